import { ByteReader } from '../byte-reader.js';
import { damaged } from '../exr-error.js';

/** There are 65,536 numbers, and one symbol for runs. */
const SYMBOLS = 65_537;
const LONGEST = 58;
/** Lengths from here on stand for symbols that do not occur: so many, told in eight more bits for the last of them. */
const SHORT_RUN = 59;
const LONG_RUN = 63;
const LONG_RUN_LEAST = 2 + LONG_RUN - SHORT_RUN;
/** Codes up to this length are looked up. */
const TABLE_BITS = 14;

/**
 * Decodes the Huffman code of PIZ and DWA: a header, the lengths of the codes, and the codes, highest bits first.
 *
 * @param count how many 16-bit numbers there are
 */
export function decodeHuffman(stored: Uint8Array, count: number): Uint16Array {
  if (stored.length === 0 && count === 0) return new Uint16Array(0);
  const reader = new ByteReader(stored);
  const [first, last] = [reader.uint32(), reader.uint32()];
  reader.uint32(); // length of the table, which its content tells
  const bits = reader.uint32();
  reader.uint32(); // reserved
  if (first >= SYMBOLS || last >= SYMBOLS || first > last) throw damaged('its codes are of no symbols');
  const input = new BitReader(stored.subarray(reader.position));
  const codes = new Codes(readLengths(input, first, last));
  input.alignToByte();
  input.limitTo(bits);
  const out = new Uint16Array(count);
  let at = 0;
  while (input.left > 0) {
    const symbol = codes.next(input);
    if (symbol !== last) {
      if (at >= count) throw damaged('its codes give too many numbers');
      out[at++] = symbol;
    } else {
      // The last symbol repeats the number before it.
      const repeats = input.take(8);
      if (at === 0 || at + repeats > count) throw damaged('its codes give too many numbers');
      out.fill(out[at - 1] as number, at, at + repeats);
      at += repeats;
    }
  }
  if (at !== count) throw damaged(`its codes give ${at} numbers instead of ${count}`);
  return out;
}

function readLengths(input: BitReader, first: number, last: number): Uint8Array {
  const lengths = new Uint8Array(SYMBOLS);
  for (let symbol = first; symbol <= last; symbol++) {
    const length = input.take(6);
    if (length < SHORT_RUN) {
      lengths[symbol] = length;
      continue;
    }
    const absent = length === LONG_RUN ? input.take(8) + LONG_RUN_LEAST : length - SHORT_RUN + 2;
    if (symbol + absent > last + 1) throw damaged('its table of codes is too long');
    symbol += absent - 1;
  }
  return lengths;
}

/** The canonical codes of some lengths: the longest codes have the smallest values. */
class Codes {
  /** Symbol and length of every code that begins with these bits; 0 for longer ones. */
  private readonly table = new Uint32Array(1 << TABLE_BITS);
  /** By length: the first code, how many there are, and where their symbols begin. */
  private readonly firstCode = new Float64Array(LONGEST + 1);
  private readonly counts = new Uint32Array(LONGEST + 1);
  private readonly starts = new Uint32Array(LONGEST + 2);
  private readonly symbols: Uint32Array;

  constructor(lengths: Uint8Array) {
    for (const length of lengths) if (length > 0) this.counts[length] = (this.counts[length] as number) + 1;
    for (let length = 1; length <= LONGEST; length++)
      this.starts[length + 1] = (this.starts[length] as number) + (this.counts[length] as number);
    this.symbols = new Uint32Array(this.starts[LONGEST + 1] as number);
    const filled = this.starts.slice();
    for (const [symbol, length] of lengths.entries()) {
      if (length === 0) continue;
      const at = filled[length] as number;
      this.symbols[at] = symbol;
      filled[length] = at + 1;
    }
    let code = 0;
    for (let length = LONGEST; length > 0; length--) {
      this.firstCode[length] = code;
      code = Math.floor((code + (this.counts[length] as number)) / 2);
    }
    this.fillTable();
  }

  next(input: BitReader): number {
    const entry = this.table[input.peek(TABLE_BITS)] as number;
    if (entry > 0) {
      input.skip(entry & 63);
      return entry >>> 6;
    }
    return this.nextLong(input);
  }

  private fillTable(): void {
    for (let length = 1; length <= TABLE_BITS; length++) {
      const count = this.counts[length] as number;
      const first = this.firstCode[length] as number;
      const spare = TABLE_BITS - length;
      if (first + count > 2 ** length) throw damaged('its table of codes is not one');
      for (let i = 0; i < count; i++) {
        const symbol = this.symbols[(this.starts[length] as number) + i] as number;
        this.table.fill(symbol * 64 + length, (first + i) << spare, (first + i + 1) << spare);
      }
    }
  }

  private nextLong(input: BitReader): number {
    let code = 0;
    for (let length = 1; length <= LONGEST; length++) {
      code = 2 * code + input.take(1);
      if (length <= TABLE_BITS) continue;
      const index = code - (this.firstCode[length] as number);
      if (index >= 0 && index < (this.counts[length] as number)) return this.symbols[(this.starts[length] as number) + index] as number;
    }
    throw damaged('a code in it is none');
  }
}

/** Bits from the highest of each byte on. */
class BitReader {
  private position = 0;
  private end: number;

  constructor(private readonly bytes: Uint8Array) {
    this.end = 8 * bytes.length;
  }

  get left(): number {
    return this.end - this.position;
  }

  alignToByte(): void {
    this.position = 8 * Math.ceil(this.position / 8);
  }

  /** Only so many bits follow. */
  limitTo(bits: number): void {
    if (this.position + bits > this.end) throw damaged('its codes are cut off');
    this.end = this.position + bits;
  }

  /** The next bits, at most 16, with zeros behind the end. */
  peek(count: number): number {
    const at = this.position >>> 3;
    const three = ((this.bytes[at] ?? 0) << 16) | ((this.bytes[at + 1] ?? 0) << 8) | (this.bytes[at + 2] ?? 0);
    return (three >>> (24 - count - (this.position & 7))) & ((1 << count) - 1);
  }

  skip(count: number): void {
    this.position += count;
    if (this.position > this.end) throw damaged('its codes are cut off');
  }

  take(count: number): number {
    const value = this.peek(count);
    this.skip(count);
    return value;
  }
}
