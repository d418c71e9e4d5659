import { NotFoundError, SignedUrlError } from '@diorama-worlds/sdk';
import { describe, expect, it, vi } from 'vitest';

import type { WorldAssets } from '../api/world.js';
import { loadWithRetries } from './load-with-retries.js';

const assets = (pano_url: string): WorldAssets => ({ thumbnail_url: null, caption: null, splats: null, mesh: null, imagery: { pano_url } });
const panoOf = (given: WorldAssets | null): string | null | undefined => given?.imagery?.pano_url;
const { signal } = new AbortController();

describe('loading an asset', () => {
  it('asks for a fresh address when the old one is refused', async () => {
    const load = vi.fn<(url: string) => Promise<void>>(async (url) => {
      if (url === '/old') throw new SignedUrlError('expired', { status: 403 });
    });
    await loadWithRetries(assets('/old'), panoOf, { load, renew: async () => assets('/new'), signal });
    expect(load.mock.calls.map(([url]) => url)).toEqual(['/old', '/new']);
  });

  it('gives up at once on a file that arrived but is damaged', async () => {
    const load = vi.fn<(url: string) => Promise<void>>(() => Promise.reject(new Error('damaged')));
    await expect(loadWithRetries(assets('/a'), panoOf, { load, renew: async () => null, signal })).rejects.toThrow('damaged');
    expect(load).toHaveBeenCalledOnce();
  });

  it('ends with the refusal when the world is gone', async () => {
    const load = vi.fn<(url: string) => Promise<void>>(() => Promise.reject(new NotFoundError('gone', { status: 404 })));
    await expect(loadWithRetries(assets('/a'), panoOf, { load, renew: async () => null, signal })).rejects.toMatchObject({ status: 404 });
  });

  it('loads nothing where a world has no such asset', async () => {
    const load = vi.fn<(url: string) => Promise<void>>(() => Promise.resolve());
    await loadWithRetries(null, panoOf, { load, renew: async () => null, signal });
    expect(load).not.toHaveBeenCalled();
  });
});
