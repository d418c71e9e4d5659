import type { Substance } from '@diorama/catalogue';
import type { ObjectRestyle } from '@diorama/domain';
import { countThingVariants } from '@diorama/placement';

/** A place and a direction on the ground: metres, and radians. */
interface Pose {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
}

/** What an object of an outdoor place and one of a room have in common. */
interface StyledObject {
  readonly kind: string;
  readonly variant: number;
  readonly color?: readonly [number, number, number] | null;
}

/** Where an object that stands on another one comes to stand when that moves. */
export function carryAlong(rider: Pose, from: Pose, to: Pose): Pose {
  const turn = to.turn - from.turn;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dz] = [rider.x - from.x, rider.z - from.z];
  return { x: to.x + c * dx + s * dz, z: to.z - s * dx + c * dz, turn: rider.turn + turn };
}

/** The looks of an object after a restyle; its size is not one of them. */
export function restyleLooks({ kind, variant, color: old }: StyledObject, { color: asked, substance, state }: ObjectRestyle) {
  const color = asked ?? old ?? null;
  return {
    variant: variant % countThingVariants(kind, color !== null),
    color,
    ...(substance === undefined ? {} : { substance: substance as Substance }),
    ...(state === undefined ? {} : { state }),
  };
}

/** Which object an edit put in place of another one. */
export class Successors<Thing> {
  private readonly next = new Map<Thing, Thing>();

  add(thing: Thing, next: Thing): void {
    this.next.set(thing, next);
  }

  /** What an object is after all edits so far. */
  latest(thing: Thing): Thing {
    const next = this.next.get(thing);
    return next === undefined ? thing : this.latest(next);
  }
}
