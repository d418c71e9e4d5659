import type { OperationState } from '@diorama/domain';

const WORDS: Readonly<Record<OperationState, string>> = {
  QUEUED: 'Queued',
  RUNNING: 'Running',
  SUCCEEDED: 'Succeeded',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
};

/** The state of an operation, as a word with a dot. */
export function StateBadge({ state }: { readonly state: OperationState }) {
  return (
    <span class="badge" data-state={state}>
      {WORDS[state]}
    </span>
  );
}

export const formatOperationState = (state: OperationState): string => WORDS[state];
