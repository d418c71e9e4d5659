import type { SitePlatform } from '@diorama/catalogue';
import type { Biome, Scene, SceneObject, SceneRelation } from '@diorama/domain';
import { toFinishName } from '@diorama/materials';
import { coverRectangle, faceSubject, WorldAssembly } from '@diorama/placement';
import { createRandomStream, hashStreamName } from '@diorama/random';
import { withRelations } from '@diorama/relations';
import { addPlatform, measurePlatform } from '@diorama/room-shells';
import type { PlatformShape, RoomShape } from '@diorama/room-shells';
import { getThing } from '@diorama/things';
import { EYE_HEIGHT, FLOOR_HEIGHT } from '@diorama/world-model';
import type { SpawnPoint, WorldModel } from '@diorama/world-model';

import { applyEdits, withoutEdits, withUneditedRelations } from '../edits/apply-edits.js';
import { RoomEdits } from '../edits/room-edits.js';
import { placeRelatedObjects } from '../relations/place-related-objects.js';
import { RoomSpace } from '../relations/room-space.js';
import { furnishRoom } from '../rooms/furnish-room.js';
import { placePositionedObjectsIndoors } from '../rooms/place-positioned-objects-indoors.js';
import { placeRequestedObjectsIndoors } from '../rooms/place-requested-objects-indoors.js';
import { RoomPlan } from '../rooms/room-plan.js';
import { reshapeLand } from './reshape-land.js';

/** Metres of free air above a deck. */
const AIR = 30;
/** Metres from the edge of a deck to what stands on it. */
const EDGE = 0.25;
/** An object that is wider than this share of the deck stands below it. */
const WIDEST = 0.7;
/** What a platform needs of the outdoor world around it. */
type BuildSurroundings = (scene: Scene, place: Biome, clearing: readonly GroundDisc[]) => WorldModel;

/** Ground that stays empty, metres. */
export interface GroundDisc {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
}

/** Builds a site whose viewer stands on a structure: the deck with what is on it, and the land or the sea below and around it. */
export function buildPlatform(scene: Scene, place: Biome, platform: SitePlatform, build: BuildSurroundings): WorldModel {
  const shape = shapeOf(platform);
  const isOnDeck = (asked: SceneObject): boolean => fitsOnDeck(asked, shape);
  const only = (accepts: (asked: SceneObject) => boolean): Scene => ({
    ...scene,
    objects: scene.objects.map((asked) => (accepts(asked) ? asked : withoutObjects(asked))),
    ...(scene.relations === undefined ? {} : { relations: scene.relations.filter((relation) => isWithin(scene, relation, accepts)) }),
  });
  const { taken, reach } = measurePlatform(shape);
  const clearing = platform.below === 'land' || platform.below === 'gorge' ? [{ x: 0, z: 0, radius: reach + 1 }] : groundUnder(shape);
  const around = reshapeLand(
    build(
      only((asked) => !isOnDeck(asked)),
      place,
      clearing,
    ),
    platform,
  );
  const assembly = new WorldAssembly(scene);
  addPlatform(assembly, shape);
  const deck = only(isOnDeck);
  const plan = new RoomPlan(withoutEdits(deck), roomOf(shape), assembly, createRandomStream(scene.seed, hashStreamName('platform')));
  for (const area of taken) plan.keepClear(area);
  placePositionedObjectsIndoors(plan);
  placeRequestedObjectsIndoors(plan, placeRelatedObjects(new RoomSpace(plan)));
  const requested = [...plan.placed];
  furnishRoom(plan, platform, createRandomStream(scene.seed, hashStreamName('on the platform')));
  addRows(assembly, shape, platform);
  applyEdits(new RoomEdits(plan, deck), deck);
  const spawns: SpawnPoint[] = [{ x: 0, y: 0, z: 0, azimuth: 0 }];
  const world = join(around, assembly, faceSubject(spawns, withoutEdits(scene), requested));
  const related = withUneditedRelations(scene);
  const onDeck = withRelations(related, world, { room: roomOf(shape), plan: null, heightAt: () => FLOOR_HEIGHT });
  return takeLandRelations(related, onDeck, around, (asked) => !isOnDeck(asked));
}

/** The ground under a deck, so that no boat lies there. */
const groundUnder = ({ x, z }: PlatformShape): readonly GroundDisc[] =>
  coverRectangle({ x: 0, z: (z[0] + z[1]) / 2, turn: 0, width: x[1] - x[0], depth: z[1] - z[0] });

/** An entry of which nothing is placed. */
function withoutObjects({ at: _at, ...entry }: SceneObject): SceneObject {
  return { ...entry, count: 0 };
}

/** Whether all that a relation names stands on the same part of the site. */
function isWithin({ objects }: Scene, { subject, objects: others = [] }: SceneRelation, accepts: (asked: SceneObject) => boolean): boolean {
  return [subject, ...others].every((entry) => objects[entry] !== undefined && accepts(objects[entry]));
}

/** The world with the outcomes of the relations between objects on the land, which are measured there. */
function takeLandRelations(scene: Scene, world: WorldModel, land: WorldModel, isOnLand: (asked: SceneObject) => boolean): WorldModel {
  if (world.relations === undefined) return world;
  const outcomes = [...(land.relations ?? [])];
  const relations = world.relations.map((outcome, i) => {
    const relation = scene.relations?.[i];
    return relation !== undefined && isWithin(scene, relation, isOnLand) ? (outcomes.shift() ?? outcome) : outcome;
  });
  return { ...world, relations };
}

function shapeOf({ form, size: [width, depth, front], height, deck, side }: SitePlatform): PlatformShape {
  return {
    form,
    x: [-width / 2, width / 2],
    z: [-front * depth, (1 - front) * depth],
    height,
    deck: toFinishName(deck),
    side: toFinishName(side),
  };
}

/** The deck as a room without walls. */
const roomOf = ({ x, z, deck, side }: PlatformShape): RoomShape => ({
  x: [x[0] + EDGE, x[1] - EDGE],
  z: [z[0] + EDGE, z[1] - EDGE],
  height: AIR,
  ceiling: 'plain',
  wall: side,
  floor: deck,
  top: deck,
  trim: side,
  openings: [],
  isUneven: true,
});

function fitsOnDeck({ kind, size, at }: SceneObject, { x, z }: PlatformShape): boolean {
  const { stand, footprint, levels } = getThing(kind);
  if (at !== undefined) return at.every((spot) => Math.abs(spot.x) < x[1] && spot.z > z[0] && spot.z < z[1]);
  const isElsewhere = stand === 'air' || stand === 'far' || stand === 'water' || stand === 'ceiling' || levels === true;
  return !isElsewhere && 2 * footprint * size < WIDEST * Math.min(x[1] - x[0], z[1] - z[0]);
}

/** Rows of objects on the ground next to the deck, such as the track of a railway. */
function addRows(assembly: WorldAssembly, { z, height }: PlatformShape, { beside = [] }: SitePlatform): void {
  for (const [kind, x, pitch, lift] of beside) {
    const count = Math.floor((z[1] - z[0]) / pitch);
    const bottom = -EYE_HEIGHT - height + lift;
    for (let k = 0; k < count; k++) {
      const along = (z[0] + z[1]) / 2 + (k - (count - 1) / 2) * pitch;
      assembly.place(kind, { position: [x, bottom, along], turn: 0, scale: 1, variant: 0 });
    }
  }
}

/** One world of the land and of the deck. */
function join(land: WorldModel, deck: WorldAssembly, spawnPoints: readonly SpawnPoint[]): WorldModel {
  const [prototypes, materials] = [land.prototypes.length, land.materials.length];
  return {
    ...land,
    prototypes: [
      ...land.prototypes,
      ...deck.prototypes.map((prototype) => ({ ...prototype, material: prototype.material.map((index) => index + materials) })),
    ],
    instances: [...land.instances, ...deck.remaining.map((instance) => ({ ...instance, prototype: instance.prototype + prototypes }))],
    materials: [...land.materials, ...deck.materials.materials],
    lights: [...deck.lights, ...land.lights].slice(0, LIGHTS_MAX),
    spawnPoints,
  };
}

const LIGHTS_MAX = 12;
