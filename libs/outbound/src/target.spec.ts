import { HOSTILE_URLS as HOSTILE } from '@diorama/webhook/testing';
import { describe, expect, it } from 'vitest';

import { OutboundError } from './outbound-error.js';
import { hrefOf, parseTarget, redirectTarget } from './target.js';
import type { Target } from './target.js';

const RULES = { plain: true, longest: 2_048 };
const parse = (url: string) => parseTarget(url, RULES);

describe('the gate of URLs', () => {
  it.each([
    ['https://example.com', { secure: true, host: 'example.com', port: 443, path: '/' }],
    ['http://example.com/a.png', { secure: false, host: 'example.com', port: 80, path: '/a.png' }],
    ['https://Example.COM:443/a?b=c&d=%20%C3%A9', { secure: true, host: 'example.com', port: 443, path: '/a?b=c&d=%20%C3%A9' }],
    ['https://example.com?x=1', { secure: true, host: 'example.com', port: 443, path: '/?x=1' }],
    ['https://example.com/?', { secure: true, host: 'example.com', port: 443, path: '/?' }],
    ['https://xn--bcher-kva.example.org/@a:b', { secure: true, host: 'xn--bcher-kva.example.org', port: 443, path: '/@a:b' }],
    ['https://r3---sn-4g5e.cdn.net//x', { secure: true, host: 'r3---sn-4g5e.cdn.net', port: 443, path: '//x' }],
  ])('lets %s through', (url, target) => expect(parse(url)).toEqual(target));

  it.each(Object.entries(HOSTILE).flatMap(([why, urls]) => urls.map((url) => [url, why] as const)))('refuses %j: %s', (url, why) => {
    expect(refusalOf(() => parse(url))).toEqual({ failure: 'url_refused', message: expect.stringContaining(why) });
  });

  it('knows sixty hostile spellings and more', () => {
    expect(Object.values(HOSTILE).flat().length).toBeGreaterThanOrEqual(60);
  });

  it('takes https alone where the rules say so, and no more characters than they say', () => {
    expect(() => parseTarget('http://example.com/', { plain: false, longest: 100 })).toThrow('no https URL');
    const url = `https://example.com/${'a'.repeat(80)}`;
    expect(parseTarget(url, { plain: false, longest: 100 }).host).toBe('example.com');
    expect(() => parseTarget(`${url}a`, { plain: false, longest: 100 })).toThrow('longer than 100');
  });
});

describe('a redirect', () => {
  const from = parse('https://example.com/a/b?c=d');

  it.each([
    ['/x', 'https://example.com/x'],
    ['x?y=z', 'https://example.com/a/x?y=z'],
    ['../x', 'https://example.com/x'],
    ['?x', 'https://example.com/a/b?x'],
    ['//cdn.example.net/x', 'https://cdn.example.net/x'],
    ['https://cdn.example.net/x#part', 'https://cdn.example.net/x'],
    ['HTTPS://CDN.example.net:443/a/./b', 'https://cdn.example.net/a/b'],
  ])('to %j leads to %s', (location, href) => expect(hrefOf(redirectTarget(from, location, RULES))).toBe(href));

  it.each(HOSTILE['IP address'] ?? [])('to %j is refused', (location) => {
    expect(refusalOf(() => redirectTarget(from, location, RULES)).failure).toBe('redirect_refused');
  });

  it('of any hostile spelling is refused or leads where its spelling says once it is put right', () => {
    const reached = Object.values(HOSTILE)
      .flat()
      .map((location) => hostReached(from, location))
      .filter((host) => host !== null);
    expect(new Set(reached)).toEqual(new Set(['example.com', '127.0.0.1.com']));
  });

  it('never leads from https back to http', () => {
    expect(() => redirectTarget(from, 'http://example.com/', RULES)).toThrow('from https back to http');
    expect(redirectTarget(parse('http://example.com/'), 'https://example.com/', RULES).secure).toBe(true);
  });

  it('is bounded in length', () => {
    expect(() => redirectTarget(from, `/${'a'.repeat(2_048)}`, RULES)).toThrow('longer than 2048');
  });
});

/** @returns the host, or null where the redirect is refused */
function hostReached(from: Target, location: string): string | null {
  try {
    return redirectTarget(from, location, RULES).host;
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
