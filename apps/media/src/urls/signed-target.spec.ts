import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { WriteObjectGrant } from './url-signature.js';
import { formatReadTarget, formatWriteTarget, parseReadTarget, parseWriteTarget, redactSignedTarget } from './signed-target.js';

const segment = fc.stringMatching(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,20}$/);
const folder = fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => segments.join('/'));
const contentType = fc.constantFrom('image/png', 'text/plain; charset=utf-8', 'model/gltf-binary', 'a/b; c="d & e=f"');
const signature = fc.stringMatching(/^[A-Za-z0-9_-]{43}$/);
const seconds = fc.integer({ min: 0, max: 10_000_000_000 });
const sha256 = fc.stringMatching(/^[0-9a-f]{64}$/);

const readTarget = fc.record({ folder, name: segment, expiresAt: fc.option(seconds), signature }).map(({ name, folder: of, ...given }) => ({
  key: `${of}/${name}`,
  ...given,
}));

const SIGNATURE = 'Aa0_-'.repeat(9).slice(0, 43);
const PASS = `1793000000.${SIGNATURE}`;

describe('the target of a download', () => {
  it('is parsed as it was formatted, with any query after it', () => {
    fc.assert(
      fc.property(readTarget, fc.constantFrom('', '?', '?download=1', '?sig=a&exp=b'), (given, query) => {
        const target = formatReadTarget(given);
        expect(parseReadTarget(target + query)).toEqual(given);
        expect(new URL(`http://host${target}`).href).toBe(`http://host${target}`);
        expect(parseWriteTarget(target)).toBeNull();
      }),
    );
  });

  it('never climbs out of the key it names', () => {
    const hostile = fc.constantFrom(
      'a',
      'b.spz',
      '.',
      '..',
      '',
      '%2e%2e',
      '%2f',
      '%00',
      '\\',
      '\0',
      ';',
      '?',
      '#',
      PASS,
      `link.${SIGNATURE}`,
    );
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 6 }), (segments) => {
        const target = parseReadTarget(`/assets/${PASS}/${segments.join('/')}`);
        if (target === null) return;
        expect(target.key).toMatch(/^[\w.-]+(\/[\w.-]+)*$/);
        expect(target.key.split('/')).not.toContain('..');
        expect(target.key).toBe(segments.join('/').split(/[?#]/, 1)[0]);
      }),
    );
  });

  it.each([
    '/assets/w/x.png',
    `/assets/${PASS}`,
    `/assets/${PASS}/`,
    `/assets/${PASS}//x`,
    `/assets/${PASS}/w//x`,
    `/assets/${PASS}/w/`,
    `/assets//${PASS}/w/x`,
    `/assets/w/${PASS}/x`,
    `/assets/${PASS}/../x`,
    `/assets/${PASS}/w/../x`,
    `/assets/${PASS}/w/.`,
    `/assets/${PASS}/w%2Fx`,
    `/assets/${PASS}/w/%2e%2e/x`,
    `/assets/${PASS}/w/x%00`,
    `/assets/${PASS}/w/x\0`,
    `/assets/${PASS}/w\\x`,
    `/assets/${PASS}/w/x;y`,
    `/assets/${PASS}%2Fw/x`,
    `/assets/?/${PASS}/w/x`,
    `/asset/${PASS}/w/x`,
    `/upload/${PASS}/w/x`,
    `/assets/${SIGNATURE}/w/x`,
    `/assets/.${SIGNATURE}/w/x`,
    `/assets/null.${SIGNATURE}/w/x`,
    `/assets/Link.${SIGNATURE}/w/x`,
    `/assets/01.${SIGNATURE}/w/x`,
    `/assets/1e9.${SIGNATURE}/w/x`,
    `/assets/-1.${SIGNATURE}/w/x`,
    `/assets/+1.${SIGNATURE}/w/x`,
    `/assets/9999999999999999.${SIGNATURE}/w/x`,
    `/assets/1.2.${SIGNATURE}/w/x`,
    `/assets/link.${SIGNATURE}=/w/x`,
    `/assets/link.${SIGNATURE}A/w/x`,
    `/assets/link.${SIGNATURE.slice(1)}/w/x`,
  ])('is not %j', (target) => {
    expect(parseReadTarget(target)).toBeNull();
  });
});

describe('the target of an upload', () => {
  const grant: fc.Arbitrary<WriteObjectGrant> = fc.record({
    action: fc.constant('write' as const),
    key: fc.tuple(folder, segment).map((parts) => parts.join('/')),
    contentType,
    expiresAt: seconds,
    bytes: fc.nat(),
    sha256,
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(grant, signature, (given, signed) => {
        const target = formatWriteTarget({ grant: given, signature: signed });
        expect(parseWriteTarget(target)).toEqual({ grant: given, signature: signed });
        expect(parseReadTarget(target)).toBeNull();
      }),
    );
  });

  const query = `exp=1&bytes=3&sha256=${'a'.repeat(64)}&type=image/png&sig=a`;
  it(`is /upload/w/x?${query}`, () => {
    expect(parseWriteTarget(`/upload/w/x?${query}`)).toMatchObject({ grant: { key: 'w/x', bytes: 3, expiresAt: 1 }, signature: 'a' });
  });
  it.each([
    '/upload/w/x',
    `/upload/?${query}`,
    `/upload/w//x?${query}`,
    `/upload/../x?${query}`,
    `/upload/w%2Fx?${query}`,
    `/upload/w/x%00?${query}`,
    `/assets/w/x?${query}`,
    `/upload/w/x?${query}&sig=b`,
    `/upload/w/x?${query}&type=image/png`,
    `/upload/w/x?${query.replace('/png', '/png%0d%0aset-cookie:a')}`,
    `/upload/w/x?${query.replace('image/png', 'nothing')}`,
    `/upload/w/x?${query.replace('aaa', 'AAA')}`,
    ...['', '01', '1e9', '-1', '1&exp=2'].map((text) => `/upload/w/x?${query.replace('exp=1', `exp=${text}`)}`),
  ])('is not %s', (target) => {
    expect(parseWriteTarget(target)).toBeNull();
  });
});

describe('a target in a log', () => {
  it.each([
    [`/assets/${PASS}/w/${'a'.repeat(64)}.spz?download=1`, `/assets/1793000000.-/w/${'a'.repeat(64)}.spz`],
    [`/assets/link.${SIGNATURE}/w/x`, '/assets/link.-/w/x'],
    [`//assets/link.${SIGNATURE};/w/x`, '//assets/link.-;/w/x'],
    [`/%61ssets/link.${SIGNATURE}/w/x`, '/'],
    [`/assets/link%2E${SIGNATURE}/w/x`, '/assets/link'],
    ['/upload/w/x?sig=a', '/upload/w/x'],
    ['/livez', '/livez'],
  ])('%s is %s', (target, logged) => {
    expect(redactSignedTarget(target)).toBe(logged);
  });
});
