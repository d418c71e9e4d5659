import {
  box,
  cylinder,
  extrude,
  group,
  implicit,
  lathe,
  mirror,
  move,
  rod,
  scale,
  sheet,
  sphere,
  sweep,
  torus,
  turn,
} from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { item } from './item.js';
import type { HeldItem } from './item.js';

const fan = (): Shape => {
  const points = [-60, -45, -30, -15, 0, 15, 30, 45, 60];
  const ring = (radius: number): Vec3[] =>
    points.map((a, k): Vec3 => [radius * Math.sin((a * Math.PI) / 180), radius * Math.cos((a * Math.PI) / 180), 0.012 * (k % 2)]);
  return group(
    sheet('fan', [ring(0.08), ring(0.24)].toReversed(), 0.01),
    sheet('white', [ring(0.24), ring(0.27)].toReversed(), 0.012),
    ...[-60, -30, 0, 30, 60].map((a) =>
      rod('wood', [0, 0, 0.008], [0.2 * Math.sin((a * Math.PI) / 180), 0.2 * Math.cos((a * Math.PI) / 180), 0.012], 0.006, 4),
    ),
  );
};

const star = (radius: number): (readonly [number, number])[] =>
  Array.from({ length: 10 }, (_, k): readonly [number, number] => {
    const angle = (Math.PI * k) / 5;
    const reach = k % 2 === 0 ? radius : 0.45 * radius;
    return [-reach * Math.sin(angle), reach * Math.cos(angle)];
  });

const wand = (): Shape => group(rod('white', [0, -0.08, 0], [0, 0.3, 0], 0.01, 6), move(extrude('glow', star(0.085), 0.026), 0, 0.36, 0));

const magicWand = (): Shape =>
  group(rod('dark', [0, -0.08, 0], [0, 0.3, 0], 0.014, 8), rod('white', [0, 0.25, 0], [0, 0.32, 0], 0.0145, 8));

const sceptre = (): Shape =>
  group(
    rod('gold', [0, -0.35, 0], [0, 0.32, 0], 0.018),
    move(sphere('jewel', 0.055, { detail: 2 }), 0, 0.37, 0),
    move(box('gold', 0.075, 0.018, 0.018), 0, 0.46, 0),
    move(box('gold', 0.018, 0.09, 0.018), 0, 0.42, 0),
  );

const orb = (): Shape =>
  group(
    move(sphere('gold', 0.085, { detail: 2 }), 0, 0.08, 0.02),
    move(box('gold', 0.018, 0.09, 0.018), 0, 0.15, 0.02),
    move(box('gold', 0.065, 0.018, 0.018), 0, 0.2, 0.02),
    move(torus('jewel', 0.086, 0.01, 16), 0, 0.08, 0.02),
  );

const crystalBall = (): Shape => move(sphere('crystal', 0.1, { detail: 2 }), -0.02, 0.11, 0.03);

const balloons = (): Shape =>
  group(
    ...(
      [
        ['red', -0.16, 0.95, 0],
        ['blue', 0.16, 1.0, 0.03],
        ['yolk', 0, 1.16, -0.05],
        ['green', 0.02, 0.86, 0.14],
      ] as const
    ).map(([slot, x, y, z]) =>
      group(
        move(sphere(slot, [0.13, 0.16, 0.13], { detail: 2 }), x, y, z),
        sweep(
          slot,
          [
            [x, y - 0.19, z],
            [x, y - 0.14, z],
          ],
          [0.025, 0.008],
          { sides: 6 },
        ),
        rod('white', [0, 0, 0], [x, y - 0.17, z], 0.004, 4),
      ),
    ),
  );

const ball = (slot: string): Shape => move(sphere(slot, 0.13, { detail: 2 }), 0, 0.1, 0.08);

const teddy = (): Shape =>
  move(
    group(
      implicit(
        'plush',
        [
          { from: [0, -0.1, 0], to: [0, -0.04, 0], radii: [0.075, 0.065] },
          { from: [0, 0.07, 0], to: [0, 0.07, 0.02], radii: [0.062, 0.058] },
          ...[1, -1].flatMap((s) => [
            { from: [s * 0.05, 0.125, 0] as Vec3, to: [s * 0.055, 0.13, 0] as Vec3, radii: [0.025, 0.025] as const },
            { from: [s * 0.06, -0.02, 0.01] as Vec3, to: [s * 0.11, -0.06, 0.04] as Vec3, radii: [0.03, 0.026] as const },
            { from: [s * 0.04, -0.13, 0.02] as Vec3, to: [s * 0.06, -0.17, 0.06] as Vec3, radii: [0.036, 0.032] as const },
          ]),
        ],
        { blend: 0.02, cell: 0.022 },
      ),
      mirror(move(sphere('dark', 0.01, { detail: 0 }), 0.024, 0.085, 0.078)),
      move(sphere('dark', 0.012, { detail: 0 }), 0, 0.06, 0.086),
    ),
    0,
    -0.08,
    0.1,
  );

const bouquet = (): Shape =>
  group(
    lathe(
      'green',
      [
        [0.015, -0.14],
        [0.02, 0],
        [0.07, 0.1],
        [0, 0.11],
      ],
      { sides: 9 },
    ),
    ...Array.from({ length: 9 }, (_, k) =>
      move(
        sphere(['red', 'white', 'pink'][k % 3] ?? 'red', 0.036, { detail: 1 }),
        k === 8 ? 0 : 0.06 * Math.sin((Math.PI * k) / 4),
        k === 8 ? 0.16 : 0.12 + 0.015 * (k % 2),
        k === 8 ? 0 : 0.06 * Math.cos((Math.PI * k) / 4),
      ),
    ),
  );

const racket = (): Shape =>
  group(
    rod('dark', [0, -0.1, 0], [0, 0.2, 0], 0.016),
    turn(scale(torus('red', 0.13, 0.013, 20), [1, 1, 1.25]), [90, 0, 0], [0, 0.37, 0]),
    ...[-0.06, -0.02, 0.02, 0.06].flatMap((c) => [
      rod('white', [c, 0.24, 0], [c, 0.5, 0], 0.003, 4),
      rod('white', [-0.11, 0.37 + 1.2 * c, 0], [0.11, 0.37 + 1.2 * c, 0], 0.003, 4),
    ]),
  );

const bat = (): Shape =>
  lathe(
    'wood',
    [
      [0.024, -0.12],
      [0.016, -0.1],
      [0.016, 0.1],
      [0.034, 0.4],
      [0.036, 0.62],
      [0, 0.66],
    ],
    { sides: 10 },
  );

const surfboard = (): Shape =>
  group(
    extrude(
      'board',
      Array.from({ length: 20 }, (_, k): readonly [number, number] => {
        const angle = (2 * Math.PI * k) / 20;
        return [0.25 * Math.cos(angle), 0.0 + 0.98 * Math.sin(angle)];
      }),
      0.05,
    ),
    move(box('red', 0.08, 1.7, 0.06), 0, -0.85, 0),
  );

const skiPole = (): Shape =>
  group(
    rod('steel', [0, -0.78, 0], [0, 0.06, 0], 0.011, 6),
    move(cylinder('dark', 0.045, 0.01, { sides: 10 }), 0, -0.7, 0),
    rod('dark', [0, -0.04, 0], [0, 0.08, 0], 0.018, 7),
  );

const oar = (): Shape =>
  group(
    rod('wood', [0, -1.2, 0], [0, 0.85, 0], 0.018),
    move(
      extrude(
        'wood',
        [
          [-0.03, 0],
          [0.03, 0],
          [0.08, -0.3],
          [0.06, -0.45],
          [-0.06, -0.45],
          [-0.08, -0.3],
        ],
        0.02,
      ),
      0,
      -0.45,
      0,
    ),
  );

const magnifier = (): Shape =>
  group(
    rod('wood', [0, -0.08, 0], [0, 0.1, 0], 0.014),
    turn(torus('gold', 0.075, 0.012, 16), [90, 0, 0], [0, 0.18, 0]),
    turn(cylinder('lens', 0.072, 0.008, { sides: 16 }), [90, 0, 0], [0, 0.18, -0.004]),
  );

const telescope = (): Shape =>
  group(
    lathe(
      'brass',
      [
        [0.026, -0.1],
        [0.026, 0.12],
        [0.034, 0.12],
        [0.034, 0.28],
        [0.042, 0.28],
        [0.042, 0.44],
        [0, 0.44],
      ],
      { sides: 12, smooth: false },
    ),
  );

const pointer = (): Shape => group(rod('wood', [0, -0.06, 0], [0, 0.7, 0], 0.009, 6));

const crookAndFlail = (): Shape =>
  group(
    turn(
      group(
        rod('gold', [0, -0.3, 0], [0, 0.24, 0], 0.017),
        sweep(
          'blue',
          [
            [0, 0.2, 0],
            [0, 0.3, 0],
            [0.05, 0.35, 0],
            [0.1, 0.31, 0],
          ],
          0.018,
          { sides: 7 },
        ),
      ),
      [0, 0, 24],
      [0, 0.32, 0.2],
    ),
    turn(
      group(
        rod('gold', [0, -0.3, 0], [0, 0.3, 0], 0.017),
        ...[-0.03, 0, 0.03].map((z) =>
          sweep(
            'blue',
            [
              [0, 0.3, 0],
              [-0.06, 0.28, z],
              [-0.08, 0.1, z],
            ],
            [0.01, 0.012, 0.02],
            { sides: 6 },
          ),
        ),
      ),
      [0, 0, -24],
      [0, 0.32, 0.22],
    ),
  );

/** Flags, toys, sports gear and signs of rank. */
export const LEISURE = {
  fan: item('guard', fan),
  wand: item('strike', wand),
  'magic-wand': item('strike', magicWand, { up: [-0.1, 0.7, 0.7] }),
  sceptre: item('staff', sceptre, { up: [0.1, 1, 0.15] }),
  marotte: item('staff', () =>
    group(
      rod('gold', [0, -0.2, 0], [0, 0.25, 0], 0.012),
      move(sphere('skin', 0.045, { detail: 1 }), 0, 0.3, 0),
      mirror(
        sweep(
          'red',
          [
            [0.0, 0.32, 0],
            [0.06, 0.38, 0],
            [0.1, 0.32, 0],
          ],
          [0.034, 0.024, 0.008],
          { sides: 7 },
        ),
      ),
      mirror(move(sphere('gold', 0.014, { detail: 1 }), 0.105, 0.305, 0)),
    ),
  ),
  'pan-flute': item('guard', () =>
    group(
      ...[0, 1, 2, 3, 4, 5].map((k) =>
        rod('straw', [-0.075 + 0.03 * k, 0.08, 0.03], [-0.075 + 0.03 * k, -0.16 + 0.028 * k, 0.03], 0.015, 7),
      ),
      move(box('wood', 0.2, 0.02, 0.04), 0, 0.02, 0.03),
    ),
  ),
  scales: item('wave', () =>
    group(
      rod('gold', [0, -0.1, 0], [0, 0.12, 0], 0.014),
      rod('gold', [-0.26, 0.12, 0], [0.26, 0.12, 0], 0.012),
      mirror(
        group(
          ...[0, 120, 240].map((degrees) =>
            rod(
              'gold',
              [0.25, 0.12, 0],
              [0.25 + 0.09 * Math.sin((degrees * Math.PI) / 180), -0.16, 0.09 * Math.cos((degrees * Math.PI) / 180)],
              0.004,
              4,
            ),
          ),
          move(
            lathe(
              'gold',
              [
                [0.02, -0.2],
                [0.08, -0.18],
                [0.11, -0.15],
                [0, -0.165],
              ],
              { sides: 14 },
            ),
            0.25,
            0,
            0,
          ),
        ),
      ),
    ),
  ),
  orb: item('forward', orb),
  'crystal-ball': item('forward', crystalBall),
  balloons: item('raised', balloons),
  ball: item('carry', () => ball('ball')),
  'low-ball': item('spread', () => ball('ball')),
  teddy: item('carry', teddy),
  bouquet: item('clasp', bouquet, { up: [0, 1, 0.35] }),
  racket: item('low', racket, { up: [0.3, 0.6, 0.7] }),
  bat: item('guard', bat, { up: [-0.3, 0.9, -0.4] }),
  surfboard: item('staff', () => move(surfboard(), 0.26, -0.02, 0)),
  'ski-pole': item('forward', skiPole, { up: [-0.1, 1, 0.35] }),
  oar: item('staff', oar),
  magnifier: item('staff', magnifier),
  telescope: item('guard', telescope, { up: [0, 0.12, 1] }),
  pointer: item('strike', pointer, { up: [0.75, 0.6, 0.2] }),
  'crook-and-flail': item('cross', crookAndFlail, { onChest: true }),
} as const satisfies Record<string, HeldItem>;
