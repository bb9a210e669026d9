/** Keeps the screen of a device lit while the pad lies on the table, where the browser can; returns how to end it. */
export function stayAwake(): () => void {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;

    /** A browser takes the lock away whenever the page is hidden, so it is asked for each time the page is back. */
    async function ask(): Promise<void> {
        if (isOver || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
        try {
            lock = await navigator.wakeLock.request("screen");
            if (isOver) await lock.release();
        } catch {
            // The battery is low, or a person forbids it: the screen goes dark as always.
        }
    }

    const listener = (): void => void ask();
    document.addEventListener("visibilitychange", listener);
    void ask();
    return () => {
        isOver = true;
        document.removeEventListener("visibilitychange", listener);
        lock?.release().catch(() => undefined);
    };
}
