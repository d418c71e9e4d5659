import { describe, expect, it } from 'vitest';

import { TurnsByKey } from './turns.js';

describe('turns by key', () => {
  it('are one at a time for a key, in order, while others go on', async () => {
    const turns = new TurnsByKey();
    const log: string[] = [];
    const gates = new Map(['a1', 'a2', 'b1'].map((name) => [name, Promise.withResolvers<void>()]));
    const run = (key: string, name: string): Promise<string> =>
      turns.take(key, async () => {
        log.push(`${name} begins`);
        await gates.get(name)?.promise;
        log.push(`${name} ends`);
        return name;
      });
    const all = [run('a', 'a1'), run('a', 'a2'), run('b', 'b1')];
    await expect.poll(() => log).toEqual(['a1 begins', 'b1 begins']);
    gates.get('b1')?.resolve();
    await all[2];
    gates.get('a1')?.resolve();
    gates.get('a2')?.resolve();
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1']);
    expect(log).toEqual(['a1 begins', 'b1 begins', 'b1 ends', 'a1 ends', 'a2 begins', 'a2 ends']);
  });

  it('go on after a task that failed', async () => {
    const turns = new TurnsByKey();
    await expect(turns.take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.take('a', async () => 'yes')).toBe('yes');
  });
});
