// Reading the files that a person gives: text as the command line reads it.

/** No record comes near it; a film that was dropped by mistake is not read to its end. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Returns the text of a file, or the id of a message that says why there is none. */
export async function readText(
    file: File,
): Promise<{ text: string } | { problem: "verify-too-long" | "verify-not-text" }> {
    if (file.size > MOST_BYTES) {
        return { problem: "verify-too-long" };
    }
    try {
        const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
        const text = decoder.decode(await file.arrayBuffer());
        return { text: text.replaceAll(/\r\n?/g, "\n") };
    } catch {
        return { problem: "verify-not-text" };
    }
}
