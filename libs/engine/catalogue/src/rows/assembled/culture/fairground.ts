import { boxAt, group, mirror, move, radial, rod, torus, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, spread, tube, turnedAt } from '../forms.js';

const party = assembledIn('goods', { solid: 'none' });
const fair = assembledIn('architecture', { side: 'outdoors', places: ['amusement-park'] });

const COLOURS = {
  red: 'plastic #e8343c',
  yellow: 'plastic #f8d030',
  blue: 'plastic #3a8ee8',
  green: 'plastic #4cc060',
  pink: 'plastic #f470b0',
  orange: 'plastic #f48828',
  violet: 'plastic #9a5ad8',
} as const;
const NAMES = ['red', 'yellow', 'blue', 'green', 'pink', 'orange', 'violet'] as const;
const nameAt = (k: number): string => NAMES[k % NAMES.length] ?? 'red';

/** Rides and stands of fairs that are assembled from simple shapes. */
export const FAIRGROUND_THINGS: readonly CatalogueRow[] = [
  fair(
    'maypole',
    [4.35, 6.25, 4.35],
    'may pole, maypole with ribbons, midsummer pole, ribbon pole',
    {
      pole: 'paint #f4f0e4',
      spiral: 'paint #c83030',
      flower: 'petal #f8d040',
      leaf: 'leaf #4f8a34',
      red: 'fabric #e03840',
      blue: 'fabric #3a78d8',
      yellow: 'fabric #f4cc30',
      green: 'fabric #40a858',
    },
    [
      post('pole', 0.09, 6, [0, 0, 0]),
      tube('spiral', Array.from({ length: 60 }, (_, k) => [0.095 * Math.cos(k * 0.7), 0.1 * k, 0.095 * Math.sin(k * 0.7)]).flat(), 0.03, 5),
      move(torus('leaf', 0.45, 0.1, 24), 0, 5.4, 0),
      radial(ball('flower', 0.08, [0, 5.46, 0.5], 1), 10),
      ball('flower', 0.18, [0, 6.05, 0]),
      ...Array.from({ length: 12 }, (_, k) =>
        turn(tube(['red', 'blue', 'yellow', 'green'][k % 4] ?? 'red', [0, 5.4, 0.4, 0, 3.6, 1.2, 0, 1.8, 1.8, 0, 0.7, 2.15], 0.035, 4), [
          0,
          30 * k,
          0,
        ]),
      ),
    ],
    { solid: { trunk: 0.15 }, places: ['meadow'] },
  ),
  fair(
    'lion-dance',
    [1.48, 2.25, 4.67],
    'lion dancer, lion dance costume, dragon dance, chinese lion dance, dancing lion, dragon dancers, lunar new year lion, chinese new year lion',
    { red: 'fur #d82c28', gold: 'gold', white: 'fur #f8f0e4', black: 'paint #18181a', green: 'fabric #2f8a50', trousers: 'fabric #e8342c' },
    [
      ball('red', [0.6, 0.5, 0.55], [0, 1.5, 1.5], 3),
      ball('gold', [0.5, 0.2, 0.4], [0, 1.86, 1.55]),
      mirror(group(ball('white', 0.18, [0.28, 1.72, 1.95], 3), ball('black', 0.1, [0.29, 1.74, 2.07]))),
      ball('gold', [0.2, 0.14, 0.14], [0, 1.52, 2.1]),
      boxAt('white', [0.8, 0.1, 0.3], [0, 1.2, 1.95], 0.04),
      boxAt('red', [0.7, 0.12, 0.5], [0, 1, 1.85], 0.05),
      ...Array.from({ length: 18 }, (_, k) =>
        ball('white', [0.12, 0.12, 0.12], [0.62 * Math.cos(k * 0.35), 1.5 + 0.52 * Math.sin(k * 0.35), 1.35], 1),
      ),
      turnedAt('gold', [0, 0, 8, 0, 4, 20, 0, 26], [0, 1.98, 1.6], 10),
      tube('red', [0, 1.45, 1.2, 0, 1.5, 0.2, 0, 1.4, -0.9, 0, 1.2, -1.7], [0.5, 0.52, 0.5, 0.4], 14),
      ...Array.from({ length: 7 }, (_, k) =>
        turn(torus(k % 2 === 0 ? 'gold' : 'white', 0.5, 0.06, 20), [90, 0, 0], [0, 1.42, 0.9 - 0.42 * k]),
      ),
      ...[1.2, -1.2].flatMap((z) => [
        mirror(tube('trousers', [0.22, 1.1, z, 0.24, 0.55, z + 0.1, 0.22, 0.14, z], [0.16, 0.13, 0.1], 10)),
        mirror(ball('white', [0.12, 0.1, 0.2], [0.22, 0.09, z + 0.06])),
      ]),
      tube('white', [0, 1.3, -1.8, 0, 1.7, -2.2, 0, 1.5, -2.4], [0.14, 0.1, 0.04]),
    ],
    { places: ['market'] },
  ),
  fair(
    'helter-skelter',
    [5.2, 12.4, 5],
    'helter skelter, spiral slide, tower slide, fairground slide, lighthouse slide, corkscrew slide',
    {
      red: 'paint #d8302c',
      white: 'paint #f8f4ea',
      slide: 'paint #f4c828',
      roof: 'paint #2f68b8',
      flag: 'fabric #f4c828',
      dark: 'paint #3a2018',
    },
    [
      ...Array.from({ length: 8 }, (_, k) =>
        turnedAt(k % 2 === 0 ? 'red' : 'white', [0, 0, 160 - 9 * k, 0, 151 - 9 * k, 112, 0, 112], [0, 1.12 * k, 0], 20),
      ),
      tube(
        'slide',
        Array.from({ length: 60 }, (_, k) => {
          const t = k / 59;
          const r = 2.3 - 0.95 * t;
          return [r * Math.cos(t * 15), 0.35 + 7.9 * t, r * Math.sin(t * 15)];
        }).flat(),
        0.3,
        8,
      ),
      tube(
        'roof',
        Array.from({ length: 60 }, (_, k) => {
          const t = k / 59;
          const r = 2.62 - 0.95 * t;
          return [r * Math.cos(t * 15), 0.72 + 7.9 * t, r * Math.sin(t * 15)];
        }).flat(),
        0.09,
        6,
      ),
      turnedAt('white', [0, 0, 120, 0, 120, 14, 0, 14], [0, 8.9, 0]),
      radial(rod('red', [0, 9, 1], [0, 10.2, 1], 0.06), 8),
      turnedAt('roof', [0, 0, 140, 0, 60, 90, 10, 150, 0, 152], [0, 10.1, 0], 12),
      rod('white', [0, 11.5, 0], [0, 12.4, 0], 0.04),
      plate('flag', [0, 12, 0.8, 12.2, 0, 12.4], 0.03),
      boxAt('dark', [0.9, 1.8, 0.1], [0, 0, 1.58]),
    ],
    { solid: 'cylinder' },
  ),
  fair(
    'bumper-cars',
    [8, 3.8, 6.2],
    'dodgems, bumper car, dodgem, dodgem car, dodgem cars, bumper car ride, dodgem ride',
    {
      ...COLOURS,
      floor: 'metal #5a5e64',
      roof: 'paint #2f4a90',
      post: 'paint #f4c828',
      rubber: 'rubber',
      dark: 'plastic #202024',
      bulb: 'glow #ffe090',
      steel: 'chrome',
    },
    [
      boxAt('floor', [8, 0.2, 6], [0, 0, 0]),
      mirror(mirror(boxAt('post', [0.25, 3.2, 0.25], [3.8, 0.2, 2.8])), 'z'),
      boxAt('roof', [8, 0.4, 6], [0, 3.4, 0], 0.03),
      ...Array.from({ length: 16 }, (_, k) => mirror(ball('bulb', 0.08, [-3.75 + 0.5 * k, 3.6, 3.02], 1), 'z')),
      ...[
        [-2.3, 0.9, 20],
        [0.3, 1.4, 120],
        [2.4, 0.2, 250],
        [-0.8, -1.5, 310],
        [1.6, -1.8, 70],
      ].map(([x = 0, z = 0, a = 0], k) =>
        turn(
          group(
            turnedAt('rubber', [0, 0, 62, 0, 66, 8, 62, 16, 0, 16], [0, 0, 0], 20),
            turnedAt(nameAt(k * 2), [0, 0, 58, 0, 56, 30, 30, 42, 0, 42], [0, 0.14, 0], 20),
            boxAt('dark', [0.5, 0.2, 0.46], [0, 0.4, -0.06], 0.05),
            boxAt(nameAt(k * 2), [0.6, 0.4, 0.1], [0, 0.5, -0.36], 0.04),
            turn(torus('dark', 0.13, 0.02, 18), [60, 0, 0], [0, 0.7, 0.22]),
            rod('steel', [0, 0.5, -0.45], [0, 3.2, -0.5], 0.02),
          ),
          [0, a, 0],
          [x, 0.2, z],
        ),
      ),
    ],
    { solid: 'parts' },
  ),
  fair(
    'candyfloss-stall',
    [2.4, 2.73, 1.62],
    'candy floss stall, cotton candy stall, candyfloss stand, cotton candy stand, candyfloss, cotton candy, candy floss, toffee apple stall, toffee apples, candy stand, sweet stall, fairground stall, carnival booth, game booth, coconut shy, ring toss booth',
    {
      pink: 'canvas #f47aac',
      white: 'canvas #fbf6f0',
      counter: 'paint #f8e8d0',
      floss: 'candy #f8a0cc',
      blue: 'candy #90d0f4',
      stick: 'wood',
      red: 'candy #c81c28',
      bulb: 'glow #ffe8a0',
      steel: 'metal',
    },
    [
      boxAt('counter', [2.2, 1, 1.2], [0, 0, 0], 0.02),
      ...Array.from({ length: 11 }, (_, k) => boxAt(k % 2 === 0 ? 'pink' : 'white', [0.2, 0.9, 0.02], [-1 + 0.2 * k, 0.05, 0.61])),
      mirror(mirror(boxAt('white', [0.07, 2.3, 0.07], [1.1, 0, 0.6])), 'z'),
      ...Array.from({ length: 12 }, (_, k) =>
        group(
          turn(
            plate(k % 2 === 0 ? 'pink' : 'white', [-0.1, 0, 0.1, 0, 0.1, 0.9, -0.1, 0.9], 0.02),
            [-62, 0, 0],
            [-1.1 + 0.2 * k, 2.3, 0.78],
          ),
          turn(
            plate(k % 2 === 0 ? 'pink' : 'white', [-0.1, 0, 0.1, 0, 0.1, 0.9, -0.1, 0.9], 0.02),
            [62, 0, 0],
            [-1.1 + 0.2 * k, 2.3, -0.78],
          ),
          disc(k % 2 === 0 ? 'pink' : 'white', 0.1, 0.02, [-1.1 + 0.2 * k, 2.28, 0.77], 12),
        ),
      ),
      ...[-0.8, -0.35, 0.1].map((x, k) =>
        group(
          rod('stick', [x, 1, 0.3], [x, 1.3, 0.3], 0.012),
          ball(k === 1 ? 'blue' : 'floss', [0.17, 0.23, 0.17], [x, 1.48, 0.3], 2),
          ball(k === 1 ? 'blue' : 'floss', [0.14, 0.16, 0.15], [x + 0.06, 1.62, 0.3], 2),
        ),
      ),
      turnedAt('steel', [0, 0, 30, 0, 34, 14, 32, 14, 28, 3, 0, 3], [0.6, 1, 0]),
      ball('floss', [0.24, 0.1, 0.24], [0.6, 1.12, 0]),
      ...[0.4, 0.55, 0.7, 0.85].map((x) => group(ball('red', 0.055, [x, 1.08, 0.5]), rod('stick', [x, 1.1, 0.5], [x, 1.24, 0.5], 0.006))),
      ...Array.from({ length: 8 }, (_, k) => ball('bulb', 0.04, [-1.05 + 0.3 * k, 2.2, 0.8], 1)),
    ],
    { solid: 'box' },
  ),
  fair(
    'carnival-float',
    [3.32, 3.8, 7],
    'parade float, festival float, mardi gras float, carnival parade float, carnival wagon',
    { ...COLOURS, base: 'paint #f0e0b0', gold: 'gold', wheel: 'rubber', face: 'paint #f8d8b8', black: 'paint #18181a' },
    [
      boxAt('base', [3.2, 0.9, 7], [0, 0.4, 0], 0.1),
      ...Array.from({ length: 12 }, (_, k) =>
        mirror(turn(disc(nameAt(k), 0.28, 0.06, [0, 0, 0]), [0, 90, 0], [1.6, 0.85, -3.2 + 0.58 * k])),
      ),
      ...[-2.2, 2.2].flatMap((z) => mirror(turn(disc('wheel', 0.45, 0.3, [0, 0, 0]), [0, 90, 0], [1.3, 0.45, z]))),
      boxAt('violet', [2.4, 0.7, 3], [0, 1.3, -1.6], 0.1),
      ball('face', [0.95, 1.05, 0.9], [0, 2.7, -1.4], 3),
      mirror(ball('black', [0.14, 0.2, 0.08], [0.34, 2.9, -0.58])),
      ball('red', [0.18, 0.16, 0.16], [0, 2.66, -0.48]),
      tube('red', [-0.4, 2.4, -0.6, 0, 2.2, -0.5, 0.4, 2.4, -0.6], 0.07),
      turnedAt('gold', [0, 0, 80, 0, 90, 40, 70, 30, 0, 30], [0, 3.4, -1.4], 10),
      ...Array.from({ length: 24 }, (_, k) =>
        ball(nameAt(k), 0.16, [1.4 * Math.cos(k * 1.7) * spread(k + 1), 1.4, 0.4 + 2.9 * spread(k, 0.37)], 1),
      ),
      ...[0, 1, 2, 3].map((k) =>
        mirror(tube(nameAt(k), [1.2, 1.3, 2.8 - 1.2 * k, 1.5, 2.4, 2.8 - 1.2 * k, 1.2, 3, 2.8 - 1.2 * k], [0.08, 0.14, 0.02])),
      ),
    ],
    { solid: 'box' },
  ),
  party(
    'ball-pit',
    [2.6, 0.534, 2.59],
    'ball pool, pit of balls, ball pond, plastic balls, soft play, soft play area, soft play ball pit',
    { ...COLOURS, wall: 'plastic #4aa0e0', pad: 'plastic #f4c830' },
    [
      mirror(boxAt('wall', [2.6, 0.5, 0.25], [0, 0, 1.17], 0.06), 'z'),
      mirror(boxAt('pad', [0.25, 0.5, 2.2], [1.17, 0, 0], 0.06)),
      ...Array.from({ length: 330 }, (_, k) =>
        ball(
          nameAt(k * 3 + Math.floor(k / 18)),
          0.075,
          [-1.02 + 0.12 * (k % 18), 0.36 + 0.1 * spread(k * 7 + 1), -1.02 + 0.115 * Math.floor(k / 18)],
          1,
        ),
      ),
      boxAt('pad', [2.2, 0.34, 2.2], [0, 0, 0]),
    ],
    { stand: 'ground', places: ['play-center'], solid: 'parts' },
  ),
];
