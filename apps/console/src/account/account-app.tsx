import { useEffect, useMemo, useState } from 'preact/hooks';

import type { Caller } from '@diorama-worlds/sdk';
import { ErrorNotice, getErrorMessage, NoticeList, TimeZoneProvider, useNotices } from '@diorama/page-parts';
import { PlaygroundRuns } from '../playground/playground-runs.js';
import { AccountApi } from './account-api.js';
import { AccountContext } from './account-context.js';
import { AccountPage } from './account-page.js';
import { SignInPage } from './sign-in-page.js';

/** The session as far as it is known: null while it is being asked for. */
type Session = { readonly caller: Caller | null; readonly over: boolean } | null;

/** The account page: a sign-in with an API key, then the account. */
export function AccountApp() {
  const [session, setSession] = useState<Session>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const { notices, notify } = useNotices();
  const runs = useMemo(() => new PlaygroundRuns(), []);
  const end = (over: boolean): void => {
    runs.forget();
    setSession({ caller: null, over });
  };
  const api = useMemo(() => new AccountApi(() => end(true)), []);
  const begin = (caller: Caller): void => {
    runs.use(caller.api_key_id, (options) => api.connect(options));
    setSession({ caller, over: false });
  };
  useEffect(() => {
    api.caller().then(
      (caller) => (caller === null ? end(false) : begin(caller)),
      (error: unknown) => setProblem(error),
    );
  }, [api]);

  if (problem !== null) return <ErrorNotice text={getErrorMessage(problem)} onRetry={() => location.reload()} />;
  if (session === null) return null;
  const { caller } = session;
  if (caller === null) return <SignInPage api={api} isOver={session.over} onSignedIn={begin} />;
  const signOut = async (): Promise<void> => {
    try {
      await api.signOut();
    } catch (error) {
      return notify(`You may still be signed in. ${getErrorMessage(error)}`); // who leaves the desk must know
    }
    end(false);
  };
  const may = (scope: Caller['scopes'][number]): boolean => caller.scopes.includes(scope);
  return (
    <AccountContext.Provider value={{ api: api.client, runs, caller, may, notify }}>
      <TimeZoneProvider>
        <AccountPage caller={caller} onSignOut={signOut} />
      </TimeZoneProvider>
      <NoticeList notices={notices} />
    </AccountContext.Provider>
  );
}
