import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';

import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { rejectMalformedRequests } from './malformed-requests.js';
import type { Logger } from './logger.js';

describe('what is no request', () => {
  const lines: unknown[] = [];
  const http = { headersTimeout: 200, connectionsCheckingInterval: 50 };
  const server = fastify({
    http,
    requestTimeout: 200,
    clientErrorHandler: rejectMalformedRequests({ info: (line: unknown) => lines.push(line) } as unknown as Logger),
  });

  beforeAll(() => server.listen({ host: '127.0.0.1', port: 0 }));
  afterAll(() => server.close());

  async function send(text: string): Promise<string> {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (piece: Buffer) => (answer += piece.toString()));
    socket.write(text);
    await once(socket, 'close');
    return answer;
  }

  it.each([
    ['not HTTP', '\u0016\u0003\u0001', 'HTTP/1.1 400 Bad Request', 'Bad request', 'REQUEST_MALFORMED'],
    [
      'two lengths of a body',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n',
      'HTTP/1.1 400 Bad Request',
      'Bad request',
      'REQUEST_MALFORMED',
    ],
    ['a head that never ends', 'GET / HTTP/1.1\r\nHost: x\r\n', 'HTTP/1.1 408 Request Timeout', 'Request Timeout', 'REQUEST_TOO_SLOW'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(40_000)}\r\n\r\n`,
      'HTTP/1.1 431 ',
      'Request Header Fields Too Large',
      'HEADERS_TOO_LARGE',
    ],
  ])('is answered with a message and an id that is in the log: %s', async (_what, text, start, message, code) => {
    const answer = await send(text);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const { request_id: id } = lines.at(-1) as { request_id: string };
    expect(head.startsWith(start)).toBe(true);
    expect(head).toContain(`x-request-id: ${id}`);
    expect(JSON.parse(body)).toEqual({ message, code, request_id: id });
  });
});
