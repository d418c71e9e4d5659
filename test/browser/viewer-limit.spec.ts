import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Answer } from '../stack/client.js';
import { SMALL_SIZE, findChromium, launchChromium, openPage } from './browser.js';
import { thinSplats } from './thin-splats.js';
import { firstHit, readTriangles } from './triangles.js';
import type { Triangles } from './triangles.js';
import { viewerWorld } from './viewer-world.js';
import { PATIENCE_MS, readState, waitForCollider, waitForWorld } from './visits.js';

const chromium = findChromium(process.env);
/** Metres around the capture point within which a draft is detailed. */
const RADIUS = 12;
/** Metres from the capture point at which the walk begins: a few frames before the limit, however long a frame takes. */
const START = 11.6;

describe.skipIf(chromium === null)('a walk out of the detailed area', () => {
  let browser: Browser;
  let world: Answer['body'];
  let page: Page;

  beforeAll(async () => {
    [browser, world] = await Promise.all([launchChromium(chromium as string), viewerWorld()]);
    ({ page } = await openPage(browser, `${world.world_svc_url}?budget=100k&mode=walk`, SMALL_SIZE, { prepare: thinSplats }));
    page.setDefaultTimeout(PATIENCE_MS);
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
      await expect.poll(() => readDistance(page), { timeout: 3 * PATIENCE_MS }).toBeGreaterThan(RADIUS);
      // As long as the key is held the walker stays within half a metre of the limit.
      for (let i = 0; i < 5; i++) expect(await readDistance(page)).toBeLessThan(RADIUS + 0.5);
      await page.keyboard.up('KeyW');
      await expect.poll(() => readDistance(page), { timeout: 3 * PATIENCE_MS }).toBeLessThan(RADIUS + 0.05);
      expect(await readDistance(page)).toBeGreaterThan(RADIUS - 0.5);
    },
    8 * PATIENCE_MS,
  );
});

const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);

/** Metres from the capture point, seen from above. */
async function readDistance(page: Page): Promise<number> {
  const { x, z } = (await readState(page)).pose.position;
  return Math.hypot(x, z);
}

/** Metres above the ground at which nothing may stand in the way. */
const CLEARANCES = [0.3, 0.8, 1.4];
/** Metres by which the ground may rise or fall on the way: where it falls further, a shore may end the walk. */
const EVEN = 0.15;

/** A direction in which the ground is even, and nothing of the collider stands in the way, from the start of the walk to its end. */
async function findFreeDirection(world: Answer['body']): Promise<number> {
  const triangles = keepNear(await readTriangles(world.assets.mesh.collider_mesh_url), RADIUS + 3);
  const findGround = (x: number, z: number): number => firstHit(triangles, { x, y: 3, z }, { x: 0, y: -1, z: 0 })?.y ?? NaN;
  const isFree = (yaw: number): boolean =>
    [-0.5, -0.25, 0, 0.25, 0.5].every((aside) => {
      const [x, z] = [START * sin(yaw) + aside * cos(yaw), -START * cos(yaw) + aside * sin(yaw)];
      const ground = findGround(x, z);
      const isEven = [0.5, 1, 1.5].every((way) => Math.abs(findGround(x + way * sin(yaw), z - way * cos(yaw)) - ground) < EVEN);
      return (
        isEven &&
        CLEARANCES.every((clearance) => {
          const hit = firstHit(triangles, { x, y: ground + clearance, z }, { x: sin(yaw), y: 0, z: -cos(yaw) });
          return hit === null || Math.hypot(hit.x - x, hit.z - z) > RADIUS - START + 1;
        })
      );
    });
  const free = Array.from({ length: 24 }, (_, i) => 15 * i).find(isFree);
  if (free === undefined) throw new Error('the collider is in the way in every direction');
  return free;
}

/** The triangles with a corner within some metres of the capture point, seen from above. */
function keepNear(triangles: Triangles, metres: number): Triangles {
  const isNear = (i: number): boolean => [0, 3, 6].some((k) => Math.hypot(triangles[i + k], triangles[i + k + 2]) < metres);
  const starts = Array.from({ length: triangles.length / 9 }, (_, i) => 9 * i).filter(isNear);
  return Float64Array.from(starts.flatMap((i) => [...triangles.subarray(i, i + 9)]));
}
