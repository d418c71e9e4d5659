import type { BeardKind, HairKind } from '@diorama/catalogue';
import { group, implicit, mirror, move, sphere, sweep } from '@diorama/shape-language';
import type { Bone, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

type Maker = (cell: number) => Shape;

const bone = (from: Vec3, to: Vec3, radii: readonly [number, number], flatten = 1): Bone => ({ from, to, radii, flatten });

const CAP: readonly Bone[] = [
  bone([0, 0.05, -0.034], [0, 0.06, 0.0], [0.094, 0.09], 0.92),
  bone([0, 0.088, 0.02], [0, 0.1, 0.036], [0.056, 0.046], 1.3),
];
const NAPE: readonly Bone[] = [bone([0, 0.02, -0.06], [0, -0.06, -0.052], [0.064, 0.04], 1.25)];
const SIDES: readonly Bone[] = [1, -1].map((side) => bone([side * 0.07, 0.05, -0.005], [side * 0.078, 0.0, 0.012], [0.03, 0.012], 0.7));
const CURTAINS: readonly Bone[] = [1, -1].map((side) =>
  bone([side * 0.068, 0.05, 0.005], [side * 0.088, -0.1, 0.002], [0.034, 0.026], 0.85),
);
const LONG_BACK: readonly Bone[] = [bone([0, 0.03, -0.055], [0, -0.3, -0.082], [0.072, 0.048], 1.35)];

const made =
  (...bones: readonly Bone[]): Maker =>
  (cell) =>
    implicit('hair', bones, { blend: 0.025, cell });

const CURLS: readonly Vec3[] = [
  [0, 0.14, 0],
  [0.06, 0.12, 0.03],
  [-0.06, 0.12, 0.03],
  [0.09, 0.06, 0],
  [-0.09, 0.06, 0],
  [0.06, 0.11, -0.07],
  [-0.06, 0.11, -0.07],
  [0, 0.07, -0.11],
  [0.08, 0.02, -0.06],
  [-0.08, 0.02, -0.06],
  [0.05, -0.03, -0.085],
  [-0.05, -0.03, -0.085],
  [0, 0.125, 0.06],
  [0.095, 0, -0.015],
  [-0.095, 0, -0.015],
];

const spikes: Maker = () =>
  group(
    ...CURLS.slice(0, 13).map(([x, y, z]) =>
      sweep(
        'hair',
        [
          [0.7 * x, 0.7 * y + 0.01, 0.7 * z],
          [1.5 * x, 1.45 * y, 1.5 * z - 0.01],
        ],
        [0.04, 0],
        { sides: 7 },
      ),
    ),
  );

const braid = (x: number, y: number, z: number): Shape =>
  group(
    ...[0, 1, 2, 3, 4, 5].map((k) =>
      move(sphere('hair', [0.026 - 0.0015 * k, 0.03, 0.026 - 0.0015 * k], { detail: 1 }), x, y - 0.044 * k, z),
    ),
  );

/** Hair in the frame of the head, by kind. */
export const HAIRS: Readonly<Partial<Record<HairKind, Maker>>> = {
  crop: made(bone([0, 0.042, -0.03], [0, 0.05, 0.0], [0.091, 0.088], 0.9), ...NAPE),
  short: made(...CAP, ...NAPE, ...SIDES),
  side: made(...CAP, ...NAPE, ...SIDES, bone([0.03, 0.115, 0.05], [-0.055, 0.09, 0.055], [0.03, 0.024])),
  long: made(...CAP, ...CURTAINS, ...LONG_BACK),
  bob: made(...CAP, ...CURTAINS, bone([0, 0.02, -0.05], [0, -0.08, -0.05], [0.08, 0.062], 1.25)),
  bun: made(...CAP, ...NAPE, ...SIDES, bone([0, 0.145, -0.07], [0, 0.155, -0.075], [0.046, 0.046])),
  ponytail: made(
    ...CAP,
    ...SIDES,
    bone([0, 0.06, -0.1], [0, 0.07, -0.14], [0.036, 0.036]),
    bone([0, 0.06, -0.145], [0, -0.18, -0.15], [0.034, 0.014]),
  ),
  pigtails: made(
    ...CAP,
    ...SIDES,
    ...NAPE,
    ...[1, -1].flatMap((side) => [
      bone([side * 0.1, 0.03, -0.03], [side * 0.125, 0.01, -0.03], [0.026, 0.028]),
      bone([side * 0.125, 0.01, -0.03], [side * 0.135, -0.16, -0.01], [0.034, 0.012]),
    ]),
  ),
  braids: (cell) => group(made(...CAP, ...NAPE, ...SIDES)(cell), mirror(braid(0.09, -0.05, 0.045))),
  curly: made(...CAP, ...NAPE, ...CURLS.map((at) => bone(at, at, [0.036, 0.036]))),
  afro: made(bone([0, 0.075, -0.035], [0, 0.085, -0.02], [0.135, 0.13], 1.05)),
  spiky: (cell) => group(made(...CAP, ...NAPE)(cell), spikes(cell)),
  fringe: made(...CAP, ...NAPE, ...SIDES, bone([-0.045, 0.07, 0.078], [0.045, 0.07, 0.078], [0.026, 0.026])),
  topknot: made(
    bone([0, 0.042, -0.034], [0, 0.05, -0.006], [0.091, 0.086], 0.9),
    ...NAPE,
    bone([0, 0.15, -0.04], [0, 0.17, -0.015], [0.03, 0.022]),
  ),
  geisha: (cell) =>
    group(
      made(
        bone([0, 0.06, -0.03], [0, 0.07, 0], [0.1, 0.095], 1),
        bone([-0.09, 0.06, -0.02], [-0.1, 0.02, -0.02], [0.05, 0.045]),
        bone([0.09, 0.06, -0.02], [0.1, 0.02, -0.02], [0.05, 0.045]),
        bone([0, 0.16, -0.03], [0, 0.18, -0.05], [0.07, 0.06], 1.2),
        bone([0, 0.05, -0.1], [0, 0, -0.1], [0.06, 0.05], 1.2),
      )(cell),
      sweep(
        'gold',
        [
          [-0.17, 0.2, -0.03],
          [0.17, 0.14, -0.03],
        ],
        0.006,
        { sides: 6 },
      ),
      move(sphere('red', [0.03, 0.03, 0.02], { detail: 1 }), 0.085, 0.125, 0.06),
      move(sphere('white', [0.022, 0.022, 0.018], { detail: 1 }), 0.11, 0.09, 0.05),
    ),
  flat: made(
    ...CAP,
    ...NAPE,
    ...SIDES,
    bone([-0.05, 0.13, -0.03], [0.05, 0.13, -0.03], [0.045, 0.045]),
    bone([-0.05, 0.1, 0.06], [0.05, 0.1, 0.06], [0.03, 0.03]),
  ),
  'judge-wig': (cell) =>
    group(
      made(...CAP, ...CURTAINS, bone([0, 0.02, -0.06], [0, -0.16, -0.06], [0.08, 0.07], 1.2))(cell),
      ...[1, -1].flatMap((side) =>
        [0, 1, 2, 3, 4].map((k) =>
          move(sphere('hair', [0.036, 0.03, 0.04], { detail: 1 }), side * (0.1 + 0.008 * k), 0.05 - 0.06 * k, 0.02),
        ),
      ),
    ),
  tonsure: made(
    bone([0, 0.01, -0.062], [0, -0.03, -0.056], [0.06, 0.05], 1.3),
    ...[1, -1].map((side) => bone([side * 0.076, 0.03, -0.05], [side * 0.078, 0.03, 0.02], [0.03, 0.022], 0.7)),
    bone([-0.05, 0.07, 0.05], [0.05, 0.07, 0.05], [0.018, 0.018]),
  ),
  wild: made(
    ...CAP,
    ...CURTAINS,
    ...LONG_BACK,
    ...CURLS.map(([x, y, z]) => bone([x, y, z], [1.3 * x, 1.15 * y - 0.03, 1.3 * z], [0.036, 0.012])),
  ),
  snakes: (cell) => group(made(...CAP, ...NAPE)(cell), ...CURLS.map(([x, y, z], k) => createSnake(x, y, z, k))),
};

function createSnake(x: number, y: number, z: number, k: number): Shape {
  const bend = k % 2 === 0 ? 1 : -1;
  const point = (t: number): Vec3 => [
    x * (0.8 + 2.1 * t) + 0.035 * bend * Math.sin(6 * t + k),
    (y - 0.03) * (1 + 1.5 * t) + 0.03 + 0.03 * Math.cos(5 * t + k),
    z * (0.8 + 2 * t) + 0.03 * t,
  ];
  const path = [0, 0.2, 0.4, 0.6, 0.8, 1].map(point);
  return group(
    sweep('snake', path, [0.022, 0.022, 0.02, 0.018, 0.016, 0.014], { sides: 7 }),
    move(sphere('snake', [0.024, 0.018, 0.03], { detail: 1 }), ...point(1.04)),
  );
}

const CHIN: readonly Bone[] = [
  bone([0, -0.085, 0.055], [0, -0.1, 0.056], [0.036, 0.034], 1.25),
  ...[1, -1].map((side) => bone([side * 0.07, -0.01, 0.02], [side * 0.04, -0.08, 0.05], [0.016, 0.026])),
];
const LIP: readonly Bone[] = [1, -1].map((side) => bone([side * 0.004, -0.04, 0.1], [side * 0.04, -0.052, 0.082], [0.013, 0.009]));

const bearded =
  (...bones: readonly Bone[]): Maker =>
  (cell) =>
    implicit('beard', bones, { blend: 0.02, cell });

/** Beards in the frame of the head, by kind. */
export const BEARDS: Readonly<Partial<Record<BeardKind, Maker>>> = {
  moustache: () =>
    mirror(
      sweep(
        'beard',
        [
          [0, -0.04, 0.102],
          [0.024, -0.046, 0.1],
          [0.045, -0.044, 0.084],
          [0.06, -0.03, 0.076],
        ],
        [0.012, 0.012, 0.008, 0.002],
        { sides: 6 },
      ),
    ),
  goatee: bearded(...LIP, bone([0, -0.09, 0.07], [0, -0.135, 0.074], [0.026, 0.012])),
  short: bearded(...LIP, ...CHIN),
  full: bearded(...LIP, ...CHIN, bone([0, -0.1, 0.055], [0, -0.16, 0.062], [0.05, 0.038], 1.2)),
  long: bearded(
    ...LIP,
    ...CHIN,
    bone([0, -0.1, 0.055], [0, -0.2, 0.08], [0.052, 0.046], 1.2),
    bone([0, -0.2, 0.08], [0, -0.36, 0.09], [0.046, 0.012], 1.2),
  ),
  stubble: bearded(
    bone([0, -0.084, 0.05], [0, -0.092, 0.05], [0.032, 0.032], 1.2),
    ...[1, -1].map((side) => bone([side * 0.066, -0.02, 0.02], [side * 0.04, -0.08, 0.042], [0.01, 0.024])),
  ),
  pharaoh: () =>
    sweep(
      'beard',
      [
        [0, -0.11, 0.075],
        [0, -0.2, 0.085],
        [0, -0.24, 0.1],
      ],
      [0.02, 0.026, 0.022],
      { sides: 8 },
    ),
  braided: (cell) =>
    group(
      bearded(...LIP, ...CHIN, bone([0, -0.1, 0.055], [0, -0.17, 0.07], [0.056, 0.05], 1.3))(cell),
      mirror(group(...[0, 1, 2, 3].map((k) => move(sphere('beard', 0.026 - 0.002 * k, { detail: 1 }), 0.03, -0.2 - 0.038 * k, 0.085)))),
    ),
};
