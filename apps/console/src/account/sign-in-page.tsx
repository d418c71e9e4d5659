import { useState } from 'preact/hooks';

import logo from '@diorama/web/icons/diorama.svg';
import type { Caller } from '@diorama-worlds/sdk';
import { ActionForm, SecretSignIn, useAction } from '@diorama/page-parts';
import type { AccountApi } from './account-api.js';

interface SignInProps {
  readonly api: AccountApi;
  /** Whether an earlier session has ended by itself. */
  readonly isOver: boolean;
  readonly onSignedIn: (caller: Caller) => void;
}

/** Asks for an API key, which is sent once and not kept. */
export function SignInPage({ api, isOver, onSignedIn }: SignInProps) {
  const [apiKey, setApiKey] = useState('');
  const action = useAction(async () => onSignedIn(await api.signIn(apiKey.trim())));
  return (
    <main class="login">
      <ActionForm action={action} class="login-panel glass">
        <img class="login-icon" src={logo} alt="" />
        <h1>Your account</h1>
        <p>{isOver ? 'Your session has ended. Sign in again.' : 'Credits, usage, API keys and webhooks of your account.'}</p>
        <SecretSignIn action={action} label="API key" name="api-key" autocomplete="off" value={apiKey} onInput={setApiKey} />
        <p class="login-note">
          The key is exchanged for a session of up to twelve hours and is not kept in this browser. Your first key comes from the operator
          of this installation.
        </p>
        <a class="login-home" href="/">
          Back to the start page
        </a>
      </ActionForm>
    </main>
  );
}
