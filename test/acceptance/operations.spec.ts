import { setTimeout as sleep } from 'node:timers/promises';

import { beforeAll, describe, expect, it } from 'vitest';

import { fileOf, newAccount, stackInfo } from '../stack/client.js';
import type { Client } from '../stack/client.js';
import { AMPLE } from '../stack/shared-world.js';

const info = stackInfo();
let client: Client;

beforeAll(async () => {
  ({ client } = await newAccount(info, 'operations', AMPLE));
});

interface SseEvent {
  readonly event: string;
  readonly id: number;
  readonly data: { status: string; percent?: number; stage?: string | null; world_id?: string; thumbnail_url?: string; pano_url?: string };
}

/** Reads a stream of server-sent events to its end. */
async function readEvents(path: string, headers: Record<string, string> = {}): Promise<SseEvent[]> {
  const response = await fetch(info.api_url + path, { headers: { 'svc-api-key': client.apiKey ?? '', ...headers } });
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  return (await response.text())
    .split('\n\n')
    .filter((block) => block.startsWith('event:'))
    .map((block) => {
      const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
      return { event: field('event'), id: Number(field('id')), data: JSON.parse(field('data')) as SseEvent['data'] };
    });
}

describe('the events of an operation', () => {
  let id: string;
  let events: SseEvent[];
  beforeAll(async () => {
    ({ operation_id: id } = (await client.generate('a forest in fog')).body);
    events = await readEvents(`/svc/v1/operations/${id}/events`);
  });

  it('[decision-40] tell progress that never goes back, then done', () => {
    const percents = events.filter(({ event }) => event === 'progress').map(({ data }) => data.percent ?? -1);
    expect(percents.length).toBeGreaterThan(2);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { status: 'SUCCEEDED', world_id: expect.any(String) } });
  });

  it('name the thumbnail and the panorama before the end, which are those of the finished world', async () => {
    const early = events.findLast(({ event }) => event === 'preview')?.data;
    const { body } = await client.get(`/svc/v1/operations/${id}`);
    expect(body.metadata).not.toHaveProperty('preview');
    const { thumbnail_url: thumbnail, imagery } = body.response.assets;
    expect([early?.thumbnail_url, early?.pano_url].map(fileOf)).toEqual([thumbnail, imagery.pano_url].map(fileOf));
    expect(await bytesOf(early?.pano_url)).toEqual(await bytesOf(imagery.pano_url));
  });

  it('do not repeat what a client that comes back knows', async () => {
    const { body } = await client.generate('a rock');
    await client.finish(body.operation_id);
    const path = `/svc/v1/operations/${body.operation_id}/events`;
    expect((await readEvents(path, { 'last-event-id': '40' })).map(({ event }) => event)).toEqual(['done']);
  });
});

describe('POST /svc/v1/operations/{id}:cancel', () => {
  it('[decision-41] ends a running operation at once, and its world and its early files are gone', async () => {
    const { body: begun } = await client.generate('a canyon', { model: 'svc-1.1' });
    const { thumbnail_url: thumbnail } = await untilPreview(begun.operation_id);
    expect(await statusOf(thumbnail)).toBe(200);
    const { status, body } = await client.post(`/svc/v1/operations/${begun.operation_id}:cancel`, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({
      done: true,
      error: { code: 409, message: expect.any(String) },
      response: null,
      metadata: { progress: { status: 'CANCELLED' } },
    });
    expect(body.metadata).not.toHaveProperty('preview');
    expect((await client.get(`/svc/v1/worlds/${body.metadata.world_id}`)).status).toBe(404);
    expect((await client.get(`/svc/v1/operations/${begun.operation_id}`)).body).toEqual(body);
    while ((await statusOf(thumbnail)) === 200) await sleep(200); // the run deletes them once it has stopped
    expect(await statusOf(thumbnail)).toBe(404);
  });

  it('[decision-41] leaves a finished operation as it is', async () => {
    const { body: begun } = await client.generate('a beach');
    const done = await client.finish(begun.operation_id);
    const { status, body } = await client.post(`/svc/v1/operations/${begun.operation_id}:cancel`, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ done: true, error: null, metadata: done.metadata });
    expect((await client.get(`/svc/v1/worlds/${done.response.id}`)).status).toBe(200);
  });
});

describe('worlds that are readable by their link', () => {
  it('can be read and watched without a key, from before they are made', async () => {
    const { body: begun } = await client.generate('a tower', { permission: { allow_id_access: true } });
    const running = await untilRunning(begun.operation_id);
    const early = await fetch(`${info.api_url}/public/worlds/${running.world_id}`);
    expect(early.status).toBe(200);
    const done = await client.finish(begun.operation_id);
    const late = (await (await fetch(`${info.api_url}/public/worlds/${running.world_id}`)).json()) as {
      world: { assets: { thumbnail_url: string } };
      progress?: unknown;
    };
    expect(late.progress).toBeUndefined();
    expect((await fetch(late.world.assets.thumbnail_url)).status).toBe(200);
    const again = await client.get(`/svc/v1/worlds/${done.response.id}`);
    expect(again.body.world.assets.thumbnail_url).toBe(late.world.assets.thumbnail_url);
  });
});

const bytesOf = async (url: string | undefined): Promise<Buffer> => Buffer.from(await (await fetch(url ?? '')).arrayBuffer());

async function statusOf(url: string): Promise<number> {
  const { status, body } = await fetch(url);
  await body?.cancel();
  return status;
}

/** The early files of an operation, once there is one; the operation must not end before. */
async function untilPreview(id: string): Promise<{ thumbnail_url: string }> {
  for (;;) {
    const { body } = await client.get(`/svc/v1/operations/${id}`);
    expect(body.done).toBe(false);
    if (body.metadata?.preview?.thumbnail_url) return body.metadata.preview;
    await sleep(100);
  }
}

async function untilRunning(id: string): Promise<{ world_id: string }> {
  for (;;) {
    const { body } = await client.get(`/svc/v1/operations/${id}`);
    if (body.metadata !== null) return body.metadata as { world_id: string };
  }
}
