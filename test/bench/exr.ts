import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readChannel } from '@diorama/exr';

import { inTurns } from './benchmark.ts';
import type { Benchmark } from './benchmark.ts';
import { startChild } from './child.ts';
import type { OpenExr } from './open-exr.ts';

const WIDTH = 4_096;
/** Calls until the compiler of the runtime has done its work. */
const WARM_UPS = 4;
/** The largest panorama there may be: some 100 MB as a file. */
const LARGEST_WIDTH = 16_384;

/** Reading of one file's depth, beside OpenEXR for Python on one thread; both from the file on, in processor time. */
function decoding(codec: 'ZIP' | 'PIZ' | 'DWAA'): Benchmark {
  return {
    name: `exr-${codec.toLowerCase()}`,
    unit: 'Mpixels/s',
    run: async (bench) => {
      const openExr = await bench.openExr();
      return withFile(openExr, { codec, width: WIDTH }, async (path) => {
        for (let warmUp = 0; warmUp < WARM_UPS; warmUp++) readChannel(readFileSync(path));
        const rate = (seconds: number): number => (WIDTH * WIDTH) / 2e6 / seconds;
        const rates = await inTurns({
          rounds: bench.quick ? 5 : 15,
          ours: async () => rate(secondsOf(() => readChannel(readFileSync(path)))),
          yardstick: async () => rate(((await openExr.ask(['read', path])) as { seconds: number }).seconds),
        });
        return { ...rates, better: 'more', aim: { of: 'ratio', bound: 0.5 } };
      });
    },
  };
}

export const exrZip = decoding('ZIP');
export const exrPiz = decoding('PIZ');
export const exrDwaa = decoding('DWAA');

/** The most memory that a process ever held which read the largest panorama whole. */
export const exrMemory: Benchmark = {
  name: 'exr-memory',
  unit: 'GB',
  run: async (bench) => {
    const openExr = await bench.openExr();
    return withFile(openExr, { codec: 'ZIP', width: LARGEST_WIDTH }, async (path) => {
      const reader = await startChild<object>('exr-process.ts', [path]);
      const { gigabytes: ours } = (await reader.ask({})) as { gigabytes: number };
      await reader.stop();
      // A process of its own: the one that wrote the file has held more.
      const fresh = await bench.freshOpenExr();
      await fresh.ask(['read', path]);
      const { gigabytes: yardstick } = (await fresh.ask(['peak'])) as { gigabytes: number };
      await fresh.stop();
      return { ours, yardstick, better: 'less', aim: { of: 'ours', bound: 1.5 } };
    });
  },
};

interface FileOrder {
  readonly codec: string;
  readonly width: number;
}

const LARGEST_BYTES = 110_000_000;

async function withFile<Result>(openExr: OpenExr, { codec, width }: FileOrder, use: (path: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'diorama-exr-'));
  const path = join(folder, 'depth.exr');
  try {
    await openExr.ask(['write', path, codec, width, width / 2]);
    const { size } = statSync(path);
    if (size > LARGEST_BYTES) throw new Error(`the file has ${size} bytes, more than may be sent`);
    return await use(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function secondsOf(run: () => unknown): number {
  const startedAt = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(startedAt);
  return (user + system) / 1e6;
}
