import type { worldProto } from '@diorama/proto-types';

import { median } from './benchmark.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { startFilledRecords } from './filled-record.ts';
import type { FilledRecord } from './filled-record.ts';
import type { Workbench } from './workbench.ts';

const SMALL = 10_000;
const LARGE = { full: 1_000_000, quick: 100_000 };
const CLIENTS = 4;
const ROUNDS = 3;

/** One call of a kind; called again and again. */
type Call = (turn: number) => Promise<unknown>;

/**
 * Pages of every kind among a million worlds and five million operations, beside ten thousand worlds: the kind of page that grows
 * most is told. Half of all worlds belong to the account that asks.
 */
export const listPages: Benchmark = {
  name: 'list-pages-at-scale',
  unit: 'ms p99',
  run: (bench) => compare(bench, pagesOf),
};

/** Reads of operations picked from all over. */
export const operationPolls: Benchmark = {
  name: 'operation-polls-at-scale',
  unit: 'ms p99',
  run: (bench) =>
    compare(bench, async ({ client, accountId, operationId, operations }) => ({
      operation: (turn) => client.getOperation({ accountId, operationId: operationId(10 * ((turn * 7_919) % (operations / 10))) }),
    })),
};

async function compare(bench: Workbench, callsOf: (record: FilledRecord) => Promise<Record<string, Call>>): Promise<Measurement> {
  const [small, large] = await recordsOf(bench);
  const [yardsticks, ours] = [await callsOf(small), await callsOf(large)];
  let worst: { ours: number; yardstick: number } | null = null;
  for (const [kind, call] of Object.entries(ours)) {
    const other = yardsticks[kind];
    if (other === undefined) throw new Error(`there is no ${kind} to compare with`);
    const figures = await inTurnsOf(bench, call, other);
    if (worst === null || figures.ours / figures.yardstick > worst.ours / worst.yardstick) worst = figures;
  }
  if (worst === null) throw new Error('there is nothing to measure');
  return { ...worst, better: 'less', aim: { of: 'ratio', bound: 1.5 } };
}

const started = new WeakMap<Workbench, Promise<readonly [FilledRecord, FilledRecord]>>();

function recordsOf(bench: Workbench): Promise<readonly [FilledRecord, FilledRecord]> {
  const known = started.get(bench);
  if (known !== undefined) return known;
  const made = startFilledRecords(bench, [SMALL, bench.quick ? LARGE.quick : LARGE.full]).then(([small, large]) => {
    if (small === undefined || large === undefined) throw new Error('a record did not start');
    return [small, large] as const;
  });
  started.set(bench, made);
  return made;
}

/** Medians of the 99th percentiles of both, measured in turns. */
async function inTurnsOf(bench: Workbench, ours: Call, yardstick: Call): Promise<{ ours: number; yardstick: number }> {
  const calls = bench.quick ? 300 : 1_000;
  const figures: { ours: number[]; yardstick: number[] } = { ours: [], yardstick: [] };
  for (const call of [ours, yardstick]) await p99Of(call, calls / 4); // plans and pages come into memory
  for (let round = 0; round < ROUNDS; round++) {
    figures.ours.push(await p99Of(ours, calls));
    figures.yardstick.push(await p99Of(yardstick, calls));
  }
  return { ours: median(figures.ours), yardstick: median(figures.yardstick) };
}

/** Milliseconds that 99 of 100 calls stay below, with a few clients at once. */
async function p99Of(call: Call, calls: number): Promise<number> {
  const times: number[] = [];
  let next = 0;
  const client = async (): Promise<void> => {
    while (next < calls) {
      const startedAt = performance.now();
      await call(next++);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return times.toSorted((a, b) => a - b)[Math.floor(0.99 * times.length)] ?? Number.NaN;
}

/** First, deep and filtered pages in both orders; the token of a deep page is that of a page before it. */
async function pagesOf({ client, accountId, middle }: FilledRecord): Promise<Record<string, Call>> {
  const ask = (change: Partial<worldProto.ListWorldsRequest>): worldProto.ListWorldsRequest => ({
    accountId,
    pageSize: 20,
    pageToken: '',
    status: '',
    model: '',
    tags: [],
    sortBy: 'created_at',
    sortOrder: 'desc',
    createdAfter: undefined,
    createdBefore: undefined,
    ...change,
  });
  const page = (change: Partial<worldProto.ListWorldsRequest>): Call => {
    return () => client.listWorlds(ask(change));
  };
  const deep = { createdBefore: middle };
  const { nextPageToken } = await client.listWorlds(ask(deep));
  return {
    first: page({}),
    deep: page({ ...deep, pageToken: nextPageToken }),
    oldest: page({ sortOrder: 'asc' }),
    updated: page({ sortBy: 'updated_at' }),
    pending: page({ status: 'PENDING' }),
    model: page({ model: 'svc-1.1-plus' }),
    commonTag: page({ tags: ['all'] }),
    rareTag: (turn) => client.listWorlds(ask({ tags: [`t${2 * (turn % 500)}`] })),
    public: page({ isPublic: true, ...deep }),
    gallery: () => client.listPublicWorlds({ pageSize: 20, pageToken: '' }),
    operations: () => client.listOperations({ accountId, pageSize: 20, pageToken: '', state: '' }),
    failed: () => client.listOperations({ accountId, pageSize: 20, pageToken: '', state: 'FAILED' }),
  };
}
