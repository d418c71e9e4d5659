import { h } from 'preact';
import { describe, expect, it, vi } from 'vitest';

import { waitForUpdates, renderForTest, useFakePage } from '../testing/fake-page.js';
import type { Page } from '../api/paging.js';
import { usePages } from './use-pages.js';
import type { PagedList } from './use-pages.js';

const REFRESH_MS = 3_000;

interface Asked {
  readonly filter: string;
  readonly pageToken: string | null;
  readonly signal: AbortSignal;
  readonly answer: (items: string, next?: string | null) => Promise<void>;
  readonly fail: (message: string) => Promise<void>;
}

useFakePage();

/** A list of letters by a filter; every page is answered by the test. */
async function open() {
  const asked: Asked[] = [];
  const seen: { pages: PagedList<string> | null } = { pages: null };
  function List({ filter }: { readonly filter: string }) {
    const load = (pageToken: string | null, signal: AbortSignal): Promise<Page<string>> => {
      const { promise, resolve, reject } = Promise.withResolvers<Page<string>>();
      asked.push({
        filter,
        pageToken,
        signal,
        answer: (items, next = null) => (resolve({ items: items.split(''), next }), waitForUpdates()),
        fail: (message) => (reject(new Error(message)), waitForUpdates()),
      });
      return promise;
    };
    seen.pages = usePages(load, [filter], (item) => item, REFRESH_MS);
    return null;
  }
  const { update } = renderForTest(h(List, { filter: 'a' }));
  await waitForUpdates();
  return {
    asked,
    last: () => asked.at(-1) as Asked,
    filterBy: (filter: string) => (update(h(List, { filter })), waitForUpdates()),
    more: () => (seen.pages?.more?.(), waitForUpdates()),
    reload: () => (seen.pages?.reload(), waitForUpdates()),
    shown: () => seen.pages?.items?.join('') ?? null,
    problem: () => (seen.pages?.error as Error | null)?.message ?? null,
    hasMore: () => seen.pages?.more !== null,
  };
}

describe('a list that grows page by page', () => {
  it('keeps the items that newer ones push off its first page', async () => {
    const list = await open();
    await list.last().answer('fed', 'after d');
    await list.more();
    expect(list.last().pageToken).toBe('after d');
    await list.last().answer('cb', 'after b');
    expect(list.shown()).toBe('fedcb');
    await vi.advanceTimersByTimeAsync(REFRESH_MS);
    expect(list.last().pageToken).toBeNull();
    await list.last().answer('hgf', 'after f');
    expect(list.shown()).toBe('hgfedcb');
    await list.more();
    expect(list.last().pageToken).toBe('after b');
  });

  it('leaves a page that is on its way when it is filtered anew', async () => {
    const list = await open();
    await list.last().answer('fed', 'after d');
    await list.more();
    const left = list.last();
    await list.filterBy('b');
    expect([left.signal.aborted, list.last().filter, list.last().pageToken]).toEqual([true, 'b', null]);
    await list.last().answer('zy', 'after y');
    await left.answer('cb');
    expect([list.shown(), list.hasMore()]).toEqual(['zy', true]);
  });

  it('forgets what went wrong once a page has come, and does not ask for the failed page by itself', async () => {
    const list = await open();
    await list.last().answer('fed', 'after d');
    await list.more();
    await list.last().fail('no answer');
    expect([list.problem(), list.shown()]).toEqual(['no answer', 'fed']);
    await list.reload();
    expect(list.last().pageToken).toBeNull();
    await list.last().answer('fed', 'after d');
    expect(list.problem()).toBeNull();
  });

  it('waits for an answer that takes longer than the pause between two looks', async () => {
    const list = await open();
    const slow = list.last();
    await vi.advanceTimersByTimeAsync(3 * REFRESH_MS);
    expect([list.asked.length, slow.signal.aborted]).toEqual([1, false]);
    await slow.answer('fed');
    expect(list.shown()).toBe('fed');
    await vi.advanceTimersByTimeAsync(REFRESH_MS);
    expect(list.asked.length).toBe(2);
    await list.last().fail('no answer');
    await vi.advanceTimersByTimeAsync(REFRESH_MS);
    expect(list.asked.length).toBe(3);
  });
});
