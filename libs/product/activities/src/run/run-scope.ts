import { Context } from '@temporalio/activity';

import type { StageFractions, StageName } from '@diorama/domain';

import type { WorldClient } from '../ports.js';
import { createProgressReporter } from './progress-reporter.js';

export interface ActivityRunScope {
  /** Aborts when Temporal cancels the activity, or when the operation has ended. */
  readonly signal: AbortSignal;
  report(stage: StageName, fraction: number): void;
}

/** The scope of one attempt at an activity. */
export interface ActivityAttemptScope extends ActivityRunScope {
  /** When the attempt was scheduled, in milliseconds since 1970: a later attempt at the same run has a larger number. */
  readonly pass: number;
  /** Logs a fault that does not end the run, with the ids of its workflow. */
  readonly warn: (message: string, fields: Record<string, unknown>) => void;
}

interface RunInfo {
  readonly world: WorldClient;
  readonly operationId: string;
  /** What of the run was complete before this activity. */
  readonly done: StageFractions;
}

const HEARTBEAT_MS = 2_000;

/**
 * Runs a heavy activity. A timer sends heartbeats with the percent and the stage, so that a long stage does not look like a lost
 * worker. Progress goes to the system of record. A cancel from either side aborts the signal.
 */
export async function withRunScope<Result>(
  { world, operationId, done }: RunInfo,
  work: (scope: ActivityAttemptScope) => Promise<Result>,
): Promise<Result> {
  const context = Context.current();
  const ended = new AbortController();
  const signal = AbortSignal.any([context.cancellationSignal, ended.signal]);
  const reporter = createProgressReporter({ world, operationId, done, onEnded: (error) => ended.abort(error) });
  const heartbeat = setInterval(() => context.heartbeat(reporter.progress()), HEARTBEAT_MS);
  try {
    const { currentAttemptScheduledTimestampMs: pass } = context.info;
    const warn = (message: string, fields: Record<string, unknown>): void => context.log.warn(message, fields);
    return await work({ signal, pass, warn, report: (stage, fraction) => reporter.report(stage, fraction) });
  } finally {
    clearInterval(heartbeat);
    reporter.close();
  }
}
