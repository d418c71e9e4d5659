import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import { findChromium, launchChromium, openPage } from './browser.js';
import { PATIENCE_MS, overflow, waitForWorld } from './visits.js';

const info = stackInfo();
const chromium = findChromium(process.env);
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

let browser: Browser;

beforeAll(async () => {
  if (chromium !== null) browser = await launchChromium(chromium);
});

afterAll(() => browser?.close());

const loaded = (page: Page): Promise<void> => page.locator('.worlds:not([aria-busy])').waitFor({ state: 'attached' });

describe.skipIf(chromium === null)('a newcomer', () => {
  it(
    'describes a world on the start page, sees its stages, walks in it and finds it in the gallery',
    async () => {
      const { page, troubles } = await openPage(browser, `${info.api_url}/`);
      await page.getByLabel('Describe a world').fill('a lighthouse on a rocky coast');
      await page.getByText(/Draft about \d+ (s|min) · 230 credits/).waitFor();
      expect(await page.getByLabel('Visibility').inputValue()).toBe('public');
      await page.getByText('Everyone can open it, and the gallery lists it.').waitFor();
      await page.getByRole('button', { name: 'Generate' }).click();
      await page.getByRole('progressbar').waitFor();
      await page.getByRole('listitem').filter({ hasText: 'Rendering the panorama' }).waitFor();
      await page.getByRole('link', { name: 'Open its page' }).waitFor();
      await page.getByText('Your world is ready').waitFor({ timeout: PATIENCE_MS });
      const href = (await page.getByRole('link', { name: 'Walk in' }).getAttribute('href')) ?? '';
      await page.getByRole('link', { name: 'Walk in' }).click();
      await waitForWorld(page);
      await page.getByRole('heading', { name: 'a lighthouse on a rocky coast' }).waitFor();

      await page.goto(`${info.api_url}/gallery`);
      await page.getByLabel('Search worlds').fill('coasts lighth');
      const found = page.getByRole('list', { name: 'Worlds' }).getByRole('link', { name: 'a lighthouse on a rocky coast' });
      await page.waitForURL(/query=coasts\+lighth$/);
      await loaded(page);
      expect(await found.getAttribute('href')).toBe(href);
      await page.getByLabel('Search worlds').fill('zzyzx');
      await page.getByRole('heading', { name: 'No world matches' }).waitFor();
      await page.getByRole('link', { name: 'Show all worlds' }).click();
      await found.waitFor();
      expect(troubles).toEqual([]);
      await expectPreview(href);
    },
    PATIENCE_MS,
  );

  it('learns where keys come from on an installation that offers none', async () => {
    const prepare = (page: Page) => page.route('**/start/key', (route) => route.fulfill({ json: { api_key: null } }));
    const { page } = await openPage(browser, `${info.api_url}/?prompt=a+pond`, DESK, { prepare });
    expect(await page.getByLabel('Describe a world').inputValue()).toBe('a pond');
    expect(await page.getByLabel('API key').getAttribute('required')).toBe('');
    expect(await page.getByRole('link', { name: 'account page' }).getAttribute('href')).toBe('/account');
    expect(await page.getByLabel('Visibility').inputValue()).toBe('private');
    await page.getByText('Enter an API key to see the price.').waitFor();
    await page.getByLabel('API key').fill('svck_wrong');
    await page.getByRole('status').filter({ hasText: 'The API key is not valid' }).waitFor();
    await page.getByLabel('API key').fill(info.api_key);
    await page.getByText(/Full detail about \d+ (s|min) · 1,580 credits/).waitFor();
  });

  it('opens a private world that was generated with the key of the stack', async () => {
    const { page } = await openPage(browser, `${info.api_url}/?prompt=a+sandy+desert`, DESK);
    await page.getByLabel('Visibility').selectOption('private');
    await page.getByRole('button', { name: 'Generate' }).click();
    await page.getByRole('link', { name: 'Open its page' }).click();
    await page.getByRole('heading', { name: 'a sandy desert' }).waitFor();
    expect(await page.getByLabel('API key').count()).toBe(0);
  });

  it('sees why a generation cannot start, in the words of the API', async () => {
    const { account } = await newAccount(info, 'start page', { credits: 0 });
    const { page } = await openPage(browser, `${info.api_url}/`, DESK);
    await page.getByLabel('Describe a world').fill('a pond');
    await page.getByText('its demo key is used').click();
    await page.getByLabel('Another API key').fill(account.api_key);
    await page.getByRole('button', { name: 'Generate' }).click();
    await page.getByRole('alert').filter({ hasText: 'Not enough API credits' }).waitFor();
    expect(await page.getByLabel('Describe a world').inputValue()).toBe('a pond');
  });
});

/** The page of a world shows other services its title, with a picture that anyone can fetch. */
async function expectPreview(href: string): Promise<void> {
  const html = await (await fetch(info.viewer_url + href)).text();
  expect(html).toContain('<meta property="og:title" content="a lighthouse on a rocky coast" />');
  const [, url = ''] = /<meta property="og:image" content="([^"]+)" \/>/.exec(html) ?? [];
  const picture = await fetch(url);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  await picture.arrayBuffer();
}

describe.skipIf(chromium === null)('the start page', () => {
  it('leads to the gallery, the catalogue, the account page and the documentation, as the catalogue does', async () => {
    const { page, troubles } = await openPage(browser, `${info.api_url}/`, DESK);
    const links = page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link');
    const hrefsOf = async (): Promise<(string | null)[]> => {
      await links.first().waitFor();
      return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    };
    const hrefs = await hrefsOf();
    expect(hrefs).toEqual(['/gallery', '/catalogue', '/docs', '/account']);
    await page.goto(`${info.api_url}/catalogue?q=barn`);
    expect(await hrefsOf()).toEqual(hrefs);
    await page.goto(`${info.api_url}/docs`);
    await page.getByRole('heading', { name: 'Diorama documentation' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it.each(['dark', 'light'] as const)(
    'fits a phone and a desk with %s colours, as the gallery and the catalogue do',
    async (colorScheme) => {
      for (const path of ['/', '/gallery', '/catalogue'])
        for (const size of [PHONE, DESK]) {
          const { page } = await openPage(browser, info.api_url + path, size, { context: { colorScheme } });
          await page.getByRole('heading', { level: 1 }).waitFor();
          expect(await overflow(page)).toBe(0);
          await page.close();
        }
    },
  );
});
