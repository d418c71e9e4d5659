import { DomainError } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';

const THERE = 'SELECT 1 FROM account WHERE id = $1 AND deleted_at IS NULL';

/** @throws DomainError ACCOUNT_NOT_FOUND also for one that was deleted */
export async function requireAccount(executor: SqlExecutor, accountId: string): Promise<void> {
  if ((await queryRows(executor, THERE, [accountId])).length === 0) throw new DomainError('ACCOUNT_NOT_FOUND');
}
