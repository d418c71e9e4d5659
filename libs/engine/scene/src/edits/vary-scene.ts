import type { GroundCover, Scene, Season, TimeOfDay, Weather } from '@diorama/domain';
import { isRoom } from '@diorama/lexicon';

import { bringsSnow, findSeasonCover } from '../season-cover.js';
import type { CoverCauses } from '../season-cover.js';

/** What a variation changes; what is null or left out stays. */
export interface SceneVariation {
  readonly time?: TimeOfDay | null | undefined;
  readonly season?: Season | null | undefined;
  readonly weather?: Weather | null | undefined;
  /** A style of the catalogue, in place of the styles of the scene. */
  readonly style?: string | null | undefined;
  /** 0 to 4294967295. */
  readonly seed?: number | null | undefined;
}

/**
 * A scene with the named fields replaced. Snow, leaves and flowers on the ground of an outdoor place follow the season and the weather, unless the
 * scene has another cover.
 */
export function varyScene(scene: Scene, variation: SceneVariation): Scene {
  const { time, season, weather, style, seed } = variation;
  const varied: Scene = {
    ...scene,
    seed: seed ?? scene.seed,
    time: time ?? scene.time,
    season: season ?? scene.season,
    weather: weather ?? scene.weather,
    ...(style == null ? {} : { version: 2, styles: [style] }),
  };
  return { ...varied, cover: followSeason(scene, varied) };
}

function followSeason(before: Scene, after: Scene): GroundCover {
  const isSame = before.season === after.season && before.weather === after.weather;
  if (isSame || isRoom(before.place)) return before.cover;
  const isOfSeason = before.cover === 'none' || before.cover === coverOf(before);
  return isOfSeason ? coverOf(after) : before.cover;
}

const coverOf = (causes: CoverCauses): GroundCover => (bringsSnow(causes) ? 'snow' : (findSeasonCover(causes) ?? 'none'));
