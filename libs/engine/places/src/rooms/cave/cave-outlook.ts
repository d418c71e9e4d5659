import type { WorldAssembly } from '@diorama/placement';
import { fbm2 } from '@diorama/random';
import { addSlab } from '@diorama/shapes';
import { composeTransforms, createRotationY, createTranslation, FLOOR_HEIGHT } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { CAVE_FLOOR_BOX } from './cave-plan.js';
import type { CavePlan } from './cave-plan.js';
import { computeCaveWallDistance } from './cave-rock.js';
import type { CaveSurfaces } from './cave-surfaces.js';

/** Nothing before the mouth lies further away, metres. */
export const CAVE_LANDSCAPE_RADIUS = 75;

/** Hills one behind the other: metres away, height and roughness. */
const RIDGES: readonly { readonly away: number; readonly height: number; readonly rough: number }[] = [
  { away: 20, height: 1.9, rough: 1.6 },
  { away: 40, height: 7, rough: 6 },
];

/** The country that shows in the mouth: a slope, trees and hills of these materials, under the sky itself. */
export function addCaveMouthLandscape(assembly: WorldAssembly, plan: CavePlan, materials: CaveSurfaces['outlook']): void {
  const frame = composeTransforms(
    createTranslation(CAVE_FLOOR_BOX.x, FLOOR_HEIGHT, CAVE_FLOOR_BOX.z),
    createRotationY(-plan.mouth.azimuth),
  );
  const near = computeCaveWallDistance(plan.mouth.azimuth);
  const ground = [near + 2.2, 60].map((z) => [-40, 40].map((x): Vec3 => [x, z > 50 ? 1 : -0.02, -z]));
  const below = ground.map((row) => row.map(([x, , z]): Vec3 => [x, -1, z]));
  assembly.placeBody(
    { semantic: 'ground', solid: null, draw: (mesh) => addSlab(mesh, { face: ground, back: below, isRing: false }, materials[0]) },
    frame,
  );
  for (const [k, { away, height, rough }] of RIDGES.entries()) {
    const material = materials[k] ?? materials[0];
    const columns = 90;
    const ridge = [0, 1].map((row) =>
      Array.from({ length: columns + 1 }, (_, c): Vec3 => {
        const x = (c / columns - 0.5) * 2.2 * away;
        const crest = height + rough * (fbm2(plan.seed + k, (x / away) * 4, k, 5) + 0.25 * Math.abs(fbm2(plan.seed + 9, x * 1.7, k, 2)));
        return [x, row === 0 ? -1 : Math.max(0.3, crest), -near - away];
      }),
    );
    const behind = ridge.map((row) => row.map(([x, y, z]): Vec3 => [x, y, z - 1]));
    assembly.placeBody(
      { semantic: 'ground', solid: null, draw: (mesh) => addSlab(mesh, { face: ridge, back: behind, isRing: false }, material) },
      frame,
    );
  }
}
