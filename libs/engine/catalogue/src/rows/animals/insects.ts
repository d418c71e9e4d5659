import type { ArthropodSpec } from '../../parameters/creatures/creatures-small.js';
import type { PartColors } from '../../parameters/creatures/creatures-quadruped.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('animals');
const fantasy = rowsOf('fantasy');
const LOW = { solid: 'none' } as const;
const ALOFT = { stand: 'air', solid: 'none' } as const;
const insectOf = (
  body: number,
  colors: PartColors,
  rest: Omit<Partial<ArthropodSpec>, 'generator' | 'body' | 'colors'> = {},
): ArthropodSpec => ({
  generator: 'arthropod',
  body,
  colors,
  abdomen: [0.16, 0.15, 0.26],
  thorax: [0.12, 0.12, 0.14],
  head: [0.11, 0.1, 0.1],
  legs: { pairs: 3, reach: 0.4, knee: 0.14, thick: 0.022 },
  antennae: { length: 0.3 },
  ...rest,
});
const BEE = { abdomen: [0.2, 0.19, 0.27], thorax: [0.17, 0.17, 0.16], head: [0.13, 0.13, 0.1], lift: 0.36 } as const;
const MOTHLIKE = { abdomen: [0.05, 0.05, 0.28], thorax: [0.07, 0.07, 0.14], head: [0.06, 0.06, 0.06], lift: 0.2, eyes: 0.5 } as const;
const BEETLE = { abdomen: [0.3, 0.22, 0.36], thorax: [0.28, 0.2, 0.16], head: [0.15, 0.12, 0.1], lift: 0.26 } as const;
const SPIDER = {
  abdomen: [0.3, 0.28, 0.34],
  thorax: [0.2, 0.15, 0.22],
  head: [0.13, 0.12, 0.12],
  lift: 0.36,
  eightEyes: true,
  jaws: 'fangs',
  legs: { pairs: 4, reach: 1.0, knee: 0.5, thick: 0.04 },
} as const;

/** Insects and spiders. */
export const INSECT_ROWS: readonly CatalogueRow[] = [
  row(
    'insect',
    [0.0495, 0.0181, 0.0416],
    insectOf(
      0.03,
      { body: '#4a6a2a', legs: '#3a4a20', cases: '#5a8a34', wings: '#c8d8c0' },
      { ...BEETLE, wings: { kind: 'open-cases', size: 0.9 }, antennae: { length: 0.36 } },
    ),
    { words: 'bug, flying beetle', ...LOW },
  ),
  row(
    'ant',
    [0.0124, 0.00529, 0.0126],
    insectOf(
      0.01,
      { body: '#5a2a1a', legs: '#4a2014' },
      {
        abdomen: [0.17, 0.16, 0.24],
        thorax: [0.09, 0.09, 0.18],
        head: [0.14, 0.12, 0.12],
        legs: { pairs: 3, reach: 0.55, knee: 0.2, thick: 0.022 },
        antennae: { length: 0.34, kind: 'elbow' },
        jaws: 'mandibles',
        eyes: 0.24,
      },
    ),
    { words: 'red ant, black ant, termite', ...LOW },
  ),
  row(
    'giant-ant',
    [2.17, 0.902, 2.17],
    insectOf(
      1.6,
      { body: '#26201e', legs: '#1e1816' },
      {
        abdomen: [0.18, 0.17, 0.26],
        thorax: [0.1, 0.1, 0.18],
        head: [0.16, 0.14, 0.14],
        legs: { pairs: 3, reach: 0.6, knee: 0.24, thick: 0.026 },
        antennae: { length: 0.34, kind: 'elbow' },
        jaws: 'mandibles',
        eyes: 0.24,
      },
    ),
    { family: 'ant' },
  ),
  row(
    'beetle',
    [0.0362, 0.0163, 0.0407],
    insectOf(
      0.03,
      { body: '#1e2420', cases: '#1e5a3a', legs: '#1a1e1a' },
      { ...BEETLE, wings: { kind: 'cases' }, antennae: { length: 0.3 }, jaws: 'mandibles' },
    ),
    { words: 'scarab, dung beetle, cockroach', ...LOW },
  ),
  row(
    'stag-beetle',
    [0.0604, 0.0251, 0.0812],
    insectOf(
      0.05,
      { body: '#2e1c16', cases: '#4a2a1c', legs: '#1e1412', jaws: '#3a2018' },
      { ...BEETLE, wings: { kind: 'cases' }, jaws: 'stag', antennae: { length: 0.26, kind: 'elbow' } },
    ),
    { words: 'rhinoceros beetle', family: 'beetle', ...LOW },
  ),
  row(
    'ladybug',
    [0.0098, 0.00514, 0.011],
    insectOf(
      0.008,
      { body: '#1a1818', cases: '#d8281c', spots: '#161414', legs: '#1a1818' },
      {
        abdomen: [0.38, 0.3, 0.4],
        thorax: [0.26, 0.2, 0.14],
        head: [0.15, 0.12, 0.1],
        lift: 0.24,
        wings: { kind: 'cases' },
        legs: { pairs: 3, reach: 0.42, knee: 0.08, thick: 0.03 },
        antennae: { length: 0.16 },
      },
    ),
    { words: 'ladybird', family: 'beetle', ...LOW },
  ),
  row(
    'bee',
    [0.0175, 0.0119, 0.0186],
    insectOf(
      0.015,
      { body: '#e8b030', abdomen: '#e8b030', thorax: '#d8962a', stripes: '#1e1814', legs: '#2a201a', wings: '#dfe8ee', head: '#3a2c20' },
      {
        ...BEE,
        skin: 'fur',
        stripes: 4,
        wings: { kind: 'clear', size: 0.75, rise: 30 },
        tail: 'needle',
        legs: { pairs: 3, reach: 0.32, knee: 0.02, thick: 0.026 },
        antennae: { length: 0.24, kind: 'elbow' },
      },
    ),
    { words: 'honeybee, bumblebee, honey bee', ...ALOFT, lift: 1.2 },
  ),
  row(
    'wasp',
    [0.0257, 0.0149, 0.0275],
    insectOf(
      0.02,
      { body: '#f0d028', stripes: '#16140e', thorax: '#1e1a14', head: '#f0d028', legs: '#e8b020', wings: '#d8c8a0' },
      {
        abdomen: [0.15, 0.15, 0.34],
        thorax: [0.13, 0.13, 0.15],
        head: [0.12, 0.12, 0.09],
        lift: 0.36,
        stripes: 5,
        wings: { kind: 'clear', size: 0.8, rise: 26 },
        tail: 'needle',
        antennae: { length: 0.3, kind: 'elbow' },
        jaws: 'mandibles',
      },
    ),
    { words: 'hornet, yellowjacket', family: 'bee', ...ALOFT, lift: 1.4 },
  ),
  row(
    'butterfly',
    [0.0901, 0.0317, 0.0684],
    insectOf(
      0.05,
      { body: '#2a2220', wings: '#f08a1e', 'hind-wings': '#f0a030', 'wing-edge': '#1a1614', 'wing-spots': '#f8f4ea' },
      { ...MOTHLIKE, wings: { kind: 'butterfly', size: 0.95, rise: 24 }, antennae: { length: 0.34, kind: 'club' } },
    ),
    { words: 'monarch butterfly', ...ALOFT, lift: 1 },
  ),
  row(
    'blue-butterfly',
    [0.0806, 0.0572, 0.0821],
    insectOf(
      0.06,
      { body: '#1e2026', wings: '#2a7ae0', 'hind-wings': '#3a92f0', 'wing-edge': '#12162a', 'wing-spots': '#d8f0ff' },
      { ...MOTHLIKE, wings: { kind: 'butterfly', size: 0.95, rise: 48 }, antennae: { length: 0.34, kind: 'club' } },
    ),
    { words: 'morpho, morpho butterfly', family: 'butterfly', ...ALOFT, lift: 1.2 },
  ),
  row(
    'butterflies',
    [0.604, 0.396, 0.48],
    insectOf(
      0.05,
      { body: '#2a2220', wings: '#e0508a', 'hind-wings': '#f080b0', 'wing-edge': '#4a1a3a', 'wing-spots': '#f8f0f4' },
      { ...MOTHLIKE, wings: { kind: 'butterfly', size: 0.95, rise: 34 }, antennae: { length: 0.3, kind: 'club' }, count: 6 },
    ),
    { words: 'swarm of butterflies, butterfly swarm', family: 'butterfly', ...ALOFT, lift: 0.6 },
  ),
  row(
    'moth',
    [0.0658, 0.0169, 0.0461],
    insectOf(
      0.04,
      { body: '#a89478', wings: '#b8a484', 'hind-wings': '#c8b898', 'wing-edge': '#7a6448', 'wing-spots': '#3a2c20' },
      {
        ...MOTHLIKE,
        skin: 'fur',
        abdomen: [0.09, 0.09, 0.26],
        thorax: [0.1, 0.1, 0.13],
        wings: { kind: 'moth', size: 0.8, rise: 8 },
        antennae: { length: 0.3, kind: 'feather' },
      },
    ),
    { words: 'luna moth', family: 'butterfly', ...ALOFT, lift: 1.4 },
  ),
  row(
    'dragonfly',
    [0.0989, 0.0243, 0.0774],
    insectOf(
      0.07,
      { body: '#1e7a8a', thorax: '#2a9a5a', head: '#2a9a5a', stripes: '#123a44', wings: '#d4e4ea', eyes: '#7a2a1e', legs: '#1a1a1a' },
      {
        abdomen: [0.035, 0.035, 0.4],
        thorax: [0.075, 0.085, 0.12],
        head: [0.08, 0.06, 0.05],
        lift: 0.2,
        eyes: 0.8,
        stripes: 6,
        wings: { kind: 'dragonfly', size: 0.66, rise: 8 },
        legs: { pairs: 3, reach: 0.16, knee: 0.0, thick: 0.012 },
        antennae: { length: 0.08 },
      },
    ),
    { words: 'damselfly', ...ALOFT, lift: 1 },
  ),
  row(
    'fly',
    [0.0123, 0.00583, 0.011],
    insectOf(
      0.01,
      { body: '#2a2c34', abdomen: '#3a4a4a', wings: '#d0d8dc', eyes: '#a8281e', legs: '#1a1a1e' },
      {
        abdomen: [0.2, 0.18, 0.24],
        thorax: [0.17, 0.16, 0.17],
        head: [0.15, 0.14, 0.1],
        eyes: 0.75,
        wings: { kind: 'clear', size: 0.7, rise: 10 },
        jaws: 'proboscis',
        antennae: { length: 0.08 },
      },
    ),
    { words: 'housefly, horsefly', ...LOW },
  ),
  row(
    'mosquito',
    [0.0187, 0.00986, 0.0179],
    insectOf(
      0.014,
      { body: '#4a443e', stripes: '#d8d4cc', wings: '#d8dcdc', legs: '#3a342e' },
      {
        abdomen: [0.055, 0.055, 0.3],
        thorax: [0.09, 0.1, 0.11],
        head: [0.06, 0.06, 0.06],
        lift: 0.4,
        stripes: 4,
        wings: { kind: 'clear', size: 0.6, rise: 20 },
        jaws: 'proboscis',
        legs: { pairs: 3, reach: 0.6, knee: 0.3, thick: 0.012 },
        antennae: { length: 0.14, kind: 'feather' },
      },
    ),
    { words: 'gnat', ...LOW },
  ),
  row(
    'grasshopper',
    [0.0454, 0.0295, 0.0708],
    insectOf(
      0.05,
      { body: '#6a9a34', legs: '#5a8a2c', cases: '#7aa83e', eyes: '#3a2a1e' },
      {
        abdomen: [0.1, 0.11, 0.4],
        thorax: [0.12, 0.14, 0.16],
        head: [0.1, 0.13, 0.09],
        lift: 0.26,
        legs: { pairs: 3, reach: 0.36, knee: 0.16, thick: 0.026, hop: true },
        wings: { kind: 'cases' },
        antennae: { length: 0.3 },
      },
    ),
    { words: 'locust, cricket', ...LOW },
  ),
  row(
    'praying-mantis',
    [0.0701, 0.0478, 0.11],
    insectOf(
      0.08,
      { body: '#6aa83a', legs: '#5a9230', eyes: '#c8d870', head: '#7ab84a' },
      {
        abdomen: [0.09, 0.08, 0.32],
        thorax: [0.045, 0.045, 0.26],
        head: [0.1, 0.075, 0.05],
        lift: 0.34,
        arms: true,
        eyes: 0.6,
        legs: { pairs: 3, reach: 0.4, knee: 0.14, thick: 0.018 },
        antennae: { length: 0.34 },
      },
    ),
    { words: 'mantis', ...LOW },
  ),
  row(
    'spider',
    [0.0692, 0.0271, 0.0701],
    insectOf(0.03, { body: '#3a2c24', abdomen: '#4a382c', legs: '#2e221c', joints: '#6a4e3a' }, { ...SPIDER, antennae: { length: 0.01 } }),
    { words: 'house spider, arachnid', ...LOW },
  ),
  row(
    'tarantula',
    [0.174, 0.0625, 0.176],
    insectOf(
      0.09,
      { body: '#2a201c', joints: '#c8682c', abdomen: '#3a2a22' },
      { ...SPIDER, skin: 'fur', legs: { pairs: 4, reach: 0.8, knee: 0.3, thick: 0.075 }, lift: 0.3, antennae: { length: 0.01 } },
    ),
    { family: 'spider', ...LOW },
  ),
  row(
    'black-widow',
    [0.0396, 0.0178, 0.0401],
    insectOf(
      0.015,
      { body: '#161416', spots: '#e0201a', legs: '#161416' },
      {
        ...SPIDER,
        abdomen: [0.36, 0.36, 0.36],
        thorax: [0.16, 0.13, 0.18],
        legs: { pairs: 4, reach: 1.2, knee: 0.66, thick: 0.026 },
        marking: 'hourglass',
        lift: 0.5,
        antennae: { length: 0.01 },
      },
    ),
    { family: 'spider', ...LOW },
  ),
  fantasy(
    'giant-spider',
    [5.54, 2.56, 5.61],
    insectOf(
      2.2,
      { body: '#241e2a', abdomen: '#3a2a3e', legs: '#1e1a22', joints: '#6a2a4a', eyes: '#e82a20', stripes: '#7a2a4a', jaws: '#c8b8a0' },
      { ...SPIDER, stripes: 3, legs: { pairs: 4, reach: 1.1, knee: 0.6, thick: 0.055 }, lift: 0.5, antennae: { length: 0.01 } },
    ),
    { words: 'monster spider, shelob', family: 'spider' },
  ),
  row(
    'scorpion',
    [0.0864, 0.0699, 0.163],
    insectOf(
      0.08,
      { body: '#4a3420', legs: '#6a4a2a', pincers: '#5a3e26', sting: '#2a1c14' },
      {
        abdomen: [0.16, 0.09, 0.26],
        thorax: [0.15, 0.1, 0.18],
        head: [0.13, 0.08, 0.08],
        lift: 0.15,
        legs: { pairs: 4, reach: 0.42, knee: 0.1, thick: 0.024 },
        pincers: 0.9,
        tail: 'sting',
        antennae: { length: 0.01 },
        eyes: 0.2,
      },
    ),
    LOW,
  ),
];
