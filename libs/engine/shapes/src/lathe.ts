import type { SurfaceName } from '@diorama/materials';
import { normalizeVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { MeshBuilder } from './mesh-builder.js';

/** A ring of a turned body: its radius at a height, metres. */
export type LatheRing = readonly [radius: number, y: number];

/** A body turned about the y axis. */
export interface Lathe {
  /**
   * From the bottom to the top; a radius of 0 closes the body at that end, else a flat lid does. A profile that ends
   * where it began, outside up and inside down, is closed by itself.
   */
  readonly rings: readonly LatheRing[];
  /** Sides of the circle, at least 3. */
  readonly sides: number;
  /** Whether the shading is smooth along the profile; around the axis it always is. */
  readonly smooth: boolean;
  /** Materials of the bands between rings, from the bottom up, where they differ. */
  readonly bands?: readonly (SurfaceName | null)[];
}

/** Adds a closed turned body. */
export function addLathe(mesh: MeshBuilder, lathe: Lathe, material: SurfaceName): void {
  const { rings } = lathe;
  for (let k = 0; k + 1 < rings.length; k++) addBand(mesh, lathe, k, lathe.bands?.[k] ?? material);
  const [bottom, top] = [rings[0], rings.at(-1)] as [LatheRing, LatheRing];
  if (bottom[0] === top[0] && bottom[1] === top[1]) return;
  if (bottom[0] > 0) mesh.polygon(circle(bottom, lathe.sides).toReversed(), lathe.bands?.[0] ?? material);
  if (top[0] > 0) mesh.polygon(circle(top, lathe.sides), lathe.bands?.[rings.length - 2] ?? material);
}

/** A closed cylinder that stands on `base`. */
export function addCylinder(
  mesh: MeshBuilder,
  base: Vec3,
  size: { radius: number; height: number; sides?: number },
  material: SurfaceName,
): void {
  mesh.within([1, 0, 0, base[0], 0, 1, 0, base[1], 0, 0, 1, base[2]], () =>
    addLathe(
      mesh,
      {
        rings: [
          [size.radius, 0],
          [size.radius, size.height],
        ],
        sides: size.sides ?? 10,
        smooth: false,
      },
      material,
    ),
  );
}

function addBand(mesh: MeshBuilder, lathe: Lathe, k: number, material: SurfaceName): void {
  const low = lathe.rings[k] as LatheRing;
  const high = lathe.rings[k + 1] as LatheRing;
  const below = lathe.smooth ? (lathe.rings[k - 1] ?? low) : low;
  const above = lathe.smooth ? (lathe.rings[k + 2] ?? high) : high;
  const lowSlope = lathe.smooth ? outward(below, high) : outward(low, high);
  const highSlope = lathe.smooth ? outward(low, above) : lowSlope;
  const { sides } = lathe;
  let previous: readonly [number, number] | null = null;
  for (let side = 0; side <= sides; side++) {
    // The last column repeats the first exactly, so that the seam closes to the bit.
    const angle = (2 * Math.PI * (side % sides)) / sides;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const a = mesh.vertex([low[0] * c, low[1], -low[0] * s], normalizeVector([lowSlope[0] * c, lowSlope[1], -lowSlope[0] * s]));
    const b = mesh.vertex([high[0] * c, high[1], -high[0] * s], normalizeVector([highSlope[0] * c, highSlope[1], -highSlope[0] * s]));
    if (previous !== null) {
      mesh.triangle(previous[0], a, b, material);
      mesh.triangle(previous[0], b, previous[1], material);
    }
    previous = [a, b];
  }
}

/** Normal of the profile between two rings, as (away from the axis, up). */
function outward(low: LatheRing, high: LatheRing): readonly [number, number] {
  const [rise, run] = [high[1] - low[1], high[0] - low[0]];
  const length = Math.hypot(rise, run);
  return length > 0 ? [rise / length, -run / length] : [1, 0];
}

function circle([radius, y]: LatheRing, sides: number): Vec3[] {
  return Array.from({ length: sides }, (_, side): Vec3 => {
    const angle = (2 * Math.PI * side) / sides;
    return [radius * Math.cos(angle), y, -radius * Math.sin(angle)];
  });
}
