import { ROOM_TYPES } from '@diorama/catalogue';
import type { Place, Scene, Weather } from '@diorama/domain';
import { isRoom, measureRoom } from '@diorama/lexicon';

/** Parts that the engine draws without an object of their own in the scene, so a prompt that names them is represented. */
const DRAWN_PARTS: readonly { readonly words: readonly string[]; readonly isDrawn: (scene: Scene) => boolean }[] = [
  {
    words: ['window'],
    isDrawn: ({ place, objects, without }) =>
      ROOMS_WITH_WINDOWS.includes(place) ||
      objects.some(({ kind }) => KINDS_WITH_WINDOWS.includes(kind)) ||
      KINDS_WITH_WINDOWS.some((kind) => BUILT_PLACES[place] === kind && !without.includes(kind)),
  },
  {
    words: ['neon sign'],
    // Shop fronts have neon signs where a lamp of the scene has a colour.
    isDrawn: ({ place, objects, without }) =>
      objects.some(({ kind, color }) => kind === 'lamp' && color !== null) &&
      (objects.some(({ kind }) => kind === 'city-block') || (place === 'city-street' && !without.includes('city-block'))),
  },
  {
    words: ['pendant', 'pendant lamp', 'pendant light', 'hanging lamp', 'hanging light'],
    isDrawn: ({ place }) => place === 'kitchen',
  },
  {
    words: ['soaring', 'towering', 'lofty', 'tall', 'huge', 'large', 'grand', 'massive'].map((word) => `${word} ceiling`),
    isDrawn: ({ place, ...details }) => isRoom(place) && measureRoom({ ...details, place })[2] >= HIGH_CEILING,
  },
  { words: ['underground'], isDrawn: ({ room }) => UNDERGROUND.includes(room ?? '') },
  { words: ['arched', 'vaulted'], isDrawn: ({ room }) => ROOM_TYPES.get(room ?? '')?.ceiling === 'vault' },
  { words: ['chandelier'], isDrawn: ({ place }) => place === 'library' || place === 'workshop' },
];

/** Metres from which on a ceiling is high. */
const HIGH_CEILING = 5;
const UNDERGROUND: readonly string[] = ['subway-station', 'mine-tunnel', 'bunker', 'crypt', 'dungeon', 'basement'];
const ROOMS_WITH_WINDOWS: readonly Place[] = ['living-room', 'library', 'workshop', 'temple-hall', 'kitchen', 'spaceship-corridor'];
const KINDS_WITH_WINDOWS: readonly string[] = ['house', 'barn', 'tower', 'windmill', 'city-block'];
/** Places that have buildings even if the prompt names none. */
const BUILT_PLACES: Partial<Record<Place, string>> = { village: 'house', 'city-street': 'city-block' };

/** Whether the world of a scene shows what a word of its prompt names. */
export function isPhraseRendered(text: string, scene: Scene): boolean {
  const words = text.replaceAll('-', ' ');
  return DRAWN_PARTS.some((part) => part.words.some((word) => words === word || words === `${word}s`) && part.isDrawn(scene));
}

const PRECIPITATION: Partial<Record<Weather, string>> = { rain: 'rain', snow: 'snowfall' };

/** The precipitation outside a room, where its clouds show through the windows and its drops do not; null for other weather, and outdoors. */
export const findUnrenderedPrecipitation = ({ place, weather }: Pick<Scene, 'place' | 'weather'>): string | null =>
  isRoom(place) ? (PRECIPITATION[weather] ?? null) : null;
