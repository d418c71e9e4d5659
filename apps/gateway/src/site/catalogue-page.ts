import { fileURLToPath } from 'node:url';

import fastifyStatic from '@fastify/static';
import { CATALOGUE, THEMES } from '@diorama/catalogue';
import type { CatalogueRow } from '@diorama/catalogue';
import { LIMITS } from '@diorama/domain';
import { getObjectNames, searchCatalogue } from '@diorama/scene';
import type { FastifyInstance } from 'fastify';

const FILES = fileURLToPath(new URL('../../site/catalogue', import.meta.url));

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
};

/** Serves `/catalogue`: a page with a search and the picture, name and size of each object. It needs neither a key nor JavaScript. */
export async function serveCataloguePage(server: FastifyInstance): Promise<void> {
  server.get('/catalogue', async (request, reply) => {
    const { q, theme } = request.query as Readonly<Record<string, unknown>>;
    const known = THEMES.find((name) => name === theme);
    await reply.headers(HEADERS).send(renderCataloguePage({ words: typeof q === 'string' ? q : '', theme: known }));
  });
  await server.register(fastifyStatic, { root: FILES, prefix: '/catalogue/page/', decorateReply: false, index: false });
}

interface CatalogueSearch {
  readonly words: string;
  readonly theme: CatalogueRow['theme'] | undefined;
}

/** The page as HTML. */
export function renderCataloguePage({ words: given, theme }: CatalogueSearch): string {
  const words = given.slice(0, LIMITS.catalogueQueryLength);
  const found = searchCatalogue({ words, ...(theme === undefined ? {} : { theme }) });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <title>Catalogue · Diorama</title>
    <link rel="icon" type="image/svg+xml" href="/docs/page/diorama.svg" />
    <link rel="stylesheet" href="/catalogue/page/catalogue.css" />
  </head>
  <body>
    <header>
      <h1><a href="/">Diorama</a> catalogue</h1>
      <p>Objects that prompts can name. <a href="/docs#/Scenes">API reference</a></p>
      <form action="/catalogue" role="search">
        <input type="search" name="q" value="${escapeHtml(words)}" placeholder="Search ${CATALOGUE.size} objects" aria-label="Search" maxlength="${LIMITS.catalogueQueryLength}" />
        ${theme === undefined ? '' : `<input type="hidden" name="theme" value="${theme}" />`}
        <button>Search</button>
      </form>
      <nav aria-label="Themes">${renderThemes(words, theme)}</nav>
    </header>
    <main>
      <p role="status">${found.length === 1 ? '1 object' : `${found.length} objects`}</p>
      <ul>${found.map(renderObject).join('')}</ul>
    </main>
  </body>
</html>
`;
}

function renderThemes(words: string, chosen: string | undefined): string {
  const link = (name: string, theme: string | undefined): string => {
    const query = new URLSearchParams({ ...(words === '' ? {} : { q: words }), ...(theme === undefined ? {} : { theme }) }).toString();
    return `<a href="/catalogue${query === '' ? '' : `?${escapeHtml(query)}`}"${theme === chosen ? ' aria-current="true"' : ''}>${name}</a>`;
  };
  return [link('all', undefined), ...THEMES.map((theme) => link(theme, theme))].join('');
}

function renderObject({ id, size }: CatalogueRow): string {
  const { name, words } = getObjectNames(id);
  const picture = `<img src="/svc/v1/catalogue/${id}/picture.webp" alt="" width="160" height="160" loading="lazy" />`;
  const others = words.length === 0 ? '' : `<small>${escapeHtml(words.join(', '))}</small>`;
  return `<li id="${id}">${picture}<b>${escapeHtml(name)}</b><span>${size.map((side) => Number(side.toFixed(2))).join(' × ')} m</span>${others}</li>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
