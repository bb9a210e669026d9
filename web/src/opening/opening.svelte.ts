/** Opening a table: whoever does becomes somebody first, and goes there. */
import { tableAddress } from "../addresses/invitations";
import { useRouter } from "../addresses/router.svelte";
import type { NewTable } from "../protocol/wire";
import { failureWords } from "../requests/requests";
import { useServer } from "../requests/session.svelte";
import { useWords } from "../words/words.svelte";

export class Opening {
    isStarting = $state(false);
    /** Why it did not work; empty as long as nothing went wrong. */
    failure = $state("");

    readonly #words = useWords();
    readonly #server = useServer();
    readonly #router = useRouter();

    constructor(private readonly preload: () => Promise<unknown>) {}

    /** Opens a table and goes there. Two wishes at once are one. */
    async open(table: NewTable): Promise<void> {
        if (this.isStarting) return;
        this.isStarting = true;
        this.failure = "";
        const { api, session } = this.#server;
        try {
            void this.preload();
            await session.someone();
            const { table_id, invite } = await api.openTable(table);
            this.#router.go(tableAddress(table_id, invite));
        } catch (error) {
            this.failure = this.#words.t("site-failed", { why: failureWords(this.#words, error) });
        } finally {
            this.isStarting = false;
        }
    }
}
