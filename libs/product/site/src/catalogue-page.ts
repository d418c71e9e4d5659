import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import fastifyStatic from '@fastify/static';
import { CATALOGUE, THEMES } from '@diorama/catalogue';
import type { CatalogueRow } from '@diorama/catalogue';
import { LIMITS } from '@diorama/domain';
import { getObjectNames, searchCatalogue } from '@diorama/scene';
import { escapeHtml, renderSiteFooter, renderSiteHeader } from '@diorama/web';
import type { FastifyInstance } from 'fastify';

import { STATIC_PAGE_HEADERS, STYLES_PREFIX, renderStyleLinks } from './static-page.js';

const FILES = fileURLToPath(new URL('../files/catalogue', import.meta.url));
/** Folder of the style sheets that the start page and the gallery use, too. */
const SHARED_STYLES = dirname(createRequire(import.meta.url).resolve('@diorama/web/styles/site.css'));

/** Serves `/catalogue`: a page with a search and the picture, name and size of each object. It needs neither a key nor JavaScript. */
export async function serveCataloguePage(server: FastifyInstance): Promise<void> {
  server.get('/catalogue', async (request, reply) => {
    const { q, theme, page } = request.query as Readonly<Record<string, unknown>>;
    const known = THEMES.find((name) => name === theme);
    await reply
      .headers(STATIC_PAGE_HEADERS)
      .send(renderCataloguePage({ words: typeof q === 'string' ? q : '', theme: known, page: readPage(page) }));
  });
  for (const [prefix, root] of [
    ['/catalogue/page/', FILES],
    [STYLES_PREFIX, SHARED_STYLES],
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
${renderStyleLinks(['/catalogue/page/catalogue.css'])}
  </head>
  <body>
    <div class="site">
      ${renderSiteHeader('/catalogue', '/docs/diorama.svg')}
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
      ${renderSiteFooter()}
    </div>
  </body>
</html>
`;
}

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
