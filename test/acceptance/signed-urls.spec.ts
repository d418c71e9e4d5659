import { beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import { AMPLE, sharedWorld } from '../stack/shared-world.js';

const info = stackInfo();
const DAY_SECONDS = 24 * 3_600;
const READ_URL = /\/assets\/(\d+|link)\.[\w-]{43}\/([^/]+\/[^/?]+)$/;

/** Every URL of a signed file in an answer. */
function urlsIn(value: unknown): string[] {
  if (typeof value === 'string') return READ_URL.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(urlsIn);
}

const keyOf = (url: string): string => READ_URL.exec(url)?.[2] ?? '';
const expiryOf = (url: string): string => READ_URL.exec(url)?.[1] ?? '';

/** The statuses of HEAD and GET, of which the body is not read. */
async function statusesOf(url: string): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (const method of ['HEAD', 'GET']) {
    const response = await fetch(url, { method });
    await response.body?.cancel();
    statuses.push(response.status);
  }
  return statuses;
}

async function expectOneObjectEach(urls: readonly string[]): Promise<void> {
  expect(urls.length).toBeGreaterThan(8);
  for (const [index, url] of urls.entries()) {
    expect(await statusesOf(url)).toEqual([200, 200]);
    const other = urls.map(keyOf).find((key, at) => key !== keyOf(url) && at > index) ?? urls.map(keyOf).find((key) => key !== keyOf(url));
    expect(await statusesOf(url.replace(keyOf(url), other ?? ''))).toEqual([403, 403]);
  }
}

describe('a signed URL of a file', () => {
  let assets: { manifest_url: string };
  beforeAll(async () => {
    const { client, worldId } = await sharedWorld();
    ({ assets } = (await client.get(`/svc/v1/worlds/${worldId}`)).body.world);
  });

  it('gives one file: with the name of another file of the same world it is a 403', async () => {
    await expectOneObjectEach(urlsIn(assets));
  });

  it('expires within 24 hours of its issue', () => {
    for (const url of urlsIn(assets).filter((one) => expiryOf(one) !== 'link')) {
      const secondsLeft = Number(expiryOf(url)) - Date.now() / 1_000;
      expect(secondsLeft).toBeLessThanOrEqual(DAY_SECONDS);
      expect(secondsLeft).toBeGreaterThan(DAY_SECONDS - 3_600 - 600);
    }
  });

  it('leads from the manifest to its files by URLs of their own, which expire with that of the manifest', async () => {
    const manifest = await (await fetch(assets.manifest_url)).json();
    const urls = urlsIn(manifest);
    expect(new Set(urls.map(expiryOf))).toEqual(new Set([expiryOf(assets.manifest_url)]));
    await expectOneObjectEach(urls);
  });

  it('does not change for a world that is readable by its link, and is for one file as well', async () => {
    const { client } = await newAccount(info, 'links', AMPLE);
    const { body } = await client.generate('a well', { permission: { allow_id_access: true } });
    const { response } = await client.finish(body.operation_id);
    const read = async (): Promise<string[]> =>
      urlsIn((await (await fetch(`${info.api_url}/public/worlds/${response.id}`)).json()) as unknown);
    const links = await read();
    expect(new Set(links.map(expiryOf))).toEqual(new Set(['link']));
    expect(await read()).toEqual(links);
    await expectOneObjectEach(links);
  });
});
