const DAYS = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const LONG_DAYS = '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const TIME = '(?<hour>\\d{2}):(?<minute>\\d{2}):(?<second>\\d{2})';

/** The forms of HTTP-date, RFC 9110 section 5.6.7: IMF-fixdate, RFC 850 and asctime. */
const DATES = [
  new RegExp(`^${DAYS}, (?<day>\\d{2}) (?<month>[A-Z][a-z]{2}) (?<year>\\d{4}) ${TIME} GMT$`),
  new RegExp(`^${LONG_DAYS}, (?<day>\\d{2})-(?<month>[A-Z][a-z]{2})-(?<year>\\d{2}) ${TIME} GMT$`),
  new RegExp(`^${DAYS} (?<month>[A-Z][a-z]{2}) (?<day>[ \\d]\\d) ${TIME} (?<year>\\d{4})$`),
];
const SECONDS = /^[0-9]+$/;
/** The last moment that a date can be (ECMA-262 section 21.4.1.1). */
const LAST_MS = 8_640_000_000_000_000;

/**
 * The moment that a `Retry-After` asks for (RFC 9110 section 10.2.3), in milliseconds since the epoch; it may lie in the past.
 * Null for none and for one that is not valid, such as a fraction or a day that there is not. A huge one saturates.
 *
 * @param now when the answer came, in milliseconds since the epoch
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (SECONDS.test(header)) return Math.min(now + Number(header) * 1_000, LAST_MS);
  for (const form of DATES) {
    const groups = form.exec(header)?.groups;
    if (groups !== undefined) return dateOf(groups, now);
  }
  return null;
}

function dateOf(groups: Readonly<Record<string, string>>, now: number): number | null {
  const { day = '', month = '', year = '', hour = '', minute = '', second = '' } = groups;
  const [d, m, y] = [Number(day), MONTHS.indexOf(month), fullYear(year, now)];
  const [h, min, s] = [Number(hour), Number(minute), Number(second)];
  if (m < 0 || h > 23 || min > 59 || s > 60) return null; // 60 is a leap second
  const midnight = Date.UTC(y, m, d);
  const isDay = new Date(midnight).getUTCDate() === d && d > 0; // the 30th of February would be a day of March
  return isDay ? midnight + ((h * 60 + min) * 60 + s) * 1_000 : null;
}

/** RFC 9110: two digits that seem to be more than 50 years ahead are of the century before. */
function fullYear(digits: string, now: number): number {
  if (digits.length === 4) return Number(digits);
  const present = new Date(now).getUTCFullYear();
  const year = present - (present % 100) + Number(digits);
  return year > present + 50 ? year - 100 : year;
}
