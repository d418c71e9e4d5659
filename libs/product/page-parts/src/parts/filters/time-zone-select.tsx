import { getBrowserTimeZone, useTimeZone } from '../../hooks/time-zone.js';

/** Chooses the time zone of all times of the console. */
export function TimeZoneSelect() {
  const { isUtc, choose } = useTimeZone();
  return (
    <select
      class="zone-select"
      aria-label="Time zone"
      value={isUtc ? 'utc' : 'browser'}
      onChange={({ currentTarget }) => choose(currentTarget.value === 'utc')}
    >
      <option value="browser">{getBrowserTimeZone().replaceAll('_', ' ')} (browser)</option>
      <option value="utc">UTC</option>
    </select>
  );
}
