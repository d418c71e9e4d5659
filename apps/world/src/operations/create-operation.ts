import { LIMITS } from '@diorama/domain';
import type { Cost, OperationStartClass, WorldEngineName } from '@diorama/domain';
import { createNamedStatement, queryNamed } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';
import type { EntityManager } from 'typeorm';

import { ACCOUNT_NOT_DELETED_SQL } from '../accounts/account-row.js';
import { OPERATION_COLUMNS } from './operation-row.js';
import type { OperationRow } from './operation-row.js';
import type { IdempotencyKey } from './start-state.js';

/** An operation with all that begins together with it. */
export interface NewOperation {
  readonly operationId: string;
  readonly kind: string;
  readonly accountId: string;
  readonly projectId: string;
  readonly apiKeyId: string;
  readonly requestId: string;
  /** The world that it makes or works on; null for neither. */
  readonly worldId: string | null;
  /** Empty for an operation without a world model. */
  readonly model: string;
  readonly seed: number;
  /** The world engine that the request chose; null where it chose none. */
  readonly engine: WorldEngineName | null;
  readonly expiresAt: Date;
  /** What the panorama is made from; null for what makes none. */
  readonly promptKind: string | null;
  readonly inputs: readonly PromptInput[];
  readonly export: { readonly assetType: string; readonly format: string } | null;
  /** What is asked of it, where no world keeps that. */
  readonly prompt: object | null;
  /** The world that it makes; null where it makes none. */
  readonly world: NewWorld | null;
  /** Held until the operation ends. */
  readonly cost: Cost;
  /** The operation whose run makes the files of this export; null for an operation with a run of its own. */
  readonly follows: string | null;
  /** The log that counts it; null for what is not counted as a start. */
  readonly startClass: OperationStartClass | null;
  readonly idempotency: IdempotencyKey | null;
  readonly webhook: WebhookTarget | null;
}

/** The webhook of the operation. */
export interface WebhookTarget {
  readonly deliveryId: string;
  /** As it was written. */
  readonly url: string;
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

/** What must still hold when the operation is written. */
interface StartPreconditions {
  /** Starts that may have been made before this one, of the classes that it is counted with. */
  readonly startsAllowed: number;
  readonly classes: readonly OperationStartClass[];
  readonly maxRunning: number;
  /** The moment that the windows were read at: the start is not logged before it. */
  readonly readAt: string | null;
}

interface OperationCreation {
  readonly operation: OperationRow;
  /** Starts ever made, this one included. */
  readonly starts: Readonly<Record<OperationStartClass, number>>;
}

/**
 * Takes effect as a whole or not at all. The first step waits for the account's row and checks the terms against what the holder before
 * has left; every other step depends on it. An idempotency key is taken when it is new or has expired: a live one stops the operation,
 * and so does an operation of the same id.
 */
const CREATE = createNamedStatement(`
  WITH locked AS (
    SELECT a.id FROM account a
    WHERE ${ACCOUNT_NOT_DELETED_SQL} AND a.id = :accountId AND a.balance - a.held >= :credits::bigint
      AND (:startClass::text IS NULL OR (:startClass::text = 'export' OR a.running < :maxRunning::integer)
        AND ('standard' = ANY (:classes::text[]))::int * a.standard_starts + ('draft' = ANY (:classes::text[]))::int * a.draft_starts
          + ('export' = ANY (:classes::text[]))::int * a.export_starts < :startsAllowed::bigint)
    FOR NO KEY UPDATE
  ), taken_key AS (
    INSERT INTO idempotency_key AS k (account_id, route, key, body_sha256, operation_id)
    SELECT locked.id, :route, :key, :bodySha256::bytea, :operationId FROM locked
    WHERE :key::text IS NOT NULL AND NOT EXISTS (SELECT FROM operation present WHERE present.id = :operationId)
    ON CONFLICT (account_id, route, key) DO UPDATE
    SET body_sha256 = excluded.body_sha256, created_at = excluded.created_at, operation_id = excluded.operation_id
    WHERE k.created_at <= now() - make_interval(secs => :keySeconds)
    RETURNING k.operation_id
  ), o AS (
    INSERT INTO operation (id, kind, account_id, project_id, api_key_id, request_id, world_id, model, seed, engine, expires_at,
      prompt_kind, inputs, export_asset_type, export_format, prompt, follows)
    SELECT :operationId, :kind, locked.id, :projectId, :apiKeyId, :requestId, :worldId::uuid, :model, :seed::bigint, :engine,
      :expiresAt::timestamptz, :promptKind, :inputs::jsonb, :exportAssetType, :exportFormat, :ownPrompt::json, :follows
    FROM locked WHERE :key::text IS NULL OR EXISTS (SELECT FROM taken_key)
    ON CONFLICT (id) DO NOTHING RETURNING *
  ), a AS (
    UPDATE account SET held = account.held + :credits::bigint,
      running = account.running + (:startClass::text IN ('standard', 'draft') IS TRUE)::int,
      standard_starts = account.standard_starts + (:startClass::text IS NOT DISTINCT FROM 'standard')::int,
      draft_starts = account.draft_starts + (:startClass::text IS NOT DISTINCT FROM 'draft')::int,
      export_starts = account.export_starts + (:startClass::text IS NOT DISTINCT FROM 'export')::int,
      last_started_at = CASE WHEN :startClass::text IS NULL THEN account.last_started_at
        ELSE GREATEST(clock_timestamp(), account.last_started_at, :readAt::timestamptz) END
    FROM o WHERE account.id = o.account_id
    RETURNING account.id, account.standard_starts, account.draft_starts, account.export_starts, account.last_started_at
  ), new_world AS (
    INSERT INTO world (id, account_id, project_id, operation_id, display_name, tags, public, allow_id_access, allowed_readers,
      prompt, model, seed)
    SELECT o.world_id, o.account_id, o.project_id, o.id, :displayName, :tags::text[], :public::boolean, :allowIdAccess::boolean,
      :allowedReaders::text[], :worldPrompt::json, o.model, o.seed
    FROM o WHERE :worldPrompt::json IS NOT NULL
  ), hold AS (
    INSERT INTO credit_hold (operation_id, account_id, amount, line_items)
    SELECT o.id, o.account_id, :credits::bigint, :lineItems::jsonb FROM o
  ), new_delivery AS (
    INSERT INTO delivery (id, operation_id, account_id, project_id, url)
    SELECT :deliveryId, o.id, o.account_id, o.project_id, :webhookUrl FROM o WHERE :deliveryId::text IS NOT NULL
  ), log_entry AS (
    INSERT INTO start_log (account_id, class, nth, started_at)
    SELECT a.id, :startClass, CASE :startClass WHEN 'draft' THEN a.draft_starts WHEN 'export' THEN a.export_starts
      ELSE a.standard_starts END, a.last_started_at
    FROM a WHERE :startClass::text IS NOT NULL
  )
  SELECT ${OPERATION_COLUMNS}, a.standard_starts, a.draft_starts, a.export_starts FROM o, a`);

interface CreatedRow extends OperationRow {
  readonly standard_starts: string;
  readonly draft_starts: string;
  readonly export_starts: string;
}

/**
 * Writes an operation and all that begins with it in one statement, if the terms hold.
 *
 * @returns null when they no longer hold, or when its id or its idempotency key is now taken
 */
export async function tryCreateOperation(
  executor: SqlExecutor,
  operation: NewOperation,
  terms: StartPreconditions = UNCOUNTED,
): Promise<OperationCreation | null> {
  const [row] = await queryNamed<CreatedRow>(executor, CREATE, { ...valuesOf(operation), ...terms });
  if (row === undefined) return null;
  const { standard_starts: standard, draft_starts: draft, export_starts: exports, ...columns } = row;
  return { operation: columns, starts: { standard: Number(standard), draft: Number(draft), export: Number(exports) } };
}

/** The same as a part of a transaction that holds the account's lock and has checked credits and windows under it. */
export async function createOperation(
  transaction: EntityManager,
  operation: NewOperation,
  terms: StartPreconditions,
): Promise<OperationRow> {
  const created = await tryCreateOperation(transaction, operation, terms);
  if (created === null) throw new TypeError('credits and rate limits were not checked under the lock of the account');
  return created.operation;
}

/** Of what is counted in no window. */
const UNCOUNTED: StartPreconditions = { startsAllowed: 0, classes: [], maxRunning: 0, readAt: null };

function valuesOf({
  world,
  prompt,
  cost,
  idempotency,
  export: exported,
  inputs,
  webhook,
  ...columns
}: NewOperation): Record<string, unknown> {
  return {
    ...columns,
    inputs: JSON.stringify(inputs),
    exportAssetType: exported?.assetType ?? null,
    exportFormat: exported?.format ?? null,
    displayName: world?.displayName ?? null,
    tags: world?.tags ?? null,
    public: world?.permission.public ?? null,
    allowIdAccess: world?.permission.allowIdAccess ?? null,
    allowedReaders: world?.permission.allowedReaders ?? null,
    worldPrompt: world === null ? null : JSON.stringify(world.prompt),
    ownPrompt: prompt === null ? null : JSON.stringify(prompt),
    credits: cost.totalCredits,
    lineItems: JSON.stringify(cost.lineItems),
    route: idempotency?.route ?? null,
    key: idempotency?.key ?? null,
    bodySha256: idempotency?.bodySha256 ?? null,
    keySeconds: LIMITS.idempotencySeconds,
    deliveryId: webhook?.deliveryId ?? null,
    webhookUrl: webhook?.url ?? null,
  };
}
