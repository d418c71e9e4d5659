import { findLocaleType, findSiteType, findStyleTypes, toSiteNoun } from '@diorama/catalogue';
import type { GroundCover, Place, Scene, TimeOfDay, Weather } from '@diorama/domain';
import { findNearestLightColorName, getObjectFacts, isRoom, listRoomPlants, measureRoom, OBJECT_GROUPS } from '@diorama/lexicon';
import type { ObjectGroup } from '@diorama/lexicon';

import { describeBackdrops, describeLand, describeWater } from './describe-landscape.js';
import { capitalizeNames, describeObjects, listWords, withArticle } from './describe-objects.js';
import { describeSurfaces } from './describe-surfaces.js';

/** A true English description of a scene: one sentence, which names nothing that the scene lacks. */
export function describeScene(scene: Scene): string {
  const words = [
    placePhrase(scene),
    sizePhrase(scene),
    localePhrase(scene),
    isRoom(scene.place) ? '' : describeLand(scene),
    isRoom(scene.place) && scene.water !== 'none' && scene.liquid === undefined ? 'with a pool' : describeWater(scene),
    scene.season === 'summer' ? '' : `in ${scene.season}`,
    timePhrase(scene),
    lightPhrase(scene),
    isRoom(scene.place) ? WEATHER_OUTSIDE[scene.weather] : WEATHER_PHRASES[scene.weather],
  ];
  const setting = words.filter((word) => word !== '').join(' ');
  const seen = [...describeSurfaces(scene), ...describeObjects(scene), ...describeBackdrops(scene)];
  const objects = seen.length === 0 ? '' : `, with ${listWords(seen, 'and')}`;
  const without = scene.without.length === 0 ? '' : `, without ${listWords(kindNames(scene.without), 'or')}`;
  return `${setting}${objects}${without}.`;
}

/** The place with its adjectives; a name, such as Mars, has no article. */
function placePhrase(scene: Scene): string {
  const site = findSiteType(scene);
  if (site?.name !== undefined) return site.name;
  const noun = capitalizeNames(scene.room?.replaceAll('-', ' ') ?? (site === undefined ? PLACE_NOUNS[scene.place] : toSiteNoun(site)));
  const words = adjectives(scene, noun);
  if (!PLURAL_PLACES.includes(scene.site ?? '')) return withArticle(`${words}${noun}`, 'A');
  return words === '' ? capitalizeFirst(noun) : withArticle(`${words}landscape of ${noun}`, 'A');
}

const capitalizeFirst = (phrase: string): string => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`;

/** "40 m long and 3 m high" */
function sizePhrase({ place, size, ...details }: Scene): string {
  if (size === undefined || !isRoom(place)) return '';
  const [width, depth] = measureRoom({ ...details, place, size });
  const sides = [
    size.width === undefined ? '' : `${size.width} m wide`,
    size.depth === undefined ? '' : `${size.depth} m ${depth < width ? 'deep' : 'long'}`,
    size.height === undefined ? '' : `${size.height} m high`,
  ];
  return listWords(
    sides.filter((side) => side !== ''),
    'and',
  );
}

/** Sites whose name is a plural or a mass noun, which takes no indefinite article. */
const PLURAL_PLACES: readonly string[] = ['floating-islands', 'outer-space'];

/** A world is like a real place, and never that place. */
function localePhrase(scene: Scene): string {
  const locale = findLocaleType(scene);
  return locale === undefined ? '' : `in the style of ${locale.name}`;
}

const PLACE_NOUNS: Record<Place, string> = {
  canyon: 'canyon',
  alpine: 'mountain landscape',
  meadow: 'meadow',
  desert: 'desert',
  beach: 'beach',
  forest: 'forest',
  tundra: 'tundra',
  volcanic: 'volcanic landscape',
  swamp: 'swamp',
  village: 'village',
  'tropical-island': 'tropical island',
  rainforest: 'rainforest',
  'conifer-forest': 'conifer forest',
  farmland: 'farm',
  'city-street': 'city street',
  ruins: 'ancient ruin',
  'living-room': 'living room',
  library: 'library',
  workshop: 'workshop',
  'temple-hall': 'temple hall',
  kitchen: 'kitchen',
  cave: 'cave',
  'spaceship-corridor': 'spaceship corridor',
};

const TIME_PHRASES: Record<TimeOfDay, string> = { dawn: 'at dawn', day: 'in daylight', dusk: 'at dusk', night: 'at night' };

/** The time of day; coloured light takes the place of the light of the day in a room. */
function timePhrase({ place, time, light }: Scene): string {
  if (place === 'spaceship-corridor') return light === undefined ? LAMP_PHRASES[time] : '';
  return light !== undefined && time === 'day' && isRoom(place) ? 'by day' : TIME_PHRASES[time];
}

/** "In violet and cyan light"; nothing outdoors by day, when no lamp shines. */
function lightPhrase({ place, time, light }: Scene): string {
  if (light === undefined || (time === 'day' && !isRoom(place))) return '';
  return `in ${listWords([...new Set(light.colors.map(findNearestLightColorName))], 'and')} light`;
}

/** Where no daylight comes in, the time of day is that of the lamps. */
const LAMP_PHRASES: Record<TimeOfDay, string> = {
  dawn: 'under soft lights',
  day: 'under bright lights',
  dusk: 'under warm lights',
  night: 'under dim lights',
};

const WEATHER_PHRASES: Record<Weather, string> = {
  clear: 'under a clear sky',
  overcast: 'under an overcast sky',
  fog: 'in fog',
  snow: 'in falling snow',
  rain: 'in the rain',
};

const WEATHER_OUTSIDE: Record<Weather, string> = {
  clear: '',
  overcast: 'under an overcast sky',
  fog: 'with fog outside',
  snow: 'with snow clouds outside',
  rain: 'with rain clouds outside',
};

const COVER_ADJECTIVES: Record<GroundCover, string> = {
  none: '',
  moss: 'mossy',
  snow: 'snow-covered',
  grass: 'grassy',
  sand: 'sandy',
  leaves: 'leaf-strewn',
  flowers: 'flower-strewn',
};

/** Places that lie on sand anyway. */
const ARID: readonly Place[] = ['desert', 'beach', 'tropical-island'];

/** Moods, relief, growth and cover, then the styles, unless the noun or the locale names them. */
function adjectives(scene: Scene, noun: string): string {
  const implied = findLocaleType(scene)?.style;
  const isSaid = (name: string, by: string): boolean => by.toLowerCase().includes(name.toLowerCase());
  const asked = findStyleTypes(scene).filter(({ id, name }) => id !== implied && !isSaid(name, noun));
  // "Mid-century modern" says "modern" too.
  const styles = asked.filter(({ name }) => !asked.some((other) => other.name !== name && isSaid(name, other.name)));
  const named = (isMood: boolean): string[] => styles.filter((style) => (style.isMood === true) === isMood).map(({ name }) => name);
  const all = [
    ...named(true),
    scene.flood === undefined ? '' : 'flooded',
    reliefAdjective(scene.relief),
    isRoom(scene.place) ? furnishing(scene.density, scene.room) : growth(scene.density),
    ARID.includes(scene.place) && scene.cover === 'sand' ? '' : COVER_ADJECTIVES[scene.cover],
    ...named(false),
  ];
  return all
    .filter((word) => word !== '')
    .map((word) => `${word} `)
    .join('');
}

function reliefAdjective(relief: number): string {
  if (relief < 0.5) return 'flat';
  if (relief < 0.9) return 'gentle';
  if (relief <= 1.1) return '';
  return relief <= 1.5 ? 'hilly' : 'rugged';
}

function growth(density: number): string {
  if (density < 0.3) return 'barren';
  if (density < 0.8) return 'sparse';
  return density <= 1.2 ? '' : 'lush';
}

function furnishing(density: number, room: string | undefined): string {
  if (density < 0.3) return 'nearly empty';
  if (density < 0.8) return 'sparsely furnished';
  if (density <= 1.2) return '';
  return listRoomPlants(room).length > 0 ? 'lush' : 'cluttered';
}

/** Kinds in the plural; a group of which all are there by the group's name. */
function kindNames(kinds: readonly string[]): string[] {
  const whole = (['plant', 'tree', 'furniture', 'building', 'stone'] as const).filter((group) =>
    OBJECT_GROUPS[group].every((kind) => kinds.includes(kind)),
  );
  const named = new Set<string>(whole.flatMap((group) => OBJECT_GROUPS[group]));
  const groups = whole.filter((group) => group !== 'tree' || !whole.includes('plant')).map((group) => GROUP_NAMES[group]);
  return [...groups, ...kinds.filter((kind) => !named.has(kind)).map((kind) => getObjectFacts(kind).plural)];
}

const GROUP_NAMES: Record<ObjectGroup, string> = {
  plant: 'plants',
  tree: 'trees',
  furniture: 'furniture',
  building: 'buildings',
  stone: 'stones',
};
