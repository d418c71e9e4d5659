import { mixBits32 } from './hash.js';

/**
 * Lattice noise with period one unit per cell. Coordinates must lie within +-2^31 and are metres or whatever the caller
 * scales them to; nothing is allocated.
 */

// Odd multipliers (primes of xxHash32) place each lattice point; `mix` then removes what is linear in the sum.
const PLACE_X = 0x85ebca77;
const PLACE_Y = 0xc2b2ae3d;
const PLACE_Z = 0x27d4eb2f;
const TO_SIGNED_UNIT = 2 ** -31;

const DIRECTIONS = 32;
const CIRCLE = circleDirections();
const SPHERE = sphereDirections();

/** Smoothly interpolated random values at integer points, in [-1, 1]; the cheapest noise. */
export function valueNoise2(seed: number, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = fade(x - column);
  const v = fade(y - row);
  const corner = (seed + Math.imul(column, PLACE_X) + Math.imul(row, PLACE_Y)) | 0;
  const nw = mixBits32(corner);
  const ne = mixBits32(corner + PLACE_X);
  const sw = mixBits32(corner + PLACE_Y);
  const se = mixBits32(corner + PLACE_X + PLACE_Y);
  const north = nw + u * (ne - nw);
  return (north + v * (sw + u * (se - sw) - north)) * TO_SIGNED_UNIT;
}

/**
 * Perlin's gradient noise in the plane, in [-1, 1], zero at integer points. K. Perlin, "Improving Noise", 2002, with
 * 32 unit gradients in place of the original eight.
 */
export function gradientNoise2(seed: number, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const dx = x - column;
  const dy = y - row;
  const u = fade(dx);
  const corner = (seed + Math.imul(column, PLACE_X) + Math.imul(row, PLACE_Y)) | 0;
  const nw = slope2(corner, dx, dy);
  const ne = slope2(corner + PLACE_X, dx - 1, dy);
  const sw = slope2(corner + PLACE_Y, dx, dy - 1);
  const se = slope2(corner + PLACE_X + PLACE_Y, dx - 1, dy - 1);
  const north = nw + u * (ne - nw);
  // Unit gradients reach sqrt(2)/2, at the centre of a cell.
  return (north + fade(dy) * (sw + u * (se - sw) - north)) * Math.SQRT2;
}

/** Gradient noise in space, in [-1, 1], zero at integer points. */
export function gradientNoise3(seed: number, x: number, y: number, z: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const layer = Math.floor(z);
  const dx = x - column;
  const dy = y - row;
  const dz = z - layer;
  const u = fade(dx);
  const v = fade(dy);
  const near = (seed + Math.imul(column, PLACE_X) + Math.imul(row, PLACE_Y) + Math.imul(layer, PLACE_Z)) | 0;
  const front = face3(near, dx, dy, dz, u, v);
  const back = face3(near + PLACE_Z, dx, dy, dz - 1, u, v);
  // Unit gradients reach sqrt(3)/2.
  return (front + fade(dz) * (back - front)) * 1.1547005383792517;
}

// eslint-disable-next-line max-params -- eight of these per sample: an object would allocate
function face3(corner: number, dx: number, dy: number, dz: number, u: number, v: number): number {
  const nw = slope3(corner, dx, dy, dz);
  const ne = slope3(corner + PLACE_X, dx - 1, dy, dz);
  const sw = slope3(corner + PLACE_Y, dx, dy - 1, dz);
  const se = slope3(corner + PLACE_X + PLACE_Y, dx - 1, dy - 1, dz);
  const north = nw + u * (ne - nw);
  return north + v * (sw + u * (se - sw) - north);
}

function slope2(corner: number, dx: number, dy: number): number {
  const at = (mixBits32(corner) & (DIRECTIONS - 1)) * 2;
  return (CIRCLE[at] as number) * dx + (CIRCLE[at + 1] as number) * dy;
}

function slope3(corner: number, dx: number, dy: number, dz: number): number {
  const at = (mixBits32(corner) & (DIRECTIONS - 1)) * 3;
  return (SPHERE[at] as number) * dx + (SPHERE[at + 1] as number) * dy + (SPHERE[at + 2] as number) * dz;
}

/** Perlin's quintic: first and second derivatives vanish at 0 and 1. */
function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** Off the axes by half a step, so that no gradient runs along the lattice. */
function circleDirections(): Float64Array {
  const directions = new Float64Array(2 * DIRECTIONS);
  for (let i = 0; i < DIRECTIONS; i++) {
    const angle = (2 * Math.PI * (i + 0.5)) / DIRECTIONS;
    directions[2 * i] = Math.cos(angle);
    directions[2 * i + 1] = Math.sin(angle);
  }
  return directions;
}

/** Points of a Fibonacci spiral, almost evenly spread. */
function sphereDirections(): Float64Array {
  const directions = new Float64Array(3 * DIRECTIONS);
  for (let i = 0; i < DIRECTIONS; i++) {
    const height = 1 - (2 * i + 1) / DIRECTIONS;
    const radius = Math.sqrt(1 - height * height);
    const angle = i * Math.PI * (3 - Math.sqrt(5));
    directions[3 * i] = radius * Math.cos(angle);
    directions[3 * i + 1] = height;
    directions[3 * i + 2] = radius * Math.sin(angle);
  }
  return directions;
}
