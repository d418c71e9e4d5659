import { setTimeout as sleep } from 'node:timers/promises';

import { buildDatabaseUrl } from '@diorama/postgres';

import { startBody } from './api.ts';
import type { Api, Operation } from './api.ts';
import { inTurns } from './benchmark.ts';
import type { Benchmark } from './benchmark.ts';
import { answersPerSecond } from './load.ts';
import type { Load } from './load.ts';
import type { Workbench } from './workbench.ts';

const CONNECTIONS = 16;
const SETTLED_MS = 3_000;

/** `GET operations/{id}`, beside a bare Fastify route with one gRPC hop and one indexed query behind it. */
export const operationReads: Benchmark = {
  name: 'operation-reads',
  unit: 'requests/s',
  async run(bench) {
    const api = await bench.api();
    const id = await quietOperation(api);
    const ours = { url: `${api.url}/svc/v1/operations/${id}`, headers: api.headers };
    const bare = { url: `${await startBare(bench)}/operations/${id}`, headers: {} };
    const rate = (target: Pick<Load, 'url' | 'headers'>, seconds: number): Promise<number> =>
      answersPerSecond({ ...target, method: 'GET', connections: CONNECTIONS, seconds });
    const [warmUp, seconds] = bench.quick ? [1, 2] : [3, 5];
    for (const target of [ours, bare]) await rate(target, warmUp);
    const rates = await inTurns({ rounds: 3, ours: () => rate(ours, seconds), yardstick: () => rate(bare, seconds) });
    return { ...rates, better: 'more', aim: { of: 'ratio', bound: 0.6 } };
  },
};

/** An operation that nobody works on; like one that runs it has no world yet. */
async function quietOperation(api: Api): Promise<string> {
  const start = startBody('svc-1.0-draft', 'a meadow');
  const { operation_id: id } = await api.call<Operation>('POST', '/svc/v1/worlds:generate', start);
  await api.call('POST', `/svc/v1/operations/${id}:cancel`);
  await sleep(SETTLED_MS); // its workflow ends
  return id;
}

/** Two processes on the stack's database; answers the URL of the first. */
async function startBare(bench: Workbench): Promise<string> {
  const { database_url } = (await bench.stack()).info();
  const record = await bench.child<{ port: number }>('./bare-record.ts', [buildDatabaseUrl(database_url, 'diorama')]);
  const gateway = await bench.child<{ url: string }>('./bare-gateway.ts', [String(record.ready.port)]);
  return gateway.ready.url;
}
