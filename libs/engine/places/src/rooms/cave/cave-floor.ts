import type { WorldAssembly } from '@diorama/placement';
import { fbm2 } from '@diorama/random';
import type { SurfaceName } from '@diorama/materials';
import { addSlab } from '@diorama/shapes';
import type { Vec3, WaterSurface } from '@diorama/world-model';
import { FLOOR_HEIGHT } from '@diorama/world-model';

import { CAVE_FLOOR_BOX } from './cave-plan.js';
import type { CavePlan, CavePool } from './cave-plan.js';

const STEP = 0.33;
const MARGIN = 3.2;
const DEPTH = 1.4;
/** Metres of the pool's bed below the floor, and of its surface. */
const BED = 0.65;
const SURFACE = 0.045;

/** Beaten earth and rock, nearly level, with the hollow of the pool. */
export function addCaveFloor(assembly: WorldAssembly, plan: CavePlan, surface: SurfaceName): void {
  const [halfX, halfZ] = [CAVE_FLOOR_BOX.halfX + MARGIN, CAVE_FLOOR_BOX.halfZ + MARGIN];
  const columns = Math.round((2 * halfX) / STEP);
  const rows = Math.round((2 * halfZ) / STEP);
  const grid = (heightAt: (x: number, z: number) => number): Vec3[][] =>
    Array.from({ length: rows + 1 }, (_, r) =>
      Array.from({ length: columns + 1 }, (_column, c): Vec3 => {
        const [x, z] = [CAVE_FLOOR_BOX.x - halfX + (2 * halfX * c) / columns, CAVE_FLOOR_BOX.z + halfZ - (2 * halfZ * r) / rows];
        return [x, FLOOR_HEIGHT + heightAt(x, z), z];
      }),
    );
  const face = grid((x, z) => floorHeight(plan, x, z));
  const back = grid(() => -DEPTH);
  assembly.placeBody({
    semantic: 'floor',
    solid: {
      shape: 'box',
      min: [CAVE_FLOOR_BOX.x - halfX, FLOOR_HEIGHT - DEPTH, CAVE_FLOOR_BOX.z - halfZ],
      max: [CAVE_FLOOR_BOX.x + halfX, FLOOR_HEIGHT, CAVE_FLOOR_BOX.z + halfZ],
    },
    draw: (mesh) => addSlab(mesh, { face, back, isRing: false }, surface),
  });
}

/** The still water of the pool. */
export const createPoolWater = ({ pool }: CavePlan): WaterSurface | null =>
  pool === null ? null : { level: FLOOR_HEIGHT - SURFACE, deep: [0.003, 0.012, 0.014], clarity: [0.5, 0.78, 0.8], ripple: 0.025 };

/** Metres above the floor's level: uneven by a centimetre, higher at the foot of the walls, deep in the pool. */
function floorHeight({ seed, pool }: CavePlan, x: number, z: number): number {
  const uneven = 0.03 * fbm2(seed + 4, x * 0.9, z * 0.9, 3);
  const out = Math.max(Math.abs(x - CAVE_FLOOR_BOX.x) - CAVE_FLOOR_BOX.halfX, Math.abs(z - CAVE_FLOOR_BOX.z) - CAVE_FLOOR_BOX.halfZ, 0);
  const level = Math.max(-0.015, Math.min(0.015, uneven)) + 0.3 * Math.min(1, out) ** 2;
  return pool === null ? level : level - BED * hollow(pool, seed, x, z);
}

/** 0 on the shore to 1 in the middle of the pool. */
function hollow(pool: CavePool, seed: number, x: number, z: number): number {
  const shore = 1 + 0.3 * fbm2(seed + 5, x * 0.7, z * 0.7, 3);
  const away = Math.hypot((x - pool.x) / pool.radiusX, (z - pool.z) / pool.radiusZ) * shore;
  const t = Math.max(0, 1 - away ** 2);
  return t * (2 - t);
}
