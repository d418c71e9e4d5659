import { ByteReader } from '../byte-reader.js';
import { damaged } from '../exr-error.js';
import { BitReader } from './bit-reader.js';
import { HuffmanCodes, LONGEST } from './huffman-codes.js';
import type { CodedBits } from './huffman-codes.js';

/** There are 65,536 numbers, and one symbol for runs. */
const SYMBOLS = 65_537;
/** Lengths from here on stand for symbols that do not occur: so many, told in eight more bits for the last of them. */
const SHORT_RUN = LONGEST + 1;
const LONG_RUN = 63;
const LONG_RUN_LEAST = 2 + LONG_RUN - SHORT_RUN;
/** Zeros that may be looked at behind the last code. */
const PADDING_BYTES = 16;

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
  const codes = new HuffmanCodes(readLengths(input, first, last));
  const coded = codedBits(stored.subarray(reader.position + input.byte), bits);
  const out = new Uint16Array(count);
  codes.decode(coded, last, out);
  return out;
}

/** A copy with zeros behind it, so that the decoder need not look for the end at each code. */
function codedBits(stored: Uint8Array, bits: number): CodedBits {
  const length = Math.ceil(bits / 8);
  if (length > stored.length) throw damaged('its codes are cut off');
  const bytes = new Uint8Array(length + PADDING_BYTES);
  bytes.set(stored.subarray(0, length));
  return { bytes, bits };
}

/** The length of the code of each symbol; 0 for those that do not occur. */
function readLengths(input: BitReader, first: number, last: number): Uint8Array {
  const lengths = new Uint8Array(last + 1);
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
