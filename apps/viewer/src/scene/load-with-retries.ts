import { DioramaError } from '@diorama-worlds/sdk';

import type { WorldAssets } from '../api/world.js';

/** Asks the API for the world's assets with fresh addresses; null when the world is gone. */
export type RefreshAssetUrls = () => Promise<WorldAssets | null>;

interface LoadPlan {
  readonly load: (url: string) => Promise<void>;
  readonly renew: RefreshAssetUrls;
  readonly signal: AbortSignal;
}

/**
 * Loads one asset. Its address is signed for one day, so after a refusal it is loaded once more from a new address. A world without the
 * asset loads nothing.
 *
 * @throws the last error
 */
export async function loadWithRetries(
  assets: WorldAssets | null,
  urlOf: (assets: WorldAssets | null) => string | null | undefined,
  { load, renew, signal }: LoadPlan,
): Promise<void> {
  const url = urlOf(assets);
  if (!url) return;
  try {
    await load(url);
  } catch (error) {
    signal.throwIfAborted();
    const renewed = isRefusal(error) ? urlOf(await renew()) : null;
    if (!renewed) throw error;
    await load(renewed);
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof DioramaError && error.status !== null && error.status >= 400 && error.status < 500;
