import { FORECOURT_FLOOR, HIGHWAY_FLOOR, RUNWAY_FLOOR, STATION_FLOOR } from './floors/ground-floors.js';
import { alongZ, dashes } from './floors/floor-lines.js';
import { item } from '../../rooms/room-type.js';
import { place, site, stand } from '../../sites/site-type.js';
import type { SiteType } from '../../sites/site-type.js';

/** Metres from the middle of the view to the two tracks of a station, and of a wheel above the ground. */
const TRACKS = [4.4, 9.2] as const;
const RAIL_TOP = { lift: 0.42 } as const;

/** Harbours, stations, airfields and roads. */
export const TRANSPORT_SITES: readonly SiteType[] = [
  site(
    'harbor',
    'beach',
    {
      turns: {
        objects: {
          'shipping-container': 'container-port',
          'container-ship': 'container-port',
          'viking-longship': 'viking-harbor',
          'pirate-ship': 'pirate-cove',
        },
      },
      words:
        'harbour, port, marina, dock, docks, wharf, quay, waterfront, fishing port, seaport, fishing harbor, promenade, fishing harbour, harbor town, small harbor, boat harbor, yacht harbor, seafront, esplanade',
      platform: {
        form: 'station',
        size: [44, 28, 0.24],
        height: 1.5,
        deck: 'masonry #a89e90',
        side: 'masonry #8c8478',
        below: 'shore',
        items: [
          item('bollard', 'front', 7),
          item('crate', 'floor', 6),
          item('barrel', 'floor', 5),
          item('rope-coil', 'floor', 5),
          item('fishing-net', 'floor', 2),
          item('street-lamp', 'front', 4),
          item('market-stall', 'floor', 2),
          item('warehouse', 'back', 1),
        ],
      },
    },
    [
      stand(
        'fishing-boat',
        [
          [-13, -24],
          [14, -26],
        ],
        64,
      ),
      stand('fishing-boat', [[1, -38]], -70),
      stand(
        'rowing-boat',
        [
          [-5, -13],
          [5, -14],
          [10, -16],
          [-9, -17],
        ],
        70,
      ),
      stand(
        'sailboat',
        [
          [-20, -30],
          [-7, -33],
          [8, -31],
          [22, -34],
        ],
        30,
      ),
      place('sailboat', 'scatter', 12, { distance: 40, reach: 100 }),
      place('lighthouse', 'backdrop', 1),
      place('flying-seagull', 'aloft', 7, { distance: 8, reach: 30, lift: 3, rise: 6 }),
    ],
  ),
  site(
    'gas-station-site',
    'city-street',
    {
      noun: 'gas station',
      words: 'petrol station, filling station, gas station, service station, fuel station',
      keepsFurniture: false,
      hasTrail: false,
      floor: FORECOURT_FLOOR,
    },
    [
      stand('gas-station', [[0, -17]]),
      stand('suv', [[-8.6, -8.4]], 24),
      stand('sedan', [[8.4, -9]], -20),
      stand('truck', [[17, -18]], 10),
      stand('car', [[-17, -17]], 170),
      place('street-light', 'ring', 6, { distance: 20, from: 20 }),
      place('billboard', 'ring', 1, { from: 30, distance: 34 }),
      place('traffic-cone', 'near', 2),
      place('townhouse', 'ring', 16, { distance: 48 }),
      place('maple-tree', 'ring', 14, { distance: 38 }),
    ],
  ),
  site(
    'railway-station',
    'village',
    {
      words: 'train station, railway, railroad, train yard, rail yard, railroad crossing, outdoor train station, railway line',
      keepsFurniture: false,
      hasTrail: false,
      density: 0.5,
      floor: STATION_FLOOR,
    },
    [
      ...TRACKS.map((x) => stand('railway-track', alongZ(x, -108, 108, 8))),
      stand('steam-locomotive', [[TRACKS[0], -19]], 0, { ...RAIL_TOP, size: 0.93 }),
      stand(
        'railway-carriage',
        [-37.5, -58.5, -79.5].map((z) => [TRACKS[0], z] as const),
        0,
        RAIL_TOP,
      ),
      stand(
        'boxcar',
        [-12, -26, 24].map((z) => [TRACKS[1], z] as const),
        0,
        RAIL_TOP,
      ),
      stand('train-station', [[-27, -30]], 90),
      stand('street-lamp', alongZ(-4.4, -58, 30, 11)),
      stand('park-bench', alongZ(-6, -52.5, 30, 11), 90),
      stand('railroad-crossing', [[-1, 44]]),
      place('person', 'scatter', 9, { distance: 5, reach: 26 }),
      place('suitcase', 'near', 4),
      place('trash-can', 'near', 1),
    ],
  ),
  site(
    'airfield',
    'meadow',
    {
      words: 'runway, airstrip, airport runway, airbase, air base, aerodrome, landing strip, airplane runway',
      keepsFurniture: false,
      hasTrail: false,
      density: 0.1,
      floor: RUNWAY_FLOOR,
    },
    [
      stand('airliner', [[6, -46]], 24),
      stand('airliner', [[48, -66]], -60),
      stand('propeller-plane', [[-24, -22]], 40),
      stand('private-jet', [[36, -34]], -70),
      stand('airport-terminal', [[62, -108]], -30),
      stand('control-tower', [[-42, -74]]),
      stand(
        'warehouse',
        [
          [-52, -40],
          [-52, -62],
        ],
        90,
      ),
      stand('windsock', [[-19.5, -12]]),
      place('traffic-cone', 'near', 2),
    ],
  ),
  site(
    'highway',
    'desert',
    {
      words:
        'freeway, motorway, interstate, route 66, expressway, desert road, open road, road trip, roundabout, road intersection, motorway lane, dual carriageway, highway road, desert highway',
      density: 0.6,
      floor: HIGHWAY_FLOOR,
    },
    [
      stand('sedan', [[-2.5, -15]]),
      stand('semi-truck', [[2.6, -34]], 180),
      stand('suv', [[-2.5, -52]]),
      stand('pickup-truck', [[2.6, -74]], 180),
      stand('car', [[-2.5, 16]]),
      stand('utility-pole', alongZ(11, -150, 60, 15)),
      stand('billboard', [[-15, -32]], 20),
      place('street-sign', 'ring', 1, { from: 38, distance: 10 }),
      place('saguaro', 'scatter', 14, { distance: 14, reach: 70 }),
      place('butte', 'ring', 5, { distance: 130, from: 20, size: 1.6 }),
    ],
  ),
  site(
    'country-road',
    'farmland',
    {
      words:
        'country lane, rural road, farm road, lonely road, lonely country road, winding country road, back road, forest road, mountain road, village road, rural lane, backroad, dirt road, gravel road, winding road',
      keepsFurniture: false,
      hasTrail: false,
      density: 0.8,
      floor: {
        half: [6, 150],
        surface: 'ground-grass',
        color: '#8a9450',
        isRolling: true,
        marks: [
          {
            color: '#8d8674',
            width: 6.4,
            surface: 'ground-gravel',
            path: [
              [0, -149],
              [0, 149],
            ],
          },
          {
            color: '#5c5d60',
            width: 5,
            surface: 'ground-asphalt',
            path: [
              [0, -149],
              [0, 149],
            ],
          },
          ...dashes(0, 146, { color: '#e8e6dc', width: 0.16, pitch: 6 }),
        ],
      },
    },
    [
      stand('utility-pole', alongZ(5.6, -140, 60, 18)),
      stand('split-rail-fence', alongZ(-5.4, -70, 40, 4.75), 90),
      place('oak-tree', 'avenue', 10, { aside: 7, pitch: 13, size: 0.8 }),
      place('mailbox', 'near', 1),
      place('hay-bale', 'scatter', 8, { distance: 14, reach: 50 }),
      place('barn', 'ring', 1, { from: 24, distance: 50 }),
      place('signpost', 'ring', 1, { from: 40, distance: 7 }),
    ],
  ),
];
