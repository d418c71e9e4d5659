import { EYE_HEIGHT } from '@diorama/world-model';

import type { LineSegment } from '../images/line-segments.js';
import type { RoomBox } from './picture.js';
import { computeEdgePlane, computeUpDirection, computeWallDirections } from './camera-tilt.js';
import type { CameraDirection, EdgePlaneNormal, LensFrame, CameraTilt } from './camera-tilt.js';

/** Metres that a ceiling may hang over the viewer, and walls may be away; the factors between those that are tried. */
const CEILINGS = [0.8, 3, 1.03] as const;
const WALLS = [1.3, 14, 1.02] as const;
/** Height of a usual room, and what a height twice or half as much costs, in shares of the picture's longer side. */
const USUAL_HEIGHT = 2.9;
const HEIGHT_DOUBT = 2;
/** An edge runs along a wall when it misses its direction by less than this sine. */
const ALONG = 0.026;
/** Distances whose logarithms differ by less speak for the same wall. */
const SAME = 0.06;
/** Edges of this length, in shares of the longer side, must speak for a wall. */
const LEAST_EVIDENCE = 0.1;

/** What one level edge says of the wall that it may bound. */
interface Vote {
  /** Of front, right, back and left: the wall. */
  readonly wall: number;
  /** The wall's distance over the height between the eye and the edge. */
  readonly ratio: number;
  readonly isFloor: boolean;
  readonly weight: number;
}

/**
 * Lays a box around the viewer by the edges in which walls meet floor and ceiling: every level edge says how far its wall
 * would be if it were such an edge, and the ceiling is where most of both agree (Y. Horry, K. Anjyo and K. Arai, "Tour into
 * the picture", 1997, for the box; V. Hedau, D. Hoiem and D. Forsyth, "Recovering the spatial layout of cluttered rooms",
 * 2009, for letting edges vote). Walls that no edge speaks for are null.
 */
export function fitRoomBox(segments: readonly LineSegment[], pose: CameraTilt, frame: LensFrame): RoomBox {
  const votes = segments.flatMap((segment) => voteOf(computeEdgePlane(segment, frame), middleOf(segment, frame), pose) ?? []);
  let best = { score: -Infinity, ceiling: USUAL_HEIGHT - EYE_HEIGHT, walls: [] as (number | null)[] };
  for (let ceiling: number = CEILINGS[0]; ceiling <= CEILINGS[1]; ceiling *= CEILINGS[2]) {
    const walls = [0, 1, 2, 3].map((wall) =>
      bestWall(
        votes.filter((vote) => vote.wall === wall),
        ceiling,
      ),
    );
    const doubt = HEIGHT_DOUBT * Math.abs(Math.log2((ceiling + EYE_HEIGHT) / USUAL_HEIGHT));
    const score = walls.reduce((sum, { evidence }) => sum + evidence, -doubt);
    if (score > best.score)
      best = { score, ceiling, walls: walls.map(({ evidence, metres }) => (evidence >= LEAST_EVIDENCE ? metres : null)) };
  }
  const [front = null, right = null, back = null, left = null] = best.walls;
  return { heading: pose.heading, front, right, back, left, ceiling: best.ceiling };
}

const middleOf = ({ x1, y1, x2, y2 }: LineSegment, { focal, width, height }: LensFrame): CameraDirection => [
  (x1 + x2 - width) / 2,
  (height - y1 - y2) / 2,
  -focal,
];

const dot = (plane: EdgePlaneNormal, [x, y, z]: CameraDirection): number => plane.x * x + plane.y * y + plane.z * z;

function voteOf(plane: EdgePlaneNormal, middle: CameraDirection, { pitch, roll, heading }: CameraTilt): Vote | null {
  const up = computeUpDirection(pitch, roll);
  const [ahead, right] = computeWallDirections(pitch, roll, heading);
  const misses = [ahead, right, up].map((direction) => Math.abs(dot(plane, direction)));
  const nearest = misses.indexOf(Math.min(...misses));
  if (nearest === 2 || (misses[nearest] as number) > ALONG) return null;
  // An edge along one wall bounds one of the two that stand across: where it lies tells which, and how far.
  const across = nearest === 0 ? right : ahead;
  const aside = dot(plane, up);
  const rise = -dot(plane, across);
  const isSeen = middle[0] * up[0] + middle[1] * up[1] + middle[2] * up[2] > 0;
  // The foot of the perpendicular on the edge lies in its plane: `aside` along the wall's normal and `rise` upwards, or both reversed.
  const sign = rise > 0 === isSeen ? 1 : -1;
  const first = nearest === 0 ? 1 : 0;
  return {
    wall: sign * aside > 0 ? first : first + 2,
    ratio: Math.abs(aside) / Math.max(1e-6, Math.abs(rise)),
    isFloor: !isSeen,
    weight: plane.weight,
  };
}

/** The distance at which most edges agree for a height of the ceiling; edges of floor and ceiling that meet count double. */
function bestWall(votes: readonly Vote[], ceiling: number): { readonly evidence: number; readonly metres: number } {
  let best = { evidence: 0, metres: 0 };
  if (votes.length === 0) return best;
  for (let metres: number = WALLS[0]; metres <= WALLS[1]; metres *= WALLS[2]) {
    let [low, high] = [0, 0];
    for (const { ratio, isFloor, weight } of votes) {
      const off = Math.log(metres / (ratio * (isFloor ? EYE_HEIGHT : ceiling))) / SAME;
      const share = weight * Math.max(0, 1 - off * off);
      if (isFloor) low += share;
      else high += share;
    }
    const evidence = low + high + Math.min(low, high);
    if (evidence > best.evidence) best = { evidence, metres };
  }
  return best;
}
