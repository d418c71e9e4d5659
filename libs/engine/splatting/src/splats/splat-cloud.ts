import type { DecimatedCloud, SplatCloud } from '@diorama/splat';

import { releaseMemory } from './release-memory.js';
import type { SplatPart } from './splat-batch.js';

/** The logit of byte 254 of SPZ: as opaque as a finite logit can be there. */
const OPAQUE = Math.log(254);

/** The cloud of a part; it shares the part's arrays. */
export function toCloud({ count, positions, scales, rotations, colors }: SplatPart): SplatCloud {
  return {
    count,
    positions,
    scales,
    rotations,
    colors,
    opacities: new Float32Array(count).fill(OPAQUE),
    shDegree: 0,
    sh: new Float32Array(0),
  };
}

/** The level that a part is; it shares the part's arrays. */
export const toDetailLevel = (part: SplatPart): DecimatedCloud => ({
  cloud: toCloud(part),
  surface: part.surface,
  weights: part.weights,
});

/** The level over shared memory, where several threads can read it at a time; what it lay in before is let go of. */
export function copyLevelToSharedMemory({ cloud, surface, weights }: DecimatedCloud): DecimatedCloud {
  const labels = new Uint32Array(new SharedArrayBuffer(surface.byteLength));
  labels.set(surface);
  releaseMemory(surface);
  return {
    cloud: {
      ...cloud,
      positions: shared(cloud.positions),
      scales: shared(cloud.scales),
      rotations: shared(cloud.rotations),
      colors: shared(cloud.colors),
      opacities: shared(cloud.opacities),
      sh: shared(cloud.sh),
    },
    surface: labels,
    ...(weights !== undefined && { weights: shared(weights) }),
  };
}

/** The values over shared memory. */
export function copyToSharedFloats(values: Float32Array): Float32Array {
  const copy = new Float32Array(new SharedArrayBuffer(values.byteLength));
  copy.set(values);
  return copy;
}

function shared(values: Float32Array): Float32Array {
  const copy = copyToSharedFloats(values);
  releaseMemory(values);
  return copy;
}
