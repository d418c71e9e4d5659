import type { State } from '../api/records.js';

const WORDS: Readonly<Record<State, string>> = {
  QUEUED: 'Queued',
  RUNNING: 'Running',
  SUCCEEDED: 'Succeeded',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
};

/** The state of an operation, as a word with a dot. */
export function StateBadge({ state }: { readonly state: State }) {
  return (
    <span class="badge" data-state={state}>
      {WORDS[state]}
    </span>
  );
}

export const stateWord = (state: State): string => WORDS[state];
