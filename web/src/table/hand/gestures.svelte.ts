/** Fingers and mice on the cards: tap, double tap, hold and slide, drag sideways, drag up. Keys can do all that counts. */
import type { HandControl } from "./hand_control.svelte";
import type { Keys } from "./selection.svelte";

export interface Drag {
    mode: "arrange" | "lift";
    key: string;
    x: number;
    y: number;
}

interface Press {
    key: string;
    pointerId: number;
    /** Where it began. */
    x: number;
    y: number;
    mode: "press" | "sweep" | Drag["mode"];
    /** What was chosen when it began. */
    before: Keys;
    /** The places of the cards that lie together, as they were when the drag began. */
    slots: readonly DOMRect[];
    slot: number;
}

const HOLD_MS = 280;
const DOUBLE_MS = 320;
/** How far a finger may stray before a press becomes a drag. */
const SLACK_PX = 10;
const LIFT_PX = 56;

export class CardGestures {
    drag: Drag | null = $state.raw(null);
    #press: Press | null = null;
    #holdTimer: ReturnType<typeof setTimeout> | undefined;
    #lastTap: { key: string; at: number; before: Keys } | null = null;
    #isClickSpent = false;

    /** `slots` gives the places of the cards that lie together, in order. */
    constructor(
        private readonly around: () => HandControl,
        private readonly slots: () => DOMRect[],
    ) {}

    private get control(): HandControl {
        return this.around();
    }

    down(event: PointerEvent, key: string): void {
        if (!event.isPrimary || event.button !== 0) return;
        this.#isClickSpent = false;
        const { pointerId, clientX: x, clientY: y } = event;
        this.#press = { key, pointerId, x, y, mode: "press", before: this.control.selection.keys, slots: [], slot: -1 };
        clearTimeout(this.#holdTimer);
        this.#holdTimer = setTimeout(() => this.#beginSweep(), HOLD_MS);
    }

    move(event: PointerEvent): void {
        const press = this.#press;
        if (press === null || press.pointerId !== event.pointerId) return;
        const [x, y] = [event.clientX - press.x, event.clientY - press.y];
        if (press.mode === "press") this.#beginDrag(press, x, y, event);
        if (press.mode === "sweep") {
            const key = keyAt(event);
            if (key !== null) this.control.sweep(press.key, key, press.before);
        }
        if (press.mode === "lift") this.drag = { mode: "lift", key: press.key, x: 0, y: Math.min(0, y) };
        if (press.mode === "arrange") this.#arrange(press, x, y, event);
    }

    up(event: PointerEvent): void {
        const press = this.#press;
        if (press === null || press.pointerId !== event.pointerId) return;
        const isLifted = press.mode === "lift" && event.clientY - press.y < -LIFT_PX;
        this.#isClickSpent = press.mode !== "press";
        this.cancel();
        if (isLifted) this.control.playDragged(press.key);
    }

    cancel(): void {
        clearTimeout(this.#holdTimer);
        this.#press = null;
        this.drag = null;
    }

    /** A click is what a tap, Space and assistive technology have in common. */
    click(event: MouseEvent, key: string): void {
        if (this.#isClickSpent) {
            this.#isClickSpent = false;
            return;
        }
        const isTap = event.detail > 0;
        const last = this.#lastTap;
        if (isTap && last?.key === key && event.timeStamp - last.at < DOUBLE_MS) {
            this.#lastTap = null;
            return this.#doubleTap(key, last.before);
        }
        this.#lastTap = isTap ? { key, at: event.timeStamp, before: this.control.selection.keys } : null;
        this.control.toggle(key);
    }

    /** The first tap has changed the selection already: what was there before it counts. */
    #doubleTap(key: string, before: Keys): void {
        this.control.restore(before);
        const isPlay =
            this.control.settings.choices.doubleTap && before.includes(key) && this.control.offer.does === "play";
        if (isPlay) this.control.play();
        else this.control.chooseRankOf(key);
    }

    #beginSweep(): void {
        if (this.#press === null) return;
        this.#press.mode = "sweep";
        this.control.sweep(this.#press.key, this.#press.key, this.#press.before);
        if (this.control.settings.choices.vibrate) navigator.vibrate?.(10);
    }

    #beginDrag(press: Press, x: number, y: number, event: PointerEvent): void {
        if (Math.hypot(x, y) < SLACK_PX) return;
        clearTimeout(this.#holdTimer);
        const slot = this.control.arranged.findIndex(({ key }) => key === press.key);
        if (y < 0 && Math.abs(y) > Math.abs(x)) press.mode = "lift";
        else if (slot >= 0) [press.mode, press.slot, press.slots] = ["arrange", slot, this.slots()];
        else return;
        if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    }

    /** Puts the card into the slot that is nearest to it; the card itself stays under the finger. */
    #arrange(press: Press, x: number, y: number, event: PointerEvent): void {
        const start = this.control.arranged.findIndex(({ key }) => key === press.key);
        const nearest = nearestSlot(press.slots, event.clientX, event.clientY);
        if (nearest >= 0 && nearest !== start) this.control.arrangeCard(press.key, nearest);
        const [home, now] = [press.slots[press.slot], press.slots[nearest >= 0 ? nearest : start]];
        if (home === undefined || now === undefined) return;
        this.drag = { mode: "arrange", key: press.key, x: x + home.left - now.left, y: y + home.top - now.top };
    }
}

/** Returns the index of the place whose middle is nearest, or -1. */
export function nearestSlot(slots: readonly DOMRect[], x: number, y: number): number {
    const distances = slots.map(({ left, top, width, height }) =>
        Math.hypot(left + width / 2 - x, top + height / 2 - y),
    );
    return distances.indexOf(Math.min(...distances));
}

function keyAt({ clientX, clientY }: PointerEvent): string | null {
    const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-key]");
    return place?.dataset["key"] ?? null;
}
