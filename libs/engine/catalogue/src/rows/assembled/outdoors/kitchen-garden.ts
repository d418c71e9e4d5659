import { boxAt, group, leaves, mirror, move, rod, torus, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, spread, tube, turnedAt } from '../forms.js';

const built = assembledIn('architecture', { side: 'outdoors', places: ['farm'] });
const plant = assembledIn('nature', { side: 'outdoors', places: ['farm'] });

/** The branches of a trained tree to both sides of its trunk. */
const trained = (x: number, y: number) =>
  group(...[-1, 1].map((side) => tube('bark', [x, y - 0.08, 0, x + side * 0.4, y, 0, x + side * 0.9, y + 0.02, 0], [0.035, 0.028, 0.012])));

/** Things of kitchen gardens and orchards that are assembled from simple shapes. */
export const KITCHEN_GARDEN_THINGS: readonly CatalogueRow[] = [
  built(
    'rain-barrel',
    [0.652, 1.13, 0.727],
    'water butt, rainwater butt, rain butt, rainwater barrel, rainwater tank, water barrel',
    { body: 'plastic #2f5a3c', tap: 'brass', stone: 'concrete' },
    [
      mirror(boxAt('stone', [0.2, 0.25, 0.5], [0.2, 0, 0])),
      turnedAt('body', [0, 0, 26, 0, 30, 20, 32, 50, 30, 80, 31, 84, 8, 88, 0, 88], [0, 0.25, 0], 28),
      ...[0.45, 0.75, 1].map((y) => move(torus('body', 0.315, 0.012, 28), 0, y, 0)),
      disc('tap', 0.02, 0.1, [0, 0.36, 0.29], 10),
      rod('tap', [0, 0.36, 0.37], [0, 0.3, 0.39], 0.012),
    ],
    { places: ['garden'] },
  ),
  built(
    'compost-heap',
    [1.37, 0.95, 1.17],
    'compost bin, compost, compost pile, compost box, manure heap, dung heap, manure pile, muck heap, pile of manure',
    { wood: 'wood #8a7050', soil: 'soil #4a3824', green: 'leaf #7a9a40', orange: 'fruit #e08830', straw: 'straw' },
    [
      mirror(mirror(boxAt('wood', [0.09, 0.95, 0.09], [0.63, 0, 0.53])), 'z'),
      ...[0.08, 0.3, 0.52, 0.74].flatMap((y) => [
        mirror(boxAt('wood', [0.03, 0.15, 1.06], [0.67, y, 0])),
        boxAt('wood', [1.3, 0.15, 0.03], [0, y, -0.57]),
        ...(y < 0.5 ? [boxAt('wood', [1.3, 0.15, 0.03], [0, y, 0.57])] : []),
      ]),
      turnedAt('soil', [0, 0, 58, 0, 52, 40, 30, 72, 0, 84], [0, 0, 0]),
      ...Array.from({ length: 22 }, (_, k) =>
        ball(
          ['green', 'orange', 'straw', 'green'][k % 4] ?? 'green',
          [0.06, 0.03, 0.05],
          [
            0.5 * Math.sqrt(spread(k + 1)) * Math.cos(k * 2.4),
            0.85 * Math.sqrt(1 - 0.66 * spread(k + 1)),
            0.42 * Math.sqrt(spread(k + 1)) * Math.sin(k * 2.4),
          ],
          1,
        ),
      ),
    ],
    { places: ['garden', 'farm'] },
  ),
  built(
    'cold-frame',
    [1.5, 1.07, 0.983],
    'cloche, garden frame, seedling frame, glass cloche, garden cloche, cold frames',
    { wood: 'wood #a07a4c', glass: 'glass #c0d8d8', soil: 'soil', green: 'leaf #6a9a40' },
    [
      boxAt('soil', [1.4, 0.15, 0.9], [0, 0, 0]),
      boxAt('wood', [1.5, 0.5, 0.05], [0, 0, -0.46]),
      boxAt('wood', [1.5, 0.25, 0.05], [0, 0, 0.46]),
      mirror(turn(plate('wood', [-0.46, 0, 0.46, 0, 0.46, 0.5, -0.46, 0.25], 0.05), [0, 90, 0], [0.72, 0, 0])),
      turn(
        group(
          boxAt('wood', [0.74, 0.03, 0.05], [-0.37, 0, 0]),
          boxAt('wood', [0.74, 0.03, 0.05], [-0.37, 0, 0.9]),
          boxAt('wood', [0.05, 0.03, 0.9], [-0.02, 0, 0.45]),
          boxAt('wood', [0.05, 0.03, 0.9], [-0.72, 0, 0.45]),
          boxAt('glass', [0.7, 0.01, 0.9], [-0.37, 0.01, 0.45]),
        ),
        [15, 0, 0],
        [0, 0.51, -0.46],
      ),
      turn(
        group(
          boxAt('wood', [0.74, 0.03, 0.05], [0.37, 0, 0]),
          boxAt('wood', [0.74, 0.03, 0.05], [0.37, 0, 0.9]),
          boxAt('wood', [0.05, 0.03, 0.9], [0.02, 0, 0.45]),
          boxAt('wood', [0.05, 0.03, 0.9], [0.72, 0, 0.45]),
        ),
        [-35, 0, 0],
        [0, 0.51, -0.46],
      ),
      ...Array.from({ length: 12 }, (_, k) =>
        move(
          leaves('green', [0.09, 0.08, 0.09], { count: 20, leaf: [0.1, 0.05], seed: k }),
          -0.55 + 0.22 * (k % 6),
          0.2,
          -0.2 + 0.4 * Math.floor(k / 6),
        ),
      ),
    ],
    { places: ['garden'] },
  ),
  plant(
    'espalier',
    [4.2, 2.3, 0.478],
    'trellised fruit trees, trellised trees, trellised apple trees, espalier tree, espaliered tree, fruit trees on a trellis, trellised fruit tree, trellised tree, espaliered apple tree, cordon apple trees, fruit wall, trained fruit trees, trellised apple tree',
    { bark: 'bark #6a5440', leaf: 'leaf #5a8a38', apple: 'fruit #c8281e', post: 'wood #9a8460', wire: 'metal' },
    [
      mirror(post('post', 0.06, 2.3, [1.95, 0, -0.06])),
      ...[0.7, 1.3, 1.9].map((y) => rod('wire', [-1.95, y, -0.04], [1.95, y, -0.04], 0.006, 4)),
      ...[-1, 1].flatMap((x) => [
        tube('bark', [x, 0, 0, x + 0.03, 0.7, 0, x, 1.4, 0, x, 2.1, 0], [0.07, 0.055, 0.045, 0.02]),
        ...[0.7, 1.3, 1.9].flatMap((y) => [
          trained(x, y),
          ...Array.from({ length: 7 }, (_, k) =>
            move(leaves('leaf', [0.17, 0.2, 0.15], { count: 46, leaf: [0.1, 0.055], seed: k + y * 10 }), x - 0.84 + 0.28 * k, y + 0.1, 0),
          ),
          ...Array.from({ length: 6 }, (_, k) =>
            ball('apple', 0.04, [x - 0.8 + 0.31 * k + 0.06 * spread(k + y), y - 0.05 + 0.2 * spread(k + 1), 0.13 - 0.04 * spread(k, 0.37)]),
          ),
        ]),
      ]),
    ],
    { solid: 'box' },
  ),
  plant(
    'bean-poles',
    [2.77, 2.42, 1.3],
    'bean pole, bean row, runner bean poles, bean canes, cane wigwam, bean wigwam, beans on poles, runner beans',
    { cane: 'bamboo #c8a860', leaf: 'leaf #4f8a34', flower: 'petal #d83828', pod: 'leaf #7aa848' },
    [
      ...Array.from({ length: 6 }, (_, k) => mirror(rod('cane', [-1.1 + 0.44 * k, 0, 0.5], [-1.1 + 0.44 * k, 2.3, -0.08], 0.014, 6), 'z')),
      rod('cane', [-1.2, 2.1, 0], [1.2, 2.1, 0], 0.014, 6),
      ...Array.from({ length: 36 }, (_, k) => {
        const [col, row, side] = [k % 6, Math.floor(k / 6) % 3, k < 18 ? 1 : -1];
        const y = 0.35 + 0.6 * row;
        return group(
          move(
            leaves('leaf', [0.17, 0.34, 0.15], { count: 46, leaf: [0.13, 0.09], droop: 0.4, seed: k }),
            -1.1 + 0.44 * col,
            y,
            side * (0.45 - 0.21 * y),
          ),
          ball('flower', 0.025, [-1.05 + 0.44 * col, y + 0.2, side * (0.6 - 0.21 * y)], 1),
          rod('pod', [-1.15 + 0.44 * col, y, side * (0.6 - 0.21 * y)], [-1.17 + 0.44 * col, y - 0.2, side * (0.6 - 0.21 * y)], 0.012, 5),
        );
      }),
    ],
    { solid: 'none', places: ['garden', 'farm'] },
  ),
];
