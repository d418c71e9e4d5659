import type { Clock } from './clock.js';

interface SettleOptions {
  /** Longest wait, milliseconds. */
  readonly ms: number;
  readonly clock: Pick<Clock, 'sleep'>;
}

/**
 * What a call returns, or null when it fails or takes too long. For parts of a report that may be missing; a call that is late is not
 * stopped.
 */
export async function settleWithin<Result>(call: () => Promise<Result>, { ms, clock }: SettleOptions): Promise<Result | null> {
  const over = new AbortController();
  try {
    return await Promise.race([call(), clock.sleep(ms, over.signal).then(() => null)]);
  } catch {
    return null; // the report shows that the part is missing
  } finally {
    over.abort();
  }
}
