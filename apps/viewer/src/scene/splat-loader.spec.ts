import { describe, expect, it } from 'vitest';

import type { DetailLevel, WorldAssets } from '../api/world.js';
import { SplatLoader } from './splat-loader.js';
import type { LoadingProgress } from './splat-loader.js';

const ASSETS: WorldAssets = {
  thumbnail_url: null,
  caption: null,
  splats: { spz_urls: { '100k': '/a', '500k': '/b', full_res: '/c' }, semantics_metadata: null },
  mesh: null,
  imagery: null,
};

/** A loader whose files come when the test says so. */
function watchedLoader() {
  const visit = new AbortController();
  const shown: DetailLevel[] = [];
  const progress: (LoadingProgress | null)[] = [];
  const files = new Map<string, PromiseWithResolvers<void>>();
  const fileAt = (url: string): PromiseWithResolvers<void> => {
    const file = files.get(url) ?? Promise.withResolvers<void>();
    files.set(url, file);
    return file;
  };
  const loader = new SplatLoader({
    assets: ASSETS,
    renew: async () => null,
    signal: visit.signal,
    show: async ({ url }, signal, onBytes) => {
      onBytes(5, 10);
      const stopped = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
      await Promise.race([fileAt(url).promise, stopped]);
    },
    onProgress: (now) => progress.push(now),
    onShown: (level) => shown.push(level),
  });
  const arrive = (url: string): void => fileAt(url).resolve();
  const fail = (url: string): void => fileAt(url).reject(new Error('damaged'));
  return { loader, shown, progress, arrive, fail, leave: () => visit.abort() };
}

describe('the loader of splats', () => {
  it('shows one level after the other and reports how much of each has come', async () => {
    const { loader, shown, progress, arrive } = watchedLoader();
    arrive('/a');
    arrive('/b');
    expect(await loader.load(['100k', '500k'])).toBe('shown');
    expect(shown).toEqual(['100k', '500k']);
    expect(progress).toEqual([
      { level: '100k', step: 1, steps: 2, loaded: 0, total: 0 },
      { level: '100k', step: 1, steps: 2, loaded: 5, total: 10 },
      { level: '500k', step: 2, steps: 2, loaded: 0, total: 0 },
      { level: '500k', step: 2, steps: 2, loaded: 5, total: 10 },
      null,
    ]);
    expect(loader.isLoading).toBe(false);
  });

  it('keeps the level on the screen when another cannot be loaded', async () => {
    const { loader, shown, arrive, fail } = watchedLoader();
    arrive('/a');
    fail('/c');
    await loader.load(['100k']);
    expect(await loader.load(['full_res'])).toBe('failed');
    expect([loader.level, shown]).toEqual(['100k', ['100k']]);
    arrive('/b');
    expect(await loader.load(['500k'])).toBe('shown');
  });

  it('throws when the first file cannot be loaded', async () => {
    const { loader, fail, progress } = watchedLoader();
    fail('/a');
    await expect(loader.load(['100k', '500k'])).rejects.toThrow('damaged');
    expect(progress.at(-1)).toBeNull();
  });

  it('stops a request when a later one begins', async () => {
    const { loader, shown, arrive } = watchedLoader();
    arrive('/a');
    arrive('/b');
    const first = loader.load(['100k', 'full_res']);
    await expect.poll(() => loader.level).toBe('100k');
    const second = loader.load(['500k']);
    expect(await first).toBe('replaced');
    expect(await second).toBe('shown');
    expect(shown).toEqual(['100k', '500k']);
  });

  it('does not load the level on the screen again', async () => {
    const { loader, shown, progress, arrive } = watchedLoader();
    arrive('/a');
    await loader.load(['100k']);
    const reports = progress.length;
    expect(await loader.load(['100k'])).toBe('shown');
    expect([shown, progress.slice(reports)]).toEqual([['100k'], [null]]);
  });

  it('ends with the visit', async () => {
    const { loader, arrive, leave } = watchedLoader();
    arrive('/a');
    await loader.load(['100k']);
    const loading = loader.load(['500k']);
    await expect.poll(() => loader.isLoading).toBe(true);
    leave();
    await expect(loading).rejects.toThrow('abort');
  });
});
