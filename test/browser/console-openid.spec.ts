import { randomUUID } from 'node:crypto';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { stackInfo } from '../stack/client.js';
import { startOpenIdGateway } from '../stack/openid-gateway.js';
import type { OpenIdGateway } from '../stack/openid-gateway.js';
import { findChromium, launchChromium, openPage } from './browser.js';
import { WCAG, violations } from './page-access.js';
import { overflow } from './visits.js';

const chromium = findChromium(process.env);
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const LABEL = 'Sign in with Acme';
const [ada, bob] = [`ada-${randomUUID()}`, `bob-${randomUUID()}`];
const PEOPLE = [
  { subject: ada, email: 'ada@example.com', name: 'Ada Lovelace', groups: ['helpdesk'] },
  { subject: bob, email: 'bob@example.com', groups: ['visitors'] },
];

describe.skipIf(chromium === null)('the console with an identity provider', () => {
  let browser: Browser;
  let gateway: OpenIdGateway;

  beforeAll(async () => {
    browser = await launchChromium(chromium as string);
    const env = { OIDC_SCOPES: 'openid email profile groups', OIDC_ROLES: 'helpdesk=support', OIDC_LABEL: LABEL };
    gateway = await startOpenIdGateway(stackInfo(), { people: PEOPLE, env });
  });

  afterAll(async () => {
    await browser?.close();
    await gateway?.stop();
  });

  /** From the sign-in page over the login of the provider, which browsers take for another site. */
  async function signIn(page: Page, login: string): Promise<void> {
    await page.getByRole('link', { name: LABEL }).click();
    await page.locator('input[name="login"]').fill(login);
    await page.locator('input[name="password"]').fill('any');
    await page.locator('button[type="submit"]').click();
  }

  it.each([
    ['at a desk by day', DESK, 'light'],
    ['on a phone at night', PHONE, 'dark'],
  ] as const)('offers both ways to sign in, %s', async (_name, size, colorScheme) => {
    const { page } = await openPage(browser, `${gateway.url}/console`, size, { context: { colorScheme } });
    await page.getByRole('link', { name: LABEL }).waitFor();
    await page.getByLabel('Operator token').waitFor();
    expect([await violations(page, WCAG), await overflow(page)]).toEqual([[], 0]);
    await page.close();
  });

  it('shows the name and the role of the person, at the page that they wanted, until they sign out', async () => {
    const { page } = await openPage(browser, `${gateway.url}/console#/audit`, DESK);
    await signIn(page, ada);
    await page.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor();
    expect(await page.locator('.who-name').innerText()).toMatch(/Ada Lovelace\s+support/);
    const line = page.getByRole('row').filter({ hasText: 'console.login' }).filter({ hasText: ada });
    await line.getByRole('link', { name: 'ada@example.com' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor();
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0]);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: LABEL }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: LABEL }).waitFor();
    await page.close();
  });

  it('shows a person without a role why they may not enter, and leads back', async () => {
    const { page } = await openPage(browser, `${gateway.url}/console`, PHONE);
    await signIn(page, bob);
    await page.getByRole('heading', { name: 'You have no role in this console' }).waitFor();
    expect([await violations(page, WCAG), await overflow(page)]).toEqual([[], 0]);
    await page.getByRole('link', { name: 'Go to the console' }).click();
    await page.getByRole('link', { name: LABEL }).waitFor();
    await page.close();
  });
});
