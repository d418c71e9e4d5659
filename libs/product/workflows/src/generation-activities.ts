import { proxyActivities } from '@temporalio/workflow';

import type { GenerationActivities } from '@diorama/contract';
import { TASK_QUEUES } from '@diorama/domain';

/** The activities of a generation that take minutes at most. */
export const { composeScene, orderModelPanorama, orderPictureModel, orderWorldPainting } = proxyActivities<GenerationActivities>({
  taskQueue: TASK_QUEUES.generation,
  startToCloseTimeout: '5 minutes',
  heartbeatTimeout: '20 seconds',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '1 second', maximumInterval: '15 seconds', maximumAttempts: 40 },
});
