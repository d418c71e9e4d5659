import { readHeader } from '../read-header.js';

/** Numbers from 0 to below 1 that follow a seed (a linear congruential generator, modulus 2^32). */
export function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Draws a whole number from 0 to below `below`. */
type Draw = (below: number) => number;
/** Spoils a copy of a file in place, or gives another one. */
type Mutation = (bytes: Uint8Array, draw: Draw, places: Places) => Uint8Array;

interface Places {
  /** Where the table of the blocks begins. */
  readonly tablesAt: number;
  /** Entries of the table that lead to a place in the file. */
  readonly entries: number;
}

/** What lies about a length lies in these. */
const EXTREMES = [0xffff_ffff, 0x7fff_ffff, 0x8000_0000, 0, 1, 0xffff, 0x0100_0000];

const flipBits: Mutation = (bytes, draw) => {
  for (let flips = 1 + draw(8); flips > 0; flips--) {
    const at = draw(bytes.length);
    bytes[at] = (bytes[at] as number) ^ (1 << draw(8));
  }
  return bytes;
};

const setBytes: Mutation = (bytes, draw) => {
  for (let changes = 1 + draw(4); changes > 0; changes--) bytes[draw(bytes.length)] = draw(256);
  return bytes;
};

const truncate: Mutation = (bytes, draw) => bytes.slice(0, draw(bytes.length));

/** Writes an extreme number anywhere, in the header, in the table, or at the head of a block or of what a codec stores there. */
const setLength: Mutation = (bytes, draw, { tablesAt, entries }) => {
  const view = new DataView(bytes.buffer);
  const extreme = EXTREMES[draw(EXTREMES.length)] as number;
  const block = (): number => view.getUint32(tablesAt + 8 * draw(entries), true) + 4 * draw(32);
  const at = [() => draw(bytes.length), () => draw(tablesAt), () => tablesAt + 4 * draw(2 * entries), block, block][draw(5)]?.() ?? 0;
  if (at + 4 <= bytes.length) view.setUint32(at, extreme, true);
  return bytes;
};

/** Lets two entries of the table lead to each other's blocks, or to the same one. */
const swapBlocks: Mutation = (bytes, draw, { tablesAt, entries }) => {
  const view = new DataView(bytes.buffer);
  const [a, b] = [tablesAt + 8 * draw(entries), tablesAt + 8 * draw(entries)];
  const [toA, toB] = [view.getBigUint64(a, true), view.getBigUint64(b, true)];
  view.setBigUint64(a, toB, true);
  if (draw(2) === 0) view.setBigUint64(b, toA, true);
  return bytes;
};

/** Copies some bytes of the file over others. */
const copyBytes: Mutation = (bytes, draw) => {
  const [from, to] = [draw(bytes.length), draw(bytes.length)];
  return bytes.copyWithin(to, from, from + 1 + draw(64));
};

const MUTATIONS: Readonly<Record<string, Mutation>> = { flipBits, setBytes, truncate, setLength, swapBlocks, copyBytes };

/** A file that is spoilt in one to three ways. */
export function mutateBytes(whole: Uint8Array, random: () => number): Uint8Array {
  const draw: Draw = (below) => Math.floor(random() * below);
  const places = placesOf(whole);
  const kinds = Object.values(MUTATIONS);
  let bytes: Uint8Array = whole.slice();
  for (let times = 1 + draw(3); times > 0 && bytes.length >= places.tablesAt + 8 * places.entries; times--)
    bytes = (kinds[draw(kinds.length)] as Mutation)(bytes, draw, places);
  return bytes;
}

function placesOf(whole: Uint8Array): Places {
  const { tablesAt } = readHeader(whole);
  const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength);
  let entries = 0;
  while (tablesAt + 8 * entries + 8 <= whole.length && isPlace(view, tablesAt, entries)) entries++;
  return { tablesAt, entries: Math.max(1, entries) };
}

const isPlace = (view: DataView, tablesAt: number, entry: number): boolean => {
  const place = view.getBigUint64(tablesAt + 8 * entry, true);
  return place >= BigInt(tablesAt) && place < BigInt(view.byteLength);
};
