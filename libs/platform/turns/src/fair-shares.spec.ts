import { describe, expect, it } from 'vitest';

import { FairShares } from './fair-shares.js';
import type { ShareRequest, ShareRules } from './fair-shares.js';
import { ManualClock } from './testing/manual-clock.js';
import { TooManyTurnsError } from './turns-by-key.js';

/** Takes shares, and notes in which order keys are granted and which holders yield. */
function sharing(rules: ShareRules) {
  const shares = new FairShares(rules);
  const granted: string[] = [];
  const yielded: string[] = [];
  const take = async (key: string, more: ShareRequest = {}): Promise<() => void> => {
    const end = await shares.take(key, more);
    granted.push(key);
    return end;
  };
  const holder = (name: string, value = 1) => ({ value: () => value, yield: () => void yielded.push(name) });
  return { shares, granted, yielded, take, holder };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('fair shares', () => {
  it('go to the waiting key that holds the least', async () => {
    const { granted, take } = sharing({ total: 3 });
    const ends = [await take('a'), await take('a'), await take('b')];
    void take('a');
    void take('b');
    void take('c');
    for (const end of ends) {
      end();
      await settled();
    }
    expect(granted).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
  });

  it('go to a key that was idle before keys that were served lately', async () => {
    const { granted, take } = sharing({ total: 1 });
    const again = async (key: string, times: number): Promise<void> => {
      for (let i = 0; i < times; i++) {
        const end = await take(key);
        await settled();
        end();
      }
    };
    const busy = [again('a', 4), again('b', 4), again('c', 4)];
    while (granted.length < 5) await settled();
    const at = granted.length;
    const newcomer = again('newcomer', 1);
    await Promise.all([...busy, newcomer]);
    expect(granted.indexOf('newcomer')).toBeLessThanOrEqual(at + 1);
  });

  it('come in the order of the requests of one key, so that a large request is not passed over', async () => {
    const { granted, shares, take } = sharing({ total: 4 });
    const end = await take('a', { amount: 3 });
    const large = shares.take('b', { amount: 4 }).then(() => granted.push('large'));
    const small = shares.take('b', { amount: 1 }).then(() => granted.push('small'));
    await settled();
    expect(granted).toEqual(['a']);
    end();
    await large;
    expect(granted).toEqual(['a', 'large']);
    void small;
  });

  it('count a request beyond the total as all of it', async () => {
    const { granted, take } = sharing({ total: 2 });
    const end = await take('a', { amount: 100 });
    const waiting = take('b');
    await settled();
    expect(granted).toEqual(['a']);
    end();
    await waiting;
  });

  it('are bounded for each key: excess waits while others are served', async () => {
    const { granted, take } = sharing({ total: 4, perKey: 2 });
    const [end] = [await take('a'), await take('a')];
    const excess = take('a');
    await take('b');
    expect(granted).toEqual(['a', 'a', 'b']);
    end();
    await excess;
  });

  it('are refused beyond the bound of a key where the rules say so', async () => {
    const { take } = sharing({ total: 4, perKey: 2, excess: 'refuse' });
    const [end] = [await take('a'), await take('a')];
    await expect(take('a')).rejects.toThrow(TooManyTurnsError);
    await take('b');
    end();
    await take('a');
  });

  it('end once, however often that is told', async () => {
    const { granted, take } = sharing({ total: 1 });
    const end = await take('a');
    void take('b');
    void take('c');
    end();
    end();
    await settled();
    expect(granted).toEqual(['a', 'b']);
  });

  it('are not lost to a request that stops waiting', async () => {
    const { shares, take } = sharing({ total: 1 });
    const end = await take('a');
    const impatient = new AbortController();
    const waits = ['a', 'b', null].map((key) => shares.take(key, { signal: impatient.signal }));
    impatient.abort(new Error('enough'));
    for (const wait of waits) await expect(wait).rejects.toThrow('enough');
    end();
    (await take('b'))();
  });
});

describe('fair shares that can be taken away', () => {
  const preempting = (total: number) => {
    const clock = new ManualClock();
    return { clock, ...sharing({ total, preempt: { clock, afterMs: 500 } }) };
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
    end();
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
    ends[0]?.();
    void take('c');
    await settled();
    expect(granted).toEqual(['a', 'a', 'b']);
  });
});
