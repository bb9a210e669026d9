/** The addresses of profiles. */

/** The address of a user's profile; one's own is `/p`. */
export const personAddress = (name: string): string => `/p/${encodeURIComponent(name)}`;

/** Reads a name from an address. One that is cut off within a letter is nobody's name, and is looked for as it is. */
export function nameIn(text: string): string {
    try {
        return decodeURIComponent(text);
    } catch {
        return text;
    }
}
