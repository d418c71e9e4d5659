import { WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from '@temporalio/client';
import type { Client } from '@temporalio/client';

import type { DeliverWebhookInput } from '@diorama/contract';
import {
  DomainError,
  PURGE_DELIVERY_SIGNAL,
  SEND_DELIVERY_NOW_SIGNAL,
  TASK_QUEUES,
  createDeliveryWorkflowId,
  describeDeliveryWorkflow,
} from '@diorama/domain';

import { WORKFLOW_TYPES } from './workflow-catalogue.js';
import { callTemporalWithDeadline } from './temporal-client.js';

/**
 * Starts the workflow that sends a delivery. Starting twice is harmless: each round of a delivery has one workflow at a time, and
 * one that has failed is followed by another, which takes up its claim.
 *
 * @param round 0 before the first redelivery
 * @param consoleUrl address of the console, to which the workflow links in the Temporal UI
 * @throws DomainError UNAVAILABLE when Temporal does not answer
 */
export async function startDelivery(client: Client, deliveryId: string, round: number, consoleUrl?: string): Promise<void> {
  const input: DeliverWebhookInput = { deliveryId };
  const start = () =>
    client.workflow.start(WORKFLOW_TYPES.deliverWebhook, {
      workflowId: createDeliveryWorkflowId(deliveryId, round),
      taskQueue: TASK_QUEUES.orchestration,
      args: [input],
      workflowIdReusePolicy: 'ALLOW_DUPLICATE_FAILED_ONLY',
      workflowIdConflictPolicy: 'USE_EXISTING',
      ...describeDeliveryWorkflow(deliveryId, consoleUrl),
    });
  try {
    await callTemporalWithDeadline(client, start);
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}

/** Tells the workflow of a delivery that its operation's content was purged; one that is over is fine as it is. */
export async function signalPurgeDelivery(client: Client, deliveryId: string, round: number): Promise<void> {
  try {
    await callTemporalWithDeadline(client, () =>
      client.workflow.getHandle(createDeliveryWorkflowId(deliveryId, round)).signal(PURGE_DELIVERY_SIGNAL),
    );
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}

/**
 * Makes the workflow of a waiting delivery start its next attempt at once.
 *
 * @throws DomainError DELIVERY_ENDED when the workflow has ended, UNAVAILABLE when Temporal does not answer
 */
export async function signalSendDeliveryNow(client: Client, deliveryId: string, round: number): Promise<void> {
  try {
    await callTemporalWithDeadline(client, () =>
      client.workflow.getHandle(createDeliveryWorkflowId(deliveryId, round)).signal(SEND_DELIVERY_NOW_SIGNAL),
    );
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) throw new DomainError('DELIVERY_ENDED', {}, { cause: error });
    throw error;
  }
}
