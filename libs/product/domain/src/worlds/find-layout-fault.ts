import { SCENE_LIMITS } from './scene.js';
import type { Scene } from './scene.js';
import type { ObjectPlacement, SceneObject } from './scene-object.js';

/** A rule of scenes that an entry of `objects` breaks. */
export interface LayoutFault {
  /** Such as `objects[2].at[0]`. */
  readonly path: string;
  /** What the value must be, to follow "must be". */
  readonly expected: string;
}

/**
 * The first rule of counts and placements that the objects of a scene break; null where they keep all.
 *
 * @param standsOnViewer whether a placement leaves the viewer no room at the origin
 */
export function findLayoutFault(
  { version, objects }: Pick<Scene, 'version' | 'objects'>,
  standsOnViewer: (object: SceneObject, placement: ObjectPlacement) => boolean,
): LayoutFault | null {
  for (const [i, object] of objects.entries()) {
    const { at, count } = object;
    if (at === undefined) continue;
    const path = `objects[${i}]`;
    if (version === 1) return { path: `${path}.at`, expected: 'left out in version 1' };
    if (count !== at.length) return { path: `${path}.count`, expected: `the number of placements in at (${at.length})` };
    const far = at.findIndex(({ x, z }) => Math.hypot(x, z) > SCENE_LIMITS.reach);
    if (far >= 0) return { path: `${path}.at[${far}]`, expected: `at most ${SCENE_LIMITS.reach} m from the origin` };
    const blocking = at.findIndex((placement) => standsOnViewer(object, placement));
    if (blocking >= 0)
      return { path: `${path}.at[${blocking}]`, expected: `further from the origin: the object covers the viewer's start` };
  }
  const placements = objects.reduce((sum, { at = [] }) => sum + at.length, 0);
  if (placements > SCENE_LIMITS.placements)
    return { path: 'objects', expected: `entries with at most ${SCENE_LIMITS.placements} placements in all, not ${placements}` };
  const total = objects.reduce((sum, { count }) => sum + count, 0);
  return total > SCENE_LIMITS.objects
    ? { path: 'objects', expected: `entries with at most ${SCENE_LIMITS.objects} objects in all, not ${total}` }
    : null;
}
