import { proxyActivities } from '@temporalio/workflow';

import type { InferenceActivities } from '@diorama/contract';
import { createInferenceQueueName } from '@diorama/domain';

/** The painting activity of a pool of inference workers. A queue without workers, or with too much work before it, fails it after two minutes. */
export const proxyPaintingPool = (pool: string): Pick<InferenceActivities, 'panoDepthToRgb'> =>
  proxyActivities<InferenceActivities>({
    taskQueue: createInferenceQueueName(pool),
    scheduleToStartTimeout: '2 minutes',
    startToCloseTimeout: '10 minutes',
    heartbeatTimeout: '20 seconds',
    cancellationType: 'WAIT_CANCELLATION_COMPLETED',
    retry: { initialInterval: '1 second', maximumInterval: '15 seconds', maximumAttempts: 4 },
  });
