import { findSiteType, findStyleTypes } from '@diorama/catalogue';
import type { Place, Scene, Weather } from '@diorama/domain';
import { createRandomStream, hashStreamName } from '@diorama/random';
import { isRoom } from '@diorama/lexicon';
import { createDirection } from '@diorama/world-model';
import type { Air, Sky, Vec3 } from '@diorama/world-model';

import { findStyleLight } from './style-colors.js';

/** Sun or moon, clouds and haze of the scene. */
export function createSky(scene: Scene): Sky {
  const random = createRandomStream(scene.seed, hashStreamName('sky'));
  const side = random.pick([-1, 1]);
  const spread = random.next();
  const [cloudCover, clearness] = AIR[scene.weather];
  const air = findSiteType(scene)?.air;
  const tint = air === undefined ? findStyleLight(scene) : null;
  const hazeDistance =
    air === undefined ? Math.min(clearness, Math.max(THICKEST_AIR, clearness * (DAMP_AIR[scene.place] ?? 1))) : HAZE_OF_AIR[air];
  const clear = scene.weather === 'clear' ? random.range(0.1, 0.38) : cloudCover;
  return {
    time: scene.time,
    weather: air === undefined ? scene.weather : 'clear',
    lightDirection: lightDirection(scene, side, spread),
    ...(air === undefined ? findPhenomena(scene) : {}),
    ...(findStyleTypes(scene).some(({ hasWetGround }) => hasWetGround === true) ? { wet: true } : {}),
    cloudCover: air === undefined ? clear : 0,
    hazeDistance,
    ...(air === undefined ? {} : { air }),
    ...(tint === null ? {} : { tint }),
  };
}

type Phenomenon = 'storm' | 'aurora' | 'rainbow';

/** What the sky itself shows of the objects that a scene asks for. */
const PHENOMENA: Readonly<Record<string, Phenomenon>> = {
  'storm-cloud': 'storm',
  'lightning-bolt': 'storm',
  aurora: 'aurora',
  rainbow: 'rainbow',
};

/** Whether a sky can show it: polar light by night, a rainbow by day opposite a sun, lightning in the rain. */
const CAN_SHOW: Readonly<Record<Phenomenon, (scene: Scene) => boolean>> = {
  storm: ({ weather }) => weather === 'rain',
  aurora: ({ time, weather }) => time === 'night' && weather === 'clear',
  rainbow: ({ time, weather }) => time === 'day' && weather === 'clear',
};

/** Entries of a scene's objects, by number, that its sky shows, so that they need no bodies; none of a scene that places its objects itself. */
export function listSkyEntries(scene: Scene): number[] {
  if (isRoom(scene.place) || findSiteType(scene)?.air !== undefined) return [];
  return scene.objects.flatMap(({ kind, at }, entry) => (at === undefined && findPhenomenon(scene, kind) !== null ? [entry] : []));
}

function findPhenomenon(scene: Scene, kind: string): Phenomenon | null {
  const phenomenon = PHENOMENA[kind];
  return phenomenon !== undefined && CAN_SHOW[phenomenon](scene) ? phenomenon : null;
}

const findPhenomena = (scene: Scene): Partial<Record<Phenomenon, true>> =>
  Object.fromEntries(scene.objects.flatMap(({ kind }) => findPhenomenon(scene, kind) ?? []).map((phenomenon) => [phenomenon, true]));

/** Whether a scene shows a thunderstorm. */
export const isStormy = (scene: Scene): boolean => findPhenomena(scene).storm === true;

/** Metres at which half of the light is taken, by what fills the space. */
const HAZE_OF_AIR: Readonly<Record<Air, number>> = { water: 15, mars: 260, none: 1e6 };

const AIR: Readonly<Record<Weather, readonly [cloudCover: number, hazeDistance: number]>> = {
  clear: [0.25, 400],
  overcast: [0.95, 250],
  fog: [0.9, 40],
  snow: [0.92, 90],
  rain: [0.97, 120],
};

/** Metres at which half of the light is taken in the thickest air: what a prompt asks for still shows in the mist of a jungle. */
const THICKEST_AIR = 34;

/** Places whose breath hangs in the air: share of the usual distance that one sees. */
const DAMP_AIR: Partial<Record<Place, number>> = { rainforest: 0.3, 'conifer-forest': 0.5 };

/** By day from the side, so that light and shadow shape what stands ahead; low and in view at dawn and dusk; the moon in view at night. */
function lightDirection(scene: Scene, side: number, spread: number): Vec3 {
  // A rainbow stands over the land only opposite a low sun.
  if (findPhenomena(scene).rainbow === true) return createDirection(side * (162 + 12 * spread), 16 + 5 * spread);
  if (scene.place === 'city-street') return streetLight(scene, side, spread);
  if (scene.time === 'day')
    return isRoom(scene.place)
      ? createDirection(side * (105 + 40 * spread), 38 + 12 * spread)
      : createDirection(side * (76 + 36 * spread), 36 + 10 * spread);
  if (scene.time === 'night') return createDirection(side * (20 + 25 * spread), 26 + 10 * spread);
  return createDirection(side * (22 + 28 * spread), 6.5 + 3 * spread);
}

/** Between houses light reaches the ground only along the street: from behind by day, at its far end at dawn and dusk. */
function streetLight(scene: Scene, side: number, spread: number): Vec3 {
  if (scene.time === 'day') return createDirection(side * (153 + 17 * spread), 40 + 12 * spread);
  if (scene.time === 'night') return createDirection(side * (8 + 6 * spread), 30 + 8 * spread);
  return createDirection(side * (0.4 + 1.2 * spread), 6.5 + 3 * spread);
}
