import { FAILURES } from '@diorama/domain';
import type { FailureCode } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { EntityManager } from 'typeorm';

/** How an operation ends. */
export type End =
  | { readonly state: 'SUCCEEDED'; readonly outcomeSha256: Buffer }
  | { readonly state: 'FAILED' | 'CANCELLED'; readonly failure: Failure };

export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
}

/** An operation that this transaction has ended. */
export interface EndedOperation {
  readonly id: string;
  readonly world_id: string;
}

const COMPARE_AND_SET = `
  UPDATE operation SET state = $2, outcome_sha256 = $3, failure_code = $4, failure_message = $5, ended_at = now()
  WHERE id = $1 AND ended_at IS NULL
  RETURNING id, world_id`;

/**
 * The only statement that ends an operation. Of several that try at once one wins: the others wait for its row and find it
 * ended.
 *
 * @returns null when the operation has ended already, or does not exist
 */
export async function endOperation(transaction: EntityManager, operationId: string, end: End): Promise<EndedOperation | null> {
  const outcome = end.state === 'SUCCEEDED' ? [end.outcomeSha256, null, null] : [null, end.failure.code, end.failure.message];
  const [row] = await queryRows<EndedOperation>(transaction, COMPARE_AND_SET, [operationId, end.state, ...outcome]);
  return row ?? null;
}

/** The end that a failure means: a run that was cancelled is CANCELLED, whoever says so. */
export function failed(code: FailureCode, message: string = FAILURES[code].message): End {
  return { state: code === 'CANCELLED' ? 'CANCELLED' : 'FAILED', failure: { code, message } };
}
