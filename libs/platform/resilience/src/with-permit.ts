import type { SemaphorePermit } from './permit.js';

/** Runs a task once its permit is granted, and releases the permit afterwards. Throws what either throws. */
export async function withPermit<Result>(granted: Promise<SemaphorePermit>, task: () => Promise<Result>): Promise<Result> {
  const permit = await granted;
  try {
    return await task();
  } finally {
    permit.release();
  }
}
