import { describe, expect, it } from 'vitest';

import { SharedTurns } from './shared-turns.js';

/** Takes turns for tasks that end when the test says so, and notes in which order they begin. */
function sharing(atOnce: number) {
  const turns = new SharedTurns(atOnce);
  const begun: string[] = [];
  const run = (account: string) => {
    const gate = Promise.withResolvers<void>();
    const done = turns.take(account, () => {
      begun.push(account);
      return gate.promise;
    });
    return { done, end: () => gate.resolve() };
  };
  return { begun, run };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe('turns that accounts share', () => {
  it('are a quarter of all for one account, however many tasks it has', async () => {
    const { begun, run } = sharing(8);
    const greedy = Array.from({ length: 20 }, () => run('greedy'));
    run('other');
    await settle();
    expect(begun.toSorted()).toEqual(['greedy', 'greedy', 'other']);
    greedy[0]?.end();
    await greedy[0]?.done;
    await settle();
    expect(begun).toHaveLength(4);
  });

  it('come to an account behind one with many tasks as soon as any is free', async () => {
    const { begun, run } = sharing(2);
    const [a, b] = [run('a'), run('b')];
    for (let task = 0; task < 10; task++) run('greedy');
    run('late');
    await settle();
    expect(begun).toEqual(['a', 'b']);
    a.end();
    b.end();
    await settle();
    expect(begun).toEqual(['a', 'b', 'greedy', 'late']);
  });

  it('are left by whoever waits no longer', async () => {
    const turns = new SharedTurns(1);
    const gate = Promise.withResolvers<void>();
    const first = turns.take('a', () => gate.promise);
    const impatient = new AbortController();
    const waits = ['a', 'b'].map((account) => turns.take(account, async () => 'never', impatient.signal));
    impatient.abort(new Error('enough'));
    for (const wait of waits) await expect(wait).rejects.toThrow('enough');
    gate.resolve();
    await first;
    expect(await turns.take('b', async () => 'yes')).toBe('yes');
  });

  it('go on after a task that failed', async () => {
    const turns = new SharedTurns(2);
    await expect(turns.take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.take('a', async () => 'yes')).toBe('yes');
  });
});
