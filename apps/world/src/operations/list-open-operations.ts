import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

interface OpenOperationRow {
  readonly id: string;
  readonly kind: string;
  readonly account_id: string;
  readonly model: string;
  readonly request_id: string;
}

interface OpenOperationsPage {
  readonly createdBefore: Date;
  /** The last operation of the page before; null for the first page. */
  readonly afterOperationId: string | null;
  readonly limit: number;
}

const PAGE = `
  SELECT id, kind, account_id, model, request_id FROM operation
  WHERE ended_at IS NULL AND follows IS NULL AND created_at < $1
    AND ($2::text IS NULL OR (created_at, id) > (SELECT created_at, id FROM operation WHERE id = $2))
  ORDER BY created_at, id LIMIT $3`;

/** Operations that have not ended and have a run of their own, in the order of their creation. */
export function listOpenOperations(dataSource: DataSource, page: OpenOperationsPage): Promise<OpenOperationRow[]> {
  return queryRows<OpenOperationRow>(dataSource, PAGE, [page.createdBefore, page.afterOperationId, page.limit]);
}
