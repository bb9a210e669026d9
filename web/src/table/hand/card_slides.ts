/** Cards that slide to their new places. One pass: all places are read, then all animations start. */
const SLIDE_MS = 180;
const DEAL_MS = 320;
const DEAL_STEP_MS = 22;

export function placesIn(group: HTMLElement): HTMLElement[] {
    return [...group.querySelectorAll<HTMLElement>("[data-key]")];
}

export function boxesOf(places: readonly HTMLElement[]): Map<string, DOMRect> {
    return new Map(places.map((place) => [place.dataset["key"] ?? "", place.getBoundingClientRect()]));
}

/**
 * Slides every place from where it was to where it is now, but for the one under the finger. Returns what moves now; the
 * next slide takes it, since asking the page for it would cost a layout.
 */
export function slide(
    places: readonly HTMLElement[],
    before: ReadonlyMap<string, DOMRect>,
    pace: number,
    dragged: string | null,
    moving: readonly Animation[],
): Animation[] {
    for (const animation of moving) animation.cancel();
    if (pace === 0) return [];
    const after = boxesOf(places);
    const started: Animation[] = [];
    for (const place of places) {
        const key = place.dataset["key"] ?? "";
        const [from, to] = [before.get(key), after.get(key)];
        if (key === dragged || from === undefined || to === undefined) continue;
        const [x, y] = [from.left - to.left, from.top - to.top];
        if (Math.abs(x) + Math.abs(y) < 1) continue;
        const steps = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
        started.push(place.animate(steps, { duration: SLIDE_MS * pace, easing: "ease-out" }));
    }
    return started;
}

/** Lets the cards of a new deal come in one after the other. */
export function dealIn(places: readonly HTMLElement[], pace: number): Animation[] {
    if (pace === 0) return [];
    return places.map((place, index) =>
        place.animate(
            [
                { transform: "translateY(-48px)", opacity: 0 },
                { transform: "none", opacity: 1 },
            ],
            { duration: DEAL_MS * pace, delay: index * DEAL_STEP_MS * pace, easing: "ease-out", fill: "backwards" },
        ),
    );
}
