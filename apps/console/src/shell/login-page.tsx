import { useState } from 'preact/hooks';

import logo from '@diorama/web/icons/diorama.svg';
import type { Operator, OperatorClient } from '@diorama-worlds/sdk/admin';
import { ActionForm } from '../parts/action-form.js';
import { useAction } from '../hooks/use-action.js';

interface LoginProps {
  readonly api: OperatorClient;
  /** Whether an earlier session has ended by itself. */
  readonly isOver: boolean;
  readonly onSignedIn: (operator: Operator) => void;
}

/** Asks for the operator's token, which is sent once and not kept. */
export function LoginPage({ api, isOver, onSignedIn }: LoginProps) {
  const [token, setToken] = useState('');
  const action = useAction(async () => onSignedIn(await api.signIn(token.trim())));
  return (
    <main class="login">
      <ActionForm action={action} class="login-panel glass">
        <img class="login-icon" src={logo} alt="" />
        <h1>Diorama console</h1>
        <p>{isOver ? 'Your session has ended. Sign in again.' : 'For the operators of this installation.'}</p>
        <label class="field">
          <span class="field-label">Operator token</span>
          <input
            type="password"
            name="token"
            autocomplete="current-password"
            spellcheck={false}
            required
            autofocus
            value={token}
            onInput={({ currentTarget }) => setToken(currentTarget.value)}
          />
        </label>
        {action.problem !== null && (
          <p class="problem" role="alert">
            {action.problem}
          </p>
        )}
        <button type="submit" class="primary" disabled={action.isRunning || token.trim() === ''} aria-busy={action.isRunning}>
          Sign in
        </button>
        <p class="login-note">
          The token is exchanged for a session of twelve hours and is not kept in this browser. An API key does not open the console.
        </p>
      </ActionForm>
    </main>
  );
}
