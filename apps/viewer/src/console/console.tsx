import { useEffect, useMemo, useState } from 'preact/hooks';

import { AdminClient } from './api/admin-client.js';
import { messageOf } from './api/failure.js';
import { ConsoleContext } from './context.js';
import { Notices } from './parts/notices.js';
import { Problem } from './parts/problem.js';
import { PlaygroundRun } from './playground-run.js';
import { Login } from './shell/login.js';
import { Shell } from './shell/shell.js';
import { useNotices } from './use-notices.js';

/** The session as far as it is known: null while it is being asked for. */
type Session = { readonly operator: string | null; readonly over: boolean } | null;

/** The whole console: a login, then its pages. */
export function Console() {
  const [session, setSession] = useState<Session>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const { notices, notify } = useNotices();
  const api = useMemo(() => new AdminClient(() => setSession({ operator: null, over: true })), []);
  const run = useMemo(() => new PlaygroundRun(), []);

  useEffect(() => {
    api.operator().then(
      (operator) => setSession({ operator, over: false }),
      (error: unknown) => setProblem(error),
    );
  }, [api]);

  if (problem !== null) return <Problem text={messageOf(problem)} onRetry={() => location.reload()} />;
  if (session === null) return null;
  if (session.operator === null)
    return <Login api={api} isOver={session.over} onSignedIn={(operator) => setSession({ operator, over: false })} />;
  const signOut = async (): Promise<void> => {
    run.forget();
    await api.signOut().catch(() => undefined); // a session that is over already is what was asked for
    setSession({ operator: null, over: false });
  };
  return (
    <ConsoleContext.Provider value={{ api, run, notify }}>
      <Shell operator={session.operator} onSignOut={signOut} />
      <Notices notices={notices} />
    </ConsoleContext.Provider>
  );
}
