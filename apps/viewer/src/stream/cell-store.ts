import { chooseCellLevels, rankCell } from './cell-plan.js';
import type { Eye } from '../scene/splat-supply.js';
import type { Box, StreamCell, StreamIndex } from './stream-index.js';

/** What the store must know of loaded splats. */
export interface StoredPart {
  readonly count: number;
  /** Around the centres of the splats, metres. */
  readonly box: Box;
}

/** A part for a cell. */
export interface CellPart<P> {
  readonly cell: number;
  readonly level: number;
  readonly part: P;
}

/** What to show and what to load next. */
export interface StreamPlan<P> {
  /** Loaded parts that should take the place of what their cells show. */
  readonly show: readonly CellPart<P>[];
  /** Chunks that are needed and not loaded, the most urgent first. */
  readonly missing: readonly number[];
}

/** Splats are kept in memory up to so many times the budget, in case the visitor comes back. */
const KEPT_FACTOR = 2;

/** The loaded parts of a streamed world, and which level each cell shows. Parts of the coarsest level are never dropped. */
export class CellStore<P extends StoredPart> {
  /** By cell and level. */
  private readonly parts: (P | undefined)[][];
  /** The level that each cell shows; null before the first. */
  private readonly shown: (number | null)[];
  private readonly coarsest: number;

  constructor(private readonly index: StreamIndex) {
    this.parts = index.cells.map(() => []);
    this.shown = index.cells.map(() => null);
    this.coarsest = index.levels - 1;
  }

  /** Loaded splats. */
  get kept(): number {
    return this.parts.flat().reduce((sum, part) => sum + (part?.count ?? 0), 0);
  }

  /** The cells of a chunk, with the level that it holds of them. */
  cellsOf(chunk: number): readonly { readonly cell: number; readonly level: number }[] {
    return this.index.cells.flatMap(({ runs }, cell) => runs.flatMap((run, level) => (run?.chunk === chunk ? [{ cell, level }] : [])));
  }

  /** Keeps loaded parts. */
  add(parts: readonly CellPart<P>[]): void {
    for (const { cell, level, part } of parts) this.cellParts(cell)[level] = part;
  }

  /** Notes that cells show parts. */
  markShown(parts: readonly CellPart<P>[]): void {
    for (const { cell, level } of parts) this.shown[cell] = level;
  }

  /** The coarsest level of all cells, or the next one where a cell lacks it. */
  planCoarsest(): StreamPlan<P> {
    return this.planLevels(
      this.index.cells.map(() => this.coarsest),
      this.index.cells.map(() => 0),
    );
  }

  /** The levels for a place. Drops what that place does not need, when more is kept than fits the memory. */
  plan(eye: Eye, budget: number): StreamPlan<P> {
    // The bounds of a cell are stretched by its largest splats, so that the sky would seem near.
    const cells = this.index.cells.map(({ bounds, runs }, cell) => ({
      box: this.cellParts(cell)[this.coarsest]?.box ?? bounds,
      counts: runs.map((_, level) => runs[findShownLevel(runs, level)]?.count ?? 0),
    }));
    const ranks = cells.map(({ box }) => rankCell(eye, box));
    const levels = chooseCellLevels(cells, ranks, budget);
    this.dropFarthest(levels, ranks, KEPT_FACTOR * budget);
    return this.planLevels(levels, ranks);
  }

  private planLevels(levels: readonly number[], ranks: readonly number[]): StreamPlan<P> {
    const urgency = new Map<number, number>();
    const show = this.index.cells.flatMap(({ runs }, cell): CellPart<P>[] => {
      const wanted = findShownLevel(runs, levels[cell] ?? 0);
      const chunk = runs[wanted]?.chunk;
      const parts = this.cellParts(cell);
      if (chunk !== undefined && parts[wanted] === undefined)
        urgency.set(chunk, Math.min(urgency.get(chunk) ?? Infinity, ranks[cell] ?? Infinity));
      const best = parts.findIndex((part, level) => part !== undefined && level >= wanted);
      const part = parts[best];
      const shown = this.shown[cell] ?? Infinity;
      return part !== undefined && shown !== best && (best < shown || best === wanted) ? [{ cell, level: best, part }] : [];
    });
    const missing = [...urgency].toSorted(([a, rankA], [b, rankB]) => rankA - rankB || a - b).map(([chunk]) => chunk);
    return { show, missing };
  }

  private dropFarthest(levels: readonly number[], ranks: readonly number[], most: number): void {
    let kept = this.kept;
    if (kept <= most) return;
    const farthestFirst = ranks.map((rank, cell) => ({ rank, cell })).toSorted((a, b) => b.rank - a.rank);
    for (const { cell } of farthestFirst)
      for (const [level, part] of this.cellParts(cell).entries()) {
        if (part === undefined || level === this.coarsest || level === this.shown[cell] || level === levels[cell]) continue;
        this.cellParts(cell)[level] = undefined;
        kept -= part.count;
        if (kept <= most) return;
      }
  }

  private cellParts(cell: number): (P | undefined)[] {
    return this.parts[cell] as (P | undefined)[];
  }
}

/** The level that is shown where one is wanted: a cell without splats of a level shows the next finer one. */
const findShownLevel = (runs: StreamCell['runs'], wanted: number): number =>
  runs.findLastIndex((run, level) => run !== null && level <= wanted);
