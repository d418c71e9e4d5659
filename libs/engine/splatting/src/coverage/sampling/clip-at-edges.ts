import type { Tangents } from '../../capture/disc.js';
import type { OrientedPoint } from '../../capture/capture-sight.js';

/**
 * Cuts the cell of a sample off at the sharp edges of its triangle: the point moves inwards by half of what is cut off.
 *
 * @param corners x, y, z of the triangle's corners, metres
 * @param sharp as `findSharpEdges` finds them
 * @param point a point of the triangle with its normal
 * @param t the sides of the cell around the point
 */
export function clipAtEdges(corners: Float64Array, sharp: number, point: OrientedPoint, t: Tangents): void {
  for (let k = 0; k < 3; k++) if ((sharp & (1 << k)) !== 0) clipAtEdge(corners, k, point, t);
}

function clipAtEdge(corners: Float64Array, k: number, point: OrientedPoint, t: Tangents): void {
  const [from, to] = [3 * k, 3 * ((k + 1) % 3)];
  let ex = (corners[to] as number) - (corners[from] as number);
  let ey = (corners[to + 1] as number) - (corners[from + 1] as number);
  let ez = (corners[to + 2] as number) - (corners[from + 2] as number);
  const length = Math.hypot(ex, ey, ez);
  if (length === 0) return;
  ex /= length;
  ey /= length;
  ez /= length;
  // Counter-clockwise corners: along the edge times the normal points out of the triangle.
  const ox = ey * point.nz - ez * point.ny;
  const oy = ez * point.nx - ex * point.nz;
  const oz = ex * point.ny - ey * point.nx;
  const half = 0.5 * Math.hypot(t.ux * ox + t.uy * oy + t.uz * oz, t.vx * ox + t.vy * oy + t.vz * oz);
  const room =
    ox * ((corners[from] as number) - point.x) +
    oy * ((corners[from + 1] as number) - point.y) +
    oz * ((corners[from + 2] as number) - point.z);
  if (!(room < half)) return;
  const along = Math.hypot(t.ux * ex + t.uy * ey + t.uz * ez, t.vx * ex + t.vy * ey + t.vz * ez);
  const across = half + Math.max(0, room);
  const shift = (half - Math.max(0, room)) / 2;
  point.x -= shift * ox;
  point.y -= shift * oy;
  point.z -= shift * oz;
  t.ux = along * ex;
  t.uy = along * ey;
  t.uz = along * ez;
  t.vx = across * ox;
  t.vy = across * oy;
  t.vz = across * oz;
}
