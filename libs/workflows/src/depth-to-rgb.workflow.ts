import { ApplicationFailure, CancellationScope, log, proxyActivities } from '@temporalio/workflow';

import type { DepthToRgbInput, OperationActivities, PaintingActivities, PaintingOperationActivities } from '@diorama/contract';
import { TASK_QUEUES } from '@diorama/domain';

import { failureBehind } from './failure-behind.js';

// Calls to the system of record: cheap and idempotent, so they go on until it is back.
const { startPainting, publishPainting, discardPainting, failOperation } = proxyActivities<
  PaintingOperationActivities & Pick<OperationActivities, 'failOperation'>
>({
  taskQueue: TASK_QUEUES.orchestration,
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '10 seconds' },
});

// Heavy work: a lost worker is noticed by its heartbeat; a file that breaks its worker each time must end some day.
const { paintPanorama } = proxyActivities<PaintingActivities>({
  taskQueue: TASK_QUEUES.generation,
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '20 seconds',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '1 second', maximumInterval: '15 seconds', maximumAttempts: 12 },
});

/** Paints a panorama onto a depth panorama and ends the operation, whichever way it goes. Answers the operation's id. */
export async function depthToRgb({ operationId }: DepthToRgbInput): Promise<string> {
  try {
    const run = await startPainting(operationId);
    const painted = await paintPanorama(run);
    // A cancel that comes now waits: left alone, the activity could still publish what giving up would delete.
    const published = await CancellationScope.nonCancellable(() => publishPainting({ run, painted }));
    if (!published) throw ApplicationFailure.nonRetryable('The operation had ended before its panorama was complete', 'OPERATION_ENDED');
    return operationId;
  } catch (error) {
    await CancellationScope.nonCancellable(() => giveUp(operationId, error));
    throw error;
  }
}

/** Failing an operation that was cancelled or has expired changes nothing, so the order of ends does not matter here. */
async function giveUp(operationId: string, error: unknown): Promise<void> {
  const failure = failureBehind(error);
  log.info('giving up', { operationId, failure });
  await failOperation(operationId, failure);
  await discardPainting(operationId);
}
