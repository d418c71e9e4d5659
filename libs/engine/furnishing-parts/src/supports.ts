import type { SupportSpec } from '@diorama/catalogue';
import { bar, box, curve, cylinder, group, lathe, move, radial, rod, sphere, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { roller, sideways } from './solids.js';

/** The room that a support fills: its outer width and depth at the floor's plan and its height. */
export interface SupportSpace {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

const corners: readonly Point2[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

/** The same leg at four corners, each turned so that its +x and +z point away from the middle. */
const fourLegs = (leg: (sx: number, sz: number) => Shape): Shape => group(...corners.map(([sx, sz]) => leg(sx, sz)));

const LEG_PROFILE: readonly Point2[] = [
  [0.5, 0],
  [0.7, 0.04],
  [0.42, 0.1],
  [0.55, 0.3],
  [0.75, 0.55],
  [0.5, 0.6],
  [0.9, 0.66],
  [0.6, 0.72],
  [1, 0.76],
  [1, 1],
];

type Draw = (space: SupportSpace, thickness: number, splay: number) => Shape;

const straight =
  (sides: number, foot: number): Draw =>
  ({ width, depth, height }, t, splay) =>
    fourLegs((sx, sz) => {
      const [x, z] = [sx * (width / 2 - t / 2 - splay), sz * (depth / 2 - t / 2 - splay)];
      const radius = sides === 4 ? t / Math.SQRT2 : t / 2;
      return sweep(
        'legs',
        [
          [x + sx * splay, 0, z + sz * splay],
          [x, height, z],
        ],
        [foot * radius, radius],
        { sides },
      );
    });

const cabriole: Draw = ({ width, depth, height }, t) =>
  fourLegs((sx, sz) => {
    const [x, z] = [sx * (width / 2 - t), sz * (depth / 2 - t)];
    const o = 0.5 * t;
    const path: Vec3[] = [
      [x + 0.6 * o * sx, 0, z + 0.6 * o * sz],
      [x - 0.3 * o * sx, 0.12 * height, z - 0.3 * o * sz],
      [x, 0.5 * height, z],
      [x + o * sx, 0.82 * height, z + o * sz],
      [x + 0.2 * o * sx, height, z + 0.2 * o * sz],
    ];
    const line = curve(path, 3);
    return sweep(
      'legs',
      line,
      line.map((_, k) => t * (k < 2 ? 0.42 : 0.26 + 0.3 * (k / line.length))),
      { sides: 8 },
    );
  });

const hairpin: Draw = ({ width, depth, height }, t) =>
  fourLegs((sx, sz) => {
    const [x, z] = [sx * (width / 2 - 0.02), sz * (depth / 2 - 0.02)];
    const foot: Vec3 = [x, 0.01, z];
    const r = Math.min(0.008, t / 4);
    return group(rod('legs', foot, [x - 0.1 * sx, height, z], r, 6), rod('legs', foot, [x, height, z - 0.1 * sz], r, 6));
  });

const sled: Draw = ({ width, depth, height }, t) =>
  group(
    ...[-1, 1].map((sx) => {
      const x = sx * (width / 2 - t / 2);
      const z = depth / 2 - t / 2;
      return group(
        bar('legs', [x, t / 2, -z], [x, t / 2, z], t),
        bar('legs', [x, 0, z], [x, height, z], t),
        bar('legs', [x, 0, -z], [x, height, -z], t),
        bar('legs', [x, height - t / 2, -z], [x, height - t / 2, z], t),
      );
    }),
  );

const panels: Draw = ({ width, depth, height }, t) =>
  group(...[-1, 1].map((sx) => move(box('legs', t, height, depth), sx * (width / 2 - t / 2), 0, 0)));

const trestle: Draw = ({ width, depth, height }, t) =>
  group(
    ...[-1, 1].flatMap((sx) => {
      const x = sx * 0.4 * width;
      return [-1, 1].map((sz) => bar('legs', [x, 0, sz * (depth / 2 - t)], [x, height, -sz * (depth / 2 - 3 * t)], t));
    }),
    bar('legs', [-0.4 * width, height * 0.5, 0], [0.4 * width, height * 0.5, 0], t),
  );

const frames: Draw = ({ width, depth, height }, t) =>
  group(
    ...[-1, 1].flatMap((sx) => {
      const x = sx * 0.38 * width;
      return [
        move(box('legs', 2 * t, 1.2 * t, 0.9 * depth, 0.01), x, 0, 0),
        move(box('legs', 1.6 * t, height - t, 0.3 * depth, 0.01), x, t, 0),
        move(box('legs', 1.6 * t, t, 0.75 * depth, 0.01), x, height - t, 0),
      ];
    }),
    move(box('legs', 0.76 * width, 2 * t, t, 0), 0, 0.35 * height, 0),
  );

const pedestal: Draw = ({ width, depth, height }, t) => {
  const reach = 0.38 * Math.min(width, depth);
  const foot = turn(
    sideways(
      'legs',
      [
        [0, 0.14 * height],
        [0, 0.3 * height],
        [0.4 * reach, 0.2 * height],
        [reach, 0.05],
        [reach, 0],
        [0.8 * reach, 0],
        [0.4 * reach, 0.1 * height],
      ],
      0.8 * t,
    ),
    [0, 0, 0],
  );
  return group(
    move(
      lathe(
        'legs',
        LEG_PROFILE.map(([r, y]): Point2 => [1.3 * r * t, 0.12 * height + 0.88 * height * y]),
        { sides: 16 },
      ),
      0,
      0,
      0,
    ),
    radial(foot, 4, 0),
  );
};

const column: Draw = ({ width, depth, height }, t) => {
  const base = 0.3 * Math.min(width, depth);
  return lathe(
    'legs',
    [
      [base, 0],
      [base, 0.015],
      [base * 0.9, 0.03],
      [t * 0.6, 0.05],
      [t * 0.5, 0.08],
      [t * 0.5, height - 0.02],
      [t, height],
    ],
    { sides: 24 },
  );
};

const star: Draw = ({ width, depth, height }, t) => {
  const reach = Math.min(width, depth) / 2 - 0.03;
  const arm = group(
    sweep(
      'legs',
      [
        [0, 0.11, 0],
        [0, 0.075, reach],
      ],
      [t * 0.55, t * 0.4],
      { sides: 6 },
    ),
    move(roller('castors', 0.03, 0.045, 'x', 10), 0, 0.03, reach),
    move(cylinder('castors', 0.01, 0.05, { sides: 6 }), 0, 0.03, reach),
  );
  return group(
    radial(arm, 5),
    move(cylinder('legs', 0.035, 0.1, { sides: 12 }), 0, 0.07, 0),
    move(cylinder('metal', 0.024, Math.max(0.02, height - 0.12), { sides: 10 }), 0, 0.12, 0),
  );
};

const cross: Draw = ({ width, depth, height }, t) =>
  group(
    ...[-1, 1].map((sx) => {
      const x = sx * (width / 2 - t / 2);
      return group(
        bar('legs', [x, 0, -depth / 2 + t], [x, height, depth / 2 - t], t),
        bar('legs', [x, 0, depth / 2 - t], [x, height, -depth / 2 + t], t),
      );
    }),
    bar('legs', [-width / 2 + t, height / 2, 0], [width / 2 - t, height / 2, 0], 0.8 * t),
  );

const bun: Draw = ({ width, depth, height }, t) =>
  fourLegs((sx, sz) =>
    move(sphere('legs', [t, height / 2, t], { detail: 1 }), sx * (width / 2 - 1.2 * t), height / 2, sz * (depth / 2 - 1.2 * t)),
  );

const turned: Draw = ({ width, depth, height }, t) =>
  fourLegs((sx, sz) =>
    move(
      lathe(
        'legs',
        LEG_PROFILE.map(([r, y]): Point2 => [r * t * 0.55, y * height]),
        { sides: 10 },
      ),
      sx * (width / 2 - t * 0.6),
      0,
      sz * (depth / 2 - t * 0.6),
    ),
  );

const tripod: Draw = ({ width, depth, height }, t) => {
  const reach = Math.min(width, depth) / 2 - t / 2;
  return radial(
    sweep(
      'legs',
      [
        [0, 0, reach],
        [0, height, 0.35 * reach],
      ],
      [t * 0.35, t * 0.5],
      { sides: 7 },
    ),
    3,
  );
};

const DRAW: Readonly<Record<SupportSpec['style'], Draw>> = {
  square: straight(4, 1),
  tapered: straight(4, 0.5),
  round: straight(8, 0.85),
  pointed: straight(8, 0.45),
  turned,
  cabriole,
  hairpin,
  sled,
  panels,
  trestle,
  frames,
  pedestal,
  column,
  star,
  cross,
  bun,
  tripod,
  none: () => group(),
};

/** Legs or another support from the floor to `height`, in the slots `legs`, `castors` and `metal`; rails between the legs where the row asks for them. */
export function drawSupport({ style, thickness = 0.05, splay = 0, rails }: SupportSpec, space: SupportSpace): Shape {
  const legs = DRAW[style](space, thickness, splay);
  if (rails === undefined) return legs;
  const [w, d, y] = [space.width / 2 - thickness / 2, space.depth / 2 - thickness / 2, rails * space.height];
  const t = 0.5 * thickness;
  return group(
    legs,
    ...[-1, 1].flatMap((s) => [bar('legs', [s * w, y, -d], [s * w, y, d], t), bar('legs', [-w, y + t, s * d], [w, y + t, s * d], t)]),
  );
}

/** Finishes of the slots of supports. */
export const SUPPORT_FINISHES = { legs: 'wood', castors: 'rubber #222326', metal: 'chrome' } as const;
