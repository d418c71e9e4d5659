import type { Pattern } from '@diorama/world-model';

/** What a part is made of: how it looks, and the words that ask for it. */
export interface SubstanceEntry {
  /** sRGB, where a finish names no colour. */
  readonly color: string;
  readonly pattern: Pattern;
  /** Metres of one repeat of the pattern. */
  readonly scale: number;
  /** How strongly the pattern changes the colour, 0 to 1. */
  readonly contrast: number;
  /** How strongly the pattern tilts the normal, 0 to 1. */
  readonly bump: number;
  /** 0 (mirror) to 1 (matt). */
  readonly roughness: number;
  /** 0 or 1. */
  readonly metalness: number;
  /** Share of the light that passes through from behind; 0 where left out. */
  readonly translucency?: number;
  /** Linear radiance in multiples of its own colour or of `color`, sRGB, always or when lamps are lit; none where left out. */
  readonly glow?: { readonly strength: number; readonly when: 'always' | 'lit'; readonly color?: string };
  /** Whether snow and moss settle on its upward faces. */
  readonly settles?: boolean;
  /** Adjectives and nouns that ask for it, comma-separated ("a wooden chair", "a chair of wood"). */
  readonly words?: string;
}

type Row = readonly [
  color: string,
  pattern: Pattern,
  scale: number,
  contrast: number,
  bump: number,
  roughness: number,
  metalness: number,
  rest?: Pick<SubstanceEntry, 'translucency' | 'glow' | 'settles' | 'words'>,
];

const ROWS = {
  // Wood and plants
  wood: [
    '#9a7048',
    'planks',
    0.4,
    0.32,
    0.12,
    0.7,
    0,
    {
      settles: true,
      words: 'wooden, wood, timber, oak, pine, walnut, teak, mahogany wood, plywood, cherry wood, maple wood, cedar wood, reclaimed wood',
    },
  ],
  planks: ['#8a6a4a', 'planks', 0.22, 0.5, 0.45, 0.8, 0, { settles: true, words: 'planked, plank' }],
  bark: ['#6b5644', 'bark', 0.3, 0.55, 0.7, 0.95, 0, { settles: true }],
  bamboo: ['#b8a25c', 'planks', 0.12, 0.3, 0.2, 0.6, 0, { words: 'bamboo' }],
  wicker: ['#b08a52', 'fabric', 0.05, 0.6, 0.7, 0.85, 0, { words: 'wicker, rattan, woven, basketwork' }],
  straw: ['#c3a35c', 'thatch', 0.3, 0.45, 0.6, 0.95, 0, { settles: true, words: 'straw, thatched, thatch' }],
  leaf: ['#5f8a35', 'leaves', 0.4, 0.35, 0.2, 0.8, 0, { translucency: 0.45 }],
  needle: ['#3c5c37', 'leaves', 0.4, 0.35, 0.2, 0.85, 0, { translucency: 0.25, settles: true }],
  petal: ['#e88aa8', 'plain', 1, 0, 0, 0.8, 0, { translucency: 0.45 }],
  stem: ['#6f9a46', 'plain', 1, 0, 0, 0.8, 0, { translucency: 0.3 }],
  grass: ['#7fa046', 'grass', 0.3, 0.5, 0.5, 0.9, 0],
  moss: ['#5f7638', 'grass', 0.16, 0.6, 0.9, 1, 0, { words: 'mossy, moss-covered, overgrown' }],
  fruit: ['#c8402c', 'noise', 0.05, 0.15, 0.05, 0.4, 0],
  // Stone and building
  stone: ['#8f8a82', 'rock', 0.9, 0.5, 0.7, 0.9, 0, { settles: true, words: 'stone, rocky, rock' }],
  masonry: ['#9c958a', 'brick', 0.9, 0.45, 0.6, 0.9, 0, { settles: true, words: 'stone-built, ashlar, cobblestone' }],
  sandstone: ['#c7a878', 'strata', 0.8, 0.35, 0.4, 0.9, 0, { settles: true, words: 'sandstone, limestone' }],
  granite: ['#8b8680', 'noise', 0.05, 0.5, 0.2, 0.6, 0, { settles: true, words: 'granite' }],
  marble: ['#e2ddd3', 'marble', 1.2, 0.3, 0.05, 0.3, 0, { settles: true, words: 'marble' }],
  obsidian: ['#1d1b20', 'marble', 0.8, 0.3, 0.05, 0.1, 0, { words: 'obsidian, onyx' }],
  brick: ['#8a4f3c', 'brick', 0.3, 0.5, 0.5, 0.9, 0, { words: 'brick, bricked' }],
  concrete: [
    '#a3a19b',
    'plaster',
    1.1,
    0.35,
    0.25,
    0.9,
    0,
    { settles: true, words: 'concrete, cement, raw concrete, exposed concrete, board marked concrete' },
  ],
  plaster: ['#e6dcc8', 'plaster', 1.2, 0.15, 0.25, 0.9, 0, { words: 'plaster, stucco, whitewashed, adobe' }],
  // Smooth walls and ceilings of rooms; it is named by rooms only, and prompts that ask for plaster have the rougher one.
  distemper: ['#e6dcc8', 'plaster', 0.9, 0.05, 0.07, 0.9, 0],
  clay: ['#b8683f', 'noise', 0.3, 0.2, 0.15, 0.85, 0, { words: 'clay, terracotta, earthen, earthenware' }],
  mud: ['#6e553c', 'noise', 0.5, 0.4, 0.4, 0.95, 0, { words: 'mud, muddy' }],
  soil: ['#4a3a2c', 'noise', 0.12, 0.5, 0.6, 1, 0],
  sand: ['#d9c193', 'sand', 0.5, 0.25, 0.3, 1, 0, { words: 'sand, sandy' }],
  tile: ['#9c5238', 'tiles', 0.34, 0.5, 0.5, 0.7, 0, { settles: true, words: 'tiled' }],
  checkered: [
    '#b4b2ac',
    'checks',
    0.4,
    1,
    0.12,
    0.35,
    0,
    { words: 'checkered, chequered, checkerboard, chequerboard, checker, chequer, checked tile, chess board pattern' },
  ],
  slate: ['#5c6068', 'tiles', 0.34, 0.45, 0.5, 0.7, 0, { settles: true, words: 'slate' }],
  shingle: ['#6d5a48', 'tiles', 0.28, 0.5, 0.5, 0.85, 0, { settles: true, words: 'shingled' }],
  // Metal
  metal: [
    '#9aa0a6',
    'metal',
    0.6,
    0.25,
    0.12,
    0.35,
    1,
    {
      words:
        'metal, metallic, steel, tin, stainless steel, stainless, aluminium, aluminum, pewter, corrugated iron, corrugated metal, sheet metal, zinc',
    },
  ],
  iron: ['#4a4a4c', 'metal', 0.4, 0.35, 0.25, 0.55, 1, { words: 'iron, wrought-iron, cast-iron' }],
  rust: ['#8a4a28', 'noise', 0.15, 0.6, 0.4, 0.95, 0, { words: 'rusty, rusted, rusting, corroded' }],
  copper: ['#b8703f', 'metal', 0.5, 0.25, 0.1, 0.35, 1, { words: 'copper' }],
  verdigris: ['#6fa08c', 'noise', 0.3, 0.35, 0.2, 0.8, 0, { words: 'verdigris, weathered copper' }],
  bronze: ['#8a6a3a', 'metal', 0.5, 0.3, 0.12, 0.4, 1, { words: 'bronze' }],
  brass: ['#c2a14e', 'metal', 0.4, 0.2, 0.08, 0.3, 1, { words: 'brass' }],
  gold: ['#e0b440', 'metal', 0.5, 0.15, 0.05, 0.25, 1, { words: 'golden, gold, gilded, gold leaf' }],
  silver: ['#c8ccd0', 'metal', 0.5, 0.15, 0.05, 0.25, 1, { words: 'silver' }],
  chrome: ['#d4d8dc', 'plain', 1, 0, 0, 0.1, 1, { words: 'chrome' }],
  // Made materials
  paint: ['#c43a2e', 'plain', 1, 0, 0, 0.45, 0, { words: 'painted, lacquered, enamel, enamelled' }],
  plastic: [
    '#d8d8d4',
    'plain',
    1,
    0,
    0,
    0.4,
    0,
    { words: 'plastic, vinyl, epoxy, epoxy resin, resin, acrylic, perspex, fibreglass, formica, pvc' },
  ],
  rubber: ['#26262a', 'noise', 0.1, 0.2, 0.1, 0.9, 0, { words: 'rubber' }],
  ceramic: ['#eeeae2', 'plain', 1, 0, 0, 0.15, 0, { words: 'ceramic, porcelain, china, glazed' }],
  glass: ['#a8c8d4', 'plain', 1, 0, 0, 0.05, 0, { translucency: 0.6, words: 'glass, glazed' }],
  crystal: [
    '#8fc4e8',
    'marble',
    0.4,
    0.3,
    0.1,
    0.1,
    0,
    {
      translucency: 0.5,
      glow: { strength: 0.12, when: 'always' },
      words: 'crystal, crystalline',
    },
  ],
  fabric: ['#a8584a', 'fabric', 0.03, 0.3, 0.25, 0.95, 0, { words: 'cloth, fabric, velvet, silk, cotton, linen' }],
  felt: ['#c2a488', 'fabric', 0.2, 0.34, 0.9, 1, 0, { words: 'felt, felted' }],
  canvas: ['#d8ccb0', 'fabric', 0.05, 0.25, 0.2, 0.95, 0, { translucency: 0.2, words: 'canvas' }],
  leather: ['#6e4428', 'noise', 0.06, 0.25, 0.2, 0.6, 0, { words: 'leather' }],
  paper: ['#efe8d8', 'plain', 1, 0, 0, 0.95, 0, { translucency: 0.15, words: 'paper, origami, papercraft' }],
  cardboard: ['#b98d5e', 'noise', 0.25, 0.12, 0.1, 0.95, 0, { words: 'cardboard, corrugated cardboard' }],
  plasticine: ['#d2764a', 'noise', 0.3, 0.14, 0.6, 0.7, 0, { words: 'plasticine, modeling clay, modelling clay, play-doh' }],
  'toy-brick': [
    '#d8402c',
    'tiles',
    0.16,
    0.18,
    0.5,
    0.35,
    0,
    { words: 'lego, lego bricks, lego style bricks, lego blocks, toy bricks, duplo' },
  ],
  wax: ['#ece2c8', 'plain', 1, 0, 0, 0.6, 0, { translucency: 0.3, words: 'wax' }],
  rope: ['#b09a70', 'fabric', 0.04, 0.5, 0.5, 0.95, 0],
  books: ['#8a6a4a', 'books', 0.3, 0.8, 0.3, 0.8, 0],
  // Creatures
  fur: ['#8a6a48', 'noise', 0.04, 0.35, 0.25, 1, 0, { words: 'furry, fluffy' }],
  wool: ['#e8e2d4', 'noise', 0.08, 0.3, 0.6, 1, 0, { words: 'wool, woolen, woollen, woolly, knitted, knit, crocheted, yarn' }],
  feather: ['#e8e6e0', 'leaves', 0.1, 0.2, 0.1, 0.9, 0],
  skin: ['#d8a988', 'plain', 1, 0, 0, 0.7, 0],
  hide: ['#8a8078', 'noise', 0.15, 0.25, 0.3, 0.9, 0],
  scales: ['#4f7a4a', 'tiles', 0.05, 0.4, 0.3, 0.5, 0, { words: 'scaly' }],
  shell: ['#b89878', 'strata', 0.05, 0.35, 0.2, 0.4, 0],
  bone: ['#e4dcc4', 'noise', 0.1, 0.2, 0.1, 0.7, 0, { words: 'bone, ivory' }],
  hair: ['#3c2c20', 'bark', 0.03, 0.3, 0.2, 0.8, 0],
  eye: ['#141416', 'plain', 1, 0, 0, 0.1, 0],
  // Food
  bread: ['#b5793c', 'noise', 0.08, 0.3, 0.2, 0.9, 0],
  cream: ['#f4ead8', 'plain', 1, 0, 0, 0.6, 0, { words: 'creamy' }],
  chocolate: ['#4e2f1e', 'plain', 1, 0, 0, 0.5, 0, { words: 'chocolate' }],
  candy: ['#f27aa8', 'plain', 1, 0, 0, 0.2, 0, { words: 'candy, sugar, sugary' }],
  gingerbread: ['#a8642e', 'noise', 0.06, 0.2, 0.15, 0.9, 0, { words: 'gingerbread' }],
  // Water, ice, air
  ice: ['#bcd6e4', 'noise', 0.7, 0.2, 0.1, 0.1, 0, { translucency: 0.3, words: 'ice, icy, frozen' }],
  snow: ['#eef2f8', 'snow', 0.8, 0.1, 0.25, 1, 0, { words: 'snow, snow-covered' }],
  water: ['#4f86a0', 'noise', 0.5, 0.2, 0.1, 0.05, 0, { translucency: 0.3 }],
  foam: ['#e6eef2', 'noise', 0.3, 0.2, 0.3, 0.9, 0],
  cloud: ['#f2f3f5', 'noise', 1.5, 0.1, 0.2, 1, 0, { translucency: 0.4 }],
  // Light
  glow: ['#ffd27a', 'plain', 1, 0, 0, 1, 0, { glow: { strength: 2, when: 'always' }, words: 'glowing, luminous' }],
  neon: ['#28e0f0', 'plain', 1, 0, 0, 1, 0, { glow: { strength: 2.4, when: 'always' }, words: 'neon' }],
  lamp: ['#ffe2b0', 'plain', 1, 0, 0, 0.6, 0, { glow: { strength: 3, when: 'lit' } }],
  window: ['#6c8796', 'plain', 1, 0, 0, 0.1, 0, { glow: { strength: 1.6, when: 'lit', color: '#e0953c' } }],
  screen: ['#2f86c8', 'plain', 1, 0, 0, 0.2, 0, { glow: { strength: 0.9, when: 'always' } }],
  flame: ['#ff8a20', 'plain', 1, 0, 0, 1, 0, { glow: { strength: 1.8, when: 'always' }, words: 'burning, flaming, fiery' }],
  ember: ['#e03810', 'noise', 0.1, 0.6, 0.4, 1, 0, { glow: { strength: 1, when: 'always' } }],
  lava: ['#ff5a10', 'rock', 0.5, 0.9, 0.4, 1, 0, { glow: { strength: 1.6, when: 'always' }, words: 'lava, molten' }],
} as const satisfies Record<string, Row>;

/** The name of a substance. */
export type Substance = keyof typeof ROWS;

/** All substances. */
export const SUBSTANCES: Readonly<Record<Substance, SubstanceEntry>> = Object.fromEntries(
  Object.entries<Row>(ROWS).map(([name, [color, pattern, scale, contrast, bump, roughness, metalness, rest]]) => [
    name,
    { color, pattern, scale, contrast, bump, roughness, metalness, ...rest },
  ]),
) as Record<Substance, SubstanceEntry>;

/** A substance, or one in a colour: `wood`, `paint #c43a2e`. Colours are sRGB. */
export type Finish = Substance | `${Substance} #${string}`;

/** Substance and colour of a finish. @throws RangeError for a substance that is not in the table */
export function parseFinish(finish: Finish): { readonly substance: Substance; readonly color: string } {
  const [name = '', color] = finish.split(' ');
  const entry = (SUBSTANCES as Partial<Record<string, SubstanceEntry>>)[name];
  if (entry === undefined) throw new RangeError(`unknown substance: ${name}`);
  return { substance: name as Substance, color: color ?? entry.color };
}
