import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Answer } from '../stack/client.js';
import { findChromium, launchChromium, openPage } from './browser.js';
import type { WatchedPage } from './browser.js';
import { focusOrder, hindrances, layoutFaults } from './page-access.js';
import { thinSplats } from './thin-splats.js';
import { viewerWorld } from './viewer-world.js';
import { PATIENCE_MS, readState, waitForWorld } from './visits.js';

const chromium = findChromium(process.env);

describe.skipIf(chromium === null)('the viewer for everybody', () => {
  let browser: Browser;
  let world: Answer['body'];
  let visit: WatchedPage;
  let page: Page;

  beforeAll(async () => {
    [browser, world] = await Promise.all([launchChromium(chromium as string), viewerWorld()]);
    visit = await openPage(browser, `${world.world_svc_url}?budget=100k`, { width: 1280, height: 720 }, { prepare: thinSplats });
    ({ page } = visit);
    page.setDefaultTimeout(PATIENCE_MS / 3);
    await waitForWorld(page);
    await page.locator('.poster').waitFor({ state: 'detached' });
  }, PATIENCE_MS);

  afterAll(() => browser?.close());

  it('has a policy that allows nothing inline', async () => {
    const { headers } = await fetch(world.world_svc_url);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval';/);
    expect(policy).toMatch(/style-src 'self';/);
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:\/\/\*/);
  });

  it(
    'names everything, and is legible over any picture',
    async () => {
      expect(await hindrances(page)).toEqual([]);
      await page.getByText('More', { exact: true }).click();
      expect(await hindrances(page)).toEqual([]);
      await page.getByText('Less', { exact: true }).click();
      for (const name of ['Files', 'Keys and gestures', /^Level of detail/]) {
        await page.getByRole('button', { name, exact: true }).click();
        expect(await hindrances(page)).toEqual([]);
        await page.keyboard.press('Escape');
      }
    },
    PATIENCE_MS,
  );

  it(
    'leads through its parts with Tab in the order of the page, each of them marked',
    async () => {
      const order = await focusOrder(page);
      expect(order.map((name) => name.replace(/\s*(More|Less)$/, ''))).toEqual([
        'Diorama start page',
        expect.stringMatching(/^Level of detail:100k[\d,]+ splats$/),
        'Back to the start',
        'Measure',
        'Save a picture',
        'Film',
        'Copy a link to this place',
        'Files',
        ...(order.includes('Full screen') ? ['Full screen'] : []),
        'Keys and gestures',
        'an alpine meadow with a hut beside a lake',
        'Previous viewpoint',
        'Next viewpoint',
        'Orbit',
        'Fly',
        'Walk',
      ]);
    },
    PATIENCE_MS,
  );

  it(
    'keeps the focus in a dialog and gives it back',
    async () => {
      const button = page.getByRole('button', { name: 'Files', exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Files' }).waitFor();
      const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
      expect(await isInside()).toBe(true);
      await page.keyboard.press('KeyW'); // Keys belong to the dialog, not to the world behind it.
      expect((await readState(page)).pose.position).toEqual({ x: 0, y: 0, z: 0 });
      await page.keyboard.press('Escape');
      expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
    },
    PATIENCE_MS,
  );

  it(
    'does not move by itself for those who asked for that',
    async () => {
      await page.keyboard.press('n');
      const [, second] = world.assets.spawn_points;
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect((await readState(page)).pose.position).toEqual({ x: second.x, y: second.y, z: second.z });
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    },
    PATIENCE_MS,
  );

  it.each([
    [1280, 720],
    [390, 844],
    [844, 390],
    [568, 320],
    [360, 640],
  ])(
    'has room for all its buttons on %i by %i pixels',
    async (width, height) => {
      await page.setViewportSize({ width, height });
      for (const mode of ['orbit', 'walk']) {
        await page.evaluate((next) => Object.assign(window.diorama ?? {}, { mode: next }), mode);
        expect(await layoutFaults(page)).toEqual([]);
      }
      await page.keyboard.press('i');
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      const box = await page.getByRole('dialog', { name: 'Files' }).boundingBox();
      expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
      await page.keyboard.press('Escape');
    },
    PATIENCE_MS,
  );

  it('reports no error and breaks no policy', () => {
    expect(visit.troubles).toEqual([]);
  });
});
