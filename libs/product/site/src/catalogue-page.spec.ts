import { CATALOGUE } from '@diorama/catalogue';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';

import { renderCataloguePage, serveCataloguePage } from './catalogue-page.js';

const render = (words: string, theme?: 'vehicles', page = 1): string => renderCataloguePage({ words, theme, page });
const ids = (page: string): string[] => [...page.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id);

describe('the page of the catalogue', () => {
  it('shows every object once, page by page, with its picture', () => {
    const pages = Array.from({ length: Math.ceil(CATALOGUE.size / 120) }, (_, n) => render('', undefined, n + 1));
    expect(pages.flatMap(ids)).toEqual([...CATALOGUE.keys()].toSorted());
    expect(pages.join('')).toContain('<img src="/svc/v1/catalogue/barn/picture.webp"');
    expect(ids(render('', undefined, 9_999))).toEqual([]);
  });

  it('searches by words and theme', () => {
    expect(ids(render('barns'))[0]).toBe('barn');
    expect(ids(render('barns', 'vehicles'))).toEqual([]);
  });

  it('has the header of the other pages, and a way on where nothing matches', () => {
    const page = render('zzyzx');
    expect(page).toContain('<a href="/catalogue" aria-current="page">Catalogue</a>');
    expect(page).toContain('<a href="/account">Account</a>');
    expect(page).toMatch(/No object matches “zzyzx”\. <a href="\/catalogue">Show all objects<\/a>/);
  });

  it.each(['"><script>alert(1)</script>', "' onfocus=alert(1) x='", '&lt;b&gt;'])('escapes the words: %s', (words) => {
    const page = render(words);
    expect(page).not.toContain('<script');
    expect(page).not.toContain(words);
  });

  it('is served with its style sheets', async () => {
    const server = fastify();
    await serveCataloguePage(server);
    const { payload } = await server.inject('/catalogue?q=barn');
    const sheets = [...payload.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? '');
    const served = await Promise.all(sheets.map((href) => server.inject(href)));
    expect(sheets.length).toBe(4);
    expect(served.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
      sheets.map(() => [200, 'text/css; charset=utf-8']),
    );
    await server.close();
  });
});
