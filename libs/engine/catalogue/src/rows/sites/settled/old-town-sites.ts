import { alongZ } from '../floors/floor-lines.js';
import { lawnWithWalks, plainFloor } from '../floors/ground-floors.js';
import { place, site, stand } from '../../../sites/site-type.js';
import type { SiteDetails, SiteType } from '../../../sites/site-type.js';

const TOWN: SiteDetails = { keepsFurniture: false, hasTrail: false };

/** Towns and temples of antiquity, gardens and yards. */
export const OLD_TOWN_SITES: readonly SiteType[] = [
  site(
    'forum',
    'meadow',
    {
      ...TOWN,
      style: 'classical',
      words:
        'roman forum, ancient forum, forum romanum, ancient agora, agora, greek agora, athenian agora, athens agora, ancient roman city, ancient greek city, ancient greek agora, roman city, greek polis, ancient roman forum, imperial forum, ancient rome, ancient greece, ancient athens, roman town, ancient roman street',
      density: 0.2,
      ground: '#a99c74',
      floor: { ...plainFloor('ground-paving', '#cdbfa2', [26, 44]), bands: { width: 2.4, color: '#c2b394' } },
    },
    [
      stand('greek-temple', [[0, -52]]),
      stand('colonnade', alongZ(-19, -36, 24, 13.5), 90),
      stand('colonnade', alongZ(19, -36, 24, 13.5), -90),
      stand('doric-column', [...alongZ(-9, -34, -6, 7), ...alongZ(9, -34, -6, 7)]),
      stand('marble-statue', [
        [-6, -10],
        [6, -10],
        [-6, -24],
        [6, -24],
      ]),
      stand('altar', [[0, -26]]),
      stand('fountain', [[0, -13]], 0, { size: 0.8 }),
      stand(
        'market-stall',
        [
          [-14, -4],
          [-14, 4],
        ],
        90,
      ),
      stand('triumphal-arch', [[-40, -60]], 30, { size: 0.8 }),
      stand('amphora', [
        [-12, -6],
        [-12.6, -5.2],
        [-12, 3],
      ]),
      stand('olive-tree', [
        [13, -2],
        [13, 8],
      ]),
      place('roman-senator', 'scatter', 5, { distance: 6, reach: 24 }),
      place('villager', 'scatter', 5, { distance: 6, reach: 24 }),
      place('cypress-tree', 'ring', 12, { distance: 60 }),
    ],
  ),
  site(
    'acropolis',
    'meadow',
    {
      ...TOWN,
      style: 'classical',
      landform: 'hills',
      words:
        'acropolis of athens, parthenon, greek temple hill, temple on a hill, greek sanctuary, delphi, greek temple complex, hilltop temple, temple of zeus, temple of apollo',
      density: 0.4,
      ground: '#b0a27a',
      floor: { ...plainFloor('ground-gravel', '#cbbd9c', [34, 50]), isRolling: true },
    },
    [
      stand('greek-temple', [[5, -40]], -20, { size: 1.3 }),
      stand('temple-ruin', [[-24, -24]], 30),
      stand('doric-column', [
        [-8, -10],
        [-10, -12],
        [9, -9],
      ]),
      place('column-drum', 'scatter', 12, { distance: 5, reach: 26 }),
      place('broken-column', 'scatter', 6, { distance: 8, reach: 30 }),
      place('marble-statue', 'ring', 2, { from: 18, distance: 12 }),
      place('olive-tree', 'scatter', 10, { distance: 14, reach: 50 }),
      place('cypress-tree', 'scatter', 12, { distance: 30, reach: 80 }),
    ],
  ),
  site(
    'temple-grounds',
    'forest',
    {
      keepsFurniture: false,
      hasTrail: false,
      density: 0.8,
      words:
        'temple precinct, shrine grounds, buddhist temple complex, temple complex, shinto shrine grounds, zen temple, zen moss temple, japanese temple, japanese temple grounds, japanese shrine, shrine in the forest, kyoto temple, moss temple, zen monastery, shinto shrine, buddhist temple grounds, temple grounds, japanese temple garden, mountain temple',
      floor: {
        half: [15, 30],
        surface: 'ground-gravel',
        color: '#c8c0ae',
        isRolling: true,
        marks: [
          {
            color: '#98928a',
            width: 3,
            surface: 'ground-paving',
            path: [
              [0, -28],
              [0, 28],
            ],
          },
        ],
      },
    },
    [
      stand('japanese-temple', [[0, -32]]),
      stand('torii', [[0, -9.6]]),
      stand('stone-lantern', [...alongZ(-2.6, -22, -4, 4.4), ...alongZ(2.6, -22, -4, 4.4)], 0, { size: 1.6 }),
      stand('pagoda', [[-18, -40]]),
      stand('shrine', [[11, -15]], -50),
      stand('bell', [[-9.6, -13]], 0, { size: 3 }),
      stand('japanese-maple', [
        [-8, -20],
        [9, -24],
      ]),
      place('moss-patch', 'scatter', 60, { distance: 4, reach: 24 }),
      place('mossy-rock', 'scatter', 16, { distance: 5, reach: 26 }),
      place('cedar-tree', 'scatter', 14, { distance: 18, reach: 60 }),
      place('buddhist-monk', 'ring', 1, { from: -14, distance: 9 }),
    ],
  ),
  site(
    'chinese-garden',
    'meadow',
    {
      ...TOWN,
      style: 'chinese',
      density: 0.4,
      words:
        'chinese classical garden, suzhou garden, scholars garden, court garden, imperial garden, imperial court garden, heian era court garden, heian court garden, heian era garden, palace court garden, garden of a chinese palace, korean palace garden, lotus garden, japanese court garden',
      floor: lawnWithWalks([18, 22], { color: '#6d8a48', mown: '#69854a', middle: -7, round: 2.6, width: 1.8 }),
    },
    [
      stand('garden-pond', [[6, -12]], 20, { size: 1.7 }),
      stand('pavilion', [[11.4, -20]], -30),
      stand('moon-bridge', [[-5, -13]], 80),
      stand(
        'zen-rocks',
        [
          [-6, -9],
          [-9, -14],
        ],
        0,
        { size: 1.4 },
      ),
      stand('siheyuan', [
        [-9, -24],
        [3.4, -26],
      ]),
      stand(
        'willow-tree',
        [
          [12, -10],
          [-14, -6],
        ],
        0,
        { size: 0.7 },
      ),
      stand('plum-blossom-tree', [
        [-6, -16],
        [8, -6],
      ]),
      stand('bamboo-grove', [
        [-14, -16],
        [-15, -12],
        [15, -20],
        [16, -15],
      ]),
      stand(
        'stone-lantern',
        [
          [-3, -6],
          [4, -7],
        ],
        0,
        { size: 1.3 },
      ),
      stand(
        'peony',
        [
          [-4.6, -5.6],
          [-5.4, -6.2],
          [6, -4.6],
        ],
        0,
        { size: 1.6 },
      ),
      place('crane-bird', 'near', 2),
    ],
  ),
  site(
    'cliff-dwellings',
    'canyon',
    {
      ...TOWN,
      density: 0.4,
      words:
        'cliff dwelling, cave village, village of caves, cliff palace, mesa verde, pueblo village, pueblo, cave dwellings, rock dwellings, anasazi village, cliff houses, village carved into a cliff, houses carved into the rock, bandiagara, dogon village',
    },
    [
      stand(
        'red-cliff',
        [
          [-20, -34],
          [-7, -38],
          [7, -38],
          [20, -34],
        ],
        0,
        { size: 1.2 },
      ),
      stand('adobe-house', [
        [-13, -22],
        [-3, -25],
        [7, -24],
        [16, -20],
      ]),
      place('adobe-house', 'at', 4, {
        spots: [
          [-10, -30],
          [0, -33],
          [10, -31],
          [-18, -27],
        ],
        lift: 4.4,
        isExact: true,
      }),
      place('adobe-house', 'at', 3, {
        spots: [
          [-4, -35],
          [6, -36],
          [14, -31],
        ],
        lift: 8.6,
        size: 0.9,
        isExact: true,
      }),
      stand(
        'ladder',
        [
          [-8, -20],
          [2, -21],
          [12, -19],
        ],
        0,
        { size: 1.8 },
      ),
      place('clay-pot', 'near', 4, { size: 1.4 }),
      place('campfire', 'ring', 1, { from: -8, distance: 8 }),
      place('prickly-pear', 'scatter', 10, { distance: 6, reach: 26 }),
    ],
  ),
];
