import type { DataSource } from 'typeorm';

import { queryRows } from './query.js';

/** How large and how busy the database of a service is. */
export interface DatabaseUsage {
  /** Such as `17.2`. */
  readonly serverVersion: string;
  readonly sizeBytes: number;
  /** Of all clients, to this database. */
  readonly connections: number;
  readonly connectionsMax: number;
}

interface UsageRow {
  readonly server_version: string;
  readonly size_bytes: number;
  readonly connections: number;
  readonly connections_max: number;
}

const USAGE = `
  SELECT
    split_part(current_setting('server_version'), ' ', 1) AS server_version,
    pg_database_size(current_database())::float8 AS size_bytes,
    (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database())::int AS connections,
    current_setting('max_connections')::int AS connections_max`;

/** Reads the catalogue of the server only. @throws DomainError UNAVAILABLE */
export async function readDatabaseUsage(dataSource: DataSource): Promise<DatabaseUsage> {
  const [row] = await queryRows<UsageRow>(dataSource, USAGE);
  if (row === undefined) throw new TypeError('the usage is one row');
  return {
    serverVersion: row.server_version,
    sizeBytes: row.size_bytes,
    connections: row.connections,
    connectionsMax: row.connections_max,
  };
}
