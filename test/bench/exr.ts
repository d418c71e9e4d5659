import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inTurns } from './benchmark.ts';
import type { Benchmark } from './benchmark.ts';
import { startChild } from './child.ts';
import type { OpenExr } from './open-exr.ts';

const WIDTH = 4_096;
/** Calls until the compiler of the runtime has done its work. */
const WARM_UPS = 4;
/** The largest panorama there may be: some 100 MB as a file. */
const LARGEST_WIDTH = 16_384;

/** Reading of one file's depth, beside OpenEXR for Python on one thread; both from the file on, in processor time, in a process of its own. */
function decoding(codec: 'ZIP' | 'PIZ' | 'DWAA'): Benchmark {
  return {
    name: `exr-${codec.toLowerCase()}`,
    unit: 'Mpixels/s',
    run: async (bench) => {
      const openExr = await bench.openExr();
      return withFile(openExr, { codec, width: WIDTH }, async (path) => {
        const reader = await startReader(path);
        for (let warmUp = 0; warmUp < WARM_UPS; warmUp++) await reader.read();
        const rate = ({ seconds }: { seconds: number }): number => (WIDTH * WIDTH) / 2e6 / seconds;
        const rates = await inTurns({
          rounds: bench.quick ? 5 : 15,
          ours: async () => rate(await reader.read()),
          yardstick: async () => rate((await openExr.ask(['read', path])) as { seconds: number }),
        });
        await reader.stop();
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
      const reader = await startReader(path);
      const { gigabytes: ours } = await reader.read();
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

/** Processor time, and bytes in units of 10^9. */
interface ExrReading {
  readonly seconds: number;
  readonly gigabytes: number;
}

interface Reader {
  read(): Promise<ExrReading>;
  stop(): Promise<void>;
}

async function startReader(path: string): Promise<Reader> {
  const child = await startChild<object>('exr-process.mjs', [path]);
  return { read: async () => (await child.ask({})) as ExrReading, stop: () => child.stop() };
}
