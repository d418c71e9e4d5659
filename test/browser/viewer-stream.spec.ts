import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Answer } from '../stack/client.js';
import { SMALL_SIZE, findChromium, launchChromium, openPage } from './browser.js';
import { makeSharedWorld, PATIENCE_MS, readState, waitForWorld } from './visits.js';

const chromium = findChromium(process.env);
/** Of a file in an archive, without its name. */
const HEADER_BYTES = 30;
const ARCHIVE = /\.zip(?:\?|$)/;

/** What the test knows of the archive. */
interface Archive {
  /** Splats of the finest level first. */
  readonly counts: readonly number[];
  /** Where chunks of finer levels begin. */
  readonly coarseEnd: number;
  /** Chunks of the finest level. */
  readonly fineChunks: number;
}

async function readArchive(url: string): Promise<Archive> {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  const start = HEADER_BYTES + 'lod-meta.json'.length;
  const end = bytes.indexOf('PK', start);
  const text = bytes.subarray(start, end).toString();
  const { counts, filenames } = JSON.parse(text) as { counts: number[]; filenames: string[] };
  const coarse = `${counts.length - 1}_`;
  const finer = filenames.find((name) => !name.startsWith(coarse)) ?? '';
  const fineChunks = filenames.filter((name) => name.startsWith('0_')).length;
  return { counts, coarseEnd: bytes.indexOf(finer, end) - HEADER_BYTES, fineChunks };
}

describe.skipIf(chromium === null)('a world with streamed splats', () => {
  let browser: Browser;
  let world: Answer['body'];
  let archive: Archive;

  beforeAll(async () => {
    const { client } = await newAccount(stackInfo(), 'stream');
    const made = await makeSharedWorld(client, 'a hut in an alpine meadow', 4);
    const { body } = await client.post(`/svc/v1/worlds/${made.id}:export`, { asset_type: 'splats', format: 'sog-lod' });
    const { error } = await client.finish(body.operation_id, PATIENCE_MS);
    if (error !== null) throw new Error(`no export: ${JSON.stringify(error)}`);
    ({ world } = (await client.get(`/svc/v1/worlds/${made.id}`)).body);
    [browser, archive] = await Promise.all([launchChromium(chromium as string), readArchive(world.assets.splats.sog_lod_url)]);
  }, PATIENCE_MS);

  afterAll(() => browser?.close());

  /** Opens the world with its finest level; `onArchive` answers requests for the archive. */
  async function visit(onArchive: (route: Route) => Promise<unknown>): Promise<{ page: Page; files: string[] }> {
    const files: string[] = [];
    const { page } = await openPage(browser, `${world.world_svc_url}?budget=full`, SMALL_SIZE, {
      prepare: async (fresh) => {
        fresh.on('request', (request) => {
          if (/\.spz(?:\?|$)/.test(request.url())) files.push(request.url());
        });
        await fresh.route(ARCHIVE, onArchive);
      },
    });
    page.setDefaultTimeout(PATIENCE_MS / 2);
    return { page, files };
  }

  const shown = (page: Page) => page.evaluate(() => ({ level: window.diorama?.level, splats: window.diorama?.splats }));

  it(
    'is shown in its coarsest level before finer chunks arrive, and becomes sharp without moving the camera',
    async () => {
      const held: Route[] = [];
      const ranges: string[] = [];
      let isHeld = true;
      const { page, files } = await visit(async (route) => {
        const { range = '' } = route.request().headers();
        ranges.push(range);
        const start = Number(/^bytes=(\d+)-/.exec(range)?.[1] ?? 0);
        if (isHeld && start >= archive.coarseEnd) held.push(route);
        else await route.continue();
      });
      await waitForWorld(page);
      await expect.poll(() => held.length, { timeout: PATIENCE_MS / 2 }).toBeGreaterThan(0);
      const [finest, coarsest] = [archive.counts[0], archive.counts.at(-1)];
      expect(await shown(page)).toEqual({ level: '100k', splats: coarsest });
      expect(await page.getByRole('progressbar').textContent()).toMatch(/^Detail 2 of 2/);
      await page.evaluate(() => window.diorama?.setPose({ position: { x: 0.5, y: 0, z: 0.5 }, yaw: 40, pitch: -5 }));
      const { pose } = await readState(page);
      isHeld = false;
      for (const route of held) await route.continue();
      await page.waitForFunction(() => window.diorama?.level === 'full_res');
      expect(await shown(page)).toEqual({ level: 'full_res', splats: finest });
      expect((await readState(page)).pose).toEqual(pose);
      const fine = ranges.filter((range) => Number(/^bytes=(\d+)-/.exec(range)?.[1] ?? 0) >= archive.coarseEnd);
      expect([new Set(fine).size, fine.length]).toEqual([archive.fineChunks, archive.fineChunks]);
      expect(files).toEqual([]);
      await page.getByRole('progressbar').waitFor({ state: 'hidden' });
      await page.context().close();
    },
    2 * PATIENCE_MS,
  );

  it(
    'stays in the level that the visitor chooses',
    async () => {
      const held: Route[] = [];
      const { page } = await visit(async (route) => {
        const { range = '' } = route.request().headers();
        if (Number(/^bytes=(\d+)-/.exec(range)?.[1] ?? 0) >= archive.coarseEnd) held.push(route);
        else await route.continue();
      });
      await waitForWorld(page);
      await expect.poll(() => held.length, { timeout: PATIENCE_MS / 2 }).toBeGreaterThan(0);
      await page.keyboard.press('g');
      await page.getByRole('dialog').getByRole('button', { name: /^100k/ }).click();
      await page
        .getByRole('status')
        .filter({ hasText: /^Level of detail: 100k/ })
        .waitFor();
      expect(await shown(page)).toEqual({ level: '100k', splats: archive.counts.at(-1) });
      await page.context().close();
    },
    PATIENCE_MS,
  );

  it(
    'is loaded from the files of its levels if the archive cannot be read',
    async () => {
      const { page, files } = await visit((route) => route.fulfill({ status: 404 }));
      await waitForWorld(page);
      expect(files[0]).toBe(world.assets.splats.spz_urls['100k']);
      await page.context().close();
    },
    PATIENCE_MS,
  );
});
