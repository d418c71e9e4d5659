import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { signGrant } from './url-signature.js';
import { SignedUrls } from './signed-urls.js';

const SECRET = 'sixteen letters!';
const HOUR = 3_600;
const key = `w/${'a'.repeat(64)}.png`;
const invalid = expect.objectContaining({ code: 'URL_SIGNATURE_INVALID' });

function urlsAt(clock: () => number): SignedUrls {
  return new SignedUrls({ secret: SECRET, publicUrl: 'https://assets.example.com', innerUrl: 'http://media:8080', clock });
}

const targetOf = (url: string): string => url.slice(new URL(url).origin.length);
const expiryOf = (url: string): number => Number(/\/assets\/(\d+)\./.exec(url)?.[1]);

describe('signed URLs', () => {
  it('for clients are valid for 23 to 24 hours, and stay the same within each hour', () => {
    const start = 1_790_000_000 - (1_790_000_000 % HOUR);
    let now = start;
    const urls = urlsAt(() => now * 1_000);
    const url = urls.forClient(key);
    expect(expiryOf(url) - now).toBe(24 * HOUR);
    now = start + HOUR - 1;
    expect(urls.forClient(key)).toBe(url);
    now += 1;
    expect(urls.forClient(key)).not.toBe(url);
    expect(url).toMatch(/^https:\/\/assets\.example\.com\/assets\/\d{10}\.[\w-]{43}\/w\/a{64}\.png$/);
  });

  it('for clients are never valid for more than 24 hours from the time of issue', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_790_000_000_000, max: 1_800_000_000_000 }), (nowMs) => {
        const urls = urlsAt(() => nowMs);
        for (const url of [urls.forClient(key), urls.forClient(key, 'manifest')]) {
          const lifeMs = expiryOf(url) * 1_000 - nowMs;
          expect(lifeMs).toBeLessThanOrEqual(24 * HOUR * 1_000);
          expect(lifeMs).toBeGreaterThan(23 * HOUR * 1_000 - 1_000);
        }
      }),
    );
  });

  it('are accepted until the second in which they expire', () => {
    let now = 1_790_000_000;
    const urls = urlsAt(() => now * 1_000 + 999);
    const url = urls.forWorker(key);
    const [target, expiresAt] = [targetOf(url), expiryOf(url)];
    now = expiresAt - 1;
    expect(urls.acceptRead(target)).toEqual({ key, view: 'object', expiresAt, secondsLeft: 1 });
    now = expiresAt;
    expect(() => urls.acceptRead(target)).toThrow(invalid);
  });

  it('that are links never expire and never change', () => {
    let now = 1_790_000_000;
    const urls = urlsAt(() => now * 1_000);
    const url = urls.forLink(key);
    now += 50 * 365 * 24 * HOUR;
    expect(urls.forLink(key)).toBe(url);
    expect(urls.acceptRead(targetOf(url))).toEqual({ key, view: 'object', expiresAt: null, secondsLeft: null });
    expect(url).toMatch(/\/assets\/link\.[\w-]{43}\/w\//);
  });

  it('give one object, and no other of its folder or of another', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,4}$/);
    const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => segments.join('/'));
    const urls = urlsAt(() => 1_790_000_000_000);
    fc.assert(
      fc.property(path, path, segment, (one, other, name) => {
        for (const url of [urls.forClient(one), urls.forClient(one, 'manifest'), urls.forLink(one), urls.forWorker(one)]) {
          expect(urls.acceptRead(targetOf(url))).toMatchObject({ key: one });
          for (const key of [other, `${one}/${name}`, one.replace(/[^/]+$/, name)].filter((changed) => changed !== one)) {
            const swapped = targetOf(url).replace(/(\/assets\/[^/]+\/).*/, `$1${key}`);
            expect(() => urls.acceptRead(swapped)).toThrow(invalid);
          }
        }
      }),
    );
  });

  it('tell a manifest from the bytes of its object', () => {
    const urls = urlsAt(() => 1_790_000_000_000);
    const [bytes, manifest] = [urls.forClient(key), urls.forClient(key, 'manifest')];
    expect(manifest).not.toBe(bytes);
    expect(urls.acceptRead(targetOf(bytes)).view).toBe('object');
    expect(urls.acceptRead(targetOf(manifest)).view).toBe('manifest');
  });

  it('that an earlier version issued for a folder are accepted until they expire', () => {
    let now = 1_790_000_000;
    const urls = urlsAt(() => now * 1_000);
    const issued = (expiresAt: number | null): string => {
      const signature = signGrant(SECRET, { action: 'read', folder: 'w', expiresAt });
      return `/assets/${expiresAt ?? 'link'}.${signature}/${key}`;
    };
    const [link, expiring] = [issued(null), issued(now + 1)];
    for (const target of [link, expiring]) expect(urls.acceptRead(target)).toMatchObject({ key, view: 'object' });
    expect(() => urls.acceptRead(link.replace('/w/', '/v/'))).toThrow(invalid);
    now += 1;
    expect(() => urls.acceptRead(expiring)).toThrow(invalid);
  });

  it('keep their expiry: none can be put off, taken away or added', () => {
    const urls = urlsAt(() => 1_790_000_000_000);
    const [client, link] = [targetOf(urls.forClient(key)), targetOf(urls.forLink(key))];
    for (const altered of [
      client.replace(/\d{10}/, '9999999999'),
      client.replace(/\d{10}/, 'link'),
      link.replace('link', '9999999999'),
      client.replace(/\.[\w-]{43}/, /\.[\w-]{43}/.exec(link)?.[0] ?? ''),
    ])
      expect(() => urls.acceptRead(altered)).toThrow(invalid);
  });

  it('give no right to write what they give to read, nor the other way round', () => {
    const urls = urlsAt(() => 1_790_000_000_000);
    const upload = targetOf(urls.forUpload({ key, contentType: 'image/png', bytes: 3, sha256: 'a'.repeat(64) }));
    expect(urls.acceptWrite(upload)).toMatchObject({ bytes: 3, key });
    const [, signature = ''] = /sig=([\w-]{43})$/.exec(upload) ?? [];
    const [, expiry = ''] = /exp=(\d+)/.exec(upload) ?? [];
    for (const pass of [`link.${signature}`, `${expiry}.${signature}`])
      expect(() => urls.acceptRead(`/assets/${pass}/${key}`)).toThrow(invalid);
    const [, read = ''] = /\.([\w-]{43})\//.exec(urls.forClient(key)) ?? [];
    expect(() => urls.acceptWrite(upload.replace(signature, read))).toThrow(invalid);
  });
});
