import type { RunningWorker } from './worker.js';

/**
 * A worker from the first moment of its start on, so that a stop that comes meanwhile waits for it and stops it, instead of leaving it
 * to poll until the process is gone.
 *
 * @param start answers null when the signal, which a stop aborts, kept it from starting
 */
export function startWorkerInBackground(start: (signal: AbortSignal) => Promise<RunningWorker | null>): RunningWorker {
  const stopping = new AbortController();
  let worker: RunningWorker | null = null;
  const started = start(stopping.signal).then((running) => (worker = running));
  return {
    done: started.then((running) => running?.done),
    isPolling: () => worker?.isPolling() ?? false,
    async stop() {
      stopping.abort(new Error('the process is stopping'));
      await (await started)?.stop();
    },
  };
}
