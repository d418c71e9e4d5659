import { readFileSync } from 'node:fs';

import type { Benchmark } from './benchmark.ts';

/** The most memory that the generation worker ever held, after worlds of full resolution; beside the engine as a library. */
export const generationMemory: Benchmark = {
  name: 'generation-memory',
  unit: 'GB',
  async run(bench) {
    await bench.generations('svc-1.1');
    const { pids } = (await bench.stack()).info();
    return {
      ours: peakGigabytes(pids['worker-generation'] ?? 0),
      yardstick: peakGigabytes((await bench.library()).pid),
      better: 'less',
      aim: { of: 'ours', bound: 1.5 },
    };
  },
};

/** Peak resident set of a process, in 10^9 bytes. Linux alone tells it of another process. */
function peakGigabytes(pid: number): number {
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kibibytes === undefined) throw new Error(`/proc/${pid}/status tells no peak of its memory`);
  return (Number(kibibytes) * 1_024) / 1e9;
}
