import type { WorldAssets } from '../api/world.js';
import { pause, waitSeconds } from '../retry.js';
import { DownloadError } from './download.js';

/** Asks the API for the world's assets with fresh addresses; null when the world is gone. */
export type Renew = () => Promise<WorldAssets | null>;

export interface LoadPlan {
  readonly load: (url: string) => Promise<void>;
  readonly renew: Renew;
  readonly signal: AbortSignal;
}

const TRIES = 4;

/**
 * Loads one asset. An address is signed for a day only, so a refused one is asked for anew; a broken connection is tried again after a
 * while. Throws the last error; a world without the asset loads nothing.
 */
export async function loadPersistently(
  assets: WorldAssets | null,
  urlOf: (assets: WorldAssets | null) => string | null | undefined,
  { load, renew, signal }: LoadPlan,
): Promise<void> {
  let url = urlOf(assets);
  for (let tries = 1; url; tries += 1) {
    try {
      return await load(url);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof DownloadError) || tries === TRIES) throw error;
      const isRefused = error.status >= 400 && error.status < 500;
      if (!isRefused) await pause(waitSeconds(tries), signal);
      else url = urlOf(await renew());
      if (!url) throw error;
    }
  }
}
