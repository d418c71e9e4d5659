import type { ModelName } from '@diorama/domain';

import { median } from './benchmark.ts';
import type { Benchmark } from './benchmark.ts';

/** From the request to `done`, beside the engine alone. */
const worldBenchmark = (name: string, model: ModelName, bound: number, from: 'text' | 'picture' = 'text'): Benchmark => ({
  name,
  unit: 's',
  async run(bench) {
    const made = await bench.generations(model, from);
    return {
      ours: median(made.map(({ operation }) => operation)),
      yardstick: median(made.map(({ engine }) => engine)),
      better: 'less',
      aim: { of: 'ours', bound },
    };
  },
});

export const draftWorld = worldBenchmark('draft-world', 'svc-1.0-draft', 6);
export const standardWorld = worldBenchmark('standard-world', 'svc-1.1', 30);
export const plusWorld = worldBenchmark('plus-world', 'svc-1.1-plus', 75);
export const pictureWorld = worldBenchmark('picture-world', 'svc-1.1', 40, 'picture');
