import { describeFailure } from '@diorama/domain';
import type { FailureCode, OperationKind } from '@diorama/domain';
import { createNamedStatement, queryNamed } from '@diorama/postgres';
import type { EntityManager } from 'typeorm';

import { recordDeliveryEvent } from './unclaimed-deliveries.js';
import { listFollowingExports, lockFollowingExports, promoteFollowingExport } from './following-exports.js';

/** How an operation ends. */
export type OperationEnd =
  | { readonly state: 'SUCCEEDED'; readonly outcomeSha256: Buffer; readonly stages: readonly StageDuration[] }
  | {
      readonly state: 'FAILED' | 'CANCELLED';
      readonly failure: OperationFailure;
      /** Whether the content is purged: the caller ends the delivery in the same transaction and keeps its record. */
      readonly isPurge?: boolean;
    };

type FailedEnd = Exclude<OperationEnd, { readonly state: 'SUCCEEDED' }>;

/** What a stage of the run took. */
export interface StageDuration {
  readonly name: string;
  readonly seconds: number;
}

export interface OperationFailure {
  readonly code: FailureCode;
  readonly message: string;
}

/** An operation that this transaction has ended. */
export interface EndedOperation {
  readonly id: string;
  readonly world_id: string | null;
  readonly kind: OperationKind;
  /** The delivery whose event is written now; null without a webhook. */
  readonly delivery_id: string | null;
  /** The same for exports that followed it and have ended with it. */
  readonly more_delivery_ids: readonly string[];
}

interface EndedRow extends Omit<EndedOperation, 'more_delivery_ids'> {
  readonly account_id: string;
  readonly project_id: string;
  readonly ended_at: Date;
}

/**
 * Ends the operation and what hangs on it: the hold on credits is settled or released, and a settled one is written into the
 * ledger, one entry an event. What a run may have stored that came to nothing is remembered, to be deleted.
 */
const COMPARE_AND_SET = createNamedStatement(`
  WITH ended AS (
    UPDATE operation SET state = :state, outcome_sha256 = :outcome, failure_code = :code, failure_message = :message,
      stages = :stages, preview = NULL, ended_at = now()
    WHERE id = :operationId AND ended_at IS NULL
    RETURNING id, world_id, account_id, project_id, kind, ended_at
  ), hold AS (
    UPDATE credit_hold h SET state = CASE WHEN :state = 'SUCCEEDED' THEN 'SETTLED' ELSE 'RELEASED' END, ended_at = now()
    FROM ended WHERE h.operation_id = ended.id AND h.state = 'HELD'
    RETURNING h.account_id, h.operation_id, h.amount, h.line_items, h.state
  ), freed AS (
    UPDATE account a SET running = a.running - (ended.kind = 'generate-world')::int,
      held = a.held - coalesce(hold.amount, 0),
      balance = a.balance - CASE WHEN hold.state = 'SETTLED' THEN hold.amount ELSE 0 END
    FROM ended LEFT JOIN hold ON hold.operation_id = ended.id WHERE a.id = ended.account_id
  ), usage AS (
    INSERT INTO ledger_transfer (kind, account_id, reference, created_by)
    SELECT 'usage', account_id, operation_id, 'system' FROM hold WHERE state = 'SETTLED'
    RETURNING id, reference
  ), entries AS (
    INSERT INTO ledger_entry (transfer_id, line, ledger, event, amount)
    SELECT usage.id, 0, 'account', NULL, -hold.amount FROM usage JOIN hold ON hold.operation_id = usage.reference
    UNION ALL
    SELECT usage.id, item.line, 'consumption', item.value ->> 'name', (item.value ->> 'credits')::bigint
    FROM usage JOIN hold ON hold.operation_id = usage.reference,
      jsonb_array_elements(hold.line_items) WITH ORDINALITY AS item (value, line)
  ), worldless AS (
    INSERT INTO deleted_world (world_id)
    SELECT world_id FROM ended WHERE kind = 'generate-world' AND :state <> 'SUCCEEDED' ON CONFLICT DO NOTHING
  ), pictureless AS (
    INSERT INTO deleted_operation (operation_id)
    SELECT id FROM ended WHERE kind = 'depth-to-rgb' AND :state <> 'SUCCEEDED' ON CONFLICT DO NOTHING
  )
  SELECT ended.id, ended.world_id, ended.kind, ended.account_id, ended.project_id, ended.ended_at, d.id AS delivery_id
  FROM ended LEFT JOIN delivery d ON d.operation_id = ended.id`);

/**
 * Ends an operation, with its event where it has a callback, and the exports that follow it: they succeed or fail with its run, or one
 * of them takes its place when it was cancelled or has expired. Of several callers at once one wins: the others wait for the row
 * and find it ended.
 *
 * @returns null when the operation has ended already, or does not exist
 */
export async function endOperation(transaction: EntityManager, operationId: string, end: OperationEnd): Promise<EndedOperation | null> {
  await lockFollowingExports(transaction, operationId);
  const ended = await endOne(transaction, operationId, end);
  if (ended === null || ended.kind !== 'export-world') return ended;
  // From here on the account is locked, so no export can begin to follow.
  const followers = await listFollowingExports(transaction, operationId);
  const [first] = followers;
  if (first === undefined) return ended;
  if (end.state !== 'SUCCEEDED' && PASSES_ON.has(end.failure.code)) {
    await promoteFollowingExport(transaction, operationId, first);
    return ended;
  }
  const deliveries: string[] = [];
  for (const id of followers) {
    const deliveryId = (await endOne(transaction, id, end))?.delivery_id ?? null;
    if (deliveryId !== null) deliveries.push(deliveryId);
  }
  return { ...ended, more_delivery_ids: deliveries };
}

/** Ends that concern one operation and not the run that it shares. */
const PASSES_ON: ReadonlySet<FailureCode> = new Set(['CANCELLED', 'EXPIRED']);

/** The only statement that ends an operation. */
async function endOne(transaction: EntityManager, operationId: string, end: OperationEnd): Promise<EndedOperation | null> {
  const outcome =
    end.state === 'SUCCEEDED'
      ? { outcome: end.outcomeSha256, stages: JSON.stringify(end.stages), code: null, message: null }
      : { outcome: null, stages: null, code: end.failure.code, message: end.failure.message };
  const [row] = await queryNamed<EndedRow>(transaction, COMPARE_AND_SET, { operationId, state: end.state, ...outcome });
  if (row === undefined) return null;
  const { account_id: accountId, project_id: projectId, ended_at: finishedAt, ...columns } = row;
  const ended: EndedOperation = { ...columns, more_delivery_ids: [] };
  if (ended.delivery_id === null) return ended;
  if (end.state !== 'SUCCEEDED' && end.isPurge === true) return { ...ended, delivery_id: null };
  const failure = end.state === 'SUCCEEDED' ? null : end.failure.code;
  const waiting = { deliveryId: ended.delivery_id, operationId, accountId, projectId, kind: ended.kind, finishedAt, failure };
  return { ...ended, delivery_id: (await recordDeliveryEvent(transaction, waiting)) ? ended.delivery_id : null };
}

/** The end of an operation that runs while its content is purged: it is cancelled, and the record of its delivery stays. */
export const endOperationByPurge = (): OperationEnd => ({ ...endOperationByFailure('CANCELLED'), isPurge: true });

/** The end of a failed run: a cancelled run is CANCELLED for every caller. */
export function endOperationByFailure(code: FailureCode, message: string = describeFailure(code, null).message): FailedEnd {
  return { state: code === 'CANCELLED' ? 'CANCELLED' : 'FAILED', failure: { code, message } };
}
