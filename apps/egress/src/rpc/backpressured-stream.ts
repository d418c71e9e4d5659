import { once } from 'node:events';
import type { Writable } from 'node:stream';

import { Observable } from 'rxjs';
import type { Subscriber } from 'rxjs';

/**
 * Answers a call with messages that are made no faster than its client takes them; Nest alone would keep all that the client has
 * not taken yet. A client that leaves aborts their making.
 *
 * @param call what the messages are written to
 */
export function createBackpressuredStream<Message>(
  call: Writable,
  make: (signal: AbortSignal) => AsyncIterable<Message>,
): Observable<Message> {
  return new Observable((subscriber) => {
    const left = new AbortController();
    pump(make(left.signal), { call, subscriber, signal: left.signal }).then(
      () => subscriber.complete(),
      (error: unknown) => subscriber.error(error), // says nothing to a client that has left
    );
    return () => left.abort();
  });
}

interface Sink<Message> {
  readonly call: Writable;
  readonly subscriber: Subscriber<Message>;
  readonly signal: AbortSignal;
}

async function pump<Message>(messages: AsyncIterable<Message>, { call, subscriber, signal }: Sink<Message>): Promise<void> {
  for await (const message of messages) {
    subscriber.next(message);
    if (call.writableNeedDrain) await once(call, 'drain', { signal });
  }
}
