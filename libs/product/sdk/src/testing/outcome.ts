import { vi } from 'vitest';

/** What a call ends with, while the clock, which is not the real one, runs as fast as it can. */
export async function captureOutcome<T>(call: Promise<T>): Promise<{ value?: T; error?: unknown }> {
  const settled = call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  await vi.runAllTimersAsync();
  return settled;
}
