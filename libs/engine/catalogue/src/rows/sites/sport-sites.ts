import { alongZ } from './floors/floor-lines.js';
import {
  BASKETBALL_COURT,
  FOOTBALL_PITCH,
  GOALS,
  GOLF_FLOOR,
  GRID,
  RACETRACK_FLOOR,
  SKATE_FLOOR,
  START_LINE,
  TENNIS_COURT,
} from './floors/site-floors.js';
import { place, site, stand } from '../../sites/site-type.js';
import type { SiteType } from '../../sites/site-type.js';

/** Goals at both ends of a pitch, and players. */
const FOOTBALL = [
  place('football-goal', 'ring', 1, { from: 0, distance: GOALS.ahead, isExact: true }),
  place('football-goal', 'ring', 1, { from: 180, distance: GOALS.behind, isExact: true }),
  place('soccer-ball', 'near', 1),
  place('footballer', 'scatter', 10, { distance: 7, reach: 30 }),
];

/** Stadiums, pitches, courts and courses. */
export const SPORT_SITES: readonly SiteType[] = [
  site(
    'stadium-site',
    'meadow',
    {
      noun: 'stadium',
      turns: { objects: { 'tennis-net': 'tennis-stadium', 'tennis-player': 'tennis-stadium', runner: 'athletics-stadium' } },
      words:
        'stadium, football stadium, soccer stadium, sports stadium, olympic stadium, arena, sports arena, baseball stadium, rugby stadium, cricket stadium, football arena, soccer arena',
      keepsFurniture: false,
      hasTrail: false,
      density: 0.3,
      floor: { ...FOOTBALL_PITCH, half: [58, 58] },
    },
    [
      ...FOOTBALL,
      place('grandstand', 'ring', 14, { distance: 70.5, isExact: true }),
      place('floodlight-mast', 'ring', 4, { distance: 88, size: 1.35 }),
      place('scoreboard', 'ring', 2, { from: 0, distance: 84, size: 1.25 }),
    ],
  ),
  site(
    'sports-field',
    'meadow',
    {
      words:
        'football field, soccer field, football pitch, soccer pitch, rugby field, rugby pitch, sports ground, playing field, athletic field, outdoor athletic field, training pitch, football training pitch, training ground, five a side pitch, baseball field, hockey field, school sports field',
      keepsFurniture: false,
      hasTrail: false,
      density: 0.5,
      floor: FOOTBALL_PITCH,
    },
    [
      ...FOOTBALL,
      place('grandstand', 'ring', 1, { from: 90, distance: 52, size: 0.6 }),
      place('flag', 'ring', 4, { distance: 56 }),
      place('oak-tree', 'ring', 14, { distance: 76 }),
      place('chain-link-fence', 'ring', 60, { distance: 66 }),
    ],
  ),
  site(
    'basketball-court',
    'city-street',
    {
      words: 'outdoor basketball court, streetball court, sports court',
      keepsFurniture: false,
      hasTrail: false,
      floor: BASKETBALL_COURT,
    },
    [
      place('street-basketball-hoop', 'ring', 1, { from: 0, distance: 10.8, isExact: true }),
      place('basketball', 'near', 1),
      place('chain-link-fence', 'ring', 26, { distance: 18 }),
      place('bench', 'near', 2),
      place('person', 'scatter', 4, { distance: 5, reach: 12 }),
      place('townhouse', 'ring', 14, { distance: 40 }),
    ],
  ),
  site(
    'tennis-court',
    'meadow',
    {
      words: 'grass court, lawn tennis court, outdoor tennis court, badminton court',
      keepsFurniture: false,
      hasTrail: false,
      density: 0.3,
      floor: TENNIS_COURT,
    },
    [
      place('tennis-net', 'ring', 1, { from: 0, distance: 8, isExact: true }),
      place('tennis-racket', 'near', 1),
      place('tennis-ball', 'near', 3),
      place('chain-link-fence', 'ring', 34, { distance: 27 }),
      place('bench', 'near', 2),
      place('floodlight-mast', 'ring', 4, { distance: 29, size: 0.35 }),
    ],
  ),
  site(
    'racetrack',
    'meadow',
    {
      words:
        'race track, racing track, racing circuit, race circuit, motor racing circuit, speedway, raceway, formula one track, f1 track, grand prix track, motorsport track, go kart track, drag strip, pit lane, formula 1 pit lane, f1 pit lane, pitlane, grand prix circuit, race circuit pit lane, motor race',
      keepsFurniture: false,
      hasTrail: false,
      density: 0.3,
      floor: RACETRACK_FLOOR,
    },
    [
      stand('start-gantry', [[0, -START_LINE - 3]]),
      stand('race-car', GRID, 180),
      stand('grandstand', alongZ(-25, -74, 8, 27), 90, { size: 0.9 }),
      stand('tyre-wall', alongZ(11.2, -60, 36, 4.6), -90),
      stand('scoreboard', [[24, -30]], -40, { size: 0.5 }),
      stand('floodlight-mast', [
        [-40, -64],
        [24, -88],
        [60, -40],
        [24, 6],
      ]),
      place('flag', 'ring', 6, { distance: 17, from: 50, size: 1.6 }),
      place('oak-tree', 'scatter', 20, { distance: 70, reach: 140 }),
    ],
  ),
  site(
    'skate-park',
    'meadow',
    {
      words: 'skatepark, skateboard park, skateboarding park, skate plaza, bmx park, skating park',
      keepsFurniture: false,
      hasTrail: false,
      density: 0.4,
      floor: SKATE_FLOOR,
    },
    [
      stand('quarter-pipe', [
        [-6, -22],
        [-2, -22],
        [2, -22],
        [6, -22],
      ]),
      stand('half-pipe', [[-13, -9]]),
      stand('fun-box', [[3, -10]], 30),
      stand('grind-rail', [[-4, -6.5]], 50),
      stand(
        'quarter-pipe',
        [
          [14, -14],
          [14, -10],
        ],
        -90,
      ),
      stand('graffiti-wall', [
        [-14, -24.6],
        [13, -24.6],
      ]),
      place('skateboard', 'near', 3, { size: 1.2 }),
      place('teenager', 'scatter', 7, { distance: 5, reach: 16 }),
      place('bicycle', 'near', 1),
      place('park-bench', 'ring', 4, { distance: 16, from: 55 }),
      place('street-lamp', 'ring', 6, { distance: 21, from: 30 }),
      place('maple-tree', 'ring', 14, { distance: 34 }),
    ],
  ),
  site(
    'volleyball-court',
    'beach',
    { words: 'beach volleyball court, sand volleyball court, sand court, beach volleyball', density: 0.4 },
    [
      place('sports-net', 'ahead', 1, { distance: 8, size: 2.8 }),
      place('volleyball', 'near', 1),
      place('person', 'scatter', 4, { distance: 6, reach: 14 }),
    ],
  ),
  site(
    'golf-course',
    'meadow',
    {
      words: 'golf, golf green, putting green, golf club, golf links, golf resort',
      keepsFurniture: false,
      hasTrail: false,
      density: 0.3,
      floor: GOLF_FLOOR,
    },
    [
      place('golf-flag', 'ring', 1, { from: 3, distance: 16, size: 1.4, isExact: true }),
      place('golf-cart', 'ring', 1, { from: 32, distance: 9, turn: 50 }),
      place('golf-bag', 'ring', 1, { from: -20, distance: 5 }),
      place('golf-ball', 'near', 1),
      place('oak-tree', 'scatter', 16, { distance: 30, reach: 110 }),
      place('maple-tree', 'scatter', 10, { distance: 28, reach: 90 }),
    ],
  ),
];
