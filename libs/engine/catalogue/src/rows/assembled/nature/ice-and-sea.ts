import { boxAt, group, jitter, mirror, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, plate, spread, tube, turnedAt, turnedBody } from '../forms.js';

const ice = assembledIn('nature', { side: 'outdoors', places: ['tundra'] });
const rock = assembledIn('nature', { places: ['cave'] });
const bed = assembledIn('nature', { stand: 'under-water', places: ['coral-reef'] });
const shore = assembledIn('nature', { places: ['beach'], solid: 'none' });

/** Spires of ice along a line, leaning away from it. */
const seracs = (count: number, length: number, side: number) =>
  Array.from({ length: count }, (_, k) => {
    const size = 0.8 + 0.9 * spread(k + 1 + side);
    return turn(
      turnedAt(
        k % 3 === 0 ? 'deep' : 'ice',
        [0, 0, 90 * size, 0, 80 * size, 60 * size, 62 * size, 120 * size, 30 * size, 150 * size, 0, 156 * size],
        [0, 0, 0],
        5 + (k % 3),
      ),
      [4 * Math.sin(k), 37 * k, side * 6],
      [side * (1.5 + 0.9 * spread(k, 0.37)), -0.02, -length / 2 + (length * (k + 0.5)) / count],
    );
  });

/** Things of ice, caves and the sea. */
export const ICE_AND_SEA_THINGS: readonly CatalogueRow[] = [
  ice(
    'crevasse',
    [7.59, 2.75, 16.2],
    'crevasses, ice crevasse, glacier crevasse, ice fissure, crack in the ice, crevassed ice, ice chasm, glacial crevasse, crevasses in the ice, seracs, serac, ice fall, icefall',
    { ice: 'ice #d4e6f0', deep: 'ice #7ab8dc', dark: 'paint #0c3a5c', snow: 'snow' },
    [
      ...[0, 1, 2].map((k) => boxAt('dark', [0.9 - 0.3 * k, 0.04 + 0.01 * k, 15.6], [0.1 * k, 0, 0])),
      ...seracs(14, 15.6, 1),
      ...seracs(14, 15.6, -1),
      ...Array.from({ length: 12 }, (_, k) => mirror(ball('snow', [0.9, 0.25, 0.8], [2.6 + 0.3 * spread(k + 1), 0.1, -7.2 + 1.3 * k], 1))),
    ],
    { solid: 'box' },
  ),
  ice(
    'moraine',
    [28.8, 2.63, 10.3],
    'moraine ridge, moraine ridges, glacial moraine, moraines, glacial debris, lateral moraine, rubble ridge, ridge of boulders, esker',
    { soil: 'soil #7a7268', stone: 'stone #8a867e', dark: 'stone #5e5a54', pale: 'granite #aaa69c' },
    [
      ...Array.from({ length: 9 }, (_, k) =>
        jitter(
          turnedAt(
            'soil',
            [0, 0, 430, 0, 300, 90, 160, 170, 50, 205, 0, 210].map((v) => v * (0.85 + 0.3 * spread(k + 1))),
            [-10 + 2.5 * k, 0, 0.7 * Math.sin(k * 1.7)],
            14,
          ),
          0.16,
          k,
        ),
      ),
      ...Array.from({ length: 110 }, (_, k) => {
        const [t, w] = [spread(k + 1, 0.754_877_666), spread(k + 1, 0.569_840_291) * 2 - 1];
        const size = 0.24 + 0.6 * spread(k * 3 + 1) ** 3;
        return jitter(
          ball(
            ['stone', 'dark', 'pale', 'stone'][k % 4] ?? 'stone',
            [size * 1.2, size * 0.8, size],
            [-12 + 24 * t, 2.1 * (1 - Math.abs(w)) ** 0.85 + 0.1, 4.1 * w],
            1,
          ),
          0.12 * size,
          k,
        );
      }),
    ],
    { solid: 'parts' },
  ),
  ice(
    'ice-sculpture',
    [1.17, 2.08, 1.23],
    'ice sculptures, carved ice, ice carving, ice swan, sculpture of ice, ice statue, swan of ice',
    { ice: 'ice #cfe6f2', base: 'ice #a8d0e6' },
    [
      boxAt('base', [1.1, 0.8, 0.9], [0, 0, 0], 0.06),
      ball('ice', [0.3, 0.28, 0.45], [0, 1.05, 0], 3),
      tube('ice', [0, 1.15, 0.3, 0, 1.5, 0.48, 0, 1.85, 0.3, 0, 1.98, 0.42, 0, 1.9, 0.56], [0.16, 0.11, 0.085, 0.1, 0.04], 12),
      ...[0, 1, 2].map((k) =>
        mirror(
          tube(
            'ice',
            [0.22, 1.05, 0.1 - 0.1 * k, 0.46, 1.35 - 0.05 * k, -0.1 - 0.12 * k, 0.42, 1.75 - 0.12 * k, -0.34 - 0.1 * k],
            [0.15, 0.13, 0.02],
            8,
          ),
        ),
      ),
      turnedAt('ice', [0, 0, 14, 0, 2, 34, 0, 36], [0, 1, -0.5], 8),
    ],
    { solid: 'box', side: 'outdoors' },
  ),
  rock(
    'flowstone',
    [3.41, 3.38, 1.96],
    'flow stone, calcite flow, cave drapery, cave curtain, calcite cascade, stone waterfall, cave formations, draperies, limestone cascade, calcite formation',
    { calcite: 'marble #d8c4a0', ochre: 'sandstone #b88a58', pale: 'marble #ece0c8', water: 'water #6aa8b0' },
    [
      ...Array.from({ length: 15 }, (_, k) => {
        const x = -1.3 + 0.186 * k;
        const height = 2.4 + 0.8 * Math.sin(k * 1.1) * 0.4 + 0.4 * spread(k + 1);
        return tube(
          ['calcite', 'pale', 'ochre', 'calcite'][k % 4] ?? 'calcite',
          [
            x * 0.8,
            height,
            -0.5,
            x * 0.92,
            height * 0.75,
            -0.25 + 0.1 * Math.sin(k * 2),
            x,
            height * 0.4,
            0.1 * Math.cos(k),
            x * 1.08,
            0,
            0.3 + 0.1 * Math.sin(k * 3),
          ],
          [0.14, 0.2, 0.25, 0.3],
          10,
        );
      }),
      ...[0, 1, 2].map((k) =>
        turnedAt('pale', [0, 0, 90 - 10 * k, 0, 94 - 10 * k, 8, 0, 10], [-0.3 + 0.35 * k, 0.02 + 0.12 * k, 0.2 - 0.15 * k], 22),
      ),
      turnedAt('water', [0, 0, 72, 0, 72, 2, 0, 2], [-0.3, 0.1, 0.2], 22),
      ...Array.from({ length: 9 }, (_, k) =>
        turnedAt(
          'calcite',
          [0, 0, 2, 30 + 20 * spread(k), 9, 60 + 30 * spread(k), 0, 66 + 30 * spread(k)],
          [-1.1 + 0.28 * k, 2.3, -0.3],
          9,
        ),
      ),
    ],
    { solid: 'box', stand: 'wall' },
  ),
  bed(
    'hydrothermal-vent',
    [1.88, 4.27, 1.84],
    'black smoker, hydrothermal vents, black smokers, underwater vent, deep sea vent, tube worms, tube worm, sea vent, smoking vent',
    {
      rock: 'rust #4a3a34',
      dark: 'stone #2a2422',
      smoke: 'stone #1e1c1c',
      glow: 'ember',
      tube: 'shell #f0ece0',
      plume: 'petal #d82c30',
      yellow: 'rust #b8902c',
    },
    [
      ...[
        [0, 0, 1],
        [0.6, 0.3, 0.66],
        [-0.55, 0.2, 0.5],
        [0.1, -0.5, 0.6],
      ].map(([x = 0, z = 0, size = 1]) =>
        group(
          jitter(
            turnedAt(
              'rock',
              [
                0,
                0,
                50 * size,
                0,
                36 * size,
                50 * size,
                30 * size,
                100 * size,
                22 * size,
                160 * size,
                17 * size,
                200 * size,
                12 * size,
                200 * size,
                0,
                190 * size,
              ],
              [x, 0, z],
              11,
            ),
            0.035,
            3,
          ),
          ball('glow', [0.1 * size, 0.05, 0.1 * size], [x, 2 * size - 0.04, z], 1),
          ...Array.from({ length: 6 }, (_, k) =>
            ball(
              'smoke',
              [(0.13 + 0.06 * k) * size, (0.2 + 0.04 * k) * size, (0.13 + 0.06 * k) * size],
              [x + 0.06 * Math.sin(k * 1.6), 2 * size + (0.15 + 0.34 * k) * size, z + 0.06 * Math.cos(k * 1.4)],
              2,
            ),
          ),
        ),
      ),
      ...Array.from({ length: 26 }, (_, k) => {
        const [x, z, height] = [-0.8 + 0.14 * (k % 9) + 0.06 * spread(k + 1), 0.75 + 0.1 * Math.floor(k / 9), 0.5 + 0.5 * spread(k, 0.37)];
        return group(
          tube('tube', [x, 0, z, x + 0.03, height * 0.5, z + 0.03, x - 0.02 + 0.06 * spread(k), height, z + 0.04], 0.028, 7),
          ball('plume', [0.03, 0.09, 0.03], [x - 0.02 + 0.06 * spread(k), height + 0.06, z + 0.04], 1),
        );
      }),
      ...Array.from({ length: 12 }, (_, k) =>
        ball('yellow', [0.14, 0.07, 0.12], [0.8 * Math.cos(k * 0.52), 0.05, 0.7 * Math.sin(k * 0.52)], 1),
      ),
    ],
    { solid: 'parts' },
  ),
  shore(
    'conch-shell',
    [0.34, 0.191, 0.216],
    'conch, conch shells, queen conch, spiral shell, sea conch, whelk, sand dollar, triton shell, large seashell',
    { shell: 'shell #e0b890', pink: 'ceramic #f0a898', tip: 'shell #c89868' },
    [
      ...Array.from({ length: 26 }, (_, k) => {
        const [a, size] = [k * 0.62, 0.075 * (1 - k / 28) ** 1.25];
        return ball(
          k % 3 === 0 ? 'tip' : 'shell',
          [size, size, size],
          [0.02 + 0.0058 * k + 0.02, 0.08 + size * 0.62 * Math.sin(a), size * 0.62 * Math.cos(a)],
          2,
        );
      }),
      ...Array.from({ length: 7 }, (_, k) => {
        const a = k * 0.9;
        return turn(
          turnedBody('tip', [0, 0, 1.6, 0, 0, 4.4 - 0.3 * k], 7),
          [0, 0, 0],
          [0.03 + 0.012 * k, 0.1 + 0.05 * Math.abs(Math.sin(a)), 0.05 * Math.cos(a)],
        );
      }),
      ball('shell', [0.11, 0.06, 0.06], [-0.04, 0.07, 0], 3),
      ball('pink', [0.1, 0.03, 0.035], [-0.05, 0.08, 0.045], 2),
      turn(plate('pink', [-0.15, 0, -0.02, -0.02, 0.04, 0.05, -0.02, 0.11, -0.11, 0.09], 0.014), [20, 0, 0], [0, 0.02, 0.055]),
    ],
    { stand: 'surface' },
  ),
  shore(
    'barnacles',
    [1.25, 1.06, 1.01],
    'mussels, barnacle, mussel, limpets, limpet, barnacle-covered rock, mussel bed, mussels on a rock, oysters on a rock, encrusted rock',
    { stone: 'stone #6a6860', barnacle: 'shell #dcd4c4', hole: 'paint #3a3430', mussel: 'ceramic #1c2438', weed: 'leaf #5a6a2c' },
    [
      jitter(ball('stone', [0.56, 0.5, 0.46], [0, 0.12, 0], 3), 0.03, 4),
      ...Array.from({ length: 60 }, (_, k) => {
        const up = 1 - ((k + 0.5) / 60) * 0.85;
        const side = Math.sqrt(1 - up * up);
        const at = [0.55 * side * Math.cos(k * 2.4), 0.12 + 0.49 * up, 0.45 * side * Math.sin(k * 2.4)] as const;
        const size = 0.5 + 0.6 * spread(k + 1);
        return k % 3 === 2
          ? turn(
              ball('mussel', [0.03 * size, 0.075 * size, 0.022 * size], [0, 0.04, 0], 1),
              [30 * Math.sin(k), 50 * k, 40 * Math.cos(k)],
              at,
            )
          : turn(
              group(
                turnedBody('barnacle', [0, 0, 4.4 * size, 0, 2.2 * size, 3.6 * size, 0, 3.4 * size], 7),
                turnedAt('hole', [0, 0, 1.4 * size, 0, 1.2 * size, 0.5 * size, 0, 0.5 * size], [0, 0.034 * size, 0], 6),
              ),
              [(Math.asin(side * Math.sin(k * 2.4)) * 180) / Math.PI, 0, (-Math.asin(side * Math.cos(k * 2.4)) * 180) / Math.PI],
              at,
            );
      }),
      ...Array.from({ length: 7 }, (_, k) =>
        tube(
          'weed',
          [
            0.5 * Math.cos(k),
            0.3,
            0.42 * Math.sin(k),
            0.58 * Math.cos(k),
            0.12,
            0.5 * Math.sin(k),
            0.62 * Math.cos(k + 0.1),
            0.02,
            0.55 * Math.sin(k + 0.1),
          ],
          [0.014, 0.02, 0.006],
          5,
        ),
      ),
    ],
  ),
  shore(
    'whale-skeleton',
    [2.66, 1.87, 10.9],
    'whale bones, skeleton of a whale, whale bone, whalebones, beached whale bones, whale rib cage, whale ribs, giant ribs, giant rib cage, ribcage of a giant, giant bones',
    { bone: 'bone' },
    [
      tube('bone', [0, 0.7, 2.2, 0, 0.85, 0, 0, 0.7, -2.5, 0, 0.4, -5.2], [0.17, 0.2, 0.15, 0.05], 10),
      ...Array.from({ length: 22 }, (_, k) =>
        group(
          boxAt('bone', [0.5 - 0.016 * k, 0.12, 0.14], [0, 0.74 - 0.016 * Math.max(0, k - 8), 2.1 - 0.33 * k], 0.03),
          boxAt('bone', [0.07, 0.4 - 0.014 * k, 0.1], [0, 0.85 - 0.018 * Math.max(0, k - 8), 2.1 - 0.33 * k], 0.02),
        ),
      ),
      ...Array.from({ length: 10 }, (_, k) =>
        mirror(
          tube(
            'bone',
            [
              0.16,
              0.85,
              2 - 0.36 * k,
              0.8 + 0.3 * Math.sin((k + 1) * 0.3),
              1.4 + 0.4 * Math.sin((k + 1) * 0.3),
              1.9 - 0.36 * k,
              1.15 + 0.1 * Math.sin((k + 1) * 0.3),
              0.9,
              1.8 - 0.36 * k,
              0.95,
              0.1,
              1.75 - 0.36 * k,
            ],
            [0.07, 0.075, 0.065, 0.03],
            7,
          ),
        ),
      ),
      ball('bone', [0.75, 0.45, 0.7], [0, 0.6, 2.9], 3),
      tube('bone', [0, 0.7, 3.2, 0, 0.62, 4.4, 0, 0.3, 5.5], [0.42, 0.24, 0.06], 10),
      mirror(tube('bone', [0.62, 0.3, 2.8, 0.9, 0.16, 4, 0.5, 0.12, 5.2, 0.05, 0.12, 5.6], [0.14, 0.12, 0.1, 0.06], 8)),
      mirror(tube('bone', [0.7, 0.3, 2, 1.15, 0.1, 1.5, 1.28, 0.06, 0.9], [0.12, 0.1, 0.05], 8)),
    ],
    { solid: 'parts', family: 'bones' },
  ),
  rock(
    'salt-crystals',
    [1.32, 0.597, 1.14],
    'salt crystal, salt crust, salt formation, halite, halite crystals, salt pillars, salt heaps',
    { salt: 'ice #f0f0f2', pink: 'crystal #f0c8c8' },
    [
      ball('salt', [0.66, 0.16, 0.56], [0, 0, 0], 3),
      ...Array.from({ length: 34 }, (_, k) => {
        const [r, a] = [0.58 * Math.sqrt((k + 0.5) / 34), k * 2.4];
        const size = 0.24 * (1.2 - r) * (0.6 + 0.6 * spread(k + 1));
        return turn(
          boxAt(k % 5 === 0 ? 'pink' : 'salt', [size, size * (1 + spread(k)), size], [0, 0, 0], 0.008),
          [20 * Math.sin(k * 2), 50 * k, 20 * Math.cos(k * 3)],
          [r * Math.cos(a), 0.02, 0.85 * r * Math.sin(a)],
        );
      }),
    ],
    { solid: 'none', places: ['desert'] },
  ),
  rock(
    'fumarole',
    [2.05, 2.63, 2],
    'fumaroles, steam vent, steam vents, sulphur vent, sulfur vent, mud pot, bubbling mud, mud pots, sulphur springs',
    { stone: 'stone #7a6e62', sulphur: 'sand #e8cc38', hole: 'paint #1c1612', steam: 'cloud #f4f6f8', mud: 'mud #8a8078' },
    [
      jitter(turnedBody('stone', [0, 0, 100, 0, 74, 20, 46, 40, 30, 44, 18, 36, 0, 30], 16), 0.04, 2),
      turnedAt('hole', [0, 0, 20, 0, 18, 3, 0, 3], [0, 0.33, 0], 14),
      ...Array.from({ length: 26 }, (_, k) =>
        ball(
          'sulphur',
          [0.12, 0.04, 0.1],
          [(0.3 + 0.34 * spread(k + 1)) * Math.cos(k * 2.4), 0.42 - 0.3 * spread(k + 1), (0.3 + 0.34 * spread(k + 1)) * Math.sin(k * 2.4)],
          1,
        ),
      ),
      ...Array.from({ length: 7 }, (_, k) =>
        ball(
          'steam',
          [0.16 + 0.09 * k, 0.2 + 0.05 * k, 0.16 + 0.09 * k],
          [0.12 * Math.sin(k * 1.5), 0.5 + 0.27 * k, 0.1 * Math.cos(k * 1.3)],
          2,
        ),
      ),
      turnedAt('mud', [0, 0, 34, 0, 30, 3, 0, 3], [0.72, 0, 0.4], 14),
      ...[0, 1, 2].map((k) => ball('mud', [0.08, 0.05, 0.08], [0.62 + 0.12 * k, 0.04, 0.36 + 0.1 * (k % 2)])),
    ],
    { side: 'outdoors', places: ['volcanic'] },
  ),
];
