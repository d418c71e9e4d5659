import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  KEY_SET_CACHE_MS,
  KEY_PUBLICATION_LAG_MS,
  isKeyRotationDue,
  filterPublishedKeys,
  filterSigningKeys,
  findNewestSigningKey,
  planFirstSigningKey,
  planKeyRevocation,
  planKeyRotation,
} from './key-plan.js';
import type { KeyRotationPlan, ScheduledKey } from './key-plan.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** What lies between a receiver and us may keep the key set for an hour (`Cache-Control` of the gateway). */
const LAG = KEY_PUBLICATION_LAG_MS + HOUR;
/** Older attempts are rejected by receivers. */
const TOLERANCE = 300_000;
const START = 1_000 * HOUR;

/** The keys after a plan was carried out. */
const applied = (keys: readonly ScheduledKey[], plan: KeyRotationPlan | null): ScheduledKey[] =>
  plan === null
    ? [...keys]
    : [...keys.map((key) => ({ ...key, ...plan.ends.find(({ kid }) => kid === key.kid) })), { kid: `K${keys.length + 1}`, ...plan.next }];

const first: ScheduledKey = { kid: 'K1', ...planFirstSigningKey(START) };
const kids = (keys: readonly ScheduledKey[]): string => keys.map(({ kid }) => kid).join();

describe('a rotation', () => {
  const rotated = (immediate: boolean) => applied([first], planKeyRotation([first], START, { immediate }));
  const at = (keys: readonly ScheduledKey[], after: number) => [
    kids(filterPublishedKeys(keys, START + after)),
    kids(filterSigningKeys(keys, START + after)),
  ];

  it('[keys-03] [keys-04] publishes, then signs with both, then with the new one, then forgets the old one', () => {
    const keys = rotated(false);
    const steps = [0, 15 * MINUTE - 1, 15 * MINUTE, 48 * HOUR - 1, 48 * HOUR, 72 * HOUR - 1, 72 * HOUR];
    expect(steps.map((after) => at(keys, after))).toEqual([
      ['K1,K2', 'K1'],
      ['K1,K2', 'K1'],
      ['K1,K2', 'K1,K2'],
      ['K1,K2', 'K1,K2'],
      ['K1,K2', 'K2'],
      ['K1,K2', 'K2'],
      ['K2', 'K2'],
    ]);
  });

  it('signs with both at once when it is to, and is the same otherwise', () => {
    expect(at(rotated(true), 0)).toEqual(['K1,K2', 'K1,K2']);
    expect([48, 72].map((hours) => at(rotated(true), hours * HOUR))).toEqual([48, 72].map((hours) => at(rotated(false), hours * HOUR)));
  });

  it('waits for the end of another', () => {
    const keys = rotated(false);
    expect(planKeyRotation(keys, START + 72 * HOUR - 1, { immediate: true })).toBeNull();
    expect(planKeyRotation(keys, START + 72 * HOUR, { immediate: false })).not.toBeNull();
    expect(planKeyRotation([], START, { immediate: false })).toBeNull();
  });

  it('is due when the newest key is old enough', () => {
    const keys = rotated(false);
    expect(isKeyRotationDue(keys, START + 90 * 24 * HOUR - 1, 90)).toBe(false);
    expect(isKeyRotationDue(keys, START + 90 * 24 * HOUR, 90)).toBe(true);
    expect(isKeyRotationDue(keys, START, 0)).toBe(true);
    expect(isKeyRotationDue([], START, 0)).toBe(false);
  });
});

describe('a revocation', () => {
  it('leaves a new key alone, in the midst of a rotation too', () => {
    const now = START + 20 * MINUTE;
    const rotating = applied([first], planKeyRotation([first], START, { immediate: false }));
    for (const kid of ['K1', 'K2']) {
      const keys = applied(rotating, planKeyRevocation(rotating, kid, now));
      expect([kids(filterPublishedKeys(keys, now)), kids(filterSigningKeys(keys, now))]).toEqual(['K3', 'K3']);
      expect(findNewestSigningKey(keys)?.kid).toBe('K3');
    }
  });

  it('has nothing to do for a key that is out of use', () => {
    const keys = applied([first], planKeyRevocation([first], 'K1', START + 1));
    expect(planKeyRevocation(keys, 'K1', START + 1)).toBeNull();
    expect(planKeyRevocation(keys, 'K9', START + 1)).toBeNull();
  });
});

/** What happens to the keys: how long after the last thing, and what. A revocation takes one of those that are listed. */
const change = fc.record({
  after: fc.oneof(fc.integer({ min: 0, max: 200 * HOUR }), fc.constantFrom(0, 1, 15 * MINUTE, 24 * HOUR, 48 * HOUR, 72 * HOUR)),
  does: fc.constantFrom('rotate', 'rotate at once', 'revoke'),
  pick: fc.nat({ max: 3 }),
});

interface Revocation {
  readonly kid: string;
  readonly at: number;
}

/** Keys after changes that were asked for at any times. */
const historyOf = (changes: fc.Arbitrary<{ after: number; does: string; pick: number }[]>) =>
  changes.map((all) => {
    let [keys, now] = [[first], START];
    const revocations: Revocation[] = [];
    for (const { after, does, pick } of all) {
      now += after;
      const inUse = filterPublishedKeys(keys, now);
      const leaked = inUse[pick % inUse.length]?.kid ?? '';
      if (does === 'revoke') revocations.push({ kid: leaked, at: now });
      const plan = does === 'revoke' ? planKeyRevocation(keys, leaked, now) : planKeyRotation(keys, now, { immediate: does !== 'rotate' });
      keys = applied(keys, plan);
    }
    return { keys, revocations };
  });

const rotations = historyOf(
  fc.array(
    change.filter(({ does }) => does !== 'revoke'),
    { maxLength: 8 },
  ),
);
const anything = historyOf(fc.array(change, { maxLength: 8 }));

/** Times that matter lie beside the keys' own; the others are anywhere. */
const momentOf = (keys: readonly ScheduledKey[]) => {
  const edges = keys.flatMap((key) => [key.listedFrom, key.signFrom, key.signUntil, key.listedUntil]).filter(Number.isFinite);
  const last = Math.max(...edges);
  return fc.oneof(
    fc.integer({ min: START, max: last + 100 * HOUR }),
    fc
      .tuple(fc.constantFrom(...edges), fc.constantFrom(-1, 0, 1), fc.constantFrom(0, 1, -1))
      .map(([edge, step, caches]) => Math.max(START, edge + step + caches * (KEY_SET_CACHE_MS + LAG))),
  );
};

/** A receiver that got an attempt a while after it was signed, with a key set of some age that was old itself. */
const receiving = fc.record({
  cacheAge: fc.oneof(fc.integer({ min: 0, max: KEY_SET_CACHE_MS }), fc.constantFrom(0, KEY_SET_CACHE_MS)),
  lag: fc.oneof(fc.integer({ min: 0, max: LAG }), fc.constantFrom(0, LAG)),
  travel: fc.oneof(fc.integer({ min: 0, max: TOLERANCE }), fc.constantFrom(0, TOLERANCE)),
});

const kidsOf = (keys: readonly ScheduledKey[]): ReadonlySet<string> => new Set(keys.map(({ kid }) => kid));

const seenBy = (keys: readonly ScheduledKey[], arrival: number, { cacheAge, lag }: { cacheAge: number; lag: number }) =>
  kidsOf(filterPublishedKeys(keys, Math.max(START, arrival - cacheAge - lag)));

const received = (past: typeof anything) => past.chain((history) => fc.tuple(fc.constant(history), momentOf(history.keys), receiving));

describe('any receiver with any allowed cache', () => {
  it('[keys-02] verifies at any moment of any sequence of rotations, and fetches nothing anew', () => {
    fc.assert(
      fc.property(received(rotations), ([{ keys }, signedAt, receiver]) => {
        const seen = seenBy(keys, signedAt + receiver.travel, receiver);
        return filterSigningKeys(keys, signedAt).some(({ kid }) => seen.has(kid));
      }),
      { numRuns: 20_000 },
    );
  });

  it('verifies with one fetch at most where keys were revoked in between, and with none once its cache is younger than that', () => {
    fc.assert(
      fc.property(received(anything), ([{ keys, revocations }, signedAt, receiver]) => {
        const arrival = signedAt + receiver.travel;
        fc.pre(!revocations.some(({ at }) => signedAt < at && at <= arrival)); // those under way are sent again
        const signers = filterSigningKeys(keys, signedAt);
        const fetched = kidsOf(filterPublishedKeys(keys, arrival));
        const seen = seenBy(keys, arrival, receiver);
        const isNews = revocations.some(({ at }) => arrival - receiver.cacheAge - receiver.lag < at && at <= arrival);
        return signers.some(({ kid }) => fetched.has(kid)) && (isNews || signers.some(({ kid }) => seen.has(kid)));
      }),
      { numRuns: 20_000 },
    );
  });

  it('believes a revoked key no more once it has fetched the keys, and is sent nothing that it signed', () => {
    fc.assert(
      fc.property(received(anything), ([{ keys, revocations }, now]) => {
        const gone = revocations.filter(({ at }) => at <= now);
        const trusted = kidsOf([...filterPublishedKeys(keys, now), ...filterSigningKeys(keys, now)]);
        return gone.every(({ kid }) => !trusted.has(kid));
      }),
      { numRuns: 5_000 },
    );
  });

  it('always has a key that signs and is listed, and one that goes on until further notice', () => {
    fc.assert(
      fc.property(received(anything), ([{ keys }, now]) => {
        const listed = new Set(filterPublishedKeys(keys, now));
        const signing = filterSigningKeys(keys, now);
        const open = keys.filter(({ signUntil }) => signUntil === Infinity);
        return signing.length >= 1 && signing.length <= 2 && signing.every((key) => listed.has(key)) && open.length === 1;
      }),
      { numRuns: 5_000 },
    );
  });
});
