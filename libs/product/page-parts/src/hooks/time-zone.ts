import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** The time zones that times are shown in: the browser's own, or UTC as in logs. */
export interface TimeZoneChoice {
  readonly isUtc: boolean;
  /** IANA name. */
  readonly timeZone: string;
  readonly choose: (isUtc: boolean) => void;
}

/** The IANA name of the browser's time zone. */
export const getBrowserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const TimeZoneContext = createContext<TimeZoneChoice>({ isUtc: true, timeZone: 'UTC', choose: () => undefined });

export const useTimeZone = (): TimeZoneChoice => useContext(TimeZoneContext);
