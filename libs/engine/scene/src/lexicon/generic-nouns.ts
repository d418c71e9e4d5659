import type { LexiconEntry, SceneMeaning } from './meaning.js';

/** Nouns for a whole class of things, with the members that represent it. They are shown as a family. */
export const GENERIC_NOUN_LEXICON: readonly LexiconEntry<SceneMeaning>[] = [
  { role: 'noun', object: 'car', isFamily: true, brings: [{ kind: 'van', count: 1 }], words: 'vehicle, motor vehicle, automotive' },
  {
    role: 'noun',
    object: 'car',
    isFamily: true,
    isPlural: true,
    brings: [
      { kind: 'bus', count: 1 },
      { kind: 'taxi', count: 2 },
    ],
    words: 'traffic, road traffic, city traffic, rush hour traffic, traffic jam, heavy traffic',
  },
  {
    role: 'noun',
    object: 'hammer',
    isFamily: true,
    brings: [
      { kind: 'saw', count: 1 },
      { kind: 'wrench', count: 1 },
      { kind: 'pliers', count: 1 },
    ],
    words: 'tool, hand tool, woodworking tool, workshop tool, power tool, hardware',
  },
  {
    role: 'noun',
    object: 'rake',
    isFamily: true,
    brings: [
      { kind: 'spade', count: 1 },
      { kind: 'watering-can', count: 1 },
    ],
    words: 'garden tool, gardening tool, farm tool',
  },
  {
    role: 'noun',
    object: 'oven',
    isFamily: true,
    brings: [
      { kind: 'refrigerator', count: 1 },
      { kind: 'microwave', count: 1 },
    ],
    words: 'appliance, kitchen appliance, home appliance, household appliance, steel appliance, stainless steel appliance',
  },
  {
    role: 'noun',
    object: 'lathe-machine',
    isFamily: true,
    brings: [{ kind: 'milling-machine', count: 1 }],
    words: 'machine, machinery, industrial machine, industrial machinery, factory equipment, industrial equipment, machine tool',
  },
  {
    role: 'noun',
    object: 'excavator',
    isFamily: true,
    brings: [{ kind: 'bulldozer', count: 1 }],
    words: 'heavy machinery, heavy machine, heavy equipment, construction machinery, construction vehicle, construction equipment',
  },
  {
    role: 'noun',
    object: 'tractor',
    isFamily: true,
    brings: [{ kind: 'combine-harvester', count: 1 }],
    words: 'farm machinery, farm equipment, agricultural machinery, farm vehicle',
  },
  {
    role: 'noun',
    object: 'heart-monitor',
    isFamily: true,
    brings: [
      { kind: 'iv-stand', count: 1 },
      { kind: 'medical-cart', count: 1 },
    ],
    words: 'medical equipment, medical device, medical supplies, surgical equipment, hospital equipment',
  },
  {
    role: 'noun',
    object: 'microscope',
    isFamily: true,
    brings: [
      { kind: 'flask', count: 2 },
      { kind: 'test-tube-rack', count: 1 },
    ],
    words: 'scientific instrument, lab equipment, laboratory equipment, scientific equipment, glassware, lab instrument',
  },
  {
    role: 'noun',
    object: 'treadmill',
    isFamily: true,
    brings: [{ kind: 'weight-bench', count: 1 }],
    words: 'gym equipment, exercise equipment, fitness equipment, workout equipment, exercise machine, gym machine',
  },
  {
    role: 'noun',
    object: 'soccer-ball',
    isFamily: true,
    brings: [
      { kind: 'basketball', count: 1 },
      { kind: 'tennis-racket', count: 1 },
    ],
    words: 'sports equipment, sporting goods, sports gear, ball game',
  },
  {
    role: 'noun',
    object: 'computer',
    isFamily: true,
    brings: [{ kind: 'speaker', count: 1 }],
    words: 'electronics, electronic device, gadget, device, high tech equipment, technology, electronic equipment, equipment',
  },
  { role: 'noun', object: 'chair', isFamily: true, isPlural: true, words: 'seating, comfortable seating, seating area, seats' },
  {
    role: 'noun',
    object: 'guitar',
    isFamily: true,
    brings: [
      { kind: 'violin', count: 1 },
      { kind: 'trumpet', count: 1 },
    ],
    words: 'musical instrument, instrument, music instrument',
  },
  {
    role: 'noun',
    object: 'sword',
    isFamily: true,
    brings: [
      { kind: 'spear', count: 1 },
      { kind: 'battle-axe', count: 1 },
    ],
    words: 'weapon, melee weapon, ancient weapon',
  },
  {
    role: 'noun',
    object: 'bread',
    isFamily: true,
    brings: [
      { kind: 'cheese', count: 1 },
      { kind: 'fruit-bowl', count: 1 },
      { kind: 'roast-chicken', count: 1 },
    ],
    words: 'food, meal, dish of food, feast, snack, foodstuff, delicious food, groceries, produce, cuisine',
  },
  {
    role: 'noun',
    object: 'carrot',
    isFamily: true,
    brings: [
      { kind: 'cabbage', count: 1 },
      { kind: 'tomato', count: 2 },
    ],
    words: 'vegetable, veg, fresh vegetable',
  },
  {
    role: 'noun',
    object: 'cooking-pot',
    isFamily: true,
    brings: [
      { kind: 'ladle', count: 1 },
      { kind: 'frying-pan', count: 1 },
    ],
    words: 'cookware, utensil, kitchen utensil, cooking utensil, kitchenware, pots and pans, cooking equipment',
  },
  {
    role: 'noun',
    object: 'vase',
    isFamily: true,
    brings: [{ kind: 'candlestick', count: 1 }],
    words: 'ornament, decoration, decorative object, decorative item, knick knack, trinket, decor, home decor, ornate decoration',
  },
  {
    role: 'noun',
    object: 'paint-palette',
    isFamily: true,
    brings: [
      { kind: 'paint-brush', count: 2 },
      { kind: 'easel', count: 1 },
    ],
    words: 'art supply, art supplies, painting supplies, creative tool, paint supplies, artist tool',
  },
  {
    role: 'noun',
    object: 'coat',
    isFamily: true,
    brings: [
      { kind: 'dress', count: 1 },
      { kind: 't-shirt', count: 1 },
    ],
    words: 'clothes, clothing, garment, apparel, outfit, laundry pile',
  },
  {
    role: 'noun',
    object: 'trash-bag',
    isFamily: true,
    brings: [{ kind: 'cardboard-box', count: 1 }],
    words: 'trash, garbage, litter, rubbish, refuse, waste',
  },
  { role: 'noun', object: 'oak-tree', isFamily: true, group: 'tree', words: 'canopy, tree canopy, leafy canopy, forest canopy, treetops' },
  { role: 'noun', object: 'airliner', isFamily: true, hint: ['meadow'], words: 'aircraft, air traffic' },
  {
    role: 'noun',
    object: 'deer',
    isFamily: true,
    hint: ['meadow', 'forest'],
    brings: [{ kind: 'rabbit', count: 1 }],
    words: 'wildlife, fauna, wild animal, woodland animal, forest animal, woodland creature',
  },
];
