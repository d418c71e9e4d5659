import { readFileSync } from 'node:fs';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Answer } from '../stack/client.js';
import { findChromium, launchChromium, openPage } from './browser.js';
import type { WatchedPage } from './browser.js';
import { decodePicture, lumaSpread, meanDifference, mosaic, takePicture } from './picture.js';
import { thinSplats } from './thin-splats.js';
import { firstHit, readTriangles, sightLine } from './triangles.js';
import { viewerWorld } from './viewer-world.js';
import { FOV, PATIENCE_MS, readState, waitForCollider, waitForWorld } from './visits.js';

const chromium = findChromium(process.env);
const SIZE = { width: 640, height: 360 };
/** Pixels of the screen for each of the page, along its width. */
const RATIO = 1.5;

describe.skipIf(chromium === null)('the tools of the viewer', () => {
  let browser: Browser;
  let world: Answer['body'];
  let visit: WatchedPage;
  let page: Page;

  beforeAll(async () => {
    [browser, world] = await Promise.all([launchChromium(chromium as string), viewerWorld()]);
    const context = { permissions: ['clipboard-read', 'clipboard-write'], deviceScaleFactor: RATIO };
    visit = await openPage(browser, `${world.world_svc_url}?budget=100k`, SIZE, { context, prepare: thinSplats });
    ({ page } = visit);
    page.setDefaultTimeout(PATIENCE_MS / 3);
    await waitForWorld(page);
    await waitForCollider(page);
  }, PATIENCE_MS);

  afterAll(() => browser?.close());

  it(
    'measures in metres between two points of the collider, until Escape',
    async () => {
      const label = page.locator('.tape-label');
      await page.evaluate(() => window.diorama?.setPose({ yaw: 0, pitch: 0 }));
      await page.getByRole('button', { name: 'Measure' }).click();
      await page.mouse.click(360, 270);
      expect(await label.isVisible()).toBe(false);
      await page.mouse.move(450, 250, { steps: 3 });
      await label.waitFor(); // It follows the pointer.
      await page.mouse.click(480, 240);
      const triangles = await readTriangles(world.assets.mesh.collider_mesh_url);
      const eye = { position: { x: 0, y: 0, z: 0 }, yaw: 0, pitch: 0 };
      const [a, b] = [
        { x: 360, y: 270 },
        { x: 480, y: 240 },
      ].map((pixel) => firstHit(triangles, eye.position, sightLine(eye, FOV, { ...pixel, ...SIZE })));
      if (!a || !b) throw new Error('the collider is not where the test points at');
      const metres = Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
      expect(metres).toBeGreaterThan(0.5);
      const wanted = `${metres.toFixed(metres < 9.995 ? 2 : 1)} m`;
      await label.filter({ hasText: wanted }).waitFor();
      const line = page.locator('.tape-line');
      const ends = await Promise.all(['x1', 'y1', 'x2', 'y2'].map((name) => line.getAttribute(name)));
      expect(ends.map((pixels) => Math.round(Number(pixels)))).toEqual([360, 270, 480, 240]);
      await page.keyboard.press('Escape');
      expect(await label.isVisible()).toBe(false);
      expect(await page.getByRole('button', { name: 'Measure' }).getAttribute('aria-pressed')).toBe('false');
    },
    PATIENCE_MS,
  );

  it(
    'measures with the keyboard alone, in the middle of the picture',
    async () => {
      await page.locator('canvas').focus();
      await page.keyboard.press('m');
      await page.evaluate(() => window.diorama?.setPose({ yaw: 0, pitch: -30 }));
      await page.keyboard.press('Enter');
      await page.evaluate(() => window.diorama?.setPose({ yaw: 25, pitch: -30 }));
      await page.keyboard.press('Enter');
      await page
        .locator('.tape-label')
        .filter({ hasText: /^[1-9]\.\d\d m$/ })
        .waitFor();
      await page.keyboard.press('m');
      expect(await page.locator('.tape').isVisible()).toBe(false);
    },
    PATIENCE_MS,
  );

  it(
    'saves the picture without what lies over it, with every pixel of the screen',
    async () => {
      await page.evaluate(() => window.diorama?.setPose({ yaw: 0, pitch: 0 }));
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save a picture' }).click()]);
      expect(download.suggestedFilename()).toBe('an-alpine-meadow-with-a-hut-beside-a-lake.png');
      const saved = await decodePicture(readFileSync(await download.path()));
      expect([saved.width, saved.height]).toEqual([RATIO * SIZE.width, RATIO * SIZE.height]);
      expect(lumaSpread(saved)).toBeGreaterThan(15);
      await page.locator('.hud').evaluate((hud) => hud.toggleAttribute('hidden', true));
      const seen = await takePicture(page);
      await page.locator('.hud').evaluate((hud) => hud.toggleAttribute('hidden', false));
      expect(meanDifference(mosaic(saved, 32, 18), mosaic(seen, 32, 18))).toBeLessThan(4);
    },
    PATIENCE_MS,
  );

  it(
    'leads from viewpoint to viewpoint, round and back',
    async () => {
      const points = world.assets.spawn_points;
      expect(points.length).toBeGreaterThan(1);
      const wanted = ({ x, y, z, azimuth }: Record<string, number>) => ({
        position: { x, y, z },
        yaw: azimuth > 180 ? azimuth - 360 : azimuth,
      });
      await page.getByRole('button', { name: 'Next viewpoint' }).click();
      expect((await readState(page)).pose).toMatchObject(wanted(points[1]));
      await page.getByText(`Viewpoint 2 of ${points.length}`).waitFor({ state: 'attached' });
      await page.keyboard.press('b');
      await page.keyboard.press('b');
      expect((await readState(page)).pose).toMatchObject(wanted(points.at(-1)));
    },
    PATIENCE_MS,
  );

  it(
    'copies a link that leads back to this place',
    async () => {
      const place = { position: { x: 1.25, y: 0.5, z: -2 }, yaw: 140, pitch: -12 };
      await page.keyboard.press('2');
      await page.evaluate((pose) => window.diorama?.setPose(pose), place);
      await page.getByRole('button', { name: 'Copy a link to this place' }).click();
      await page.getByRole('status').filter({ hasText: 'The link to this place was copied.' }).waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toBe(`${world.world_svc_url}?budget=100k&mode=fly#pose=1.25,0.5,-2,140,-12`);
      expect(page.url()).toBe(link);
      await page.evaluate(() => window.diorama?.setPose({ position: { x: 0, y: 0, z: 0 }, yaw: 0, pitch: 0 }));
      await page.evaluate(() => (location.hash = 'pose=3,0,0,10,0')); // In the same page, without loading it again.
      await page.waitForFunction(() => window.diorama?.pose().position.x === 3);
      await page.goto(link);
      await page.reload();
      await waitForWorld(page);
      expect(await readState(page)).toMatchObject({ mode: 'fly', pose: place });
    },
    PATIENCE_MS,
  );

  it(
    'lists every file with its format and its true size',
    async () => {
      await page.keyboard.press('i');
      const dialog = page.getByRole('dialog', { name: 'Files' });
      await dialog.waitFor();
      await page.waitForFunction(() => [...document.querySelectorAll('.file-size')].every((size) => size.textContent !== ''));
      const rows = await dialog.locator('a').evaluateAll((links) =>
        links.map((link) => ({
          url: (link as HTMLAnchorElement).href,
          label: link.querySelector('.file-label')?.textContent ?? '',
          format: link.querySelector('.file-format')?.textContent ?? '',
          size: link.querySelector('.file-size')?.textContent ?? '',
        })),
      );
      const formats = Object.fromEntries(rows.map(({ label, format }) => [label, format]));
      expect(formats).toMatchObject({
        'Splats, full': 'SPZ',
        Collider: 'GLB',
        Panorama: 'PNG',
        Depth: 'EXR',
        Thumbnail: 'WEBP',
        Manifest: 'JSON',
      });
      for (const { url, size, label } of rows) {
        const { headers } = await fetch(url, { method: 'HEAD' });
        const bytes = Number(headers.get('content-length'));
        const kilobytes = Math.max(1, Math.round(bytes / 1e3));
        expect(`${label} ${size}`).toBe(`${label} ${bytes < 999_500 ? `${kilobytes} kB` : `${(bytes / 1e6).toFixed(1)} MB`}`);
      }
      await page.keyboard.press('Escape');
      expect(await dialog.isVisible()).toBe(false);
    },
    PATIENCE_MS,
  );

  it(
    'tells its keys with H and with the question mark',
    async () => {
      const dialog = page.getByRole('dialog', { name: 'Getting around' });
      for (const key of ['h', '?']) {
        await page.locator('canvas').focus();
        await page.keyboard.press(key);
        await dialog.waitFor();
        expect(await dialog.textContent()).toContain('Jump, when walking');
        await page.keyboard.press(key);
        expect(await dialog.isVisible()).toBe(false);
      }
    },
    PATIENCE_MS,
  );

  it('reports no error and breaks no policy', () => {
    expect(visit.troubles).toEqual([]);
  });
});
