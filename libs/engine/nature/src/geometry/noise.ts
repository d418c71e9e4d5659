import { dotProduct, lerp } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

/** A hash of four integers, 0 to 2^32 - 1 (multiply and xor-shift, after Murmur3's finaliser). */
function hashCell(seed: number, x: number, y: number, z: number): number {
  let h = (Math.imul(seed, 0x9e37_79b1) ^ Math.imul(x, 0x85eb_ca6b) ^ Math.imul(y, 0xc2b2_ae35) ^ Math.imul(z, 0x27d4_eb2f)) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x7feb_352d);
  h = Math.imul(h ^ (h >>> 15), 0x846c_a68b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The twelve directions to the edges of a cube. */
const GRADIENTS: readonly Vec3[] = [-1, 1].flatMap((a) =>
  [-1, 1].flatMap((b): Vec3[] => [
    [a, b, 0],
    [a, 0, b],
    [0, a, b],
  ]),
);

const fade = (t: number): number => t * t * t * (t * (6 * t - 15) + 10);

/** Gradient noise (Perlin 2002), about -1 to 1, with one bump in a unit. */
export function gradientNoise3(seed: number, x: number, y: number, z: number): number {
  const [cx, cy, cz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [fx, fy, fz] = [x - cx, y - cy, z - cz];
  const corner = (dx: number, dy: number, dz: number): number =>
    dotProduct(GRADIENTS[hashCell(seed, cx + dx, cy + dy, cz + dz) % GRADIENTS.length] as Vec3, [fx - dx, fy - dy, fz - dz]);
  const edge = (dy: number, dz: number): number => lerp(corner(0, dy, dz), corner(1, dy, dz), fade(fx));
  return lerp(lerp(edge(0, 0), edge(1, 0), fade(fy)), lerp(edge(0, 1), edge(1, 1), fade(fy)), fade(fz));
}

/** Octaves of gradient noise, each of half the size and half the strength, about -1 to 1. */
export function fractalNoise3(seed: number, [x, y, z]: Vec3, octaves: number): number {
  let sum = 0;
  let total = 0;
  for (let k = 0; k < octaves; k++) {
    const [frequency, strength] = [2 ** k, 0.5 ** k];
    sum += strength * gradientNoise3(seed + k, x * frequency, y * frequency, z * frequency);
    total += strength;
  }
  return sum / total;
}
