import type { worldProto } from '@diorama/proto-types';

/** Response to a dry run. */
export interface CostQuote {
  readonly dry_run: true;
  readonly cost: { readonly total_credits: number; readonly line_items: readonly { readonly name: string; readonly credits: number }[] };
  readonly estimated_seconds: number;
  readonly available_credits: number;
}

type PricedStart = Pick<worldProto.CheckStartResponse, 'cost' | 'estimatedSeconds' | 'availableCredits'>;

export function toCostQuote({ cost, estimatedSeconds, availableCredits }: PricedStart): CostQuote {
  return {
    dry_run: true,
    cost: { total_credits: cost?.totalCredits ?? 0, line_items: cost?.lineItems ?? [] },
    estimated_seconds: estimatedSeconds,
    available_credits: availableCredits,
  };
}
