import { Diorama } from '@diorama-worlds/sdk';
import type { Quote } from '@diorama-worlds/sdk';
import { describe, expect, it } from 'vitest';

import { describeCredits, describeQuote, fetchModelQuotes } from './model-quotes.js';

const { signal } = new AbortController();
const quote = (credits: number, seconds: number, available?: number): Quote => ({
  dry_run: true,
  cost: { total_credits: credits },
  estimated_seconds: seconds,
  ...(available === undefined ? {} : { available_credits: available }),
});

describe('the prices of the start page', () => {
  it('come from a dry run of each offered model', async () => {
    const sent: object[] = [];
    const fetch = async (_url: URL | RequestInfo, init?: RequestInit): Promise<Response> => {
      const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { readonly model: string };
      sent.push(body);
      return new Response(JSON.stringify(quote(body.model === 'svc-1.0-draft' ? 230 : 1_580, 9)));
    };
    const quotes = await fetchModelQuotes(new Diorama({ apiKey: 'key', fetch }), signal);
    expect([...quotes].map(([model, { cost }]) => [model, cost.total_credits])).toEqual([
      ['svc-1.0-draft', 230],
      ['svc-1.1', 1_580],
    ]);
    expect(sent).toEqual([expect.objectContaining({ dry_run: true }), expect.objectContaining({ dry_run: true })]);
  });

  it('fail with the message of the API', async () => {
    const fetch = async (): Promise<Response> => new Response('{"detail":"The API key is not valid"}', { status: 401 });
    await expect(fetchModelQuotes(new Diorama({ apiKey: 'key', fetch }), signal)).rejects.toThrow('The API key is not valid');
  });

  it.each([
    [quote(230, 8.7), 'about 9 s · 230 credits'],
    [quote(1_580, 190), 'about 3 min · 1,580 credits'],
    [quote(1, 0.2), 'about 1 s · 1 credit'],
  ])('are one line', (given, text) => {
    expect(describeQuote(given)).toBe(text);
  });

  it.each([
    [undefined, ''],
    [84_210, '84,210 credits available.'],
    [230, '230 credits available.'],
    [229, '229 credits available. Ask the operator to add credits.'],
  ])('show the %s credits of the account next to them', (available, text) => {
    const quotes = new Map([
      ['svc-1.0-draft', quote(230, 9, available)],
      ['svc-1.1', quote(1_580, 60, available)],
    ] as const);
    expect(describeCredits(quotes)).toBe(text);
  });
});
