import { setTimeout as sleep } from 'node:timers/promises';

import { startBody } from './api.ts';
import type { Api, Operation } from './api.ts';
import type { Benchmark } from './benchmark.ts';

const POLLS_A_SECOND = 300;
const WARM_UP_SECONDS = 3;
const STARTS = 200;
const PERCENTILE = 0.99;

/** Milliseconds of the slowest polls but one in a hundred, 300 a second, while a world is made; beside the same with nothing under way. */
export const pollsBesideGeneration: Benchmark = {
  name: 'polls-beside-generation',
  unit: 'ms p99',
  async run(bench) {
    const api = await bench.api();
    const seconds = bench.quick ? 3 : 10;
    const first = await start(api);
    await api.call('POST', `/svc/v1/operations/${first}:cancel`);
    await sleep(2_000); // its workflow ends
    await pollFor(api, first, WARM_UP_SECONDS); // opens the connections, and has the code compiled
    const yardstick = await pollFor(api, first, seconds);
    const running = await start(api);
    await sleep(1_000); // it is in its stages
    const ours = await pollFor(api, running, seconds);
    const { done } = await api.call<Operation>('GET', `/svc/v1/operations/${running}`);
    if (done) throw new Error('the generation ended before the polls did');
    await api.call('POST', `/svc/v1/operations/${running}:cancel`);
    return { ours, yardstick, better: 'less', aim: { of: 'ours', bound: 100 } };
  },
};

/** Seconds until 200 starts that come at once are answered, none of them above the account's limit; beside as many polls at once. */
export const startsAtOnce: Benchmark = {
  name: 'starts-at-once',
  unit: 's',
  async run(bench) {
    const { api_url: url, operator_token: token } = (await bench.stack()).info();
    const perMinute = 20;
    const account = await fetch(`${url}/admin/v1/accounts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'burst',
        credits: 1_000_000,
        max_running: STARTS,
        limits: { per_minute: perMinute, per_hour: perMinute },
      }),
    });
    const { api_key: key } = (await account.json()) as { api_key: string };
    const headers = { 'svc-api-key': key, 'content-type': 'application/json' };
    const body = JSON.stringify(startBody('svc-1.0-draft', 'a meadow'));
    const yardstick = await timed(() => atOnce(() => fetch(`${url}/svc/v1/credits`, { headers })));
    let answers: Response[] = [];
    const ours = await timed(async () => {
      answers = await atOnce(() => fetch(`${url}/svc/v1/worlds:generate`, { method: 'POST', headers, body }));
    });
    const accepted = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429).length;
    if (accepted.length !== perMinute || accepted.length + refused !== STARTS)
      throw new Error(`of ${STARTS} starts ${accepted.length} were let in and ${refused} refused; the limit is ${perMinute}`);
    for (const answer of accepted) {
      const { operation_id: id } = (await answer.json()) as Operation;
      await fetch(`${url}/svc/v1/operations/${id}:cancel`, { method: 'POST', headers: { 'svc-api-key': key } });
    }
    return { ours: ours / 1_000, yardstick: yardstick / 1_000, better: 'less', aim: { of: 'ours', bound: 10 } };
  },
};

async function start(api: Api): Promise<string> {
  const body = startBody('svc-1.1-plus', 'a mossy canyon with a river at dusk');
  return (await api.call<Operation>('POST', '/svc/v1/worlds:generate', body)).operation_id;
}

/** Sends polls at their times, whether or not earlier ones have been answered, as many clients would. */
async function pollFor(api: Api, id: string, seconds: number): Promise<number> {
  const waits: Promise<number>[] = [];
  const startedAt = performance.now();
  for (let poll = 0; poll < seconds * POLLS_A_SECOND; poll++) {
    const due = startedAt + (poll * 1_000) / POLLS_A_SECOND;
    if (due > performance.now()) await sleep(due - performance.now());
    waits.push(api.call('GET', `/svc/v1/operations/${id}`).then(() => performance.now() - due));
  }
  const sorted = (await Promise.all(waits)).toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * PERCENTILE) - 1] ?? NaN;
}

const atOnce = (send: () => Promise<Response>): Promise<Response[]> => Promise.all(Array.from({ length: STARTS }, send));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
