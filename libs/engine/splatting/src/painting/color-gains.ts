import { computeRowLatitude, pixelToDirection } from '@diorama/pano';
import type { WorldModel } from '@diorama/world-model';

import { FIRST_INSTANCE, SKY } from '../capture/surface-numbers.js';
import type { PaintedView } from './painted-view.js';

/** How a painting changes colours, by place. Plain data over shared memory that jobs read. */
export interface ColorGains {
  /** Open addressing: the key of each slot plus one, 0 for an empty slot. */
  readonly keys: Float64Array;
  /** Sums of the logarithms of red, green and blue, and how many samples; four a slot. Millions of samples add up in one: 32 bits would lose them. */
  readonly sums: Float64Array;
}

/** Sides of the cells within which gains are averaged, metres, the finest first; the last level is the whole surface. */
const CELLS = [1, 4, 16, Infinity] as const;
const GROUP_LEVEL = CELLS.length;
const ALL_LEVEL = CELLS.length + 1;
const LEVELS = CELLS.length + 2;
/** Metres at which the sky counts as a surface: its cells span 3 degrees and more. */
export const SKY_DISTANCE = 20;
/** Cells along an axis, to either side of the origin. */
const REACH = 256;
/** Added to sRGB-encoded values before they are divided, so that black has a gain. */
const OFFSET = 0.04;
/** The coarser level counts as so many samples of the finer one. */
const PRIOR = 4;
/** Only one pixel in so many of a row and one row in so many is sampled. */
const STEP = 2;
const MOST = Math.log(5);

/**
 * A number for each surface such that surfaces of the same kind, such as instances of one prototype, share one; over shared memory, for every later job
 * reads it.
 */
export function listSurfaceGroups({ instances }: Pick<WorldModel, 'instances'>): Uint32Array {
  const groups = new Uint32Array(new SharedArrayBuffer(4 * (FIRST_INSTANCE + instances.length)));
  for (let surface = 0; surface < groups.length; surface++)
    groups[surface] = surface < FIRST_INSTANCE ? surface : FIRST_INSTANCE + (instances[surface - FIRST_INSTANCE]?.prototype ?? 0);
  return groups;
}

/** Compares a painting with the rendering that it was painted over: for each surface, by place, and for each group of surfaces. */
export function measureColorGains(view: PaintedView, groups: Uint32Array): ColorGains {
  const { rendered, painting, distance, surface } = view;
  const { width, height } = rendered;
  const slots = 2 ** Math.ceil(Math.log2(4 * (width / STEP) * (height / STEP)));
  const gains = {
    keys: new Float64Array(new SharedArrayBuffer(8 * slots)),
    sums: new Float64Array(new SharedArrayBuffer(32 * slots)),
  };
  const writer = new GainTable(gains, groups);
  const direction = new Float64Array(3);
  const logs: [number, number, number] = [0, 0, 0];
  for (let row = 0; row < height; row += STEP) {
    const weight = Math.cos(computeRowLatitude(width, row));
    for (let column = 0; column < width; column += STEP) {
      const at = row * width + column;
      const metres = surface[at] === SKY ? SKY_DISTANCE : (distance[at] as number);
      pixelToDirection(width, column, row, direction);
      for (let channel = 0; channel < 3; channel++)
        logs[channel] = Math.log(
          ((painting.data[3 * at + channel] as number) / 255 + OFFSET) / ((rendered.data[3 * at + channel] as number) / 255 + OFFSET),
        );
      const [x, y, z] = [0, 1, 2].map((axis) => metres * (direction[axis] as number)) as [number, number, number];
      writer.add(surface[at] as number, [x, y, z], logs, weight);
    }
  }
  return gains;
}

/** Reads and writes gains. */
export class GainTable {
  private readonly mask: number;

  constructor(
    private readonly gains: ColorGains,
    private readonly groups: Uint32Array,
  ) {
    this.mask = gains.keys.length - 1;
  }

  add(surface: number, place: readonly [number, number, number], logs: readonly [number, number, number], weight: number): void {
    for (let level = 0; level < LEVELS; level++) {
      const slot = this.find(this.keyOf(surface, place, level), true);
      for (let channel = 0; channel < 3; channel++) this.raise(4 * slot + channel, weight * (logs[channel] as number));
      this.raise(4 * slot + 3, weight);
    }
  }

  /** Changes an sRGB-encoded colour of a surface at a place, 0 to 1, as the painting changes it there or nearby. */
  apply(surface: number, place: readonly [number, number, number], color: Float32Array): void {
    const { sums } = this.gains;
    let [red, green, blue] = [0, 0, 0];
    for (let level = ALL_LEVEL; level >= 0; level--) {
      const slot = this.find(this.keyOf(surface, place, level), false);
      if (slot < 0) continue;
      const share = (sums[4 * slot + 3] as number) + PRIOR;
      red = ((sums[4 * slot] as number) + PRIOR * red) / share;
      green = ((sums[4 * slot + 1] as number) + PRIOR * green) / share;
      blue = ((sums[4 * slot + 2] as number) + PRIOR * blue) / share;
    }
    for (const [channel, log] of [red, green, blue].entries())
      color[channel] = ((color[channel] as number) + OFFSET) * Math.exp(Math.min(MOST, Math.max(-MOST, log))) - OFFSET;
  }

  private raise(at: number, value: number): void {
    const { sums } = this.gains;
    sums[at] = (sums[at] as number) + value;
  }

  private keyOf(surface: number, [x, y, z]: readonly [number, number, number], level: number): number {
    if (level >= GROUP_LEVEL) return level + LEVELS * (level === ALL_LEVEL ? (surface === SKY ? 0 : 1) : (this.groups[surface] ?? surface));
    const size = CELLS[level] as number;
    const cell = (value: number): number =>
      size === Infinity ? 0 : Math.min(2 * REACH - 1, Math.max(0, Math.floor(value / size) + REACH));
    return level + LEVELS * (cell(x) + 2 * REACH * (cell(y) + 2 * REACH * (cell(z) + 2 * REACH * surface)));
  }

  /** The slot of a key; -1 where it is not in the table and is not to be added. */
  private find(key: number, adds: boolean): number {
    const { keys } = this.gains;
    let slot = (Math.imul(key >>> 0, 0x9e37_79b1) ^ Math.imul(Math.floor(key / 2 ** 32), 0x85eb_ca77)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & this.mask;
    for (;;) {
      const found = keys[slot] as number;
      if (found === key + 1) return slot;
      if (found === 0) {
        if (!adds) return -1;
        keys[slot] = key + 1;
        return slot;
      }
      slot = (slot + 1) & this.mask;
    }
  }
}
