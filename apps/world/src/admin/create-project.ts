import { randomBytes } from 'node:crypto';

import { ID_RANDOM_BYTES, createProjectId } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';
import { recordAuditLogEntry } from '@diorama/access';

import { lockAccountDetails } from './account-details.js';
import type { ProjectRow } from './project-row.js';

interface NewProject {
  readonly accountId: string;
  readonly name: string;
  readonly operator: string;
}

const INSERT = 'INSERT INTO project (id, account_id, name) VALUES ($1, $2, $3) RETURNING id, name, created_at';

/** @throws DomainError ACCOUNT_NOT_FOUND */
export function createProject(dataSource: DataSource, { accountId, name, operator }: NewProject): Promise<ProjectRow> {
  return inTransaction(dataSource, async (transaction) => {
    await lockAccountDetails(transaction, accountId);
    const [row] = await queryRows<ProjectRow>(transaction, INSERT, [createProjectId(randomBytes(ID_RANDOM_BYTES)), accountId, name]);
    if (row === undefined) throw new TypeError('a successful insert returns its row');
    await recordAuditLogEntry(transaction, { operator, action: 'project.create', accountId, target: row.id, details: {} });
    return row;
  });
}
