import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';
import type { Answer } from '../stack/client.js';
import { AMPLE } from '../stack/shared-world.js';
import { USUAL_SIZE, findChromium, launchChromium, openPage } from './browser.js';
import { thinSplats } from './thin-splats.js';
import { PATIENCE_MS, waitForWorld } from './visits.js';

const info = stackInfo();
const chromium = findChromium(process.env);
/** What opens the folder of a private world: when it ends, and its signature. */
const PASS = /\/assets\/(\d+)\.([\w-]{43})\//;
const NO_WORLD = '01890000-0000-7000-8000-000000000000';

describe.skipIf(chromium === null)('a private world', () => {
  let browser: Browser;
  let owner: Client;
  let world: Answer['body'];

  beforeAll(async () => {
    ({ client: owner } = await newAccount(info, 'owner', AMPLE));
    browser = await launchChromium(chromium as string);
    const { body } = await owner.generate('a sandy desert', { seed: 2, display_name: 'Mine alone' });
    ({ response: world } = await owner.finish(body.operation_id, PATIENCE_MS));
  }, PATIENCE_MS);

  afterAll(() => browser?.close());

  it('asks for a key, tells a wrong one, and opens with the right one', async () => {
    const { page, troubles } = await openPage(browser, `${world.world_svc_url}?budget=100k`, USUAL_SIZE, { prepare: thinSplats });
    const key = page.getByLabel('API key');
    const open = page.getByRole('button', { name: 'Open the world' });
    await key.fill('svck_wrong');
    expect(await page.getByRole('alert').count()).toBe(0);
    await open.click();
    await page.getByRole('alert').filter({ hasText: 'That API key is not valid.' }).waitFor();
    expect(await page.evaluate(() => window.diorama)).toBeUndefined();
    await key.fill(owner.apiKey as string);
    await open.click();
    await waitForWorld(page);
    await page.getByRole('heading', { name: 'Mine alone' }).waitFor();
    await page.reload(); // The key stays in the browser.
    await waitForWorld(page);
    // The browser itself reports each refused request; nothing else may be reported.
    expect(troubles.filter((text) => !/status of 40[14] .*worlds/.test(text))).toEqual([]);
  });

  it('is not there for the key of somebody else', async () => {
    const { client: stranger } = await newAccount(info);
    const { page } = await openPage(browser, world.world_svc_url);
    await page.getByLabel('API key').fill(stranger.apiKey as string);
    await page.getByRole('button', { name: 'Open the world' }).click();
    await page.getByRole('heading', { name: 'World not found' }).waitFor();
    expect(await page.evaluate(() => window.diorama)).toBeUndefined();
    await page.getByRole('button', { name: 'Forget my API key' }).click();
    await page.getByLabel('API key').waitFor();
  });

  it('hands nothing out without a key or a signature', async () => {
    const visitor = new Client(info.api_url, null);
    for (const path of [`/public/worlds/${world.id}`, `/public/worlds/${world.id}/events`])
      expect((await visitor.get(path)).status).toBe(404);
    const { assets } = world;
    for (const url of [assets.imagery.pano_url, assets.mesh.collider_mesh_url, assets.splats.spz_urls['100k']]) {
      expect((await fetch(url)).status).toBe(200);
      expect(url).toMatch(PASS);
      expect((await fetch(url.replace(PASS, `/assets/$1.${'A'.repeat(43)}/`))).status).toBe(403);
      expect((await fetch(url.replace(PASS, `/assets/link.$2/`))).status).toBe(403);
      expect([403, 404]).toContain((await fetch(url.replace(PASS, '/assets/'))).status);
    }
  });

  it('asks for its password once it is shared with one, shows nothing of itself before, and opens with that alone', async () => {
    const sharing = { password: 'walk along the fjord' };
    const change = JSON.stringify({ permission: { allow_id_access: true }, sharing });
    const shared = await owner.send('PATCH', `/svc/v1/worlds/${world.id}`, change, { 'content-type': 'application/json' });
    expect([shared.status, shared.body.world.sharing]).toEqual([200, { expires_at: null, has_password: true }]);
    const { page, troubles } = await openPage(browser, `${world.world_svc_url}?budget=100k`);
    const password = page.getByLabel('Password');
    await password.fill('walk along the road');
    expect([await page.title(), await page.content()]).toEqual(['Diorama', expect.not.stringContaining('Mine alone')]);
    await password.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'That password is not correct.' }).waitFor();
    await password.fill(sharing.password);
    await page.getByRole('button', { name: 'Open the world' }).click();
    await page.waitForFunction(() => document.title === 'Mine alone · Diorama'); // the world itself is drawn in other tests
    expect(await page.evaluate((id) => sessionStorage.getItem(`diorama.share-token.${id}`), world.id)).toMatch(/^\d+\.[\w-]{43}$/);
    expect(troubles.filter((text) => !/status of 40[13] .*worlds/.test(text))).toEqual([]);
  });
});

describe.skipIf(chromium === null)('an address without a world', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchChromium(chromium as string);
  });

  afterAll(() => browser?.close());

  it('asks for a key like a private world, and tells its owner that there is none', async () => {
    const { client } = await newAccount(info);
    const { page } = await openPage(browser, `${info.viewer_url}/world/${NO_WORLD}`);
    await page.getByLabel('API key').fill(client.apiKey as string);
    await page.getByRole('button', { name: 'Open the world' }).click();
    await page.getByRole('heading', { name: 'World not found' }).waitFor();
    expect(await page.evaluate(() => window.diorama)).toBeUndefined();
  });
});
