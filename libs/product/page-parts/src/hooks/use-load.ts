import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

interface State<Value> {
  /** Null before the first answer; the last one stays while a newer is on its way. */
  readonly value: Value | null;
  readonly error: unknown;
}

export interface LoadState<Value> extends State<Value> {
  readonly reload: () => void;
}

/**
 * What `load` answers, asked for again when one of `keys` changes, and every `refreshMs` while the page is looked at and no answer is
 * awaited.
 *
 * @param keys what `load` depends on, as in `useEffect`
 */
export function useLoad<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  keys: readonly unknown[],
  refreshMs: number | null = null,
): LoadState<Value> {
  const [state, setState] = useState<State<Value>>({ value: null, error: null });
  const [turn, setTurn] = useState(0);
  const isPending = useRef(false);
  const reload = useCallback(() => setTurn((before) => before + 1), []);

  useEffect(() => setState({ value: null, error: null }), keys);

  useEffect(() => {
    const leaving = new AbortController();
    const settle = (change: Partial<State<Value>>): void => {
      if (leaving.signal.aborted) return;
      isPending.current = false;
      setState((before) => ({ ...before, ...change }));
    };
    isPending.current = true;
    load(leaving.signal).then(
      (value) => settle({ value, error: null }),
      (error: unknown) => settle({ error }),
    );
    return () => leaving.abort();
  }, [...keys, turn]);

  useEffect(() => {
    if (refreshMs === null) return undefined;
    const timer = setInterval(() => {
      // An answer that takes longer than the pause is waited for, or none would ever come.
      if (document.visibilityState === 'visible' && !isPending.current) reload();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [refreshMs]);

  return { ...state, reload };
}
