/** Numbers and times as the console writes them. */

const WHOLE = new Intl.NumberFormat('en');
const COMPACT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });
const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

export const formatInteger = (value: number): string => WHOLE.format(value);

/** Up to five digits in full, beyond that short. */
export const formatCompactNumber = (value: number): string => (Math.abs(value) < 100_000 ? WHOLE.format(value) : COMPACT.format(value));

/** With its sign. */
export const formatSignedNumber = (value: number): string =>
  value > 0 ? `+${WHOLE.format(value)}` : WHOLE.format(value).replace('-', '−');

/** Such as `0.8 s`, `42 s` or `3 min 5 s`. */
export function formatDuration(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const rounded = Math.round(seconds);
  return rounded < 60 ? `${rounded} s` : `${Math.floor(rounded / 60)} min ${rounded % 60} s`;
}

/** Such as `5 min ago` or `in 3 days`; @param now milliseconds since 1970 */
export function formatRelativeTime(time: string, now: number): string {
  const seconds = (Date.parse(time) - now) / 1_000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return RELATIVE.format(Math.round(seconds / size), unit);
}

/** In full, in the reader's time zone. */
export const formatDateTime = (time: string): string => MOMENT.format(new Date(time));

/** Seconds between two times; up to `now` where the second is still to come. */
export function countSecondsBetween(from: string, until: string | null, now: number): number {
  return Math.max(0, ((until === null ? now : Date.parse(until)) - Date.parse(from)) / 1_000);
}
