import { proxyActivities } from '@temporalio/workflow';

import type { InferenceActivities, ModelOrder, ModelResult } from '@diorama/contract';

/** One run of a model, as a stage of a generation would ask for it. */
export async function runModel(task: keyof InferenceActivities, order: ModelOrder): Promise<ModelResult> {
  const activities = proxyActivities<InferenceActivities>({
    taskQueue: 'inference-cpu',
    startToCloseTimeout: '10 minutes',
    heartbeatTimeout: '8 seconds',
    retry: { initialInterval: '1 second', maximumAttempts: 5 },
    cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  });
  return activities[task](order);
}
