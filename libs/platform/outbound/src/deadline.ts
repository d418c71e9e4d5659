import { OutboundError } from './outbound-error.js';

/** The one bound on everything that belongs to an exchange. */
export interface Deadline {
  /** Aborted when the time is over or the caller gives up, with the OutboundError to throw as its reason. */
  readonly signal: AbortSignal;
  /** To be called when the exchange is over, however it went. */
  end(): void;
}

/** @param caller aborts as well, as `aborted` */
export function startDeadline(ms: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort(new OutboundError('aborted', 'the caller cancelled it', { cause: caller?.reason }));
  const timer = setTimeout(() => {
    controller.abort(new OutboundError('timeout', `it took longer than ${ms / 1_000} s`));
  }, ms);
  if (caller?.aborted === true) giveUp();
  caller?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
    },
  };
}
