import { describeOutcome } from '../../text/attempt-outcome.js';

interface OutcomeCellProps {
  readonly attempt: { readonly http_status: number | null; readonly error_category: string | null };
}

/** The cell of a table with the outcome of an attempt, and what helps against a failure. */
export function OutcomeCell({ attempt }: OutcomeCellProps) {
  const { name, hint } = describeOutcome(attempt);
  return (
    <td data-name="Outcome" class="outcome">
      {name}
      {hint !== null && <small>{hint}</small>}
    </td>
  );
}
