import { DomainError } from '@diorama/domain';
import type { Cost, OperationState } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import { toEnumMessage } from '@diorama/rpc';

import type { OperationRow } from '../operations/operation-row.js';
import type { RunRow } from '../operations/runs.js';
import type { AssetRow, WorldRow } from '../store/world-row.js';

export const toOperationStateMessage = (state: OperationState): worldProto.OperationState => toEnumMessage('OPERATION_STATE', state);

export function toOperationMessage(row: OperationRow): worldProto.Operation {
  return {
    operationId: row.id,
    accountId: row.account_id,
    projectId: row.project_id,
    kind: row.kind,
    state: toOperationStateMessage(row.state),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    expiresAt: row.expires_at,
    progress: toProgressMessage(row),
    failure: row.failure_code === null ? undefined : { code: row.failure_code, message: row.failure_message ?? '' },
    worldId: row.world_id ?? '',
    model: row.model,
    seed: Number(row.seed),
    requestId: row.request_id,
    world: row.world === null ? undefined : toWorldMessage(row.world),
    cost: row.cost === null ? undefined : toCostMessage(row.cost),
    export: exportMessage(row, row.result ?? []),
    painting: paintingMessage(row),
    engine: row.engine ?? '',
    preview: [...(row.preview ?? [])],
  };
}

interface ExportColumns {
  readonly export_asset_type: string | null;
  readonly export_format: string | null;
}

function exportMessage(row: ExportColumns, assets: readonly worldProto.Asset[]): worldProto.Export | undefined {
  const { export_asset_type: assetType, export_format: format } = row;
  return assetType === null || format === null ? undefined : { assetType, format, assets: [...assets] };
}

function paintingMessage({ painting, result }: OperationRow): worldProto.Painting | undefined {
  if (painting === null) return undefined;
  const { engine, engine_version: engineVersion, not_represented: notRepresented } = painting;
  return { assets: [...(result ?? [])], engine, engineVersion, notRepresented: [...notRepresented] };
}

export function toCostMessage({ totalCredits, lineItems }: Cost): worldProto.Cost {
  return { totalCredits, lineItems: lineItems.map(({ name, credits }) => ({ name, credits })) };
}

interface ProgressColumns {
  readonly stage: string | null;
  readonly percent: number | null;
  readonly description: string | null;
}

/** Undefined before the first report. */
export function toProgressMessage({ stage, percent, description }: ProgressColumns): worldProto.Progress | undefined {
  return stage === null || percent === null || description === null ? undefined : { stage, percent, description };
}

export function toWorldMessage(row: WorldRow): worldProto.World {
  return {
    worldId: row.id,
    accountId: row.account_id,
    operationId: row.operation_id,
    displayName: row.display_name,
    tags: row.tags,
    styles: row.styles,
    permission: { public: row.public, allowIdAccess: row.allow_id_access, allowedReaders: row.allowed_readers },
    sharing: {
      expiresAt: row.share_expires_at === null ? undefined : new Date(row.share_expires_at),
      hasPassword: row.has_share_password,
    },
    worldPromptJson: row.prompt,
    model: row.model,
    seed: row.seed,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    state: toOperationStateMessage(row.state),
    caption: row.caption ?? '',
    metricScaleFactor: row.metric_scale_factor ?? 0,
    groundPlaneOffset: row.ground_plane_offset ?? 0,
    spawnPoints: [...(row.spawn_points ?? [])],
    assets: row.assets.map(assetMessage),
    revision: row.revision,
  };
}

function assetMessage({ name, key, content_type: contentType, bytes, sha256 }: AssetRow): worldProto.Asset {
  return { name, key, contentType, bytes, sha256 };
}

/** @throws DomainError OPERATION_ENDED when the prompt has been purged, which ends a run */
export function toRunMessage(row: RunRow): worldProto.GetRunResponse {
  if (row.prompt === null) throw new DomainError('OPERATION_ENDED');
  return {
    operationId: row.id,
    accountId: row.account_id,
    worldId: row.world_id ?? '',
    kind: row.kind,
    model: row.model,
    seed: Number(row.seed),
    worldPromptJson: row.prompt,
    expiresAt: row.expires_at,
    requestId: row.request_id,
    inputs: [...row.inputs],
    export: exportMessage(row, []),
    assets: row.assets.map(assetMessage),
    engine: row.engine ?? '',
  };
}
