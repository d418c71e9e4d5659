import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import { findChromium, launchChromium, openPage } from './browser.js';

const info = stackInfo();
const chromium = findChromium(process.env);
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

describe.skipIf(chromium === null)('the start page', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchChromium(chromium as string);
  });

  afterAll(() => browser?.close());

  it('shows public worlds, and leads to the console and to the documentation', async () => {
    const { page, troubles } = await openPage(browser, `${info.api_url}/`, DESK);
    await page.getByRole('heading', { name: 'Newest public worlds' }).waitFor();
    const links = page.getByRole('navigation').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/console',
      '/docs',
      '/docs/operators',
    ]);
    await links.nth(1).click();
    await page.getByRole('heading', { name: 'Diorama documentation' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('shows why a generation cannot start, in the words of the API', async () => {
    const { account } = await newAccount(info, 'start page', { credits: 0 });
    const { page } = await openPage(browser, `${info.api_url}/`, DESK);
    await page.getByLabel('Prompt').fill('a pond');
    await page.getByLabel('API key').fill(account.api_key);
    await page.getByRole('button', { name: 'Generate' }).click();
    await page.getByRole('status').filter({ hasText: 'Not enough API credits' }).waitFor();
    expect(await page.getByRole('button', { name: 'Generate' }).isEnabled()).toBe(true);
  });

  it.each(['dark', 'light'] as const)('fits a phone and a desk with %s colours', async (colorScheme) => {
    for (const size of [PHONE, DESK]) {
      const { page } = await openPage(browser, `${info.api_url}/`, size);
      await page.emulateMedia({ colorScheme });
      await page.getByRole('heading', { name: 'Newest public worlds' }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    }
  });
});
