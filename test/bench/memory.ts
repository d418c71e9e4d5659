import type { ModelName } from '@diorama/domain';

import type { Benchmark } from './benchmark.ts';
import { exportedMeshes } from './exports.ts';
import type { Series } from './generations.ts';
import type { Workbench } from './workbench.ts';

interface Kind {
  readonly name: string;
  /** As the workbench calls what is made. */
  readonly kind: string;
  readonly make: (bench: Workbench) => Promise<unknown>;
}

/** The most memory that the generation worker held while it made one kind of thing; beside the engine as a library. */
const memoryBenchmark = ({ name, kind, make }: Kind): Benchmark => ({
  name,
  unit: 'GB',
  async run(bench) {
    await make(bench);
    const { worker, library } = bench.peaksOf(kind);
    return { ours: worker, yardstick: library, better: 'less', aim: { of: 'ours', bound: 1.5 } };
  },
});

const ofWorlds = (name: string, model: ModelName, from: Series['from'] = 'text'): Benchmark =>
  memoryBenchmark({ name, kind: `${model} from ${from}`, make: (bench) => bench.generations(model, from) });

// One for each kind, so that the table tells which of them takes the most.
export const draftMemory = ofWorlds('draft-memory', 'svc-1.0-draft');
export const standardMemory = ofWorlds('standard-memory', 'svc-1.1');
export const plusMemory = ofWorlds('plus-memory', 'svc-1.1-plus');
export const pictureMemory = ofWorlds('picture-memory', 'svc-1.1', 'picture');
export const exportMemory = memoryBenchmark({ name: 'export-memory', kind: 'export', make: exportedMeshes });
