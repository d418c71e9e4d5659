import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Answer } from '../stack/client.js';
import { findChromium, launchChromium, openPage } from './browser.js';
import { hindrances } from './page-access.js';
import { makeSharedWorld, PATIENCE_MS, readState, waitForCollider, waitForWorld } from './visits.js';

const chromium = findChromium(process.env);
const SIZE = { width: 420, height: 240 };

describe.skipIf(chromium === null)('the level of detail', () => {
  let browser: Browser;
  let world: Answer['body'];
  let page: Page;

  beforeAll(async () => {
    const { client } = await newAccount(stackInfo(), 'detail');
    // At the detail of tests, a draft has fewer splats than the middle level holds.
    const made = makeSharedWorld(client, 'a hut in an alpine meadow', 4, { model: 'svc-1.1' });
    [browser, world] = await Promise.all([launchChromium(chromium as string), made]);
    ({ page } = await openPage(browser, `${world.world_svc_url}?mode=walk`, SIZE));
    page.setDefaultTimeout(PATIENCE_MS / 3);
    await waitForWorld(page);
    await waitForCollider(page);
  }, PATIENCE_MS);

  afterAll(() => browser?.close());

  const chip = () => page.getByRole('button', { name: /^Level of detail:/ });

  it('is the coarsest where the processor draws, and is shown with its number of splats', async () => {
    expect(await page.evaluate(() => window.diorama?.level)).toBe('100k');
    const splats = await page.evaluate(() => window.diorama?.splats ?? 0);
    expect(splats).toBeGreaterThan(10_000);
    expect(await chip().textContent()).toBe(`Level of detail:100k${splats.toLocaleString('en-US')} splats`);
  });

  it(
    'is changed with the keyboard alone while walking, and the visitor stays in place',
    async () => {
      await page.evaluate(() => window.diorama?.setPose({ position: { x: 0.5, y: 0, z: 0.5 }, yaw: 40, pitch: -5 }));
      const { pose } = await readState(page);
      await page.locator('canvas').focus();
      await page.keyboard.press('g');
      await page.getByRole('dialog', { name: 'Level of detail' }).waitFor();
      expect(await hindrances(page)).toEqual([]);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Automatic100k on this device/);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => window.diorama?.level === '500k');
      await page
        .getByRole('status')
        .filter({ hasText: /^Level of detail: 500k, [\d,]+ splats\.$/ })
        .waitFor();
      const now = await readState(page);
      expect(now.mode).toBe('walk');
      expect(now.pose.yaw).toBe(pose.yaw);
      for (const axis of ['x', 'y', 'z'] as const) expect(now.pose.position[axis]).toBeCloseTo(pose.position[axis], 2);
    },
    PATIENCE_MS,
  );

  it(
    'stays when another one cannot be loaded',
    async () => {
      await page.route(world.assets.splats.spz_urls.full_res, (route) => route.fulfill({ status: 404 }));
      await page.keyboard.press('g');
      await page.getByRole('dialog').getByRole('button', { name: /^Full/ }).click();
      await page.getByText('The selected level of detail could not be loaded. The viewer still shows 500k.').waitFor();
      expect(await page.evaluate(() => window.diorama?.level)).toBe('500k');
      expect(await chip().textContent()).toMatch(/500k/);
      await page.unroute(world.assets.splats.spz_urls.full_res);
    },
    PATIENCE_MS,
  );

  it(
    'is remembered for the next visit, until the device decides again',
    async () => {
      // The file is on its way until the device decides again.
      await page.route(world.assets.splats.spz_urls['500k'], () => undefined);
      await page.reload();
      await waitForWorld(page);
      await page.keyboard.press('g');
      expect(await page.getByRole('dialog').getByRole('button', { name: /^500k/ }).getAttribute('aria-pressed')).toBe('true');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Automatic/ })
        .click();
      await page.waitForFunction(() => localStorage.length === 0);
      expect(await page.evaluate(() => window.diorama?.level)).toBe('100k');
    },
    PATIENCE_MS,
  );
});
