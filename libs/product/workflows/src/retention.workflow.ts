import { proxyActivities } from '@temporalio/workflow';

import type { RetentionActivities } from '@diorama/contract';
import { TASK_QUEUES } from '@diorama/domain';

// What is left over is taken the next time.
const retention = proxyActivities<RetentionActivities>({
  taskQueue: TASK_QUEUES.orchestration,
  startToCloseTimeout: '4 minutes',
  retry: { maximumAttempts: 1 },
});

/** Deletes rows that have outlived their retention. */
export async function sweepRows(): Promise<number> {
  return retention.sweepRows();
}

/** Ends uploads that never came, and deletes media whose time is over. */
export async function sweepMedia(): Promise<number> {
  return retention.sweepMedia();
}

/** Deletes what is left of deleted worlds. */
export async function sweepDeletedWorlds(): Promise<number> {
  return retention.sweepDeletedWorlds();
}
