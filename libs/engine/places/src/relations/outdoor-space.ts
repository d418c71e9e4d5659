import {
  chooseThingVariant,
  countThingVariants,
  createAppearance,
  isInsideWorld,
  isJetty,
  placeRequestedObjects,
  SPAWN_CLEARING_RADIUS,
  tintStone,
} from '@diorama/placement';
import type { PlacementContext, UnplacedObject, WorldAssembly } from '@diorama/placement';
import { createRandomStream, hashStreamName } from '@diorama/random';
import { getThing } from '@diorama/things';
import { distanceTo, footOf, measureObjectShape, outlineOf, spanOf } from '@diorama/relations';
import type { ObjectDesign, PlaceParts, PlacedObject, RelationCandidate, RelationSpace, SettledObject } from '@diorama/relations';
import { HOUSE_FRONT_DISTANCE, isVisibleFromSpawn } from '@diorama/terrain';

import { getRequestedObject } from './requested-object.js';

/** Rise over run of the ground on which objects stand: usual, and where relations leave little choice. */
const STEEPNESS = { usual: 0.5, lenient: 1.1 };
/** Metres that objects keep from the water. */
const SHORE_MARGIN = { usual: 0.4, lenient: -0.2 };

/** Solves relations on the ground of an outdoor place. */
export class OutdoorSpace implements RelationSpace {
  readonly scene;
  readonly parts: PlaceParts;
  private readonly things = new Map<SettledObject, UnplacedObject>();

  constructor(
    private readonly context: PlacementContext,
    private readonly assembly: WorldAssembly,
  ) {
    this.scene = context.plan.scene;
    this.parts = {
      room: null,
      plan: { ...context.plan, houseFront: HOUSE_FRONT_DISTANCE },
      heightAt: (x, z) => context.ground.heightAt(x, z),
    };
  }

  listSettled(entry: number): readonly SettledObject[] {
    return this.context.placed.filter(({ requested }) => requested === entry).map((thing) => this.settle(entry, thing));
  }

  placesFreely(): boolean {
    return true;
  }

  leadsIntoWater(entry: number): boolean {
    return isJetty(getRequestedObject(this.scene, entry).kind);
  }

  placeFreely(entry: number, setback: number): readonly SettledObject[] {
    const asked = this.scene.objects[entry];
    if (asked !== undefined) placeRequestedObjects(this.context, [[entry, asked]], setback);
    return this.listSettled(entry);
  }

  design(entry: number, k: number): ObjectDesign {
    const asked = getRequestedObject(this.scene, entry);
    const random = createRandomStream(this.scene.seed, hashStreamName(`asked ${entry} ${asked.kind}`));
    const isPainted = asked.color !== null;
    const variant = (chooseThingVariant(asked.kind, isPainted, random) + k) % countThingVariants(asked.kind, isPainted);
    const prototype = this.assembly.prototypeFor(asked.kind, { ...createAppearance(asked, entry), variant });
    return { entry, shape: measureObjectShape(prototype), variant, scale: asked.size };
  }

  findFootHeight(design: ObjectDesign, candidate: RelationCandidate): number {
    return this.context.footHeight(this.thingOf(design, candidate, design.scale));
  }

  admits(object: PlacedObject, design: ObjectDesign, candidate: RelationCandidate, isLenient: boolean): boolean {
    const { context } = this;
    const outline = outlineOf(object);
    const radius = Math.hypot(outline.width, outline.depth) / 2;
    const { bottom } = spanOf(object);
    const overHead = bottom > 0.6;
    if (!isInsideWorld(object.x, object.z, radius)) return false;
    if (distanceTo(overHead ? outline : footOf(object), ORIGIN) < (overHead ? 0.5 : SPAWN_CLEARING_RADIUS)) return false;
    if (candidate.y !== undefined) return true;
    const { stand } = getThing(getRequestedObject(this.scene, design.entry).kind);
    const size = Math.max(footOf(object).width, footOf(object).depth) / 2;
    if ((stand === 'water' || stand === 'under-water') && context.plan.shore !== null)
      return isLenient || context.isAfloat(object.x, object.z);
    const margin = isLenient ? SHORE_MARGIN.lenient : 0.8 * size + SHORE_MARGIN.usual;
    const steepness = context.ground.steepnessAt(object.x, object.z, Math.max(0.8, size));
    return context.isDry(object.x, object.z, margin) && steepness < (isLenient ? STEEPNESS.lenient : STEEPNESS.usual);
  }

  isHidden(object: PlacedObject): boolean {
    const { top } = spanOf(object);
    const { x, z } = footOf(object);
    return !isVisibleFromSpawn(this.context.ground, x, z, Math.max(0.1, 0.8 * (top - this.context.ground.heightAt(x, z))));
  }

  findLastResort({ entry, scale }: ObjectDesign, k: number): RelationCandidate {
    const radius = getThing(getRequestedObject(this.scene, entry).kind).footprint * scale;
    const angle = (entry * 7 + k) * 2.4;
    const distance = SPAWN_CLEARING_RADIUS + radius + 3 + 2 * Math.sqrt(k + 40 * entry);
    return { x: Math.sin(angle) * distance, z: -Math.cos(angle) * distance, turn: -angle };
  }

  put(design: ObjectDesign, object: PlacedObject, candidate: RelationCandidate): SettledObject {
    const base = this.thingOf(design, candidate, object.scale);
    const carrier = candidate.carrier === undefined ? undefined : this.things.get(candidate.carrier);
    const lift =
      candidate.y === undefined
        ? undefined
        : object.y - (carrier === undefined ? this.context.footHeight(base) : (candidate.carrier?.object.y ?? 0));
    const thing: UnplacedObject = { ...base, ...(lift === undefined ? {} : { lift }), ...(carrier === undefined ? {} : { carrier }) };
    this.context.putPositioned(thing);
    const { context } = this;
    const { x, z, width, depth } = outlineOf(object);
    context.sight.add({
      azimuth: Math.atan2(x, -z),
      distance: Math.hypot(x, z),
      halfWidth: 0.4 * Math.max(width, depth),
      height: spanOf(object).top - context.ground.heightAt(x, z),
    });
    const settled = { entry: design.entry, object, carrier: candidate.carrier ?? null };
    this.things.set(settled, thing);
    return settled;
  }

  private settle(entry: number, thing: UnplacedObject): SettledObject {
    const { kind, x, z, turn, scale } = thing;
    const shape = measureObjectShape(this.assembly.prototypeFor(kind, thing));
    const settled = { entry, object: { shape, x, y: this.context.footHeight(thing), z, turn, scale }, carrier: null };
    this.things.set(settled, thing);
    return settled;
  }

  private thingOf({ entry, variant }: ObjectDesign, { x, z, turn }: RelationCandidate, scale: number): UnplacedObject {
    const asked = getRequestedObject(this.scene, entry);
    return { kind: asked.kind, x, z, turn, scale, variant, ...createAppearance(asked, entry), ...tintStone(asked, this.scene.place) };
  }
}

const ORIGIN = { x: 0, z: 0 };
