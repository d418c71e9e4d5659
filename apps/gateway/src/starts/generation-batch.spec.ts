import { DomainError } from '@diorama/domain';
import type { ErrorCode } from '@diorama/domain';
import { allowAllModerator } from '@diorama/policy';
import type { Moderator } from '@diorama/policy';
import { worldProto } from '@diorama/proto-types';
import { afterEach, describe, expect, it } from 'vitest';

import { TEST_API_KEY, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

let gateway: TestGateway;
afterEach(() => gateway.stop());

type Begin = worldProto.BeginOperationRequest;
interface Script {
  /** How the record refuses the start of a prompt. */
  readonly refusals?: Readonly<Record<string, DomainError>>;
  readonly texts?: Moderator;
}

const textOf = ({ worldPromptJson }: Begin): string => (JSON.parse(worldPromptJson) as { text_prompt: string }).text_prompt;

async function start({ refusals = {}, texts = allowAllModerator }: Script = {}) {
  const begun: Begin[] = [];
  const world = {
    checkStart: async () => ({ cost: { totalCredits: 230, lineItems: [] }, estimatedSeconds: 9, availableCredits: 5 }),
    beginOperation: async (begin: Begin) => {
      const refusal = refusals[textOf(begin)];
      if (refusal !== undefined) throw refusal;
      begun.push(begin);
      const at = new Date(0);
      const state = worldProto.OperationState.OPERATION_STATE_QUEUED;
      const { operationId, kind, worldId, model } = begin;
      const operation = worldProto.Operation.fromPartial({
        operationId,
        kind,
        worldId,
        model,
        state,
        createdAt: at,
        updatedAt: at,
        expiresAt: at,
      });
      const window = { name: 'minute', limit: 30, windowSeconds: 60, remaining: 30 - begun.length, resetSeconds: 60 };
      return { operation, replayed: begin.idempotency?.key === 'again', windows: [window] };
    },
  };
  gateway = await startGateway({ world, texts });
  return begun;
}

interface Item {
  readonly index: number;
  readonly operation: { readonly operation_id: string } | null;
  readonly error: object | null;
}

async function post(body: object, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(`${gateway.url}/svc/v1/worlds:batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'svc-api-key': TEST_API_KEY, ...headers },
    body: JSON.stringify(body),
  });
  const { items = [], detail } = (await answer.json()) as { items?: readonly Item[]; detail?: unknown };
  return { status: answer.status, headers: answer.headers, items, detail };
}

const refusedAs = (code: ErrorCode, details: Readonly<Record<string, string>> = {}): DomainError => new DomainError(code, details);

describe('POST /svc/v1/worlds:batch', () => {
  it('starts each prompt in order, each as a separate start', async () => {
    const begun = await start();
    const second = { world_prompt: { type: 'text', text_prompt: 'a hill' }, seed: 5, display_name: 'Hill' };
    const { status, items, headers } = await post({ prompts: ['a lake', second], model: 'svc-1.0-draft', tags: ['set'] });
    expect(status).toBe(200);
    expect(begun.map((begin) => [textOf(begin), begin.model, begin.displayName, begin.tags])).toEqual([
      ['a lake', 'svc-1.0-draft', '', ['set']],
      ['a hill', 'svc-1.0-draft', 'Hill', ['set']],
    ]);
    expect(begun[1]?.seed).toBe(5);
    const { operationId: first } = begun[0] ?? {};
    expect(items).toMatchObject([
      { index: 0, operation: { operation_id: first, done: false }, quote: null, error: null, replayed: false },
      { index: 1, operation: { operation_id: begun[1]?.operationId }, quote: null, error: null, replayed: false },
    ]);
    expect(headers.get('ratelimit')).toBe('"minute";r=28;t=60');
  });

  it('starts one prompt with each seed', async () => {
    const begun = await start();
    await post({ world_prompt: { type: 'text', text_prompt: 'a lake' }, seeds: [9, 4] });
    expect(begun.map((begin) => [textOf(begin), begin.seed])).toEqual([
      ['a lake', 9],
      ['a lake', 4],
    ]);
  });

  it('reports for each item the error of a single start, and starts the others', async () => {
    const strict: Moderator = { refusal: async ({ texts }) => (texts.includes('a war') ? 'violence' : null) };
    const windows = JSON.stringify([{ name: 'minute', limit: 3, windowSeconds: 60, remaining: 0, resetSeconds: 20 }]);
    const begun = await start({
      texts: strict,
      refusals: {
        poor: refusedAs('CREDITS_INSUFFICIENT', { needed: '230', available: '1' }),
        often: refusedAs('RATE_LIMITED', { limit: '3 generations per minute', retry_after: '20', windows }),
        away: refusedAs('UNAVAILABLE'),
        reused: refusedAs('IDEMPOTENCY_KEY_REUSED'),
      },
    });
    const engine = { engine: 'painted', world_prompt: { type: 'text', text_prompt: 'a hill' } };
    const model = { model: 'svc-9', world_prompt: { type: 'text', text_prompt: 'a hill' } };
    const { status, items, headers } = await post({
      prompts: ['a lake', 'a war', 'poor', 'often', 'away', 'reused', engine, model, 'a hill'],
    });
    expect(status).toBe(200);
    expect(items.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(items.map(({ error }) => error)).toMatchObject([
      null,
      { status: 400, detail: expect.stringContaining('content policy (violence)'), retry_after: null },
      { status: 402, detail: expect.stringContaining('the request costs 230 credits, and the account has 1'), retry_after: null },
      { status: 429, detail: expect.stringContaining('3 generations per minute'), retry_after: 20 },
      { status: 500, detail: expect.stringContaining('temporarily unavailable'), retry_after: 2 },
      { status: 422, detail: [{ loc: ['header', 'idempotency-key'] }], retry_after: null },
      { status: 422, detail: [{ loc: ['body', 'engine'] }], retry_after: null },
      { status: 400, detail: expect.stringContaining("Model 'svc-9' is not supported"), retry_after: null },
      null,
    ]);
    expect(begun.map(textOf)).toEqual(['a lake', 'a hill']);
    expect(headers.get('ratelimit')).toBe('"minute";r=28;t=60');
  });

  it('shows no text of a defect, and logs it', async () => {
    await start({ refusals: { broken: new TypeError('secret') as never } });
    const { items } = await post({ prompts: ['broken'] });
    expect(items).toMatchObject([{ error: { status: 500, code: 'INTERNAL', retry_after: null } }]);
    expect(gateway.logged).toContainEqual(expect.objectContaining({ level: 'error', message: 'an item of a batch failed' }));
  });

  it('gives each item a separate idempotency key, for its place and its own request', async () => {
    const begun = await start();
    await post({ prompts: ['a lake', 'a lake'] }, { 'idempotency-key': 'order-1' });
    await post({ prompts: ['a lake', 'a hill'] }, { 'idempotency-key': 'order-1' });
    const keys = begun.map(({ idempotency }) => [
      idempotency?.key,
      idempotency?.route,
      Buffer.from(idempotency?.bodySha256 ?? []).toString('hex'),
    ]);
    expect(keys.map(([key, route]) => [key, route])).toEqual([
      ['order-1', 'worlds:batch/0'],
      ['order-1', 'worlds:batch/1'],
      ['order-1', 'worlds:batch/0'],
      ['order-1', 'worlds:batch/1'],
    ]);
    expect(keys[2]).toEqual(keys[0]);
    expect(keys[3]?.[2]).not.toBe(keys[1]?.[2]);
  });

  it('says of an item whether it repeats an earlier one', async () => {
    await start();
    expect((await post({ prompts: ['a lake'] }, { 'idempotency-key': 'again' })).items).toMatchObject([{ replayed: true }]);
  });

  it('starts nothing for a dry run, and quotes each item', async () => {
    const begun = await start();
    const { items } = await post({
      prompts: ['a lake', { world_prompt: { type: 'text', text_prompt: 'x' }, model: 'svc-9' }],
      dry_run: true,
    });
    expect(items).toMatchObject([
      { operation: null, quote: { dry_run: true, cost: { total_credits: 230 }, estimated_seconds: 9 }, error: null },
      { operation: null, quote: null, error: { status: 400 } },
    ]);
    expect(begun).toEqual([]);
  });

  it('starts nothing when one item has another shape than a start', async () => {
    const begun = await start();
    const { status, detail } = await post({ prompts: ['a lake', { world_prompt: { type: 'sound' } }] });
    expect([status, detail]).toMatchObject([422, [{ loc: ['body', 'prompts', 1, 'world_prompt'], type: 'union_tag_invalid' }]]);
    expect(begun).toEqual([]);
  });
});
