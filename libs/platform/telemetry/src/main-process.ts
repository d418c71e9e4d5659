import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

import type { HealthReport } from './health.js';

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

/** What every process reports about itself. */
export interface ProcessDescription {
  /** Name of the process, such as `world`. */
  readonly service: string;
  readonly version: string;
  readonly host: string;
  readonly startedAt: Date;
  readonly ready: boolean;
  readonly failedChecks: string[];
}

/** Describes this process. @param report null when its health could not be read: then it is not ready */
export function describeProcess(service: string, report: HealthReport | null): ProcessDescription {
  const { version, host, startedAt } = PROCESS_IDENTITY;
  const failedChecks = Object.entries(report?.checks ?? { readiness: false }).flatMap(([name, holds]) => (holds ? [] : [name]));
  return { service, version, host, startedAt, ready: report?.ready ?? false, failedChecks };
}

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
