import { useState } from 'preact/hooks';

import { getErrorMessage } from '../api/error-message.js';

export interface AsyncAction<Arguments extends readonly unknown[]> {
  /** Runs it, unless it is running. */
  readonly run: (...args: Arguments) => Promise<void>;
  readonly isRunning: boolean;
  /** Why the last run failed. */
  readonly problem: string | null;
  readonly clear: () => void;
}

/** Something that a button does: once at a time, with what went wrong. */
export function useAction<Arguments extends readonly unknown[]>(work: (...args: Arguments) => Promise<void>): AsyncAction<Arguments> {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (...args: Arguments): Promise<void> => {
    if (isRunning) return;
    setRunning(true);
    setProblem(null);
    try {
      await work(...args);
    } catch (error) {
      setProblem(getErrorMessage(error));
    } finally {
      setRunning(false);
    }
  };
  return { run, isRunning, problem, clear: () => setProblem(null) };
}
