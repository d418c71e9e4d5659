import type { SceneObject } from '@diorama/domain';
import { countThingVariants, createAppearance } from '@diorama/placement';
import { getFootprintSize, getThing } from '@diorama/things';
import type { RoomSide } from '@diorama/world-model';
import { clamp, createWallFrame, findFloorDistance } from '@diorama/world-model';

import type { ThingOptions, RoomPlan } from './room-plan.js';

const TRIES = 60;
const SHRINK = 0.85;
/** How often what hangs from the ceiling gets smaller in `TRIES` attempts. */
const SHRINKS = 3;
const SMALLEST = 0.02;
/** How often the first objects are tried where the viewer sees them best. */
const NEAR_TRIES = 24;
/** Radians to the sides of the longest view from the viewer, and metres of depth, within which they are tried. */
const VIEW = { side: 0.5, depth: 1.6 } as const;
/** A view to the front wall is long enough from so many metres on. */
const LONG = 4.4;
/** Metres ahead within which the first object of an entry hangs or flies. */
const ALOFT_NEAR = 5;
/** Metres that the eye is away for each metre of height. */
const NEAR_PER_HEIGHT = 1.5;

/**
 * Puts in what the prompt asks for, as often as asked: large things first, smaller where room is short.
 *
 * @param entries the entries of the scene to place, each with its number
 */
export function placeRequestedObjectsIndoors(plan: RoomPlan, entries: readonly (readonly [number, SceneObject])[]): void {
  const order = entries.toSorted(([a, x], [b, y]) => getThing(y.kind).footprint * y.size - getThing(x.kind).footprint * x.size || a - b);
  for (const [requested, asked] of order) for (let k = 0; k < asked.count; k++) placeOne(plan, asked, { k, requested });
}

function placeOne(plan: RoomPlan, asked: SceneObject, { k, requested }: { k: number; requested: number }): void {
  const recipe = getThing(asked.kind);
  const look: ThingOptions = { ...createAppearance(asked, requested), variant: k % countThingVariants(asked.kind, asked.color !== null) };
  if (recipe.stand === 'flat') return layFlat(plan, asked, k, look);
  if (recipe.stand === 'surface' && plan.putOnTop(asked.kind, { ...look, scale: asked.size })) return;
  if (recipe.stand === 'ceiling' || recipe.stand === 'air') return placeAloft(plan, asked, k, look);
  for (let scale = plan.fittingScale(asked.kind, asked.size); scale > SMALLEST; scale *= SHRINK)
    if (tryPlaces(plan, asked, { ...look, scale }, k)) return;
  // A room without a free hand's breadth: it stands in the first corner.
  plan.lay(asked.kind, { x: plan.shape.x[0] + 0.3, z: plan.shape.z[0] + 0.3, turn: 0 }, { ...look, scale: SMALLEST });
}

function tryPlaces(plan: RoomPlan, asked: SceneObject, look: ThingOptions, k: number): boolean {
  const own = getThing(asked.kind).stand;
  const stand = own === 'hung' && plan.shape.isUneven === true ? 'wall' : own;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const side = sideFor(k, attempt);
    const { length } = createWallFrame(plan.shape, side);
    const along = plan.random.range(-0.5, 0.5) * (length - getFootprintSize(asked.kind)[0] * (look.scale ?? 1));
    if (
      stand === 'hung'
        ? plan.hang(asked.kind, { side, along, bottom: plan.random.range(1.3, 1.6) }, look)
        : stand === 'wall' && plan.putByWall(asked.kind, side, along, look)
    )
      return true;
    if (stand !== 'hung' && stand !== 'wall' && onFloor(plan, asked, look, { k, attempt })) return true;
  }
  return false;
}

/** Hangs it from the ceiling, or lets it fly, in front of the viewer first. */
function placeAloft(plan: RoomPlan, asked: SceneObject, k: number, look: ThingOptions): void {
  const recipe = getThing(asked.kind);
  const { x: xs, z: zs, height } = plan.shape;
  const fitting = plan.fittingScale(asked.kind, asked.size);
  const margin = Math.min(recipe.footprint * fitting, (xs[1] - xs[0]) / 2.2, (zs[1] - zs[0]) / 2.2);
  for (let attempt = 0; attempt < 3 * TRIES; attempt++) {
    // Where a room is crowded, it gets smaller.
    const scale = fitting * SHRINK ** Math.floor((SHRINKS * attempt) / TRIES);
    const x = k === 0 ? plan.random.range(-0.6, 0.6) : plan.random.range(xs[0] + margin, xs[1] - margin);
    const far = k === 0 ? Math.max(zs[0] + margin, -ALOFT_NEAR) : zs[0] + margin;
    const z = plan.random.range(far, k < 3 ? Math.min(-1.2, zs[1] - margin) : zs[1] - margin);
    if (plan.putAloft(asked.kind, { x, z, lift: recipe.stand === 'ceiling' ? height : (recipe.lift ?? 1.8) }, { ...look, scale })) return;
  }
}

/** The first ones on the wall that the viewer faces, then to his sides. */
function sideFor(k: number, attempt: number): RoomSide {
  const order: readonly RoomSide[] = ['front', 'left', 'right', 'back'];
  return order[(attempt < 14 ? Math.min(k, 3) : attempt) % 4] as RoomSide;
}

function onFloor(plan: RoomPlan, asked: SceneObject, look: ThingOptions, turn: { k: number; attempt: number }): boolean {
  const { x: xs, z: zs } = plan.shape;
  const front = turn.k < 3 && turn.attempt < TRIES / 2;
  const inView = front && turn.attempt < NEAR_TRIES ? findPlaceInView(plan, asked.kind, look.scale ?? 1) : null;
  const x = inView?.x ?? plan.random.range(xs[0], xs[1]);
  const z = inView?.z ?? plan.random.range(zs[0], front ? Math.min(-1, zs[1]) : zs[1]);
  const spin = Math.round(plan.random.range(0, 4)) * (Math.PI / 2);
  return plan.putOnFloor(asked.kind, { x, z, turn: asked.kind === 'chair' ? spin : -Math.atan2(x, -z) }, look);
}

/** A place where an object fills the view: small ones as near as the view shows the floor, in the direction in which the room is deep. */
function findPlaceInView(plan: RoomPlan, kind: string, scale: number): { x: number; z: number } {
  const { x: xs, z: zs } = plan.shape;
  const recipe = getThing(kind);
  const height = recipe.height * scale;
  const corner = xs[1] >= -xs[0] ? xs[1] : xs[0];
  const ahead = -zs[0] >= LONG ? 0 : 0.6 * Math.atan2(corner, -zs[0]);
  const azimuth = ahead + plan.random.range(-VIEW.side, VIEW.side);
  const near = Math.max(1.2 + recipe.footprint * scale, findFloorDistance(height), NEAR_PER_HEIGHT * height);
  const distance = near + VIEW.depth * plan.random.next();
  const keepInside = (value: number, [low, high]: readonly [number, number]): number => {
    const margin = Math.min(recipe.footprint * scale, (high - low) / 2.2);
    return clamp(value, low + margin, high - margin);
  };
  return { x: keepInside(Math.sin(azimuth) * distance, xs), z: keepInside(-Math.cos(azimuth) * distance, zs) };
}

/** Rugs lie before the viewer, then beside one another; they may be walked on. */
function layFlat(plan: RoomPlan, asked: SceneObject, k: number, look: ThingOptions): void {
  const { x, z } = plan.shape;
  const scale = Math.min(asked.size, (Math.min(x[1] - x[0], z[1] - z[0]) - 0.6) / 3.1);
  const rows = Math.max(1, Math.floor((z[1] - z[0]) / (2.2 * scale)));
  const columns = Math.max(1, Math.floor((x[1] - x[0]) / (3.3 * scale)));
  const [row, column] = [k % rows, Math.floor(k / rows) % columns];
  const at = (low: number, high: number, cells: number, cell: number): number => low + ((cell + 0.5) * (high - low)) / cells;
  plan.lay(
    asked.kind,
    k === 0
      ? { x: (x[0] + x[1]) / 2, z: Math.max(z[0] + 1.3 * scale, -3.4), turn: 0 }
      : { x: at(x[0], x[1], columns, column), z: at(z[0], z[1], rows, row), turn: 0 },
    { ...look, scale },
  );
}
