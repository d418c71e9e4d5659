import type { LexiconEntry, SceneMeaning } from './meaning.js';

/** What stands in rooms. */
export const FURNISHING_LEXICON: readonly LexiconEntry<SceneMeaning>[] = [
  { role: 'noun', group: 'furniture', object: 'table', brings: [{ kind: 'chair', count: 2 }], words: 'furniture, furnishing' },
  {
    role: 'noun',
    object: 'crate',
    words: 'crate, wooden crate, box, wooden box, shipping crate, packing case',
    near: 'chest, treasure chest, trunk chest, suitcase, luggage, cardboard box, package, toolbox, coffin, shipping container, basket',
  },
  {
    role: 'noun',
    object: 'barrel',
    words: 'barrel, cask, keg, wooden barrel, wine barrel, rain barrel, water barrel',
    near: 'bucket, drum barrel, oil drum, trash can, jar, urn, amphora, vase, cauldron',
  },
  {
    role: 'noun',
    object: 'table',
    words:
      'table, desk, coffee table, dining table, side table, kitchen table, writing desk, reading table, end table, wooden table, long table, round table, school desk, picnic table',
    near: 'nightstand, bedside table, dresser, billiard table, pool table, piano, grand piano, podium, lectern, operating table',
  },
  {
    role: 'noun',
    object: 'chair',
    words: 'chair, stool, wooden chair, dining chair, desk chair, kitchen chair, seat, bar stool, barstool, 🪑',
    near: 'throne, rocking chair, pew, wheelchair, beanbag',
  },
  { role: 'noun', object: 'chair', hint: ['meadow', 'village'], near: 'park bench, bench, garden chair, garden bench, lawn chair, swing' },
  { role: 'noun', object: 'chair', hint: ['beach'], near: 'deckchair, deck chair, beach chair, sun lounger' },
  {
    role: 'noun',
    object: 'sofa',
    words: 'sofa, couch, settee, loveseat, love seat, sectional, sectional sofa, chesterfield, 🛋',
    near: 'armchair, arm chair, recliner, easy chair, wingback chair, chaise longue, ottoman, daybed, futon, divan',
  },
  {
    role: 'noun',
    object: 'bookshelf',
    words:
      'bookshelf, book shelf, bookcase, book case, shelf, bookstack, bookrack, shelf of books, shelving, wall of books, library shelf, wooden shelf',
    near: 'book, cabinet, cupboard, wardrobe, closet, sideboard, display case, locker, tome, filing cabinet, server rack, 📚',
  },
  { role: 'adjective', brings: [{ kind: 'bookshelf', count: 4 }], words: 'book lined, book filled' },
  {
    role: 'noun',
    object: 'bed',
    words: 'bed, single bed, double bed, wooden bed, king bed, queen bed, 🛏',
    near: 'bunk bed, bunk, four poster bed, canopy bed, cot, crib, cradle, mattress, hospital bed, sleeping bag',
  },
  {
    role: 'noun',
    object: 'rug',
    words: 'rug, carpet, persian rug, oriental rug, area rug, mat, persian carpet',
    near: 'bearskin, tatami, doormat, tapestry, picnic blanket, blanket, towel',
  },
  {
    role: 'noun',
    object: 'fireplace',
    words: 'fireplace, fire place, hearth, stone fireplace, fireside, log fire, open fireplace, mantelpiece, mantel',
    near: 'wood stove, wood burning stove, furnace, kiln, radiator',
  },
  {
    role: 'noun',
    object: 'workbench',
    words: 'workbench, work bench, work table, worktable, tool bench, carpenter bench',
    near: 'anvil, lathe, table saw, loom, easel, sewing machine, drill press, vise, sawhorse',
  },
  {
    role: 'noun',
    object: 'stove',
    words: 'stove, cooker, oven, gas stove, electric stove, kitchen stove, gas cooker, cooktop, stovetop, kitchen range',
    near: 'microwave, microwave oven, dishwasher, washing machine, range hood',
  },
  {
    role: 'noun',
    object: 'refrigerator',
    words: 'refrigerator, fridge, freezer, icebox, ice box',
    near: 'vending machine, cooler, water cooler',
  },
  {
    role: 'noun',
    object: 'kitchen-counter',
    words: 'kitchen counter, counter, countertop, counter top, kitchen cabinet, kitchen unit, worktop, kitchen sink, sink',
    near: 'kitchen island, bar counter, washbasin, wash basin, bathtub, shop counter, kitchen cupboard',
  },
  {
    role: 'noun',
    object: 'control-panel',
    words: 'control panel, console, control console, computer console, control desk, command console, instrument panel, control station',
    near: 'dashboard, switchboard, computer terminal, arcade machine, mainframe, hologram',
  },
  {
    role: 'noun',
    object: 'stalagmite',
    words: 'stalagmite, dripstone, rock spire',
  },
  {
    role: 'noun',
    object: 'crystal',
    words: 'crystal, glowing crystal, crystal cluster, quartz, quartz crystal',
    near: 'gem, gemstone, jewel, amethyst, diamond, emerald gem, ice crystal, 💎',
  },
  {
    role: 'noun',
    object: 'picture',
    words:
      'picture frame, framed picture, painting, framed painting, wall art, wall picture, framed photograph, portrait, oil painting, framed print, artwork',
    near: 'mirror, poster, mural, fresco, television, tv, clock, wall clock, map, screen, computer screen, blackboard, chalkboard, whiteboard',
  },
  {
    role: 'noun',
    object: 'plant-pot',
    words:
      'plant pot, potted plant, flower pot, flowerpot, house plant, houseplant, indoor plant, planter, pot plant, potted fern, potted palm, 🪴',
    near: 'hanging plant, terrarium, flower vase, vase of flowers, flower box, window box, potted flower, potted cactus, raised bed, flower bed',
  },
];
