import { describe, expect, it } from 'vitest';

import { FILE_ROWS_MAX, readAllPages } from './read-all-pages.js';

describe('the whole of a list', () => {
  it('is read page by page, in order', async () => {
    const asked: (string | null)[] = [];
    const pages: Readonly<Record<string, readonly number[]>> = { '': [1, 2], b: [3], c: [] };
    const next: Readonly<Record<string, string | null>> = { '': 'b', b: 'c', c: null };
    const whole = await readAllPages(async (token) => {
      asked.push(token);
      return { items: pages[token ?? ''] ?? [], next: next[token ?? ''] ?? null };
    });
    expect(whole).toEqual({ items: [1, 2, 3], isWhole: true });
    expect(asked).toEqual([null, 'b', 'c']);
  });

  it('ends at the greatest number of rows, and says so', async () => {
    const { items, isWhole } = await readAllPages(async () => ({ items: Array.from({ length: 3_000 }, (_, i) => i), next: 'more' }));
    expect([items.length, isWhole]).toEqual([FILE_ROWS_MAX, false]);
  });

  it('fails with the page that fails', async () => {
    await expect(readAllPages(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });
});
