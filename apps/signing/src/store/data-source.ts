import { createDataSource } from '@diorama/postgres';
import type { DatabaseConnection } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { SigningKeys0001 } from './migrations/0001-signing-keys.migration.js';

const SIGNING_SCHEMA = 'signing';

/** The connections of this service to the schema it owns. */
export function createSigningDataSource(connection: DatabaseConnection): DataSource {
  return createDataSource({
    ...connection,
    schema: SIGNING_SCHEMA,
    applicationName: 'diorama-signing',
    entities: [],
    migrations: [SigningKeys0001],
  });
}
