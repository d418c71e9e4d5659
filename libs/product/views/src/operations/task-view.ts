import { convertKeysToCamelCase } from '@diorama/contract';
import { TASK_NAMES, isTerminalState } from '@diorama/domain';
import type { FailureCode, OperationState, TaskName } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';

import { getFailureCode, parseOperationKind, toOperationView, toProgressView, parseOperationState } from './operation-view.js';
import type { OperationContent } from './operation-view.js';
import type { DeliverySummaryView } from './delivery-view.js';

/** An Operation as the task interface shows it. */
export interface TaskView {
  readonly operationId: string;
  readonly taskName: TaskName;
  readonly state: OperationState;
  readonly done: boolean;
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
  readonly expiresAt: string | null;
  /** Null until the run begins. */
  readonly progress: unknown;
  /** What it works on and with: world, model and seed. */
  readonly metadata: unknown;
  readonly error: { readonly code: FailureCode; readonly message: string } | null;
  readonly response: unknown;
  readonly cost: unknown;
  /** Absent without a webhook, after a cancellation, and while deliveries cannot be read. */
  readonly webhookDelivery?: DeliverySummaryView;
}

export function toTaskView(operation: worldProto.Operation, content: OperationContent, delivery?: DeliverySummaryView): TaskView {
  const state = parseOperationState(operation.state);
  const {
    created_at: createdAt,
    updated_at: updatedAt,
    expires_at: expiresAt,
    metadata,
    cost,
    error,
    ...first
  } = toOperationView(operation, content);
  const code = getFailureCode(operation);
  return {
    operationId: operation.operationId,
    taskName: TASK_NAMES[parseOperationKind(operation.kind)],
    state,
    done: isTerminalState(state),
    createdAt,
    updatedAt,
    expiresAt,
    progress: state === 'QUEUED' ? null : toProgressView(operation),
    metadata: metadata === null ? null : convertKeysToCamelCase({ ...metadata, operation_type: undefined, progress: undefined }),
    error: code === null || error === null ? null : { code, message: error.message },
    response: convertKeysToCamelCase(first.response),
    cost: convertKeysToCamelCase(cost),
    ...(delivery === undefined || state === 'CANCELLED' ? {} : { webhookDelivery: delivery }),
  };
}
