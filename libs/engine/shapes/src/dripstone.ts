import type { SurfaceName } from '@diorama/materials';
import { fbm3 } from '@diorama/random';
import { crossProduct, subtractVectors, normalizeVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { MeshBuilder } from './mesh-builder.js';

/** A cone that dripping water has left: stalagmites, and stalactites head down. */
interface Dripstone {
  readonly base: Vec3;
  /** Metres from the base to the tip; below zero it hangs. */
  readonly height: number;
  /** Of the base, metres. */
  readonly radius: number;
  readonly sides: number;
  readonly rings: number;
  readonly seed: number;
}

/** Metres of one swelling along the cone. */
const SWELLING = 0.28;

/** Adds a closed, uneven cone with rounded swellings. */
export function addDripstone(mesh: MeshBuilder, stone: Dripstone, material: SurfaceName): void {
  const { rings, sides, height } = stone;
  const grid = Array.from({ length: rings }, (_, ring) =>
    Array.from({ length: sides }, (_side, side) => pointAt(stone, ring / rings, side)),
  );
  const [low, high] = height > 0 ? [0, 1] : [1, 0];
  const numbers = grid.map((row, ring) => row.map((point, side) => mesh.vertex(point, normalAt(grid, ring, side, height > 0 ? 1 : -1))));
  const tip = mesh.vertex([stone.base[0], stone.base[1] + height, stone.base[2]], [0, Math.sign(height), 0]);
  for (let side = 0; side < sides; side++) {
    const next = (side + 1) % sides;
    for (let ring = 0; ring + 1 < rings; ring++) {
      const [below, above] = [numbers[ring + low], numbers[ring + high]] as [number[], number[]];
      const [a, b, c, d] = [below[side], below[next], above[next], above[side]] as [number, number, number, number];
      mesh.triangle(a, b, c, material);
      mesh.triangle(a, c, d, material);
    }
    const last = numbers[rings - 1] as number[];
    const [a, b] = [last[side], last[next]] as [number, number];
    if (height > 0) mesh.triangle(a, b, tip, material);
    else mesh.triangle(b, a, tip, material);
  }
  addFoot(mesh, grid[0] as Vec3[], height, material);
}

/** A flat end of its own vertices; a fan, as the outline is not convex. */
function addFoot(mesh: MeshBuilder, outline: readonly Vec3[], height: number, material: SurfaceName): void {
  const normal: Vec3 = [0, -Math.sign(height), 0];
  const numbers = outline.map((point) => mesh.vertex(point, normal));
  const middle = outline.reduce((sum, point): Vec3 => [sum[0] + point[0] / outline.length, point[1], sum[2] + point[2] / outline.length], [
    0, 0, 0,
  ] as Vec3);
  const centre = mesh.vertex(middle, normal);
  for (let side = 0; side < outline.length; side++) {
    const [a, b] = [numbers[side], numbers[(side + 1) % outline.length]] as [number, number];
    if (height > 0) mesh.triangle(b, a, centre, material);
    else mesh.triangle(a, b, centre, material);
  }
}

function pointAt({ base, height, radius, sides, seed }: Dripstone, up: number, side: number): Vec3 {
  const angle = (2 * Math.PI * side) / sides;
  const [c, s] = [Math.cos(angle), -Math.sin(angle)];
  const along = up * Math.abs(height);
  const swelling = 0.09 * Math.sin((2 * Math.PI * along) / SWELLING + seed) + 0.3 * fbm3(seed, c * 1.3, along * 2.2, s * 1.3, 3);
  const flare = 0.55 * (1 - up) ** 5;
  const reach = radius * ((1 - up) ** 0.75 * (0.72 + swelling) + flare);
  return [base[0] + c * Math.max(0.004, reach), base[1] + up * height, base[2] + s * Math.max(0.004, reach)];
}

/** From the neighbours along and round the cone. */
function normalAt(grid: readonly (readonly Vec3[])[], ring: number, side: number, sense: 1 | -1): Vec3 {
  const row = grid[ring] as readonly Vec3[];
  const sides = row.length;
  const round = subtractVectors(row[(side + 1) % sides] as Vec3, row[(side + sides - 1) % sides] as Vec3);
  const along = subtractVectors(
    (grid[Math.min(grid.length - 1, ring + 1)] as readonly Vec3[])[side] as Vec3,
    (grid[Math.max(0, ring - 1)] as readonly Vec3[])[side] as Vec3,
  );
  const normal = crossProduct(round, along);
  return normalizeVector([normal[0] * sense, normal[1] * sense, normal[2] * sense]);
}
