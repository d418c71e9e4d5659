import { beforeEach, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Client } from '../stack/client.js';
import { AMPLE } from '../stack/shared-world.js';

const info = stackInfo();
const KEY = { 'idempotency-key': 'order-1' };
const BODY = { model: 'svc-1.1', world_prompt: { type: 'text', text_prompt: 'a lagoon' } };
const PATH = '/svc/v1/worlds:generate';
let client: Client;

beforeEach(async () => {
  ({ client } = await newAccount(info, 'idempotency', AMPLE));
});

const cancel = (id: string) => client.post(`/svc/v1/operations/${id}:cancel`, {});

describe('Idempotency-Key', () => {
  it('[decision-31] begins one operation, however often and at once the same request comes', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.post(PATH, BODY, KEY)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.operation_id)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(7);
    expect((await client.get('/svc/v1/operations')).body.operations).toHaveLength(1);
    expect((await client.get('/svc/v1/credits')).body.held_credits).toBe(1_580);
    const [{ body }] = answers as [(typeof answers)[number]];
    await cancel(body.operation_id);
    expect((await client.post(PATH, BODY, KEY)).body).toEqual(body); // as it was answered then
  });

  it('[decision-31] does not care about the order of fields, nulls and other accounts', async () => {
    const first = await client.post(PATH, BODY, KEY);
    const { model, world_prompt } = BODY;
    const same = await client.post(PATH, { world_prompt, seed: null, model }, KEY);
    expect(same.body.operation_id).toBe(first.body.operation_id);
    const { client: other } = await newAccount(info);
    const theirs = await other.post(PATH, BODY, KEY);
    expect(theirs.body.operation_id).not.toBe(first.body.operation_id);
    await other.post(`/svc/v1/operations/${theirs.body.operation_id}:cancel`, {});
    await cancel(first.body.operation_id);
  });

  it('[decision-32] answers 422 to the same key with another body', async () => {
    const first = await client.post(PATH, BODY, KEY);
    const { status, body } = await client.post(PATH, { ...BODY, seed: 5 }, KEY);
    expect(status).toBe(422);
    expect(body.detail).toMatchObject([{ loc: ['header', 'idempotency-key'], msg: expect.any(String), type: expect.any(String) }]);
    await cancel(first.body.operation_id);
  });

  it('[decision-31] pins nothing when the start was refused', async () => {
    expect((await client.post(PATH, { ...BODY, model: 'svc-9' }, KEY)).status).toBe(400);
    const { status, body } = await client.post(PATH, BODY, KEY);
    expect(status).toBe(200);
    await cancel(body.operation_id);
  });

  it.each([['x'.repeat(256)], ['a b'], ['é']])('[decision-32] answers 422 to the key %s', async (key) => {
    const { status, body } = await client.post(PATH, BODY, { 'idempotency-key': key });
    expect(status).toBe(422);
    expect(body.detail).toMatchObject([{ loc: ['header', 'idempotency-key'] }]);
  });
});
