import { randomUUID } from 'node:crypto';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';
import { findChromium, launchChromium, openPage } from './browser.js';
import type { Size, WatchedPage } from './browser.js';
import { PATIENCE_MS, overflow, signIn } from './visits.js';

const info = stackInfo();
const chromium = findChromium(process.env);
const DESK: Size = { width: 1280, height: 800 };
const PHONE: Size = { width: 360, height: 740 };
const PAGES = [
  'Overview',
  'Metrics',
  'Accounts',
  'Operations',
  'Webhooks',
  'Signing keys',
  'System',
  'Gallery',
  'Audit log',
  'Playground',
] as const;

describe.skipIf(chromium === null)('the console', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchChromium(chromium as string);
  });

  afterAll(() => browser?.close());

  async function open(size = DESK, hash = ''): Promise<WatchedPage> {
    const watched = await openPage(browser, `${info.console_url}${hash}`, size);
    await signIn(watched.page, info.operator_token);
    await watched.page.getByRole('navigation', { name: 'Pages' }).waitFor();
    return watched;
  }

  it('lets nobody in with a wrong token or an API key', async () => {
    const { page } = await openPage(browser, info.console_url, DESK);
    for (const token of ['a-wrong-operator-token', info.api_key]) {
      await signIn(page, token);
      await page.getByRole('alert').filter({ hasText: 'The operator token is missing or not valid' }).waitFor();
    }
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
    const { page: audit } = await open(DESK, '#/audit');
    await audit.getByText('session.refused').first().waitFor();
  });

  it('keeps its session over a reload, out of reach of scripts, until it is signed out', async () => {
    const { page } = await open();
    await page.reload();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    const stored = await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]);
    expect(stored).toEqual(['', 0, 0]);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Operator token').waitFor();
    await page.reload();
    await page.getByLabel('Operator token').waitFor();
  });

  it('makes an account, grants credits, and shows each key once', async () => {
    const { page, troubles } = await open(DESK, '#/accounts');
    const name = `Studio ${randomUUID()}`;
    await page.getByRole('button', { name: 'New account' }).click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Initial credits').fill('100');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByTestId('secret').waitFor();
    // Browsers ask a page once whether Escape may close a dialog, and then close it: the key would be lost.
    for (let i = 0; i < 5; i++) await page.keyboard.press('Escape');
    await page.evaluate(() => document.querySelector('dialog')?.close()); // as the back gesture of a phone does
    const first = await readSecret(page);
    expect((await new Client(info.api_url, first).get('/svc/v1/credits')).body).toMatchObject({ remaining_credits: 100 });
    await page.getByRole('heading', { name }).waitFor();

    await page.getByRole('button', { name: 'Grant credits' }).click();
    await page.getByLabel('Credits', { exact: true }).fill('500');
    await page.getByLabel('Reference').fill('inv-1');
    await page.getByRole('button', { name: 'Grant', exact: true }).click();
    await page.locator('.credits').getByText('600').first().waitFor();
    await page.getByRole('cell', { name: '+500' }).waitFor();
    await page.getByText('Granted 500 credits').waitFor();
    await page.getByRole('cell', { name: 'Initial credits' }).waitFor();

    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByLabel('Name', { exact: true }).last().fill('build');
    await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
    const second = await readSecret(page);
    const key = page.getByRole('listitem').filter({ hasText: 'build' });
    await key.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await key.getByText('revoked').waitFor();
    expect((await new Client(info.api_url, second).get('/svc/v1/credits')).status).toBe(401);
    const content = await page.content();
    expect([first, second].filter((secret) => content.includes(secret))).toEqual([]);
    expect(troubles.filter((text) => !/status of 401 .*whoami/.test(text))).toEqual([]);
  });

  it('says what the API says of a change that it refuses', async () => {
    const { account } = await newAccount(info, 'short of credits', { credits: 10 });
    const { page } = await open(DESK, `#/accounts/${account.account_id}`);
    await page.getByRole('button', { name: 'Grant credits' }).click();
    await page.getByLabel('Credits', { exact: true }).fill('-11');
    await page.getByLabel('Reference').fill('back');
    await page.getByRole('button', { name: 'Grant', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'Not enough API credits' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('fits a phone on every page', async () => {
    const { page } = await open(PHONE);
    for (const name of PAGES) {
      await page.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      expect([name, await overflow(page)]).toEqual([name, 0]);
    }
  });

  it('leads to the page of the documentation that explains each page', async () => {
    const { page } = await open();
    const help = page.getByRole('navigation', { name: 'Help' }).getByRole('link', { name: 'Help for this page' });
    const hrefs = new Set<string>();
    for (const name of PAGES) {
      await page.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      hrefs.add((await help.getAttribute('href')) ?? '');
    }
    for (const href of [...hrefs, '/docs', '/docs/operators']) {
      const response = await fetch(new URL(href, info.api_url));
      const [, anchor] = href.split('#');
      const html = await response.text();
      const hasAnchor = anchor === undefined || html.includes(`id="${anchor}"`);
      expect([href, response.status, hasAnchor]).toEqual([href, 200, true]);
    }
    await page.close();
  });

  it('rotates the signing key, and revokes one that leaked', async () => {
    const { page, troubles } = await open(DESK, '#/signing-keys');
    const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Revoke' }) });
    await rows.first().waitFor();
    await page.getByRole('button', { name: 'Rotate', exact: true }).click();
    await page.getByLabel('The new key starts to sign').selectOption('immediate');
    await page.getByRole('button', { name: 'Rotate key' }).click();
    await page.getByText(/Rotation started|A rotation is already in progress/).waitFor();
    await rows.nth(1).waitFor();
    const [leaked, kept] = await rows.getByRole('code').allTextContents();
    await rows.first().getByRole('button', { name: 'Revoke' }).click();
    await page.getByLabel('Type “revoke” to confirm').fill('revoke');
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await page
      .getByRole('row')
      .filter({ hasText: leaked ?? '' })
      .getByText('Revoked')
      .waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: kept ?? '' })
      .getByText('Retired')
      .waitFor();
    expect(await rows.count()).toBe(1);
    expect(await rows.getByText('Signs', { exact: true }).count()).toBe(1);
    expect(troubles.filter((text) => !/status of 401 .*whoami/.test(text))).toEqual([]);
    await page.close();
  });

  it('shows a delivery from the moment it was asked for until its operation is cancelled', async () => {
    const { client } = await newAccount(info, `Receiver ${randomUUID()}`);
    const task = {
      model: 'svc-1.1-plus',
      worldPrompt: { type: 'text', textPrompt: 'a canyon' },
      webhookUrl: 'https://hooks.example.net/worlds?tenant=7',
    };
    const { body: operation } = await client.post('/tasks:generateWorld', task);
    const { page, troubles } = await open(DESK, `#/deliveries?operation=${operation.operationId}`);
    const line = page.locator('details').filter({ hasText: operation.operationId });
    await line.getByText('Scheduled').waitFor();
    await line.locator('summary').click();
    await line.getByText('Nothing has been sent yet.').waitFor();
    await line.getByText('https://hooks.example.net/worlds?tenant=7').waitFor();
    expect(await line.getByRole('button', { name: 'Deliver again' }).count()).toBe(0);
    await client.post(`/operations/${operation.operationId}:cancel`, {});
    await page.getByText('Nothing matches').waitFor();
    expect(troubles.filter((text) => !/status of (401 .*whoami|404)/.test(text))).toEqual([]);
    await page.close();
  });

  it('sends a test event and explains the result', async () => {
    const { page, troubles } = await open(DESK, '#/deliveries');
    await page.getByRole('button', { name: 'Send a test event' }).click();
    await page.getByLabel('URL of the receiver').fill('https://nothing-listens-here.example.com/worlds');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const result = page.getByRole('dialog').getByRole('status');
    await result.getByText('Not delivered').waitFor();
    await result
      .getByText(/host name|connection/)
      .first()
      .waitFor();
    expect(troubles.filter((text) => !/status of 401 .*whoami/.test(text))).toEqual([]);
    await page.close();
  });

  it('shows the processes and queues of the system', async () => {
    const { page } = await open(DESK, '#/system');
    for (const name of ['gateway', 'world', 'media', 'signing', 'egress', 'worker-orchestration'])
      await page.getByRole('row').filter({ hasText: name }).getByText('Ready').first().waitFor();
    await page.getByRole('cell', { name: 'orchestration', exact: true }).waitFor();
    expect(await page.getByRole('row').filter({ hasText: 'gateway' }).count()).toBe(1);
    await page.close();
  });

  it(
    'makes a world in the playground, at the price that it told, and shows it',
    async () => {
      const { account } = await newAccount(info, `Player ${randomUUID()}`, { credits: 1_000 });
      const { page, troubles } = await open(DESK, '#/playground');
      await page.getByRole('button', { name: 'Create key' }).click();
      await page.getByRole('combobox', { name: 'Account' }).fill(account.account_id);
      await page.getByRole('option', { name: account.account_id }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
      await page.getByText('A key for one day was created').waitFor(); // until then the window keeps what is typed
      await page.getByRole('textbox', { name: 'Prompt' }).fill('a sandy desert');
      await page.getByLabel('Model').selectOption('svc-1.0-draft');
      await page.getByLabel('Name (optional)').fill('From the console');
      await page.getByText('230 credits').waitFor();
      await page.getByRole('button', { name: 'Show code' }).click();
      await page.getByRole('button', { name: 'Python' }).click();
      expect(await page.getByLabel('Source').textContent()).toContain('"a sandy desert",');
      await page.getByRole('button', { name: 'Hide code' }).click();
      await page.getByRole('region', { name: 'Preview of the scene' }).getByRole('list', { name: 'Shown' }).getByText('desert').waitFor();
      await page.getByRole('button', { name: 'Generate' }).click();
      await page.getByRole('progressbar', { name: 'Generating the world' }).waitFor();

      await page.getByRole('link', { name: 'Operations' }).click(); // it goes on while another page is open
      await page.getByRole('link', { name: 'Playground' }).click();
      await page.getByRole('button', { name: 'Walk here' }).click({ timeout: PATIENCE_MS });
      const world = page.frameLocator('iframe[title="The world"]');
      await world.getByRole('heading', { name: 'From the console' }).waitFor({ timeout: PATIENCE_MS });
      await page.getByText('230 credits charged').waitFor();

      await page.getByRole('link', { name: 'Operation', exact: true }).click();
      await page.getByRole('heading', { name: 'From the console' }).waitFor();
      await page.getByText('Succeeded').waitFor();
      await page.getByText('Rendering the panorama').waitFor();
      expect(await page.getByRole('link', { name: 'Workflow in Temporal' }).getAttribute('href')).toContain(
        '/namespaces/default/workflows/op_',
      );
      expect(troubles.filter((text) => !/status of 401 .*whoami/.test(text))).toEqual([]);
    },
    PATIENCE_MS,
  );
});

/** The key that is shown, after which the window is closed. */
async function readSecret(page: Page): Promise<string> {
  const secret = await page.getByTestId('secret').textContent();
  await page.getByRole('button', { name: 'I have stored it' }).click();
  return secret ?? '';
}
