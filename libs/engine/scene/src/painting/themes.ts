/** Words for themes: the name of each, and the phrases that ask for it, singular and plural. */
const ENTRIES = [
  [
    'under water',
    'coral reef, reef, underwater, under water, under the sea, seabed, sea bed, seafloor, sea floor, ocean floor, atlantis, kelp forest, sunken, deep sea, aquarium',
  ],
  ['neon', 'neon, cyberpunk, synthwave, vaporwave, nightclub, blade runner'],
  ['sweets', 'candy, candyland, candy land, sweets, lollipop, gingerbread, ice cream, cotton candy, bubblegum, marshmallow, dessert'],
  ['ice', 'ice cave, ice palace, ice castle, glacier, frozen palace, crystal palace, made of ice, frozen, icy, iceberg'],
  ['fire', 'lava, magma, hell, inferno, mordor, underworld, hellish, infernal, volcanic cave'],
  ['another planet', 'alien planet, alien world, alien, extraterrestrial, exoplanet, xeno, otherworldly planet'],
  ['Mars', 'mars, martian, red planet'],
  ['the moon', 'moon surface, lunar, on the moon, moonscape'],
  ['blossom', 'cherry blossom, sakura, cherry tree, cherry grove, blossoming'],
  ['lavender', 'lavender field, lavender fields, field of lavender'],
  ['sunflowers', 'sunflower, sunflower field, rapeseed'],
  ['red flowers', 'poppy, poppies, tulip, tulips, rose garden'],
  ['bamboo', 'bamboo, bamboo forest, bamboo grove'],
  ['a palace', 'gold palace, golden palace, palace, throne room, ballroom, versailles, baroque, rococo'],
  ['a church', 'cathedral, church, abbey, monastery, gothic, crypt, chapel'],
  ['a dungeon', 'dungeon, prison, castle hall, catacomb, tomb'],
  ['a laboratory', 'hospital, laboratory, lab, operating room, clean room'],
  ['a bath', 'bathroom, spa, sauna, swimming pool'],
  ['a cabin', 'log cabin, cabin, chalet, hunting lodge, tavern, inn, pub'],
  ['a works', 'garage, warehouse, factory, industrial, foundry, hangar, bunker'],
] as const;

/** The name of a theme, as descriptions have it. */
export type ThemeName = (typeof ENTRIES)[number][0];

const PHRASES: readonly (readonly [phrase: string, theme: ThemeName])[] = ENTRIES.flatMap(([name, words]) =>
  words.split(',').map((word): readonly [string, ThemeName] => [word.trim(), name]),
);

/** What a prompt says of themes. */
interface Themed {
  /** Each once. */
  readonly themes: readonly ThemeName[];
  /** The words that name them. */
  readonly words: ReadonlySet<string>;
  /** The prompt without the names of several words: the gold of a "golden palace" is no colour that all is to have. */
  readonly rest: string;
}

/** Finds the themes in a folded prompt. */
export function findThemes(folded: string): Themed {
  const text = ` ${folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const found = PHRASES.filter(([phrase]) => text.includes(` ${phrase} `));
  const rest = found.reduce((left, [phrase]) => (phrase.includes(' ') ? left.replaceAll(phrase, ' ') : left), folded);
  return { themes: [...new Set(found.map(([, theme]) => theme))], words: new Set(found.map(([phrase]) => phrase)), rest };
}
