import { describe, expect, it } from 'vitest';

import { FetchSlots, SharedSlots } from './fetch-slots.js';

const never = new AbortController().signal;

describe('fetch slots', () => {
  it('are given in the order of asking, as many as there are', async () => {
    const slots = new FetchSlots(2);
    const entered: number[] = [];
    const releases = await Promise.all([slots.take(never), slots.take(never)]);
    const later = [3, 4].map(async (number) => {
      const release = await slots.take(never);
      entered.push(number);
      return release;
    });
    await Promise.resolve();
    expect(entered).toEqual([]);
    releases[0]?.();
    await later[0];
    expect(entered).toEqual([3]);
    releases[1]?.();
    await later[1];
    expect(entered).toEqual([3, 4]);
  });

  it('are not lost to whoever stops waiting', async () => {
    const slots = new FetchSlots(1);
    const release = await slots.take(never);
    const impatient = new AbortController();
    const waiting = slots.take(impatient.signal);
    const patient = slots.take(never);
    impatient.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    await expect(slots.take(impatient.signal)).rejects.toThrow('enough');
    release();
    (await patient)();
    await expect(slots.take(never)).resolves.toBeTypeOf('function');
  });
});

describe('slots that accounts share', () => {
  /** Takes slots, and notes whose were given in which order. */
  function sharing(atOnce: number) {
    const slots = new SharedSlots(atOnce);
    const given: string[] = [];
    const ask = async (account: string): Promise<() => void> => {
      const release = await slots.take(account, never);
      given.push(account);
      return release;
    };
    return { slots, given, ask };
  }

  it('are a quarter of all for one account, however many it asks for', async () => {
    const { given, ask } = sharing(8);
    const greedy = Array.from({ length: 100 }, () => ask('greedy'));
    const others = ['b', 'c', 'd', 'e'].map(ask);
    const releases = [...(await Promise.all(greedy.slice(0, 2))), ...(await Promise.all(others))];
    expect(given.toSorted()).toEqual(['b', 'c', 'd', 'e', 'greedy', 'greedy']);
    releases[0]?.();
    await greedy[2];
    expect(given.filter((account) => account === 'greedy')).toHaveLength(3);
  });

  it('have no more of one account in line than it may hold', async () => {
    const { given, ask } = sharing(2);
    const [first, second] = [await ask('a'), await ask('b')];
    const waiting = [ask('greedy'), ask('greedy'), ask('c')];
    first();
    second();
    await Promise.all([waiting[0], waiting[2]]);
    expect(given).toEqual(['a', 'b', 'greedy', 'c']);
  });

  it('are at least one for each account, and any number where the account is not known', async () => {
    const { given, ask } = sharing(3);
    await Promise.all([ask('a'), ask(''), ask('')]);
    expect(given).toHaveLength(3);
  });

  it('are not lost to whoever stops waiting, in either line', async () => {
    const { slots, ask } = sharing(1);
    const release = await ask('a');
    const impatient = new AbortController();
    const waits = ['a', 'b'].map((account) => slots.take(account, impatient.signal));
    impatient.abort(new Error('enough'));
    for (const wait of waits) await expect(wait).rejects.toThrow('enough');
    release();
    (await ask('a'))();
    (await ask('b'))();
  });
});
