import type { SystemDeviation } from '@diorama-worlds/sdk/admin';
import { Icon } from '@diorama/page-parts';

/** What needs attention, with links to the pages of the documentation that help; or that nothing does. */
export function DeviationList({ deviations }: { readonly deviations: readonly SystemDeviation[] }) {
  if (deviations.length === 0)
    return (
      <p class="all-well" role="status">
        <Icon name="check" /> All processes are healthy. No problems found.
      </p>
    );
  return (
    <ul class="deviations" aria-label="Problems">
      {deviations.map(({ code, subject, message, docs_url: url }) => (
        <li key={`${code} ${subject}`} class="problem-box">
          <p>{message}</p>
          <a class="button" href={url} target="_blank" rel="noreferrer" aria-label={`What to do: ${message}`}>
            <Icon name="external" /> What to do
          </a>
        </li>
      ))}
    </ul>
  );
}
