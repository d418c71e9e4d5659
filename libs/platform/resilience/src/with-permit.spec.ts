import { describe, expect, it } from 'vitest';

import { withPermit } from './with-permit.js';
import { Semaphore } from './semaphore.js';

describe('a task with a permit', () => {
  it('begins when the permit is granted, and releases it when it is done', async () => {
    const semaphore = new Semaphore(1);
    const gate = Promise.withResolvers<string>();
    const begun: string[] = [];
    const first = withPermit(semaphore.acquire(), () => gate.promise);
    const second = withPermit(semaphore.acquire(), async () => begun.push('second'));
    await Promise.resolve();
    expect(begun).toEqual([]);
    gate.resolve('done');
    expect(await first).toBe('done');
    await second;
    expect(begun).toEqual(['second']);
  });

  it('releases the permit when it fails', async () => {
    const semaphore = new Semaphore(1);
    await expect(withPermit(semaphore.acquire(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withPermit(semaphore.acquire(), async () => 'yes')).toBe('yes');
  });

  it('never begins when the permit is not granted', async () => {
    const begun: string[] = [];
    const left = AbortSignal.abort(new Error('left'));
    await expect(withPermit(new Semaphore(1).acquire(left), async () => begun.push('late'))).rejects.toThrow('left');
    expect(begun).toEqual([]);
  });
});
