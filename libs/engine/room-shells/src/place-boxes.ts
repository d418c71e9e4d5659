import type { SurfaceName } from '@diorama/materials';
import { addBox } from '@diorama/shapes';
import type { Vec3 } from '@diorama/world-model';

import type { RoomSink } from './room-sink.js';

export type Box = readonly [min: Vec3, max: Vec3];

/** Places boxes of one surface as one closed, solid body of the building; none for an empty list. */
export function placeBoxes(sink: RoomSink, boxes: readonly Box[], surface: SurfaceName): void {
  if (boxes.length === 0) return;
  sink.placeBody({
    semantic: 'building',
    solid: { shape: 'group', members: boxes.map(([min, max]) => ({ shape: 'box', min, max })) },
    draw: (mesh) => boxes.forEach(([min, max]) => addBox(mesh, min, max, surface)),
  });
}
