import { readFieldTime, toFieldTime } from '@diorama/web';
import { useTimeZone } from '../../hooks/time-zone.js';

interface DateFilterProps {
  /** ISO 8601 times; empty for no bound. */
  readonly from: string;
  readonly until: string;
  readonly onChange: (change: { readonly from?: string; readonly until?: string }) => void;
}

/** Bounds of the time of creation, on the clock that the operator has chosen. */
export function DateFilter({ from, until, onChange }: DateFilterProps) {
  const { isUtc, timeZone } = useTimeZone();
  const field = (label: string, value: string, change: (time: string) => void) => (
    <label class="date-filter">
      <span>{label}</span>
      <input
        type="datetime-local"
        aria-label={`Created ${label.toLowerCase()} (${timeZone})`}
        value={Number.isNaN(Date.parse(value)) ? '' : toFieldTime(value, isUtc)}
        onChange={({ currentTarget }) => change(readFieldTime(currentTarget.value, isUtc) ?? '')}
      />
    </label>
  );
  return (
    <div class="date-filters" role="group" aria-label="Time of creation">
      {field('From', from, (time) => onChange({ from: time }))}
      {field('Until', until, (time) => onChange({ until: time }))}
    </div>
  );
}
