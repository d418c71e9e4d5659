import { computeChunkGrid } from './chunks.js';
import type { ExrHeader } from './model/header.js';

/** A place in the table of blocks, and a byte of the block. */
const BYTES_PER_BLOCK = 9;

/**
 * The least bytes that a file of such a header has: whoever has read only the beginning of one can tell that it is cut off.
 *
 * @throws ExrError unsupported, for a compression that is not read
 */
export function computeMinFileBytes({ parts, tablesAt }: ExrHeader): number {
  const blocks = parts.map((part) => {
    const { across, down } = computeChunkGrid(part);
    return across * down;
  });
  return blocks.reduce((sum, count) => sum + count * BYTES_PER_BLOCK, tablesAt);
}
