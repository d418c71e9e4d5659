import { ROOM_EXTRAS, ROOM_TYPES } from '@diorama/catalogue';
import type { RoomType, Substance } from '@diorama/catalogue';
import type { Backdrop, Room, Scene } from '@diorama/domain';
import { hasColoredLight, toSubstanceFinish, WINDOW_LIGHT } from '@diorama/materials';
import type { SurfaceName } from '@diorama/materials';
import { faceSubject, listIndoorStyleItems, WorldAssembly } from '@diorama/placement';
import { createRandomStream, hashStreamName } from '@diorama/random';
import { applyToPoint, createWallFrame, EYE_HEIGHT, FLOOR_HEIGHT, scaleVector } from '@diorama/world-model';
import type { RoomOpening, SpawnPoint, WorldModel } from '@diorama/world-model';
import { withRelations } from '@diorama/relations';

import { createFlood } from './waters/flood-room.js';

import { applyEdits, withoutEdits, withUneditedRelations } from './edits/apply-edits.js';
import { RoomEdits } from './edits/room-edits.js';
import { cave } from './rooms/cave/cave.js';
import { placeRelatedObjects } from './relations/place-related-objects.js';
import { RoomSpace } from './relations/room-space.js';
import { dressWalls } from './rooms/dress-walls.js';
import { fitRoomShape } from './rooms/fit-room-shape.js';
import type { RoomExtent } from './rooms/fit-room-shape.js';
import { clutterRoom, fillRoom } from './rooms/fill-room.js';
import { furnishRoom } from './rooms/furnish-room.js';
import { kitchen } from './rooms/kitchen.js';
import { library } from './rooms/library.js';
import { lightDarkRoom, washRoom } from './rooms/light-dark-room.js';
import { lineWalls } from './rooms/line-walls.js';
import { livingRoom } from './rooms/living-room.js';
import { placePositionedObjectsIndoors } from './rooms/place-positioned-objects-indoors.js';
import { placeRequestedObjectsIndoors } from './rooms/place-requested-objects-indoors.js';
import { addAnnexes, addAnnexOpening, addGallery, addRoomShell, findWindowView, varyRoomShape } from '@diorama/room-shells';
import { getThing } from '@diorama/things';
import { RoomPlan } from './rooms/room-plan.js';
import type { RoomRecipe } from './rooms/room-recipe.js';
import type { RoomShape } from '@diorama/room-shells';
import { createRoomSky } from './rooms/room-sky.js';
import { createRoomTypeRecipe, createSizedRoomRecipe, isWideRoom } from './rooms/room-type-recipe.js';
import { spaceshipCorridor } from './rooms/spaceship-corridor.js';
import { templeHall } from './rooms/temple-hall.js';
import { workshop } from './rooms/workshop.js';

const ROOM_RECIPES: Readonly<Record<Room, RoomRecipe>> = {
  'living-room': livingRoom,
  library,
  workshop,
  'temple-hall': templeHall,
  kitchen,
  cave,
  'spaceship-corridor': spaceshipCorridor,
};

/** Builds an indoor place: a closed room, what the prompt asks for, then what belongs there. */
export function buildRoom(given: Scene, place: Room, extent: RoomExtent | null = null): WorldModel {
  const scene = withoutEdits(given);
  const recipe = findRoomRecipe(scene, place);
  const { shell } = recipe;
  const own = shapeOf(recipe, scene, place);
  const shape = extent === null || shell !== undefined ? own : fitRoomShape(own, extent);
  const assembly = new WorldAssembly(scene);
  if (shell === undefined) addShell(assembly, shape);
  else shell.build(scene, assembly);
  const plan = new RoomPlan(scene, shape, assembly, createRandomStream(scene.seed, hashStreamName(`room ${place}`)));
  shell?.prepare?.(plan);
  placePositionedObjectsIndoors(plan);
  placeRequestedObjectsIndoors(plan, placeRelatedObjects(new RoomSpace(plan)));
  const requested = [...plan.placed];
  recipe.furnish(plan);
  if (scene.room === undefined) furnishRoom(plan, { items: ROOM_EXTRAS[place] }, createRandomStream(scene.seed, hashStreamName('extras')));
  // Nothing hangs on walls and roofs that are not flat but lamps on chains.
  const styled = listIndoorStyleItems(scene).filter(
    ({ kind, zone }) => shape.isUneven !== true || (zone !== 'hung' && (zone !== 'ceiling' || getThing(kind).glow !== undefined)),
  );
  furnishRoom(plan, { items: styled }, createRandomStream(scene.seed, hashStreamName('styles')));
  fillRoom(plan);
  if (place !== 'cave' && shell === undefined) clutterRoom(plan, place);
  dressWalls(plan);
  addWindowLights(assembly, shape, scene);
  if (shell === undefined) lightDarkRoom(plan);
  washRoom(plan);
  const spawnPoints = roomSpawns(plan);
  applyEdits(new RoomEdits(plan, given), given);
  const model: WorldModel = {
    seed: scene.seed,
    indoor: true,
    eyeHeight: EYE_HEIGHT,
    radius: Math.max(plan.positionedReach, shell?.radius ?? radiusOf(shape)),
    terrain: null,
    water: shell === undefined ? createFlood(scene) : (shell.water?.(scene) ?? null),
    prototypes: assembly.prototypes,
    instances: assembly.remaining,
    materials: assembly.materials.materials,
    sky: createRoomSky(scene, shape),
    lights: assembly.lights,
    spawnPoints: faceSubject(given.edits === undefined ? spawnPoints : keepFreePoints(spawnPoints, plan), scene, requested),
    openings: listOpenings(shape),
    brightness: shell?.brightness(scene) ?? 1,
    ...(hasColoredLight(scene) && { hasColoredLight: true }),
  };
  return withRelations(withUneditedRelations(scene, given), model, { room: shape, plan: null, heightAt: () => FLOOR_HEIGHT });
}

/** How to make the room of a scene. @throws RangeError for an unknown type of room */
function findRoomRecipe(scene: Scene, place: Room): RoomRecipe {
  if (scene.room !== undefined) return createRoomTypeRecipe(scene.room, scene, place);
  return scene.size === undefined ? ROOM_RECIPES[place] : createSizedRoomRecipe(ROOM_RECIPES[place], scene, place);
}

/** The empty room of a scene. @throws RangeError for an unknown type of room */
export const findRoomShape = (scene: Scene, place: Room): RoomShape => shapeOf(findRoomRecipe(scene, place), scene, place);

function shapeOf({ shell, shape }: RoomRecipe, scene: Scene, place: Room): RoomShape {
  if (shell !== undefined) return shape;
  const own = scene.room === undefined && scene.size === undefined ? shapeOfSeed(shape, scene) : shape;
  return withSurfaces(lineWalls(own, scene, place), scene);
}

/** The room of the scene language in this seed, with what it opens to. */
function shapeOfSeed(shape: RoomShape, scene: Scene): RoomShape {
  const random = createRandomStream(scene.seed, hashStreamName(`annex of ${scene.place}`));
  const isFurnished = scene.density > 0 && scene.without.length === 0;
  return addAnnexOpening(varyRoomShape(shape, scene), { chance: 0.5, kinds: isFurnished ? ['console-table', 'bench'] : [] }, random);
}

function addShell(assembly: WorldAssembly, shape: RoomShape): void {
  addRoomShell(assembly, shape);
  addAnnexes(assembly, shape);
  if (shape.gallery !== undefined) addGallery(assembly, shape, shape.gallery);
}

/** Metres from the origin within which the walls lie, seen from inside and outside. */
const radiusOf = ({ x, z, height, openings }: RoomShape): number => {
  const beyond = Math.max(0, ...openings.map((opening) => opening.beyond?.depth ?? 0));
  return Math.hypot(Math.max(...x.map(Math.abs)) + beyond, Math.max(...z.map(Math.abs)), height * 2) + 2;
};

/** What vessels and bases look at where the prompt names nothing. */
const OUTLOOKS: Readonly<Record<NonNullable<RoomType['outlook']>, Backdrop>> = {
  sea: { place: 'beach', where: 'window' },
  snow: { place: 'tundra', where: 'window' },
  space: { place: 'desert', site: 'outer-space', where: 'window' },
  mars: { place: 'desert', site: 'mars', where: 'window' },
};

/** The room with the walls, floor and ceiling that the scene asks for. */
function withSurfaces(shape: RoomShape, scene: Scene): RoomShape {
  const { surfaces = {} } = scene;
  const outlook = scene.room === undefined ? undefined : ROOM_TYPES.get(scene.room)?.outlook;
  const view =
    findWindowView(scene) ?? (outlook === undefined ? null : findWindowView({ seed: scene.seed, backdrops: [OUTLOOKS[outlook]] }));
  const finish = (part: 'wall' | 'floor' | 'ceiling', usual: Substance): SurfaceName | null => {
    const surface = surfaces[part];
    if (surface === undefined) return null;
    const substance = (surface.substance as Substance | undefined) ?? usual;
    return toSubstanceFinish(substance, surface.color ?? null);
  };
  return {
    ...shape,
    ...(view === null ? {} : { view }),
    wall: finish('wall', 'distemper') ?? shape.wall,
    floor: finish('floor', 'planks') ?? shape.floor,
    top: finish('ceiling', 'distemper') ?? shape.top,
  };
}

const listOpenings = (shape: RoomShape): RoomOpening[] =>
  shape.openings.map(({ kind, side, along, width, bottom, top }) => {
    const [x, , z] = applyToPoint(createWallFrame(shape, side).frame, [along, 0, 0]);
    return { kind, x, z, azimuth: AZIMUTHS[side], width, bottom, top };
  });

/** Directions from the walls into the room, degrees clockwise from -z. */
const AZIMUTHS = { front: 180, right: 270, back: 0, left: 90 } as const;

/** Power of the light of a window of one square metre, against its radiance: by day it outshines the lamps. */
const WINDOW_POWER = 1.7;

/** Each window throws its light into the room from just inside the glass. */
function addWindowLights(assembly: WorldAssembly, shape: RoomShape, scene: Scene): void {
  const overcast = scene.weather === 'clear' ? 1 : 0.7;
  for (const opening of shape.openings) {
    if (opening.kind !== 'window') continue;
    const { frame } = createWallFrame(shape, opening.side);
    const area = opening.width * (opening.top - opening.bottom);
    const position = applyToPoint(frame, [opening.along, (opening.bottom + opening.top) / 2, 0.3]);
    assembly.addDaylight({ position, power: scaleVector(WINDOW_LIGHT[scene.time], WINDOW_POWER * Math.sqrt(area) * overcast), reach: 14 });
  }
}

/** The first point, and of the others those that no object was put on later. */
const keepFreePoints = (points: readonly SpawnPoint[], plan: RoomPlan): SpawnPoint[] =>
  points.filter(({ x, z }, k) => k === 0 || !plan.meetsPositioned({ x0: x - 0.4, x1: x + 0.4, z0: z - 0.4, z1: z + 0.4 }, [0, 2]));

function roomSpawns(plan: RoomPlan): SpawnPoint[] {
  const isWide = plan.scene.size !== undefined && isWideRoom(plan.shape);
  const points: SpawnPoint[] = [{ x: 0, y: 0, z: 0, azimuth: isWide ? 90 : 0 }];
  const { x, z } = plan.shape;
  for (let k = 1; k < 60 && points.length < 5; k++) {
    const angle = k * 2.4;
    const reach = 0.35 * Math.sqrt(k);
    const [px, pz] = [Math.sin(angle) * reach, -Math.cos(angle) * reach * 1.4];
    const area = { x0: px - 0.4, x1: px + 0.4, z0: pz - 0.4, z1: pz + 0.4 };
    const inFreeMiddle = Math.max(Math.abs(px), Math.abs(pz)) < 0.7;
    const inside = px > x[0] + 0.5 && px < x[1] - 0.5 && pz > z[0] + 0.5 && pz < z[1] - 0.5;
    const isFree = inFreeMiddle ? !plan.meetsPositioned(area, [0, 2]) : plan.isFree(area);
    if (!inside || !isFree || points.some((point) => Math.hypot(point.x - px, point.z - pz) < 1)) continue;
    points.push({ x: px, y: 0, z: pz, azimuth: (Math.round((Math.atan2(-px, pz) * 180) / Math.PI) + 360) % 360 });
  }
  return points;
}
