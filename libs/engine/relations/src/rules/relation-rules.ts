import type { RelationKind } from '@diorama/domain';
import { angleBetween } from '@diorama/world-model';
import type { GroundPoint } from '@diorama/world-model';

import { holdsInArea } from './area-rules.js';
import { holdsContact } from './contact-rules.js';
import { footOf, outlineOf, spanOf } from '../geometry/placed-object.js';
import type { RelationBody } from '../geometry/place-parts.js';
import type { RelationCase } from './relation-case.js';
import { bearingOf, cornersOf, distanceTo, gapBetween, halfExtent, nearestPoint } from '../geometry/rectangle.js';

/** Limits of relations: metres, radians and shares. */
const LIMITS = {
  beside: 1,
  besideShare: 0.5,
  near: 6,
  angle: 0.38,
  depthShare: 0.3,
  lateralShare: 0.45,
  betweenRange: [0.2, 0.8],
  betweenAside: 0.35,
  facingAngle: 0.62,
  facingDistance: 14,
  against: 0.12,
  corner: 0.8,
  far: 20,
} as const;

/** Whether a relation holds for one object; arrangements of several objects are judged by `holdsForGroup`. */
export function holdsForObject(kind: RelationKind, given: RelationCase): boolean {
  const { bodies, area } = given;
  if (kind === 'between') return bodies.length >= 2 && isBetween(given);
  if (bodies.length === 0) return holdsInArea(kind, given);
  if (area !== undefined && bodies.every(({ object }) => object === null) && holdsInArea(kind, given)) return true;
  return bodies.some((body) => holdsForBody(kind, given, body));
}

function holdsForBody(kind: RelationKind, given: RelationCase, body: RelationBody): boolean {
  switch (kind) {
    case 'on':
    case 'under':
    case 'inside':
    case 'hanging-from':
    case 'above':
      return holdsContact(kind, given, body);
    case 'beside':
    case 'around':
      return isBeside(given, body);
    case 'near':
    case 'along':
      return isNear(given, body);
    case 'behind':
      return isInLine(given, body) && depthPast(given, body) > 0;
    case 'in-front-of':
      return body.object === null ? isBefore(given, body) : isInLine(given, body) && depthPast(given, body) < 0;
    case 'left-of':
      return isAside(given, body, -1);
    case 'right-of':
      return isAside(given, body, 1);
    case 'facing':
      return isFacing(given, body);
    case 'against':
      return touches(given, body);
    case 'at-end-of':
      return isAtEnd(given, body);
    case 'in-corner':
      return cornersOf(body.foot).some((corner) => distanceTo(footOf(given.subject), corner) <= LIMITS.corner);
    case 'in-middle':
      return isInMiddle(given, body);
    case 'far':
      return gapBetween(footOf(given.subject), body.foot) > LIMITS.far;
    default:
      return true;
  }
}

const widthOf = ({ width, depth }: { width: number; depth: number }): number => Math.max(width, depth);

/** Whether two objects stand at about the same level. */
function isLevel({ subject }: RelationCase, { span }: RelationBody): boolean {
  const own = spanOf(subject);
  return own.bottom < span.top + 0.5 && own.top > span.bottom - 1.2;
}

function isBeside(given: RelationCase, body: RelationBody): boolean {
  const own = footOf(given.subject);
  const limit = Math.max(LIMITS.beside, LIMITS.besideShare * Math.max(widthOf(own), widthOf(body.foot)));
  return isLevel(given, body) && gapBetween(own, body.foot) <= limit;
}

const isNear = (given: RelationCase, body: RelationBody): boolean =>
  gapBetween(footOf(given.subject), body.foot) <= Math.max(LIMITS.near, widthOf(body.foot));

/** Metres that the subject lies farther from the viewer than a body, beyond a share of their extents; negative where it lies nearer, 0 between. */
function depthPast({ subject }: RelationCase, { foot }: RelationBody): number {
  const bearing = bearingOf(foot);
  const own = footOf(subject);
  const past = (own.x - foot.x) * Math.sin(bearing) - (own.z - foot.z) * Math.cos(bearing);
  const least = LIMITS.depthShare * (halfExtent(own, bearing) + halfExtent(foot, bearing));
  return Math.abs(past) < least ? 0 : past;
}

/** Whether the viewer sees two objects in about the same direction. */
function isInLine({ subject }: RelationCase, { foot }: RelationBody): boolean {
  const own = footOf(subject);
  const bearing = bearingOf(foot);
  const [near, far] = [Math.min(Math.hypot(own.x, own.z), Math.hypot(foot.x, foot.z)), Math.hypot(own.x - foot.x, own.z - foot.z)];
  const across = bearing + Math.PI / 2;
  const widths = halfExtent(own, across) + halfExtent(foot, across);
  const isClose = far <= Math.max(12, 3 * widths + 6);
  return isClose && Math.abs(angleBetween(bearing, bearingOf(own))) <= Math.max(LIMITS.angle, Math.atan2(widths, Math.max(near, 0.5)));
}

/** Whether it stands in front of a part of a wall, on the side of the viewer. */
function isBefore({ subject }: RelationCase, { foot }: RelationBody): boolean {
  const own = footOf(subject);
  return gapBetween(own, foot) <= 2.5 && Math.hypot(own.x - foot.x, own.z - foot.z) <= foot.width / 2 + 2.5;
}

function isAside({ subject }: RelationCase, { foot }: RelationBody, side: 1 | -1): boolean {
  const bearing = bearingOf(foot);
  const own = footOf(subject);
  const [dx, dz] = [own.x - foot.x, own.z - foot.z];
  const aside = side * (dx * Math.cos(bearing) + dz * Math.sin(bearing));
  const across = bearing + Math.PI / 2;
  const least = LIMITS.lateralShare * (halfExtent(own, across) + halfExtent(foot, across));
  const depth = Math.abs(dx * Math.sin(bearing) - dz * Math.cos(bearing));
  return aside >= Math.max(least, 0.05) && depth <= 1.2 * aside + 0.5;
}

function isBetween({ subject, bodies }: RelationCase): boolean {
  const [a, ...others] = bodies;
  const own = footOf(subject);
  return a !== undefined && others.some((b) => liesBetween(own, a.foot, b.object === null ? nearestPoint(b.foot, own) : b.foot));
}

function liesBetween(own: GroundPoint, a: GroundPoint, b: GroundPoint): boolean {
  const [dx, dz] = [b.x - a.x, b.z - a.z];
  const length = Math.hypot(dx, dz);
  if (length < 1e-6) return false;
  const share = ((own.x - a.x) * dx + (own.z - a.z) * dz) / length ** 2;
  const aside = Math.abs((own.x - a.x) * dz - (own.z - a.z) * dx) / length;
  const [low, high] = LIMITS.betweenRange;
  return share >= low && share <= high && aside <= LIMITS.betweenAside * length + 0.2;
}

function isFacing({ subject }: RelationCase, { foot }: RelationBody): boolean {
  const own = footOf(subject);
  const [dx, dz] = [foot.x - own.x, foot.z - own.z];
  const distance = Math.hypot(dx, dz);
  if (distance < 1e-6) return false;
  const off = Math.abs(angleBetween(subject.turn, Math.atan2(dx, dz)));
  const spread = Math.atan2(halfExtent(foot, bearingOf({ x: dx, z: dz }) + Math.PI / 2), distance);
  return off <= LIMITS.facingAngle + 0.7 * spread && gapBetween(own, foot) <= LIMITS.facingDistance;
}

/** Whether the sides of two bodies touch: gaps up to a hand's breadth, as between a round trunk and a board. */
function touches({ subject }: RelationCase, body: RelationBody): boolean {
  const own = spanOf(subject);
  const isOverlapping = own.bottom < body.span.top && own.top > body.span.bottom;
  return isOverlapping && Math.min(gapBetween(footOf(subject), body.foot), gapBetween(outlineOf(subject), body.foot)) <= LIMITS.against;
}

function isAtEnd({ subject }: RelationCase, { outline }: RelationBody): boolean {
  const { x, z, turn, width, depth } = outline;
  const own = footOf(subject);
  const axis = width >= depth ? turn : turn - Math.PI / 2;
  const long = Math.max(width, depth);
  const reach = Math.max(1, 0.25 * long) + widthOf(own) / 2;
  return [1, -1].some((end) => {
    const [ex, ez] = [x + (end * Math.cos(axis) * long) / 2, z - (end * Math.sin(axis) * long) / 2];
    return Math.hypot(own.x - ex, own.z - ez) <= reach;
  });
}

function isInMiddle({ subject }: RelationCase, { outline }: RelationBody): boolean {
  const own = footOf(subject);
  return Math.hypot(own.x - outline.x, own.z - outline.z) <= 0.3 * widthOf(outline) + 0.1;
}
