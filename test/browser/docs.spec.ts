import type { Result } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { stackInfo } from '../stack/client.js';
import { findChromium, launchChromium, openPage } from './browser.js';
import { violations } from './page-access.js';
import { overflow } from './visits.js';

const info = stackInfo();
const chromium = findChromium(process.env);
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** Whether axe rates a violation serious or critical. */
const isSerious = ({ impact }: Result): boolean => impact === 'serious' || impact === 'critical';

/** The text from the heading that the address names to the next heading; the whole text without one. Runs in the page. */
function readTargetSection(): string {
  const heading = document.getElementById(location.hash.slice(1));
  if (heading === null) return document.body.textContent ?? '';
  let text = heading.textContent ?? '';
  for (let { nextElementSibling: next } = heading; next !== null && !/^H[1-3]$/.test(next.tagName); next = next.nextElementSibling)
    text += `\n${next.textContent ?? ''}`;
  return text;
}

describe.skipIf(chromium === null)('the documentation', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchChromium(chromium as string);
  });

  afterAll(() => browser?.close());

  it('finds a known word by the keyboard alone, and leads to its section', async () => {
    const { page, troubles } = await openPage(browser, `${info.api_url}/docs`, DESK);
    await page.keyboard.press('/');
    await page.keyboard.type('webhook-signature');
    await page.locator('dialog.search li').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // Which section ranks first depends on the wording of the page.
    await page.waitForURL(/\/docs\/.*webhooks#[\w-]+$|\/docs\/api/);
    expect(await page.evaluate(readTargetSection)).toMatch(/webhook-signature/i);
    expect(troubles).toEqual([]);
  });

  it.each([
    ['a desk by day', DESK, 'light'],
    ['a phone at night', PHONE, 'dark'],
  ] as const)('fits %s, without a serious fault that axe finds', async (_name, size, colorScheme) => {
    for (const path of ['/docs', '/docs/reference/webhooks']) {
      const { page, troubles } = await openPage(browser, info.api_url + path, size, { context: { colorScheme } });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([path, await overflow(page)]).toEqual([path, 0]);
      expect([path, await violations(page, {}, isSerious)]).toEqual([path, []]);
      expect(troubles).toEqual([]);
    }
  });

  it('opens the list of pages on a phone', async () => {
    const { page } = await openPage(browser, `${info.api_url}/docs/tutorial`, PHONE);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    expect(await pages.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Pages' }).click();
    await pages.getByRole('link', { name: 'Models and engines' }).click();
    await page.getByRole('heading', { name: 'Models and engines', level: 1 }).waitFor();
  });

  it('keeps the chosen colours, on the pages and in the reference', async () => {
    const { page } = await openPage(browser, `${info.api_url}/docs`, DESK, { context: { colorScheme: 'light' } });
    const button = page.getByRole('button', { name: 'Colours' });
    await button.click();
    await button.click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.goto(`${info.api_url}/docs/api`);
    await page.locator('body.dark-mode').waitFor();
  });

  it.each([
    ['/docs/api', 'World Generation API', 'Start a generation'],
    ['/docs/operators', 'World Generation API for operators', 'Get the current operator'],
  ])('shows the reference at %s and asks no foreign host', async (path, title, operation) => {
    const foreign: string[] = [];
    const prepare = async (page: Page): Promise<void> => {
      page.on('request', (request) => {
        if (!request.url().startsWith(info.api_url) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
      });
    };
    const { page, troubles } = await openPage(browser, info.api_url + path, DESK, { prepare });
    await page.getByRole('heading', { name: title, level: 1, exact: true }).waitFor();
    await page.getByText(operation).first().waitFor();
    // A library of the reference tries whether it may compile code, and does without.
    const others = troubles.filter((trouble) => !trouble.startsWith('CSP: script-src does not allow eval'));
    expect({ foreign, others }).toEqual({ foreign: [], others: [] });
  });
});
