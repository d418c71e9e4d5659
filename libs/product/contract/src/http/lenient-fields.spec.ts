import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { dateTime } from './fields/date-time.js';
import { lenientInteger, lenientNumber } from './fields/lenient.js';
import { mediaReferenceSchema } from './media-reference.js';
import { idempotencyHeaderSchema, listOperationsQuery, usageQuerySchema } from './queries.js';
import { validateBody, validateHeaders, validateQuery } from './fields/validation.js';

describe('numbers', () => {
  it.each([
    [true, 1],
    ['5', 5],
    [' 5\u00a0', 5],
    ['5.00', 5],
    ['-0', 0],
    ['1_000', 1_000],
    ['00012', 12],
  ])('reads the integer %j', (value, expected) => {
    expect(lenientInteger(0, 4_294_967_295).parse(value) + 0).toBe(expected);
  });

  it.each([
    [false, 0],
    ['.5', 0.5],
    ['5.', 5],
    ['1_0.2_5', 10.25],
    ['1e1_0', 1e10],
    [' -2.5E-1 ', -0.25],
  ])('reads the number %j', (value, expected) => {
    expect(lenientNumber().parse(value)).toBe(expected);
  });

  /** Each would keep a reader that looks from every character to the end busy for minutes: see `testTimeout`. */
  it.each([`x${' '.repeat(200_000)}x`, `${'9'.repeat(200_000)}x`, `${'1_'.repeat(200_000)}x`])('reads a long text once', (text) => {
    expect(validateBody(lenientInteger(0, 9), text)).toMatchObject({ errors: [{ type: 'int_parsing' }] });
    expect(validateBody(lenientNumber(), text)).toMatchObject({ errors: [{ type: 'float_parsing' }] });
    expect(validateBody(dateTime, text)).toMatchObject({ errors: [{ type: 'datetime_from_date_parsing' }] });
  });

  it('keeps a bound beyond the safe integers', () => {
    expect(validateBody(lenientInteger(0, 9), 2 ** 70)).toMatchObject({ errors: [{ type: 'less_than_equal' }] });
    expect(validateBody(lenientInteger(0, 9), '-1' + '0'.repeat(30))).toMatchObject({ errors: [{ type: 'greater_than_equal' }] });
  });
});

describe('date-times', () => {
  it.each([
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21T09:30', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21 09:30:15,25Z', '2026-11-21T09:30:15.250Z'],
    ['2026-11-21t09:30:15.123999+02:00', '2026-11-21T07:30:15.123Z'],
    ['2026-11-21_09:30:15\u22120230', '2026-11-21T12:00:15.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['0099-01-01', '0099-01-01T00:00:00.000Z'],
    [1_700_000_000, '2023-11-14T22:13:20.000Z'],
    [1_700_000_000_000, '2023-11-14T22:13:20.000Z'],
    ['-1.5', '1969-12-31T23:59:58.500Z'],
  ])('reads %j', (value, expected) => {
    expect(dateTime.parse(value).toISOString()).toBe(expected);
  });
});

describe('a media reference without a source', () => {
  it.each([
    [{ uri: 'https://example.com/a.png' }, { source: 'uri', uri: 'https://example.com/a.png' }],
    [
      { media_asset_id: 'ma_1', uri: null },
      { source: 'media_asset', media_asset_id: 'ma_1' },
    ],
    [
      { source: null, data_base64: 'eA==', extension: 'png' },
      { source: 'data_base64', data_base64: 'eA==', extension: 'png' },
    ],
  ])('is told by its key: %j', (value, expected) => {
    expect(mediaReferenceSchema.parse(value)).toEqual(expected);
  });

  it.each([[{}], [{ uri: 'x', media_asset_id: 'y' }], [{ extension: 'png' }]])('is refused where that is not clear: %j', (value) => {
    expect(validateBody(z.object({ image: mediaReferenceSchema }), { image: value })).toEqual({
      ok: false,
      errors: [{ type: 'union_tag_not_found', loc: ['body', 'image'], msg: "Unable to extract tag using discriminator 'source'" }],
    });
  });
});

describe('queries and headers', () => {
  it('reads text', () => {
    expect(validateQuery(listOperationsQuery, { page_size: '5', state: 'FAILED', other: 'x' })).toEqual({
      ok: true,
      value: { page_size: 5, state: 'FAILED' },
    });
    expect(validateQuery(usageQuerySchema, { from: '2026-11-01' })).toEqual({ ok: true, value: { from: new Date(Date.UTC(2026, 10, 1)) } });
    expect(validateHeaders(idempotencyHeaderSchema, { 'idempotency-key': '"8e03978e"', accept: '*/*' })).toEqual({
      ok: true,
      value: { 'idempotency-key': '"8e03978e"' },
    });
  });

  it('names their place', () => {
    expect(validateQuery(listOperationsQuery, { page_size: '0' })).toMatchObject({ errors: [{ loc: ['query', 'page_size'] }] });
    expect(validateHeaders(idempotencyHeaderSchema, { 'idempotency-key': 'a b' })).toMatchObject({
      errors: [{ loc: ['header', 'idempotency-key'], type: 'string_pattern_mismatch' }],
    });
  });
});
