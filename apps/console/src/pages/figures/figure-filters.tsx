import { useState } from 'preact/hooks';

import { STATISTICS_BUCKETS } from '@diorama/domain';
import { CUSTOM, RANGES, readFieldTime, toFieldTime } from '../../figures/range.js';
import type { ChosenRange } from '../../figures/range.js';
import { useTimeZone } from '../../hooks/time-zone.js';
import { AccountPicker } from '../../parts/filters/account-picker.js';

interface FigureFiltersProps {
  readonly range: ChosenRange;
  readonly account: string;
  /** Changes filters of the address. */
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}

/** Chooses the period, the buckets and the account. */
export function FigureFilters({ range, account, onChange }: FigureFiltersProps) {
  const chooseCustom = (): void => onChange({ range: CUSTOM, from: range.from, until: range.until });
  return (
    <>
      <div class="filters">
        <div class="chips" role="group" aria-label="Period">
          {RANGES.map(({ name, title }) => (
            <button
              key={name}
              type="button"
              class="chip"
              aria-pressed={name === range.name}
              onClick={() => onChange({ range: name, from: '', until: '' })}
            >
              {title}
            </button>
          ))}
          <button type="button" class="chip" aria-pressed={range.name === CUSTOM} onClick={chooseCustom}>
            Custom
          </button>
        </div>
        <select
          class="filter-select"
          aria-label="Bucket"
          value={range.bucket ?? ''}
          onChange={({ currentTarget }) => onChange({ bucket: currentTarget.value })}
        >
          <option value="">Automatic buckets</option>
          {STATISTICS_BUCKETS.map((bucket) => (
            <option key={bucket} value={bucket}>
              Each {bucket}
            </option>
          ))}
        </select>
        <AccountPicker label="Account" placeholder="Any account" value={account} onChange={(id) => onChange({ account: id })} />
      </div>
      {range.name === CUSTOM && <CustomRange key={`${range.from} ${range.until}`} range={range} onChange={onChange} />}
    </>
  );
}

function CustomRange({ range, onChange }: Pick<FigureFiltersProps, 'range' | 'onChange'>) {
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
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
