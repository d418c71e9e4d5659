import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { median } from './benchmark.ts';
import type { Benchmark } from './benchmark.ts';

const ROUNDS = 15;
const run = promisify(execFile);

/** What loading the catalogue adds to a worker. */
interface Load {
  /** Of a processor, so that other processes do not count. */
  readonly milliseconds: number;
  readonly megabytes: number;
}

/**
 * Loads what every worker loads first, the Temporal SDK, and lets it settle. Memory is what a full collection leaves: resident memory would
 * hold pages that V8 took for other modules, or lack pages that they left free.
 */
const PROGRAM = `
  import { setTimeout } from 'node:timers/promises';
  const held = () => {
    gc();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  await import('@diorama/temporal');
  await setTimeout(300);
  const before = held();
  const usedBefore = process.cpuUsage();
  await import('@diorama/catalogue');
  const { user, system } = process.cpuUsage(usedBefore);
  process.stdout.write(JSON.stringify({ milliseconds: (user + system) / 1e3, megabytes: (held() - before) / 1e6 }));
`;

async function loadCatalogue(flags: readonly string[]): Promise<Load> {
  const { stdout } = await run(process.execPath, [...flags, '--expose-gc', '--input-type=module', '--eval', PROGRAM], {
    cwd: import.meta.dirname,
  });
  return JSON.parse(stdout) as Load;
}

/** The catalogue as containers load it, compared with its modules one by one; in turn, each in fresh processes. */
const loadBenchmark = (name: string, unit: string, bound: number, figureOf: (load: Load) => number): Benchmark => ({
  name,
  unit,
  async run() {
    const [ours, yardstick]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(figureOf(await loadCatalogue(['--conditions=bundled'])));
      yardstick.push(figureOf(await loadCatalogue([])));
    }
    return { ours: median(ours), yardstick: median(yardstick), better: 'less', aim: { of: 'ours', bound } };
  },
});

export const catalogueTime = loadBenchmark('catalogue-time', 'ms', 50, ({ milliseconds }) => milliseconds);
export const catalogueMemory = loadBenchmark('catalogue-memory', 'MB', 20, ({ megabytes }) => megabytes);
