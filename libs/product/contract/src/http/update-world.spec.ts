import { describe, expect, it } from 'vitest';

import { updateWorldRequestSchema } from './update-world.js';
import { validateBody } from './fields/validation.js';

const errorsOf = (body: unknown) => {
  const checked = validateBody(updateWorldRequestSchema, body);
  return checked.ok ? [] : checked.errors.map(({ type, loc, msg }) => [type, loc.join('.'), msg]);
};
const TOO_SHORT = ['string_too_short', 'body.sharing.password', 'String should have at least 8 characters'];
const NOT_AN_OBJECT = 'Input should be a valid dictionary or object to extract fields from';

describe('the body of a change of a world', () => {
  it.each<[string, unknown]>([
    ['nothing', {}],
    ['empty values', { display_name: '', tags: [], permission: {} }],
    ['nulls', { display_name: null, tags: null, permission: { public: null, allowed_readers: null } }],
    ['unknown fields', { displayName: 'x', permission: { later: 1 } }],
    ['the most tags', { tags: Array.from({ length: 10 }, (_, index) => `tag ${index}`) }],
    ['no restriction of the link', { sharing: null }],
    ['the end of all restrictions', { sharing: { expires_at: null, password: null } }],
    ['an expiry in the past, which the record refuses', { sharing: { expires_at: '2020-01-01T00:00:00Z' } }],
    ['an expiry in the far future', { sharing: { expires_at: '9999-12-31T23:59:59Z' } }],
    ['a short password', { sharing: { password: '12345678' } }],
    ['a long password', { sharing: { password: 'x'.repeat(128) } }],
    ['a password of any script', { sharing: { password: ' 🫐 blåbær 蓝莓\n' } }],
    ['the words of a permission', { permission: { public: 'yes', allow_id_access: 0, allowed_readers: ['acc_1'] } }],
  ])('takes %s', (_what, body) => {
    expect(errorsOf(body)).toEqual([]);
  });

  it.each<[string, unknown, unknown]>([
    ['no body', undefined, [['missing', 'body', 'Field required']]],
    ['a list', [], [['model_attributes_type', 'body', NOT_AN_OBJECT]]],
    ['a number for a name', { display_name: 7 }, [['string_type', 'body.display_name', 'Input should be a valid string']]],
    [
      'a long name',
      { display_name: 'x'.repeat(65) },
      [['string_too_long', 'body.display_name', 'String should have at most 64 characters']],
    ],
    ['a text for tags', { tags: 'coast' }, [['list_type', 'body.tags', 'Input should be a valid list']]],
    ['an empty tag', { tags: [''] }, [['string_too_short', 'body.tags.0', 'String should have at least 1 character']]],
    ['a long tag', { tags: ['x'.repeat(33)] }, [['string_too_long', 'body.tags.0', 'String should have at most 32 characters']]],
    [
      'too many tags',
      { tags: Array.from({ length: 11 }, () => 'x') },
      [['too_long', 'body.tags', 'List should have at most 10 items after validation, not 11']],
    ],
    ['a NUL in a name', { display_name: 'a\0b' }, [['value_error', 'body.display_name', 'Value error, the text contains a NUL']]],
    ['a text for the restrictions', { sharing: 'open' }, [['model_attributes_type', 'body.sharing', NOT_AN_OBJECT]]],
    ['no password', { sharing: { password: '' } }, [TOO_SHORT]],
    ['too short a password', { sharing: { password: '1234567' } }, [TOO_SHORT]],
    ['a password of few characters that take many bytes', { sharing: { password: '🫐'.repeat(7) } }, [TOO_SHORT]],
    [
      'too long a password',
      { sharing: { password: 'x'.repeat(129) } },
      [['string_too_long', 'body.sharing.password', 'String should have at most 128 characters']],
    ],
    [
      'a NUL in a password',
      { sharing: { password: 'a password\0' } },
      [['value_error', 'body.sharing.password', 'Value error, the text contains a NUL']],
    ],
    [
      'a number for a password',
      { sharing: { password: 12345678 } },
      [['string_type', 'body.sharing.password', 'Input should be a valid string']],
    ],
    [
      'a word for an expiry',
      { sharing: { expires_at: 'tomorrow' } },
      [['datetime_from_date_parsing', 'body.sharing.expires_at', 'Input should be a valid datetime or date, input is too short']],
    ],
    [
      'an expiry after the year 9999',
      { sharing: { expires_at: 1e15 } },
      [
        [
          'datetime_parsing',
          'body.sharing.expires_at',
          'Input should be a valid datetime, dates after 9999 are not supported as unix timestamps',
        ],
      ],
    ],
    ['a boolean for a permission', { permission: true }, [['model_attributes_type', 'body.permission', NOT_AN_OBJECT]]],
    [
      'a word for a permission',
      { permission: { public: 'maybe' } },
      [['bool_parsing', 'body.permission.public', 'Input should be a valid boolean, unable to interpret input']],
    ],
  ])('is refused with %s', (_what, body, errors) => {
    expect(errorsOf(body)).toEqual(errors);
  });
});
