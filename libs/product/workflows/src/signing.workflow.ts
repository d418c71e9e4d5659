import { proxyActivities } from '@temporalio/workflow';

import type { DeliveryActivities } from '@diorama/contract';
import { TASK_QUEUES } from '@diorama/domain';

// Whether a key is due is judged at each call, so that any call may be repeated; the schedule comes again a day later.
const signing = proxyActivities<Pick<DeliveryActivities, 'rotateSigningKey'>>({
  taskQueue: TASK_QUEUES.orchestration,
  startToCloseTimeout: '30 seconds',
  retry: { maximumAttempts: 5, initialInterval: '10 seconds' },
});

/** Begins a rotation of the key that signs webhooks when that is old enough. */
export async function rotateSigningKey(): Promise<boolean> {
  return signing.rotateSigningKey();
}
