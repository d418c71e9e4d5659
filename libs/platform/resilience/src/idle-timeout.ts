import type { Clock } from './clock.js';

export interface IdleTimeoutOptions {
  readonly clock: Clock;
  /** The longest time without activity. */
  readonly idleMs: number;
  /** Aborts as well. */
  readonly signal?: AbortSignal | undefined;
}

/** The other side made no progress. */
export class IdleTimeoutError extends Error {
  override readonly name = 'IdleTimeoutError';

  constructor(idleMs: number) {
    super(`no progress for ${idleMs / 1_000} s`);
  }
}

/** A timeout that any activity postpones. It starts at once. */
export interface IdleTimeout {
  /** Aborted with an IdleTimeoutError, or with the reason of the caller's signal. */
  readonly signal: AbortSignal;
  /** Starts the time again: the other side was active, or has to act from now on. */
  restart(): void;
  /** Stops the timer while the other side has nothing to send, and permanently at the end. */
  pause(): void;
}

/** Limits the time for which another machine is silent, however long an exchange takes as a whole. */
export function createIdleTimeout({ clock, idleMs, signal }: IdleTimeoutOptions): IdleTimeout {
  const idle = new AbortController();
  const start = (): (() => void) => clock.after(idleMs, () => idle.abort(new IdleTimeoutError(idleMs)));
  let cancel = start();
  return {
    signal: signal === undefined ? idle.signal : AbortSignal.any([signal, idle.signal]),
    pause: () => cancel(),
    restart() {
      cancel();
      cancel = start();
    },
  };
}

/** Received bytes. The time of their consumer does not count. */
export async function* receiveWithIdleTimeout(chunks: AsyncIterable<Uint8Array>, timeout: IdleTimeout): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of chunks) {
    timeout.pause();
    yield chunk;
    timeout.restart();
  }
}

/** Sent bytes. The time of their producer does not count. */
export async function* sendWithIdleTimeout(chunks: AsyncIterable<Uint8Array>, timeout: IdleTimeout): AsyncGenerator<Uint8Array, void> {
  timeout.pause();
  for await (const chunk of chunks) {
    timeout.restart();
    yield chunk;
    timeout.pause();
  }
  timeout.restart();
}
