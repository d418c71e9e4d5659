import { ApplicationFailure, CancellationScope, log, proxyActivities } from '@temporalio/workflow';

import type { GenerateWorldInput, GenerationActivities, OperationActivities, PublishInput, WorldRun } from '@diorama/contract';
import { TASK_QUEUES } from '@diorama/domain';

import { getFailureCode } from './failure-code.js';
import { startOperationDelivery } from './start-delivery.js';
import { retryWhileUnavailable } from './retry-while-unavailable.js';

// Calls to the system of record: cheap and idempotent, so they go on until it is back.
const { startRun, publishWorld, failOperation, discardWorld } = proxyActivities<OperationActivities>({
  taskQueue: TASK_QUEUES.orchestration,
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '10 seconds' },
});

const { composeScene } = proxyActivities<GenerationActivities>({
  taskQueue: TASK_QUEUES.generation,
  startToCloseTimeout: '5 minutes',
  heartbeatTimeout: '20 seconds',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '1 second', maximumInterval: '15 seconds', maximumAttempts: 40 },
});

// Heavy work: a lost worker is noticed by its heartbeat; a scene that breaks its worker each time must end some day.
const { buildWorld } = proxyActivities<GenerationActivities>({
  taskQueue: TASK_QUEUES.generation,
  startToCloseTimeout: '30 minutes',
  heartbeatTimeout: '20 seconds',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '1 second', maximumInterval: '15 seconds', maximumAttempts: 12 },
});

/** Makes the world of one operation and ends the operation, whichever way it goes. Answers the world's id. */
export async function generateWorld({ operationId }: GenerateWorldInput): Promise<string> {
  let run: WorldRun | null = null;
  try {
    const begun = await startRun(operationId);
    run = begun;
    const composed = await retryWhileUnavailable(() => composeScene(begun));
    const built = await retryWhileUnavailable(() => buildWorld(begun, composed));
    const published = await publishToTheEnd({ run, composed, built });
    if (!published) throw ApplicationFailure.nonRetryable('The operation had ended before its world was complete', 'OPERATION_ENDED');
    return begun.worldId;
  } catch (error) {
    await CancellationScope.nonCancellable(() => giveUp(operationId, run, error));
    throw error;
  }
}

/** A cancel that comes now waits: were the activity left alone, it could still publish the world of a run that was given up. */
function publishToTheEnd(input: PublishInput): Promise<boolean> {
  return CancellationScope.nonCancellable(async () => startOperationDelivery(await publishWorld(input)));
}

/** Failing an operation that was cancelled or has expired changes nothing, so the order of ends does not matter here. */
async function giveUp(operationId: string, run: WorldRun | null, error: unknown): Promise<void> {
  const failure = getFailureCode(error);
  log.info('giving up', { operation_id: operationId, failure });
  await startOperationDelivery(await failOperation(operationId, failure));
  if (run !== null) await discardWorld(run.worldId, operationId);
}
