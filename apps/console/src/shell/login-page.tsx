import { useEffect, useState } from 'preact/hooks';

import logo from '@diorama/web/icons/diorama.svg';
import type { Operator, OperatorClient } from '@diorama-worlds/sdk/admin';
import { ActionForm, SecretSignIn, useAction } from '@diorama/page-parts';
import { loadSignInOptions } from '../api/sign-in-options.js';
import type { SignInOptions } from '../api/sign-in-options.js';
import { keepPage } from '../hooks/resume-page.js';

interface LoginProps {
  readonly api: OperatorClient;
  /** Whether an earlier session has ended by itself. */
  readonly isOver: boolean;
  readonly onSignedIn: (operator: Operator) => void;
}

/** Offers the identity provider and the operator's token, as far as the installation accepts them. */
export function LoginPage({ api, isOver, onSignedIn }: LoginProps) {
  const [options, setOptions] = useState<SignInOptions | null>(null);
  useEffect(() => void loadSignInOptions().then(setOptions), []);
  if (options === null) return null;
  const { provider, token } = options;
  return (
    <main class="login">
      <div class="login-panel glass">
        <img class="login-icon" src={logo} alt="" />
        <h1>Diorama console</h1>
        <p>{isOver ? 'Your session has ended. Sign in again.' : 'For the operators of this installation.'}</p>
        {provider !== null && (
          <a class="primary login-provider" href={provider.url} onClick={keepPage}>
            {provider.label}
          </a>
        )}
        {provider !== null && token && <p class="login-divider">or with a token</p>}
        {token && <TokenForm api={api} isAlone={provider === null} onSignedIn={onSignedIn} />}
        <a class="login-home" href="/">
          Back to the start page
        </a>
      </div>
    </main>
  );
}

interface TokenFormProps extends Pick<LoginProps, 'api' | 'onSignedIn'> {
  /** Whether there is no other way to sign in. */
  readonly isAlone: boolean;
}

/** Asks for the operator's token, which is sent once and not kept. */
function TokenForm({ api, isAlone, onSignedIn }: TokenFormProps) {
  const [token, setToken] = useState('');
  const action = useAction(async () => onSignedIn(await api.signIn(token.trim())));
  return (
    <ActionForm action={action} class="login-form">
      <SecretSignIn
        action={action}
        label="Operator token"
        name="token"
        autocomplete="current-password"
        value={token}
        onInput={setToken}
        isAlone={isAlone}
      />
      <p class="login-note">
        The token is exchanged for a session of twelve hours and is not kept in this browser. An API key does not open the console.
      </p>
    </ActionForm>
  );
}
