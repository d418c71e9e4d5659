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

/** The least height of a triangle over one of its sides, metres. */
export function shortestHeight(corners: Float64Array): number {
  const longest = Math.hypot(...longestSide(corners));
  const [ax, ay, az] = sideOf(corners, 0);
  const [bx, by, bz] = sideOf(corners, 1);
  const doubleArea = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  return longest === 0 ? 0 : doubleArea / longest;
}
