import type { Block, BlockChannel } from '../block.js';
import { channelBytes } from '../block.js';
import { inflate } from './bytes.js';

/** Bytes that a sample takes: floats lose the last eight bits of their fraction. */
const STORED_BYTES = { uint: 4, half: 2, float: 3 } as const;

/**
 * PXR24: in each line of a channel, differences between neighbours, their highest bytes first, then their next ones; all of a
 * block deflated.
 */
export function decodePxr24(stored: Uint8Array, block: Block, index: number): Uint8Array {
  const { window, channels } = block;
  const total = channels.reduce((sum, { facts, columns, rows }) => sum + columns * rows * STORED_BYTES[facts.type], 0);
  const bytes = inflate(stored, total);
  const wanted = channels[index] as BlockChannel;
  const out = new Uint8Array(channelBytes(wanted));
  let [from, line] = [0, 0];
  for (let y = window.yMin; y <= window.yMax; y++)
    for (const [i, { facts, columns }] of channels.entries()) {
      if (y % facts.ySampling !== 0) continue;
      if (i === index) undoLine(bytes.subarray(from, from + columns * STORED_BYTES[facts.type]), wanted, out, line++);
      from += columns * STORED_BYTES[facts.type];
    }
  return out;
}

function undoLine(planes: Uint8Array, { facts, columns, sampleBytes }: BlockChannel, out: Uint8Array, line: number): void {
  const count = STORED_BYTES[facts.type];
  /** Of a float only the upper three bytes are there. */
  const lowest = facts.type === 'float' ? 8 : 0;
  let value = 0;
  let at = line * columns * sampleBytes;
  for (let column = 0; column < columns; column++) {
    let difference = 0;
    for (let plane = 0; plane < count; plane++) difference = (difference << 8) | (planes[plane * columns + column] as number);
    value = (value + (difference << lowest)) | 0;
    for (let byte = 0; byte < sampleBytes; byte++) out[at++] = value >>> (8 * byte);
  }
}
