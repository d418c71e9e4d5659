import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fastify } from 'fastify';
import { afterAll, expect, it } from 'vitest';

import { servePages } from './pages.js';

const folder = mkdtempSync(join(tmpdir(), 'diorama-start-'));
const PAGE = '<!doctype html><title>Diorama</title><form data-key="own"></form>';
for (const [app, pages, assets] of [
  ['viewer', ['start', 'gallery', 'world'], 'viewer-assets'],
  ['console', ['console', 'account'], 'console-assets'],
] as const) {
  mkdirSync(join(folder, app, assets), { recursive: true });
  for (const page of pages) writeFileSync(join(folder, app, `${page}.html`), PAGE);
}
const account = join(folder, 'account.json');
writeFileSync(account, '{"api_key":"svck_1"}');

afterAll(() => rmSync(folder, { recursive: true }));

async function readStartPage(localAccount: string | null, headers: Record<string, string>): Promise<string> {
  const server = fastify();
  const places = { viewer: join(folder, 'viewer'), console: join(folder, 'console'), docs: '' };
  await servePages(server, { ...places, assetOrigin: 'https://files.example.com', localAccount }, { find: async () => null });
  const { payload } = await server.inject({ url: '/', headers });
  await server.close();
  return payload;
}

it.each([
  ['a visitor on the machine of the stack', account, { host: 'localhost:8800', 'sec-fetch-site': 'none' }, 'demo'],
  ['one who follows a link of another site', account, { host: 'localhost:8800', 'sec-fetch-site': 'cross-site' }, 'demo'],
  ['a visitor through a proxy', account, { host: 'localhost:8800', 'x-forwarded-for': '203.0.113.7' }, 'own'],
  ['a visitor by another name', account, { host: 'diorama.example.com' }, 'own'],
  ['a visitor before the account exists', join(folder, 'none.json'), { host: 'localhost:8800' }, 'own'],
  ['a visitor of an installation', null, { host: 'localhost:8800' }, 'own'],
])('the start page offers %s the right key field, and contains no key', async (_name, file, headers, key) => {
  const page = await readStartPage(file, headers);
  expect(page).toBe(PAGE.replace('"own"', `"${key}"`));
});
