import { MIDWAY_FLOOR, plainFloor, WORKS_FLOOR, wornGround } from './floors/ground-floors.js';
import { alongZ } from './floors/floor-lines.js';
import { place, site, stand } from '../../sites/site-type.js';
import type { SiteType } from '../../sites/site-type.js';

/** Fairs, works, camps of soldiers and cities of other times. */
export const BUILT_SITES: readonly SiteType[] = [
  site(
    'amusement-park',
    'meadow',
    {
      words: 'theme park, funfair, fairground, carnival, fun fair, circus, luna park',
      keepsFurniture: false,
      hasTrail: false,
      density: 0.3,
      floor: MIDWAY_FLOOR,
    },
    [
      stand('ferris-wheel', [[4, -40]]),
      stand('carousel', [[12, -17]]),
      stand('circus-tent', [[-22, -28]]),
      stand('roller-coaster', [[34, -54]], -20),
      stand('drop-tower', [[-30, -58]]),
      place('market-stall', 'avenue', 10, { aside: 5, pitch: 4.6 }),
      place('ice-cream-truck', 'ring', 1, { from: -42, distance: 12 }),
      place('bunting', 'ahead', 2, { distance: 9 }),
      place('balloons', 'aloft', 6, { distance: 5, reach: 14, lift: 0.9, rise: 1 }),
      place('street-lamp', 'avenue', 8, { aside: 3.4, pitch: 9 }),
      place('person', 'scatter', 16, { distance: 5, reach: 30 }),
      place('child', 'scatter', 6, { distance: 5, reach: 18 }),
      place('clown', 'near', 1),
      place('oak-tree', 'ring', 18, { distance: 68 }),
    ],
  ),
  site(
    'industrial-area',
    'city-street',
    {
      words:
        'industrial zone, industrial park, industrial site, power plant, refinery, oil refinery, factory complex, landfill, steelworks yard, chemical plant, industrial estate, petrochemical plant, gasworks, industrial district, factory yard, sewage plant, sewage treatment plant, sewage works, water treatment plant, wastewater plant, wastewater treatment plant, waterworks',
      keepsFurniture: false,
      hasTrail: false,
      floor: WORKS_FLOOR,
    },
    [
      stand('factory', [[6, -46]]),
      stand('refinery', [[-44, -52]], 30),
      stand('storage-tank', [
        [-14, -22],
        [-23, -24],
        [-18, -33],
      ]),
      stand('gas-tank', [[28, -24]]),
      stand(
        'chimney',
        [
          [-8, -60],
          [-2, -64],
        ],
        0,
        { size: 9 },
      ),
      stand('warehouse', [[46, -12]], -90),
      stand(
        'shipping-container',
        [
          [-9, -12],
          [-12, -12],
          [-9, -19.5],
        ],
        4,
      ),
      stand('shipping-container', [[11, -14]], 90),
      stand('truck', [[8, -22]], -30),
      stand('forklift', [[-5, -10]], 60),
      stand(
        'pipe',
        [
          [14, -8],
          [14, -9],
          [16.4, -8.4],
        ],
        0,
        { size: 1.6 },
      ),
      place('oil-drum', 'near', 6),
      place('pallet', 'near', 2),
      stand('chain-link-fence', alongZ(-24, -60, 40, 4.2), 90),
      place('smoke-column', 'ring', 2, { from: -6, distance: 66 }),
      place('construction-worker', 'scatter', 4, { distance: 7, reach: 20 }),
    ],
  ),
  site(
    'battlefield',
    'meadow',
    {
      words: 'war zone, battle, medieval battlefield, field of battle',
      keepsFurniture: false,
      hasTrail: false,
      density: 0.25,
      plants: { flower: null, 'broadleaf-tree': 'dead-tree', bush: null },
      ground: '#7d6a4c',
      floor: wornGround('#6b563e', '#54412e', [46, 52]),
    },
    [
      place('siege-tower', 'ahead', 1, { distance: 34 }),
      place('catapult', 'ring', 2, { from: 30, distance: 16 }),
      place('knight', 'line', 10, { distance: 12, pitch: 2, reach: 14, share: 0.8, turn: 180 }),
      place('spearman', 'line', 14, { distance: 21, pitch: 1.8, reach: 18, share: 0.85 }),
      place('knight', 'scatter', 12, { distance: 6, reach: 30 }),
      place('banner', 'line', 8, { distance: 22.6, pitch: 4, reach: 18 }),
      place('banner', 'near', 2),
      place('smoke-column', 'ring', 5, { from: -24, distance: 44 }),
      place('fire', 'scatter', 8, { distance: 9, reach: 30 }),
      place('crater', 'scatter', 4, { distance: 9, reach: 30 }),
      place('shield', 'near', 3),
      place('dead-tree', 'scatter', 8, { distance: 12, reach: 44 }),
    ],
  ),
  site(
    'military-base',
    'desert',
    {
      turns: {
        styles: { classical: 'roman-fort', medieval: 'war-camp' },
        objects: { 'roman-legionary': 'roman-fort' },
        places: { tundra: 'polar-station' },
      },
      words: 'army base, military camp, military outpost, army camp, fort, army outpost, military compound, barracks',
      density: 0.4,
      floor: plainFloor('ground-gravel', '#a08e6c', [36, 44]),
    },
    [
      stand(
        'tank',
        [
          [-8, -15],
          [-13.5, -15],
          [-19, -15],
        ],
        20,
      ),
      stand('jeep', [[7.4, -9]], -40),
      stand('truck', [[13, -16]], -20),
      stand('attack-helicopter', [[16, -32]], -30),
      stand(
        'tent',
        [-18, -12, -6, 0, 6].flatMap((x) => [[x, -27] as const, [x, -34] as const]),
      ),
      stand('watchtower', [
        [-27, -38],
        [27, -38],
      ]),
      stand('flag', [[3, -20]], 0, { size: 1.3 }),
      stand('sandbags', [
        [-4.6, -6],
        [-2.7, -6.2],
        [3.4, -6.2],
        [5.3, -6],
      ]),
      stand('radio-tower', [[30, -50]]),
      place('bunker', 'ring', 1, { from: 60, distance: 24 }),
      place('soldier', 'scatter', 9, { distance: 6, reach: 22 }),
      place('crate', 'near', 4),
      place('jerrycan', 'near', 3),
      stand(
        'barbed-wire-fence',
        Array.from({ length: 15 }, (_, k) => [(k - 7) * 4.3, -42] as const),
      ),
      stand('barbed-wire-fence', [...alongZ(-31, -40, 30, 4.3), ...alongZ(31, -40, 30, 4.3)], 90),
    ],
  ),
  site(
    'cyberpunk-city',
    'city-street',
    {
      style: 'cyberpunk',
      words:
        'futuristic city, neon city, sci fi city, cyberpunk street, cyberpunk alley, futuristic street, megacity, futuristic metropolis, cyber city',
    },
    [
      place('neon-sign', 'avenue', 20, { aside: 5, pitch: 5 }),
      place('hovercar', 'scatter', 8, { distance: 10, reach: 50 }),
      place('hologram', 'near', 2),
      place('robot', 'near', 2),
      place('vending-machine', 'near', 1),
      place('skyscraper', 'backdrop', 12),
      place('billboard', 'ahead', 1, { distance: 26 }),
    ],
  ),
  site(
    'post-apocalyptic-city',
    'city-street',
    {
      noun: 'post-apocalyptic city',
      style: 'post-apocalyptic',
      words:
        'post apocalyptic city, apocalyptic city, destroyed city, ruined city, abandoned city, wasteland city, wasteland, post apocalypse, post apocalyptic wasteland, dystopian city, bombed city, war torn city',
    },
    [
      place('rubble-pile', 'scatter', 16, { distance: 6, reach: 50 }),
      place('ruined-house', 'scatter', 8, { distance: 18, reach: 70 }),
      place('rubble-pile', 'near', 2),
      place('oil-drum', 'near', 3),
      place('smoke-column', 'backdrop', 4),
      place('dead-tree', 'scatter', 8, { distance: 10, reach: 40 }),
      place('crow', 'scatter', 3, { distance: 5, reach: 14 }),
    ],
  ),
];
