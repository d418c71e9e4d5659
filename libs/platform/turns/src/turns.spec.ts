import { describe, expect, it } from 'vitest';

import { Turns } from './turns.js';

describe('turns', () => {
  it('come in the order of asking, as many as there are', async () => {
    const turns = new Turns(2);
    const taken: number[] = [];
    const ends = await Promise.all([turns.take(), turns.take()]);
    const later = [3, 4].map(async (number) => {
      const end = await turns.take();
      taken.push(number);
      return end;
    });
    await Promise.resolve();
    expect(taken).toEqual([]);
    ends[0]?.();
    await later[0];
    expect(taken).toEqual([3]);
    ends[1]?.();
    await later[1];
    expect(taken).toEqual([3, 4]);
  });

  it('are not lost to whoever stops waiting, wherever in the line', async () => {
    const turns = new Turns(1);
    const end = await turns.take();
    const impatient = new AbortController();
    const waiting = turns.take(impatient.signal);
    const patient = turns.take();
    impatient.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    await expect(turns.take(impatient.signal)).rejects.toThrow('enough');
    end();
    (await patient)();
    await expect(turns.take()).resolves.toBeTypeOf('function');
  });
});
