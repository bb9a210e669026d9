/** The words on the screen: Fluent messages of one language, the same files that the server and the terminal read. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createContext } from "svelte";
import addresses from "virtual:words";
import type { Fact, MessageFacts } from "./messages";

export const REFERENCE = "en";
export const LANGUAGES = Object.keys(addresses).sort();

/** Ids of messages, with the facts that each one needs. */
export type MessageId = keyof MessageFacts;
type Facts<Id extends MessageId> = MessageFacts[Id] extends null ? [] : [facts: MessageFacts[Id]];

/** Returns the language of ours that a person likes best. */
export function preferredLanguage(wishes: readonly string[]): string {
    const codes = wishes.map((wish) => wish.toLowerCase().split("-")[0] ?? "");
    return codes.find((code) => LANGUAGES.includes(code)) ?? REFERENCE;
}

export class Words {
    language = $state(REFERENCE);
    #bundle = $state.raw<FluentBundle | null>(null);

    /** True when there is something to say it with. */
    get isReady(): boolean {
        return this.#bundle !== null;
    }

    /** Speaks a language from now on; the last one asked for wins. */
    async speak(language: string): Promise<void> {
        const address = addresses[language] ?? addresses[REFERENCE];
        if (address === undefined) throw new Error("no words at all");
        this.#wanted = language;
        const answer = await fetch(address);
        if (!answer.ok) throw new Error(`no words for ${language}: ${answer.status}`);
        const text = await answer.text();
        if (this.#wanted === language) this.use(language, text);
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

    #wanted = REFERENCE;
}

export const [useWords, provideWords] = createContext<Words>();
