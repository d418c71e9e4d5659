import type { RequestListener } from 'node:http';

import { afterEach, describe, expect, it } from 'vitest';

import { startDeadline } from './deadline.js';
import type { OutboundGuard } from './dial.js';
import { sendOutboundRequest } from './exchange.js';
import type { OutboundResponse, OutboundRequest } from './exchange.js';
import { createDnsResolver } from './name-resolver.js';
import { createTestCertificate } from './testing/certificate.js';
import { startHttpHost, startHttpsHost, startRawHost } from './testing/host.js';
import type { TestHost } from './testing/host.js';
import { startNameServer } from './testing/name-server.js';
import type { NameServer, TestDnsZone } from './testing/name-server.js';

const NAME = 'receiver.example.com';
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

async function keep<Server extends TestHost | NameServer>(server: Promise<Server>): Promise<Server> {
  opened.push(await server);
  return server;
}

/** A guard under which the name leads to that port of this machine. */
const guardTo = (port: number, more: Partial<OutboundGuard> = {}): OutboundGuard => ({
  policy: { allows: () => false },
  resolver: { resolve: () => Promise.reject(new Error('the DNS was asked')) },
  routes: new Map([[NAME, { address: '127.0.0.1', port }]]),
  ...more,
});

const certificate = createTestCertificate([NAME]);

interface Trial {
  readonly guard: OutboundGuard;
  readonly outgoing?: Partial<OutboundRequest>;
  readonly ms?: number;
  readonly bodyBytesMax?: number;
  readonly signal?: AbortSignal;
}

/** The answer with its body read. */
async function send({ guard, outgoing, ms = 5_000, bodyBytesMax = 1_000_000, signal }: Trial) {
  const deadline = startDeadline(ms, signal);
  let answer: OutboundResponse | undefined;
  try {
    const target = { secure: false, host: NAME, port: 80, path: '/' };
    answer = await sendOutboundRequest({ method: 'GET', target, ...outgoing }, { guard, signal: deadline.signal, bodyBytesMax });
    const chunks: Uint8Array[] = [];
    for await (const chunk of answer.body) chunks.push(chunk);
    return { status: answer.status, headers: answer.headers, body: Buffer.concat(chunks).toString() };
  } finally {
    deadline.end();
    answer?.close();
  }
}

const secureTarget = { secure: true, host: NAME, port: 443, path: '/in?a=%20b' };

describe('an exchange', () => {
  it('sends what it must and nothing that tells who asks', async () => {
    const seen: object[] = [];
    const host = await keep(
      startHttpHost((request, response) => {
        seen.push({ method: request.method, url: request.url, headers: request.headers });
        response.setHeader('x-answer', 'yes').end('bytes');
      }),
    );
    const outgoing = { target: { secure: false, host: NAME, port: 80, path: '/a?b=%20c' } };
    expect(await send({ guard: guardTo(host.port), outgoing })).toMatchObject({
      status: 200,
      headers: { 'x-answer': 'yes' },
      body: 'bytes',
    });
    const headers = { host: NAME, 'user-agent': 'Diorama/1', accept: '*/*', 'accept-encoding': 'identity', connection: 'close' };
    expect(seen).toEqual([{ method: 'GET', url: '/a?b=%20c', headers }]);
  });

  it('posts bytes, and follows no redirect', async () => {
    const received: string[] = [];
    const host = await keep(
      startHttpHost((request, response) => {
        request.setEncoding('utf8').on('data', (text: string) => received.push(text));
        request.on('end', () => response.writeHead(307, { location: 'http://elsewhere.example.com/' }).end());
        received.push(`${request.method} ${request.headers['content-type']} ${request.headers['content-length']}`);
      }),
    );
    const outgoing = { method: 'POST', headers: { 'content-type': 'application/json' }, body: Buffer.from('{"é":1}') } as const;
    expect(await send({ guard: guardTo(host.port), outgoing })).toMatchObject({ status: 307 });
    expect(received).toEqual(['POST application/json 8', '{"é":1}']);
    expect(host.connections()).toBe(1);
  });

  it('uses a connection of its own each time, and closes it', async () => {
    const host = await keep(startHttpHost((_request, response) => response.end('x')));
    for (let i = 0; i < 3; i++) await send({ guard: guardTo(host.port) });
    expect(host.connections()).toBe(3);
    await expect.poll(host.open).toBe(0);
  });

  it('does not use the proxy that the environment names', async () => {
    const host = await keep(startHttpHost((_request, response) => response.end('direct')));
    const before = { ...process.env };
    Object.assign(process.env, { http_proxy: 'http://127.0.0.1:9', HTTP_PROXY: 'http://127.0.0.1:9', NODE_USE_ENV_PROXY: '1' });
    try {
      expect(await send({ guard: guardTo(host.port) })).toMatchObject({ body: 'direct' });
    } finally {
      process.env = before;
    }
  });
});

describe('an exchange over TLS', () => {
  const secureHost = (options: object, listener: RequestListener = (_request, response) => response.end('x')) =>
    keep(startHttpsHost({ ...certificate, ...options }, listener));

  it('names the target to the server and believes its certificate alone', async () => {
    let server: unknown;
    const host = await secureHost({}, (request, response) => {
      server = { name: (request.socket as { servername?: string }).servername, host: request.headers.host, url: request.url };
      response.end('over TLS');
    });
    const guard = guardTo(host.port, { authorities: [certificate.cert] });
    expect(await send({ guard, outgoing: { target: secureTarget } })).toMatchObject({ status: 200, body: 'over TLS' });
    expect(server).toEqual({ name: NAME, host: NAME, url: '/in?a=%20b' });
  });

  it.each([
    ['no authority vouches for', certificate, 'none', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['is for another name', createTestCertificate(['other.example.com']), 'itself', 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['has expired', createTestCertificate([NAME], -0.5), 'itself', 'CERT_HAS_EXPIRED'],
  ])('refuses a certificate that %s', async (_what, own, authority, code) => {
    const host = await secureHost(own);
    const authorities = authority === 'none' ? {} : { authorities: [own.cert] };
    await expect(send({ guard: guardTo(host.port, authorities), outgoing: { target: secureTarget } })).rejects.toMatchObject({
      failure: 'tls_failed',
      message: `no TLS connection to its host is possible (${code})`,
    });
  });

  it('refuses TLS older than 1.2, and no TLS at all', async () => {
    const host = await secureHost({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' });
    const plain = await keep(startHttpHost((_request, response) => response.end('x')));
    for (const { port } of [host, plain]) {
      const guard = guardTo(port, { authorities: [certificate.cert] });
      await expect(send({ guard, outgoing: { target: secureTarget } })).rejects.toMatchObject({ failure: 'tls_failed' });
    }
  });
});

describe('the address that is dialled', () => {
  const zone =
    (answers: readonly (readonly string[])[]): TestDnsZone =>
    (_host, kind) =>
      kind === 'AAAA' ? [] : ((answers.length > 1 ? (answers as string[][]).shift() : answers[0]) ?? []);

  it('is the one that was checked, however the DNS changes its mind', async () => {
    const good = await keep(startHttpHost((_request, response) => response.end('good'), '127.0.0.2'));
    const names = await keep(startNameServer(zone([['127.0.0.2'], ['127.0.0.1']])));
    const judged: string[] = [];
    const policy = {
      allows: (address: string) => {
        judged.push(address);
        return address === '127.0.0.2';
      },
    };
    const guard = { policy, resolver: createDnsResolver({ servers: [names.address] }), routes: new Map() };
    const target = { secure: false, host: 'rebind.example.com', port: good.port, path: '/' };
    expect(await send({ guard, outgoing: { target } })).toMatchObject({ body: 'good' });
    expect(judged).toEqual(['127.0.0.2']);
    expect(names.questions.toSorted()).toEqual(['A rebind.example.com', 'AAAA rebind.example.com']);
    await expect(send({ guard, outgoing: { target } })).rejects.toMatchObject({ failure: 'dns_blocked' });
    expect(good.connections()).toBe(1);
  });

  it('is none when one of several is forbidden', async () => {
    const good = await keep(startHttpHost((_request, response) => response.end('good'), '127.0.0.2'));
    const names = await keep(startNameServer(zone([['127.0.0.2', '127.0.0.1']])));
    const guard = {
      policy: { allows: (address: string) => address === '127.0.0.2' },
      resolver: createDnsResolver({ servers: [names.address] }),
      routes: new Map(),
    };
    const target = { secure: false, host: 'mixed.example.com', port: good.port, path: '/' };
    await expect(send({ guard, outgoing: { target } })).rejects.toMatchObject({ failure: 'dns_blocked' });
    expect(good.connections()).toBe(0);
  });

  it('is the next one when the first does not answer', async () => {
    const good = await keep(startHttpHost((_request, response) => response.end('second'), '127.0.0.3'));
    const guard = {
      policy: { allows: () => true },
      resolver: { resolve: () => Promise.resolve(['127.0.0.2', '127.0.0.3']) },
      routes: new Map(),
    };
    const target = { secure: false, host: NAME, port: good.port, path: '/' };
    expect(await send({ guard, outgoing: { target } })).toMatchObject({ body: 'second' });
    await good.close();
    opened.splice(opened.indexOf(good), 1);
    await expect(send({ guard, outgoing: { target } })).rejects.toMatchObject({ failure: 'connect_failed' });
  });
});

describe('an exchange with a host that means ill', () => {
  const raw = (...pieces: readonly string[]) =>
    keep(
      startRawHost((socket) => {
        socket.once('data', () => {
          for (const piece of pieces) socket.write(piece);
        });
      }),
    );

  it.each([
    ['says no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['sends 17 KiB of headers', `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(17 * 1_024)}\r\n\r\n`],
    ['gives two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['changes the protocol', 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'],
  ])('that %s fails', async (_what, text) => {
    const host = await raw(text);
    await expect(send({ guard: guardTo(host.port) })).rejects.toMatchObject({ failure: 'no_answer' });
    await expect.poll(host.open).toBe(0);
  });

  it('that breaks off fails, before its answer and within', async () => {
    const silent = await keep(startRawHost((socket) => socket.once('data', () => socket.destroy())));
    await expect(send({ guard: guardTo(silent.port) })).rejects.toMatchObject({ failure: 'no_answer' });
    const short = await keep(
      startRawHost((socket) => socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nfive!'))),
    );
    const reset = await keep(
      startRawHost((socket) =>
        socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\n\r\nno length', () => setTimeout(() => socket.resetAndDestroy(), 50))),
      ),
    );
    for (const { port } of [short, reset])
      await expect(send({ guard: guardTo(port) })).rejects.toMatchObject({
        failure: 'protocol_failed',
        message: 'the response of its host was cut off',
      });
  });

  it('that says more than it announced is heard to the end it announced', async () => {
    const host = await raw('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nfive!HTTP/1.1 200 OK\r\n\r\n');
    expect(await send({ guard: guardTo(host.port) })).toMatchObject({ body: 'five!' });
  });

  it.each([
    ['an announced', 'content-length: 1001\r\n\r\n'],
    ['an unannounced', `\r\n${'a'.repeat(1_001)}`],
    ['a chunked', `transfer-encoding: chunked\r\n\r\n3e9\r\n${'a'.repeat(1_001)}\r\n0\r\n\r\n`],
  ])('that sends %s body over the bound is cut', async (_what, rest) => {
    const host = await raw(`HTTP/1.1 200 OK\r\n${rest}`);
    await expect(send({ guard: guardTo(host.port), bodyBytesMax: 1_000 })).rejects.toMatchObject({
      failure: 'too_large',
      message: 'it has more than 1000 bytes',
    });
    await expect.poll(host.open).toBe(0);
  });
});

describe('the deadline', () => {
  /** Sends one piece, then a byte now and then for ever. */
  const dripping = (first: string) =>
    keep(
      startRawHost((socket) => {
        socket.once('data', () => {
          socket.write(first); // before any drop of it
          const timer = setInterval(() => socket.write('a'), 20);
          socket.once('close', () => clearInterval(timer));
        });
      }),
    );

  const timedOut = { failure: 'timeout', message: 'it took longer than 0.3 s' };

  it('covers the DNS', async () => {
    const names = await keep(startNameServer(() => 'silent'));
    const guard = { policy: { allows: () => true }, resolver: createDnsResolver({ servers: [names.address] }), routes: new Map() };
    await expect(send({ guard, ms: 300 })).rejects.toMatchObject(timedOut);
  });

  it('covers the TLS handshake', async () => {
    const host = await keep(startRawHost((socket) => socket.resume()));
    await expect(send({ guard: guardTo(host.port), outgoing: { target: secureTarget }, ms: 300 })).rejects.toMatchObject(timedOut);
    await expect.poll(host.open).toBe(0);
  });

  it.each([
    ['status line', 'HTTP/1.1 200 '],
    ['headers', 'HTTP/1.1 200 OK\r\nx: '],
    ['body', 'HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n'],
    ['body without an end', 'HTTP/1.1 200 OK\r\n\r\n'],
    ['chunks', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nfffff\r\n'],
    ['informational answers', `${'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(10)}HTTP/1.1 103 `],
  ])('covers %s that drip', async (_what, first) => {
    const host = await dripping(first);
    await expect(send({ guard: guardTo(host.port), ms: 300 })).rejects.toMatchObject(timedOut);
    await expect.poll(host.open).toBe(0);
  });

  it('covers a body that flows for ever, and a reader that does not read', async () => {
    const endless = await keep(
      startHttpHost((_request, response) => {
        const more = (): void => {
          while (!response.destroyed && response.write(Buffer.alloc(16_384)));
          if (!response.destroyed) response.once('drain', more);
        };
        more();
      }),
    );
    await expect(send({ guard: guardTo(endless.port), ms: 300, bodyBytesMax: 1e12 })).rejects.toMatchObject(timedOut);
    await expect.poll(endless.open).toBe(0);
  });

  it('is met at once by a caller who gives up, at any stage', async () => {
    const host = await dripping('HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n');
    const leaving = new AbortController();
    const sent = send({ guard: guardTo(host.port), signal: leaving.signal, ms: 60_000 });
    await expect.poll(host.open).toBe(1);
    leaving.abort();
    await expect(sent).rejects.toMatchObject({ failure: 'aborted' });
    await expect.poll(host.open).toBe(0);
    await expect(send({ guard: guardTo(host.port), signal: leaving.signal })).rejects.toMatchObject({ failure: 'aborted' });
    expect(host.connections()).toBe(1);
  });
});
