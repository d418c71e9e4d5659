import { pixelToDirection } from '@diorama/pano';
import type { HorizonColors } from '@diorama/world-model';

import { GROUND, SKY } from '../capture/surface-numbers.js';
import { SKY_CHANNELS } from '../sky/sky-raster.js';
import { GainTable, SKY_DISTANCE } from './color-gains.js';
import type { PaintingOrder } from './paint-splats.js';
import type { PaintedView } from './painted-view.js';

/** Pixels around a cell that must show sky as well: those at an edge mix the sky with what stands before it. */
const EDGE = 2;

/**
 * The sums of a painted sky, as `captureSkyBand` makes them of a rendered one: cells that show sky alone take the painting's colours, others
 * their own, changed as the painting changes the sky around them.
 */
export function paintSkySums(sums: Float32Array, order: PaintingOrder): Float32Array {
  const { view, gains, groups } = order;
  const { width, data } = view.painting;
  const direction = new Float64Array(3);
  const table = new GainTable(gains, groups);
  const painted = new Float32Array(sums.length);
  const color = new Float32Array(3);
  for (let cell = 0; SKY_CHANNELS * cell < sums.length; cell++) {
    const [column, row] = [2 * (cell % (width / 2)), 2 * Math.floor(cell / (width / 2))];
    const at = SKY_CHANNELS * cell;
    const isOpen = showsSkyAlone(view, column, row);
    for (const pixel of isOpen ? [0, 1, width, width + 1].map((step) => row * width + column + step) : []) {
      for (let channel = 0; channel < 3; channel++)
        painted[at + channel] = (painted[at + channel] as number) + (data[3 * pixel + channel] as number) / 255;
      painted[at + 3] = (painted[at + 3] as number) + 1;
    }
    const weight = sums[at + 3] as number;
    if (isOpen || weight === 0) continue;
    for (let channel = 0; channel < 3; channel++) color[channel] = (sums[at + channel] as number) / weight;
    pixelToDirection(width, column + 0.5, row + 0.5, direction);
    table.apply(SKY, [0, 1, 2].map((axis) => SKY_DISTANCE * (direction[axis] as number)) as [number, number, number], color);
    painted.set(color, at);
    painted[at + 3] = 1;
  }
  return painted;
}

/** Whether a cell of two by two pixels and all pixels close to it show sky. */
function showsSkyAlone({ surface, painting: { width, height } }: PaintedView, column: number, row: number): boolean {
  for (let y = Math.max(0, row - EDGE); y <= Math.min(height - 1, row + 1 + EDGE); y++)
    for (let x = column - EDGE; x <= column + 1 + EDGE; x++) if (surface[y * width + ((x + width) % width)] !== SKY) return false;
  return true;
}

const ORIGIN = [0, 0, 0] as const;

/** Colours where a painted world ends. */
export function paintHorizon({ haze, ground }: HorizonColors, { gains, groups }: PaintingOrder): HorizonColors {
  const table = new GainTable(gains, groups);
  const paint = (colors: Float32Array, surface: number): Float32Array => {
    const painted = new Float32Array(colors.length);
    const color = new Float32Array(3);
    for (let at = 0; at < colors.length; at += 3) {
      color.set(colors.subarray(at, at + 3));
      table.apply(surface, ORIGIN, color);
      painted.set(color, at);
    }
    return painted;
  };
  return { haze: paint(haze, SKY), ground: paint(ground, GROUND) };
}
