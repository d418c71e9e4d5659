/** A world of the gallery. */
export interface GalleryPrompt {
  /** File name of its pictures. */
  readonly name: string;
  readonly prompt: string;
  readonly seed: number;
  readonly setting: 'outdoors' | 'indoors';
}

const OUTDOORS: readonly (readonly [name: string, prompt: string])[] = [
  ['canyon-dusk', 'a red canyon with a river at dusk'],
  ['canyon-noon', 'a sunny canyon with a stone bridge and three boulders at noon'],
  ['alpine-morning', 'an alpine valley with a mountain lake on a clear morning'],
  ['alpine-snow', 'a snowy mountain pass with a wooden cabin in winter'],
  ['meadow-spring', 'a flower meadow with a single oak tree in spring'],
  ['meadow-overcast', 'a grassy field with a barn and a fence on an overcast day'],
  ['desert-noon', 'a desert with sand dunes and seven cacti at noon'],
  ['desert-night', 'a desert under a full moon with a campfire and two tents'],
  ['beach-noon', 'a tropical beach with palm trees and a boat at noon'],
  ['beach-sunset', 'a sandy beach at sunset with a campfire'],
  ['island', 'a tropical island with palms and a wooden boat on a sunny day'],
  ['rainforest', 'a rainforest with ferns and a stream in the rain'],
  ['conifer-fog', 'a foggy conifer forest in the morning'],
  ['conifer-snow', 'a spruce forest in deep snow at dusk'],
  ['forest-summer', 'a forest clearing with ferns and a log at noon in summer'],
  ['forest-autumn', 'an autumn forest with a wooden cabin and mushrooms'],
  ['forest-night', 'a forest clearing with a campfire and two tents at night'],
  ['tundra', 'a tundra with boulders under an overcast sky'],
  ['volcanic', 'a volcanic landscape with lava rocks at sunset'],
  ['swamp', 'a misty swamp with dead trees and lily pads at dawn'],
  ['farmland', 'farmland with hay bales, a windmill and two red barns'],
  ['farmland-lake', 'two red barns beside a lake on a farm in autumn'],
  ['village-evening', 'a village square with a well and four houses in the evening'],
  ['village-snow', 'a snowy village with a church tower on a winter night'],
  ['city-day', 'a city street with parked cars and street lamps in the afternoon'],
  ['city-night', 'a city street with neon lights in the rain at night'],
  ['ruins-noon', 'ancient ruins with broken columns and arches at noon'],
  ['ruins-dusk', 'overgrown ruins with a fountain and a statue at dusk'],
];

const INDOORS: readonly (readonly [name: string, prompt: string])[] = [
  ['living-evening', 'a living room with a sofa, a rug and a fireplace in the evening'],
  ['living-day', 'a bright living room with two armchairs and a plant by day'],
  ['kitchen', 'a kitchen with a stove, a refrigerator and a wooden table'],
  ['kitchen-night', 'a small kitchen with four chairs at night'],
  ['library', 'a library with tall bookshelves, a fireplace and two chairs'],
  ['library-night', 'an old library at night with a red carpet'],
  ['workshop', 'a workshop with a workbench, barrels and crates'],
  ['temple', 'a temple hall with ten marble columns and a statue'],
  ['temple-night', 'a torch-lit temple hall at night'],
  ['cave', 'a cave with stalagmites and blue crystals'],
  ['corridor', 'a spaceship corridor with control panels'],
  ['corridor-red', 'a dark spaceship corridor with red lights'],
];

const FIRST_SEED = 101;

/** Forty places: every biome and room, all times of day, weathers and seasons, with counts, colours and materials. */
export const GALLERY: readonly GalleryPrompt[] = [
  ...OUTDOORS.map(([name, prompt], i) => ({ name, prompt, seed: FIRST_SEED + i, setting: 'outdoors' as const })),
  ...INDOORS.map(([name, prompt], i) => ({ name, prompt, seed: FIRST_SEED + OUTDOORS.length + i, setting: 'indoors' as const })),
];

interface Prompted {
  readonly name: string;
  readonly prompt: string;
}

/** Those of a list whose names or prompts have this word in them, at most so many, evenly taken from the list. */
export function choose<Subject extends Prompted>(list: readonly Subject[], word: string | null, count: number | null): readonly Subject[] {
  const found = list.filter(({ name, prompt }) => word === null || name.includes(word) || prompt.includes(word));
  if (count === null || count >= found.length) return found;
  return found.filter((_, i) => Math.floor((i * count) / found.length) !== Math.floor(((i - 1) * count) / found.length));
}
