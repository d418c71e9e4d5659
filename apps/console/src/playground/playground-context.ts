import { createContext } from 'preact';
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';

import { PlaygroundRuns } from './playground-runs.js';
import type { PlaygroundState } from './run-state.js';

/** What the playground gets from the page that it is on. */
interface PlaygroundParts {
  readonly runs: PlaygroundRuns;
  /** Address of the page of an operation; null where there is none. */
  readonly toOperationHref: ((operationId: string) => string) | null;
  /** How an account gets more credits. */
  readonly creditsHelp: ComponentChildren;
}

export const PlaygroundContext = createContext<PlaygroundParts>({
  runs: new PlaygroundRuns(),
  toOperationHref: null,
  creditsHelp: null,
});

export const usePlayground = (): PlaygroundParts => useContext(PlaygroundContext);

/** The runs of the playground as they are now. */
export function usePlaygroundState(runs: PlaygroundRuns): PlaygroundState {
  const [state, setState] = useState(runs.state);
  useEffect(() => {
    setState(runs.state);
    return runs.watch(() => setState(runs.state));
  }, [runs]);
  return state;
}
