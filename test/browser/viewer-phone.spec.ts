import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Answer } from '../stack/client.js';
import { findChromium, launchChromium, openPage } from './browser.js';
import { layoutFaults, overlayShare } from './page-access.js';
import { thinSplats } from './thin-splats.js';
import { viewerWorld } from './viewer-world.js';
import { PATIENCE_MS, readState, waitForCollider, waitForWay, waitForWorld } from './visits.js';

const chromium = findChromium(process.env);
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;
/** Most of the picture that overlays may cover. */
const MOST_COVERED = 0.2;

describe.skipIf(chromium === null)('the viewer on a phone', () => {
  let browser: Browser;
  let world: Answer['body'];
  let page: Page;

  beforeAll(async () => {
    [browser, world] = await Promise.all([launchChromium(chromium as string), viewerWorld()]);
    const context = { hasTouch: true, isMobile: true };
    ({ page } = await openPage(browser, `${world.world_svc_url}?budget=100k&mode=walk`, PHONES[0], { context, prepare: thinSplats }));
    page.setDefaultTimeout(PATIENCE_MS / 3);
    await waitForWorld(page);
    await waitForCollider(page);
    await page.locator('.loading').waitFor({ state: 'hidden' });
  }, PATIENCE_MS);

  afterAll(() => browser?.close());

  const hint = () => page.getByRole('status').filter({ hasText: 'Left thumb walks, right thumb looks.' });

  it.each(PHONES)(
    'covers at most a fifth of the picture on $width by $height pixels',
    async (size) => {
      await page.setViewportSize(size);
      await hint().waitFor();
      for (const mode of ['orbit', 'fly', 'walk']) {
        await page.evaluate((next) => Object.assign(window.diorama ?? {}, { mode: next }), mode);
        const share = await overlayShare(page);
        expect(share, `share in ${mode}`).toBeGreaterThan(0.05);
        expect(share, `share in ${mode}`).toBeLessThanOrEqual(MOST_COVERED);
        expect(await layoutFaults(page)).toEqual([]);
      }
      const box = await hint().boundingBox();
      expect(box?.y, 'the hint stays out of the middle of the picture').toBeGreaterThan(0.7 * size.height);
    },
    PATIENCE_MS,
  );

  it('keeps its tools in a menu that a press elsewhere closes', async () => {
    const measure = page.getByRole('button', { name: 'Measure' });
    const menu = page.getByRole('button', { name: 'Tools' });
    expect(await measure.isVisible()).toBe(false);
    await menu.tap();
    expect(await measure.isVisible()).toBe(true);
    expect(await menu.getAttribute('aria-expanded')).toBe('true');
    expect(await layoutFaults(page)).toEqual([]);
    await page.locator('canvas').tap({ position: { x: 200, y: 200 } });
    expect(await measure.isVisible()).toBe(false);
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await measure.isVisible()).toBe(false);
    expect(await menu.evaluate((each) => each === document.activeElement)).toBe(true);
  });

  it(
    'takes the hint away at the first step, and does not show it again',
    async () => {
      expect(await hint().isVisible()).toBe(true);
      const touch = await page.context().newCDPSession(page);
      const start = await readState(page);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 80, y: 400 }] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 80, y: 340 }] });
      await waitForWay(page, start, 0.05);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await hint().waitFor({ state: 'hidden' });
      await page.reload();
      await waitForWorld(page);
      expect(await page.locator('.move-hint').textContent()).toBe('');
    },
    PATIENCE_MS,
  );
});
