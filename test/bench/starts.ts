import { randomUUID } from 'node:crypto';

import { createTemporalClient, readTemporalSettings } from '@diorama/temporal';

import { openAccount, startBody } from './api.ts';
import { inTurns } from './benchmark.ts';
import type { Benchmark } from './benchmark.ts';
import { answersPerSecond } from './load.ts';
import { startFront } from './front.ts';
import type { Workbench } from './workbench.ts';

const CONCURRENCY = 16;

/**
 * `POST worlds:generate`, beside `workflow.start` of the plain Temporal client on the same server. No worker serves either,
 * so that only starting is measured.
 */
export const operationStarts: Benchmark = {
  name: 'operation-starts',
  unit: 'starts/s',
  async run(bench) {
    const front = await startFront(bench);
    const [warmUp, seconds] = bench.quick ? [1, 2] : [2, 4];
    const raw = await rawStarter(bench, front.namespace);
    const ours = await apiStarter(front.url, front.operatorToken);
    for (const start of [ours, raw]) await start(warmUp);
    const rates = await inTurns({ rounds: bench.quick ? 3 : 5, ours: () => ours(seconds), yardstick: () => raw(seconds) });
    return { ...rates, better: 'more', aim: { of: 'ratio', bound: 0.7 } };
  },
};

/** Starts as many as it can in so many seconds; answers how many a second. */
type Starter = (seconds: number) => Promise<number>;

async function apiStarter(url: string, operatorToken: string): Promise<Starter> {
  const { headers } = await openAccount(url, operatorToken);
  const body = JSON.stringify(startBody('svc-1.0-draft', 'a meadow with a pond'));
  return (seconds) =>
    answersPerSecond({
      url: `${url}/svc/v1/worlds:generate`,
      method: 'POST',
      headers,
      body,
      connections: CONCURRENCY,
      seconds,
    });
}

async function rawStarter(bench: Workbench, namespace: string): Promise<Starter> {
  const { temporal_address: address } = (await bench.stack()).info();
  const client = createTemporalClient(readTemporalSettings({ TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: namespace }));
  bench.onClose(() => client.connection.close());
  return async (seconds) => {
    let count = 0;
    const startedAt = performance.now();
    const passed = (): number => (performance.now() - startedAt) / 1_000;
    const startSome = async (): Promise<void> => {
      for (; passed() < seconds; count++)
        await client.workflow.start('bench', { workflowId: randomUUID(), taskQueue: 'bench', args: [{}] });
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, startSome));
    return count / passed();
  };
}
