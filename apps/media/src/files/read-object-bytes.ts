import { systemClock } from '@diorama/clock';
import { DomainError } from '@diorama/domain';
import type { ObjectStore } from '@diorama/objects';
import { createIdleTimeout, receiveWithIdleTimeout } from '@diorama/resilience';

import { callObjectStore } from './call-object-store.js';

/** The longest pause of a store in the middle of an object. */
const IDLE_MS = 30_000;

/**
 * The bytes of an object that this process reads for itself. Time counts only while the store is waited for, not while its bytes
 * are worked on. (A response to a client is read at the client's pace, without this.)
 *
 * @throws DomainError OBJECT_NOT_FOUND; UNAVAILABLE when the store breaks off or falls silent
 */
export async function* readObjectBytes(store: ObjectStore, key: string, idleMs = IDLE_MS): AsyncGenerator<Uint8Array, void> {
  const { stream } = await callObjectStore(() => store.read(key));
  const timeout = createIdleTimeout({ clock: systemClock, idleMs });
  timeout.signal.addEventListener('abort', () => stream.destroy(timeout.signal.reason as Error), { once: true });
  try {
    yield* receiveWithIdleTimeout(stream as AsyncIterable<Uint8Array>, timeout);
  } catch (error) {
    throw new DomainError('UNAVAILABLE', {}, { cause: error });
  } finally {
    timeout.pause();
    stream.destroy();
  }
}
