import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

/** Distinguishes this process from others of the same installation. */
export interface ProcessIdentity {
  /** Version of the release; all packages of a release have the same. */
  readonly version: string;
  readonly host: string;
  readonly pid: number;
  readonly startedAt: Date;
}

export const PROCESS_IDENTITY: ProcessIdentity = {
  version,
  host: hostname(),
  pid: process.pid,
  startedAt: new Date(Math.round(performance.timeOrigin)),
};

/** Errors that an operator cures: a message is enough. */
const OPERATOR_ERRORS: ReadonlySet<string> = new Set(['ConfigError', 'ObjectPackError']);

/**
 * Runs a process's main function. A failure before the process serves, such as a faulty configuration, is written to standard error and ends the process
 * with status 1.
 */
export function runMainProcess(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${describeError(error)}\n`);
    process.exit(1);
  });
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return OPERATOR_ERRORS.has(error.name) ? error.message : String(error.stack);
}
