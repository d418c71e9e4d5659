import { EYE_HEIGHT } from '@diorama/world-model';

import type { RoomBox, Environment } from '../cameras/picture.js';
import type { FloatImage } from '../images/float-image.js';
import { computeDistanceFromHint } from './depth-hint.js';
import type { DepthHint } from './depth-hint.js';
import { findGroundContactLine } from './ground-contact-line.js';
import { estimateRoom } from './room.js';
import type { EstimatedRoom } from './room.js';

/** Nothing but sky lies further away than this, metres. */
export const SCENE_DISTANCE_MAX = 80;
/** Nothing that stands is nearer. */
const NEAREST = 2.5;
/** Standing things whose distances differ by this factor are different ones. */
const JUMP = 1.3;

/** The world's shape as read from the panorama, for each column of a small copy of it. */
export interface PanoramaLayout {
  readonly columns: number;
  /** Metres along the ground to what stands in the column, at most SCENE_DISTANCE_MAX. */
  readonly distance: Float32Array;
  /** Height of its skyline over the horizon, radians. */
  readonly top: Float32Array;
  /** Number of the standing thing it belongs to, from 0; columns of one thing are neighbours. */
  readonly thing: Uint16Array;
  /** The room around the viewer, or null in the open. */
  readonly room: EstimatedRoom | null;
  /** Metres along the floor to what stands in each column, by measured distances: Infinity for nothing, NaN where not known; null without any. */
  readonly obstacles: Float32Array | null;
}

interface LayoutRequest {
  /** A small panorama. */
  readonly image: FloatImage;
  readonly sky: (pixel: number) => boolean;
  readonly setting: Environment;
  /** As in the composition. */
  readonly plan: RoomBox | null;
  /** Distances from elsewhere, which in the open stand above those of feet. */
  readonly depth: DepthHint | null;
  /** Metres to what is known to stand in each column; NaN where that is not known. */
  readonly obstacles?: Float32Array | null;
}

/** Reads the shape of the world from a small panorama. */
export function estimatePanoramaLayout({ image, sky, setting, plan, depth, obstacles = null }: LayoutRequest): PanoramaLayout {
  const feet = findGroundContactLine(image, sky);
  const hinted = depth && computeDistanceFromHint(depth, image.width, feet.top);
  const found = feet.foot.map((angle, column) => hinted?.[column] || EYE_HEIGHT / Math.tan(Math.max(1e-6, angle)));
  const estimated = widenCrowns(image, feet.top, steady(found.map((metres) => Math.min(SCENE_DISTANCE_MAX, Math.max(NEAREST, metres)))));
  const distance = estimated.map((metres, column) => {
    const known = obstacles?.[column] ?? NaN;
    return Number.isNaN(known) ? metres : Math.min(SCENE_DISTANCE_MAX, known);
  });
  return {
    columns: image.width,
    distance,
    top: feet.top,
    thing: numberThings(distance),
    room: setting === 'indoors' ? estimateRoom(plan, found, depth) : null,
    obstacles,
  };
}

/** Columns of one thing get one smooth outline: a mean of logarithms over near neighbours, none across a jump. */
function steady(distance: Float32Array): Float32Array {
  const width = distance.length;
  const reach = Math.max(1, Math.round(0.012 * width));
  const middle = distance.map((_, column) => {
    const five = [-2, -1, 0, 1, 2].map((k) => distance[(column + k + width) % width] as number).sort((a, b) => a - b);
    return five[2] as number;
  });
  return middle.map((own, column) => {
    let [sum, count] = [0, 0];
    for (const side of [-1, 1])
      for (let k = side === 1 ? 0 : 1; k <= reach; k++) {
        const other = middle[(column + side * k + width) % width] as number;
        if (other > JUMP * own || own > JUMP * other) break;
        sum += Math.log(other);
        count++;
      }
    return count === 0 ? own : Math.exp(sum / count);
  });
}

/** A crown is wider than its trunk: by this share of its height to either side, where it is this high and of one colour. */
const CROWN_REACH = 0.6;
const CROWN_HEIGHT = 0.6;
const CROWN_ALIKE = 0.02;

/** Brings columns beside a trunk, whose own foot is hidden or in the air, to the trunk's distance. */
function widenCrowns(image: FloatImage, top: Float32Array, distance: Float32Array): Float32Array {
  const width = distance.length;
  const colors = crownColors(image, top);
  const out = Float32Array.from(distance);
  for (let column = 0; column < width; column++) {
    const own = distance[column] as number;
    const height = top[column] as number;
    for (const side of [-1, 1])
      for (let k = 1; k <= (CROWN_REACH * height * width) / (2 * Math.PI); k++) {
        const beside = (column + side * k + width) % width;
        if ((top[beside] as number) < CROWN_HEIGHT * height || (distance[beside] as number) < JUMP * own) break;
        let apart = 0;
        for (let channel = 0; channel < 3; channel++)
          apart += ((colors[3 * beside + channel] as number) - (colors[3 * column + channel] as number)) ** 2;
        if (apart > CROWN_ALIKE) break;
        out[beside] = Math.min(out[beside] as number, own);
      }
  }
  return out;
}

/** Mean colour of the upper half of what stands in each column. */
function crownColors({ width, height, data }: FloatImage, top: Float32Array): Float32Array {
  const colors = new Float32Array(3 * width);
  for (let column = 0; column < width; column++) {
    const rows = Math.max(1, Math.floor(((top[column] as number) * height) / Math.PI));
    const [from, to] = [height / 2 - rows, height / 2 - Math.floor(rows / 2)];
    for (let row = Math.max(0, from); row < to; row++)
      for (let channel = 0; channel < 3; channel++)
        colors[3 * column + channel] =
          (colors[3 * column + channel] as number) + (data[3 * (row * width + column) + channel] as number) / (to - from);
  }
  return colors;
}

function numberThings(distance: Float32Array): Uint16Array {
  const width = distance.length;
  const isJump = (column: number): boolean => {
    const ratio = (distance[column % width] as number) / (distance[(column + width - 1) % width] as number);
    return ratio > JUMP || ratio < 1 / JUMP;
  };
  const first = Math.max(
    0,
    distance.findIndex((_, column) => isJump(column)),
  );
  const thing = new Uint16Array(width);
  let number = 0;
  for (let column = first + 1; column < first + width; column++) {
    if (isJump(column)) number++;
    thing[column % width] = number;
  }
  return thing;
}
