import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('people');

const MARBLE = 'marble #e6e1d8';
const BRONZE = 'verdigris #6a9a86';
const STONE = 'stone #a09a90';

/** Statues of people. */
export const STATUE_ROWS: readonly CatalogueRow[] = [
  row(
    'marble-statue',
    [0.9, 2.19, 0.9],
    {
      generator: 'person-statue',
      person: {
        build: 'woman',
        pose: 'relaxed',
        hair: 'bun',
        head: 'stone',
        top: MARBLE,
        sleeves: 'none',
        wears: [
          ['cassock', MARBLE],
          ['toga', MARBLE, MARBLE],
        ],
        left: 'amphora',
      },
      material: MARBLE,
      plinth: 'drum',
    },
    {
      words:
        'statue of a woman, greek statue, classical statue, sculpture, venus, goddess statue, stone figure, statue of caesar, roman statue',
      solid: 'cylinder',
    },
  ),
  row(
    'bronze-statue',
    [0.96, 2.95, 0.96],
    {
      generator: 'person-statue',
      person: {
        pose: 'relaxed',
        hair: 'short',
        beard: 'short',
        head: 'stone',
        top: STONE,
        bottom: STONE,
        shoes: STONE,
        wears: [['long-coat', STONE, STONE]],
        leftArm: 'hip',
        rightArm: 'high',
      },
      material: BRONZE,
      plinth: 'block',
      plinthMaterial: 'granite',
    },
    { words: 'statue of a man, hero statue, memorial, statue of a hero, city statue', family: 'marble-statue' },
  ),
  row(
    'equestrian-statue',
    [1.06, 4.01, 2.14],
    {
      generator: 'person-statue',
      person: {
        pose: 'ride',
        hair: 'short',
        hat: 'bicorne-plain',
        top: STONE,
        bottom: STONE,
        shoes: STONE,
        wears: [
          ['cape', STONE],
          ['epaulettes', STONE],
        ],
        right: 'raised-sword',
        leftArm: 'carry',
      },
      material: BRONZE,
      plinth: 'block',
      plinthMaterial: 'granite',
      cut: 'rider',
    },
    {
      words: 'statue of a rider, horseman statue, horse statue, rider statue, statue of a man on a horse',
      family: 'marble-statue',
      solid: 'box',
    },
  ),
  row(
    'bust',
    [0.52, 0.82, 0.28],
    { generator: 'person-statue', person: { hair: 'short', beard: 'short' }, material: MARBLE, plinth: 'none', cut: 'bust' },
    { words: 'marble bust, portrait bust, head sculpture, bust of a man', stand: 'surface', family: 'marble-statue' },
  ),
  row(
    'buddha-statue',
    [1.16, 1.29, 1.18],
    {
      generator: 'person-statue',
      person: { build: 'stocky', pose: 'meditate', hair: 'bald', hat: 'ushnisha', head: 'stone', wears: [['toga-sash', 'gold', 'gold']] },
      material: 'gold',
      plinth: 'lotus',
    },
    { words: 'buddha, golden buddha, sitting buddha', family: 'marble-statue', solid: 'cylinder' },
  ),
  row(
    'stone-buddha',
    [0.85, 1.14, 0.88],
    {
      generator: 'person-statue',
      person: {
        build: 'stocky',
        pose: 'meditate',
        hair: 'bald',
        hat: 'ushnisha',
        head: 'stone',
        rightArm: 'bless',
        wears: [['toga-sash', STONE, STONE]],
      },
      material: 'stone #7a7a70',
      plinth: 'slab',
    },
    { words: 'jizo, bodhisattva, temple statue, stone buddha statue', family: 'marble-statue', solid: 'cylinder' },
  ),
  row(
    'gargoyle',
    [1.18, 0.95, 0.57],
    {
      generator: 'person-statue',
      person: {
        build: 'imp',
        pose: 'crouch',
        head: 'demon',
        hair: 'bald',
        lean: 12,
        extras: ['devil-horns', 'bat-wings', 'tusks'],
        wears: [['claws', STONE]],
      },
      material: 'stone #6a6862',
      plinth: 'slab',
    },
    { words: 'stone gargoyle, grotesque, stone demon', family: 'marble-statue' },
  ),
  row(
    'angel-statue',
    [2.58, 2.57, 0.9],
    {
      generator: 'person-statue',
      person: {
        build: 'woman',
        pose: 'pray',
        hair: 'long',
        head: 'stone',
        top: STONE,
        extras: ['angel-wings'],
        wears: [
          ['cassock', STONE],
          ['wide-sleeves', STONE],
        ],
      },
      material: 'stone #b0aca2',
      plinth: 'block',
    },
    { words: 'stone angel, weeping angel, cemetery angel, statue of an angel', family: 'marble-statue' },
  ),
  row(
    'christ-statue',
    [1.68, 2.7, 0.96],
    {
      generator: 'person-statue',
      person: {
        pose: 'arms-out',
        hair: 'long',
        beard: 'short',
        head: 'stone',
        top: STONE,
        wears: [
          ['robe', STONE],
          ['rope-belt', STONE],
        ],
      },
      material: 'concrete #c8c6be',
      plinth: 'block',
    },
    { words: 'christ the redeemer, jesus statue, statue of christ, redeemer', family: 'marble-statue' },
  ),
  row(
    'madonna-statue',
    [0.9, 2.18, 0.9],
    {
      generator: 'person-statue',
      person: {
        build: 'woman',
        pose: 'pray',
        head: 'stone',
        hat: 'hood',
        top: MARBLE,
        wears: [
          ['cassock', MARBLE],
          ['closed-cloak', MARBLE],
        ],
      },
      material: 'plaster #dcd8d0',
      plinth: 'drum',
    },
    { words: 'virgin mary, statue of a saint, mary statue, saint statue', family: 'marble-statue', solid: 'cylinder' },
  ),
  row(
    'thinker-statue',
    [1.01, 2.34, 1.14],
    {
      generator: 'person-statue',
      person: { build: 'strong', pose: 'think', lean: 26, hair: 'short', head: 'stone', wears: [['seat-rock', STONE]] },
      material: 'bronze #5a4a34',
      plinth: 'block',
      plinthMaterial: 'granite',
    },
    { words: 'the thinker, seated statue, statue of a thinking man', family: 'marble-statue' },
  ),
  row(
    'justice-statue',
    [1.29, 2.19, 0.9],
    {
      generator: 'person-statue',
      person: {
        build: 'woman',
        hair: 'bun',
        head: 'stone',
        hat: 'headband',
        top: MARBLE,
        sleeves: 'none',
        wears: [
          ['cassock', MARBLE],
          ['sash', MARBLE],
        ],
        left: 'scales',
        right: 'planted-sword',
        rightArm: 'low',
      },
      material: BRONZE,
      plinth: 'drum',
      plinthMaterial: 'granite',
    },
    { words: 'lady justice, justitia, statue of justice', family: 'marble-statue', solid: 'cylinder' },
  ),
  row(
    'liberty-figure',
    [0.9, 3.26, 0.9],
    {
      generator: 'person-statue',
      person: {
        build: 'woman',
        hair: 'bun',
        head: 'stone',
        hat: 'ray-crown',
        top: STONE,
        wears: [
          ['cassock', STONE],
          ['toga', STONE, STONE],
        ],
        left: 'book',
        right: 'torch',
        rightArm: 'high',
      },
      material: 'verdigris #7ab09c',
      plinth: 'block',
      plinthMaterial: 'granite',
    },
    { words: 'statue with a torch, freedom statue', family: 'marble-statue', solid: 'cylinder' },
  ),
  row(
    'atlas-statue',
    [1.12, 2.66, 1.14],
    {
      generator: 'person-statue',
      person: {
        build: 'strong',
        legs: 'one-knee',
        leftArm: 'high',
        rightArm: 'high',
        hair: 'curly',
        beard: 'full',
        head: 'stone',
        wears: [
          ['loincloth', STONE],
          ['carried-globe', STONE],
        ],
      },
      material: MARBLE,
      plinth: 'slab',
    },
    { words: 'statue of atlas, titan with a globe, man carrying the world', family: 'marble-statue' },
  ),
  row(
    'knight-statue',
    [0.96, 2.72, 1.08],
    {
      generator: 'person-statue',
      person: {
        hat: 'great-helm',
        top: STONE,
        bottom: STONE,
        shoes: STONE,
        wears: [
          ['cuirass', STONE],
          ['pauldrons', STONE],
          ['limb-plates', STONE],
          ['tassets', STONE],
          ['cape', STONE],
        ],
        right: 'planted-sword',
        leftArm: 'clasp',
      },
      material: STONE,
      plinth: 'block',
    },
    { words: 'stone knight, guardian statue, statue of a knight, warrior statue', family: 'marble-statue' },
  ),
  row(
    'pharaoh-statue',
    [0.8, 1.58, 1.18],
    {
      generator: 'person-statue',
      person: {
        pose: 'sit',
        hat: 'nemes',
        hair: 'bald',
        beard: 'pharaoh',
        head: 'stone',
        wears: [
          ['broad-collar', STONE],
          ['stone-throne', STONE],
        ],
      },
      material: 'sandstone #c8a468',
      plinth: 'slab',
    },
    { words: 'abu simbel statue, egyptian statue, seated pharaoh, colossus of memnon', family: 'marble-statue', solid: 'box' },
  ),
  row(
    'terracotta-warrior',
    [0.8, 1.96, 0.6],
    {
      generator: 'person-statue',
      person: {
        hair: 'topknot',
        beard: 'moustache',
        head: 'stone',
        top: STONE,
        bottom: STONE,
        shoes: STONE,
        rightArm: 'low',
        wears: [
          ['long-tunic', STONE],
          ['lamellar-vest', STONE, STONE],
          ['scarf', STONE],
        ],
      },
      material: 'clay #b07a54',
      plinth: 'slab',
    },
    { words: 'terracotta soldier, clay warrior, clay soldier, terracotta army', family: 'marble-statue', solid: 'cylinder' },
  ),
];
