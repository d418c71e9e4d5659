import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startGateway, TEST_API_KEY } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

let gateway: TestGateway;
const audits: object[] = [];
beforeAll(async () => {
  const texts = { refusal: async ({ texts: [text] }: { texts: readonly string[] }) => (text?.includes('forbidden') ? 'violence' : null) };
  gateway = await startGateway({ texts, admin: { recordAudit: async (line: object) => void audits.push(line) } });
});
afterAll(() => gateway.stop());

interface Composed {
  readonly scene: { readonly seed: number };
  readonly represented: readonly object[];
  readonly not_represented: readonly object[];
}

async function compose(body: object) {
  const answer = await fetch(`${gateway.url}/svc/v1/scenes:compose`, {
    method: 'POST',
    headers: { 'svc-api-key': TEST_API_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Composed };
}

describe('POST /svc/v1/scenes:compose', () => {
  it('returns the scene, what it shows of the prompt, and what it does not show with the reason', async () => {
    const { status, body } = await compose({ text_prompt: 'two red barns near a zzyzx in a meadow, a barrel on a table', seed: 7 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ scene: { seed: 7, place: 'meadow' }, caption: expect.stringContaining('barns') });
    expect(body.represented).toContainEqual({ text: 'barns', id: 'objects/0', kind: 'barn', as: 'exact' });
    expect(body.not_represented).toEqual([
      { text: 'near', why: 'relation not obeyed' },
      { text: 'zzyzx', why: 'unknown word' },
    ]);
  });

  it('chooses a seed where the request has none', async () => {
    const { body } = await compose({ text_prompt: 'a meadow' });
    expect(body.scene.seed).toBeGreaterThanOrEqual(0);
  });

  it('applies the content policy, without an entry in the audit log', async () => {
    expect(await compose({ text_prompt: 'a forbidden place' })).toMatchObject({ status: 400, body: { detail: /policy/ } });
    expect(audits).toEqual([]);
  });

  it('shows the window of its rate limit', async () => {
    const { headers } = await compose({ text_prompt: 'a meadow' });
    expect(headers.get('ratelimit-policy')).toBe('"minute";q=60;w=60');
    expect(headers.get('ratelimit')).toMatch(/^"minute";r=\d+;t=\d+$/);
  });

  it.each([
    [{}, { type: 'missing', loc: ['body', 'text_prompt'] }],
    [{ text_prompt: '' }, { type: 'string_too_short', loc: ['body', 'text_prompt'] }],
    [{ text_prompt: 'x'.repeat(2_001) }, { type: 'string_too_long', loc: ['body', 'text_prompt'] }],
    [{ text_prompt: 'a\0b' }, { type: 'value_error', loc: ['body', 'text_prompt'] }],
    [
      { text_prompt: 'a', seed: -1 },
      { type: 'greater_than_equal', loc: ['body', 'seed'] },
    ],
  ])('rejects %j', async (body, error) => {
    expect(await compose(body)).toMatchObject({ status: 422, body: { detail: [error] } });
  });
});
