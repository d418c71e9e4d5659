import { place, site } from '../../sites/site-type.js';
import type { SiteDetails, SiteType } from '../../sites/site-type.js';

const WILD: SiteDetails = { keepsFurniture: false, hasTrail: false };

/** Heaths, fens, waterholes and other land without people. */
export const WILD_SITES: readonly SiteType[] = [
  site(
    'moorland',
    'meadow',
    {
      keepsFurniture: false,
      landform: 'hills',
      ground: '#7a7048',
      density: 0.8,
      words:
        'moor, moors, yorkshire moors, heather moor, heath, heathland, heather heath, dartmoor, scottish moor, highland moor, scottish moorland, english moor, lonely moor, brontë moor',
      plants: { flower: null, 'broadleaf-tree': null, conifer: null, bush: 'heather-patch', 'tall-grass': 'dry-tuft' },
    },
    [
      place('heather-patch', 'scatter', 420, { distance: 3, reach: 50, size: 1.2 }),
      place('rock', 'scatter', 30, { distance: 5, reach: 50 }),
      place('boulder', 'scatter', 10, { distance: 12, reach: 60, size: 0.6 }),
      place('standing-stone', 'ring', 1, { from: 18, distance: 15, size: 1.6 }),
      place('sheep', 'scatter', 4, { distance: 16, reach: 50 }),
      place('twisted-tree', 'ring', 1, { from: -22, distance: 30 }),
    ],
  ),
  site(
    'fenland',
    'swamp',
    {
      ...WILD,
      density: 0.6,
      words: 'fen, fens, reed marsh, reed bed, reedbed, salt marsh, saltmarsh, tidal marsh, mudflats, reed swamp, norfolk broads',
      plants: { 'broadleaf-tree': null, conifer: null, 'dead-tree': null, 'bald-cypress': null },
    },
    [
      place('reed-bed', 'scatter', 160, { distance: 5, reach: 44 }),
      place('cattail', 'scatter', 120, { distance: 3.4, reach: 30, size: 1.2 }),
      place('heron', 'near', 2),
      place('duck', 'scatter', 5, { distance: 6, reach: 20 }),
      place('punt', 'ring', 1, { from: -20, distance: 9 }),
      place('willow-tree', 'scatter', 5, { distance: 30, reach: 80, size: 0.8 }),
    ],
  ),
  site(
    'savanna-waterhole',
    'meadow',
    {
      ...WILD,
      noun: 'waterhole in the savanna',
      water: 'lake',
      waterLook: 'brown',
      ground: '#c8a25a',
      density: 0.6,
      words:
        'savannah waterhole, savanna waterhole, african waterhole, watering hole, waterhole, water hole, safari waterhole, serengeti waterhole, savannah watering hole, african watering hole',
      plants: {
        flower: null,
        'broadleaf-tree': 'acacia-tree',
        conifer: null,
        bush: 'dead-bush',
        'grass-tuft': 'dry-tuft',
        'grass-clump': null,
        'grass-cushion': null,
        'tall-grass': 'dry-grass',
      },
    },
    [
      place('elephant', 'ring', 1, { from: -28, distance: 15, turn: 70 }),
      place('elephant', 'ring', 1, { from: 34, distance: 17, turn: -60 }),
      place('baby-elephant', 'ring', 1, { from: -36, distance: 13, turn: 60 }),
      place('zebra', 'ring', 4, { from: 50, distance: 12 }),
      place('giraffe', 'ring', 2, { from: -50, distance: 20 }),
      place('antelope', 'scatter', 10, { distance: 9, reach: 40 }),
      place('hippo', 'scatter', 4, { distance: 8, reach: 20 }),
      place('flamingo', 'scatter', 14, { distance: 6, reach: 20 }),
      place('acacia-tree', 'scatter', 26, { distance: 22, reach: 110 }),
      place('termite-mound', 'scatter', 6, { distance: 9, reach: 40 }),
    ],
  ),
  site(
    'jungle-temple',
    'rainforest',
    {
      keepsFurniture: false,
      noun: 'jungle temple',
      density: 0.8,
      words:
        'temple in the jungle, lost temple, lost temple in the jungle, overgrown temple, overgrown jungle temple, jungle ruins, ruins in the jungle, temple ruins in the jungle, lost jungle temple, ancient jungle temple, mayan jungle temple, mayan ruins, maya ruins, mayan temple, aztec temple ruins, khmer temple, khmer ruins, cambodian temple, angkor, angkor temple, lost city in the jungle, tikal, el dorado',
    },
    [
      place('step-pyramid', 'ring', 1, { from: 3, distance: 48, isExact: true, size: 0.8 }),
      place('ruined-arch', 'ring', 1, { from: -5, distance: 13 }),
      place('stone-buddha', 'ring', 1, { from: 26, distance: 12, size: 1.4 }),
      place('idol', 'ring', 2, { from: -30, distance: 9, size: 3 }),
      place('ruined-wall', 'scatter', 8, { distance: 9, reach: 28 }),
      place('broken-column', 'scatter', 7, { distance: 7, reach: 24 }),
      place('column-drum', 'scatter', 8, { distance: 5, reach: 20 }),
      place('flagstone', 'scatter', 50, { distance: 3, reach: 20 }),
      place('liana', 'scatter', 8, { distance: 8, reach: 26 }),
      place('mossy-rock', 'scatter', 26, { distance: 4, reach: 28 }),
      place('banyan-tree', 'ring', 1, { from: -40, distance: 18 }),
      place('monkey', 'near', 2),
    ],
  ),
  site(
    'megalith-ring',
    'meadow',
    {
      ...WILD,
      landform: 'hills',
      words: 'ring of standing stones, standing stones, circle of stones, megalithic circle, druid circle, callanish, avebury',
      density: 0.6,
      plants: { flower: null },
    },
    [
      place('standing-stone', 'ring', 15, { distance: 12, size: 2.4 }),
      place('standing-stone', 'ring', 5, { distance: 6.4, size: 1.8, from: 30 }),
      place('flat-rock', 'ring', 1, { from: 0, distance: 8 }),
      place('heather-patch', 'scatter', 60, { distance: 10, reach: 40 }),
      place('raven', 'near', 1),
    ],
  ),
  site(
    'crevasse-field',
    'tundra',
    {
      ...WILD,
      noun: 'glacier with crevasses',
      turns: { water: 'glacier-lagoon' },
      landform: 'hills',
      density: 0,
      ground: '#dce8f0',
      words: 'glacier with crevasses, crevasse field, icefall, glacier surface, glacier crevasses, blue ice field, crevassed glacier',
      floor: {
        half: [90, 90],
        surface: 'ground-snow',
        color: '#e6eff6',
        isRolling: true,
        marks: [-8, -13, -17, -24, -31, 7, 14].map((z, k) => ({
          color: k % 2 === 0 ? '#2f6a90' : '#3f80a6',
          width: 0.9 + 0.5 * (k % 3),
          surface: 'ground-ice' as const,
          path: Array.from({ length: 9 }, (_, j) => [(j - 4) * 9 + 3 * Math.sin(k + j), z + 1.6 * Math.sin(1.7 * j + k)] as const),
        })),
      },
    },
    [
      place('ice-spire', 'scatter', 60, { distance: 8, reach: 60 }),
      place('ice-block', 'scatter', 40, { distance: 4, reach: 40, size: 1.6 }),
      place('glacier', 'ring', 7, { from: 10, distance: 74 }),
      place('snow-drift', 'scatter', 24, { distance: 5, reach: 40 }),
    ],
  ),
];
