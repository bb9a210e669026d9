/** Where the words of the person's language are kept; the page puts them there, for it knows the language. */
export const WORDS_CACHE = "gangoffour-words";
/** Where the rules and the tips are kept once somebody has read them. */
export const READING_CACHE = "gangoffour-reading";
