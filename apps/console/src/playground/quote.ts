import type { Diorama, Quote } from '@diorama-worlds/sdk';

import type { ExportRequest, PlaygroundRequest } from './prompt/playground-request.js';

/** What is shown of a price. */
export type Price = Pick<Quote, 'cost' | 'estimated_seconds' | 'available_credits'>;

/** Checks a request and returns its price; starts and spends nothing. @throws DioramaError; Error of the first item that cannot start */
export async function fetchQuote(client: Diorama, request: PlaygroundRequest | ExportRequest, signal: AbortSignal): Promise<Price> {
  switch (request.makes) {
    case 'world':
      return client.worlds.quote(request.body, { signal });
    case 'panorama':
      return client.panoramas.quote(request.body, { signal });
    case 'variation':
      return client.worlds.quoteVariation(request.worldId, request.body, { signal });
    case 'export':
      return client.worlds.quoteExport(request.worldId, request.body, { signal });
    default: {
      const items = await client.worlds.generateBatch({ ...request.body, dry_run: true }, { signal });
      return addQuotes(items.map(({ quote, error }) => quote ?? describeItemError(error?.detail)));
    }
  }
}

/** The price of a batch. @param quotes an item that cannot start is its reason @throws Error with the first reason */
export function addQuotes(quotes: readonly (Price | string)[]): Price {
  const reason = quotes.find((quote) => typeof quote === 'string');
  if (reason !== undefined) throw new Error(reason);
  const priced = quotes.filter((quote) => typeof quote !== 'string');
  const total = (pick: (quote: Price) => number): number => priced.reduce((sum, quote) => sum + pick(quote), 0);
  const names = new Set(priced.flatMap(({ cost }) => (cost.line_items ?? []).map(({ name }) => name)));
  const creditsOf =
    (wanted: string) =>
    (quote: Price): number =>
      (quote.cost.line_items ?? []).reduce((sum, { name, credits }) => sum + (name === wanted ? credits : 0), 0);
  return {
    cost: {
      total_credits: total(({ cost }) => cost.total_credits),
      line_items: [...names].map((name) => ({ name, credits: total(creditsOf(name)) })),
    },
    estimated_seconds: total(({ estimated_seconds: seconds }) => seconds),
    ...(priced[0]?.available_credits === undefined ? {} : { available_credits: priced[0].available_credits }),
  };
}

/** Why an item of a batch did not start, for people. */
export function describeItemError(detail: string | readonly { readonly msg: string }[] | undefined): string {
  if (detail === undefined) return 'The reason is not known.';
  return typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join('. ');
}
