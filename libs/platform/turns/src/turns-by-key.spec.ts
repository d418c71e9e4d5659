import { describe, expect, it } from 'vitest';

import { TooManyTurnsError, TurnsByKey } from './turns-by-key.js';

describe('turns by key', () => {
  it('are one at a time for a key, in order, while others go on', async () => {
    const turns = new TurnsByKey();
    const taken: string[] = [];
    const take = async (key: string, name: string): Promise<() => void> => {
      const end = await turns.take(key);
      taken.push(name);
      return end;
    };
    const [first, second, third, other] = [take('a', 'a1'), take('a', 'a2'), take('a', 'a3'), take('b', 'b1')];
    (await other)();
    expect(taken).toEqual(['a1', 'b1']);
    (await first)();
    (await second)();
    (await third)();
    expect(taken).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('are refused to a key that has too many already, and to nobody else', async () => {
    const turns = new TurnsByKey({ most: 2 });
    const first = await turns.take('a');
    const second = turns.take('a');
    await expect(turns.take('a')).rejects.toThrow(TooManyTurnsError);
    (await turns.take('b'))();
    first();
    const third = turns.take('a');
    (await second)();
    (await third)();
  });

  it('count nobody who stopped waiting', async () => {
    const turns = new TurnsByKey({ most: 2 });
    const end = await turns.take('a');
    const impatient = new AbortController();
    const waiting = turns.take('a', impatient.signal);
    impatient.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    const patient = turns.take('a');
    end();
    (await patient)();
  });
});
