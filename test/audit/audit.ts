import type { Client as Postgres } from 'pg';

import { findLedgerInconsistencies } from '../../apps/world/src/testing/ledger-inconsistencies.ts';
import type { Promised } from '../load/mixed-load.ts';
import type { ReceivedCallback } from '../webhooks/receiver.ts';
import { faultsInDeliveries } from './deliveries.ts';
import { faultsInObjects } from './objects.ts';
import { faultsInOperations } from './operations.ts';

/** What is compared: what clients were promised, what the record says, what is in the store, and what receivers were sent. */
export interface Evidence {
  /** A session of an administrator in the database of the services, in the schema `world`. */
  readonly database: Postgres;
  readonly accountId: string;
  /** Accounts whose operations the sweeps have taken away. */
  readonly forgotten?: readonly string[];
  /** Folder of the file store. */
  readonly objects: string;
  readonly promised: readonly Promised[];
  /** Worlds that were deleted. */
  readonly removed: readonly string[];
  /** Uploads that were answered with success. */
  readonly uploads: readonly string[];
  readonly callbacks: readonly ReceivedCallback[];
}

/** What is wrong once everything has ended and the sweeps have run; nothing when all is well. */
export async function audit(evidence: Evidence): Promise<string[]> {
  const { database, forgotten = [] } = evidence;
  const books = await findLedgerInconsistencies((text) => database.query<{ fault: string }>(text));
  // Counters of starts stay when the operations that they count have outlived their time.
  const ofOthers = books.filter((fault) => !forgotten.some((id) => fault.startsWith(`${id} made `)));
  const others = [await faultsInOperations(evidence), await faultsInDeliveries(evidence), await faultsInObjects(evidence)];
  return [...ofOthers.map((fault) => `books: ${fault}`), ...others.flat()];
}
