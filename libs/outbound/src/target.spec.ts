import { describe, expect, it } from 'vitest';

import { OutboundError } from './outbound-error.js';
import { hrefOf, parseTarget, redirectTarget } from './target.js';
import type { Target } from './target.js';

const RULES = { plain: true, longest: 2_048 };
const parse = (url: string) => parseTarget(url, RULES);

/** By the reason that is told. */
const HOSTILE: Readonly<Record<string, readonly string[]>> = {
  'must be percent-encoded': [
    'https://example.com/a b',
    ' https://example.com/',
    'https://example.com/\n',
    'https://exam\tple.com/',
    'https://example.com/\0',
    'https://example.com/é.png',
    'https://exämple.com/',
    'https://ⓔxample.com/',
    'https://127。0。0。1/',
    'https://①②⑦.⓪.⓪.①/',
    'https://example.com．evil.net/',
    'https://exam\u200bple.com/',
    'https://exam\u00adple.com/',
    'https://example.com/\u202egnp.exe',
  ],
  backslash: ['https:\\\\example.com/', 'https://example.com\\@127.0.0.1/', 'https://127.0.0.1\\.example.com/'],
  fragment: ['https://example.com/#', 'https://example.com/#x', 'https://example.com#@127.0.0.1/'],
  'no http or https URL': [
    '',
    'example.com',
    '//example.com/',
    'https:example.com',
    'https:/example.com',
    'HTTPS://example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://example.com/',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'blob:https://example.com/1',
    'ws://example.com/',
    'unix:/var/run/docker.sock',
  ],
  'user name': [
    'https://user@example.com/',
    'https://user:pass@example.com/',
    'https://@example.com/',
    'https://:@example.com/',
    'https://example.com@127.0.0.1/',
    'https://127.0.0.1@example.com/',
    'https://example.com:443@127.0.0.1/',
    'https://a@b@example.com/',
  ],
  port: [
    'https://example.com:80/',
    'https://example.com:8443/',
    'http://example.com:443/',
    'https://example.com:/',
    'https://example.com:0443/',
    'https://example.com:443:80/',
    'https://example.com:+443/',
    'http://example.com:22/',
    'http://127.0.0.1:6379/',
  ],
  'IP address': [
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://8.8.8.8/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://127.1/',
    'http://127.0.1/',
    'http://127.0.0.1./',
    'http://0/',
    'http://1.2.3.0x/',
    'http://example.0x7f/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[fe80::1%25eth0]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[::1]:80/',
    'https://[2606:4700::1111]/',
  ],
  'no public DNS name': [
    'https:///path',
    'https://?x',
    'https://localhost/',
    'https://LOCALHOST/',
    'https://foo.localhost/',
    'https://example.com./',
    'https://.example.com/',
    'https://example..com/',
    'https://-a.example.com/',
    'https://a-.example.com/',
    'https://a_b.example.com/',
    'https://intranet/',
    'https://metadata.google.internal/',
    'https://printer.local/',
    'https://db.svc.cluster.local/',
    'https://nas.home.arpa/',
    'https://1.0.0.127.in-addr.arpa/',
    'https://hidden.onion/',
    'https://a.test/',
    'https://a.invalid/',
    'https://host.1a/',
    'https://%6c%6f%63%61%6c%68%6f%73%74/',
    'https://%31%32%37.0.0.1.com/',
    'https://exam%00ple.com/',
    `https://${'a'.repeat(64)}.com/`,
    `https://${'a.'.repeat(127)}com/`,
  ],
  'must be': ['https://example.com/a/../b', 'https://example.com/./', 'https://example.com/"', 'https://example.com/%2e%2e/x'],
};

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
