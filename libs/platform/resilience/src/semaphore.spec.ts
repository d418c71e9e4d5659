import { describe, expect, it } from 'vitest';

import { Semaphore } from './semaphore.js';

describe('a semaphore', () => {
  it('grants as many permits as it has, in the order of the requests', async () => {
    const semaphore = new Semaphore(2);
    const taken: number[] = [];
    const ends = await Promise.all([semaphore.acquire(), semaphore.acquire()]);
    const later = [3, 4].map(async (number) => {
      const end = await semaphore.acquire();
      taken.push(number);
      return end;
    });
    await Promise.resolve();
    expect(taken).toEqual([]);
    ends[0]?.release();
    await later[0];
    expect(taken).toEqual([3]);
    ends[1]?.release();
    await later[1];
    expect(taken).toEqual([3, 4]);
  });

  it('loses no permit to a request that is aborted, wherever in the queue', async () => {
    const semaphore = new Semaphore(1);
    const end = await semaphore.acquire();
    const impatient = new AbortController();
    const waiting = semaphore.acquire(impatient.signal);
    const patient = semaphore.acquire();
    impatient.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    await expect(semaphore.acquire(impatient.signal)).rejects.toThrow('enough');
    end.release();
    (await patient).release();
    await expect(semaphore.acquire()).resolves.toHaveProperty('release');
  });
});
