import { array, boxAt, extrude, group, mirror, move, radial, rod, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, tube, turnedAt, turnedBody } from '../forms.js';

const built = assembledIn('architecture', { side: 'outdoors' });
const room = assembledIn('interior');
const item = assembledIn('goods', { stand: 'surface', solid: 'none' });

/** A lattice of laths in the xy plane over a width and a height, from the point at its lower middle. */
const lattice = (slot: string, [width, height]: Point2, [columns, rows]: Point2, thickness = 0.02): Shape =>
  group(
    array(boxAt(slot, [thickness, height, thickness], [0, 0, 0]), columns, [width / (columns - 1), 0, 0], true),
    array(boxAt(slot, [width, thickness, thickness], [0, 0, 0]), rows, [0, (height - thickness) / (rows - 1), 0]),
  );

/** Lids and bodies of an onggi jar by its height. */
const onggi = (size: number) =>
  group(
    turnedBody(
      'glaze',
      [
        0,
        0,
        18 * size,
        0,
        26 * size,
        14 * size,
        31 * size,
        34 * size,
        27 * size,
        54 * size,
        19 * size,
        62 * size,
        20 * size,
        65 * size,
        0,
        65 * size,
      ],
      24,
    ),
    turnedAt(
      'lid',
      [0, 0, 23 * size, 0, 23 * size, 2 * size, 12 * size, 7 * size, 4 * size, 8 * size, 4 * size, 11 * size, 0, 11 * size],
      [0, 0.65 * size, 0],
      24,
    ),
    ...[0.42, 0.48].map((y) => move(torus('band', 0.3 * size, 0.008, 24), 0, y * size, 0)),
  );

/** The wall of a moon gate with its round opening. */
const MOON_WALL = extrude(
  'wall',
  [
    [-2.5, 0],
    [2.5, 0],
    [2.5, 3.4],
    [-2.5, 3.4],
  ],
  0.4,
  {
    holes: [
      Array.from({ length: 40 }, (_, k): Point2 => [
        1.3 * Math.cos((-2 * Math.PI * k) / 40),
        1.42 + 1.3 * Math.sin((-2 * Math.PI * k) / 40),
      ]),
    ],
  },
);

/** Things of East Asia that are assembled from simple shapes. */
export const EAST_ASIA_THINGS: readonly CatalogueRow[] = [
  item(
    'onggi-jars',
    [2.49, 0.836, 1.29],
    'onggi jar, onggi, kimchi jars, kimchi jar, kimchi pots, korean jars, korean earthenware jars, earthenware jars, jangdok, jangdokdae, fermentation jars, row of earthenware jars, olive oil jars, storage jars, clay jars, pithos, pithoi, large clay jars, amphorae, rows of jars',
    { glaze: 'ceramic #5a3420', lid: 'ceramic #6a3e26', band: 'ceramic #3e2416' },
    [
      [-0.9, -0.3, 1],
      [-0.2, -0.4, 1.1],
      [0.55, -0.32, 0.95],
      [-0.6, 0.32, 0.7],
      [0.05, 0.3, 0.8],
      [0.62, 0.34, 0.62],
      [1.05, 0.1, 0.75],
    ].map(([x = 0, z = 0, size = 1]) => move(onggi(size), x, 0, z)),
    { solid: 'box', stand: 'ground' },
  ),
  built(
    'machiya',
    [6.6, 7.05, 9.14],
    'machiya house, machiya front, kyoto townhouse, japanese townhouse, wooden machiya, machiya facade, kyoto machiya, old japanese house, merchant house, minka, japanese wooden house, traditional japanese house, machiya houses',
    {
      wood: 'wood #4a3020',
      lattice: 'wood #6a4228',
      wall: 'plaster #d8ccb0',
      roof: 'tile #3e4248',
      paper: 'window #f4e8c8',
      cloth: 'fabric #2f3f6a',
      lamp: 'lamp #ffb060',
      white: 'paint #f4f0e4',
    },
    [
      boxAt('wall', [6, 5.2, 7.4], [0, 0, 0]),
      boxAt('wood', [6.1, 0.3, 7.5], [0, 0, 0]),
      ...[-3, -1, 1, 3].map((x) => boxAt('wood', [0.16, 5.2, 0.2], [x, 0, 3.7])),
      ...[2.7, 5].map((y) => boxAt('wood', [6.2, 0.18, 0.24], [0, y, 3.72])),
      ...[-2, 2].map((x) =>
        group(boxAt('paper', [1.8, 2.2, 0.04], [x, 0.35, 3.7]), move(lattice('lattice', [1.8, 2.2], [19, 3], 0.035), x, 0.35, 3.76)),
      ),
      boxAt('paper', [1.8, 2.3, 0.04], [0, 0.3, 3.66]),
      ...[-0.64, -0.21, 0.21, 0.64].map((x) => boxAt('cloth', [0.41, 0.9, 0.02], [x, 1.7, 3.84])),
      disc('white', 0.17, 0.012, [0, 2.15, 3.85]),
      ...[-2, 0, 2].map((x) =>
        group(boxAt('paper', [1.7, 1.1, 0.04], [x, 3.6, 3.7]), move(lattice('lattice', [1.7, 1.1], [22, 2], 0.03), x, 3.6, 3.75)),
      ),
      turn(boxAt('roof', [6.6, 0.14, 1.6], [0, 0, 0.6]), [22, 0, 0], [0, 3.28, 3.6]),
      ...[1, -1].map((side) => turn(boxAt('roof', [6.6, 0.2, 4.6], [0, 0, 2.2]), [24, side < 0 ? 180 : 0, 0], [0, 6.75, 0])),
      turn(plate('wall', [-3.7, 5.1, 3.7, 5.1, 0, 6.7], 5.9), [0, 90, 0]),
      boxAt('roof', [6.6, 0.3, 0.4], [0, 6.75, 0]),
      ball('lamp', [0.2, 0.28, 0.2], [1.2, 2.2, 4.2]),
    ],
    { solid: 'box', places: ['village'] },
  ),
  item(
    'noren',
    [1.7, 0.878, 0.087],
    'noren curtain, shop curtain, japanese door curtain, noren curtains, izakaya curtain',
    { cloth: 'fabric #24386a', white: 'paint #f4f0e4', rod: 'bamboo' },
    [
      rod('rod', [-0.85, 0.88, 0], [0.85, 0.88, 0], 0.018),
      ...[-0.6, -0.2, 0.2, 0.6].map((x, k) =>
        group(
          turn(boxAt('cloth', [0.385, 0.86, 0.012], [0, -0.86, 0]), [3 * Math.sin(k * 2), 0, 0], [x, 0.88, 0]),
          disc('white', 0.11, 0.01, [x, 0.48, 0.02]),
          disc('cloth', 0.07, 0.014, [x, 0.48, 0.02]),
        ),
      ),
    ],
    { stand: 'hung', places: ['restaurant'] },
  ),
  room(
    'irori',
    [1.6, 1.9, 1.6],
    'sunken hearth, japanese hearth, irori hearth, japanese fire pit, floor hearth, indoor hearth, central hearth',
    {
      wood: 'wood #5a3820',
      ash: 'sand #b8b0a4',
      ember: 'ember',
      iron: 'iron #2a2a2c',
      rope: 'rope',
      bamboo: 'bamboo #8a7038',
      flame: 'flame',
    },
    [
      mirror(boxAt('wood', [0.16, 0.16, 1.6], [0.72, 0, 0], 0.01)),
      mirror(boxAt('wood', [1.3, 0.16, 0.16], [0, 0, 0.72], 0.01), 'z'),
      boxAt('ash', [1.3, 0.1, 1.3], [0, 0, 0]),
      ball('ember', [0.22, 0.05, 0.22], [0, 0.1, 0]),
      ...[0, 1, 2, 3, 4].map((k) => turn(rod('wood', [0, 0.13, 0.05], [0, 0.13, 0.36], 0.035, 7), [0, 72 * k, 0])),
      ...[0, 1, 2].map((k) => turnedAt('flame', [0, 0, 4, 3, 3, 9, 0, 18], [0.06 * Math.cos(k * 2.1), 0.14, 0.06 * Math.sin(k * 2.1)], 8)),
      rod('bamboo', [0, 0.8, 0], [0, 1.9, 0], 0.03),
      ball('wood', [0.18, 0.06, 0.05], [0, 1, 0]),
      tube('iron', [0, 0.82, 0, 0, 0.66, 0, 0.03, 0.62, 0], 0.012),
      tube('iron', [-0.15, 0.46, 0, -0.1, 0.6, 0, 0, 0.64, 0, 0.1, 0.6, 0, 0.15, 0.46, 0], 0.01),
      turnedAt('iron', [0, 0, 9, 0, 15, 6, 16, 13, 12, 18, 0, 19], [0, 0.3, 0]),
      tube('iron', [0.14, 0.4, 0, 0.22, 0.46, 0, 0.24, 0.5, 0], [0.025, 0.016, 0.012]),
    ],
    { solid: 'none' },
  ),
  item(
    'hanging-scroll',
    [0.56, 1.55, 0.044],
    'scroll painting, kakemono, kakejiku, chinese scroll, ink painting, japanese scroll, calligraphy scroll, hanging scroll painting, wall scroll, calligraphy, chinese painting',
    {
      silk: 'fabric #8a9a78',
      paper: 'paper #f0e6d0',
      ink: 'paint #26241f',
      grey: 'paint #9a968a',
      rod: 'wood #3a2414',
      seal: 'paint #c02c24',
    },
    [
      boxAt('silk', [0.48, 1.5, 0.008], [0, 0.05, 0]),
      boxAt('paper', [0.4, 1, 0.01], [0, 0.24, 0]),
      rod('rod', [-0.28, 0.03, 0.01], [0.28, 0.03, 0.01], 0.022),
      rod('rod', [-0.25, 1.55, 0], [0.25, 1.55, 0], 0.012),
      plate('grey', [-0.19, 0.5, 0.02, 0.5, -0.06, 0.86, -0.12, 0.74], 0.004, 0.007),
      plate('ink', [-0.05, 0.42, 0.19, 0.42, 0.1, 0.72, 0.04, 0.62], 0.004, 0.009),
      tube('ink', [0.14, 0.44, 0.01, 0.12, 0.6, 0.01, 0.16, 0.78, 0.01, 0.1, 0.92, 0.01], [0.01, 0.008, 0.006, 0.003], 6),
      ...[0, 1, 2, 3].map((k) => ball('ink', [0.045, 0.016, 0.004], [0.12 + 0.03 * (k % 2), 0.72 + 0.06 * k, 0.011], 1)),
      ...[0, 1, 2, 3, 4].map((k) =>
        group(
          boxAt('ink', [0.03, 0.008, 0.004], [-0.15, 1.16 - 0.045 * k, 0.008]),
          boxAt('ink', [0.006, 0.03, 0.004], [-0.15, 1.15 - 0.045 * k, 0.008]),
        ),
      ),
      boxAt('seal', [0.026, 0.03, 0.004], [-0.15, 0.9, 0.008]),
    ],
    { stand: 'hung' },
  ),
  item(
    'ikebana',
    [0.391, 0.622, 0.3],
    'flower arrangement, ikebana arrangement, japanese flower arrangement, floral arrangement',
    { dish: 'ceramic #2a3438', branch: 'bark', pink: 'petal #f4a0b8', red: 'petal #d82c40', leaf: 'leaf #4a7a34', water: 'water' },
    [
      turnedBody('dish', [0, 0, 10, 0, 14, 3, 15, 6, 14, 6, 12, 3, 0, 2]),
      turnedAt('water', [0, 0, 13, 0, 13, 1, 0, 1], [0, 0.03, 0]),
      tube('branch', [0, 0.03, 0, -0.04, 0.2, 0, 0.06, 0.4, 0, 0.02, 0.62, 0.02], [0.012, 0.009, 0.007, 0.003], 6),
      tube('branch', [0, 0.03, 0, 0.1, 0.2, 0.03, 0.22, 0.3, 0.04], [0.01, 0.007, 0.003], 6),
      ...Array.from({ length: 10 }, (_, k) =>
        ball(
          'pink',
          [0.03, 0.022, 0.03],
          [
            [-0.02, 0.06, 0.03, 0.1, 0.2, 0.02, 0.05, 0.16, -0.03, 0.04][k] ?? 0,
            [0.24, 0.38, 0.48, 0.22, 0.3, 0.6, 0.44, 0.27, 0.3, 0.54][k] ?? 0,
            0.02 * (k % 3),
          ],
          1,
        ),
      ),
      ...[
        [-0.07, 0.16],
        [0.02, 0.12],
      ].map(([x = 0, y = 0]) =>
        group(
          rod('leaf', [0, 0.03, 0], [x, y, 0.06], 0.005, 5),
          move(group(radial(ball('red', [0.02, 0.01, 0.036], [0, 0, 0.03], 1), 6), ball('pink', 0.014, [0, 0.012, 0])), x, y, 0.06),
        ),
      ),
      ...[-0.16, -0.1].map((x) => tube('leaf', [0, 0.03, 0.02, x * 0.6, 0.24, 0.03, x, 0.34, 0.05], [0.012, 0.02, 0.002], 4)),
    ],
    { places: ['living-room'] },
  ),
  built(
    'moon-gate',
    [5.2, 3.85, 0.9],
    'round gate, circular gate, chinese moon gate, round garden gate, circular doorway, round doorway',
    { wall: 'plaster #f0ece0', tile: 'tile #3e444a', rim: 'stone #8a8680' },
    [
      MOON_WALL,
      turn(torus('rim', 1.32, 0.09, 40), [90, 0, 0], [0, 1.42, 0]),
      boxAt('tile', [5.2, 0.12, 0.8], [0, 3.4, 0]),
      plate('tile', [-0.4, 3.5, 0.4, 3.5, 0, 3.85], 0.01),
      ...Array.from({ length: 18 }, (_, k) => turn(post('tile', 0.09, 0.9, [0, 0, 0], 8), [90, 0, 0], [-2.4 + 0.282 * k, 3.56, -0.45])),
    ],
    { solid: 'parts', places: ['japanese-garden', 'garden'] },
  ),
];
