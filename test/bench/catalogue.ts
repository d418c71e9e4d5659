import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { median } from './benchmark.ts';
import type { Benchmark } from './benchmark.ts';

const ROUNDS = 15;
const run = promisify(execFile);

/** What loading the catalogue adds to a fresh process. */
interface Load {
  /** Of a processor, so that other processes do not count. */
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** Loads the engine's smallest package first, so that the cost of the first module does not count. */
const PROGRAM = `
  await import('@diorama/world-model');
  const before = process.memoryUsage().rss;
  const usedBefore = process.cpuUsage();
  await import('@diorama/catalogue');
  const { user, system } = process.cpuUsage(usedBefore);
  process.stdout.write(JSON.stringify({ milliseconds: (user + system) / 1e3, megabytes: (process.memoryUsage().rss - before) / 1e6 }));
`;

async function loadCatalogue(flags: readonly string[]): Promise<Load> {
  const { stdout } = await run(process.execPath, [...flags, '--input-type=module', '--eval', PROGRAM], { cwd: import.meta.dirname });
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
