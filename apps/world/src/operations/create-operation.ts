import type { Cost, StartClass } from '@diorama/domain';
import { namedStatement, queryNamed } from '@diorama/postgres';
import type { EntityManager } from 'typeorm';

import { OPERATION_COLUMNS } from './operation-row.js';
import type { OperationRow } from './operation-row.js';
import type { IdempotencyKey } from './standing.js';

/** An operation with all that begins together with it. */
export interface NewOperation {
  readonly operationId: string;
  readonly kind: string;
  readonly accountId: string;
  readonly projectId: string;
  readonly apiKeyId: string;
  readonly requestId: string;
  readonly worldId: string;
  readonly model: string;
  readonly seed: number;
  readonly expiresAt: Date;
  /** What the panorama is made from; null for what makes none. */
  readonly promptKind: string | null;
  readonly inputs: readonly PromptInput[];
  readonly export: { readonly assetType: string; readonly format: string } | null;
  /** The world that it makes; null for work on one that is there. */
  readonly world: NewWorld | null;
  /** Held until the operation ends. */
  readonly cost: Cost;
  /** The log that counts it; null for what is not counted as a start. */
  readonly startClass: StartClass | null;
  readonly idempotency: IdempotencyKey | null;
}

export interface NewWorld {
  readonly displayName: string;
  readonly tags: readonly string[];
  readonly permission: { readonly public: boolean; readonly allowIdAccess: boolean; readonly allowedReaders: readonly string[] };
  readonly prompt: object;
}

/** Media that a prompt brings along, stored already. */
export interface PromptInput {
  /** Place in the prompt, such as `multi_image_prompt.0.content`. */
  readonly field: string;
  readonly mediaAssetId: string;
  readonly key: string;
  readonly kind: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** One statement, because the account stays locked until it is done. A key of more than a day ago is taken over. */
const CREATE = namedStatement(`
  WITH o AS (
    INSERT INTO operation (id, kind, account_id, project_id, api_key_id, request_id, world_id, model, seed, expires_at,
      prompt_kind, inputs, export_asset_type, export_format)
    VALUES (:operationId, :kind, :accountId, :projectId, :apiKeyId, :requestId, :worldId, :model, :seed, :expiresAt,
      :promptKind, :inputs, :exportAssetType, :exportFormat)
    RETURNING *
  ), made AS (
    INSERT INTO world (id, account_id, project_id, operation_id, display_name, tags, public, allow_id_access, allowed_readers,
      prompt, model, seed)
    SELECT o.world_id, o.account_id, o.project_id, o.id, :displayName, :tags::text[], :public::boolean, :allowIdAccess::boolean,
      :allowedReaders::text[], :prompt::json, o.model, o.seed
    FROM o WHERE :prompt::json IS NOT NULL
  ), hold AS (
    INSERT INTO credit_hold (operation_id, account_id, amount, line_items) VALUES (:operationId, :accountId, :credits, :lineItems)
  ), held AS (
    UPDATE account SET held = held + :credits, running = running + (:startClass::text IS NOT NULL)::int WHERE id = :accountId
  ), logged AS (
    INSERT INTO start_log (account_id, class, nth, started_at)
    SELECT :accountId, :startClass, coalesce(newest.nth, 0) + 1, GREATEST(clock_timestamp(), newest.started_at)
    FROM (SELECT) AS one LEFT JOIN LATERAL (
      SELECT s.nth, s.started_at FROM start_log s WHERE s.account_id = :accountId AND s.class = :startClass
      ORDER BY s.nth DESC LIMIT 1) AS newest ON true
    WHERE :startClass::text IS NOT NULL
  ), remembered AS (
    INSERT INTO idempotency_key AS k (account_id, route, key, body_sha256, operation_id)
    SELECT :accountId, :route, :key, :bodySha256::bytea, :operationId WHERE :key::text IS NOT NULL
    ON CONFLICT (account_id, route, key) DO UPDATE
    SET body_sha256 = excluded.body_sha256, operation_id = excluded.operation_id, created_at = excluded.created_at
  )
  SELECT ${OPERATION_COLUMNS} FROM o`);

/** Writes it all, whoever has decided that it may begin: the caller holds the account's lock. */
export async function createOperation(transaction: EntityManager, operation: NewOperation): Promise<OperationRow> {
  const { world, cost, idempotency, export: exported, inputs, startClass, ...columns } = operation;
  const [row] = await queryNamed<OperationRow>(transaction, CREATE, {
    ...columns,
    inputs: JSON.stringify(inputs),
    exportAssetType: exported?.assetType ?? null,
    exportFormat: exported?.format ?? null,
    displayName: world?.displayName ?? null,
    tags: world?.tags ?? null,
    public: world?.permission.public ?? null,
    allowIdAccess: world?.permission.allowIdAccess ?? null,
    allowedReaders: world?.permission.allowedReaders ?? null,
    prompt: world === null ? null : JSON.stringify(world.prompt),
    credits: cost.totalCredits,
    lineItems: JSON.stringify(cost.lineItems),
    startClass,
    route: idempotency?.route ?? null,
    key: idempotency?.key ?? null,
    bodySha256: idempotency?.bodySha256 ?? null,
  });
  if (row === undefined) throw new TypeError('an insert that succeeds answers its row');
  return row;
}
