import { item } from '../../rooms/room-type.js';
import { alongZ } from './floors/floor-lines.js';
import { plainFloor } from './floors/ground-floors.js';
import { place, site, stand } from '../../sites/site-type.js';
import type { SiteDetails, SiteType } from '../../sites/site-type.js';

const WILD: SiteDetails = { keepsFurniture: false, hasTrail: false };

/** Boats on the water, with gulls above it. */
const GULLS = place('flying-seagull', 'aloft', 6, { distance: 8, reach: 30, lift: 3, rise: 6 });

/** Harbours of other times, canals, pools, lagoons, salt and shores of lava. */
export const SHORE_SITES: readonly SiteType[] = [
  site(
    'viking-harbor',
    'beach',
    {
      style: 'nordic',
      words:
        'viking harbour, viking port, viking dock, viking shipyard, viking fjord village, longship harbor, viking settlement by the sea, viking bay',
      platform: {
        form: 'station',
        size: [30, 26, 0.2],
        height: 1.1,
        deck: 'planks #8a6c48',
        side: 'planks #6a5034',
        below: 'shore',
        items: [
          item('longhouse', 'back', 1),
          item('barrel', 'floor', 6),
          item('crate', 'floor', 4),
          item('rope-coil', 'floor', 4),
          item('round-shield', 'floor', 4),
          item('fishing-net', 'floor', 2),
          item('brazier', 'corner', 2),
          item('weapon-rack', 'left'),
          item('viking', 'floor', 3),
        ],
      },
    },
    [
      stand(
        'viking-longship',
        [
          [-15, -22],
          [13, -26],
        ],
        50,
      ),
      stand('viking-longship', [[34, -46]], 70),
      stand(
        'rowing-boat',
        [
          [-4, -12],
          [5, -13],
        ],
        40,
      ),
      place('longhouse', 'scatter', 8, { distance: 40, reach: 90 }),
      GULLS,
    ],
  ),
  site(
    'pirate-cove',
    'tropical-island',
    {
      words:
        'pirate harbor, pirate harbour, pirate port, pirate bay, pirate hideout, smugglers cove, pirate lagoon, tortuga, pirate town, port royal, pirate haven, buccaneer cove',
      platform: {
        form: 'pier',
        size: [16, 24, 0.36],
        height: 1.3,
        deck: 'planks #8c6c46',
        side: 'planks #5e4630',
        below: 'shore',
        items: [
          item('barrel', 'floor', 8),
          item('crate', 'floor', 5),
          item('treasure-chest', 'front', 1),
          item('rope-coil', 'floor', 4),
          item('cannon', 'front', 2),
          item('lantern', 'corner', 3),
          item('pirate', 'floor', 3),
          item('pirate-flag', 'corner', 1, { size: 2 }),
          item('skull', 'floor', 2),
          item('shack', 'back', 1),
        ],
      },
    },
    [
      stand('pirate-ship', [[17, -40]], 60),
      stand('pirate-ship', [[-50, -70]], -50),
      stand(
        'rowing-boat',
        [
          [-7, -18],
          [6, -16],
        ],
        60,
      ),
      place('sea-stack', 'scatter', 4, { distance: 60, reach: 120 }),
      place('islet', 'scatter', 3, { distance: 70, reach: 120 }),
      GULLS,
    ],
  ),
  site(
    'floating-market',
    'rainforest',
    {
      ...WILD,
      waterLook: 'brown',
      style: 'tropical',
      words:
        'river market, canal market, mekong floating market, floating markets, market on the water, water market, market on boats, damnoen saduak, mekong market, boat market',
      platform: {
        form: 'pier',
        size: [5, 9, 0.3],
        height: 0.9,
        deck: 'planks #8e7450',
        side: 'planks #66523a',
        below: 'sea',
        items: [
          item('basket', 'floor', 6),
          item('fruit-crate', 'floor', 5),
          item('fruit-rack', 'left', 1),
          item('clay-pot', 'corner', 3),
          item('parasol', 'corner', 1),
          item('paper-lantern', 'corner', 2),
        ],
      },
    },
    [
      stand(
        'market-boat',
        [
          [-3, -8.4],
          [3.4, -9.4],
          [0.2, -13],
          [-7, -12],
          [7.4, -14],
          [-2.4, -18],
          [4, -20],
          [-9, -20],
          [10.4, -8],
          [-11, -7],
          [-5.4, -25],
          [6.6, -27],
        ],
        70,
      ),
      stand(
        'market-boat',
        [
          [-14, -14],
          [14, -19],
          [0, -32],
          [-12, -30],
          [12, -34],
        ],
        -60,
      ),
      stand('water-house', alongZ(-19, -60, 12, 8.6), 90),
      stand('water-house', alongZ(19, -60, 12, 8.6), -90),
      stand('raft', [[-9, -4]], 20),
      stand('islet', [...alongZ(-34, -80, 26, 16), ...alongZ(34, -80, 26, 16)]),
      stand('islet', [
        [-14, -96],
        [8, -104],
        [26, -94],
      ]),
      place('lotus', 'scatter', 20, { distance: 8, reach: 40 }),
    ],
  ),
  site(
    'canal-town',
    'city-street',
    {
      words:
        'canal street, canal houses, canal city, canal side, canal district, canal bank, venetian canal, dutch canal, dutch canal street, canal in amsterdam, canal in venice, canals of venice, grand canal, little venice, canal walk, canal bridge, canal lock, canal towpath, lock gates, houseboat canal',
      water: 'canal',
      keepsFurniture: false,
      hasTrail: false,
      density: 0.2,
      floor: { ...plainFloor('ground-paving', '#a0968a', [34, 70]), isRolling: true },
      fronts: { kinds: ['townhouse', 'townhouse', 'cafe', 'townhouse', 'shop'], half: [15, 62] },
    },
    [
      place('street-lamp', 'avenue', 10, { aside: 3.4, pitch: 9 }),
      place('maple-tree', 'avenue', 8, { aside: 12.4, pitch: 11, size: 0.6 }),
      place('bicycle', 'near', 3),
      place('person', 'scatter', 8, { distance: 5, reach: 26 }),
      place('park-bench', 'near', 1),
    ],
  ),
  site(
    'pool-terrace',
    'meadow',
    {
      words:
        'poolside, pool terrace, pool deck, hotel pool, hotel terrace, resort pool, hotel terrace with plunge pool, pool party, pool area, holiday resort, luxury resort, resort, beach resort, hotel resort, villa pool, lido, outdoor swimming pool, outdoor pool, infinity pool terrace, hotel pool terrace, poolside terrace, all inclusive resort, spa resort, beach club',
      keepsFurniture: false,
      hasTrail: false,
      density: 0.5,
      plants: { 'broadleaf-tree': 'coconut-palm', conifer: 'royal-palm' },
      floor: { ...plainFloor('ground-paving', '#d6c8ae', [20, 24]), bands: { width: 1.2, color: '#cbbca0' } },
    },
    [
      stand('swimming-pool', [[0, -9.6]]),
      stand('sun-lounger', [...alongZ(-8.4, -12.4, -5, 2.4)], 90),
      stand('sun-lounger', [...alongZ(8.4, -12.4, -5, 2.4)], -90),
      stand(
        'parasol',
        [
          [-10.4, -11.2],
          [-10.4, -6.4],
          [10.4, -11.2],
          [10.4, -6.4],
        ],
        0,
        { size: 1.6 },
      ),
      stand('side-table', [
        [-8.2, -8.7],
        [8.2, -8.7],
      ]),
      stand('hotel', [[1, -34]]),
      stand('kiosk', [[-15, -17]], 50),
      stand('bar-stool', [
        [-12.4, -15],
        [-13.6, -14],
      ]),
      stand(
        'royal-palm',
        [
          [-14, -6],
          [14, -6],
          [-15, -22],
          [15, -22],
          [-14, 8],
          [14, 8],
        ],
        0,
        { size: 0.8 },
      ),
      stand('hibiscus', alongZ(-17.4, -20, 10, 2), 0, { size: 2 }),
      stand('hibiscus', alongZ(17.4, -20, 10, 2), 0, { size: 2 }),
      stand(
        'plant-pot',
        [
          [-6.8, -4.6],
          [6.8, -4.6],
          [-6.8, -14.4],
          [6.8, -14.4],
        ],
        0,
        { size: 1.4 },
      ),
      stand('towel', [[-8.4, -12.4]]),
      stand('beach-ball', [[3.4, -4.4]]),
    ],
  ),
];
