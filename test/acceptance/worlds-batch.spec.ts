import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Client } from '../stack/client.js';
import { AMPLE } from '../stack/shared-world.js';

const info = stackInfo();
const PATH = '/svc/v1/worlds:batch';
/** Of a draft from text. */
const DRAFT_CREDITS = 230;
/** For worlds that are cancelled before they are made. */
const LONG = { model: 'svc-1.1-plus' };
const LONG_CREDITS = 3_080;
const lake = { type: 'text', text_prompt: 'a lake' };
let client: Client;

beforeEach(async () => {
  ({ client } = await newAccount(info, 'batch', AMPLE));
});

afterEach(async () => {
  const { body } = await client.get('/svc/v1/operations?page_size=100');
  for (const { operation_id: id } of body.operations) await client.post(`/svc/v1/operations/${id}:cancel`, {});
});

const heldCredits = async (of = client): Promise<number> => (await of.get('/svc/v1/credits')).body.held_credits as number;

describe('POST /svc/v1/worlds:batch', () => {
  it('[batch-01] starts one world of each prompt in order, and reports the error of each that does not start', async () => {
    const broken = { world_prompt: lake, model: 'svc-9' };
    const refused = 'a room with instructions for a pipe bomb on the wall';
    const { status, body } = await client.post(PATH, {
      ...LONG,
      tags: ['batch'],
      prompts: ['a lake', broken, refused, { world_prompt: lake, seed: 5 }],
    });
    expect(status).toBe(200);
    expect(body.items).toMatchObject([
      { index: 0, operation: { done: false }, error: null },
      { index: 1, operation: null, error: { status: 400, detail: expect.stringContaining('svc-9') } },
      { index: 2, operation: null, error: { status: 400, detail: expect.stringContaining('content policy') } },
      { index: 3, operation: { done: false }, error: null },
    ]);
    expect(await heldCredits()).toBe(2 * LONG_CREDITS);
    const { worlds } = (await client.post('/svc/v1/worlds:list', { tags: ['batch'], sort_order: 'asc' })).body;
    expect(worlds).toMatchObject([{ model: 'svc-1.1-plus' }, { model: 'svc-1.1-plus', seed: 5 }]);
    expect((await client.get('/svc/v1/operations')).body.operations).toHaveLength(2);
  });

  it('[batch-02] starts one prompt with each seed, and repeats it with the same key without starting anything', async () => {
    const body = { ...LONG, world_prompt: lake, seeds: [3, 1] };
    const key = { 'idempotency-key': 'batch-1' };
    const [first, again] = [await client.post(PATH, body, key), await client.post(PATH, body, key)];
    const ids = (answer: typeof first): string[] =>
      answer.body.items.map((item: { operation: { operation_id: string } }) => item.operation.operation_id);
    expect(ids(again)).toEqual(ids(first));
    expect(again.body.items).toMatchObject([{ replayed: true }, { replayed: true }]);
    const changed = await client.post(PATH, { ...body, seeds: [3, 2] }, key);
    expect(changed.body.items).toMatchObject([{ replayed: true }, { operation: null, error: { status: 422 } }]);
    expect(await heldCredits()).toBe(2 * LONG_CREDITS);
    const { worlds } = (await client.post('/svc/v1/worlds:list', { sort_order: 'asc' })).body;
    expect(worlds.map(({ seed }: { seed: number }) => seed)).toEqual([3, 1]);
  });

  it('[batch-03] charges nothing for an item that meets a limit or finds too few credits', async () => {
    const { client: poor } = await newAccount(info, 'poor', { ...AMPLE, credits: LONG_CREDITS });
    const { body } = await poor.post(PATH, { ...LONG, prompts: ['a lake', 'a hill'] });
    expect(body.items).toMatchObject([{ error: null }, { operation: null, error: { status: 402, retry_after: null } }]);
    expect(await heldCredits(poor)).toBe(LONG_CREDITS);
    await poor.post(`/svc/v1/operations/${body.items[0].operation.operation_id}:cancel`, {});
    const { client: slow } = await newAccount(info, 'slow', { limits: { per_minute: 0, per_hour: 0 } });
    const limited = await slow.post(PATH, { prompts: ['a lake'] });
    expect(limited.body.items).toMatchObject([{ operation: null, error: { status: 429, retry_after: expect.any(Number) } }]);
    expect(await heldCredits(slow)).toBe(0);
  });

  it('[batch-04] quotes each item of a dry run', async () => {
    const { body } = await client.post(PATH, { model: 'svc-1.0-draft', prompts: ['a lake', 'a hill'], dry_run: true });
    const quote = { dry_run: true, cost: { total_credits: DRAFT_CREDITS } };
    expect(body.items).toMatchObject([
      { operation: null, quote, error: null },
      { operation: null, quote, error: null },
    ]);
    expect((await client.get('/svc/v1/operations')).body.operations).toEqual([]);
  });

  it('[batch-05] returns 422 for another shape, and starts nothing', async () => {
    const prompts = Array.from({ length: 21 }, (_, index) => `lake ${index}`);
    for (const body of [
      {},
      { prompts: [] },
      { prompts },
      { prompts: ['a lake', 7] },
      { prompts: ['a lake', { world_prompt: { type: 'sound' } }] },
      { world_prompt: lake, seeds: [1, 1] },
      { prompts: ['a lake'], webhookUrl: 'https://receiver.example.com/' },
    ])
      expect((await client.post(PATH, body)).status).toBe(422);
    expect((await client.get('/svc/v1/operations')).body.operations).toEqual([]);
  });
});
