import { beforeEach, describe, expect, it } from "vitest";
import { enlivenAll, type Answers } from "./live_exercises";

const ANSWERS: Answers = {
    byCards: {
        "3G": { grade: "allowed", text: "Too low." },
        "3G 3Y": { grade: "right", text: "A pair." },
        "9R": { grade: "refused", text: "No." },
    },
    pass: { grade: "allowed", text: "You may pass." },
    noCombination: { grade: "refused", text: "{cards} is nothing." },
    nothingChosen: { grade: "none", text: "Choose." },
    gap: "{cards}",
};

/** The parts of an exercise as the page has them. */
function page(): void {
    document.documentElement.lang = "en";
    const root = document.createElement("div");
    root.dataset["answers"] = JSON.stringify(ANSWERS);
    const part = (name: string, tag = "div"): HTMLElement => {
        const made = document.createElement(tag);
        made.dataset["part"] = name;
        return made;
    };
    const tries = part("tries");
    tries.hidden = true;
    for (const [place, card] of ["3G", "3Y", "9R"].entries()) {
        const button = document.createElement("button");
        button.dataset["card"] = card;
        button.dataset["name"] = `card ${card}`;
        button.setAttribute("aria-pressed", "false");
        button.tabIndex = place === 0 ? 0 : -1;
        tries.append(button);
    }
    const result = part("result");
    for (const grade of ["right", "allowed", "refused"]) {
        const word = document.createElement("strong");
        word.dataset["word"] = grade;
        word.hidden = true;
        word.textContent = grade;
        result.append(word);
    }
    result.append(part("said", "span"));
    tries.append(part("check", "button"), part("pass", "button"), result);
    root.append(part("picture"), tries);
    document.body.replaceChildren(root);
}

function found(selector: string): HTMLElement {
    const element = document.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`no ${selector}`);
    return element;
}

const card = (name: string): HTMLElement => found(`[data-card="${name}"]`);
const part = (name: string): HTMLElement => found(`[data-part=${name}]`);

/** What stands under the buttons: the word for the grade, and the sentence. */
function told(): string[] {
    const words = [...document.querySelectorAll<HTMLElement>("[data-word]")].filter(({ hidden }) => !hidden);
    return [...words.map(({ textContent }) => textContent), part("said").textContent];
}

function check(...cards: string[]): string[] {
    for (const name of cards) card(name).click();
    part("check").click();
    return told();
}

beforeEach(() => {
    page();
    enlivenAll();
});

describe("a playable exercise", () => {
    it("takes the place of the picture", () => {
        expect([part("picture").hidden, part("tries").hidden]).toEqual([true, false]);
    });

    it("answers what was chosen, in whatever order", () => {
        expect(check("3Y", "3G")).toEqual(["right", "A pair."]);
    });

    it("says why cards are nothing, by their names, with a capital letter", () => {
        expect(check("3G", "9R")).toEqual(["refused", "Card 3G, card 9R is nothing."]);
    });

    it("lets go of a card that is chosen again, and of the answer to another choice", () => {
        expect(check("3G", "9R")).not.toEqual([""]);
        card("9R").click();
        expect(card("9R").getAttribute("aria-pressed")).toBe("false");
        expect(told()).toEqual([""]);
        expect(check()).toEqual(["allowed", "Too low."]);
    });

    it("asks for a card if none is chosen", () => {
        expect(check()).toEqual(["Choose."]);
    });

    it("takes a pass, which chooses no card", () => {
        card("3G").click();
        part("pass").click();
        expect(told()).toEqual(["allowed", "You may pass."]);
        expect(card("3G").getAttribute("aria-pressed")).toBe("false");
    });

    it("is walked through with arrow keys, and Tab comes back to the card that was left", () => {
        const press = (key: string, more = {}): boolean =>
            (document.activeElement ?? document.body).dispatchEvent(
                new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
            );
        card("3G").focus();
        press("ArrowRight");
        expect(document.activeElement).toBe(card("3Y"));
        press("End");
        press("ArrowRight");
        expect(document.activeElement).toBe(card("9R"));
        expect([card("3G").tabIndex, card("9R").tabIndex]).toEqual([-1, 0]);
        press("Home", { ctrlKey: true });
        expect(document.activeElement).toBe(card("9R"));
        press("Home");
        expect(document.activeElement).toBe(card("3G"));
        expect(press("Tab")).toBe(true);
    });
});
