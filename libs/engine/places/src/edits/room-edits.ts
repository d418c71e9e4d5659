import type { ObjectPlacement, ObjectRestyle, Scene, SceneObject } from '@diorama/domain';
import { groundOf, listPositionedObjects } from '@diorama/placement';
import { distanceTo } from '@diorama/relations';
import { getThing } from '@diorama/things';
import { FLOOR_HEIGHT } from '@diorama/world-model';

import { placeRequestedObjectsIndoors } from '../rooms/place-requested-objects-indoors.js';
import type { RoomObject, RoomPlan } from '../rooms/room-plan.js';
import type { EditableSpace } from './apply-edits.js';
import { carryAlong, restyleLooks, Successors } from './edited-object.js';

/** Metres by which what stands on an object may miss its top, and above its foot from which on things stand on it. */
const REST = { miss: 0.35, above: 0.05 };
/** Metres by which objects may reach into one another. */
const TOUCH = 0.02;
/** What hangs on a wall, from the ceiling or in the air keeps its height in a move. */
const ALOFT: readonly string[] = ['hung', 'ceiling', 'air'];

/** Edits the objects of a room: what the room brought makes room for them, and nothing else changes. */
export class RoomEdits implements EditableSpace<RoomObject> {
  private readonly successors = new Successors<RoomObject>();

  constructor(
    private readonly plan: RoomPlan,
    private readonly scene: Scene,
  ) {}

  list(entry: number): readonly RoomObject[] {
    return this.plan.placed.filter(({ requested }) => requested === entry);
  }

  add(entry: number, asked: SceneObject): readonly RoomObject[] {
    if (asked.at === undefined) {
      placeRequestedObjectsIndoors(this.plan, [[entry, asked]]);
      return this.list(entry);
    }
    return listPositionedObjects(this.scene)
      .filter(({ requested }) => requested === entry)
      .flatMap(({ kind, x, z, lift, turn, ...look }) => this.put({ kind, x, y: FLOOR_HEIGHT + lift, z, turn, ...look }) ?? []);
  }

  move(given: RoomObject, to: ObjectPlacement): RoomObject | null {
    const thing = this.successors.latest(given);
    const keepsHeight = to.y === undefined && ALOFT.includes(getThing(thing.kind).stand);
    const y = keepsHeight ? thing.y : FLOOR_HEIGHT + (to.y ?? 0);
    const turn = to.turn === undefined ? thing.turn : (to.turn * Math.PI) / 180;
    const riders = this.listRiders(thing);
    this.withdraw(thing);
    // What stands on it is out of the way first.
    for (const rider of riders) this.withdraw(rider);
    const moved = this.put({ ...thing, x: to.x, y, z: to.z, turn });
    if (moved !== null) this.succeed(thing, moved);
    for (const rider of riders)
      this.putBack(rider, moved === null ? null : { ...rider, ...carryAlong(rider, thing, moved), y: rider.y + moved.y - thing.y });
    return moved;
  }

  restyle(given: RoomObject, looks: ObjectRestyle): RoomObject {
    const thing = this.successors.latest(given);
    const restyled: RoomObject = {
      ...thing,
      ...restyleLooks(thing, looks),
      scale: looks.size === undefined ? thing.scale : this.plan.fittingScale(thing.kind, looks.size),
    };
    this.withdraw(thing);
    if (restyled.scale > thing.scale) this.clear(restyled);
    const put = this.addObject(restyled);
    this.succeed(thing, put);
    return put;
  }

  remove(given: RoomObject): void {
    const thing = this.successors.latest(given);
    const riders = this.listRiders(thing);
    this.withdraw(thing);
    for (const rider of riders) this.withdraw(rider);
    for (const rider of riders) this.putBack(rider, null);
  }

  /** Puts an object exactly there; null where that lies outside of the walls or above the ceiling. */
  private put(thing: Omit<RoomObject, 'instance'>): RoomObject | null {
    const { x: xs, z: zs, height } = this.plan.shape;
    const { kind, x, y, z, turn, ...look } = thing;
    const lift = y - FLOOR_HEIGHT;
    if (x < xs[0] || x > xs[1] || z < zs[0] || z > zs[1] || lift >= height) return null;
    this.clear(thing);
    this.plan.putPositioned(kind, { x, z, turn, lift }, look);
    return this.plan.placed.at(-1) ?? null;
  }

  /** What stood on an object: at its new place; where that is gone, on the floor if the prompt asked for it, else nowhere. */
  private putBack(rider: RoomObject, to: RoomObject | null): void {
    if (to === null && rider.requested === undefined) return;
    this.succeed(rider, this.addObject(to ?? { ...rider, y: FLOOR_HEIGHT }));
  }

  private succeed(thing: RoomObject, next: RoomObject): void {
    this.successors.add(thing, next);
    this.plan.assembly.succeed(next.instance, thing.instance);
  }

  private addObject({ kind, x, y, z, turn, ...look }: RoomObject): RoomObject {
    this.plan.add(kind, [x, y, z], turn, look);
    return this.plan.placed.at(-1) as RoomObject;
  }

  private withdraw(thing: RoomObject): void {
    const at = this.plan.placed.indexOf(thing);
    if (at < 0) return;
    this.plan.placed.splice(at, 1);
    this.plan.assembly.withdraw(thing.instance);
  }

  /** Takes out what the room brought where an object comes to stand. */
  private clear(thing: Omit<RoomObject, 'instance'>): void {
    if (getThing(thing.kind).stand === 'flat') return;
    const inTheWay = this.plan.placed.filter((other) => other.requested === undefined && this.meets(thing, other));
    for (const other of inTheWay) this.remove(other);
  }

  private meets(thing: Omit<RoomObject, 'instance'>, other: RoomObject): boolean {
    if (getThing(other.kind).stand === 'flat') return false;
    const [a, b] = [this.plan.areaOf(thing.kind, thing, thing.scale), this.plan.areaOf(other.kind, other, other.scale)];
    const sharesFloor = a.x0 < b.x1 - TOUCH && a.x1 > b.x0 + TOUCH && a.z0 < b.z1 - TOUCH && a.z1 > b.z0 + TOUCH;
    return sharesFloor && thing.y < topOf(other) - TOUCH && topOf(thing) > other.y + TOUCH;
  }

  /** What stands on an object. */
  private listRiders(thing: RoomObject): RoomObject[] {
    if ((getThing(thing.kind).tops ?? []).length === 0) return [];
    const ground = groundOf(thing);
    return this.plan.placed.filter(
      (other) =>
        other !== thing &&
        !ALOFT.includes(getThing(other.kind).stand) &&
        other.y > thing.y + REST.above &&
        other.y <= topOf(thing) + REST.miss &&
        distanceTo(ground, other) === 0,
    );
  }
}

const topOf = ({ kind, y, scale }: Omit<RoomObject, 'instance'>): number => y + getThing(kind).height * scale;
