import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { buildSite } from './build-site.js';
import { OTHER_SOURCES } from './navigation.js';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const template = (name: string): string => readFileSync(join(ROOT, 'apps/docs', `${name}.html`), 'utf8');
const paths = readdirSync(join(ROOT, 'docs'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length));
const sources = [...paths.filter((path) => path.endsWith('.md')), ...OTHER_SOURCES];
const files = paths.filter((path) => !path.endsWith('.md'));

const pictures = new Map(files.filter((path) => path.endsWith('.jpg')).map((path) => [path, { width: 640, height: 360 }]));

const { pages, documents, assets } = buildSite(
  { markdown: new Map(sources.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])), files, pictures },
  { page: template('page'), reference: template('reference') },
  'program',
);
const idsOf = (html: string): Set<string> => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
const ids = new Map([...documents].map(([address, html]) => [address, idsOf(html)]));
/** Other addresses that the gateway serves. */
const SERVED = new Set([
  ...files.map((file) => `/${file}`),
  ...assets.keys(),
  '/',
  '/docs/diorama.svg',
  '/openapi.json',
  '/gallery',
  '/openapi-admin.json',
]);

/** Internal links of a page that lead nowhere. */
function brokenLinks(address: string, html: string): string[] {
  const links = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  return links.filter((link) => {
    if (/^(https?:|mailto:|\.)/.test(link)) return false; // other hosts, and files that the bundler names
    const [path = '', anchor] = link.split('#');
    const target = decodeURI(path === '' ? address : path);
    if (!documents.has(target)) return !SERVED.has(target);
    return anchor !== undefined && !target.endsWith('/api') && !ids.get(target)?.has(decodeURI(anchor));
  });
}

describe('the documentation', () => {
  it('has a page for every Markdown file', () => {
    expect(pages.length).toBeGreaterThanOrEqual(sources.length);
    expect(new Set(documents.keys()).size).toBe(pages.length + 4);
  });

  it.each([...documents.keys()])('has a title, a description, one main heading and no broken link: %s', (address) => {
    const html = documents.get(address) ?? '';
    expect(html).toMatch(/<title>[^<]+ · Diorama<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{10,}"/);
    expect(html.match(/<h1/g) ?? []).toHaveLength(html.includes('class="reference"') ? 0 : 1); // the reference brings its own
    expect(html).not.toMatch(/\{\{\w+\}\}/);
    expect(brokenLinks(address, html)).toEqual([]);
  });

  it('keeps the place of every picture until it is loaded', () => {
    const tags = [...documents.values()].flatMap((html) => html.match(/<img [^>]+>/g) ?? []);
    expect(tags.length).toBeGreaterThan(documents.size);
    expect(tags.filter((tag) => !/ width="\d+" height="\d+"/.test(tag))).toEqual([]);
  });

  it('runs only scripts of its own files, as its policy demands', () => {
    for (const html of documents.values()) {
      expect([...html.matchAll(/<script([^>]*)>/g)].every(([, attributes = '']) => /\ssrc=/.test(attributes))).toBe(true);
      expect(html).not.toMatch(/<[^>]+\s(style|on\w+)="/);
    }
  });

  it('joins the pages of the navigation by previous and next', () => {
    const next = (address: string): string | undefined => /<a class="next" href="([^"]+)"/.exec(documents.get(address) ?? '')?.[1];
    const visited = [pages[0]?.address ?? ''];
    for (let address = next(visited[0] ?? ''); address !== undefined; address = next(address)) visited.push(address);
    expect(visited).toEqual(pages.map(({ address }) => address));
  });

  it('searches every page and every operation', () => {
    const [index = '[]'] = assets.values();
    const entries = JSON.parse(index) as { readonly url: string; readonly heading: string }[];
    const found = new Set(entries.map(({ url }) => url.split('#')[0]));
    expect(pages.map(({ address }) => address).filter((address) => !found.has(address))).toEqual([]);
    expect(entries).toContainEqual(expect.objectContaining({ url: '/docs/api#tag/worlds/POST/svc/v1/worlds:generate' }));
  });
});
