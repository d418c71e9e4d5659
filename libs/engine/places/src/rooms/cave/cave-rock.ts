import type { SurfaceName } from '@diorama/materials';
import type { WorldAssembly } from '@diorama/placement';
import { fbm2, fbm3 } from '@diorama/random';
import { addBox, addSlab } from '@diorama/shapes';
import type { MeshBuilder, PointGrid } from '@diorama/shapes';
import { angleBetween, composeTransforms, createRotationY, createTranslation, FLOOR_HEIGHT } from '@diorama/world-model';
import type { Solid, Vec3 } from '@diorama/world-model';

import { CAVE_FLOOR_BOX, CAVE_CLEAR_HEIGHT } from './cave-plan.js';
import type { CavePlan } from './cave-plan.js';

/** Columns of the rock round the cave, and rows from the ground to the rim of the skylight and up its shaft. */
const COLUMNS = 240;
const DOME_ROWS = 36;
const SHAFT_ROWS = 5;
const SHAFT = 1.6;
/** The wall starts below the floor, metres. */
const ROOT = 0.3;
const THICKNESS = 1.5;
/** Exponents of the outlines seen from above and from the side: between an ellipse and a box. */
const PLAN_POWER = 6;
const SIDE_POWER = 2.6;
/** So much wider than the room's box that its corners lie within. */
const WIDER = 1.13;
/** How much closer columns stand at the mouth, where the outline is steep. */
const CROWDING = 0.45;

/** Barriers round the cave that keep a walker in. */
const BARRIERS = 32;

/** Rock from the ground over the roof to the skylight, open at the mouth; and what keeps a walker in. */
export function addCaveRock(assembly: WorldAssembly, plan: CavePlan, surface: SurfaceName): void {
  const turns = Array.from({ length: COLUMNS + 1 }, (_, c) => azimuthAt(plan, (c % COLUMNS) / COLUMNS));
  const [face, back] = [gridOf(plan, turns, 0), gridOf(plan, turns, THICKNESS)];
  assembly.placeBody(
    { semantic: 'rock', solid: null, draw: (mesh) => addSlab(mesh, { face, back, isRing: true }, surface) },
    createTranslation(CAVE_FLOOR_BOX.x, FLOOR_HEIGHT, CAVE_FLOOR_BOX.z),
  );
  for (let k = 0; k < BARRIERS; k++) addBarrier(assembly, plan, { k, surface });
}

/** Azimuth clockwise from -z of a share of the way round; the mouth lies in the middle of the crowd. */
function azimuthAt({ mouth }: CavePlan, share: number): number {
  const turn = 2 * Math.PI * share - Math.PI;
  return mouth.azimuth + turn - CROWDING * Math.sin(turn);
}

const isMouth = ({ mouth }: CavePlan, azimuth: number): boolean => Math.abs(azimuth - mouth.azimuth) < mouth.halfAngle + 0.05;

/** An upright solid at the foot of the rock, across the mouth outside it. Nothing of it shows but a footing below the floor. */
function addBarrier(assembly: WorldAssembly, plan: CavePlan, { k, surface }: { readonly k: number; readonly surface: SurfaceName }): void {
  const [first, last] = [k, k + 1].map((step) => azimuthAt(plan, step / BARRIERS)) as [number, number];
  const middle = (first + last) / 2;
  const low = Array.from({ length: 5 }, (_, c) => first + ((last - first) * c) / 4).flatMap((azimuth) =>
    [1, 2, 3, 4, 5, 6].map((row) => {
      const [x, , z] = rockAt(plan, azimuth, row, 0);
      return x * Math.sin(middle) - z * Math.cos(middle);
    }),
  );
  const near = isMouth(plan, middle) ? computeCaveWallDistance(middle) + THICKNESS : Math.min(...low);
  const half = near * Math.tan((last - first) / 2) * 1.1 + 0.1;
  const solid: Solid = { shape: 'box', min: [-half, -ROOT, -near - 1], max: [half, 4, -near] };
  const draw = (mesh: MeshBuilder): void => addBox(mesh, [-half, -1, -near - 1], [half, -ROOT, -near], surface);
  assembly.placeBody(
    { semantic: 'rock', solid, draw },
    composeTransforms(createTranslation(CAVE_FLOOR_BOX.x, FLOOR_HEIGHT, CAVE_FLOOR_BOX.z), createRotationY(-middle)),
  );
}

/** Points of the rock at these azimuths, `out` metres behind its face, from the middle of the floor. */
const gridOf = (plan: CavePlan, turns: readonly number[], out: number): PointGrid =>
  Array.from({ length: DOME_ROWS + SHAFT_ROWS + 1 }, (_, row) => turns.map((azimuth) => rockAt(plan, azimuth, row, out)));

/** A point of the rock by its azimuth and row, from the middle of the cave's floor. */
function rockAt(plan: CavePlan, azimuth: number, row: number, out: number): Vec3 {
  const { height, skylight } = plan;
  const start = Math.asin((mouthHeight(plan, azimuth) / height) ** (SIDE_POWER / 2));
  const reach = computeCaveWallDistance(azimuth);
  const end = Math.acos((skylight.radius / reach) ** (SIDE_POWER / 2));
  const angle = start + (end - start) * evenly(Math.min(1, row / DOME_ROWS));
  const share = Math.cos(angle) ** (2 / SIDE_POWER);
  const [tx, tz] = [skylight.x - CAVE_FLOOR_BOX.x, skylight.z - CAVE_FLOOR_BOX.z];
  const x = tx + (Math.sin(azimuth) * reach - tx) * share;
  const z = tz + (-Math.cos(azimuth) * reach - tz) * share;
  const shaft = Math.max(0, row - DOME_ROWS) / SHAFT_ROWS;
  const y = height * Math.sin(angle) ** (2 / SIDE_POWER) + shaft * SHAFT;
  const point: Vec3 = [x, row === 0 && start === 0 ? -ROOT : y, z];
  // The rim is smoother, as water has worn it.
  return rough(plan, point, { out: out + shaft * 0.25, share: row < DOME_ROWS - 2 ? 1 : 0.3 });
}

/** Rows by their angle lie far apart at the foot and at the top of such an outline; this brings them near to equal steps. */
function evenly(share: number): number {
  const [done, left] = [share ** (SIDE_POWER / 2), (1 - share) ** (SIDE_POWER / 2)];
  return done / (done + left);
}

/** Rough rock: swellings, ledges and cracks, pushed away from the middle of the cave but never into the room's box. */
function rough({ seed, relief }: CavePlan, [x, y, z]: Vec3, { out, share: most }: { out: number; share: number }): Vec3 {
  const away = Math.hypot(x, y - 1.2, z);
  const ledge = Math.sin(3.1 * y + 2.5 * fbm2(seed + 1, x * 0.2, z * 0.2, 2));
  const bumps =
    0.2 + 0.95 * fbm3(seed, x * 0.24, y * 0.3, z * 0.24, 3) + 0.26 * fbm3(seed + 2, x * 0.85, y * 1.2, z * 0.85, 2) + 0.11 * ledge;
  const share = 1 + (Math.max(-0.4, bumps * relief * most) + out) / away;
  const moved: Vec3 = [x * share, y < 0 ? y : 1.2 + (y - 1.2) * share, z * share];
  if (out > 0 || y < 0) return moved;
  const within = Math.max(Math.abs(moved[0]) / CAVE_FLOOR_BOX.halfX, Math.abs(moved[2]) / CAVE_FLOOR_BOX.halfZ);
  if (within >= 1 || moved[1] > CAVE_CLEAR_HEIGHT + 0.1) return moved;
  // Walls step back out of the box, the roof rises over it.
  return within > 0.8 ? [moved[0] / within, moved[1], moved[2] / within] : [moved[0], CAVE_CLEAR_HEIGHT + 0.1, moved[2]];
}

/** Metres from the middle to the wall before it is roughened. */
export function computeCaveWallDistance(azimuth: number): number {
  const [s, c] = [Math.abs(Math.sin(azimuth)) / CAVE_FLOOR_BOX.halfX, Math.abs(Math.cos(azimuth)) / CAVE_FLOOR_BOX.halfZ];
  return WIDER / (s ** PLAN_POWER + c ** PLAN_POWER) ** (1 / PLAN_POWER);
}

/** Height of the opening at an azimuth; 0 beside the mouth. */
function mouthHeight({ mouth, seed }: CavePlan, azimuth: number): number {
  const side = (azimuth - mouth.azimuth) / mouth.halfAngle;
  if (Math.abs(side) >= 1) return 0;
  return mouth.height * (1 - Math.abs(side) ** 2.4) ** 0.5 * (1 + 0.22 * fbm2(seed + 3, side * 2.3, 0.5, 2));
}

/** The vertex of the rock in a row whose azimuth is nearest, so that what hangs from it touches the rock; metres. */
export function computeCaveRoofPoint(plan: CavePlan, azimuth: number, row: number): Vec3 {
  const columns = Array.from({ length: COLUMNS }, (_, c) => azimuthAt(plan, c / COLUMNS));
  const apart = columns.map((column) => Math.abs(angleBetween(column, azimuth)));
  const nearest = columns[apart.indexOf(Math.min(...apart))] ?? azimuth;
  const [x, y, z] = rockAt(plan, nearest, row, 0);
  return [x + CAVE_FLOOR_BOX.x, y + FLOOR_HEIGHT, z + CAVE_FLOOR_BOX.z];
}

export const CAVE_ROOF_ROWS = DOME_ROWS;
