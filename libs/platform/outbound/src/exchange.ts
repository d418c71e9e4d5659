import { request as sendRequest } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

import { dialTarget } from './dial.js';
import type { DialOptions } from './dial.js';
import { OutboundError } from './outbound-error.js';
import { formatHostHeader } from './target.js';
import type { OutboundTarget } from './target.js';

/** One request. Cookies, authorization and referer are never sent. */
export interface OutboundRequest {
  readonly method: 'GET' | 'POST';
  readonly target: OutboundTarget;
  /** Beside those that every request has. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export interface OutboundResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** All values of a header, in the order they came; its name in lower case. */
  values(header: string): readonly string[];
  /**
   * Can be read once; no faster than it is read does it come, and as it was sent, never decompressed. Throws OutboundError
   * too_large after `bodyBytesMax`, protocol_failed when it breaks off, or the signal's reason.
   */
  readonly body: AsyncIterable<Uint8Array>;
  /** Ends the connection. To be called in any case. */
  close(): void;
}

/** Its signal ends the exchange wherever it is, the body included; the reason is thrown. */
export interface ExchangeOptions extends DialOptions {
  readonly bodyBytesMax: number;
}

const USER_AGENT = 'Diorama/1';
const HEADER_BYTES_MAX = 16 * 1_024;
/** Informational answers (1xx) before the real one. */
const INFORMATION_MAX = 16;

/**
 * Sends one request over a connection of its own and answers when the headers of the answer are there. A redirect is an answer
 * like any other. Proxies that the environment names are not used.
 *
 * @throws OutboundError of `dial`, or no_answer; the signal's reason when it is aborted
 */
export async function sendOutboundRequest(
  outgoing: OutboundRequest,
  { bodyBytesMax, ...dialling }: ExchangeOptions,
): Promise<OutboundResponse> {
  const { signal } = dialling;
  const socket = await dialTarget(outgoing.target, dialling);
  const cut = (): void => void socket.destroy(signal.reason as Error);
  signal.addEventListener('abort', cut, { once: true });
  const close = (): void => {
    signal.removeEventListener('abort', cut);
    socket.destroy();
  };
  try {
    signal.throwIfAborted();
    const message = await sendOver(socket, outgoing);
    const body = readBody(message, { socket, signal, bodyBytesMax });
    const values = (header: string): readonly string[] => message.headersDistinct[header] ?? [];
    return { status: message.statusCode ?? 0, headers: message.headers, values, body, close };
  } catch (error) {
    close();
    signal.throwIfAborted();
    throw new OutboundError('no_answer', 'its host sent no HTTP response', { cause: error });
  }
}

function sendOver(socket: Socket, { method, target, headers, body }: OutboundRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = sendRequest({
      createConnection: () => socket,
      method,
      path: target.path,
      setHost: false,
      maxHeaderSize: HEADER_BYTES_MAX,
      headers: {
        host: formatHostHeader(target),
        'user-agent': USER_AGENT,
        accept: '*/*',
        'accept-encoding': 'identity',
        connection: 'close',
        ...(body === undefined ? {} : { 'content-length': String(body.byteLength) }),
        ...headers,
      },
    });
    request.on('error', reject); // stays: a connection that is cut later must not be an uncaught error
    request.once('close', () => reject(new Error('the connection was closed'))); // as when the host changes the protocol
    let informed = 0;
    request.on('information', () => {
      if (++informed > INFORMATION_MAX) request.destroy(new Error('its host sends too many informational responses'));
    });
    request.once('response', (message) => {
      message.on('error', () => undefined); // told to whoever reads the body
      resolve(message);
    });
    request.end(body);
  });
}

interface BodyBounds {
  readonly socket: Socket;
  readonly signal: AbortSignal;
  readonly bodyBytesMax: number;
}

async function* readBody(message: IncomingMessage, { socket, signal, bodyBytesMax }: BodyBounds): AsyncGenerator<Uint8Array> {
  const tooLarge = (): OutboundError => new OutboundError('too_large', `it has more than ${bodyBytesMax} bytes`);
  if (Number(message.headers['content-length'] ?? 0) > bodyBytesMax) throw tooLarge();
  let bytes = 0;
  try {
    for await (const chunk of message as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > bodyBytesMax) throw tooLarge();
      yield chunk;
    }
    // A body that only the end of the connection ends looks whole when the connection is cut.
    if (socket.errored !== null) throw socket.errored;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof OutboundError) throw error;
    throw new OutboundError('protocol_failed', 'the response of its host was cut off', { cause: error });
  }
}
