import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Answer } from '../stack/client.js';
import { findChromium, launchChromium, openPage } from './browser.js';
import type { WatchedPage } from './browser.js';
import { thinSplats } from './thin-splats.js';
import { viewerWorld } from './viewer-world.js';
import { PATIENCE_MS } from './visits.js';

const chromium = findChromium(process.env);

declare global {
  interface Window {
    /** What the embedding page has been told, in order. */
    readonly heard?: { readonly type: string; readonly [more: string]: unknown }[];
  }
}

/** A page of another origin, as the reference shows it. */
const pageAround = (world: string): string => `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>A page</title>
<iframe id="world" src="${world}" width="480" height="270" allow="fullscreen; gamepad; xr-spatial-tracking"></iframe>
<script>window.heard = []; addEventListener('message', ({ data }) => heard.push(data));</script>`;

describe.skipIf(chromium === null)('a world in the frame of another page', () => {
  let browser: Browser;
  let host: Server;
  let world: Answer['body'];
  let visit: WatchedPage;
  let page: Page;
  let frame: Frame;

  beforeAll(async () => {
    [browser, world] = await Promise.all([launchChromium(chromium as string), viewerWorld()]);
    host = createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end(pageAround(`${world.world_svc_url}?embed=1&budget=100k#pose=1,0.5,0,45,-10`));
    });
    host.listen(0, '127.0.0.1');
    await once(host, 'listening');
    visit = await openPage(
      browser,
      `http://127.0.0.1:${(host.address() as AddressInfo).port}/`,
      { width: 520, height: 320 },
      { prepare: thinSplats },
    );
    ({ page } = visit);
    page.setDefaultTimeout(PATIENCE_MS / 2);
    const found = page.frames().find((each) => each !== page.mainFrame());
    if (!found) throw new Error('the page has no frame');
    frame = found;
  }, PATIENCE_MS);

  afterAll(async () => {
    await browser?.close();
    host?.close();
  });

  it(
    'tells when it is ready, and where it stands',
    async () => {
      await heard(page, 'diorama:ready');
      const pose = { position: { x: 1, y: 0.5, z: 0 }, yaw: 45, pitch: -10 };
      expect(await lastHeard(page, 'diorama:ready')).toEqual({ type: 'diorama:ready', worldId: world.id, mode: 'orbit', pose });
    },
    PATIENCE_MS,
  );

  it(
    'shows nothing but a link to the world, which leads to the place where the visitor is',
    async () => {
      const buttons = await frame.locator('button:visible, a:visible, summary:visible').all();
      expect(await Promise.all(buttons.map((each) => each.getAttribute('aria-label')))).toEqual([
        'Open an alpine meadow with a hut beside a lake in Diorama',
      ]);
      const badge = frame.getByRole('link');
      await badge.focus();
      expect(await badge.getAttribute('href')).toBe(`${world.world_svc_url}?budget=100k&mode=orbit#pose=1,0.5,0,45,-10`);
      expect(await badge.getAttribute('target')).toBe('_blank');
    },
    PATIENCE_MS,
  );

  it(
    'goes where the page sends it, and tells of it once',
    async () => {
      await send(page, { type: 'diorama:set-mode', mode: 'fly' });
      await send(page, { type: 'diorama:set-pose', pose: { position: { x: 2, y: 1, z: -3 }, yaw: 120 } });
      await heard(page, 'diorama:pose');
      const pose = { position: { x: 2, y: 1, z: -3 }, yaw: 120, pitch: -10 };
      expect(await lastHeard(page, 'diorama:pose')).toEqual({ type: 'diorama:pose', mode: 'fly', pose });
      const told = await countHeard(page);
      await send(page, { type: 'diorama:set-pose', pose: { yaw: 'north' } });
      await send(page, { type: 'diorama:get-pose' });
      await page.waitForFunction((before) => (window.heard?.length ?? 0) > before, told);
      expect(await countHeard(page)).toBe(told + 1);
      expect(await lastHeard(page, 'diorama:pose')).toMatchObject({ pose });
    },
    PATIENCE_MS,
  );

  it('reports no error and breaks no policy', () => {
    expect(visit.troubles).toEqual([]);
  });
});

const heard = (page: Page, type: string): Promise<unknown> =>
  page.waitForFunction((wanted) => window.heard?.some((each) => each.type === wanted), type);

const lastHeard = (page: Page, type: string): Promise<unknown> =>
  page.evaluate((wanted) => window.heard?.findLast((each) => each.type === wanted), type);

const countHeard = (page: Page): Promise<number> => page.evaluate(() => window.heard?.length ?? 0);

const send = (page: Page, message: object): Promise<unknown> =>
  page.evaluate((data) => document.querySelector<HTMLIFrameElement>('#world')?.contentWindow?.postMessage(data, '*'), message);
