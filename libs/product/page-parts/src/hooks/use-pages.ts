import { useEffect, useRef } from 'preact/hooks';

import type { Page } from '../api/paging.js';
import { appendPage, mergeFirstPage } from './loaded-items.js';
import type { LoadedItems } from './loaded-items.js';
import { useLoad } from './use-load.js';

export interface PagedList<Item> {
  /** Null before the first answer. */
  readonly items: readonly Item[] | null;
  readonly error: unknown;
  /** Null when there are no more. */
  readonly more: (() => void) | null;
  readonly reload: () => void;
}

type LoadPage<Item> = (pageToken: string | null, signal: AbortSignal) => Promise<Page<Item>>;

/**
 * A list that grows page by page. Only the first page is asked for again: what lies below it stays as it was until `keys` change.
 *
 * @param idOf tells items apart, for one may move from the first page to a later one in between
 */
export function usePages<Item>(
  load: LoadPage<Item>,
  keys: readonly unknown[],
  idOf: (item: Item) => string,
  refreshMs: number | null = null,
): PagedList<Item> {
  const known = useRef<LoadedItems<Item> | null>(null);
  /** The page that the next load asks for; null for the first one. */
  const wanted = useRef<string | null>(null);

  // Before the load of the same turn, which is of the new keys.
  useEffect(() => {
    known.current = null;
    wanted.current = null;
  }, keys);

  const { value, error, reload } = useLoad(
    async (signal) => {
      const pageToken = wanted.current;
      wanted.current = null;
      const page = await load(pageToken, signal);
      signal.throwIfAborted();
      const before = known.current;
      return (known.current = pageToken !== null && before !== null ? appendPage(before, page, idOf) : mergeFirstPage(before, page, idOf));
    },
    keys,
    refreshMs,
  );

  const next = value?.next ?? null;
  const readMore = (): void => {
    wanted.current = next;
    reload();
  };
  return { items: value?.items ?? null, error, more: next === null ? null : readMore, reload };
}
