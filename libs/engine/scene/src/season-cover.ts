import { SITE_TYPES } from '@diorama/catalogue';
import type { GroundCover, Place, Season, Weather } from '@diorama/domain';

/** Places where snow lies in winter. */
const SNOWY_PLACES: readonly Place[] = [
  'alpine',
  'meadow',
  'forest',
  'tundra',
  'volcanic',
  'swamp',
  'village',
  'conifer-forest',
  'farmland',
  'city-street',
  'ruins',
];
/** Places where leaves lie in autumn. */
const LEAFY_PLACES: readonly Place[] = ['forest', 'village', 'city-street', 'ruins'];

/** What decides which cover the season brings. */
export interface CoverCauses {
  readonly place: Place;
  readonly weather: Weather;
  readonly season: Season;
}

/** Whether weather and season bring snow that lies on the ground of a place. */
export const bringsSnow = ({ place, weather, season }: CoverCauses): boolean =>
  place === 'tundra' || weather === 'snow' || (season === 'winter' && weather !== 'rain' && SNOWY_PLACES.includes(place));

/** What autumn and spring strew over the ground of a place; null where they strew nothing. */
export function findSeasonCover({ place, season }: Pick<CoverCauses, 'place' | 'season'>): GroundCover | null {
  if (season === 'autumn' && LEAFY_PLACES.includes(place)) return 'leaves';
  return season === 'spring' && place === 'meadow' ? 'flowers' : null;
}

/** Whether people have laid a floor over the ground of a site, which neither a style nor a locale covers with sand or grass. */
export function isPaved(site: string | undefined): boolean {
  const type = site === undefined ? undefined : SITE_TYPES.get(site);
  return type?.floor !== undefined || type?.platform !== undefined;
}
