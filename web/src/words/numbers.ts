/** Numbers as people read them: a minus is no hyphen. */

const MINUS = "−";

/** A number in a language. */
export const numberIn = (language: string, value: number, format?: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(language, format).format(value).replace("-", MINUS);

/** The same with its sign. */
export const signedIn = (language: string, value: number, digits = 0): string =>
    numberIn(language, value, {
        signDisplay: "exceptZero",
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
    });
