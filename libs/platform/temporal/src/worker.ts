import { setTimeout as sleep } from 'node:timers/promises';

import type { NativeConnection, RuntimeOptions, Worker } from '@temporalio/worker';

import type { TaskQueue } from '@diorama/domain';
import { PROCESS_IDENTITY } from '@diorama/telemetry';
import type { Logger, Metrics } from '@diorama/telemetry';

import { traceExportSinks, createActivityInterceptors } from './activity-interceptors.js';
import { createTemporalClient, isTemporalReachable } from './temporal-client.js';
import type { TemporalSettings } from './temporal-client.js';
import { convertKeysToSnakeCase } from './snake-case-keys.js';
import { throwWhenConnectionUnresponsive } from './unresponsive-connection.js';
import { formatWorkerIdentity } from './worker-identity.js';
import type { WorkerIdentity } from './worker-identity.js';
import { renderRuntimeMetrics } from './runtime-metrics.js';

export interface WorkerSettings {
  /** Name of the process, such as `worker-generation`. */
  readonly service: string;
  /** What it offers beyond its activities, for its identity. */
  readonly offers?: WorkerIdentity['offers'];
  readonly temporal: TemporalSettings;
  readonly taskQueue: TaskQueue;
  /** By the names that workflows call them; each must be an own property. */
  readonly activities: object;
  /** Names that must be among the activities, so that a forgotten one is found at the start. */
  readonly expected: readonly string[];
  /** The prebuilt bundle, or null for a worker of activities alone. */
  readonly workflowBundle: string | null;
  /** Activities that run at the same time. */
  readonly concurrency: number;
  /** How long running activities may go on after a stop was asked for. */
  readonly graceSeconds: number;
  readonly logger: Logger;
  /** Tells of the worker from now on, and what the SDK tells of itself. */
  readonly metrics: Metrics;
}

export interface RunningWorker {
  /** Resolves when the worker has drained after `stop`; rejects when it breaks, or cannot reach Temporal though others can. */
  readonly done: Promise<void>;
  isPolling(): boolean;
  /** Takes no new work and waits for what runs. */
  stop(): Promise<void>;
}

/** Each takes about 0.3 MB; thousands of deliveries that wait for their next attempt are rather replayed when their time comes. */
const CACHED_WORKFLOWS = 500;

/**
 * Runs a worker of one task queue. The signals of the process stay with its Lifecycle: the runtime of the SDK, which would
 * answer them itself, is told not to.
 */
export async function startWorker(settings: WorkerSettings): Promise<RunningWorker> {
  const sdk = await import('@temporalio/worker');
  assertComplete(settings);
  const bindAddress = await renderRuntimeMetrics(settings.metrics);
  sdk.Runtime.install(runtimeOptions(settings.logger, bindAddress));
  const connection = await sdk.NativeConnection.connect(settings.temporal.connection);
  const worker = await sdk.Worker.create({
    connection,
    namespace: settings.temporal.namespace,
    taskQueue: settings.taskQueue,
    identity: formatWorkerIdentity({ ...PROCESS_IDENTITY, service: settings.service, offers: settings.offers ?? {} }),
    activities: settings.activities,
    ...(settings.workflowBundle === null ? {} : { workflowBundle: { codePath: settings.workflowBundle } }),
    maxConcurrentActivityTaskExecutions: settings.concurrency,
    maxCachedWorkflows: CACHED_WORKFLOWS,
    shutdownGraceTime: settings.graceSeconds * 1_000,
    maxHeartbeatThrottleInterval: 5_000,
    interceptors: { activity: [createActivityInterceptors(settings.metrics, settings.logger)] },
    sinks: traceExportSinks,
  });
  const over = new AbortController();
  const done = Promise.race([runToEnd(worker, connection), watch(connection, settings.temporal, over.signal)]).finally(() => over.abort());
  return { done, isPolling: () => isPolling(worker), stop: () => stop(worker, done) };
}

function assertComplete({ activities, expected }: WorkerSettings): void {
  const missing = expected.filter((name) => typeof (activities as Record<string, unknown>)[name] !== 'function');
  if (missing.length > 0) throw new Error(`activities have no implementation: ${missing.join(', ')}`);
}

function isPolling(worker: Worker): boolean {
  return worker.getState() === 'RUNNING';
}

async function runToEnd(worker: Worker, connection: NativeConnection): Promise<void> {
  try {
    await worker.run();
  } finally {
    await connection.close();
  }
}

const LOOK_EVERY_MS = 5_000;
const ANSWER_WITHIN_MS = 5_000;

function watch(connection: NativeConnection, temporal: TemporalSettings, signal: AbortSignal): Promise<never> {
  const fresh = async (): Promise<boolean> => {
    const client = createTemporalClient(temporal);
    try {
      return await isTemporalReachable(client);
    } finally {
      await client.connection.close();
    }
  };
  // The deadline of a call bounds each of its attempts, of which the SDK makes several here.
  const own = (): Promise<boolean> => Promise.race([isTemporalReachable({ connection }, ANSWER_WITHIN_MS), sleep(ANSWER_WITHIN_MS, false)]);
  return throwWhenConnectionUnresponsive({ own, fresh, pause: () => sleep(LOOK_EVERY_MS, undefined, { signal }) });
}

async function stop(worker: Worker, done: Promise<void>): Promise<void> {
  if (worker.getState() === 'RUNNING') worker.shutdown();
  await done;
}

function runtimeOptions(logger: Logger, bindAddress: string): RuntimeOptions {
  const write = (level: 'trace' | 'debug' | 'info' | 'warn' | 'error', message: string, fields?: object): void =>
    logger[level]({ temporal: convertKeysToSnakeCase(fields) }, message);
  return {
    shutdownSignals: [],
    telemetryOptions: {
      logging: { forward: {}, filter: { core: 'WARN', other: 'WARN' } },
      // Named as Temporal's own dashboards and alerts name them.
      metrics: { prometheus: { bindAddress, countersTotalSuffix: true, unitSuffix: true, useSecondsForDurations: true } },
    },
    logger: {
      log: (level, message, fields) => write(level.toLowerCase() as 'info', message, fields),
      trace: (message, fields) => write('trace', message, fields),
      debug: (message, fields) => write('debug', message, fields),
      info: (message, fields) => write('info', message, fields),
      warn: (message, fields) => write('warn', message, fields),
      error: (message, fields) => write('error', message, fields),
    },
  };
}
