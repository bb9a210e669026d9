import type { Snapshot, Told } from "../protocol/wire";

/** What `lessons.json` holds. The lessons are written and compiled on the Python side; every state in them is the engine's. */
export interface LessonFile {
    version: 1;
    lessons: Lesson[];
}

export interface Lesson {
    /** Names the lesson, and its two messages for the list: `lesson-<id>-name` and `lesson-<id>-about`. */
    id: string;
    /** The seat of the learner, whose player id is "learner". */
    seat: number;
    /** What the learner knows at first, at sequence number 0. */
    start: Snapshot;
    /** The first of them is the beginning. */
    steps: LessonStep[];
}

export interface LessonStep {
    /** Takes the place of everything known so far, at sequence number 0 again; null: go on from where the lesson is. */
    start: Snapshot | null;
    /** What happens now, a message for each beat. The first is what the learner's own answer brought about, if the step follows on an action. */
    told: Told[];
    /** The message shown while the step waits: explanation and task. */
    say: string;
    /** Does it wait for an action of the learner, or only for "go on"? */
    ask: "action" | "next";
    /** The answers that are accepted; for "next" exactly one, without an action. */
    answers: LessonAnswer[];
    /** Legal actions that this lesson declines, each with the message that says why. They are not carried out. */
    wrong: LessonReply[];
    /** The message for every other legal action; null if there is none. */
    otherwise: string | null;
    /** Some illegal actions from this hand with the engine's reason, at least one for each reason there is. */
    refused: LessonRefusal[];
    /** The message for somebody who asks for help. */
    hint: string | null;
}

export interface LessonAnswer {
    /** The action as text, such as "7G 7R", "9R declare", "pass", "return 3G", its cards in rising order; null: go on. */
    action: string | null;
    /** A message of praise, shown with what follows. */
    praise: string | null;
    /** The place of the step that follows; null: the lesson is done. Only "go on" ends a lesson. */
    next: number | null;
}

export interface LessonReply {
    action: string;
    say: string;
}

export interface LessonRefusal {
    action: string;
    code: string;
}
