import { describe, expect, it } from 'vitest';

import { SharedTurns } from './shared-turns.js';

/** Takes turns, and notes whose came in which order. */
function sharing(atOnce: number) {
  const turns = new SharedTurns(atOnce);
  const taken: string[] = [];
  const take = async (key: string | null): Promise<() => void> => {
    const end = await turns.take(key);
    taken.push(key ?? 'unknown');
    return end;
  };
  return { turns, taken, take };
}

describe('turns that are shared', () => {
  it('are a quarter of all for one key, however many it asks for', async () => {
    const { taken, take } = sharing(8);
    const greedy = Array.from({ length: 100 }, () => take('greedy'));
    const others = ['b', 'c', 'd', 'e'].map(take);
    const [end] = await Promise.all([...greedy.slice(0, 2), ...others]);
    expect(taken.toSorted()).toEqual(['b', 'c', 'd', 'e', 'greedy', 'greedy']);
    end?.();
    await greedy[2];
    expect(taken.filter((key) => key === 'greedy')).toHaveLength(3);
  });

  it('come to a key behind one that asked for many as soon as any ends', async () => {
    const { taken, take } = sharing(2);
    const [first, second] = [await take('a'), await take('b')];
    const waiting = [take('greedy'), take('greedy'), take('c')];
    first();
    second();
    await Promise.all([waiting[0], waiting[2]]);
    expect(taken).toEqual(['a', 'b', 'greedy', 'c']);
  });

  it('are at least one for each key, and any number where the key is not known', async () => {
    const { taken, take } = sharing(3);
    await Promise.all([take('a'), take(null), take(null)]);
    expect(taken).toHaveLength(3);
  });

  it('are not lost to whoever stops waiting, in either line', async () => {
    const { turns, take } = sharing(1);
    const end = await take('a');
    const impatient = new AbortController();
    const waits = ['a', 'b', null].map((key) => turns.take(key, impatient.signal));
    impatient.abort(new Error('enough'));
    for (const wait of waits) await expect(wait).rejects.toThrow('enough');
    end();
    (await take('a'))();
    (await take('b'))();
  });
});
