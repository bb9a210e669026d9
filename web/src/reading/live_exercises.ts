// Makes the exercises of a page playable. Loaded after the page, which can be read without it; it knows no rule and no
// words: every answer stands in the page.

/** Right, allowed but not what was asked for, refused by the rules, or nothing at all. */
export type Grade = "right" | "allowed" | "refused" | "none";

export interface Answer {
    grade: Grade;
    text: string;
}

export interface Answers {
    /** By the cards of each combination in the hand, in rising order. */
    byCards: Record<string, Answer>;
    /** Null on lead. */
    pass: Answer | null;
    /** For all other cards; their names belong where `gap` stands. */
    noCombination: Answer;
    nothingChosen: Answer;
    gap: string;
}

/** Names of cards begin with a small letter in most languages; a sentence on a page does not, even if it begins with one. */
export function capitalised(text: string): string {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the answer to cards that were chosen; `names` are theirs. */
export function answerTo(answers: Answers, cards: readonly string[], names: readonly string[]): Answer {
    if (cards.length === 0) return answers.nothingChosen;
    const found = answers.byCards[cards.join(" ")];
    if (found !== undefined) return found;
    const { grade, text } = answers.noCombination;
    return { grade, text: capitalised(text.replace(answers.gap, () => names.join(", "))) };
}

/** Where a key leads from one of so many cards; null if it leads nowhere. */
function nextPlace(key: string, place: number, count: number): number | null {
    const places: Record<string, number> = {
        ArrowLeft: Math.max(0, place - 1),
        ArrowRight: Math.min(count - 1, place + 1),
        Home: 0,
        End: count - 1,
    };
    return places[key] ?? null;
}

function isPressed(button: HTMLButtonElement): boolean {
    return button.getAttribute("aria-pressed") === "true";
}

function press(button: HTMLButtonElement, isChosen: boolean): void {
    button.setAttribute("aria-pressed", String(isChosen));
}

/** Lets the reader choose cards: with a finger or a mouse, or with arrow keys and space. One card is reached by Tab. */
function letChoose(buttons: readonly HTMLButtonElement[], onChange: () => void): void {
    for (const [place, button] of buttons.entries()) {
        button.addEventListener("click", () => {
            press(button, !isPressed(button));
            onChange();
        });
        button.addEventListener("focus", () => {
            for (const each of buttons) each.tabIndex = each === button ? 0 : -1;
        });
        button.addEventListener("keydown", (event) => {
            if (event.ctrlKey || event.altKey || event.metaKey) return;
            const next = nextPlace(event.key, place, buttons.length);
            if (next === null) return;
            event.preventDefault();
            buttons[next]?.focus();
        });
    }
}

/** Makes one exercise playable. */
export function enliven(exercise: HTMLElement): void {
    const part = <Kind extends HTMLElement>(name: string): Kind | null => exercise.querySelector(`[data-part=${name}]`);
    const [picture, tries, result] = [part("picture"), part("tries"), part("result")];
    if (picture === null || tries === null || result === null) return;
    const answers = JSON.parse(exercise.dataset["answers"] ?? "") as Answers;
    const buttons = [...tries.querySelectorAll<HTMLButtonElement>("[data-card]")];

    const show = ({ grade, text }: Answer): void => {
        result.dataset["grade"] = grade;
        for (const word of result.querySelectorAll<HTMLElement>("[data-word]")) {
            word.hidden = word.dataset["word"] !== grade;
        }
        const said = part("said");
        if (said !== null) said.textContent = text;
    };
    const nothing: Answer = { grade: "none", text: "" };

    letChoose(buttons, () => show(nothing));
    part<HTMLButtonElement>("check")?.addEventListener("click", () => {
        const chosen = buttons.filter(isPressed);
        const cards = chosen.map(({ dataset }) => dataset["card"] ?? "");
        const names = chosen.map(({ dataset }) => dataset["name"] ?? "");
        show(answerTo(answers, cards, names));
    });
    part<HTMLButtonElement>("pass")?.addEventListener("click", () => {
        for (const each of buttons) press(each, false);
        show(answers.pass ?? nothing);
    });
    picture.hidden = true;
    tries.hidden = false;
}

/** Makes all exercises of the page playable. */
export function enlivenAll(): void {
    for (const exercise of document.querySelectorAll<HTMLElement>("[data-answers]")) enliven(exercise);
}
