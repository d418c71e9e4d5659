import type { IncomingMessage } from 'node:http';

import { getRefusalMessage } from './malformed-requests.js';

interface CheckedRequest {
  readonly id: string;
  /** As it was received, where the server rewrites it. */
  readonly originalUrl: string;
  readonly raw: IncomingMessage;
}
interface CheckedReply {
  status(status: number): CheckedReply;
  headers(headers: Readonly<Record<string, string>>): CheckedReply;
  send(body: object): unknown;
}

/** The part of a Fastify server that is needed here. */
interface CheckedServer {
  addHook(name: 'onRequest', hook: (request: CheckedRequest, reply: CheckedReply, done: () => void) => void): unknown;
}

/**
 * Refuses requests that two HTTP implementations may read differently, before anything else looks at them. Node must leave the check of
 * `Host` to it (`requireHostHeader: false`).
 */
export function rejectAmbiguousRequests(server: CheckedServer): void {
  server.addHook('onRequest', (request, reply, done) => {
    const status = ambiguity(request);
    if (status === null) return done();
    const headers = { connection: 'close', 'cache-control': 'no-store', 'x-request-id': request.id };
    void reply
      .status(status)
      .headers(headers)
      .send({ message: getRefusalMessage(status), request_id: request.id });
  });
}

/**
 * The status that refuses an ambiguous request: 400 without exactly one `Host` (RFC 9112 section 3.2) and for a fragment in the target,
 * which no request has (section 3.2, RFC 9110 section 7.1); 501 for a transfer coding other than `chunked` (section 6.1). Null for a
 * request that is sound.
 */
function ambiguity({ raw, originalUrl }: CheckedRequest): 400 | 501 | null {
  const { headers, httpVersion } = raw;
  const hosts = countOf(raw, 'host');
  const mayLackHost = httpVersion === '1.0';
  if (hosts > 1 || (hosts === 0 && !mayLackHost) || originalUrl.includes('#')) return 400;
  const coding = headers['transfer-encoding'];
  return coding === undefined || coding.trim().toLowerCase() === 'chunked' ? null : 501;
}

/** How often a header was sent: Node keeps the first of those that may be sent once. */
function countOf({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;
}
