import { createLogger } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';
import { describe, expect, it, vi } from 'vitest';

import { OperationFeed } from './operation-feed.js';
import type { OperationRow } from './operation-row.js';

/** A feed over one row that the test changes; without `start` nothing is heard of changes but by the reads of new watches. */
const feedOver = (row: Partial<OperationRow>[]): OperationFeed => feedReading(() => row);

function feedReading(read: () => Partial<OperationRow>[]): OperationFeed {
  const connection = { query: async () => ({ rows: read() }) };
  const runner = { isReleased: false, connect: async () => connection, release: async () => undefined };
  const dataSource = { createQueryRunner: () => runner } as unknown as DataSource;
  return new OperationFeed({ dataSource, databaseUrl: '', logger: createLogger({ service: 'world', level: 'silent' }) });
}

function watchOf(feed: OperationFeed) {
  const seen: string[] = [];
  const subscription = feed.watch('op_1', 'acc_1').subscribe({
    next: ({ state, revision }) => seen.push(`${state} ${revision}`),
    error: (error: Error) => seen.push(error.message),
    complete: () => seen.push('end'),
  });
  return { seen, subscription };
}

describe('the feed of operations', () => {
  it('forgets a watch that its client leaves', async () => {
    const feed = feedOver([{ id: 'op_1', state: 'RUNNING', revision: '1' }]);
    const watches = [watchOf(feed), watchOf(feed)];
    await vi.waitFor(() => expect(feed.size).toBe(2));
    for (const { subscription } of watches) subscription.unsubscribe();
    expect(feed.size).toBe(0);
  });

  it('forgets a watch that was left before the first read came back', async () => {
    const feed = feedOver([{ id: 'op_1', state: 'RUNNING', revision: '1' }]);
    const { seen, subscription } = watchOf(feed);
    subscription.unsubscribe();
    await new Promise(setImmediate);
    expect([feed.size, seen]).toEqual([0, []]);
  });

  it('delivers each revision once, and no older one', async () => {
    const rows: Partial<OperationRow>[] = [{ id: 'op_1', state: 'RUNNING', revision: '10' }];
    const feed = feedOver(rows);
    const { seen } = watchOf(feed);
    for (const revision of ['10', '9', '11']) {
      rows[0] = { id: 'op_1', state: 'RUNNING', revision };
      watchOf(feed); // each new watch has the row read again for all of them
      await vi.waitFor(() => expect(feed.size).toBeGreaterThan(1));
      await new Promise(setImmediate);
    }
    expect(seen).toEqual(['RUNNING 10', 'RUNNING 11']);
  });

  it('ends with the operation, and forgets it', async () => {
    const feed = feedOver([{ id: 'op_1', state: 'FAILED', revision: '3' }]);
    const { seen } = watchOf(feed);
    await vi.waitFor(() => expect(seen).toEqual(['FAILED 3', 'end']));
    expect(feed.size).toBe(0);
  });

  it('ends open and new watches when it stops', async () => {
    const feed = feedOver([{ id: 'op_1', state: 'RUNNING', revision: '1' }]);
    const { seen } = watchOf(feed);
    await vi.waitFor(() => expect(feed.size).toBe(1));
    await feed.stop();
    expect(seen.at(-1)).toMatch(/temporarily unavailable/);
    expect(watchOf(feed).seen.at(-1)).toMatch(/temporarily unavailable/);
    expect(feed.size).toBe(0);
  });

  it('ends a watch whose first read returns after it has stopped', async () => {
    const feed = feedOver([{ id: 'op_1', state: 'RUNNING', revision: '1' }]);
    const { seen } = watchOf(feed);
    await feed.stop();
    await vi.waitFor(() => expect(seen.at(-1)).toMatch(/temporarily unavailable/));
    expect(feed.size).toBe(0);
  });

  it('ends every watch of an operation that is erased', async () => {
    const running: Partial<OperationRow>[] = [{ id: 'op_1', state: 'RUNNING', revision: '1' }];
    const reads = [running, running, running]; // both watches find it, and the first once more
    const feed = feedReading(() => reads.shift() ?? []);
    const first = watchOf(feed);
    await vi.waitFor(() => expect(reads).toHaveLength(1));
    const second = watchOf(feed);
    for (const { seen } of [first, second]) await vi.waitFor(() => expect(seen).toEqual(['RUNNING 1', 'Operation not found']));
    expect(feed.size).toBe(0);
  });

  it('refuses an operation that is not there', async () => {
    const { seen } = watchOf(feedOver([]));
    await vi.waitFor(() => expect(seen).toEqual(['Operation not found']));
  });
});
