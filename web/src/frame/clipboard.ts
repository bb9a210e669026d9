/** Copies the text of a field, also on pages without TLS, where browsers offer no clipboard. */
export async function copyText(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(field.value);
        return true;
    } catch {
        return copySelected(field);
    }
}

/** The old way works on what is selected. If it does not work either, the text stays selected to be copied by hand. */
function copySelected(field: HTMLInputElement | HTMLTextAreaElement): boolean {
    const focused = document.activeElement;
    field.focus();
    field.select();
    const isCopied = document.execCommand("copy");
    if (isCopied && focused instanceof HTMLElement) focused.focus();
    return isCopied;
}
