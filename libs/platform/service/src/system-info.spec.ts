import { Health } from '@diorama/telemetry';
import { describe, expect, it } from 'vitest';

import { createSystemInfoReader } from './system-info.js';

describe('what a process reports about itself', () => {
  it('names its version, its start and the checks that fail', async () => {
    const health = new Health().needs('grpc', () => true).needs('objects', () => false);
    const info = await createSystemInfoReader({ service: 'media', health })();
    expect(info).toMatchObject({
      service: 'media',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      ready: false,
      failedChecks: ['objects'],
    });
    expect(info.startedAt?.getTime()).toBeLessThan(Date.now());
    expect([info.database, info.store]).toEqual([undefined, undefined]);
  });

  it('leaves out a part that fails, and one that never answers', async () => {
    const health = new Health().needs('grpc', () => true);
    for (const readStoreUsage of [() => Promise.reject(new Error('no disk')), () => new Promise<never>(() => undefined)]) {
      const info = await createSystemInfoReader({ service: 'media', health, readStoreUsage })();
      expect([info.ready, info.store]).toEqual([true, undefined]);
    }
  });
});
