/** The levels of bots, asked for by the few screens that let a person choose among them. */
import type { BotLevels } from "../protocol/wire";
import { ask } from "./api";

export const botLevels = (): Promise<BotLevels> => ask("GET", "/api/bots");
