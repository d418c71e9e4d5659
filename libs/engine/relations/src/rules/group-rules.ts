import type { RelationKind } from '@diorama/domain';
import { angleBetween } from '@diorama/world-model';
import type { GroundPoint } from '@diorama/world-model';

import { footOf } from '../geometry/placed-object.js';
import type { PlacedObject } from '../geometry/placed-object.js';
import type { RelationBody } from '../geometry/place-parts.js';
import { bearingOf, gapBetween } from '../geometry/rectangle.js';

/** Shares and metres. */
const GROUP_LIMITS = {
  /** The widest gap of a ring, radians, of three objects and as a factor on an even share. */
  ringGap: 3.7,
  ringShare: 2.3,
  /** Metres between a ring and what it goes around. */
  ringReach: 5,
  /** Metres that a row bends, at least, and as a share of its length. */
  rowBend: 0.4,
  rowBendShare: 0.06,
  /** How far radii of a circle differ from their mean, as a share. */
  circleShare: 0.35,
} as const;

/** Whether the objects of an entry stand as an arrangement asks, together; true for relations that hold object by object. */
export function holdsForGroup(kind: RelationKind, subjects: readonly PlacedObject[], body: RelationBody | null): boolean {
  switch (kind) {
    case 'around':
      return body === null || isAround(subjects, body);
    case 'in-row':
      return isRow(subjects);
    case 'in-circle':
      return isCircle(subjects);
    case 'in-pairs':
      return arePairs(subjects);
    default:
      return true;
  }
}

/** Whether objects leave no wide gap in the ring that they form about a place. */
function closesRing(feet: readonly GroundPoint[], { x, z }: GroundPoint): boolean {
  const bearings = feet.map((foot) => bearingOf({ x: foot.x - x, z: foot.z - z })).sort((a, b) => a - b);
  const gaps = bearings.map((bearing, k) => (k === 0 ? bearing + 2 * Math.PI - (bearings.at(-1) ?? 0) : bearing - (bearings[k - 1] ?? 0)));
  const { ringGap, ringShare } = GROUP_LIMITS;
  return Math.max(...gaps) <= Math.max(ringGap * (3 / feet.length), (ringShare * 2 * Math.PI) / feet.length);
}

function isAround(subjects: readonly PlacedObject[], { foot }: RelationBody): boolean {
  const reach = Math.max(GROUP_LIMITS.ringReach, Math.max(foot.width, foot.depth));
  const feet = subjects.map(footOf);
  if (feet.filter((own) => gapBetween(own, foot) <= reach).length < 0.9 * feet.length) return false;
  if (feet.length === 2) {
    const [a, b] = feet.map((own) => bearingOf({ x: own.x - foot.x, z: own.z - foot.z })) as [number, number];
    return Math.abs(angleBetween(a, b)) > 1;
  }
  return feet.length < 2 || closesRing(feet, foot);
}

function isRow(subjects: readonly PlacedObject[]): boolean {
  if (subjects.length < 3) return true;
  const feet = subjects.map(footOf);
  const [mx, mz] = [mean(feet.map(({ x }) => x)), mean(feet.map(({ z }) => z))];
  let [xx, xz, zz] = [0, 0, 0];
  for (const { x, z } of feet) [xx, xz, zz] = [xx + (x - mx) ** 2, xz + (x - mx) * (z - mz), zz + (z - mz) ** 2];
  const angle = Math.atan2(2 * xz, xx - zz) / 2;
  const along = feet.map(({ x, z }) => (x - mx) * Math.cos(angle) + (z - mz) * Math.sin(angle));
  const bend = Math.max(...feet.map(({ x, z }) => Math.abs((z - mz) * Math.cos(angle) - (x - mx) * Math.sin(angle))));
  const length = Math.max(...along) - Math.min(...along);
  return bend <= Math.max(GROUP_LIMITS.rowBend, GROUP_LIMITS.rowBendShare * length) && length > 2 * bend;
}

function isCircle(subjects: readonly PlacedObject[]): boolean {
  if (subjects.length < 3) return true;
  const feet = subjects.map(footOf);
  const middle = { x: mean(feet.map(({ x }) => x)), z: mean(feet.map(({ z }) => z)) };
  const radii = feet.map(({ x, z }) => Math.hypot(x - middle.x, z - middle.z));
  const radius = mean(radii);
  return radii.every((own) => Math.abs(own - radius) <= GROUP_LIMITS.circleShare * radius) && closesRing(feet, middle);
}

/** Whether each object, but for an odd one, stands nearer to its partner than to the next pair. */
function arePairs(subjects: readonly PlacedObject[]): boolean {
  const feet = subjects.map(footOf);
  let single = feet.length % 2;
  for (let k = 0; k + 1 < feet.length; k += 2) {
    const [a, b] = [feet[k], feet[k + 1]];
    if (a === undefined || b === undefined) continue;
    const apart = Math.hypot(a.x - b.x, a.z - b.z);
    const others = feet.filter((_, i) => i !== k && i !== k + 1);
    const next = Math.min(...others.map(({ x, z }) => Math.hypot(a.x - x, a.z - z)));
    const size = Math.max(a.width, a.depth);
    if (apart > next || (others.length === 0 && gapBetween(a, b) > Math.max(1.5, size))) single--;
  }
  return single >= 0;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
