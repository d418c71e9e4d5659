import { formatDateTime, formatRelativeTime } from '@diorama/web';
import { useTimeZone } from '../hooks/time-zone.js';
import { useNow } from '../hooks/use-now.js';

const MINUTE_MS = 60_000;

/** How long ago something was; in full when pointed at. */
export function RelativeTime({ at }: { readonly at: string }) {
  const { timeZone } = useTimeZone();
  const isFresh = Date.now() - Date.parse(at) < MINUTE_MS;
  const now = useNow(isFresh ? 1_000 : MINUTE_MS / 2);
  return (
    <time dateTime={at} title={formatDateTime(at, timeZone)}>
      {formatRelativeTime(at, now)}
    </time>
  );
}
