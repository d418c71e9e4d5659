import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import type { Logger } from './logger.js';
import { chooseRequestId } from './request-id.js';

/** Statuses by the error codes of Node; every other code is a 400. */
const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

type BrokenRequest = Error & { readonly code?: string };

/**
 * Handler of `clientError`: answers, on the bare connection, bytes that the parser of Node refuses, in the form of what is refused
 * before validation, and closes the connection.
 */
export const rejectMalformedRequests =
  (logger: Logger) =>
  (error: BrokenRequest, socket: Duplex): void => {
    const { code = '' } = error;
    if (code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(socket, { status: STATUSES[code] ?? 400, code }, logger);
  };

/** Refuses the requests that Node otherwise answers, or drops, by itself: tunnels (501) and unknown expectations (417). */
export function rejectUnsupportedRequests(server: Server, logger: Logger): void {
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    refuse(socket, { status: 501, code: 'CONNECT' }, logger);
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { body, headers } = refusal({ status: 417, code: 'EXPECT' }, logger);
    response.writeHead(417, headers).end(body);
  });
}

/** What the `message` of a status says where a request is refused before it is validated. */
export const getRefusalMessage = (status: number): string => (status === 400 ? 'Bad request' : (STATUS_CODES[status] ?? 'Bad request'));

interface Refusal {
  readonly status: number;
  /** For the log. */
  readonly code: string;
}

function refuse(socket: Duplex, cause: Refusal, logger: Logger): void {
  const { body, headers } = refusal(cause, logger);
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${cause.status} ${STATUS_CODES[cause.status]}`, ...head, '', body].join('\r\n'));
}

function refusal({ status, code }: Refusal, logger: Logger): { readonly body: string; readonly headers: Record<string, string> } {
  const id = chooseRequestId(undefined);
  logger.info({ request_id: id, status, code }, 'malformed or unsupported HTTP request');
  const body = JSON.stringify({ message: getRefusalMessage(status), request_id: id });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': id,
    connection: 'close',
  };
  return { body, headers };
}
