// What a page to read loads beside its style sheet.
import { enlivenAll } from "./live_exercises";

enlivenAll();
