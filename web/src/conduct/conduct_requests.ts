/** What is asked of the server about how people behave, and of the staff's desk. */
import type { NewReport, OwnConduct, StaffDesk } from "../protocol/wire";
import { ask } from "../requests/api";

export type Decision = "dismiss" | "warn" | "mute" | "ban";

const one = (id: string): string => encodeURIComponent(id);

export const ownConduct = (): Promise<OwnConduct> => ask("GET", "/api/me/conduct");
export const report = (about: NewReport): Promise<void> => ask("POST", "/api/reports", about);
/** Says once what speaks against a sanction. It needs no session: whoever is banned has none. */
export const appeal = (caseId: string, words: string): Promise<void> =>
    ask("POST", "/api/appeals", { case_id: caseId, words });
export const staffDesk = (): Promise<StaffDesk> => ask("GET", "/api/moderation");
/** Decides a report, and all about the same person in the same match. */
export const decide = (reportId: string, act: Decision, hours: number): Promise<void> =>
    ask("POST", `/api/moderation/reports/${one(reportId)}`, { act, hours });
export const settle = (caseId: string, isLifted: boolean): Promise<void> =>
    ask("POST", `/api/moderation/appeals/${one(caseId)}`, { is_lifted: isLifted });
