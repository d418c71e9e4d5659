import type { IncomingMessage } from 'node:http';

import { ERRORS } from '@diorama/domain';

import { buildRefusalBody } from './malformed-requests.js';

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
    const error = findAmbiguity(request);
    if (error === null) return done();
    const headers = { connection: 'close', 'cache-control': 'no-store', 'x-request-id': request.id };
    void reply.status(ERRORS[error].http).headers(headers).send(buildRefusalBody(error, request.id));
  });
}

/**
 * The error of an ambiguous request: REQUEST_MALFORMED without exactly one `Host` (RFC 9112 section 3.2) and for a fragment in the target,
 * which no request has (section 3.2, RFC 9110 section 7.1); TRANSFER_UNSUPPORTED for a transfer coding other than `chunked` (section 6.1). Null for a
 * request that is sound.
 */
function findAmbiguity({ raw, originalUrl }: CheckedRequest): 'REQUEST_MALFORMED' | 'TRANSFER_UNSUPPORTED' | null {
  const { headers, httpVersion } = raw;
  const hosts = countOf(raw, 'host');
  const mayLackHost = httpVersion === '1.0';
  if (hosts > 1 || (hosts === 0 && !mayLackHost) || originalUrl.includes('#')) return 'REQUEST_MALFORMED';
  const coding = headers['transfer-encoding'];
  return coding === undefined || coding.trim().toLowerCase() === 'chunked' ? null : 'TRANSFER_UNSUPPORTED';
}

/** How often a header was sent: Node keeps the first of those that may be sent once. */
function countOf({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;
}
