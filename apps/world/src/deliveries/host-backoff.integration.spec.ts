import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase } from '@diorama/testkit';
import { parseWebhookUrl } from '@diorama/webhook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { getErrorCode } from '../testing/error-code.js';
import { expectRefusal } from '../testing/test-customers.js';
import { startTestAdmin } from '../testing/start-admin.js';
import type { TestAdmin } from '../testing/start-admin.js';
import { generateTestDeliveryId, createTestDeliveries } from '../testing/start-deliveries.js';
import type { TestDeliveries } from '../testing/start-deliveries.js';
import { createTestWorldResult } from '../testing/start-world.js';
import type { TestAccount, TestWorld } from '../testing/start-world.js';
import { HOST_FROM_URL_SQL } from './host-backoff.js';

const FAILURES_MAX = 10;
const LATER = new Date(Date.now() + 3_600_000);
const REFUSED = { errorCategory: 'connect_refused', nextState: 'PENDING' as const, nextAttemptTime: LATER };
const ARRIVED = { httpStatus: 204, nextState: 'DELIVERED' as const };

let test: TestAdmin<Awaited<ReturnType<TestDatabase['openAdmin']>>>;
let sql: typeof test.sql;
let world: TestWorld;
let deliveries: TestDeliveries;
let hosts = 0;

beforeAll(async () => {
  test = await startTestAdmin({ startPostgres, freePort: findFreePort });
  ({ sql, world } = test);
  deliveries = createTestDeliveries(world, test.grpcAddress);
});

afterAll(async () => {
  deliveries?.client.close();
  await test?.close();
});

const newHost = (): string => `r${++hosts}.example.com`;

/** A delivery to a host, claimed by its workflow. */
async function waiting(account: TestAccount, host: string): Promise<string> {
  const deliveryId = generateTestDeliveryId();
  const { operationId, worldId } = await world.begin(account, { webhook: { deliveryId, url: `https://${host}/hook` } });
  await world.client.finishOperation({ operationId, world: createTestWorldResult(worldId) });
  await deliveries.claim(deliveryId);
  return deliveryId;
}
const many = (account: TestAccount, host: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => waiting(account, host)));
const start = (deliveryId: string, number = 1) => deliveries.client.startAttempt({ deliveryId, number, hostFails: false });
/** The pause of a host ends now. */
const endPause = (host: string) => sql.query('UPDATE host_backoff SET paused_until = now() WHERE host = $1', [host]);
const pauseOf = async (host: string): Promise<number | null> =>
  (await sql.query<{ pause_ms: number | null }>('SELECT pause_ms FROM host_backoff WHERE host = $1', [host])).rows[0]?.pause_ms ?? null;

/** Pauses a host by failed deliveries of an account. Returns the deliveries that were not attempted. */
async function deadHost(account: TestAccount, untried: number): Promise<{ host: string; left: string[] }> {
  const host = newHost();
  const all = await many(account, host, FAILURES_MAX + untried);
  for (const id of all.slice(0, FAILURES_MAX)) await deliveries.attempt(id, 1, REFUSED);
  return { host, left: all.slice(FAILURES_MAX) };
}

describe('attempts at a host that fails ten times in a row', () => {
  it('are put off: nothing is counted, and the record says when the next one is', async () => {
    const account = await world.createAccount();
    const { left } = await deadHost(account, 3);
    for (const deliveryId of left) {
      const { code, details } = await expectRefusal(start(deliveryId));
      expect(code).toBe('RECEIVER_PAUSED');
      const { state, delivery, attempts } = await deliveries.read(deliveryId);
      expect([state, delivery.attemptCount, attempts]).toEqual(['PENDING', 0, []]);
      const waitMs = Number(details['wait_ms']);
      expect(waitMs).toBeGreaterThan(0);
      expect(waitMs).toBeLessThanOrEqual(5_500);
      expect(Math.abs((delivery.nextAttemptTime?.getTime() ?? 0) - Date.now() - waitMs)).toBeLessThan(60_000);
    }
  });

  it('begin again with one probe at the end of each pause, also for concurrent requests', async () => {
    const account = await world.createAccount();
    const { host, left } = await deadHost(account, 8);
    for (const [round, pauseMs] of [10_000, 20_000, 40_000].entries()) {
      await endPause(host);
      const codes = await Promise.all(left.slice(round).map((id) => getErrorCode(start(id))));
      expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
      expect(codes.filter((code) => code === 'RECEIVER_PAUSED')).toHaveLength(left.length - round - 1);
      expect(await pauseOf(host)).toBe(pauseMs);
      const [probe = ''] = left.slice(round).filter((_, i) => codes[i] === 'OK');
      await deliveries.record(probe, 1, REFUSED);
      left.splice(left.indexOf(probe), 1);
      left.unshift(probe); // it is done with: the next round begins after it
      expect(await pauseOf(host)).toBe(pauseMs);
    }
  });

  it('continue for all as soon as one succeeds', async () => {
    const account = await world.createAccount();
    const { host, left } = await deadHost(account, 4);
    const [probe = '', ...others] = left;
    await endPause(host);
    await start(probe);
    for (const id of others) expect(await getErrorCode(start(id))).toBe('RECEIVER_PAUSED');
    expect(await deliveries.record(probe, 1, ARRIVED)).toBe('DELIVERED');
    expect((await sql.query('SELECT FROM host_backoff WHERE host = $1', [host])).rowCount).toBe(0);
    for (const id of others) expect(await deliveries.attempt(id, 1, ARRIVED)).toBe('DELIVERED');
  });

  it('continue after a 410 too, the response of a working host', async () => {
    const account = await world.createAccount();
    const { host, left } = await deadHost(account, 2);
    await endPause(host);
    await deliveries.attempt(left[0] ?? '', 1, { httpStatus: 410, nextState: 'SUPPRESSED' });
    expect(await getErrorCode(start(left[1] ?? ''))).toBe('OK');
  });

  it('are bounded across accounts: each other account makes one, then waits with the rest', async () => {
    const { host } = await deadHost(await world.createAccount(), 0);
    const others = await Promise.all(Array.from({ length: 3 }, () => world.createAccount()));
    for (const account of others) {
      const codes = await Promise.all((await many(account, host, 4)).map((id) => getErrorCode(start(id))));
      expect(codes.toSorted()).toEqual(['OK', 'RECEIVER_PAUSED', 'RECEIVER_PAUSED', 'RECEIVER_PAUSED']);
    }
  });

  it('do not hold back an account whose callbacks arrive', async () => {
    const [attacker, victim] = [await world.createAccount(), await world.createAccount()];
    const { host, left } = await deadHost(attacker, 20);
    for (const id of await many(victim, host, 5)) expect(await deliveries.attempt(id, 1, ARRIVED)).toBe('DELIVERED');
    for (const id of left.slice(0, FAILURES_MAX))
      await deliveries.attempt(id, 1, { httpStatus: 500, nextState: 'PENDING', nextAttemptTime: LATER });
    expect(await getErrorCode(start(left[FAILURES_MAX] ?? ''))).toBe('RECEIVER_PAUSED');
    for (const id of await many(victim, host, 3)) expect(await deliveries.attempt(id, 1, ARRIVED)).toBe('DELIVERED');
  });

  it('are not paused by a host that rejects events with 404, which leaves the count as it is', async () => {
    const account = await world.createAccount();
    const host = newHost();
    const [last = '', next = '', ...others] = await many(account, host, FAILURES_MAX + 4);
    const rejected = { httpStatus: 404, nextState: 'PENDING', nextAttemptTime: LATER } as const;
    for (const id of others.slice(0, 3)) await deliveries.attempt(id, 1, rejected);
    for (const id of others.slice(3)) await deliveries.attempt(id, 1, REFUSED); // nine in a row
    await deliveries.attempt(next, 1, rejected);
    expect(await pauseOf(host)).toBeNull();
    await deliveries.attempt(last, 1, REFUSED);
    expect(await pauseOf(host)).toBe(5_000);
  });

  it('are paused at once when the sender has seen the failures before they are on record', async () => {
    const account = await world.createAccount();
    const host = newHost();
    const [first = '', second = '', third = ''] = await many(account, host, 3);
    const hinted = (deliveryId: string) => deliveries.client.startAttempt({ deliveryId, number: 1, hostFails: true });
    expect([await getErrorCode(hinted(first)), await pauseOf(host)]).toEqual(['OK', 5_000]); // one of each account
    expect([await getErrorCode(hinted(second)), await getErrorCode(start(third)), await pauseOf(host)]).toEqual([
      'RECEIVER_PAUSED',
      'RECEIVER_PAUSED',
      5_000,
    ]);
    expect(await deliveries.record(first, 1, ARRIVED)).toBe('DELIVERED');
    expect([await getErrorCode(start(second)), await pauseOf(host)]).toEqual(['OK', null]);
  });

  it('end with the window of their delivery, which the record names when the pause is longer', async () => {
    const account = await world.createAccount();
    const { host, left } = await deadHost(account, 1);
    const [deliveryId = ''] = left;
    await sql.query(`UPDATE host_backoff SET pause_ms = 600000, paused_until = now() + interval '10 minutes' WHERE host = $1`, [host]);
    await sql.query(`UPDATE delivery SET deadline = now() + interval '2 minutes' WHERE id = $1`, [deliveryId]);
    const { details } = await expectRefusal(start(deliveryId));
    expect(Number(details['wait_ms'])).toBeLessThanOrEqual(120_000);
    const { delivery } = await deliveries.read(deliveryId);
    expect(delivery.nextAttemptTime).toEqual(delivery.deadline);
    await sql.query('UPDATE delivery SET deadline = now() WHERE id = $1', [deliveryId]);
    expect(await getErrorCode(start(deliveryId))).toBe('DELIVERY_ENDED');
    await deliveries.client.exhaustDelivery({ deliveryId, claimant: '' });
    expect(await deliveries.read(deliveryId)).toMatchObject({ state: 'EXHAUSTED', delivery: { attemptCount: 0 } });
  });

  it('that was begun already is answered again, and a purge ends what waits', async () => {
    const account = await world.createAccount();
    const { host, left } = await deadHost(account, 3);
    const [probe = '', held = ''] = left;
    await endPause(host);
    const order = await start(probe);
    expect(await start(probe)).toEqual(order);
    expect(await getErrorCode(start(held))).toBe('RECEIVER_PAUSED');
    const { delivery } = await deliveries.read(held);
    await deliveries.client.purgeOperation({ operationId: delivery.operationId, operator: 'tests' });
    expect(await getErrorCode(start(held))).toBe('DELIVERY_ENDED');
  });
});

describe('attempts are not put off', () => {
  it('while fewer than ten in a row fail, or all failures are of one delivery', async () => {
    const account = await world.createAccount();
    const host = newHost();
    const few = await many(account, host, FAILURES_MAX + 1);
    for (const id of few.slice(0, FAILURES_MAX - 1)) await deliveries.attempt(id, 1, REFUSED);
    expect(await deliveries.attempt(few[FAILURES_MAX - 1] ?? '', 1, ARRIVED)).toBe('DELIVERED');
    expect(await deliveries.attempt(few[FAILURES_MAX] ?? '', 1, ARRIVED)).toBe('DELIVERED');
    const one = await waiting(account, newHost());
    for (let number = 1; number <= 16; number++) expect(await deliveries.attempt(one, number, REFUSED)).toBe('PENDING');
  });

  it('for faults of the service, however many', async () => {
    const account = await world.createAccount();
    const host = newHost();
    for (const id of await many(account, host, FAILURES_MAX + 2))
      expect(await deliveries.attempt(id, 1, { ...REFUSED, errorCategory: 'internal' })).toBe('PENDING');
    expect((await sql.query('SELECT FROM host_backoff WHERE host = $1', [host])).rowCount).toBe(0);
  });
});

describe('the backoff of a host', () => {
  it('is forgotten a day after its last failure', async () => {
    const { host } = await deadHost(await world.createAccount(), 0);
    await world.client.sweepRows({ limit: 100 });
    expect(await pauseOf(host)).toBe(5_000);
    await sql.query(`UPDATE host_backoff SET updated_at = now() - interval '26 hours' WHERE host = $1`, [host]);
    await world.client.sweepRows({ limit: 100 });
    expect(await pauseOf(host)).toBeNull();
  });

  it.each(['https://Receiver.Example.com', 'HTTPS://a.example.com:443/in?x=https://b.example.org', "https://a.example.com?x=/'"])(
    'is of the host that the gate reads: %s',
    async (url) => {
      const { rows } = await sql.query<{ host: string }>(`SELECT ${HOST_FROM_URL_SQL} AS host FROM (VALUES ($1)) AS v (url)`, [url]);
      expect(parseWebhookUrl(url)).toMatchObject({ ok: true, host: rows[0]?.host });
    },
  );
});
