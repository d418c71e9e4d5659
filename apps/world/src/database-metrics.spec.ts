import { Metrics } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { observeDatabaseMetrics } from './database-metrics.js';

afterEach(() => vi.useRealTimers());

const ENDED_AT = 1_000;
const OPERATION = { kind: 'generate-world', model: 'svc-1.1', state: 'SUCCEEDED', failure: '', seconds: 20 };
const DELIVERY = { state: 'DELIVERED', seconds: 1 };
const FIGURES = { open: 1, late: 0, unclaimed: 0, mismatched: 0, unsettled: 0 };

/** A record in which one operation and its delivery have ended; the test says how deliveries are read. */
function recordWith(readDeliveries: () => Promise<void>): DataSource {
  let now = ENDED_AT;
  const answers = async (text: string, [from, until]: Date[]): Promise<object[]> => {
    const isThere = from !== undefined && until !== undefined && from.getTime() < ENDED_AT && until.getTime() >= ENDED_AT;
    if (text.includes('FROM delivery d')) await readDeliveries();
    if (text.includes('AS settled')) return [{ settled: new Date((now += 100)) }];
    if (from === undefined) return text.includes('GROUP BY kind, state') ? [] : [FIGURES];
    return isThere ? [text.includes('FROM delivery d') ? DELIVERY : OPERATION] : [];
  };
  const connection = { query: async ({ text, values }: { text: string; values: Date[] }) => ({ rows: await answers(text, values) }) };
  const runner = { isReleased: false, connect: async () => connection, release: async () => undefined };
  return { createQueryRunner: () => runner } as unknown as DataSource;
}

describe('the metrics of what has ended', () => {
  it('count it once, also where it could be read in part only', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const deliveries = vi.fn<() => Promise<void>>(async () => undefined).mockRejectedValueOnce(new Error('too late'));
    const metrics = new Metrics();
    observeDatabaseMetrics(metrics, recordWith(deliveries));
    let text = '';
    for (let scrapes = 0; scrapes < 3; scrapes++) {
      vi.advanceTimersByTime(5_001);
      text = await metrics.toText();
    }
    expect(text).toContain('diorama_scrape_failures_total 1\n');
    expect(text).toMatch(/operations_ended_total\{.*\} 1\n/);
    expect(text).toMatch(/deliveries_ended_total\{.*\} 1\n/);
  });
});
