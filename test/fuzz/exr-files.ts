import { ExrError, readChannel } from '@diorama/exr';
import type { ExrReadOptions } from '@diorama/exr';
import { mutateBytes, createSeededRandom, readCorpus } from '@diorama/exr/testing';

export interface SpoiltFilesOrder {
  readonly count: number;
  readonly seed: number;
  /** After so many files a report is said. */
  readonly lineEvery: number;
  readonly say: (report: SpoiltFilesReport) => void;
}

export interface SpoiltFilesReport {
  files: number;
  /** Calls that gave pixels, and calls that were refused, by the fault. */
  readonly outcomes: Record<string, number>;
  /** Processor time of the slowest call. */
  slowestSeconds: number;
  /** The most memory that this process ever held, in 10^6 bytes. */
  peakMegabytes: number;
  /** What was thrown that is no ExrError, and for which file of the corpus and of the order. */
  readonly failures: string[];
}

/** Spoils the files of the corpus in turn and reads each: the depth, and the first channel by its name. */
export function readSpoiltFiles({ count, seed, lineEvery, say }: SpoiltFilesOrder): SpoiltFilesReport {
  const corpus = readCorpus();
  const random = createSeededRandom(seed);
  const report: SpoiltFilesReport = { files: 0, outcomes: {}, slowestSeconds: 0, peakMegabytes: 0, failures: [] };
  while (report.files < count) {
    const file = corpus[report.files % corpus.length];
    if (file === undefined) throw new Error('the corpus is empty');
    const spoilt = mutateBytes(file.bytes, random);
    for (const options of [{}, { channel: Object.keys(file.channels)[0] ?? 'Z' }]) {
      const startedAt = process.cpuUsage();
      const outcome = outcomeOf(spoilt, options);
      const { user, system } = process.cpuUsage(startedAt);
      report.slowestSeconds = Math.max(report.slowestSeconds, (user + system) / 1e6);
      if (outcome instanceof Error) report.failures.push(`${file.name}, file ${report.files}: ${String(outcome.stack)}`);
      else report.outcomes[outcome] = (report.outcomes[outcome] ?? 0) + 1;
    }
    report.files++;
    if (report.files % lineEvery !== 0) continue;
    report.peakMegabytes = peakMegabytes();
    say(report);
  }
  report.peakMegabytes = peakMegabytes();
  return report;
}

const peakMegabytes = (): number => (process.resourceUsage().maxRSS * 1_024) / 1e6;

function outcomeOf(bytes: Uint8Array, options: ExrReadOptions): string | Error {
  try {
    readChannel(bytes, options);
    return 'read';
  } catch (error) {
    if (error instanceof ExrError) return error.fault;
    return error instanceof Error ? error : new Error(String(error));
  }
}
