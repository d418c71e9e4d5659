import { bakeHarmonics, decodeSpz, encodeSpz } from '@diorama/splat';
import type { SplatCloud } from '@diorama/splat';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Answer } from '../stack/client.js';
import { findChromium, launchChromium, openPage } from './browser.js';
import { meanDifference, takePicture } from './picture.js';
import type { Picture } from './picture.js';
import { makeSharedWorld, PATIENCE_MS, waitForWorld } from './visits.js';

const chromium = findChromium(process.env);
const SIZE = { width: 320, height: 180 };

/** Lets a page load other splats in place of a world's own. */
const replaceSplats = (change: (cloud: SplatCloud) => SplatCloud) => async (page: Page) =>
  page.route(/\.spz(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const { 'content-length': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: Buffer.from(encodeSpz(change(decodeSpz(await response.body())))) });
  });

const withoutHarmonics = (cloud: SplatCloud): SplatCloud => ({ ...cloud, shDegree: 0, sh: new Float32Array(0) });

/** Degrees clockwise from the front to the splats whose colours change most with the direction. */
function findWater({ count, positions, sh }: SplatCloud): number {
  let [east, north] = [0, 0];
  for (let i = 0; i < count; i++) {
    const weight = Math.abs(sh[9 * i]);
    const [x, z] = [positions[3 * i], positions[3 * i + 2]];
    const distance = Math.hypot(x, z) || 1;
    east += (weight * x) / distance;
    north -= (weight * z) / distance;
  }
  return (Math.atan2(east, north) * 180) / Math.PI;
}

describe.skipIf(chromium === null)('the colours of water in the viewer', () => {
  let browser: Browser;
  let world: Answer['body'];
  let splats: SplatCloud;

  beforeAll(async () => {
    const { client } = await newAccount(stackInfo(), 'harmonics');
    [browser, world] = await Promise.all([launchChromium(chromium as string), makeSharedWorld(client, 'a lake in a meadow at noon', 4)]);
    const file = await fetch(world.assets.splats.spz_urls['100k']);
    splats = decodeSpz(new Uint8Array(await file.arrayBuffer()));
  }, PATIENCE_MS);

  afterAll(() => browser?.close());

  /** Pictures of the water from the origin, and from above it. */
  async function photograph(prepare: (page: Page) => Promise<unknown>): Promise<readonly [Picture, Picture]> {
    const { page } = await openPage(browser, `${world.world_svc_url}?budget=100k&ui=0&mode=fly`, SIZE, { prepare });
    await waitForWorld(page);
    const yaw = findWater(splats);
    const takeFrom = async (height: number, pitch: number): Promise<Picture> => {
      const pose = { position: { x: 0, y: height, z: 0 }, yaw, pitch };
      await page.evaluate((to) => window.diorama?.setPose(to), pose);
      return takePicture(page);
    };
    const pictures = [await takeFrom(0, -25), await takeFrom(12, -60)] as const;
    await page.close();
    return pictures;
  }

  it(
    'are those of the file: from the capture point as its panorama, and others from above',
    async () => {
      expect(splats.shDegree).toBe(1);
      const own = await photograph(async () => undefined);
      const baked = await photograph(replaceSplats(bakeHarmonics));
      const bare = await photograph(replaceSplats(withoutHarmonics));
      const fromOrigin = meanDifference(own[0], baked[0]);
      expect(fromOrigin).toBeLessThan(1.5);
      expect(meanDifference(own[0], bare[0])).toBeGreaterThan(3 * fromOrigin);
      expect(meanDifference(own[1], baked[1])).toBeGreaterThan(3 * fromOrigin);
    },
    PATIENCE_MS,
  );
});
