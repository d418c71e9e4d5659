import type { RelationArea } from '@diorama/domain';
import { applyToPoint, createWallFrame, FLOOR_HEIGHT, ROOM_SIDES, WALL_TURNS } from '@diorama/world-model';
import type { GroundPoint, RoomBox, RoomSide, WallOpening } from '@diorama/world-model';

import { footOf, outlineOf, spanOf } from './placed-object.js';
import type { PlacedObject, Span } from './placed-object.js';
import type { Rectangle } from './rectangle.js';

/** A trail past the viewer; metres and radians. */
interface Trail {
  /** Metres from its middle, positive on its right. */
  offsetAt(x: number, z: number): number;
  /** Metres ahead of the viewer. */
  alongAt(x: number, z: number): number;
  pointAt(along: number, aside: number): GroundPoint;
  /** Clockwise from -z. */
  bearingAt(along: number): number;
}

/** Trail and water of an outdoor place. */
interface OpenGround {
  readonly trail: Trail | null;
  readonly trailKind: 'footpath' | 'lane' | 'street' | null;
  /** `distance` is in metres from the edge of the water, negative over it; `level` is the y of its surface. */
  readonly shore: { readonly level: number; distance(x: number, z: number): number } | null;
  /** Metres from the middle of a street to the fronts of its houses. */
  readonly houseFront: number;
}

/** The parts of a place that relations name. */
export interface PlaceParts {
  /** The room, or null outdoors. */
  readonly room: RoomBox | null;
  /** Trail and shore, or null in a room. */
  readonly plan: OpenGround | null;
  /** y of the ground or the floor. */
  heightAt(x: number, z: number): number;
  /** Fronts of buildings out of doors; left out before the place has them. */
  readonly buildings?: readonly PlacedObject[];
}

/** A body that others stand in relation to: an object, or a wall, window or door of the place. */
export interface RelationBody {
  readonly foot: Rectangle;
  readonly outline: Rectangle;
  readonly span: Span;
  /** Null for a part of the place. */
  readonly object: PlacedObject | null;
}

export const createObjectBody = (object: PlacedObject): RelationBody => ({
  foot: footOf(object),
  outline: outlineOf(object),
  span: spanOf(object),
  object,
});

/** Thickness in metres of the bodies of walls, windows and doors. */
const THIN = 0.02;

interface WallPart {
  readonly side: RoomSide;
  readonly along: number;
  readonly width: number;
  readonly span: Span;
}

function createWallBody(room: RoomBox, { side, along, width, span }: WallPart): RelationBody {
  const [x, , z] = applyToPoint(createWallFrame(room, side).frame, [along, 0, -THIN / 2]);
  const rectangle: Rectangle = { x, z, turn: WALL_TURNS[side], width, depth: THIN };
  return { foot: rectangle, outline: rectangle, span, object: null };
}

/** The bodies of a part of the place; empty for parts that are not bodies, such as the ground or the water. */
export function listAreaBodies({ room, buildings = [] }: PlaceParts, area: RelationArea): RelationBody[] {
  if (area === 'wall' && room === null) return buildings.map(createObjectBody);
  if (room === null) return [];
  if (area === 'wall') {
    const span = { bottom: FLOOR_HEIGHT, top: FLOOR_HEIGHT + room.height };
    return ROOM_SIDES.map((side) => createWallBody(room, { side, along: 0, width: createWallFrame(room, side).length, span }));
  }
  if (area !== 'window' && area !== 'door') return [];
  return room.openings
    .filter(({ kind }) => kind === area)
    .map((opening) => createWallBody(room, { ...opening, span: spanOfOpening(opening) }));
}

const spanOfOpening = ({ bottom, top }: WallOpening): Span => ({ bottom: FLOOR_HEIGHT + bottom, top: FLOOR_HEIGHT + top });

/** Half of the width of what a path takes, metres. */
export const getPathHalfWidth = ({ plan }: PlaceParts): number => {
  switch (plan?.trailKind) {
    case 'street':
      return 5;
    case 'lane':
      return 1.6;
    default:
      return 0.8;
  }
};
