/** Whether one may write in one's own words at a table; asked when the chat is first opened. */
import type { OwnVoice } from "../protocol/wire";
import { ask } from "../requests/api";

export const voiceAt = (tableId: string): Promise<OwnVoice> => ask<OwnVoice>("GET", `/api/tables/${tableId}/voice`);
