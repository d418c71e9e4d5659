import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

import { fastify } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';

import { Metrics } from './metrics.js';
import { measureHttpRequests } from './request-metrics.js';
import { onRequestEnd } from './request-end.js';

const GET = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: test\r\n\r\n`;
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

function send(port: number, text: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.resume().write(text);
  stops.push(() => socket.destroy());
  return socket;
}

describe('the end of a request', () => {
  /** A server that notes how its requests end, and answers `/now` at once. */
  async function serve(look: (request: IncomingMessage, answer: ServerResponse) => void = () => undefined) {
    const ends: string[] = [];
    const server = createServer((request, answer) => {
      const { url = '' } = request;
      onRequestEnd(request, answer, (end) => ends.push(`${url} ${end}`));
      if (url === '/now') answer.end('so');
      look(request, answer);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    stops.push(() => server.close());
    return { ends, port: (server.address() as AddressInfo).port };
  }

  it.each([
    ['an answer', GET('/now'), ['/now answered']],
    ['answers on one connection', GET('/now').repeat(3), ['/now answered', '/now answered', '/now answered']],
  ])('is told once, of %s', async (_what, text, told) => {
    const { ends, port } = await serve();
    const socket = send(port, text);
    await expect.poll(() => ends).toEqual(told);
    socket.resetAndDestroy();
    await once(socket, 'close');
    expect(ends).toEqual(told);
  });

  it.each([
    ['a reset', (socket: Socket) => void socket.resetAndDestroy()],
    ['a hang-up', (socket: Socket) => void socket.destroy()],
  ])('is told once, of %s before any answer, and of all that was sent ahead', async (_what, leave) => {
    const { ends, port } = await serve((request) => request.url === '/3' && leave(socket));
    const socket = send(port, ['/now', '/1', '/2', '/3'].map(GET).join(''));
    await expect.poll(() => ends.toSorted()).toEqual(['/1 left', '/2 left', '/3 left', '/now answered']);
  });

  it('is told now when it was before anybody asked', async () => {
    const late: string[] = [];
    const { port } = await serve((request, answer) => {
      request.socket.once('close', () => setImmediate(() => onRequestEnd(request, answer, (end) => late.push(end))));
      socket.resetAndDestroy();
    });
    const socket = send(port, GET('/1'));
    await expect.poll(() => late).toEqual(['left']);
  });
});

describe('watched requests', () => {
  it.each([
    ['before an answer', '/silent', 'route="/silent",status="499"'],
    ['in the midst of one', '/stream', 'route="/stream",status="200"'],
  ])('that are left %s are counted, and open no more', async (_when, path, series) => {
    const metrics = new Metrics();
    const server = fastify();
    measureHttpRequests(server, { metrics, isTraced: () => true });
    server.get('/silent', () => new Promise(() => undefined));
    server.get('/stream', (_request, reply) => {
      reply.hijack();
      reply.raw.write('one');
    });
    await server.listen({ host: '127.0.0.1', port: 0 });
    stops.push(() => server.close());
    const open = async () => /^diorama_http_requests_open (\d+)$/m.exec(await metrics.toText())?.[1];
    const socket = send((server.server.address() as AddressInfo).port, GET(path));
    if (path === '/stream') await once(socket, 'data');
    await expect.poll(open).toBe('1');
    socket.resetAndDestroy();
    await expect.poll(open).toBe('0');
    expect(await metrics.toText()).toContain(`diorama_http_request_seconds_count{method="GET",${series}} 1`);
  });
});
