import { once } from 'node:events';
import type { Socket } from 'node:net';

import { LIMITS } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import { afterEach, describe, expect, it } from 'vitest';

import { TEST_API_KEY, startGateway } from '../testing/start-gateway.js';
import type { FakeServices, TestGateway } from '../testing/start-gateway.js';

const ALL_MEMORY = 10_000_000;
const OPERATION_ID = `op_${'a'.repeat(22)}`;
const WORLD_ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const START = ['POST /svc/v1/worlds:generate HTTP/1.1', 'Content-Type: application/json', `Svc-Api-Key: ${TEST_API_KEY}`];
const EVENTS = [`GET /public/worlds/${WORLD_ID}/events HTTP/1.1`];
const OWN_EVENTS = [`GET /svc/v1/operations/${OPERATION_ID}/events HTTP/1.1`, `Svc-Api-Key: ${TEST_API_KEY}`];
const announcing = (bytes: number): string[] => [...START, `Content-Length: ${bytes}`];

/** A start that brings a picture of more than a megabyte. */
const pictured = JSON.stringify({
  world_prompt: { type: 'image', image_prompt: { source: 'data_base64', data_base64: 'AAAA'.repeat(400_000), extension: 'png' } },
});

let gateway: TestGateway;
afterEach(() => gateway.stop());

/** A call without a response that records when it started and whether it was cancelled. */
function silent() {
  const made = Promise.withResolvers<AbortSignal | undefined>();
  const call = (_request: unknown, options: { signal?: AbortSignal } = {}): Promise<never> => {
    made.resolve(options.signal);
    return new Promise((_resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error), { once: true });
    });
  };
  return { call, made: made.promise };
}

/** A call that is answered when the test says so. */
function held<Answer>(answer: Answer) {
  const [made, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const call = async (): Promise<Answer> => {
    made.resolve();
    await release.promise;
    return answer;
  };
  return { call, made: made.promise, release: () => release.resolve() };
}

const owner = { accountId: 'acc_1', projectId: 'prj_1', apiKeyId: 'key_1', scopes: [] };

/** Tears the connection down as a crashed client does. */
async function reset(socket: Socket): Promise<void> {
  socket.resetAndDestroy();
  await once(socket, 'close');
}

/** Nothing is held any more: a body that needs all the memory is read, and refused for what it says. */
async function expectNothingHeld(): Promise<void> {
  await expect.poll(() => gateway.open()).toBe(0);
  const body = `{"world_prompt": "${'x'.repeat(ALL_MEMORY)}"}`;
  const headers = { 'content-type': 'application/json', 'svc-api-key': TEST_API_KEY };
  const answer = await fetch(`${gateway.url}/svc/v1/worlds:generate`, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(60_000),
  });
  expect(answer.status).toBe(422);
}

const faults = () => gateway.logged.filter(({ level }) => level === 'error' || level === 'warn');
const leftLines = () => gateway.logged.filter(({ message }) => message === 'the client closed the connection');

describe('a large body whose client resets the connection', () => {
  it('while its key is looked up holds no memory', async () => {
    const key = held(owner);
    gateway = await startGateway({ world: { authenticateKey: key.call } });
    const socket = gateway.send(announcing(216_000_000), '{');
    await key.made;
    await reset(socket);
    await expect.poll(() => gateway.open()).toBe(0);
    key.release();
    await expectNothingHeld();
    expect(leftLines()).toMatchObject([{ route: '/svc/v1/worlds::generate', status: 499 }]);
  });

  it('while its key is looked up and refused is not logged as an error', async () => {
    const key = Promise.withResolvers<typeof owner>();
    const asked = Promise.withResolvers<void>();
    const authenticateKey = () => (asked.resolve(), key.promise);
    gateway = await startGateway({ world: { authenticateKey } });
    const socket = gateway.send(announcing(216_000_000), '{');
    await asked.promise;
    await reset(socket);
    key.resolve({ ...owner, scopes: ['worlds:read'] as never[] });
    await expect.poll(() => gateway.open()).toBe(0);
    expect(faults()).toEqual([]);
  });

  it('while it is queued or arrives holds no memory either, for any order of disconnects', async () => {
    gateway = await startGateway({});
    const coming = gateway.send(announcing(ALL_MEMORY), '{');
    const inLine = [1, 2, 3].map(() => gateway.send(announcing(ALL_MEMORY), '{'));
    await expect.poll(() => gateway.open()).toBe(4);
    for (const socket of [inLine[1], coming, inLine[0], inLine[2]]) if (socket !== undefined) await reset(socket);
    await expectNothingHeld();
    expect(leftLines()).toHaveLength(4);
  });

  it('while its picture is stored ends that, and begins nothing', async () => {
    const store = silent();
    const begun: unknown[] = [];
    gateway = await startGateway({
      world: { checkStart: async () => ({}), beginOperation: async (begin: unknown) => begun.push(begin) },
      media: { storeMedia: store.call },
    });
    const socket = gateway.send(announcing(pictured.length), pictured);
    const signal = await store.made;
    await reset(socket);
    await expectNothingHeld();
    expect([signal?.aborted, begun]).toEqual([true, []]);
  });
});

describe('large bodies of one account that come slowly', () => {
  const authenticateKey = async ({ apiKey }: { apiKey: string }) => ({ ...owner, accountId: `acc_${apiKey}` });
  const start = (key: string, size: string): string[] => [
    ...START.slice(0, 2),
    `Svc-Api-Key: ${key}`,
    size === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${size}`,
  ];

  it.each(['chunked', String(LIMITS.largeBodyBytes)])('leave memory for those of others: %s', async (size) => {
    gateway = await startGateway({ world: { authenticateKey } }, 4 * LIMITS.largeBodyBytes);
    const slow = Array.from({ length: 6 }, () => gateway.send(start('slow', size)));
    await expect.poll(() => gateway.open()).toBe(6);
    const headers = { 'content-type': 'application/json', 'svc-api-key': 'other' };
    const body = `{"world_prompt": "${'x'.repeat(ALL_MEMORY)}"}`;
    const request = { method: 'POST', headers, body, signal: AbortSignal.timeout(20_000) };
    expect((await fetch(`${gateway.url}/svc/v1/worlds:generate`, request)).status).toBe(422);
    for (const socket of slow) await reset(socket);
    await expect.poll(() => gateway.open()).toBe(0);
  });
});

describe('a large body', () => {
  it.each(['🌲', 'é', 'x'])('is read as it was sent, in parts that cut characters: %s', async (letter) => {
    gateway = await startGateway({});
    const text = letter.repeat(900_000);
    const bytes = Buffer.from(JSON.stringify({ world_prompt: { type: 'text', text_prompt: 'a lake' }, display_name: text }));
    const socket = gateway.send(announcing(bytes.length));
    const answered = once(socket, 'data') as Promise<[Buffer]>;
    for (let at = 0; at < bytes.length; at += 65_537) socket.write(bytes.subarray(at, at + 65_537));
    const [answer] = await answered;
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 422 [^]*string_too_long/);
    await reset(socket);
  });
});

describe('requests sent ahead on one connection', () => {
  it('are all over when it is reset, also those whose turn to be answered never came', async () => {
    const key = silent();
    gateway = await startGateway({ world: { authenticateKey: key.call } });
    const head = ['GET /svc/v1/credits HTTP/1.1', `Svc-Api-Key: ${TEST_API_KEY}`, 'Host: gateway', '', ''].join('\r\n');
    const socket = gateway.send(['GET /svc/v1/credits HTTP/1.1', `Svc-Api-Key: ${TEST_API_KEY}`], head.repeat(15));
    await expect.poll(() => gateway.open()).toBe(16);
    await reset(socket);
    await expect.poll(() => gateway.open()).toBe(0);
    expect(leftLines()).toHaveLength(16);
  });

  it('are over one by one while the connection is kept', async () => {
    gateway = await startGateway({ world: { listOperations: async () => ({ operations: [], nextPageToken: '' }) } });
    for (let i = 0; i < 3; i++)
      expect((await fetch(`${gateway.url}/svc/v1/operations`, { headers: { 'svc-api-key': TEST_API_KEY } })).status).toBe(200);
    await expect.poll(() => gateway.open()).toBe(0);
    const lines = gateway.logged.filter(({ message }) => message === 'request completed');
    expect(lines.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

/** A world service whose operation never ends and that counts its watchers. */
function watched() {
  const seen = { watches: 0, ended: 0 };
  async function* watchOperation(_request: unknown, { signal }: { signal: AbortSignal }) {
    if (signal.aborted) return;
    seen.watches++;
    yield { operation: { state: worldProto.OperationState.OPERATION_STATE_RUNNING, preview: [] } };
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    seen.ended++;
  }
  return { seen, watchOperation };
}

describe('a stream of events', () => {
  const shared = { world: { accountId: 'acc_1', operationId: OPERATION_ID }, progress: undefined };

  it.each([
    ['the world is looked up', EVENTS, 'getSharedWorld', shared],
    ['the key is looked up', OWN_EVENTS, 'authenticateKey', owner],
  ])('that is left while %s never begins', async (_stage, head, method, answer) => {
    const lookup = held(answer);
    const { seen, watchOperation } = watched();
    gateway = await startGateway({ world: { watchOperation, [method]: lookup.call } } satisfies FakeServices);
    const socket = gateway.send(head);
    await lookup.made;
    await reset(socket);
    await expect.poll(() => gateway.open()).toBe(0);
    lookup.release();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(seen.watches).toBe(seen.ended);
    expect(faults()).toEqual([]);
  });

  it('is one of so many: a 429 to who asks without a key, while keys have places of their own', async () => {
    const { watchOperation } = watched();
    gateway = await startGateway({ world: { watchOperation, getSharedWorld: async () => shared } });
    const answerOf = async (head: readonly string[]) => {
      const socket = gateway.send(head);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      return { socket, answer: answer.toString() };
    };
    const sockets: Socket[] = [];
    for (let i = 0; i < LIMITS.addressStreams; i++) sockets.push((await answerOf(EVENTS)).socket);
    const refused = await answerOf(EVENTS);
    expect(refused.answer).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 10\r\n[^]*"There are already 1000 event streams open/);
    const own = await answerOf(OWN_EVENTS);
    expect(own.answer).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of [refused.socket, own.socket, ...sockets]) socket.resetAndDestroy();
    await expect.poll(() => gateway.open()).toBe(0);
    const again = await answerOf(EVENTS);
    expect(again.answer).toMatch(/^HTTP\/1\.1 200 /);
    await reset(again.socket);
  });

  it('that is left after its first word ends, and was a 200', async () => {
    const { seen, watchOperation } = watched();
    gateway = await startGateway({ world: { watchOperation, getSharedWorld: async () => shared } });
    const socket = gateway.send(EVENTS);
    await once(socket, 'data');
    await reset(socket);
    await expect.poll(() => [seen.watches, seen.ended]).toEqual([1, 1]);
    await expect.poll(() => gateway.open()).toBe(0);
    expect(leftLines()).toMatchObject([{ status: 200 }]);
  });
});
