import { alongZ } from '../floors/floor-lines.js';
import { plainFloor, wornGround } from '../floors/ground-floors.js';
import { place, site, stand } from '../../../sites/site-type.js';
import type { SiteDetails, SiteType } from '../../../sites/site-type.js';

/** Open land without what its base brings of people's. */
const OPEN: SiteDetails = { keepsFurniture: false, hasTrail: false };

/** z of the middles of the walls of a trench, metres. */
const TRENCH: readonly number[] = Array.from({ length: 13 }, (_, k) => -45 + 5.07 * k);

/** Camps of soldiers, trenches and camps of those who fled. */
export const WAR_SITES: readonly SiteType[] = [
  site(
    'trench-site',
    'meadow',
    {
      ...OPEN,
      noun: 'trench',
      words:
        'first world war trench, world war one trench, wwi trench, ww1 trench, world war i trench, trenches, trench, great war trench, trench warfare, wwi trenches, ww1 trenches, world war trench, first world war trenches, front line trench, battlefield trench, on the western front, trench on the western front, trench system, somme, verdun, passchendaele, trench of the first world war',
      density: 0.1,
      ground: '#6e5c42',
      plants: { flower: null, 'broadleaf-tree': 'dead-tree', conifer: null, bush: null },
      floor: { half: [16, 60], surface: 'ground-soil', color: '#5a4834' },
    },
    [
      stand('dugout', [[-3, TRENCH[7] ?? 0]], 90),
      stand(
        'trench-wall',
        TRENCH.filter((_, k) => k !== 7).map((z) => [-3, z] as const),
        90,
      ),
      stand(
        'trench-wall',
        TRENCH.map((z) => [3, z] as const),
        -90,
      ),
      stand('trench-wall', [
        [-2.6, -49.4],
        [2.6, -49.4],
      ]),
      stand(
        'trench-wall',
        [
          [-2.6, 20.4],
          [2.6, 20.4],
        ],
        180,
      ),
      stand('duckboard', alongZ(0, -45, 17, 3.02)),
      stand(
        'ladder',
        [
          [1.3, -12.4],
          [1.3, -26],
        ],
        -90,
      ),
      stand('crate', [
        [-1.1, -14.6],
        [1.1, -6.4],
      ]),
      stand('ammo-crate', [
        [1.05, -7.3],
        [-1.1, -4.4],
      ]),
      stand('barbed-wire-fence', [...alongZ(-7.4, -44, 18, 4.3), ...alongZ(7.4, -44, 18, 4.3)], 90),
      stand('sandbags', [
        [-1, -21],
        [1.1, -17.6],
      ]),
      stand('bucket', [[1.1, -9.2]]),
      stand('oil-lantern', [[-1.1, -11.6]]),
      stand('puddle', [
        [0.6, -4.4],
        [-0.5, -18],
      ]),
      place('dead-tree', 'scatter', 16, { distance: 12, reach: 60, size: 1.2 }),
      place('crater', 'scatter', 6, { distance: 24, reach: 60, size: 0.6 }),
      place('smoke-column', 'ring', 3, { from: -20, distance: 70 }),
    ],
  ),
  site(
    'no-mans-land',
    'meadow',
    {
      ...OPEN,
      noun: "no man's land",
      words:
        'no man land, shell torn field, shelled battlefield, wwi battlefield, ww1 battlefield, cratered battlefield, first world war battlefield',
      density: 0.1,
      ground: '#6b593f',
      plants: { flower: null, 'broadleaf-tree': 'dead-tree', conifer: null, bush: null },
      floor: wornGround('#5c4a35', '#463829', [60, 70]),
    },
    [
      place('crater', 'scatter', 22, { distance: 8, reach: 60, size: 0.5 }),
      place('barbed-wire-fence', 'line', 14, { distance: 12, pitch: 4.3, reach: 40, share: 0.7 }),
      place('barbed-wire-fence', 'line', 14, { distance: 21, pitch: 4.3, reach: 40, share: 0.7 }),
      place('burnt-tree', 'scatter', 26, { distance: 9, reach: 60 }),
      place('puddle', 'scatter', 20, { distance: 4, reach: 30, size: 1.6 }),
      place('sandbags', 'near', 4),
      place('light-tank', 'ring', 1, { from: 26, distance: 20, turn: 60 }),
      place('smoke-column', 'ring', 5, { from: -24, distance: 60 }),
      place('fog-bank', 'scatter', 4, { distance: 20, reach: 50 }),
      place('helmet', 'near', 2),
    ],
  ),
  site(
    'war-camp',
    'meadow',
    {
      ...OPEN,
      noun: 'war camp',
      words:
        'orc camp, goblin camp, barbarian camp, medieval army camp, siege camp, crusader camp, medieval camp, medieval military camp, knights camp, bandit camp, mercenary camp, warband camp, goblin village, orc village, orcish camp',
      density: 0.4,
      floor: wornGround('#7a6448', '#64503a', [26, 30]),
    },
    [
      stand('palisade-fort', [[0, -42]]),
      stand(
        'pavilion-tent',
        [
          [-8, -12],
          [9, -14],
        ],
        20,
      ),
      stand(
        'ridge-tent',
        [
          [-12, -20],
          [-6, -22],
          [6, -22],
          [13, -20],
          [-14, -4],
          [14, -5],
        ],
        20,
      ),
      stand('bonfire', [[0.6, -10]]),
      stand('weapon-rack', [
        [-4, -7.4],
        [5, -7.6],
      ]),
      stand('striped-banner', [
        [-3, -14],
        [3.4, -14],
      ]),
      stand('archery-target', [[11, -9]], -60),
      stand('catapult', [[-16, -12]], 40),
      stand('cage', [[7.4, -6.4]]),
      place('skull', 'near', 2),
      place('barrel', 'near', 4),
      place('crate', 'near', 3),
      place('smoke-column', 'ring', 2, { from: 10, distance: 40 }),
    ],
  ),
  site(
    'roman-fort',
    'meadow',
    {
      ...OPEN,
      noun: 'Roman fort',
      isStyled: false,
      style: 'classical',
      words:
        'roman camp, roman castrum, castrum, castra, roman army camp, roman legion camp, roman legionary fortress, roman military camp, roman fortress, legionary camp, hadrians wall fort, roman frontier fort',
      density: 0.3,
      floor: {
        half: [30, 38],
        surface: 'ground-gravel',
        color: '#b3a182',
        marks: [
          {
            color: '#9a8a6e',
            width: 6,
            path: [
              [0, -37],
              [0, 37],
            ],
          },
        ],
      },
      fronts: { kinds: ['castle-wall'], half: [26, 34], head: 'castle-gate' },
    },
    [
      stand('castle-tower', [
        [-30, -38],
        [30, -38],
        [-30, 38],
        [30, 38],
      ]),
      stand(
        'ridge-tent',
        [-20, -15, -10, 10, 15, 20].flatMap((x) => [-24, -17, -10, 10, 17].map((z) => [x, z] as const)),
      ),
      stand('banner', [...alongZ(-3.6, -28, 6, 6), ...alongZ(3.6, -28, 6, 6)]),
      stand('roman-legionary', [...alongZ(-5, -22, -6, 3), ...alongZ(5, -22, -6, 3)]),
      stand('ballista', [[-8, 4]], 20),
      stand('weapon-rack', [[6.4, -4]]),
      stand('altar', [[0, -18]]),
      stand('well', [[9, 3]]),
      place('barrel', 'near', 2),
      place('campfire', 'ring', 1, { from: -40, distance: 8 }),
    ],
  ),
  site(
    'refugee-camp',
    'desert',
    {
      ...OPEN,
      words: 'displaced persons camp, relief camp, tent city, humanitarian camp, aid camp, un camp, idp camp',
      density: 0.2,
      floor: plainFloor('ground-soil', '#b59a70', [40, 60]),
    },
    [
      ...[-26, -20, -14, -8, 8, 14, 20, 26].map((x) => stand('ridge-tent', alongZ(x, -54, 40, 8), 0)),
      stand('water-tower', [[4, -44]], 0, { size: 0.7 }),
      stand('truck', [[-3.4, -22]], 10),
      stand('storage-tank', [[3.4, -30]], 0, { size: 0.5 }),
      stand(
        'clothes-rack',
        [
          [-5, -9],
          [5, -15],
        ],
        40,
      ),
      stand('flagpole', [[0, -34]]),
      place('jerrycan', 'near', 6),
      place('bucket', 'near', 3),
      place('crate', 'near', 3),
      place('person', 'scatter', 10, { distance: 5, reach: 24 }),
      place('child', 'scatter', 5, { distance: 5, reach: 14 }),
    ],
  ),
];
