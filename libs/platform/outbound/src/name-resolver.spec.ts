import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createDnsResolver } from './name-resolver.js';
import { startNameServer } from './testing/name-server.js';
import type { NameServer, TestDnsZone } from './testing/name-server.js';

const RECORDS: Readonly<Record<string, Readonly<Record<'A' | 'AAAA', ReturnType<TestDnsZone>>>>> = {
  'both.example.com': { A: ['1.1.1.1', '10.0.0.1'], AAAA: ['2606:4700::1111'] },
  'v4.example.com': { A: ['1.1.1.1'], AAAA: [] },
  'v6.example.com': { A: [], AAAA: ['::ffff:7f00:1'] },
  'half.example.com': { A: ['1.1.1.1'], AAAA: 'SERVFAIL' },
  'empty.example.com': { A: [], AAAA: [] },
  'broken.example.com': { A: 'SERVFAIL', AAAA: 'SERVFAIL' },
  'silent.example.com': { A: 'silent', AAAA: 'silent' },
};

describe('the resolver', () => {
  let server: NameServer;
  const never = new AbortController().signal;
  const resolver = (timeoutMs = 10_000) => createDnsResolver({ servers: [server.address], timeoutMs });
  beforeAll(async () => {
    server = await startNameServer((host, kind) => RECORDS[host]?.[kind] ?? 'NXDOMAIN');
  });
  afterAll(() => server.close());

  it.each([
    ['both.example.com', ['1.1.1.1', '10.0.0.1', '2606:4700::1111']],
    ['v4.example.com', ['1.1.1.1']],
    ['v6.example.com', ['::ffff:127.0.0.1']],
    ['half.example.com', ['1.1.1.1']],
  ])('finds all addresses of %s', async (host, addresses) => {
    expect(await resolver().resolve(host, never)).toEqual(addresses);
  });

  it.each([
    ['none.example.com', 10_000],
    ['empty.example.com', 10_000],
    ['broken.example.com', 10_000],
    ['silent.example.com', 100],
  ])('fails for %s', async (host, timeoutMs) => {
    await expect(resolver(timeoutMs).resolve(host, never)).rejects.toMatchObject({ failure: 'dns_failed' });
  });

  it('adds no search domain and reads no hosts file', async () => {
    await resolver()
      .resolve('localhost', never)
      .catch(() => undefined);
    await resolver()
      .resolve('foo.svc', never)
      .catch(() => undefined);
    expect(new Set(server.questions.filter((question) => /localhost|svc/.test(question)))).toEqual(
      new Set(['A localhost', 'AAAA localhost', 'A foo.svc', 'AAAA foo.svc']),
    );
  });

  it('ends as soon as it is aborted', async () => {
    const controller = new AbortController();
    const patient = resolver(60_000);
    const asked = server.questions.length;
    const found = patient.resolve('silent.example.com', controller.signal).catch((error: unknown) => error);
    await expect.poll(() => server.questions.length).toBeGreaterThan(asked);
    controller.abort(new Error('enough'));
    expect(await found).toMatchObject({ message: 'enough' });
    await expect(patient.resolve('v4.example.com', controller.signal)).rejects.toThrow('enough');
  });
});
