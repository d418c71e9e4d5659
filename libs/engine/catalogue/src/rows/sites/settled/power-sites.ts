import { item } from '../../../rooms/room-type.js';
import { alongZ } from '../floors/floor-lines.js';
import { plainFloor } from '../floors/ground-floors.js';
import { place, site, stand } from '../../../sites/site-type.js';
import type { SiteDetails, SiteType } from '../../../sites/site-type.js';

const YARD: SiteDetails = { keepsFurniture: false, hasTrail: false };

/** Places (x, z) across the view from `from` to `to`, `pitch` metres apart. */
const alongX = (z: number, from: number, to: number, pitch: number): readonly (readonly [x: number, z: number])[] =>
  Array.from({ length: Math.floor((to - from) / pitch) + 1 }, (_, k) => [from + k * pitch, z] as const);

/** Plants that give power, fields of oil, mines and launch sites. */
export const POWER_SITES: readonly SiteType[] = [
  site(
    'solar-farm',
    'farmland',
    {
      ...YARD,
      density: 0.4,
      ground: '#a39a5a',
      words:
        'solar park, solar power plant, solar power station, solar plant, photovoltaic power station, photovoltaic farm, photovoltaic plant, photovoltaic park, field of solar panels, fields of solar panels, solar field, solar array field, solar energy farm, pv plant, pv park, rows of solar panels, solar panel field, solar panel farm',
      floor: { ...plainFloor('ground-grass', '#9a9552', [44, 64]), isRolling: true },
    },
    [
      ...[-9, -15, -21, -27, -33, -39, -45, -51, -57, 7, 13, 19, 25, 31].flatMap((z) => [
        stand('solar-panel', alongX(z, -40, -3.4, 3.42)),
        stand('solar-panel', alongX(z, 3.4, 40, 3.42)),
      ]),
      stand('inverter-cabin', [[5.8, -3]], -90),
      stand('transformer', [[-7.4, -3.4]]),
      stand('chain-link-fence', [...alongZ(-43, -62, 40, 4.15), ...alongZ(43, -62, 40, 4.15)], 90),
      stand('chain-link-fence', alongX(-64, -41, 41, 4.15)),
      stand('utility-pole', alongX(-70, -60, 60, 20)),
      stand('weather-station', [[-2.6, -26]]),
    ],
  ),
  site(
    'oil-field',
    'desert',
    {
      ...YARD,
      density: 0.5,
      words:
        'oilfield, oil drilling site, drilling site, drill site, oil well site, oil wells, oil extraction field, oil drilling field, gas field, fracking site, oil well, oil derricks, field of pumpjacks, oil pump field',
      floor: { ...plainFloor('ground-soil', '#a08660', [40, 50]), isRolling: true },
    },
    [
      stand('drilling-rig', [[8, -30]]),
      stand(
        'pump-jack',
        [
          [-9, -15],
          [-20, -28],
          [-6, -42],
          [22, -22],
          [26, -50],
          [-30, -52],
          [14, 12],
          [-16, 16],
        ],
        24,
      ),
      stand(
        'storage-tank',
        [
          [24, -36],
          [33, -36],
        ],
        0,
        { size: 0.9 },
      ),
      stand('site-office', [[11, -12]], -30),
      stand('pipe', alongZ(4.6, -26, -8, 2), 90, { size: 1.2 }),
      stand('tanker-truck', [[-4.6, -24]], 20),
      stand('pickup-truck', [[6.8, -7.8]], -40),
      place('oil-drum', 'near', 5),
      place('worker', 'scatter', 4, { distance: 6, reach: 20 }),
      place('smoke-column', 'ring', 1, { from: -14, distance: 80 }),
    ],
  ),
  site(
    'offshore-platform',
    'beach',
    {
      ...YARD,
      noun: 'offshore oil platform',
      words:
        'offshore oil platform, oil platform, drilling platform, offshore rig, offshore drilling rig, offshore drilling platform, oil rig, gas platform, sea platform, deck of an oil rig, on an oil rig, north sea oil rig, oil rig platform',
      platform: {
        form: 'pier',
        size: [24, 24, 0.2],
        height: 17,
        deck: 'concrete #8a8276',
        side: 'paint #d8a828',
        below: 'sea',
        items: [
          item('pipes', 'left', 3),
          item('storage-tank', 'corner', 1, { size: 0.5 }),
          item('shipping-container', 'right', 2),
          item('crane', 'corner', 1, { size: 0.3 }),
          item('drilling-rig', 'back', 1, { size: 0.6 }),
          item('oil-drum', 'floor', 8),
          item('pipe', 'floor', 4),
          item('valve', 'floor', 3),
          item('safety-barrier', 'front', 4),
          item('worker', 'floor', 3),
          item('control-cabinet', 'floor', 2),
        ],
      },
    },
    [
      place('oil-rig', 'at', 1, { spots: [[22, -92]], isExact: true }),
      place('cargo-ship', 'at', 1, { spots: [[-70, -104]], turn: 50, isExact: true }),
      place('flying-seagull', 'aloft', 5, { distance: 10, reach: 30, lift: 3, rise: 5 }),
    ],
  ),
  site(
    'launch-site',
    'desert',
    {
      ...YARD,
      words:
        'rocket launch site, space launch pad, launch complex, spaceport, cosmodrome, space center, space launch site, rocket launch pad, rocket base, rocket launch, launch facility, space launch complex, baikonur, cape canaveral, star port, space port',
      density: 0.3,
      floor: {
        ...plainFloor('ground-paving', '#a8a49a', [54, 70]),
        marks: [
          {
            color: '#8c887e',
            width: 12,
            path: [
              [0, 68],
              [0, -34],
            ],
          },
          { color: '#e0b43c', width: 0.4, circle: [0, -38, 16] },
        ],
      },
    },
    [
      stand('launch-pad', [[0, -38]]),
      place('heavy-rocket', 'at', 1, { spots: [[0, -38]], lift: 1.4, isExact: true }),
      stand('gantry', [[13, -38]], -90, { size: 2 }),
      stand('floodlight-mast', [
        [-22, -28],
        [22, -28],
        [-22, -54],
        [22, -54],
      ]),
      stand('storage-tank', [
        [-34, -30],
        [-34, -40],
      ]),
      stand('gas-tank', [[36, -34]], 0, { size: 0.8 }),
      stand('radar-dish', [[-28, -12]], 30),
      stand('site-office', [[18, -10]], -30),
      stand('bunker', [[-20, -4]], 60),
      stand('tanker-truck', [[9, -18]], 30),
      place('steam-plume', 'ring', 3, { from: -8, distance: 40 }),
    ],
  ),
  site(
    'telescope-array',
    'desert',
    {
      ...YARD,
      words:
        'radio telescope array, array of radio telescopes, very large array, satellite dish array, antenna array, radar station, listening station, array of dishes',
      density: 0.5,
    },
    [
      stand(
        'radio-telescope',
        [
          [-10, -26],
          [14, -42],
          [-24, -58],
          [34, -70],
          [-42, -90],
          [26, -16],
        ],
        14,
      ),
      stand('railway-track', alongZ(-1, -72, -8, 8)),
      stand('site-office', [[11, -11]], -30),
      stand('warehouse', [[-36, -20]], 60, { size: 0.5 }),
      stand('antenna', [[5, -9]], 0, { size: 2 }),
    ],
  ),
  site(
    'mining-camp',
    'canyon',
    {
      ...YARD,
      words:
        'gold mine, coal mine, old mine, mining site, gold mine entrance, coal mine entrance, silver mine, diamond mine, copper mine, mine site, miners camp, gold rush camp, prospectors camp, klondike, colliery, entrance to a mine, abandoned mine, pit head',
      density: 0.5,
      floor: plainFloor('ground-soil', '#96684a', [15, 34]),
    },
    [
      stand('mine-entrance', [[0, -26]]),
      stand(
        'railway-track',
        [
          [0, -8],
          [0, -16],
        ],
        0,
        { size: 0.6 },
      ),
      stand('mine-cart', [
        [0, -9.4],
        [0, -12],
      ]),
      stand(
        'shack',
        [
          [-12, -14],
          [13, -18],
        ],
        30,
      ),
      stand('gravel-pile', [
        [6.4, -11],
        [-6.4, -18],
        [9, -8],
      ]),
      stand('water-wheel', [[-9, -8]]),
      place('ore-rock', 'near', 5),
      place('crate', 'near', 3),
      place('timber', 'near', 2),
      place('lantern', 'near', 2),
      place('wheelbarrow', 'near', 1),
      place('pickaxe', 'near', 2),
      place('miner', 'scatter', 3, { distance: 6, reach: 16 }),
    ],
  ),
];
