/** The words on the screen: Fluent messages of one language, the same files that the server and the terminal read. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createContext } from "svelte";
import texts from "virtual:words";
import type { Fact, MessageFacts } from "./messages";

export const REFERENCE = "en";
export const LANGUAGES = Object.keys(texts).sort();

/** Ids of messages, with the facts that each one needs. */
export type MessageId = keyof MessageFacts;
type Facts<Id extends MessageId> = MessageFacts[Id] extends null ? [] : [facts: MessageFacts[Id]];

/** Returns the language of ours that a person likes best. */
export function preferredLanguage(wishes: readonly string[]): string {
    const codes = wishes.map((wish) => wish.toLowerCase().split("-")[0] ?? "");
    return codes.find((code) => LANGUAGES.includes(code)) ?? REFERENCE;
}

/** The words of every screen, and those of some. */
export type Part =
    | "shell"
    | "opening"
    | "settings"
    | "table"
    | "learn"
    | "daily"
    | "replay"
    | "review"
    | "verify"
    | "pad"
    | "devices"
    | "conduct"
    | "moderation"
    | "friends"
    | "profile"
    | "rights";

export class Words {
    language = $state(REFERENCE);
    #bundle = $state.raw<FluentBundle | null>(null);
    #parts: readonly Part[] = $state.raw([]);
    /** What is wanted: the last wish wins. */
    #wish: { language: string; parts: readonly Part[] } = { language: REFERENCE, parts: ["shell"] };

    /** True when there are words for all these parts of the page. */
    has(parts: readonly Part[]): boolean {
        return parts.every((part) => this.#parts.includes(part));
    }

    /** Speaks a language from now on. */
    speak(language: string, parts: readonly Part[] = ["shell"]): Promise<void> {
        const known = this.#wish.parts;
        return this.#fetch({ language, parts: [...known, ...parts.filter((part) => !known.includes(part))] });
    }

    /** Fetches all that is wanted and then speaks it at once, so that no screen is half in one language. */
    async #fetch(wish: { language: string; parts: readonly Part[] }): Promise<void> {
        this.#wish = wish;
        const addresses = texts[wish.language] ?? texts[REFERENCE];
        if (addresses === undefined) throw new Error("no words");
        const parts = await Promise.all(wish.parts.map((part) => fetchText(addresses[part])));
        if (this.#wish !== wish) return;
        this.use(wish.language, parts.join("\n"));
        this.#parts = wish.parts;
    }

    /** Takes the words of a language from a text. */
    use(language: string, text: string): void {
        const bundle = new FluentBundle(language, { useIsolating: false });
        bundle.addResource(new FluentResource(text));
        this.#bundle = bundle;
        this.language = language;
    }

    /** Returns a sentence. */
    t = <Id extends MessageId>(id: Id, ...[facts]: Facts<Id>): string => this.said(id, facts ?? {});

    /** Returns a sentence whose id comes from a code or a name of the server. */
    said = (code: string, facts: Record<string, Fact> = {}): string => {
        const id = code.replaceAll("/", "-").replaceAll("_", "-");
        const pattern = this.#bundle?.getMessage(id)?.value;
        // A newer server may name things that this page has no words for yet: the bare name is better than nothing.
        return pattern && this.#bundle ? this.#bundle.formatPattern(pattern, facts) : code;
    };

    /** True if there is a message for a code or a name of the server. */
    knows(code: string): boolean {
        return this.#bundle?.hasMessage(code.replaceAll("/", "-").replaceAll("_", "-")) ?? false;
    }
}

export async function fetchText(address: string): Promise<string> {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`no words: ${answer.status}`);
    return answer.text();
}

export const [useWords, provideWords] = createContext<Words>();
