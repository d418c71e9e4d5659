import type { SplatCloud } from '@diorama/splat';

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
