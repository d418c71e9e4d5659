import type { SigningKey } from '@diorama-worlds/sdk/admin';

/** What a key is used for at a time, in words. */
interface KeyUse {
  readonly words: 'Revoked' | 'Retired' | 'Published, no longer signs' | 'Published, signs soon' | 'Signs';
  /** Whether receivers are told of it. */
  readonly isInUse: boolean;
}

/** @param now milliseconds since the epoch */
export function describeKeyUse(key: SigningKey, now: number): KeyUse {
  if (key.revoked_at !== null) return { words: 'Revoked', isInUse: false };
  if (hasPassed(key.listed_until, now)) return { words: 'Retired', isInUse: false };
  if (hasPassed(key.sign_until, now)) return { words: 'Published, no longer signs', isInUse: true };
  return { words: hasPassed(key.sign_from, now) ? 'Signs' : 'Published, signs soon', isInUse: true };
}

const hasPassed = (at: string | null, now: number): boolean => at !== null && Date.parse(at) <= now;
