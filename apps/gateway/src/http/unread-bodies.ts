import type { IncomingMessage } from 'node:http';

import { LIMITS } from '@diorama/domain';
import type { FastifyInstance } from 'fastify';

/** How long a connection stays open for the rest of a body that its answer did not wait for. */
const LINGER_MS = 5_000;

/**
 * Bounds what a client may send after its answer. A refusal does not wait for the body, but closing the connection at once could destroy
 * the answer on its way: a rest of ordinary size is read and discarded, more is left unread, and what has not ended in time ends with
 * the connection.
 */
export function limitUnreadBodies(server: FastifyInstance): void {
  server.addHook('onSend', async ({ raw }) => {
    const isUnread = !raw.complete && !raw.destroyed && raw.readableFlowing !== true;
    if (isUnread) discard(raw);
  });
}

function discard(raw: IncomingMessage): void {
  const timer = setTimeout(() => raw.socket.destroy(), LINGER_MS).unref();
  const stop = (): void => clearTimeout(timer);
  let bytes = 0;
  raw.on('data', (chunk: Uint8Array) => {
    bytes += chunk.byteLength;
    if (bytes > LIMITS.bodyBytes) raw.pause();
  });
  raw.once('end', stop).once('close', stop).once('error', stop);
}
