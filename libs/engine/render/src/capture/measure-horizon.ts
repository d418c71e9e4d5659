import type { HorizonColors } from '@diorama/world-model';
import { SEMANTICS, sampleHeight } from '@diorama/world-model';

import { toneMap } from '../shading/tone-map.js';
import { captureRows } from './capture-rows.js';
import type { CaptureParts } from './capture-rows.js';

/** Pixels around the horizon of the view that looks at the rim of the world, and how many of its rows are averaged. */
const WIDTH = 128;
const ROWS = 2;
/** The rim is looked at from this much above its highest point, metres, at this share of the world's radius. */
const LOOKOUT = 22;
const RIM = 0.92;
/** Pixels to each side over which colours are averaged, less the further away: shadows and walls at the rim leave no stripes. */
const BLUR = 32;
/** Least weight of a pixel: where buildings hide the ground in a wide sector, its colour is near the mean of all directions. */
const LEAST_WEIGHT = 0.03;

/** Classes that are left out: their colours are not those of the land around them. */
const UPRIGHT = ['sky', 'building', 'vehicle', 'object', 'light'].map((name) => (SEMANTICS as readonly string[]).indexOf(name));

/** The colours of the far haze and of the ground at the rim of an outdoor world, in all directions; null for a room. */
export function measureHorizon(parts: CaptureParts): HorizonColors | null {
  const { model, shader, development } = parts;
  if (model.indoor || model.terrain === null) return null;
  const haze = new Float32Array(3 * WIDTH);
  const radiance = new Float64Array(3);
  for (let column = 0; column < WIDTH; column++) {
    const azimuth = ((column + 0.5) / WIDTH) * 2 * Math.PI - Math.PI;
    shader.hazeRadiance(Math.sin(azimuth), -Math.cos(azimuth), radiance);
    toneMap(radiance, development, haze, 3 * column);
  }
  return { haze, ground: rimColors(parts) ?? haze };
}

/** Mean colour of the ground at the rim in each direction; null where none of it is in sight. */
function rimColors(parts: CaptureParts): Float32Array | null {
  const { model } = parts;
  const radius = RIM * model.radius;
  const heights = Array.from({ length: WIDTH }, (_, column) => {
    const azimuth = ((column + 0.5) / WIDTH) * 2 * Math.PI;
    const ground = model.terrain === null ? 0 : sampleHeight(model.terrain, radius * Math.sin(azimuth), -radius * Math.cos(azimuth));
    return Math.max(ground, model.water?.level ?? -Infinity);
  });
  const eye = Math.max(0, ...heights) + LOOKOUT;
  const drop = Math.atan((eye - heights.reduce((sum, height) => sum + height, 0) / WIDTH) / radius);
  const row = Math.min(WIDTH / 2 - ROWS, Math.round((0.5 + drop / Math.PI) * (WIDTH / 2)));
  const { color, semantic } = captureRows(parts, { origin: [0, eye, 0], width: WIDTH }, { start: row, end: row + ROWS });
  const sums = new Float64Array(4 * WIDTH);
  semantic.forEach((name, pixel) => {
    if (UPRIGHT.includes(name)) return;
    const at = 4 * (pixel % WIDTH);
    for (let c = 0; c < 3; c++) sums[at + c] = (sums[at + c] as number) + (color[3 * pixel + c] as number);
    sums[at + 3] = (sums[at + 3] as number) + 1;
  });
  return averageAround(sums);
}

/** Means of sums with their counts, each over its neighbours on the circle; null where nothing was counted. */
function averageAround(sums: Float64Array): Float32Array | null {
  if (!sums.some((value, at) => at % 4 === 3 && value > 0)) return null;
  const colors = new Float32Array(3 * WIDTH);
  for (let column = 0; column < WIDTH; column++) {
    const [r, g, b, count] = sumAround(sums, column);
    colors.set([r / count, g / count, b / count], 3 * column);
  }
  return colors;
}

/** Sums weighted by how far they lie from a column, in columns around the circle. */
function sumAround(sums: Float64Array, column: number): [number, number, number, number] {
  const sum: [number, number, number, number] = [0, 0, 0, 0];
  for (let turn = -WIDTH / 2; turn < WIDTH / 2; turn++) {
    const near = Math.abs(turn) > BLUR ? 0 : Math.cos((turn / (BLUR + 1)) * (Math.PI / 2)) ** 2;
    const weight = Math.max(LEAST_WEIGHT, near);
    const at = 4 * ((column + turn + WIDTH) % WIDTH);
    for (let c = 0; c < 4; c++) sum[c] = (sum[c] as number) + weight * (sums[at + c] as number);
  }
  return sum;
}
