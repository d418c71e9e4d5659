import { DomainError } from '@diorama/domain';
import type { ObjectStore } from '@diorama/objects';

import { inStore } from './store-errors.js';

/** A store that sends nothing for so long in the middle of an object is taken for gone. */
const SILENCE_MS = 30_000;

/**
 * The bytes of an object that this process reads for itself. Time counts only while the store is waited for, not while its bytes
 * are worked on. (Whoever serves a client reads at the client's pace, without this.)
 *
 * @throws DomainError OBJECT_NOT_FOUND; UNAVAILABLE when the store breaks off or falls silent
 */
export async function* bytesOf(store: ObjectStore, key: string, silenceMs = SILENCE_MS): AsyncGenerator<Uint8Array, void> {
  const { stream } = await inStore(() => store.read(key));
  const listen = (): NodeJS.Timeout => setTimeout(() => stream.destroy(new Error('the object store sent no data in time')), silenceMs);
  let silence = listen();
  try {
    for await (const piece of stream) {
      clearTimeout(silence);
      yield piece as Uint8Array;
      silence = listen();
    }
  } catch (error) {
    throw new DomainError('UNAVAILABLE', {}, { cause: error });
  } finally {
    clearTimeout(silence);
    stream.destroy();
  }
}
