import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Answer } from '../stack/client.js';
import { newAccount, stackInfo } from '../stack/client.js';
import { findChromium, launchChromium, openPage } from './browser.js';
import type { Size } from './browser.js';
import { WCAG, violations } from './page-access.js';
import { thinSplats } from './thin-splats.js';
import { viewerWorld } from './viewer-world.js';
import { PATIENCE_MS, signIn, waitForWorld } from './visits.js';

const info = stackInfo();
const chromium = findChromium(process.env);
const DESK: Size = { width: 1280, height: 800 };
const PHONE: Size = { width: 360, height: 740 };
const CONSOLE_PAGES = [
  'Overview',
  'Metrics',
  'Accounts',
  'Operations',
  'Webhooks',
  'System',
  'Gallery',
  'Audit log',
  'Playground',
] as const;

describe.skipIf(chromium === null)('axe finds nothing', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchChromium(chromium as string);
  });

  afterAll(() => browser?.close());

  it.each(['dark', 'light'] as const)('in the start page with %s colours', async (colorScheme) => {
    const { page } = await openPage(browser, `${info.api_url}/`, PHONE);
    await page.emulateMedia({ colorScheme });
    await page.getByRole('heading', { name: 'Newest public worlds' }).waitFor();
    expect(await violations(page, WCAG)).toEqual([]);
    await page.close();
  });

  it.each(['dark', 'light'] as const)('in the catalogue with %s colours, with and without a match', async (colorScheme) => {
    for (const query of ['barn', 'zzyzx']) {
      const { page } = await openPage(browser, `${info.api_url}/catalogue?q=${query}`, PHONE, { context: { colorScheme } });
      await page.getByRole('status').waitFor();
      expect(await violations(page, WCAG)).toEqual([]);
      await page.close();
    }
  });

  it.each(['dark', 'light'] as const)('in the gallery with %s colours, with and without a match', async (colorScheme) => {
    for (const query of ['', '?query=zzyzx']) {
      const { page } = await openPage(browser, `${info.api_url}/gallery${query}`, PHONE, { context: { colorScheme } });
      await page.locator('.worlds:not([aria-busy])').waitFor({ state: 'attached' });
      expect(await violations(page, WCAG)).toEqual([]);
      await page.close();
    }
  });

  it.each([
    ['at a desk by day', DESK, 'light'],
    ['on a phone at night', PHONE, 'dark'],
  ] as const)(
    'in the account page, %s, nor in its dialogs, and its session keeps no key',
    async (_name, size, colorScheme) => {
      const { account } = await newAccount(info, 'account page');
      const { page } = await openPage(browser, `${info.api_url}/account`, size, { context: { colorScheme } });
      await page.getByLabel('API key').fill(account.api_key);
      expect(await violations(page, WCAG)).toEqual([]);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('No worlds yet').waitFor();
      expect(await violations(page, WCAG)).toEqual([]);
      await page.getByRole('button', { name: 'Create key' }).click();
      await page.getByLabel('Name').fill('notebook');
      await page.getByLabel('Valid for').selectOption('30');
      await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
      const secret = (await page.getByTestId('secret').textContent()) ?? '';
      expect((await fetch(`${info.api_url}/svc/v1/whoami`, { headers: { 'svc-api-key': secret } })).status).toBe(200);
      expect(await violations(page, WCAG)).toEqual([]);
      await page.getByRole('button', { name: 'I have stored it' }).click();
      await page.getByRole('listitem').filter({ hasText: 'notebook' }).getByText('ends').waitFor();
      await page.getByRole('button', { name: 'Revoke notebook' }).click();
      await page.getByRole('button', { name: 'Revoke key' }).click();
      await page.getByText('The key was revoked').waitFor();
      const { cookies, origins } = await page.context().storageState();
      expect(cookies.map(({ httpOnly, sameSite }) => ({ httpOnly, sameSite }))).toEqual([{ httpOnly: true, sameSite: 'Strict' }]);
      expect(JSON.stringify([cookies, origins])).not.toMatch(/svck_/);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByLabel('API key').waitFor();
      await page.close();
    },
    PATIENCE_MS,
  );

  describe('in the viewer', () => {
    let world: Answer['body'];

    beforeAll(async () => {
      world = await viewerWorld();
    }, PATIENCE_MS);

    it.each([
      ['at a desk', DESK],
      ['on a phone', PHONE],
    ])(
      '%s, nor in its dialogs',
      async (_name, size) => {
        const { page } = await openPage(browser, `${world.world_svc_url}?budget=100k`, size, { prepare: thinSplats });
        await waitForWorld(page);
        expect(await violations(page, WCAG)).toEqual([]);
        for (const key of ['h', 'i']) {
          await page.locator('canvas').focus();
          await page.keyboard.press(key);
          await page.locator('dialog[open]').waitFor();
          expect(await violations(page, WCAG)).toEqual([]);
          await page.keyboard.press('Escape');
        }
        await page.close();
      },
      PATIENCE_MS,
    );

    it(
      'in a frame',
      async () => {
        const { page } = await openPage(
          browser,
          `${world.world_svc_url}?embed=1&budget=100k`,
          { width: 480, height: 270 },
          { prepare: thinSplats },
        );
        await waitForWorld(page);
        expect(await violations(page, WCAG)).toEqual([]);
        await page.close();
      },
      PATIENCE_MS,
    );

    it('where a key is asked for', async () => {
      const { page } = await openPage(browser, world.world_svc_url.replace(/[^/]+$/, '01890000-0000-7000-8000-000000000000'), DESK);
      await page.locator('input').first().waitFor();
      expect(await violations(page, WCAG)).toEqual([]);
      await page.close();
    });
  });

  it.each([
    ['at a desk by day', DESK, 'light'],
    ['on a phone at night', PHONE, 'dark'],
  ] as const)(
    'in the console, %s',
    async (_name, size, colorScheme) => {
      const { page } = await openPage(browser, info.console_url, size, { context: { colorScheme } });
      await page.getByLabel('Operator token').waitFor();
      expect(await violations(page, WCAG)).toEqual([]);
      await signIn(page, info.operator_token);
      const pages = page.getByRole('navigation', { name: 'Pages' });
      await pages.waitFor();
      const found: string[] = [];
      for (const name of CONSOLE_PAGES) {
        await pages.getByRole('link', { name, exact: true }).click();
        await page.getByRole('heading', { name, level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        found.push(...(await violations(page, WCAG)).map((violation) => `${name}: ${violation}`));
      }
      expect(found).toEqual([]);
      await page.close();
    },
    PATIENCE_MS,
  );
});
