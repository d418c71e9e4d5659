/** Length of a triangle's side from corner `k` to the next one, along each axis, metres. */
export function sideOf(corners: Float64Array, k: number): readonly [number, number, number] {
  const n = (k + 1) % 3;
  return [0, 1, 2].map((axis) => (corners[3 * n + axis] as number) - (corners[3 * k + axis] as number)) as [number, number, number];
}

/** The longest side of a triangle, metres. */
export function longestSide(corners: Float64Array): readonly [number, number, number] {
  let longest: readonly [number, number, number] = [0, 0, 0];
  for (let k = 0; k < 3; k++) {
    const side = sideOf(corners, k);
    if (Math.hypot(...side) > Math.hypot(...longest)) longest = side;
  }
  return longest;
}

/** Writes the unit normal of a triangle, zero for one without area, and returns its area, square metres. */
export function writeTriangleNormal(corners: Float64Array, into: { nx: number; ny: number; nz: number }): number {
  const edge = (k: number, axis: number): number => (corners[3 * k + axis] as number) - (corners[axis] as number);
  const x = edge(1, 1) * edge(2, 2) - edge(1, 2) * edge(2, 1);
  const y = edge(1, 2) * edge(2, 0) - edge(1, 0) * edge(2, 2);
  const z = edge(1, 0) * edge(2, 1) - edge(1, 1) * edge(2, 0);
  const length = Math.hypot(x, y, z);
  into.nx = x / (length || 1);
  into.ny = y / (length || 1);
  into.nz = z / (length || 1);
  return length / 2;
}

/** The least height of a triangle over one of its sides, metres. */
export function shortestHeight(corners: Float64Array): number {
  const longest = Math.hypot(...longestSide(corners));
  const [ax, ay, az] = sideOf(corners, 0);
  const [bx, by, bz] = sideOf(corners, 1);
  const doubleArea = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  return longest === 0 ? 0 : doubleArea / longest;
}
