/** How points and times of a day are written. The server counts in hundredths of a point. */

const HUNDREDTHS = 100;
const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const MINUS = "−";

/** Whole points; a half goes up, as everywhere else. */
export function wholePoints(hundredths: number): number {
    const whole = Math.floor((2 * hundredths + HUNDREDTHS) / (2 * HUNDREDTHS));
    return whole === 0 ? 0 : whole; // never −0
}

/** Points with their sign: "+12", "−3", "0". */
export function signedPoints(hundredths: number): string {
    const whole = wholePoints(hundredths);
    return whole === 0 ? "0" : whole > 0 ? `+${whole}` : `${MINUS}${-whole}`;
}

/** What is left of a span of time, in hours and minutes. */
export function timeLeft(ms: number): { hours: number; minutes: string } {
    const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
    return { hours: Math.floor(minutes / HOUR_MIN), minutes: String(minutes % HOUR_MIN).padStart(2, "0") };
}

/** A date of a day (UTC) in the words of a language. */
export function dayName(language: string, date: string): string {
    const shape = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
    return new Intl.DateTimeFormat(language, shape).format(Date.parse(date));
}
