import type { AddressInfo } from 'node:net';

import { expect, it } from 'vitest';

import { Health, serveHealth } from './health.js';
import { Metrics } from './metrics.js';

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

it('is told among the metrics, as it is then; a look that does not end is a no', async () => {
  let answer: () => boolean | Promise<boolean> = () => false;
  const health = new Health().needs('store', () => answer());
  const server = await serveHealth(health, { host: '127.0.0.1', port: 0 }, new Metrics());
  const told = async (): Promise<string | undefined> => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`);
    return /^diorama_ready (\d)$/m.exec(await response.text())?.[1];
  };
  const values = [await told()];
  answer = () => true;
  values.push(await told());
  answer = () => new Promise<boolean>(() => undefined);
  values.push(await told());
  answer = () => true;
  values.push(await told());
  health.beginStop();
  values.push(await told());
  server.close();
  expect(values).toEqual(['0', '1', '0', '1', '0']);
});
