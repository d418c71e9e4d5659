import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { throwOperationUpdateError } from './operation-row.js';

interface OperationProgress {
  readonly stage: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly description: string;
}

/** A report that was overtaken by a later one changes neither the percent nor the stage. */
const RECORD = `
  UPDATE operation SET
    stage = CASE WHEN $2 >= coalesce(percent, 0) THEN $3 ELSE stage END,
    description = CASE WHEN $2 >= coalesce(percent, 0) THEN $4 ELSE description END,
    percent = GREATEST(percent, $2)
  WHERE id = $1 AND ended_at IS NULL
  RETURNING id`;

/** Percent never goes back. @throws DomainError OPERATION_NOT_FOUND, or OPERATION_ENDED */
export async function recordProgress(dataSource: DataSource, operationId: string, progress: OperationProgress): Promise<void> {
  const { stage, percent, description } = progress;
  const rows = await queryRows(dataSource, RECORD, [operationId, percent, stage, description]);
  if (rows.length === 0) await throwOperationUpdateError(dataSource, operationId);
}
