// What a page to read loads beside its style sheet.
import { browserStorage } from "../storage/browser_storage";
import { wearChosenLook } from "./chosen_look";
import { enlivenAll } from "./live_exercises";

wearChosenLook(document.documentElement, browserStorage());
enlivenAll();
