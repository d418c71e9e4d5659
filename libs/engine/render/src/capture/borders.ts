import { SURFACE_TERRAIN } from '../rays/ray.js';
import { isJoined } from './row.js';
import type { Row } from './row.js';
import { SUB_RAYS } from './sub-rays.js';

/** A row of samples and those above and below it. */
export interface Neighbourhood {
  readonly above: Row;
  readonly here: Row;
  readonly below: Row;
}

/** Additional rays of a sample: among leaves and where the ground folds, and where surfaces, lights or materials meet. */
const SOFT_EDGE = 1;
const HARD_EDGE = SUB_RAYS.length;
const UNJUDGED = 255;

/**
 * How many rays samples get in addition to those of their centres: none inside a surface, all at its borders, folds, and those of shadows and
 * materials; one among leaves and where the ground folds. Rows come from the lowest up, and each border is judged once.
 */
export class BorderJudge {
  /** Rays for the border of each sample of the row to the next one. */
  private readonly right: Uint8Array;
  /** By column, rays for the borders to the rows above and below, or UNJUDGED. */
  private above: Uint8Array;
  private below: Uint8Array;

  constructor(width: number) {
    this.right = new Uint8Array(width);
    this.above = new Uint8Array(width).fill(UNJUDGED);
    this.below = new Uint8Array(width).fill(UNJUDGED);
  }

  /** Turns to a row, which lies above the one before. */
  turnTo({ here }: Neighbourhood): void {
    [this.above, this.below] = [this.below, this.above];
    this.above.fill(UNJUDGED);
    for (let sample = 0; sample < here.samples; sample++) {
      const column = here.columns[sample] as number;
      const next = here.columnOf(sample + 1);
      this.right[sample] = here.joined[sample] === 1 && here.mask[column] === here.mask[next] ? 0 : raysAcross(here, column, here, next);
    }
  }

  /** How many rays a sample gets. */
  count({ above, here, below }: Neighbourhood, sample: number): number {
    const column = here.columns[sample] as number;
    const last = sample === 0 ? here.samples - 1 : sample - 1;
    const sides = Math.max(this.right[last] as number, this.right[sample] as number);
    if (sides === HARD_EDGE) return sides;
    const up = raysBetween(here, column, above, column);
    this.above[column] = up;
    const judged = this.below[column] as number;
    return Math.max(sides, up, judged === UNJUDGED ? raysBetween(here, column, below, column) : judged);
  }
}

const raysBetween = (a: Row, i: number, b: Row, j: number): number =>
  a.mask[i] === b.mask[j] && isJoined(a, i, b, j) ? 0 : raysAcross(a, i, b, j);

/** Rays for a border between two samples. */
function raysAcross(a: Row, i: number, b: Row, j: number): number {
  const isGround = a.surface[i] === SURFACE_TERRAIN && b.surface[j] === SURFACE_TERRAIN && a.mask[i] === b.mask[j];
  return isGround || a.thin[i] === 1 || b.thin[j] === 1 ? SOFT_EDGE : HARD_EDGE;
}
