import type { Workbench } from './workbench.ts';

/** Says what this machine lacks for a benchmark, which is then left out. */
export class CannotMeasure extends Error {
  override readonly name = 'CannotMeasure';
}

/** Something of the system that is measured beside a yardstick. */
export interface Benchmark {
  /** Words joined by hyphens, as `--only` takes them. */
  readonly name: string;
  readonly unit: string;
  /** @throws CannotMeasure */
  run(bench: Workbench): Promise<Measurement>;
}

/** Medians of several runs, in the benchmark's unit. */
export interface Measurement {
  readonly ours: number;
  readonly yardstick: number;
  readonly better: 'less' | 'more';
  readonly aim: Aim;
}

/** A bound on our own figure, or on ours divided by the yardstick's; less must stay below it, more may equal it. */
export interface Aim {
  readonly of: 'ours' | 'ratio';
  readonly bound: number;
}

export const ratioOf = ({ ours, yardstick }: Measurement): number => ours / yardstick;

export function isMet(measurement: Measurement): boolean {
  const { aim, better, ours } = measurement;
  const figure = aim.of === 'ours' ? ours : ratioOf(measurement);
  return better === 'less' ? figure < aim.bound : figure >= aim.bound;
}

/** The middle one; of an even number the mean of the two in the middle. @throws RangeError for none at all */
export function median(figures: readonly number[]): number {
  if (figures.length === 0) throw new RangeError('no figures have a median');
  const sorted = figures.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2;
}

export interface Contest {
  readonly rounds: number;
  readonly ours: () => Promise<number>;
  readonly yardstick: () => Promise<number>;
}

/** Medians of both sides, measured in turns: whatever else the machine does then meets both alike. */
export async function inTurns({ rounds, ours, yardstick }: Contest): Promise<{ ours: number; yardstick: number }> {
  const figures: { ours: number[]; yardstick: number[] } = { ours: [], yardstick: [] };
  for (let round = 0; round < rounds; round++) {
    figures.ours.push(await ours());
    figures.yardstick.push(await yardstick());
  }
  return { ours: median(figures.ours), yardstick: median(figures.yardstick) };
}
