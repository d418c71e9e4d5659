import type { ObjectPlacement, ObjectRestyle, SceneObject } from '@diorama/domain';
import { groundOf, isInsideWorld, listPositionedObjects, placeRequestedObjects, tintStone } from '@diorama/placement';
import type { PlacementContext, UnplacedObject } from '@diorama/placement';
import { distanceTo } from '@diorama/relations';
import { getThing } from '@diorama/things';

import type { EditableSpace } from './apply-edits.js';
import { carryAlong, restyleLooks, Successors } from './edited-object.js';

/** Metres by which what stands on an object may miss its top. */
const REST_MISS = 0.3;

/** Edits the objects of an outdoor place: what the place brought makes room for them, and nothing else changes. */
export class OutdoorEdits implements EditableSpace<UnplacedObject> {
  /** Objects whose old ground is free now. */
  readonly vacated: UnplacedObject[] = [];
  private readonly successors = new Successors<UnplacedObject>();

  /**
   * @param context all that stands
   * @param planning the same without what the place strewed: where new objects look for room
   */
  constructor(
    private readonly context: PlacementContext,
    private readonly planning: PlacementContext,
    private readonly scene: PlacementContext['plan']['scene'],
  ) {}

  list(entry: number): readonly UnplacedObject[] {
    return this.context.placed.filter(({ requested }) => requested === entry);
  }

  add(entry: number, asked: SceneObject): readonly UnplacedObject[] {
    const { planning } = this;
    if (asked.at !== undefined)
      return listPositionedObjects(this.scene)
        .filter(({ requested }) => requested === entry)
        .map(({ lift, ...object }) => this.put({ ...object, ...(lift > 0 ? { lift } : {}), ...tintStone(object, this.scene.place) }))
        .filter((thing) => thing !== null);
    const before = new Set(planning.placed);
    placeRequestedObjects(planning, [[entry, asked]]);
    const found = planning.placed.filter((thing) => !before.has(thing));
    for (const thing of found) {
      this.context.insert(thing);
      this.context.clearGround(thing);
    }
    return found;
  }

  move(given: UnplacedObject, to: ObjectPlacement): UnplacedObject | null {
    const thing = this.successors.latest(given);
    const { stand } = getThing(thing.kind);
    const riders = this.listRiders(thing);
    const { carrier: _carrier, lift, ...rest } = thing;
    const keepsHeight = to.y === undefined && (stand === 'air' || stand === 'far') && lift !== undefined;
    const raised = keepsHeight ? lift : to.y !== undefined && to.y > 0 ? to.y : undefined;
    const turn = to.turn === undefined ? thing.turn : (to.turn * Math.PI) / 180;
    const moved: UnplacedObject = { ...rest, x: to.x, z: to.z, turn, ...(raised === undefined ? {} : { lift: raised }) };
    this.vacate(thing);
    const placed = this.put(moved, thing);
    for (const rider of riders) {
      if (placed === null) this.settle(rider);
      else
        this.replace(rider, { ...rider, ...carryAlong(rider, thing, placed), ...(rider.carrier === undefined ? {} : { carrier: placed }) });
    }
    return placed;
  }

  restyle(given: UnplacedObject, looks: ObjectRestyle): UnplacedObject {
    const thing = this.successors.latest(given);
    const { tint, ...rest } = thing;
    const restyled: UnplacedObject = {
      ...rest,
      // A colour replaces the tint of stones, and not every shape shows one.
      ...(tint === undefined || looks.color !== undefined ? {} : { tint }),
      ...restyleLooks(thing, looks),
      scale: looks.size ?? thing.scale,
    };
    if (restyled.scale < thing.scale) this.vacate(thing);
    this.replace(thing, restyled);
    if (restyled.scale > thing.scale) this.makeRoom(restyled);
    return restyled;
  }

  remove(given: UnplacedObject): void {
    const thing = this.successors.latest(given);
    const riders = this.listRiders(thing);
    this.vacate(thing);
    this.replace(thing, null);
    for (const rider of riders) this.settle(rider);
  }

  private vacate(thing: UnplacedObject): void {
    if (thing.lift === undefined) this.vacated.push(thing);
  }

  /** Puts a thing exactly there, in place of another one or as a new one; null where it would cross the edge of the world. */
  private put(thing: UnplacedObject, old?: UnplacedObject): UnplacedObject | null {
    const isInside = isInsideWorld(thing.x, thing.z, getThing(thing.kind).footprint * thing.scale);
    if (old !== undefined) this.replace(old, isInside ? thing : null);
    if (!isInside) return null;
    if (old === undefined) for (const context of [this.context, this.planning]) context.insert(thing);
    this.makeRoom(thing);
    return thing;
  }

  private makeRoom(thing: UnplacedObject): void {
    for (const context of [this.context, this.planning]) context.clearGround(thing);
    this.planning.reserve(thing);
    if (thing.lift === undefined) this.context.levelUnder(thing);
  }

  private replace(thing: UnplacedObject, next: UnplacedObject | null): void {
    if (next !== null) this.successors.add(thing, next);
    this.context.swap(thing, next);
    this.planning.swap(thing, next);
  }

  /** What lost what it stood on: it comes down where the prompt asked for it, else it goes. */
  private settle(rider: UnplacedObject): void {
    const { lift: _lift, carrier: _carrier, ...rest } = rider;
    this.replace(rider, rider.requested === undefined ? null : rest);
  }

  /** What stands on a thing. */
  private listRiders(thing: UnplacedObject): UnplacedObject[] {
    const ground = groundOf(thing);
    const top = getThing(thing.kind).height * thing.scale + REST_MISS;
    return this.context.placed.filter((other) => {
      if (other === thing || other.lift === undefined) return false;
      if (other.carrier !== undefined) return other.carrier === thing;
      const { stand } = getThing(other.kind);
      return stand !== 'air' && stand !== 'far' && other.lift <= top && distanceTo(ground, other) === 0;
    });
  }
}
