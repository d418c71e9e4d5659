import type { Block, BlockChannel } from '../block.js';
import { SAMPLE_BYTES, lineStarts } from '../block.js';
import { damaged } from '../exr-error.js';

/** Copies one channel's samples out of a block whose lines lie as files have them. */
export function pickChannel(raw: Uint8Array, block: Block, index: number, out: Uint8Array): void {
  if (raw.length !== block.bytes) throw damaged(`a block of it has ${raw.length} bytes instead of ${block.bytes}`);
  if (isAlone(block)) {
    out.set(raw);
    return;
  }
  const wanted = block.channels[index] as BlockChannel;
  const length = wanted.columns * wanted.sampleBytes;
  const starts = lineStarts(block, index, SAMPLE_BYTES);
  for (let row = 0; row < wanted.rows; row++) {
    const from = starts[row] as number;
    out.set(raw.subarray(from, from + length), row * length);
  }
}

/** Whether a block is one channel, whose samples need not be picked. */
export const isAlone = ({ channels }: Block): boolean => channels.length === 1;
