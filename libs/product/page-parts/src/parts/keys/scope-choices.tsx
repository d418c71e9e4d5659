import { SCOPES } from '@diorama/domain';
import type { Scope } from '@diorama/domain';

const MEANINGS: Readonly<Record<Scope, string>> = {
  'worlds:read': 'Read worlds',
  'worlds:write': 'Start, cancel and delete',
  'operations:read': 'Read operations and deliveries',
  'media:write': 'Upload media',
  'account:read': 'Read credits, usage and keys',
  'account:write': 'Manage keys and webhooks',
};

interface ScopeChoicesProps {
  /** The scopes to choose from; all of them by default. */
  readonly choices?: readonly Scope[];
  readonly scopes: readonly Scope[];
  readonly onChange: (scopes: readonly Scope[]) => void;
}

/** What a key may do, one switch each. */
export function ScopeChoices({ choices = SCOPES, scopes, onChange }: ScopeChoicesProps) {
  const toggle = (scope: Scope): void => onChange(SCOPES.filter((one) => (one === scope) !== scopes.includes(one)));
  return (
    <fieldset class="choices">
      <legend>Permissions</legend>
      {choices.map((scope) => (
        <label key={scope} class="switch" title={scope}>
          <input type="checkbox" role="switch" checked={scopes.includes(scope)} onChange={() => toggle(scope)} />
          <span>{MEANINGS[scope]}</span>
        </label>
      ))}
    </fieldset>
  );
}
