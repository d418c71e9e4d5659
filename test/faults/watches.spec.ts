import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newAccount } from '../stack/client.js';
import type { Account, Answer, Client } from '../stack/client.js';
import { AMPLE } from '../stack/shared-world.js';
import { startStack } from '../stack/start-stack.js';
import type { RunningStack } from '../stack/start-stack.js';
import { killPart, pidOf } from './kill-part.js';

/** Set to watch for so many minutes across connections of 200 seconds; a few seconds and connections of two otherwise. */
const MINUTES = Number(process.env['WATCH_MINUTES'] ?? 0);
const CONNECTION_AGE_SECONDS = MINUTES > 0 ? 200 : 2;
const RENEWALS = 3;
const WATCH_MS = MINUTES > 0 ? MINUTES * 60_000 : CONNECTION_AGE_SECONDS * 1_000 * (RENEWALS + 1);
/** A call with `wait=true` that nothing ends lasts this long at least; its bound is 60 seconds. */
const [WAIT_MS_MIN, WAIT_MS_MAX] = [50_000, 70_000];
/** The last call waits this long before the worker resumes, so that the result arrives within its bound. */
const LAST_WAIT_MS = Math.min(10_000, WATCH_MS);
const GENERATION = 'worker-generation';

let stack: RunningStack;
let client: Client;
let account: Account;

beforeAll(async () => {
  stack = await startStack({ env: { WORLD_GRPC_CONNECTION_AGE_SECONDS: String(CONNECTION_AGE_SECONDS) } });
  ({ account, client } = await newAccount(stack.info(), 'watches', AMPLE));
});

afterAll(async () => {
  await stack?.stop();
  rmSync(stack.home, { recursive: true, force: true });
});

interface Stream {
  /** Everything that the stream has sent so far. */
  text(): string;
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  isOpen(): boolean;
}

async function openEvents(operationId: string): Promise<Stream> {
  const response = await fetch(`${stack.info().api_url}/svc/v1/operations/${operationId}/events`, {
    headers: { 'svc-api-key': account.api_key },
  });
  expect(response.status).toBe(200);
  const decoder = new TextDecoder();
  let [text, isOpen] = ['', true];
  const read = async (): Promise<void> => {
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  const ended = read().finally(() => (isOpen = false));
  return { text: () => text, ended, isOpen: () => isOpen };
}

/** Ids of the events, without those of early files, which repeat the id before them. */
const idsOf = (stream: Stream): number[] => [...stream.text().matchAll(/^event: (?!preview)\w+\nid: (\d+)$/gm)].map(([, id]) => Number(id));

/** Stops the worker, so that an operation runs for as long as a test wants. */
async function pauseGeneration(): Promise<() => void> {
  const pid = await pidOf(stack, GENERATION);
  process.kill(pid, 'SIGSTOP');
  return () => process.kill(pid, 'SIGCONT');
}

const startAndWait = (): Promise<Answer> =>
  client.post('/tasks:generateWorld?wait=true', { model: 'svc-1.0-draft', worldPrompt: { type: 'text', textPrompt: 'a meadow' } });

describe('watches of an operation', () => {
  it('outlive the connections between the services', async () => {
    const resume = await pauseGeneration();
    try {
      const { body } = await client.generate('a pond');
      const stream = await openEvents(body.operation_id);
      const until = Date.now() + WATCH_MS;
      for (; Date.now() < until - WAIT_MS_MAX;) {
        const startedAt = Date.now();
        const { body: waited } = await startAndWait();
        const lastedMs = Date.now() - startedAt;
        process.stdout.write(`wait=true lasted ${lastedMs} ms; the stream is ${stream.isOpen() ? 'open' : 'closed'}\n`);
        expect(lastedMs).toBeGreaterThan(WAIT_MS_MIN);
        expect(waited.done).toBe(false);
        await client.post(`/operations/${waited.operationId}:cancel`, {}); // or the worker has them all to make before the last one
      }
      await sleep(Math.max(0, until - LAST_WAIT_MS - Date.now()));
      const waitingSince = Date.now();
      const waiting = startAndWait().then((answer) => ({ ...answer, lastedMs: Date.now() - waitingSince }));
      await sleep(Math.max(0, until - Date.now()));
      expect(stream.isOpen()).toBe(true);
      resume();
      await stream.ended;
      expect(stream.text()).toContain('event: done');
      const ids = idsOf(stream);
      expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
      const { body: last, lastedMs } = await waiting;
      // A slow machine may need more time for two worlds than the call waits.
      expect(last.state === 'SUCCEEDED' || lastedMs > WAIT_MS_MIN).toBe(true);
      expect(await client.finish(last.operationId)).toMatchObject({ done: true, error: null });
    } finally {
      resume();
    }
  });

  it('resume after a restart of the system of record', async () => {
    const resume = await pauseGeneration();
    try {
      const { body } = await client.generate('a hill');
      const stream = await openEvents(body.operation_id);
      for (let kill = 0; kill < RENEWALS; kill++) await killPart(stack, 'world');
      resume();
      await stream.ended;
      expect(stream.text()).toContain('event: done');
      const ids = idsOf(stream);
      expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    } finally {
      resume();
    }
  });
});
