/** Counts typed digit by digit. A 1 may be a whole count or the beginning of one, so it waits: no clock decides. */
export interface Typed {
    typed: string;
    /** The count, once it is whole. */
    count: number | null;
}

/** What a key makes of the digits before it; null if it means nothing here. */
export function typedCount(before: string, key: string, most: number): Typed | null {
    if (key === "Enter") return before === "" ? null : { typed: "", count: Number(before) };
    if (key === "Backspace") return before === "" ? null : { typed: "", count: null };
    if (!/^\d$/.test(key)) return null;
    const count = Number(before + key);
    if (count === 0 || count > most) return { typed: before, count: null };
    return count * 10 <= most ? { typed: String(count), count: null } : { typed: "", count };
}
