import { alongZ, outline, segment } from '../floors/floor-lines.js';
import { ICE_FIELD, SKI_SLOPE } from '../floors/ground-floors.js';
import { FOOTBALL_PITCH } from '../floors/site-floors.js';
import { place, site, stand } from '../../../sites/site-type.js';
import type { FloorMark, SiteDetails, SiteFloor, SiteType } from '../../../sites/site-type.js';

const GROUND: SiteDetails = { keepsFurniture: false, hasTrail: false };

const CHALK = { color: '#f4f1e8', width: 0.16 } as const;

/** A clay court; the viewer stands behind its near baseline, the net is sixteen metres ahead. */
const CLAY_COURT: SiteFloor = {
  half: [13, 30],
  surface: 'ground-sand',
  color: '#b5603a',
  marks: [
    outline(-5.5, -28, 5.5, -4.2, CHALK),
    segment([-4.1, -28], [-4.1, -4.2], CHALK),
    segment([4.1, -28], [4.1, -4.2], CHALK),
    segment([-4.1, -22.5], [4.1, -22.5], CHALK),
    segment([-4.1, -9.7], [4.1, -9.7], CHALK),
    segment([0, -22.5], [0, -9.7], CHALK),
  ],
};

/** The middle line of an oval of straights and half circles about (0, z), metres. */
const oval = (half: number, radius: number, middle: number): readonly (readonly [x: number, z: number])[] => [
  ...Array.from({ length: 17 }, (_, k) => {
    const angle = Math.PI * (k / 16);
    return [radius * Math.cos(angle), middle - half - radius * Math.sin(angle)] as const;
  }),
  ...Array.from({ length: 17 }, (_, k) => {
    const angle = Math.PI * (1 + k / 16);
    return [radius * Math.cos(angle), middle + half - radius * Math.sin(angle)] as const;
  }),
  [radius, middle - half] as const,
];

/** A running track of six lanes about a lawn; the viewer stands on its inner lane. */
const RUNNING_TRACK: SiteFloor = {
  half: [66, 78],
  surface: 'ground-grass',
  color: '#4d7a34',
  bands: { width: 5, color: '#456f2e' },
  marks: [
    { color: '#b24a34', width: 9, surface: 'ground-asphalt', path: oval(26, 30, -14).map(([x, z]) => [x - 30, z] as const) },
    ...[-4.4, -3, -1.5, 0, 1.5, 3, 4.4].map((lane): FloorMark => ({
      color: '#f4f1e8',
      width: 0.14,
      path: oval(26, 30 + lane, -14).map(([x, z]) => [x - 30, z] as const),
    })),
    segment([-4.4, -8], [4.4, -8], { color: '#f4f1e8', width: 0.3 }),
  ],
};

/** Grounds of sports. */
export const ARENA_SITES: readonly SiteType[] = [
  site(
    'tennis-stadium',
    'meadow',
    {
      ...GROUND,
      words:
        'clay tennis court, clay court, clay tennis stadium, clay court tennis stadium, tennis arena, centre court, center court, wimbledon, roland garros, grand slam court, tennis center court, tennis centre court',
      floor: CLAY_COURT,
    },
    [
      stand('tennis-net', [[0, -16.1]]),
      stand(
        'grandstand',
        [
          [-22.4, -30],
          [-22.4, -3.2],
          [-22.4, 23.6],
        ],
        90,
      ),
      stand(
        'grandstand',
        [
          [22.4, -30],
          [22.4, -3.2],
          [22.4, 23.6],
        ],
        -90,
      ),
      stand('grandstand', [[0, -42]]),
      stand('grandstand', [[0, 38]], 180),
      stand('high-chair', [[7, -16.1]], -90, { size: 1.9 }),
      stand(
        'bench',
        [
          [7.6, -12.6],
          [7.6, -19.6],
        ],
        -90,
      ),
      stand('parasol', [
        [8, -12.6],
        [8, -19.6],
      ]),
      stand('floodlight-mast', [
        [-34, -48],
        [34, -48],
        [-34, 40],
        [34, 40],
      ]),
      stand('scoreboard', [[0, -56]]),
      place('tennis-ball', 'near', 3),
      place('tennis-racket', 'near', 1),
    ],
  ),
  site(
    'athletics-stadium',
    'meadow',
    {
      ...GROUND,
      words:
        'running track, athletics track, track and field stadium, track and field, athletic stadium, track stadium, athletics ground, olympic running track, running oval, sprint track',
      floor: RUNNING_TRACK,
    },
    [
      stand(
        'grandstand',
        [
          [20, -62],
          [20, -35],
          [20, -8],
          [20, 19],
        ].map(([x = 0, z = 0]) => [x, z] as const),
        -90,
      ),
      stand(
        'grandstand',
        [
          [-84, -48],
          [-84, -21],
          [-84, 6],
        ],
        90,
      ),
      stand('floodlight-mast', [
        [24, -84],
        [24, 40],
        [-92, -70],
        [-92, 30],
      ]),
      stand('scoreboard', [[-30, -92]]),
      place('runner', 'at', 4, {
        spots: [
          [0.7, -14],
          [-2.2, -17],
          [2.2, -20],
          [-0.8, -26],
        ],
        turn: 180,
      }),
      place('flag', 'line', 8, { distance: 80, pitch: 6, reach: 30 }),
      stand('bench', [[-8, -12]], 90),
    ],
  ),
  site(
    'horse-racecourse',
    'meadow',
    {
      ...GROUND,
      words:
        'horse racing track, horse race track, racecourse, horse racecourse, horse race, hippodrome, ascot, race course, horse racing course, steeplechase course',
      floor: { half: [60, 110], surface: 'ground-grass', color: '#5f8c3c', bands: { width: 8, color: '#578338' } },
    },
    [
      stand('split-rail-fence', [...alongZ(-7, -100, 40, 4.7), ...alongZ(7, -100, 40, 4.7)], 90),
      stand(
        'grandstand',
        [
          [22, -50],
          [22, -23],
          [22, 4],
        ],
        -90,
      ),
      stand('start-gantry', [[0, -42]], 0, { size: 0.7 }),
      place('galloping-horse', 'at', 6, {
        spots: [
          [-2, -18],
          [1.6, -22],
          [-4, -25],
          [3.8, -28],
          [-0.6, -31],
          [4.4, -17],
        ],
      }),
      stand('scoreboard', [[-22, -40]], 60, { size: 0.6 }),
      place('flag', 'ring', 6, { distance: 16, from: 40 }),
      place('oak-tree', 'scatter', 30, { distance: 60, reach: 140 }),
    ],
  ),
  site(
    'ski-jumping',
    'alpine',
    {
      ...GROUND,
      landform: 'peaks',
      words:
        'ski jump, ski jumping hill, ski jumping stadium, ski jumping arena, ski jump tower, ski jumping, ski flying hill, top of a ski jump, ski jumping ramp',
      density: 0.6,
      floor: SKI_SLOPE,
    },
    [
      place('ski-jump', 'at', 1, { spots: [[0, -58]], lift: -0.6, isExact: true }),
      stand('flag', [...alongZ(-6, -30, -6, 6), ...alongZ(6, -30, -6, 6)]),
      stand('grandstand', [[24, -18]], -70, { size: 0.7 }),
      stand('grandstand', [[-24, -18]], 70, { size: 0.7 }),
      place('skier', 'aloft', 1, { distance: 20, reach: 22, lift: 6 }),
      place('safety-barrier', 'ring', 10, { distance: 12, from: 50 }),
      place('snowy-pine', 'scatter', 60, { distance: 34, reach: 130 }),
      place('skis', 'near', 2),
    ],
  ),
  site(
    'outdoor-rink',
    'village',
    {
      keepsFurniture: true,
      hasTrail: false,
      density: 0.4,
      words:
        'outdoor ice rink, ice rink outdoors, skating pond, frozen pond rink, outdoor skating rink, ice skating outdoors, open air ice rink, pond hockey',
      floor: { ...ICE_FIELD, half: [15, 22], surface: 'ground-ice', color: '#c4dcea', patches: [] },
    },
    [
      place('string-lights', 'ring', 4, { distance: 14 }),
      place('ice-skates', 'near', 2),
      place('child', 'scatter', 5, { distance: 5, reach: 13 }),
      place('person', 'scatter', 6, { distance: 5, reach: 13 }),
      place('snow-pile', 'ring', 18, { distance: 19 }),
      place('park-bench', 'ring', 6, { distance: 18 }),
      place('snowy-pine', 'ring', 12, { distance: 26 }),
      place('kiosk', 'ring', 1, { from: 34, distance: 20 }),
    ],
  ),
  site(
    'cricket-ground',
    'meadow',
    {
      ...GROUND,
      words: 'cricket ground, cricket oval, cricket match, cricket field, cricket pitch, village cricket, village cricket green',
      floor: {
        ...FOOTBALL_PITCH,
        half: [56, 60],
        marks: [
          {
            color: '#c8b98a',
            width: 3,
            surface: 'ground-sand',
            path: [
              [0, -24],
              [0, -6],
            ],
          },
          { color: '#f4f4f0', width: 0.3, circle: [0, -14, 46] },
        ],
      },
    },
    [
      place('grandstand', 'ring', 1, { from: 24, distance: 62, size: 0.7 }),
      place('cottage', 'ring', 1, { from: -12, distance: 66 }),
      place('scoreboard', 'ring', 1, { from: -40, distance: 64, size: 0.5 }),
      place('person', 'scatter', 9, { distance: 8, reach: 36 }),
      place('oak-tree', 'ring', 18, { distance: 72 }),
      place('picket-fence', 'ring', 60, { distance: 58 }),
    ],
  ),
];
