import type { Page } from '../api/paging.js';

/** The beginning of a list, as far as it has been read. */
export interface LoadedItems<Item> extends Page<Item> {
  /** Whether more than its first page was asked for. */
  readonly isGrown: boolean;
}

type IdOf<Item> = (item: Item) => string;

/** What is known once the next page has come, too. */
export function appendPage<Item>(known: LoadedItems<Item>, { items, next }: Page<Item>, idOf: IdOf<Item>): LoadedItems<Item> {
  return { items: distinct([...known.items, ...items], idOf), next, isGrown: true };
}

/**
 * What is known once the first page was read again. Below its last item all stays as it was, so that nothing is lost that new items
 * push off the page; what is missing above it has left the list. A page that does not reach what is known begins the list anew.
 */
export function mergeFirstPage<Item>(known: LoadedItems<Item> | null, fresh: Page<Item>, idOf: IdOf<Item>): LoadedItems<Item> {
  const last = fresh.items.at(-1);
  const anew = { ...fresh, isGrown: false };
  if (known?.isGrown !== true || fresh.next === null || last === undefined) return anew;
  const at = known.items.findIndex((item) => idOf(item) === idOf(last));
  if (at < 0) return anew;
  return { ...known, items: distinct([...fresh.items, ...known.items.slice(at + 1)], idOf) };
}

/** Each item once, at its first place: one may have moved to a later page in between. */
function distinct<Item>(items: readonly Item[], idOf: IdOf<Item>): readonly Item[] {
  const seen = new Map<string, Item>();
  for (const item of items) if (!seen.has(idOf(item))) seen.set(idOf(item), item);
  return [...seen.values()];
}
