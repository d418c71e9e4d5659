import { describe, expect, it } from 'vitest';

import { startWorkerInBackground } from './start-worker-in-background.js';
import type { RunningWorker } from './worker.js';

/** A worker that polls until it is stopped, and breaks when the test says so. */
function pollingWorker() {
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  let isPolling = true;
  const stop = async (): Promise<void> => {
    isPolling = false;
    resolve();
  };
  return { worker: { done, isPolling: () => isPolling, stop } satisfies RunningWorker, break: reject };
}

describe('a worker that is being started', () => {
  it('polls once it has started, until it is stopped', async () => {
    const { worker } = pollingWorker();
    const starting = startWorkerInBackground(async () => worker);
    expect(starting.isPolling()).toBe(false);
    await expect.poll(() => starting.isPolling()).toBe(true);
    await starting.stop();
    expect(worker.isPolling()).toBe(false);
    await starting.done;
  });

  it('is stopped when that was asked for during its start', async () => {
    const { promise: isThere, resolve } = Promise.withResolvers<RunningWorker>();
    const starting = startWorkerInBackground(() => isThere);
    const stopped = starting.stop();
    const { worker } = pollingWorker();
    resolve(worker);
    await stopped;
    expect(worker.isPolling()).toBe(false);
    await starting.done;
  });

  it('need not start any more once it is stopped', async () => {
    const starting = startWorkerInBackground(
      (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true })),
    );
    await starting.stop();
    await starting.done;
    expect(starting.isPolling()).toBe(false);
  });

  it('tells that it cannot start, and that it broke', async () => {
    await expect(startWorkerInBackground(() => Promise.reject(new Error('no server'))).done).rejects.toThrow('no server');
    const broken = pollingWorker();
    const starting = startWorkerInBackground(async () => broken.worker);
    broken.break(new Error('it broke'));
    await expect(starting.done).rejects.toThrow('it broke');
  });
});
