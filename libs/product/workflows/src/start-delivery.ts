import { ParentClosePolicy, startChild, workflowInfo } from '@temporalio/workflow';

import type { DeliverWebhookInput, FinishedRun } from '@diorama/contract';
import { CONSOLE_URL_MEMO, TASK_QUEUES, createDeliveryWorkflowId, describeDeliveryWorkflow } from '@diorama/domain';

/** What an activity that ends an operation has answered; a plain word, or nothing, in histories from before there were deliveries. */
export type FinishResult = FinishedRun | boolean | null | undefined;

/**
 * Starts the delivery of an operation that has ended, and waits only until it has started: it continues by itself.
 *
 * @returns whether the operation has ended as it was told to
 */
export async function startOperationDelivery(answer: FinishResult): Promise<boolean> {
  if (typeof answer !== 'object' || answer === null) return answer === true;
  if (answer.deliveryId !== '') await start(answer.deliveryId);
  // Empty in histories from before exports could wait for the run of another: what is done depends on the recorded answer alone.
  for (const deliveryId of answer.moreDeliveryIds ?? []) await start(deliveryId);
  return answer.applied;
}

/** By its name: its class is in a package that workflows do not import. */
const ALREADY_STARTED = 'WorkflowExecutionAlreadyStartedError';

async function start(deliveryId: string): Promise<void> {
  const input: DeliverWebhookInput = { deliveryId };
  const consoleUrl = workflowInfo().memo?.[CONSOLE_URL_MEMO];
  try {
    await startChild('deliverWebhook', {
      workflowId: createDeliveryWorkflowId(deliveryId, 0),
      taskQueue: TASK_QUEUES.orchestration,
      args: [input],
      parentClosePolicy: ParentClosePolicy.ABANDON,
      workflowIdReusePolicy: 'REJECT_DUPLICATE',
      ...describeDeliveryWorkflow(deliveryId, typeof consoleUrl === 'string' ? consoleUrl : undefined),
    });
  } catch (error) {
    if (!(error instanceof Error && error.name === ALREADY_STARTED)) throw error; // else the sweep was quicker
  }
}
