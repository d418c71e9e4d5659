import { box, boxAt, group, mirror, move, radial, rod, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, sideDisc, spread, turnedAt } from '../forms.js';

const shop = assembledIn('goods', { stand: 'surface', places: ['shop', 'supermarket'], solid: 'none' });
const hall = assembledIn('interior');

/** Rows of small bright strokes for text on a panel in front of z. */
const writing = (
  slot: string,
  [left, top]: readonly [number, number],
  [width, step]: readonly [number, number],
  lines: number,
  z: number,
): Shape =>
  group(
    ...Array.from({ length: lines }, (_, line) => {
      const first = width * (0.3 + 0.25 * spread(line + 1));
      const second = width * (0.12 + 0.15 * spread(line + 3, 0.37));
      return group(
        boxAt(slot, [first, 0.45 * step, 0.006], [left + first / 2, top - step * line, z]),
        boxAt(slot, [second, 0.45 * step, 0.006], [left + width - second / 2, top - step * line, z]),
      );
    }),
  );

/** Things of shops and markets that are assembled from simple shapes. */
export const SHOP_THINGS: readonly CatalogueRow[] = [
  shop(
    'barcode-scanner',
    [0.1, 0.207, 0.167],
    'handheld scanner, price scanner, checkout scanner, bar code scanner, barcode reader, scanner gun',
    { body: 'plastic #2a2c30', trim: 'plastic #d8502c', glass: 'glow #f02020' },
    [
      boxAt('body', [0.1, 0.02, 0.12], [0, 0, -0.01], 0.008),
      turn(boxAt('body', [0.035, 0.15, 0.04], [0, 0, 0], 0.012), [14, 0, 0], [0, 0.01, -0.04]),
      turn(boxAt('body', [0.075, 0.055, 0.12], [0, 0, 0], 0.016), [10, 0, 0], [0, 0.145, 0.03]),
      boxAt('trim', [0.02, 0.03, 0.014], [0, 0.11, 0.012], 0.004),
      turn(boxAt('glass', [0.055, 0.03, 0.006], [0, 0.012, 0.058]), [10, 0, 0], [0, 0.145, 0.03]),
    ],
  ),
  shop(
    'card-reader',
    [0.08, 0.117, 0.157],
    'payment terminal, card terminal, credit card reader, chip and pin machine, card machine, contactless reader, credit card terminal',
    {
      body: 'plastic #303438',
      screen: 'screen #7ac0e0',
      key: 'plastic #d8dadc',
      red: 'plastic #d83028',
      green: 'plastic #38a848',
      paper: 'paper',
    },
    [
      turn(
        group(
          box('body', 0.08, 0.03, 0.16, 0.01),
          boxAt('screen', [0.06, 0.004, 0.04], [0, 0.029, -0.04]),
          ...Array.from({ length: 9 }, (_, k) =>
            boxAt('key', [0.014, 0.006, 0.01], [-0.02 + 0.02 * (k % 3), 0.029, 0.005 + 0.017 * Math.floor(k / 3)]),
          ),
          ...['red', 'key', 'green'].map((slot, k) => boxAt(slot, [0.014, 0.006, 0.01], [-0.02 + 0.02 * k, 0.029, 0.06])),
          boxAt('paper', [0.05, 0.05, 0.002], [0, 0.03, -0.075]),
        ),
        [16, 0, 0],
        [0, 0.02, 0],
      ),
    ],
  ),
  shop(
    'label-printer',
    [0.19, 0.227, 0.223],
    'receipt printer, till printer, sticker printer, thermal printer, receipt, till receipt',
    { body: 'plastic #3c4046', lid: 'plastic #26282c', paper: 'paper #faf8f0', ink: 'paint #202020', light: 'glow #40e060' },
    [
      box('body', 0.19, 0.12, 0.22, 0.016),
      boxAt('lid', [0.17, 0.03, 0.15], [0, 0.115, -0.025], 0.012),
      turn(
        group(boxAt('paper', [0.09, 0.12, 0.002], [0, 0, 0]), writing('ink', [-0.035, 0.1], [0.07, 0.014], 7, 0.002)),
        [-14, 0, 0],
        [0, 0.11, 0.07],
      ),
      boxAt('light', [0.012, 0.008, 0.006], [0.06, 0.08, 0.11]),
    ],
    { places: ['shop', 'warehouse'] },
  ),
  hall(
    'sandwich-board',
    [0.63, 1.03, 0.569],
    'A-board, a board, a-frame sign, chalkboard sign, pavement sign, sidewalk sign, easel sign, cafe sign, chalk sign',
    { wood: 'wood #7a4e2c', slate: 'paint #24282a', chalk: 'paint #f0efe6', accent: 'paint #f0b850' },
    [1, -1].map((side) =>
      turn(
        group(
          boxAt('slate', [0.54, 0.86, 0.02], [0, 0.14, 0]),
          mirror(boxAt('wood', [0.05, 1.05, 0.03], [0.29, 0, 0])),
          boxAt('wood', [0.62, 0.06, 0.03], [0, 0.99, 0]),
          boxAt('wood', [0.62, 0.05, 0.03], [0, 0.12, 0]),
          boxAt('accent', [0.3, 0.07, 0.006], [0, 0.86, 0.012 * side]),
          writing('chalk', [-0.2, 0.74], [0.4, 0.085], 6, 0.012 * side),
        ),
        [-14 * side, 0, 0],
        [0, 0, 0.27 * side],
      ),
    ),
    { places: ['cafe', 'shop'], solid: 'box' },
  ),
  shop(
    'fabric-rolls',
    [1.28, 0.51, 0.747],
    'bolts of cloth, bolt of cloth, rolls of fabric, fabric roll, bolts of fabric, bolt of fabric, fabrics, rolls of cloth, silks, bales of cloth, stacks of fabric, textiles',
    {
      a: 'fabric #b8283c',
      b: 'fabric #2f5fa8',
      c: 'fabric #e0a030',
      d: 'fabric #3a8a5c',
      e: 'fabric #7a3a88',
      f: 'fabric #e87850',
      core: 'paper #c8b088',
    },
    [
      [4, 0],
      [3, 1],
      [2, 2],
    ].flatMap(([count = 0, level = 0]) =>
      Array.from({ length: count }, (_, k) => {
        const [z, y] = [(k - (count - 1) / 2) * 0.19, 0.095 + 0.165 * level];
        return group(
          sideDisc(['a', 'b', 'c', 'd', 'e', 'f'][(2 * k + 3 * level) % 6] ?? 'a', 0.09, 1.2, [-0.6 + 0.05 * spread(k + level), y, z], 18),
          sideDisc('core', 0.03, 1.28, [-0.63, y, z], 12),
        );
      }),
    ),
    { stand: 'ground', places: ['market'] },
  ),
  shop(
    'spice-piles',
    [1.54, 0.66, 1],
    'spice sacks, sacks of spice, sacks of spices, piles of spices, spice pile, heaps of spices, mounds of spice, spice mounds, bags of spices, spice display',
    {
      sack: 'fabric #c8b088',
      red: 'sand #b83018',
      yellow: 'sand #e0a818',
      brown: 'sand #7a4a24',
      green: 'sand #7a8a38',
      orange: 'sand #d86a1c',
      white: 'sand #e8dcc0',
    },
    ['red', 'yellow', 'brown', 'green', 'orange', 'white'].map((slot, k) =>
      move(
        group(
          turnedAt('sack', [0, 0, 20, 0, 24, 6, 24, 24, 22, 34, 25, 38, 25, 42, 22, 43, 0, 38], [0, 0, 0], 20),
          turnedAt(slot, [0, 0, 22, 0, 14, 11, 6, 20, 1, 25, 0, 25], [0, 0.41, 0], 20),
        ),
        -0.52 + 0.52 * (k % 3),
        0,
        -0.25 + 0.5 * Math.floor(k / 3),
      ),
    ),
    { stand: 'ground', places: ['market'] },
  ),
  shop(
    'sweet-jars',
    [0.756, 0.265, 0.336],
    'jars of sweets, candy jars, candy jar, sweet jar, sweetie jars, pick and mix, jars of candy, penny sweets',
    {
      lid: 'metal #d8c060',
      glass: 'glass #d8e8ec',
      a: 'candy #e83a50',
      b: 'candy #f4c030',
      c: 'candy #58b858',
      d: 'candy #4a90e0',
      e: 'candy #b060d0',
    },
    Array.from({ length: 8 }, (_, k) =>
      move(
        group(
          turnedAt(['a', 'b', 'c', 'd', 'e'][(k * 2) % 5] ?? 'a', [0, 0, 7.4, 0, 8, 2, 8, 15, 0, 17], [0, 0, 0], 16),
          turnedAt('glass', [0, 0, 8, 0, 8, 4, 6, 6, 6, 7.5, 0, 7.5], [0, 0.155, 0], 16),
          turnedAt('lid', [0, 0, 6.6, 0, 6.6, 3, 2, 4, 0, 4], [0, 0.225, 0], 16),
          ...[0, 1, 2, 3, 4, 5].map((j) =>
            ball(
              ['b', 'd', 'a', 'e', 'c'][(k + j) % 5] ?? 'b',
              0.016,
              [0.077 * Math.cos(j * 1.05), 0.04 + 0.02 * (j % 4), 0.077 * Math.sin(j * 1.05)],
              1,
            ),
          ),
        ),
        -0.285 + 0.19 * (k % 4),
        0,
        -0.08 + 0.17 * Math.floor(k / 4),
      ),
    ),
    { places: ['shop'] },
  ),
  shop(
    'garlic-strings',
    [0.6, 0.804, 0.108],
    'dried herbs, hanging herbs, string of garlic, strings of garlic, strings of chillies and garlic, garlic braid, garlic string, bunches of herbs, bundles of herbs, drying herbs, herb bundles, hanging chillies, strings of chillies, bunches of dried herbs',
    { rod: 'wood #6a4a2c', cord: 'rope', garlic: 'ceramic #ece4d4', herb: 'leaf #6a7a44', dry: 'leaf #8a8a50', red: 'fruit #b8241c' },
    [
      rod('rod', [-0.3, 0.88, 0], [0.3, 0.88, 0], 0.012),
      ...Array.from({ length: 14 }, (_, k) =>
        ball('garlic', [0.035, 0.032, 0.035], [-0.18 + 0.028 * (k % 2 === 0 ? 1 : -1), 0.12 + 0.05 * k, 0.02 * Math.sin(k * 2)]),
      ),
      ...Array.from({ length: 30 }, (_, k) =>
        turn(turnedAt('red', [0, 0, 1.1, 1, 1.2, 5, 0, 8], [0, -0.08, 0.012], 6), [0, 137 * k, 0], [0.2, 0.24 + 0.021 * k, 0]),
      ),
      ...[-0.03, 0.09].flatMap((x, j) =>
        Array.from({ length: 9 }, (_, k) =>
          turn(
            turnedAt(j === 0 ? 'herb' : 'dry', [0, 0, 2, 4, 3, 16, 1, 32, 0, 36], [0, -0.36, 0], 6),
            [10 * Math.sin(k * 2.4), 40 * k, 10 * Math.cos(k * 2.4)],
            [x, 0.86, 0],
          ),
        ),
      ),
      rod('cord', [-0.18, 0.1, 0], [-0.18, 0.88, 0], 0.006),
      rod('cord', [0.2, 0.16, 0], [0.2, 0.88, 0], 0.005),
    ],
    { stand: 'hung', places: ['kitchen', 'market'] },
  ),
  hall(
    'price-scale',
    [0.309, 0.9, 0.309],
    'hanging scale, market scale, grocer scale, spring scale, greengrocer scale, hanging scales',
    { steel: 'metal #d0d4d8', face: 'paint #f8f6ee', needle: 'paint #d02c20', pan: 'metal #b0b4b8' },
    [
      rod('steel', [0, 0.78, 0], [0, 0.9, 0], 0.006),
      disc('steel', 0.13, 0.05, [0, 0.65, -0.025]),
      disc('face', 0.115, 0.006, [0, 0.65, 0.024]),
      turn(boxAt('needle', [0.008, 0.09, 0.004], [0, 0, 0]), [0, 0, -50], [0, 0.65, 0.032]),
      radial(rod('steel', [0, 0.52, 0], [0, 0.06, 0.14], 0.004, 5), 3),
      turnedAt('pan', [0, 0, 10, 2, 15, 6, 14.4, 6, 9, 3, 0, 1.4], [0, 0, 0]),
      move(torus('steel', 0.15, 0.005, 24), 0, 0.06, 0),
    ],
    { stand: 'ceiling', places: ['market'], solid: 'none' },
  ),
];
