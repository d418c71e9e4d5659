import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Answer } from '../stack/client.js';
import { findChromium, launchChromium, openPage } from './browser.js';
import type { WatchedPage } from './browser.js';
import { installFakeHeadset } from './fake-headset.js';
import { lumaSpread, takePicture } from './picture.js';
import { thinSplats } from './thin-splats.js';
import { viewerWorld } from './viewer-world.js';
import { PATIENCE_MS, readState, waitForCollider, waitForWay, waitForWorld } from './visits.js';

const chromium = findChromium(process.env);
const SIZE = { width: 420, height: 240 };
const PHONE = { width: 390, height: 500 };

declare global {
  interface Window {
    /** The gamepad that the page believes in: tilts of its two sticks, and the places of the buttons that are down. */
    fakePad?: { axes: number[]; down: number[] };
  }
}

describe.skipIf(chromium === null)('a visitor with keys, a gamepad or a headset', () => {
  let browser: Browser;
  let world: Answer['body'];
  let visit: WatchedPage;
  let page: Page;

  beforeAll(async () => {
    [browser, world] = await Promise.all([launchChromium(chromium as string), viewerWorld()]);
    const prepare = async (fresh: Page): Promise<void> => {
      await thinSplats(fresh);
      await fresh.addInitScript(installFakePad);
      await fresh.addInitScript(installFakeHeadset);
    };
    visit = await openPage(browser, `${world.world_svc_url}?budget=100k&mode=walk`, SIZE, { prepare });
    ({ page } = visit);
    page.setDefaultTimeout(PATIENCE_MS / 3);
    await waitForWorld(page);
    await waitForCollider(page);
  }, PATIENCE_MS);

  afterAll(() => browser?.close());

  it(
    'jumps with Space, and lands',
    async () => {
      expect(await readState(page)).toMatchObject({ mode: 'walk', grounded: true });
      await seeJump(page, () => page.keyboard.down('Space'));
      await page.keyboard.up('Space');
      await page.waitForFunction(() => window.diorama?.grounded === true);
    },
    PATIENCE_MS,
  );

  it(
    'walks, looks, jumps and hops with a gamepad',
    async () => {
      const start = await readState(page);
      await setPad(page, { axes: [0, -1, 0, 0], down: [] });
      await waitForWay(page, start, 0.1);
      const { yaw } = (await readState(page)).pose;
      await setPad(page, { axes: [0, 0, 1, 0], down: [] });
      await page.waitForFunction((before) => Math.abs((window.diorama?.pose().yaw ?? before) - before) > 5, yaw);
      await seeJump(page, () => setPad(page, { axes: [0, 0, 0, 0], down: [0] }));
      await setPad(page, { axes: [], down: [5] });
      await page.getByText(/Viewpoint 2 of/).waitFor({ state: 'attached' });
      await setPad(page, { axes: [], down: [3] });
      await page.waitForFunction(() => window.diorama?.mode === 'orbit');
      await setPad(page, { axes: [], down: [] });
      expect((await readState(page)).mode).toBe('orbit');
    },
    PATIENCE_MS,
  );

  it(
    'enters with a headset, is drawn for both eyes, walks with its stick, and comes back',
    async () => {
      await page.evaluate(() => window.diorama?.setPose({ position: { x: 0, y: 0, z: 0 }, yaw: 90, pitch: 20 }));
      await page.evaluate(() => Object.assign(window.diorama ?? {}, { mode: 'fly' }));
      const button = page.getByRole('button', { name: 'Enter with a headset' });
      await button.click();
      await page.waitForFunction(() => (window.fakeHeadset?.drawn.left ?? 0) > 0 && (window.fakeHeadset?.drawn.right ?? 0) > 0);
      expect(await page.evaluate(() => window.fakeHeadset?.modes)).toEqual(['immersive-vr']);
      expect(await button.getAttribute('aria-pressed')).toBe('true');
      await page.evaluate(() => Object.assign(window.fakeHeadset ?? {}, { stick: [0, -1] }));
      await page.waitForFunction(() => (window.diorama?.pose().position.x ?? 0) > 0.2);
      await page.evaluate(() => Object.assign(window.fakeHeadset ?? {}, { stick: [0, 0] }));
      const { position, yaw } = (await readState(page)).pose;
      // The head looks where the body does, along x: it went there and nowhere else.
      expect(yaw).toBe(90);
      expect(Math.hypot(position.y, position.z)).toBeLessThan(0.01);
      await page.keyboard.press('x');
      await page.waitForFunction(
        () => document.querySelector('[aria-label="Enter with a headset"]')?.getAttribute('aria-pressed') === 'false',
      );
      expect(lumaSpread(await takePicture(page))).toBeGreaterThan(15);
      expect(await page.evaluate(() => document.querySelector('canvas')?.width)).toBe(SIZE.width);
    },
    PATIENCE_MS,
  );

  it('reports no error and breaks no policy', () => {
    expect(visit.troubles).toEqual([]);
  });
});

describe.skipIf(chromium === null)('a visitor with thumbs', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const world = await viewerWorld();
    browser = await launchChromium(chromium as string);
    const context = { hasTouch: true, isMobile: true };
    ({ page } = await openPage(browser, `${world.world_svc_url}?budget=100k&mode=walk`, PHONE, { context, prepare: thinSplats }));
    page.setDefaultTimeout(PATIENCE_MS / 3);
    await waitForWorld(page);
    await waitForCollider(page);
  }, PATIENCE_MS);

  afterAll(() => browser?.close());

  it('is offered no headset where there is none', async () => {
    expect(await page.getByRole('button', { name: 'Enter with a headset' }).isVisible()).toBe(false);
  });

  it(
    'sees the joystick, and walks with it',
    async () => {
      const rest = page.locator('.stick-rest');
      expect(await rest.isVisible()).toBe(true);
      const box = await rest.boundingBox();
      if (!box) throw new Error('no joystick');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const touch = await page.context().newCDPSession(page);
      const start = await readState(page);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - 60 }] });
      await page.locator('.stick').waitFor();
      await waitForWay(page, start, 0.1);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.locator('.stick').waitFor({ state: 'hidden' });
    },
    PATIENCE_MS,
  );

  it(
    'jumps with the button for it, which is there for walking only',
    async () => {
      const jump = page.getByRole('button', { name: 'Jump' });
      const box = await jump.boundingBox();
      if (!box) throw new Error('no jump button');
      const touch = await page.context().newCDPSession(page);
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await seeJump(page, () => touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] }));
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.getByRole('button', { name: 'Orbit' }).tap();
      expect(await jump.isVisible()).toBe(false);
      expect(await page.locator('.stick-rest').isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Fly' }).tap();
      expect(await page.getByRole('button', { name: 'Rise' }).isVisible()).toBe(true);
    },
    PATIENCE_MS,
  );
});

/** Has a visitor who stands jump, and waits until the eye is 0.2 metres above where it was: the page does not wait for the test. */
async function seeJump(page: Page, jump: () => Promise<unknown>): Promise<void> {
  await page.waitForFunction(() => window.diorama?.grounded === true);
  const { y } = (await readState(page)).pose.position;
  const seen = page.waitForFunction((ground) => (window.diorama?.pose().position.y ?? ground) > ground + 0.2, y);
  await Promise.all([seen, jump()]);
}

const setPad = (page: Page, pad: { axes: number[]; down: number[] }): Promise<unknown> =>
  page.evaluate((next) => (window.fakePad = next), pad);

/** Runs in the page before anything else: a gamepad with the standard layout. */
function installFakePad(): void {
  window.fakePad = { axes: [0, 0, 0, 0], down: [] };
  const button = (place: number) => {
    const pressed = window.fakePad?.down.includes(place) ?? false;
    return { pressed, touched: pressed, value: Number(pressed) };
  };
  navigator.getGamepads = () => {
    const pad = {
      connected: true,
      mapping: 'standard',
      axes: window.fakePad?.axes,
      buttons: Array.from({ length: 17 }, (_, i) => button(i)),
    };
    return [pad as unknown as Gamepad];
  };
}
