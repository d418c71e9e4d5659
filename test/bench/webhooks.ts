import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { createTemporalClient, readTemporalSettings } from '@diorama/temporal';

import { inTurns } from './benchmark.ts';
import type { Benchmark } from './benchmark.ts';
import type { ReceiverHost, ReceiverPath, WebhookTrack } from './webhook-track.ts';
import { webhookTrack } from './webhook-track.ts';
import type { Workbench } from './workbench.ts';

const [RECEIVER, SLOW, OTHER] = ['receiver.example.com', 'slow.example.net', 'other.example.org'] as const;
const AT_ONCE = 16;
const FINISHES_PER_SECOND = 10;
/** Before what is measured, for code is compiled when it first runs. */
const WARM_UP = 30;
/** To the receiver that hangs: more than may be on their way to one host. */
const HANGING = 60;
const WAITING = 2_000;

/** Deliveries from the start of their workflow to its end, beside workflows of one activity that does nothing, on the same server. */
export const webhookDeliveries: Benchmark = {
  name: 'webhook-deliveries',
  unit: 'deliveries/s',
  async run(bench) {
    const [track, bare] = [await webhookTrack(bench), await bareSends(bench)];
    const count = bench.quick ? 150 : 300;
    const ours = async (): Promise<number> => {
      const ended = await endMany(track, { count, hosts: [RECEIVER, SLOW, OTHER] });
      return rateOf(ended.map((id) => async () => (await track.deliver(id)).result()));
    };
    const yardstick = (): Promise<number> => rateOf(Array.from({ length: count }, () => bare));
    await yardstick();
    await ours();
    const rates = await inTurns({ rounds: bench.quick ? 2 : 3, ours, yardstick });
    return { ...rates, better: 'more', aim: { of: 'ratio', bound: 0.4 } };
  },
};

/** p95 from the finishing transaction to the first attempt at ten a second, beside that of a workflow's start to its only activity. */
export const webhookFirstAttempt: Benchmark = {
  name: 'webhook-first-attempt',
  unit: 'ms',
  async run(bench) {
    const [track, bare] = [await webhookTrack(bench), await bareSends(bench)];
    const count = bench.quick ? 50 : 200;
    const bareAttempt = async (): Promise<number> => {
      const startedAt = Date.now();
      return (await bare()) - startedAt;
    };
    const ourAttempt = (): Promise<number> => firstAttempt(track, RECEIVER);
    for (const attempt of [bareAttempt, ourAttempt]) await p95AtPace(WARM_UP, attempt);
    const yardstick = await p95AtPace(count, bareAttempt);
    return { ours: await p95AtPace(count, ourAttempt), yardstick, better: 'less', aim: { of: 'ours', bound: 500 } };
  },
};

/** The same p95 while another receiver hangs, beside that while none does. */
export const webhookBesideHanging: Benchmark = {
  name: 'webhook-beside-hanging',
  unit: 'ms',
  async run(bench) {
    const track = await webhookTrack(bench);
    const count = bench.quick ? 50 : 200;
    const yardstick = await p95AtPace(count, () => firstAttempt(track, RECEIVER));
    const hanging = await endMany(track, { count: HANGING, hosts: [SLOW], path: '/hang' });
    await Promise.all(hanging.map((id) => track.deliver(id)));
    // Ten are on their way, the others wait: their coming is no part of what they do to others.
    while ((await track.pending()) < HANGING) await sleep(100);
    const ours = await p95AtPace(count, () => firstAttempt(track, RECEIVER));
    track.release();
    return { ours, yardstick, better: 'less', aim: { of: 'ratio', bound: 1.2 } };
  },
};

/** Memory of the workers while two thousand deliveries wait, for an hour or until their paused host answers, beside what they had before. */
export const webhookWaitingMemory: Benchmark = {
  name: 'webhook-waiting-memory',
  unit: 'GB',
  async run(bench) {
    const track = await webhookTrack(bench);
    const { pids } = (await bench.stack()).info();
    const workers = [pids['worker-orchestration'] ?? 0, pids['egress'] ?? 0];
    const resident = (): number => workers.map(residentGigabytes).reduce((sum, bytes) => sum + bytes, 0);
    const yardstick = resident();
    const waiting = await endMany(track, { count: WAITING, hosts: [RECEIVER, SLOW, OTHER], path: '/later' });
    await inLine(waiting.map((id) => () => track.deliver(id)));
    // Hosts pause after some failures in a row, so most deliveries wait without an attempt.
    while ((await track.sending()) > 0) await sleep(100);
    await sleep(5_000); // until the last of them is on record
    return { ours: resident(), yardstick, better: 'less', aim: { of: 'ours', bound: 1 } };
  },
};

interface Batch {
  readonly count: number;
  readonly hosts: readonly ReceiverHost[];
  readonly path?: ReceiverPath;
}

/** Ids of deliveries whose operations have ended. */
async function endMany(track: WebhookTrack, { count, hosts, path = '/taken' }: Batch): Promise<string[]> {
  const ended = await inLine(Array.from({ length: count }, (_, i) => () => track.end(hosts[i % hosts.length] ?? RECEIVER, path)));
  return ended.map(({ deliveryId }) => deliveryId);
}

async function firstAttempt(track: WebhookTrack, host: ReceiverHost): Promise<number> {
  const { deliveryId, endedAt } = await track.end(host, '/taken');
  await track.deliver(deliveryId);
  return (await track.arrival(deliveryId)) - endedAt;
}

/** Starts one every tenth of a second, whatever becomes of those before; answers the 95th percentile of what they measured. */
async function p95AtPace(count: number, measure: () => Promise<number>): Promise<number> {
  const measured: Promise<number>[] = [];
  const startedAt = performance.now();
  for (let i = 0; i < count; i++) {
    await sleep(Math.max(0, startedAt + (i * 1_000) / FINISHES_PER_SECOND - performance.now()));
    measured.push(measure());
  }
  const sorted = (await Promise.all(measured)).toSorted((a, b) => a - b);
  return sorted[Math.ceil(0.95 * count) - 1] ?? NaN;
}

async function rateOf(tasks: readonly (() => Promise<unknown>)[]): Promise<number> {
  const startedAt = performance.now();
  await inLine(tasks, 4 * AT_ONCE);
  return (1_000 * tasks.length) / (performance.now() - startedAt);
}

/** Runs tasks, so many at once, in their order. */
async function inLine<Result>(tasks: readonly (() => Promise<Result>)[], atOnce = AT_ONCE): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const run = async (): Promise<void> => {
    for (let at = next++; at < tasks.length; at = next++) results[at] = await tasks[at]();
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  return results;
}

/** Runs a workflow of one activity, and answers when that ran; milliseconds since the epoch. */
type BareSend = () => Promise<number>;

const bareSends = (bench: Workbench): Promise<BareSend> =>
  bench.once('bare sends', async () => {
    const { temporal_address: address } = (await bench.stack()).info();
    await bench.child('./bare-sender-process.ts', [address]);
    const client = createTemporalClient(readTemporalSettings({ TEMPORAL_ADDRESS: address }));
    bench.onClose(() => client.connection.close());
    return async () => {
      const handle = await client.workflow.start<() => Promise<number>>('bareSend', {
        workflowId: randomUUID(),
        taskQueue: 'bare-send',
        args: [],
      });
      return handle.result();
    };
  });

/** Resident set of a process (Linux, proc(5)), in 10^9 bytes. */
function residentGigabytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kibibytes === undefined) throw new Error(`/proc/${pid}/status tells no memory`);
  return (Number(kibibytes) * 1_024) / 1e9;
}
