import { useEffect, useState } from 'preact/hooks';

import type { Account } from '@diorama-worlds/sdk/admin';
import { omitEmptyFilters } from '@diorama/page-parts';
import { useConsole } from './console-context.js';

const PAUSE_MS = 200;
const SHOWN = 8;

/** Accounts that match what is typed, while `isOpen`; asked for once the typing rests. */
export function useAccountSearch(text: string, isOpen: boolean): readonly Account[] {
  const { api } = useConsole();
  const [found, setFound] = useState<{ readonly text: string; readonly accounts: readonly Account[] }>({ text, accounts: [] });
  useEffect(() => {
    if (!isOpen) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      // A list that cannot be had leaves the field to be filled by hand.
      api.accounts({ ...omitEmptyFilters({ query: text.trim() }), page_size: SHOWN }, { signal: leaving.signal }).then(
        ({ accounts }) => setFound({ text, accounts }),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text, isOpen]);
  // What was found for another text must not be taken for this one.
  return isOpen && found.text === text ? found.accounts : [];
}
