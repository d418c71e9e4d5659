import type { Vec3 } from './world-model.js';

/** Unit vector of an azimuth, degrees clockwise from -z, and an elevation, degrees above the horizon. */
export function createDirection(azimuth: number, elevation: number): Vec3 {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  return [Math.sin(a) * Math.cos(e), Math.sin(e), -Math.cos(a) * Math.cos(e)];
}
