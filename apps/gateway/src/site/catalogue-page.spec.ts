import { CATALOGUE } from '@diorama/catalogue';
import { describe, expect, it } from 'vitest';

import { renderCataloguePage } from './catalogue-page.js';

const render = (words: string, theme?: 'vehicles'): string => renderCataloguePage({ words, theme });
const ids = (page: string): string[] => [...page.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id);

describe('the page of the catalogue', () => {
  it('shows every object with its picture', () => {
    const page = render('');
    expect(ids(page)).toHaveLength(CATALOGUE.size);
    expect(page).toContain('<img src="/svc/v1/catalogue/barn/picture.webp"');
  });

  it('searches by words and theme', () => {
    expect(ids(render('barns'))[0]).toBe('barn');
    expect(ids(render('barns', 'vehicles'))).toEqual([]);
  });

  it.each(['"><script>alert(1)</script>', "' onfocus=alert(1) x='", '&lt;b&gt;'])('escapes the words: %s', (words) => {
    const page = render(words);
    expect(page).not.toContain('<script');
    expect(page).not.toContain(words);
  });
});
