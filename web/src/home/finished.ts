/** Where this browser notes how far somebody came in it: to the end of a match, or only into one. */
export const FINISHED_KEY = "gangoffour.finished.1";
export const FINISHED = "yes";
export const BEGUN = "begun";
