import { boxAt, box, cylinder, group, lathe, move, radial, rod, sphere, torus, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('interior', { side: 'indoors' });
const WALL = { stand: 'wall' } as const;

/** The holds of a climbing wall: metres across and up, and which of the colours. */
const HOLDS = Array.from(
  { length: 34 },
  (_, k) => [-1.4 + ((k * 0.83) % 2.8), 0.4 + ((k * 1.37) % 4.3), ['red', 'yellow', 'blue', 'green'][k % 4] ?? 'red'] as const,
);

/** Fixtures of sport, vehicles, museums and shops. */
export const HALL_FIXTURE_ROWS: readonly CatalogueRow[] = [
  row(
    'climbing-wall',
    [3, 5, 0.5],
    {
      generator: 'shape',
      shape: group(
        boxAt('panel', [3, 5, 0.2], [0, 0, -0.12]),
        move(turn(box('facet', 1.5, 2.2, 0.16), [12, 0, 0]), -0.7, 2.6, -0.05),
        move(turn(box('facet', 1.3, 1.8, 0.14), [-8, 0, 0]), 0.75, 0.5, 0.05),
        ...HOLDS.map(([x, y, slot]) => move(sphere(slot, [0.09, 0.07, 0.09]), x, y, 0.12)),
      ),
      finishes: {
        panel: 'planks #c8b494',
        facet: 'paint #8a98a4',
        red: 'plastic #c8382c',
        yellow: 'plastic #e8c02c',
        blue: 'plastic #2f6fc0',
        green: 'plastic #3f9f4a',
      },
    },
    { ...WALL, words: 'rock climbing wall, indoor climbing wall panel', places: ['climbing-hall'] },
  ),
  row(
    'shoe-display',
    [1.4, 2, 0.36],
    { generator: 'rack', levels: 5, posts: 'sides', contents: 'shoes', back: true },
    {
      ...WALL,
      words: 'shoe wall, wall of shoes, sneaker wall, shelf of shoes',
      places: ['shoe-shop'],
      variants: 3,
      family: 'shoe-rack',
      finishes: { shelf: 'wood #d8b888', post: 'wood #d8b888', back: 'paint #f0ece4' },
    },
  ),
  row(
    'car-seat',
    [0.56, 1.1, 0.62],
    {
      generator: 'shape',
      shape: group(
        boxAt('leather', [0.54, 0.2, 0.54], [0, 0.18, 0.02], 0.06),
        turn(box('leather', 0.52, 0.62, 0.14, 0.05), [-10, 0, 0], [0, 0.32, -0.2]),
        turn(box('leather', 0.28, 0.18, 0.1, 0.04), [-10, 0, 0], [0, 0.96, -0.3]),
        boxAt('base', [0.44, 0.18, 0.46], [0, 0, 0]),
      ),
      finishes: { leather: 'leather #6a4630', base: 'plastic #1e1e20' },
    },
    { words: 'bucket seat, driver seat', places: ['car-interior'] },
  ),
  row(
    'car-dashboard',
    [1.7, 0.78, 0.75],
    {
      generator: 'shape',
      shape: group(
        boxAt('shell', [1.7, 0.5, 0.42], [0, 0.4, -0.12], 0.06),
        boxAt('panel', [0.4, 0.15, 0.02], [-0.4, 0.72, 0.09]),
        boxAt('panel', [0.26, 0.18, 0.02], [0.06, 0.6, 0.1]),
        boxAt('shell', [0.24, 0.4, 0.5], [0.06, 0, 0.1], 0.03),
        turn(group(torus('wheel', 0.18, 0.018, 26), boxAt('wheel', [0.32, 0.02, 0.06], [0, -0.01, 0])), [68, 0, 0], [-0.4, 0.76, 0.25]),
      ),
      finishes: { shell: 'plastic #26282c', panel: 'screen #78b4d8', wheel: 'rubber #141416' },
    },
    { ...WALL, words: 'dashboard, steering wheel, car steering wheel', places: ['car-interior'] },
  ),
  row(
    'banked-track',
    [4, 2.2, 3],
    {
      generator: 'shape',
      shape: group(
        turn(box('deck', 4, 0.1, 3.5, 0.01), [36, 0, 0], [0, 1.06, 0]),
        turn(boxAt('blue', [4, 0.012, 0.22], [0, 0.1, 1.45]), [36, 0, 0], [0, 1.06, 0]),
        turn(boxAt('black', [4, 0.012, 0.05], [0, 0.1, 1.15]), [36, 0, 0], [0, 1.06, 0]),
        turn(boxAt('red', [4, 0.012, 0.05], [0, 0.1, 0.7]), [36, 0, 0], [0, 1.06, 0]),
        turn(boxAt('blue', [4, 0.012, 0.05], [0, 0.1, -0.5]), [36, 0, 0], [0, 1.06, 0]),
        ...[-1.8, 0, 1.8].map((x) => boxAt('frame', [0.12, 1.9, 0.12], [x, 0, -1.2])),
      ),
      finishes: { deck: 'planks #d0a468', blue: 'paint #2f6fc0', black: 'paint #1c1c20', red: 'paint #c03028', frame: 'wood #8a6844' },
    },
    { ...WALL, words: 'banked wooden track, cycling track bank', places: ['velodrome'] },
  ),
  row(
    'squash-lines',
    [5.6, 4.4, 0.04],
    {
      generator: 'shape',
      shape: group(
        boxAt('line', [5.6, 0.05, 0.03], [0, 1.68, 0]),
        boxAt('line', [5.6, 0.05, 0.03], [0, 4.35, 0]),
        boxAt('board', [5.6, 0.46, 0.03], [0, 0, 0]),
        boxAt('line', [5.6, 0.05, 0.035], [0, 0.43, 0]),
      ),
      finishes: { line: 'paint #c02c24', board: 'metal #d8dadc' },
    },
    { stand: 'wall', words: 'front wall of a squash court', places: ['squash-court'], solid: 'none' },
  ),
  row(
    'lattice-wall',
    [2, 1.5, 0.07],
    {
      generator: 'shape',
      shape: group(
        ...Array.from({ length: 9 }, (_, k) =>
          rod(
            'lath',
            [-1.6 + 0.3 * k, 0.02, 0],
            [Math.min(1, -0.1 + 0.3 * k), Math.min(1.48, 0.02 + ((Math.min(1, -0.1 + 0.3 * k) + 1.6 - 0.3 * k) / 1.5) * 1.46), 0.01],
            0.02,
            6,
          ),
        ).slice(2),
        ...Array.from({ length: 9 }, (_, k) =>
          rod(
            'lath',
            [1.6 - 0.3 * k, 0.02, 0.02],
            [Math.max(-1, 0.1 - 0.3 * k), Math.min(1.48, 0.02 + ((1.6 - 0.3 * k - Math.max(-1, 0.1 - 0.3 * k)) / 1.5) * 1.46), 0.03],
            0.02,
            6,
          ),
        ).slice(2),
      ),
      finishes: { lath: 'wood #b8743c' },
    },
    { stand: 'hung', words: 'khana, yurt lattice, lattice wall', places: ['yurt-interior'] },
  ),
  row(
    'roof-crown',
    [3.2, 0.7, 3.2],
    {
      generator: 'shape',
      shape: group(
        move(torus('ring', 0.7, 0.07, 28), 0, 0.62, 0),
        move(torus('ring', 0.35, 0.04, 24), 0, 0.64, 0),
        radial(rod('spoke', [0, 0.63, 0.1], [0, 0.63, 0.68], 0.025), 8),
        radial(rod('pole', [0, 0.6, 0.72], [0, 0.02, 1.58], 0.028), 24),
      ),
      finishes: { ring: 'wood #b0502a', spoke: 'wood #c87838', pole: 'wood #c8642c' },
    },
    { stand: 'ceiling', words: 'toono, smoke hole crown, yurt crown', places: ['yurt-interior'] },
  ),
  row(
    'fresnel-lens',
    [1.5, 2.6, 1.5],
    {
      generator: 'shape',
      shape: group(
        cylinder('base', 0.55, 0.5, { sides: 20 }),
        move(cylinder('frame', 0.62, 0.1, { sides: 24 }), 0, 0.5, 0),
        move(
          lathe(
            'glass',
            [
              [0.5, 0],
              [0.7, 0.5],
              [0.75, 0.9],
              [0.7, 1.3],
              [0.45, 1.8],
            ],
            { smooth: true },
          ),
          0,
          0.6,
          0,
        ),
        ...[0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6].map((y) =>
          move(torus('frame', 0.48 + 0.27 * Math.sin((Math.PI * (y + 0.1)) / 1.9), 0.018, 24), 0, 0.6 + y, 0),
        ),
        move(cylinder('frame', 0.4, 0.14, { top: 0.1, sides: 20 }), 0, 2.42, 0),
      ),
      finishes: { base: 'iron #3c4a44', frame: 'brass #b89448', glass: 'lamp #ffeec0' },
    },
    { words: 'lighthouse lens, lighthouse lamp, fresnel lamp', places: ['lighthouse-interior'], solid: 'cylinder' },
  ),
  row(
    'tank-window',
    [3.4, 3, 0.4],
    {
      generator: 'shape',
      shape: group(
        boxAt('frame', [3.4, 0.35, 0.4], [0, 0, 0]),
        boxAt('frame', [3.4, 0.2, 0.4], [0, 2.8, 0]),
        ...[-1.62, 1.62].map((x) => boxAt('frame', [0.16, 3, 0.4], [x, 0, 0])),
        boxAt('water', [3.1, 2.45, 0.1], [0, 0.35, -0.1]),
        ...(
          [
            [-1, 1.9, 'orange'],
            [-0.2, 1.4, 'silver'],
            [0.3, 1.55, 'silver'],
            [0.9, 2.2, 'blue'],
            [0.8, 1, 'orange'],
            [-0.6, 0.9, 'yellow'],
          ] as const
        ).map(([x, y, slot]) =>
          group(
            move(sphere(slot, [0.2, 0.1, 0.03]), x, y, -0.02),
            turn(boxAt(slot, [0.1, 0.1, 0.02], [0, -0.05, 0]), [0, 0, 45], [x - 0.22, y, -0.02]),
          ),
        ),
        ...[-1.2, -0.4, 0.6, 1.25].map((x, k) => move(sphere('coral', [0.28, 0.2 + 0.08 * k, 0.06]), x, 0.5, -0.03)),
        rod('weed', [-0.85, 0.4, -0.02], [-0.75, 1.1, -0.02], 0.03),
        rod('weed', [0.2, 0.4, -0.02], [0.1, 1.3, -0.02], 0.03),
      ),
      finishes: {
        frame: 'paint #1c2834',
        water: 'lamp #2f8fc8',
        orange: 'candy #e8742a',
        silver: 'candy #c8d4dc',
        blue: 'candy #2a3fa0',
        yellow: 'candy #e8c83a',
        coral: 'candy #c85a6a',
        weed: 'candy #3f8f4a',
      },
    },
    { ...WALL, words: 'aquarium wall, aquarium window, giant aquarium, large fish tank, shark tank', places: ['aquarium-hall'] },
  ),
  row(
    'flight-controls',
    [2.4, 0.79, 0.9],
    {
      generator: 'shape',
      shape: group(
        boxAt('shell', [2.4, 0.5, 0.4], [0, 0.15, -0.2], 0.05),
        boxAt('shell', [2.4, 0.12, 0.3], [0, 0.65, -0.28], 0.04),
        boxAt('shell', [0.5, 0.45, 0.7], [0, 0, 0.1], 0.04),
        ...[-0.95, -0.55, -0.15, 0.25, 0.65, 1].map((x) => boxAt('screen', [0.32, 0.22, 0.02], [x, 0.4, 0.005])),
        ...[-0.15, -0.05, 0.05, 0.15].map((x) => rod('lever', [x, 0.45, 0.2], [x, 0.62, 0.26], 0.018)),
        ...[-0.7, 0.7].map((x) =>
          group(
            rod('lever', [x, 0.2, 0.15], [x, 0.55, 0.25], 0.03),
            boxAt('yoke', [0.34, 0.05, 0.05], [x, 0.55, 0.25], 0.01),
            ...[-0.16, 0.16].map((aside) => boxAt('yoke', [0.05, 0.14, 0.05], [x + aside, 0.55, 0.25], 0.01)),
          ),
        ),
      ),
      finishes: { shell: 'paint #4c545a', screen: 'screen #4a9ad0', lever: 'metal #b0b4b8', yoke: 'plastic #1c1d20' },
    },
    { ...WALL, words: 'cockpit instruments, cockpit controls, flight control panel', places: ['airplane-cockpit'] },
  ),
];
