import type { OpenedScene } from '@diorama/render';
import { FIRST_INSTANCE } from '@diorama/splatting';
import { createSphereSpiral } from '@diorama/world-model';
import type { SurfaceSight } from '@diorama/world-model';

/** How much of the objects of one entry of a scene can be seen from the capture point. */
export interface ObjectVisibility {
  /** Objects that were placed. */
  readonly count: number;
  /** Share of the panorama's solid angle in which they are seen, 0 to 1. */
  readonly visible: number;
}

/** `SurfaceSight.surface` of the sky. */
const SKY = 0;
/** Directions looked in; one is a share of 1.2e-5 of the sphere. */
const DIRECTIONS = 80_000;

/**
 * Looks around from the capture point in evenly spread directions and counts which requested objects they meet; what the sky shows is seen
 * in all directions of the sky.
 *
 * @param entries how many objects the scene lists
 * @returns one figure for each entry of the scene
 */
export function measureVisibility({ model, renderer }: OpenedScene, entries: number): ObjectVisibility[] {
  const counts: number[] = Array.from({ length: entries }, () => 0);
  const hits: number[] = Array.from({ length: entries }, () => 0);
  for (const { requested } of model.instances) if (requested !== undefined) counts[requested] = (counts[requested] ?? 0) + 1;
  const { skyEntries = [] } = model;
  for (const entry of skyEntries) counts[entry] = 1;
  if (counts.every((count) => count === 0)) return counts.map((count) => ({ count, visible: 0 }));
  const sight: SurfaceSight = { surface: 0, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, isBackFace: false };
  for (const direction of createSphereSpiral(DIRECTIONS)) {
    renderer.look([0, 0, 0], direction, sight);
    const requested = model.instances[sight.surface - FIRST_INSTANCE]?.requested;
    if (requested !== undefined) hits[requested] = (hits[requested] ?? 0) + 1;
    if (sight.surface === SKY) for (const entry of skyEntries) hits[entry] = (hits[entry] ?? 0) + 1;
  }
  return counts.map((count, k) => ({ count, visible: (hits[k] ?? 0) / DIRECTIONS }));
}
