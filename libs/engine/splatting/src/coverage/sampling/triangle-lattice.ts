/** A point of the lattice in a triangle: weights of its second and third corner. */
type VisitPoint = (u: number, v: number) => void;

/** The lattice is turned by this angle (its tangent is a half), so that no line of it runs along an upright or level edge. */
const COS = 2 / Math.sqrt(5);
const SIN = 1 / Math.sqrt(5);

/** Axes of the plane that a surface is projected to, by the axis of its normal. */
const PLANES = [
  [1, 2],
  [2, 0],
  [0, 1],
] as const;

/**
 * Square lattices in the three planes of the world's axes. Every surface is sampled where its projection along the axis of its normal meets
 * the points of one of them, so triangles side by side share a lattice, and a point on a shared edge belongs to one of the two.
 */
export class TriangleLattice {
  /** Steps on the surface from a point to the next one along both directions of the lattice, metres. */
  readonly steps = new Float64Array(6);
  private readonly a = new Float64Array(3);
  private readonly b = new Float64Array(3);

  /**
   * Calls back for each point of the lattice in a triangle; `steps` are set before.
   *
   * @param corners x, y, z of the three corners, metres
   * @param axis 0 to 2, the axis to project along
   * @param spacing metres between points in the plane
   */
  forEachPoint(corners: Float64Array, axis: number, spacing: number, visit: VisitPoint): void {
    const { a, b } = this;
    this.project(corners, axis, spacing);
    const determinant =
      ((a[1] as number) - (a[0] as number)) * ((b[2] as number) - (b[0] as number)) -
      ((a[2] as number) - (a[0] as number)) * ((b[1] as number) - (b[0] as number));
    if (Math.abs(determinant) < 1e-12) return;
    const ua = ((b[2] as number) - (b[0] as number)) / determinant;
    const ub = -((a[2] as number) - (a[0] as number)) / determinant;
    const va = -((b[1] as number) - (b[0] as number)) / determinant;
    const vb = ((a[1] as number) - (a[0] as number)) / determinant;
    for (let k = 0; k < 3; k++) {
      const e1 = (corners[3 + k] as number) - (corners[k] as number);
      const e2 = (corners[6 + k] as number) - (corners[k] as number);
      this.steps[k] = e1 * ua + e2 * va;
      this.steps[3 + k] = e1 * ub + e2 * vb;
    }
    const low = Math.min(b[0] as number, b[1] as number, b[2] as number);
    const high = Math.max(b[0] as number, b[1] as number, b[2] as number);
    for (let j = Math.ceil(low); j < high; j++) {
      let left = Infinity;
      let right = -Infinity;
      for (let k = 0; k < 3; k++) {
        const crossing = this.crossing(k, (k + 1) % 3, j);
        left = Math.min(left, Number.isNaN(crossing) ? Infinity : crossing);
        right = Math.max(right, Number.isNaN(crossing) ? -Infinity : crossing);
      }
      for (let i = Math.ceil(left); i < right; i++) {
        const da = i - (a[0] as number);
        const db = j - (b[0] as number);
        visit(ua * da + ub * db, va * da + vb * db);
      }
    }
  }

  private project(corners: Float64Array, axis: number, spacing: number): void {
    const [p, q] = PLANES[axis] as readonly [number, number];
    for (let k = 0; k < 3; k++) {
      const x = (corners[3 * k + p] as number) / spacing;
      const y = (corners[3 * k + q] as number) / spacing;
      this.a[k] = x * COS + y * SIN;
      this.b[k] = y * COS - x * SIN;
    }
  }

  /** Where an edge crosses a row of the lattice; NaN if it does not. Both triangles of an edge get the same number. */
  private crossing(from: number, to: number, row: number): number {
    const { a, b } = this;
    const [start, end] = (b[from] as number) <= (b[to] as number) ? [from, to] : [to, from];
    const [bottom, top] = [b[start] as number, b[end] as number];
    if (!(bottom <= row && row < top)) return NaN;
    return (a[start] as number) + ((row - bottom) / (top - bottom)) * ((a[end] as number) - (a[start] as number));
  }
}

/** Calls back with x and z of each point of the level lattice in the square `[x, x + size)` by `[z, z + size)`. */
export function forEachTilePoint(
  { x, z, size }: { readonly x: number; readonly z: number; readonly size: number },
  spacing: number,
  visit: (x: number, z: number) => void,
): void {
  const corner = (dx: number, dz: number): readonly [number, number] => {
    const [p, q] = [(x + dx * size) / spacing, (z + dz * size) / spacing];
    return [p * COS + q * SIN, q * COS - p * SIN];
  };
  const corners = [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)];
  const [firstA, lastA] = [Math.min(...corners.map(([a]) => a)), Math.max(...corners.map(([a]) => a))];
  const [firstB, lastB] = [Math.min(...corners.map(([, b]) => b)), Math.max(...corners.map(([, b]) => b))];
  for (let j = Math.ceil(firstB); j <= lastB; j++)
    for (let i = Math.ceil(firstA); i <= lastA; i++) {
      const px = spacing * (i * COS - j * SIN);
      const pz = spacing * (i * SIN + j * COS);
      if (px >= x && px < x + size && pz >= z && pz < z + size) visit(px, pz);
    }
}

/** The steps of the level lattice along x and z, as `forEachTilePoint` takes them. */
export const TILE_STEPS = { ax: COS, az: SIN, bx: -SIN, bz: COS } as const;
