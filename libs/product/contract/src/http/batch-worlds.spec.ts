import { LIMITS } from '@diorama/domain';
import { describe, expect, it } from 'vitest';

import { batchWorldsRequestSchema, listBatchStarts } from './batch-worlds.js';
import { validateBody } from './fields/validation.js';

const lake = { type: 'text', text_prompt: 'a lake' };
const errorsOf = (body: unknown) => {
  const checked = validateBody(batchWorldsRequestSchema, body);
  return checked.ok ? [] : checked.errors.map(({ type, loc, msg }) => [type, loc.join('.'), msg]);
};
const startsOf = (body: unknown) => {
  const checked = validateBody(batchWorldsRequestSchema, body);
  if (!checked.ok) throw new TypeError(JSON.stringify(checked.errors));
  return listBatchStarts(checked.value);
};
const lakes = (count: number): string[] => Array.from({ length: count }, (_, index) => `lake ${index}`);
const rule = (msg: string) => [['value_error', 'body', `Value error, ${msg}`]];

describe('the body of worlds:batch', () => {
  it.each<[string, unknown]>([
    ['one prompt', { prompts: ['a lake'] }],
    ['the most prompts', { prompts: lakes(LIMITS.batchSize) }],
    ['texts and bodies', { prompts: ['a lake', { world_prompt: lake, seed: '7' }] }],
    ['seeds', { world_prompt: lake, seeds: [0, '1', LIMITS.seedMax] }],
    ['unknown fields and nulls', { prompts: ['a lake'], seeds: null, world_prompt: null, later: 1 }],
  ])('takes %s', (_what, body) => {
    expect(errorsOf(body)).toEqual([]);
  });

  it.each<[string, unknown, unknown]>([
    ['no body', undefined, [['missing', 'body', 'Field required']]],
    ['neither prompts nor seeds', { world_prompt: lake }, rule('prompts or seeds is required')],
    ['prompts and seeds', { prompts: ['a lake'], seeds: [1] }, rule('prompts and seeds cannot be combined')],
    ['prompts and a prompt', { prompts: ['a lake'], world_prompt: lake }, rule('world_prompt cannot be combined with prompts')],
    ['seeds without a prompt', { seeds: [1] }, rule('seeds needs a world_prompt')],
    ['a seed together with seeds', { world_prompt: lake, seeds: [1], seed: 2 }, rule('seed cannot be combined with seeds')],
    ['a seed twice', { world_prompt: lake, seeds: [3, 1, 3] }, rule('seeds contains a seed more than once')],
    ['no prompts', { prompts: [] }, [['too_short', 'body.prompts', 'List should have at least 1 item after validation, not 0']]],
    [
      'no seeds',
      { world_prompt: lake, seeds: [] },
      [['too_short', 'body.seeds', 'List should have at least 1 item after validation, not 0']],
    ],
    ['21 prompts', { prompts: lakes(21) }, [['too_long', 'body.prompts', 'List should have at most 20 items after validation, not 21']]],
    [
      '21 seeds',
      { world_prompt: lake, seeds: Array.from({ length: 21 }, (_, seed) => seed) },
      [['too_long', 'body.seeds', 'List should have at most 20 items after validation, not 21']],
    ],
    ['a text for the list', { prompts: 'a lake' }, [['list_type', 'body.prompts', 'Input should be a valid list']]],
    [
      'a negative seed',
      { world_prompt: lake, seeds: [-1] },
      [['greater_than_equal', 'body.seeds.0', 'Input should be greater than or equal to 0']],
    ],
    ['an empty prompt', { prompts: ['a lake', ''] }, [['string_too_short', 'body.prompts.1', 'String should have at least 1 character']]],
    [
      'a long prompt',
      { prompts: ['x'.repeat(LIMITS.promptLength + 1)] },
      [['string_too_long', 'body.prompts.0', 'String should have at most 2000 characters']],
    ],
    [
      'a number for a prompt',
      { prompts: [7] },
      [
        ['string_type', 'body.prompts.0.string', 'Input should be a valid string'],
        ['model_attributes_type', 'body.prompts.0.object', 'Input should be a valid dictionary or object to extract fields from'],
      ],
    ],
    ['an item without a prompt', { prompts: ['a lake', {}] }, [['missing', 'body.prompts.1.world_prompt', 'Field required']]],
    [
      'faults inside an item',
      { prompts: [{ world_prompt: { type: 'text' }, seed: -1, tags: 'x' }] },
      [
        ['missing', 'body.prompts.0.world_prompt.text.text_prompt', 'Field required'],
        ['list_type', 'body.prompts.0.tags', 'Input should be a valid list'],
        ['greater_than_equal', 'body.prompts.0.seed', 'Input should be greater than or equal to 0'],
      ],
    ],
    [
      'too many shared tags',
      { prompts: ['a lake'], tags: lakes(11) },
      [['too_long', 'body.tags', 'List should have at most 10 items after validation, not 11']],
    ],
    [
      'a callback',
      { prompts: ['a lake'], webhookUrl: 'https://a.example' },
      [['extra_forbidden', 'body.webhookUrl', 'Extra inputs are not permitted']],
    ],
    [
      'a callback of an item',
      { prompts: [{ world_prompt: lake, webhookUrl: 'https://a.example' }] },
      [['extra_forbidden', 'body.prompts.0.webhookUrl', 'Extra inputs are not permitted']],
    ],
  ])('is refused with %s', (_what, body, errors) => {
    expect(errorsOf(body)).toEqual(errors);
  });

  it('is refused for an item whose only fault is a rule about its fields', () => {
    const images = Array.from({ length: 5 }, () => ({ content: { source: 'media_asset', media_asset_id: 'a' } }));
    expect(errorsOf({ prompts: [{ world_prompt: { type: 'multi-image', multi_image_prompt: images } }] })).toEqual([
      ['value_error', 'body.prompts.0.world_prompt.multi-image', 'Value error, more than 4 images need reconstruct_images'],
    ]);
  });
});

describe('listBatchStarts', () => {
  it('makes one start of each prompt, in order, with the shared fields that the item does not set', () => {
    const prompts = ['a lake', { world_prompt: { type: 'text', text_prompt: 'a hill' }, model: 'svc-1.0', tags: null, dry_run: false }];
    expect(startsOf({ prompts, model: 'svc-1.1', tags: ['a'], dry_run: true, permission: { public: true } })).toEqual([
      { world_prompt: lake, model: 'svc-1.1', tags: ['a'], dry_run: true, permission: { public: true } },
      {
        world_prompt: { type: 'text', text_prompt: 'a hill' },
        model: 'svc-1.0',
        tags: ['a'],
        dry_run: false,
        permission: { public: true },
      },
    ]);
  });

  it('makes one start of each seed, in order', () => {
    expect(startsOf({ world_prompt: lake, seeds: [9, 4], display_name: 'Lake' })).toEqual([
      { world_prompt: lake, seed: 9, display_name: 'Lake' },
      { world_prompt: lake, seed: 4, display_name: 'Lake' },
    ]);
  });
});
