import { listSingularWords } from './words.ts';

/** Families of things that can represent one another, with the words of the corpus that belong to each. */
const WORDS_BY_FAMILY = {
  bird: 'bird, bluebird, swan, egret, owl, swallow, parrot, duck, seagull, gull, dove, eagle, heron, flamingo',
  fish: 'fish, whale, shark, jellyfish, seahorse, dolphin, turtle',
  quadruped: 'animal, cow, horse, sheep, fox, cat, dog, lion, panda, deer, wolf, bear, camel, rabbit, squirrel, quadruped',
  insect: 'firefly, bee, butterfly, dragonfly, insect',
  person: `person, people, man, woman, girl, boy, child, kid, figure, pedestrian, pirate, tourist, visitor, traveler, commuter, performer, mother,
    colleague, family, model, merchant, soldier, ghost, fairy`,
  tree: 'tree, pine, oak, willow, palm, evergreen, cypress, cherry, orchard, conifer, broadleaf, trunk, branch',
  plant: `plant, flora, greenery, vegetation, fern, bush, flower, rose, lily, tulip, sunflower, daisy, wisteria, wildflower, lavender, bamboo, vine, moss, grass,
    seaweed, underbrush, thicket, mushroom, foliage, wheat, leaf`,
  seat: 'chair, bench, sofa, couch, seat, seating, armchair, stool, throne, rocking chair, lounge chair, beach chair',
  table: 'table, desk, counter, countertop, workbench, nightstand',
  storage: 'bookshelf, shelf, wardrobe, cabinet, rack, bin, crate, box, dresser',
  bed: 'bed, sofa bed',
  lamp: 'lamp, lantern, light, streetlight, chandelier, torch, candle, bulb, lamp post, candlelight',
  house: 'house, cottage, farmhouse, cabin, mansion, building, manor, chalet, habitat',
  tower: 'tower, castle, lighthouse, clock tower, bell tower, fortress, spire, steeple',
  temple: 'church, cathedral, temple, chapel, synagogue, capitol, palace, coliseum',
  skyscraper: 'skyscraper, skyline, cityscape',
  vehicle: 'car, bus, vehicle, taxi, truck, motorcycle, rover, combine harvester, traffic',
  train: 'train, steam train, tram, cable car',
  boat: 'boat, sailboat, ship, gondola, canoe, ferry, cruise ship, pirate ship',
  aircraft: 'airplane, airship, spaceship, space shuttle, hot air balloon, flying car',
  appliance: 'dishwasher, oven, stove, refrigerator, washer, dryer, toaster, furnace, appliance',
  screen: 'tv, monitor, screen, computer, departure board',
  vessel: 'vase, cup, pot, teapot, jar, bowl, glass, bottle',
  water: 'river, stream, lake, pond, sea, ocean, water, waterfall, canal, pool, underground lake',
  mountain: 'mountain, hill, peak, cliff, slope, mountainside, volcano, valley, canyon',
  paving: 'road, path, street, pathway, pavement, sidewalk, track, highway, freeway, roadway, trail',
} as const;

const FAMILY_BY_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS_BY_FAMILY).flatMap(([family, words]) => words.split(',').map((word) => [word.trim(), family] as const)),
);

/** The family of a thing or of a kind by its words, its last word first; null if the table does not have them. */
export function findFamily(text: string): string | null {
  const words = listSingularWords(text);
  return [words.join(' '), ...words.toReversed()].map((word) => FAMILY_BY_WORD.get(word) ?? null).find((family) => family !== null) ?? null;
}
