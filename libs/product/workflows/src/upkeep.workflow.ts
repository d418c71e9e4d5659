import { proxyActivities } from '@temporalio/workflow';

import type { DeliveryActivities, OperationActivities } from '@diorama/contract';
import { TASK_QUEUES } from '@diorama/domain';

// A schedule calls again soon, so one attempt is enough.
const upkeep = proxyActivities<OperationActivities & Pick<DeliveryActivities, 'sweepDeliveries'>>({
  taskQueue: TASK_QUEUES.orchestration,
  startToCloseTimeout: '2 minutes',
  retry: { maximumAttempts: 1 },
});

/** Starts the workflow of each operation that was begun but whose workflow was not, as when the gateway died in between. */
export async function reconcileOperations(): Promise<number> {
  return upkeep.reconcileOperations();
}

/** Fails operations whose deadline has passed. */
export async function expireOperations(): Promise<number> {
  return upkeep.expireOperations();
}

/** Starts the workflow of each delivery that was not handed over, and gives up those that cannot be. */
export async function sweepDeliveries(): Promise<number> {
  return upkeep.sweepDeliveries();
}
