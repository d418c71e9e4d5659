import { describe, expect, it } from 'vitest';

import { judgeAddress, judgeCertificate, judgeClock, judgeConnectionError, judgeVersion } from './judge.js';

const SERVER = 'Sat, 28 Nov 2026 12:00:00 GMT';
const NOON = Date.parse(SERVER);

describe('the clock', () => {
  it.each([
    ['within the second of the header', 400, 900, 'ok', 'the same time as the server'],
    ['during a slow request', -8_000, 8_000, 'ok', 'the same time as the server'],
    ['40 seconds ahead', 40_999, 41_100, 'warning', 'the clock of this machine is 40 seconds ahead of the clock of the server'],
    ['10 minutes behind', -600_100, -600_000, 'problem', 'the clock of this machine is 600 seconds behind the clock of the server'],
  ])('%s is judged', (_what, sent, received, status, message) => {
    expect(judgeClock(SERVER, { sentAt: NOON + sent, receivedAt: NOON + received })).toMatchObject({ status, message });
  });

  it('is not judged without a Date header', () => {
    expect(judgeClock(null, { sentAt: 0, receivedAt: 0 }).status).toBe('skipped');
  });
});

describe('the address', () => {
  it.each([
    ['https://worlds.example.com', 'ok'],
    ['http://127.0.0.1:8800', 'ok'],
    ['http://[::1]:8800', 'ok'],
    ['http://worlds.example.com', 'warning'],
    ['ftp://worlds.example.com', 'problem'],
    ['worlds', 'problem'],
  ])('%s is %s', (url, status) => {
    expect(judgeAddress(url).status).toBe(status);
  });
});

describe('versions', () => {
  it.each([
    ['1.2.9', '1.2.0', 'ok'],
    ['1.3.0', '1.2.0', 'warning'],
    [null, '1.2.0', 'warning'],
  ])('service %s with command %s: %s', (service, own, status) => {
    expect(judgeVersion(service, own).status).toBe(status);
  });
});

describe('a certificate', () => {
  it('is worth a warning two weeks before its end', () => {
    expect(judgeCertificate('host', NOON + 15 * 86_400_000, NOON).status).toBe('ok');
    expect(judgeCertificate('host', NOON + 86_400_000, NOON)).toMatchObject({
      status: 'warning',
      message: expect.stringContaining('1 days'),
    });
  });
});

describe('a failed connection', () => {
  const failed = (cause: object): Error => new TypeError('fetch failed', { cause });
  const withCode = (code: string): Error => Object.assign(new Error('x'), { code });

  it.each([
    [failed(withCode('ECONNREFUSED')), /no program listens/],
    [failed(new AggregateError([withCode('ECONNREFUSED')])), /no program listens/],
    [failed(withCode('ENOTFOUND')), /cannot be resolved/],
    [failed(withCode('CERT_HAS_EXPIRED')), /expired/],
    [failed(withCode('DEPTH_ZERO_SELF_SIGNED_CERT')), /not signed by an authority/],
    [failed(withCode('ERR_SSL_WRONG_VERSION_NUMBER')), /does not use TLS/],
    [new DOMException('x', 'TimeoutError'), /in time/],
    [new Error('odd'), /no connection: odd/],
  ])('%s is explained', (error, message) => {
    expect(judgeConnectionError(error)).toMatchObject({ status: 'problem', message: expect.stringMatching(message) });
  });
});
