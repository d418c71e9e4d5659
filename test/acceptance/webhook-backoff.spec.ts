import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Answer, Client } from '../stack/client.js';
import { AMPLE } from '../stack/shared-world.js';
import { startWebhookReceiver } from '../webhooks/receiver.js';
import type { ReceivedCallback, WebhookReceiver } from '../webhooks/receiver.js';

const info = stackInfo();
const ACCOUNTS = 3;
const CALLBACKS = 12;
const HOST = 'other.example.org';
/** Failures in a row that pause a host, attempts at one host at once, and one attempt of each account. */
/** Of the first two and a half minutes. */
const PROBES = 6;
const BEFORE_THE_PAUSE = 10 + 10 + ACCOUNTS;
const LATER = { timeout: 120_000, interval: 250 };
/** The longest wait of a callback that failed a few times, with a pause after it. */
const MUCH_LATER = { timeout: 280_000, interval: 500 };

interface Owner {
  readonly client: Client;
  readonly worldId: string;
}

let receiver: WebhookReceiver;
let owners: Owner[];

beforeAll(async () => {
  receiver = await startWebhookReceiver({ home: inject('stackHome'), info });
  owners = await Promise.all(
    Array.from({ length: ACCOUNTS }, async (_, i) => {
      const { client } = await newAccount(info, `backoff ${i}`, AMPLE);
      const worldId: string = (await client.finish((await client.generate('a flat desert')).body.operation_id)).metadata.world_id;
      const { body } = await client.post(`/svc/v1/worlds/${worldId}:export`, { asset_type: 'splats', format: 'ply' });
      await client.finish(body.operation_id);
      return { client, worldId };
    }),
  );
});
afterAll(() => receiver?.close());

/** Begins exports with a callback each, which end at once. Answers how their records are read. */
async function callbacks({ client, worldId }: Owner, owner: number): Promise<(() => Promise<Answer['body']>)[]> {
  return Promise.all(
    Array.from({ length: CALLBACKS }, async (_, i) => {
      const webhookUrl = receiver.urlOf(`/dead/${owner}/${i}`, HOST);
      const { body } = await client.post('/tasks:exportWorld', { worldId, assetType: 'splats', format: 'ply', webhookUrl });
      return async () => (await client.get(`/operations/${body.operationId}/webhookDelivery`)).body;
    }),
  );
}

/** Callbacks of this file. Others come from tests before it, which used the same port. */
const received = (): readonly ReceivedCallback[] => receiver.callbacks.filter(({ path }) => path.startsWith('/dead/'));

describe('a host that refuses the callbacks of several accounts', () => {
  it('gets a bounded number of attempts, and every callback once it is back', async () => {
    for (let owner = 0; owner < ACCOUNTS; owner++)
      for (let i = 0; i < CALLBACKS; i++) receiver.script(`/dead/${owner}/${i}`, { status: 503 });
    const records = (await Promise.all(owners.map((owner, i) => callbacks(owner, i)))).flat();
    const read = (): Promise<Answer['body'][]> => Promise.all(records.map((record) => record()));

    // Those that were not tried wait with a time, and no attempt is counted for them.
    const isHeld = ({ state, attemptCount, nextAttemptTime, lastAttempt }: Answer['body']): boolean =>
      state === 'PENDING' && attemptCount === 0 && Date.parse(nextAttemptTime) > Date.now() - LATER.timeout && lastAttempt === undefined;
    await expect.poll(async () => (await read()).every(({ state }) => state === 'PENDING'), LATER).toBe(true);
    const held = (await read()).filter(isHeld).length;
    expect(held).toBeGreaterThanOrEqual(ACCOUNTS * CALLBACKS - BEFORE_THE_PAUSE - PROBES);
    expect(received().length).toBeLessThanOrEqual(BEFORE_THE_PAUSE + PROBES);

    for (let owner = 0; owner < ACCOUNTS; owner++)
      for (let i = 0; i < CALLBACKS; i++) receiver.script(`/dead/${owner}/${i}`, { status: 204 });
    await expect.poll(async () => (await read()).filter(({ state }) => state === 'DELIVERED').length, MUCH_LATER).toBe(records.length);
    const after = await read();
    expect(after.filter(({ attemptCount }) => attemptCount === 1).length).toBeGreaterThan(0);
    // An attempt on a busy machine may end before it reaches the host, so the host never counts more than the records.
    expect(received().length).toBeLessThanOrEqual(after.reduce((sum, { attemptCount }) => sum + attemptCount, 0));
    expect(new Set(received().map(({ id }) => id)).size).toBe(records.length);
  });
});
