/** What is asked of the server about issuers; only where it has any. */
import type { Arrived, DepartureAddress } from "../protocol/wire";
import { ask } from "../requests/api";

export const departToKeep = (issuer: string, name: string | null): Promise<DepartureAddress> =>
    ask("POST", "/api/me/departures", { issuer, name });
export const depart = (issuer: string): Promise<DepartureAddress> => ask("POST", "/api/departures", { issuer });
export const removeIssuer = (issuer: string): Promise<void> => ask("DELETE", `/api/me/issuers/${issuer}`);

/** Comes in with what the issuer gave this browser to come back with; null: the person did not sign in there. */
export async function arrive(brought: URLSearchParams): Promise<Arrived | null> {
    const { code, ...known } = Object.fromEntries(brought);
    return code ? ask("POST", "/api/arrivals", { ...known, code }) : null;
}
