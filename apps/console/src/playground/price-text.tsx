import { formatEstimate, formatInteger } from '@diorama/web';
import { ProblemText } from '@diorama/page-parts';

import { usePlayground } from './playground-context.js';
import type { QuoteState } from './use-quote.js';

interface PriceTextProps {
  readonly quote: QuoteState;
  /** Shown before there is a price. */
  readonly pending: string;
}

/** What a request costs and takes, or why it would be refused. */
export function PriceText({ quote, pending }: PriceTextProps) {
  const { creditsHelp } = usePlayground();
  if (quote.kind === 'none') return <p class="quiet">{pending}</p>;
  if (quote.kind === 'refused') return <ProblemText text={quote.message} />;
  const { cost, estimated_seconds: seconds, available_credits: available } = quote.price;
  const isShort = available !== undefined && available < cost.total_credits;
  return (
    <p class="price" role="status">
      <b>{formatInteger(cost.total_credits)} credits</b>
      <span title={(cost.line_items ?? []).map(({ name, credits }) => `${name}: ${formatInteger(credits)}`).join('\n')}>
        {formatEstimate(seconds)} · {available === undefined ? 'unknown' : formatInteger(available)} available
      </span>
      {isShort && (
        <span class="problem" role="alert">
          The account has too few credits. {creditsHelp}
        </span>
      )}
    </p>
  );
}
