import { describe, expect, it } from 'vitest';

import { FetchSlots } from './fetch-slots.js';

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
