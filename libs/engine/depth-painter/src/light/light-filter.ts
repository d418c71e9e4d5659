import { createSharedBytes } from '../field/depth-field.js';
import type { DepthField } from '../field/depth-field.js';
import type { LightMaps } from './light-rows.js';

/** Inverse distances within this share of each other are of one surface. */
const ALIKE = 0.08;
/** Pixels to each side that are averaged, the last by half: as many as whole squares in which pixels look at different points of a light. */
const REACH = 2;

/** Means of the lights over near pixels of one surface: the pixels of a square each saw another point of a light. */
export function smoothLightMaps({ width, inverse }: DepthField, { openness, direct }: LightMaps): LightMaps {
  const pixels = inverse.length;
  const smooth: LightMaps = { openness: createSharedBytes(pixels), direct: createSharedBytes(direct.length) };
  average(inverse, width, openness, smooth.openness);
  for (let from = 0; from < direct.length; from += pixels)
    average(inverse, width, direct.subarray(from, from + pixels), smooth.direct.subarray(from, from + pixels));
  return smooth;
}

/** First along rows, then along columns. */
function average(inverse: Float32Array, width: number, from: Uint8Array, to: Uint8Array): void {
  const between = new Float32Array(from.length);
  const height = width / 2;
  for (let at = 0; at < from.length; at++) {
    const column = at % width;
    const line = at - column;
    const own = inverse[at] as number;
    let sum = from[at] as number;
    let count = 1;
    for (let away = 1; away <= REACH; away++) {
      const share = away < REACH ? 1 : 0.5;
      const east = line + ((column + away) % width);
      const west = line + ((column + width - away) % width);
      if (isAlike(own, inverse[east] as number)) {
        sum += share * (from[east] as number);
        count += share;
      }
      if (isAlike(own, inverse[west] as number)) {
        sum += share * (from[west] as number);
        count += share;
      }
    }
    between[at] = sum / count;
  }
  for (let at = 0; at < from.length; at++) {
    const row = Math.floor(at / width);
    const own = inverse[at] as number;
    let sum = between[at] as number;
    let count = 1;
    for (let away = 1; away <= REACH; away++) {
      const share = away < REACH ? 1 : 0.5;
      if (row + away < height && isAlike(own, inverse[at + away * width] as number)) {
        sum += share * (between[at + away * width] as number);
        count += share;
      }
      if (row >= away && isAlike(own, inverse[at - away * width] as number)) {
        sum += share * (between[at - away * width] as number);
        count += share;
      }
    }
    to[at] = Math.round(sum / count);
  }
}

const isAlike = (a: number, b: number): boolean => Math.abs(a - b) <= ALIKE * (a > b ? a : b);
