import { encodeGlb } from '@diorama/mesh';
import type { WorldModel } from '@diorama/world-model';

import { buildCollider } from './build-collider.js';

/** The collider as a GLB in the world's frame, with the height of the capture point in its extras. */
export function encodeColliderGlb(model: WorldModel): Uint8Array {
  return encodeGlb(buildCollider(model), {
    generator: 'Diorama',
    extras: { metric_scale_factor: 1, ground_plane_offset: model.eyeHeight },
  });
}
