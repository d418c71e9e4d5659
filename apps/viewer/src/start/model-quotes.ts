import { DEFAULT_MODEL, DRAFT_MODEL } from '@diorama/domain';
import type { ModelName } from '@diorama/domain';
import { formatEstimate, formatInteger } from '@diorama/web';
import type { Diorama, Quote } from '@diorama-worlds/sdk';

interface OfferedModel {
  readonly model: ModelName;
  readonly label: string;
  /** Stands in the place of the price until that is known. */
  readonly hint: string;
}

/** The models that the start page offers; the first one is chosen at first. */
export const OFFERED_MODELS: readonly OfferedModel[] = [
  { model: DRAFT_MODEL, label: 'Draft', hint: 'fastest' },
  { model: DEFAULT_MODEL, label: 'Full detail', hint: 'finest' },
];

/** What each model would cost and take. */
export type ModelQuotes = ReadonlyMap<ModelName, Quote>;

/** The price of a world from text depends on the model and not on the words, so any words give the price of all. */
const SAMPLE_PROMPT = 'a meadow';

/**
 * Prices and durations of the offered models for an account, by dry runs, which start nothing and cost nothing.
 *
 * @throws DioramaError, such as for a key that is not valid or lacks the scope `worlds:write`
 */
export async function fetchModelQuotes(client: Diorama, signal: AbortSignal): Promise<ModelQuotes> {
  const quotes = OFFERED_MODELS.map(async ({ model }) => {
    const request = { model, world_prompt: { type: 'text', text_prompt: SAMPLE_PROMPT } } as const;
    return [model, await client.worlds.quote(request, { signal })] as const;
  });
  return new Map(await Promise.all(quotes));
}

/** A quote in one line, such as `about 9 s · 230 credits`. */
export const describeQuote = ({ estimated_seconds: seconds, cost }: Quote): string =>
  `${formatEstimate(seconds)} · ${formatInteger(cost.total_credits)} ${cost.total_credits === 1 ? 'credit' : 'credits'}`;

/** What the account has left, and that it is too little where it is; empty where that is not known. */
export function describeCredits(quotes: ModelQuotes): string {
  const all = [...quotes.values()];
  const available = all[0]?.available_credits;
  if (available === undefined) return '';
  const cheapest = Math.min(...all.map(({ cost }) => cost.total_credits));
  const lack = available < cheapest ? ' Ask the operator to add credits.' : '';
  return `${formatInteger(available)} credits available.${lack}`;
}
