import type { Health } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';

import { isSchemaCurrent } from './migrate.js';
import { queryRows } from './query.js';

/** Ready is who reaches its database and finds the schema that its code was written for. */
export function addDatabaseReadiness(health: Health, dataSource: DataSource): void {
  health.needs('database', async () => dataSource.isInitialized && (await queryRows(dataSource, 'SELECT 1')).length === 1);
  health.needs('schema', async () => dataSource.isInitialized && (await isSchemaCurrent(dataSource)));
}
