import type { ExrBlock, BlockChannel } from '../model/block.js';
import { countChannelBytes } from '../model/block.js';
import { createDamagedFileError } from '../model/exr-error.js';
import { HALF_VALUES, encodeHalf } from '../bytes/half.js';

const BLOCK_BYTES = 14;
/** B44A stores a block of one value in three bytes; this in the third one tells. */
const FLAT_BYTES = 3;
const FLAT_SHIFT = 13 << 2;

/**
 * B44 and B44A: channel after channel, halves in squares of 4 x 4 with a base and differences of six bits, all else as it is.
 */
export function decodeB44(stored: Uint8Array, { channels }: ExrBlock, index: number, out: Uint8Array): void {
  let from = 0;
  for (const [i, channel] of channels.entries()) {
    const isHalf = channel.facts.type === 'half';
    if (i === index) {
      if (isHalf) unpackChannel(stored, from, channel, out);
      else copyChannel(stored, from, out);
      return;
    }
    from = isHalf ? skipChannel(stored, from, channel) : from + countChannelBytes(channel);
  }
  throw new RangeError(`a block has no channel ${index}`);
}

function copyChannel(stored: Uint8Array, from: number, out: Uint8Array): void {
  if (from + out.length > stored.length) throw createDamagedFileError('a block of it is cut off');
  out.set(stored.subarray(from, from + out.length));
}

const squares = ({ columns, rows }: BlockChannel): number => Math.ceil(columns / 4) * Math.ceil(rows / 4);

function skipChannel(stored: Uint8Array, from: number, channel: BlockChannel): number {
  let at = from;
  for (let square = squares(channel); square > 0; square--) at += squareBytes(stored, at);
  return at;
}

function squareBytes(stored: Uint8Array, at: number): number {
  const bytes = (stored[at + 2] ?? 0) >= FLAT_SHIFT ? FLAT_BYTES : BLOCK_BYTES;
  if (at + bytes > stored.length) throw createDamagedFileError('a block of it is cut off');
  return bytes;
}

function unpackChannel(stored: Uint8Array, from: number, { columns, rows, facts }: BlockChannel, out: Uint8Array): void {
  const halves = new Uint16Array(out.buffer, out.byteOffset, out.length / 2);
  const values = new Uint16Array(16);
  let at = from;
  for (let top = 0; top < rows; top += 4)
    for (let left = 0; left < columns; left += 4) {
      const bytes = squareBytes(stored, at);
      if (bytes === FLAT_BYTES) values.fill(unsigned((stored[at] as number) * 256 + (stored[at + 1] as number)));
      else unpackSquare(stored, at, values);
      at += bytes;
      const width = Math.min(4, columns - left);
      const height = Math.min(4, rows - top);
      for (let row = 0; row < height; row++)
        for (let column = 0, to = (top + row) * columns + left; column < width; column++) halves[to++] = values[4 * row + column] as number;
    }
  if (facts.isPerceptual) for (let i = 0; i < halves.length; i++) halves[i] = logarithm(halves[i] as number);
}

/**
 * The base in the corner, its shift, and fifteen differences of six bits each: down the first column, then from column to
 * column.
 */
function unpackSquare(b: Uint8Array, at: number, s: Uint16Array): void {
  const shift = (b[at + 2] as number) >> 2;
  const bias = 0x20 << shift;
  s[0] = ((b[at] as number) << 8) | (b[at + 1] as number);
  // The bits that are left over of the bytes that were taken: at first the two below the shift.
  let bits = b[at + 2] as number;
  let have = 2;
  let next = at + 3;
  for (let i = 1; i < 16; i++) {
    if (have < 6) {
      bits = (bits << 8) | (b[next++] as number);
      have += 8;
    }
    have -= 6;
    const difference = (((bits >> have) & 0x3f) << shift) - bias;
    if (i < 4) s[4 * i] = (s[4 * i - 4] as number) + difference;
    else s[4 * (i & 3) + (i >> 2)] = (s[4 * (i & 3) + (i >> 2) - 1] as number) + difference;
  }
  for (let i = 0; i < 16; i++) s[i] = unsigned(s[i] as number);
}

/** Stored numbers are ordered like the halves; this gives back their sign and magnitude. */
const unsigned = (value: number): number => ((value & 0x8000) === 0 ? ~value & 0xffff : value & 0x7fff);

/** Of what is stored as its exponential: eight times the logarithm, and nothing for what has none. */
function logarithm(half: number): number {
  const value = HALF_VALUES[half] as number;
  return Number.isFinite(value) && value >= 0 ? encodeHalf(8 * Math.log(value)) : 0;
}
