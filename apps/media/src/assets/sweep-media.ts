import type { ObjectStore } from '@diorama/objects';
import type { Logger } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';

import { callObjectStore } from '../files/call-object-store.js';
import { deleteAccountStorageRow } from '../store/account-storage.js';
import { deleteMediaAsset } from '../store/media-assets.js';
import { deleteFailedFetches, sweepFailedFetches } from '../store/failed-fetches.js';
import type { FetchWindow } from '../store/failed-fetches.js';
import { markObjectsForDeletion, finishObjectDeletion } from '../store/media-objects.js';
import { deleteStoredFileRecords } from '../store/stored-files.js';
import { buildExpiryRules, deleteExpiredAssets, deleteAccountAssets, expirePendingAssets } from '../store/sweep-assets.js';
import { getAccountFolder } from './media-intake.js';

interface MediaSweeperParts {
  readonly dataSource: DataSource;
  readonly store: ObjectStore;
  /** How long READY uploads are kept after their last use; null keeps them. */
  readonly retentionSeconds: number | null;
  readonly logger: Logger;
  readonly fetchWindow: FetchWindow;
}

/** Halves of uploads on which nothing moved for so long belong to a process that is gone: no upload lasts longer. */
const IDLE_MS = 2 * 3_600_000;
/** Rows and objects of one transaction: few, so that none waits long. */
const BATCH = 100;
const DELETES_AT_ONCE = 8;
/** A batch of objects is deleted for no longer than this: far less than they are held for it. */
const DELETING_MS = 60_000;

/** The result for unreferenced objects. */
interface Deletions {
  readonly deleted: number;
  /** Why the first of those that could not be deleted could not. */
  readonly fault: unknown;
}

/** Ends and deletes media whose time is over. */
export class MediaSweeper {
  constructor(private readonly parts: MediaSweeperParts) {}

  /**
   * At most `limit` rows and objects, and every half that was left behind; answers how many. Several may sweep at once.
   *
   * @throws DomainError when some objects could not be deleted, after all else is done
   */
  async sweep(limit: number): Promise<number> {
    const { dataSource, store, retentionSeconds, fetchWindow } = this.parts;
    const steps = [
      (most: number) => expirePendingAssets(dataSource, most),
      (most: number) => sweepFailedFetches(dataSource, fetchWindow, most),
      ...buildExpiryRules(retentionSeconds).map((aged) => (most: number) => deleteExpiredAssets(dataSource, aged, most)),
    ];
    let swept = 0;
    for (const step of steps) swept += await inBatches(step, limit - swept);
    const { deleted, fault } = await this.deleteObjects(limit - swept);
    const halves = await callObjectStore(() => store.sweepStaged(IDLE_MS));
    if (fault !== null) throw fault;
    return swept + deleted + halves;
  }

  /**
   * Deletes an asset of an account, and its object at once unless another asset has the same bytes. An object that cannot be
   * deleted now, or that a killed process left, goes with the next sweep.
   *
   * @throws DomainError MEDIA_ASSET_NOT_FOUND, also for one of another account
   */
  async deleteAsset(accountId: string, id: string): Promise<void> {
    const { dataSource, logger } = this.parts;
    const key = await deleteMediaAsset(dataSource, accountId, id);
    if (key === null) return;
    try {
      const { fault } = await this.deleteObjects(1, key);
      if (fault !== null) throw fault;
    } catch (error) {
      logger.warn(
        { err: error, media_asset_id: id },
        'the object of a deleted media asset could not be deleted; the sweep deletes it later',
      );
    }
  }

  /** Deletes all media of an account, and returns the number of assets. A concurrent upload is deleted within the hour. */
  async deleteAccount(accountId: string): Promise<number> {
    const { dataSource, store } = this.parts;
    const deleted = await inBatches((most) => deleteAccountAssets(dataSource, accountId, most), Infinity);
    await deleteFailedFetches(dataSource, accountId);
    const folder = `${getAccountFolder(accountId)}/`;
    await deleteStoredFileRecords(dataSource, folder);
    await callObjectStore(() => store.deletePrefix(folder));
    await deleteAccountStorageRow(dataSource, accountId);
    const { fault } = await this.deleteObjects(Infinity);
    if (fault !== null) throw fault;
    return deleted;
  }

  /**
   * Deletes at most `limit` objects that no asset names any more. One that cannot be deleted is tried another time.
   *
   * @param key of the only object that is meant
   */
  private async deleteObjects(limit: number, key?: string): Promise<Deletions> {
    let [deleted, fault]: [number, unknown] = [0, null];
    for (let taken = BATCH, gone = BATCH; taken === BATCH && gone > 0 && deleted < limit; deleted += gone) {
      const doomed = await markObjectsForDeletion(this.parts.dataSource, Math.min(BATCH, limit - deleted), key);
      taken = doomed.keys.length;
      const batch = await this.deleteFromStore(doomed.keys);
      fault ??= batch.fault;
      gone = batch.gone.length;
      if (taken > 0) await finishObjectDeletion(this.parts.dataSource, doomed, batch.gone);
    }
    return { deleted, fault };
  }

  private async deleteFromStore(keys: readonly string[]): Promise<{ readonly gone: readonly string[]; readonly fault: unknown }> {
    const since = performance.now();
    const gone: string[] = [];
    let fault: unknown = null;
    for (let from = 0; from < keys.length && performance.now() - since < DELETING_MS; from += DELETES_AT_ONCE) {
      const some = keys.slice(from, from + DELETES_AT_ONCE);
      const outcomes = await Promise.allSettled(some.map((key) => callObjectStore(() => this.parts.store.delete(key))));
      gone.push(...some.filter((_, index) => outcomes[index]?.status === 'fulfilled'));
      for (const outcome of outcomes) if (outcome.status === 'rejected') fault ??= outcome.reason;
    }
    return { gone, fault };
  }
}

/** Repeats a step until it finds nothing more or has done enough; answers how much. */
async function inBatches(step: (most: number) => Promise<number>, limit: number): Promise<number> {
  let done = 0;
  for (let last = BATCH; last === BATCH && done < limit; done += last) last = await step(Math.min(BATCH, limit - done));
  return done;
}
