import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { HOSTILE_URLS } from './testing/hostile-urls.js';
import { parseWebhookUrl } from './webhook-url.js';

const reached = (host: string, path: string): object => ({ ok: true, host, path });

/** Every character of a query (RFC 3986 section 3.4). */
const RFC_3986_QUERY = "azAZ09-._~%27!$&'()*+,;=:@/?";

describe('the gate of webhook URLs', () => {
  it.each([
    ['https://receiver.example.com', reached('receiver.example.com', '/')],
    ['https://Receiver.Example.COM:443/in', reached('receiver.example.com', '/in')],
    ['https://example.com/in?a=%20%C3%A9&b=c+d;e=[f]|`~', reached('example.com', '/in?a=%20%C3%A9&b=c+d;e=[f]|`~')],
    ['https://example.com?x={y}', reached('example.com', '/?x={y}')],
    ['https://example.com/?', reached('example.com', '/?')],
    ['https://example.com/...//..b/.c?/../d', reached('example.com', '/...//..b/.c?/../d')],
    ['https://xn--bcher-kva.example.org/@a:b', reached('xn--bcher-kva.example.org', '/@a:b')],
    ["https://example.com/O'Brien?n=O'Brien", reached('example.com', "/O'Brien?n=O'Brien")],
    [`https://example.com/?${RFC_3986_QUERY}`, reached('example.com', `/?${RFC_3986_QUERY}`)],
    ['HTTPS://example.com/', reached('example.com', '/')],
    ['hTTpS://Example.com?x=HTTPS://', reached('example.com', '/?x=HTTPS://')],
  ])('lets %s through', (url, expected) => expect(parseWebhookUrl(url)).toEqual(expected));

  it.each(Object.entries(HOSTILE_URLS).flatMap(([why, urls]) => urls.map((url) => [url, why] as const)))('refuses %j: %s', (url, why) => {
    expect(parseWebhookUrl(url)).toEqual({ ok: false, problem: expect.stringContaining(why) });
  });

  it('knows a hundred hostile spellings', () => {
    expect(Object.values(HOSTILE_URLS).flat().length).toBeGreaterThanOrEqual(100);
  });

  it('takes https alone, and at most 2048 characters', () => {
    expect(parseWebhookUrl('http://example.com/')).toEqual({ ok: false, problem: 'it is not an https URL' });
    const longest = 'https://example.com/'.padEnd(2_048, 'a');
    expect(parseWebhookUrl(longest)).toMatchObject({ ok: true });
    expect(parseWebhookUrl(`${longest}a`)).toEqual({ ok: false, problem: 'it is longer than 2048 characters' });
  });

  it('refuses the ends of names that an operator forbids', () => {
    const refusedEnds = ['cluster.example.org'];
    for (const host of ['cluster.example.org', 'db.ns.svc.Cluster.example.org'])
      expect(parseWebhookUrl(`https://${host}/`, { refusedEnds })).toEqual({ ok: false, problem: 'its host is not allowed here' });
    expect(parseWebhookUrl('https://mycluster.example.org/', { refusedEnds })).toMatchObject({ ok: true });
  });

  it('accepts each query of RFC 3986 and keeps it byte for byte', () => {
    const piece = fc.oneof(fc.constantFrom(...RFC_3986_QUERY.replace('%', '').split('')), fc.constantFrom('%00', '%2F', '%27', '..'));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const target = `/in?${pieces.join('')}`;
        expect(parseWebhookUrl(`https://example.com${target}`)).toEqual(reached('example.com', target));
      }),
    );
  });

  it('reads the host and the target that a WHATWG parser reads, which may only write the apostrophe of a query as %27', () => {
    const piece = fc.constantFrom(...'/.?%2eE&=:@#\\"\'<>^`{}|~[]é \ta0'.split(''), '%2e', '..', 'example.com', '127.0.0.1', '443');
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.constantFrom('https://example.com', 'https://', 'HTTPS://', 'https://example.com/', 'hTtPs://example.com/?'),
        (rest, start) => {
          const raw = `${start}${rest.join('')}`;
          const read = parseWebhookUrl(raw);
          if (!read.ok) return;
          const { host, path } = read;
          const [, before = '', query = ''] = /^([^?]*)(.*)$/.exec(path) ?? [];
          expect(new URL(raw).href).toBe(`https://${host}${before}${query.replaceAll("'", '%27')}`);
          expect(raw.endsWith(path) || path === `/${raw.slice(raw.length - path.length + 1)}` || path === '/').toBe(true);
        },
      ),
      { numRuns: 5_000 },
    );
  });
});
