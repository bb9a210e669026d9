import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, test } from "vitest";
import { CHARACTERS } from "../protocol/characters";
import type { Player } from "../protocol/wire";
import { knowFaces } from "./chosen_faces.svelte";
import { ANIMALS, avatarOf, faceOf, facesOf, GROUNDS } from "./faces";

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const drawn = (name: string): string[] => readdirSync(folder(name)).map((file) => file.replace(/\.svg$/, ""));
const LARGEST = 2500;

describe("pictures of players", () => {
    it("has a portrait for every character, and no other", () => {
        const names = Object.values(CHARACTERS).flat();
        expect(drawn("portraits").sort()).toEqual(names.map((name) => name.toLowerCase()).sort());
    });

    it("has an avatar for every animal on every ground, and no other", () => {
        const names = ANIMALS.flatMap((animal) => GROUNDS.map((ground) => `${animal}-${ground}`));
        expect(drawn("avatars").sort()).toEqual(names.sort());
    });

    it.each(["portraits", "avatars"])(
        "draws %s in few bytes, without text and without anything from outside",
        (name) => {
            for (const file of readdirSync(folder(name))) {
                const svg = readFileSync(`${folder(name)}/${file}`, "utf-8");
                expect(svg.length, file).toBeLessThanOrEqual(LARGEST);
                expect(svg.replace("http://www.w3.org/2000/svg", ""), file).not.toMatch(
                    /<(text|title|image|style|script)|href|http/,
                );
            }
        },
    );
});

test("a bot has the portrait of its character, also where only its level was written down", () => {
    expect(faceOf({ player_id: "bot-champion-1", name: "Ivo", bot: "champion" })).toBe("ivo");
    expect(faceOf({ player_id: "bot-champion-1", name: "Champion", bot: "champion" })).toBe("alma");
    expect(faceOf({ player_id: "bot-oracle-1", name: "Oracle", bot: "oracle" })).toBeNull();
});

test("a person has the same animal whatever they are called, and people have them all", () => {
    const ana = { player_id: "guest-qaa7rrefehv7yglt", name: "Ana", bot: null };
    expect(faceOf({ ...ana, name: "Irma" })).toBe(faceOf(ana));
    const ids = Array.from({ length: 2000 }, (_, place) => `guest-${place.toString(36).padStart(4, "a")}`);
    const avatars = ids.map((id) => avatarOf(id));
    for (const avatar of ANIMALS.flatMap((animal) => GROUNDS.map((ground) => `${animal}-${ground}`))) {
        expect(avatars.filter((each) => each === avatar).length, avatar).toBeGreaterThan(ids.length / 24 / 2);
    }
});

const person = (id: string): Player => ({ player_id: id, name: id, bot: null });
const BOT: Player = { player_id: "bot-champion-1", name: "Ivo", bot: "champion" };

const FACE = avatarOf("guest-0");
const IDS = Array.from({ length: 400 }, (_, number) => `guest-${number}`);
/** People who have the same face where they are alone. */
const ALIKE = IDS.filter((id) => avatarOf(id) === FACE).map(person);
const OTHER = person("guest-last");

afterEach(() => {
    knowFaces(Object.fromEntries([...ALIKE, OTHER].map((player) => [player.player_id, null])));
});

describe("faces at one table", () => {
    it("are four for four people who would have the same one, and each keeps the animal", () => {
        const faces = facesOf(ALIKE.slice(0, 4));
        expect(faces[0]).toBe(FACE);
        expect(new Set(faces).size).toBe(4);
        expect(new Set(faces.map((face) => face?.split("-")[0])).size).toBe(1);
    });

    it("stay with those who chose theirs, wherever they sit", () => {
        const people = [...ALIKE.slice(0, 2), OTHER];
        const second = facesOf(people)[1] ?? "";
        knowFaces({ [OTHER.player_id]: second });
        const faces = facesOf(people);
        expect(new Set(faces).size).toBe(3);
        expect(faces[2]).toBe(second);
        knowFaces(Object.fromEntries(people.map((player) => [player.player_id, FACE])));
        expect(facesOf(people)).toEqual([FACE, FACE, FACE]);
    });

    it("are for people: a free seat has none, and a bot the one it always has", () => {
        expect(facesOf([null, BOT, person("guest-0")])).toEqual([null, "ivo", FACE]);
    });
});
