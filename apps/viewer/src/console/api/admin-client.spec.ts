import { afterEach, describe, expect, it, vi } from 'vitest';

import { AdminClient } from './admin-client.js';

const answer = (response: () => Response): void => vi.stubGlobal('fetch', async () => response()) as unknown as void;

afterEach(() => vi.unstubAllGlobals());

describe('signing out', () => {
  it('has done what it should when the session is over already', async () => {
    answer(() => new Response('{}', { status: 401 }));
    await expect(new AdminClient().signOut()).resolves.toBeUndefined();
  });

  it('fails where the session may go on', async () => {
    answer(() => new Response('{"detail":"Try again"}', { status: 503 }));
    await expect(new AdminClient().signOut()).rejects.toMatchObject({ status: 503 });
    answer(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(new AdminClient().signOut()).rejects.toMatchObject({ status: 0 });
  });
});
