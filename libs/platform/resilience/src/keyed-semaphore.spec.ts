import { describe, expect, it } from 'vitest';

import { KeyedSemaphore } from './keyed-semaphore.js';
import type { KeyedSemaphoreOptions, PermitRequest } from './keyed-semaphore.js';
import { SemaphoreFullError } from './permit.js';
import type { SemaphorePermit } from './permit.js';
import { ManualClock } from './testing/manual-clock.js';

/** Acquires permits, and records in which order keys are granted and which holders yield. */
function sharing(options: KeyedSemaphoreOptions) {
  const semaphore = new KeyedSemaphore(options);
  const granted: string[] = [];
  const yielded: string[] = [];
  const take = async (key: string, more: PermitRequest = {}): Promise<SemaphorePermit> => {
    const end = await semaphore.acquire(key, more);
    granted.push(key);
    return end;
  };
  const holder = (name: string, value = 1) => ({ value: () => value, yield: () => void yielded.push(name) });
  return { semaphore, granted, yielded, take, holder };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('permits of a keyed semaphore', () => {
  it('go to the waiting key that holds the least', async () => {
    const { granted, take } = sharing({ permits: 3 });
    const ends = [await take('a'), await take('a'), await take('b')];
    void take('a');
    void take('b');
    void take('c');
    for (const end of ends) {
      end.release();
      await settled();
    }
    expect(granted).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
  });

  it('go to a key that was idle before keys that were served lately', async () => {
    const { granted, take } = sharing({ permits: 1 });
    const again = async (key: string, times: number): Promise<void> => {
      for (let i = 0; i < times; i++) {
        const end = await take(key);
        await settled();
        end.release();
      }
    };
    const busy = [again('a', 4), again('b', 4), again('c', 4)];
    while (granted.length < 5) await settled();
    const at = granted.length;
    const newcomer = again('newcomer', 1);
    await Promise.all([...busy, newcomer]);
    expect(granted.indexOf('newcomer')).toBeLessThanOrEqual(at + 1);
  });

  it('let a key hold and await so many together, and reject its further requests alone', async () => {
    const { semaphore, granted, take } = sharing({ permits: Infinity, perKey: 1, demandPerKey: 2 });
    const first = await take('a');
    const impatient = new AbortController();
    const aborted = semaphore.acquire('a', { signal: impatient.signal });
    await expect(take('a')).rejects.toThrow(SemaphoreFullError);
    (await take('b')).release();
    impatient.abort(new Error('enough'));
    await expect(aborted).rejects.toThrow('enough');
    const third = take('a');
    first.release();
    (await third).release();
    expect(granted).toEqual(['a', 'b', 'a']);
  });

  it('are limited for each group too; requests of other groups pass those that wait', async () => {
    const { semaphore, granted, take } = sharing({ permits: 10, perKey: 2, perGroup: 1 });
    const first = await take('a', { group: 'slow' });
    const second = take('b', { group: 'slow' });
    await take('b', { group: 'fast' });
    expect(granted).toEqual(['a', 'b']);
    expect([semaphore.running, semaphore.waiting]).toEqual([2, 1]);
    first.release();
    (await second).release();
    expect([semaphore.running, semaphore.waiting]).toEqual([1, 0]);
  });

  it('are granted at once or not at all by tryAcquire, which passes no request that could be granted', async () => {
    const { semaphore, take } = sharing({ permits: 3, perKey: 2 });
    const first = semaphore.tryAcquire('a');
    expect(semaphore.tryAcquire('a')).not.toBeNull();
    expect(semaphore.tryAcquire('a')).toBeNull();
    const large = take('b', { amount: 2 });
    expect(semaphore.tryAcquire('c')).toBeNull();
    first?.release();
    (await large).release();
    expect(semaphore.tryAcquire('c')).not.toBeNull();
  });

  it('come in the order of the requests of one key, so that a large request is not passed over', async () => {
    const { granted, semaphore, take } = sharing({ permits: 4 });
    const end = await take('a', { amount: 3 });
    const large = semaphore.acquire('b', { amount: 4 }).then(() => granted.push('large'));
    const small = semaphore.acquire('b', { amount: 1 }).then(() => granted.push('small'));
    await settled();
    expect(granted).toEqual(['a']);
    end.release();
    await large;
    expect(granted).toEqual(['a', 'large']);
    void small;
  });

  it('count a request beyond the total as all of it', async () => {
    const { granted, take } = sharing({ permits: 2 });
    const end = await take('a', { amount: 100 });
    const waiting = take('b');
    await settled();
    expect(granted).toEqual(['a']);
    end.release();
    await waiting;
  });

  it('are bounded for each key: excess waits while others are served', async () => {
    const { granted, take } = sharing({ permits: 4, perKey: 2 });
    const [end] = [await take('a'), await take('a')];
    const excess = take('a');
    await take('b');
    expect(granted).toEqual(['a', 'a', 'b']);
    end.release();
    await excess;
  });

  it('are refused beyond the bound of a key where the rules say so', async () => {
    const { take } = sharing({ permits: 4, perKey: 2, demandPerKey: 2 });
    const [end] = [await take('a'), await take('a')];
    await expect(take('a')).rejects.toThrow(SemaphoreFullError);
    await take('b');
    end.release();
    await take('a');
  });

  it('end once, however often that is told', async () => {
    const { granted, take } = sharing({ permits: 1 });
    const end = await take('a');
    void take('b');
    void take('c');
    end.release();
    end.release();
    await settled();
    expect(granted).toEqual(['a', 'b']);
  });

  it('are not lost to a request that stops waiting', async () => {
    const { semaphore, take } = sharing({ permits: 1 });
    const end = await take('a');
    const impatient = new AbortController();
    const waits = ['a', 'b', null].map((key) => semaphore.acquire(key, { signal: impatient.signal }));
    impatient.abort(new Error('enough'));
    for (const wait of waits) await expect(wait).rejects.toThrow('enough');
    end.release();
    (await take('b')).release();
  });
});

describe('revocable permits of a keyed semaphore', () => {
  const preempting = (permits: number) => {
    const clock = new ManualClock();
    return { clock, ...sharing({ permits, preempt: { clock, afterMs: 500 } }) };
  };

  it('come to a key that waits too long: the least valuable of the key that holds the most yields', async () => {
    const { clock, granted, yielded, take, holder } = preempting(5);
    for (const [key, name, value] of [
      ['a', 'a1', 5],
      ['a', 'a2', 3],
      ['a', 'a3', 4],
      ['b', 'b1', 1],
      ['b', 'b2', 1],
    ] as const)
      await take(key, { holder: holder(name, value) });
    const newcomer = take('newcomer', { holder: holder('newcomer') });
    clock.pass(499);
    expect(yielded).toEqual([]);
    clock.pass(1);
    await newcomer;
    expect([granted.at(-1), yielded]).toEqual(['newcomer', ['a2']]);
  });

  it('are never taken from a key that would hold less than the one that waits, however long that waits', async () => {
    const { clock, granted, yielded, take, holder } = preempting(2);
    const end = await take('a', { holder: holder('a') });
    await take('b', { holder: holder('b') });
    const waiting = take('c');
    clock.pass(60_000);
    await settled();
    expect([granted, yielded]).toEqual([['a', 'b'], []]);
    end.release();
    await waiting;
  });

  it('are taken from several holders where one does not free enough, and from none where all of them do not', async () => {
    const { clock, granted, yielded, take, holder } = preempting(12);
    for (const name of ['a1', 'a2', 'a3', 'a4']) await take('a', { amount: 2, holder: holder(name) });
    for (const name of ['b1', 'b2']) await take('b', { amount: 2, holder: holder(name) });
    void take('greedy', { amount: 9 }).catch(() => undefined);
    clock.pass(500);
    await settled();
    expect(yielded).toEqual([]);
    void take('modest', { amount: 3 });
    clock.pass(500);
    await settled();
    expect([granted.at(-1), yielded]).toEqual(['modest', ['a1', 'a2']]);
  });

  it('come past a larger request that waits in vain', async () => {
    const { clock, granted, take } = preempting(4);
    await take('a', { amount: 2 });
    void take('large', { amount: 4 });
    void take('small');
    await settled();
    expect(granted).toEqual(['a']);
    clock.pass(500);
    await settled();
    expect(granted).toEqual(['a', 'small']);
  });

  it('are taken from a holder that is overdue, also of a key that holds no more', async () => {
    const { clock, granted, yielded, take, holder } = preempting(2);
    let isOverdue = false;
    await take('a', { holder: { ...holder('a'), isOverdue: () => isOverdue } });
    await take('b', { holder: holder('b') });
    void take('c');
    clock.pass(500);
    await settled();
    expect(granted).toEqual(['a', 'b']);
    isOverdue = true;
    clock.pass(500);
    await settled();
    expect([granted.at(-1), yielded]).toEqual(['c', ['a']]);
  });

  it('are kept by holders that cannot yield', async () => {
    const { clock, granted, take } = preempting(2);
    await take('a');
    await take('a');
    void take('b');
    clock.pass(5_000);
    await settled();
    expect(granted).toEqual(['a', 'a']);
  });

  it('are free once only: a holder that yielded may still end its share', async () => {
    const { clock, granted, take, holder } = preempting(2);
    const ends = [await take('a', { holder: holder('a1', 1) }), await take('a', { holder: holder('a2', 2) })];
    const newcomer = take('b');
    clock.pass(500);
    await newcomer;
    ends[0]?.release();
    void take('c');
    await settled();
    expect(granted).toEqual(['a', 'a', 'b']);
  });
});
