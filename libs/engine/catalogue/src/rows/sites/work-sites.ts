import { plainFloor } from './floors/ground-floors.js';
import { BAY_PITCH, BAY_REACH, BAY_ROWS, BUILDING_GROUND, PARKING_FLOOR, TILLED_FIELD } from './floors/site-floors.js';
import { place, site } from '../../sites/site-type.js';
import type { SiteItem, SiteType } from '../../sites/site-type.js';

/** Kinds of parked cars, with the share of the free bays that each takes. */
const PARKED = [
  ['sedan', 0.3],
  ['suv', 0.3],
  ['hatchback', 0.4],
  ['car', 0.4],
  ['pickup-truck', 0.2],
] as const;

/** Cars in both halves of each double row of bays. */
const PARKED_CARS: readonly SiteItem[] = BAY_ROWS.flatMap((ahead) => [ahead - 2.7, ahead + 2.7]).flatMap((distance) =>
  PARKED.map(([kind, share]): SiteItem => ({ kind, zone: 'line', distance, pitch: BAY_PITCH, reach: BAY_REACH, share, isExact: true })),
);

/** Sites that are worked, and mazes. */
export const WORK_SITES: readonly SiteType[] = [
  site(
    'quarry',
    'canyon',
    {
      words:
        'stone quarry, marble quarry, open pit mine, open cast mine, gravel pit, strip mine, open pit copper mine, open pit coal mine, open pit gold mine, opencast mine, open cast coal mine, diamond pit',
      density: 0.2,
    },
    [
      place('excavator', 'ahead', 1, { distance: 16 }),
      place('mining-truck', 'ahead', 1, { distance: 28 }),
      place('wheel-loader', 'near', 1, { distance: 12 }),
      place('gravel-pile', 'scatter', 10, { distance: 8, reach: 36 }),
      place('boulder', 'scatter', 14, { distance: 7, reach: 40 }),
      place('conveyor-belt', 'near', 1, { distance: 11 }),
      place('crane', 'ahead', 1, { distance: 46 }),
    ],
  ),
  site('wind-farm', 'farmland', { words: 'windfarm, wind energy farm, wind power plant, field of wind turbines' }, [
    place('wind-turbine', 'scatter', 14, { distance: 30, reach: 160 }),
    place('wind-turbine', 'ahead', 1, { distance: 42 }),
    place('transformer', 'near', 1, { distance: 14 }),
  ]),
  site(
    'hedge-maze',
    'meadow',
    {
      words: 'maze, garden maze, labyrinth, hedge labyrinth, garden labyrinth, corn maze, box hedge maze',
      hasTrail: false,
      density: 0.1,
      floor: plainFloor('ground-gravel', '#cbbd9a', [26, 26]),
    },
    [
      place('hedge', 'ring', 6, { distance: 5, size: 1.5 }),
      place('hedge', 'ring', 11, { distance: 9, size: 1.5 }),
      place('hedge', 'ring', 17, { distance: 13, size: 1.5 }),
      place('hedge', 'ring', 22, { distance: 17, size: 1.5 }),
      place('fountain', 'ahead', 1, { distance: 21, size: 0.8 }),
      place('topiary-ball', 'ring', 10, { distance: 11 }),
    ],
  ),
  site(
    'construction-site',
    'city-street',
    {
      words: 'building site, construction zone, construction area, building yard, construction yard, building under construction site',
      keepsFurniture: false,
      hasTrail: false,
      floor: BUILDING_GROUND,
    },
    [
      place('crane', 'ring', 1, { from: 54, distance: 46, turn: 80, isExact: true }),
      place('concrete-frame', 'ring', 1, { from: -6, distance: 22, size: 1.1, isExact: true }),
      place('excavator', 'ring', 1, { from: -50, distance: 10 }),
      place('bulldozer', 'ring', 1, { from: 72, distance: 11 }),
      place('cement-mixer-truck', 'ring', 1, { from: 120, distance: 12 }),
      place('dump-truck', 'ring', 1, { from: -120, distance: 13 }),
      place('concrete-frame', 'ring', 1, { from: 170, distance: 24, isExact: true }),
      place('scaffolding', 'ring', 3, { from: 24, distance: 15, size: 1.3 }),
      place('gravel-pile', 'scatter', 3, { distance: 9, reach: 24 }),
      place('sand-pile', 'scatter', 4, { distance: 8, reach: 24 }),
      place('brick-pallet', 'near', 4, { distance: 7 }),
      place('rebar-stack', 'near', 2, { distance: 9 }),
      place('pipe', 'near', 2),
      place('site-office', 'ring', 1, { from: -84, distance: 21 }),
      place('construction-worker', 'scatter', 5, { distance: 6, reach: 18 }),
      place('traffic-cone', 'near', 4),
      place('safety-barrier', 'ring', 7, { distance: 8 }),
      place('chain-link-fence', 'ring', 56, { distance: 32 }),
      place('townhouse', 'ring', 22, { distance: 50 }),
    ],
  ),
  site(
    'parking-lot',
    'city-street',
    {
      words: 'car park lot, outdoor parking, car lot, parking space, parking area, parking place, outdoor car park, open air car park',
      keepsFurniture: false,
      hasTrail: false,
      floor: PARKING_FLOOR,
    },
    [
      ...PARKED_CARS,
      place('street-light', 'ring', 8, { distance: 20, size: 1.1 }),
      place('shopping-cart', 'near', 1),
      place('parking-meter', 'near', 1),
      place('supermarket-building', 'ahead', 1, { distance: 62 }),
      place('maple-tree', 'ring', 18, { distance: 50 }),
      place('townhouse', 'ring', 20, { distance: 84 }),
    ],
  ),
  site('pumpkin-patch', 'farmland', { words: 'pumpkin field, pumpkin farm, field of pumpkins', density: 0.4, floor: TILLED_FIELD }, [
    place('scarecrow', 'ahead', 1, { distance: 10 }),
    place('hay-bale', 'near', 2),
    place('wheelbarrow', 'near', 1),
    place('pumpkin', 'near', 5, { size: 1.8 }),
    ...[4.6, 7.8, 11, 14, 17.2, 20.4, 23.6, 26.8, -4.4, -7.6, -10.8].map((distance): SiteItem => ({
      kind: 'pumpkin-patch',
      zone: 'line',
      distance,
      pitch: 4.1,
      reach: 27,
      isExact: true,
    })),
    place('barn', 'ahead', 1, { distance: 48 }),
  ]),
];
