import { describe, expect, it } from 'vitest';

import { generateWorldRequestSchema } from '../generate-world.js';
import { validateBody } from './validation.js';

const text = { type: 'text', text_prompt: 'a meadow' };
const errorsOf = (body: unknown) => {
  const checked = validateBody(generateWorldRequestSchema, body);
  return checked.ok ? [] : checked.errors.map(({ type, loc, msg }) => [type, loc.join('.'), msg]);
};

describe('the body of worlds:generate', () => {
  it('needs nothing but a world prompt, and takes nulls and unknown fields', () => {
    expect(errorsOf({ world_prompt: text })).toEqual([]);
    expect(errorsOf({ world_prompt: text, display_name: null, seed: null, permission: { public: 'yes', later: 1 }, tags: null })).toEqual(
      [],
    );
  });

  it.each([
    [undefined, [['missing', 'body', 'Field required']]],
    [[], [['model_attributes_type', 'body', 'Input should be a valid dictionary or object to extract fields from']]],
    [null, [['model_attributes_type', 'body', 'Input should be a valid dictionary or object to extract fields from']]],
    [{}, [['missing', 'body.world_prompt', 'Field required']]],
    [
      { world_prompt: 'x' },
      [['model_attributes_type', 'body.world_prompt', 'Input should be a valid dictionary or object to extract fields from']],
    ],
    [{ world_prompt: {} }, [['union_tag_not_found', 'body.world_prompt', "Unable to extract tag using discriminator 'type'"]]],
    [
      { world_prompt: { type: 'sound' } },
      [
        [
          'union_tag_invalid',
          'body.world_prompt',
          "Input tag 'sound' found using 'type' does not match any of the expected tags: 'text', 'image', 'multi-image', 'video', 'scene'",
        ],
      ],
    ],
    [
      { world_prompt: { type: ['text'] } },
      [
        [
          'union_tag_invalid',
          'body.world_prompt',
          "Input tag '[...]' found using 'type' does not match any of the expected tags: 'text', 'image', 'multi-image', 'video', 'scene'",
        ],
      ],
    ],
    [{ world_prompt: { type: 'text' } }, [['missing', 'body.world_prompt.text.text_prompt', 'Field required']]],
    [
      { world_prompt: { ...text, text_prompt: 7 } },
      [['string_type', 'body.world_prompt.text.text_prompt', 'Input should be a valid string']],
    ],
    [
      { world_prompt: { ...text, text_prompt: '' } },
      [['string_too_short', 'body.world_prompt.text.text_prompt', 'String should have at least 1 character']],
    ],
    [
      { world_prompt: { ...text, text_prompt: 'x'.repeat(2_001) } },
      [['string_too_long', 'body.world_prompt.text.text_prompt', 'String should have at most 2000 characters']],
    ],
    [{ world_prompt: text, seed: -1 }, [['greater_than_equal', 'body.seed', 'Input should be greater than or equal to 0']]],
    [{ world_prompt: text, seed: 2 ** 32 }, [['less_than_equal', 'body.seed', 'Input should be less than or equal to 4294967295']]],
    [
      { world_prompt: text, seed: 1.5 },
      [['int_from_float', 'body.seed', 'Input should be a valid integer, got a number with a fractional part']],
    ],
    [
      { world_prompt: text, seed: 'x' },
      [['int_parsing', 'body.seed', 'Input should be a valid integer, unable to parse string as an integer']],
    ],
    [{ world_prompt: text, tags: [''] }, [['string_too_short', 'body.tags.0', 'String should have at least 1 character']]],
    [
      { world_prompt: text, display_name: 'a\0b', tags: ['\ud800'] },
      [
        ['value_error', 'body.display_name', 'Value error, the text contains a NUL'],
        ['string_unicode', 'body.tags.0', 'Input should be a valid string, unable to parse raw data as a unicode string'],
      ],
    ],
    [{ world_prompt: text, tags: 'x' }, [['list_type', 'body.tags', 'Input should be a valid list']]],
    [{ world_prompt: text, tags: ['a', 3] }, [['string_type', 'body.tags.1', 'Input should be a valid string']]],
    [
      { world_prompt: text, permission: { public: 'maybe' } },
      [['bool_parsing', 'body.permission.public', 'Input should be a valid boolean, unable to interpret input']],
    ],
  ])('tells what is wrong with %j', (body, errors) => {
    expect(errorsOf(body)).toEqual(errors);
  });

  it('lists several faults in the order of the fields', () => {
    expect(errorsOf({ seed: 'x', display_name: 3, model: 4 }).map(([type]) => type)).toEqual([
      'string_type',
      'string_type',
      'missing',
      'int_parsing',
    ]);
  });

  it('counts characters, not the halves of surrogate pairs', () => {
    const name = (length: number) => ({ world_prompt: text, display_name: '\u{1F30D}'.repeat(length) });
    expect(errorsOf(name(64))).toEqual([]);
    expect(errorsOf(name(65))).toEqual([['string_too_long', 'body.display_name', 'String should have at most 64 characters']]);
  });

  it('does not write out a tag of any depth or length', () => {
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;
    for (const type of [deep, 'x'.repeat(100_000)]) {
      const [[word, , message] = []] = errorsOf({ world_prompt: { type } });
      expect(word).toBe('union_tag_invalid');
      expect(message?.length).toBeLessThan(250);
    }
  });

  it('reads numbers and booleans that come as text', () => {
    const checked = validateBody(generateWorldRequestSchema, {
      world_prompt: text,
      seed: '42',
      permission: { public: 1, allow_id_access: 'no' },
    });
    expect(checked).toMatchObject({ ok: true, value: { seed: 42, permission: { public: true, allow_id_access: false } } });
  });
});
