import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import fastifyStatic from '@fastify/static';
import { CATALOGUE, THEMES } from '@diorama/catalogue';
import type { CatalogueRow } from '@diorama/catalogue';
import { LIMITS } from '@diorama/domain';
import { getObjectNames, searchCatalogue } from '@diorama/scene';
import { SITE_FOOTER, SITE_PAGES, escapeHtml } from '@diorama/web';
import type { SiteLink } from '@diorama/web';
import type { FastifyInstance } from 'fastify';

import { pageHeaders } from './page-headers.js';

const FILES = fileURLToPath(new URL('../files/catalogue', import.meta.url));
/** Folder of the style sheets that the start page and the gallery use, too. */
const SHARED_STYLES = dirname(createRequire(import.meta.url).resolve('@diorama/web/styles/site.css'));

const HEADERS = pageHeaders([
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]);

/** Serves `/catalogue`: a page with a search and the picture, name and size of each object. It needs neither a key nor JavaScript. */
export async function serveCataloguePage(server: FastifyInstance): Promise<void> {
  server.get('/catalogue', async (request, reply) => {
    const { q, theme, page } = request.query as Readonly<Record<string, unknown>>;
    const known = THEMES.find((name) => name === theme);
    await reply.headers(HEADERS).send(renderCataloguePage({ words: typeof q === 'string' ? q : '', theme: known, page: readPage(page) }));
  });
  for (const [prefix, root] of [
    ['/catalogue/page/', FILES],
    ['/catalogue/styles/', SHARED_STYLES],
  ] as const)
    await server.register(fastifyStatic, { root, prefix, decorateReply: false, index: false });
}

interface CatalogueSearch {
  readonly words: string;
  readonly theme: CatalogueRow['theme'] | undefined;
  /** From 1. */
  readonly page: number;
}

const readPage = (text: unknown): number => (typeof text === 'string' && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);

/** Objects on one page. */
const PAGE_SIZE = 120;

/** The page as HTML. */
export function renderCataloguePage({ words: given, theme, page }: CatalogueSearch): string {
  const words = given.slice(0, LIMITS.catalogueQueryLength);
  const found = searchCatalogue({ words, ...(theme === undefined ? {} : { theme }) });
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <title>Catalogue · Diorama</title>
    <link rel="icon" type="image/svg+xml" href="/docs/diorama.svg" />
    <meta name="description" content="The objects that prompts can name, with pictures and sizes." />
${STYLES.map((href) => `    <link rel="stylesheet" href="${href}" />`).join('\n')}
  </head>
  <body>
    <div class="site">
      <header class="site-head">
        <a class="site-brand" href="/"><img src="/docs/diorama.svg" alt="" width="34" height="34" />Diorama</a>
        <nav aria-label="Pages">${SITE_PAGES.map(renderLink).join('')}</nav>
      </header>
      <main>
        <h1>Catalogue</h1>
        <p class="lead">Objects that prompts can name. The same list is in the <a href="/docs/api#tag/scenes">API</a>.</p>
        <form class="catalogue-search" action="/catalogue" role="search">
          <input type="search" name="q" value="${escapeHtml(words)}" placeholder="Search ${CATALOGUE.size} objects" aria-label="Search" maxlength="${LIMITS.catalogueQueryLength}" />
          ${theme === undefined ? '' : `<input type="hidden" name="theme" value="${theme}" />`}
          <button class="primary">Search</button>
        </form>
        <nav class="catalogue-themes" aria-label="Themes">${renderThemes(words, theme)}</nav>
        <p role="status">${describeCount(found.length, words)}</p>
        <ul class="objects">${shown.map(renderObject).join('')}</ul>
        ${renderPages({ words, theme, page }, pages)}
      </main>
      <footer class="site-foot"><nav aria-label="More">${SITE_FOOTER.map(renderLink).join('')}</nav></footer>
    </div>
  </body>
</html>
`;
}

const STYLES = [
  '/catalogue/styles/tokens.css',
  '/catalogue/styles/base.css',
  '/catalogue/styles/site.css',
  '/catalogue/page/catalogue.css',
];

const renderLink = ({ href, text }: SiteLink): string =>
  `<a href="${href}"${href === '/catalogue' ? ' aria-current="page"' : ''}>${escapeHtml(text)}</a>`;

function describeCount(count: number, words: string): string {
  if (count === 0) return `No object matches${words === '' ? '' : ` “${escapeHtml(words)}”`}. <a href="/catalogue">Show all objects</a>`;
  return count === 1 ? '1 object' : `${count} objects`;
}

function renderPages({ page, ...search }: CatalogueSearch, pages: number): string {
  const link = (to: number, name: string): string =>
    to < 1 || to > pages ? '' : `<a class="chip" href="${hrefOf({ ...search, page: to })}">${name}</a>`;
  return pages === 1
    ? ''
    : `<nav class="catalogue-pages" aria-label="Pages of objects">${link(page - 1, 'Previous')}<span>Page ${page} of ${pages}</span>${link(page + 1, 'Next')}</nav>`;
}

function hrefOf({ words, theme, page }: CatalogueSearch): string {
  const query = {
    ...(words === '' ? {} : { q: words }),
    ...(theme === undefined ? {} : { theme }),
    ...(page === 1 ? {} : { page: `${page}` }),
  };
  const text = new URLSearchParams(query).toString();
  return `/catalogue${text === '' ? '' : `?${escapeHtml(text)}`}`;
}

function renderThemes(words: string, chosen: CatalogueRow['theme'] | undefined): string {
  const link = (name: string, theme: CatalogueRow['theme'] | undefined): string =>
    `<a class="chip" href="${hrefOf({ words, theme, page: 1 })}"${theme === chosen ? ' aria-current="true"' : ''}>${name}</a>`;
  return [link('All', undefined), ...THEMES.map((theme) => link(theme, theme))].join('');
}

function renderObject({ id, size }: CatalogueRow): string {
  const { name, words } = getObjectNames(id);
  const picture = `<img src="/svc/v1/catalogue/${id}/picture.webp" alt="" width="160" height="160" loading="lazy" />`;
  const others = words.length === 0 ? '' : `<small>${escapeHtml(words.join(', '))}</small>`;
  return `<li id="${id}">${picture}<b>${escapeHtml(name)}</b><span>${size.map((side) => Number(side.toFixed(2))).join(' × ')} m</span>${others}</li>`;
}
