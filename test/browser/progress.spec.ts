import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Client } from '../stack/client.js';
import { AMPLE } from '../stack/shared-world.js';
import { SMALL_SIZE, findChromium, launchChromium, openPage } from './browser.js';
import type { WatchedPage } from './browser.js';
import { lookInto, lumaSpread, meanColour, meanDifference, mosaic, takePicture } from './picture.js';
import { FOV, PATIENCE_MS, readPanorama, waitForWorld } from './visits.js';

const info = stackInfo();
const chromium = findChromium(process.env);

describe.skipIf(chromium === null)('a visitor who comes while the world is being made', () => {
  let browser: Browser;
  let client: Client;
  let operationId: string;
  let worldId: string;
  let visit: WatchedPage;

  beforeAll(async () => {
    ({ client } = await newAccount(info, 'progress', AMPLE));
    browser = await launchChromium(chromium as string);
    const { body } = await client.generate('a sunny meadow with a lone oak', {
      model: 'svc-1.0', // a draft may be there before the page is
      seed: 5,
      display_name: 'The lone oak',
      permission: { allow_id_access: true },
    });
    operationId = body.operation_id;
    worldId = await waitForWorldId(client, operationId);
    visit = await openPage(browser, `${info.viewer_url}/world/${worldId}?budget=100k`);
  }, PATIENCE_MS);

  afterAll(() => browser?.close());

  it(
    'sees how far it has come, an early picture, and then the world without a reload',
    async () => {
      const { page } = visit;
      await page.getByRole('heading', { name: 'The lone oak' }).waitFor();
      await page.evaluate(watchPercent);
      await waitForWorld(page);
      const percents = await page.evaluate(() => window.seenPercents ?? []);
      expect(percents.length, `the percents seen: ${percents.join()}`).toBeGreaterThan(2);
      expect(percents).toEqual([...percents].sort((a, b) => a - b));
      expect(percents.at(-1)).toBeLessThanOrEqual(100);
      expect(await page.evaluate(() => window.hasSeenEarlyPicture)).toBe(true);
      await page.getByText('More', { exact: true }).click();
      const caption = page.locator('.caption-full');
      await caption.waitFor();
      expect(await caption.textContent()).toMatch(/^A meadow .* with an oak tree/);
      expect(await page.title()).toBe('The lone oak · Diorama');
    },
    PATIENCE_MS,
  );

  it('sees the sky above the ground, in the colours of the panorama', async () => {
    await visit.page.setViewportSize(SMALL_SIZE);
    await visit.page.goto(`${info.viewer_url}/world/${worldId}?budget=100k&ui=0`);
    await waitForWorld(visit.page);
    const { response } = await client.finish(operationId);
    const seen = await takePicture(visit.page);
    expect(lumaSpread(seen)).toBeGreaterThan(15);
    const [sky, ground] = [
      { left: 0, right: 1, top: 0, bottom: 0.2 },
      { left: 0, right: 1, top: 0.8, bottom: 1 },
    ].map((part) => meanColour(seen, part));
    expect(sky.blue - sky.red).toBeGreaterThan(ground.blue - ground.red + 20);
    expect(sky.blue).toBeGreaterThan(ground.blue + 50);
    const wanted = lookInto(await readPanorama(response), { yaw: response.assets.spawn_points[0].azimuth, fov: FOV }, seen);
    expect(meanDifference(mosaic(seen, 32, 18), mosaic(wanted, 32, 18))).toBeLessThan(12);
  });

  it('reports no error and breaks no policy', () => {
    expect(visit.troubles).toEqual([]);
  });
});

/** The metadata comes with the first report of a run. */
async function waitForWorldId(client: Client, operationId: string): Promise<string> {
  for (;;) {
    const { body } = await client.get(`/svc/v1/operations/${operationId}`);
    if (body.metadata !== null) return body.metadata.world_id;
    await sleep(50);
  }
}

declare global {
  interface Window {
    /** The percents that the page has shown, in order; no two in a row are the same. */
    seenPercents?: number[];
    /** Whether the page has shown a picture of the world before the world. */
    hasSeenEarlyPicture?: boolean;
  }
}

/** Runs in the page: notes each percent that it shows, and whether a picture of the world lies behind it. */
function watchPercent(): void {
  const seen: number[] = (window.seenPercents = []);
  const look = (): void => {
    const text = document.querySelector('[aria-label="Generating the world"]')?.getAttribute('aria-valuenow');
    if (text && Number(text) !== seen.at(-1)) seen.push(Number(text));
    if (document.querySelector('.screen.early') !== null) window.hasSeenEarlyPicture = true;
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}
