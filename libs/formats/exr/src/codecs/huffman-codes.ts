import { createDamagedFileError } from '../model/exr-error.js';

/** The longest code. */
export const LONGEST_HUFFMAN_CODE = 58;
/** Leading bits that tell the length of nearly every code; the table of them stays in the nearest cache. */
const PREFIX_BITS = 12;
/** So many bits are seen at one look, wherever they begin. */
const SEEN_BITS = 25;
const RUN_BITS = 8;

/** So many bits from the start of the view, which has some bytes more. */
interface CodedBits {
  readonly view: DataView;
  readonly bits: number;
}

/**
 * The canonical Huffman codes of some lengths: the longest codes have the smallest values, and of one length those of smaller
 * symbols. So its leading bits tell how long a code is, save where two lengths meet, and its distance from the first code of its
 * length tells its symbol.
 */
export class HuffmanCodes {
  /** By leading bits: the length of all codes that begin with them; 0 where there are several, or none. */
  private readonly toldLengths = new Uint8Array(1 << PREFIX_BITS);
  /** By length: the first code, and how many there are. */
  private readonly firstCodes = new Float64Array(LONGEST_HUFFMAN_CODE + 1);
  private readonly counts: Uint32Array;
  /** By length: what is added to a code to have its place among all of them, the shortest first. */
  private readonly toPlace = new Float64Array(LONGEST_HUFFMAN_CODE + 1);
  /** By place. The last symbol may be too large for a number of 16 bits: it is known by its place. */
  private readonly symbols: Uint16Array;
  private readonly placeOfLast: number;

  /** @param lengths by symbol, 0 for those without a code; at most 58. The last symbol stands for a run. */
  constructor(lengths: Uint8Array) {
    this.counts = countLengths(lengths);
    const starts = startsOf(this.counts);
    this.symbols = sortByLength(lengths, starts);
    const lastLength = lengths.at(-1) ?? 0;
    this.placeOfLast = lastLength === 0 ? -1 : (starts[lastLength + 1] as number) - 1;
    let code = 0;
    for (let length = LONGEST_HUFFMAN_CODE; length > 0; length--) {
      const end = code + (this.counts[length] as number);
      if (end > 2 ** length) throw createDamagedFileError('its code table is invalid');
      this.firstCodes[length] = code;
      this.toPlace[length] = (starts[length] as number) - code;
      const together = 2 ** (length - PREFIX_BITS);
      if (length <= SEEN_BITS) this.toldLengths.fill(length, Math.ceil(code / together), Math.floor(end / together));
      code = Math.floor(end / 2);
    }
  }

  /**
   * Decodes as many numbers as fit into `out`, which must be all there are. Eight bits behind the code of a run say how often the
   * number before it comes again.
   */
  decode({ view, bits }: CodedBits, out: Uint16Array): void {
    const { toldLengths, symbols, placeOfLast } = this;
    const toPlace = Int32Array.from(this.toPlace.subarray(0, SEEN_BITS + 1));
    let position = 0;
    let at = 0;
    while (position < bits) {
      const ahead = view.getUint32(position >>> 3) << (position & 7);
      let length = toldLengths[ahead >>> (32 - PREFIX_BITS)] as number;
      let place = (ahead >>> -length) + (toPlace[length] as number);
      if (length === 0) {
        length = this.compare(view, position);
        place = bitsAt(view, position, length) + (this.toPlace[length] as number);
      }
      position += length;
      if (place !== placeOfLast) {
        if (at >= out.length) throw createDamagedFileError('its codes give too many numbers');
        out[at++] = symbols[place] as number;
        // One look often shows the next code as well, and each look waits for the one before.
        const behind = ahead << length;
        const next = toldLengths[behind >>> (32 - PREFIX_BITS)] as number;
        place = (behind >>> -next) + (toPlace[next] as number);
        if (next === 0 || length + next > SEEN_BITS || place === placeOfLast || at >= out.length) continue;
        position += next;
        out[at++] = symbols[place] as number;
        continue;
      }
      const repeats = (view.getUint16(position >>> 3) >>> (16 - RUN_BITS - (position & 7))) & ((1 << RUN_BITS) - 1);
      position += RUN_BITS;
      if (at === 0 || at + repeats > out.length) throw createDamagedFileError('its codes give too many numbers');
      out.fill(out[at - 1] as number, at, at + repeats);
      at += repeats;
    }
    if (position > bits) throw createDamagedFileError('its codes are cut off');
    if (at !== out.length) throw createDamagedFileError(`its codes give ${at} numbers instead of ${out.length}`);
  }

  /** The length of a code that its leading bits do not tell: it is longer than they are. */
  private compare(view: DataView, position: number): number {
    let code = bitsAt(view, position, PREFIX_BITS);
    for (let length = PREFIX_BITS + 1; length <= LONGEST_HUFFMAN_CODE && (position + length) >>> 3 < view.byteLength; length++) {
      code = 2 * code + bitsAt(view, position + length - 1, 1);
      const index = code - (this.firstCodes[length] as number);
      if (index >= 0 && index < (this.counts[length] as number)) return length;
    }
    throw createDamagedFileError('it contains an invalid code');
  }
}

function bitsAt(view: DataView, position: number, count: number): number {
  let value = 0;
  for (let at = position; at < position + count; at++) value = 2 * value + ((view.getUint8(at >>> 3) >>> (7 - (at & 7))) & 1);
  return value;
}

/** How many codes there are, by their length. */
function countLengths(lengths: Uint8Array): Uint32Array {
  const counts = new Uint32Array(LONGEST_HUFFMAN_CODE + 1);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] as number;
    counts[length] = (counts[length] as number) + 1;
  }
  counts[0] = 0;
  return counts;
}

/** The place of the first symbol of each length, and behind the last one how many there are. */
function startsOf(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(LONGEST_HUFFMAN_CODE + 2);
  for (let length = 1; length <= LONGEST_HUFFMAN_CODE; length++)
    starts[length + 1] = (starts[length] as number) + (counts[length] as number);
  return starts;
}

/** The symbols that have a code, those of each length where `starts` says. */
function sortByLength(lengths: Uint8Array, starts: Uint32Array): Uint16Array {
  const symbols = new Uint16Array(starts[LONGEST_HUFFMAN_CODE + 1] as number);
  const next = starts.slice();
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] as number;
    if (length === 0) continue;
    const place = next[length] as number;
    symbols[place] = symbol;
    next[length] = place + 1;
  }
  return symbols;
}
