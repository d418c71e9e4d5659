import type { RequestListener } from 'node:http';
import { Socket } from 'node:net';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { createPublicAddressPolicy } from './address-policy.js';
import type { OutboundGuard } from './dial.js';
import { createDnsResolver } from './name-resolver.js';
import { OutboundError } from './outbound-error.js';
import { postWebhook } from './post-webhook.js';
import type { WebhookPostOptions } from './post-webhook.js';
import { createTestCertificate } from './testing/certificate.js';
import { startHttpHost, startHttpsHost, startRawHost, startTlsHost } from './testing/host.js';
import type { TestHost } from './testing/host.js';

const NAME = 'receiver.example.com';
const BODY = Buffer.from('{"id":"evt_op_1","é":1}');
const certificate = createTestCertificate([NAME]);

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

async function keep(host: Promise<TestHost>): Promise<TestHost> {
  opened.push(await host);
  return host;
}

/** A guard under which the name leads to that port of this machine. */
const guardTo = (port: number, more: Partial<OutboundGuard> = {}): OutboundGuard => ({
  policy: { allows: () => false },
  resolver: { resolve: () => Promise.reject(new OutboundError('dns_failed', 'the DNS was asked')) },
  routes: new Map([[NAME, { address: '127.0.0.1', port }]]),
  authorities: [certificate.cert],
  ...more,
});

const post = (guard: OutboundGuard, more: Partial<WebhookPostOptions> = {}, url = `https://${NAME}/in`) =>
  postWebhook(
    { url, headers: { 'webhook-id': 'del_1', 'content-type': 'application/json' }, body: BODY },
    { guard, timeoutMs: 5_000, ...more },
  );

const outcomeAt = async (guard: OutboundGuard, more: Partial<WebhookPostOptions> = {}) => (await post(guard, more)).outcome;
const httpsHost = (listener: RequestListener, options: object = {}) => keep(startHttpsHost({ ...certificate, ...options }, listener));
const answering = (status: number, headers: Record<string, string | string[]> = {}) =>
  httpsHost((_request, response) => response.writeHead(status, headers).end('words of the receiver'));
/** Says these bytes over TLS once the request is there. */
const saying = (say: (socket: Socket) => void) => keep(startTlsHost(certificate, (socket) => socket.once('data', () => say(socket))));

describe('a webhook that is posted', () => {
  it.each(["?n=O'Brien", "?a=b&a=c&&=&%zz&d=%2F%2f+;,:@!$*()'", '?', '?a?b/../c', '?[a]=1'])(
    'sends the query %s byte for byte',
    async (query) => {
      const targets: (string | undefined)[] = [];
      const host = await httpsHost((request, response) => {
        targets.push(request.url);
        response.writeHead(204).end();
      });
      const { outcome } = await post(guardTo(host.port), {}, `HTTPS://${NAME}/x/O'Brien${query}`);
      expect({ outcome, targets }).toEqual({ outcome: { httpStatus: 204, retryAfter: null }, targets: [`/x/O'Brien${query}`] });
    },
  );

  it('arrives as it is, at the path and query as they were written', async () => {
    const seen: unknown[] = [];
    const host = await httpsHost((request, response) => {
      const { method, url, headers } = request;
      const chunks: Buffer[] = [];
      request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
          response.writeHead(204).end();
        });
    });
    const result = await post(guardTo(host.port), {}, `https://${NAME}/in?a=%20b&&c=[1]%zz`);
    expect(result).toEqual({
      outcome: { httpStatus: 204, retryAfter: null },
      address: '127.0.0.1',
      durationMs: expect.any(Number),
      fault: null,
    });
    const headers = {
      host: NAME,
      'webhook-id': 'del_1',
      'content-type': 'application/json',
      'content-length': String(BODY.byteLength),
      'user-agent': expect.stringContaining('Diorama'),
      accept: '*/*',
      'accept-encoding': 'identity',
      connection: 'close',
    };
    expect(seen).toEqual([{ method: 'POST', url: '/in?a=%20b&&c=[1]%zz', headers, body: BODY.toString() }]);
  });

  it.each([200, 201, 204, 299, 300, 301, 302, 307, 308, 400, 401, 404, 408, 410, 418, 426, 429, 500, 502, 503, 504, 599])(
    '[delivery-12] is told the status %i, and sent nowhere else',
    async (status) => {
      const host = await answering(status, status < 400 ? { location: 'https://elsewhere.example.com/' } : {});
      expect(await outcomeAt(guardTo(host.port))).toEqual({ httpStatus: status, retryAfter: null });
      expect(host.connections()).toBe(1);
      await expect.poll(host.open).toBe(0);
    },
  );

  it.each([
    ['120', '120'],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 'Wed, 21 Oct 2026 07:28:00 GMT'],
    ['1.5', '1.5'],
    ['soon', 'soon'],
    ['9'.repeat(500), '9'.repeat(64)],
    ['x'.repeat(65), null],
    [['60', '60'], '60'],
    [['60', '61'], null],
    [[], null],
  ])('is told a Retry-After of %j as %j', async (sent, told) => {
    const host = await answering(503, { 'retry-after': sent });
    expect(await outcomeAt(guardTo(host.port))).toEqual({ httpStatus: 503, retryAfter: told });
  });

  it('opens a connection of its own each time', async () => {
    const host = await answering(200);
    for (let i = 0; i < 3; i++) await post(guardTo(host.port));
    expect(host.connections()).toBe(3);
  });
});

describe('a receiver that cannot be reached', () => {
  it('[delivery-11] whose name is unknown, or whose name server says nothing, is unresolvable', async () => {
    const unknown = guardTo(1, { routes: new Map() });
    expect(await post(unknown)).toMatchObject({ outcome: { errorCategory: 'dns_unresolvable' }, address: null });
    const silent = {
      resolve: (_host: string, signal: AbortSignal) =>
        new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    };
    expect(await outcomeAt(guardTo(1, { routes: new Map(), resolver: silent }), { timeoutMs: 100 })).toEqual({
      errorCategory: 'dns_unresolvable',
    });
  });

  it.each([[['127.0.0.1']], [['10.0.0.1']], [['::1']], [['169.254.169.254']], [['1.1.1.1', '192.168.0.1']]])(
    '[delivery-06] whose name leads to %j is never dialled, for the address is private',
    async (addresses) => {
      const resolver = { resolve: () => Promise.resolve(addresses) };
      const connect = vi.spyOn(Socket.prototype, 'connect');
      const result = await post(guardTo(1, { routes: new Map(), policy: createPublicAddressPolicy(), resolver }));
      const dialled = connect.mock.calls.length;
      connect.mockRestore();
      expect({ ...result, dialled }).toMatchObject({ outcome: { errorCategory: 'dns_blocked' }, address: null, dialled: 0 });
    },
  );

  it('is not blamed for name servers of our own that are not there', async () => {
    const resolver = createDnsResolver({ servers: ['127.0.0.1:1'], timeoutMs: 2_000 });
    expect(await outcomeAt(guardTo(1, { routes: new Map(), resolver }))).toEqual({ errorCategory: 'internal' });
  });

  it('[delivery-09] is told what refused the connection, and which address', async () => {
    const closed = await keep(startRawHost(() => undefined));
    await closed.close();
    expect(await post(guardTo(closed.port))).toMatchObject({ outcome: { errorCategory: 'connect_refused' }, address: '127.0.0.1' });
  });

  it('is told what its first address did, when none of several lets anybody in', async () => {
    const resolver = { resolve: () => Promise.resolve(['127.0.0.1', '127.0.0.2']) };
    const refusal = (code: string) => Object.assign(new Error(code), { code });
    const codes = ['ECONNREFUSED', 'ENETUNREACH'];
    const connect = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket) {
      return this.destroy(refusal(codes.shift() ?? ''));
    });
    const result = await post(guardTo(1, { routes: new Map(), policy: { allows: () => true }, resolver }));
    connect.mockRestore();
    expect({ outcome: result.outcome, left: codes }).toEqual({ outcome: { errorCategory: 'connect_refused' }, left: [] });
  });

  it('is not blamed for what this machine lacks', async () => {
    const connect = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket) {
      return this.destroy(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
    });
    const { outcome } = await post(guardTo(1));
    connect.mockRestore();
    expect(outcome).toEqual({ errorCategory: 'internal' });
  });

  it('that never ends the handshake of TCP runs into the deadline of the connection', async () => {
    const connect = vi.spyOn(Socket.prototype, 'connect').mockReturnThis(); // as when every packet is lost
    const result = await post(guardTo(1), { timeoutMs: 200 });
    connect.mockRestore();
    expect(result).toMatchObject({ outcome: { errorCategory: 'connect_timeout' }, address: '127.0.0.1' });
  });

  it.each([
    ['no authority vouches for', certificate, {}, [createTestCertificate([NAME]).cert]],
    ['is for another name', createTestCertificate(['other.example.com']), {}, null],
    ['has expired', createTestCertificate([NAME], -0.5), {}, null],
    ['comes with TLS 1.1', certificate, { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' }, null],
  ])('[delivery-10] over TLS whose certificate %s is not spoken to', async (_what, own, options, authorities) => {
    let heard = 0;
    const host = await httpsHost(() => heard++, { ...own, ...options });
    expect(await outcomeAt(guardTo(host.port, { authorities: authorities ?? [own.cert] }))).toEqual({ errorCategory: 'tls' });
    expect(heard).toBe(0);
  });

  it('that speaks no TLS gets no word of the webhook', async () => {
    let heard = 0;
    const host = await keep(startHttpHost(() => heard++));
    expect(await outcomeAt(guardTo(host.port))).toEqual({ errorCategory: 'tls' });
    expect(heard).toBe(0);
  });
});

describe('a receiver that answers badly', () => {
  it.each<[string, string, (socket: Socket) => void]>([
    ['cuts the connection before its answer', 'connect_reset', (socket) => socket.destroy()],
    ['ends the connection before its answer', 'connect_reset', (socket) => socket.end()],
    ['cuts the connection within its headers', 'connect_reset', (socket) => socket.write('HTTP/1.1 200 OK\r\nx: ', () => socket.destroy())],
    ['says no HTTP', 'protocol', (socket) => socket.write('SSH-2.0-OpenSSH_9.6\r\n')],
    ['says a status that is none', 'protocol', (socket) => socket.write('HTTP/1.1 999 Odd\r\ncontent-length: 0\r\n\r\n')],
    ['sends 17 KiB of headers', 'protocol', (socket) => socket.write(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(17_408)}\r\n\r\n`)],
    [
      'changes the protocol',
      'protocol',
      (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
    ],
    ['too many informational responses', 'protocol', (socket) => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(10_000))],
  ])('and %s is told as %s', async (_what, errorCategory, say) => {
    const host = await saying(say);
    expect(await outcomeAt(guardTo(host.port))).toEqual({ errorCategory });
    await expect.poll(host.open).toBe(0);
  });

  it('may inform a little first', async () => {
    const host = await saying((socket) =>
      socket.write(`${'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(16)}HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n`),
    );
    expect(await outcomeAt(guardTo(host.port))).toEqual({ httpStatus: 200, retryAfter: null });
  });

  it.each<[string, string]>([
    ['promises a large body', 'content-length: 1000000000000\r\n\r\n'],
    ['promises a body and says nothing', 'content-length: 10\r\n\r\n'],
    ['sends more than it promised', 'content-length: 1\r\n\r\nabc'],
    ['says it upgrades', 'connection: upgrade\r\nupgrade: h2c\r\n\r\n'],
    ['breaks its chunks', 'transfer-encoding: chunked\r\n\r\nzzz'],
  ])('has answered once its headers are there, even if it %s', async (_what, rest) => {
    const host = await saying((socket) => socket.write(`HTTP/1.1 200 OK\r\n${rest}`));
    expect(await outcomeAt(guardTo(host.port))).toEqual({ httpStatus: 200, retryAfter: null });
    await expect.poll(host.open).toBe(0);
  });

  it('has answered when it is cut off after its headers, or drips a body for ever', async () => {
    const cut = await saying((socket) => socket.write('HTTP/1.1 410 Gone\r\ncontent-length: 9\r\n\r\n', () => socket.destroy()));
    expect(await outcomeAt(guardTo(cut.port))).toEqual({ httpStatus: 410, retryAfter: null });
    let timer: ReturnType<typeof setInterval> | undefined;
    const dripping = await saying((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      timer = setInterval(() => socket.write('a'), 20);
    });
    expect(await outcomeAt(guardTo(dripping.port))).toEqual({ httpStatus: 200, retryAfter: null });
    clearInterval(timer);
    await expect.poll(dripping.open).toBe(0);
  });

  it('does not make us read on for ever', async () => {
    let sent = 0;
    const host = await httpsHost((_request, response) => {
      const more = (): void => {
        let flows = true;
        while (flows && !response.destroyed) {
          flows = response.write(Buffer.alloc(65_536));
          sent += 65_536;
        }
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    expect(await outcomeAt(guardTo(host.port))).toEqual({ httpStatus: 200, retryAfter: null });
    await expect.poll(host.open).toBe(0);
    expect(sent).toBeLessThan(64 * 1_048_576); // what the buffers of sockets hold
  });
});

describe('the deadline of a webhook', () => {
  it('covers a handshake of TLS that stalls', async () => {
    const host = await keep(startRawHost((socket) => socket.resume()));
    expect(await outcomeAt(guardTo(host.port), { timeoutMs: 1_000 })).toEqual({ errorCategory: 'timeout' });
    await expect.poll(host.open).toBe(0);
  });

  it.each([
    ['nothing', ''],
    ['a dripping status line', 'HTTP/1.1 200 '],
    ['dripping headers', 'HTTP/1.1 200 OK\r\nx: '],
    ['dripping information', 'HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 103 '],
  ])('[delivery-08] covers %s', async (_what, first) => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const host = await saying((socket) => {
      socket.write(first);
      if (first !== '') timer = setInterval(() => socket.write('a'), 20);
    });
    const { outcome, durationMs } = await post(guardTo(host.port), { timeoutMs: 1_000 });
    clearInterval(timer);
    expect(outcome).toEqual({ errorCategory: 'timeout' });
    expect(durationMs).toBeGreaterThanOrEqual(999);
    await expect.poll(host.open).toBe(0);
  });

  it('is no outcome when the caller gives up', async () => {
    const host = await saying(() => undefined);
    const leaving = new AbortController();
    const sent = post(guardTo(host.port), { signal: leaving.signal });
    await expect.poll(host.open).toBe(1);
    leaving.abort();
    await expect(sent).rejects.toMatchObject({ failure: 'aborted' });
    await expect.poll(host.open).toBe(0);
  });
});
