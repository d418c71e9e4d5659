import type { ObjectKind, Place } from '@diorama/domain';

import type { LexiconEntry, Substance, MeasureMeaning } from './meaning.js';

/** Colours and materials. */
export const APPEARANCE_LEXICON: readonly LexiconEntry<MeasureMeaning>[] = [
  { role: 'measure', color: 'red', words: 'red, scarlet, crimson, ruby, vermilion, cherry red, blood red, reddish, brick red' },
  { role: 'measure', color: 'maroon', words: 'maroon, burgundy, oxblood, wine red, dark red, deep red' },
  { role: 'measure', color: 'pink', words: 'pink, rosy, pinkish, salmon, magenta, fuchsia, hot pink, coral' },
  {
    role: 'measure',
    color: 'orange',
    words: 'orange, tangerine, amber, rust, rusty orange, rust red, apricot, copper colored, terracotta',
  },
  {
    role: 'measure',
    color: 'brown',
    words: 'brown, chestnut brown, chocolate brown, umber, sepia, brownish, dark brown, mahogany, bronze colored',
  },
  { role: 'measure', color: 'beige', words: 'beige, tan, cream, cream colored, khaki, sand colored, ochre, fawn, buff, light brown' },
  { role: 'measure', color: 'gold', words: 'gold, golden, gilded, gold colored' },
  { role: 'measure', color: 'yellow', words: 'yellow, lemon yellow, yellowish, mustard, canary yellow, saffron' },
  { role: 'measure', color: 'olive', words: 'olive, olive green, moss green, army green' },
  {
    role: 'measure',
    color: 'green',
    words: 'green, emerald, emerald green, jade, greenish, dark green, forest green, lime green, sage green',
  },
  { role: 'measure', color: 'turquoise', words: 'turquoise, teal, cyan, aqua, aquamarine, blue green, mint green' },
  { role: 'measure', color: 'blue', words: 'blue, azure, cobalt, sapphire, sky blue, bluish, royal blue, cerulean, light blue, baby blue' },
  { role: 'measure', color: 'navy', words: 'navy, navy blue, indigo, dark blue, midnight blue, deep blue' },
  { role: 'measure', color: 'purple', words: 'purple, violet, mauve, plum colored, purplish' },
  { role: 'measure', color: 'lavender', words: 'lilac, lavender colored, pale purple, light purple' },
  { role: 'measure', color: 'white', words: 'white, whitewashed, ivory, pearly, snow white colored, off white, whitish, alabaster' },
  { role: 'measure', color: 'silver', words: 'silver, silvery, silver colored' },
  { role: 'measure', color: 'gray', words: 'gray, grayish, slate gray, charcoal gray, ash gray, light gray, dark gray' },
  { role: 'measure', color: 'black', words: 'black, jet black, ebony, pitch dark, blackened, coal black' },
  { role: 'measure', material: 'wood', words: 'wood, wooden, timber framed, oaken, plank, weathered wood, log built, rustic wooden' },
  { role: 'measure', material: 'stone', words: 'granite, limestone, sandstone, stone built, basalt, slate' },
  { role: 'measure', material: 'brick', words: 'brick, red brick, brick built' },
  { role: 'measure', material: 'marble', words: 'marble, white marble' },
  { role: 'measure', material: 'metal', words: 'metal, iron, steel, bronze, brass, copper, wrought iron, metallic' },
  { role: 'measure', material: 'cloth', words: 'canvas, cloth, woven, woolen, linen, velvet, fabric, upholstered' },
  { role: 'measure', material: 'leather', words: 'leather' },
];

/** What things are made of anyway, so that naming it asks for nothing more ("a wooden fence"). */
export const DEFAULT_OBJECTS_BY_MATERIAL: Record<Substance, readonly (ObjectKind | Place)[]> = {
  wood: [
    'barn',
    'fence',
    'boat',
    'bridge',
    'crate',
    'barrel',
    'table',
    'chair',
    'bookshelf',
    'bed',
    'workbench',
    'log',
    'picture',
    'workshop',
    'library',
  ],
  stone: ['tower', 'well', 'column', 'statue', 'rock', 'boulder', 'fireplace', 'canyon', 'alpine', 'volcanic', 'temple-hall'],
  brick: ['fireplace'],
  marble: ['column', 'statue', 'temple-hall'],
  metal: ['lamp'],
  cloth: ['tent', 'rug', 'sofa'],
  leather: [],
};
