import { CannotMeasure } from './benchmark.ts';
import type { Benchmark } from './benchmark.ts';
import { pollsBesideGeneration, startsAtOnce } from './beside.ts';
import { catalogueMemory, catalogueTime } from './catalogue.ts';
import { colliderBuilding } from './collider.ts';
import { crowdedWorld } from './crowded-world.ts';
import { meshExport } from './exports.ts';
import { exrDwaa, exrMemory, exrPiz, exrZip } from './exr.ts';
import { listPages, operationPolls } from './lists.ts';
import { draftMemory, exportMemory, pictureMemory, plusMemory, standardMemory } from './memory.ts';
import { draftOverhead, standardOverhead } from './overhead.ts';
import { paintingDelay } from './painting-delay.ts';
import { depthToRgb, retouchRun } from './paintings.ts';
import { operationReads } from './poll.ts';
import { spzEncoding, spzOfTwoMillion } from './spz.ts';
import { operationStarts } from './starts.ts';
import type { Result } from './table.ts';
import { twoWorkers } from './two-workers.ts';
import { uploadThroughput } from './uploads.ts';
import { webhookBesideHanging, webhookDeliveries, webhookFirstAttempt, webhookWaitingMemory } from './webhooks.ts';
import type { Workbench } from './workbench.ts';
import { draftWorld, pictureWorld, plusWorld, standardWorld } from './worlds.ts';

/** In this order: what needs no stack comes first, and reads and starts meet one that has made worlds. */
const BENCHMARKS: readonly Benchmark[] = [
  spzEncoding,
  exrZip,
  exrPiz,
  exrDwaa,
  exrMemory,
  retouchRun,
  paintingDelay,
  spzOfTwoMillion,
  catalogueTime,
  catalogueMemory,
  colliderBuilding,
  crowdedWorld,
  twoWorkers,
  draftWorld,
  draftOverhead,
  standardWorld,
  standardOverhead,
  plusWorld,
  pictureWorld,
  depthToRgb,
  meshExport,
  draftMemory,
  standardMemory,
  plusMemory,
  pictureMemory,
  exportMemory,
  operationReads,
  operationStarts,
  startsAtOnce,
  pollsBesideGeneration,
  uploadThroughput,
  listPages,
  operationPolls,
  webhookDeliveries,
  webhookFirstAttempt,
  webhookBesideHanging,
  webhookWaitingMemory,
];

/** Those whose names have this word in them; all for null. @throws Error that lists the names when there is none */
export function benchmarksNamed(word: string | null): readonly Benchmark[] {
  const found = BENCHMARKS.filter(({ name }) => word === null || name.includes(word));
  if (found.length === 0) throw new Error(`no benchmark is called ${word}; there are ${BENCHMARKS.map(({ name }) => name).join(', ')}`);
  return found;
}

export interface Run {
  readonly results: readonly Result[];
  /** Benchmarks that failed; one that this machine cannot measure is told, and is none of them. */
  readonly failures: number;
}

/** Runs benchmarks one after another; one that fails is told and left out. */
export async function runAll(benchmarks: readonly Benchmark[], bench: Workbench, say: (line: string) => void): Promise<Run> {
  const results: Result[] = [];
  let failures = 0;
  for (const benchmark of benchmarks) {
    say(`${benchmark.name} ...`);
    try {
      results.push({ benchmark, measurement: await benchmark.run(bench) });
    } catch (error) {
      const isLeftOut = error instanceof CannotMeasure;
      failures += isLeftOut ? 0 : 1;
      say(`${benchmark.name} ${isLeftOut ? 'is left out' : 'failed'}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { results, failures };
}
