import { ByteReader } from '../bytes/byte-reader.js';
import { createDamagedFileError } from '../model/exr-error.js';
import { HuffmanCodes, LONGEST_HUFFMAN_CODE } from './huffman-codes.js';

/** There are 65,536 numbers, and one symbol for runs. */
const SYMBOLS = 65_537;
/** Lengths from here on stand for symbols that do not occur: so many, told in eight more bits for the last of them. */
const SHORT_RUN = LONGEST_HUFFMAN_CODE + 1;
const LONG_RUN = 63;
const LONG_RUN_LEAST = 2 + LONG_RUN - SHORT_RUN;
/** Zeros that may be looked at behind the last code. */
const PADDING_BYTES = 16;
const LENGTH_BITS = 6;
const RUN_BITS = 8;

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
  if (first >= SYMBOLS || last >= SYMBOLS || first > last) throw createDamagedFileError('its codes have no symbols');
  const { bytes, view } = padded(stored.subarray(reader.position));
  const table = readLengths(view, bytes, first, last);
  const at = Math.ceil(table.bits / 8);
  if (at + Math.ceil(bits / 8) > bytes) throw createDamagedFileError('its codes are cut off');
  const out = new Uint16Array(count);
  new HuffmanCodes(table.lengths).decode({ view: new DataView(view.buffer, at), bits }, out);
  return out;
}

/** A copy with zeros behind it, so that the decoder need not look for the end at each code. */
function padded(stored: Uint8Array): { readonly view: DataView; readonly bytes: number } {
  const copy = new Uint8Array(stored.length + PADDING_BYTES);
  copy.set(stored);
  return { view: new DataView(copy.buffer), bytes: stored.length };
}

/** The length of the code of each symbol, 0 for those that do not occur, and how many bits told them. */
function readLengths(view: DataView, bytes: number, first: number, last: number): { readonly lengths: Uint8Array; readonly bits: number } {
  const lengths = new Uint8Array(last + 1);
  let position = 0;
  for (let symbol = first; symbol <= last; symbol++) {
    if (position >= 8 * bytes) throw createDamagedFileError('its codes are cut off');
    const ahead = view.getUint32(position >>> 3) << (position & 7);
    const length = ahead >>> (32 - LENGTH_BITS);
    position += LENGTH_BITS;
    if (length < SHORT_RUN) {
      lengths[symbol] = length;
      continue;
    }
    let absent = length - SHORT_RUN + 2;
    if (length === LONG_RUN) {
      absent = ((ahead << LENGTH_BITS) >>> (32 - RUN_BITS)) + LONG_RUN_LEAST;
      position += RUN_BITS;
    }
    if (symbol + absent > last + 1) throw createDamagedFileError('its table of codes is too long');
    symbol += absent - 1;
  }
  return { lengths, bits: position };
}
