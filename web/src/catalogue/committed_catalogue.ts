// The catalogue as it lies in the repository, for tests; the page fetches it.
import { readFileSync } from "node:fs";
import { type Catalogue, readCatalogue } from "./catalogue";

/** Returns the bytes of the file; tests run in web/. */
export function committedBytes(): ArrayBuffer {
    return new Uint8Array(readFileSync("../src/gangoffour/catalogue/catalogue.bin")).buffer;
}

export function committedCatalogue(): Catalogue {
    return readCatalogue(committedBytes());
}
