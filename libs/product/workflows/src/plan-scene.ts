import { isCancellation, log, proxyActivities } from '@temporalio/workflow';

import type { PlanningActivities, ScenePlan, WorldRun } from '@diorama/contract';
import { TASK_QUEUES } from '@diorama/domain';

import { getErrorCode } from './failure-code.js';

// The activity returns the failure of a planner. It is tried again after the loss of a worker, and where the planner has enough to do.
const activities = proxyActivities<PlanningActivities>({
  taskQueue: TASK_QUEUES.orchestration,
  startToCloseTimeout: '5 minutes',
  scheduleToCloseTimeout: '10 minutes',
  heartbeatTimeout: '20 seconds',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '1 second', maximumInterval: '15 seconds', maximumAttempts: 12 },
});

/**
 * Has a planner propose a scene for the words of a prompt. No world waits for one in vain: where it cannot be asked, the code of the failure is
 * the plan.
 *
 * @returns undefined for an installation without a planner, and for a prompt that it is not asked about
 * @throws what ends the operation: a cancellation, or that it has ended
 */
export async function planScene(run: WorldRun): Promise<ScenePlan | undefined> {
  const { operationId, planner } = run;
  if (planner === undefined) return undefined;
  try {
    return (await activities.planScene(run)) ?? undefined;
  } catch (error) {
    const failure = getErrorCode(error);
    if (isCancellation(error) || failure === 'OPERATION_ENDED') throw error;
    log.warn('the planner could not be asked', { operation_id: operationId, failure });
    return { planner, failure };
  }
}
