import { createDataSource } from '@diorama/postgres';
import type { DatabaseConnection } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { auditLogEntity } from './audit-entity.js';
import { creditHoldEntity, idempotencyKeyEntity, ledgerEntryEntity, ledgerTransferEntity, startLogEntity } from './credit-entities.js';
import { deliveryAttemptEntity, deliveryEntity, hostBackoffAccountEntity, hostBackoffEntity } from './delivery-entities.js';
import {
  accountEntity,
  apiKeyEntity,
  deletedOperationEntity,
  deletedWorldEntity,
  operationEntity,
  projectEntity,
  worldAssetEntity,
  worldEntity,
} from './entities.js';
import { accountSessionEntity, consoleSessionEntity } from './session-entities.js';
import { SystemOfRecord0001 } from './migrations/0001-system-of-record.migration.js';
import { CreditsAndLimits0002 } from './migrations/0002-credits-and-limits.migration.js';
import { ListsAndDeletion0003 } from './migrations/0003-lists-and-deletion.migration.js';
import { Operators0004 } from './migrations/0004-operators.migration.js';
import { DepthToRgb0005 } from './migrations/0005-depth-to-rgb.migration.js';
import { Deliveries0006 } from './migrations/0006-deliveries.migration.js';
import { KeyScopes0007 } from './migrations/0007-key-scopes.migration.js';
import { LateObjects0008 } from './migrations/0008-late-objects.migration.js';
import { FailedWorlds0009 } from './migrations/0009-failed-worlds.migration.js';
import { ConsoleSessions0010 } from './migrations/0010-console-sessions.migration.js';
import { ExportLimits0011 } from './migrations/0011-export-limits.migration.js';
import { HostBackoff0012 } from './migrations/0012-host-backoff.migration.js';
import { StorageQuota0013 } from './migrations/0013-storage-quota.migration.js';
import { RequestedEngine0014 } from './migrations/0014-requested-engine.migration.js';
import { WorldRevision0015 } from './migrations/0015-world-revision.migration.js';
import { GallerySearch0016 } from './migrations/0016-gallery-search.migration.js';
import { Previews0017 } from './migrations/0017-previews.migration.js';
import { ShareRestrictions0018 } from './migrations/0018-share-restrictions.migration.js';
import { AccountSessions0019 } from './migrations/0019-account-sessions.migration.js';
import { ConsolePeople0020 } from './migrations/0020-console-people.migration.js';
import { CameraPaths0021 } from './migrations/0021-camera-paths.migration.js';
import { SigningKeyLines0022 } from './migrations/0022-signing-key-lines.migration.js';

const WORLD_SCHEMA = 'world';
const ACCOUNTS = [accountEntity, projectEntity, apiKeyEntity, auditLogEntity, consoleSessionEntity, accountSessionEntity];
const WORLDS = [operationEntity, worldEntity, worldAssetEntity, deletedWorldEntity, deletedOperationEntity];
const CREDITS = [ledgerTransferEntity, ledgerEntryEntity, creditHoldEntity, startLogEntity, idempotencyKeyEntity];
const DELIVERIES = [deliveryEntity, deliveryAttemptEntity, hostBackoffEntity, hostBackoffAccountEntity];

/** The migrations of the schema, in the order in which they run. */
export const WORLD_MIGRATIONS = [
  SystemOfRecord0001,
  CreditsAndLimits0002,
  ListsAndDeletion0003,
  Operators0004,
  DepthToRgb0005,
  Deliveries0006,
  KeyScopes0007,
  LateObjects0008,
  FailedWorlds0009,
  ConsoleSessions0010,
  ExportLimits0011,
  HostBackoff0012,
  StorageQuota0013,
  RequestedEngine0014,
  WorldRevision0015,
  GallerySearch0016,
  Previews0017,
  ShareRestrictions0018,
  AccountSessions0019,
  ConsolePeople0020,
  CameraPaths0021,
  SigningKeyLines0022,
] as const;

/** The connections of this service to the schema it owns. */
export function createWorldDataSource(connection: DatabaseConnection): DataSource {
  return createDataSource({
    ...connection,
    schema: WORLD_SCHEMA,
    applicationName: 'diorama-world',
    entities: [...ACCOUNTS, ...WORLDS, ...CREDITS, ...DELIVERIES],
    migrations: [...WORLD_MIGRATIONS],
  });
}
