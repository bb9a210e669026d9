import { describe, expect, it } from "vitest";
import { english } from "../words/english_example";
import { failureWords, Refusal } from "./requests";

describe("what went wrong with a request", () => {
    const words = english();

    it("is what the server says", () => {
        const refusal = new Refusal("account/not_signed_in", {}, 401);
        expect(failureWords(words, refusal)).toBe(words.said("account/not_signed_in"));
        expect(failureWords(words, refusal)).not.toBe(words.t("network-away"));
    });

    it("is the network where nobody said anything", () => {
        expect(failureWords(words, new TypeError("import failed"))).toBe(words.t("network-away"));
    });
});
