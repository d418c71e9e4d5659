import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Client as Postgres } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newAccount } from '../stack/client.js';
import type { Answer, Client } from '../stack/client.js';
import { AMPLE } from '../stack/shared-world.js';
import { freePortBase, newHome, startStack } from '../stack/start-stack.js';
import type { RunningStack } from '../stack/start-stack.js';
import { startWebhookReceiver } from '../webhooks/receiver.js';
import type { WebhookReceiver } from '../webhooks/receiver.js';
import { killPart } from './kill-part.js';
import { openRecord } from './open-record.js';

const EXPORTS = 480;
const DRAFTS = 20;
const AT_ONCE = 4;
const PARTS = ['gateway', 'world', 'signing', 'egress', 'worker-orchestration', 'temporal', 'postgres'] as const;
/** Each part dies so often, in an order that is drawn. */
const TIMES = 3;
const PAUSE_MS = 1_500;
const MADE_WITHIN_MS = 240_000;
const TOLD_WITHIN_MS = 600_000;

const home = newHome();
let stack: RunningStack;
let client: Client;
let receiver: WebhookReceiver;
let worldId: string;

beforeAll(async () => {
  stack = await startStack({ home, portBase: await freePortBase() });
  ({ client } = await newAccount(stack.info(), 'webhooks', AMPLE));
  receiver = await startWebhookReceiver({ home, info: stack.info() });
  const { body } = await client.generate('a pond');
  worldId = (await client.finish(body.operation_id, MADE_WITHIN_MS)).metadata.world_id;
  const first = await submitExport(); // the others find its file
  await until('the first event is delivered', async () => (await stateOf(first)) === 'DELIVERED');
}, MADE_WITHIN_MS * 2);

afterAll(async () => {
  await receiver?.close();
  await stack?.stop();
  rmSync(home, { recursive: true, force: true });
});

describe(`${EXPORTS} exports and ${DRAFTS} drafts with callbacks`, () => {
  it(`tell of their ends at least once each while ${PARTS.join(', ')} are killed`, async () => {
    const killer = { isBusy: true };
    const killed = killAll().finally(() => (killer.isBusy = false));
    const drafts = await inLanes(DRAFTS, () => submit('generateWorld', DRAFT));
    const exports = await inLanes(EXPORTS, () => submitExport());
    while (killer.isBusy) exports.push(await submitExport());
    await killed;
    const operations = [...drafts, ...exports];
    expect(new Set(operations).size).toBe(operations.length);

    const record = await openRecord(stack);
    try {
      await until('every event is delivered', async () => (await undelivered(record, operations)) === 0);
      await expectTrueRecords(record, operations);
    } finally {
      await record.end();
    }
  });
});

const DRAFT = { model: 'svc-1.0-draft', worldPrompt: { type: 'text', textPrompt: 'a meadow' } };

const submitExport = (): Promise<string> => submit('exportWorld', { worldId, assetType: 'splats', format: 'ply' });

/** Asks again, under the same key, for as long as nobody answers. */
async function submit(task: string, body: object): Promise<string> {
  const headers = { 'idempotency-key': randomUUID() };
  const request = { ...body, webhookUrl: receiver.urlOf('/events') };
  for (const deadline = Date.now() + TOLD_WITHIN_MS; ; await sleep(250)) {
    const answer = await client.post(`/tasks:${task}`, request, headers).catch((): Answer | null => null);
    if (answer?.status === 200) return answer.body.operationId as string;
    if (answer !== null && answer.status < 500) throw new Error(`${task} was refused: ${answer.status} ${JSON.stringify(answer.body)}`);
    if (Date.now() > deadline) throw new Error(`${task} was not answered: ${stack.output().slice(-2_000)}`);
  }
}

const stateOf = async (operationId: string): Promise<string> =>
  (await client.get(`/operations/${operationId}/webhookDelivery`)).body.state as string;

/** Runs a task so often, a few at a time. */
async function inLanes(count: number, task: () => Promise<string>): Promise<string[]> {
  const results: string[] = [];
  let begun = 0;
  const lane = async (): Promise<void> => {
    while (begun < count) {
      begun++;
      results.push(await task());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return results;
}

async function killAll(): Promise<void> {
  const order = PARTS.flatMap((part) => Array.from({ length: TIMES }, () => part))
    .map((part) => ({ part, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at);
  for (const { part } of order) {
    await sleep(PAUSE_MS * (0.5 + Math.random()));
    await killPart(stack, part);
  }
}

const UNDELIVERED = `
  SELECT count(*)::int AS count FROM unnest($1::text[]) AS asked (id) LEFT JOIN delivery d ON d.operation_id = asked.id
  WHERE d.state IS DISTINCT FROM 'DELIVERED'`;

async function undelivered(record: Postgres, operations: readonly string[]): Promise<number> {
  const { rows } = await record.query<{ count: number }>(UNDELIVERED, [operations]);
  return rows[0]?.count ?? operations.length;
}

interface RecordedDelivery {
  readonly id: string;
  readonly operation_id: string;
  readonly event: string;
  readonly attempt_count: number;
  /** In the order of their numbers; an error category where there was none. */
  readonly attempts: (number | string)[];
}

const DELIVERIES = `
  SELECT d.id, d.operation_id, convert_from(d.event, 'UTF8') AS event, d.attempt_count, t.attempts FROM delivery d CROSS JOIN LATERAL (
    SELECT json_agg(coalesce(to_json(http_status), to_json(error_category)) ORDER BY number) AS attempts
    FROM delivery_attempt WHERE delivery_id = d.id) AS t
  WHERE d.operation_id = ANY ($1)`;

/** Nothing came that is not on record, nothing is on record that did not come, and what came can be believed. */
async function expectTrueRecords(record: Postgres, operations: readonly string[]): Promise<void> {
  const { rows } = await record.query<RecordedDelivery>(DELIVERIES, [operations]);
  expect(rows).toHaveLength(operations.length);
  const faults = rows.flatMap(({ id, operation_id: operationId, event, attempt_count: count, attempts }) => {
    const came = receiver.of(id);
    const acknowledged = attempts.filter((attempt) => attempt === 204).length;
    const holds = {
      'is for its operation': (JSON.parse(event) as { id: string }).id === `evt_${operationId}`,
      'came as it was written': came.every(({ body }) => body.toString() === event),
      'is believed': came.every(({ fault }) => fault === null),
      'came at least once, and at most once an attempt': came.length >= 1 && came.length <= count,
      'counts its attempts': attempts.length === count,
      'was acknowledged once, at the end': acknowledged === 1 && attempts.at(-1) === 204,
    };
    return Object.entries(holds).flatMap(([claim, isTrue]) =>
      isTrue ? [] : [`${id}: not '${claim}': ${JSON.stringify(attempts)}, ${came.length} came`],
    );
  });
  expect(faults).toEqual([]);
  const known = new Set(rows.map(({ id }) => id));
  expect(operations.length).toBe(known.size);
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + TOLD_WITHIN_MS; !(await holds()); await sleep(500)) {
    if (Date.now() > deadline) throw new Error(`not yet: ${what}`);
  }
}
