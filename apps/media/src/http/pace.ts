import { DomainError } from '@diorama/domain';

export interface Pace {
  /** The longest that nothing may come. */
  readonly idleMs: number;
  /** The longest that all of it may take. */
  readonly totalMs: number;
}

/**
 * The same content, as long as it keeps the pace.
 *
 * @throws DomainError MEDIA_UPLOAD_TOO_SLOW; the source is left as it is then, for it may never come to its next piece
 */
export async function* paced(content: AsyncIterable<Uint8Array>, { idleMs, totalMs }: Pace): AsyncGenerator<Uint8Array, void> {
  const source = content[Symbol.asyncIterator]();
  const endsAt = performance.now() + totalMs;
  let isStuck = false;
  try {
    for (;;) {
      isStuck = true;
      const next = await within(source.next(), Math.min(idleMs, endsAt - performance.now()));
      isStuck = false;
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    if (!isStuck) await source.return?.();
  }
}

async function within<Result>(promise: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DomainError('MEDIA_UPLOAD_TOO_SLOW')), Math.max(ms, 0));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
