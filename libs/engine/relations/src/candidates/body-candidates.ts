import type { RelationKind } from '@diorama/domain';
import type { GroundPoint } from '@diorama/world-model';

import { measureSize } from '../geometry/object-shape.js';
import { footOf } from '../geometry/placed-object.js';
import type { RelationBody } from '../geometry/place-parts.js';
import type { ObjectDesign, RelationCandidate } from './relation-space.js';
import { bearingOf, halfExtent, nearestPoint } from '../geometry/rectangle.js';
import type { Rectangle } from '../geometry/rectangle.js';

/** What candidates on the ground around a body are made for. */
interface Around {
  readonly design: ObjectDesign;
  readonly body: RelationBody;
  /** Counts the objects of the entry. */
  readonly k: number;
  /** Metres between both, where others stand between them. */
  readonly spacing?: number;
}

/** Degrees from the direction of the body, clockwise; those tried first come first. */
const SIDES = [90, -90, 70, -70, 110, -110, 130, -130, 45, -45, 180, 0, 150, -150, 20, -20] as const;
const BACK = [0, 12, -12, 22, -22, 32, -32, 45, -45] as const;
const ASIDE = [90, 80, 100, 70, 112, 60, 125] as const;

/** Metres between an object and a body, as shares of the size of the smaller one and in metres. */
const GAPS = {
  beside: [0.12, 0.3, 0.55, 0.85],
  near: [0.9, 1.6, 2.6, 4, 5.4],
  behind: [0.25, 0.6, 1.2, 2.2, 4],
  before: [0.3, 0.7, 1.3, 2.2, 3.4],
  aside: [0.3, 0.7, 1.3, 2.2, 3.5],
  facing: [0.7, 1.2, 2, 3.2, 5],
} as const;

/** Places on the ground or the floor at which an object may stand in a relation to a body, the best first. */
export function listBodyCandidates(kind: RelationKind, given: Around): RelationCandidate[] {
  switch (kind) {
    case 'beside':
    case 'around':
      return ringed(given, SIDES, GAPS.beside);
    case 'near':
    case 'far':
      return ringed(given, SIDES, given.spacing === undefined ? GAPS.near : [given.spacing, 1.3 * given.spacing, 1.7 * given.spacing]);
    case 'behind':
      return ringed(given, BACK, GAPS.behind);
    case 'in-front-of':
      return ringed(
        given,
        BACK.map((angle) => angle + 180),
        GAPS.before,
      );
    case 'left-of':
      return ringed(
        { ...given, k: 0 },
        ASIDE.map((angle) => -angle),
        GAPS.aside,
      );
    case 'right-of':
      return ringed({ ...given, k: 0 }, ASIDE, GAPS.aside);
    case 'facing':
      return facingCandidates(given);
    case 'against':
      return againstCandidates(given);
    case 'along':
      return alongCandidates(given);
    case 'at-end-of':
      return endCandidates(given);
    case 'in-corner':
    case 'in-middle':
      return [{ x: given.body.outline.x, z: given.body.outline.z, turn: -bearingOf(given.body.outline) }];
    default:
      return [];
  }
}

/** The rectangle that the lower part of a design takes at the origin in a turn. */
const footprintOf = ({ shape, scale }: ObjectDesign, turn: number): Rectangle => footOf({ shape, scale, turn, x: 0, y: 0, z: 0 });

const RADIAN = Math.PI / 180;

/** Places in directions from the middle of a body, gap by gap; the fronts look to the viewer. */
function ringed({ design, body, k }: Around, angles: readonly number[], gaps: readonly number[]): RelationCandidate[] {
  const { foot } = body;
  const seen = bearingOf(foot);
  const turn = -seen;
  const own = footprintOf(design, turn);
  const first = k % 2;
  return gaps.flatMap((gap) =>
    angles.map((_, i) => {
      const bearing = seen + (angles[(i ^ first) % angles.length] ?? 0) * RADIAN;
      const distance = halfExtent(foot, bearing) + halfExtent(own, bearing) + gap;
      return { x: foot.x + Math.sin(bearing) * distance, z: foot.z - Math.cos(bearing) * distance, turn };
    }),
  );
}

/** Places from which the front looks to a body: aslant before it, so that the viewer sees both. */
function facingCandidates({ design, body, k }: Around): RelationCandidate[] {
  const { foot, object } = body;
  const seen = bearingOf(foot);
  // A part of a wall and an object with a front are looked at from their front.
  const front = Math.PI - (object === null ? foot.turn : -seen);
  const side = k % 2 === 0 ? 1 : -1;
  const angles =
    object === null
      ? [0, 20, -20, 40, -40]
      : [side * 75, -side * 75, side * 50, -side * 50, side * 95, -side * 95, 180 + side * 60, 20, 180];
  return GAPS.facing.flatMap((gap) =>
    angles.map((angle) => {
      const bearing = front + angle * RADIAN;
      const place = placeBeyond(design, foot, bearing, gap);
      const target = object === null ? nearestPoint(foot, place) : foot;
      return { ...place, turn: Math.atan2(target.x - place.x, target.z - place.z) };
    }),
  );
}

function placeBeyond(design: ObjectDesign, foot: Rectangle, bearing: number, gap: number): GroundPoint {
  const distance = halfExtent(foot, bearing) + halfExtent(footprintOf(design, -bearing), bearing) + gap;
  return { x: foot.x + Math.sin(bearing) * distance, z: foot.z - Math.cos(bearing) * distance };
}

/** The four sides of a rectangle: the turn of what has its back to it, and the length of the side. */
function sidesOf({ turn, width, depth }: Rectangle): { turn: number; length: number; out: number }[] {
  return [0, 1, 2, 3].map((quarter) => ({
    turn: turn + (quarter * Math.PI) / 2,
    length: quarter % 2 === 0 ? width : depth,
    out: (quarter % 2 === 0 ? depth : width) / 2,
  }));
}

/** How far a side looks to the viewer: 1 where it faces the origin. */
const frontness = ({ x, z }: GroundPoint, turn: number): number => {
  const distance = Math.max(1e-6, Math.hypot(x, z));
  return (-x * Math.sin(turn) - z * Math.cos(turn)) / distance;
};

/** Metres from front to back of flat objects at most. */
const FLAT_DEPTH_MAX = 0.35;

/** Places with the back to a side of a body: sides that the viewer sees come first. */
function againstCandidates({ design, body, k }: Around): RelationCandidate[] {
  const { foot, object } = body;
  // From the side, both stay in sight; a wall has one side only, and a flat object, such as a door, is seen from its front.
  const isFlat = measureSize(design).depth <= FLAT_DEPTH_MAX;
  const ease = (turn: number): number => (object === null || isFlat ? frontness(foot, turn) : 1 - Math.abs(frontness(foot, turn) - 0.3));
  const sides = object === null ? sidesOf(foot).slice(0, 1) : sidesOf(foot).sort((a, b) => ease(b.turn) - ease(a.turn));
  return sides.flatMap(({ turn, length, out }) => {
    const spread = Math.max(0, length - measureSize(design).width);
    const shares = object === null ? spreadShares(k) : [0, 0.3, -0.3, 0.5, -0.5];
    return shares.map((share) => backTo(design, { foot, turn, out }, share * spread));
  });
}

/** Shares of a wall from -0.5 to 0.5: another order for each object. */
const spreadShares = (k: number): number[] => Array.from({ length: 24 }, (_, i) => (((i * 7 + k * 5) % 24) + 0.5) / 24 - 0.5);

function backTo(
  { shape, scale }: ObjectDesign,
  { foot, turn, out }: { foot: Rectangle; turn: number; out: number },
  along: number,
): RelationCandidate {
  const distance = out + 0.03 - shape.outline.z[0] * scale;
  return {
    x: foot.x + Math.sin(turn) * distance + Math.cos(turn) * along,
    z: foot.z + Math.cos(turn) * distance - Math.sin(turn) * along,
    turn,
  };
}

/** Places in lines next to the long sides of a body. */
function alongCandidates({ design, body, k }: Around): RelationCandidate[] {
  const { foot, object } = body;
  const sides = sidesOf(foot).filter(({ length }) => length >= Math.max(foot.width, foot.depth) - 1e-6);
  const seen = object === null ? sides.slice(0, 1) : sides.sort((a, b) => frontness(foot, b.turn) - frontness(foot, a.turn));
  const shares = Array.from({ length: 15 }, (_, i) => (((i + k * 4) * 4) % 15) / 14 - 0.5);
  return seen.flatMap(({ turn, length, out }) =>
    [0.08, 0.5].flatMap((gap) => shares.map((share) => backTo(design, { foot, turn, out: out + gap }, 0.95 * share * length))),
  );
}

/** Places beyond the ends of the long axis of a body, the end that is farther from the viewer first. */
function endCandidates({ design, body }: Around): RelationCandidate[] {
  const { foot } = body;
  const sides = sidesOf(foot).filter(({ length }) => length <= Math.min(foot.width, foot.depth) + 1e-6);
  return sides
    .sort((a, b) => frontness(foot, a.turn) - frontness(foot, b.turn))
    .flatMap(({ turn }) => [0.1, 0.3, 0.6].map((gap) => ({ ...placeBeyond(design, foot, Math.PI - turn, gap), turn: -bearingOf(foot) })));
}

/** Places between two bodies: in the middle between their sides first. */
export function listBetweenCandidates(a: RelationBody, b: RelationBody): RelationCandidate[] {
  const end = b.object === null ? nearestPoint(b.foot, a.foot) : b.foot;
  const bearing = Math.atan2(end.x - a.foot.x, -(end.z - a.foot.z));
  const length = Math.hypot(end.x - a.foot.x, end.z - a.foot.z);
  const reach = b.object === null ? 0 : halfExtent(b.foot, bearing);
  const middle = (halfExtent(a.foot, bearing) + length - reach) / 2;
  return [0, 0.08, -0.08, 0.16, -0.16].flatMap((shift) =>
    [0, 0.15, -0.15, 0.3, -0.3].flatMap((aside) => {
      const [along, across] = [middle + shift * length, aside * length];
      const place = {
        x: a.foot.x + Math.sin(bearing) * along + Math.cos(bearing) * across,
        z: a.foot.z - Math.cos(bearing) * along + Math.sin(bearing) * across,
      };
      const turn = -bearingOf(place);
      return [
        { ...place, turn },
        { ...place, turn: turn + Math.PI / 2 },
      ];
    }),
  );
}
