import { createDataSource } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { accountEntity, apiKeyEntity, operationEntity, projectEntity, worldAssetEntity, worldEntity } from './entities.js';
import { SystemOfRecord0001 } from './migrations/0001-system-of-record.migration.js';

const WORLD_SCHEMA = 'world';

export interface WorldDataSourceOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly onIdleError: (error: Error) => void;
}

/** The connections of this service to the schema it owns. */
export function createWorldDataSource(options: WorldDataSourceOptions): DataSource {
  return createDataSource({
    ...options,
    schema: WORLD_SCHEMA,
    applicationName: 'diorama-world',
    entities: [accountEntity, projectEntity, apiKeyEntity, operationEntity, worldEntity, worldAssetEntity],
    migrations: [SystemOfRecord0001],
  });
}
