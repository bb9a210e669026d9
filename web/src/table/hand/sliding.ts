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

/** Slides every place from where it was to where it is now, but for the one under the finger. */
export function slide(
    places: readonly HTMLElement[],
    before: ReadonlyMap<string, DOMRect>,
    pace: number,
    dragged: string | null,
): void {
    for (const place of places) for (const animation of place.getAnimations()) animation.cancel();
    const after = boxesOf(places);
    if (pace === 0) return;
    for (const place of places) {
        const key = place.dataset["key"] ?? "";
        const [from, to] = [before.get(key), after.get(key)];
        if (key === dragged || from === undefined || to === undefined) continue;
        const [x, y] = [from.left - to.left, from.top - to.top];
        if (Math.abs(x) + Math.abs(y) < 1) continue;
        place.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
            duration: SLIDE_MS * pace,
            easing: "ease-out",
        });
    }
}

/** Lets the cards of a new deal come in one after the other. */
export function dealIn(places: readonly HTMLElement[], pace: number): void {
    if (pace === 0) return;
    for (const [index, place] of places.entries()) {
        place.animate(
            [
                { transform: "translateY(-48px)", opacity: 0 },
                { transform: "none", opacity: 1 },
            ],
            { duration: DEAL_MS * pace, delay: index * DEAL_STEP_MS * pace, easing: "ease-out", fill: "backwards" },
        );
    }
}
