import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Answer } from '../stack/client.js';
import { SMALL_SIZE, findChromium, launchChromium, openPage } from './browser.js';
import { firstHit, readTriangles } from './triangles.js';
import { viewerWorld } from './viewer-world.js';
import { PATIENCE_MS, readState, waitForCollider, waitForWorld } from './visits.js';

const chromium = findChromium(process.env);
/** Metres around the capture point within which a draft is detailed. */
const RADIUS = 12;
/** Metres from the capture point at which the walk begins. */
const START = 8;

describe.skipIf(chromium === null)('a walk out of the detailed area', () => {
  let browser: Browser;
  let world: Answer['body'];
  let page: Page;

  beforeAll(async () => {
    [browser, world] = await Promise.all([launchChromium(chromium as string), viewerWorld()]);
    ({ page } = await openPage(browser, `${world.world_svc_url}?budget=100k&mode=walk`, SMALL_SIZE));
    page.setDefaultTimeout(PATIENCE_MS / 3);
    await waitForWorld(page);
    await waitForCollider(page);
  }, PATIENCE_MS);

  afterAll(() => browser?.close());

  it(
    'ends softly where the detail ends, with a message',
    async () => {
      const yaw = await findFreeDirection(world);
      const place = { position: { x: START * sin(yaw), y: 0.5, z: -START * cos(yaw) }, yaw, pitch: 0 };
      await page.evaluate((pose) => window.diorama?.setPose(pose), place);
      await page.locator('canvas').focus();
      await page.keyboard.down('KeyW');
      await page.getByRole('status').filter({ hasText: 'The world is only detailed up to here.' }).waitFor();
      await expect.poll(() => readDistance(page), { timeout: PATIENCE_MS / 3 }).toBeGreaterThan(RADIUS);
      // As long as the key is held the walker stays within half a metre of the limit.
      for (let i = 0; i < 5; i++) expect(await readDistance(page)).toBeLessThan(RADIUS + 0.5);
      await page.keyboard.up('KeyW');
      await expect.poll(() => readDistance(page), { timeout: PATIENCE_MS / 3 }).toBeLessThan(RADIUS + 0.05);
      expect(await readDistance(page)).toBeGreaterThan(RADIUS - 0.5);
    },
    PATIENCE_MS,
  );
});

const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);

/** Metres from the capture point, seen from above. */
async function readDistance(page: Page): Promise<number> {
  const { x, z } = (await readState(page)).pose.position;
  return Math.hypot(x, z);
}

/** A direction in which nothing of the collider stands in the way from the start of the walk to its end. */
async function findFreeDirection(world: Answer['body']): Promise<number> {
  const triangles = await readTriangles(world.assets.mesh.collider_mesh_url);
  const isFree = (yaw: number): boolean =>
    [-0.4, 0, 0.4].every((aside) =>
      [-0.9, -0.2].every((y) => {
        const from = { x: START * sin(yaw) + aside * cos(yaw), y, z: -START * cos(yaw) + aside * sin(yaw) };
        const hit = firstHit(triangles, from, { x: sin(yaw), y: 0, z: -cos(yaw) });
        return hit === null || Math.hypot(hit.x - from.x, hit.z - from.z) > RADIUS - START + 2;
      }),
    );
  const free = Array.from({ length: 24 }, (_, i) => 15 * i).find(isFree);
  if (free === undefined) throw new Error('the collider is in the way in every direction');
  return free;
}
