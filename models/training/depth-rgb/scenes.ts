import { BIOME_NAMES, ROOM_KINDS } from '@diorama/domain';
import { composeScene } from '@diorama/engine';
import type { Scene } from '@diorama/engine';
import { createRandomStream, hashStreamName } from '@diorama/random';

const TIMES = ['at dawn', 'at noon', 'in the afternoon', 'at noon', 'at dusk', 'at night'];
const WEATHERS = ['', '', '', 'under an overcast sky', 'in fog', 'in snow', 'in rain'];
const SEASONS = ['', '', 'in spring', 'in autumn', 'in winter'];
const OUTDOORS = [
  'a house',
  'two barns',
  'a tower',
  'a well',
  'fences',
  'rocks',
  'boulders',
  'trees',
  'conifers',
  'bushes',
  'a tent',
  'a lake',
  'a river',
];
const INDOORS = ['a sofa', 'a table', 'chairs', 'a bookshelf', 'barrels', 'crates', 'a statue', 'potted plants', 'a rug', 'a lamp'];

/** A scene, and the words that it was made of. */
export interface DrawnScene {
  readonly prompt: string;
  readonly scene: Scene;
}

/** Scene number `index` of a set: places in turn, the rest drawn. Sets of different seeds have no scene in common. */
export function sceneOf(seed: number, index: number): Scene {
  return drawScene(seed, index).scene;
}

/** As `sceneOf`, with the prompt. */
export function drawScene(seed: number, index: number): DrawnScene {
  const random = createRandomStream(seed, hashStreamName(`scene ${index}`));
  const pick = (words: readonly string[]): string => words[Math.floor(random.next() * words.length)] ?? '';
  const places = [...BIOME_NAMES, ...ROOM_KINDS];
  const place = places[index % places.length] ?? 'meadow';
  const isRoom = (ROOM_KINDS as readonly string[]).includes(place);
  const things = isRoom ? INDOORS : OUTDOORS;
  const prompt = [place.replaceAll('-', ' '), `with ${pick(things)} and ${pick(things)}`, pick(SEASONS), pick(WEATHERS), pick(TIMES)].join(
    ' ',
  );
  const { scene } = composeScene(prompt, Math.floor(random.next() * 2 ** 32));
  return { prompt, scene: { ...scene, place } };
}
