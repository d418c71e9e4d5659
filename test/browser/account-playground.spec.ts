import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Account, Client } from '../stack/client.js';
import { findChromium, launchChromium, openPage } from './browser.js';
import type { PageOptions, Size } from './browser.js';
import { WCAG, violations } from './page-access.js';
import { PATIENCE_MS, overflow } from './visits.js';

const info = stackInfo();
const chromium = findChromium(process.env);
const run = promisify(execFile);
const DESK: Size = { width: 1280, height: 800 };
const PHONE: Size = { width: 360, height: 740 };
const KINDS = ['Text', 'Picture', 'Pictures', 'Video', 'Scene', 'Depth'] as const;
/** The page asks who it is before it has a session. */
const isExpected = (trouble: string): boolean => /status of (401 .*whoami|402|429)/.test(trouble);

/** Copies the code of the request in a language. */
async function copyCode(page: Page, language: string): Promise<string> {
  await page.getByRole('button', { name: language, exact: true }).click();
  await page.getByRole('button', { name: 'Copy the code' }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

describe.skipIf(chromium === null)('the playground of account owners', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchChromium(chromium as string);
  });

  afterAll(() => browser?.close());

  /** Opens the playground with an API key of the account. */
  async function open({ api_key: key }: Account, size = DESK, context: PageOptions['context'] = {}) {
    const watched = await openPage(browser, `${info.api_url}/account#/playground`, size, { context });
    const { page } = watched;
    await page.getByLabel('API key').fill(key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Playground' }).waitFor();
    return watched;
  }

  async function describeDraft(page: Page, prompt: string): Promise<void> {
    await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
    await page.getByLabel('Model').selectOption('svc-1.0-draft');
  }

  const creditsOf = async (client: Client): Promise<unknown> => (await client.get('/svc/v1/credits')).body;

  it(
    'makes worlds of several seeds with the session alone, exports one and varies it',
    async () => {
      const { account, client } = await newAccount(info, `Owner ${randomUUID()}`, { tier: 'higher', credits: 10_000 });
      const { page, troubles } = await open(account);
      const sent: { readonly url: string; readonly secrets: string[] }[] = [];
      page.on('request', (request) => {
        const { 'svc-api-key': key, authorization } = request.headers();
        sent.push({ url: request.url(), secrets: [key, authorization].filter((secret) => secret !== undefined) });
      });
      await describeDraft(page, 'a red barn with a zyzzyva');
      await page.getByLabel('Seeds').fill('7, 8');
      await page.getByText('460 credits').waitFor();
      await page.getByText('zyzzyva: unknown word').waitFor();
      await page.getByRole('button', { name: 'Generate 2 worlds' }).click();
      await page.getByText(/in the queue .* done in about|^done in about/i).waitFor();

      await page.getByRole('button', { name: /seed 8/ }).click();
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await page.getByText('The generation was cancelled').waitFor();
      await page.getByRole('button', { name: /seed 7/ }).click();
      await page.getByRole('link', { name: 'Overview' }).click(); // it continues while the other section is open
      await page.getByRole('heading', { name: 'Usage' }).waitFor();
      await page.getByRole('link', { name: 'Playground' }).click();
      await page.getByRole('img', { name: 'View of a red barn with a zyzzyva' }).waitFor({ timeout: PATIENCE_MS });
      expect(await creditsOf(client)).toMatchObject({ remaining_credits: 9_770, held_credits: 0 });
      await page.getByRole('region', { name: 'Not shown' }).getByText('zyzzyva').waitFor();
      const href = await page.getByRole('link', { name: 'Open the world' }).getAttribute('href');
      expect(href).toMatch(/\/world\/[0-9a-f-]{36}$/);

      await page.getByText('Exports').click();
      await page.getByLabel('Format').selectOption({ label: 'Navigation mesh, GLB' });
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      const file = await page
        .getByRole('link', { name: 'Navigation mesh, GLB', exact: true })
        .getAttribute('href', { timeout: PATIENCE_MS });
      expect((await fetch(file ?? '')).status).toBe(200);

      await page.getByText('Variations').click();
      await page.getByLabel('Season').selectOption('winter');
      await page.getByRole('button', { name: 'Generate variation' }).click();
      await page.getByRole('button', { name: /Variation: winter · seed/ }).waitFor();
      await page.getByRole('progressbar', { name: 'Generating the world' }).waitFor();
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await page.getByText('The generation was cancelled').waitFor();

      expect(sent.filter(({ url, secrets }) => url.includes('/admin/') || secrets.length > 0)).toEqual([]);
      expect(troubles.filter((trouble) => !isExpected(trouble))).toEqual([]);
      await page.close();
    },
    PATIENCE_MS,
  );

  it(
    'copies code that runs as it is copied',
    async () => {
      const { account, client } = await newAccount(info, `Coder ${randomUUID()}`, { credits: 10_000 });
      const { page } = await open(account, DESK, { permissions: ['clipboard-read', 'clipboard-write'] });
      await describeDraft(page, 'a pond at Ada\'s "lake"');
      await page.getByLabel('Seeds').fill('7');
      await page.getByRole('button', { name: 'Show code' }).click();
      const env = { ...process.env, DIORAMA_API_KEY: account.api_key };
      const { stdout: started } = await run('sh', ['-c', await copyCode(page, 'curl')], { env });
      const { operation_id: operationId } = JSON.parse(started) as { operation_id: string };
      const { body: cancelled } = await client.post(`/svc/v1/operations/${operationId}:cancel`, {});
      expect(cancelled).toMatchObject({ operation_id: operationId, error: { code: 409 } });
      const program = await copyCode(page, 'TypeScript');
      const { stdout: url } = await run('node', ['--input-type=module', '--eval', program], { env });
      expect(url.trim()).toMatch(/\/world\/[0-9a-f-]{36}$/);
      const { body } = await client.get(`/svc/v1/worlds/${url.trim().split('/').at(-1) ?? ''}`);
      expect(body.world).toMatchObject({ seed: 7, world_prompt: { type: 'text', text_prompt: 'a pond at Ada\'s "lake"' } });
      await page.close();
    },
    PATIENCE_MS,
  );

  it('says before the start that credits are missing, and what the service says after it', async () => {
    const { account } = await newAccount(info, `Poor ${randomUUID()}`, { credits: 100 });
    const { page } = await open(account);
    await describeDraft(page, 'a pond');
    await page.getByText('The account has too few credits.').waitFor();
    await page.getByRole('button', { name: 'Generate' }).click();
    await page.getByRole('heading', { name: 'Not enough credits' }).waitFor();
    const reason = page.getByText('the request costs 230 credits, and the account has 100');
    await reason.waitFor();
    expect(await reason.isVisible()).toBe(true);
    await page.close();
  });

  it('says how long a rate limit lasts', async () => {
    const { account, client } = await newAccount(info, `Hasty ${randomUUID()}`);
    for (let i = 0; i < 3; i++) {
      const { body } = await client.generate('a pond');
      await client.post(`/svc/v1/operations/${body.operation_id}:cancel`, {});
    }
    const { page } = await open(account);
    await describeDraft(page, 'a pond');
    await page.getByRole('button', { name: 'Generate' }).click();
    await page.getByText('The rate limit was exceeded').waitFor();
    const again = page.getByRole('button', { name: /^Try again in \d+ s$/ });
    await again.waitFor();
    expect(await again.isDisabled()).toBe(true);
    await page.close();
  });

  it.each([
    ['at a desk by day', DESK, 'light'],
    ['on a phone at night', PHONE, 'dark'],
  ] as const)('fits %s with every kind of prompt, and axe finds nothing', async (_name, size, colorScheme) => {
    const { account } = await newAccount(info, `Looker ${randomUUID()}`, { credits: 100 });
    const { page } = await open(account, size, { colorScheme });
    const found: string[] = [];
    for (const kind of KINDS) {
      await page.getByRole('button', { name: kind, exact: true }).click();
      found.push(...(await violations(page, WCAG)).map((violation) => `${kind}: ${violation}`));
      expect([kind, await overflow(page)]).toEqual([kind, 0]);
    }
    await page.getByRole('button', { name: 'Scene', exact: true }).click();
    await page.getByRole('button', { name: 'Insert an example' }).click();
    await page.getByText('The account has too few credits.').waitFor();
    await page.getByRole('button', { name: 'Show code' }).click();
    await page.getByRole('button', { name: 'Generate' }).click();
    await page.getByRole('heading', { name: 'Not enough credits' }).waitFor();
    await page.evaluate(() => scrollTo(0, 0)); // the header stays, and lies over what is scrolled below it
    found.push(...(await violations(page, WCAG)));
    expect([await overflow(page), found]).toEqual([0, []]);
    await page.close();
  });
});
