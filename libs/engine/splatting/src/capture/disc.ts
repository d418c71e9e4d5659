import type { Splat } from '../splats/splat-batch.js';
import type { OrientedPoint } from './capture-sight.js';

/** Two vectors on a surface, metres: how far apart neighbouring splats are along the two directions of the grid. */
export interface Tangents {
  ux: number;
  uy: number;
  uz: number;
  vx: number;
  vy: number;
  vz: number;
}

/** Sigma over the distance between neighbours: a square lattice then covers 98 to 99 % everywhere. */
export const OVERLAP = 0.7;
/** Square metres of the surface that a disc with these sigmas stands for. */
export const areaOfDisc = (sigma1: number, sigma2: number): number => (sigma1 * sigma2) / (OVERLAP * OVERLAP);
const THICKNESS = 0.1;
/** Thinnest sigma in metres, well inside what SPZ can hold. */
const MIN_SIGMA = 1e-4;
/** Longest disc for its breadth. */
const MAX_STRETCH = 40;

/** Cosine of the steepest slant that counts. */
const LEAST_FACING = 1e-3;

/** How far back along a unit ray the step (x, y, z) across it has to go to stay on the surface that the ray meets at a point. */
export function computeSlant(point: OrientedPoint, ray: ArrayLike<number>, x: number, y: number, z: number): number {
  const facing = point.nx * (ray[0] as number) + point.ny * (ray[1] as number) + point.nz * (ray[2] as number);
  return (point.nx * x + point.ny * y + point.nz * z) / (Math.abs(facing) < LEAST_FACING ? -LEAST_FACING : facing);
}

/**
 * Shapes a splat as the flat Gaussian that the grid cell spanned by two tangents maps to: its covariance is
 * k² (u uᵀ + v vᵀ), so neighbours overlap alike however the surface leans. The third axis is the normal, a tenth as thick.
 * Answers false where the tangents span no area.
 */
export function fitDiscToTangents(t: Tangents, splat: Splat): boolean {
  const lengthU = Math.sqrt(t.ux * t.ux + t.uy * t.uy + t.uz * t.uz);
  let nx = t.uy * t.vz - t.uz * t.vy;
  let ny = t.uz * t.vx - t.ux * t.vz;
  let nz = t.ux * t.vy - t.uy * t.vx;
  const area = Math.sqrt(nx * nx + ny * ny + nz * nz);
  if (!(area > 1e-12 && area > 1e-4 * lengthU * lengthU)) return false;
  nx /= area;
  ny /= area;
  nz /= area;
  // In the plane: e along u, f = n x e, so that (e, f, n) is right-handed.
  const ex = t.ux / lengthU;
  const ey = t.uy / lengthU;
  const ez = t.uz / lengthU;
  const fx = ny * ez - nz * ey;
  const fy = nz * ex - nx * ez;
  const fz = nx * ey - ny * ex;
  const a = t.vx * ex + t.vy * ey + t.vz * ez;
  const b = area / lengthU;
  // Eigenvalues and angle of [[|u|² + a², ab], [ab, b²]].
  const xx = lengthU * lengthU + a * a;
  const yy = b * b;
  const xy = a * b;
  const half = (xx - yy) / 2;
  const root = Math.sqrt(half * half + xy * xy);
  const mean = (xx + yy) / 2;
  const angle = 0.5 * Math.atan2(xy, half);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const minor = Math.max(MIN_SIGMA, OVERLAP * Math.sqrt(Math.max(0, mean - root)));
  splat.sigma1 = Math.min(MAX_STRETCH * minor, Math.max(MIN_SIGMA, OVERLAP * Math.sqrt(mean + root)));
  splat.sigma2 = minor;
  splat.sigma3 = Math.max(MIN_SIGMA, THICKNESS * minor);
  orient(splat, [cos * ex + sin * fx, cos * ey + sin * fy, cos * ez + sin * fz], [nx, ny, nz]);
  return true;
}

type Axis = readonly [number, number, number];

/** Sets the unit quaternion that takes x to `first` and z to `third`, two unit vectors at right angles. */
export function orient(splat: Splat, first: Axis, third: Axis): void {
  const [m00, m10, m20] = first;
  const [m02, m12, m22] = third;
  const m01 = m12 * m20 - m22 * m10;
  const m11 = m22 * m00 - m02 * m20;
  const m21 = m02 * m10 - m12 * m00;
  // Shepperd, "Quaternion from rotation matrix", 1978: start from the largest of the four components.
  let x = m21 - m12;
  let y = m02 - m20;
  let z = m10 - m01;
  let w = 1 + m00 + m11 + m22;
  if (w < 1) {
    if (m00 >= m11 && m00 >= m22) {
      w = x;
      x = 1 + m00 - m11 - m22;
      y = m01 + m10;
      z = m02 + m20;
    } else if (m11 >= m22) {
      w = y;
      x = m01 + m10;
      y = 1 + m11 - m00 - m22;
      z = m12 + m21;
    } else {
      w = z;
      x = m02 + m20;
      y = m12 + m21;
      z = 1 + m22 - m00 - m11;
    }
  }
  const scale = 1 / Math.sqrt(x * x + y * y + z * z + w * w);
  splat.qx = x * scale;
  splat.qy = y * scale;
  splat.qz = z * scale;
  splat.qw = w * scale;
}
