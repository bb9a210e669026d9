/** The catalogue as the page gets it. */
import { type Catalogue, readCatalogue } from "./catalogue";
import address from "../../../src/gangoffour/catalogue/catalogue.bin?url";

/** Returns the catalogue; throws if it does not arrive. */
export async function fetchCatalogue(): Promise<Catalogue> {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(String(answer.status));
    return readCatalogue(await answer.arrayBuffer());
}
