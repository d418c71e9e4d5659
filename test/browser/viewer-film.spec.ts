import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { extractFrames, probeVideo } from '@diorama/video';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Answer, Client } from '../stack/client.js';
import { AMPLE } from '../stack/shared-world.js';
import { findChromium, launchChromium, openPage } from './browser.js';
import { meanDifference, takePicture } from './picture.js';
import { PATIENCE_MS, waitForWorld } from './visits.js';

const chromium = findChromium(process.env);
const SIZE = { width: 640, height: 360 };

describe.skipIf(chromium === null)('films of a world', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diorama-film-'));
  let browser: Browser;
  let owner: Client;
  let world: Answer['body'];
  let page: Page;

  beforeAll(async () => {
    ({ client: owner } = await newAccount(stackInfo(), 'films', AMPLE));
    browser = await launchChromium(chromium as string);
    const { body } = await owner.generate('a red barn on a meadow', { seed: 3, permission: { allow_id_access: true } });
    ({ response: world } = await owner.finish(body.operation_id, PATIENCE_MS));
    const context = { permissions: ['clipboard-read', 'clipboard-write'] };
    ({ page } = await openPage(browser, `${world.world_svc_url}?budget=full_res&mode=fly`, SIZE, { context }));
    page.setDefaultTimeout(PATIENCE_MS / 3);
    await waitForWorld(page);
    await page.waitForFunction(() => window.diorama?.level === 'full_res');
  }, PATIENCE_MS);

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  const button = (name: string) => page.getByRole('button', { name });
  const look = (x: number, yaw: number): Promise<void> =>
    page.evaluate((to) => window.diorama?.setPose({ position: { x: to.x, y: 0, z: 0 }, yaw: to.yaw, pitch: 0 }), { x, yaw });

  it(
    'are recorded while walking, played, and copied as the API takes them',
    async () => {
      await button('Film').click();
      expect(await button('Play').isDisabled()).toBe(true);
      await look(0, 0);
      await button('Add this view').click();
      await look(0.6, 40);
      await page.locator('canvas').focus();
      await page.keyboard.press('k');
      await page.getByLabel('Seconds').fill('0.5');
      await page.getByText('2 views, 0.5 s.').waitFor();
      await button('Play').click();
      await button('Stop').waitFor();
      await button('Play').waitFor(); // The film has ended, and the visitor is where they were.
      expect(await page.evaluate(() => window.diorama?.pose())).toMatchObject({ position: { x: 0.6, z: 0 }, yaw: 40 });
      await button('Copy as JSON').click();
      await page.getByText('Path copied.').waitFor();
      const path: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
      expect(path).toEqual({
        poses: [
          { x: 0, y: 0, z: 0, yaw: 0, pitch: 0, fov: 65 },
          { x: 0.6, y: 0, z: 0, yaw: 40, pitch: 0, fov: 65 },
        ],
        duration: 0.5,
        ease: true,
      });
      const { status } = await owner.post(`/svc/v1/worlds/${world.world_id}:export`, {
        asset_type: 'camera_path',
        format: 'mp4',
        camera_path: { ...(path as object), resolution: '360p' },
      });
      expect(status).toBe(200);
    },
    PATIENCE_MS,
  );

  it(
    'are ordered with the key of the owner, and look like the picture of the viewer',
    async () => {
      expect(await button('Make the film').isDisabled()).toBe(true);
      await page.evaluate((key) => localStorage.setItem('diorama.api-key', key), owner.apiKey as string);
      await page.getByLabel('Return to the first view').check();
      await page.getByLabel('Return to the first view').uncheck();
      await button('Make the film').click();
      const link = page.getByRole('link', { name: 'Download the film' });
      await link.waitFor({ timeout: PATIENCE_MS });
      const file = join(folder, 'film.mp4');
      writeFileSync(file, Buffer.from(await (await fetch((await link.getAttribute('href')) as string)).arrayBuffer()));
      expect(await probeVideo(file)).toMatchObject({ width: 1_280, height: 720, durationSeconds: 0.5 });
      const frames = await extractFrames(file, { most: 15, maxEdge: SIZE.width });
      await page.evaluate(() => document.querySelector('.hud')?.setAttribute('hidden', ''));
      for (const [frame, x, yaw] of [
        [frames[0], 0, 0],
        [frames.at(-1), 0.6, 40],
      ] as const) {
        await look(x, yaw);
        const shown = await takePicture(page);
        const filmed = { ...SIZE, rgb: frame?.data ?? new Uint8Array() };
        expect(meanDifference(shown, filmed)).toBeLessThan(4);
      }
    },
    2 * PATIENCE_MS,
  );
});
