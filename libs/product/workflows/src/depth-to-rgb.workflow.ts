import { ApplicationFailure, CancellationScope, isCancellation, log, patched, proxyActivities } from '@temporalio/workflow';

import type {
  DepthToRgbInput,
  OperationActivities,
  PaintedFiles,
  PaintingActivities,
  PaintingOperationActivities,
  PaintingRunInput,
} from '@diorama/contract';
import { TASK_QUEUES } from '@diorama/domain';

import { discardLeftTensors } from './discard-tensors.js';
import { getErrorCode, getFailureCode } from './failure-code.js';
import { proxyInferencePool } from './inference-pool.js';
import { startOperationDelivery } from './start-delivery.js';
import { retryWhileUnavailable } from './retry-while-unavailable.js';

/** They went with the publishing before. */
const TENSORS_APART = 'tensors-are-discarded-apart';

// Calls to the system of record: cheap and idempotent, so they go on until it is back.
const { startPainting, publishPainting, discardTensors, discardPainting, failOperation } = proxyActivities<
  PaintingOperationActivities & Pick<OperationActivities, 'failOperation'>
>({
  taskQueue: TASK_QUEUES.orchestration,
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '10 seconds' },
});

// Heavy work: a lost worker is noticed by its heartbeat; a file that breaks its worker each time must end some day.
const { paintPanorama, orderPainting, savePainting } = proxyActivities<PaintingActivities>({
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
    const painted = await paint(run);
    // A cancel that comes now waits: left alone, the activity could still publish what has been given up.
    const published = await CancellationScope.nonCancellable(() => publish(run, painted));
    if (!published) throw ApplicationFailure.nonRetryable('The operation had ended before its panorama was complete', 'OPERATION_ENDED');
    return operationId;
  } catch (error) {
    await CancellationScope.nonCancellable(() => giveUp(operationId, error));
    throw error;
  }
}

/** Whether the panorama is published. What its model leaves is no part of it: whatever becomes of that, the operation has ended. */
async function publish(run: PaintingRunInput, painted: PaintedFiles): Promise<boolean> {
  const { operationId, modelPool } = run;
  const published = await startOperationDelivery(await publishPainting({ run, painted }));
  if (!published || modelPool === undefined || !patched(TENSORS_APART)) return published;
  await discardLeftTensors(discardTensors, operationId);
  return published;
}

/** Models are the operator's, and so are their faults: whatever becomes of one, the engine can paint instead, and says so. */
async function paint(run: PaintingRunInput): Promise<PaintedFiles> {
  const { operationId, modelPool } = run;
  if (modelPool === undefined) return retryWhileUnavailable(() => paintPanorama(run));
  const ordered = await retryWhileUnavailable(() => orderPainting(run));
  try {
    const result = await proxyInferencePool(modelPool).panoDepthToRgb(ordered.order);
    return await retryWhileUnavailable(() => savePainting(run, { ...ordered, result }));
  } catch (error) {
    const failure = getErrorCode(error);
    if (isCancellation(error) || failure === 'OPERATION_ENDED') throw error;
    log.warn('all paint models failed; using the built-in engine', { operation_id: operationId, failure });
    return retryWhileUnavailable(() => paintPanorama(run, failure));
  }
}

/** Failing an operation that was cancelled or has expired changes nothing, so the order of ends does not matter here. */
async function giveUp(operationId: string, error: unknown): Promise<void> {
  const failure = getFailureCode(error);
  log.info('operation failed', { operation_id: operationId, failure });
  await startOperationDelivery(await failOperation(operationId, failure));
  await discardPainting(operationId);
}
