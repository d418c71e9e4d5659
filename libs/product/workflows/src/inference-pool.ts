import { isCancellation, log, proxyActivities } from '@temporalio/workflow';

import type { InferenceActivities, ModelResult } from '@diorama/contract';
import { createInferenceQueueName } from '@diorama/domain';

import { getErrorCode } from './failure-code.js';

/** The activities of a pool of inference workers. A queue without workers, or with too much work before it, fails them after two minutes. */
export const proxyInferencePool = (pool: string): InferenceActivities =>
  proxyActivities<InferenceActivities>({
    taskQueue: createInferenceQueueName(pool),
    scheduleToStartTimeout: '2 minutes',
    startToCloseTimeout: '10 minutes',
    heartbeatTimeout: '20 seconds',
    cancellationType: 'WAIT_CANCELLATION_COMPLETED',
    retry: { initialInterval: '1 second', maximumInterval: '15 seconds', maximumAttempts: 4 },
  });

/**
 * What a model returned, or the code of its failure: models belong to operators, and so do their faults.
 *
 * @throws what ends the operation: a cancellation, or that it has ended
 */
export async function tryModel(
  { task, operationId }: { readonly task: string; readonly operationId: string },
  work: () => Promise<ModelResult>,
): Promise<{ readonly result: ModelResult } | { readonly failure: string }> {
  try {
    return { result: await work() };
  } catch (error) {
    const failure = getErrorCode(error);
    if (isCancellation(error) || failure === 'OPERATION_ENDED') throw error;
    log.warn('model failed', { operation_id: operationId, task, failure });
    return { failure };
  }
}
