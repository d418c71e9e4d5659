import type { StageDuration } from '@diorama/contract';
import type { StageName } from '@diorama/domain';

export interface Stopwatch {
  /** Marks that a stage is at work now. */
  note(stage: StageName): void;
  /** Time from the first to the last mark of each stage, in order of their beginnings; stages may overlap. */
  stages(): StageDuration[];
  /** Time since the watch was made, as that of one stage. */
  stage(name: StageName): StageDuration;
}

/** @param clock milliseconds, never going back */
export function createStopwatch(clock: () => number): Stopwatch {
  const madeAt = clock();
  const spans = new Map<StageName, { from: number; to: number }>();
  const seconds = (ms: number): number => Math.round(ms) / 1_000;
  return {
    note(stage) {
      const span = spans.get(stage) ?? { from: clock(), to: 0 };
      spans.set(stage, { from: span.from, to: clock() });
    },
    stages: () => [...spans].map(([name, { from, to }]) => ({ name, seconds: seconds(to - from) })),
    stage: (name) => ({ name, seconds: seconds(clock() - madeAt) }),
  };
}
