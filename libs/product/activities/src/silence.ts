import { DomainError } from '@diorama/domain';

/** What is waited for while somebody else shall move. */
export interface Silence {
  /** Aborts when the caller does, and when it was silent for too long. */
  readonly signal: AbortSignal;
  /** The other side has moved, or is to move from now on. */
  readonly moved: () => void;
  /** It is not the other side that is waited for, until it is to move again. */
  readonly rest: () => void;
}

/**
 * Gives up what another machine does not go on with: one that vanished says nothing, and a connection to it stays open. However long the
 * whole takes, it may as long as it moves.
 *
 * @throws DomainError UNAVAILABLE after the silence; the reason of the caller's signal when that aborts; what the work throws
 */
export async function unlessSilent<Result>(
  { signal, forMs }: { readonly signal: AbortSignal; readonly forMs: number },
  work: (silence: Silence) => Promise<Result>,
): Promise<Result> {
  const silent = new AbortController();
  const giveUp = (): void => silent.abort(new Error(`no data for ${forMs / 1_000} s`));
  let timer = setTimeout(giveUp, forMs);
  const rest = (): void => clearTimeout(timer);
  const moved = (): void => {
    rest();
    timer = setTimeout(giveUp, forMs);
  };
  try {
    return await work({ signal: AbortSignal.any([signal, silent.signal]), moved, rest });
  } catch (error) {
    signal.throwIfAborted();
    if (silent.signal.aborted) throw new DomainError('UNAVAILABLE', {}, { cause: silent.signal.reason });
    throw error;
  } finally {
    rest();
  }
}

/** Bytes that the other side sends; whoever reads them may take its time. */
export async function* arriving(chunks: AsyncIterable<Uint8Array>, { moved, rest }: Silence): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    rest();
    yield chunk;
    moved();
  }
}

/** Bytes that the other side takes; whoever makes them may take its time. */
export async function* leaving(pieces: AsyncIterable<Uint8Array>, { moved, rest }: Silence): AsyncGenerator<Uint8Array> {
  rest();
  for await (const piece of pieces) {
    moved();
    yield piece;
    rest();
  }
  moved();
}
