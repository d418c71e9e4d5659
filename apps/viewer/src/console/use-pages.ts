import { useEffect, useState } from 'preact/hooks';

import type { Page } from './api/records.js';
import { useLoad } from './use-load.js';

export interface Pages<Item> {
  /** Null before the first answer. */
  readonly items: readonly Item[] | null;
  readonly error: unknown;
  /** Null when there are no more. */
  readonly more: (() => void) | null;
  readonly reload: () => void;
}

type LoadPage<Item> = (pageToken: string | null, signal: AbortSignal) => Promise<Page<Item>>;

/**
 * A list that grows page by page. Only the first page is asked for again: what was added to it stays until `keys` change.
 *
 * @param idOf tells items apart, for one may move from the first page to a later one in between
 */
export function usePages<Item>(
  load: LoadPage<Item>,
  keys: readonly unknown[],
  idOf: (item: Item) => string,
  refreshMs: number | null = null,
): Pages<Item> {
  const first = useLoad((signal) => load(null, signal), keys, refreshMs);
  const [later, setLater] = useState<readonly Page<Item>[]>([]);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    setLater([]);
    setError(null);
  }, keys);

  const next = later.at(-1)?.next ?? (later.length === 0 ? (first.value?.next ?? null) : null);
  const readMore = (pageToken: string): void => {
    load(pageToken, new AbortController().signal).then((page) => setLater((before) => [...before, page]), setError);
  };
  const all = [first.value, ...later].flatMap((page) => page?.items ?? []);
  return {
    items: first.value === null ? null : [...new Map(all.map((item) => [idOf(item), item])).values()],
    error: error ?? first.error,
    more: next === null ? null : () => readMore(next),
    reload: first.reload,
  };
}
