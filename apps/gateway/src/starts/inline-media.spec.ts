import { DomainError } from '@diorama/domain';
import { assert, property, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decodeBase64Media } from './inline-media.js';

const bytesOf = (text: string, limit = 10_000_000): Buffer => Buffer.concat([...decodeBase64Media(text, limit).chunks()]);

describe('base64 of a request', () => {
  it('gives back every byte, in either alphabet, with padding or without, with a data URL before it and lines in it', () => {
    assert(
      property(uint8Array({ minLength: 1, maxLength: 300 }), (bytes) => {
        const text = Buffer.from(bytes).toString('base64');
        const forms = [text, text.replace(/=/g, ''), Buffer.from(bytes).toString('base64url'), `data:image/png;base64,${text}`];
        for (const form of [...forms, text.replace(/.{20}/g, '$&\r\n')]) expect(bytesOf(form)).toEqual(Buffer.from(bytes));
        expect(decodeBase64Media(text, 300).bytes).toBe(bytes.length);
      }),
    );
  });

  it('is decoded in whole pieces when it is long', () => {
    const bytes = Buffer.alloc(2_000_003, 'diorama');
    expect(bytesOf(bytes.toString('base64')).equals(bytes)).toBe(true);
    expect(bytesOf(bytes.toString('base64').replace(/.{3}/g, '$& \t')).equals(bytes)).toBe(true);
    expect(bytesOf(bytes.toString('base64').replace(/.{3}/, '$&\n')).equals(bytes)).toBe(true);
  });

  it('is not copied to be looked at, however much space is between its digits', () => {
    const text = Buffer.alloc(20_000_000, 'A ').toString('latin1');
    const before = process.memoryUsage().heapUsed;
    expect(decodeBase64Media(text, 7_500_000).bytes).toBe(7_500_000);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(5_000_000);
    expect(() => decodeBase64Media(text, 7_499_999)).toThrow(expect.objectContaining({ code: 'MEDIA_TOO_LARGE' }) as Error);
  });

  it.each([
    ['', 'MEDIA_REJECTED'],
    ['====', 'MEDIA_REJECTED'],
    ['a', 'MEDIA_REJECTED'],
    ['not base64!', 'MEDIA_REJECTED'],
    ['AAAA\u00a0AAAA', 'MEDIA_REJECTED'],
    ['AAA\u2028A', 'MEDIA_REJECTED'],
    ['AA=A', 'MEDIA_REJECTED'],
    ['A===', 'MEDIA_REJECTED'],
    ['iVBORw0KGgo=iVBO', 'MEDIA_REJECTED'],
    ['<html></html>', 'MEDIA_REJECTED'],
    ['AAAAAAAAAAAAAAA=', 'MEDIA_TOO_LARGE'],
  ])('is refused: %j', (text, code) => {
    expect(() => decodeBase64Media(text, 10)).toThrow(DomainError);
    expect(() => decodeBase64Media(text, 10)).toThrow(expect.objectContaining({ code }) as Error);
  });
});
