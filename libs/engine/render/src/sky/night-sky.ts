import { hashInteger } from '@diorama/random';
import { smoothstep } from '@diorama/world-model';
import type { Rgb, Vec3 } from '@diorama/world-model';

const ZENITH: Rgb = [0.0036, 0.0066, 0.0155];
const HORIZON: Rgb = [0.0165, 0.026, 0.046];
const GLOW: Rgb = [0.05, 0.06, 0.08];
/** Cells along the edge of a cube's face; one in three holds a star. */
const STAR_CELLS = 64;
const MOON_RADIUS = 0.019;

/** Adds the glow of a moonlit night in a unit direction, without stars and the moon's disc. */
export function addNightRadiance(y: number, moonCosine: number, out: Float64Array): void {
  const low = (1 - Math.max(0, y)) ** 4;
  const near = Math.exp(-(1 - moonCosine) * 18) * 0.5 + Math.exp(-(1 - moonCosine) * 220);
  for (let c = 0; c < 3; c++) {
    const zenith = ZENITH[c] as number;
    out[c] = (out[c] as number) + zenith + ((HORIZON[c] as number) - zenith) * low + (GLOW[c] as number) * near;
  }
}

interface StarQuery {
  readonly seed: number;
  /** Unit direction. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** What a pixel spans, in radians. */
  readonly angle: number;
  /** Share of the light that passes the clouds. */
  readonly open: number;
}

/** Adds stars: one anywhere in some cells of a cube around the viewer, no smaller than a pixel. */
export function addStars(query: StarQuery, out: Float64Array): void {
  const { x, y, z, angle } = query;
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  const az = Math.abs(z);
  const face = ax >= ay && ax >= az ? (x > 0 ? 0 : 1) : ay >= az ? (y > 0 ? 2 : 3) : z > 0 ? 4 : 5;
  const major = face < 2 ? ax : face < 4 ? ay : az;
  const u = (((face < 2 ? y : x) / major + 1) / 2) * STAR_CELLS;
  const v = (((face < 4 ? z : y) / major + 1) / 2) * STAR_CELLS;
  const spread = Math.max(0.0011, angle * 0.62);
  const inCells = (spread * STAR_CELLS) / (2 * major);
  const column = Math.floor(u - 0.5);
  const row = Math.floor(v - 0.5);
  // A star near the border of its cell shines into the next ones.
  for (let k = 0; k < 4; k++) {
    const bits = hashInteger(query.seed, face, column + (k & 1), row + (k >> 1));
    if (bits % 3 !== 0) continue;
    const du = u - column - (k & 1) - ((bits >>> 8) & 0xff) / 256;
    const dv = v - row - (k >> 1) - ((bits >>> 16) & 0xff) / 256;
    const shape = Math.exp(-(du * du + dv * dv) / (2 * inCells * inCells));
    if (shape >= 0.004) addStar(query, bits, shape / (spread * spread), out);
  }
}

function addStar({ y, open }: StarQuery, bits: number, density: number, out: Float64Array): void {
  const magnitude = ((bits >>> 24) + 1) / 256;
  // Few are bright; a star on several pixels spreads its light over them.
  const power = (0.0006 + 0.014 * magnitude ** 6) * 1.5e-6 * 45;
  const warmth = ((bits >>> 4) & 0xf) / 15;
  const extinction = smoothstep(0, 0.3, y);
  const light = power * density * extinction * open;
  out[0] = (out[0] as number) + light * (0.75 + 0.35 * warmth);
  out[1] = (out[1] as number) + light * 0.9;
  out[2] = (out[2] as number) + light * (1.2 - 0.4 * warmth);
}

/** Share of a pixel in a unit direction that the moon's disc covers, shaded with its seas. */
export function computeMoonCoverage(moon: Vec3, x: number, y: number, z: number, angle: number): number {
  const cosine = x * moon[0] + y * moon[1] + z * moon[2];
  const apart = Math.acos(Math.min(1, cosine));
  const inside = 1 - smoothstep(MOON_RADIUS - angle * 0.5, MOON_RADIUS + angle * 0.5, apart);
  if (inside <= 0) return 0;
  const dx = (x - moon[0] * cosine) / MOON_RADIUS;
  const dy = (y - moon[1] * cosine) / MOON_RADIUS;
  const seas = Math.cos(3.1 * dx + 0.9) * Math.cos(2.3 * dy - 0.4) + 0.5 * Math.cos(7.3 * dx * dy + 4.1 * dy);
  return inside * (0.86 - 0.22 * smoothstep(0, 0.9, seas));
}
