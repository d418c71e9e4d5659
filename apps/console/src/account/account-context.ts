import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

import type { Scope } from '@diorama/domain';
import { Diorama } from '@diorama-worlds/sdk';
import type { Caller } from '@diorama-worlds/sdk';
import { PlaygroundRuns } from '../playground/playground-runs.js';

/** What every part of the account page may use. */
interface AccountParts {
  readonly api: Diorama;
  /** The playground. Its runs continue while the other section is open. */
  readonly runs: PlaygroundRuns;
  /** The key that the session was begun with. */
  readonly caller: Pick<Caller, 'api_key_id' | 'project_id' | 'scopes'>;
  /** Whether that key has a scope. The service checks each request again. */
  readonly may: (scope: Scope) => boolean;
  /** Says something for a moment, such as that a change was made. */
  readonly notify: (text: string) => void;
}

export const AccountContext = createContext<AccountParts>({
  api: new Diorama(),
  runs: new PlaygroundRuns(),
  caller: { api_key_id: '', project_id: '', scopes: [] },
  may: () => false,
  notify: () => undefined,
});

export const useAccount = (): AccountParts => useContext(AccountContext);
