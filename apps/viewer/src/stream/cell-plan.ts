import type { Eye } from '../scene/splat-supply.js';
import type { Box } from './stream-index.js';

/** What the plan must know of a cell. */
export interface PlannedCell {
  readonly box: Box;
  /** Splats by level, 0 being the finest. */
  readonly counts: readonly number[];
}

/** What lies this far outside of the middle of the picture, degrees, is not seen. */
const SEEN_DEGREES = 60;
/** A cell behind the visitor counts as so many times as far away, and some metres more. */
const BEHIND_FACTOR = 4;
const BEHIND_METRES = 2;
/** Each coarser level reaches so many times as far as the one before. */
const REACH_FACTOR = 3;

/** How far away a cell counts, in metres: the smaller, the sooner it becomes sharp. Cells that the visitor sees come before those behind. */
export function rankCell({ position, direction }: Eye, { min, max }: Box): number {
  const gap = (at: number, low: number, high: number): number => Math.max(low - at, 0, at - high);
  const distance = Math.hypot(gap(position.x, min.x, max.x), gap(position.y, min.y, max.y), gap(position.z, min.z, max.z));
  const middle = { x: (min.x + max.x) / 2 - position.x, y: (min.y + max.y) / 2 - position.y, z: (min.z + max.z) / 2 - position.z };
  const length = Math.hypot(middle.x, middle.y, middle.z);
  const radius = Math.hypot(max.x - min.x, max.y - min.y, max.z - min.z) / 2;
  if (distance === 0 || length <= radius) return distance;
  const along = (middle.x * direction.x + middle.y * direction.y + middle.z * direction.z) / length;
  const angle = Math.acos(Math.min(1, Math.max(-1, along))) - Math.asin(radius / length);
  return angle < (SEEN_DEGREES * Math.PI) / 180 ? distance : BEHIND_FACTOR * distance + BEHIND_METRES;
}

/**
 * The level of each cell. All cells within a distance have the finest level, those within three times the distance the next one, and so on;
 * the distance is the largest with which the splats fit the budget. The coarsest level is shown even if it does not fit.
 *
 * @param ranks distances of `rankCell`, one for each cell
 */
export function chooseCellLevels(cells: readonly PlannedCell[], ranks: readonly number[], budget: number): readonly number[] {
  const coarsest = Math.max(0, (cells[0]?.counts.length ?? 1) - 1);
  if (budget === Infinity) return cells.map(() => 0);
  const levelsWithin = (reach: number): number[] =>
    ranks.map((rank) => {
      let level = 0;
      for (let limit = reach; level < coarsest && rank > limit; limit *= REACH_FACTOR) level++;
      return level;
    });
  const cost = (levels: readonly number[]): number => levels.reduce((sum, level, i) => sum + (cells[i]?.counts[level] ?? 0), 0);
  const steps = Array.from({ length: coarsest }, (_, k) => REACH_FACTOR ** k);
  const reaches = [...new Set(ranks.flatMap((rank) => steps.map((step) => rank / step)))].toSorted((a, b) => a - b);
  let best = cells.map(() => coarsest);
  for (const reach of reaches) {
    const levels = levelsWithin(reach);
    if (cost(levels) > budget) break;
    best = levels;
  }
  return best;
}
