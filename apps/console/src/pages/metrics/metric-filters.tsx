import { useState } from 'preact/hooks';

import { STATISTICS_BUCKETS } from '@diorama/domain';
import type { StatisticsBucket } from '@diorama/domain';
import { readFieldTime, toFieldTime } from '@diorama/web';
import { FilterChips, FilterSelect, ProblemText, useTimeZone } from '@diorama/page-parts';
import { CUSTOM, RANGES } from '../../metrics/range.js';
import type { ChosenRange } from '../../metrics/range.js';
import { AccountPicker } from '../../parts/filters/account-picker.js';

interface MetricFiltersProps {
  readonly range: ChosenRange;
  readonly account: string;
  /** Changes filters of the address. */
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}

const PERIODS = [...RANGES.map(({ name, title }) => [name, title] as const), [CUSTOM, 'Custom'] as const];
const INTERVAL_NAMES: Readonly<Record<StatisticsBucket, string>> = {
  minute: 'Every minute',
  hour: 'Hourly',
  day: 'Daily',
  week: 'Weekly',
};
const INTERVALS = STATISTICS_BUCKETS.map((bucket) => [bucket, INTERVAL_NAMES[bucket]] as const);

/** Chooses the period, the interval and the account. */
export function MetricFilters({ range, account, onChange }: MetricFiltersProps) {
  const { timeZone } = useTimeZone();
  const choosePeriod = (name: string): void =>
    onChange({ range: name, ...(name === CUSTOM ? { from: range.from, until: range.until } : { from: '', until: '' }) });
  return (
    <>
      <div class="filters">
        <FilterChips label="Period" value={range.name} choices={PERIODS} onChange={choosePeriod} />
        <FilterSelect
          label="Interval"
          all="Automatic interval"
          value={range.bucket ?? ''}
          choices={INTERVALS}
          onChange={(bucket) => onChange({ bucket })}
        />
        <AccountPicker label="Account" placeholder="Any account" value={account} onChange={(id) => onChange({ account: id })} />
      </div>
      {range.name === CUSTOM && <CustomRange key={`${timeZone} ${range.from} ${range.until}`} range={range} onChange={onChange} />}
    </>
  );
}

/** The fields hold wall-clock times, so a new range or time zone needs new fields: its `key` has both. */
function CustomRange({ range, onChange }: Pick<MetricFiltersProps, 'range' | 'onChange'>) {
  const { isUtc, timeZone } = useTimeZone();
  const [from, setFrom] = useState(toFieldTime(range.from, isUtc));
  const [until, setUntil] = useState(toFieldTime(range.until, isUtc));
  const times = { from: readFieldTime(from, isUtc), until: readFieldTime(until, isUtc) };
  const problem =
    times.from === null || times.until === null
      ? 'Fill in both times.'
      : times.from >= times.until
        ? 'The start must be before the end.'
        : null;
  return (
    <form
      class="custom-range"
      onSubmit={(event) => {
        event.preventDefault();
        if (times.from !== null && times.until !== null && problem === null)
          onChange({ range: CUSTOM, from: times.from, until: times.until });
      }}
    >
      <label class="field">
        <span class="field-label">From ({timeZone})</span>
        <input type="datetime-local" value={from} onInput={({ currentTarget }) => setFrom(currentTarget.value)} />
      </label>
      <label class="field">
        <span class="field-label">Until ({timeZone})</span>
        <input type="datetime-local" value={until} onInput={({ currentTarget }) => setUntil(currentTarget.value)} />
      </label>
      <button type="submit" class="small" disabled={problem !== null}>
        Show
      </button>
      <ProblemText text={problem} />
    </form>
  );
}
