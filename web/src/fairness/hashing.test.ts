// The known answers of gof-fair-1.
import { describe, expect, it } from "vitest";
import { cardsAt, cutCards, dealtHands, deckOrder, firstDealer } from "./decks";
import {
    bytesToHex,
    clientCommitment,
    hexToBytes,
    idBytes,
    lp,
    serverCommitment,
    tableFingerprint,
    transcriptHash,
} from "./hashing";
import { matchKey } from "./match_key";

const MATCH_ID = new Uint8Array(16);
const SECRET = Uint8Array.from({ length: 64 }, (_, index) => index);
const PLAYERS = ["player0", "player1", "player2", "player3"];
const NUMBERS = PLAYERS.map((_, seat) => new Uint8Array(32).fill(seat));
const COMMITMENTS = PLAYERS.map((player, seat) => clientCommitment(MATCH_ID, player, NUMBERS[seat] as Uint8Array));
const T = transcriptHash({
    matchId: MATCH_ID,
    rules: "standard-4p",
    commitment: serverCommitment(MATCH_ID, SECRET),
    players: PLAYERS,
    clientCommitments: COMMITMENTS,
    numbers: NUMBERS,
});
const KEY = matchKey(SECRET, T);

function numbers(text: string): number[] {
    return text.split(" ").map(Number);
}

describe("gof-fair-1", () => {
    it("gives the known commitments", () => {
        expect(bytesToHex(serverCommitment(MATCH_ID, SECRET))).toBe(
            "c0a29a4794b12c0c5658fda9e57a446d0cf769e3611e4f1698a39936c31feece",
        );
        expect(COMMITMENTS.map(bytesToHex)).toEqual([
            "d9d371d556e6b65f4c4d0114c22fa664df0c627152f82d0e83573f2fbc46a3aa",
            "4a29c46e108f2c01976fe03db1278d4b0debeb5a0754baab5d8224280e304c37",
            "b18eebe8937b895a00b9bebc6b74f19dffb23322564b06c87612ec4621fd9044",
            "957fb795248960c70c4c02f8d734b2a9d18b41066502d14bc5fa5392774373e4",
        ]);
    });

    it("gives the known transcript hash, fingerprint and key", () => {
        expect(bytesToHex(T)).toBe("86077fe423b018500a5bbb0ad34dde8e7f46482f287e7c5e1c4a357a5a49f6fa");
        expect(tableFingerprint(T)).toBe("GR3QZ-S13P0-C502J-VQC5D");
        expect(bytesToHex(KEY)).toBe(
            "cc341e131a1663e80edf0f74ead0d8a35bd921fdef74bdf2c6120fc1c952818e" +
                "7f1e38f5c6196da653af35f1e7eb132075d855d0dadab32abf9311fb95bf35cd",
        );
    });

    it("gives the known deck orders", () => {
        const first = deckOrder(KEY, 0);
        expect(first.slice(0, 16)).toEqual(numbers("42 58 31 5 24 46 3 60 39 50 17 1 16 11 61 57"));
        expect(first.slice(16, 32)).toEqual(numbers("34 18 28 20 56 48 22 37 30 36 38 33 12 6 10 44"));
        expect(first.slice(32, 48)).toEqual(numbers("4 54 32 2 21 40 52 51 45 7 49 23 13 59 29 0"));
        expect(first.slice(48)).toEqual(numbers("15 8 26 53 14 9 19 25 62 55 43 63 35 47 41 27"));
        expect(deckOrder(KEY, 1).slice(0, 16)).toEqual(numbers("40 60 13 20 37 32 45 12 47 31 16 48 51 63 4 62"));
    });

    it("gives the known dealers and cut cards", () => {
        expect([firstDealer(KEY, 4), firstDealer(KEY, 3)]).toEqual([1, 0]);
        expect([0, 1, 2, 3].map((index) => cutCards(KEY, index))).toEqual([[2], [41], [34], [21]]);
    });

    it("deals sixteen cards to each seat and, with three seats, the last sixteen aside", () => {
        const four = dealtHands(KEY, 0, 4);
        expect(four.hands[0]).toEqual(cardsAt(deckOrder(KEY, 0).slice(0, 16)));
        expect(four.dummyHand).toBeNull();
        const three = dealtHands(KEY, 0, 3);
        expect(three.hands).toEqual(four.hands.slice(0, 3));
        expect(three.dummyHand).toEqual(four.hands[3]);
    });

    it("puts lengths before values and reads ids with hyphens", () => {
        expect(bytesToHex(lp(hexToBytes("ff")))).toBe("00000001ff");
        expect(bytesToHex(idBytes("01890000-0000-7000-8000-000000000002"))).toBe("01890000000070008000000000000002");
    });
});
