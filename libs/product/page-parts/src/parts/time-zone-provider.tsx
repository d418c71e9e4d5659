import { readStored, writeStored } from '@diorama/web';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';

import { TimeZoneContext, getBrowserTimeZone } from '../hooks/time-zone.js';

const NAME = 'diorama-console-utc';

/** Keeps the choice of a time zone in the browser; where storage is switched off, until the page is closed. */
export function TimeZoneProvider({ children }: { readonly children: ComponentChildren }) {
  const [isUtc, setUtc] = useState(() => readStored('local', NAME) === '1');
  const value = useMemo(
    () => ({
      isUtc,
      timeZone: isUtc ? 'UTC' : getBrowserTimeZone(),
      choose: (next: boolean) => {
        setUtc(next);
        writeStored('local', NAME, next ? '1' : null);
      },
    }),
    [isUtc],
  );
  return <TimeZoneContext.Provider value={value}>{children}</TimeZoneContext.Provider>;
}
