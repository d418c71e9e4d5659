import { gzipSync } from 'node:zlib';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OutboundGuard } from './dial.js';
import { fetchMedia } from './fetch-media.js';
import type { FetchMediaOptions } from './fetch-media.js';
import { createTestCertificate } from './testing/certificate.js';
import { startHttpHost, startHttpsHost } from './testing/host.js';
import type { TestHost } from './testing/host.js';

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100_000, 7)]);
const PLAIN = 'media.example.com';
const SECURE = 'secure.example.com';
const certificate = createTestCertificate([SECURE]);

/** Redirects that must lead nowhere. */
const FORBIDDEN = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://168.63.129.16/',
  'http://localhost/',
  'http://metadata.google.internal/',
  'http://redis.cluster.local/',
  'http://user:pass@media.example.com/picture',
  'http://media.example.com:22/',
  'https://media.example.com:0/',
  'http://media.example.com\\@127.0.0.1/',
  'ftp://media.example.com/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_',
  'http://',
  '//127.0.0.1/',
  '\\\\127.0.0.1\\x',
];

const page = '<!DOCTYPE html><html><body>Sign in</body></html>';
const send = (response: ServerResponse, status: number, headers: Record<string, string>, body: string | Uint8Array = ''): void =>
  void response.writeHead(status, headers).end(body);

/** What the host has at each path. */
const PATHS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/picture': (response) => send(response, 200, { 'content-type': 'Image/PNG; charset=x', 'content-length': String(PNG.length) }, PNG),
  '/untold': (response) => void response.end(PNG),
  '/drip': (response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).write(PNG.subarray(0, 1));
    setTimeout(() => response.end(PNG.subarray(1)), 30);
  },
  '/page': (response) => send(response, 200, { 'content-type': 'text/html; charset=utf-8' }, page),
  '/xhtml': (response) => send(response, 200, { 'content-type': 'application/xhtml+xml' }, page),
  '/hidden-page': (response) => send(response, 200, { 'content-type': 'image/png' }, `\ufeff\n  ${page}`),
  '/bare-page': (response) => send(response, 200, {}, '<script>location = "/login"</script>'),
  '/empty': (response) => send(response, 200, { 'content-type': 'image/png' }),
  '/no-content': (response) => send(response, 204, {}),
  '/part': (response) => send(response, 206, { 'content-range': 'bytes 0-7/100008' }, PNG.subarray(0, 8)),
  '/compressed': (response) =>
    send(response, 200, { 'content-type': 'image/png', 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(1e7))),
  '/401': (response) => send(response, 401, { 'www-authenticate': 'Basic' }, page),
  '/403': (response) => send(response, 403, {}, page),
  '/404': (response) => send(response, 404, {}, page),
  '/500': (response) => send(response, 500, {}, page),
  '/304': (response) => send(response, 304, {}),
  '/nowhere': (response) => send(response, 302, {}),
  '/login': (response) => send(response, 302, { location: '/page' }),
  '/loop': (response) => send(response, 302, { location: '/loop' }),
  '/to-secure': (response) => send(response, 301, { location: `https://${SECURE}/picture` }),
  '/to-plain': (response) => send(response, 301, { location: `http://${PLAIN}/picture` }),
  '/to-private-name': (response) => send(response, 302, { location: 'https://internal.example.com/' }),
};

const respond: RequestListener = (request, response) => {
  const path = request.url ?? '';
  const [, status, left] = /^\/(30[12378])\/(\d+)$/.exec(path) ?? [];
  const [, slow] = /^\/slow\/(\d+)$/.exec(path) ?? [];
  const [, index] = /^\/forbidden\/(\d+)$/.exec(path) ?? [];
  if (status !== undefined) {
    const location = left === '0' ? '/picture' : `${status}/${Number(left) - 1}`;
    send(response, Number(status), { location: location.startsWith('/') ? location : `/${location}` }, page);
  } else if (slow !== undefined) {
    const location = slow === '0' ? '/picture' : `/slow/${Number(slow) - 1}`;
    setTimeout(() => send(response, 302, { location }), 150);
  } else if (index !== undefined) send(response, 302, { location: FORBIDDEN[Number(index)] ?? '' });
  else PATHS[path]?.(response);
};

describe('fetching media', () => {
  const requests: IncomingMessage['headers'][] = [];
  const note: RequestListener = (request, response) => {
    requests.push(request.headers);
    respond(request, response);
  };
  let plain: TestHost;
  let secure: TestHost;
  let guard: OutboundGuard;
  beforeAll(async () => {
    plain = await startHttpHost(note);
    secure = await startHttpsHost(certificate, note);
    guard = {
      policy: { allows: (address) => address !== '10.0.0.1' },
      resolver: { resolve: () => Promise.resolve(['10.0.0.1']) },
      routes: new Map([
        [PLAIN, { address: '127.0.0.1', port: plain.port }],
        [SECURE, { address: '127.0.0.1', port: secure.port }],
      ]),
      authorities: [certificate.cert],
    };
  });
  afterAll(() => Promise.all([plain.close(), secure.close()]));

  /** The media with its bytes, all read. */
  async function get(url: string, more: Partial<FetchMediaOptions> = {}) {
    const media = await fetchMedia(url, { guard, bytesMax: 1_000_000, timeoutMs: 5_000, ...more });
    const { contentType, contentLength, host } = media;
    return { contentType, contentLength, host, bytes: Buffer.concat(await Array.fromAsync(media.body)) };
  }
  const noConnection = async (): Promise<void> => {
    await expect.poll(() => plain.open() + secure.open()).toBe(0);
  };

  it.each([
    [`http://${PLAIN}/picture`, { contentType: 'image/png', contentLength: PNG.length, host: PLAIN }],
    [`https://${SECURE}/picture`, { contentType: 'image/png', contentLength: PNG.length, host: SECURE }],
    [`http://${PLAIN}/untold`, { contentType: '', contentLength: PNG.length, host: PLAIN }],
    [`http://${PLAIN}/drip`, { contentType: 'image/png', contentLength: null, host: PLAIN }],
    [`http://${PLAIN}/to-secure`, { contentType: 'image/png', contentLength: PNG.length, host: SECURE }],
    [`http://${PLAIN}/301/4`, { contentType: 'image/png', contentLength: PNG.length, host: PLAIN }],
    [`http://${PLAIN}/302/0`, { contentType: 'image/png', contentLength: PNG.length, host: PLAIN }],
    [`http://${PLAIN}/303/0`, { contentType: 'image/png', contentLength: PNG.length, host: PLAIN }],
    [`http://${PLAIN}/307/0`, { contentType: 'image/png', contentLength: PNG.length, host: PLAIN }],
    [`http://${PLAIN}/308/0`, { contentType: 'image/png', contentLength: PNG.length, host: PLAIN }],
  ])('gets %s', async (url, head) => {
    expect(await get(url)).toEqual({ ...head, bytes: PNG });
    await noConnection();
  });

  it.each([
    ['http://localhost/picture', 'url_refused', 'its host is not a public DNS name'],
    [`http://${PLAIN}/401`, 'bad_status', 'its host returned status 401, so it is not publicly accessible'],
    [`http://${PLAIN}/403`, 'bad_status', 'its host returned status 403, so it is not publicly accessible'],
    [`http://${PLAIN}/404`, 'bad_status', 'its host returned status 404'],
    [`http://${PLAIN}/500`, 'bad_status', 'its host returned status 500'],
    [`http://${PLAIN}/304`, 'bad_status', 'its host returned status 304'],
    [`http://${PLAIN}/no-content`, 'bad_status', 'its host returned status 204'],
    [`http://${PLAIN}/part`, 'bad_status', 'its host returned status 206'],
    [`http://${PLAIN}/nowhere`, 'bad_status', 'its host returned status 302'],
    [`http://${PLAIN}/page`, 'not_media', 'it returns a web page, possibly a login page'],
    [`http://${PLAIN}/xhtml`, 'not_media', 'it returns a web page, possibly a login page'],
    [`http://${PLAIN}/hidden-page`, 'not_media', 'it returns a web page, possibly a login page'],
    [`http://${PLAIN}/bare-page`, 'not_media', 'it returns a web page, possibly a login page'],
    [`http://${PLAIN}/login`, 'not_media', 'it returns a web page, possibly a login page'],
    [`http://${PLAIN}/empty`, 'not_media', 'the response of its host is empty'],
    [`http://${PLAIN}/compressed`, 'not_media', 'its host sends it compressed, which was not requested'],
    [`http://${PLAIN}/301/5`, 'too_many_redirects', 'it redirects more than 5 times'],
    [`http://${PLAIN}/loop`, 'too_many_redirects', 'it redirects more than 5 times'],
    [`https://${SECURE}/to-plain`, 'redirect_refused', expect.stringContaining('from https to http')],
    [`http://${PLAIN}/to-private-name`, 'dns_blocked', 'its host name resolves to an address that is not public'],
    ['https://unrouted.example.com/', 'dns_blocked', 'its host name resolves to an address that is not public'],
  ])('tells why %s cannot be had', async (url, failure, message) => {
    await expect(get(url)).rejects.toMatchObject({ failure, message });
    await noConnection();
  });

  it.each(FORBIDDEN.map((location, index) => [location, index] as const))('follows no redirect to %s', async (_location, index) => {
    const before = plain.connections();
    await expect(get(`http://${PLAIN}/forbidden/${index}`)).rejects.toMatchObject({ failure: 'redirect_refused' });
    expect(plain.connections()).toBe(before + 1);
    await noConnection();
  });

  it('carries nothing from hop to hop', async () => {
    requests.length = 0;
    await get(`http://${PLAIN}/to-secure`);
    const common = { 'user-agent': 'Diorama/1', accept: '*/*', 'accept-encoding': 'identity', connection: 'close' };
    expect(requests).toEqual([
      { host: PLAIN, ...common },
      { host: SECURE, ...common },
    ]);
  });

  it('takes as many bytes as it may and not one more', async () => {
    for (const path of ['picture', 'untold', 'drip'])
      expect((await get(`http://${PLAIN}/${path}`, { bytesMax: PNG.length })).bytes).toHaveLength(PNG.length);
    for (const path of ['picture', 'untold', 'drip'])
      await expect(get(`http://${PLAIN}/${path}`, { bytesMax: PNG.length - 1 })).rejects.toMatchObject({ failure: 'too_large' });
    await noConnection();
  });

  it('has one deadline for all hops', async () => {
    expect((await get(`http://${PLAIN}/slow/0`, { timeoutMs: 10_000 })).bytes).toEqual(PNG);
    await expect(get(`http://${PLAIN}/slow/4`, { timeoutMs: 400 })).rejects.toMatchObject({ failure: 'timeout' });
    await noConnection();
  });

  it('ends when its caller leaves, and when the body is left unread', async () => {
    const leaving = new AbortController();
    const media = await fetchMedia(`http://${PLAIN}/picture`, { guard, bytesMax: 1e6, timeoutMs: 5_000, signal: leaving.signal });
    leaving.abort();
    await expect(Array.fromAsync(media.body)).rejects.toMatchObject({ failure: 'aborted' });
    await noConnection();
    const unread = await fetchMedia(`http://${PLAIN}/picture`, { guard, bytesMax: 1e6, timeoutMs: 5_000 });
    unread.close();
    await noConnection();
    const halfRead = await fetchMedia(`http://${PLAIN}/picture`, { guard, bytesMax: 1e6, timeoutMs: 5_000 });
    for await (const _chunk of halfRead.body) break;
    await noConnection();
  });
});
