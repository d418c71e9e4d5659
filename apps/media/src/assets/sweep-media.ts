import type { ObjectStore } from '@diorama/objects';
import type { DataSource } from 'typeorm';

import { inStore } from '../files/store-errors.js';
import { sweepObjects } from '../store/media-objects.js';
import { forgetStoredFiles } from '../store/stored-files.js';
import { agedAssets, deleteAged, deleteOfAccount, expirePending } from '../store/sweep-assets.js';
import { folderOfAccount } from './intake.js';

export interface MediaSweeperParts {
  readonly dataSource: DataSource;
  readonly store: ObjectStore;
  /** How long READY uploads are kept; null is for good. */
  readonly retentionSeconds: number | null;
}

/** Halves of uploads on which nothing moved for so long belong to a process that is gone: no upload lasts longer. */
const IDLE_MS = 2 * 3_600_000;
/** Rows and objects of one transaction: few, so that none waits long. */
const BATCH = 100;
const DELETES_AT_ONCE = 8;

/** Ends and deletes media whose time is over. */
export class MediaSweeper {
  constructor(private readonly parts: MediaSweeperParts) {}

  /** At most `limit` rows and objects, and every half that was left behind; answers how many. Several may sweep at once. */
  async sweep(limit: number): Promise<number> {
    const { dataSource, store, retentionSeconds } = this.parts;
    const steps = [
      (most: number) => expirePending(dataSource, most),
      ...agedAssets(retentionSeconds).map((aged) => (most: number) => deleteAged(dataSource, aged, most)),
      (most: number) => this.sweepObjects(most),
    ];
    let swept = 0;
    for (const step of steps) swept += await inBatches(step, limit - swept);
    return swept + (await inStore(() => store.sweepStaged(IDLE_MS)));
  }

  /** Deletes all media of an account, and answers how many assets there were. What is being uploaded meanwhile goes within the hour. */
  async deleteAccount(accountId: string): Promise<number> {
    const { dataSource, store } = this.parts;
    const deleted = await inBatches((most) => deleteOfAccount(dataSource, accountId, most), Infinity);
    const folder = `${folderOfAccount(accountId)}/`;
    await forgetStoredFiles(dataSource, folder);
    await inStore(() => store.deletePrefix(folder));
    await inBatches((most) => this.sweepObjects(most), Infinity);
    return deleted;
  }

  /** Deletes what nobody names any more; answers how many. */
  sweepObjects(limit: number): Promise<number> {
    return sweepObjects(this.parts.dataSource, limit, async (keys) => {
      for (let from = 0; from < keys.length; from += DELETES_AT_ONCE) {
        const some = keys.slice(from, from + DELETES_AT_ONCE);
        await inStore(() => Promise.all(some.map((key) => this.parts.store.delete(key))));
      }
    });
  }
}

/** Repeats a step until it finds nothing more or has done enough; answers how much. */
async function inBatches(step: (most: number) => Promise<number>, limit: number): Promise<number> {
  let done = 0;
  for (let last = BATCH; last === BATCH && done < limit; done += last) last = await step(Math.min(BATCH, limit - done));
  return done;
}
