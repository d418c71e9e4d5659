import { useState } from 'preact/hooks';

import { formatInteger } from '@diorama/web';
import type { Usage } from '@diorama-worlds/sdk';
import { EmptyState, ErrorNotice, getErrorMessage, ListSkeleton, useLoad } from '@diorama/page-parts';
import { useAccount } from './account-context.js';
import { PlaygroundLink } from './account-playground.js';
import { findRangeFault, getCurrentMonth, listUsedDays, toUsageQuery } from './usage-days.js';
import type { DayRange } from './usage-days.js';

/** The longest range that the service answers. */
const DAYS_MAX = 366;

/** Credits used by day, from the ledger of the account. */
export function UsagePanel() {
  const { api } = useAccount();
  const [range, setRange] = useState(() => getCurrentMonth(Date.now()));
  const fault = findRangeFault(range, DAYS_MAX);
  const { value, error, reload } = useLoad(
    async (signal) => (fault === null ? api.usage(toUsageQuery(range), { signal }) : null),
    [range.first, range.last],
  );
  return (
    <section class="panel glass" aria-labelledby="usage-title">
      <div class="section-head">
        <h2 id="usage-title">Usage</h2>
        <RangeFields range={range} onChange={setRange} />
      </div>
      {fault !== null && (
        <p class="problem" role="alert">
          {fault}
        </p>
      )}
      {error !== null && <ErrorNotice text={getErrorMessage(error)} onRetry={reload} />}
      {fault === null && error === null && value === null && <ListSkeleton />}
      {fault === null && value !== null && <UsedCredits range={range} usage={value} />}
    </section>
  );
}

interface RangeFieldsProps {
  readonly range: DayRange;
  readonly onChange: (range: DayRange) => void;
}

function RangeFields({ range, onChange }: RangeFieldsProps) {
  const field = (label: string, value: string, change: (day: string) => DayRange) => (
    <label class="date-filter">
      <span>{label}</span>
      <input
        type="date"
        aria-label={`${label} (UTC)`}
        value={value}
        onChange={({ currentTarget }) => onChange(change(currentTarget.value))}
      />
    </label>
  );
  return (
    <div class="date-filters" role="group" aria-label="Days">
      {field('From', range.first, (first) => ({ ...range, first }))}
      {field('To', range.last, (last) => ({ ...range, last }))}
    </div>
  );
}

function UsedCredits({ range, usage }: { readonly range: DayRange; readonly usage: Usage }) {
  if (usage.days.length === 0)
    return (
      <EmptyState icon="coins" title="No credits were used on these days">
        Choose other days. <PlaygroundLink text="Generate a world" />
      </EmptyState>
    );
  const days = listUsedDays(range, usage.days);
  const most = Math.max(...days.map(({ credits }) => credits));
  return (
    <>
      <div class="usage-chart" aria-hidden="true">
        {days.map(({ day, credits }) => (
          <span key={day} title={`${day}: ${formatInteger(credits)} credits`}>
            <i style={{ height: `${most === 0 ? 0 : (credits / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <div class="usage-axis" aria-hidden="true">
        <span>{range.first}</span>
        <span>{range.last}</span>
      </div>
      <div class="table usage-table" tabIndex={0} role="group" aria-label="Credits used by day">
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Used for</th>
              <th scope="col" class="number">
                Operations
              </th>
              <th scope="col" class="number">
                Credits
              </th>
            </tr>
          </thead>
          <tbody>
            {usage.days.toReversed().map(({ day, name, operations, credits }) => (
              <tr key={`${day} ${name}`}>
                <td data-name="Day">{day}</td>
                <td data-name="Used for">{name}</td>
                <td data-name="Operations" class="number">
                  {formatInteger(operations)}
                </td>
                <td data-name="Credits" class="number">
                  {formatInteger(credits)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="usage-total">
        Total <b>{formatInteger(usage.total_credits)}</b> credits
      </p>
    </>
  );
}
