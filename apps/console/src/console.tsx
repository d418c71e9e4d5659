import { useEffect, useMemo, useState } from 'preact/hooks';

import { includesRole } from '@diorama/domain';
import { OperatorClient } from '@diorama-worlds/sdk/admin';
import type { Operator } from '@diorama-worlds/sdk/admin';
import { Diorama } from '@diorama-worlds/sdk';
import { ErrorNotice, getErrorMessage, NoticeList, TimeZoneProvider, useNotices } from '@diorama/page-parts';
import { ConsoleContext } from './hooks/console-context.js';
import { resumePage } from './hooks/resume-page.js';
import { PlaygroundRuns } from './playground/playground-runs.js';
import { LoginPage } from './shell/login-page.js';
import { ConsoleLayout } from './shell/console-layout.js';

/** Pages load their data again by themselves, so a failure that lasts is shown soon. */
const RETRIES = 1;

/** The session as far as it is known: null while it is being asked for. */
type Session = { readonly operator: Operator | null; readonly over: boolean } | null;

/** The whole console: a login, then its pages. */
export function Console() {
  const [session, setSession] = useState<Session>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const { notices, notify } = useNotices();
  const run = useMemo(() => new PlaygroundRuns(), []);
  const api = useMemo(() => {
    const onSignedOut = (): void => {
      run.forget();
      setSession({ operator: null, over: true });
    };
    return new OperatorClient({ baseUrl: location.origin, maxRetries: RETRIES, onSignedOut });
  }, [run]);
  const gallery = useMemo(() => new Diorama({ baseUrl: location.origin, maxRetries: RETRIES }).gallery, []);

  useEffect(() => {
    api.operator().then(
      (operator) => {
        if (operator !== null) resumePage();
        setSession({ operator, over: false });
      },
      (error: unknown) => setProblem(error),
    );
  }, [api]);

  if (problem !== null) return <ErrorNotice text={getErrorMessage(problem)} onRetry={() => location.reload()} />;
  if (session === null) return null;
  if (session.operator === null)
    return <LoginPage api={api} isOver={session.over} onSignedIn={(operator) => setSession({ operator, over: false })} />;
  const signOut = async (): Promise<void> => {
    try {
      await api.signOut();
    } catch (error) {
      return notify(`You may still be signed in. ${getErrorMessage(error)}`); // who leaves the desk must know
    }
    run.forget();
    setSession({ operator: null, over: false });
  };
  const { operator } = session;
  return (
    <ConsoleContext.Provider value={{ api, gallery, run, notify, may: (role) => includesRole(operator.role, role) }}>
      <TimeZoneProvider>
        <ConsoleLayout operator={operator} onSignOut={signOut} />
      </TimeZoneProvider>
      <NoticeList notices={notices} />
    </ConsoleContext.Provider>
  );
}
