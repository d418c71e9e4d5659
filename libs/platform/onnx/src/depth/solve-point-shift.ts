/** Points of a square view's pixels, x right, y down, z forward, interleaved row by row. */
interface ViewPoints {
  readonly points: Float32Array;
  readonly sky: Float32Array | null;
  readonly width: number;
  readonly height: number;
}

const ROUNDS = 30;
/** Pixels across that are looked at. */
const SAMPLES = 64;

/**
 * The shift along z after which points lie on the rays of their pixels (R. Wang et al., "MoGe", 2024, section 3.1, with a known focal length):
 * the least squares of x / (z + shift) and y / (z + shift) against the pixels, by Newton's method with damping.
 */
export function solvePointShift({ points, sky, width, height }: ViewPoints, fov: number): number {
  const half = Math.tan(fov / 2);
  const samples: { readonly x: number; readonly y: number; readonly z: number; readonly u: number; readonly v: number }[] = [];
  const step = Math.max(1, Math.floor(Math.min(width, height) / SAMPLES));
  for (let row = 0; row < height; row += step)
    for (let column = 0; column < width; column += step) {
      const at = row * width + column;
      const [x, y, z] = [points[3 * at] as number, points[3 * at + 1] as number, points[3 * at + 2] as number];
      if (!(Number.isFinite(x + y + z) && (sky?.[at] ?? 0) < 0.5)) continue;
      samples.push({ x, y, z, u: ((2 * (column + 0.5)) / width - 1) * half, v: ((2 * (row + 0.5)) / height - 1) * half });
    }
  const cost = (shift: number): number =>
    samples.reduce((sum, { x, y, z, u, v }) => sum + (x / (z + shift) - u) ** 2 + (y / (z + shift) - v) ** 2, 0);
  const nearest = samples.reduce((least, { z }) => Math.min(least, z), Infinity);
  // In front of the camera lies everything; a start with the nearest point at a unit of the spread.
  let shift = nearest > 0 ? 0 : 1e-2 - nearest;
  let damping = 1e-3;
  for (let round = 0; round < ROUNDS && samples.length > 0; round++) {
    let [gradient, curvature] = [0, 0];
    for (const { x, y, z, u, v } of samples) {
      const depth = z + shift;
      const [slopeX, slopeY] = [-x / depth ** 2, -y / depth ** 2];
      gradient += slopeX * (x / depth - u) + slopeY * (y / depth - v);
      curvature += slopeX ** 2 + slopeY ** 2;
    }
    if (curvature === 0) break;
    const next = shift - gradient / (curvature * (1 + damping));
    if (cost(next) < cost(shift)) [shift, damping] = [next, damping / 4];
    else damping *= 8;
  }
  return shift;
}
