import { describe, expect, it } from 'vitest';

import { systemClock } from './system-clock.js';

describe('the system clock', () => {
  it('does not go back, and counts the time of a sleep', async () => {
    const before = systemClock.now();
    await systemClock.sleep(5);
    expect(systemClock.now()).toBeGreaterThan(before);
  });

  it('runs an action once, unless it is cancelled', async () => {
    const ran: string[] = [];
    const cancel = systemClock.after(0, () => ran.push('cancelled'));
    cancel();
    await new Promise<void>((resolve) => {
      systemClock.after(0, () => {
        ran.push('due');
        resolve();
      });
    });
    expect(ran).toEqual(['due']);
  });

  it('ends a sleep with the reason of its signal, also of one that was aborted before', async () => {
    const controller = new AbortController();
    const sleeping = systemClock.sleep(60_000, controller.signal);
    controller.abort(new Error('stopping'));
    await expect(sleeping).rejects.toThrow('stopping');
    await expect(systemClock.sleep(60_000, controller.signal)).rejects.toThrow('stopping');
  });
});
