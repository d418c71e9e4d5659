import { constants, createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';

import { Server, ServerCredentials } from '@grpc/grpc-js';
import { DomainError } from '@diorama/domain';
import { mediaProto, worldProto } from '@diorama/proto-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createMediaClient, createWorldClient } from './clients.js';
import type { MediaClient, WorldClient } from './clients.js';
import { toGrpcStatus } from './errors.js';

const server = new Server();
let client: WorldClient;
let media: MediaClient;

const seen = { chunks: 0, stores: 0, cancelled: 0, watches: 0, left: 0 };

interface WatchCall {
  readonly request: worldProto.WatchOperationRequest;
  write(message: worldProto.WatchOperationResponse): void;
  on(event: 'cancelled', listener: () => void): void;
  end(): void;
}

/** Only the methods that the tests call; the others stay unimplemented. */
const handlers = {
  getOperation: (_call: unknown, answer: (error: unknown) => void) =>
    answer(toGrpcStatus(new DomainError('MODEL_UNKNOWN', { model: 'naïve', models: 'a, b' }))),
  getWorld: (_call: unknown, answer: (error: unknown) => void) => answer(toGrpcStatus(new Error('column "secret" does not exist'))),
  getUsage: (_call: unknown, answer: (error: unknown) => void) =>
    answer(toGrpcStatus(new DomainError('MODEL_UNKNOWN', { model: 'm\u{1f409}'.repeat(100_000), models: 'a, b' }))),
  createAccount: () => undefined, // never answers
  watchOperation: (call: WatchCall) => {
    seen.watches++;
    for (const percent of [10, 20])
      call.write(
        worldProto.WatchOperationResponse.fromPartial({ operation: { operationId: `op_${percent}`, createdAt: new Date(percent) } }),
      );
    if (call.request.accountId === 'endless') call.on('cancelled', () => void seen.left++);
    else call.end();
  },
};

type Sending = AsyncIterable<mediaProto.StoreMediaRequest> & { on(event: 'cancelled', listener: () => void): void };

/** Answers how many bytes came; refuses the extension `no` at once, and takes nothing of `slow`. */
const mediaHandlers = {
  storeMedia: async (call: Sending, answer: (error: unknown, response?: unknown) => void) => {
    seen.stores++;
    call.on('cancelled', () => void seen.cancelled++);
    let bytes = 0;
    try {
      for await (const { head, chunk } of call) {
        if (head?.extension === 'no') return answer(toGrpcStatus(new DomainError('MEDIA_REJECTED', { reason: 'the tone' })));
        if (head?.extension === 'slow') return;
        seen.chunks += chunk === undefined ? 0 : 1;
        bytes += chunk?.byteLength ?? 0;
      }
      answer(null, mediaProto.StoreMediaResponse.fromPartial({ mediaAsset: { bytes } }));
    } catch {
      // The client left.
    }
  },
};

beforeAll(async () => {
  server.addService(worldProto.WorldServiceService, handlers as never);
  server.addService(mediaProto.MediaServiceService, mediaHandlers as never);
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error === null ? resolve(bound) : reject(error),
    );
  });
  client = createWorldClient(`127.0.0.1:${port}`);
  media = createMediaClient(`127.0.0.1:${port}`);
});

afterAll(() => {
  client.close();
  media.close();
  server.forceShutdown();
});

describe('a gRPC client', () => {
  it('gets the DomainError that the service threw, with its details', async () => {
    const error = await client.getOperation({ accountId: 'a', operationId: 'b' }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'MODEL_UNKNOWN', details: { model: 'naïve' }, message: expect.stringContaining("'naïve'") });
  });

  it('learns nothing of an unexpected fault but that there was one', async () => {
    const error = await client.getWorld({ accountId: 'a', worldId: 'b' }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'INTERNAL' });
    expect((error as Error).message).not.toContain('secret');
  });

  it('learns the beginning of a detail that is too long to be told', async () => {
    const error = await client.getUsage(worldProto.GetUsageRequest.fromPartial({})).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'MODEL_UNKNOWN', details: { models: 'a, b' } });
    expect((error as DomainError).message.length).toBeLessThan(1_000);
  });

  it('gives up at its deadline as UNAVAILABLE', async () => {
    const call = client.createAccount(worldProto.CreateAccountRequest.fromPartial({}), { deadlineMs: 50 });
    await expect(call).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it.each(['NGHTTP2_INTERNAL_ERROR', 'NGHTTP2_PROTOCOL_ERROR', 'NGHTTP2_NO_ERROR'] as const)(
    'takes a stream that the way breaks off with %s for no answer',
    async (code) => {
      const breaking = createServer().on('stream', (call) => call.on('error', () => undefined).close(constants[code]));
      await new Promise<void>((resolve) => breaking.listen(0, '127.0.0.1', resolve));
      const cutOff = createWorldClient(`127.0.0.1:${(breaking.address() as AddressInfo).port}`);
      await expect(cutOff.getOperation({ accountId: 'a', operationId: 'b' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      cutOff.close();
      breaking.close();
    },
  );

  it('maps a method that the callee lacks to UNAVAILABLE, because an upgraded replica has it', async () => {
    await expect(client.sweepRows({ limit: 1 })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('reads a stream to its end, dates included', async () => {
    const seen: unknown[] = [];
    for await (const { operation } of client.watchOperation({ accountId: 'a', operationId: 'b' }))
      seen.push(operation?.createdAt?.getTime());
    expect(seen).toEqual([10, 20]);
  });
});

describe('a call that nobody waits for any more', () => {
  const unanswered = worldProto.CreateAccountRequest.fromPartial({});
  const gone = AbortSignal.abort();

  it.each([
    ['before it is made', () => gone],
    ['while it is answered', () => AbortSignal.timeout(50)],
  ])('ends as UNAVAILABLE when that is known %s', async (_when, signal) => {
    await expect(client.createAccount(unanswered, { signal: signal() })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('that is answered with a stream is not made, or just ends', async () => {
    const before = seen.watches;
    for await (const _change of client.watchOperation({ accountId: 'a', operationId: 'b' }, { signal: gone }))
      throw new Error('it went on');
    expect(seen.watches).toBe(before);
    const stop = new AbortController();
    for await (const _change of client.watchOperation({ accountId: 'endless', operationId: 'b' }, { signal: stop.signal })) stop.abort();
    await expect.poll(() => seen.left).toBe(1);
  });

  it('that sends a stream is cancelled, and sends no more', async () => {
    const before = { ...seen };
    async function* endless(): AsyncGenerator<mediaProto.StoreMediaRequest, void> {
      yield { head: { accountId: 'a', projectId: 'p', purpose: mediaProto.MediaPurpose.MEDIA_PURPOSE_IMAGE, extension: 'png' } };
      await new Promise(() => undefined);
    }
    const stop = new AbortController();
    const ended = media.storeMedia(endless(), { signal: stop.signal }).catch((error: unknown) => error);
    await expect.poll(() => seen.stores).toBeGreaterThan(before.stores);
    stop.abort();
    expect(await ended).toMatchObject({ code: 'UNAVAILABLE' });
    await expect.poll(() => seen.cancelled).toBeGreaterThan(before.cancelled);
    await expect(media.storeMedia(endless(), { signal: gone })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('a gRPC client that sends a stream', () => {
  const MIB = 1_048_576;
  const head = (extension: string) => ({
    head: { accountId: 'a', projectId: 'p', purpose: mediaProto.MediaPurpose.MEDIA_PURPOSE_IMAGE, extension },
  });
  const sent = { chunks: 0 };
  async function* requests(extension: string, chunks: number): AsyncGenerator<mediaProto.StoreMediaRequest, void> {
    yield head(extension);
    for (sent.chunks = 0; sent.chunks < chunks; sent.chunks++) yield { chunk: Buffer.alloc(MIB) };
  }

  it('gets one answer to all of it', async () => {
    expect((await media.storeMedia(requests('png', 40))).mediaAsset?.bytes).toBe(40 * MIB);
  });

  it('stops when it is refused on the way', async () => {
    await expect(media.storeMedia(requests('no', 1_000))).rejects.toMatchObject({
      code: 'MEDIA_REJECTED',
      details: { reason: 'the tone' },
    });
    expect(sent.chunks).toBeLessThan(1_000);
  });

  it('waits for a callee that does not read on, until its deadline', async () => {
    await expect(media.storeMedia(requests('slow', 1_000), { deadlineMs: 300 })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(sent.chunks).toBeLessThan(20);
  });

  it('gives up at its deadline although the next request never comes', async () => {
    async function* stuck(): AsyncGenerator<mediaProto.StoreMediaRequest, void> {
      yield head('png');
      await new Promise(() => undefined);
    }
    await expect(media.storeMedia(stuck(), { deadlineMs: 100 })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('ends the call when its requests break off, and tells why', async () => {
    const broken = new Error('the client closed the connection');
    const before = seen.cancelled;
    async function* breaking(): AsyncGenerator<mediaProto.StoreMediaRequest, void> {
      yield* requests('png', 2);
      throw broken;
    }
    await expect(media.storeMedia(breaking())).rejects.toBe(broken);
    await expect.poll(() => seen.cancelled).toBeGreaterThan(before);
  });

  it('is told that nobody answers', async () => {
    const nobody = createMediaClient('127.0.0.1:9');
    await expect(nobody.storeMedia(requests('png', 3), { deadlineMs: 500 })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    nobody.close();
  });
});
