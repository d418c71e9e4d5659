import { describe, expect, it } from 'vitest';

import { SignedUrls } from './signed-urls.js';

const HOUR = 3_600;
const file = { key: `w/${'a'.repeat(64)}.png`, contentType: 'image/png' };

function urlsAt(clock: () => number): SignedUrls {
  return new SignedUrls({ secret: 'sixteen letters!', publicUrl: 'https://assets.example.com', innerUrl: 'http://media:8080', clock });
}

const targetOf = (url: string): string => url.slice(new URL(url).origin.length);

describe('signed URLs', () => {
  it('for clients last a day and up to six hours, and stay the same meanwhile', () => {
    const start = 1_790_000_000 - (1_790_000_000 % (6 * HOUR));
    let now = start + 1;
    const urls = urlsAt(() => now * 1_000);
    const url = urls.forClient(file);
    expect(Number(new URL(url).searchParams.get('exp')) - start).toBe(30 * HOUR);
    now = start + 6 * HOUR;
    expect(urls.forClient(file)).toBe(url);
    now += 1;
    expect(urls.forClient(file)).not.toBe(url);
    expect(url.startsWith('https://assets.example.com/assets/w/')).toBe(true);
  });

  it('are accepted until the second in which they expire', () => {
    let now = 1_790_000_000;
    const urls = urlsAt(() => now * 1_000 + 999);
    const target = targetOf(urls.forWorker(file));
    const expiresAt = Number(new URL(`http://here${target}`).searchParams.get('exp'));
    now = expiresAt - 1;
    expect(urls.acceptRead(target)).toMatchObject({ key: file.key, expiresAt });
    now = expiresAt;
    expect(() => urls.acceptRead(target)).toThrow(expect.objectContaining({ code: 'URL_SIGNATURE_INVALID' }));
  });

  it('that are links never expire and never change', () => {
    let now = 1_790_000_000;
    const urls = urlsAt(() => now * 1_000);
    const url = urls.forLink(file);
    now += 50 * 365 * 24 * HOUR;
    expect(urls.forLink(file)).toBe(url);
    expect(urls.acceptRead(targetOf(url))).toEqual({ action: 'read', ...file, expiresAt: null });
    expect(url).not.toContain('exp=');
  });

  it('give no right to write what they give to read, nor the other way round', () => {
    const urls = urlsAt(() => 1_790_000_000_000);
    const upload = targetOf(urls.forUpload({ ...file, bytes: 3, sha256: 'a'.repeat(64) }));
    expect(urls.acceptWrite(upload)).toMatchObject({ bytes: 3, key: file.key });
    expect(() => urls.acceptRead(upload.replace('/upload/', '/assets/'))).toThrow('not valid');
    expect(() => urls.acceptWrite(targetOf(urls.forClient(file)).replace('/assets/', '/upload/'))).toThrow('not valid');
  });
});
