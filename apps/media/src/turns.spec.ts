import { describe, expect, it } from 'vitest';

import { TurnsByKey } from './turns.js';

const never = new AbortController().signal;

describe('turns by key', () => {
  it('are one at a time for a key, in order, while others go on', async () => {
    const turns = new TurnsByKey(2);
    const log: string[] = [];
    const gates = new Map(['a1', 'a2', 'b1'].map((name) => [name, Promise.withResolvers<void>()]));
    const run = (key: string, name: string): Promise<string> =>
      turns.take(key, never, async () => {
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
    const turns = new TurnsByKey(1);
    await expect(turns.take('a', never, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.take('a', never, async () => 'yes')).toBe('yes');
  });

  it('are refused to a key that has too many already, and to nobody else', async () => {
    const turns = new TurnsByKey(2);
    const gate = Promise.withResolvers<void>();
    const both = [turns.take('a', never, () => gate.promise), turns.take('a', never, () => gate.promise)];
    await expect(turns.take('a', never, () => gate.promise)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retry_after: '10' },
    });
    expect(await turns.take('b', never, async () => 'yes')).toBe('yes');
    gate.resolve();
    await Promise.all(both);
    expect(await turns.take('a', never, async () => 'yes')).toBe('yes');
  });

  it('are left by whom nobody waits for, wherever in the line, and never begun', async () => {
    const turns = new TurnsByKey(9);
    const gate = Promise.withResolvers<string>();
    const begun: string[] = [];
    const left = new AbortController();
    const first = turns.take('a', left.signal, () => gate.promise);
    const second = turns.take('a', left.signal, async () => begun.push('second'));
    const third = turns.take('a', never, async () => begun.push('third'));
    left.abort(new Error('left'));
    await expect(second).rejects.toThrow('left');
    await expect(turns.take('a', left.signal, async () => begun.push('late'))).rejects.toThrow('left');
    gate.resolve('what has begun goes on');
    expect(await first).toBe('what has begun goes on');
    await third;
    expect(begun).toEqual(['third']);
  });
});
