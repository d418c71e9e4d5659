import { decodeGlb } from '@diorama/mesh';
import { createMeshRayCaster } from '@diorama/render';
import type { OpenedScene } from '@diorama/render';
import type { Vec3 } from '@diorama/world-model';

/** Rays from each place to stand. */
const RAYS = 400;
/** The collider stops a ray where the world does when both distances are this close: metres and share. */
const NEAR = 0.25;
const NEAR_SHARE = 0.05;
/** Steepest rise of a ray; further up a walker meets nothing. */
const HIGHEST = 0.35;
/** Only what is this close matters to a walker, metres. */
const REACH = 30;

/** How a collider stops rays from the places to stand, beside the world itself: shares of those that meet a surface within reach. */
export function measureCollider(glb: Uint8Array, { model, renderer }: OpenedScene): { agrees: number; stops: number } {
  const [mesh] = decodeGlb(glb).primitives;
  if (!mesh) return { agrees: 0, stops: 0 };
  const cast = createMeshRayCaster(mesh);
  let [agrees, stops, all] = [0, 0, 0];
  for (const { x, y, z } of model.spawnPoints)
    for (let i = 0; i < RAYS; i++) {
      const direction = directionOf(i);
      const world = renderer.cast([x, y, z], direction);
      if (world > REACH) continue;
      const met = cast([x, y, z], direction);
      all++;
      if (met !== Infinity) stops++;
      if (Math.abs(met - world) <= NEAR + NEAR_SHARE * world) agrees++;
    }
  return { agrees: agrees / Math.max(1, all), stops: stops / Math.max(1, all) };
}

/** Directions evenly spread over the sphere below the highest: points on a Fibonacci spiral. */
function directionOf(i: number): Vec3 {
  const y = -1 + ((1 + HIGHEST) * (i + 0.5)) / RAYS;
  const level = Math.sqrt(1 - y * y);
  const azimuth = i * Math.PI * (3 - Math.sqrt(5));
  return [Math.sin(azimuth) * level, y, -Math.cos(azimuth) * level];
}
