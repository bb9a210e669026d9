/** Whether this browser has asked a guest to keep their matches: it does so once. */
import { browserStorage } from "../storage/browser_storage";

const ASKED = "gangoffour.keep.asked";

/** True the first time; from then on the question counts as asked. */
export function mayAskToKeep(): boolean {
    const storage = browserStorage();
    try {
        if (storage === null || storage.getItem(ASKED) !== null) return false;
        storage.setItem(ASKED, "1");
        return true;
    } catch {
        return false;
    }
}
