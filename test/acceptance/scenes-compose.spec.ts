import { LIMITS } from '@diorama/domain';
import { beforeAll, describe, expect, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';
import type { Answer } from '../stack/client.js';

const info = stackInfo();
const PATH = '/svc/v1/scenes:compose';
let client: Client;

/** Each group of tests has an account of its own, so that no group meets the rate limit of another. */
beforeAll(async () => {
  ({ client } = await newAccount(info, 'compose'));
});

const compose = (prompt: string, more: object = {}): Promise<Answer> => client.post(PATH, { text_prompt: prompt, ...more });

describe('POST /svc/v1/scenes:compose', () => {
  it('needs a key', async () => {
    expect((await new Client(info.api_url, null).post(PATH, { text_prompt: 'a meadow' })).status).toBe(401);
  });

  it('returns the scene, what it shows and what it does not show', async () => {
    const answer = await compose('two red barns and a zzyzx in a meadow at dusk', { seed: 7 });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        scene: { seed: 7, place: 'meadow', time: 'dusk', objects: [{ kind: 'barn', count: 2 }] },
        caption: expect.stringContaining('barns'),
        not_represented: [{ text: 'zzyzx', why: 'unknown word' }],
      },
    });
    expect(answer.body.represented).toEqual(
      expect.arrayContaining([
        { text: 'barns', id: 'objects/0', kind: 'barn', as: 'exact' },
        { text: 'meadow', id: 'place', kind: 'meadow', as: 'exact' },
      ]),
    );
  });

  it('returns the same scene for the same prompt and seed', async () => {
    const [one, two] = [await compose('a quiet place', { seed: 3 }), await compose('a quiet place', { seed: 3 })];
    expect(one.body).toEqual(two.body);
  });

  it('returns a scene that a generation takes as its prompt', async () => {
    const { scene } = (await compose('a mossy stump beside two golden barrels', { seed: 5 })).body;
    const quote = { model: 'svc-1.0-draft', world_prompt: { type: 'scene', scene }, dry_run: true };
    expect(await client.post('/svc/v1/worlds:generate', quote)).toMatchObject({ status: 200, body: { dry_run: true } });
  });

  it('spends no credits and starts no operation', async () => {
    const before = (await client.get('/svc/v1/credits')).body.remaining_credits;
    await compose('a castle');
    expect((await client.get('/svc/v1/credits')).body.remaining_credits).toBe(before);
    expect((await client.get('/svc/v1/operations')).body.operations).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['no prompt', {}, 'missing'],
    ['null', { text_prompt: null }, 'string_type'],
    ['a number', { text_prompt: 3 }, 'string_type'],
    ['an empty prompt', { text_prompt: '' }, 'string_too_short'],
    ['a prompt that is too long', { text_prompt: 'x'.repeat(LIMITS.promptLength + 1) }, 'string_too_long'],
    ['a NUL', { text_prompt: 'a\0b' }, 'value_error'],
    ['half of a surrogate pair', { text_prompt: '\ud800' }, 'string_unicode'],
    ['a negative seed', { text_prompt: 'a', seed: -1 }, 'greater_than_equal'],
    ['a seed that is too large', { text_prompt: 'a', seed: LIMITS.seedMax + 1 }, 'less_than_equal'],
  ])('rejects %s with 422', async (_what, body, type) => {
    expect(await client.post(PATH, body)).toMatchObject({ status: 422, body: { detail: [{ type }] } });
  });

  it('takes GET for another method', async () => {
    expect((await client.get(PATH)).status).toBe(405);
  });
});

describe('a hostile prompt', () => {
  beforeAll(async () => {
    ({ client } = await newAccount(info, 'hostile prompts'));
  });

  it.each<[string, string]>([
    ['2,000 characters of nouns', 'barn '.repeat(400)],
    ['2,000 characters of different words', Array.from({ length: 400 }, (_, n) => `w${n.toString(36).padStart(3, 'q')}`).join(' ')],
    ['one word of 2,000 characters', 'x'.repeat(2_000)],
    ['2,000 emoji', '🌍'.repeat(2_000)],
    ['nested punctuation', '(('.repeat(300) + 'barn' + '))'.repeat(300)],
    ['quotes and backslashes', `"'\\\``.repeat(500)],
    ['2,000 commas', ','.repeat(2_000)],
    ['combining marks', `a${'\u0301'.repeat(1_999)}`],
    ['line breaks', 'barn\r\n'.repeat(300)],
    ['relations', 'a barn on '.repeat(200)],
    ['negations', 'no not without '.repeat(130)],
    ['names of prototypes', 'constructor __proto__ toString hasOwnProperty valueOf'],
    ['control characters', '\u0001\u0002\u001b[31m barn \u007f'],
    ['right-to-left text', '\u202e barn \u202c مدينة'],
  ])('gives a scene at once: %s', async (_what, prompt) => {
    const { status, body } = await compose(prompt, { seed: 1 });
    expect([status, body.scene?.objects.length <= 64]).toEqual([200, true]);
    expect(body.not_represented.every(({ text, why }: { text: string; why: string }) => text !== '' && why !== '')).toBe(true);
  });
});

describe('the rate limit of composed scenes', () => {
  it('does not include dry runs without a moderation service, and has Retry-After and RateLimit headers', async () => {
    const { client: eager } = await newAccount(info, 'eager');
    const answers = await Promise.all(
      Array.from({ length: LIMITS.textChecksPerMinute + 1 }, () => eager.post(PATH, { text_prompt: 'a barn', seed: 1 })),
    );
    const rejected = answers.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(1);
    expect(Number(rejected[0].headers.get('retry-after'))).toBeGreaterThan(0);
    expect(rejected[0].headers.get('ratelimit-policy')).toBe(`"minute";q=${LIMITS.textChecksPerMinute};w=60`);
    expect(rejected[0].body.detail).toContain('texts checked without a start per minute');
    expect((await eager.generate('a barn', { dry_run: true })).status).toBe(200);
  });
});
