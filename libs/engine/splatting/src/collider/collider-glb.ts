import { encodeGlb } from '@diorama/mesh';
import type { WorldModel } from '@diorama/world-model';

import { buildCollider } from './build-collider.js';
import { buildShoreBarrier } from './shore-barrier.js';

/**
 * The collider as a GLB in the world's frame, with the height of the capture point in its extras: one primitive of what stands in the world,
 * and where the world has deep water, a second one of the barrier along its shore.
 */
export function encodeColliderGlb(model: WorldModel): Uint8Array {
  const shore = buildShoreBarrier(model);
  const bodies = buildCollider(model);
  return encodeGlb(shore.triangles > 0 ? [bodies, shore.finish()] : bodies, {
    generator: 'Diorama',
    extras: { metric_scale_factor: 1, ground_plane_offset: model.eyeHeight },
  });
}
