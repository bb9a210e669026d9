import { describe, expect, it } from "vitest";
import { companyOf } from "../players/company";
import type { Player, TableListing } from "../protocol/wire";
import { english } from "../words/english_example";
import { hasSeat, othersOf } from "./company";
import { liveTables } from "./live_tables";

const words = english();
const person = (name: string): Player => ({ player_id: `guest-${name}`, name, bot: null });
const bot = (name: string, seat: number): Player => ({ player_id: `bot-planner-${seat}`, name, bot: "planner" });
const table = (id: string, players: TableListing["players"], more: Partial<TableListing> = {}): TableListing => ({
    table_id: id,
    options: {},
    players,
    status: "playing",
    deal_number: 1,
    is_quick: false,
    is_attended: true,
    is_joinable: false,
    opened_at_ms: 0,
    ...more,
});

describe("who sits at a table", () => {
    it("is its people by name, and its bots by number", () => {
        expect(companyOf(words, [person("Ana"), bot("Irma", 1), bot("Anton", 2), null])).toBe("Ana + 2 bots");
        expect(companyOf(words, [person("Ana"), person("Ben"), bot("Irma", 2)])).toBe("Ana and Ben + 1 bot");
        expect(companyOf(words, [person("Ana"), person("Ben"), person("Cleo")])).toBe("Ana, Ben, and Cleo");
    });

    it("is the bots by name where there is nobody else", () => {
        const own = table("t", [person("Ana"), bot("Irma", 1), bot("Planner", 2)]);
        expect(companyOf(words, othersOf(own, "guest-Ana"))).toBe("Irma and Anton");
    });

    it("is nobody yet", () => {
        expect(companyOf(words, [null, null])).toBe(words.t("home-table-empty"));
    });
});

describe("tables right now", () => {
    const full = table("full", [person("Ana"), person("Ben"), person("Cleo")]);

    it("are those where a person is, but for one's own", () => {
        const left = table("left", [person("Dan"), bot("Irma", 1), bot("Anton", 2)], { is_attended: false });
        const closed = table("closed", [person("Dan"), null, null], { status: "closed" });
        const own = table("own", [person("Eve"), null, null]);
        expect(liveTables([full, left, closed, own], [own])).toEqual([full]);
    });

    it("have a seat if one is free, or a bot's may be had", () => {
        expect(hasSeat(full)).toBe(false);
        expect(hasSeat(table("free", [person("Ana"), null, person("Ben")]))).toBe(true);
        expect(hasSeat(table("quick", [person("Ana"), bot("Irma", 1), bot("Anton", 2)], { is_joinable: true }))).toBe(
            true,
        );
    });
});
