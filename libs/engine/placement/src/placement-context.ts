import type { RandomStream } from '@diorama/random';
import { getThing } from '@diorama/things';
import type { Rgb, Vec3 } from '@diorama/world-model';
import { Sightlines, WORLD_RADIUS } from '@diorama/terrain';
import type { Ground, SitePlan } from '@diorama/terrain';
import { rectanglesOverlap } from '@diorama/relations';

import type { Appearance } from './appearance.js';
import type { WorldAssembly } from './assembly.js';
import { Footprints } from './footprints.js';
import { FormSpacing } from './form-spacing.js';
import { coverRectangle, groundOf, OccupiedRectangles } from './rectangle.js';
import type { ObjectGround } from './rectangle.js';
import { Tops } from './tops.js';

/** Nothing stands within this distance of the origin, metres. */
export const SPAWN_CLEARING_RADIUS = 2.5;
/** Places bring no more of their own once so many things stand. */
const MOST = 6500;
/** Metres up to which what a place brings may lie under a positioned object: paving, leaves. */
const LOW = 0.15;
/** Metres: what is lower hides nothing, and what begins higher leaves the view below it open. */
const HIDING = 0.5;
const OVERHEAD = 2.5;
/** Instances that edits add are numbered from here on; no world has so many. */
const FIRST_ADDED_NUMBER = 1_000_000;
/** Water is at least so deep where boats float, metres. */
const DRAUGHT = 0.25;

/** A thing on the ground before its height is known. */
export interface UnplacedObject extends Appearance {
  readonly kind: string;
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly scale: number;
  readonly variant: number;
  readonly tint?: Rgb;
  /** Metres between the ground and its foot, of what flies or stands on another thing. */
  readonly lift?: number;
  /** Metres from the water up to its foot, of what stands in the water on piles: negative where the foot is below. */
  readonly aboveWater?: number;
  /** What carries it: `lift` counts from the foot of that. */
  readonly carrier?: UnplacedObject;
  /** Width and depth in metres of its ground, where its kind does not have always the same. */
  readonly lot?: readonly [width: number, depth: number];
}

/** The ground with what stands on it. Things get their heights at the end, when all ground has been levelled. */
export class PlacementContext {
  private readonly occupied = new OccupiedRectangles();
  readonly tops = new Tops();
  private readonly standing: UnplacedObject[] = [];
  private readonly positioned: ObjectGround[] = [];
  /** What carries others stands upright also on slopes. */
  private readonly carriers = new Set<UnplacedObject>();
  private farthest = 0;
  /** The ground that was cleared for objects. */
  private readonly cleared: ObjectGround[] = [];
  /** Trees whose styles leave them out, once that is settled. */
  private leftOut: ReadonlySet<UnplacedObject> | null = null;
  /** The numbers of instances before an edit, by what they are of; null where nothing is edited. */
  private numbers: Map<UnplacedObject, number> | null = null;
  /** The number of the first instance that is put down after all these. */
  private numberOfNext = 0;

  /** @param sight what the prompt asks for, as the viewer is to see it */
  constructor(
    readonly plan: SitePlan,
    readonly ground: Ground,
    readonly footprints = new Footprints(),
    readonly sight = new Sightlines(),
  ) {}

  /** The same things on the same ground, of which others may be taken: what is put there does not stand here. */
  fork(footprints: Footprints): PlacementContext {
    const fork = new PlacementContext(this.plan, this.ground, footprints, this.sight);
    fork.standing.push(...this.standing);
    fork.positioned.push(...this.positioned);
    return fork;
  }

  /** The objects that have a place so far, in the order in which they got it; small ones too. */
  get placed(): readonly UnplacedObject[] {
    return this.standing;
  }

  /** Whether more things would make the world too heavy; what is asked for is always placed. */
  get isFull(): boolean {
    return this.standing.length >= MOST;
  }

  /** Whether a thing with this footprint may stand here: clear of the viewer and of everything else. */
  isFree(x: number, z: number, radius: number): boolean {
    return Math.hypot(x, z) > SPAWN_CLEARING_RADIUS + radius && this.footprints.isFree(x, z, radius);
  }

  /** Whether a thing stands clear of all objects whose places the scene states. */
  isClearOfPositioned(thing: Pick<UnplacedObject, 'kind' | 'x' | 'z' | 'turn' | 'scale'>): boolean {
    if (this.positioned.length === 0) return true;
    const ground = groundOf(thing);
    const isNear = (other: ObjectGround): boolean => Math.hypot(other.x - ground.x, other.z - ground.z) < other.radius + ground.radius;
    return !this.positioned.some((other) => isNear(other) && rectanglesOverlap(other, ground));
  }

  /** Whether the rectangle under a thing is clear of those under all that stands. */
  isRectangleFree(thing: Pick<UnplacedObject, 'kind' | 'x' | 'z' | 'turn' | 'scale'>): boolean {
    return this.occupied.isFree(groundOf(thing));
  }

  /** Metres from the origin within which all objects whose places the scene states lie. */
  get positionedReach(): number {
    return this.farthest;
  }

  /** Puts a thing exactly where the scene says: what comes later keeps clear of it. */
  putPositioned(thing: UnplacedObject): void {
    const recipe = getThing(thing.kind);
    const ground = groundOf(thing);
    this.positioned.push(ground);
    this.standing.push(thing);
    this.occupied.take(ground);
    this.farthest = Math.max(this.farthest, reachOf(thing));
    for (const { x, z, radius } of coverRectangle(ground)) this.footprints.take(x, z, radius);
    if (thing.lift === undefined) this.levelUnder(thing);
    if (thing.lift !== undefined || (recipe.tops ?? []).length === 0) this.tops.reserve(thing.x, thing.z, ground.radius);
    if (thing.carrier !== undefined) this.carriers.add(thing.carrier);
  }

  /** Puts a thing down, takes its disc, and levels the ground under buildings. */
  put(thing: UnplacedObject): void {
    if (this.isInTheWay(thing)) return;
    this.standing.push(thing);
    this.occupied.take(groundOf(thing));
    this.footprints.take(thing.x, thing.z, getThing(thing.kind).footprint * thing.scale);
    this.levelUnder(thing);
  }

  /** Puts down a long thing, such as a train, and takes the rectangle below it instead of its disc. */
  putOnRectangle(thing: UnplacedObject): void {
    if (this.isInTheWay(thing)) return;
    const ground = groundOf(thing);
    this.standing.push(thing);
    this.occupied.take(ground);
    for (const { x, z, radius } of coverRectangle(ground)) this.footprints.take(x, z, radius);
  }

  /** Levels the ground under a building. */
  levelUnder(thing: UnplacedObject): void {
    const recipe = getThing(thing.kind);
    const radius = recipe.footprint * thing.scale;
    if (recipe.levels === true)
      this.ground.level(
        { x: thing.x, z: thing.z, radius: radius * 0.9, margin: Math.max(1, radius * 0.7) },
        this.seat(thing.x, thing.z, radius),
      );
  }

  /** Puts a thing that takes no ground: in the air, on another one, small as grass, or with a footprint that its placer reserves. */
  putWithoutFootprint(thing: UnplacedObject): void {
    if (!this.isInTheWay(thing)) this.standing.push(thing);
  }

  /** Whether the place brings a thing where the scene places an object itself, or in front of a requested object. */
  private isInTheWay(thing: UnplacedObject): boolean {
    const height = getThing(thing.kind).height * thing.scale;
    const isBrought = thing.requested === undefined && height > LOW;
    return isBrought && (!this.isClearOfPositioned(thing) || this.isBeforeAsked(thing, height));
  }

  private isBeforeAsked({ kind, x, z, scale, lift = 0 }: UnplacedObject, height: number): boolean {
    if (lift > OVERHEAD || height < HIDING) return false;
    return this.sight.isHiddenBy({
      azimuth: Math.atan2(x, -z),
      distance: Math.hypot(x, z),
      halfWidth: 0.7 * getThing(kind).footprint * scale,
      height: height + lift,
    });
  }

  /** Adds a thing whose place is found. */
  insert(thing: UnplacedObject): void {
    this.standing.push(thing);
  }

  /** Takes the ground of what the prompt asks for as it stands now, in place of where the scene first put it. */
  keepOnlyStanding(): void {
    const asked = this.standing.filter(({ requested, lift }) => requested !== undefined && lift === undefined);
    this.positioned.splice(0, this.positioned.length);
    for (const thing of asked) this.reserve(thing);
  }

  /** Whether a disc is clear of all objects that were put in last. */
  isClearOfCleared(x: number, z: number, radius: number): boolean {
    return this.cleared.every((ground) => Math.hypot(ground.x - x, ground.z - z) >= ground.radius + radius);
  }

  /** Keeps the ground of a thing, so that what looks for room later keeps clear of it. */
  reserve(thing: UnplacedObject): void {
    const ground = groundOf(thing);
    this.positioned.push(ground);
    for (const { x, z, radius } of coverRectangle(ground)) this.footprints.take(x, z, radius);
  }

  /** Puts a thing in the place of another one, or nothing. */
  swap(thing: UnplacedObject, next: UnplacedObject | null): void {
    const at = this.standing.indexOf(thing);
    if (at < 0) return;
    if (next === null) this.standing.splice(at, 1);
    else this.standing[at] = next;
    const number = this.numbers?.get(thing);
    if (next !== null && number !== undefined) this.numbers?.set(next, number);
  }

  /** Settles how everything is numbered that stands now, so that edits change no numbers but those of new things. */
  settleNumbers(assembly: WorldAssembly): void {
    const leftOut = this.settleForms(assembly);
    this.numbers = new Map();
    let next = assembly.instances.length;
    for (const thing of this.standing) {
      if (leftOut.has(thing)) continue;
      this.numbers.set(thing, next);
      // Its fire follows it.
      next += thing.state === 'burning' ? 2 : 1;
    }
    this.numberOfNext = next;
  }

  /** Takes what the place brought off the ground under a thing. */
  clearGround(thing: UnplacedObject): void {
    const ground = groundOf(thing);
    const isBelow = ({ lift = 0 }: UnplacedObject): boolean => lift < (thing.lift ?? 0) + getThing(thing.kind).height * thing.scale;
    const clears = (other: UnplacedObject): boolean =>
      other.requested === undefined &&
      getThing(other.kind).height * other.scale > LOW &&
      isBelow(other) &&
      rectanglesOverlap(ground, groundOf(other));
    const kept = this.standing.filter((other) => other === thing || !clears(other));
    this.standing.splice(0, this.standing.length, ...kept);
    this.cleared.push(ground);
    this.farthest = Math.max(this.farthest, reachOf(thing));
  }

  isDry(x: number, z: number, margin: number): boolean {
    return this.plan.shore === null || this.plan.shore.distance(x, z) > margin;
  }

  isAfloat(x: number, z: number): boolean {
    const { shore } = this.plan;
    return shore !== null && this.ground.heightAt(x, z) < shore.level - DRAUGHT;
  }

  /** Settles which trees the forms of the styles leave no room: what comes later changes nothing about that. */
  settleForms(assembly: WorldAssembly): ReadonlySet<UnplacedObject> {
    if (this.leftOut !== null) return this.leftOut;
    const spacing = new FormSpacing((kind, spot) => assembly.applyStyle(kind, spot), this.standing);
    this.leftOut = new Set(this.standing.filter((thing) => !spacing.admits(thing)));
    return this.leftOut;
  }

  /** Hands everything to the assembly, each thing on its ground. */
  placeAll(assembly: WorldAssembly): void {
    const leftOut = this.settleForms(assembly);
    let added = FIRST_ADDED_NUMBER;
    for (const thing of this.standing) {
      if (leftOut.has(thing)) continue;
      if (this.numbers !== null) assembly.nextNumber = this.numbers.get(thing) ?? (added += 2);
      const recipe = getThing(thing.kind);
      const isUpright = this.floats(thing) || thing.lift !== undefined || this.carriers.has(thing);
      const normal: Vec3 | null = recipe.leans === undefined || isUpright ? null : this.ground.normalAt(thing.x, thing.z);
      const up = normal === null || recipe.leans === 'wholly' ? normal : gentle(normal);
      assembly.place(thing.kind, {
        position: [thing.x, this.footHeight(thing), thing.z],
        turn: thing.turn,
        scale: thing.scale,
        variant: thing.variant,
        color: thing.color ?? null,
        substance: thing.substance,
        state: thing.state,
        requested: thing.requested,
        ...(up === null ? {} : { up }),
        ...(thing.tint === undefined ? {} : { tint: thing.tint }),
        ...(thing.lot === undefined ? {} : { lot: thing.lot }),
      });
    }
    if (this.numbers !== null) assembly.nextNumber = this.numberOfNext;
  }

  /** y of the foot of a thing: over what carries it, afloat, or on the ground. */
  footHeight(thing: UnplacedObject): number {
    const { carrier, lift = 0 } = thing;
    if (carrier !== undefined) return this.footHeight(carrier) + lift;
    const level = this.plan.shore?.level ?? 0;
    if (thing.aboveWater !== undefined) return level + thing.aboveWater;
    if (this.floats(thing)) return level - draughtOf(thing.kind) * thing.scale + lift;
    return this.baseHeight(thing) + lift;
  }

  private floats({ kind, x, z }: UnplacedObject): boolean {
    return getThing(kind).stand === 'water' && this.isAfloat(x, z);
  }

  /** The lowest ground under the thing's foot, so that no side of it hangs in the air. */
  private baseHeight(thing: UnplacedObject): number {
    const recipe = getThing(thing.kind);
    const here = this.ground.heightAt(thing.x, thing.z);
    if (recipe.leans !== undefined || recipe.footprint < 0.3) return here - recipe.sink * thing.scale;
    const foot = Math.min(0.35, recipe.footprint * 0.35) * thing.scale;
    const around = [here, ...FOUR.map(([x, z]) => this.ground.heightAt(thing.x + x * foot, thing.z + z * foot))];
    return Math.min(...around) - recipe.sink * thing.scale;
  }

  /** Height at which a building sits: between the middle and the highest of its ground, and above the water. */
  private seat(x: number, z: number, radius: number): number {
    const around = FOUR.map(([dx, dz]) => this.ground.heightAt(x + dx * radius, z + dz * radius));
    const mean = around.reduce((sum, height) => sum + height, this.ground.heightAt(x, z)) / 5;
    return Math.max(mean, this.plan.shore === null ? -Infinity : this.plan.shore.level + 0.3);
  }
}

/** Share of the length, of the breadth and of the height of a ship that lies under water at most, and the breadth from which on it has a deck, metres. */
const DRAUGHT_SHARE = { length: 0.06, breadth: 0.2, height: 0.25 } as const;
const DECKED_FROM = 3.5;
const BOAT_DRAUGHT = 0.2;

/** Metres by which the keel of a ship lies under water; none of an open boat, whose bottom would be flooded. */
function draughtOf(kind: string): number {
  if (kind === 'boat') return BOAT_DRAUGHT;
  const { semantic, plan, height } = getThing(kind);
  if (semantic !== 'vehicle' || plan === undefined || plan[0] < DECKED_FROM) return 0;
  const { length, breadth, height: share } = DRAUGHT_SHARE;
  return Math.min(length * plan[1], breadth * plan[0], share * height);
}

/** Metres from the origin within which a thing lies. */
const reachOf = (thing: UnplacedObject): number =>
  Math.hypot(thing.x, thing.z) + groundOf(thing).radius + (thing.lift ?? 0) + getThing(thing.kind).height * thing.scale;

const FOUR = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Half-way between the ground's normal and upright, which looks less toppled on steep slopes. */
function gentle([x, y, z]: Vec3): Vec3 {
  const length = Math.hypot(x, y + 0.35, z);
  return [x / length, (y + 0.35) / length, z / length];
}

/** Whether a place lies inside the world with room for a disc. */
export const isInsideWorld = (x: number, z: number, radius: number): boolean => Math.hypot(x, z) + radius < WORLD_RADIUS - 4;

/** The number of a thing's shapes; of those that show a colour when one is asked for. */
export function countThingVariants(kind: string, isPainted: boolean): number {
  const { variants, paintable } = getThing(kind);
  return isPainted ? (paintable ?? variants) : variants;
}

/** One of a thing's shapes; of those that show a colour when one is asked for. */
export const chooseThingVariant = (kind: string, isPainted: boolean, random: RandomStream): number =>
  random.integer(0, countThingVariants(kind, isPainted) - 1);
