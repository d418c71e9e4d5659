import { withCamelNames } from '@diorama/contract';
import { FAILURES, TASK_NAMES, hasEnded, isFailureCode } from '@diorama/domain';
import type { FailureCode, OperationState, TaskName } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';

import { kindOf, operationView, progressView, stateOf } from '../operations/operation-view.js';
import type { OperationResult } from '../operations/operation-view.js';
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
  /** Absent where nobody asked for a callback, after a cancellation, and while deliveries cannot be read. */
  readonly webhookDelivery?: DeliverySummaryView;
}

/** @param response what it made, once it has succeeded */
export function taskView(operation: worldProto.Operation, response: OperationResult, delivery?: DeliverySummaryView): TaskView {
  const state = stateOf(operation.state);
  const {
    created_at: createdAt,
    updated_at: updatedAt,
    expires_at: expiresAt,
    metadata,
    cost,
    ...first
  } = operationView(operation, response);
  return {
    operationId: operation.operationId,
    taskName: TASK_NAMES[kindOf(operation.kind)],
    state,
    done: hasEnded(state),
    createdAt,
    updatedAt,
    expiresAt,
    progress: state === 'QUEUED' ? null : progressView(operation),
    metadata: metadata === null ? null : withCamelNames({ ...metadata, operation_type: undefined, progress: undefined }),
    error: errorView(operation, state),
    response: withCamelNames(first.response),
    cost: withCamelNames(cost),
    ...(delivery === undefined || state === 'CANCELLED' ? {} : { webhookDelivery: delivery }),
  };
}

function errorView({ failure }: worldProto.Operation, state: OperationState): TaskView['error'] {
  if (state !== 'CANCELLED' && state !== 'FAILED') return null;
  const told = failure?.code ?? '';
  const code = state === 'CANCELLED' ? 'CANCELLED' : isFailureCode(told) ? told : 'ENGINE_FAILED';
  return { code, message: FAILURES[code].message };
}
