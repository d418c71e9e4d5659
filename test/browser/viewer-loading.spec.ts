import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Answer } from '../stack/client.js';
import { SMALL_SIZE, findChromium, launchChromium, openPage } from './browser.js';
import { lookInto, lumaSpread, meanDifference, mosaic, takePicture } from './picture.js';
import { viewerWorld } from './viewer-world.js';
import { FOV, PATIENCE_MS, readPanorama, waitForWorld } from './visits.js';

const chromium = findChromium(process.env);

describe.skipIf(chromium === null)('the first seconds of a visit', () => {
  let browser: Browser;
  let world: Answer['body'];
  let address: string;

  beforeAll(async () => {
    [browser, world] = await Promise.all([launchChromium(chromium as string), viewerWorld()]);
    address = `${world.world_svc_url}?budget=100k&ui=0`;
  }, PATIENCE_MS);

  afterAll(() => browser?.close());

  it(
    'show the thumbnail before anything else has come',
    async () => {
      const { page } = await openPage(browser, address, SMALL_SIZE, {
        prepare: (fresh) => fresh.route(/\.(spz|png)$|show-world[^/]*\.js$/, () => undefined),
      });
      await page.waitForFunction(() => (document.querySelector<HTMLImageElement>('.poster img')?.naturalWidth ?? 0) > 0);
      expect(await page.evaluate(() => window.diorama)).toBeUndefined();
      const seen = await takePicture(page);
      expect(lumaSpread(seen)).toBeGreaterThan(15);
      const wanted = lookInto(await readPanorama(world), { yaw: world.assets.spawn_points[0].azimuth, fov: FOV }, seen);
      expect(meanDifference(mosaic(seen, 8, 4), mosaic(wanted, 8, 4))).toBeLessThan(20);
      await page.context().close();
    },
    PATIENCE_MS,
  );

  it(
    'let the visitor look around in the panorama before there are splats',
    async () => {
      const { page } = await openPage(browser, address, SMALL_SIZE, {
        prepare: (fresh) => fresh.route(/\.spz$/, () => undefined),
      });
      // A poster that is not there yet is detached, too.
      await page.waitForFunction(() => window.diorama !== undefined, undefined, { timeout: PATIENCE_MS });
      await page.locator('.poster').waitFor({ state: 'detached', timeout: PATIENCE_MS });
      expect(await page.evaluate(() => window.diorama?.ready)).toBe(false);
      const panorama = await readPanorama(world);
      for (const yaw of [0, 120]) {
        await page.evaluate((degrees) => window.diorama?.setPose({ yaw: degrees, pitch: 0 }), yaw);
        const seen = await takePicture(page);
        const wanted = lookInto(panorama, { yaw, fov: FOV }, seen);
        expect(meanDifference(mosaic(seen, 32, 18), mosaic(wanted, 32, 18))).toBeLessThan(8);
      }
      await page.context().close();
    },
    PATIENCE_MS,
  );

  it(
    'lead gently from viewpoint to viewpoint where motion is welcome',
    async () => {
      const context = { reducedMotion: 'no-preference' } as const;
      const { page } = await openPage(browser, address, SMALL_SIZE, { context });
      await waitForWorld(page);
      const [, second] = world.assets.spawn_points;
      const distance = Math.hypot(second.x, second.y, second.z);
      const ways = await page.evaluate(async () => {
        const from = window.diorama?.pose().position ?? { x: 0, y: 0, z: 0 };
        window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyN', key: 'n' }));
        const seen: number[] = [];
        for (let frames = 0; frames < 200 && seen.filter((way, i) => way === seen[i - 1] && way > 0).length < 2; frames++) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          const { x, y, z } = window.diorama?.pose().position ?? from;
          seen.push(Math.hypot(x - from.x, y - from.y, z - from.z));
        }
        return seen;
      });
      expect(ways.filter((way) => way > 0.01 * distance && way < 0.99 * distance).length).toBeGreaterThan(0);
      expect(ways.at(-1)).toBeCloseTo(distance);
      await page.context().close();
    },
    PATIENCE_MS,
  );
});
