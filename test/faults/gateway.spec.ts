import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Client as Postgres } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { findLedgerInconsistencies } from '../../apps/world/src/testing/ledger-inconsistencies.ts';
import { newAccount } from '../stack/client.js';
import type { Account, Answer, Client } from '../stack/client.js';
import { openRecord } from '../stack/open-record.js';
import { AMPLE } from '../stack/shared-world.js';
import { startStack } from '../stack/start-stack.js';
import type { RunningStack } from '../stack/start-stack.js';
import { killPart } from './kill-part.js';

const CLIENTS = 8;
const KILLS = 8;
const CREDITS = 1_000_000;
/** A quick machine starts some hundreds a second. */
const LIMITS = { per_minute: 1_000_000, per_hour: 1_000_000, exports_per_minute: 1_000_000, exports_per_hour: 1_000_000 };
const SETTLED_WITHIN_MS = 120_000;

let stack: RunningStack;
let database: Postgres;
let client: Client;
let account: Account;

beforeAll(async () => {
  stack = await startStack();
  ({ account, client } = await newAccount(stack.info(), 'kills', { ...AMPLE, limits: LIMITS, credits: CREDITS }));
  database = await openRecord(stack);
});

afterAll(async () => {
  await database?.end();
  await stack?.stop();
  rmSync(stack.home, { recursive: true, force: true });
});

interface Answers {
  /** The operation that each key was answered with. */
  readonly begun: Map<string, string>;
  lost: number;
}

/** Sends a request until it is answered, as a client does that lost the answer. */
async function insist(answers: Answers, send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      const answer = await send();
      if (answer.status < 500) return answer;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // fetch's own failures are TypeErrors
    }
    answers.lost++;
    await sleep(30);
  }
}

/** Starts that were answered so far, of all clients. */
let begunSoFar = 0;

/** Starts under keys of its own and cancels at once, so that the machine stays free for starts. */
async function work(name: string, until: AbortSignal): Promise<Answers> {
  const answers: Answers = { begun: new Map(), lost: 0 };
  for (let i = 0; !until.aborted; i++) {
    const key = `${name}-${i}`;
    const order = { model: 'svc-1.0-draft', world_prompt: { type: 'text', text_prompt: `a pond, ${key}` } };
    const started = await insist(answers, () => client.post('/svc/v1/worlds:generate', order, { 'idempotency-key': key }));
    expect(started).toMatchObject({ status: 200 });
    const id = started.body.operation_id as string;
    answers.begun.set(key, id);
    begunSoFar++;
    const cancelled = await insist(answers, () => client.post(`/svc/v1/operations/${id}:cancel`, {}));
    expect([200, 409]).toContain(cancelled.status);
  }
  return answers;
}

/** The gateway that runs now has answered a start. */
async function untilWorks(): Promise<void> {
  const before = begunSoFar;
  await vi.waitUntil(() => begunSoFar > before, { timeout: SETTLED_WITHIN_MS, interval: 20 });
}

const books = (): Promise<string[]> => findLedgerInconsistencies((text) => database.query<{ fault: string }>(text));

describe('the gateway', () => {
  it(`is killed ${KILLS} times with -9 under load: each key has begun one operation, all of them end, and the books are right`, async () => {
    const stop = new AbortController();
    const workers = Array.from({ length: CLIENTS }, (_, i) => work(`client-${i}`, stop.signal));
    for (let kill = 0; kill < KILLS; kill++) {
      await untilWorks(); // a kill of one that still starts would interrupt nothing
      await sleep(700 + 97 * kill); // each time at another moment of the work
      await killPart(stack, 'gateway');
      expect(await books()).toEqual([]);
    }
    await untilWorks();
    await sleep(500);
    stop.abort();
    const answers = await Promise.all(workers);
    expect(answers.reduce((sum, { lost }) => sum + lost, 0)).toBeGreaterThan(0); // the kills have met calls under way

    const begun = new Map(answers.flatMap((one) => [...one.begun]));
    expect(begun.size).toBeGreaterThan(CLIENTS);
    const stored = await database.query<{ id: string; key: string | null }>(
      `SELECT o.id, k.key FROM operation o LEFT JOIN idempotency_key k ON k.operation_id = o.id WHERE o.account_id = $1 ORDER BY k.key`,
      [account.account_id],
    );
    expect(Object.fromEntries(stored.rows.map(({ id, key }) => [key, id]))).toEqual(Object.fromEntries(begun));
    expect(stored.rows).toHaveLength(begun.size); // none without a key, or unknown to its client
    await expectAllEnded();
    expect(await books()).toEqual([]);
  });
});

/** Also those whose gateway died between the begin and the workflow. */
async function expectAllEnded(): Promise<void> {
  const open = async (): Promise<string[]> => {
    const { rows } = await database.query<{ id: string }>(`SELECT id FROM operation WHERE account_id = $1 AND ended_at IS NULL`, [
      account.account_id,
    ]);
    return rows.map(({ id }) => id);
  };
  let left = await open();
  for (const until = Date.now() + SETTLED_WITHIN_MS; left.length > 0 && Date.now() < until; left = await open()) await sleep(500);
  expect(left).toEqual([]);
}
