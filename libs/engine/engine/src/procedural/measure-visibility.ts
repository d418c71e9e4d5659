import type { OpenedScene } from '@diorama/render';
import type { SurfaceSight } from '@diorama/world-model';

/** How much of the objects of one entry of a scene can be seen from the capture point. */
export interface ObjectVisibility {
  /** Objects that were placed. */
  readonly count: number;
  /** Share of the panorama's solid angle in which they are seen, 0 to 1. */
  readonly visible: number;
}

/** Directions looked in; one is a share of 1.2e-5 of the sphere. */
const DIRECTIONS = 80_000;
/** The first surface that belongs to an instance. */
const FIRST_INSTANCE = 3;

/**
 * Looks around from the capture point in evenly spread directions and counts which requested objects they meet.
 *
 * @param entries how many objects the scene lists
 * @returns one figure for each entry of the scene
 */
export function measureVisibility({ model, renderer }: OpenedScene, entries: number): ObjectVisibility[] {
  const counts: number[] = Array.from({ length: entries }, () => 0);
  const hits: number[] = Array.from({ length: entries }, () => 0);
  for (const { requested } of model.instances) if (requested !== undefined) counts[requested] = (counts[requested] ?? 0) + 1;
  if (counts.every((count) => count === 0)) return counts.map((count) => ({ count, visible: 0 }));
  const sight: SurfaceSight = { surface: 0, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, isBackFace: false };
  for (let k = 0; k < DIRECTIONS; k++) {
    // The spiral of the golden angle.
    const y = 1 - (2 * (k + 0.5)) / DIRECTIONS;
    const ring = Math.sqrt(1 - y * y);
    const turn = k * Math.PI * (3 - Math.sqrt(5));
    renderer.look([0, 0, 0], [ring * Math.cos(turn), y, ring * Math.sin(turn)], sight);
    const requested = model.instances[sight.surface - FIRST_INSTANCE]?.requested;
    if (requested !== undefined) hits[requested] = (hits[requested] ?? 0) + 1;
  }
  return counts.map((count, k) => ({ count, visible: (hits[k] ?? 0) / DIRECTIONS }));
}
