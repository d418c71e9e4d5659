import { describe, expect, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';
import type { Answer } from '../stack/client.js';
import { AMPLE, sharedWorld } from '../stack/shared-world.js';

const info = stackInfo();

describe('credits', () => {
  it('[service-05] [errors-402] are needed to start: with too few, 402 says to add credits or enable auto-refill', async () => {
    const { client } = await newAccount(info, 'poor', { credits: 229 });
    const { status, body } = await client.generate('a beach');
    expect(status).toBe(402);
    expect(body.detail).toMatch(/add credits or enable auto-refill/i);
    expect((await client.get('/svc/v1/credits')).body).toMatchObject({ remaining_credits: 229, held_credits: 0 });
    expect((await client.post('/svc/v1/worlds:list', {})).body.worlds).toEqual([]);
  });

  it('are needed to start: 402 names the monthly cap of an auto-refill that cannot provide them', async () => {
    const { account, client } = await newAccount(info, 'capped', { credits: 10 });
    const refill = { auto_refill: { threshold: 0, amount: 100, monthly_cap: 150 } };
    const headers = { authorization: `Bearer ${info.operator_token}`, 'content-type': 'application/json' };
    const path = `/admin/v1/accounts/${account.account_id}`;
    expect((await new Client(info.api_url, null).send('PATCH', path, JSON.stringify(refill), headers)).status).toBe(200);
    const { status, body } = await client.generate('a beach');
    expect([status, body.detail]).toEqual([
      402,
      expect.stringMatching(/monthly cap of 150\. Ask the operator to add credits or raise the cap$/),
    ]);
    expect(body.detail).not.toContain('enable');
  });

  it('[cost-01] [operation-06] [decision-20] are settled on success, and the cost lists what for', async () => {
    const { operation } = await sharedWorld();
    const { total_credits: total, line_items: items } = operation.cost;
    expect(total).toBe(230);
    for (const item of items) expect(item).toEqual({ name: expect.any(String), credits: expect.any(Number) });
    expect(items.map(({ credits }: { credits: number }) => credits)).toEqual([80, 150]);
  });

  it('[decision-20] are held while it runs and given back when it is cancelled', async () => {
    const { client } = await newAccount(info, 'held', { ...AMPLE, credits: 2_000 });
    const { body } = await client.generate('a mountain lake', { model: 'svc-1.1' });
    expect((await client.get('/svc/v1/credits')).body).toMatchObject({ remaining_credits: 420, held_credits: 1_580 });
    expect((await client.generate('another lake', { model: 'svc-1.1' })).status).toBe(402);
    const cancelled = await client.post(`/svc/v1/operations/${body.operation_id}:cancel`, {});
    expect(cancelled.body.cost).toBeNull();
    expect((await client.get('/svc/v1/credits')).body).toMatchObject({ remaining_credits: 2_000, held_credits: 0 });
  });

  it.each([
    ['svc-1.0-draft', 230],
    ['svc-1.0', 1_580],
    ['svc-1.1', 1_580],
    ['svc-1.1-plus', 3_080],
  ])('[generate-03] [decision-20] [decision-21] price %s at %d in a dry run, which spends nothing', async (model, total) => {
    const { client } = await newAccount(info, 'dry', { credits: 5 });
    const { status, body } = await client.generate('a beach', { model, dry_run: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ dry_run: true, cost: { total_credits: total }, estimated_seconds: expect.any(Number) });
    expect((await client.get('/svc/v1/credits')).body.remaining_credits).toBe(5);
    expect((await client.get('/svc/v1/operations')).body.operations).toEqual([]);
  });

  it('[decision-20] take the default model to be svc-1.1', async () => {
    const { client } = await newAccount(info);
    const { body } = await client.post('/svc/v1/worlds:generate', { dry_run: true, world_prompt: { type: 'text', text_prompt: 'x' } });
    expect(body.cost.total_credits).toBe(1_580);
  });
});

describe('usage', () => {
  it('[decision-22] is told to the account whose it is', async () => {
    // Another file edits the world of this account, at any time.
    const { client } = await sharedWorld();
    const listCosts = async (): Promise<number[]> =>
      (await client.get('/svc/v1/operations')).body.operations.map((operation: Answer['body']) => operation.cost?.total_credits ?? 0);
    expect(await listCosts()).toContain(230);
    await expect
      .poll(async () => {
        const { status, body } = await client.get('/svc/v1/usage');
        const spent = (await listCosts()).reduce((sum, cost) => sum + cost, 0);
        return [status, body.total_credits - spent];
      })
      .toEqual([200, 0]);
    const { client: other } = await newAccount(info);
    expect((await other.get('/svc/v1/usage')).body).toMatchObject({ total_credits: 0, days: [] });
  });
});
