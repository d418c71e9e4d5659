import type { ModelName } from '@diorama/domain';

import { median } from './benchmark.ts';
import type { Benchmark } from './benchmark.ts';

/** What an operation takes beyond the engine: the median of the differences, beside the engine alone. */
const overheadBenchmark = (name: string, model: ModelName): Benchmark => ({
  name,
  unit: 's',
  async run(bench) {
    const made = await bench.generations(model);
    return {
      ours: median(made.map(({ operation, engine }) => operation - engine)),
      yardstick: median(made.map(({ engine }) => engine)),
      better: 'less',
      aim: { of: 'ours', bound: 1 },
    };
  },
});

export const draftOverhead = overheadBenchmark('draft-overhead', 'svc-1.0-draft');
export const standardOverhead = overheadBenchmark('standard-overhead', 'svc-1.1');
