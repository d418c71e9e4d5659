import { readFile } from 'node:fs/promises';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import { findChromium, launchChromium, openPage } from './browser.js';
import { signIn } from './visits.js';

const info = stackInfo();
const chromium = findChromium(process.env);

describe.skipIf(chromium === null)('a list of the console', () => {
  let browser: Browser;
  let account: string;
  const ids: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium(chromium as string);
    const { account: owner, client } = await newAccount(info, 'listed');
    account = owner.account_id;
    for (const prompt of ['a canyon', 'a pond']) {
      const { body } = await client.generate(prompt, { model: 'svc-1.1-plus' });
      await client.post(`/operations/${body.operation_id}:cancel`, {});
      ids.unshift(body.operation_id);
    }
  });

  afterAll(() => browser?.close());

  async function open(hash: string): Promise<Page> {
    const { page } = await openPage(browser, `${info.console_url}${hash}`, { width: 1280, height: 800 });
    await signIn(page, info.operator_token);
    return page;
  }

  it('is filtered by its address, saved with its filters, and leads to each of its operations and back', async () => {
    const page = await open(`#/operations?account=${account}&failure=CANCELLED&model=svc-1.1-plus`);
    const lines = page.locator('details.run');
    await lines.nth(1).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the list as CSV' }).click(),
    ]);
    const rows = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(rows.slice(1).map((row) => row.split(',').slice(0, 5))).toEqual(
      ids.map((id) => [id, 'generate-world', 'CANCELLED', 'svc-1.1-plus', account]),
    );
    await lines.first().locator('summary').click();
    await lines
      .first()
      .getByRole('link', { name: ids[0] ?? '' })
      .click();
    await page.getByRole('region', { name: 'Operation' }).getByText('CANCELLED').or(page.getByText('Cancelled')).first().waitFor();
    expect(new URL(page.url()).hash).toBe(`#/operations/${ids[0]}`);
    await page.goBack();
    await lines.nth(1).waitFor();
    await page.getByLabel('Failure').selectOption('TIMEOUT');
    await page.getByText('Nothing matches').waitFor();
    expect(new URL(page.url()).hash).toContain('failure=TIMEOUT');
    await page.context().close();
  });

  it('says so where an address names nothing', async () => {
    const page = await open('#/operations/op_unknown');
    await page.getByText('There is no such operation').waitFor();
    await page.goto(`${info.console_url}#/deliveries/unknown`);
    await page.getByText('There is no such delivery').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.context().close();
  });
});
