import { ProblemText } from '@diorama/page-parts';
import type { PlaygroundRequest } from '../prompt/playground-request.js';
import { PriceText } from '../price-text.js';
import { usePlayground, usePlaygroundState } from '../playground-context.js';
import { useQuote } from '../use-quote.js';

interface StartFooterProps {
  /** Null while it is not complete. */
  readonly request: PlaygroundRequest | null;
  /** What is wrong with the form. */
  readonly fault: string | null;
  readonly isStarting: boolean;
  /** Of the button. */
  readonly label: string;
  /** Shown while the request is not complete. */
  readonly incomplete: string;
}

/** What the request would cost and take, by a dry run that spends nothing, and the button that starts it. */
export function StartFooter({ request, fault, isStarting, label, incomplete }: StartFooterProps) {
  const { runs } = usePlayground();
  const { client } = runs;
  const quote = useQuote(client, request, usePlaygroundState(runs).runs.length);
  const isReady = client !== null && request !== null;
  return (
    <div class="quote">
      {fault === null ? <PriceText quote={quote} pending={isReady ? 'Getting the price …' : incomplete} /> : <ProblemText text={fault} />}
      <button type="submit" class="primary" disabled={isStarting || quote.kind !== 'quoted'} aria-busy={isStarting}>
        {label}
      </button>
    </div>
  );
}
