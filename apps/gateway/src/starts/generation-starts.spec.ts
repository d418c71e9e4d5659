import { once } from 'node:events';

import { DomainError } from '@diorama/domain';
import type { ErrorCode, WorldEngineName } from '@diorama/domain';
import { createHttpModerator, allowAllModerator } from '@diorama/policy';
import type { Moderator } from '@diorama/policy';
import { mediaProto, worldProto } from '@diorama/proto-types';
import { afterEach, describe, expect, it } from 'vitest';

import { TEST_API_KEY, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

const NAMED = `media_${'n'.repeat(22)}`;
const at = new Date(0);
const operation = worldProto.Operation.fromPartial({
  operationId: `op_${'a'.repeat(22)}`,
  kind: 'generate-world',
  state: worldProto.OperationState.OPERATION_STATE_QUEUED,
  createdAt: at,
  updatedAt: at,
  expiresAt: at,
});

const assetOf = (mediaAssetId: string): mediaProto.MediaAsset =>
  mediaProto.MediaAsset.fromPartial({
    mediaAssetId,
    kind: mediaProto.MediaKind.MEDIA_KIND_IMAGE,
    state: mediaProto.MediaState.MEDIA_STATE_READY,
    width: 640,
    height: 480,
  });

/** Services that note what is asked of them; `fails` says what a method is refused with, and `answers` what it answers. */
interface Script {
  readonly fails?: Readonly<Record<string, ErrorCode>>;
  readonly answers?: Readonly<Record<string, object>>;
  readonly texts?: Moderator;
  readonly clientEngines?: readonly WorldEngineName[];
}

let gateway: TestGateway;
afterEach(() => gateway.stop());

async function start({ fails = {}, answers = {}, texts = allowAllModerator, clientEngines = ['procedural'] }: Script) {
  const asked: string[] = [];
  const begun: worldProto.BeginOperationRequest[] = [];
  const discarded: string[] = [];
  let fetched = 0;
  const scripted = (name: string, answer: (request: never) => object) => async (request: never) => {
    asked.push(name);
    const code = fails[name];
    if (code !== undefined) throw new DomainError(code);
    return answers[name] ?? answer(request);
  };
  const world = {
    checkStart: scripted('checkStart', () => ({})),
    beginOperation: (request: worldProto.BeginOperationRequest) => {
      begun.push(request);
      return scripted('beginOperation', () => ({ operation, replayed: false, windows: [] }))(request as never);
    },
  };
  const media = {
    useMediaAssets: scripted('useMediaAssets', () => ({ mediaAssets: [assetOf(NAMED)] })),
    fetchMedia: scripted('fetchMedia', ({ url }: mediaProto.FetchMediaRequest) => {
      if (url.endsWith('nothing.png')) throw new DomainError('MEDIA_URL_UNFETCHABLE', { reason: 'nothing is there' });
      return { mediaAsset: assetOf(`fetched_${++fetched}`) };
    }),
    discardMedia: scripted('discardMedia', ({ accountId, mediaAssetIds }: mediaProto.DiscardMediaRequest) => {
      discarded.push(...mediaAssetIds.map((id) => `${accountId} ${id}`));
      return { deleted: mediaAssetIds.length };
    }),
  };
  gateway = await startGateway({ world, media, texts, clientEngines });
  return { asked, begun, discarded };
}

const pictures = (...uris: readonly string[]) => ({
  world_prompt: {
    type: 'multi-image',
    multi_image_prompt: [
      { content: { source: 'media_asset', media_asset_id: NAMED } },
      ...uris.map((uri) => ({ content: { source: 'uri', uri: `https://pictures.test/${uri}` } })),
    ],
  },
});

const post = (body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${gateway.url}/svc/v1/worlds:generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'svc-api-key': TEST_API_KEY, ...headers },
    body: JSON.stringify(body),
  });

describe('a start that repeats an earlier one', () => {
  it('is answered as that was, also when its media are gone', async () => {
    const { asked } = await start({ answers: { checkStart: { replayed: operation } }, fails: { useMediaAssets: 'MEDIA_ASSET_NOT_FOUND' } });
    const answer = await post(pictures('a.png'), { 'idempotency-key': 'order-1' });
    expect([answer.status, answer.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(await answer.json()).toMatchObject({ operation_id: operation.operationId });
    expect(asked).toEqual(['checkStart']);
  });

  it('is not looked for without a key', async () => {
    const { asked } = await start({ fails: { useMediaAssets: 'MEDIA_ASSET_NOT_FOUND' } });
    expect((await post(pictures('a.png'))).status).toBe(404);
    expect(asked).toEqual(['useMediaAssets']);
  });
});

const words = { world_prompt: { type: 'text', text_prompt: 'a lagoon' } };

describe('the words of a start', () => {
  const away = createHttpModerator({ url: 'http://moderator.test/', fetch: async () => Promise.reject(new Error('away')) });
  const strict: Moderator = { refusal: async () => 'violence' };

  it.each<[number, string, Script]>([
    [500, 'nothing else stands against it', {}],
    [429, 'a limit stands against it', { fails: { checkStart: 'RATE_LIMITED' } }],
    [402, 'credits are missing', { fails: { checkStart: 'CREDITS_INSUFFICIENT' } }],
    [200, 'it repeats an earlier one', { answers: { checkStart: { replayed: operation } } }],
  ])('are judged elsewhere last: with a moderator that is away it is a %i when %s', async (status, _when, script) => {
    await start({ ...script, texts: away });
    expect((await post(words, { 'idempotency-key': 'order-1' })).status).toBe(status);
  });

  it.each<[string, number, Script]>([
    ['elsewhere', 400, { texts: { ...strict, isRemote: true } }],
    ['by our own rules', 400, { texts: strict }],
    ['and a limit stands against it', 429, { texts: strict, fails: { checkStart: 'RATE_LIMITED' } }],
  ])('that are refused begin nothing: %s', async (_how, status, script) => {
    const { asked } = await start(script);
    expect((await post(words)).status).toBe(status);
    expect(asked).toEqual(['checkStart']);
  });

  it('that our own rules let through cost one question of the record', async () => {
    const { asked } = await start({});
    expect((await post(words)).status).toBe(200);
    expect(asked).toEqual(['beginOperation']);
  });
});

describe('the engine that a start chooses', () => {
  it.each([undefined, null, 'procedural', 'painted'])(
    '[addition-08] is recorded where it is offered, and its operation shows it: %s',
    async (engine) => {
      const recorded = { ...operation, state: worldProto.OperationState.OPERATION_STATE_RUNNING, engine: engine ?? '' };
      const { begun } = await start({
        clientEngines: ['procedural', 'painted'],
        answers: { beginOperation: { operation: recorded, replayed: false, windows: [] } },
      });
      const answer = await post({ ...words, engine });
      expect(answer.status).toBe(200);
      const { metadata } = (await answer.json()) as { metadata: object };
      expect('requested_engine' in metadata ? metadata.requested_engine : undefined).toBe(engine ?? undefined);
      expect(begun.map((request) => request.engine)).toEqual([engine ?? '']);
    },
  );

  it.each<[string, object, string]>([
    ['painted', words, 'Value error, this installation does not offer the engine painted; choose one of procedural'],
    ['oracle', words, "Input should be 'procedural', 'painted' or 'models'"],
  ])('[addition-08] is refused where it is not offered, and begins nothing: %s', async (engine, body, msg) => {
    const { asked } = await start({});
    for (const dryRun of [false, true]) {
      const answer = await post({ ...body, engine, dry_run: dryRun });
      expect([answer.status, await answer.json()]).toMatchObject([422, { detail: [{ loc: ['body', 'engine'], msg }] }]);
    }
    expect(asked).toEqual([]);
  });

  it.each<[WorldEngineName, string]>([
    ['painted', 'text or scene'],
    ['models', 'text'],
  ])('is refused for a prompt that it makes no worlds of: %s', async (engine, prompts) => {
    const { asked } = await start({ clientEngines: [engine] });
    const answer = await post({ ...pictures('a.png'), engine });
    const msg = `Value error, the engine ${engine} needs a prompt of type ${prompts}`;
    expect([answer.status, await answer.json()]).toMatchObject([422, { detail: [{ loc: ['body', 'engine'], msg }] }]);
    expect(asked).toEqual([]);
  });

  it('is a part of the request that belongs to an idempotency key', async () => {
    const { begun } = await start({ clientEngines: ['procedural', 'painted'] });
    for (const engine of [undefined, 'procedural', 'painted']) await post({ ...words, engine }, { 'idempotency-key': 'order-1' });
    expect(new Set(begun.map(({ idempotency }) => Buffer.from(idempotency?.bodySha256 ?? []).toString('hex'))).size).toBe(3);
  });
});

describe('the media that a start has brought', () => {
  const both = ['acc_1 fetched_1', 'acc_1 fetched_2'];

  it.each<[string, number, readonly string[], Script]>([
    ['stay when it begins', 200, [], {}],
    ['go when a limit stands against it', 429, both, { fails: { beginOperation: 'RATE_LIMITED' } }],
    ['go when credits are missing', 402, both, { fails: { beginOperation: 'CREDITS_INSUFFICIENT' } }],
    [
      'go when another with the same key was quicker',
      200,
      both,
      { answers: { beginOperation: { operation, replayed: true, windows: [] } } },
    ],
    ['stay when it is unknown whether it has begun', 500, [], { fails: { beginOperation: 'UNAVAILABLE' } }],
    ['are not missed when they cannot be taken away', 429, [], { fails: { beginOperation: 'RATE_LIMITED', discardMedia: 'UNAVAILABLE' } }],
  ])('%s', async (_what, status, gone, script) => {
    const { discarded } = await start(script);
    expect((await post(pictures('a.png', 'b.png'))).status).toBe(status);
    expect(discarded).toEqual(gone);
    const isLeft = script.fails?.['discardMedia'] !== undefined;
    const warnings = gateway.logged.filter(({ message }) => String(message).startsWith('could not delete the media of a refused start'));
    expect(warnings).toHaveLength(isLeft ? 1 : 0);
  });

  it('go when the next cannot be had', async () => {
    const { asked, discarded } = await start({});
    expect((await post(pictures('a.png', 'nothing.png', 'c.png'))).status).toBe(400);
    expect(discarded).toEqual(['acc_1 fetched_1']);
    expect(asked.filter((name) => name === 'fetchMedia')).toHaveLength(2);
  });
});

describe('a start whose client leaves', () => {
  it('while its second picture is fetched stops fetching, keeps neither picture and begins nothing', async () => {
    const fetching = Promise.withResolvers<AbortSignal>();
    const discarded: string[] = [];
    const begun: unknown[] = [];
    let fetched = 0;
    gateway = await startGateway({
      world: { checkStart: async () => ({}), beginOperation: async (begin: unknown) => begun.push(begin) },
      media: {
        useMediaAssets: async () => ({ mediaAssets: [assetOf(NAMED)] }),
        fetchMedia: async (_request: unknown, { signal }: { signal: AbortSignal }) => {
          if (++fetched === 1) return { mediaAsset: assetOf('fetched_1') };
          fetching.resolve(signal);
          await once(signal, 'abort');
          throw new DomainError('UNAVAILABLE');
        },
        discardMedia: async ({ mediaAssetIds }: mediaProto.DiscardMediaRequest) => discarded.push(...mediaAssetIds),
      },
    });
    const body = JSON.stringify(pictures('a.png', 'b.png', 'c.png'));
    const head = ['POST /svc/v1/worlds:generate HTTP/1.1', 'Content-Type: application/json', `Svc-Api-Key: ${TEST_API_KEY}`];
    const socket = gateway.send([...head, `Content-Length: ${body.length}`], body);
    expect((await fetching.promise).aborted).toBe(false);
    socket.resetAndDestroy();
    await expect.poll(() => discarded).toEqual(['fetched_1']);
    await expect.poll(() => gateway.open()).toBe(0);
    expect([fetched, begun]).toEqual([2, []]);
  });
});
