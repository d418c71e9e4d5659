import { EntitySchema } from 'typeorm';

import type { OperationState } from '@diorama/domain';

import {
  bigintColumn,
  booleanColumn,
  bytesColumn,
  createdAtColumn,
  withDefault,
  integerColumn,
  jsonColumn,
  jsonbColumn,
  primaryKeyColumn,
  nullableColumn,
  doubleColumn,
  textColumn,
  textArrayColumn,
  timestampColumn,
  updatedAtColumn,
  uuidColumn,
} from './columns.js';

/** Rows as this service writes them. Reads and compare-and-set updates are SQL beside the feature they serve. */
export interface AccountEntity {
  id: string;
  name: string;
  tier: string;
  limitPerMinute: number | null;
  limitPerHour: number | null;
  limitDraftPerMinute: number | null;
  limitExportsPerMinute: number | null;
  limitExportsPerHour: number | null;
  balance?: number;
  held?: number;
  running?: number;
  standardStarts?: number;
  draftStarts?: number;
  exportStarts?: number;
  lastStartedAt?: Date | null;
  maxRunning: number | null;
  autoRefillThreshold?: number | null;
  autoRefillAmount?: number | null;
  autoRefillMonthlyCap?: number | null;
  storageBytes?: number | null;
  storageAssets?: number | null;
  createdBy: string;
  createdAt?: Date;
  deletedAt?: Date | null;
  erasedAt?: Date | null;
}

export interface ProjectEntity {
  id: string;
  accountId: string;
  name: string;
  createdAt?: Date;
}

export interface ApiKeyEntity {
  id: string;
  accountId: string;
  projectId: string;
  sha256: Buffer;
  name?: string;
  replacedBy?: string | null;
  createdAt?: Date;
  expiresAt?: Date | null;
  revokedAt?: Date | null;
  lastUsedAt?: Date | null;
  scopes?: string[] | null;
  idempotencyKey?: string | null;
}

export interface OperationEntity {
  id: string;
  kind: string;
  accountId: string;
  projectId: string;
  apiKeyId: string;
  requestId: string;
  worldId: string | null;
  model: string;
  seed: number;
  engine?: string | null;
  state?: OperationState;
  stage?: string | null;
  percent?: number | null;
  description?: string | null;
  failureCode?: string | null;
  failureMessage?: string | null;
  outcomeSha256?: Buffer | null;
  promptKind?: string | null;
  inputs?: object;
  stages?: object | null;
  exportAssetType?: string | null;
  exportFormat?: string | null;
  follows?: string | null;
  result?: object | null;
  prompt?: object | null;
  painting?: object | null;
  preview?: object | null;
  previewPass?: string | null;
  revision?: string;
  createdAt?: Date;
  updatedAt?: Date;
  startedAt?: Date | null;
  endedAt?: Date | null;
  expiresAt: Date;
}

export interface WorldEntity {
  id: string;
  accountId: string;
  projectId: string;
  operationId: string;
  displayName: string;
  tags: string[];
  styles?: string[];
  public: boolean;
  allowIdAccess: boolean;
  allowedReaders: string[];
  shareExpiresAt?: Date | null;
  sharePasswordHash?: string | null;
  prompt: object | null;
  model: string;
  seed: number;
  caption?: string | null;
  metricScaleFactor?: number | null;
  groundPlaneOffset?: number | null;
  spawnPoints?: object | null;
  createdAt?: Date;
  updatedAt?: Date;
  completedAt?: Date | null;
  purgedAt?: Date | null;
  listed?: boolean;
  revision?: string;
}

interface SweptEntity {
  deletedAt?: Date;
  dueAt?: Date;
  sweepsLeft?: number;
}

export interface DeletedWorldEntity extends SweptEntity {
  worldId: string;
}

export interface DeletedOperationEntity extends SweptEntity {
  operationId: string;
}

export interface WorldAssetEntity {
  worldId: string;
  name: string;
  key: string;
  contentType: string;
  bytes: number;
  sha256: string;
}

export const accountEntity = new EntitySchema<AccountEntity>({
  name: 'account',
  columns: {
    id: primaryKeyColumn('text'),
    name: textColumn(),
    tier: textColumn(),
    limitPerMinute: nullableColumn(integerColumn('limit_per_minute')),
    limitPerHour: nullableColumn(integerColumn('limit_per_hour')),
    limitDraftPerMinute: nullableColumn(integerColumn('limit_draft_per_minute')),
    limitExportsPerMinute: nullableColumn(integerColumn('limit_exports_per_minute')),
    limitExportsPerHour: nullableColumn(integerColumn('limit_exports_per_hour')),
    balance: withDefault(bigintColumn(), '0'),
    held: withDefault(bigintColumn(), '0'),
    running: withDefault(integerColumn(), '0'),
    standardStarts: withDefault(bigintColumn('standard_starts'), '0'),
    draftStarts: withDefault(bigintColumn('draft_starts'), '0'),
    exportStarts: withDefault(bigintColumn('export_starts'), '0'),
    lastStartedAt: nullableColumn(timestampColumn('last_started_at')),
    maxRunning: nullableColumn(integerColumn('max_running')),
    autoRefillThreshold: nullableColumn(bigintColumn('auto_refill_threshold')),
    autoRefillAmount: nullableColumn(bigintColumn('auto_refill_amount')),
    autoRefillMonthlyCap: nullableColumn(bigintColumn('auto_refill_monthly_cap')),
    storageBytes: nullableColumn(bigintColumn('storage_bytes')),
    storageAssets: nullableColumn(bigintColumn('storage_assets')),
    createdBy: textColumn('created_by'),
    createdAt: createdAtColumn,
    deletedAt: nullableColumn(timestampColumn('deleted_at')),
    erasedAt: nullableColumn(timestampColumn('erased_at')),
  },
});

export const projectEntity = new EntitySchema<ProjectEntity>({
  name: 'project',
  columns: { id: primaryKeyColumn('text'), accountId: textColumn('account_id'), name: textColumn(), createdAt: createdAtColumn },
});

export const apiKeyEntity = new EntitySchema<ApiKeyEntity>({
  name: 'api_key',
  columns: {
    id: primaryKeyColumn('text'),
    accountId: textColumn('account_id'),
    projectId: textColumn('project_id'),
    sha256: bytesColumn(),
    name: withDefault(textColumn(), "''"),
    replacedBy: nullableColumn(textColumn('replaced_by')),
    createdAt: createdAtColumn,
    expiresAt: nullableColumn(timestampColumn('expires_at')),
    revokedAt: nullableColumn(timestampColumn('revoked_at')),
    lastUsedAt: nullableColumn(timestampColumn('last_used_at')),
    scopes: nullableColumn(textArrayColumn()),
    idempotencyKey: nullableColumn(textColumn('idempotency_key')),
  },
});

export const operationEntity = new EntitySchema<OperationEntity>({
  name: 'operation',
  columns: {
    id: primaryKeyColumn('text'),
    kind: textColumn(),
    accountId: textColumn('account_id'),
    projectId: textColumn('project_id'),
    apiKeyId: textColumn('api_key_id'),
    requestId: textColumn('request_id'),
    worldId: nullableColumn(uuidColumn('world_id')),
    model: textColumn(),
    seed: bigintColumn(),
    engine: nullableColumn(textColumn()),
    state: withDefault(textColumn(), "'QUEUED'"),
    stage: nullableColumn(textColumn()),
    percent: nullableColumn(integerColumn()),
    description: nullableColumn(textColumn()),
    failureCode: nullableColumn(textColumn('failure_code')),
    failureMessage: nullableColumn(textColumn('failure_message')),
    outcomeSha256: nullableColumn(bytesColumn('outcome_sha256')),
    promptKind: nullableColumn(textColumn('prompt_kind')),
    inputs: withDefault(jsonbColumn(), "'[]'"),
    stages: nullableColumn(jsonbColumn()),
    exportAssetType: nullableColumn(textColumn('export_asset_type')),
    exportFormat: nullableColumn(textColumn('export_format')),
    follows: nullableColumn(textColumn()),
    result: nullableColumn(jsonbColumn()),
    prompt: nullableColumn(jsonColumn()),
    painting: nullableColumn(jsonbColumn()),
    preview: nullableColumn(jsonbColumn()),
    previewPass: nullableColumn(bigintColumn('preview_pass')),
    revision: withDefault(bigintColumn(), '0'),
    createdAt: createdAtColumn,
    updatedAt: updatedAtColumn,
    startedAt: nullableColumn(timestampColumn('started_at')),
    endedAt: nullableColumn(timestampColumn('ended_at')),
    expiresAt: timestampColumn('expires_at'),
  },
});

export const worldEntity = new EntitySchema<WorldEntity>({
  name: 'world',
  columns: {
    id: primaryKeyColumn('uuid'),
    accountId: textColumn('account_id'),
    projectId: textColumn('project_id'),
    operationId: textColumn('operation_id'),
    displayName: textColumn('display_name'),
    tags: textArrayColumn(),
    styles: withDefault(textArrayColumn(), "'{}'"),
    public: booleanColumn(),
    allowIdAccess: booleanColumn('allow_id_access'),
    allowedReaders: textArrayColumn('allowed_readers'),
    shareExpiresAt: nullableColumn(timestampColumn('share_expires_at')),
    sharePasswordHash: nullableColumn(textColumn('share_password_hash')),
    prompt: nullableColumn(jsonColumn()),
    model: textColumn(),
    seed: bigintColumn(),
    caption: nullableColumn(textColumn()),
    metricScaleFactor: nullableColumn(doubleColumn('metric_scale_factor')),
    groundPlaneOffset: nullableColumn(doubleColumn('ground_plane_offset')),
    spawnPoints: nullableColumn(jsonbColumn('spawn_points')),
    createdAt: createdAtColumn,
    updatedAt: updatedAtColumn,
    completedAt: nullableColumn(timestampColumn('completed_at')),
    purgedAt: nullableColumn(timestampColumn('purged_at')),
    listed: withDefault(booleanColumn(), 'true'),
    revision: withDefault(bigintColumn(), '0'),
  },
});

export const worldAssetEntity = new EntitySchema<WorldAssetEntity>({
  name: 'world_asset',
  columns: {
    worldId: primaryKeyColumn('uuid', 'world_id'),
    name: primaryKeyColumn('text'),
    key: textColumn(),
    contentType: textColumn('content_type'),
    bytes: bigintColumn(),
    sha256: textColumn(),
  },
});

const swept = {
  deletedAt: withDefault(timestampColumn('deleted_at'), 'now()'),
  dueAt: withDefault(timestampColumn('due_at'), 'now()'),
  sweepsLeft: withDefault({ type: 'smallint', name: 'sweeps_left' } as const, '2'),
};

export const deletedWorldEntity = new EntitySchema<DeletedWorldEntity>({
  name: 'deleted_world',
  columns: { worldId: primaryKeyColumn('uuid', 'world_id'), ...swept },
});

export const deletedOperationEntity = new EntitySchema<DeletedOperationEntity>({
  name: 'deleted_operation',
  columns: { operationId: primaryKeyColumn('text', 'operation_id'), ...swept },
});
