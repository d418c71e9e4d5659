import { expect, it } from 'vitest';

import { Health } from './health.js';

it('is not ready before it has said what it needs, nor without it, nor once it stops', async () => {
  const health = new Health();
  const states = [(await health.report()).ready];
  let isThere = false;
  health.needs('database', () => isThere).needs('schema', () => Promise.resolve(true));
  states.push((await health.report()).ready);
  isThere = true;
  states.push((await health.report()).ready);
  health.beginStop();
  states.push((await health.report()).ready);
  expect(states).toEqual([false, false, true, false]);
});

it('takes a failing look for a no', async () => {
  const health = new Health().needs('store', () => Promise.reject(new Error('gone')));
  expect(await health.report()).toEqual({ ready: false, checks: { store: false, running: true } });
});
