import { EntitySchema } from 'typeorm';
import type { EntitySchemaColumnOptions } from 'typeorm';

import type { OperationState } from '@diorama/domain';

/** Rows as this service writes them. Reads and compare-and-set updates are SQL beside the feature they serve. */
export interface AccountEntity {
  id: string;
  name: string;
  tier: string;
  limitPerMinute: number | null;
  limitPerHour: number | null;
  limitDraftPerMinute: number | null;
  openingCredits: number;
  createdBy: string;
  createdAt?: Date;
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
  createdAt?: Date;
  expiresAt?: Date | null;
  revokedAt?: Date | null;
  lastUsedAt?: Date | null;
}

export interface OperationEntity {
  id: string;
  kind: string;
  accountId: string;
  projectId: string;
  apiKeyId: string;
  requestId: string;
  worldId: string;
  model: string;
  seed: number;
  state?: OperationState;
  stage?: string | null;
  percent?: number | null;
  description?: string | null;
  failureCode?: string | null;
  failureMessage?: string | null;
  outcomeSha256?: Buffer | null;
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
}

export interface WorldAssetEntity {
  worldId: string;
  name: string;
  key: string;
  contentType: string;
  bytes: number;
  sha256: string;
}

type Column = EntitySchemaColumnOptions;
const key = (type: 'text' | 'uuid', name?: string): Column => ({ type, primary: true, ...named(name) });
const text = (name?: string): Column => ({ type: 'text', ...named(name) });
const texts = (name?: string): Column => ({ type: 'text', array: true, ...named(name) });
const integer = (name?: string): Column => ({ type: 'integer', ...named(name) });
const bigint = (name?: string): Column => ({ type: 'bigint', ...named(name) });
const real = (name: string): Column => ({ type: 'double precision', name });
const bool = (name?: string): Column => ({ type: 'boolean', ...named(name) });
const bytes = (name?: string): Column => ({ type: 'bytea', ...named(name) });
const time = (name: string): Column => ({ type: 'timestamptz', name });
const optional = (column: Column): Column => ({ ...column, nullable: true });
const defaulted = (column: Column, sql: string): Column => ({ ...column, default: () => sql });
const named = (name: string | undefined): Partial<Column> => (name === undefined ? {} : { name });

const createdAt = defaulted(time('created_at'), 'now()');
const updatedAt = defaulted(time('updated_at'), 'now()');

export const accountEntity = new EntitySchema<AccountEntity>({
  name: 'account',
  columns: {
    id: key('text'),
    name: text(),
    tier: text(),
    limitPerMinute: optional(integer('limit_per_minute')),
    limitPerHour: optional(integer('limit_per_hour')),
    limitDraftPerMinute: optional(integer('limit_draft_per_minute')),
    openingCredits: bigint('opening_credits'),
    createdBy: text('created_by'),
    createdAt,
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
    createdAt,
    expiresAt: optional(time('expires_at')),
    revokedAt: optional(time('revoked_at')),
    lastUsedAt: optional(time('last_used_at')),
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
    worldId: { type: 'uuid', name: 'world_id' },
    model: text(),
    seed: bigint(),
    state: defaulted(text(), "'QUEUED'"),
    stage: optional(text()),
    percent: optional(integer()),
    description: optional(text()),
    failureCode: optional(text('failure_code')),
    failureMessage: optional(text('failure_message')),
    outcomeSha256: optional(bytes('outcome_sha256')),
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
    prompt: optional({ type: 'json' }),
    model: text(),
    seed: bigint(),
    caption: optional(text()),
    metricScaleFactor: optional(real('metric_scale_factor')),
    groundPlaneOffset: optional(real('ground_plane_offset')),
    spawnPoints: optional({ type: 'jsonb', name: 'spawn_points' }),
    createdAt,
    updatedAt,
    completedAt: optional(time('completed_at')),
    purgedAt: optional(time('purged_at')),
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
