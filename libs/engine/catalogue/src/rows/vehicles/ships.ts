import type { MotorShipSpec, SailingShipSpec, SmallBoatSpec } from '../../parameters/vehicles/vehicles-water.js';
import type { CatalogueRow, RowDetails } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('vehicles');
const sail = (
  hull: SailingShipSpec['hull'],
  masts: number,
  rig: SailingShipSpec['rig'],
  rest: Partial<SailingShipSpec> = {},
): SailingShipSpec => ({ ...rest, generator: 'sailing-ship', hull, masts, rig });
const motor = (kind: MotorShipSpec['kind']): MotorShipSpec => ({ generator: 'motor-ship', kind });
const small = (kind: SmallBoatSpec['kind']): SmallBoatSpec => ({ generator: 'small-boat', kind });
const AFLOAT: RowDetails = { stand: 'water', side: 'outdoors' };

/** Ships, boats and boards. */
export const SHIP_ROWS: readonly CatalogueRow[] = [
  row('galleon', [15, 34, 42], sail('galleon', 3, 'square', { yards: 3, guns: 2, flag: 'plain' }), {
    ...AFLOAT,
    words: 'sailing ship, ship sailing, tall ship, ship, man-of-war, warship under sail, frigate, caravel, wooden ship, old ship',
  }),
  row('pirate-ship', [14, 32, 40], sail('galleon', 3, 'square', { yards: 3, guns: 1, flag: 'pirate' }), {
    ...AFLOAT,
    words: 'pirate galleon, buccaneer ship, corsair',
    finishes: { sail: 'canvas #3a3634', body: 'planks #4a3222', trim: 'planks #6a2c24', castle: 'planks #54341f' },
  }),
  row('ghost-ship', [14, 32, 40], sail('galleon', 3, 'square', { yards: 3, guns: 1, state: 'torn' }), {
    ...AFLOAT,
    words: 'haunted ship, flying dutchman, phantom ship',
    finishes: {
      sail: 'canvas #8fb0a8',
      body: 'planks #4f6660',
      trim: 'planks #6a8078',
      castle: 'planks #48605a',
      deck: 'planks #5a706a',
      bottom: 'planks #3a4f4a',
      mast: 'wood #5a6a64',
      gilt: 'verdigris',
      lamp: 'neon #60ffc0',
    },
    family: 'galleon',
  }),
  row('shipwreck', [20, 24, 40], sail('galleon', 3, 'square', { yards: 2, guns: 1, state: 'wrecked' }), {
    side: 'outdoors',
    stand: 'under-water',
    words: 'wreck ship, ship wreck, wreck, sunken ship, wrecked ship, sunken galleon',
    finishes: {
      sail: 'canvas #9a917a',
      body: 'planks #5a5040',
      trim: 'planks #6a6450',
      castle: 'planks #544c3c',
      deck: 'planks #6a6250',
      bottom: 'moss #4f5a40',
      mast: 'wood #564c3a',
      gilt: 'verdigris',
    },
  }),
  row('clipper', [15, 36, 48], sail('clipper', 3, 'square', { yards: 4 }), {
    ...AFLOAT,
    words: 'clipper ship, tea clipper, windjammer, barque',
    finishes: { body: 'paint #1f2a2c', trim: 'paint #e8e2d0', bottom: 'copper' },
    family: 'galleon',
  }),
  row('viking-longship', [7, 13, 24], sail('longship', 1, 'square', { yards: 1, oars: 9 }), {
    ...AFLOAT,
    words: 'viking ship, longship, longboat, drakkar, dragon ship, viking boat',
    finishes: { sail: 'canvas #e8dcc0', stripe: 'canvas #b0302a' },
  }),
  row('trireme', [9, 12, 34], sail('trireme', 1, 'square', { yards: 1, oars: 16 }), {
    ...AFLOAT,
    words: 'greek galley, galley, roman galley, ancient warship',
    finishes: { sail: 'canvas #e8dcc0', stripe: 'paint #a82c28' },
  }),
  row('sailboat', [2.9, 12, 9.5], sail('yacht', 1, 'bermuda'), {
    ...AFLOAT,
    words: 'sailing boat, boat sailing, sailing yacht, sloop, dinghy under sail, keelboat',
    finishes: {
      body: 'paint #f0f0ec',
      bottom: 'paint #2c4a7a',
      trim: 'paint #2c4a7a',
      sail: 'canvas #f6f4ee',
      foresail: 'canvas #f6f4ee',
      mast: 'metal #c8ccd0',
      deck: 'planks #c8a878',
    },
  }),
  row('schooner', [6, 24, 27], sail('clipper', 2, 'gaff'), {
    ...AFLOAT,
    words: 'two-master, ketch, gaff schooner',
    finishes: { body: 'paint #f0eee6', bottom: 'paint #3a6a4a' },
  }),
  row('catamaran', [6.6, 16, 12], sail('catamaran', 1, 'bermuda'), {
    ...AFLOAT,
    words: 'twin-hull boat, multihull',
    finishes: {
      body: 'paint #f4f4f0',
      bottom: 'paint #3a4a5a',
      sail: 'canvas #f6f4ee',
      foresail: 'canvas #e0e8ea',
      mast: 'metal #c8ccd0',
      net: 'fabric #c8c8c4',
      trim: 'paint #e4e4e0',
    },
  }),
  row('junk', [9, 24, 28], sail('junk', 3, 'junk'), {
    ...AFLOAT,
    words: 'chinese junk, junk ship, junk boat',
    finishes: { sail: 'canvas #b04a2a', body: 'planks #6a3a24', castle: 'planks #8a4a2c' },
  }),
  row('dhow', [6, 18, 20], sail('dhow', 1, 'lateen'), { ...AFLOAT, words: 'felucca, arab dhow, lateen boat' }),
  row('cruise-ship', [32, 52, 230], motor('cruise'), {
    ...AFLOAT,
    words: 'cruise liner, passenger ship',
    finishes: {
      body: 'paint #f4f4f2',
      house: 'paint #fafaf8',
      deck: 'planks #b08c5c',
      bottom: 'paint #2c4a7a',
      pool: 'water #40b0d0',
      accent: 'paint #2868b0',
    },
  }),
  row('ocean-liner', [28, 50, 250], motor('liner'), {
    ...AFLOAT,
    words: 'liner, titanic, steamship, steamer',
    finishes: { body: 'paint #191b20', boxd: 'paint #d88a2c', deck: 'planks #b08c5c' },
  }),
  row('ferry', [16, 24, 70], motor('ferry'), {
    ...AFLOAT,
    words: 'ferryboat, car ferry, ferry boat',
    finishes: { body: 'paint #f0f0ec', stripe: 'paint #2f6a4a', bottom: 'paint #2f6a4a', accent: 'paint #d8862c' },
  }),
  row('container-ship', [34, 50, 210], motor('container'), {
    ...AFLOAT,
    words: 'containership, freighter ship',
    finishes: { body: 'paint #1f3f6a' },
  }),
  row('cargo-ship', [20, 30, 120], motor('cargo'), {
    ...AFLOAT,
    words: 'freighter, merchant ship, bulk carrier',
    finishes: { body: 'paint #23282c', boxd: 'paint #d8a030' },
  }),
  row('oil-tanker', [36, 46, 230], motor('tanker'), {
    ...AFLOAT,
    words: 'tanker, supertanker, tanker ship',
    finishes: { body: 'paint #7a2620', deck: 'paint #8a4a3a', bottom: 'paint #4a1c18' },
  }),
  row('aircraft-carrier', [70, 56, 300], motor('carrier'), {
    ...AFLOAT,
    words: 'carrier ship, flattop',
    finishes: { body: 'paint #7a8289', house: 'paint #8f979e', deck: 'concrete #4a4e52', trim: 'paint #e8e4d0', bottom: 'paint #6a2a24' },
  }),
  row('battleship', [30, 50, 210], motor('battleship'), {
    ...AFLOAT,
    words: 'warship, destroyer, navy ship, cruiser, gunship',
    finishes: { body: 'paint #6f7880', deck: 'planks #8a7a5c', trim: 'paint #5a6268' },
  }),
  row('submarine', [7.6, 13, 60], motor('submarine'), {
    ...AFLOAT,
    words: 'sub, u-boat, navy submarine',
    finishes: { body: 'paint #2f3a40', lower: 'paint #5a2420', dark: 'paint #181c20' },
  }),
  row('submersible', [3.4, 3.4, 6], motor('submersible'), {
    side: 'outdoors',
    stand: 'under-water',
    words: 'mini submarine, diving vessel, research submarine, bathyscaphe',
    finishes: { body: 'paint #f0c020', accent: 'paint #d84a20', trim: 'paint #e8e8e4', glass: 'glass #6aa8c8' },
  }),
  row('tugboat', [8, 12, 22], motor('tug'), {
    ...AFLOAT,
    words: 'tug, towboat',
    finishes: { body: 'paint #1c2024', trim: 'paint #c8342a', boxa: 'paint #c8342a' },
  }),
  row('fishing-boat', [5.4, 10, 16], motor('trawler'), {
    ...AFLOAT,
    words: 'trawler, fishing vessel, fishing trawler, shrimp boat',
    finishes: { body: 'paint #2868a8', net: 'rope #3c7a5a', mast: 'paint #e8e2d0', deck: 'planks #a08058', accent: 'rubber #e87820' },
  }),
  row('yacht', [6.4, 8.4, 28], motor('motor-yacht'), {
    ...AFLOAT,
    words: 'motor yacht, superyacht, luxury yacht',
    finishes: { body: 'paint #f4f4f2', bottom: 'paint #24344f', planks: 'planks #b8905c' },
  }),
  row('speedboat', [2.2, 1.7, 6.4], motor('speedboat'), {
    ...AFLOAT,
    words: 'motorboat, powerboat, runabout',
    finishes: { body: 'paint #c8281e', trim: 'paint #f4f4f0', stripe: 'paint #f0c020' },
  }),
  row('jet-ski', [1.15, 1.15, 3], motor('jet-ski'), {
    ...AFLOAT,
    words: 'water scooter, personal watercraft, aquabike',
    finishes: { body: 'paint #f0c020', trim: 'paint #24272b', stripe: 'paint #d8281e' },
  }),
  row('lifeboat', [2.8, 3, 8], motor('lifeboat'), {
    ...AFLOAT,
    words: 'rescue boat, covered lifeboat',
    finishes: { body: 'paint #f07818', trim: 'paint #f0f0ec' },
  }),
  row('paddle-steamer', [12, 20, 50], motor('paddle-steamer'), {
    ...AFLOAT,
    words: 'riverboat, steamboat, paddle boat, mississippi steamer, sternwheeler',
    finishes: { body: 'paint #f4f0e4', bottom: 'paint #8a2a22', house: 'paint #f8f4e8', deck: 'planks #a8845c' },
  }),
  row('barge', [8, 7, 40], motor('barge'), {
    ...AFLOAT,
    words: 'river barge, canal barge, coal barge',
    finishes: { body: 'paint #2f3a3c', trim: 'paint #c8a838' },
  }),
  row('houseboat', [4.6, 4.8, 13], motor('houseboat'), {
    ...AFLOAT,
    words: 'narrowboat, canal boat, floating home',
    finishes: {
      body: 'paint #24505a',
      house: 'planks #b8905c',
      roof: 'paint #3a4a3a',
      trim: 'paint #e8e0c8',
      accent: 'paint #b83a2c',
      planks: 'planks',
      clay: 'clay',
      green: 'leaf',
    },
  }),
  row('hovercraft', [6.4, 5, 13], motor('hovercraft'), {
    ...AFLOAT,
    words: 'air-cushion vehicle',
    finishes: { body: 'paint #e8e8e4', accent: 'paint #d84a20' },
  }),
  row('airboat', [2.2, 2.6, 5], motor('airboat'), { ...AFLOAT, words: 'swamp boat, fanboat', finishes: { body: 'metal #8a9a6a' } }),
  row('swan-boat', [1.8, 2.2, 3], motor('pedal-boat'), {
    ...AFLOAT,
    words: 'pedalo, pedal boat, swan pedalo',
    finishes: { body: 'plastic #f8f8f4' },
  }),
  row('rowing-boat', [3.4, 0.75, 3.8], small('rowing'), { ...AFLOAT, words: 'rowboat, row boat, wooden boat, dinghy, skiff, jolly boat' }),
  row('canoe', [0.95, 0.65, 4.9], small('canoe'), {
    ...AFLOAT,
    words: 'dugout canoe, indian canoe, birch canoe',
    finishes: { body: 'wood #b8602c', trim: 'wood #e0b070' },
  }),
  row('kayak', [2.1, 0.6, 4.2], small('kayak'), {
    ...AFLOAT,
    words: 'sea kayak',
    finishes: { body: 'plastic #e84a1c', accent: 'plastic #f0b020', red: 'paint #f0b020' },
  }),
  row('raft', [2.6, 2.8, 3.6], small('raft'), { ...AFLOAT, words: 'log raft, wooden raft, bamboo raft, castaway raft', principal: 'log' }),
  row('inflatable-boat', [1.8, 0.9, 3.6], small('inflatable'), {
    ...AFLOAT,
    words: 'rubber dinghy, zodiac, rubber boat, life raft',
    finishes: { body: 'rubber #d84a20', trim: 'plastic #e8e8e4' },
  }),
  row('gondola', [1.9, 1.9, 10.5], small('gondola'), {
    ...AFLOAT,
    words: 'venetian gondola, venetian boat',
    finishes: { body: 'paint #17181c' },
  }),
  row('punt', [1, 0.55, 7], small('punt'), { ...AFLOAT, words: 'flat-bottomed boat', finishes: { body: 'wood #a8743c' } }),
  row('outrigger-canoe', [3, 1, 7], small('outrigger'), {
    ...AFLOAT,
    words: 'outrigger, polynesian canoe, proa',
    finishes: { body: 'wood #a05a30', paddle: 'bamboo' },
    family: 'canoe',
  }),
  row('coracle', [1.4, 0.6, 1.5], small('coracle'), {
    ...AFLOAT,
    words: 'basket boat, round boat',
    finishes: { body: 'wicker #5a4630', trim: 'wicker' },
  }),
  row('dragon-boat', [3.4, 1.7, 12.4], small('dragon-boat'), {
    ...AFLOAT,
    words: 'racing dragon boat',
    finishes: { body: 'paint #c8281e', green: 'paint #2c8a4a' },
  }),
];
