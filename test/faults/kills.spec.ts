import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, describe, expect, it } from 'vitest';

import { Client, fileOf } from '../stack/client.js';
import { depthExr } from '../stack/depth-files.js';
import { inline } from '../stack/media-files.js';
import { openRecord } from '../stack/open-record.js';
import { freePortBase, newHome, startStack } from '../stack/start-stack.js';
import type { RunningStack } from '../stack/start-stack.js';
import { killPart } from './kill-part.js';
import { IS_LONG } from './length.js';
import { PARTS } from './runner/fault-plan.ts';

const BATCH = IS_LONG ? 10 : 5;
/** Whoever does not end in order is killed after a while. */
const GONE_WITHIN_MS = 60_000;
const ASKED_AGAIN = 120;
/** One that was lost on its way may come after all others. */
const MADE_WITHIN_MS = 900_000;

const home = newHome();
const portBase = await freePortBase();
let stack: RunningStack | null = null;

afterAll(async () => {
  await stack?.stop();
  rmSync(home, { recursive: true, force: true });
});

const client = (): Client => new Client(stack?.info().api_url ?? '', stack?.info().api_key ?? '');

describe('a batch of generations and paintings', () => {
  it(`survives kill -9 of ${PARTS.join(', ')}: each operation succeeds once`, async () => {
    stack = await startStack({ home, portBase });
    const ids = await beginBatch(BATCH);
    const paintings = await beginPaintings(2);
    for (const part of PARTS) {
      await killPart(stack, part);
      await sleep(1_500); // some work in between
    }
    await expectOneWorldEach(ids);
    await expectPanoramas(paintings);
  });

  it('survives kill -9 of the supervisor: nothing is left behind, and the next start takes it up', async () => {
    if (stack === null) throw new Error('the first test did not start a stack');
    const ids = await beginBatch(3);
    const paintings = await beginPaintings(1);
    const early = await untilPreview(ids);
    const { pids } = stack.info();
    await stack.kill();
    await expectGone(Object.values(pids));
    stack = await startStack({ home, portBase });
    await expectOneWorldEach(ids);
    await expectPanoramas(paintings);
    const { response } = await finishPatiently(early.operationId);
    expect(fileOf(response.assets.thumbnail_url as string)).toBe(fileOf(early.thumbnailUrl));
    expect(await countPreviews(ids)).toBe(0);
  });

  it('ends in order on Ctrl-C, with nothing left behind', async () => {
    if (stack === null) throw new Error('the first test did not start a stack');
    const { pids } = stack.info();
    expect(await stack.stop()).toBe(0);
    await expectGone(Object.values(pids));
  });
});

async function beginBatch(count: number): Promise<string[]> {
  const prompts = ['a beach', 'a forest', 'a village', 'a library'];
  const begun = await Promise.all(
    Array.from({ length: count }, (_, index) => client().generate(prompts[index % prompts.length] ?? 'a rock')),
  );
  return begun.map(({ status, body }) => {
    expect(status).toBe(200);
    return body.operation_id as string;
  });
}

async function beginPaintings(count: number): Promise<string[]> {
  const request = { depth_pano_image: inline(depthExr(), 'exr'), text_prompt: 'a courtyard' };
  const begun = await Promise.all(Array.from({ length: count }, () => client().post('/svc/v1/pano:depth_to_rgb', request)));
  return begun.map(({ status, body }) => {
    expect(status).toBe(200);
    return body.operation_id as string;
  });
}

async function expectPanoramas(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const done = await finishPatiently(id);
    expect(done).toMatchObject({ error: null, cost: { total_credits: 80 } });
    const panorama = await fetch(done.response.pano_url as string);
    expect(panorama.status).toBe(200);
    await panorama.arrayBuffer();
  }
}

async function expectOneWorldEach(ids: readonly string[]): Promise<void> {
  const worlds = new Set<string>();
  for (const id of ids) {
    const done = await finishPatiently(id);
    expect(done.error).toBeNull();
    expect(done.metadata.progress.status).toBe('SUCCEEDED');
    worlds.add(done.response.id as string);
    const asset = await fetch(done.response.assets.splats.spz_urls['100k'] as string);
    expect(asset.status).toBe(200);
    await asset.arrayBuffer();
  }
  expect(worlds.size).toBe(ids.length);
  expect(await countWorlds(ids)).toBe(ids.length);
}

/** The gateway may be away for a moment; the operation is not. */
async function finishPatiently(id: string) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client().finish(id, MADE_WITHIN_MS);
    } catch (error) {
      if (attempt === ASKED_AGAIN || !(error instanceof TypeError)) throw error; // fetch's own failures are TypeErrors
      await sleep(500);
    }
  }
}

/** The first of these operations that names its thumbnail while it runs. */
async function untilPreview(ids: readonly string[]): Promise<{ readonly operationId: string; readonly thumbnailUrl: string }> {
  for (let i = 0; ; i = (i + 1) % ids.length) {
    const operationId = ids[i] ?? '';
    const { body } = await client().get(`/svc/v1/operations/${operationId}`);
    const thumbnailUrl = body.metadata?.preview?.thumbnail_url as string | null | undefined;
    if (thumbnailUrl) return { operationId, thumbnailUrl };
    if (body.done === true && i === ids.length - 1) throw new Error('the last operation ended and none has named its thumbnail');
    await sleep(30);
  }
}

/** How many worlds these operations have in the system of record. */
const countWorlds = (ids: readonly string[]): Promise<number> => count('SELECT count(*) FROM world WHERE operation_id = ANY($1)', ids);

/** How many of these operations name early files. */
const countPreviews = (ids: readonly string[]): Promise<number> =>
  count('SELECT count(*) FROM operation WHERE id = ANY($1) AND preview IS NOT NULL', ids);

async function count(query: string, ids: readonly string[]): Promise<number> {
  if (stack === null) throw new Error('no stack runs');
  const database = await openRecord(stack);
  try {
    const { rows } = await database.query<{ count: string }>(query, [ids]);
    return Number(rows[0]?.count);
  } finally {
    await database.end();
  }
}

async function expectGone(pids: readonly number[]): Promise<void> {
  const until = Date.now() + GONE_WITHIN_MS;
  while (Date.now() < until && pids.some(isAlive)) await sleep(100);
  expect(pids.filter(isAlive)).toEqual([]);
}

/** One that has ended is as good as gone, though nobody may have asked how: the parent has ended before it. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || readFileSync(stat, 'utf8').split(') ')[1]?.[0] !== 'Z';
  } catch {
    return false;
  }
}
