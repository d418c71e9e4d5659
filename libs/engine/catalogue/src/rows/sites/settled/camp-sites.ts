import { place, site, stand } from '../../../sites/site-type.js';
import type { SiteDetails, SiteType } from '../../../sites/site-type.js';

/** Open land without what its base brings of people's. */
const OPEN: SiteDetails = { keepsFurniture: false, hasTrail: false };

/** Steppe: grass that has dried, and nothing higher. */
const STEPPE: SiteDetails = {
  ...OPEN,
  ground: '#9c9450',
  density: 0.7,
  plants: { 'broadleaf-tree': null, conifer: null, bush: null, 'tall-grass': 'dry-tuft', flower: null },
};

/** Camps, outposts and stations. */
export const CAMP_SITES: readonly SiteType[] = [
  site(
    'ger-camp',
    'meadow',
    {
      ...STEPPE,
      landform: 'hills',
      words:
        'yurt camp, mongolian ger camp, mongolian camp, mongolian yurt camp, yurt village, ger village, mongolian steppe, nomad yurts, kazakh camp, kyrgyz camp, mongolian steppe camp, yurts, gers, mongolian village',
    },
    [
      place('yurt', 'ring', 1, { from: 14, distance: 12 }),
      place('yurt', 'ring', 1, { from: -22, distance: 14 }),
      place('yurt', 'ring', 1, { from: 44, distance: 17 }),
      place('yurt', 'ring', 2, { from: -66, distance: 18 }),
      place('yurt', 'ring', 1, { from: 2, distance: 30 }),
      place('campfire', 'ring', 1, { from: -4, distance: 7 }),
      place('cart', 'ring', 1, { from: -42, distance: 9 }),
      place('horse', 'ring', 1, { from: 28, distance: 8, turn: 60 }),
      place('grazing-horse', 'scatter', 6, { distance: 14, reach: 44 }),
      place('sheep', 'scatter', 14, { distance: 16, reach: 50 }),
      place('bactrian-camel', 'ring', 1, { from: -34, distance: 22, turn: 70 }),
      place('yak', 'scatter', 3, { distance: 18, reach: 50 }),
      place('split-rail-fence', 'ring', 4, { from: 62, distance: 13 }),
      place('milk-churn', 'near', 2),
      place('log-pile', 'near', 1),
    ],
  ),
  site(
    'tipi-camp',
    'meadow',
    {
      ...STEPPE,
      landform: 'hills',
      words:
        'teepee camp, tipi village, teepee village, native american camp, native american village, plains camp, indian camp, lakota camp, sioux camp, tipis, teepees',
    },
    [
      place('tipi', 'ring', 1, { from: 16, distance: 11 }),
      place('tipi', 'ring', 1, { from: -20, distance: 12 }),
      place('tipi', 'ring', 7, { from: 40, distance: 18 }),
      place('tipi', 'ring', 5, { from: -8, distance: 27 }),
      place('campfire', 'ring', 1, { from: -2, distance: 6.4 }),
      place('totem-pole', 'ring', 1, { from: 4, distance: 17 }),
      place('grazing-horse', 'scatter', 6, { distance: 20, reach: 50 }),
      place('canoe', 'ring', 1, { from: -44, distance: 8 }),
      place('log-pile', 'near', 1),
      place('plains-chief', 'ring', 1, { from: -12, distance: 8 }),
      place('bison', 'scatter', 6, { distance: 60, reach: 110 }),
    ],
  ),
  site(
    'expedition-camp',
    'alpine',
    {
      turns: { places: { tundra: 'polar-station' } },
      ...OPEN,
      landform: 'peaks',
      ground: '#8d897e',
      words:
        'base camp, everest base camp, mountaineering camp, climbing camp, high camp, mountain camp, expedition base camp, climbers camp, himalayan camp, explorers camp, trekking camp, alpine camp',
      density: 0.3,
    },
    [
      place('expedition-tent', 'ring', 1, { from: 18, distance: 7 }),
      place('expedition-tent', 'ring', 1, { from: -20, distance: 8 }),
      place('expedition-tent', 'ring', 1, { from: 2, distance: 13 }),
      place('expedition-tent', 'ring', 7, { from: 34, distance: 15 }),
      place('ridge-tent', 'ring', 1, { from: -52, distance: 12 }),
      place('crate', 'near', 5),
      place('backpack', 'near', 4),
      place('rope-coil', 'near', 3),
      place('gas-cylinder', 'near', 2),
      place('cairn', 'ring', 2, { from: 38, distance: 10, size: 1.8 }),
      place('bunting', 'ring', 1, { from: 8, distance: 18, size: 1.4 }),
      place('folding-table', 'near', 1),
      place('yak', 'scatter', 2, { distance: 12, reach: 24 }),
      place('hiker', 'scatter', 4, { distance: 6, reach: 18 }),
    ],
  ),
  site(
    'polar-station',
    'tundra',
    {
      ...OPEN,
      words:
        'antarctic research base, arctic research base, polar research base, antarctic research station, arctic research station, polar research station, antarctic station, arctic base, antarctic base, polar base, arctic outpost, polar outpost, ice station, polar camp, arctic camp, antarctic camp, arctic station, research station in antarctica, antarctic outpost, polar expedition camp, arctic expedition camp, antarctic expedition camp, mcmurdo',
      density: 0.1,
    },
    [
      stand('moon-base-module', [[-3, -30]]),
      stand('dome-habitat', [[14, -26]]),
      stand(
        'shipping-container',
        [
          [-12, -14],
          [-12, -17.4],
        ],
        90,
      ),
      stand('site-office', [[9, -14]], -20, { size: 1.2 }),
      stand('radio-tower', [[-26, -44]], 0, { size: 0.8 }),
      stand('radar-dish', [[24, -38]], -20),
      stand('weather-station', [[5.4, -8]], 0, { size: 1.2 }),
      stand(
        'snowmobile',
        [
          [-5, -8],
          [-7.4, -9],
        ],
        40,
      ),
      stand('snowplow', [[17, -12]], -40),
      stand('oil-drum', [
        [-8, -10],
        [-8.8, -10.6],
        [-8, -11.4],
        [-9, -9.4],
      ]),
      stand(
        'flag',
        [
          [0, -15],
          [2.6, -15],
          [-2.6, -15],
        ],
        0,
        { size: 1.2 },
      ),
      place('snow-drift', 'scatter', 18, { distance: 5, reach: 36, size: 1.4 }),
      place('penguin', 'scatter', 8, { distance: 8, reach: 24 }),
      place('expedition-tent', 'ring', 2, { from: 40, distance: 12 }),
    ],
  ),
  site(
    'research-camp',
    'meadow',
    {
      turns: { places: { tundra: 'polar-station' } },
      ...OPEN,
      words:
        'field camp, science camp, field station, research station, scientific camp, research outpost, jungle research station, biologists camp, scientists camp, survey camp',
      density: 0.8,
    },
    [
      place('ridge-tent', 'ring', 1, { from: 18, distance: 10 }),
      place('ridge-tent', 'ring', 1, { from: -20, distance: 11 }),
      place('ridge-tent', 'ring', 3, { from: 44, distance: 16 }),
      place('folding-table', 'ring', 1, { from: -4, distance: 6.4 }),
      place('folding-chair', 'ring', 2, { from: -10, distance: 5.6 }),
      place('crate', 'near', 5),
      place('generator', 'ring', 1, { from: 50, distance: 8 }),
      place('satellite-dish', 'ring', 1, { from: 32, distance: 8, size: 2 }),
      place('weather-station', 'ring', 1, { from: -34, distance: 9 }),
      place('solar-panel', 'ring', 3, { from: 62, distance: 12 }),
      place('jeep', 'ring', 1, { from: -52, distance: 10 }),
      place('oil-lantern', 'near', 2),
      place('scientist', 'scatter', 3, { distance: 6, reach: 14 }),
    ],
  ),
  site(
    'outpost',
    'desert',
    {
      turns: { places: { tundra: 'polar-station' } },
      ...OPEN,
      words:
        'frontier outpost, desert outpost, remote outpost, ranger outpost, trading outpost, trading post, lonely outpost, canyon outpost, jungle outpost, smugglers outpost, outlaw hideout, settlers camp',
      density: 0.5,
    },
    [
      stand('watchtower', [[-9, -17]]),
      stand(
        'hut',
        [
          [7, -15],
          [13, -21],
        ],
        -20,
      ),
      stand('water-tower', [[-17, -26]], 0, { size: 0.7 }),
      stand('antenna', [[10, -24]], 0, { size: 2 }),
      stand('ridge-tent', [[-7, -9]], 40),
      stand(
        'barbed-wire-fence',
        Array.from({ length: 11 }, (_, k) => [(k - 5) * 4.3, -34] as const),
      ),
      stand('flag', [[2, -14]], 0, { size: 1.3 }),
      stand('campfire', [[0.4, -6.6]]),
      stand(
        'solar-panel',
        [
          [15, -11],
          [15, -14.4],
        ],
        -60,
      ),
      place('crate', 'near', 6),
      place('barrel', 'near', 4),
      place('jerrycan', 'near', 3),
      place('jeep', 'ring', 1, { from: 42, distance: 9, turn: 40 }),
    ],
  ),
];
