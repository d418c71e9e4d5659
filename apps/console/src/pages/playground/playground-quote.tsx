import { useEffect, useState } from 'preact/hooks';

import { formatEstimate, formatInteger } from '@diorama/web';
import { getErrorMessage } from '../../api/error-message.js';
import { fetchQuote } from '../../playground/playground-run.js';
import type { Quote } from '@diorama-worlds/sdk';
import type { PlaygroundRequest } from '../../playground/playground-form.js';

interface PlaygroundQuoteProps {
  readonly apiKey: string;
  /** Null while it is not whole. */
  readonly request: PlaygroundRequest | null;
  readonly isBusy: boolean;
}

type Price =
  | { readonly kind: 'none' }
  | { readonly kind: 'quoted'; readonly quote: Quote }
  | { readonly kind: 'refused'; readonly message: string };

const NONE: Price = { kind: 'none' };
const PAUSE_MS = 500;

/** What the request would cost and take, by a dry run that spends nothing, and the button that starts it. */
export function PlaygroundQuote({ apiKey, request, isBusy }: PlaygroundQuoteProps) {
  const [price, setPrice] = useState<Price>(NONE);
  const json = request === null ? null : JSON.stringify(request);
  useEffect(() => {
    setPrice(NONE);
    if (json === null || apiKey === '') return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      fetchQuote(apiKey, JSON.parse(json) as PlaygroundRequest, leaving.signal).then(
        (quote) => setPrice({ kind: 'quoted', quote }),
        (error: unknown) => {
          if (!leaving.signal.aborted) setPrice({ kind: 'refused', message: getErrorMessage(error) });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [apiKey, json]);
  return (
    <div class="quote">
      <PriceText price={price} isReady={json !== null && apiKey !== ''} />
      <button type="submit" class="primary" disabled={isBusy || price.kind !== 'quoted'} aria-busy={isBusy}>
        Generate
      </button>
    </div>
  );
}

function PriceText({ price, isReady }: { readonly price: Price; readonly isReady: boolean }) {
  if (price.kind === 'refused')
    return (
      <p class="problem" role="alert">
        {price.message}
      </p>
    );
  if (price.kind === 'none') return <p class="quiet">{isReady ? 'Getting the price …' : 'Enter a key and a prompt to see the price.'}</p>;
  const { cost, estimated_seconds: seconds, available_credits: available } = price.quote;
  return (
    <p class="price" role="status">
      <b>{formatInteger(cost.total_credits)} credits</b>
      <span title={(cost.line_items ?? []).map(({ name, credits }) => `${name}: ${formatInteger(credits)}`).join('\n')}>
        {formatEstimate(seconds)} · {available === undefined ? 'unknown' : formatInteger(available)} available
      </span>
    </p>
  );
}
