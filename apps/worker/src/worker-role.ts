import type { TaskQueue } from '@diorama/domain';
import type { MediaClient, GrpcTlsCredentials, WorldClient } from '@diorama/rpc';
import type { Logger, Metrics } from '@diorama/telemetry';
import type { TemporalSettings } from '@diorama/temporal';

import type { WorkerConfig } from './settings.js';

export interface WorkerRoleContext {
  readonly config: WorkerConfig;
  readonly temporal: TemporalSettings;
  readonly tls: GrpcTlsCredentials | undefined;
  readonly world: WorldClient;
  readonly media: MediaClient;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** What a worker of one role does. */
export interface WorkerRole {
  readonly taskQueue: TaskQueue;
  readonly activities: object;
  /** Names of the activities that workflows call on this queue. */
  readonly expected: readonly string[];
  /** Path of the prebuilt workflow bundle; null for activities alone. */
  readonly workflowBundle: string | null;
  readonly concurrency: number;
  /** What it shows to operators: engines, models and pools by their names. */
  readonly offers: Readonly<Record<string, readonly string[]>>;
  close(): Promise<void>;
}
