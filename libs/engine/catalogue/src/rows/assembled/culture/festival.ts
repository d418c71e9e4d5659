import { boxAt, extrude, group, leaves, mirror, move, rod, starOutline, sweep, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, plate, post, spread, tube, turnedAt } from '../forms.js';

const party = assembledIn('goods', { solid: 'none' });
const sky = assembledIn('sky', { side: 'outdoors' });

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

/** A burst of trails from a centre. */
const burst = (slot: string, [x, y, z]: Vec3, radius: number, count: number) =>
  Array.from({ length: count }, (_, k) => {
    const up = 1 - (2 * (k + 0.5)) / count;
    const side = Math.sqrt(1 - up * up);
    const at = (r: number): Vec3 => [
      x + r * side * Math.cos(k * 2.4),
      y + r * up - (0.12 * (r * r)) / radius,
      z + r * side * Math.sin(k * 2.4),
    ];
    return group(
      sweep(slot, [at(0.3 * radius), at(0.65 * radius), at(radius)], [0.02 * radius, 0.03 * radius, 0.012 * radius], { sides: 4 }),
      move(ball(slot, 0.045 * radius, [0, 0, 0], 1), ...at(radius)),
    );
  });

/** A dog of long balloons. */
const balloonDog = (slot: string) =>
  group(
    tube(slot, [0, 0.3, -0.16, 0, 0.3, 0.16], [0.06, 0.06], 12),
    ...[-0.16, 0.16].flatMap((z) => [mirror(tube(slot, [0.05, 0.28, z, 0.07, 0.03, z], [0.05, 0.045], 10)), ball(slot, 0.06, [0, 0.3, z])]),
    tube(slot, [0, 0.32, 0.18, 0, 0.46, 0.22], [0.05, 0.05], 10),
    mirror(tube(slot, [0.03, 0.48, 0.2, 0.07, 0.62, 0.16], [0.045, 0.04], 10)),
    tube(slot, [0, 0.47, 0.22, 0, 0.44, 0.4], [0.06, 0.05], 12),
    tube(slot, [0, 0.34, -0.2, 0, 0.5, -0.28], [0.04, 0.035], 10),
    ...[
      [0, 0.44, 0.41],
      [0, 0.53, -0.29],
    ].map(([x = 0, y = 0, z = 0]) => ball(slot, 0.035, [x, y, z])),
  );

/** Things of festivals, parties and fairs. */
export const FESTIVAL_THINGS: readonly CatalogueRow[] = [
  party(
    'balloon-animals',
    [1.16, 0.608, 0.811],
    'balloon animal, balloon dog, balloon dogs, animal balloons, balloon sculpture, balloon figures',
    { red: 'plastic #e8343c', blue: 'plastic #3a8ee8', yellow: 'plastic #f8d030' },
    [
      move(balloonDog('red'), -0.4, 0, 0),
      turn(balloonDog('blue'), [0, 30, 0], [0.05, 0, -0.08]),
      turn(balloonDog('yellow'), [0, -30, 0], [0.46, 0, 0.02]),
    ],
    { stand: 'ground' },
  ),
  party(
    'balloon-arch',
    [3.72, 2.75, 0.713],
    'arch of balloons, balloon gate, balloon garland, balloon archway, party balloon arch',
    COLOURS,
    Array.from({ length: 90 }, (_, k) => {
      const t = Math.PI * ((k + 0.5) / 90);
      const wave = 0.16;
      return ball(
        nameAt(k * 3),
        0.14 + 0.07 * spread(k + 1),
        [
          1.55 * Math.cos(t) + wave * Math.cos(k * 2.1),
          Math.max(0.18, 2.35 * Math.sin(t)) + wave * Math.sin(k * 2.1) * 0.8,
          wave * Math.cos(k * 1.3),
        ],
        2,
      );
    }),
    { stand: 'ground' },
  ),
  party(
    'streamers',
    [4.2, 1.24, 4.2],
    'paper streamers, party streamers, ribbons, hanging streamers, colourful ribbons, paper chains, paper chain, crepe paper streamers, tinsel, tinsel garland, paper garlands, hanging ribbons',
    COLOURS,
    Array.from({ length: 12 }, (_, j) => {
      const angle = (2 * Math.PI * j) / 12;
      return group(
        ...Array.from({ length: 14 }, (_, k) => {
          const t = k / 13;
          const r = 2 * t;
          return turn(
            boxAt(nameAt(j), [0.2, 0.06, 0.01], [0, 0, 0]),
            [25 * Math.sin(k * 1.2), (-angle * 180) / Math.PI, 0],
            [r * Math.cos(angle), 1.25 - 0.9 * 4 * 0.4 * t * (1 - t), r * Math.sin(angle)],
          );
        }),
        tube(
          nameAt(j + 2),
          Array.from({ length: 16 }, (_, k) => [
            1.9 * Math.cos(angle) + 0.05 * Math.cos(k * 1.3),
            1.2 - 0.075 * k,
            1.9 * Math.sin(angle) + 0.05 * Math.sin(k * 1.3),
          ]).flat(),
          0.014,
          4,
        ),
      );
    }),
    { stand: 'ceiling' },
  ),
  party(
    'confetti',
    [2.39, 0.01, 2.4],
    'confetti on the floor, scattered confetti, paper confetti, coloured confetti, colourful confetti, scattered petals of paper',
    COLOURS,
    Array.from({ length: 220 }, (_, k) =>
      turn(
        boxAt(nameAt(k * 5), [0.035, 0.004, 0.025], [0, 0, 0]),
        [0, 137 * k, 0],
        [
          1.2 * Math.sqrt((k + 0.5) / 220) * Math.cos(k * 2.4),
          0.004 + 0.003 * (k % 3),
          1.2 * Math.sqrt((k + 0.5) / 220) * Math.sin(k * 2.4),
        ],
      ),
    ),
    { stand: 'flat' },
  ),
  sky(
    'fireworks',
    [60.5, 35, 26.4],
    'firework, firework display, fireworks in the sky, fireworks display, exploding fireworks, new year fireworks, firework show, bursting fireworks',
    { red: 'neon #ff4050', gold: 'neon #ffd060', blue: 'neon #50a0ff', green: 'neon #60ff90', pink: 'neon #ff70d0' },
    [
      ...burst('red', [-16, 30, 0], 11, 70),
      ...burst('gold', [6, 34, -5], 9, 60),
      ...burst('blue', [20, 22, 3], 9, 60),
      ...burst('green', [-6, 16, 5], 7, 50),
      ...burst('pink', [-25, 14, -4], 6, 40),
    ],
    { stand: 'far', solid: 'none' },
  ),
  party(
    'sparkler',
    [0.455, 0.578, 0.452],
    'sparklers, hand sparkler, burning sparkler, lit sparkler',
    { wire: 'metal', spark: 'neon #ffe080' },
    [rod('wire', [0, 0, 0], [0, 0.42, 0], 0.004, 5), ...burst('spark', [0, 0.38, 0], 0.22, 40)],
    { stand: 'surface' },
  ),
  party(
    'wreath',
    [0.821, 0.807, 0.326],
    'christmas wreath, door wreath, holly wreath, advent wreath, laurel wreath, floral wreath, wreaths, flower wreath, funeral wreath, mistletoe, festive wreath',
    { leaf: 'needle #2f5a30', berry: 'fruit #c82020', bow: 'fabric #c02830', gold: 'gold' },
    [
      ...Array.from({ length: 16 }, (_, k) =>
        move(
          leaves('leaf', [0.1, 0.1, 0.06], { count: 60, leaf: [0.1, 0.03], seed: k }),
          0.22 * Math.cos(k * 0.393),
          0.3 + 0.22 * Math.sin(k * 0.393),
          0,
        ),
      ),
      ...Array.from({ length: 16 }, (_, k) =>
        ball(k % 3 === 0 ? 'gold' : 'berry', 0.022, [0.22 * Math.cos(k * 0.393 + 0.2), 0.3 + 0.22 * Math.sin(k * 0.393 + 0.2), 0.06], 1),
      ),
      mirror(ball('bow', [0.08, 0.045, 0.03], [0.075, 0.09, 0.07])),
      mirror(plate('bow', [0, 0.08, 0.05, 0.07, 0.11, -0.06, 0.04, -0.04], 0.012, 0.06)),
      ball('bow', 0.03, [0, 0.09, 0.08]),
    ],
    { stand: 'hung' },
  ),
  party(
    'christmas-stockings',
    [1.22, 0.536, 0.07],
    'stockings, stocking, christmas stocking, hanging stockings, socks, sock, woollen socks, hanging socks, christmas socks',
    { red: 'fabric #b82430', green: 'fabric #2f6a3c', cream: 'fabric #f4ece0', cord: 'rope' },
    [-0.45, 0, 0.45].map((x, k) =>
      group(
        plate(
          k === 1 ? 'green' : 'red',
          [x - 0.09, 0.14, x - 0.05, 0.04, x + 0.16, 0, x + 0.22, 0.05, x + 0.2, 0.11, x + 0.09, 0.16, x + 0.09, 0.4, x - 0.09, 0.4],
          0.06,
        ),
        boxAt('cream', [0.2, 0.09, 0.07], [x, 0.38, 0], 0.02),
        boxAt('cream', [0.05, 0.1, 0.066], [x + 0.18, 0.01, 0], 0.015),
        tube('cord', [x - 0.08, 0.47, 0, x - 0.07, 0.53, 0, x - 0.04, 0.47, 0], 0.006, 5),
      ),
    ),
    { stand: 'hung' },
  ),
  party(
    'baubles',
    [0.5, 0.125, 0.25],
    'christmas baubles, bauble, christmas ornaments, glass baubles, christmas balls, tree ornaments, christmas decorations',
    { red: 'chrome #c82430', gold: 'gold', green: 'chrome #2f8a48', silver: 'silver', cap: 'gold' },
    Array.from({ length: 8 }, (_, k) =>
      move(
        group(
          ball(['red', 'gold', 'green', 'silver'][k % 4] ?? 'red', 0.055, [0, 0.055, 0], 3),
          post('cap', 0.014, 0.02, [0, 0.105, 0], 12),
        ),
        -0.18 + 0.12 * (k % 4) + 0.03 * Math.floor(k / 4),
        0,
        -0.07 + 0.14 * Math.floor(k / 4),
      ),
    ),
    { stand: 'surface' },
  ),
  party(
    'nativity-scene',
    [2.48, 1.87, 1.4],
    'nativity, creche, manger scene, christmas crib, crib scene, nativity set, nativity figures',
    {
      wood: 'wood #6a4a2c',
      straw: 'straw',
      blue: 'fabric #3a6ab0',
      brown: 'fabric #7a5434',
      skin: 'skin',
      white: 'fabric #f4f0e4',
      red: 'fabric #a83028',
      star: 'glow #ffe080',
      fur: 'fur #8a7a6a',
      wool: 'wool',
    },
    [
      boxAt('straw', [2.3, 0.04, 1.3], [0, 0, 0]),
      mirror(boxAt('wood', [0.1, 1.3, 0.1], [1.1, 0, 0.5])),
      mirror(boxAt('wood', [0.1, 1.3, 0.1], [1.1, 0, -0.55])),
      boxAt('wood', [2.2, 1.2, 0.05], [0, 0, -0.6]),
      mirror(turn(boxAt('straw', [1.4, 0.08, 1.4], [0.62, 0, 0]), [0, 0, -24], [0, 1.76, 0])),
      move(extrude('star', starOutline(5, 0.2, 0.08), 0.05), 0, 1.55, 0.66),
      ...[
        [-0.5, 'blue'],
        [0.5, 'brown'],
        [-0.95, 'red'],
      ].map(([x, slot]) =>
        group(
          turnedAt(String(slot), [0, 0, 20, 0, 16, 40, 10, 58, 0, 62], [Number(x), 0.03, 0], 14),
          ball('skin', [0.09, 0.11, 0.09], [Number(x), 0.72, 0.02]),
          turnedAt(slot === 'blue' ? 'white' : String(slot), [0, 0, 11, 0, 11, 8, 6, 15, 0, 17], [Number(x), 0.7, -0.04], 12),
        ),
      ),
      boxAt('wood', [0.5, 0.05, 0.3], [0, 0.24, 0.1]),
      mirror(rod('wood', [0.2, 0.02, 0.22], [0.14, 0.34, 0], 0.02)),
      boxAt('straw', [0.44, 0.08, 0.26], [0, 0.28, 0.1], 0.03),
      ball('white', [0.14, 0.06, 0.07], [0, 0.38, 0.1]),
      ball('skin', 0.055, [-0.15, 0.4, 0.1]),
      group(ball('fur', [0.2, 0.16, 0.3], [0.9, 0.3, -0.25]), ball('fur', [0.1, 0.12, 0.14], [0.86, 0.46, 0.04])),
      ...[0.75, 1.0].map((x) =>
        group(ball('wool', [0.11, 0.1, 0.16], [x, 0.16, 0.42]), ball('fur', [0.045, 0.055, 0.06], [x, 0.24, 0.58])),
      ),
    ],
    { stand: 'ground' },
  ),
];
