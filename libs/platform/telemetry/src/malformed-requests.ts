import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import { ERRORS } from '@diorama/domain';
import type { ErrorCode } from '@diorama/domain';

import type { Logger } from './logger.js';
import { chooseRequestId } from './request-id.js';

/** Errors by the error codes of Node; every other code is a REQUEST_MALFORMED. */
const ERRORS_OF_NODE: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
};

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
    else refuse(socket, { error: ERRORS_OF_NODE[code] ?? 'REQUEST_MALFORMED', reason: code }, logger);
  };

/** Refuses the requests that Node otherwise answers, or drops, by itself: tunnels (501) and unknown expectations (417). */
export function rejectUnsupportedRequests(server: Server, logger: Logger): void {
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    refuse(socket, { error: 'TRANSFER_UNSUPPORTED', reason: 'CONNECT' }, logger);
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, body, headers } = refusal({ error: 'EXPECTATION_UNSUPPORTED', reason: 'EXPECT' }, logger);
    response.writeHead(status, headers).end(body);
  });
}

/** The body of the response to a request that is rejected before it is validated. */
export const buildRefusalBody = (error: ErrorCode, requestId: string) => ({
  message: ERRORS[error].message,
  code: error,
  request_id: requestId,
});

interface Refusal {
  readonly error: ErrorCode;
  /** What the log names: an error code of Node, or the unsupported feature. */
  readonly reason: string;
}

interface RefusalResponse {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

function refuse(socket: Duplex, cause: Refusal, logger: Logger): void {
  const { status, body, headers } = refusal(cause, logger);
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n'));
}

function refusal({ error, reason }: Refusal, logger: Logger): RefusalResponse {
  const status = ERRORS[error].http;
  const id = chooseRequestId(undefined);
  logger.info({ request_id: id, status, code: reason }, 'malformed or unsupported HTTP request');
  const body = JSON.stringify(buildRefusalBody(error, id));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': id,
    connection: 'close',
  };
  return { status, body, headers };
}
