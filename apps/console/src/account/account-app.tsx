import { useEffect, useMemo, useState } from 'preact/hooks';

import type { Caller } from '@diorama-worlds/sdk';
import { getErrorMessage } from '../api/error-message.js';
import { useNotices } from '../hooks/use-notices.js';
import { ErrorNotice } from '../parts/error-notice.js';
import { NoticeList } from '../parts/notice-list.js';
import { TimeZoneProvider } from '../parts/time-zone-provider.js';
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
  const api = useMemo(() => new AccountApi(() => setSession({ caller: null, over: true })), []);
  useEffect(() => {
    api.caller().then(
      (caller) => setSession({ caller, over: false }),
      (error: unknown) => setProblem(error),
    );
  }, [api]);

  if (problem !== null) return <ErrorNotice text={getErrorMessage(problem)} onRetry={() => location.reload()} />;
  if (session === null) return null;
  const { caller } = session;
  if (caller === null)
    return <SignInPage api={api} isOver={session.over} onSignedIn={(owner) => setSession({ caller: owner, over: false })} />;
  const signOut = async (): Promise<void> => {
    try {
      await api.signOut();
    } catch (error) {
      return notify(`You may still be signed in. ${getErrorMessage(error)}`); // who leaves the desk must know
    }
    setSession({ caller: null, over: false });
  };
  const may = (scope: Caller['scopes'][number]): boolean => caller.scopes.includes(scope);
  return (
    <AccountContext.Provider value={{ api: api.client, caller, may, notify }}>
      <TimeZoneProvider>
        <AccountPage caller={caller} onSignOut={signOut} />
      </TimeZoneProvider>
      <NoticeList notices={notices} />
    </AccountContext.Provider>
  );
}
