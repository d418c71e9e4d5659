import { FAILURES, isFailureCode, progressStatus } from '@diorama/domain';
import type { OperationState } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';

import type { WorldView } from '../worlds/world-view.js';

const { OperationState: Wire } = worldProto;

const STATES: Readonly<Record<worldProto.OperationState, OperationState>> = {
  [Wire.OPERATION_STATE_UNSPECIFIED]: 'QUEUED',
  [Wire.OPERATION_STATE_QUEUED]: 'QUEUED',
  [Wire.OPERATION_STATE_RUNNING]: 'RUNNING',
  [Wire.OPERATION_STATE_SUCCEEDED]: 'SUCCEEDED',
  [Wire.OPERATION_STATE_FAILED]: 'FAILED',
  [Wire.OPERATION_STATE_CANCELLED]: 'CANCELLED',
};

const DESCRIPTIONS: Readonly<Partial<Record<OperationState, string>>> = {
  SUCCEEDED: 'The world is ready',
  FAILED: 'The generation failed',
  CANCELLED: 'The generation was cancelled',
};

export const stateOf = (state: worldProto.OperationState): OperationState => STATES[state] ?? 'QUEUED';

export type OperationView = ReturnType<typeof operationView>;

/** An Operation as the v1 interface shows it. `world` is the snapshot of a generation that has succeeded. */
export function operationView(operation: worldProto.Operation, world: WorldView | null) {
  const state = stateOf(operation.state);
  return {
    operation_id: operation.operationId,
    done: state !== 'QUEUED' && state !== 'RUNNING',
    created_at: operation.createdAt?.toISOString() ?? null,
    updated_at: operation.updatedAt?.toISOString() ?? null,
    expires_at: operation.expiresAt?.toISOString() ?? null,
    error: errorView(operation, state),
    metadata: state === 'QUEUED' ? null : metadataView(operation),
    response: state === 'SUCCEEDED' ? world : null,
    cost: null,
  };
}

function errorView(operation: worldProto.Operation, state: OperationState): { code: number; message: string } | null {
  if (state === 'CANCELLED') return FAILURES.CANCELLED;
  if (state !== 'FAILED') return null;
  const code = operation.failure?.code ?? '';
  return isFailureCode(code) ? FAILURES[code] : FAILURES.ENGINE_FAILED;
}

function metadataView(operation: worldProto.Operation) {
  return {
    operation_type: operation.kind,
    progress: progressView(operation),
    world_id: operation.worldId,
    seed: operation.seed,
    model: operation.model,
  };
}

/** `metadata.progress`, and the data of a `progress` event. */
export function progressView({ state: wire, progress }: Pick<worldProto.Operation, 'state' | 'progress'>) {
  const state = stateOf(wire);
  return {
    status: progressStatus(state),
    description: DESCRIPTIONS[state] ?? progress?.description ?? 'Waiting for a worker',
    percent: state === 'SUCCEEDED' ? 100 : (progress?.percent ?? 0),
    stage: progress?.stage ?? null,
  };
}
