import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { requestId } from '@diorama/telemetry';
import type { Logger } from '@diorama/telemetry';

/** By the codes of Node; whatever else is no HTTP is a 400. */
const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

type BrokenRequest = Error & { readonly code?: string };

/** Answers on the bare connection what never became a request, in the form of what is refused before validation, and ends it. */
export const refuseBrokenRequests =
  (logger: Logger) =>
  (error: BrokenRequest, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(error.code ?? '', socket, logger);
  };

function refuse(code: string, socket: Socket, logger: Logger): void {
  const status = STATUSES[code] ?? 400;
  const id = requestId(undefined);
  logger.info({ request_id: id, status, code }, 'what came was no request');
  const message = status === 400 ? 'Bad request' : STATUS_CODES[status];
  const body = JSON.stringify({ message, request_id: id });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${id}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
