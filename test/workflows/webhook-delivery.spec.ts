import { ApplicationFailure } from '@temporalio/client';
import type { WorkflowHandle } from '@temporalio/client';
import { PURGE_DELIVERY_SIGNAL, SEND_DELIVERY_NOW_SIGNAL, TASK_QUEUES, createDeliveryWorkflowId } from '@diorama/domain';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hasTestServer, startTestServer, workflowBundle } from './environment.js';
import { ScriptedDelivery } from './scripted-delivery.js';
import type { Script, Told } from './scripted-delivery.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of real time that goes by while the server does not skip it, over a whole delivery. */
const SLACK_MS = 20_000;

const answer = (httpStatus: number, retryAfter: string | null = null): Told => ({ outcome: { httpStatus, retryAfter } });
const first =
  (told: Told, rest: Told): Script =>
  (number) =>
    number === 1 ? told : rest;
const at = (clock: string): number => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000;

describe.skipIf(!hasTestServer())('the workflow of a delivery', () => {
  let environment: TestWorkflowEnvironment;
  let count = 0;

  beforeAll(async () => {
    environment = await startTestServer();
  });
  afterAll(() => environment?.teardown());

  const orchestration = (delivery: ScriptedDelivery) =>
    Worker.create({
      connection: environment.nativeConnection,
      taskQueue: TASK_QUEUES.orchestration,
      workflowBundle,
      activities: delivery.record(),
    });
  const egress = (delivery: ScriptedDelivery) =>
    Worker.create({ connection: environment.nativeConnection, taskQueue: TASK_QUEUES.egress, activities: delivery.sender() });

  async function begin(delivery: ScriptedDelivery): Promise<WorkflowHandle> {
    await delivery.finish();
    const deliveryId = `del_${++count}`;
    return environment.client.workflow.start('deliverWebhook', {
      workflowId: createDeliveryWorkflowId(deliveryId, 0),
      taskQueue: TASK_QUEUES.orchestration,
      args: [{ deliveryId, jitterShare: 0 }],
    });
  }

  interface Meanwhile {
    readonly before?: (delivery: ScriptedDelivery) => void;
    readonly during?: (handle: WorkflowHandle, delivery: ScriptedDelivery) => Promise<unknown>;
  }

  async function run(script: Script, { before, during }: Meanwhile = {}) {
    const delivery = new ScriptedDelivery(environment, script);
    before?.(delivery);
    const [workflows, sender] = [await orchestration(delivery), await egress(delivery)];
    const outcome: unknown = await workflows.runUntil(
      sender.runUntil(async () => {
        const handle = await begin(delivery);
        await during?.(handle, delivery);
        return handle.result();
      }),
    );
    return { delivery, outcome };
  }

  /** Each at its time, but for what the test itself took. */
  function expectTimes(delivery: ScriptedDelivery, clocks: readonly string[]): void {
    expect(delivery.times.map((time, i) => (Math.abs(time - at(clocks[i] ?? '')) < SLACK_MS ? clocks[i] : time))).toEqual(clocks);
  }

  const A = '0:00:00 0:00:02 0:00:32 0:01:32 0:03:32 0:07:32 0:15:32 0:31:32 1:03:32 2:07:32 4:15:32 8:15:32 12:15:32 16:15:32 20:15:32';
  const B = '0:00:00 0:00:30 0:01:30 0:03:30 0:07:30 0:15:30 0:31:30 1:03:30 2:07:30 4:15:30 8:15:30 12:15:30 16:15:30 20:15:30';
  const C = '0:00:00 0:00:17 0:01:02 0:02:17 0:04:32 0:08:47 0:17:02 0:33:17 1:05:32 2:09:47 4:18:02 8:18:17 12:18:32 16:18:47 20:19:02';
  const E = '0:00:00 0:01:00 0:02:00 0:04:00 0:08:00 0:16:00 0:32:00 1:04:00 2:08:00 4:16:00 8:16:00 12:16:00 16:16:00 20:16:00';
  const H = '0:00:00 1:00:00 2:00:00 3:00:00 4:00:00 5:00:00 6:00:00 7:00:00 8:04:00 10:12:00 14:12:00 18:12:00 22:12:00';

  it.each<[string, Script, string]>([
    ['A: always 500', () => answer(500), A],
    ['B: always 404', () => answer(404), B],
    ['C: each hangs for 15 s', () => ({ outcome: { errorCategory: 'timeout' }, ms: 15_000 }), C],
    ['E: 503 asking for 60 s first', first(answer(503, '60'), answer(503)), E],
    ['F: 503 asking for 10 s first', first(answer(503, '10'), answer(503)), B],
    ['G: 503 asking for "soon" first', first(answer(503, 'soon'), answer(503)), A],
    ['H: an hour each time', () => answer(503, '3600'), H],
    ['I: 25 hours first', first(answer(503, '90000'), answer(200)), '0:00:00'],
  ])('[delivery-07] [delivery-12] [delivery-13] [retry-03] %s, and gives up after 24 hours', async (_name, script, clocks) => {
    const { delivery, outcome } = await run(script);
    expectTimes(delivery, clocks.split(' '));
    expect([outcome, delivery.state]).toEqual(['EXHAUSTED', 'EXHAUSTED']);
    expect(Math.abs((delivery.endedAt ?? 0) - DAY_MS)).toBeLessThan(SLACK_MS);
    expect(delivery.records.map(({ report }) => report.number)).toEqual(delivery.times.map((_, i) => i + 1));
  });

  it.each<[string, Script, string, number]>([
    ['J: 500, then 200', first(answer(500), answer(200)), 'DELIVERED', 2],
    ['K: 500, then 410', first(answer(500), answer(410)), 'SUPPRESSED', 2],
    [
      'L: an unknown name, then a private address',
      first({ outcome: { errorCategory: 'dns_unresolvable' } }, { outcome: { errorCategory: 'dns_blocked' } }),
      'EXHAUSTED',
      2,
    ],
    ['a 204 at once', () => answer(204), 'DELIVERED', 1],
  ])('%s', async (_name, script, end, attempts) => {
    const { delivery, outcome } = await run(script);
    expect([outcome, delivery.state, delivery.records.length]).toEqual([end, end, attempts]);
    expectTimes(delivery, ['0:00:00', '0:00:02'].slice(0, attempts));
  });

  it('N: an attempt that began before the deadline counts after it', async () => {
    const late: Script = (number, finishedAt) =>
      number === 1 ? answer(503, new Date(finishedAt + DAY_MS - 10_000).toUTCString()) : { ...answer(200), ms: 14_000 };
    const { delivery, outcome } = await run(late);
    expect([outcome, delivery.records.length]).toEqual(['DELIVERED', 2]);
    expect(delivery.times[1]).toBeGreaterThan(DAY_MS - 12_000);
    expect(delivery.endedAt).toBeGreaterThan(DAY_MS);
  });

  /** What is away answers no call for so long. */
  const away = (delay: string, type = 'UNAVAILABLE') => {
    throw ApplicationFailure.create({ type, message: 'away', nextRetryDelay: delay as '1 hour' });
  };

  it('O: sends nothing more when what it needs was away until the deadline', async () => {
    const { delivery, outcome } = await run(() => answer(500), {
      before: (sent) => {
        sent.beforeRecord = (number, tries) => (number === 5 && tries === 1 ? away('25 hours') : undefined);
      },
    });
    expect([outcome, delivery.state]).toEqual(['EXHAUSTED', 'EXHAUSTED']);
    expectTimes(delivery, ['0:00:00', '0:00:02', '0:00:32', '0:01:32', '0:03:32']);
    expect(delivery.records).toHaveLength(5);
    expect(delivery.endedAt).toBeGreaterThanOrEqual(DAY_MS);
  });

  it('makes an attempt that is overdue at once', async () => {
    const { delivery, outcome } = await run(first(answer(500), answer(200)), {
      before: (sent) => {
        sent.beforeRecord = (number, tries) => (number === 1 && tries === 1 ? away('1 hour') : undefined);
      },
    });
    expect(outcome).toBe('DELIVERED');
    expectTimes(delivery, ['0:00:00', '1:00:00']);
  });

  it('sends late when its turn comes late, and nothing when it never comes', async () => {
    let tries = 0;
    const late = await run(() => (++tries === 1 ? away('1 hour', 'NO_SLOT') : answer(200)));
    expect([late.outcome, late.delivery.records.length]).toEqual(['DELIVERED', 1]);
    expect(late.delivery.times[1]).toBeGreaterThanOrEqual(HOUR_MS);

    const never = await run(() => away('5 hours', 'NO_SLOT'));
    expect([never.outcome, never.delivery.state, never.delivery.records]).toEqual(['EXHAUSTED', 'EXHAUSTED', []]);
  });

  it('waits while attempts at its host are paused, without an attempt on record, and ends with its window', async () => {
    const paused = async (finishedAt: number): Promise<never> => {
      const leftMs = finishedAt + DAY_MS - (await environment.currentTimeMs());
      throw ApplicationFailure.create({ type: 'HOST_PAUSED', message: 'paused', nextRetryDelay: Math.min(2 * HOUR_MS, leftMs) });
    };
    let tries = 0;
    const back = await run((_number, finishedAt) => (++tries <= 3 ? paused(finishedAt) : answer(200)));
    expect([back.outcome, back.delivery.records.map(({ report }) => report.number)]).toEqual(['DELIVERED', [1]]);
    expect(back.delivery.times.at(-1)).toBeGreaterThanOrEqual(6 * HOUR_MS);

    const never = await run((_number, finishedAt) => paused(finishedAt));
    expect([never.outcome, never.delivery.state, never.delivery.records]).toEqual(['EXHAUSTED', 'EXHAUSTED', []]);
    expect(never.delivery.endedAt).toBeGreaterThanOrEqual(DAY_MS);
    expect(never.delivery.endedAt).toBeLessThan(DAY_MS + 60_000);
  });

  it('P: ends when its operation is purged', async () => {
    const { delivery, outcome } = await run(() => answer(500), {
      during: async (handle, sent) => {
        await environment.sleep('10 seconds');
        await sent.purge();
        await handle.signal(PURGE_DELIVERY_SIGNAL);
      },
    });
    expect(outcome).toBe('EXHAUSTED');
    expectTimes(delivery, ['0:00:00', '0:00:02']);
    expect(delivery.endedAt).toBeGreaterThanOrEqual(10_000);
    expect(delivery.endedAt).toBeLessThan(at('0:00:32')); // when the next attempt would have been due
  });

  it('starts the next attempt when an operator asks for it', async () => {
    const { delivery, outcome } = await run((number) => answer(number < 3 ? 500 : 200), {
      during: async (handle) => {
        await environment.sleep('10 seconds');
        await handle.signal(SEND_DELIVERY_NOW_SIGNAL);
      },
    });
    expect(outcome).toBe('DELIVERED');
    expect(delivery.times).toHaveLength(3);
    expect(delivery.times[2]).toBeGreaterThanOrEqual(10_000);
    expect(delivery.times[2]).toBeLessThan(at('0:00:32')); // when it would have been due
  });

  it('keeps what a receiver said while its operation was purged, and only that', async () => {
    for (const [status, end] of [
      [200, 'DELIVERED'],
      [410, 'SUPPRESSED'],
      [500, 'EXHAUSTED'],
    ] as const) {
      const delivery: ScriptedDelivery = new ScriptedDelivery(environment, async () => {
        await delivery.purge();
        return answer(status);
      });
      const [workflows, sender] = [await orchestration(delivery), await egress(delivery)];
      const outcome: unknown = await workflows.runUntil(sender.runUntil(async () => (await begin(delivery)).result()));
      expect([outcome, delivery.state, delivery.records.length]).toEqual([end, end, 1]);
    }
  });

  it('puts an attempt that nobody knows the end of on record, and goes on with the next', async () => {
    const { delivery, outcome } = await run((number) => {
      if (number === 1) throw ApplicationFailure.nonRetryable('unexpected Error', 'INTERNAL');
      return answer(200);
    });
    expect(outcome).toBe('DELIVERED');
    expect(delivery.records.map(({ report: { number, outcome: came } }) => [number, came])).toEqual([
      [1, { errorCategory: 'internal' }],
      [2, { httpStatus: 200, retryAfter: null }],
    ]);
  });

  it('waits for its turn as long as it takes, without an attempt on record', async () => {
    let tries = 0;
    const { delivery, outcome } = await run(() => {
      if (++tries < 30) throw ApplicationFailure.create({ type: 'NO_SLOT', message: 'full' });
      return answer(200);
    });
    expect([outcome, tries, delivery.records.length]).toEqual(['DELIVERED', 30, 1]);
  });

  it('leaves alone what another has claimed', async () => {
    const delivery = new ScriptedDelivery(environment, () => answer(200));
    delivery.state = 'PUBLISH_FAILED';
    const [workflows, sender] = [await orchestration(delivery), await egress(delivery)];
    expect(await workflows.runUntil(sender.runUntil(async () => (await begin(delivery)).result()))).toBeNull();
    expect([delivery.times, delivery.state]).toEqual([[], 'PUBLISH_FAILED']);
  });

  it('goes on with the numbers of the round before, from the first step of the ladder', async () => {
    const delivery = new ScriptedDelivery(environment, (number) => (number < 10 ? answer(500) : answer(200)), 7);
    const [workflows, sender] = [await orchestration(delivery), await egress(delivery)];
    expect(await workflows.runUntil(sender.runUntil(async () => (await begin(delivery)).result()))).toBe('DELIVERED');
    expect(delivery.records.map(({ report }) => report.number)).toEqual([8, 9, 10]);
    expectTimes(delivery, ['0:00:00', '0:00:02', '0:00:32']);
  });

  it('goes on when it is asked to cancel', async () => {
    const { outcome } = await run(first(answer(500), answer(200)), { during: (handle) => handle.cancel() });
    expect(outcome).toBe('DELIVERED');
  });
});
