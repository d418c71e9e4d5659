import { CATALOGUE, findSiteType } from '@diorama/catalogue';
import type { Scene, SceneObject } from '@diorama/domain';
import { createRandomStream, hashStreamName } from '@diorama/random';
import type { RandomStream } from '@diorama/random';
import { getThing, THINGS } from '@diorama/things';
import { isVisibleFromSpawn } from '@diorama/terrain';
import type { ThingOutline } from '@diorama/terrain';
import type { SemanticClass } from '@diorama/world-model';

import { createAppearance } from './appearance.js';
import { isBarrier, placeBarrierRun } from './barrier-runs.js';
import { tintStone } from './stone-tint.js';
import { placeOnStreet } from './street-front.js';
import { SPAWN_CLEARING_RADIUS, chooseThingVariant, countThingVariants, isInsideWorld } from './placement-context.js';
import { findSpotAloft } from './place-aloft.js';
import { findJettySpot, isJetty } from './shore/find-jetty-spot.js';
import type { UnplacedObject, PlacementContext } from './placement-context.js';
import { findViewDistance, isInPicture } from './view/view-distance.js';

/**
 * Places what the prompt asks for: large things first, fences last, each as often as asked, where the viewer sees it.
 *
 * @param entries the entries of the scene to place, each with its number
 * @param setback metres that they stand farther from the viewer than usual
 */
export function placeRequestedObjects(context: PlacementContext, entries: readonly (readonly [number, SceneObject])[], setback = 0): void {
  const { scene } = context.plan;
  const sizeOf = ({ kind, size }: SceneObject): number => (isBarrier(kind) ? 0 : getThing(kind).footprint * size);
  const order = entries.toSorted(([a, x], [b, y]) => sizeOf(y) - sizeOf(x) || a - b);
  const total = order.reduce((sum, [, asked]) => sum + (isTall(asked) ? asked.count : 0), 0);
  for (const [number, asked] of order) {
    const random = createRandomStream(scene.seed, hashStreamName(`asked ${number} ${asked.kind}`));
    const variant = chooseThingVariant(asked.kind, asked.color !== null, random);
    for (let k = 0; k < asked.count; k++) placeOne(context, asked, { k, random, variant, total, number, setback });
  }
}

/** Whether it takes room in the view: mushrooms do not. */
const isTall = ({ kind, size }: SceneObject): boolean => getThing(kind).height * size > 1.2;

interface Turn {
  readonly k: number;
  readonly random: RandomStream;
  /** The first one's shape; later ones of the same order take the next. */
  readonly variant: number;
  /** The entry of the scene. */
  readonly number: number;
  /** How many tall things are asked for in all. */
  readonly total: number;
  readonly setback: number;
}

const TRIES = 48;
const WATER_TRIES = 160;
/** Metres by which the last tries may lie farther away. */
const REACH = 43;
/** Share of the best distance by which the last tries may come nearer. */
const NEARER = 0.45;
/** Share of its height from which on the ground hides nothing of an object. */
const SEEN_FROM = 0.3;
/** Objects lower than this stand close to the viewer, metres. */
const SMALL = 0.5;
const SHRINK = 0.85;
const SMALLEST = 0.02;
/** Places on the spiral that are tried past those of positioned objects. */
const LAST_RESORT_TRIES = 4_000;

function placeOne(context: PlacementContext, asked: SceneObject, turn: Turn): void {
  const recipe = getThing(asked.kind);
  const variant = (turn.variant + turn.k) % countThingVariants(asked.kind, asked.color !== null);
  const looks = { ...createAppearance(asked, turn.number), variant };
  const thing = { kind: asked.kind, scale: asked.size, ...looks };
  if (recipe.stand === 'air' || recipe.stand === 'far' || swims(context, asked))
    return context.putWithoutFootprint({ ...thing, ...findSpotAloft(context, asked, turn.k, turn.random) });
  const top = recipe.stand === 'surface' ? context.tops.find(context.placed, recipe.footprint * asked.size, turn.random) : null;
  if (top !== null) return context.putWithoutFootprint({ ...thing, ...top, turn: -Math.atan2(top.x, -top.z) });
  if (placeOnStreet(context, asked, looks)) return;
  if (isBarrier(asked.kind) && placeBarrierRun(context, asked, turn.k, looks)) return;
  const jetty = isJetty(asked.kind) ? jettySpot(context, asked, turn.random) : null;
  if (jetty !== null) {
    context.footprints.take(jetty.x, jetty.z, recipe.footprint * asked.size);
    return context.putWithoutFootprint({ ...thing, ...jetty });
  }
  const bridge = asked.kind === 'bridge' ? bridgeSpot(context, asked, turn) : null;
  if (bridge !== null) return context.put({ ...bridge, variant: 0, requested: turn.number });
  // Where it does not fit it is made smaller: the count is what the prompt asked for.
  let scale = asked.size;
  let spot = findSpot(context, asked, { scale, ...turn });
  while (spot === null && scale > SMALLEST) {
    scale *= SHRINK;
    spot = findSpot(context, asked, { scale, ...turn });
  }
  context.put({
    ...thing,
    ...(spot ?? lastResort(context, { kind: asked.kind, scale }, turn.k)),
    scale,
    ...tintStone(asked, context.plan.scene.place),
  });
}

/** Whether it is a fish and the viewer is under water. */
const swims = ({ plan: { scene } }: PlacementContext, { kind }: SceneObject): boolean =>
  findSiteType(scene)?.air === 'water' && CATALOGUE.get(kind)?.form.generator === 'fish';

/** Where nothing else is left: on a spiral out of the viewer's disc. */
function lastResort(
  context: PlacementContext,
  thing: Pick<UnplacedObject, 'kind' | 'scale'>,
  k: number,
): Pick<UnplacedObject, 'x' | 'z' | 'turn'> {
  for (let step = k; ; step++) {
    const [angle, distance] = [step * 2.4, 4 + Math.sqrt(step)];
    const spot = { x: Math.sin(angle) * distance, z: -Math.cos(angle) * distance, turn: -angle };
    if (context.isClearOfPositioned({ ...thing, ...spot }) || step > k + LAST_RESORT_TRIES) return spot;
  }
}

interface Search extends Turn {
  readonly scale: number;
}

function findSpot(context: PlacementContext, asked: SceneObject, search: Search): Pick<UnplacedObject, 'x' | 'z' | 'turn'> | null {
  const recipe = getThing(asked.kind);
  const { random, k, scale } = search;
  const radius = recipe.footprint * scale;
  const height = recipe.height * scale;
  const nearest = SPAWN_CLEARING_RADIUS + radius + 0.1;
  const best = Math.max(nearest, findViewDistance(height, radius, findFlightHeight(context.plan.scene, asked))) + search.setback;
  // What is small stands as near as the view shows it.
  const spare = height < SMALL ? 0.25 * best + 0.5 : 0.5 * best + 3;
  const isAfloat = recipe.stand === 'water';
  // Water takes a small part of the view.
  const tries = isAfloat ? WATER_TRIES : TRIES;
  const strict = tries * 0.75;
  for (let attempt = 0; attempt < tries; attempt++) {
    const spread = frontness(search, asked.count, attempt / tries);
    // Between mountains there is room for large bodies only nearer.
    const near = Math.max(nearest + search.setback, best * (1 - NEARER * (attempt / tries)));
    const azimuth = random.range(-1, 1) * spread;
    const widest = near + spare + (Math.sqrt(asked.count) - 1) * radius * 2.4 + (attempt / tries) * REACH;
    const distance = near + (Math.min(150, widest) - near) * random.next() ** (k < 3 ? 1.4 : 0.6);
    const [x, z] = [Math.sin(azimuth) * distance, -Math.cos(azimuth) * distance];
    if (!isInsideWorld(x, z, radius) || !context.isFree(x, z, radius + 0.15)) continue;
    if (!standsWell(context, asked, { x, z, radius, lenient: attempt > strict })) continue;
    const outline: ThingOutline = { azimuth, distance, halfWidth: radius * 0.8, height };
    if (attempt < (isAfloat ? strict / 2 : strict) && !isSeenWell(context, outline, { x, z })) continue;
    context.sight.add(outline);
    return { x, z, turn: facing(asked, azimuth, random) };
  }
  return null;
}

/** Metres of free air below what flies above an object. */
const FLIGHT_GAP = 2.5;

/** Metres from the top of an object to the top of what the scene wants above it; 0 where that is nothing. */
function findFlightHeight({ objects, relations = [] }: Scene, asked: SceneObject): number {
  const heights = relations.flatMap(({ kind, subject, objects: below = [] }) => {
    const flying = objects[subject];
    if (kind !== 'above' || flying === undefined || !below.some((index) => objects[index] === asked)) return [];
    return [FLIGHT_GAP + getThing(flying.kind).height * flying.size];
  });
  return Math.max(0, ...heights);
}

/** Whether the first view shows an object on its ground or on the water, and nothing requested stands before it. */
function isSeenWell({ plan, ground, sight }: PlacementContext, outline: ThingOutline, { x, z }: { x: number; z: number }): boolean {
  const { height, distance } = outline;
  const bottom = ground.heightAt(x, z);
  const foot = Math.max(bottom, plan.shore?.level ?? -Infinity);
  const isVisible = isVisibleFromSpawn(ground, x, z, foot - bottom + height * SEEN_FROM);
  return isVisible && isInPicture(height, foot, distance) && !sight.conflicts(outline);
}

/** Half width in radians of the sector: the first ones to the front, later ones all round. */
function frontness({ k, total }: Turn, count: number, impatience: number): number {
  const first = Math.min(1.5, 0.38 + 0.03 * total);
  const share = k < 4 ? 0 : Math.min(1, (k - 3) / Math.max(4, count - 4) + 0.35);
  return first + (Math.PI - first) * Math.max(share, impatience ** 2);
}

function standsWell(
  context: PlacementContext,
  asked: SceneObject,
  spot: { x: number; z: number; radius: number; lenient: boolean },
): boolean {
  const { x, z, radius, lenient } = spot;
  const { shore } = context.plan;
  const { stand } = getThing(asked.kind);
  if ((stand === 'water' || stand === 'under-water') && shore !== null) {
    if (lenient) return shore.distance(x, z) < 2.5;
    return context.isAfloat(x, z) && shore.distance(x, z) < -Math.min(1.2, radius * 0.6);
  }
  if (!context.isDry(x, z, lenient ? 0.3 : radius * 0.8 + 0.4)) return false;
  return context.ground.steepnessAt(x, z, Math.max(0.8, radius)) < (lenient ? 1.2 : 0.42);
}

/** Fronts look to the viewer, a little turned; things without a front stand anyhow. */
function facing(asked: SceneObject, azimuth: number, random: RandomStream): number {
  const towards = -azimuth;
  switch (asked.kind) {
    case 'fence':
      return towards + random.range(-0.25, 0.25);
    case 'boat':
      return towards + random.range(0.6, 2.2);
    case 'log':
      return towards + random.range(-0.6, 0.6);
    default:
      return turnBySemantic(asked.kind, towards, random);
  }
}

function turnBySemantic(kind: string, towards: number, random: RandomStream): number {
  const { semantic } = getThing(kind);
  if (semantic === 'tree' || semantic === 'plant') return random.range(0, 2 * Math.PI);
  const [least, most] = ASIDE[semantic] ?? [-0.5, 0.5];
  return towards + random.pick([-1, 1]) * random.range(least, most);
}

/** Radians by which fronts are turned to the side, so that two faces of a large body are seen. */
const ASIDE: Partial<Record<SemanticClass, readonly [least: number, most: number]>> = { vehicle: [0.45, 0.85], building: [0.25, 0.55] };

const jettySpot = (context: PlacementContext, { kind, size }: SceneObject, random: RandomStream): ReturnType<typeof findJettySpot> =>
  findJettySpot({
    kind,
    scale: size,
    side: random.pick([-1, 1]),
    shore: context.plan.shore,
    isFree: (x, z, radius) => context.isFree(x, z, radius),
  });

/** A bridge crosses the river, near the viewer first. */
function bridgeSpot(context: PlacementContext, asked: SceneObject, turn: Turn): Omit<UnplacedObject, 'variant'> | null {
  const course = context.plan.shore?.course ?? null;
  if (course === null) return null;
  const radius = THINGS.bridge.footprint * asked.size;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const along = (attempt % 2 === 0 ? 1 : -1) * attempt * 3.5 + 4;
    const { x, z } = course.pointAt(along, 0);
    if (!isInsideWorld(x, z, radius) || Math.hypot(x, z) < SPAWN_CLEARING_RADIUS + radius + 0.3 || !context.isFree(x, z, radius * 0.8))
      continue;
    if (z > 0 && turn.k === 0 && attempt < TRIES / 2) continue;
    const bridge = { kind: 'bridge', x, z, turn: Math.PI / 2 - course.bearingAt(along), scale: asked.size, color: asked.color };
    if (context.isClearOfPositioned(bridge)) return bridge;
  }
  return null;
}
