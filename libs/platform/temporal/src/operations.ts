import { WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from '@temporalio/client';
import type { Client } from '@temporalio/client';
import { TypedSearchAttributes } from '@temporalio/common';

import { CONSOLE_URL_MEMO, OPERATION_KINDS, TASK_QUEUES, describeOperationWorkflow } from '@diorama/domain';
import type { OperationKind } from '@diorama/domain';

import { SEARCH_ATTRIBUTE_TYPES, getWorkflowType } from './workflow-catalogue.js';
import { callTemporalWithDeadline } from './temporal-client.js';

/** What a start needs to know of an operation. */
export interface StartableOperation {
  readonly operationId: string;
  readonly kind: OperationKind;
  readonly accountId: string;
  readonly model: string;
  readonly requestId: string;
}

/**
 * Starts the workflow of an operation. Starting twice is harmless: an operation has one workflow, ever. Answers false when
 * that workflow is over already.
 *
 * @param consoleUrl address of the console, to which the workflow links in the Temporal UI
 * @throws DomainError UNAVAILABLE when Temporal does not answer
 */
export async function startOperation(client: Client, operation: StartableOperation, consoleUrl?: string): Promise<boolean> {
  const start = () =>
    client.workflow.start(getWorkflowType(operation.kind), {
      workflowId: operation.operationId,
      taskQueue: TASK_QUEUES.orchestration,
      args: [{ operationId: operation.operationId }],
      workflowIdReusePolicy: 'REJECT_DUPLICATE',
      workflowIdConflictPolicy: 'USE_EXISTING',
      priority: { fairnessKey: operation.accountId.slice(0, 64) },
      ...describeOperationWorkflow(operation, consoleUrl),
      ...(consoleUrl === undefined ? {} : { memo: { [CONSOLE_URL_MEMO]: consoleUrl } }),
      typedSearchAttributes: new TypedSearchAttributes([
        { key: SEARCH_ATTRIBUTE_TYPES.account, value: operation.accountId },
        { key: SEARCH_ATTRIBUTE_TYPES.model, value: operation.model },
        { key: SEARCH_ATTRIBUTE_TYPES.requestId, value: operation.requestId },
      ]),
    });
  try {
    await callTemporalWithDeadline(client, start);
    return true;
  } catch (error) {
    if (error instanceof WorkflowExecutionAlreadyStartedError) return false;
    throw error;
  }
}

/** Asks the workflow of an operation to stop; one that has closed or never began is fine as it is. */
export async function cancelOperation(client: Client, operationId: string): Promise<void> {
  try {
    await callTemporalWithDeadline(client, () => client.workflow.getHandle(operationId).cancel());
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}

/** Ids of the operations whose workflows are open, at most `limit`. */
export async function listRunningOperations(client: Client, limit: number): Promise<string[]> {
  const ids: string[] = [];
  const types = OPERATION_KINDS.map((kind) => `'${getWorkflowType(kind)}'`).join(', ');
  const query = `WorkflowType IN (${types}) AND ExecutionStatus = 'Running'`;
  for await (const { workflowId } of client.workflow.list({ query })) {
    ids.push(workflowId);
    if (ids.length >= limit) break;
  }
  return ids;
}
