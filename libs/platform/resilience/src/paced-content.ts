import type { Clock } from './clock.js';
import { TransferPace } from './transfer-pace.js';
import type { TransferPaceRules } from './transfer-pace.js';

export interface PacedContentOptions {
  readonly rules: TransferPaceRules;
  /** null where the sender does not say how many bytes come. */
  readonly announcedBytes: number | null;
  readonly clock: Clock;
  /** Made when the sender falls behind. */
  readonly tooSlow: () => Error;
  /** Ends the content with its reason. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * The same content as long as its sender keeps the pace. Only the time in which the reader waits for the sender counts, so a slow
 * reader makes no sender slow.
 *
 * Throws what `tooSlow` makes, or the reason of `signal`; the source is left as it is then, for it may never come to its next piece.
 */
export class PacedContent implements AsyncIterable<Uint8Array> {
  private readonly pace: TransferPace;
  private waitingSince: number | null = null;
  private isComplete = false;

  constructor(
    private readonly content: AsyncIterable<Uint8Array>,
    private readonly options: PacedContentOptions,
  ) {
    this.pace = new TransferPace(options.rules, options.announcedBytes);
  }

  /** Bytes a millisecond so far; Infinity within the grace of the rules, and once all have come. */
  get speed(): number {
    const { clock, rules } = this.options;
    const ms = this.pace.elapsedMs + (this.waitingSince === null ? 0 : clock.now() - this.waitingSince);
    return this.isComplete || ms < rules.graceMs ? Infinity : this.pace.bytes / ms;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void> {
    const source = this.content[Symbol.asyncIterator]();
    let isStuck = false;
    try {
      for (;;) {
        isStuck = true;
        const next = await this.inTime(source.next());
        isStuck = false;
        if (next.done === true) break;
        yield next.value;
      }
      this.isComplete = true;
    } finally {
      if (!isStuck) await source.return?.();
    }
  }

  private async inTime(next: Promise<IteratorResult<Uint8Array>>): Promise<IteratorResult<Uint8Array>> {
    const { clock, tooSlow, signal } = this.options;
    const since = clock.now();
    this.waitingSince = since;
    let stop: () => void = () => undefined;
    const broken = new Promise<never>((_, reject) => {
      const cancel = clock.after(Math.max(0, this.pace.leftMs), () => reject(tooSlow()));
      const abort = (): void => reject(signal?.reason as Error);
      if (signal?.aborted === true) abort();
      else signal?.addEventListener('abort', abort, { once: true });
      stop = () => {
        cancel();
        signal?.removeEventListener('abort', abort);
      };
    });
    try {
      const result = await Promise.race([next, broken]);
      this.pace.advance(clock.now() - since, result.done === true ? 0 : result.value.byteLength);
      return result;
    } finally {
      this.waitingSince = null;
      stop();
    }
  }
}
