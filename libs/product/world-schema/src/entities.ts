import { EntitySchema } from 'typeorm';

import type { OperationState } from '@diorama/domain';

import {
  bigint,
  bool,
  bytes,
  createdAt,
  defaulted,
  integer,
  json,
  jsonb,
  key,
  optional,
  real,
  text,
  texts,
  time,
  updatedAt,
  uuid,
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
  public: boolean;
  allowIdAccess: boolean;
  allowedReaders: string[];
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
    id: key('text'),
    name: text(),
    tier: text(),
    limitPerMinute: optional(integer('limit_per_minute')),
    limitPerHour: optional(integer('limit_per_hour')),
    limitDraftPerMinute: optional(integer('limit_draft_per_minute')),
    limitExportsPerMinute: optional(integer('limit_exports_per_minute')),
    limitExportsPerHour: optional(integer('limit_exports_per_hour')),
    balance: defaulted(bigint(), '0'),
    held: defaulted(bigint(), '0'),
    running: defaulted(integer(), '0'),
    standardStarts: defaulted(bigint('standard_starts'), '0'),
    draftStarts: defaulted(bigint('draft_starts'), '0'),
    exportStarts: defaulted(bigint('export_starts'), '0'),
    lastStartedAt: optional(time('last_started_at')),
    maxRunning: optional(integer('max_running')),
    autoRefillThreshold: optional(bigint('auto_refill_threshold')),
    autoRefillAmount: optional(bigint('auto_refill_amount')),
    autoRefillMonthlyCap: optional(bigint('auto_refill_monthly_cap')),
    storageBytes: optional(bigint('storage_bytes')),
    storageAssets: optional(bigint('storage_assets')),
    createdBy: text('created_by'),
    createdAt,
    deletedAt: optional(time('deleted_at')),
    erasedAt: optional(time('erased_at')),
  },
});

export const projectEntity = new EntitySchema<ProjectEntity>({
  name: 'project',
  columns: { id: key('text'), accountId: text('account_id'), name: text(), createdAt },
});

export const apiKeyEntity = new EntitySchema<ApiKeyEntity>({
  name: 'api_key',
  columns: {
    id: key('text'),
    accountId: text('account_id'),
    projectId: text('project_id'),
    sha256: bytes(),
    name: defaulted(text(), "''"),
    replacedBy: optional(text('replaced_by')),
    createdAt,
    expiresAt: optional(time('expires_at')),
    revokedAt: optional(time('revoked_at')),
    lastUsedAt: optional(time('last_used_at')),
    scopes: optional(texts()),
  },
});

export const operationEntity = new EntitySchema<OperationEntity>({
  name: 'operation',
  columns: {
    id: key('text'),
    kind: text(),
    accountId: text('account_id'),
    projectId: text('project_id'),
    apiKeyId: text('api_key_id'),
    requestId: text('request_id'),
    worldId: optional(uuid('world_id')),
    model: text(),
    seed: bigint(),
    state: defaulted(text(), "'QUEUED'"),
    stage: optional(text()),
    percent: optional(integer()),
    description: optional(text()),
    failureCode: optional(text('failure_code')),
    failureMessage: optional(text('failure_message')),
    outcomeSha256: optional(bytes('outcome_sha256')),
    promptKind: optional(text('prompt_kind')),
    inputs: defaulted(jsonb(), "'[]'"),
    stages: optional(jsonb()),
    exportAssetType: optional(text('export_asset_type')),
    exportFormat: optional(text('export_format')),
    follows: optional(text()),
    result: optional(jsonb()),
    prompt: optional(json()),
    painting: optional(jsonb()),
    revision: defaulted(bigint(), '0'),
    createdAt,
    updatedAt,
    startedAt: optional(time('started_at')),
    endedAt: optional(time('ended_at')),
    expiresAt: time('expires_at'),
  },
});

export const worldEntity = new EntitySchema<WorldEntity>({
  name: 'world',
  columns: {
    id: key('uuid'),
    accountId: text('account_id'),
    projectId: text('project_id'),
    operationId: text('operation_id'),
    displayName: text('display_name'),
    tags: texts(),
    public: bool(),
    allowIdAccess: bool('allow_id_access'),
    allowedReaders: texts('allowed_readers'),
    prompt: optional(json()),
    model: text(),
    seed: bigint(),
    caption: optional(text()),
    metricScaleFactor: optional(real('metric_scale_factor')),
    groundPlaneOffset: optional(real('ground_plane_offset')),
    spawnPoints: optional(jsonb('spawn_points')),
    createdAt,
    updatedAt,
    completedAt: optional(time('completed_at')),
    purgedAt: optional(time('purged_at')),
    listed: defaulted(bool(), 'true'),
  },
});

export const worldAssetEntity = new EntitySchema<WorldAssetEntity>({
  name: 'world_asset',
  columns: {
    worldId: key('uuid', 'world_id'),
    name: key('text'),
    key: text(),
    contentType: text('content_type'),
    bytes: bigint(),
    sha256: text(),
  },
});

const swept = {
  deletedAt: defaulted(time('deleted_at'), 'now()'),
  dueAt: defaulted(time('due_at'), 'now()'),
  sweepsLeft: defaulted({ type: 'smallint', name: 'sweeps_left' } as const, '2'),
};

export const deletedWorldEntity = new EntitySchema<DeletedWorldEntity>({
  name: 'deleted_world',
  columns: { worldId: key('uuid', 'world_id'), ...swept },
});

export const deletedOperationEntity = new EntitySchema<DeletedOperationEntity>({
  name: 'deleted_operation',
  columns: { operationId: key('text', 'operation_id'), ...swept },
});
