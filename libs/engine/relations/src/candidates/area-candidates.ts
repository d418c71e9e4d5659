import type { RelationArea, RelationKind } from '@diorama/domain';
import { applyToPoint, createWallFrame, findFloorDistance, FLOOR_HEIGHT, WALL_TURNS } from '@diorama/world-model';
import type { RoomBox, RoomSide, WallOpening } from '@diorama/world-model';

import { measureSize } from '../geometry/object-shape.js';
import { getPathHalfWidth } from '../geometry/place-parts.js';
import type { PlaceParts } from '../geometry/place-parts.js';
import type { ObjectDesign, RelationCandidate } from './relation-space.js';
import { bearingOf } from '../geometry/rectangle.js';

interface AreaSearch {
  readonly kind: RelationKind;
  readonly area: RelationArea;
  readonly design: ObjectDesign;
  readonly parts: PlaceParts;
  readonly k: number;
  /** Metres that it stands farther from the viewer than usual. */
  readonly setback: number;
}

/** Places at which an object may stand in a relation to a part of the place, the best first. */
export function listAreaCandidates(search: AreaSearch): RelationCandidate[] {
  const { room, plan } = search.parts;
  if (room !== null) return listRoomCandidates(search, room);
  return plan === null ? [] : [...listPathCandidates(search), ...listOpenCandidates(search)];
}

/** Metres to a tall object beyond which it need not stand to be seen up to its top. */
const FAR_ENOUGH = 70;

const facingViewer = ({ x, z }: { x: number; z: number }): number => -bearingOf({ x, z });

/** Metres above the floor at which the middle of what hangs on a wall lies. */
const HANGING_HEIGHT = 1.65;

function listRoomCandidates(search: AreaSearch, room: RoomBox): RelationCandidate[] {
  const { kind, area, design } = search;
  if (kind === 'in-corner') return listCorners(design, room);
  if (area === 'ceiling') {
    const y = FLOOR_HEIGHT + room.height - design.shape.top * design.scale - 0.005;
    return overFloor(room, search).map((place) => ({ ...place, y, isFixed: true as const }));
  }
  if (area === 'wall' && (kind === 'on' || kind === 'hanging-from' || kind === 'above')) return listWallSpots(search, room);
  if (area === 'window' || area === 'door')
    return room.openings.filter(({ kind: own }) => own === area).flatMap((opening) => listOpeningSpots(search, room, opening));
  return overFloor(room, search);
}

/** Corners in front of the viewer first; the back stands to a wall. */
function listCorners(design: ObjectDesign, { x, z }: RoomBox): RelationCandidate[] {
  const { width, depth } = measureSize(design);
  return [
    [x[1], z[0], -1, 1],
    [x[0], z[0], 1, 1],
    [x[1], z[1], -1, -1],
    [x[0], z[1], 1, -1],
  ].flatMap(([cx = 0, cz = 0, dx = 1, dz = 1]) =>
    [0.06, 0.3, 0.55].flatMap((gap) => [
      { x: cx + dx * (width / 2 + gap), z: cz + dz * (depth / 2 + 0.05), turn: dz > 0 ? 0 : Math.PI },
      { x: cx + dx * (depth / 2 + 0.05), z: cz + dz * (width / 2 + gap), turn: dx > 0 ? Math.PI / 2 : -Math.PI / 2 },
    ]),
  );
}

/** Places in a grid over the floor; by relation those near the middle, the far end, or in front of the viewer come first. */
function overFloor({ x, z }: RoomBox, { kind, area, design, setback }: AreaSearch): RelationCandidate[] {
  const [mx, mz] = [(x[0] + x[1]) / 2, (z[0] + z[1]) / 2];
  const isEnd = kind === 'far' || kind === 'at-end-of';
  const { width, height, depth } = measureSize(design);
  const goal = isEnd
    ? { x: mx, z: z[0] + 0.4 }
    : kind === 'in-middle' && area === 'place'
      ? { x: mx, z: Math.min(mz, 0) }
      : { x: 0, z: Math.max(z[0] + 0.6, -Math.max(1.5 + 0.8 * Math.max(width, height, depth), findFloorDistance(height)) - setback) };
  const across = kind === 'left-of' ? -1 : kind === 'right-of' ? 1 : 0;
  const from = { x: goal.x + 1.4 * across, z: goal.z };
  const places = Array.from({ length: 21 * 21 }, (_, i) => {
    const place = { x: x[0] + (((i % 21) + 0.5) / 21) * (x[1] - x[0]), z: z[0] + ((Math.floor(i / 21) + 0.5) / 21) * (z[1] - z[0]) };
    return { ...place, turn: isEnd ? 0 : facingViewer(place) };
  });
  return places.sort((a, b) => Math.hypot(a.x - from.x, a.z - from.z) - Math.hypot(b.x - from.x, b.z - from.z));
}

/** Places on the walls, clear of windows and doors: the wall that the viewer faces first. */
function listWallSpots({ design }: AreaSearch, room: RoomBox): RelationCandidate[] {
  const { width, height } = measureSize(design);
  const middle = Math.min(HANGING_HEIGHT, room.height - height / 2 - 0.12);
  const bottom = Math.max(0.1, middle - height / 2);
  return (['front', 'left', 'right', 'back'] as const).flatMap((side) => {
    const { length } = createWallFrame(room, side);
    const half = Math.max(0, (length - width) / 2 - 0.1);
    return Array.from({ length: 25 }, (_, i) => (i % 2 === 0 ? 1 : -1) * half * (Math.ceil(i / 2) / 12))
      .filter((along) => isClearOfOpenings(room, { side, along, width, bottom, top: bottom + height }))
      .map((along) => onWall(design, room, { side, along, bottom }));
  });
}

interface WallPlace {
  readonly side: RoomSide;
  readonly along: number;
  readonly bottom: number;
}

/** An object on a wall with its back to it. */
function onWall({ shape, scale }: ObjectDesign, room: RoomBox, { side, along, bottom }: WallPlace): RelationCandidate {
  const [x, y, z] = applyToPoint(createWallFrame(room, side).frame, [
    along,
    bottom - shape.bottom * scale,
    0.008 - shape.outline.z[0] * scale,
  ]);
  return { x, y, z, turn: WALL_TURNS[side], isFixed: true };
}

function isClearOfOpenings(
  { openings }: RoomBox,
  part: { side: string; along: number; width: number; bottom: number; top: number },
): boolean {
  return !openings.some(
    ({ side, along, width, bottom, top }) =>
      side === part.side &&
      Math.abs(along - part.along) < (width + part.width) / 2 + 0.3 &&
      part.bottom < top + 0.1 &&
      part.top > bottom - 0.1,
  );
}

/** Places next to, in front of, above, below, on or in a window or a door. */
function listOpeningSpots({ kind, design, k }: AreaSearch, room: RoomBox, opening: WallOpening): RelationCandidate[] {
  const { width, height, depth } = measureSize(design);
  const { side, along, bottom, top } = opening;
  const { length, frame } = createWallFrame(room, side);
  const isIn = (at: number): boolean => Math.abs(at) <= length / 2 - width / 2;
  const onFloor = (at: number, out: number): RelationCandidate => {
    const [x, , z] = applyToPoint(frame, [at, 0, out + depth / 2]);
    return { x, z, turn: WALL_TURNS[side] };
  };
  const sides = k % 2 === 0 ? [1, -1] : [-1, 1];
  const beside = sides
    .flatMap((way) => [0.15, 0.4, 0.7, 0.95].map((gap) => along + way * (opening.width / 2 + width / 2 + gap)))
    .filter(isIn);
  const before = [0.05, 0.3, 0.7, 1.1, 1.6].flatMap((out) =>
    [0, 0.25, -0.25, 0.45, -0.45].map((share) => onFloor(along + share * opening.width, out)),
  );
  switch (kind) {
    case 'above':
      return top + height + 0.15 > room.height ? [] : [onWall(design, room, { side, along, bottom: top + 0.12 })];
    case 'on':
    case 'inside':
    case 'hanging-from': {
      const shares = [0, 0.2, -0.2, 0.35, -0.35];
      const y = kind === 'hanging-from' ? top - height : bottom;
      const reach = opening.kind === 'window' ? 0 : 0.02;
      return shares.map((share) => ({
        ...onFloor(along + share * opening.width, reach - 0.12),
        y: FLOOR_HEIGHT + y - design.shape.bottom * design.scale,
        isFixed: true as const,
      }));
    }
    case 'beside':
    case 'left-of':
    case 'right-of':
      return beside.flatMap((at) => [onFloor(at, 0.05), onFloor(at, 0.3)]);
    case 'facing':
      return before.map((place) => ({ ...place, turn: place.turn + Math.PI }));
    default:
      return [...before, ...beside.map((at) => onFloor(at, 0.05))];
  }
}

/** Places on a trail, next to it, and where it ends; and along the fronts of houses in a street. */
function listPathCandidates({ kind, area, design, parts, k }: AreaSearch): RelationCandidate[] {
  const trail = parts.plan?.trail ?? null;
  const isWall = area === 'wall' && parts.plan?.trailKind === 'street';
  if (trail === null || (area !== 'path' && kind !== 'at-end-of' && !isWall)) return [];
  const { width, depth } = measureSize(design);
  const at = (along: number, aside: number, turn?: number): RelationCandidate => {
    const place = trail.pointAt(along, aside);
    return { ...place, turn: turn ?? facingViewer(place) };
  };
  const houseFront = parts.plan?.houseFront ?? 0;
  const half = getPathHalfWidth(parts);
  const start = 4 + Math.max(width, depth) / 2;
  const list = (step: number, make: (along: number) => RelationCandidate[]): RelationCandidate[] =>
    Array.from({ length: 26 }, (_, i) => start + i * step).flatMap(make);
  const sides = k % 2 === 0 ? [1, -1] : [-1, 1];
  if (kind === 'at-end-of') return list(2.2, (along) => [0, 1, -1].map((aside) => at(along + 16 + width, aside)));
  if (isWall)
    return list(2, (along) =>
      sides.map((side) => at(along, side * (houseFront - depth / 2 - 0.05), Math.PI - trail.bearingAt(along) + (side * Math.PI) / 2)),
    );
  if (kind === 'on' || kind === 'in-middle' || kind === 'above' || kind === 'inside')
    return list(1.3, (along) => [0, 0.4, -0.4].map((share) => at(along, share * half)));
  // Fronts look to the path.
  return list(Math.max(1.2, width * 1.15), (along) =>
    sides.map((side) => at(along, side * (half + 0.4 + depth / 2), -trail.bearingAt(along) - (side * Math.PI) / 2)),
  );
}

/** Places in front of the viewer, then farther to the sides; water and shore choose among them. */
function listOpenCandidates({ kind, area, design }: AreaSearch): RelationCandidate[] {
  const { width, height, depth } = measureSize(design);
  const size = Math.max(width, depth);
  const isFar = kind === 'far';
  const near = isFar ? 43 + size / 2 : Math.max(3 + size / 2, findFloorDistance(height), Math.min(FAR_ENOUGH, height * 1.8 + 0.6));
  const step = isFar ? 4 : area === 'water' || area === 'shore' ? 0.9 : 1.3;
  const middle = kind === 'left-of' ? -24 : kind === 'right-of' ? 24 : kind === 'behind' ? 180 : 0;
  const angles = kind === 'in-middle' ? [0, 4, -4, 9, -9, 15, -15] : [0, 7, -7, 14, -14, 21, -21, 28, -28, 38, -38, 50, -50, 65, -65];
  return Array.from({ length: 24 }, (_, ring) => near + ring * step).flatMap((distance) =>
    angles.map((angle) => {
      const bearing = ((middle + angle) * Math.PI) / 180;
      return { x: Math.sin(bearing) * distance, z: -Math.cos(bearing) * distance, turn: -bearing };
    }),
  );
}
