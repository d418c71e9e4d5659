/** How long a new key is valid: days, or '' for as long as possible. */
export interface KeyLife {
  readonly days: string;
  readonly label: string;
}

const DAY_MS = 86_400_000;
const LIVES: readonly KeyLife[] = [
  { days: '1', label: 'One day' },
  { days: '30', label: '30 days' },
  { days: '90', label: '90 days' },
  { days: '365', label: 'One year' },
];

/**
 * The choices of how long a new key is valid.
 *
 * @param limit end of the key that creates it, after which the new one cannot be valid; null for none
 * @param now milliseconds since 1970
 */
export function listKeyLives(limit: string | null, now: number): readonly KeyLife[] {
  if (limit === null) return [{ days: '', label: 'Until it is revoked' }, ...LIVES];
  const shorter = LIVES.filter(({ days }) => now + Number(days) * DAY_MS < Date.parse(limit));
  return [{ days: '', label: 'Until your current key expires' }, ...shorter];
}

/** The end of a new key; null for as long as possible. @param now milliseconds since 1970 */
export const toKeyExpiry = (days: string, now: number): string | null =>
  days === '' ? null : new Date(now + Number(days) * DAY_MS).toISOString();
