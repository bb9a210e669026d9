/** What a person does with their hand: choosing cards, playing, passing. Knows no socket: intents go to the screen. */
import { rankOf, sortCards } from "../../catalogue/cards";
import type { Catalogue } from "../../catalogue/catalogue";
import { cardsInPlays, completions, type Combination } from "../../catalogue/judgement";
import type { Known } from "../../folding/fold";
import type { Command } from "../../link/outbox";
import type { CardName } from "../../protocol/wire";
import type { Settings } from "../../settings/settings.svelte";
import type { Words } from "../../words/words.svelte";
import type { Scene } from "../scene";
import { armedStep, type Armed, type ArmedStep } from "./armed_play";
import { offerWords, whyWords } from "./button_words";
import { chipsOf, chosenPlays, type Chip } from "./chips";
import { arrange, heldWords, holdHand, moved, nextSorting, receivedKey, type Held } from "./held_cards";
import type { Query } from "./key_intents";
import { offerOf, whyNoPass, type Circumstances, type Offer } from "./offers";
import { prospectOf } from "./prospect";
import { Selection, type Keys } from "./selection.svelte";

/** Cards to choose, and whether the play declares the last card. */
export interface Taken {
    cards: readonly CardName[];
    declare: boolean;
}

/** What the screen gives to the hand. `known` already has the person's pending action in it. */
export interface Surroundings {
    known: Known;
    scene: Scene;
    catalogue: Catalogue | null;
    /** The link is not live. */
    isAway: boolean;
    onintent: (command: Command) => void;
    onquery: (query: Query) => void;
    say: (sentence: string) => void;
    /** What the person took from a hint; it is given once. */
    taken?: Taken | null;
    /** Hears what the rules or the moment forbid, instead of having it said. */
    onrefused?: ((why: string, sentence: string, cards: CardName[]) => void) | undefined;
}

/** For how long a pass can be taken back, where a person wants that. */
export const PASS_HELD_MS = 800;
const CHIPS_AT_ONCE = 12;
const MORE_CHIPS = 24;

/** The order that a person gave the cards, in one deal. */
interface Manual {
    dealNumber: number;
    keys: readonly string[];
    isShown: boolean;
}

export class HandControl {
    readonly selection = new Selection();
    armed: Armed | null = $state.raw(null);
    isPassHeld = $state(false);
    /** Whether the play that leaves one card declares it; meant for one selection only. */
    #declaring: Keys | null = $state.raw(null);
    #manual: Manual | null = $state.raw(null);
    #more: { picked: Keys; count: number } | null = $state.raw(null);
    #passTimer: ReturnType<typeof setTimeout> | undefined;
    // Memory of the keys, not state: it matters only when the hand changes.
    #before: readonly Held[] = [];
    #leaving: Keys = [];

    constructor(
        private readonly around: () => Surroundings,
        readonly settings: Settings,
        readonly words: Words,
    ) {}

    /** The hand in rising card order. */
    readonly held = $derived.by(() => {
        this.#before = holdHand(this.around().known.own?.hand ?? [], this.#before, this.#leaving);
        return this.#before;
    });
    readonly sorting = $derived.by(() => {
        if (this.#manualKeys !== null && this.#manual?.isShown === true) return "own";
        const { sorting } = this.settings.choices;
        return sorting === "own" ? "rank" : sorting;
    });
    readonly nextSorting = $derived.by(() => nextSorting(this.sorting, this.#manualKeys !== null));
    readonly #lying = $derived.by(() => arrange(this.held, this.sorting, this.#manualKeys ?? []));
    readonly received = $derived.by(() => {
        const key = receivedKey(this.around().known, this.held);
        return this.held.find((each) => each.key === key) ?? null;
    });
    /** The cards as they lie, without the one that lies apart. */
    readonly arranged = $derived.by(() => this.#lying.filter(({ key }) => key !== this.received?.key));
    /** All cards as a person meets them. */
    readonly all = $derived.by(() => (this.received === null ? this.arranged : [...this.arranged, this.received]));

    readonly prospect = $derived.by(() => {
        const { known, scene, catalogue } = this.around();
        return prospectOf(known, scene, catalogue);
    });
    readonly chosen = $derived.by(() => sortCards(this.selection.cardsOf(this.held)));
    readonly offer: Offer = $derived.by(() => offerOf(this.#circumstances, this.chosen, this.armed !== null));
    readonly offerText = $derived.by(() => offerWords(this.words, this.offer, this.around().known, this.prospect));
    readonly noPass = $derived.by(() => whyNoPass(this.#circumstances));
    readonly noPassText = $derived.by(() => {
        return this.noPass === null ? null : whyWords(this.words, this.noPass, this.around().known, this.prospect);
    });
    /** The card that has to be in the play, if there is one. */
    readonly due = $derived.by(() => this.around().known.own?.limits?.must_contain ?? null);
    readonly #hasAssists = $derived.by(() => this.around().known.table.options.assists ?? true);

    /** The keys of the cards that are in no legal play. */
    readonly toned: Keys = $derived.by(() => {
        const isWanted = this.#hasAssists && this.settings.choices.toneDown && this.around().scene.isMyTurn;
        if (!isWanted || this.prospect === null || this.prospect.against === null) return [];
        const playable = cardsInPlays(this.prospect.legal);
        return this.held.filter(({ card }) => !playable.has(card)).map(({ key }) => key);
    });

    /** True if plays are suggested here at all. */
    readonly suggests = $derived.by(() => {
        return this.#hasAssists && this.settings.choices.suggestions && this.around().scene.phase === "play";
    });
    readonly #suggested: readonly Combination[] = $derived.by(() => {
        const picked = this.held.filter(({ key }) => this.selection.picked.includes(key)).map(({ card }) => card);
        return this.suggests && this.prospect !== null ? completions(this.prospect.legal, picked) : [];
    });
    readonly #chipCount = $derived.by(() => {
        return this.#more?.picked === this.selection.picked ? this.#more.count : CHIPS_AT_ONCE;
    });
    readonly chips: readonly Chip[] = $derived.by(() => {
        return chipsOf(this.words, chosenPlays(this.#suggested, this.#chipCount));
    });
    readonly suggestedCount = $derived.by(() => this.#suggested.length);
    readonly hasMore = $derived.by(() => this.suggestedCount > this.chips.length);
    /** Which chip is chosen, or -1. */
    readonly chipIndex = $derived.by(() => {
        const chosen = this.chosen.join(" ");
        return this.chips.findIndex(({ play }) => play.cards.join(" ") === chosen);
    });

    readonly #isManualDeclaration = $derived.by(() => this.around().known.match?.rules["declaration"] === "manual");
    /** True if the chosen play leaves one card that the person has to declare. */
    readonly canDeclareWithPlay = $derived.by(() => {
        const isPlay = this.offer.does === "play" || this.offer.does === "arm" || this.offer.does === "disarm";
        return isPlay && this.#isManualDeclaration && this.held.length - this.chosen.length === 1;
    });
    readonly declares = $derived.by(() => this.canDeclareWithPlay && this.#declaring === this.selection.keys);
    readonly mayDeclare = $derived.by(() => this.around().known.own?.may_declare ?? false);
    readonly autoPass = $derived.by(() => this.around().known.own?.auto_pass ?? false);
    readonly armedStep: ArmedStep | null = $derived.by(() => {
        if (this.armed === null) return null;
        return armedStep(this.armed, this.prospect, this.around().scene.isMyTurn);
    });

    readonly #manualKeys = $derived.by(() => {
        return this.#manual?.dealNumber === this.around().scene.dealNumber ? this.#manual.keys : null;
    });
    readonly #circumstances: Circumstances = $derived.by(() => {
        const { known, scene, isAway } = this.around();
        return { known, scene, isAway, prospect: this.prospect };
    });

    nameOf(held: Held): string {
        const name = heldWords(this.words, this.held, held);
        if (held.key === this.received?.key) return this.words.t("hand-card-received", { card: name });
        return held.card === this.due ? this.words.t("hand-card-due", { card: name }) : name;
    }

    toggle(key: string): void {
        this.#change(() => this.selection.toggle(key));
    }

    /** Chooses all cards that have the rank of this one. */
    chooseRankOf(key: string): void {
        const card = this.held.find((each) => each.key === key)?.card;
        if (card !== undefined) this.#change(() => this.selection.addRank(this.all, rankOf(card)));
    }

    pick(rank: number): void {
        this.#change(() => this.selection.addNext(this.all, rank));
        this.#say(this.selection.isEmpty ? this.words.t("hand-cleared") : this.offerText);
    }

    sweep(from: string, to: string, before: Keys): void {
        this.#change(() => this.selection.sweep(this.all, from, to, before));
    }

    choose(cards: readonly CardName[]): void {
        this.#change(() => this.selection.choose(this.all, cards));
    }

    /** Chooses what a hint advises; it is the person who plays it. */
    take({ cards, declare }: Taken): void {
        this.choose(cards);
        if (declare) this.toggleDeclares();
    }

    restore(keys: Keys): void {
        this.#change(() => this.selection.restore(keys));
    }

    clear(): void {
        if (this.selection.isEmpty) return;
        this.#change(() => this.selection.clear());
        this.#say(this.words.t("hand-cleared"));
    }

    suggest(chip: Chip): void {
        this.#change(() => this.selection.suggest(this.all, chip.play.cards));
    }

    /** Chooses the next or the previous suggestion, round and round. */
    suggestNext(step: 1 | -1): void {
        const { chips, chipIndex } = this;
        const start = chipIndex < 0 && step < 0 ? 0 : chipIndex;
        const chip = chips[(start + step + chips.length) % chips.length];
        if (chip === undefined) return;
        this.suggest(chip);
        this.#say(chip.name);
    }

    showMore(): void {
        this.#more = { picked: this.selection.picked, count: this.chips.length + MORE_CHIPS };
    }

    sort(): void {
        const next = this.nextSorting;
        if (this.#manual !== null) this.#manual = { ...this.#manual, isShown: next === "own" };
        if (next !== "own") this.settings.choose({ sorting: next });
        this.#say(this.words.t("hand-sort", { sorting: next }));
    }

    /** Puts a card at another place among those that lie together. */
    arrangeCard(key: string, index: number): void {
        const keys = moved(
            this.arranged.map((each) => each.key),
            key,
            index,
        );
        this.#manual = { dealNumber: this.around().scene.dealNumber, keys, isShown: true };
    }

    /** Does what the Play button says. */
    play(): void {
        const { offer, offerText, declares } = this;
        if (offer.does === "nothing") {
            this.#refuse(offer.why, offerText);
        } else if (offer.does === "arm") {
            this.armed = { cards: offer.cards, against: this.prospect?.against ?? null };
            this.#say(this.offerText);
        } else if (offer.does === "disarm") {
            this.#disarm(this.words.t("hand-disarmed"));
        } else {
            this.#leaving = this.selection.keys;
            const { onintent } = this.around();
            if (offer.does === "return") onintent({ type: "return_card", card: offer.card });
            else onintent({ type: "play", cards: offer.cards, declare: declares });
        }
    }

    /** Plays a card that was dragged up: with the chosen ones if it is one of them, else alone. */
    playDragged(key: string): void {
        if (!this.selection.has(key)) this.restore([key]);
        if (this.offer.does !== "disarm") this.play();
    }

    /** Passes, or takes a pass back that is being held. */
    pass(): void {
        if (this.isPassHeld) return this.#releasePass();
        if (this.noPass !== null) return this.#refuse(this.noPass, this.noPassText ?? "", []);
        if (!this.settings.choices.holdPass) return this.around().onintent({ type: "pass" });
        this.isPassHeld = true;
        this.#say(this.words.t("hand-pass-held"));
        this.#passTimer = setTimeout(() => {
            this.#releasePass();
            this.around().onintent({ type: "pass" });
        }, PASS_HELD_MS);
    }

    declare(): void {
        this.around().onintent({ type: "declare" });
    }

    toggleDeclares(): void {
        this.#declaring = this.declares ? null : this.selection.keys;
    }

    toggleAutoPass(): void {
        this.around().onintent({ type: "set_auto_pass", is_on: !this.autoPass });
    }

    query(query: Query): void {
        this.around().onquery(query);
    }

    /** Drops cards that are gone, and a held pass whose turn is over. */
    keepUp(): void {
        this.selection.keep(this.held);
        if (this.isPassHeld && this.noPass !== null) this.#releasePass();
    }

    /** Does what an armed play needs now. */
    followArmed(step: ArmedStep | null): void {
        if (step === "changed") this.#disarm(this.words.t("hand-armed-changed"));
        if (step === "illegal") this.#disarm(this.words.t("hand-armed-illegal"));
        if (step !== "send" || this.offer.does !== "play") return;
        this.armed = null;
        this.play();
    }

    close(): void {
        this.#releasePass();
    }

    /** A change of the selection ends the wait of a play, which was for other cards. */
    #change(change: () => void): void {
        change();
        if (this.armed !== null) this.#disarm(this.words.t("hand-disarmed"));
    }

    #disarm(sentence: string): void {
        this.armed = null;
        this.#say(sentence);
    }

    #releasePass(): void {
        clearTimeout(this.#passTimer);
        this.isPassHeld = false;
    }

    #say(sentence: string): void {
        this.around().say(sentence);
    }

    #refuse(why: string, sentence: string, cards = this.chosen): void {
        const { onrefused, say } = this.around();
        if (onrefused) onrefused(why, sentence, cards);
        else say(sentence);
    }
}
