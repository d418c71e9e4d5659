import { CATALOGUE, ROOM_TYPES, SITE_TYPES, STYLE_TYPES } from '@diorama/catalogue';
import { BIOME_NAMES } from '@diorama/domain';
import { composeScene } from '@diorama/engine';
import type { Scene } from '@diorama/engine';
import { createRandomStream, hashStreamName } from '@diorama/random';

const TIMES = ['at dawn', 'at noon', 'in the afternoon', 'in the morning', 'at noon', 'in the afternoon', 'at dusk', 'at night'];
const WEATHERS = ['', '', '', '', 'under an overcast sky', 'in fog', 'in snow', 'in rain'];
const SEASONS = ['', '', 'in spring', 'in autumn', 'in winter'];
/** Share of scenes in rooms, and of those with a style. */
const ROOMS = 0.45;
const STYLED = 0.2;
const OBJECTS_MAX = 4;

/** Scene number `index` of a set: any place, style and objects of the catalogue. Sets of different seeds draw different scenes. */
export function drawPictureScene(seed: number, index: number): Scene {
  const random = createRandomStream(seed, hashStreamName(`picture ${index}`));
  const pick = (words: readonly string[]): string => words[Math.floor(random.next() * words.length)] ?? '';
  const isRoom = random.next() < ROOMS;
  const place = pick(isRoom ? IDS.rooms : random.next() < 0.5 ? IDS.sites : BIOME_NAMES);
  const style = random.next() < STYLED ? pick(IDS.styles) : '';
  const objects = Array.from({ length: 1 + Math.floor(random.next() * OBJECTS_MAX) }, () => `a ${toWords(pick(IDS.objects))}`);
  const outdoors = isRoom ? '' : `${pick(SEASONS)} ${pick(WEATHERS)}`;
  const prompt = `a ${style} ${toWords(place)} with ${objects.join(', ')} ${outdoors} ${pick(TIMES)}`;
  return composeScene(prompt, Math.floor(random.next() * 2 ** 32)).scene;
}

const IDS = {
  rooms: [...ROOM_TYPES.keys()],
  sites: [...SITE_TYPES.keys()],
  styles: [...STYLE_TYPES.keys()],
  objects: [...CATALOGUE.keys()],
} as const;

const toWords = (id: string): string => id.replaceAll('-', ' ');
