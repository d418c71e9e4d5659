import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SignedUrls } from './signed-urls.js';

const HOUR = 3_600;
const key = `w/${'a'.repeat(64)}.png`;
const invalid = expect.objectContaining({ code: 'URL_SIGNATURE_INVALID' });

function urlsAt(clock: () => number): SignedUrls {
  return new SignedUrls({ secret: 'sixteen letters!', publicUrl: 'https://assets.example.com', innerUrl: 'http://media:8080', clock });
}

const targetOf = (url: string): string => url.slice(new URL(url).origin.length);
const expiryOf = (url: string): number => Number(/\/assets\/(\d+)\./.exec(url)?.[1]);

describe('signed URLs', () => {
  it('for clients last a day and up to six hours, and stay the same meanwhile', () => {
    const start = 1_790_000_000 - (1_790_000_000 % (6 * HOUR));
    let now = start + 1;
    const urls = urlsAt(() => now * 1_000);
    const url = urls.forClient(key);
    expect(expiryOf(url) - start).toBe(30 * HOUR);
    now = start + 6 * HOUR;
    expect(urls.forClient(key)).toBe(url);
    now += 1;
    expect(urls.forClient(key)).not.toBe(url);
    expect(url).toMatch(/^https:\/\/assets\.example\.com\/assets\/\d{10}\.[\w-]{43}\/w\/a{64}\.png$/);
  });

  it('are accepted until the second in which they expire', () => {
    let now = 1_790_000_000;
    const urls = urlsAt(() => now * 1_000 + 999);
    const url = urls.forWorker(key);
    const [target, expiresAt] = [targetOf(url), expiryOf(url)];
    now = expiresAt - 1;
    expect(urls.acceptRead(target)).toEqual({ key, secondsLeft: 1 });
    now = expiresAt;
    expect(() => urls.acceptRead(target)).toThrow(invalid);
  });

  it('that are links never expire and never change', () => {
    let now = 1_790_000_000;
    const urls = urlsAt(() => now * 1_000);
    const url = urls.forLink(key);
    now += 50 * 365 * 24 * HOUR;
    expect(urls.forLink(key)).toBe(url);
    expect(urls.acceptRead(targetOf(url))).toEqual({ key, secondsLeft: null });
    expect(url).toMatch(/\/assets\/link\.[\w-]{43}\/w\//);
  });

  it('give the whole folder of their object, and no other', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,4}$/);
    const folder = fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => segments.join('/'));
    const urls = urlsAt(() => 1_790_000_000_000);
    fc.assert(
      fc.property(folder, folder, segment, segment, (one, other, name, otherName) => {
        fc.pre(one !== other);
        for (const url of [urls.forClient(`${one}/${name}`), urls.forLink(`${one}/${name}`), urls.forWorker(`${one}/${name}`)]) {
          const beside = targetOf(new URL(otherName, url).href);
          expect(urls.acceptRead(beside)).toMatchObject({ key: `${one}/${otherName}` });
          const elsewhere = targetOf(url).replace(`/${one}/${name}`, `/${other}/${otherName}`);
          expect(() => urls.acceptRead(elsewhere)).toThrow(invalid);
        }
      }),
    );
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
