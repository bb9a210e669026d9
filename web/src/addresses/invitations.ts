/** The keys of private tables that this browser was given; the server tells each one once. */
import { browserStorage } from "../storage/browser_storage";

const PREFIX = "gangoffour.invite.";
const FRAGMENT = "#key=";

/** Returns the address of a table, with its key behind the mark that no browser sends to a server. */
export function tableAddress(tableId: string, invite: string | null): string {
    return `/t/${tableId}${invite === null ? "" : FRAGMENT + invite}`;
}

/** Returns the key of a table: from the address if it stands there, else the one that was kept. */
export function inviteFor(tableId: string, fragment: string): string | null {
    const given = fragment.startsWith(FRAGMENT) ? fragment.slice(FRAGMENT.length) : null;
    const storage = browserStorage();
    try {
        if (given !== null) storage?.setItem(PREFIX + tableId, given);
        return given ?? storage?.getItem(PREFIX + tableId) ?? null;
    } catch {
        return given;
    }
}
