import { createDataSource } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { SigningKeys0001 } from './migrations/0001-signing-keys.migration.js';

const SIGNING_SCHEMA = 'signing';

export interface SigningDataSourceOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly onIdleError: (error: Error) => void;
}

/** The connections of this service to the schema it owns. */
export function createSigningDataSource(options: SigningDataSourceOptions): DataSource {
  return createDataSource({
    ...options,
    schema: SIGNING_SCHEMA,
    applicationName: 'diorama-signing',
    entities: [],
    migrations: [SigningKeys0001],
  });
}
