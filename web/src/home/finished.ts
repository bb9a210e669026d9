/** Where this browser notes that a match was finished in it. */
export const FINISHED_KEY = "gangoffour.finished.1";
