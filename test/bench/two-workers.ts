import type { Benchmark } from './benchmark.ts';
import type { Child } from './child.ts';
import type { WorldOrder } from './library.ts';
import type { Workbench } from './workbench.ts';

const PROMPTS = ['a mossy canyon with a river at dusk', 'a snowy village in the morning', 'a forest clearing', 'a tropical beach at noon'];

/** Worlds a minute of two processes with one engine thread each, beside those of one such process. */
export const twoWorkers: Benchmark = {
  name: 'two-workers',
  unit: 'worlds/min',
  async run(bench) {
    const workers = [await startWorker(bench), await startWorker(bench)];
    for (const worker of workers) await worker.ask(orderOf(0)); // its code is compiled
    const worlds = bench.quick ? 2 : 4;
    const yardstick = await rateOf(workers.slice(0, 1), worlds);
    const ours = await rateOf(workers, worlds);
    return { ours, yardstick, better: 'more', aim: { of: 'ratio', bound: 1.6 } };
  },
};

const startWorker = (bench: Workbench): Promise<Child<object>> => bench.child<object>('./library-process.ts', ['1']);

const orderOf = (index: number): WorldOrder => ({
  model: 'svc-1.0-draft',
  prompt: PROMPTS[index % PROMPTS.length] ?? '',
  seed: index,
});

/** Each worker makes as many worlds, the same ones. */
async function rateOf(workers: readonly Child<object>[], worlds: number): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(
    workers.map(async (worker) => {
      for (let world = 0; world < worlds; world++) await worker.ask(orderOf(world + 1));
    }),
  );
  return (60_000 * workers.length * worlds) / (performance.now() - startedAt);
}
