import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

import { AdminClient } from './api/admin-client.js';
import { PlaygroundRun } from './playground-run.js';

/** What every part of the console may use. */
export interface ConsoleParts {
  readonly api: AdminClient;
  /** The playground's work, which goes on while other pages are open. */
  readonly run: PlaygroundRun;
  /** Says something for a moment, such as that a change was made. */
  readonly notify: (text: string) => void;
}

export const ConsoleContext = createContext<ConsoleParts>({ api: new AdminClient(), run: new PlaygroundRun(), notify: () => undefined });

export const useConsole = (): ConsoleParts => useContext(ConsoleContext);
