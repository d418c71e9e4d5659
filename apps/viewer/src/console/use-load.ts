import { useCallback, useEffect, useState } from 'preact/hooks';

export interface Loaded<Value> {
  /** Null before the first answer; the last one stays while a newer is on its way. */
  readonly value: Value | null;
  readonly error: unknown;
  readonly reload: () => void;
}

/**
 * What `load` answers, asked for again when one of `keys` changes, and every `refreshMs` while the page is looked at.
 *
 * @param keys what `load` depends on, as in `useEffect`
 */
export function useLoad<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  keys: readonly unknown[],
  refreshMs: number | null = null,
): Loaded<Value> {
  const [state, setState] = useState<{ readonly value: Value | null; readonly error: unknown }>({ value: null, error: null });
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((before) => before + 1), []);

  useEffect(() => setState({ value: null, error: null }), keys);

  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal).then(
      (value) => setState({ value, error: null }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setState((before) => ({ ...before, error }));
      },
    );
    return () => leaving.abort();
  }, [...keys, turn]);

  useEffect(() => {
    if (refreshMs === null) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [refreshMs]);

  return { ...state, reload };
}
