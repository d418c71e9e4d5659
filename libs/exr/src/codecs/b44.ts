import type { Block, BlockChannel } from '../block.js';
import { channelBytes } from '../block.js';
import { damaged } from '../exr-error.js';
import { HALF_VALUES, toHalf } from '../half.js';

const BLOCK_BYTES = 14;
/** B44A stores a block of one value in three bytes; this in the third one tells. */
const FLAT_BYTES = 3;
const FLAT_SHIFT = 13 << 2;

/**
 * B44 and B44A: channel after channel, halves in squares of 4 x 4 with a base and differences of six bits, all else as it is.
 */
export function decodeB44(stored: Uint8Array, { channels }: Block, index: number): Uint8Array {
  let from = 0;
  for (const [i, channel] of channels.entries()) {
    const isHalf = channel.facts.type === 'half';
    if (i === index) return isHalf ? unpackChannel(stored, from, channel) : rawChannel(stored, from, channel);
    from = isHalf ? skipChannel(stored, from, channel) : from + channelBytes(channel);
  }
  throw new RangeError(`a block has no channel ${index}`);
}

function rawChannel(stored: Uint8Array, from: number, channel: BlockChannel): Uint8Array {
  const end = from + channelBytes(channel);
  if (end > stored.length) throw damaged('a block of it is cut off');
  return stored.slice(from, end);
}

const squares = ({ columns, rows }: BlockChannel): number => Math.ceil(columns / 4) * Math.ceil(rows / 4);

function skipChannel(stored: Uint8Array, from: number, channel: BlockChannel): number {
  let at = from;
  for (let square = squares(channel); square > 0; square--) at += squareBytes(stored, at);
  return at;
}

function squareBytes(stored: Uint8Array, at: number): number {
  const bytes = (stored[at + 2] ?? 0) >= FLAT_SHIFT ? FLAT_BYTES : BLOCK_BYTES;
  if (at + bytes > stored.length) throw damaged('a block of it is cut off');
  return bytes;
}

function unpackChannel(stored: Uint8Array, from: number, channel: BlockChannel): Uint8Array {
  const { columns, rows, facts } = channel;
  const out = new Uint8Array(channelBytes(channel));
  const values = new Uint16Array(16);
  let at = from;
  for (let top = 0; top < rows; top += 4)
    for (let left = 0; left < columns; left += 4) {
      const bytes = squareBytes(stored, at);
      if (bytes === FLAT_BYTES) values.fill(unsigned((stored[at] as number) * 256 + (stored[at + 1] as number)));
      else unpackSquare(stored, at, values);
      at += bytes;
      for (let row = top; row < Math.min(top + 4, rows); row++)
        for (let column = left; column < Math.min(left + 4, columns); column++) {
          const value = values[4 * (row - top) + column - left] as number;
          const half = facts.isPerceptual ? logarithm(value) : value;
          const to = 2 * (row * columns + column);
          out[to] = half;
          out[to + 1] = half >> 8;
        }
    }
  return out;
}

/** The base in the corner, then differences down the first column, then from column to column. */
function unpackSquare(b: Uint8Array, at: number, s: Uint16Array): void {
  const byte = (i: number): number => b[at + i] as number;
  const shift = byte(2) >> 2;
  const bias = 0x20 << shift;
  /** The six bits that begin so many bits behind the third byte's sixth. */
  const six = (index: number): number => {
    const bit = 22 + 6 * index;
    const two = (byte(bit >> 3) << 8) | (b[at + (bit >> 3) + 1] ?? 0);
    return (two >> (10 - (bit & 7))) & 0x3f;
  };
  const step = (value: number, index: number): number => value + (six(index) << shift) - bias;
  s[0] = byte(0) * 256 + byte(1);
  for (let row = 1; row < 4; row++) s[4 * row] = step(s[4 * row - 4] as number, row - 1);
  for (let column = 1; column < 4; column++)
    for (let row = 0; row < 4; row++) s[4 * row + column] = step(s[4 * row + column - 1] as number, 4 * column - 1 + row);
  for (let i = 0; i < 16; i++) s[i] = unsigned(s[i] as number);
}

/** Stored numbers are ordered like the halves; this gives back their sign and magnitude. */
const unsigned = (value: number): number => ((value & 0x8000) === 0 ? ~value & 0xffff : value & 0x7fff);

/** Of what is stored as its exponential: eight times the logarithm, and nothing for what has none. */
function logarithm(half: number): number {
  const value = HALF_VALUES[half] as number;
  return Number.isFinite(value) && value >= 0 ? toHalf(8 * Math.log(value)) : 0;
}
