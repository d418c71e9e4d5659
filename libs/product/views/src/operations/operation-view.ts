import { OPERATION_KINDS, describeFailure, isFailureCode, toProgressStatus } from '@diorama/domain';
import type { FailureCode, OperationKind, OperationState } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import { fromEnumMessage } from '@diorama/rpc';

import { toPaintingMetadata } from './painting-view.js';
import type { PaintingView } from './painting-view.js';
import type { ExportView } from './export-view.js';
import { requireKnownValue } from '../require-known-value.js';
import { toTimeView } from '../time-view.js';
import type { PreviewView } from './preview-view.js';
import type { WorldView } from '../worlds/world-view.js';

type Ends = Readonly<Partial<Record<OperationState, string>>>;

const DESCRIPTIONS: Readonly<Record<OperationKind, Ends>> = {
  'generate-world': { SUCCEEDED: 'The world is ready', FAILED: 'The generation failed', CANCELLED: 'The generation was cancelled' },
  'export-world': { SUCCEEDED: 'The export is ready', FAILED: 'The export failed', CANCELLED: 'The export was cancelled' },
  'depth-to-rgb': { SUCCEEDED: 'The panorama is ready', FAILED: 'The painting failed', CANCELLED: 'The painting was cancelled' },
};

export const parseOperationState = (state: worldProto.OperationState): OperationState =>
  fromEnumMessage('OPERATION_STATE', state) ?? 'QUEUED';

/** @throws DomainError INTERNAL for a kind that this version does not know */
export const parseOperationKind = (kind: string): OperationKind => requireKnownValue(OPERATION_KINDS, kind);

/** What an operation made; null for one that has not succeeded, and once that is deleted. */
export type OperationResult = WorldView | ExportView | PaintingView | null;

/** Of an operation in a list. */
export const NO_CONTENT: OperationContent = { response: null, preview: null };

export type OperationView = ReturnType<typeof toOperationView>;

/** What an operation has made: all of it, or what of a running generation is stored already. */
export interface OperationContent {
  readonly response: OperationResult;
  readonly preview: PreviewView | null;
}

/** An Operation as the v1 interface shows it. Lists leave out the content. */
export function toOperationView(operation: worldProto.Operation, { response, preview }: OperationContent) {
  const state = parseOperationState(operation.state);
  return {
    operation_id: operation.operationId,
    done: state !== 'QUEUED' && state !== 'RUNNING',
    created_at: toTimeView(operation.createdAt),
    updated_at: toTimeView(operation.updatedAt),
    expires_at: toTimeView(operation.expiresAt),
    error: errorView(operation),
    metadata: state === 'QUEUED' ? null : metadataView(operation, preview),
    response: state === 'SUCCEEDED' ? response : null,
    cost: state === 'SUCCEEDED' ? toCostView(operation.cost) : null,
  };
}

export function toCostView(cost: worldProto.Cost | undefined) {
  return cost === undefined
    ? null
    : { total_credits: cost.totalCredits, line_items: cost.lineItems.map(({ name, credits }) => ({ name, credits })) };
}

/** Why an operation has come to nothing; null for one that runs still, or has succeeded. */
export function getFailureCode({ state, failure }: Pick<worldProto.Operation, 'state' | 'failure'>): FailureCode | null {
  if (parseOperationState(state) === 'CANCELLED') return 'CANCELLED';
  if (parseOperationState(state) !== 'FAILED') return null;
  const code = failure?.code ?? '';
  return isFailureCode(code) ? code : 'ENGINE_FAILED';
}

function errorView(operation: worldProto.Operation): { readonly code: number; readonly message: string } | null {
  const failure = getFailureCode(operation);
  return failure === null ? null : describeFailure(failure, parseOperationKind(operation.kind));
}

/** World and model are omitted for an operation without them. */
function metadataView(operation: worldProto.Operation, preview: PreviewView | null) {
  const { kind, worldId, model, seed, engine, painting } = operation;
  return {
    operation_type: kind,
    progress: toProgressView(operation),
    ...(worldId === '' ? {} : { world_id: worldId }),
    seed,
    ...(model === '' ? {} : { model }),
    ...(engine === '' ? {} : { requested_engine: engine }),
    ...(painting === undefined ? {} : toPaintingMetadata(painting)),
    ...(preview === null ? {} : { preview }),
  };
}

/** `metadata.progress`, and the data of a `progress` event. */
export function toProgressView(operation: Pick<worldProto.Operation, 'state' | 'progress'> & { readonly kind?: string }) {
  const state = parseOperationState(operation.state);
  const { progress, kind = 'generate-world' } = operation;
  return {
    status: toProgressStatus(state),
    description: DESCRIPTIONS[parseOperationKind(kind)][state] ?? progress?.description ?? 'In the queue',
    percent: state === 'SUCCEEDED' ? 100 : (progress?.percent ?? 0),
    stage: progress?.stage ?? null,
  };
}
