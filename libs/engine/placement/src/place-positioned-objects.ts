import { getThing } from '@diorama/things';

import { isInsideWorld } from './placement-context.js';
import type { PlacementContext } from './placement-context.js';
import { listPositionedObjects } from './positioned-objects.js';
import { tintStone } from './stone-tint.js';

/** Metres from the viewer from which on an object has an outline that others could hide. */
const NEAREST_OUTLINE = 1;

/** Puts in the objects whose places the scene states; one that crosses the edge of the world is left out. */
export function placePositionedObjects(context: PlacementContext): void {
  const { scene } = context.plan;
  for (const { lift, ...object } of listPositionedObjects(scene)) {
    const { footprint, height } = getThing(object.kind);
    const radius = footprint * object.scale;
    if (!isInsideWorld(object.x, object.z, radius)) continue;
    context.putPositioned({ ...object, ...(lift > 0 ? { lift } : {}), ...tintStone(object, scene.place) });
    const distance = Math.hypot(object.x, object.z);
    if (distance < NEAREST_OUTLINE + radius) continue;
    context.sight.add({
      azimuth: Math.atan2(object.x, -object.z),
      distance,
      halfWidth: radius * 0.8,
      height: lift + height * object.scale,
    });
  }
}
