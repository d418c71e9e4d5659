import type { ExrBlock, BlockChannel } from '../model/block.js';
import { computeLineOffsets } from '../model/block.js';
import { inflateZlib } from './bytes.js';

/** Bytes that a sample takes: floats lose the last eight bits of their fraction. */
const STORED_BYTES = { uint: 4, half: 2, float: 3 } as const;

/**
 * PXR24: in each line of a channel, differences between neighbours, their highest bytes first, then their next ones; all of a
 * block deflated.
 */
export function decodePxr24(stored: Uint8Array, block: ExrBlock, index: number, out: Uint8Array): void {
  const total = block.channels.reduce((sum, { facts, columns, rows }) => sum + columns * rows * STORED_BYTES[facts.type], 0);
  const bytes = inflateZlib(stored, total);
  const wanted = block.channels[index] as BlockChannel;
  const { facts, columns, rows } = wanted;
  const starts = computeLineOffsets(block, index, STORED_BYTES);
  const words = new Uint16Array(out.buffer, out.byteOffset, out.length / 2);
  const longs = facts.type === 'half' ? null : new Uint32Array(out.buffer, out.byteOffset, out.length / 4);
  for (let row = 0; row < rows; row++) {
    const [from, to] = [starts[row] as number, row * columns];
    if (longs === null) undoWords(bytes, from, words.subarray(to, to + columns));
    else if (facts.type === 'float') undoFloats(bytes, from, longs.subarray(to, to + columns));
    else undoLongs(bytes, from, longs.subarray(to, to + columns));
  }
}

function undoWords(bytes: Uint8Array, from: number, line: Uint16Array): void {
  const { length } = line;
  for (let i = 0, at = from, value = 0; i < length; i++, at++) {
    value = (value + (((bytes[at] as number) << 8) | (bytes[at + length] as number))) | 0;
    line[i] = value;
  }
}

/** Of a float only the upper three bytes are there. */
function undoFloats(bytes: Uint8Array, from: number, line: Uint32Array): void {
  const { length } = line;
  for (let i = 0, at = from, value = 0; i < length; i++, at++) {
    value =
      (value + (((bytes[at] as number) << 24) | ((bytes[at + length] as number) << 16) | ((bytes[at + 2 * length] as number) << 8))) | 0;
    line[i] = value;
  }
}

function undoLongs(bytes: Uint8Array, from: number, line: Uint32Array): void {
  const { length } = line;
  for (let i = 0, at = from, value = 0; i < length; i++, at++) {
    const upper = ((bytes[at] as number) << 24) | ((bytes[at + length] as number) << 16);
    value = (value + (upper | ((bytes[at + 2 * length] as number) << 8) | (bytes[at + 3 * length] as number))) | 0;
    line[i] = value;
  }
}
