import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Client as Postgres } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { faultsInDeliveries } from '../audit/deliveries.ts';
import { patientClient } from '../load/patient-client.ts';
import type { PatientClient } from '../load/patient-client.ts';
import { newAccount } from '../stack/client.js';
import type { Client } from '../stack/client.js';
import { openRecord } from '../stack/open-record.js';
import { AMPLE } from '../stack/shared-world.js';
import { freePortBase, newHome, startStack } from '../stack/start-stack.js';
import type { RunningStack } from '../stack/start-stack.js';
import { startWebhookReceiver } from '../webhooks/receiver.js';
import type { WebhookReceiver } from '../webhooks/receiver.js';
import { killPart } from './kill-part.js';
import { IS_LONG } from './length.js';

const EXPORTS = IS_LONG ? 480 : 160;
const DRAFTS = IS_LONG ? 20 : 8;
const AT_ONCE = 4;
const PARTS = ['gateway', 'world', 'signing', 'egress', 'worker-orchestration', 'temporal', 'postgres'] as const;
/** Each part dies so often, in an order that is drawn. */
const TIMES = IS_LONG ? 3 : 1;
const PAUSE_MS = 1_500;
const MADE_WITHIN_MS = 240_000;
const TOLD_WITHIN_MS = 1_500_000;
const CALL_MS = 60_000;

const home = newHome();
let stack: RunningStack;
let client: Client;
/** Asks again, under the same key, for as long as nobody answers. */
let patient: PatientClient;
let accountId: string;
let receiver: WebhookReceiver;
let worldId: string;

beforeAll(async () => {
  stack = await startStack({ home, portBase: await freePortBase() });
  const made = await newAccount(stack.info(), 'webhooks', AMPLE);
  ({ client } = made);
  accountId = made.account.account_id;
  patient = patientClient({ url: client.url, apiKey: made.account.api_key, callMs: CALL_MS, giveUpMs: TOLD_WITHIN_MS });
  receiver = await startWebhookReceiver({ home, info: stack.info() });
  worldId = (await client.finish(await submit('generateWorld', DRAFT), MADE_WITHIN_MS)).metadata.world_id;
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
      const { rowCount } = await record.query('SELECT FROM delivery WHERE operation_id = ANY ($1)', [operations]);
      expect(rowCount).toBe(operations.length);
      expect(await faultsInDeliveries({ database: record, accountId, callbacks: receiver.callbacks })).toEqual([]);
    } finally {
      await record.end();
    }
  });
});

const DRAFT = { model: 'svc-1.0-draft', worldPrompt: { type: 'text', textPrompt: 'a meadow' } };

const submitExport = (): Promise<string> => submit('exportWorld', { worldId, assetType: 'splats', format: 'ply' });

async function submit(task: string, body: object): Promise<string> {
  const answer = await patient.post(`/tasks:${task}`, { ...body, webhookUrl: receiver.urlOf('/events') });
  if (answer.status !== 200) throw new Error(`${task} was refused: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.operationId as string;
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

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + TOLD_WITHIN_MS; !(await holds()); await sleep(500)) {
    if (Date.now() > deadline) throw new Error(`not yet: ${what}`);
  }
}
