/** What is asked of the server about codes that lead to tables. */
import type { NewCode, ShownCode } from "../protocol/wire";
import { ask } from "../requests/api";

/** Returns a few words that lead to the table, for somebody who sits there. */
export const tableCode = (tableId: string, invite: string | null, language: string): Promise<ShownCode> =>
    ask("POST", `/api/tables/${tableId}/code`, { language } as NewCode, invite === null ? {} : { "X-Invite": invite });
