import { DomainError, isTerminalState } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import type { ExportedAsset } from './complete-export.js';
import { readAnyOperation } from './operation-row.js';
import { requireStoredUnder } from './require-stored-under.js';

/** The early assets of a generation, from one pass over its run. */
export interface RunPreview {
  /** Larger for a later pass. */
  readonly pass: number;
  /** All of the pass so far; empty when it begins. */
  readonly assets: readonly ExportedAsset[];
}

/** The newest pass is the only one that writes: a worker that was given up may still be sending files. */
const RECORD = `
  UPDATE operation SET preview = $3, preview_pass = $2
  WHERE id = $1 AND ended_at IS NULL AND (preview_pass IS NULL OR preview_pass <= $2)
  RETURNING world_id, kind`;

/**
 * Records the early assets of a running generation in place of those before.
 *
 * @returns false once a later pass has begun
 * @throws DomainError OPERATION_NOT_FOUND, or OPERATION_ENDED; ARGUMENT_INVALID for an asset that is not stored under its world, and for
 *   another kind of operation
 */
export function recordPreview(dataSource: DataSource, operationId: string, { pass, assets }: RunPreview): Promise<boolean> {
  return inTransaction(dataSource, async (transaction) => {
    const values = [operationId, pass, JSON.stringify(assets)];
    const [row] = await queryRows<{ readonly world_id: string | null; readonly kind: string }>(transaction, RECORD, values);
    if (row === undefined) {
      const { state } = await readAnyOperation(transaction, operationId);
      if (isTerminalState(state)) throw new DomainError('OPERATION_ENDED');
      return false;
    }
    if (row.kind !== 'generate-world')
      throw new DomainError('ARGUMENT_INVALID', { argument: 'operation_id', problem: `names an operation of the kind ${row.kind}` });
    requireStoredUnder({ kind: 'world', id: row.world_id }, 'assets', assets);
    return true;
  });
}
