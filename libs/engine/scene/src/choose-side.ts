import type { Place } from '@diorama/domain';

import { getObjectFacts } from './lexicon/object-kinds.js';
import { createObjectMention } from './reading/prompt-reading.js';
import type { ObjectMention, PlaceMention, PromptReading } from './reading/prompt-reading.js';
import { isRoom } from './lexicon/rooms.js';

/**
 * Decides the words that name a building and a room alike ("a temple", "a bakery"): the room where the prompt is set indoors, else the building.
 * Decided from the whole prompt, before a place is chosen.
 */
export function chooseSide(reading: PromptReading): PromptReading {
  const isOutdoors = isSetOutdoors(reading);
  const turned = reading.places.filter((mention) => isBuilding(mention, isOutdoors));
  if (turned.length === 0) return reading;
  const objects = new Map(
    turned.map((mention): [number, ObjectMention] => [mention.at, createObjectMention(mention.meaning.building ?? '', mention)]),
  );
  return {
    ...reading,
    places: reading.places.filter((mention) => !objects.has(mention.at)),
    objects: [...reading.objects, ...objects.values()].toSorted((a, b) => a.at - b.at),
    nouns: reading.nouns.map((noun) => {
      const names = objects.get(noun.at);
      return names === undefined ? noun : { ...noun, names };
    }),
  };
}

/** A word for both is a building out of doors; where nothing says so, it is what people usually mean by it. */
function isBuilding({ meaning, isInside, isOutside }: PlaceMention, isOutdoors: boolean): boolean {
  if (meaning.building === undefined || isInside === true) return false;
  if (isOutside === true) return true;
  return isOutdoors || meaning.isUsuallyBuilding === true;
}

function isSetOutdoors({ places, objects, mentions, isUnderSky, backdrops }: PromptReading): boolean {
  if (backdrops.some(({ where }) => where !== 'window')) return true;
  const isOpen = (place: Place): boolean => !isRoom(place);
  const isPlain = places.some(({ value, meaning, isInside }) => isRoom(value) && (meaning.building === undefined || isInside === true));
  if (places.some(({ value, rank }) => isOpen(value) && rank !== 'part')) return true;
  if (isPlain) return false;
  const { water, relief, cover, weather } = mentions;
  return (
    isUnderSky ||
    water.length + relief.length + cover.length + weather.length > 0 ||
    objects.some(({ kind }) => getObjectFacts(kind).outdoorsOnly)
  );
}
