/** Where the words of the person's language are kept; the page puts them there, for it knows the language. */
export const WORDS_CACHE = "gangoffour-words";
