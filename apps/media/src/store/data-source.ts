import { createDataSource } from '@diorama/postgres';
import type { DatabaseConnection } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { StoredFiles0001 } from './migrations/0001-stored-files.migration.js';
import { MediaAssets0002 } from './migrations/0002-media-assets.migration.js';
import { ObjectsBeingDeleted0003 } from './migrations/0003-objects-being-deleted.migration.js';
import { AccountStorage0005 } from './migrations/0005-account-storage.migration.js';
import { FailedFetches0004 } from './migrations/0004-failed-fetches.migration.js';

export const MEDIA_SCHEMA = 'media';

/** The connections of this service to the schema it owns. Its tables are read and written by plain SQL, in the files beside this. */
export function createMediaDataSource(connection: DatabaseConnection): DataSource {
  return createDataSource({
    ...connection,
    schema: MEDIA_SCHEMA,
    applicationName: 'diorama-media',
    entities: [],
    migrations: [StoredFiles0001, MediaAssets0002, ObjectsBeingDeleted0003, FailedFetches0004, AccountStorage0005],
  });
}
