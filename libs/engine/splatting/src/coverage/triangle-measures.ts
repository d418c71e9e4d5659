/** Length of a triangle's side from corner `k` to the next one, along each axis, metres. */
function sideOf(corners: Float64Array, k: number): readonly [number, number, number] {
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
  const [ax, ay, az] = [corners[0] as number, corners[1] as number, corners[2] as number];
  const [bx, by, bz] = [(corners[3] as number) - ax, (corners[4] as number) - ay, (corners[5] as number) - az];
  const [cx, cy, cz] = [(corners[6] as number) - ax, (corners[7] as number) - ay, (corners[8] as number) - az];
  const x = by * cz - bz * cy;
  const y = bz * cx - bx * cz;
  const z = bx * cy - by * cx;
  const length = Math.hypot(x, y, z);
  into.nx = x / (length || 1);
  into.ny = y / (length || 1);
  into.nz = z / (length || 1);
  return length / 2;
}

/** The least height of a triangle of this area, square metres, over one of its sides, metres. */
export function shortestHeight(corners: Float64Array, area: number): number {
  const [ax, ay, az] = [corners[0] as number, corners[1] as number, corners[2] as number];
  const [bx, by, bz] = [(corners[3] as number) - ax, (corners[4] as number) - ay, (corners[5] as number) - az];
  const [cx, cy, cz] = [(corners[6] as number) - ax, (corners[7] as number) - ay, (corners[8] as number) - az];
  const longest = Math.sqrt(
    Math.max(bx * bx + by * by + bz * bz, cx * cx + cy * cy + cz * cz, (cx - bx) ** 2 + (cy - by) ** 2 + (cz - bz) ** 2),
  );
  return longest === 0 ? 0 : (2 * area) / longest;
}
