/**
 * When a signing key is published and when it signs, in milliseconds since the epoch: each span includes its start and excludes its
 * end. `Infinity` where no end is planned. Every process reads these times and decides by its clock alone: a rotation needs no message.
 */
export interface SigningKeySchedule {
  readonly listedFrom: number;
  readonly signFrom: number;
  readonly signUntil: number;
  readonly listedUntil: number;
}

/** A key as plans see it. */
export interface ScheduledKey extends SigningKeySchedule {
  /** RFC 7638 thumbprint. */
  readonly kid: string;
}

/** The ends that a plan gives to a key that is there. */
export interface SigningKeyEndTimes {
  readonly kid: string;
  readonly signUntil: number;
  readonly listedUntil: number;
}

/** A key to make, and the ends of those that it takes the place of. */
export interface KeyRotationPlan {
  readonly next: SigningKeySchedule;
  readonly ends: readonly SigningKeyEndTimes[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Within so long what is published is seen everywhere: the lag of replicas and the difference of clocks. */
export const KEY_PUBLICATION_LAG_MS = 15 * MINUTE_MS;
/** So long a receiver may keep the key set. */
export const KEY_SET_CACHE_MS = 24 * HOUR_MS;
/** After its publication the new key signs alone: no allowed cache is older than the new key by then. */
const BOTH_SIGN_MS = 48 * HOUR_MS;
/** After its publication the old key leaves the set: what it signed last is too old by then for any receiver. */
const BOTH_LISTED_MS = 72 * HOUR_MS;

/** The operator in the record of scheduled rotations. */
export const KEY_ROTATION_ACTOR = 'schedule';

/** The times of the first key there is: no receiver can know another. */
export const planFirstSigningKey = (now: number): SigningKeySchedule => ({
  listedFrom: now,
  signFrom: now,
  signUntil: Infinity,
  listedUntil: Infinity,
});

/** Whether a key that is on its way out is still listed. */
export const isKeyRotationInProgress = (keys: readonly ScheduledKey[], now: number): boolean =>
  filterPublishedKeys(keys, now).some(({ listedUntil }) => listedUntil !== Infinity);

/** The key that is to sign until further notice; the youngest, should there be two. */
export function findNewestSigningKey<Key extends ScheduledKey>(keys: readonly Key[]): Key | null {
  const open = keys.filter(({ signUntil }) => signUntil === Infinity);
  return open.reduce<Key | null>((newest, key) => (newest === null || key.listedFrom > newest.listedFrom ? key : newest), null);
}

/**
 * A rotation that no receiver notices, whatever key set it may still keep. The new key is published at once, signs beside the old one
 * when it is seen everywhere, and alone after 48 hours; the old one leaves the set after 72. `immediate` lets both sign at once.
 * Null while another rotation is under way, and while there is no key to take the place of.
 */
export function planKeyRotation(
  keys: readonly ScheduledKey[],
  now: number,
  { immediate }: { readonly immediate: boolean },
): KeyRotationPlan | null {
  const present = findNewestSigningKey(keys);
  if (present === null || isKeyRotationInProgress(keys, now)) return null;
  return {
    next: { listedFrom: now, signFrom: immediate ? now : now + KEY_PUBLICATION_LAG_MS, signUntil: Infinity, listedUntil: Infinity },
    ends: [{ kid: present.kid, signUntil: now + BOTH_SIGN_MS, listedUntil: now + BOTH_LISTED_MS }],
  };
}

/**
 * What follows a leak: a new key alone is published and signs, from now on. That both would sign is what must not be: a receiver with
 * an old key set would go on to believe the leaked key. With the new one alone, its next callback makes it fetch the set anew. All keys
 * that are out go, for they lay in one place. Null for a key that is out of use already.
 */
export function planKeyRevocation(keys: readonly ScheduledKey[], kid: string, now: number): KeyRotationPlan | null {
  const inUse = keys.filter(({ listedUntil }) => listedUntil > now);
  if (!inUse.some((key) => key.kid === kid)) return null;
  return { next: planFirstSigningKey(now), ends: inUse.map((key) => ({ kid: key.kid, signUntil: now, listedUntil: now })) };
}

/** The keys that are published at this time. */
export const filterPublishedKeys = <Key extends SigningKeySchedule>(keys: readonly Key[], now: number): Key[] =>
  keys.filter(({ listedFrom, listedUntil }) => listedFrom <= now && now < listedUntil);

/** The keys that sign at this time; each is published, too. */
export const filterSigningKeys = <Key extends SigningKeySchedule>(keys: readonly Key[], now: number): Key[] =>
  keys.filter(({ signFrom, signUntil }) => signFrom <= now && now < signUntil);

/** Whether the newest key is older than so many days; with 0 it always is. */
export function isKeyRotationDue(keys: readonly ScheduledKey[], now: number, olderThanDays: number): boolean {
  const newest = findNewestSigningKey(keys);
  return newest !== null && now - newest.listedFrom >= olderThanDays * DAY_MS;
}
