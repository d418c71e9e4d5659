import { item } from '../../../rooms/room-type.js';
import { alongZ, segment } from '../floors/floor-lines.js';
import { plainFloor } from '../floors/ground-floors.js';
import { place, site, stand } from '../../../sites/site-type.js';
import type { SiteDetails, SiteType } from '../../../sites/site-type.js';

const YARD: SiteDetails = { keepsFurniture: false, hasTrail: false };

/** Places (x, z) across the view from `from` to `to`, `pitch` metres apart. */
const alongX = (z: number, from: number, to: number, pitch: number): readonly (readonly [x: number, z: number])[] =>
  Array.from({ length: Math.floor((to - from) / pitch) + 1 }, (_, k) => [from + k * pitch, z] as const);

/** Ports, yards and graveyards of ships and aeroplanes, and sites of digs. */
export const YARD_SITES: readonly SiteType[] = [
  site(
    'container-port',
    'beach',
    {
      words:
        'container terminal, container harbor, container harbour, cargo port, cargo terminal, freight port, port terminal, shipping port, shipping terminal, commercial port, industrial port, industrial harbor, docklands with cranes, port with containers, container yard, container depot',
      platform: {
        form: 'station',
        size: [76, 60, 0.34],
        height: 2.2,
        deck: 'concrete #8d8b86',
        side: 'concrete #77756f',
        below: 'shore',
        items: [
          item('stacked-containers', 'left', 5),
          item('stacked-containers', 'right', 5),
          item('stacked-containers', 'back', 5),
          item('stacked-containers', 'floor', 4),
          item('shipping-container', 'floor', 6),
          item('truck', 'floor', 2),
          item('forklift', 'floor', 2),
          item('bollard', 'front', 9),
          item('street-light', 'front', 4),
        ],
        beside: [
          ['harbour-crane', -26, 40, 2.2],
          ['harbour-crane', 26, 40, 2.2],
        ],
      },
    },
    [
      place('container-ship', 'at', 1, { spots: [[-16, -56]], turn: 90, size: 0.6, isExact: true }),
      place('tugboat', 'scatter', 2, { distance: 40, reach: 90 }),
      place('flying-seagull', 'aloft', 5, { distance: 10, reach: 30, lift: 3, rise: 6 }),
    ],
  ),
  site(
    'shipyard',
    'beach',
    {
      words:
        'ship yard, dry dock, drydock, boatyard, boat yard, shipbuilding yard, naval shipyard, naval dockyard, dockyard, slipway, ship repair yard',
      platform: {
        form: 'station',
        size: [60, 50, 0.6],
        height: 1.8,
        deck: 'concrete #8a867e',
        side: 'concrete #77736b',
        below: 'shore',
        items: [
          item('scaffolding', 'left', 5, { size: 1.6 }),
          item('mobile-crane', 'right', 1),
          item('rebar-stack', 'floor', 3),
          item('anchor', 'floor', 2, { size: 2 }),
          item('chain', 'floor', 3, { size: 2 }),
          item('crate', 'floor', 6),
          item('oil-drum', 'floor', 5),
          item('bollard', 'front', 6),
          item('welder', 'floor', 3),
          item('warehouse', 'back', 1),
        ],
        beside: [
          ['fishing-boat', -13, 24, 1.9],
          ['harbour-crane', 23, 50, 1.8],
        ],
      },
    },
    [
      place('cargo-ship', 'at', 1, { spots: [[16, -70]], turn: 70, isExact: true }),
      place('tugboat', 'at', 1, { spots: [[-24, -52]], turn: 60, isExact: true }),
      place('flying-seagull', 'aloft', 4, { distance: 10, reach: 30, lift: 3, rise: 5 }),
    ],
  ),
  site(
    'scrapyard',
    'city-street',
    {
      ...YARD,
      words:
        'junkyard, scrap yard, junk yard, car scrapyard, car graveyard, auto wreckers yard, wrecking yard, breakers yard, scrap metal yard, car dump, salvage yard, auto salvage yard',
      floor: plainFloor('ground-soil', '#7a6a54', [40, 46]),
    },
    [
      ...['sedan', 'hatchback', 'van', 'pickup-truck', 'estate-car', 'vintage-car'].flatMap((kind, k) => [
        stand(kind, alongZ(-7.4 - 2.3 * k, -34, 20, 5.6)),
        stand(kind, alongZ(7.4 + 2.3 * k, -34, 20, 5.6)),
      ]),
      ...['hatchback', 'sedan', 'van'].flatMap((kind, k) => [
        place(kind, 'at', 12, { spots: alongZ(-7.4 - 2.3 * (k + 1), -34, 14, 5.6), share: 0.8, lift: 1.4, turn: 4 }),
        place(kind, 'at', 12, { spots: alongZ(7.4 + 2.3 * (k + 1), -34, 14, 5.6), share: 0.8, lift: 1.4, turn: -4 }),
      ]),
      stand('crawler-crane', [[0, -44]]),
      stand('excavator', [[-3, -22]], 30),
      place('tyre-wall', 'near', 3),
      place('oil-drum', 'near', 5),
      place('rubble-pile', 'scatter', 8, { distance: 12, reach: 40 }),
      place('crow', 'scatter', 4, { distance: 5, reach: 16 }),
      stand('chain-link-fence', alongX(-52, -40, 40, 4.15)),
    ],
  ),
  site(
    'aircraft-boneyard',
    'desert',
    {
      ...YARD,
      noun: 'aeroplane graveyard',
      density: 0.4,
      words:
        'airplane graveyard, aeroplane graveyard, plane graveyard, aircraft graveyard, airplane boneyard, aeroplane boneyard, plane boneyard, boneyard, desert airplane graveyard, aviation graveyard, abandoned airliners, jet graveyard',
      floor: {
        ...plainFloor('ground-gravel', '#b7a57f', [90, 110]),
        marks: [
          segment([0, -108], [0, 108], { color: '#8e8a82', width: 10, surface: 'ground-asphalt' }),
          segment([0, -108], [0, 108], { color: '#c8b04c', width: 0.3 }),
        ],
      },
    },
    [
      stand(
        'airliner',
        [
          [-28, -26],
          [-28, -68],
          [30, -44],
          [30, -88],
        ],
        70,
      ),
      stand('cargo-plane', [[32, 4]], -110),
      stand('private-jet', [[-18, 10]], 60),
      stand('bomber', [[-34, 34]], 80),
      stand(
        'jet-engine',
        [
          [7.6, -9],
          [-7.4, -15],
        ],
        40,
      ),
      place('airliner', 'ring', 5, { from: 10, distance: 130 }),
      place('rubble-pile', 'scatter', 4, { distance: 12, reach: 40 }),
      place('tumbleweed', 'near', 2),
      stand('ladder', [[6.6, -12]]),
    ],
  ),
  site(
    'ship-graveyard',
    'beach',
    {
      ...YARD,
      words:
        'pirate ship graveyard, boat graveyard, graveyard of boats, shipwreck graveyard, graveyard of shipwrecks, graveyard of ships, ship breaking yard, shipbreaking yard, shipwreck beach, shipwreck coast, stranded ships, beached ships, beach of shipwrecks, skeleton coast',
      density: 0.2,
    },
    [
      place('shipwreck', 'at', 1, { spots: [[-14, -24]], turn: 60, isExact: true, lift: -1.4 }),
      place('cargo-ship', 'at', 1, { spots: [[44, -80]], turn: 40, isExact: true, lift: -4 }),
      place('shipwreck', 'at', 1, { spots: [[34, -30]], turn: -50, isExact: true, lift: -2 }),
      place('anchor', 'near', 2, { size: 1.6 }),
      place('driftwood', 'scatter', 14, { distance: 4, reach: 24 }),
      place('rope-coil', 'near', 2),
      place('flying-seagull', 'aloft', 5, { distance: 8, reach: 30, lift: 3, rise: 5 }),
    ],
  ),
  site(
    'lumber-yard',
    'conifer-forest',
    {
      ...YARD,
      words:
        'lumber camp, logging camp, logging site, sawmill, sawmill yard, lumberjack camp, timber yard, lumber mill, logging yard, clear cut, felling site',
      density: 0.8,
      floor: { ...plainFloor('ground-soil', '#7d6446', [22, 26]), isRolling: true },
    },
    [
      stand(
        'log-pile',
        [
          [-7, -9],
          [-9.6, -9],
          [7, -12],
          [9.6, -12],
          [-8, -14],
          [8, -17],
        ],
        0,
        { size: 2 },
      ),
      stand('logging-truck', [[-2.6, -17]], 20),
      stand('barn', [[2, -34]], 0, { size: 1.2 }),
      stand('watermill', [[-18, -26]], 40),
      stand('wheel-loader', [[14, -9]], -50),
      place('stump', 'scatter', 26, { distance: 4, reach: 34 }),
      place('timber', 'near', 3),
      place('axe', 'near', 2),
      place('sand-pile', 'near', 2),
      place('lumberjack', 'scatter', 3, { distance: 6, reach: 16 }),
    ],
  ),
  site(
    'dig-site',
    'desert',
    {
      ...YARD,
      noun: 'archaeological dig',
      words:
        'archaeological dig, archeological dig, archaeologists dig, dig site, excavation site, fossil dig, dinosaur dig, palaeontology dig, paleontology dig, archaeological excavation',
      density: 0.4,
      floor: {
        ...plainFloor('ground-soil', '#b89868', [18, 22]),
        marks: [-12, -8, -4, 4, 8, 12].flatMap((x) => [segment([x, -20], [x, 8], { color: '#f0ece0', width: 0.16 })]),
        patches: [
          [-10, -7],
          [-6, -11],
          [6, -9],
          [10, -15],
          [-2, -16],
          [2, 5],
        ].map(([x = 0, z = 0]) => ({ at: [x, z] as const, radii: [1.7, 1.7] as const, surface: 'ground-soil' as const, color: '#86683f' })),
      },
    },
    [
      stand('broken-column', [
        [-8, -15],
        [7, -19],
      ]),
      stand('temple-ruin', [[0, -32]]),
      stand(
        'ridge-tent',
        [
          [-15, -10],
          [15, -8],
        ],
        40,
      ),
      stand('folding-table', [[4.6, -5.6]], -20),
      stand('amphora', [
        [-6, -10],
        [-5.2, -11.6],
        [6.4, -8.6],
      ]),
      stand('wheelbarrow', [[-3.6, -6.6]], 30),
      stand('dirt-pile', [
        [12, -12],
        [-12, -16],
      ]),
      stand('ammonite-fossil', [[5.4, -9.6]], 0, { size: 2 }),
      place('bucket', 'near', 4),
      place('shovel', 'near', 2),
      place('crate', 'near', 3),
      place('jeep', 'ring', 1, { from: 56, distance: 12 }),
    ],
  ),
];
