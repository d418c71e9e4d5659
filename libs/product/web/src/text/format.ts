import { formatInteger } from './format-numbers.js';

const COMPACT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const SHORT = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, maximumFractionDigits: 1, roundingPriority: 'lessPrecision' });
const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Up to five digits in full, beyond that short. */
export const formatCompactNumber = (value: number): string => (Math.abs(value) < 100_000 ? formatInteger(value) : COMPACT.format(value));

/** With its sign. */
export const formatSignedNumber = (value: number): string =>
  value > 0 ? `+${formatInteger(value)}` : formatInteger(value).replace('-', '−');

/** A share from 0 to 1 as percent, rounded down, so that `100 %` means all. */
export const formatPercent = (share: number): string => `${(Math.floor(share * 1_000) / 10).toFixed(share === 1 ? 0 : 1)} %`;

/** With one unit, for narrow places: `0.8 s`, `42 s`, `5.6 min` or `2 h`. */
export function formatShortDuration(seconds: number): string {
  const [unit, size] = seconds < 60 ? ['s', 1] : seconds < 3_600 ? ['min', 60] : ['h', 3_600];
  return `${SHORT.format(seconds / size)} ${unit}`;
}

/** Such as `42 s`, `5 min`, `3 h 20 min` or `12 d 4 h`. */
export function formatUptime(seconds: number): string {
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3_600), Math.floor((seconds % 3_600) / 60)];
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min` : `${Math.floor(seconds)} s`;
}

const BYTE_UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'] as const;

/** With decimal units: `0 B`, `12.3 MB`, `1.5 TB`. */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 0), BYTE_UNITS.length - 1);
  return `${SHORT.format(bytes / 1_000 ** power)} ${BYTE_UNITS[power] ?? ''}`;
}

/** Such as `5 min ago` or `in 3 days`; @param now milliseconds since 1970 */
export function formatRelativeTime(time: string, now: number): string {
  const seconds = (Date.parse(time) - now) / 1_000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return RELATIVE.format(Math.round(seconds / size), unit);
}

/** In full, with the name of the time zone. */
export const formatDateTime = (time: string, timeZone: string): string => momentFormat('full', timeZone).format(new Date(time));

const SHAPES = {
  full: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'short' },
  date: { day: 'numeric', month: 'short' },
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are slow to make, so each is made once. */
function momentFormat(shape: keyof typeof SHAPES, timeZone: string): Intl.DateTimeFormat {
  const key = `${shape} ${timeZone}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-GB', { ...SHAPES[shape], hourCycle: 'h23', timeZone });
  formats.set(key, format);
  return format;
}

/** When a bucket of statistics begins, such as `24 Oct, 14:00`, or as a day where that is its length. */
export function formatBucket({ from }: { readonly from: string }, bucket: string, timeZone: string): string {
  const time = new Date(from);
  const isWhole = momentFormat('time', timeZone).format(time) === '00:00';
  return momentFormat((bucket === 'day' || bucket === 'week') && isWhole ? 'date' : 'moment', timeZone).format(time);
}

/** Writes the marks of a time axis: hours and minutes, and the date at midnight. The times and the step are milliseconds and seconds. */
export function createTickFormat(timeZone: string): (time: number, stepSeconds: number) => string {
  return (time, stepSeconds) => {
    const clock = momentFormat('time', timeZone).format(time);
    return stepSeconds >= 86_400 || clock === '00:00' ? momentFormat('date', timeZone).format(time) : clock;
  };
}

/** Seconds between two times; up to `now` where the second is still to come. */
export function countSecondsBetween(from: string, until: string | null, now: number): number {
  return Math.max(0, ((until === null ? now : Date.parse(until)) - Date.parse(from)) / 1_000);
}
