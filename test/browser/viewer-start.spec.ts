import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Answer } from '../stack/client.js';
import { USUAL_SIZE, findChromium, launchChromium, openPage } from './browser.js';
import { lumaSpread, meanColour, takePicture } from './picture.js';
import { thinSplats } from './thin-splats.js';
import { viewerWorld } from './viewer-world.js';
import { PATIENCE_MS, readPanorama, readState, waitForWorld } from './visits.js';

const chromium = findChromium(process.env);
const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 };

describe.skipIf(chromium === null)('the start of a visit', () => {
  let browser: Browser;
  let world: Answer['body'];
  let page: Page;

  beforeAll(async () => {
    [browser, world] = await Promise.all([launchChromium(chromium as string), viewerWorld()]);
    ({ page } = await openPage(browser, `${world.world_svc_url}?budget=100k`, USUAL_SIZE, { prepare: thinSplats }));
    page.setDefaultTimeout(PATIENCE_MS / 3);
    await waitForWorld(page);
  }, PATIENCE_MS);

  afterAll(() => browser?.close());

  it('faces where the first spawn point faces, which is the subject of the prompt', async () => {
    const [{ azimuth }] = world.assets.spawn_points;
    const { pose } = await readState(page);
    expect((pose.yaw + 360) % 360).toBe(azimuth);
    expect(pose.position).toEqual({ x: 0, y: 0, z: 0 });
  });

  it('shows how to move until the visitor does', async () => {
    const hint = page.getByRole('status').filter({ hasText: 'Drag to look around. Press 3 to walk.' });
    await hint.waitFor();
    const box = await hint.boundingBox();
    expect(box?.y).toBeGreaterThan(0.6 * USUAL_SIZE.height);
    await page.keyboard.press('3');
    const walking = page.getByRole('status').filter({ hasText: 'W A S D to walk, drag to look.' });
    await walking.waitFor();
    await page.mouse.move(300, 150);
    await page.mouse.down();
    await page.mouse.move(340, 150, { steps: 4 });
    await page.mouse.up();
    await walking.waitFor({ state: 'hidden' });
  });

  it(
    'shows the haze at the horizon beyond the world',
    async () => {
      const band = meanColour(await readPanorama(world), { left: 0, top: 0.5 - 15 / 180, right: 1, bottom: 0.5 });
      await page.evaluate(() => {
        document.querySelector('.hud')?.toggleAttribute('hidden', true);
        Object.assign(window.diorama ?? {}, { mode: 'fly' });
        window.diorama?.setPose({ position: { x: 0, y: 950, z: 0 }, yaw: 0, pitch: 80 });
      });
      const seen = await takePicture(page);
      expect(lumaSpread(seen)).toBeLessThan(1);
      const haze = meanColour(seen, WHOLE);
      for (const channel of ['red', 'green', 'blue'] as const) {
        expect(haze[channel]).toBeGreaterThan(band[channel] - 10);
        expect(haze[channel]).toBeLessThan(band[channel] + 120);
      }
    },
    PATIENCE_MS,
  );
});
