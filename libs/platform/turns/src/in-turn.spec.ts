import { describe, expect, it } from 'vitest';

import { inTurn } from './in-turn.js';
import { Turns } from './turns.js';

describe('a task in its turn', () => {
  it('begins when the turn has come, and passes it on when it is done', async () => {
    const turns = new Turns(1);
    const gate = Promise.withResolvers<string>();
    const begun: string[] = [];
    const first = inTurn(turns.take(), () => gate.promise);
    const second = inTurn(turns.take(), async () => begun.push('second'));
    await Promise.resolve();
    expect(begun).toEqual([]);
    gate.resolve('done');
    expect(await first).toBe('done');
    await second;
    expect(begun).toEqual(['second']);
  });

  it('passes it on when it fails', async () => {
    const turns = new Turns(1);
    await expect(inTurn(turns.take(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inTurn(turns.take(), async () => 'yes')).toBe('yes');
  });

  it('never begins when the turn does not come', async () => {
    const begun: string[] = [];
    const left = AbortSignal.abort(new Error('left'));
    await expect(inTurn(new Turns(1).take(left), async () => begun.push('late'))).rejects.toThrow('left');
    expect(begun).toEqual([]);
  });
});
