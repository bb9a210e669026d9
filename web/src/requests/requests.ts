/** Asking the server. A refusal comes back as an error with its code and the facts for a sentence. */
import type { Problem } from "../protocol/wire";
import type { Words } from "../words/words.svelte";

export class Refusal extends Error {
    constructor(
        readonly code: string,
        readonly facts: Record<string, string | number>,
        readonly status: number,
    ) {
        super(code);
    }
}

/** Returns the answer to a request. Throws `Refusal`, also if the server is away. */
export async function asked(path: string, init: RequestInit = {}): Promise<Response> {
    let answer: Response;
    try {
        answer = await fetch(path, { ...init, credentials: "same-origin" });
    } catch {
        throw new Refusal("network/away", {}, 0);
    }
    if (answer.ok) return answer;
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(problem?.code ?? "server/error", problem?.facts ?? {}, answer.status);
}

/** Returns the sentence for what a request threw: the server's refusal, or that nobody could be reached. */
export function failureWords({ said, t }: Words, error: unknown): string {
    return error instanceof Refusal ? said(error.code, error.facts) : t("network-away");
}
