import { group, leaves, move, radial, rod, sphere, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, plate, spread, tube, turnedAt, turnedBody } from '../forms.js';

const plant = assembledIn('nature', { stand: 'surface', solid: 'none', places: ['living-room', 'office'] });

const pot = (slot: string, size: number) =>
  group(
    turnedBody(slot, [
      0,
      0,
      6 * size,
      0,
      8 * size,
      11 * size,
      8.6 * size,
      11 * size,
      8.6 * size,
      13 * size,
      7.4 * size,
      13 * size,
      7.2 * size,
      11.6 * size,
      0,
      11.6 * size,
    ]),
    turnedAt('soil', [0, 0, 7.2 * size, 0, 7.2 * size, 0.6 * size, 0, 0.6 * size], [0, 0.115 * size, 0]),
  );

/** The blade of a split leaf in the xy plane, its stalk at the origin. */
const SPLIT_LEAF = [
  0, 0, 0.1, -0.04, 0.2, 0.02, 0.24, 0.1, 0.16, 0.11, 0.25, 0.17, 0.24, 0.23, 0.15, 0.21, 0.21, 0.3, 0.17, 0.34, 0.1, 0.29, 0.1, 0.4, 0,
  0.46, -0.1, 0.4, -0.1, 0.29, -0.17, 0.34, -0.21, 0.3, -0.15, 0.21, -0.24, 0.23, -0.25, 0.17, -0.16, 0.11, -0.24, 0.1, -0.2, 0.02, -0.1,
  -0.04,
];

/** Plants in pots for rooms. */
export const HOUSEPLANT_THINGS: readonly CatalogueRow[] = [
  plant(
    'potted-cactus',
    [0.208, 0.332, 0.172],
    'small potted cactus, cactus in a pot, pot cactus, desk cactus, little cactus, cactus pot, potted cacti',
    { pot: 'clay #b8643c', soil: 'soil', cactus: 'leaf #4a8a48', spine: 'bone', flower: 'petal #f0508c' },
    [
      pot('pot', 1),
      turnedAt('cactus', [0, 0, 4.4, 0, 5.4, 6, 5.2, 14, 3.6, 19, 0, 20], [0, 0.115, 0], 12),
      tube('cactus', [0.045, 0.2, 0, 0.085, 0.21, 0, 0.088, 0.28, 0], [0.02, 0.022, 0.02], 8),
      ball('cactus', [0.022, 0.02, 0.022], [0.088, 0.285, 0]),
      tube('cactus', [-0.045, 0.18, 0.01, -0.078, 0.19, 0.01, -0.08, 0.23, 0.01], [0.018, 0.02, 0.017], 8),
      ball('cactus', [0.018, 0.016, 0.018], [-0.08, 0.233, 0.01]),
      ...Array.from({ length: 48 }, (_, k) =>
        turn(rod('spine', [0, 0.13 + 0.0035 * k, 0.046], [0, 0.135 + 0.0035 * k, 0.064], 0.0012, 3), [0, 137.5 * k, 0]),
      ),
      ...[0, 1, 2].map((k) => ball('flower', [0.018, 0.014, 0.018], [0.018 * Math.cos(k * 2.1), 0.318, 0.018 * Math.sin(k * 2.1)], 1)),
    ],
    { family: 'cactus' },
  ),
  plant(
    'spider-plant',
    [0.56, 0.392, 0.497],
    'spider plants, chlorophytum, ribbon plant, potted spider plant',
    { pot: 'ceramic #e8e4dc', soil: 'soil', leaf: 'leaf #7ab048', stripe: 'leaf #d8e4a8' },
    [
      pot('pot', 1.1),
      ...Array.from({ length: 34 }, (_, k) => {
        const reach = 0.18 + 0.16 * spread(k + 1);
        return turn(
          group(
            tube(
              'leaf',
              [0, 0.13, 0.01, 0, 0.3 + 0.08 * spread(k), reach * 0.4, 0, 0.26 + 0.06 * spread(k), reach * 0.8, 0, 0.1, reach],
              [0.006, 0.012, 0.01, 0.001],
              4,
            ),
            tube(
              'stripe',
              [0, 0.136, 0.01, 0, 0.311 + 0.08 * spread(k), reach * 0.4, 0, 0.271 + 0.06 * spread(k), reach * 0.8, 0, 0.106, reach],
              [0.002, 0.005, 0.004, 0.001],
              4,
            ),
          ),
          [0, 137.5 * k, 0],
        );
      }),
    ],
  ),
  plant(
    'monstera',
    [1.27, 1.31, 1.33],
    'monstera plant, swiss cheese plant, cheese plant, monstera deliciosa, potted monstera, split-leaf philodendron, large houseplant, fiddle leaf fig, rubber plant',
    { pot: 'ceramic #d8d0c4', soil: 'soil', leaf: 'leaf #2f6a34', stalk: 'stem #5a8a3c' },
    [
      pot('pot', 2.4),
      ...Array.from({ length: 11 }, (_, k) => {
        const [height, reach] = [0.62 + 0.055 * k, 0.4 - 0.022 * k];
        return turn(
          group(
            tube('stalk', [0, 0.28, 0, 0, height * 0.8, reach * 0.4, 0, height, reach * 0.75], 0.012, 6),
            turn(
              plate(
                'leaf',
                SPLIT_LEAF.map((v) => v * 0.95),
                0.008,
              ),
              [112 - 4 * k, 0, 0],
              [0, height, reach * 0.7],
            ),
          ),
          [0, 137.5 * k, 0],
        );
      }),
    ],
    { stand: 'ground' },
  ),
  plant(
    'string-of-pearls',
    [0.228, 0.783, 0.228],
    'string of pearls plant, hanging succulent, trailing succulent, string of hearts, pothos, trailing houseplant, devils ivy, hanging houseplant, string-of-pearls plant',
    { pot: 'ceramic #f0ece4', soil: 'soil', pearl: 'leaf #6aa04a', cord: 'rope' },
    [
      move(pot('pot', 1), 0, 0.46, 0),
      radial(rod('cord', [0, 0.58, 0.085], [0, 0.9, 0.004], 0.004, 5), 3),
      ...Array.from({ length: 16 }, (_, j) =>
        Array.from({ length: 10 + Math.floor(12 * spread(j + 1)) }, (__, k) => {
          const a = j * 0.393;
          const r = 0.09 + 0.012 * Math.sin(k);
          return move(
            sphere('pearl', [0.012, 0.012, 0.012], { detail: 1 }),
            r * Math.cos(a + 0.05 * Math.sin(k * 2)),
            0.59 - 0.023 * k,
            r * Math.sin(a + 0.05 * Math.sin(k * 2)),
          );
        }),
      ).flat(),
      ...Array.from({ length: 30 }, (_, k) =>
        ball(
          'pearl',
          0.012,
          [0.07 * Math.sqrt((k + 0.5) / 30) * Math.cos(k * 2.4), 0.6, 0.07 * Math.sqrt((k + 0.5) / 30) * Math.sin(k * 2.4)],
          1,
        ),
      ),
    ],
    { stand: 'ceiling' },
  ),
  plant(
    'nettles',
    [0.874, 0.902, 0.829],
    'nettle, stinging nettles, stinging nettle, nettle patch, weeds, overgrown weeds',
    { stem: 'stem #5a7a34', leaf: 'leaf #4a7a34', dark: 'leaf #3a6a2c' },
    Array.from({ length: 16 }, (_, k) => {
      const [x, z, height] = [
        0.36 * Math.sqrt((k + 0.5) / 16) * Math.cos(k * 2.4),
        0.28 * Math.sqrt((k + 0.5) / 16) * Math.sin(k * 2.4),
        0.55 + 0.35 * spread(k + 1),
      ];
      return group(
        rod('stem', [x, 0, z], [x + 0.03, height, z], 0.006, 5),
        ...Array.from({ length: 6 }, (_, j) =>
          turn(
            move(
              leaves(j % 2 === 0 ? 'leaf' : 'dark', [0.1 - 0.01 * j, 0.03, 0.1 - 0.01 * j], {
                count: 12,
                leaf: [0.1 - 0.008 * j, 0.05],
                droop: 0.4,
                seed: k * 7 + j,
              }),
              0,
              height * (0.25 + 0.14 * j),
              0,
            ),
            [0, 60 * j, 0],
            [x, 0, z],
          ),
        ),
      );
    }),
    { stand: 'ground', side: 'outdoors', places: ['meadow'] },
  ),
  plant(
    'cocoa-pods',
    [0.653, 0.194, 0.572],
    'cocoa pod, cacao, cacao pods, cacao pod, cacao beans, cocoa beans, cocoa, pile of cacao, cocoa fruit, cacao fruit',
    { pod: 'fruit #b8642c', gold: 'fruit #d8982c', red: 'fruit #8a2c24', white: 'cream', bean: 'chocolate', sack: 'wicker' },
    [
      turnedBody('sack', [0, 0, 15, 0, 21, 8, 20, 8, 14, 2, 0, 1.4]),
      ...Array.from({ length: 6 }, (_, k) =>
        turn(
          turn(turnedBody(['pod', 'gold', 'red'][k % 3] ?? 'pod', [0, 0, 2, 1, 5, 6, 5.4, 11, 4, 16, 1, 20, 0, 21], 8), [0, 0, 84]),
          [0, 62 * k, 0],
          [0.1 * Math.cos(k * 1.1), 0.07 + 0.045 * (k % 2), 0.08 * Math.sin(k * 1.1)],
        ),
      ),
      turn(
        group(
          turn(turnedBody('pod', [0, 0, 2, 1, 5, 6, 5.4, 11, 4, 16, 1, 20, 0, 21], 10), [90, 0, 90]),
          ...Array.from({ length: 8 }, (_, k) =>
            ball('white', [0.02, 0.014, 0.016], [-0.05 - 0.026 * Math.floor(k / 2), 0.045, 0.018 * (k % 2 === 0 ? 1 : -1)], 1),
          ),
        ),
        [0, 30, 0],
        [0.33, 0.04, 0.12],
      ),
      ...Array.from({ length: 14 }, (_, k) =>
        ball('bean', [0.012, 0.007, 0.008], [0.24 + 0.1 * spread(k + 1), 0.007, 0.2 * (spread(k, 0.37) - 0.7)], 1),
      ),
    ],
    { places: ['market'] },
  ),
];
