import type { Page } from './paging.js';

/** Rows of one file: what is more is left out, and said. */
export const FILE_ROWS_MAX = 10_000;

/**
 * The items of all pages of a list, up to `FILE_ROWS_MAX`.
 *
 * @param load reads the page of a token; null is the first
 */
export async function readAllPages<Item>(
  load: (token: string | null) => Promise<Page<Item>>,
): Promise<{ readonly items: readonly Item[]; readonly isWhole: boolean }> {
  const items: Item[] = [];
  let token: string | null = null;
  do {
    const page: Page<Item> = await load(token);
    items.push(...page.items);
    token = page.next;
  } while (token !== null && items.length < FILE_ROWS_MAX);
  const isWhole = token === null && items.length <= FILE_ROWS_MAX;
  return { items: items.slice(0, FILE_ROWS_MAX), isWhole };
}
