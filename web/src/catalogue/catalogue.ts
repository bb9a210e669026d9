// The catalogue of all combinations, read from the file that the Python package made: docs/reference/catalogue.md.
import type { KindName } from "../protocol/wire";

/** The combinations of one kind: their ids run from `first` to `end`, the latter not included. */
export interface KindRun {
    kind: KindName;
    first: number;
    end: number;
}

export interface Catalogue {
    /** The cards of each combination, by id: 64 bits, each for a place in the deck. Copies fill the lower place first. */
    low: Uint32Array;
    high: Uint32Array;
    runs: readonly KindRun[];
    /** The options that change what beats what, each with its values. */
    options: readonly (readonly [name: string, values: readonly string[]])[];
    /** How strong each combination is, by id, in an order, that is in one way to choose values; equal is equal. */
    strengths: (order: number) => Uint16Array;
}

interface Header {
    kinds: [kind: KindName, count: number][];
    options: [name: string, values: string[]][];
    columns: [kind: KindName, orders: number[]][];
}

/** Where the strength numbers of a kind stand that hold in some of the orders. */
interface Column {
    run: KindRun;
    orders: readonly number[];
    start: number;
}

const MAGIC = "gofcat";
const VERSION = 1;
const HEADER_START = 12;
const MASK_BYTES = 8;
const NUMBER_BYTES = 2;

/** Returns the catalogue; throws if the bytes are none, or of a version that this page does not know. */
export function readCatalogue(bytes: ArrayBuffer): Catalogue {
    const data = new Uint8Array(bytes);
    const text = new TextDecoder();
    if (data.length < HEADER_START || text.decode(data.subarray(0, MAGIC.length)) !== MAGIC)
        throw new Error("no catalogue");
    const numbers = new DataView(bytes);
    const version = numbers.getUint16(MAGIC.length, true);
    if (version !== VERSION) throw new Error(`a catalogue of version ${version}; this page reads version ${VERSION}`);
    const dataStart = HEADER_START + numbers.getUint32(HEADER_START - 4, true);
    const header = JSON.parse(text.decode(data.subarray(HEADER_START, dataStart))) as Header;
    const runs = runsOf(header.kinds);
    const count = runs.at(-1)?.end ?? 0;
    const columns = columnsOf(header.columns, runs, dataStart + count * MASK_BYTES);
    const last = columns.at(-1);
    const end = last === undefined ? dataStart : last.start + NUMBER_BYTES * (last.run.end - last.run.first);
    if (end !== data.length) throw new Error(`a catalogue of ${end} bytes cannot have ${data.length}`);
    // A match needs one order of the eight, so they are read when they are asked for.
    const read = new Map<number, Uint16Array>();
    return {
        low: readMasks(data.subarray(dataStart), count),
        high: readMasks(data.subarray(dataStart + (count * MASK_BYTES) / 2), count),
        runs,
        options: header.options,
        strengths: (order) => {
            const strengths = read.get(order) ?? readStrengths(data, columns, order, count);
            read.set(order, strengths);
            return strengths;
        },
    };
}

function runsOf(kinds: Header["kinds"]): KindRun[] {
    let end = 0;
    return kinds.map(([kind, count]) => ({ kind, first: end, end: (end += count) }));
}

function columnsOf(listed: Header["columns"], runs: readonly KindRun[], start: number): Column[] {
    let end = start;
    return listed.map(([kind, orders]) => {
        const run = runs.find((each) => each.kind === kind);
        if (run === undefined) throw new Error(`a column without combinations: ${kind}`);
        const column = { run, orders, start: end };
        end += NUMBER_BYTES * (run.end - run.first);
        return column;
    });
}

/** Reads half a mask of every combination: four planes, the lowest byte of all first. */
function readMasks(planes: Uint8Array, count: number): Uint32Array {
    const masks = new Uint32Array(count);
    const [second, third, fourth] = [count, 2 * count, 3 * count];
    for (let id = 0; id < count; id += 1) {
        const lower = (planes[id] as number) | ((planes[second + id] as number) << 8);
        masks[id] = lower | ((planes[third + id] as number) << 16) | ((planes[fourth + id] as number) << 24);
    }
    return masks;
}

/** Lays the columns of an order end to end: the numbers of a kind begin above all of the kind before it. */
function readStrengths(data: Uint8Array, columns: readonly Column[], order: number, count: number): Uint16Array {
    const strengths = new Uint16Array(count);
    let lowest = 0;
    for (const { run, start } of columns.filter(({ orders }) => orders.includes(order))) {
        const second = start + run.end - run.first;
        let [number, highest] = [0, 0];
        for (let place = 0; place < run.end - run.first; place += 1) {
            // Two planes of differences, which count upwards and around.
            number = (number + (data[start + place] as number) + ((data[second + place] as number) << 8)) & 0xffff;
            strengths[run.first + place] = lowest + number;
            if (number > highest) highest = number;
        }
        lowest += highest + 1;
    }
    return strengths;
}
