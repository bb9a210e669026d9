/** Where the browser keeps what a person chose; pages that are only read look there too. */
export const SETTINGS_KEY = "gangoffour.settings.1";
