// A storage of its own for each test, which can also be full.
export class MemoryStorage implements Storage {
    readonly texts = new Map<string, string>();
    /** Every text that was written, in order. */
    readonly written: string[] = [];
    /** How many entries fit. */
    room = Infinity;

    get length(): number {
        return this.texts.size;
    }

    key(index: number): string | null {
        return [...this.texts.keys()][index] ?? null;
    }

    getItem(key: string): string | null {
        return this.texts.get(key) ?? null;
    }

    setItem(key: string, text: string): void {
        if (!this.texts.has(key) && this.texts.size >= this.room) {
            throw new DOMException("full", "QuotaExceededError");
        }
        this.texts.set(key, text);
        this.written.push(text);
    }

    removeItem(key: string): void {
        this.texts.delete(key);
    }

    clear(): void {
        this.texts.clear();
    }
}
