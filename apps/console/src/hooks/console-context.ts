import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

import type { OperatorRole } from '@diorama/domain';
import { OperatorClient } from '@diorama-worlds/sdk/admin';
import { Diorama } from '@diorama-worlds/sdk';
import type { Gallery } from '@diorama-worlds/sdk';
import { PlaygroundRuns } from '../playground/playground-runs.js';

/** What every part of the console may use. */
interface ConsoleParts {
  readonly api: OperatorClient;
  /** Public worlds, which need no session. */
  readonly gallery: Gallery;
  /** The state of the playground, which keeps running while other pages are open. */
  readonly run: PlaygroundRuns;
  /** Says something for a moment, such as that a change was made. */
  readonly notify: (text: string) => void;
  /** Whether the signed-in operator has this role, or one that includes it. The service checks each request again. */
  readonly may: (role: OperatorRole) => boolean;
}

export const ConsoleContext = createContext<ConsoleParts>({
  api: new OperatorClient(),
  gallery: new Diorama().gallery,
  run: new PlaygroundRuns(),
  notify: () => undefined,
  may: () => false,
});

export const useConsole = (): ConsoleParts => useContext(ConsoleContext);
