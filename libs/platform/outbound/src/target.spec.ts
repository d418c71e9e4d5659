import { HOSTILE_URLS } from '@diorama/webhook/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { OutboundError } from './outbound-error.js';
import { formatHostHeader, formatTargetUrl, parseOutboundTarget, resolveRedirect } from './target.js';
import type { OutboundTarget } from './target.js';
import { HOSTILE_SOURCES as HOSTILE } from './testing/hostile-sources.js';

const RULES = { longest: 8_192 };
const parse = (url: string) => parseOutboundTarget(url, RULES);
const secure = { secure: true, host: 'example.com', port: 443, path: '/' };

describe('the gate of URLs', () => {
  it.each([
    ['https://example.com', secure],
    ['http://example.com/a.png', { secure: false, host: 'example.com', port: 80, path: '/a.png' }],
    ['https://Example.COM:443/a?b=c&d=%20%C3%A9', { ...secure, path: '/a?b=c&d=%20%C3%A9' }],
    ['https://example.com?x=1', { ...secure, path: '/?x=1' }],
    ['https://example.com/?', { ...secure, path: '/?' }],
    ['HTTPS://example.com/', secure],
    ['https://example.com/x.png#page=2', { ...secure, path: '/x.png' }],
    ['https://example.com#@127.0.0.1/', secure],
    ['https://example.com/über/写真.png?q=é', { ...secure, path: '/%C3%BCber/%E5%86%99%E7%9C%9F.png?q=%C3%A9' }],
    ['https://example.com/my photo.png', { ...secure, path: '/my%20photo.png' }],
    ['https://example.com/a/../{b}', { ...secure, path: '/%7Bb%7D' }],
    ['https://bücher.example.org/', { ...secure, host: 'xn--bcher-kva.example.org' }],
    ['https://my_bucket.cdn_1.example.net/x', { ...secure, host: 'my_bucket.cdn_1.example.net', path: '/x' }],
    ['https://r3---sn-4g5e.cdn.net//x', { ...secure, host: 'r3---sn-4g5e.cdn.net', path: '//x' }],
    ['http://example.com:443/', { ...secure, secure: false }],
    ['https://example.com:80/', { ...secure, port: 80 }],
    ['https://example.com:1024/', { ...secure, port: 1_024 }],
    ['http://example.com:65535/', { ...secure, secure: false, port: 65_535 }],
  ])('lets %s through', (url, target) => expect(parse(url)).toEqual(target));

  it.each(Object.entries(HOSTILE).flatMap(([why, urls]) => urls.map((url) => [url, why] as const)))('refuses %j: %s', (url, why) => {
    expect(refusalOf(() => parse(url))).toEqual({ failure: 'url_refused', message: expect.stringContaining(why) });
  });

  it('knows eighty hostile spellings', () => {
    expect(Object.values(HOSTILE).flat().length).toBeGreaterThanOrEqual(80);
  });

  it('takes no more characters than the rules say', () => {
    const url = 'https://example.com/'.padEnd(8_192, 'a');
    expect(parse(url).host).toBe('example.com');
    expect(() => parse(`${url}a`)).toThrow('longer than 8192');
  });

  it('lets through what is a URL still, and leads to the same place', () => {
    const piece = fc.constantFrom(...'/.?%2eE&=:@#\\"\'<>^`{}|~[]é \ta0'.split(''), '%2e', '..', 'example.com', '127.0.0.1', '8080');
    const start = fc.constantFrom('https://example.com', 'http://', 'https://example.com/');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), start, (rest, begin) => {
        const target = targetOrNull(() => parse(begin + rest.join('')));
        expect(target === null || new URL(formatTargetUrl(target)).hostname === target.host).toBe(true);
        expect(target === null || targetOrNull(() => parse(formatTargetUrl(target)))).toEqual(target === null || target);
      }),
      { numRuns: 3_000 },
    );
  });

  it('names the port to the host where it is not that of the scheme', () => {
    const authorities = ['http://example.com:80/', 'http://example.com:443/', 'https://example.com/', 'https://example.com:8443/'];
    expect(authorities.map((url) => formatHostHeader(parse(url)))).toEqual([
      'example.com',
      'example.com:443',
      'example.com',
      'example.com:8443',
    ]);
  });
});

describe('a redirect', () => {
  const from = parse('https://example.com:8443/a/b?c=d');

  it.each([
    ['/x', 'https://example.com:8443/x'],
    ['x?y=z', 'https://example.com:8443/a/x?y=z'],
    ['../x', 'https://example.com:8443/x'],
    ['?x', 'https://example.com:8443/a/b?x'],
    ['//cdn.example.net/x', 'https://cdn.example.net/x'],
    ['https://cdn.example.net/x#part', 'https://cdn.example.net/x'],
    ['HTTPS://CDN.example.net:443/a/./b', 'https://cdn.example.net/a/b'],
    ['https://cdn.example.net:9443/x', 'https://cdn.example.net:9443/x'],
    [Buffer.from('/é.png').toString('latin1'), 'https://example.com:8443/%C3%A9.png'],
  ])('to %j leads to %s', (location, href) => expect(formatTargetUrl(resolveRedirect(from, location, RULES))).toBe(href));

  it.each([...(HOSTILE['IP address'] ?? []), ...(HOSTILE['user name'] ?? []), ...(HOSTILE['port'] ?? [])])(
    'to %j is refused',
    (location) => {
      const bytes = Buffer.from(location).toString('latin1');
      expect(refusalOf(() => resolveRedirect(from, bytes, RULES)).failure).toBe('redirect_refused');
    },
  );

  it('of any hostile spelling is refused or leads where its spelling says once it is put right', () => {
    const reached = [...Object.values(HOSTILE), ...Object.values(HOSTILE_URLS)]
      .flat()
      .map((location) => targetOrNull(() => resolveRedirect(from, Buffer.from(location).toString('latin1'), RULES)))
      .filter((target) => target !== null);
    expect(new Set(reached.map(({ host }) => host))).toEqual(
      new Set(['example.com', 'xn--exmple-cua.com', 'example.com.evil.net', 'a_b.example.com', '127.0.0.1.com']),
    );
  });

  it('never redirects from https to http', () => {
    expect(() => resolveRedirect(from, 'http://example.com/', RULES)).toThrow('from https to http');
    expect(resolveRedirect(parse('http://example.com/'), 'https://example.com/', RULES).secure).toBe(true);
  });

  it('is bounded in length', () => {
    expect(() => resolveRedirect(from, `/${'a'.repeat(8_192)}`, RULES)).toThrow('longer than 8192');
  });
});

/** Null where it is refused. */
function targetOrNull(run: () => OutboundTarget): OutboundTarget | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof OutboundError) return null;
    throw error;
  }
}

function refusalOf(run: () => unknown): { readonly failure: string; readonly message: string } {
  try {
    run();
  } catch (error) {
    if (error instanceof OutboundError) return { failure: error.failure, message: error.message };
    throw error;
  }
  throw new Error('it was let through');
}
