import { HOSTILE_URLS } from '@diorama/webhook/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createPublicAddressPolicy } from './address-policy.js';
import type { AddressPolicy } from './address-policy.js';
import { createDnsResolver } from './name-resolver.js';
import { postWebhook } from './post-webhook.js';
import { createTestCertificate } from './testing/certificate.js';
import { HOSTILE_ADDRESSES } from './testing/hostile-addresses.js';
import { startHttpsHost, startRawHost } from './testing/host.js';
import type { TestHost } from './testing/host.js';
import { startNameServer } from './testing/name-server.js';
import type { NameServer } from './testing/name-server.js';
import { recordConnections } from './testing/watch-connections.js';
import type { RecordedConnections } from './testing/watch-connections.js';

const NAME = 'receiver.example.com';
const certificate = createTestCertificate([NAME]);
const PUBLIC = '127.0.0.2'; // stands for an address of the internet
const allowing: AddressPolicy = { allows: (address) => address === PUBLIC };

/** What nobody may reach, and what anybody may. */
let canary: TestHost;
let receiver: TestHost;
let watched: RecordedConnections;
let names: NameServer | null = null;
beforeEach(async () => {
  canary = await startRawHost(() => undefined);
  receiver = await startHttpsHost({ ...certificate }, (_request, response) => response.end(), PUBLIC);
  watched = recordConnections({ '127.0.0.1': canary.port, '::1': canary.port, [PUBLIC]: receiver.port });
});
afterEach(async () => {
  watched.restore();
  await Promise.all([canary.close(), receiver.close(), names?.close()]);
  names = null;
});

interface Sending {
  readonly url?: string;
  readonly policy?: AddressPolicy;
  /** What the name server says, question after question of a kind; the last stays. */
  readonly A?: readonly (readonly string[])[];
  readonly AAAA?: readonly string[];
  readonly refusedEnds?: readonly string[];
}

async function send({ url = `https://${NAME}/`, policy = createPublicAddressPolicy(), A = [[]], AAAA = [], refusedEnds = [] }: Sending) {
  const left = [...A];
  names ??= await startNameServer((_host, kind) => (kind === 'AAAA' ? AAAA : ((left.length > 1 ? left.shift() : left[0]) ?? [])));
  const resolver = createDnsResolver({ servers: [names.address] });
  const guard = { policy, resolver, routes: new Map(), authorities: [certificate.cert] };
  return postWebhook({ url, headers: {}, body: Buffer.from('{}') }, { guard, timeoutMs: 5_000, refusedEnds });
}

const BLOCKED = { outcome: { errorCategory: 'dns_blocked' }, address: null };
const urls = Object.values(HOSTILE_URLS).flat();
/** But for a public address that a DNS64 wrote. */
const addresses = Object.values(HOSTILE_ADDRESSES)
  .flat()
  .filter((address) => address !== '64:ff9b::808:808');

describe('no connection is opened', () => {
  it.each(urls)('for %j', async (url) => {
    expect(await send({ url, A: [['127.0.0.1']] })).toMatchObject(BLOCKED);
    expect({ dialled: watched.dialled, asked: names?.questions }).toEqual({ dialled: [], asked: [] });
  });

  it.each(addresses)('to %s, whatever a resolver says', async (address) => {
    const guard = { policy: createPublicAddressPolicy(), resolver: { resolve: () => Promise.resolve([address]) }, routes: new Map() };
    const post = { url: `https://${NAME}/`, headers: {}, body: Buffer.from('{}') };
    expect(await postWebhook(post, { guard, timeoutMs: 5_000 })).toMatchObject(BLOCKED);
    expect(watched.dialled).toEqual([]);
  });

  it.each([
    ['a private address', { A: [['10.0.0.1']] }],
    ['this machine', { A: [['127.0.0.1']] }],
    ['this machine in IPv6', { AAAA: ['::1'] }],
    ['metadata of a cloud', { A: [['169.254.169.254']] }],
    ['an IPv4 address inside an IPv6 one', { AAAA: ['::ffff:7f00:1'] }],
    ['a private address behind NAT64', { AAAA: ['64:ff9b::a00:1'] }],
    ['public and private addresses at once', { policy: allowing, A: [[PUBLIC, '127.0.0.1']] }],
    ['a public address, and a private one in IPv6', { policy: allowing, A: [[PUBLIC]], AAAA: ['::1'] }],
    ['a public address behind NAT64 beside a private one', { AAAA: ['64:ff9b::808:808', '64:ff9b::a9fe:a9fe'] }],
  ])('when the name server answers with %s', async (_what, sending: Sending) => {
    expect(await send(sending)).toMatchObject(BLOCKED);
    expect({ dialled: watched.dialled, canary: canary.connections() }).toEqual({ dialled: [], canary: 0 });
  });

  it('to a host whose end an operator forbids', async () => {
    const sent = await send({
      url: 'https://db.cluster.example.org/',
      A: [[PUBLIC]],
      policy: allowing,
      refusedEnds: ['cluster.example.org'],
    });
    expect(sent).toMatchObject(BLOCKED);
    expect(watched.dialled).toEqual([]);
  });

  it('to what the name server says later: the address that was checked is dialled', async () => {
    const A = [[PUBLIC], ['127.0.0.1']];
    expect(await send({ policy: allowing, A })).toMatchObject({ outcome: { httpStatus: 200 }, address: PUBLIC });
    expect(await send({ policy: allowing, A })).toMatchObject(BLOCKED);
    expect({ dialled: watched.dialled, canary: canary.connections(), receiver: receiver.connections() }).toEqual({
      dialled: [PUBLIC],
      canary: 0,
      receiver: 1,
    });
  });

  it('beside the one to a public address, whose NAT64 twin counts for nothing', async () => {
    const sent = await send({ policy: allowing, A: [[PUBLIC]], AAAA: ['64:ff9b::7f00:2'] });
    expect(sent).toMatchObject({ outcome: { httpStatus: 200 } });
    expect(watched.dialled).toEqual([PUBLIC]);
  });
});

describe('the watch over connections', () => {
  it('would see one', async () => {
    expect(await send({ policy: { allows: () => true }, A: [['127.0.0.1']] })).toMatchObject({ address: '127.0.0.1' });
    expect({ dialled: watched.dialled, canary: canary.connections() }).toEqual({ dialled: ['127.0.0.1'], canary: 1 });
  });

  it('knows a hundred hostile URLs and sixty hostile addresses', () => {
    expect(urls.length).toBeGreaterThanOrEqual(100);
    expect(addresses.length).toBeGreaterThanOrEqual(60);
  });
});
