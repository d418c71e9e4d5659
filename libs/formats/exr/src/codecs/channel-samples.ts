import type { ExrBlock, BlockChannel } from '../model/block.js';
import { BYTES_PER_SAMPLE, computeLineOffsets } from '../model/block.js';
import { createDamagedFileError } from '../model/exr-error.js';

/** Copies one channel's samples out of a block whose lines lie as files have them. */
export function copyChannelSamples(raw: Uint8Array, block: ExrBlock, index: number, out: Uint8Array): void {
  if (raw.length !== block.bytes) throw createDamagedFileError(`a block of it has ${raw.length} bytes instead of ${block.bytes}`);
  if (isSingleChannelBlock(block)) {
    out.set(raw);
    return;
  }
  const wanted = block.channels[index] as BlockChannel;
  const length = wanted.columns * wanted.sampleBytes;
  const starts = computeLineOffsets(block, index, BYTES_PER_SAMPLE);
  for (let row = 0; row < wanted.rows; row++) {
    const from = starts[row] as number;
    out.set(raw.subarray(from, from + length), row * length);
  }
}

/** Whether a block is one channel, whose samples need not be picked. */
export const isSingleChannelBlock = ({ channels }: ExrBlock): boolean => channels.length === 1;
