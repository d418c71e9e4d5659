import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Answer } from '../stack/client.js';
import { SMALL_SIZE, findChromium, launchChromium, openPage } from './browser.js';
import type { WatchedPage } from './browser.js';
import { lookInto, lumaSpread, meanDifference, mirrored, mosaic, takePicture } from './picture.js';
import type { Picture } from './picture.js';
import { thinSplats } from './thin-splats.js';
import {
  FOV,
  PATIENCE_MS,
  makeSharedWorld,
  readPanorama,
  readState,
  waitForCollider,
  waitForWay,
  waitForWorld,
  wayInFrames,
} from './visits.js';

const chromium = findChromium(process.env);
/** Half the walker's width, metres. */
const BODY = 0.25;
/** Beyond the walls, whichever way a walker slid along them. */
const MOST_METRES = 40;

describe.skipIf(chromium === null)('a room in the viewer', () => {
  let browser: Browser;
  let world: Answer['body'];
  let visit: WatchedPage;

  beforeAll(async () => {
    const { client } = await newAccount(stackInfo());
    [browser, world] = await Promise.all([launchChromium(chromium as string), makeSharedWorld(client, 'a cosy living room', 3)]);
    visit = await openPage(browser, `${world.world_svc_url}?budget=100k&ui=0`, SMALL_SIZE);
    await waitForWorld(visit.page);
    await waitForCollider(visit.page);
  }, PATIENCE_MS);

  afterAll(() => browser?.close());

  it('shows in every direction what the panorama shows there', async () => {
    const panorama = await readPanorama(world);
    const coarse = (picture: Picture): Picture => mosaic(picture, 32, 18);
    for (const yaw of [0, 90, 180, 270]) {
      await visit.page.evaluate((degrees) => window.diorama?.setPose({ yaw: degrees, pitch: 0 }), yaw);
      const seen = await takePicture(visit.page);
      expect(lumaSpread(seen), `contrast at ${yaw} degrees`).toBeGreaterThan(15);
      const wanted = lookInto(panorama, { yaw, fov: FOV }, seen);
      const difference = meanDifference(coarse(seen), coarse(wanted));
      expect(difference, `difference at ${yaw} degrees`).toBeLessThan(12);
      // A mirrored or turned world would be about as bright: the difference must come from looking the same way.
      expect(meanDifference(coarse(seen), coarse(mirrored(wanted)))).toBeGreaterThan(2 * difference);
      const turned = lookInto(panorama, { yaw: yaw + 90, fov: FOV }, seen);
      expect(meanDifference(coarse(seen), coarse(turned))).toBeGreaterThan(2 * difference);
    }
  });

  it(
    'lets a visitor walk forward, and stops at what is solid',
    async () => {
      expect(visit.troubles).toEqual([]);
      await visit.page.close();
      visit = await openPage(browser, `${world.world_svc_url}?budget=100k&ui=0`, SMALL_SIZE, { prepare: thinSplats });
      const { page } = visit;
      await waitForCollider(page);
      const room = await readBounds(world.assets.mesh.collider_mesh_url);
      await page.keyboard.press('Digit3');
      for (const yaw of [40, 220]) {
        await page.evaluate((degrees) => window.diorama?.setPose({ position: { x: 0, y: 0, z: 0 }, yaw: degrees, pitch: 0 }), yaw);
        const start = await readState(page);
        await page.keyboard.down('KeyW');
        await waitForWay(page, start, 0.01);
        let metres = 0;
        for (let way = await wayInFrames(page, 3); way > 0.001; way = await wayInFrames(page, 3)) {
          metres += way;
          expect(metres, `metres of a walker at ${yaw} degrees who never stops`).toBeLessThan(MOST_METRES);
        }
        const { pose, mode, grounded } = await readState(page);
        await page.keyboard.up('KeyW');
        expect({ mode, grounded }).toEqual({ mode: 'walk', grounded: true });
        const ahead = { x: Math.sin((yaw * Math.PI) / 180), z: -Math.cos((yaw * Math.PI) / 180) };
        expect(pose.position.x * ahead.x + pose.position.z * ahead.z, `way at ${yaw} degrees`).toBeGreaterThan(0.5);
        expect(pose.position.y).toBeCloseTo(0, 1);
        for (const axis of ['x', 'z'] as const) {
          expect(pose.position[axis]).toBeGreaterThan(room.min[axis] + BODY);
          expect(pose.position[axis]).toBeLessThan(room.max[axis] - BODY);
        }
      }
    },
    PATIENCE_MS,
  );

  it('reports no error and breaks no policy', () => {
    expect(visit.troubles).toEqual([]);
  });
});

interface Bounds {
  readonly min: { readonly x: number; readonly z: number };
  readonly max: { readonly x: number; readonly z: number };
}

/** What a GLB says of the box around its first mesh (glTF 2.0, sections 3.6.2.5 and 4.4). */
async function readBounds(url: string): Promise<Bounds> {
  const glb = Buffer.from(await (await fetch(url)).arrayBuffer());
  const { meshes, accessors } = JSON.parse(glb.toString('utf8', 20, 20 + glb.readUInt32LE(12)));
  const { min, max } = accessors[meshes[0].primitives[0].attributes.POSITION];
  return { min: { x: min[0], z: min[2] }, max: { x: max[0], z: max[2] } };
}
