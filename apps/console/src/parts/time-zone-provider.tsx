import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';

import { TimeZoneContext, getBrowserTimeZone } from '../hooks/time-zone.js';

const KEY = 'diorama-console-utc';

/** Keeps the choice of a time zone in the browser, where a private window may forbid it. */
export function TimeZoneProvider({ children }: { readonly children: ComponentChildren }) {
  const [isUtc, setUtc] = useState(readChoice);
  const value = useMemo(
    () => ({
      isUtc,
      timeZone: isUtc ? 'UTC' : getBrowserTimeZone(),
      choose: (next: boolean) => {
        setUtc(next);
        writeChoice(next);
      },
    }),
    [isUtc],
  );
  return <TimeZoneContext.Provider value={value}>{children}</TimeZoneContext.Provider>;
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false; // the browser stores nothing for this page
  }
}

function writeChoice(isUtc: boolean): void {
  try {
    if (isUtc) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // The choice lasts as long as the page.
  }
}
