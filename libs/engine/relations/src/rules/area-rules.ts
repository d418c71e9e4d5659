import type { RelationKind } from '@diorama/domain';
import { angleBetween, FLOOR_HEIGHT } from '@diorama/world-model';

import { footOf, outlineOf, spanOf } from '../geometry/placed-object.js';
import { getPathHalfWidth } from '../geometry/place-parts.js';
import type { RelationCase } from './relation-case.js';
import { bearingOf, distanceTo, halfExtent } from '../geometry/rectangle.js';

/** Metres and radians. */
const AREA_LIMITS = {
  /** Beyond the edge of a path, and on both sides of a shore. */
  pathside: 4,
  shoreside: 6,
  endAlong: 14,
  endAside: 3,
  ahead: 0.4,
  aside: 0.12,
  ceiling: 0.12,
  corner: 0.8,
  far: 40,
  farShare: 0.35,
  middleShare: 0.3,
} as const;

/** Whether a relation to a part of the place that is not a body holds: ground, water, path, shore, ceiling, the viewer, or the place as a whole. */
export function holdsInArea(kind: RelationKind, given: RelationCase): boolean {
  const { area = 'place' } = given;
  if (kind === 'far') return isFar(given);
  if (kind === 'in-corner') return isInCorner(given);
  if (kind === 'at-end-of') return isAtEnd(given);
  switch (area) {
    case 'water':
      return holdsAtWater(kind, given);
    case 'shore':
      return Math.abs(shoreDistance(given)) <= AREA_LIMITS.shoreside + sizeOf(given);
    case 'path':
      return holdsAtPath(kind, given);
    case 'ceiling':
      return holdsAtCeiling(kind, given);
    case 'floor':
      return kind === 'above' ? liftOf(given) > 0.1 : Math.abs(liftOf(given)) <= 0.1;
    case 'viewer':
      return holdsAtViewer(kind, given);
    case 'place':
      return holdsInPlace(kind, given);
    default:
      // Bodies of walls are judged as bodies; without any the place has no such part.
      return false;
  }
}

const sizeOf = ({ subject }: Pick<RelationCase, 'subject'>): number => {
  const { width, depth } = footOf(subject);
  return Math.max(width, depth) / 2;
};

/** Metres above the ground; the base of some objects reaches into it. */
const liftOf = ({ subject, parts }: RelationCase): number =>
  Math.max(subject.y, spanOf(subject).bottom) - parts.heightAt(subject.x, subject.z);

/** Metres from the water's edge, negative over water; infinite in a place without water. */
const shoreDistance = ({ subject, parts }: RelationCase): number => {
  const { x, z } = footOf(subject);
  return parts.plan?.shore?.distance(x, z) ?? Infinity;
};

function holdsAtWater(kind: RelationKind, given: RelationCase): boolean {
  const { subject, parts } = given;
  const level = parts.plan?.shore?.level;
  if (level === undefined) return false;
  const { bottom, top } = spanOf(subject);
  const distance = shoreDistance(given);
  const isOver = distance < 0.5;
  switch (kind) {
    case 'on':
    case 'in-middle':
      return isOver && bottom <= level + 0.2 && top > level;
    case 'inside':
      return isOver && bottom <= level + 0.2;
    case 'under':
      return isOver && top <= level + 0.3;
    case 'above':
      return isOver && bottom > level + 0.15;
    default:
      return Math.abs(distance) <= AREA_LIMITS.shoreside + sizeOf(given);
  }
}

function holdsAtPath(kind: RelationKind, given: RelationCase): boolean {
  const { subject, parts } = given;
  const trail = parts.plan?.trail ?? null;
  if (trail === null) return false;
  const own = footOf(subject);
  const aside = Math.abs(trail.offsetAt(own.x, own.z));
  const half = getPathHalfWidth(parts);
  if (kind === 'above') return aside <= half + sizeOf(given) && liftOf(given) > 0.3;
  if (kind === 'on' || kind === 'in-middle' || kind === 'inside') return aside <= half + 0.3;
  if (kind === 'facing') return true;
  return aside <= half + AREA_LIMITS.pathside + 2 * sizeOf(given);
}

function holdsAtCeiling(kind: RelationKind, { subject, parts }: RelationCase): boolean {
  if (parts.room === null) return false;
  const { top } = spanOf(subject);
  const ceiling = FLOOR_HEIGHT + parts.room.height;
  if (kind === 'on' || kind === 'hanging-from' || kind === 'against') return Math.abs(top - ceiling) <= AREA_LIMITS.ceiling;
  return top <= ceiling;
}

function holdsAtViewer(kind: RelationKind, { subject }: RelationCase): boolean {
  const own = footOf(subject);
  const bearing = bearingOf(own);
  const distance = distanceTo(own, { x: 0, z: 0 });
  switch (kind) {
    case 'in-front-of':
      return Math.abs(bearing) <= AREA_LIMITS.ahead + Math.atan2(halfExtent(own, bearing + Math.PI / 2), Math.hypot(own.x, own.z));
    case 'behind':
      return Math.abs(bearing) > Math.PI / 2;
    case 'left-of':
      return bearing < -AREA_LIMITS.aside;
    case 'right-of':
      return bearing > AREA_LIMITS.aside;
    case 'facing':
      return Math.abs(angleBetween(subject.turn, Math.atan2(-own.x, -own.z))) <= 0.62;
    case 'above':
      return spanOf(subject).bottom > 0.2;
    case 'far':
      return distance >= AREA_LIMITS.far;
    default:
      return distance <= 8;
  }
}

function holdsInPlace(kind: RelationKind, given: RelationCase): boolean {
  const { subject, parts } = given;
  const own = footOf(subject);
  switch (kind) {
    case 'left-of':
    case 'right-of':
      return holdsAtViewer(kind, given);
    case 'above':
      return liftOf(given) > 1 || spanOf(subject).bottom > 0.2;
    case 'in-middle':
      return parts.room === null
        ? Math.abs(bearingOf(own)) <= AREA_LIMITS.ahead && distanceTo(own, { x: 0, z: 0 }) <= 30
        : isInMiddleOfRoom(given);
    case 'hanging-from':
    case 'against':
    case 'under':
      return false;
    default:
      return true;
  }
}

/** Whether it stands in the middle of a room; the viewer keeps some floor there. */
function isInMiddleOfRoom({ subject, parts: { room } }: RelationCase): boolean {
  if (room === null) return false;
  const own = footOf(subject);
  const [width, depth] = [room.x[1] - room.x[0], room.z[1] - room.z[0]];
  const [dx, dz] = [own.x - (room.x[0] + room.x[1]) / 2, own.z - (room.z[0] + room.z[1]) / 2];
  const spare = 1.4 + sizeOf({ subject });
  return (
    Math.abs(dx) <= Math.max(AREA_LIMITS.middleShare * width, spare) && Math.abs(dz) <= Math.max(AREA_LIMITS.middleShare * depth, spare)
  );
}

function isFar({ subject, parts: { room } }: RelationCase): boolean {
  const own = outlineOf(subject);
  if (room === null) return Math.hypot(own.x, own.z) >= AREA_LIMITS.far - 1;
  return own.z <= room.z[0] + Math.max(1.5, AREA_LIMITS.farShare * (room.z[1] - room.z[0]));
}

function isInCorner({ subject, parts: { room } }: RelationCase): boolean {
  if (room === null) return false;
  return room.x.some((x) => room.z.some((z) => distanceTo(footOf(subject), { x, z }) <= AREA_LIMITS.corner));
}

function isAtEnd(given: RelationCase): boolean {
  const { subject, parts } = given;
  const own = footOf(subject);
  const { room } = parts;
  if (room !== null) {
    const reach = Math.max(1.5, 0.25 * (room.z[1] - room.z[0]));
    return (
      own.z - halfExtent(own, 0) <= room.z[0] + reach && Math.abs(own.x - (room.x[0] + room.x[1]) / 2) <= 0.35 * (room.x[1] - room.x[0])
    );
  }
  const trail = parts.plan?.trail ?? null;
  if (trail === null || given.area === 'shore' || given.area === 'water') return false;
  const aside = Math.abs(trail.offsetAt(own.x, own.z));
  return trail.alongAt(own.x, own.z) >= AREA_LIMITS.endAlong && aside <= AREA_LIMITS.endAside + sizeOf(given);
}
