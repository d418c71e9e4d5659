import { hashInteger } from '@diorama/random';
import { smoothstep } from '@diorama/world-model';
import type { Rgb, Vec3 } from '@diorama/world-model';

const ZENITH: Rgb = [0.0019, 0.0048, 0.0145];
const HORIZON: Rgb = [0.009, 0.019, 0.042];
const GLOW: Rgb = [0.05, 0.06, 0.08];
/** Cells along the edge of a cube's face; one in three holds a star. */
const STAR_CELLS = 64;
const MOON_RADIUS = 0.019;
const MOON_FACE: Rgb = [2.6, 2.55, 2.35];
/** Light of the earth on the moon's dark side. */
const EARTHSHINE = 0.012;
const MOON_STREAM = 0x6d6f6f6e;
/** Radians of the moon's phase from full, at most: it is seldom a crescent. */
const FURTHEST_PHASE = 1.9;
/** Times the light of a whole sky's dimmest stars; brighter ones have a multiple of it. */
const FAINTEST = 6e-8;

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
  // In space filled evenly with stars, those brighter than a flux are fewer by its power of -3/2.
  const flux = (((bits >>> 23) + 0.5) / 512) ** (-2 / 3);
  // A star on several pixels spreads its light over them.
  const light = FAINTEST * flux * density * smoothstep(0, 0.3, y) * open;
  // From blue-white over white to orange; the air lets bright ones near the horizon sparkle in other hues.
  const sparkle = y < 0.35 && flux > 6 ? ((bits >>> 12) & 0x3) - 1 : 0;
  const warmth = ((bits >>> 4) & 0xf) / 15 + 0.25 * sparkle;
  out[0] = (out[0] as number) + light * (0.62 + 0.6 * warmth);
  out[1] = (out[1] as number) + light * (0.86 + 0.06 * warmth);
  out[2] = (out[2] as number) + light * (1.34 - 0.8 * warmth);
}

/** The direction of the sun as the moon has it, in the frame (right, up, towards the viewer): its phase, another for each seed. */
export function chooseMoonPhase(seed: number): Vec3 {
  const bits = hashInteger(seed, MOON_STREAM);
  const phase = FURTHEST_PHASE * (2 * ((bits >>> 8) / 2 ** 24) - 1);
  const tilt = 0.35 * ((bits & 0xff) / 255);
  return [Math.sin(phase) * Math.cos(tilt), -Math.sin(tilt) * Math.abs(Math.sin(phase)), Math.cos(phase)];
}

interface MoonQuery {
  readonly moon: Vec3;
  /** As `chooseMoonPhase` returns it. */
  readonly phase: Vec3;
  /** Unit direction. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** What a pixel spans, in radians. */
  readonly angle: number;
  /** Share of the light that passes the clouds. */
  readonly open: number;
}

/** Draws the moon's disc with its seas and phase over `out`; returns the share of a pixel that it covers. */
export function addMoon({ moon, phase, x, y, z, angle, open }: MoonQuery, out: Float64Array): number {
  const cosine = x * moon[0] + y * moon[1] + z * moon[2];
  if (cosine < 0.99) return 0;
  const apart = Math.acos(Math.min(1, cosine));
  const inside = 1 - smoothstep(MOON_RADIUS - angle * 0.5, MOON_RADIUS + angle * 0.5, apart);
  if (inside <= 0) return 0;
  const flat = Math.hypot(moon[0], moon[2]) || 1;
  const right = (x * -moon[2] + z * moon[0]) / (flat * MOON_RADIUS);
  const up = (y - moon[1] * cosine) / (flat * MOON_RADIUS);
  const towards = Math.sqrt(Math.max(0, 1 - right * right - up * up));
  const lit = smoothstep(-0.06, 0.3, right * phase[0] + up * phase[1] + towards * phase[2]);
  const seas = Math.cos(3.1 * right + 0.9) * Math.cos(2.3 * up - 0.4) + 0.5 * Math.cos(7.3 * right * up + 4.1 * up);
  const face = (0.9 - 0.3 * smoothstep(0, 0.9, seas)) * (EARTHSHINE + (1 - EARTHSHINE) * lit);
  const share = inside * open;
  for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * (1 - share * lit) + (MOON_FACE[c] as number) * face * share;
  return share;
}
