import type { IncomingMessage } from 'node:http';

/** The body, leaving the connection open when it is not read to its end: the sender is still owed an answer. */
export async function* readRequestBody(message: IncomingMessage): AsyncGenerator<Uint8Array, void> {
  yield* message.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
}
