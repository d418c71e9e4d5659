import { describe, expect, it } from 'vitest';

import { appendPage, mergeFirstPage } from './loaded-items.js';
import type { LoadedItems } from './loaded-items.js';

interface Row {
  readonly id: string;
  readonly state: string;
}

const rows = (ids: string, state = 'old'): Row[] => Array.from(ids).map((id) => ({ id, state }));
const idOf = ({ id }: Row): string => id;
const idsOf = ({ items }: LoadedItems<Row>): string => items.map(idOf).join('');
/** Three pages of three, newest first, of which two have been read. */
const known = appendPage({ items: rows('ihg'), next: 'after g', isGrown: false }, { items: rows('fed'), next: 'after d' }, idOf);

describe('a list whose first page is read again', () => {
  it('keeps items that new ones push off the page, and the token of the next page', () => {
    const now = mergeFirstPage(known, { items: rows('kji', 'new'), next: 'after i' }, idOf);
    expect([idsOf(now), now.next]).toEqual(['kjihgfed', 'after d']);
    expect(idsOf(mergeFirstPage(now, { items: rows('lkj', 'new'), next: 'after j' }, idOf))).toBe('lkjihgfed');
  });

  it('takes what is on the page as it is now, and drops what has left the list', () => {
    const now = mergeFirstPage(known, { items: rows('igf', 'new'), next: 'after f' }, idOf);
    expect(idsOf(now)).toBe('igfed');
    expect(now.items.map(({ state }) => state)).toEqual(['new', 'new', 'new', 'old', 'old']);
  });

  it('begins anew when the page does not reach what is known, or is all there is', () => {
    expect(mergeFirstPage(known, { items: rows('onm'), next: 'after m' }, idOf)).toEqual({
      items: rows('onm'),
      next: 'after m',
      isGrown: false,
    });
    expect(mergeFirstPage(known, { items: rows('ih'), next: null }, idOf)).toEqual({ items: rows('ih'), next: null, isGrown: false });
    expect(mergeFirstPage(known, { items: [], next: null }, idOf)).toEqual({ items: [], next: null, isGrown: false });
  });

  it('is that page as long as no other was asked for', () => {
    const first = mergeFirstPage(null, { items: rows('ihg'), next: 'after g' }, idOf);
    expect(idsOf(mergeFirstPage(first, { items: rows('jih'), next: 'after h' }, idOf))).toBe('jih');
  });

  it('shows an item once that two pages have', () => {
    expect(idsOf(appendPage(known, { items: rows('dcb'), next: null }, idOf))).toBe('ihgfedcb');
  });
});
