import { setTimeout as sleep } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';
import type { Answer } from '../stack/client.js';

const info = stackInfo();

/** Starts and cancels at once. */
async function start(client: Client, model = 'svc-1.0-draft'): Promise<Answer> {
  const answer = await client.generate('a pebble', { model });
  if (answer.status === 200) await client.post(`/svc/v1/operations/${answer.body.operation_id}:cancel`, {});
  return answer;
}

describe('rate limits', () => {
  it('[limits-01] [limits-rule-1] [errors-429] [errors-rule-3] [decision-29] let three starts a minute in, running or not, then answer 429', async () => {
    const { client } = await newAccount(info);
    for (let at = 0; at < 3; at++) expect((await start(client)).status).toBe(200);
    const { status, body, headers } = await start(client);
    expect({ status, body }).toEqual({
      status: 429,
      body: { detail: expect.any(String), code: 'RATE_LIMITED', request_id: expect.any(String) },
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await client.get('/svc/v1/credits')).body).toMatchObject({ remaining_credits: 1_000_000, held_credits: 0 });
  });

  it('[limits-01] [decision-29] are told as windows of 60 and 3,600 seconds on every start', async () => {
    const { client } = await newAccount(info);
    const { headers } = await start(client);
    expect(headers.get('ratelimit-policy')).toMatch(/q=3;w=60.*q=60;w=3600/);
    expect(headers.get('ratelimit')).toMatch(/r=2;t=\d+/);
  });

  it('[limits-02] [limits-03] [limits-rule-5] are 30 and 90 a minute in the higher tier, apart for standard models and drafts', async () => {
    const { client } = await newAccount(info, 'higher', { tier: 'higher' });
    for (const model of ['svc-1.0', 'svc-1.1', 'svc-1.1-plus'])
      expect((await start(client, model)).headers.get('ratelimit-policy')).toMatch(/q=30;w=60/);
    const draft = await start(client);
    expect(draft.headers.get('ratelimit-policy')).toMatch(/q=90;w=60/);
    expect(draft.headers.get('ratelimit')).toMatch(/r=89;/);
  });

  it('[limits-rule-2] roll: a start is let in again when the first of the last minute is a minute old', async () => {
    const { client } = await newAccount(info, 'rolling', { limits: { per_minute: 2, per_hour: 100 } });
    const before = Date.now();
    await start(client);
    await sleep(2_000);
    await start(client);
    const wait = Number((await start(client)).headers.get('retry-after'));
    const passed = (Date.now() - before) / 1_000;
    expect(wait).toBeLessThanOrEqual(Math.ceil(60 - 2)); // the first start's minute, not one that begins anew
    expect(wait).toBeGreaterThan(60 - passed - 1);
  });

  it('[limits-rule-4] are of the account, not of the key', async () => {
    const { account, client } = await newAccount(info, 'keys', { limits: { per_minute: 1, per_hour: 10 } });
    const operator = { authorization: `Bearer ${info.operator_token}` };
    const made = await new Client(info.api_url, null).post(
      `/admin/v1/accounts/${account.account_id}/keys`,
      { project_id: account.project_id },
      operator,
    );
    const other = new Client(info.api_url, made.body.api_key);
    expect((await start(client)).status).toBe(200);
    expect((await start(other)).status).toBe(429);
  });

  it('[limits-rule-5] are what an operator approves for an account', async () => {
    const { client } = await newAccount(info, 'own', { limits: { per_minute: 2, per_hour: 2, draft_per_minute: 1 } });
    const statuses = [];
    for (const model of ['svc-1.1', 'svc-1.0', 'svc-1.1', 'svc-1.0-draft', 'svc-1.0-draft'])
      statuses.push((await start(client, model)).status);
    expect(statuses).toEqual([200, 200, 429, 200, 429]);
  });

  it('[limits-rule-1] [decision-30] let all that the windows let in be under way at once', async () => {
    const { client } = await newAccount(info, 'many', { limits: { per_minute: 24, per_hour: 24 } });
    const answers = await Promise.all(Array.from({ length: 24 }, () => client.generate('a canyon', { model: 'svc-1.1-plus' })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const { body } of answers) await client.post(`/svc/v1/operations/${body.operation_id}:cancel`, {});
  });

  it('[decision-30] stand beside a cap on generations under way where an operator sets one', async () => {
    const { client } = await newAccount(info, 'running', { limits: { per_minute: 100, per_hour: 100 }, max_running: 1 });
    const first = await client.generate('a canyon', { model: 'svc-1.1-plus' });
    expect(await client.generate('a canyon')).toMatchObject({ status: 429, body: { detail: expect.stringContaining('running') } });
    await client.post(`/svc/v1/operations/${first.body.operation_id}:cancel`, {});
    expect((await start(client)).status).toBe(200);
  });
});

describe('limits of exports', () => {
  const PLY = { asset_type: 'splats', format: 'ply' };

  it('count each export that begins in windows of their own, and one with a callback always', async () => {
    const limits = { per_minute: 5, per_hour: 50, exports_per_minute: 3, exports_per_hour: 4 };
    const { client } = await newAccount(info, 'exporter', { limits });
    const { metadata } = await client.finish((await client.generate('a flat desert')).body.operation_id);
    const path = `/svc/v1/worlds/${metadata.world_id}:export`;
    const call = (number: number): Promise<Answer> =>
      client.post('/tasks:exportWorld', {
        worldId: metadata.world_id,
        assetType: 'splats',
        format: 'ply',
        webhookUrl: `https://receiver.invalid-name.example.com/${number}`,
      });
    const first = await client.post(path, PLY);
    expect([first.status, first.headers.get('ratelimit-policy'), first.headers.get('ratelimit')]).toEqual([
      200,
      '"minute";q=3;w=60, "hour";q=4;w=3600',
      '"minute";r=2;t=0',
    ]);
    await client.finish(first.body.operation_id);
    expect((await client.post(path, PLY)).headers.get('ratelimit')).toBe('"minute";r=2;t=0'); // the operation that exists
    expect([(await call(1)).status, (await call(2)).status]).toEqual([200, 200]);
    const refused = await call(3);
    expect(refused).toMatchObject({ status: 429, body: { detail: expect.stringContaining('3 exports per minute') } });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.headers.get('ratelimit')).toBe(`"minute";r=0;t=${wait}`);
    expect((await client.post(path, PLY)).status).toBe(200);
    expect((await client.generate('a pebble', { dry_run: true })).status).toBe(200);
  });
});

describe('many requests at once', () => {
  it('[limits-rule-3] let exactly as many starts in as the limit says, and fail none otherwise', async () => {
    const { client } = await newAccount(info, 'burst', { limits: { per_minute: 5, per_hour: 5 } });
    const answers = await Promise.all(Array.from({ length: 40 }, () => client.generate('a pebble', { model: 'svc-1.1' })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
    for (const { body } of answers.filter(({ status }) => status === 200))
      await client.post(`/svc/v1/operations/${body.operation_id}:cancel`, {});
  });
});
