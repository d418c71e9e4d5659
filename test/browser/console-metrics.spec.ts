import { readFile } from 'node:fs/promises';

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Answer } from '../stack/client.js';
import { Client, newAccount, stackInfo } from '../stack/client.js';
import { findChromium, launchChromium, openPage } from './browser.js';
import { WCAG, violations } from './page-access.js';
import { signIn } from './visits.js';

const info = stackInfo();
const chromium = findChromium(process.env);
const HOUR_MS = 3_600_000;

describe.skipIf(chromium === null)('the metrics of the console', () => {
  let browser: Browser;
  let account: string;
  let period: string;

  beforeAll(async () => {
    browser = await launchChromium(chromium as string);
    const { account: owner, client } = await newAccount(info, 'counted');
    account = owner.account_id;
    for (const prompt of ['a canyon', 'a pond']) {
      const { body } = await client.generate(prompt, { model: 'svc-1.1-plus' });
      await client.post(`/operations/${body.operation_id}:cancel`, {});
    }
    const hour = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
    const times = { from: new Date(hour - HOUR_MS).toISOString(), until: new Date(hour + 2 * HOUR_MS).toISOString() };
    period = new URLSearchParams({ ...times, bucket: 'hour' }).toString();
  });

  afterAll(() => browser?.close());

  async function open(options: { readonly colorScheme: 'dark' | 'light'; readonly timezoneId?: string }): Promise<Page> {
    const address = `${info.console_url}#/metrics?range=custom&${period}&account=${account}`;
    const { page } = await openPage(browser, address, { width: 390, height: 844 }, { context: { ...options, acceptDownloads: true } });
    await signIn(page, info.operator_token);
    await page.getByRole('heading', { name: 'Metrics', level: 1 }).waitFor();
    await page.getByLabel('Time zone').selectOption('utc');
    await page.getByRole('heading', { name: 'Credits' }).waitFor();
    return page;
  }

  it('are in their tables and files what the API answers', async () => {
    const { body } = await readStatistics();
    expect(body.total.operations['generate-world']).toEqual({ started: 2, succeeded: 0, failed: 0, cancelled: 2 });
    expect(body.total.credits_returned).toBeGreaterThan(0);
    const page = await open({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Table of Worlds' }).click();
    await page.getByRole('button', { name: 'Table of Credits' }).click();
    const worlds = [...body.buckets, body.total].map(({ operations }) => {
      const { started = 0, succeeded = 0, failed = 0, cancelled = 0 } = operations['generate-world'] ?? {};
      return [started, succeeded, failed, cancelled];
    });
    const credits = [...body.buckets, body.total].map(({ credits_used: used, credits_returned: returned }) => [used, returned]);
    expect(await numbersOf(page.getByRole('table', { name: 'Worlds' }))).toEqual(worlds);
    expect(await numbersOf(page.getByRole('table', { name: 'Credits' }))).toEqual(credits);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Credits as CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    const lines = (body.buckets as { from: string; until: string }[]).map(({ from, until }, index) => [
      from,
      until,
      ...(credits[index] ?? []),
    ]);
    expect(text).toBe(`\uFEFF${[['from', 'until', 'used', 'returned'], ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`);
    await page.context().close();
  });

  it.each(['dark', 'light'] as const)('have nothing that axe finds with %s colours, as charts and as tables', async (colorScheme) => {
    const page = await open({ colorScheme });
    expect(await violations(page, WCAG)).toEqual([]);
    for (const title of await page.locator('.chart h2').allTextContents())
      await page.getByRole('button', { name: `Table of ${title}` }).click();
    expect(await violations(page, WCAG)).toEqual([]);
    await page.context().close();
  });

  it('name the same period when another time zone is chosen', async () => {
    const page = await open({ colorScheme: 'dark', timezoneId: 'Asia/Tokyo' });
    expect(await page.getByLabel('From (UTC)').inputValue()).toBe(new URLSearchParams(period).get('from')?.slice(0, 16));
    await page.context().close();
  });

  it('say what is wrong with a period that is too long', async () => {
    const page = await open({ colorScheme: 'dark' });
    await page.getByLabel(/^From/).fill('2020-01-01T00:00');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('from: Input should be at most 92 days before the end of the period').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Credits' }).waitFor();
    expect(await page.getByText('92 days').count()).toBe(0);
    await page.context().close();
  });

  function readStatistics(): Promise<Answer> {
    const path = `/admin/v1/statistics?${period}&time_zone=UTC&account_id=${account}`;
    return new Client(info.api_url, null).get(path, { authorization: `Bearer ${info.operator_token}` });
  }
});

/** The numbers of a table, row by row. */
async function numbersOf(table: Locator): Promise<number[][]> {
  const rows = await table
    .getByRole('row')
    .filter({ has: table.page().getByRole('cell') })
    .all();
  return Promise.all(
    rows.map(async (row) => (await row.getByRole('cell').allTextContents()).map((text) => Number(text.replaceAll(',', '')))),
  );
}
