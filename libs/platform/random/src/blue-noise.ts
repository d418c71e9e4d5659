import { hashInteger } from './hash.js';

/** A dithering tile by R. Ulichney's void-and-cluster method, "The void-and-cluster method for dither array generation", 1993. */

const SIZE = 64;
const MASK = SIZE - 1;
const CELLS = SIZE * SIZE;
const SIGMA = 1.9;
const REACH = 9;

let tile: Float64Array | undefined;

/**
 * A threshold in (0, 1) for an integer pixel, every value equally often and neighbours as different as can be; repeats
 * every 64 pixels. The tile is computed at the first call (some tens of milliseconds).
 */
export function sampleBlueNoise(x: number, y: number): number {
  tile ??= voidAndCluster();
  return tile[((y & MASK) << 6) | (x & MASK)] as number;
}

function voidAndCluster(): Float64Array {
  const prototype = new Pattern();
  const seeds = CELLS / 10;
  for (let i = 0; prototype.count < seeds; i++) {
    const cell = hashInteger(0x626c7565, i) % CELLS;
    if (!prototype.isSet(cell)) prototype.set(cell);
  }
  settle(prototype);

  const ranks = new Float64Array(CELLS);
  const rising = prototype.clone();
  while (prototype.count > 0) {
    const cell = prototype.tightestCluster();
    prototype.clear(cell);
    ranks[cell] = prototype.count;
  }
  while (rising.count < CELLS) {
    const cell = rising.largestVoid();
    ranks[cell] = rising.count;
    rising.set(cell);
  }
  return ranks.map((rank) => (rank + 0.5) / CELLS);
}

/** Moves points from clusters into voids until the point taken is the point put back. */
function settle(pattern: Pattern): void {
  for (;;) {
    const cluster = pattern.tightestCluster();
    pattern.clear(cluster);
    const gap = pattern.largestVoid();
    pattern.set(gap);
    if (gap === cluster) return;
  }
}

/** Set cells of the torus and, for every cell, a Gaussian-weighted sum of the set cells around it. */
class Pattern {
  count = 0;
  private readonly cells = new Uint8Array(CELLS);
  private readonly energy = new Float64Array(CELLS);
  private static readonly kernel = gaussian();

  clone(): Pattern {
    const copy = new Pattern();
    copy.count = this.count;
    copy.cells.set(this.cells);
    copy.energy.set(this.energy);
    return copy;
  }

  isSet(cell: number): boolean {
    return this.cells[cell] === 1;
  }

  set(cell: number): void {
    this.cells[cell] = 1;
    this.count += 1;
    this.spread(cell, 1);
  }

  clear(cell: number): void {
    this.cells[cell] = 0;
    this.count -= 1;
    this.spread(cell, -1);
  }

  tightestCluster(): number {
    let best = -1;
    for (let i = 0; i < CELLS; i++)
      if (this.cells[i] === 1 && (best < 0 || (this.energy[i] as number) > (this.energy[best] as number))) best = i;
    return best;
  }

  largestVoid(): number {
    let best = -1;
    for (let i = 0; i < CELLS; i++)
      if (this.cells[i] === 0 && (best < 0 || (this.energy[i] as number) < (this.energy[best] as number))) best = i;
    return best;
  }

  private spread(cell: number, sign: number): void {
    const column = cell & MASK;
    const row = cell >> 6;
    let at = 0;
    for (let dy = -REACH; dy <= REACH; dy++)
      for (let dx = -REACH; dx <= REACH; dx++) {
        const i = (((row + dy) & MASK) << 6) | ((column + dx) & MASK);
        this.energy[i] = (this.energy[i] as number) + sign * (Pattern.kernel[at++] as number);
      }
  }
}

function gaussian(): Float64Array {
  const kernel = new Float64Array((2 * REACH + 1) ** 2);
  let at = 0;
  for (let dy = -REACH; dy <= REACH; dy++)
    for (let dx = -REACH; dx <= REACH; dx++) kernel[at++] = Math.exp(-(dx * dx + dy * dy) / (2 * SIGMA * SIGMA));
  return kernel;
}
