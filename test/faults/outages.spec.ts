import { rmSync } from 'node:fs';

import { Diorama } from '@diorama-worlds/sdk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { Client, newAccount } from '../stack/client.js';
import type { Answer } from '../stack/client.js';
import { depthExr } from '../stack/depth-files.js';
import { AMPLE } from '../stack/shared-world.js';
import { startStack } from '../stack/start-stack.js';
import type { RunningStack } from '../stack/start-stack.js';
import { pidOf } from './kill-part.js';

let stack: RunningStack;
let client: Client;
const stopped: number[] = [];

beforeAll(async () => {
  stack = await startStack();
});

/** A start that got no answer may have begun: each test has an account of its own. */
beforeEach(async () => {
  ({ client } = await newAccount(stack.info(), 'outages', AMPLE));
});

afterEach(() => resume());

afterAll(async () => {
  await stack?.stop();
  rmSync(stack.home, { recursive: true, force: true });
});

/** Stops a process, which then is connected and says nothing. */
async function suspend(part: string): Promise<void> {
  const pid = await pidOf(stack, part);
  process.kill(pid, 'SIGSTOP');
  stopped.push(pid);
}

function resume(): void {
  for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT');
}

const DRAFT = { model: 'svc-1.0-draft', world_prompt: { type: 'text', text_prompt: 'a pond' } } as const;
const depth = () => ({ depth_pano_image: { data_base64: depthExr().toString('base64'), extension: 'exr' }, text_prompt: 'a hall' });
const OUTAGE = { detail: expect.any(String), code: expect.any(String), request_id: expect.stringMatching(/^req_/) };

const seen = ({ status, headers, body }: Answer): object => ({ status, retryAfter: headers.get('retry-after'), body });

describe('while the system of record says nothing', () => {
  it('every endpoint of the specification answers 500 with Retry-After, and what is beside it 503', async () => {
    await client.get('/svc/v1/credits'); // a key that is known to the gateway meets the outage later
    await suspend('world');
    const bearer = { authorization: `Bearer ${stack.info().operator_token}` };
    const answers = await Promise.all([
      client.post('/svc/v1/pano:depth_to_rgb', depth()),
      client.post('/svc/v1/worlds:generate', DRAFT),
      client.post('/svc/v1/worlds:list', {}),
      client.post('/tasks:generateWorld', { worldPrompt: { type: 'text', textPrompt: 'a pond' } }),
      client.get('/svc/v1/worlds/01900000-0000-7000-8000-000000000000'),
      client.get('/svc/v1/operations/op_0000000000000000000000'),
      client.get('/api/v2/operations/op_0000000000000000000000'),
      new Client(client.url, 'svck_dev_unknown').get('/svc/v1/credits'),
    ]);
    expect(answers.map(seen)).toEqual(answers.map(() => ({ status: 500, retryAfter: '2', body: OUTAGE })));
    const beside = await Promise.all([client.get('/admin/v1/accounts', bearer), client.get('/public/worlds')]);
    expect(beside.map(seen)).toEqual(beside.map(() => ({ status: 503, retryAfter: '2', body: OUTAGE })));
    expect((await client.get('/healthz')).status).toBe(503);
  });

  it('a start of the SDK waits for it and begins once', async () => {
    const statuses: number[] = [];
    const watching: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      statuses.push(answer.status);
      if (answer.status === 500) resume();
      return answer;
    };
    const api = new Diorama({ baseUrl: client.url, apiKey: client.apiKey ?? '', fetch: watching, timeoutMs: 300_000, maxRetries: 20 });
    await suspend('world');
    const { operation_id: operationId } = await api.worlds.generate(DRAFT);
    expect([statuses[0], statuses.at(-1)]).toEqual([500, 200]);
    const { body } = await client.get('/svc/v1/operations');
    expect(body.operations.map(({ operation_id: id }: { operation_id: string }) => id)).toEqual([operationId]);
    await client.post(`/svc/v1/operations/${operationId}:cancel`, {});
  });
});

describe('while media says nothing', () => {
  it('a start that brings its depth panorama answers 500: generation could not start', async () => {
    await suspend('media');
    expect(seen(await client.post('/svc/v1/pano:depth_to_rgb', depth()))).toEqual({ status: 500, retryAfter: '2', body: OUTAGE });
    resume();
    expect((await client.get('/svc/v1/credits')).body.held_credits).toBe(0);
  });
});
