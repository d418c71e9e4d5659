import { PackedSplats, SplatFileType } from '@sparkjsdev/spark';

import type { Box, SplatRun } from './stream-index.js';

/** The splats of a cell in one level, as Spark draws them. */
export interface SplatPart {
  readonly count: number;
  /** Four numbers a splat, filled up to a row of Spark's textures. */
  readonly packed: Uint32Array;
  readonly encoding: PackedSplats['splatEncoding'];
  /** Around the centres of the splats. */
  readonly box: Box;
}

/** Spark's textures have so many splats in a row. */
const ROW_SPLATS = 2048;

/** A decoded chunk, of which runs can be cut out. @throws Spark's error for a damaged file */
export async function decodeChunk(file: Uint8Array): Promise<PackedSplats> {
  const splats = new PackedSplats({ fileBytes: file, fileType: SplatFileType.PCSOGSZIP });
  await splats.initialized;
  return splats;
}

/** Cuts a run out of a chunk. @throws RangeError when the chunk does not hold it */
export function cutPart(chunk: PackedSplats, { offset, count }: SplatRun): SplatPart {
  if (offset + count > chunk.numSplats) throw new RangeError(`A chunk has ${chunk.numSplats} splats instead of ${offset + count}.`);
  const packed = new Uint32Array(4 * ROW_SPLATS * Math.ceil(count / ROW_SPLATS));
  packed.set(chunk.packedArray?.subarray(4 * offset, 4 * (offset + count)) ?? []);
  return { count, packed, encoding: chunk.splatEncoding, box: boxAround(chunk, offset, count) };
}

/** The frame of SOG has y down and z forward. */
function boxAround(chunk: PackedSplats, offset: number, count: number): Box {
  const min = { x: Infinity, y: Infinity, z: Infinity };
  const max = { x: -Infinity, y: -Infinity, z: -Infinity };
  for (let i = offset; i < offset + count; i++) {
    const { x, y, z } = chunk.getSplat(i).center;
    min.x = Math.min(min.x, x);
    min.y = Math.min(min.y, -y);
    min.z = Math.min(min.z, -z);
    max.x = Math.max(max.x, x);
    max.y = Math.max(max.y, -y);
    max.z = Math.max(max.z, -z);
  }
  return { min, max };
}
