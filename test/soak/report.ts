import { aligned } from '../quality/aligned.ts';
import type { SoakResult } from './soak.ts';
import { trendOf } from './trend.ts';

/** What grows with what is kept in it, as no process may. */
const IS_FILE = /\(file\)$/;

/** What `soak.json` holds. */
export interface SoakReport extends Omit<SoakResult, 'memory'> {
  readonly memory: readonly MemoryLine[];
}

interface MemoryLine {
  readonly name: string;
  readonly firstMegabytes: number;
  readonly lastMegabytes: number;
  readonly peakMegabytes: number;
  readonly slopeMegabytesPerHour: number;
  readonly floorGrowthPercent: number;
  readonly isFlat: boolean;
}

export function reportOf({ memory, ...rest }: SoakResult): SoakReport {
  const lines = Object.entries(memory).map(([name, samples]): MemoryLine => {
    const { first, last, peak, slopePerHour, floorGrowth, isFlat } = trendOf(samples);
    return {
      name,
      firstMegabytes: rounded(first),
      lastMegabytes: rounded(last),
      peakMegabytes: rounded(peak),
      slopeMegabytesPerHour: rounded(slopePerHour),
      floorGrowthPercent: rounded(100 * floorGrowth),
      isFlat,
    };
  });
  return { ...rest, memory: lines };
}

/** Processes whose memory goes on growing. */
export const growing = ({ memory }: SoakReport): string[] =>
  memory.filter(({ name, isFlat }) => !isFlat && !IS_FILE.test(name)).map(({ name }) => name);

export function tableOf({ seconds, memory, tables, work, faults }: SoakReport): string {
  const processes = memory.map((line) => [
    line.name,
    ...[line.firstMegabytes, line.lastMegabytes, line.peakMegabytes, line.slopeMegabytesPerHour].map(String),
    `${line.floorGrowthPercent} %`,
    line.isFlat ? 'yes' : 'no',
  ]);
  const rows = tables.map(({ before, after }) => [
    after.name,
    ...[before.rows, after.rows, after.overdue].map(String),
    `${(after.bytes / 1e6).toFixed(1)} MB`,
    after.keeps ?? '?',
  ]);
  return [
    `${(seconds / 60).toFixed(1)} minutes: ${Object.entries(work)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}`,
    '',
    aligned([['process', 'first MB', 'last MB', 'peak MB', 'MB an hour', 'floor', 'flat'], ...processes]),
    '',
    aligned([['table', 'rows before', 'after', 'overdue', 'size', 'rows are kept'], ...rows]),
    '',
    ...(faults.length === 0 ? ['The books balance, and nothing is left behind.'] : faults.map((fault) => `FAULT ${fault}`)),
  ].join('\n');
}

/** To a tenth. */
const rounded = (figure: number): number => Math.round(10 * figure) / 10;
