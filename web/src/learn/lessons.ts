/** The lessons in their order. They are made by the Python package; the page only plays them. */
import type { Lesson, LessonFile } from "./lesson_format";
import file from "./lessons.json";

// The compiler would have to infer a type as large as the file itself.
export const LESSONS: readonly Lesson[] = (file as unknown as LessonFile).lessons;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Returns a short text that changes when the lesson does: a place in another lesson is no place in this one. */
export function markOf(lesson: Lesson): string {
    let hash = FNV_OFFSET;
    for (const letter of JSON.stringify(lesson)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME);
    return (hash >>> 0).toString(36);
}

/** Returns for each step how many steps there are from it to the end, itself included, on the shortest way. */
export function stepsLeft({ steps }: Lesson): number[] {
    const left = steps.map(() => Infinity);
    // Each sweep finds at least one more step, as long as there is one to be found.
    for (let sweep = 0; sweep < steps.length; sweep += 1) {
        for (const [place, { answers }] of steps.entries()) {
            const after = answers.map(({ next }) => (next === null ? 0 : (left[next] ?? Infinity)));
            left[place] = 1 + Math.min(...after);
        }
    }
    return left;
}
