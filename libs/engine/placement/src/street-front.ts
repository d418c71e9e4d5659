import type { SceneObject } from '@diorama/domain';
import { getThing, CITY_BLOCK_DEPTH, getCityBlockWidth, THINGS } from '@diorama/things';
import { CORNER_HOUSE_DISTANCE, HOUSE_FRONT_DISTANCE, ROAD_HALF_WIDTH, STREET_LENGTH, getStreet } from '@diorama/terrain';
import type { Street } from '@diorama/terrain';
import type { Rectangle } from '@diorama/relations';

import type { Appearance } from './appearance.js';
import { isRectangleFree, reserveRectangle } from './rectangle.js';
import { isInsideWorld } from './placement-context.js';
import type { UnplacedObject, PlacementContext } from './placement-context.js';

/** Metres that houses keep from water: room for a quay. */
const QUAY = 2.5;
/** Metres from the middle of the street at which cars park. */
const PARKED = 4.05;
const PARKING_SPACE = 6.1;

/** How an object looks, with the shape that its generator makes. */
type ObjectLooks = Appearance & Pick<UnplacedObject, 'variant'>;

/** Puts an asked-for car to the kerb, a house into the row, a tree or a lamp onto the pavement where a street has room; says whether it did. */
export function placeOnStreet(context: PlacementContext, asked: SceneObject, looks: ObjectLooks): boolean {
  const street = getStreet(context.plan);
  if (street === null) return false;
  if (fitsParkingSpace(asked.kind)) return parkAsked(context, street, asked, looks);
  if (standsInRow(asked)) return buildAsked(context, street, asked, looks);
  return LINING.includes(asked.kind) ? lineKerb(context, street, asked, looks) : false;
}

/** Whether it stands in the row of houses: buildings with four walls that are not much larger than a block. */
function standsInRow({ kind, size }: SceneObject): boolean {
  const { semantic, stand, plan } = getThing(kind);
  if (kind === 'city-block' || kind === 'house') return true;
  return (
    semantic === 'building' && stand === 'ground' && plan !== undefined && Math.min(...plan) >= 5 && Math.max(...plan) * size <= ROW_MAX
  );
}

/** Metres of the longest front in a row of houses. */
const ROW_MAX = 40;

/** Whether it parks at the kerb: cars, and other vehicles on wheels at most as wide as a truck. */
function fitsParkingSpace(kind: string): boolean {
  const { semantic, stand, plan } = getThing(kind);
  return kind === 'car' || (semantic === 'vehicle' && stand === 'ground' && plan !== undefined && plan[0] <= 2.7 && plan[1] <= 9);
}

/** What lines a street: with its foot by the kerb. */
const LINING: readonly string[] = ['broadleaf-tree', 'conifer', 'palm', 'dead-tree', 'lamp', 'bush', 'plant-pot'];
const FOOT = 0.55;
const LINE_PITCH = 4.2;

function lineKerb(context: PlacementContext, street: Street, asked: SceneObject, looks: ObjectLooks): boolean {
  const radius = Math.min(getThing(asked.kind).footprint, FOOT) * asked.size;
  for (const { along, side } of spacesAlong(LINE_PITCH)) {
    const { x, z } = street.pointAt(along, side * (ROAD_HALF_WIDTH + 0.55 + radius));
    const isClear = isInsideWorld(x, z, radius) && context.isFree(x, z, radius) && context.isDry(x, z, radius + QUAY);
    const thing = { kind: asked.kind, x, z, turn: street.turnTo(side > 0 ? 'left' : 'right'), scale: asked.size, ...looks };
    if (street.fromCrossing(along) < CORNER_HOUSE_DISTANCE + 1 || !isClear || !context.isClearOfPositioned(thing)) continue;
    context.putWithoutFootprint(thing);
    context.footprints.take(x, z, radius);
    return true;
  }
  return false;
}

function parkAsked(context: PlacementContext, street: Street, asked: SceneObject, looks: ObjectLooks): boolean {
  for (const { along, side } of spacesAlong(PARKING_SPACE)) {
    const spot = findParkingSpot(context, street, { along, side, scale: asked.size });
    if (spot === null) continue;
    context.put({ kind: asked.kind, ...spot, ...looks });
    return true;
  }
  return false;
}

/** Places this far apart by both kerbs in turn, from just ahead of the viewer outwards, those ahead first. */
function spacesAlong(pitch: number): { along: number; side: 1 | -1 }[] {
  const rows = Math.floor(STREET_LENGTH / pitch);
  const spaces = Array.from({ length: 2 * rows }, (_, k) => (k < rows ? k + 1.2 : rows - 1.2 - k) * pitch);
  return spaces.flatMap((along, k) => (k % 2 === 0 ? ([1, -1] as const) : ([-1, 1] as const)).map((side) => ({ along, side })));
}

/** Where a car stands at the kerb, its nose with the traffic; null where something is in the way. */
export function findParkingSpot(
  context: PlacementContext,
  street: Street,
  space: { along: number; side: 1 | -1; scale: number },
): Pick<UnplacedObject, 'x' | 'z' | 'turn' | 'scale'> | null {
  const { along, side, scale } = space;
  const { x, z } = street.pointAt(along, side * (PARKED - (scale - 1) * 0.9));
  const radius = THINGS.car.footprint * scale;
  const isClear =
    street.fromCrossing(along) > 9.5 + radius && isInsideWorld(x, z, radius) && context.isFree(x, z, radius) && context.isDry(x, z, radius);
  return isClear ? { x, z, turn: street.turnTo(side > 0 ? 'ahead' : 'back'), scale } : null;
}

const STEP = 1.5;
/** Metres along the street beyond which no tower is needed for its top to be seen. */
const TOWER_MAX = 45;

function measureLot(kind: string, variant: number): readonly [width: number, depth: number] {
  if (kind === 'house') return [8.2, 7.2];
  if (kind === 'city-block') return [getCityBlockWidth(variant), CITY_BLOCK_DEPTH];
  return getThing(kind).plan ?? [CITY_BLOCK_DEPTH, CITY_BLOCK_DEPTH];
}

function buildAsked(context: PlacementContext, street: Street, asked: SceneObject, looks: ObjectLooks): boolean {
  const size = asked.size;
  const [width, depth] = measureLot(asked.kind, looks.variant).map((side) => side * size) as [number, number];
  for (
    let along = Math.max(6, width / 2, Math.min(TOWER_MAX, 0.6 * getThing(asked.kind).height * size));
    along < STREET_LENGTH;
    along += STEP
  )
    for (const way of [1, -1])
      for (const side of [1, -1] as const) {
        const lot = createStreetLot(street, { along: along * way, side, width, depth });
        const thing = { kind: asked.kind, x: lot.x, z: lot.z, turn: lot.turn, scale: size, ...looks };
        const isFree = isLotFree(context, lot) && context.isClearOfPositioned(thing);
        if (street.fromCrossing(along * way) < CORNER_HOUSE_DISTANCE + width / 2 || !isFree) continue;
        reserveRectangle(context, lot);
        context.putWithoutFootprint(thing);
        return true;
      }
  return false;
}

/** The ground of a house on the front line: `along` is its middle. */
export function createStreetLot(street: Street, lot: { along: number; side: 1 | -1; width: number; depth: number }): Rectangle {
  const { along, side, width, depth } = lot;
  return {
    ...street.pointAt(along, side * (HOUSE_FRONT_DISTANCE + depth / 2)),
    turn: street.turnTo(side > 0 ? 'left' : 'right'),
    width,
    depth,
  };
}

export const isLotFree = (context: PlacementContext, lot: Rectangle): boolean =>
  isInsideWorld(lot.x, lot.z, Math.hypot(lot.width, lot.depth) / 2) && isRectangleFree(context, lot, QUAY);
