import type { Scene } from '@diorama/domain';
import { chooseThingVariant, isDesertedBy, Tops } from '@diorama/placement';
import type { Appearance, WorldAssembly } from '@diorama/placement';
import type { RandomStream } from '@diorama/random';
import { addBlock } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { getFootprintSize, getThing } from '@diorama/things';
import { applyToPoint, createWallFrame, FLOOR_HEIGHT, ROOM_SIDES, WALL_TURNS } from '@diorama/world-model';
import type { Instance, Prototype, RoomSide } from '@diorama/world-model';

import { chooseRoomForm, sortHosts } from './room-forms.js';
import { fitOwnThing, fitOwnThingAloft, HEAD, HEADROOM, measureIndoorHeight } from './sized/fit-own-thing.js';
import { measureRestingHeight } from './surface-height.js';
import { WallUse } from './wall-use.js';
import type { FloorArea, RoomGallery, RoomShape } from '@diorama/room-shells';
import { measureCeilingRise, measureGallery, RoomWays } from '@diorama/room-shells';

/** The floor about the viewer that stays free, metres to each side. */
export const ROOM_CLEARANCE = 1.1;
/** Metres below the ceiling within which a thing hangs from it, and the width of a chain. */
const TOUCH = 0.03;
/** Metres by which the surface on which an object rests may miss the nominal top of its host. */
const REST_MISS = 0.3;
/** By how much leaves reach beyond the foot of a plant. */
const PLANT_SPREAD = 1.35;
/** Metres above the floor from which on a raised object leaves the way below it open. */
const STEP_OVER = 1.8;
const CHAIN = 0.025;
/** Half of the depth in metres of what hangs on a wall at most, where the room states its size: half of it lies behind the face of the wall. */
const HUNG_DEPTH = 0.3;

/** How a thing differs from the usual one of its kind. */
export interface ThingOptions extends Appearance {
  readonly scale?: number;
  readonly variant?: number;
  /** Whether it keeps its size although it is wide for the room, as what spans a wall. */
  readonly isExact?: true;
}

/** An object that has its place in a room; metres, radians. */
export interface RoomObject extends Appearance {
  readonly kind: string;
  readonly x: number;
  /** Of its foot. */
  readonly y: number;
  readonly z: number;
  readonly turn: number;
  readonly scale: number;
  readonly variant: number;
  /** As the world counts instances. */
  readonly instance: number;
}

/** What an object takes of a room; metres above the floor. */
interface FloorVolume extends FloorArea {
  readonly bottom: number;
  readonly top: number;
}

/** A room being furnished: knows which floor and which wall is taken. Each `put` says whether the thing fitted. */
export class RoomPlan {
  /** The objects that have a place so far, in the order in which they got it. */
  readonly placed: RoomObject[] = [];
  private readonly tops = new Tops();
  private readonly taken: FloorArea[] = [{ x0: -ROOM_CLEARANCE, x1: ROOM_CLEARANCE, z0: -ROOM_CLEARANCE, z1: ROOM_CLEARANCE }];
  readonly walls: WallUse;
  /** Objects whose places the scene states, and galleries. */
  private readonly positioned: FloorVolume[] = [];
  /** Objects on the floor and by walls. */
  private readonly standing: FloorVolume[] = [];
  /** Objects on walls, on tops and in the air. */
  private readonly raised: FloorVolume[] = [];
  private readonly ways: RoomWays;

  constructor(
    readonly scene: Scene,
    readonly shape: RoomShape,
    readonly assembly: WorldAssembly,
    readonly random: RandomStream,
  ) {
    this.ways = new RoomWays(shape);
    this.walls = new WallUse(shape.openings);
    this.taken.push(...this.listDoorways(0.9));
    if (shape.gallery !== undefined) this.reserveGallery(shape, shape.gallery);
  }

  /** Whether the place may bring this kind of its own. */
  allows(kind: string): boolean {
    return !this.scene.without.includes(kind) && this.scene.density > 0 && !isDesertedBy(this.scene, kind);
  }

  /** Whether the place brings this kind itself: not where the prompt says how many there are. */
  brings(kind: string): boolean {
    return this.allows(kind) && !this.scene.objects.some((asked) => asked.kind === kind);
  }

  /** Things that stand on the open floor; `turn` is that of their front from +z, radians. */
  putOnFloor(kind: string, place: { x: number; z: number; turn: number }, look: ThingOptions = {}): boolean {
    const scale = this.ownScale(kind, look);
    if (scale === 0) return false;
    const area = this.areaOf(kind, place, scale);
    const top = getThing(kind).height * scale;
    if (!this.isFree(area) || this.meetsAbove(area, [0, top])) return false;
    if (getThing(kind).stand !== 'flat') {
      if (!this.ways.admits(area)) return false;
      this.stand(area, top);
    }
    this.add(kind, [place.x, FLOOR_HEIGHT, place.z], place.turn, { ...look, scale });
    return true;
  }

  /** Things whose places the scene states: they stand exactly there, also in other such things, and nothing else stands in them. */
  putPositioned(kind: string, place: { x: number; z: number; turn: number; lift: number }, look: ThingOptions & { scale: number }): void {
    const area = this.areaOf(kind, place, look.scale);
    const { tops = [], footprint } = getThing(kind);
    this.taken.push(area);
    if (place.lift < STEP_OVER) this.ways.take(area);
    this.positioned.push({ ...area, bottom: place.lift, top: place.lift + getThing(kind).height * look.scale });
    if (place.lift > 0 || tops.length === 0) this.tops.reserve(place.x, place.z, footprint * look.scale);
    this.add(kind, [place.x, FLOOR_HEIGHT + place.lift, place.z], place.turn, look);
  }

  /** Flat things may lie under others and under the viewer. */
  lay(kind: string, place: { x: number; z: number; turn: number }, look: ThingOptions = {}): void {
    const form = look.requested === undefined ? chooseRoomForm(kind, this) : kind;
    this.add(form, [place.x, FLOOR_HEIGHT, place.z], place.turn, look);
  }

  /** Things with their backs to a wall. */
  putByWall(kind: string, side: RoomSide, along: number, look: ThingOptions = {}): boolean {
    const scale = look.isExact === true ? (look.scale ?? 1) : this.ownScale(kind, look);
    if (scale === 0) return false;
    const [width, depth] = getFootprintSize(kind);
    const { length, frame } = createWallFrame(this.shape, side);
    const stretch = {
      side,
      from: along - (width * scale) / 2,
      to: along + (width * scale) / 2,
      bottom: 0,
      top: getThing(kind).height * scale,
    };
    const [x, , z] = applyToPoint(frame, [along, 0, (depth * spreadOf(kind) * scale) / 2 + 0.03]);
    const turn = WALL_TURNS[side];
    const area = this.areaOf(kind, { x, z, turn }, scale);
    if (Math.abs(along) + (width * scale) / 2 > length / 2 || !this.isFree(area) || !this.walls.isFree(stretch)) return false;
    if (this.meetsAbove(area, [0, stretch.top]) || !this.ways.admits(area)) return false;
    this.stand(area, stretch.top);
    this.walls.take(stretch);
    this.add(kind, [x, FLOOR_HEIGHT, z], turn, { ...look, scale });
    return true;
  }

  /** As many things side by side along a wall as it has room for. */
  lineWall(kind: string, side: RoomSide, look: ThingOptions = {}): void {
    const { length } = createWallFrame(this.shape, side);
    const width = getFootprintSize(kind)[0] * (look.scale ?? 1);
    let along = -length / 2 + width / 2 + 0.02;
    while (along < (length - width) / 2) along += this.putByWall(kind, side, along, look) ? width + 0.015 : 0.06;
  }

  /** Things on a wall, their lower edge `bottom` metres above the floor, `gap` metres from others. */
  hang(kind: string, place: { side: RoomSide; along: number; bottom: number; gap?: number }, look: ThingOptions = {}): boolean {
    const scale = look.scale ?? 1;
    const gap = place.gap ?? 0.1;
    const half = (getFootprintSize(kind)[0] * scale) / 2;
    const { length, frame } = createWallFrame(this.shape, place.side);
    const stretch = {
      side: place.side,
      from: place.along - half - gap,
      to: place.along + half + gap,
      bottom: place.bottom - gap,
      top: place.bottom + getThing(kind).height * scale + gap,
    };
    if (Math.abs(place.along) + half > length / 2 - gap || stretch.top > this.shape.height || !this.walls.isFree(stretch)) return false;
    const turn = WALL_TURNS[place.side];
    const position = applyToPoint(frame, [place.along, place.bottom, (getThing(kind).back ?? 0.03) * scale + 0.002]);
    const ground = this.areaOf(kind, { x: position[0], z: position[2], turn }, scale);
    if (this.scene.size !== undefined && !this.isInside(ground, HUNG_DEPTH)) return false;
    if (this.meets(ground, [stretch.bottom, stretch.top])) return false;
    if (place.bottom < HEAD && !this.ways.admits(ground)) return false;
    if (place.bottom < HEAD) this.ways.take(ground);
    this.raised.push({ ...ground, bottom: place.bottom, top: place.bottom + getThing(kind).height * scale });
    this.walls.take(stretch);
    this.add(kind, position, turn, look);
    return true;
  }

  /** Small things on a table or another top; those that were put down first are tried first. */
  putOnTop(kind: string, look: ThingOptions = {}): boolean {
    const scale = look.scale ?? 1;
    const top = this.tops.find(
      look.requested === undefined ? sortHosts(this.placed) : this.placed,
      getThing(kind).footprint * scale,
      this.random,
      (host, spot) => {
        const lift = this.measureRest(host, spot);
        return lift === null || this.meetsAbove(discArea(spot), [lift, lift + getThing(kind).height * scale]) ? null : lift;
      },
    );
    if (top === null) return false;
    this.raised.push({
      ...discArea({ ...top, radius: getThing(kind).footprint * scale }),
      bottom: top.lift,
      top: top.lift + getThing(kind).height * scale,
    });
    this.add(kind, [top.x, FLOOR_HEIGHT + top.lift, top.z], -Math.atan2(top.x, -top.z), { ...look, scale });
    return true;
  }

  /** Metres above the floor of the surface of a host under a disc; null where it is uneven or far from its nominal height. */
  private measureRest({ instance }: RoomObject, spot: { x: number; z: number; radius: number; lift: number }): number | null {
    const { instances, prototypes } = this.assembly;
    const host = instances[instance] as Instance;
    const height = measureRestingHeight(prototypes[host.prototype] as Prototype, host, spot);
    return height === null || Math.abs(height - FLOOR_HEIGHT - spot.lift) > REST_MISS ? null : height - FLOOR_HEIGHT;
  }

  /** Things in the air, `lift` metres above the floor and below the ceiling; with a ceiling of their own height they touch it. */
  putAloft(kind: string, place: { x: number; z: number; lift: number }, look: ThingOptions = {}): boolean {
    const scale = this.isOwn(look) ? fitOwnThingAloft(kind, look.scale ?? 1, this.shape) : (look.scale ?? 1);
    if (scale === 0) return false;
    const turn = -Math.atan2(place.x, -place.z);
    const recipe = getThing(kind);
    const height = recipe.height * scale;
    const bottom = Math.max(0, Math.min(place.lift, this.shape.height - height));
    const area = this.areaOf(kind, { ...place, turn }, scale);
    if (!this.isInside(area) || this.meets(area, [bottom, bottom + height])) return false;
    const isLow = bottom < HEAD && recipe.stand === 'ceiling' && !this.isAboveFurniture(place, bottom);
    if (isLow && !(this.isFree(area) && this.ways.admits(area))) return false;
    if (isLow) this.stand(area, bottom + height);
    this.raised.push({ ...area, bottom, top: bottom + height });
    this.add(kind, [place.x, FLOOR_HEIGHT + bottom, place.z], turn, { ...look, scale });
    if (bottom + height > this.shape.height - TOUCH) this.assembly.attach(() => this.addChain(place));
    return true;
  }

  /** Whether furniture stands below a place, so that no way leads through it: the table under a chandelier. */
  private isAboveFurniture({ x, z }: { readonly x: number; readonly z: number }, bottom: number): boolean {
    return this.standing.some(({ x0, x1, z0, z1, top }) => top < bottom && x0 <= x && x <= x1 && z0 <= z && z <= z1);
  }

  /** Things that hang from the ceiling above a place. */
  hangFromCeiling(kind: string, place: { x: number; z: number }): void {
    const bottom = this.shape.height - getThing(kind).height;
    const area = this.areaOf(kind, { ...place, turn: 0 }, 1);
    if (!this.allows(kind) || this.meets(area, [bottom, this.shape.height])) return;
    this.raised.push({ ...area, bottom, top: this.shape.height });
    this.add(kind, [place.x, FLOOR_HEIGHT + bottom, place.z], 0, {});
    this.assembly.attach(() => this.addChain(place));
  }

  /** A chain from the height of the walls up to a vault or a roof above it. */
  private addChain({ x, z }: { x: number; z: number }): void {
    const rise = measureCeilingRise(this.shape, x);
    if (rise < TOUCH) return;
    const bottom = FLOOR_HEIGHT + this.shape.height - TOUCH;
    const draw = (mesh: MeshBuilder): void => addBlock(mesh, [x, bottom, z], [CHAIN, rise + 2 * TOUCH, CHAIN], 'brass');
    this.assembly.placeBody({ semantic: 'object', solid: null, draw });
  }

  /** Whether a person still gets from the viewer to the doors and to all sides when this floor is taken. */
  keepsWaysOpen(area: FloorArea): boolean {
    return this.ways.admits(area);
  }

  /** Nothing is put there any more. */
  keepClear(area: FloorArea): void {
    this.taken.push(area);
  }

  isFree(area: FloorArea): boolean {
    return this.isInside(area) && !this.taken.some((other) => areasOverlap(area, other));
  }

  /** @param margin metres that it may reach beyond the walls */
  private isInside({ x0, x1, z0, z1 }: FloorArea, margin = 0): boolean {
    const { x, z } = this.shape;
    return x0 >= x[0] - margin && x1 <= x[1] + margin && z0 >= z[0] - margin && z1 <= z[1] + margin;
  }

  /** Metres from the origin within which all objects whose places the scene states lie. */
  get positionedReach(): number {
    return this.positioned.reduce(
      (reach, { x0, x1, z0, z1, top }) => Math.max(reach, Math.hypot(Math.max(-x0, x1), Math.max(-z0, z1), top)),
      0,
    );
  }

  /** Whether a part of the room, in metres above the floor, meets an object whose place the scene states. */
  meetsPositioned(area: FloorArea, [bottom, top]: readonly [bottom: number, top: number]): boolean {
    return this.positioned.some((other) => bottom < other.top && top > other.bottom && areasOverlap(area, other));
  }

  /** Whether a part of the room meets anything that stands in it or is placed by the scene. */
  private meets(area: FloorArea, [bottom, top]: readonly [bottom: number, top: number]): boolean {
    const isMet = (other: FloorVolume): boolean => bottom < other.top && top > other.bottom && areasOverlap(area, other);
    return this.standing.some(isMet) || this.meetsAbove(area, [bottom, top]);
  }

  /** Whether a part of the room meets what is on walls, on tops or in the air, or placed by the scene. */
  private meetsAbove(area: FloorArea, [bottom, top]: readonly [bottom: number, top: number]): boolean {
    const isMet = (other: FloorVolume): boolean => bottom < other.top && top > other.bottom && areasOverlap(area, other);
    return this.raised.some(isMet) || this.positioned.some(isMet);
  }

  private stand(area: FloorArea, top: number): void {
    this.taken.push(area);
    this.ways.take(area);
    this.standing.push({ ...area, bottom: 0, top });
  }

  /** The sides in the order in which the viewer looks at them. */
  get sides(): readonly RoomSide[] {
    return ROOM_SIDES;
  }

  /** The factor on the usual size of a thing; 0 for what a room of a stated size leaves out. */
  private ownScale(kind: string, look: ThingOptions): number {
    const { scale = 1 } = look;
    return this.isOwn(look) ? fitOwnThing(kind, scale, this.shape) : this.fittingScale(kind, scale);
  }

  /** Whether a thing is one that a room of a stated size brings. */
  private isOwn({ requested }: ThingOptions): boolean {
    return this.scene.size !== undefined && requested === undefined;
  }

  /** Nothing reaches the ceiling, and nothing is wider than half of the room. */
  fittingScale(kind: string, scale: number): number {
    const recipe = getThing(kind);
    const breadth = Math.min(this.shape.x[1] - this.shape.x[0], this.shape.z[1] - this.shape.z[0]);
    return Math.min(
      scale,
      (this.shape.height - HEADROOM) / measureIndoorHeight(kind),
      (breadth * 0.22) / Math.min(recipe.footprint, Math.max(...getFootprintSize(kind)) / 2),
    );
  }

  areaOf(kind: string, place: { x: number; z: number; turn: number }, scale: number): FloorArea {
    // Leaves reach further than the foot of a plant.
    const spread = spreadOf(kind);
    const [width, depth] = getFootprintSize(kind).map((side) => side * spread) as [number, number];
    const [c, s] = [Math.abs(Math.cos(place.turn)), Math.abs(Math.sin(place.turn))];
    const [halfX, halfZ] = [((width * c + depth * s) * scale) / 2, ((width * s + depth * c) * scale) / 2];
    return { x0: place.x - halfX, x1: place.x + halfX, z0: place.z - halfZ, z1: place.z + halfZ };
  }

  /** The floor in front of the doors, to this depth. */
  listDoorways(depth: number): FloorArea[] {
    return this.shape.openings
      .filter(({ kind }) => kind !== 'window')
      .map(({ side, along, width }) => {
        const { frame } = createWallFrame(this.shape, side);
        const [ax, , az] = applyToPoint(frame, [along - width / 2, 0, 0]);
        const [bx, , bz] = applyToPoint(frame, [along + width / 2, 0, depth]);
        return { x0: Math.min(ax, bx), x1: Math.max(ax, bx), z0: Math.min(az, bz), z1: Math.max(az, bz) };
      });
  }

  private reserveGallery(shape: RoomShape, gallery: RoomGallery): void {
    const { taken, above, bottom } = measureGallery(shape, gallery);
    for (const area of taken) this.stand(area, shape.height);
    this.positioned.push({ ...above, bottom, top: shape.height });
  }

  /** Puts a thing down without a look at what else stands there. */
  add(kind: string, position: readonly [number, number, number], turn: number, look: ThingOptions): void {
    const color = look.color ?? null;
    const variant = look.variant ?? chooseThingVariant(kind, color !== null, this.random);
    const [x, y, z] = position;
    const { substance, state, requested } = look;
    const looks = { scale: look.scale ?? 1, variant, color, substance, state, requested };
    this.placed.push({ kind, x, y, z, turn, ...looks, instance: this.assembly.instances.length });
    this.assembly.place(kind, { position, turn, ...looks });
  }
}

const spreadOf = (kind: string): number => (getThing(kind).semantic === 'plant' ? PLANT_SPREAD : 1);

const discArea = ({ x, z, radius }: { x: number; z: number; radius: number }): FloorArea => ({
  x0: x - radius,
  x1: x + radius,
  z0: z - radius,
  z1: z + radius,
});

const areasOverlap = (a: FloorArea, b: FloorArea): boolean => a.x0 < b.x1 && a.x1 > b.x0 && a.z0 < b.z1 && a.z1 > b.z0;
