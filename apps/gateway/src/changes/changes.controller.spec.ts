import { DomainError } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import { composeScene } from '@diorama/scene';
import { afterEach, describe, expect, it } from 'vitest';

import { TEST_API_KEY, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

const WORLD_ID = '0197f3a0-0000-7000-8000-000000000001';
const SCENE = composeScene('a red barn and two wells in a meadow', 5).scene;
const at = new Date(0);
const operation = worldProto.Operation.fromPartial({
  operationId: `op_${'a'.repeat(22)}`,
  kind: 'generate-world',
  state: worldProto.OperationState.OPERATION_STATE_QUEUED,
  createdAt: at,
  updatedAt: at,
  expiresAt: at,
});

let gateway: TestGateway;
afterEach(() => gateway.stop());

/** A gateway whose record has one world; `world` says how it differs from a finished one with a scene. */
async function start({ world = {}, replayed }: { world?: Partial<worldProto.World>; replayed?: worldProto.Operation } = {}) {
  const begun: worldProto.BeginOperationRequest[] = [];
  const stored = worldProto.World.fromPartial({
    worldId: WORLD_ID,
    model: 'svc-1.0-draft',
    seed: 5,
    state: worldProto.OperationState.OPERATION_STATE_SUCCEEDED,
    assets: [{ name: 'scene_url', key: `${WORLD_ID}/scene.json` }],
    ...world,
  });
  gateway = await startGateway({
    world: {
      getWorld: async ({ worldId }: worldProto.GetWorldRequest) => {
        if (worldId !== WORLD_ID) throw new DomainError('WORLD_NOT_FOUND');
        return { world: stored };
      },
      checkStart: async () => ({ replayed, cost: { totalCredits: 230, lineItems: [] }, estimatedSeconds: 12, availableCredits: 900 }),
      beginOperation: async (request: worldProto.BeginOperationRequest) => {
        begun.push(request);
        return { operation, replayed: false, windows: [] };
      },
    },
    media: { readObject: async () => ({ content: Buffer.from(JSON.stringify(SCENE)) }) },
  });
  return begun;
}

async function post(verb: string, body: object, { id = WORLD_ID, headers = {} }: { id?: string; headers?: Record<string, string> } = {}) {
  const answer = await fetch(`${gateway.url}/svc/v1/worlds/${id}:${verb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'svc-api-key': TEST_API_KEY, ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { detail?: unknown } };
}

describe('a variation', () => {
  it('starts a world from the stored scene with the named fields replaced', async () => {
    const begun = await start();
    const answer = await post('vary', { season: 'winter', time: 'dusk', display_name: 'In snow', tags: ['cold'] });
    expect(answer).toMatchObject({ status: 200, body: { operation_id: operation.operationId, done: false } });
    expect(begun).toMatchObject([{ model: 'svc-1.0-draft', seed: 5, displayName: 'In snow', tags: ['cold'], promptKind: 'text' }]);
    expect(JSON.parse(begun[0]?.worldPromptJson ?? '')).toEqual({
      type: 'scene',
      scene: { ...SCENE, season: 'winter', time: 'dusk', cover: 'snow' },
      origin: { world_id: WORLD_ID, change: 'variation' },
    });
  });

  it('takes another seed and another model', async () => {
    const begun = await start();
    await post('vary', { seed: 9, model: 'svc-1.1' });
    expect(begun).toMatchObject([{ model: 'svc-1.1', seed: 9 }]);
    expect(JSON.parse(begun[0]?.worldPromptJson ?? '')).toMatchObject({ scene: { seed: 9 } });
  });

  it('has a price before it starts', async () => {
    const begun = await start();
    expect(await post('vary', { weather: 'fog', dry_run: true })).toMatchObject({
      status: 200,
      body: { dry_run: true, estimated_seconds: 12 },
    });
    expect(begun).toEqual([]);
  });

  it('that repeats an earlier one is answered as that was, also when its world is gone', async () => {
    const begun = await start({ replayed: operation });
    const id = WORLD_ID.replace(/1$/, '2');
    expect((await post('vary', { time: 'night' }, { id, headers: { 'idempotency-key': 'order-1' } })).status).toBe(200);
    expect(begun).toEqual([]);
  });
});

describe('an edit', () => {
  it('starts a world from the stored scene with the edits after those that it has', async () => {
    const begun = await start();
    const changes = [{ move: { object: 'barn', to: { x: 8, z: -20, turn: 90 } } }, { add: { kind: 'bench', at: [{ x: -2, z: -5 }] } }];
    expect((await post('edit', { changes })).status).toBe(200);
    const prompt = JSON.parse(begun[0]?.worldPromptJson ?? '') as { scene: typeof SCENE; origin: object };
    expect(prompt.origin).toEqual({ world_id: WORLD_ID, change: 'edit' });
    expect(prompt.scene.objects).toHaveLength(SCENE.objects.length + 1);
    expect(prompt.scene.edits).toEqual([
      { change: 'move', object: SCENE.objects.findIndex(({ kind }) => kind === 'barn'), to: { x: 8, z: -20, turn: 90 } },
      { change: 'add', object: SCENE.objects.length },
    ]);
  });

  it.each<[string, object, readonly (string | number)[]]>([
    ['no changes', { changes: [] }, ['changes']],
    ['a change of two kinds', { changes: [{ remove: { object: 0 }, add: { kind: 'bench' } }] }, ['changes', 0]],
    ['a change of no kind', { changes: [{}] }, ['changes', 0]],
    ['an unknown object', { changes: [{ move: { object: 7, to: { x: 1, z: -9 } } }] }, ['changes', 0, 'move', 'object']],
    ['an unknown kind', { changes: [{ remove: { object: 'castle' } }] }, ['changes', 0, 'remove', 'object']],
    [
      'a place that is not a number of the world',
      { changes: [{ move: { object: 'barn', to: { x: 400, z: 0 } } }] },
      ['changes', 0, 'move', 'to', 'x'],
    ],
    ['a place beyond the world', { changes: [{ move: { object: 'barn', to: { x: 120, z: 120 } } }] }, ['changes', 0, 'move', 'to']],
    ['an unknown substance', { changes: [{ restyle: { object: 'barn', substance: 'cheese' } }] }, ['changes', 0, 'restyle', 'substance']],
    ['an unknown kind to add', { changes: [{ add: { kind: 'flumph' } }] }, ['changes', 0, 'add', 'kind']],
    ['a callback', { changes: [{ remove: { object: 'barn' } }], webhookUrl: 'https://a.test/' }, ['webhookUrl']],
  ])('is a 422 that names what is wrong: %s', async (_what, body, loc) => {
    const begun = await start();
    expect(await post('edit', body)).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', ...loc] }] } });
    expect(begun).toEqual([]);
  });
});

describe('a world that cannot be changed', () => {
  it.each<[string, number, Parameters<typeof start>[0]]>([
    ['has no scene', 400, { world: { assets: [] } }],
    ['is not finished', 400, { world: { state: worldProto.OperationState.OPERATION_STATE_RUNNING } }],
  ])('%s', async (_why, status, script) => {
    const begun = await start(script);
    expect((await post('vary', { season: 'winter' })).status).toBe(status);
    expect((await post('edit', { changes: [{ remove: { object: 0 } }] })).status).toBe(status);
    expect(begun).toEqual([]);
  });

  it.each(['nonsense', WORLD_ID.replace(/1$/, '3')])('is not there: %s', async (id) => {
    await start();
    expect((await post('vary', {}, { id })).status).toBe(404);
  });
});
