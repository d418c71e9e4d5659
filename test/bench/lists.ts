import type { worldProto } from '@diorama/proto-types';

import { median } from './benchmark.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { startFilledRecords } from './filled-record.ts';
import type { FilledRecord } from './filled-record.ts';
import type { Workbench } from './workbench.ts';

const SMALL = 10_000;
const LARGE = { full: 1_000_000, quick: 100_000 };
const CLIENTS = 4;
const ROUNDS = 5;

/** One call of a kind; called again and again. */
type Call = (turn: number) => Promise<unknown>;

/**
 * Pages of every kind by turns, among a million worlds and five million operations, beside ten thousand worlds. Half of all worlds belong to the account that asks.
 */
export const listPages: Benchmark = {
  name: 'list-pages-at-scale',
  unit: 'ms p99',
  run: (bench) => compare(bench, pagesOf),
};

/** Reads of operations picked from all over: every tenth is one that has made a world of the account. */
export const operationPolls: Benchmark = {
  name: 'operation-polls-at-scale',
  unit: 'ms p99',
  run: (bench) =>
    compare(bench, async ({ client, accountId, operationId, operations }) => [
      (turn) => client.getOperation({ accountId, operationId: operationId(10 * ((turn * 7_919) % (operations / 10))) }),
    ]),
};

async function compare(bench: Workbench, callsOf: (record: FilledRecord) => Promise<readonly Call[]>): Promise<Measurement> {
  const [small, large] = await recordsOf(bench);
  const [yardstick, ours] = [inTurn(await callsOf(small)), inTurn(await callsOf(large))];
  return { ...(await percentiles(bench, ours, yardstick)), better: 'less', aim: { of: 'ratio', bound: 1.5 } };
}

/** All kinds, one after another. */
const inTurn =
  (calls: readonly Call[]): Call =>
  (turn) =>
    calls[turn % calls.length]?.(Math.floor(turn / calls.length)) ?? Promise.reject(new RangeError('there is nothing to call'));

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

/** Medians of several 99th percentiles of both. Their calls take turns one by one: what else the machine does meets both alike. */
async function percentiles(bench: Workbench, ours: Call, yardstick: Call): Promise<{ ours: number; yardstick: number }> {
  const figures: { ours: number[]; yardstick: number[] } = { ours: [], yardstick: [] };
  await timesOf([ours, yardstick], 100); // plans and pages come into memory
  for (let round = 0; round < ROUNDS; round++) {
    const [first = [], second = []] = await timesOf([ours, yardstick], bench.quick ? 600 : 1_800);
    figures.ours.push(p99(first));
    figures.yardstick.push(p99(second));
  }
  return { ours: median(figures.ours), yardstick: median(figures.yardstick) };
}

/** Milliseconds that each call took, so many times; a few clients at once. */
async function timesOf(kinds: readonly Call[], turns: number): Promise<number[][]> {
  const times = kinds.map((): number[] => []);
  let next = 0;
  const client = async (): Promise<void> => {
    while (next < turns) {
      const turn = next++;
      for (const [i, call] of kinds.entries()) {
        const startedAt = performance.now();
        await call(turn);
        times[i]?.push(performance.now() - startedAt);
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return times;
}

/** What 99 of 100 stay below. */
const p99 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(0.99 * times.length)] ?? Number.NaN;

/** First, deep and filtered pages in both orders; the token of a deep page is that of a page before it. */
async function pagesOf({ client, accountId, middle }: FilledRecord): Promise<readonly Call[]> {
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
  return [
    page({}),
    page({ ...deep, pageToken: nextPageToken }),
    page({ sortOrder: 'asc' }),
    page({ sortBy: 'updated_at' }),
    page({ status: 'PENDING' }),
    page({ model: 'svc-1.1-plus' }),
    page({ tags: ['all'] }),
    (turn) => client.listWorlds(ask({ tags: [`t${2 * (turn % 500)}`] })),
    page({ isPublic: true, ...deep }),
    () => client.listPublicWorlds({ pageSize: 20, pageToken: '', query: '', tag: '', style: '' }),
    () => client.listOperations({ accountId, pageSize: 20, pageToken: '', state: '' }),
    () => client.listOperations({ accountId, pageSize: 20, pageToken: '', state: 'FAILED' }),
  ];
}
