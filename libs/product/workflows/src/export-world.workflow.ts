import { ApplicationFailure, CancellationScope, log, proxyActivities } from '@temporalio/workflow';

import type { ExportActivities, ExportOperationActivities, ExportRun, ExportWorldInput, OperationActivities } from '@diorama/contract';
import { TASK_QUEUES } from '@diorama/domain';

import { getFailureCode } from './failure-code.js';
import { startOperationDelivery } from './start-delivery.js';
import { retryWhileUnavailable } from './retry-while-unavailable.js';

// Calls to the system of record: cheap and idempotent, so they go on until it is back.
const { startExport, publishExport, discardExport, failOperation } = proxyActivities<
  ExportOperationActivities & Pick<OperationActivities, 'failOperation'>
>({
  taskQueue: TASK_QUEUES.orchestration,
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '10 seconds' },
});

// Heavy work: a lost worker is noticed by its heartbeat; a world that breaks its worker each time must end some day.
const { makeExport } = proxyActivities<ExportActivities>({
  taskQueue: TASK_QUEUES.generation,
  startToCloseTimeout: '2 hours', // the longest film on one busy thread
  heartbeatTimeout: '20 seconds',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '1 second', maximumInterval: '15 seconds', maximumAttempts: 12 },
});

/** Exports a world and ends the operation, whichever way it goes. Answers the world's id. */
export async function exportWorld({ operationId }: ExportWorldInput): Promise<string> {
  let run: ExportRun | null = null;
  try {
    const begun = await startExport(operationId);
    run = begun;
    const exported = await retryWhileUnavailable(() => makeExport(begun));
    // A cancel that comes now waits: left alone, the activity could still publish what giving up would take for lost.
    const published = await CancellationScope.nonCancellable(async () =>
      startOperationDelivery(await publishExport({ run: begun, exported })),
    );
    if (!published) throw ApplicationFailure.nonRetryable('The operation had ended before its export was complete', 'OPERATION_ENDED');
    return begun.worldId;
  } catch (error) {
    await CancellationScope.nonCancellable(() => giveUp(operationId, run, error));
    throw error;
  }
}

/** Failing an operation that was cancelled or has expired changes nothing, so the order of ends does not matter here. */
async function giveUp(operationId: string, run: ExportRun | null, error: unknown): Promise<void> {
  const failure = getFailureCode(error);
  log.info('operation failed', { operation_id: operationId, failure });
  await startOperationDelivery(await failOperation(operationId, failure));
  if (run !== null) await discardExport(run);
}
