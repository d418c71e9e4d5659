import type { Client } from '@temporalio/client';

import { callTemporalWithDeadline } from './temporal-client.js';

/** A worker that has asked a queue for work within the last minutes. */
export interface QueuePoller {
  readonly identity: string;
  /** The last time it asked. A worker whose slots are all taken does not ask. */
  readonly lastSeenAt: Date | null;
}

export interface QueueReading {
  readonly pollers: readonly QueuePoller[];
  /** Tasks that wait, approximately; null where the server does not count them. */
  readonly backlog: number | null;
  /** Age of the oldest of them, seconds. */
  readonly backlogAgeSeconds: number | null;
}

/** Numbers of `temporal.api.enums.v1.TaskQueueType`. */
const QUEUE_TYPES = { workflow: 1, activity: 2 } as const;
const READ_MS = 2_000;

/**
 * Reads the pollers and the backlog of a task queue. A queue that was never used has neither.
 *
 * @throws DomainError UNAVAILABLE when Temporal does not answer in time
 */
export async function readTaskQueue(client: Client, name: string, kind: keyof typeof QUEUE_TYPES): Promise<QueueReading> {
  const { namespace } = client.options;
  const { pollers, stats } = await callTemporalWithDeadline(
    client,
    () =>
      client.connection.workflowService.describeTaskQueue({
        namespace,
        taskQueue: { name },
        taskQueueType: QUEUE_TYPES[kind],
        reportStats: true,
      }),
    READ_MS,
  );
  return {
    pollers: pollers.map(({ identity, lastAccessTime }) => ({ identity: identity ?? '', lastSeenAt: toDate(lastAccessTime?.seconds) })),
    backlog: stats == null ? null : Number(stats.approximateBacklogCount ?? 0),
    backlogAgeSeconds: stats == null ? null : Number(stats.approximateBacklogAge?.seconds ?? 0),
  };
}

/** Version of the server. @throws DomainError UNAVAILABLE when Temporal does not answer in time */
export async function readTemporalVersion(client: Client): Promise<string> {
  const info = await callTemporalWithDeadline(client, () => client.connection.workflowService.getSystemInfo({}), READ_MS);
  return info.serverVersion;
}

/** @param seconds since the epoch, as a number or as a long integer of Protocol Buffers */
const toDate = (seconds: unknown): Date | null => (seconds == null ? null : new Date(Number(seconds) * 1_000));
