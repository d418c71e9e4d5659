import type { DepthField } from './depth-field.js';
import { createSphereDirections } from './sphere.js';

/** Surfaces with less of their normal upright than this are walls. */
const UPRIGHT = 0.25;
/** Share of the walls' weight that must agree on a direction. */
const AGREEMENT = 0.2;
/** Metres beyond which distance no longer counts. */
const FAR = 30;
const QUARTER = Math.PI / 2;

/**
 * Radians clockwise from the picture's centre to the front of what it shows: where it is most open, and along its walls where
 * most of them agree. It turns with the picture, so what is painted in that frame does too.
 */
export function findPanoramaHeading({ width, inverse }: DepthField, normals: Float32Array): number {
  const sphere = createSphereDirections(width, 0);
  let openX = 0;
  let openZ = 0;
  let wallX = 0;
  let wallY = 0;
  let walls = 0;
  for (let row = 0; row < width / 2; row++) {
    const weight = sphere.level[row] as number;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const value = inverse[at] as number;
      const reach = weight * (value * FAR > 1 ? 1 / value : FAR);
      openX += reach * (sphere.sine[column] as number);
      openZ += reach * (sphere.cosine[column] as number);
      if (value === 0 || Math.abs(normals[3 * at + 1] as number) > UPRIGHT) continue;
      const azimuth = Math.atan2(normals[3 * at] as number, -(normals[3 * at + 2] as number));
      wallX += weight * Math.cos(4 * azimuth);
      wallY += weight * Math.sin(4 * azimuth);
      walls += weight;
    }
  }
  const open = Math.atan2(openX, openZ);
  if (Math.hypot(wallX, wallY) <= AGREEMENT * walls) return open;
  const wall = Math.atan2(wallY, wallX) / 4;
  return wall + QUARTER * Math.round((open - wall) / QUARTER);
}
