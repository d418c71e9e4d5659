/** A time as ISO 8601 in UTC; null for a text that names none. */
export const parseTime = (text: string | undefined): string | null => {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

/** A time as a `datetime-local` field shows it, to the minute, on the wall clock of the browser or of UTC. */
export function toFieldTime(time: string, isUtc: boolean): string {
  const date = new Date(time);
  const offsetMs = isUtc ? 0 : date.getTimezoneOffset() * 60_000;
  return new Date(date.getTime() - offsetMs).toISOString().slice(0, 16);
}

/** The time that such a field names; null for one that is not filled in. */
export function readFieldTime(text: string, isUtc: boolean): string | null {
  return parseTime(isUtc ? `${text}Z` : text);
}
