import { LIMITS } from '@diorama/domain';
import { afterEach, describe, expect, it } from 'vitest';

import { startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

const MAX = LIMITS.gallerySearchesPerMinute;
const world = { listPublicWorlds: async () => ({ worlds: [], nextPageToken: '' }) };

let gateway: TestGateway;
afterEach(() => gateway.stop());

/** Searches the gallery, which is limited by address, with these `X-Forwarded-For` headers. Returns how many were accepted. */
async function countAccepted(forwardedFor: readonly string[]): Promise<number> {
  const statuses: number[] = [];
  for (const header of forwardedFor)
    statuses.push((await fetch(`${gateway.url}/public/worlds?query=lake`, { headers: { 'x-forwarded-for': header } })).status);
  expect(new Set(statuses).difference(new Set([200, 429])).size).toBe(0);
  return statuses.filter((status) => status === 200).length;
}

const addresses = (count: number): string[] => Array.from({ length: count }, (_, n) => `203.0.113.${n}`);

describe('the address of a client', () => {
  it.each([
    ['no proxy is trusted', []],
    ['only other networks are trusted', ['10.0.0.0/8', '2001:db8::/32']],
  ])('is that of the connection where %s, so that a forged header changes nothing', async (_when, trustedProxies) => {
    gateway = await startGateway({ world, trustedProxies });
    expect(await countAccepted(addresses(MAX + 5))).toBe(MAX);
  });

  it('is the one that a trusted proxy forwards', async () => {
    gateway = await startGateway({ world, trustedProxies: ['127.0.0.0/8'] });
    expect(await countAccepted(addresses(MAX + 5))).toBe(MAX + 5);
    expect(await countAccepted(Array.from({ length: MAX + 5 }, () => '198.51.100.9'))).toBe(MAX);
  });

  it('is the last one before the trusted proxies, regardless of what the client sends', async () => {
    gateway = await startGateway({ world, trustedProxies: ['127.0.0.1', '10.0.0.0/8'] });
    const forged = addresses(MAX + 5).map((address) => `${address}, 198.51.100.9, 10.1.2.3`);
    expect(await countAccepted(forged)).toBe(MAX);
  });

  it('of a direct client without the header is that of the connection', async () => {
    gateway = await startGateway({ world, trustedProxies: ['127.0.0.0/8'] });
    for (let n = 0; n < MAX; n++) expect((await fetch(`${gateway.url}/public/worlds?query=lake`)).status).toBe(200);
    expect((await fetch(`${gateway.url}/public/worlds?query=lake`)).status).toBe(429);
  });
});
