import { countThingVariants, createAppearance } from '@diorama/placement';
import { getThing } from '@diorama/things';
import { cornersOf, distanceTo, footOf, measureObjectShape, outlineOf, spanOf } from '@diorama/relations';
import type { ObjectDesign, PlaceParts, PlacedObject, RelationCandidate, RelationSpace, SettledObject } from '@diorama/relations';
import type { FloorArea } from '@diorama/room-shells';
import { FLOOR_HEIGHT } from '@diorama/world-model';

import { placeRequestedObjectsIndoors } from '../rooms/place-requested-objects-indoors.js';
import { ROOM_CLEARANCE } from '../rooms/room-plan.js';
import type { RoomObject, RoomPlan } from '../rooms/room-plan.js';
import { getRequestedObject } from './requested-object.js';

/** Metres that objects may reach into a wall or the ceiling: usual, and of what hangs on them. */
const REACH = { usual: 0.02, fixed: 0.45 };
/** Metres in front of a door that stay free. */
const DOORWAY = 0.8;
/** Metres around the viewer that stay free; lenient where relations leave little choice. */
const CLEARANCE = { usual: ROOM_CLEARANCE, lenient: 1.02 };
/** Metres of floor that stay clear across the line of sight to an object, and the objects that have one. */
const CORRIDOR = 0.5;
const CORRIDORS_MAX = 16;
/** Metres across of what a room has no place for. */
const LAST_SIZE = 0.4;
/** y above which objects hang over the head of the viewer. */
const OVERHEAD = 0.45;

/** Solves relations in a room. */
export class RoomSpace implements RelationSpace {
  readonly scene;
  readonly parts: PlaceParts;
  private corridors = 0;

  constructor(private readonly plan: RoomPlan) {
    this.scene = plan.scene;
    this.parts = { room: plan.shape, plan: null, heightAt: () => FLOOR_HEIGHT };
  }

  listSettled(entry: number): readonly SettledObject[] {
    return this.plan.placed.filter(({ requested }) => requested === entry).map((object) => this.settle(entry, object));
  }

  placesFreely(entry: number, needsRoom: boolean): boolean {
    const { stand } = getThing(getRequestedObject(this.scene, entry).kind);
    return stand !== 'ground' && stand !== 'surface' && !(needsRoom && stand === 'wall');
  }

  placeFreely(entry: number): readonly SettledObject[] {
    const asked = this.scene.objects[entry];
    if (asked !== undefined) placeRequestedObjectsIndoors(this.plan, [[entry, asked]]);
    return this.listSettled(entry);
  }

  design(entry: number, k: number): ObjectDesign {
    const asked = getRequestedObject(this.scene, entry);
    const variant = k % countThingVariants(asked.kind, asked.color !== null);
    const prototype = this.plan.assembly.prototypeFor(asked.kind, { ...createAppearance(asked, entry), variant });
    return { entry, shape: measureObjectShape(prototype), variant, scale: this.plan.fittingScale(asked.kind, asked.size) };
  }

  findFootHeight(): number {
    return FLOOR_HEIGHT;
  }

  admits(object: PlacedObject, _design: ObjectDesign, candidate: RelationCandidate, isLenient: boolean): boolean {
    const { shape } = this.plan;
    const outline = outlineOf(object);
    const { bottom, top } = spanOf(object);
    const reach = candidate.isFixed === true ? REACH.fixed : REACH.usual;
    const [xs, zs] = [shape.x, shape.z];
    const isInside = cornersOf(outline).every(
      ({ x, z }) => x > xs[0] - reach && x < xs[1] + reach && z > zs[0] - reach && z < zs[1] + reach,
    );
    if (!isInside || top > FLOOR_HEIGHT + shape.height + REACH.usual || object.y < FLOOR_HEIGHT - 0.05) return false;
    if (top - bottom < 0.06) return true;
    const isClear = bottom > OVERHEAD || distanceTo(outline, { x: 0, z: 0 }) >= (isLenient ? CLEARANCE.lenient : CLEARANCE.usual);
    return (
      isClear && (candidate.y !== undefined || (!this.blocksDoor(object) && (isLenient || this.plan.keepsWaysOpen(areaAround(outline)))))
    );
  }

  isHidden(): boolean {
    return false;
  }

  findLastResort({ entry, scale, shape }: ObjectDesign, k: number): RelationCandidate {
    const { x, z } = this.plan.shape;
    const size = Math.hypot(shape.outline.x[1] - shape.outline.x[0], shape.outline.z[1] - shape.outline.z[0]) * scale;
    const shrink = Math.min(1, LAST_SIZE / size);
    const half = (size * shrink) / 2;
    // Along the walls, clear of the viewer.
    const share = ((entry * 7 + k) * 0.382) % 1;
    const side = k % 2 === 0 ? x[0] + half : x[1] - half;
    return { x: side, z: z[0] + half + share * Math.max(0, z[1] - z[0] - 2 * half), turn: 0, shrink };
  }

  put(design: ObjectDesign, object: PlacedObject, candidate: RelationCandidate): SettledObject {
    const asked = getRequestedObject(this.scene, design.entry);
    const { x, y, z, turn, scale } = object;
    const look = { ...createAppearance(asked, design.entry), variant: design.variant, scale };
    this.plan.putPositioned(asked.kind, { x, z, turn, lift: y - FLOOR_HEIGHT }, look);
    this.keepInSight(object);
    return { entry: design.entry, object, carrier: candidate.carrier ?? null };
  }

  /** Keeps the floor between the viewer and an object clear of what the room brings. */
  private keepInSight({ x, z }: PlacedObject): void {
    if (this.corridors >= CORRIDORS_MAX) return;
    this.corridors++;
    const distance = Math.hypot(x, z);
    const steps = Math.floor((distance - ROOM_CLEARANCE) / CORRIDOR);
    for (let step = 1; step <= steps; step++) {
      const share = (ROOM_CLEARANCE + step * CORRIDOR - CORRIDOR / 2) / distance;
      const half = CORRIDOR / 2;
      this.plan.keepClear({ x0: x * share - half, x1: x * share + half, z0: z * share - half, z1: z * share + half });
    }
  }

  private blocksDoor(object: PlacedObject): boolean {
    const foot = footOf(object);
    return this.plan.listDoorways(DOORWAY).some(({ x0, x1, z0, z1 }) => {
      const doorway = { x: (x0 + x1) / 2, z: (z0 + z1) / 2, turn: 0, width: x1 - x0, depth: z1 - z0 };
      return distanceTo(doorway, foot) < Math.min(foot.width, foot.depth) / 2;
    });
  }

  private settle(entry: number, { kind, x, y, z, turn, scale, variant }: RoomObject): SettledObject {
    const looks = { ...createAppearance(getRequestedObject(this.scene, entry), entry), variant };
    const shape = measureObjectShape(this.plan.assembly.prototypeFor(kind, looks));
    return { entry, object: { shape, x, y, z, turn, scale }, carrier: null };
  }
}

/** The rectangle of floor around an outline, metres. */
function areaAround(outline: Parameters<typeof cornersOf>[0]): FloorArea {
  const corners = cornersOf(outline);
  const [xs, zs] = [corners.map(({ x }) => x), corners.map(({ z }) => z)];
  return { x0: Math.min(...xs), x1: Math.max(...xs), z0: Math.min(...zs), z1: Math.max(...zs) };
}
