import { findSiteType, findStyleTypes } from '@diorama/catalogue';
import type { GroundCover, Place, Scene, SceneObject, TimeOfDay, Weather } from '@diorama/domain';

import { describeBackdrops, describeLand, describeWater } from './describe-landscape.js';
import { getObjectFacts } from './lexicon/object-kinds.js';
import { OBJECT_GROUPS } from './lexicon/meaning.js';
import type { ObjectGroup } from './lexicon/meaning.js';
import { findNearestColorName } from './lexicon/palette.js';
import { isRoom } from './lexicon/rooms.js';

/** A true English description of a scene, then what of its prompt it does not have. */
export function describeScene(scene: Scene, notRepresented: readonly string[] = []): string {
  const words = [
    placePhrase(scene),
    isRoom(scene.place) ? '' : describeLand(scene),
    isRoom(scene.place) && scene.water !== 'none' ? 'with a pool' : describeWater(scene),
    scene.season === 'summer' ? '' : `in ${scene.season}`,
    (scene.place === 'spaceship-corridor' ? LAMP_PHRASES : TIME_PHRASES)[scene.time],
    isRoom(scene.place) ? WEATHER_OUTSIDE[scene.weather] : WEATHER_PHRASES[scene.weather],
  ];
  const setting = words.filter((word) => word !== '').join(' ');
  const seen = [...scene.objects.map(objectPhrase), ...describeBackdrops(scene)];
  const objects = seen.length === 0 ? '' : `, with ${list(seen, 'and')}`;
  const without = scene.without.length === 0 ? '' : `, without ${list(kindNames(scene.without), 'or')}`;
  return `${setting}${objects}${without}.${missing(notRepresented)}`;
}

/** The place with its adjectives; a name, such as Mars, has no article. */
function placePhrase(scene: Scene): string {
  const name = findSiteType(scene)?.name;
  if (name !== undefined) return name;
  return withArticle(`${adjectives(scene)}${(scene.room ?? scene.site)?.replaceAll('-', ' ') ?? PLACE_NOUNS[scene.place]}`);
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

/** Where no daylight comes in, the time of day is that of the lamps. */
const LAMP_PHRASES: Record<TimeOfDay, string> = {
  dawn: 'under soft lights',
  day: 'under bright lights',
  dusk: 'under warm lights',
  night: 'under dim lights',
};

/** Rain and snow colour the sky and the ground; falling drops and flakes are not drawn. */
const WEATHER_PHRASES: Record<Weather, string> = {
  clear: 'under a clear sky',
  overcast: 'under an overcast sky',
  fog: 'in fog',
  snow: 'under snow clouds',
  rain: 'under rain clouds',
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

function adjectives(scene: Scene): string {
  const all = [
    ...findStyleTypes(scene).map(({ name }) => name),
    reliefAdjective(scene.relief),
    isRoom(scene.place) ? furnishing(scene.density) : growth(scene.density),
    COVER_ADJECTIVES[scene.cover],
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

function furnishing(density: number): string {
  if (density < 0.3) return 'nearly empty';
  if (density < 0.8) return 'sparsely furnished';
  return density <= 1.2 ? '' : 'richly furnished';
}

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

function objectPhrase({ kind, count, size, color }: SceneObject): string {
  const name = count === 1 ? getObjectFacts(kind).singular : getObjectFacts(kind).plural;
  const looks = [sizeAdjective(size), color === null ? '' : findNearestColorName(color), name].filter((word) => word !== '').join(' ');
  return count === 1 ? withArticle(looks, 'a') : `${NUMBER_WORDS[count] ?? count} ${looks}`;
}

function sizeAdjective(size: number): string {
  if (size < 0.5) return 'tiny';
  if (size < 0.9) return 'small';
  if (size <= 1.1) return '';
  return size <= 1.9 ? 'large' : 'huge';
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

const MISSING_MAX = 12;
const MISSING_LENGTH_MAX = 40;

function missing(words: readonly string[]): string {
  if (words.length === 0) return '';
  const shown = words.slice(0, MISSING_MAX).map(shorten);
  const more = words.length > MISSING_MAX ? ` and ${words.length - MISSING_MAX} more` : '';
  return ` Not represented: ${shown.join(', ')}${more}.`;
}

function shorten(word: string): string {
  const characters = Array.from(word);
  return characters.length <= MISSING_LENGTH_MAX ? word : `${characters.slice(0, MISSING_LENGTH_MAX - 1).join('')}…`;
}

function withArticle(phrase: string, article: 'A' | 'a' = 'A'): string {
  return `${article}${/^(?!uni[cfv]|ufo|eu)[aeiou]/i.test(phrase) ? 'n' : ''} ${phrase}`;
}

function list(items: readonly string[], conjunction: 'and' | 'or'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1) ?? ''}`;
}
