import type { Diorama } from '@diorama-worlds/sdk';
import { useEffect, useState } from 'preact/hooks';
import { getErrorMessage } from '@diorama/page-parts';

import type { ExportRequest, PlaygroundRequest } from './prompt/playground-request.js';
import { fetchQuote } from './quote.js';
import type { Price } from './quote.js';

/** The price of a request as far as it is known. */
export type QuoteState =
  | { readonly kind: 'none' }
  | { readonly kind: 'quoted'; readonly price: Price }
  | { readonly kind: 'refused'; readonly message: string };

const NONE: QuoteState = { kind: 'none' };
const PAUSE_MS = 500;

/**
 * The price of a request, by a dry run once the visitor pauses.
 *
 * @param request null while it is not complete
 * @param turn another number asks again: what is available changes with each start
 */
export function useQuote(client: Diorama | null, request: PlaygroundRequest | ExportRequest | null, turn = 0): QuoteState {
  const [quote, setQuote] = useState<QuoteState>(NONE);
  const json = request === null ? null : JSON.stringify(request);
  useEffect(() => {
    setQuote(NONE);
    if (json === null || client === null) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      fetchQuote(client, JSON.parse(json) as PlaygroundRequest | ExportRequest, leaving.signal).then(
        (price) => setQuote({ kind: 'quoted', price }),
        (error: unknown) => {
          if (!leaving.signal.aborted) setQuote({ kind: 'refused', message: getErrorMessage(error) });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client, json, turn]);
  return quote;
}
