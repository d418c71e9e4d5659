import { findSceneVersion } from '@diorama/domain';
import type { RoomSurface, Scene, SceneObject } from '@diorama/domain';
import { isRoom } from '@diorama/lexicon';
import { composeScene } from '@diorama/scene';

import type { AnalysedPicture } from '../cameras/analyse-picture.js';
import type { ClosedRoom, Environment, Placement, Surroundings } from '../cameras/picture.js';
import { oklabToLinear } from '../images/oklab.js';
import { continueSkylines } from './continue-skyline.js';
import { readPlace } from './read-place.js';
import type { OklabColor, PlaceReading } from './read-place.js';

interface SurroundingsRequest {
  readonly views: readonly AnalysedPicture[];
  readonly placements: readonly Placement[];
  readonly setting: Environment;
  readonly room: ClosedRoom | null;
  readonly prompt: string;
  /** Whether the prompt names a place. */
  readonly isPlaceNamed: boolean;
  readonly seed: number;
}

/**
 * Composes the place around pictures. A prompt that names a place decides what kind it is, otherwise the pictures do: then it is the plainest
 * place that fits them. Light, weather, season and colours are those of the pictures. It never has what may be their main subject.
 */
export function composeSurroundings(request: SurroundingsRequest): Surroundings {
  const { views, placements, setting, room, prompt, isPlaceNamed, seed } = request;
  const reading = readPlace(views, placements);
  const named = isPlaceNamed ? composeScene(prompt, seed).scene : null;
  const isFitting = named !== null && isRoom(named.place) === (setting === 'indoors');
  const base = isFitting ? withoutSubject(named) : plainPlace(reading, setting, seed);
  const scene =
    setting === 'indoors'
      ? withRoomColors(base, reading)
      : withAir(
          withSkylines(base, reading),
          reading,
          views.some(({ hasSky }) => hasSky),
        );
  return { scene: { ...scene, version: findSceneVersion(scene) }, light: setting === 'indoors' ? null : reading.light, room };
}

/** The plainest surroundings, for a composition that names none. */
export function composePlainSurroundings(setting: Environment, seed: number): Surroundings {
  const { prompt, change } = setting === 'indoors' ? PLAIN_ROOM : PLAIN_LAND;
  const scene = { ...composeScene(prompt, seed).scene, ...change };
  return { scene: { ...scene, version: findSceneVersion(scene) }, light: null, room: null };
}

/** Kinds of objects that may stand around a picture although it may show one of them. */
const NATURE = /(tree|bush|shrub|fern|rock|boulder|flower|conifer|palm|cactus|grass|stone|hedge|log)$/;

/** A scene without what the prompt may name because the picture shows it. */
function withoutSubject(scene: Scene): Scene {
  const objects = scene.objects.filter(({ kind, count }) => count > 1 || NATURE.test(kind));
  const { relations: _relations, ...rest } = scene;
  return { ...rest, objects: objects.map(({ at: _at, ...object }): SceneObject => object) };
}

/** A scene that continues where pictures cut a skyline off; a street has houses there. */
const withSkylines = (scene: Scene, reading: PlaceReading): Scene =>
  scene.place === 'city-street' ? scene : { ...scene, objects: [...scene.objects, ...continueSkylines(reading)] };

/** The sky, the season and the weather that the pictures show. */
function withAir(scene: Scene, reading: PlaceReading, hasSky: boolean): Scene {
  const season =
    reading.season === 'summer' ? (scene.season === 'winter' && reading.ground.green > 0.2 ? 'summer' : scene.season) : reading.season;
  if (!hasSky) return { ...scene, season };
  return { ...scene, season, time: reading.time, weather: reading.weather };
}

/** The plainest place that fits what pictures show. */
function plainPlace(reading: PlaceReading, setting: Environment, seed: number): Scene {
  const { prompt, change } = setting === 'indoors' ? PLAIN_ROOM : choosePlace(reading);
  return { ...composeScene(prompt, seed).scene, ...change };
}

interface PlacePlan {
  readonly prompt: string;
  readonly change?: Partial<Scene>;
}

const PLAIN_ROOM: PlacePlan = { prompt: 'a living room', change: { density: 0.6 } };

const PLAIN_LAND: PlacePlan = { prompt: 'a meadow' };

function choosePlace(reading: PlaceReading): PlacePlan {
  const { ground, stands, enclosure, isBuilt, season } = reading;
  const density = Math.min(1.6, Math.max(0.35, 0.4 + 1.4 * enclosure * (0.4 + stands.green)));
  const autumn = season === 'autumn' ? ' in autumn' : '';
  const bare = ground.sand + ground.red;
  if (!isBuilt && enclosure > 0.85 && stands.green > 0.2) return { prompt: `a forest${autumn}` };
  if (ground.snow > 0.5) return { prompt: 'a snowy meadow in winter', change: { density, relief: 0.6, objects: [] } };
  if (reading.hasSea)
    return bare > ground.green ? { prompt: 'a beach', change: { density } } : { prompt: 'a meadow by the sea', change: { density } };
  const isBarren = !isBuilt && ground.green + stands.green < 0.12;
  if (isBarren || (bare > 0.45 && ground.green < 0.2))
    return { prompt: ground.red > ground.sand ? 'a red desert' : 'a sandy desert', change: { density: 0.6 } };
  const isPaved = ground.green < 0.12 && ground.grey > 0.4;
  if (isBuilt && isPaved) return { prompt: 'a city street', change: { density: 0.6 } };
  return { prompt: `a meadow with trees${autumn}`, change: { density } };
}

/** Walls, floor and ceiling in the colours of the picture. */
function withRoomColors(scene: Scene, { floor, middle, top }: PlaceReading): Scene {
  if (scene.room !== undefined) return scene;
  const surface = (color: OklabColor | null): RoomSurface | undefined => (color === null ? undefined : { color: oklabToLinear(color) });
  const entries = [
    ['wall', surface(middle)],
    ['floor', surface(floor)],
    ['ceiling', surface(top)],
  ].filter(([, value]) => value !== undefined);
  return { ...scene, surfaces: { ...Object.fromEntries(entries), ...scene.surfaces } };
}
