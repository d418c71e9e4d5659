import { array, boxAt, group, implicit, mirror, move, radial, rod, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, spread, tube, turnedAt, turnedBody } from '../forms.js';

const eerie = assembledIn('fantasy');
const small = assembledIn('fantasy', { stand: 'surface', solid: 'none' });
const hung = assembledIn('fantasy', { stand: 'hung', solid: 'none' });

/** A human skull that looks to the front, its chin at y = 0. */
const SKULL = group(
  ball('bone', [0.075, 0.075, 0.09], [0, 0.13, -0.01]),
  ball('bone', [0.05, 0.045, 0.045], [0, 0.06, 0.045], 1),
  mirror(ball('dark', [0.022, 0.022, 0.02], [0.03, 0.115, 0.066], 1)),
  ball('dark', [0.01, 0.016, 0.012], [0, 0.078, 0.084], 1),
  array(boxAt('bone', [0.008, 0.016, 0.008], [0, 0.034, 0.083]), 6, [0.011, 0, 0], true),
  boxAt('bone', [0.07, 0.026, 0.05], [0, 0.005, 0.045], 0.012),
);

/** A long bone along y with knobs at both ends, metres. */
const longBone = (length: number) =>
  group(
    rod('bone', [0, 0.02, 0], [0, length - 0.02, 0], 0.014, 7),
    ...[0.02, length - 0.02].flatMap((y) => [-0.016, 0.016].map((x) => ball('bone', [0.02, 0.02, 0.018], [x, y, 0], 1))),
  );

/** A brain above y = 0: two halves with folds. */
const BRAIN = group(
  mirror(ball('brain', [0.078, 0.085, 0.12], [0.042, 0.1, 0], 3)),
  ...Array.from({ length: 20 }, (_, k) =>
    tube(
      'brain',
      Array.from({ length: 9 }, (__, j) => {
        const [a, b] = [k * 0.314 + 0.3 * Math.sin(3 * j), 0.3 + 0.26 * j];
        return [0.118 * Math.sin(b) * Math.cos(a), 0.1 + 0.086 * Math.cos(b), 0.125 * Math.sin(b) * Math.sin(a)];
      }).flat(),
      0.012,
      6,
    ),
  ),
  tube('stem', [0, 0.188, -0.09, 0, 0.192, 0, 0, 0.186, 0.09], 0.007, 6),
  ball('stem', [0.05, 0.04, 0.05], [0, 0.04, -0.09]),
  tube('stem', [0, 0.05, -0.03, 0, 0, -0.06], [0.028, 0.02]),
);

/** Things of horror and of fairy tales. */
export const HORROR_THINGS: readonly CatalogueRow[] = [
  hung(
    'string-of-bones',
    [1.6, 1.21, 0.196],
    'strings of bones, hanging bones, bone string, bones on strings, bone wind chime, bone chime, bone mobile, bone garland, strings of bones and bottles, hanging skulls, bone charms, bones hanging from strings',
    { bone: 'bone', cord: 'rope #6a5840', dark: 'paint #14100c', glass: 'glass #5a8a68', wood: 'wood #4a3826' },
    [
      tube('wood', [-0.8, 1.26, 0, -0.2, 1.3, 0, 0.3, 1.25, 0, 0.8, 1.28, 0], 0.022, 7),
      ...[-0.68, -0.46, -0.23, 0, 0.23, 0.46, 0.68].flatMap((x, k) => {
        const length = 0.7 + 0.4 * spread(k + 1);
        return [
          rod('cord', [x, 1.27 - length, 0], [x, 1.27, 0], 0.005, 4),
          ...(k % 3 === 1 ? [move(SKULL, x, 1.27 - length - 0.04, 0)] : []),
          ...Array.from({ length: k % 3 === 1 ? 3 : 5 }, (_, j) =>
            turn(
              move(longBone(0.16 + 0.06 * spread(j + k)), 0, -0.1, 0),
              [0, 40 * j, 90 + 16 * Math.sin(j * 2 + k)],
              [x, 1.2 - length + 0.2 + (0.16 * length * j) / 0.8, 0],
            ),
          ),
          ...(k % 3 === 2 ? [turnedAt('glass', [0, 0, 3, 0, 3.4, 8, 1.4, 12, 1.2, 16, 0, 16], [x, 1.27 - length - 0.12, 0], 12)] : []),
        ];
      }),
    ],
  ),
  small(
    'skull-pile',
    [0.682, 0.489, 0.658],
    'pile of skulls, heap of skulls, skulls, stack of skulls, wall of skulls, pyramid of skulls, catacomb skulls',
    { bone: 'bone', dark: 'paint #14100c' },
    [
      [0, 0, 4],
      [1, 0.14, 3],
      [2, 0.28, 1],
    ].flatMap(([level = 0, y = 0, count = 0]) =>
      Array.from({ length: level === 0 ? 10 : level === 1 ? 6 : 2 }, (_, k) => {
        const radius = level === 0 ? (k < 7 ? 0.26 : 0.1) : level === 1 ? 0.15 : 0.05;
        const angle = k * (level === 0 && k < 7 ? 0.9 : 2.1) + level + count;
        return turn(
          SKULL,
          [10 * Math.sin(k), 60 * Math.sin(k * 2.1), 8 * Math.cos(k)],
          [radius * Math.cos(angle), y, radius * Math.sin(angle)],
        );
      }),
    ),
    { stand: 'ground', places: ['crypt'] },
  ),
  eerie(
    'dragon-skull',
    [1.74, 1.96, 3.78],
    'skull of a dragon, giant dragon skull, monster skull, dinosaur skull, t-rex skull, beast skull, giant skull of a beast, wyvern skull',
    { bone: 'bone', dark: 'paint #16110c' },
    [
      implicit(
        'bone',
        [
          { from: [0, 1.1, -0.7], to: [0, 1, 0.1], radii: [0.62, 0.52] },
          { from: [0, 0.95, 0.1], to: [0, 0.75, 1.5], radii: [0.45, 0.28] },
          { from: [-0.42, 1.35, -0.2], to: [-0.4, 1.05, 0.5], radii: [0.18, 0.1] },
          { from: [0.42, 1.35, -0.2], to: [0.4, 1.05, 0.5], radii: [0.18, 0.1] },
          { from: [-0.16, 0.92, 1.45], to: [0.16, 0.92, 1.45], radii: [0.16, 0.16] },
          { from: [-0.5, 0.5, -0.7], to: [-0.26, 0.2, 1.35], radii: [0.15, 0.11] },
          { from: [0.5, 0.5, -0.7], to: [0.26, 0.2, 1.35], radii: [0.15, 0.11] },
          { from: [-0.26, 0.2, 1.35], to: [0.26, 0.2, 1.35], radii: [0.12, 0.12] },
        ],
        { blend: 0.12, cell: 0.07 },
      ),
      mirror(ball('dark', [0.1, 0.17, 0.2], [0.46, 1.08, 0.12])),
      mirror(ball('dark', [0.07, 0.06, 0.1], [0.13, 1.02, 1.55])),
      ...[0, 1, 2, 3, 4, 5, 6].map((k) =>
        mirror(
          group(
            turn(
              turnedBody('bone', [0, -22 + k, 4.4, 0, 0, 1], 8),
              [8, 0, 0],
              [0.3 - 0.02 * k + (k > 4 ? -0.04 : 0), 0.66, 0.45 + 0.17 * k],
            ),
            turnedAt('bone', [0, 0, 4, 0, 0, 18], [0.36 - 0.018 * k, 0.26 - 0.01 * k, 0.3 + 0.16 * k], 8),
          ),
        ),
      ),
      mirror(tube('bone', [0.4, 1.5, -0.7, 0.62, 1.8, -1.1, 0.7, 1.95, -1.6, 0.62, 1.9, -2], [0.17, 0.13, 0.08, 0.01], 10)),
      mirror(tube('bone', [0.58, 1.1, -0.8, 0.8, 1.15, -1.1, 0.86, 1.05, -1.4], [0.1, 0.07, 0.01], 8)),
    ],
    { solid: 'box' },
  ),
  eerie(
    'open-grave',
    [2.8, 1.52, 2.88],
    'freshly dug grave, empty grave, dug grave, open graves, grave pit, fresh grave',
    { earth: 'soil #5a4230', pit: 'paint #0c0806', stone: 'stone #8a8880', wood: 'wood', steel: 'metal', grass: 'grass' },
    [
      mirror(boxAt('earth', [0.4, 0.14, 2.6], [0.6, 0, 0.1], 0.06)),
      mirror(boxAt('earth', [1, 0.14, 0.3], [0, 0, 1.25], 0.06), 'z'),
      boxAt('pit', [0.9, 0.02, 2.2], [0, 0, 0.1]),
      plate('stone', [-0.4, 0, 0.4, 0, 0.4, 0.9, 0.26, 1.14, 0, 1.24, -0.26, 1.14, -0.4, 0.9], 0.16, -1.4),
      boxAt('pit', [0.4, 0.04, 0.01], [0, 0.8, -1.315]),
      boxAt('pit', [0.3, 0.03, 0.01], [0, 0.68, -1.315]),
      turn(turnedBody('earth', [0, 0, 70, 0, 46, 26, 20, 46, 0, 50], 12), [0, 0, 0], [1.3, 0, 0.4]),
      turn(
        group(
          rod('wood', [0, 0.3, 0], [0, 1.2, 0], 0.02),
          boxAt('wood', [0.16, 0.03, 0.03], [0, 1.2, 0]),
          plate('steel', [0, 0, 0.1, 0.06, 0.1, 0.32, -0.1, 0.32, -0.1, 0.06], 0.02),
        ),
        [12, 20, 8],
        [1.25, 0.3, 0.5],
      ),
    ],
    { side: 'outdoors', places: ['graveyard'] },
  ),
  eerie(
    'electric-chair',
    [0.86, 1.59, 1.06],
    'electric chairs, execution chair, chair with straps, restraint chair, interrogation chair',
    { wood: 'wood #5a3c24', strap: 'leather #3a2414', metal: 'metal', wire: 'rubber' },
    [
      mirror(boxAt('wood', [0.09, 1.4, 0.09], [0.32, 0, -0.3], 0.006)),
      mirror(boxAt('wood', [0.09, 0.72, 0.09], [0.32, 0, 0.3], 0.006)),
      boxAt('wood', [0.7, 0.06, 0.7], [0, 0.46, 0]),
      ...[0.6, 0.85, 1.1].map((y) => boxAt('wood', [0.62, 0.16, 0.05], [0, y, -0.3])),
      mirror(boxAt('wood', [0.14, 0.05, 0.74], [0.34, 0.72, 0])),
      mirror(boxAt('strap', [0.18, 0.07, 0.06], [0.34, 0.72, 0.22], 0.02)),
      ...[0.7, 1.02].map((y) => boxAt('strap', [0.66, 0.06, 0.07], [0, y, -0.28], 0.02)),
      turnedAt('metal', [0, 6, 6, 4, 11, 0, 10, 4, 6, 9, 0, 12], [0, 1.38, -0.16], 18),
      tube('wire', [0, 1.5, -0.16, 0, 1.58, -0.4, 0.1, 1.2, -0.5, 0.1, 0, -0.46], 0.018),
      boxAt('wood', [0.7, 0.04, 0.2], [0, 0.04, 0.44]),
      mirror(boxAt('strap', [0.14, 0.05, 0.05], [0.2, 0.22, 0.35], 0.015)),
    ],
    { solid: 'box', places: ['prison'] },
  ),
  eerie(
    'body-bag',
    [0.586, 0.459, 1.86],
    'body bags, corpse bag, body under a sheet, covered body, sheet-covered body, shrouded body, shroud',
    { bag: 'rubber #26282c', zip: 'metal #8a8e92', tag: 'paper' },
    [
      implicit(
        'bag',
        [
          { from: [0, 0.13, 0.8], to: [0, 0.14, 0.75], radii: [0.12, 0.13] },
          { from: [0, 0.14, 0.55], to: [0, 0.14, -0.1], radii: [0.22, 0.18], flatten: 1.35 },
          { from: [0, 0.11, -0.1], to: [0, 0.1, -0.85], radii: [0.16, 0.1], flatten: 1.3 },
        ],
        { blend: 0.12, cell: 0.05 },
      ),
      tube('zip', [0, 0.28, 0.8, 0.01, 0.37, 0.5, 0, 0.34, 0, 0.02, 0.25, -0.5, 0, 0.2, -0.9], 0.012, 6),
      boxAt('tag', [0.08, 0.004, 0.12], [0.1, 0.2, -0.86]),
    ],
    { solid: 'none' },
  ),
  eerie(
    'chalk-outline',
    [1.53, 0.144, 1.8],
    'chalk outline of a body, crime scene outline, body outline, murder outline, chalk body outline, evidence markers, evidence marker',
    { chalk: 'paint #f8f8f4', yellow: 'plastic #f4c81c', black: 'paint #18181a' },
    [
      tube(
        'chalk',
        [
          0, 0.006, -0.9, 0.12, 0.006, -0.86, 0.14, 0.006, -0.7, 0.08, 0.006, -0.6, 0.25, 0.006, -0.55, 0.5, 0.006, -0.75, 0.72, 0.006,
          -0.7, 0.7, 0.006, -0.58, 0.52, 0.006, -0.58, 0.24, 0.006, -0.3, 0.22, 0.006, 0.1, 0.34, 0.006, 0.5, 0.28, 0.006, 0.88, 0.16,
          0.006, 0.88, 0.16, 0.006, 0.55, 0.02, 0.006, 0.2, -0.2, 0.006, 0.5, -0.42, 0.006, 0.85, -0.54, 0.006, 0.8, -0.38, 0.006, 0.42,
          -0.2, 0.006, 0.05, -0.22, 0.006, -0.3, -0.5, 0.006, -0.2, -0.7, 0.006, 0, -0.78, 0.006, -0.08, -0.6, 0.006, -0.32, -0.25, 0.006,
          -0.55, -0.08, 0.006, -0.6, -0.14, 0.006, -0.7, -0.12, 0.006, -0.86, 0, 0.006, -0.9,
        ],
        0.016,
        5,
      ),
      ...[
        [0.65, -0.2],
        [-0.6, 0.4],
        [0.5, 0.6],
      ].map(([x = 0, z = 0]) =>
        group(
          turn(boxAt('yellow', [0.14, 0.14, 0.01], [0, 0, 0]), [-18, 0, 0], [x, 0, z]),
          turn(boxAt('black', [0.03, 0.08, 0.012], [0, 0.03, 0]), [-18, 0, 0], [x, 0, z]),
        ),
      ),
    ],
    { stand: 'flat', solid: 'none' },
  ),
  small(
    'brain',
    [0.258, 0.209, 0.276],
    'human brain, giant brain, brain model, brains',
    { brain: 'skin #d89098', stem: 'skin #c07880' },
    [BRAIN],
    { places: ['laboratory'] },
  ),
  small(
    'eyeball',
    [0.264, 0.261, 0.364],
    'giant eye, eyeballs, human eye, single eye, giant eyeball, glass eye, eye of a giant, staring eye',
    { white: 'ceramic #f4efe8', iris: 'glass #3a80b8', pupil: 'paint #0c0c10', vein: 'paint #c83a40', nerve: 'skin #c85a58' },
    [
      ball('white', 0.13, [0, 0.13, 0], 4),
      ball('iris', [0.062, 0.062, 0.03], [0, 0.13, 0.112], 3),
      ball('pupil', [0.03, 0.03, 0.016], [0, 0.13, 0.133]),
      ball('white', 0.008, [0.02, 0.155, 0.143], 1),
      ...Array.from({ length: 10 }, (_, k) => {
        const a = k * 0.628;
        return tube(
          'vein',
          [
            0.125 * Math.cos(a) * 0.72,
            0.13 + 0.125 * Math.sin(a) * 0.72,
            0.091,
            0.13 * Math.cos(a + 0.12),
            0.13 + 0.13 * Math.sin(a + 0.12),
            0.02,
            0.12 * Math.cos(a),
            0.13 + 0.12 * Math.sin(a),
            -0.06,
          ],
          [0.002, 0.004, 0.005],
          4,
        );
      }),
      tube('nerve', [0, 0.12, -0.11, 0.01, 0.09, -0.17, -0.02, 0.03, -0.2], [0.03, 0.024, 0.014]),
    ],
  ),
  small(
    'voodoo-doll',
    [0.233, 0.295, 0.133],
    'voodoo dolls, straw doll, cursed doll, doll with pins, effigy doll, effigy, poppet',
    {
      cloth: 'fabric #b89868',
      thread: 'rope #4a3020',
      button: 'plastic #1c1c20',
      pin: 'metal',
      head: 'plastic #d82c28',
      heart: 'fabric #b02430',
    },
    [
      ball('cloth', [0.055, 0.06, 0.045], [0, 0.235, 0], 3),
      ball('cloth', [0.055, 0.075, 0.04], [0, 0.12, 0], 3),
      mirror(tube('cloth', [0.04, 0.15, 0, 0.11, 0.17, 0], [0.028, 0.024], 10)),
      mirror(tube('cloth', [0.028, 0.07, 0, 0.05, 0.01, 0.01], [0.03, 0.026], 10)),
      mirror(disc('button', 0.013, 0.008, [0.02, 0.245, 0.042], 12)),
      ...[-0.02, -0.007, 0.007, 0.02].map((x) => boxAt('thread', [0.003, 0.016, 0.006], [x, 0.203, 0.042])),
      boxAt('thread', [0.05, 0.004, 0.006], [0, 0.209, 0.042]),
      ball('heart', [0.018, 0.018, 0.008], [0.016, 0.14, 0.04]),
      ...[
        [0.016, 0.14, 30],
        [-0.03, 0.11, -40],
        [0.03, 0.24, 20],
      ].map(([x = 0, y = 0, a = 0]) =>
        turn(group(rod('pin', [0, 0, 0.02], [0, 0, 0.09], 0.002, 4), ball('head', 0.007, [0, 0, 0.092], 1)), [-20, a, 0], [x, y, 0]),
      ),
    ],
  ),
  eerie(
    'pot-of-gold',
    [0.828, 0.642, 0.793],
    'pots of gold, cauldron of gold, leprechaun gold, crock of gold, pot full of gold',
    { iron: 'iron #26262a', gold: 'gold' },
    [
      turnedBody('iron', [0, 4, 14, 4, 26, 14, 31, 28, 28, 40, 31, 44, 31, 47, 26, 47, 24, 40, 0, 38], 24),
      radial(rod('iron', [0, 0, 0.2], [0, 0.1, 0.16], 0.03), 3),
      ball('gold', [0.26, 0.16, 0.26], [0, 0.44, 0], 3),
      ...Array.from({ length: 34 }, (_, k) =>
        turn(
          post('gold', 0.045, 0.012, [0, 0, 0], 14),
          [50 * Math.sin(k * 3), 40 * k, 30 * Math.cos(k * 2)],
          [
            0.25 * Math.sqrt((k + 0.5) / 34) * Math.cos(k * 2.4),
            0.6 - 0.14 * ((k + 0.5) / 34),
            0.25 * Math.sqrt((k + 0.5) / 34) * Math.sin(k * 2.4),
          ],
        ),
      ),
      ...[0, 1, 2, 3, 4].map((k) =>
        turn(post('gold', 0.045, 0.012, [0, 0, 0], 14), [0, 0, 0], [0.38 * Math.cos(k * 1.4), 0.002, 0.38 * Math.sin(k * 1.4)]),
      ),
    ],
    { solid: 'cylinder' },
  ),
  eerie(
    'giant-beanstalk',
    [7.27, 26, 7.03],
    'beanstalk, magic beanstalk, jacks beanstalk, giant bean plant, beanstalk into the clouds',
    { stem: 'leaf #4a8a2c', leaf: 'leaf #5aa838', pod: 'leaf #86b848' },
    [
      ...[0, 2.1, 4.2].map((phase) =>
        tube(
          'stem',
          Array.from({ length: 40 }, (_, k) => [
            0.75 * Math.cos(k * 0.42 + phase) * (1 - 0.012 * k),
            0.66 * k,
            0.75 * Math.sin(k * 0.42 + phase) * (1 - 0.012 * k),
          ]).flat(),
          Array.from({ length: 40 }, (_, k) => 0.42 - 0.0075 * k),
          8,
        ),
      ),
      ...Array.from({ length: 26 }, (_, k) =>
        turn(
          group(
            tube('stem', [0, 0, 0.6, 0, 0.5, 1.4, 0, 0.7, 1.9], [0.12, 0.09, 0.05], 6),
            turn(
              plate('leaf', [0, -0.1, 0.7, 0.5, 0.8, 1.2, 0.4, 1.7, 0, 2.1, -0.4, 1.7, -0.8, 1.2, -0.7, 0.5], 0.05),
              [62 + 10 * Math.sin(k), 0, 0],
              [0, 0.75, 1.7],
            ),
          ),
          [0, 137.5 * k, 0],
          [0, 1 + 0.9 * k, 0],
        ),
      ),
      ...Array.from({ length: 9 }, (_, k) =>
        turn(
          tube('pod', [0, 0, 1, 0, -0.3, 1.3, 0, -1.2, 1.4, 0, -1.7, 1.3], [0.06, 0.16, 0.15, 0.03], 8),
          [0, 100 * k, 0],
          [0, 3 + 2.3 * k, 0],
        ),
      ),
    ],
    { side: 'outdoors', solid: { trunk: 0.9 } },
  ),
];
