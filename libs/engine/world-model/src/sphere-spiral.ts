import type { Vec3 } from './world-model.js';

/** Points of the unit sphere, evenly spread: the spiral of the golden angle, from the top down. */
export function createSphereSpiral(count: number): Vec3[] {
  return Array.from({ length: count }, (_, k) => {
    const y = 1 - (2 * (k + 0.5)) / count;
    const ring = Math.sqrt(1 - y * y);
    const turn = k * Math.PI * (3 - Math.sqrt(5));
    return [ring * Math.cos(turn), y, ring * Math.sin(turn)];
  });
}
