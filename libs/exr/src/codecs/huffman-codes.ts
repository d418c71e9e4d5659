import { damaged } from '../exr-error.js';

/** The longest code. */
export const LONGEST = 58;
/** Codes up to this length are found in a table, which stays in the nearest cache. */
const TABLE_BITS = 12;
/** Codes up to this length are found by comparing, all others bit by bit. */
const COMPARED_BITS = 19;
/** Bits that are looked at together. */
const AHEAD_BITS = 24;
const RUN_BITS = 8;

/** So many bits, with some bytes of zeros behind them. */
export interface CodedBits {
  readonly bytes: Uint8Array;
  readonly bits: number;
}

/** The canonical Huffman codes of some lengths: the longest codes have the smallest values, and of one length those of smaller symbols. */
export class HuffmanCodes {
  /** Symbol times 64 and length of the code that begins with these bits; 0 for longer ones. */
  private readonly table = new Uint32Array(1 << TABLE_BITS);
  /** By length: the first code, how many there are, and where their symbols begin. */
  private readonly firstCode = new Float64Array(LONGEST + 1);
  private readonly counts = new Uint32Array(LONGEST + 1);
  private readonly starts = new Uint32Array(LONGEST + 2);
  private readonly symbols: Uint32Array;
  /** By length: what is added to a code to have the place of its symbol. */
  private readonly toIndex: Int32Array;

  /** @param lengths by symbol, 0 for those without a code; at most 58 */
  constructor(lengths: Uint8Array) {
    const { counts, starts } = this;
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      const length = lengths[symbol] as number;
      if (length > 0) counts[length] = (counts[length] as number) + 1;
    }
    for (let length = 1; length <= LONGEST; length++) starts[length + 1] = (starts[length] as number) + (counts[length] as number);
    this.symbols = sortedByLength(lengths, starts);
    let code = 0;
    for (let length = LONGEST; length > 0; length--) {
      this.firstCode[length] = code;
      const count = counts[length] as number;
      if (code + count > 2 ** length) throw damaged('its table of codes is not one');
      code = Math.floor((code + count) / 2);
    }
    this.toIndex = Int32Array.from(
      { length: COMPARED_BITS + 1 },
      (_, length) => (starts[length] as number) - (this.firstCode[length] as number),
    );
    this.fillTable();
  }

  /**
   * Decodes as many numbers as fit into `out`, which must be all there are.
   *
   * @param run the symbol that stands for a run: eight bits behind it say how often the number before it comes again
   */
  decode({ bytes, bits }: CodedBits, run: number, out: Uint16Array): void {
    const { table, symbols, toIndex } = this;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const [least13, least14, least15] = [this.leastBits(13), this.leastBits(14), this.leastBits(15)];
    const [least16, least17, least18, least19] = [this.leastBits(16), this.leastBits(17), this.leastBits(18), this.leastBits(19)];
    let position = 0;
    let at = 0;
    while (position < bits) {
      const ahead = (view.getUint32(position >>> 3) << (position & 7)) >>> (32 - AHEAD_BITS);
      let entry = table[ahead >>> (AHEAD_BITS - TABLE_BITS)] as number;
      if (entry === 0) {
        // Each difference is negative, and adds one, where the code is longer; a loop would be left at a place that cannot be foretold.
        const upTo15 = ((ahead - least13) >>> 31) + ((ahead - least14) >>> 31) + ((ahead - least15) >>> 31);
        const upTo17 = upTo15 + ((ahead - least16) >>> 31) + ((ahead - least17) >>> 31);
        const length = TABLE_BITS + 1 + upTo17 + ((ahead - least18) >>> 31) + ((ahead - least19) >>> 31);
        if (length > COMPARED_BITS) entry = this.findLongest(view, position);
        else entry = ((symbols[(ahead >>> (AHEAD_BITS - length)) + (toIndex[length] as number)] as number) << 6) | length;
      }
      position += entry & 63;
      const symbol = entry >>> 6;
      if (symbol !== run) {
        if (at >= out.length) throw damaged('its codes give too many numbers');
        out[at++] = symbol;
        continue;
      }
      const repeats = (view.getUint16(position >>> 3) >>> (16 - RUN_BITS - (position & 7))) & ((1 << RUN_BITS) - 1);
      position += RUN_BITS;
      if (at === 0 || at + repeats > out.length) throw damaged('its codes give too many numbers');
      out.fill(out[at - 1] as number, at, at + repeats);
      at += repeats;
    }
    if (position > bits) throw damaged('its codes are cut off');
    if (at !== out.length) throw damaged(`its codes give ${at} numbers instead of ${out.length}`);
  }

  /** The least bits ahead that begin with a code of this length or a shorter one. */
  private leastBits(length: number): number {
    return ((this.firstCode[length] as number) << (AHEAD_BITS - length)) | 0;
  }

  /** Compares bit by bit, from the first length that is not compared otherwise. */
  private findLongest(view: DataView, position: number): number {
    let code = 0;
    for (let length = 1; length <= LONGEST && (position + length) >>> 3 < view.byteLength; length++) {
      const at = position + length - 1;
      code = 2 * code + ((view.getUint8(at >>> 3) >>> (7 - (at & 7))) & 1);
      const index = code - (this.firstCode[length] as number);
      if (length > COMPARED_BITS && index >= 0 && index < (this.counts[length] as number)) return this.entry(length, code);
    }
    throw damaged('a code in it is none');
  }

  private entry(length: number, code: number): number {
    const index = code - (this.firstCode[length] as number);
    if (!(index >= 0 && index < (this.counts[length] as number))) throw damaged('a code in it is none');
    return ((this.symbols[(this.starts[length] as number) + index] as number) << 6) | length;
  }

  private fillTable(): void {
    for (let length = 1; length <= TABLE_BITS; length++) {
      const spare = TABLE_BITS - length;
      const first = this.firstCode[length] as number;
      let at = first << spare;
      for (let index = 0; index < (this.counts[length] as number); index++) {
        const entry = this.entry(length, first + index);
        for (const end = at + (1 << spare); at < end; at++) this.table[at] = entry;
      }
    }
  }
}

/** The symbols that have a code, those of each length where `starts` says. */
function sortedByLength(lengths: Uint8Array, starts: Uint32Array): Uint32Array {
  const symbols = new Uint32Array(starts[LONGEST + 1] as number);
  const next = starts.slice();
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] as number;
    if (length === 0) continue;
    const at = next[length] as number;
    symbols[at] = symbol;
    next[length] = at + 1;
  }
  return symbols;
}
