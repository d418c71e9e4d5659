import { createSharedBytes } from '../field/depth-field.js';
import { CONNECTED_EAST, CONNECTED_SOUTH } from '../field/connected-pixels.js';
import type { SiteMeasurements, SurveyInput } from './site.js';

/** Kinds of surfaces; a recess lies deeper in a wall than what is around it, trim stands out from one. */
export const SURFACE_CLASSES = { sky: 0, ground: 1, wall: 2, ceiling: 3, thing: 4, leaves: 5, water: 6, recess: 7, trim: 8 } as const;

/** Whether pixels of a surface are parted into things. */
export const isUprightSurface = (surface: number): boolean =>
  surface === SURFACE_CLASSES.thing ||
  surface === SURFACE_CLASSES.leaves ||
  surface === SURFACE_CLASSES.recess ||
  surface === SURFACE_CLASSES.trim;

/** Roughness, 0 to 255, from which a surface is leaves or blades. */
const ROUGH = 75;
const ROUGH_INDOORS = 125;
/** Near the ground fewer blades break it. */
const BLADES = 34;
/** Up parts of normals: ground where one stands, and slopes that are still ground out of doors. */
const LEVEL = 0.6;
const SLOPE = 0.36;
/** Metres above the ground up to which what is rough is grass. */
const GRASS = 0.35;
/** Metres beyond which slopes of any kind are land. */
const FAR = 90;
/** Metres from which the level ground may be one row of pixels. */
const HORIZON = 40;

/** Sorts the pixels of a survey by what they belong to. */
export function classifySurfaces(ground: SurveyInput, site: SiteMeasurements): Uint8Array {
  const surfaces = createSharedBytes(ground.coarse.inverse.length);
  floodGround(ground, site, surfaces);
  if (site.indoors) sortRoom(ground, site, surfaces);
  else sortOutdoors(ground, site, surfaces);
  return surfaces;
}

/** Marks the ground that goes on unbroken from under the viewer. */
function floodGround(
  { coarse: { width, inverse }, normals, joins, sphere }: SurveyInput,
  site: SiteMeasurements,
  surfaces: Uint8Array,
): void {
  const stack = new Int32Array(inverse.length);
  let size = 0;
  const steepest = site.indoors ? LEVEL : SLOPE;
  const take = (at: number): void => {
    if (surfaces[at] !== 0 || (normals[3 * at + 1] as number) < steepest || inverse[at] === 0) return;
    const height = (sphere.up[Math.floor(at / width)] as number) / (inverse[at] as number) + site.eyeHeight;
    if (site.indoors && Math.abs(height) > 0.3) return;
    surfaces[at] = SURFACE_CLASSES.ground;
    stack[size] = at;
    size += 1;
  };
  for (let row = Math.floor(width * 0.37); row < width / 2; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const height = (sphere.up[row] as number) / (inverse[at] as number) + site.eyeHeight;
      if ((normals[3 * at + 1] as number) > LEVEL && Math.abs(height) < 0.35) take(at);
    }
  while (size > 0) {
    size -= 1;
    const at = stack[size] as number;
    const column = at % width;
    const line = at - column;
    const west = line + ((column + width - 1) % width);
    if (((joins[at] as number) & CONNECTED_EAST) !== 0) take(line + ((column + 1) % width));
    if (((joins[west] as number) & CONNECTED_EAST) !== 0) take(west);
    if (at >= width && ((joins[at - width] as number) & CONNECTED_SOUTH) !== 0) take(at - width);
    if (((joins[at] as number) & CONNECTED_SOUTH) !== 0) take(at + width);
  }
}

function sortRoom(
  { coarse: { width, inverse }, normals, roughness, sphere }: SurveyInput,
  site: SiteMeasurements,
  surfaces: Uint8Array,
): void {
  for (let row = 0; row < width / 2; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const value = inverse[at] as number;
      if (value === 0 || surfaces[at] === SURFACE_CLASSES.ground) continue;
      const up = normals[3 * at + 1] as number;
      const y = (sphere.up[row] as number) / value;
      const away = (sphere.level[row] as number) / value;
      if (up > 0.85 && Math.abs(y + site.eyeHeight) < 0.12) surfaces[at] = SURFACE_CLASSES.ground;
      else if (y > 0.5 * site.ceiling && (up < -0.45 || y > 0.97 * site.ceiling)) surfaces[at] = SURFACE_CLASSES.ceiling;
      else if (Math.abs(up) < 0.6 && away > 0.86 * (site.walls[column] as number)) surfaces[at] = SURFACE_CLASSES.wall;
      else surfaces[at] = (roughness[at] as number) > ROUGH_INDOORS ? SURFACE_CLASSES.leaves : SURFACE_CLASSES.thing;
    }
}

/** Goes up each column, so that the height above the ground there is known. */
function sortOutdoors(
  { coarse: { width, inverse }, normals, roughness, sphere }: SurveyInput,
  site: SiteMeasurements,
  surfaces: Uint8Array,
): void {
  const { waterLevel } = site;
  for (let column = 0; column < width; column++) {
    let base = -site.eyeHeight;
    for (let row = width / 2 - 1; row >= 0; row--) {
      const at = row * width + column;
      const value = inverse[at] as number;
      if (value === 0) continue;
      const y = (sphere.up[row] as number) / value;
      const distance = 1 / value;
      const up = normals[3 * at + 1] as number;
      if (waterLevel !== null && up > 0.99 && Math.abs(y - waterLevel) < 0.06) surfaces[at] = SURFACE_CLASSES.water;
      else if (surfaces[at] !== SURFACE_CLASSES.ground)
        surfaces[at] = sortStanding({ distance, up, above: y - base, rough: roughness[at] as number });
      if (surfaces[at] === SURFACE_CLASSES.ground && (roughness[at] as number) < ROUGH) base = y;
    }
  }
}

interface Standing {
  readonly distance: number;
  readonly up: number;
  /** Metres above the ground below in the picture. */
  readonly above: number;
  readonly rough: number;
}

function sortStanding({ distance, up, above, rough }: Standing): number {
  if (rough > BLADES && above < GRASS + 0.01 * distance) return SURFACE_CLASSES.ground;
  if (rough > ROUGH) return SURFACE_CLASSES.leaves;
  if (up > LEVEL && above < 0.12 * distance) return SURFACE_CLASSES.ground;
  // The last row of a plane lies too far from the next to be joined with it.
  if (distance > HORIZON && Math.abs(above) < 0.004 * distance) return SURFACE_CLASSES.ground;
  return distance > FAR && up > 0.12 ? SURFACE_CLASSES.ground : SURFACE_CLASSES.thing;
}
