import type { FlowerHead } from '@diorama/catalogue';
import { blades, group, lathe, move, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Blade, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { GOLDEN_ANGLE, polar, times } from '../geometry/curves.js';

/** A flower of width 1 that faces +y, its base at the origin. */
export interface HeadMeasures {
  readonly petals: number;
  /** Slot of the petals. */
  readonly petal: string;
}

type MakeHead = (measures: HeadMeasures) => Shape;

/** A profile of a petal: distance from the axis, height and width at each point. */
type Profile = readonly (readonly [radius: number, height: number, width: number])[];

/** Petals of one profile around the axis. */
function whorl(slot: string, count: number, profile: Profile, start = 0): Shape {
  return blades(
    slot,
    times(count, (k): Blade => {
      const angle = start + (2 * Math.PI * k) / count;
      const inward = polar(-0.6, angle, 1);
      return {
        path: profile.map(([radius, height]) => polar(radius, angle, height)),
        width: profile.map(([, , width]) => width),
        up: inward,
      };
    }),
  );
}

const disc = (slot: string, radius: number, height: number, y = 0): Shape =>
  move(
    lathe(
      slot,
      [
        [0, -0.02],
        [radius * 0.9, 0],
        [radius, 0.3 * height],
        [radius * 0.6, 0.85 * height],
        [0, height],
      ],
      { sides: 9 },
    ),
    0,
    y,
    0,
  );

function daisy({ petals, petal }: HeadMeasures): Shape {
  const wide = Math.min(0.4, 3.2 / petals);
  return group(
    whorl(petal, petals, [
      [0.12, 0.01, 0.5 * wide],
      [0.3, 0.06, wide],
      [0.44, 0.04, 0.85 * wide],
      [0.5, 0, 0],
    ]),
    ...(petals > 14
      ? [
          whorl(
            petal,
            petals - 2,
            [
              [0.12, 0.03, 0.5 * wide],
              [0.28, 0.11, wide],
              [0.42, 0.11, 0],
            ],
            0.15,
          ),
        ]
      : []),
    disc('centre', petals > 14 ? 0.24 : 0.15, 0.1),
  );
}

const tulip: MakeHead = ({ petal }) =>
  group(
    whorl(petal, 3, [
      [0.04, 0, 0.2],
      [0.42, 0.3, 0.72],
      [0.46, 0.75, 0.72],
      [0.36, 1.15, 0.34],
      [0.32, 1.3, 0],
    ]),
    whorl(
      petal,
      3,
      [
        [0.04, 0, 0.2],
        [0.36, 0.3, 0.7],
        [0.38, 0.75, 0.66],
        [0.28, 1.12, 0.3],
        [0.22, 1.24, 0],
      ],
      Math.PI / 3,
    ),
    scale(sphere(petal, [0.3, 0.45, 0.3], { detail: 1 }), [1, 1, 1]),
  );

const poppy: MakeHead = ({ petal }) =>
  group(
    whorl(petal, 2, [
      [0.03, 0, 0.2],
      [0.25, 0.1, 0.66],
      [0.46, 0.3, 0.72],
      [0.5, 0.4, 0.5],
    ]),
    whorl(
      petal,
      2,
      [
        [0.03, 0.02, 0.2],
        [0.22, 0.14, 0.62],
        [0.42, 0.34, 0.66],
        [0.45, 0.44, 0.46],
      ],
      Math.PI / 2,
    ),
    disc('centre', 0.12, 0.2, 0.04),
  );

const rose: MakeHead = ({ petal }) =>
  group(
    whorl(petal, 5, [
      [0.05, 0, 0.2],
      [0.32, 0.1, 0.5],
      [0.46, 0.24, 0.5],
      [0.5, 0.2, 0.3],
    ]),
    whorl(
      petal,
      5,
      [
        [0.05, 0.02, 0.2],
        [0.26, 0.16, 0.46],
        [0.35, 0.38, 0.46],
        [0.4, 0.42, 0.26],
      ],
      0.6,
    ),
    whorl(
      'inner',
      4,
      [
        [0.04, 0.05, 0.2],
        [0.18, 0.2, 0.36],
        [0.22, 0.45, 0.36],
        [0.24, 0.5, 0.2],
      ],
      0.2,
    ),
    whorl(
      'inner',
      3,
      [
        [0.03, 0.1, 0.15],
        [0.1, 0.3, 0.24],
        [0.1, 0.55, 0.2],
      ],
      0.9,
    ),
    move(sphere(petal, [0.14, 0.24, 0.14], { detail: 1 }), 0, 0.26, 0),
    whorl(
      'leaf',
      5,
      [
        [0.04, -0.02, 0.1],
        [0.2, -0.05, 0.12],
        [0.34, -0.16, 0],
      ],
      0.3,
    ),
  );

const lotus: MakeHead = ({ petal }) =>
  group(
    whorl(petal, 9, [
      [0.06, 0, 0.1],
      [0.34, 0.06, 0.26],
      [0.48, 0.2, 0.18],
      [0.52, 0.28, 0],
    ]),
    whorl(
      petal,
      8,
      [
        [0.06, 0.02, 0.1],
        [0.28, 0.14, 0.26],
        [0.38, 0.36, 0.18],
        [0.38, 0.46, 0],
      ],
      0.3,
    ),
    whorl(
      'inner',
      7,
      [
        [0.05, 0.04, 0.1],
        [0.18, 0.2, 0.22],
        [0.22, 0.44, 0.14],
        [0.18, 0.56, 0],
      ],
      0.1,
    ),
    move(
      lathe(
        'centre',
        [
          [0.05, 0],
          [0.1, 0.18],
          [0.12, 0.22],
          [0, 0.22],
        ],
        { sides: 10 },
      ),
      0,
      0.02,
      0,
    ),
  );

const stamens = (count: number, reach: number, spread: number): Shape =>
  blades(
    'centre',
    times(count, (k): Blade => ({ path: [[0, 0.1, 0], polar(spread, k * GOLDEN_ANGLE, reach)], width: 0.035 })),
  );

const lily: MakeHead = ({ petal }) =>
  group(
    whorl(petal, 3, [
      [0.02, 0, 0.08],
      [0.14, 0.34, 0.26],
      [0.36, 0.56, 0.24],
      [0.52, 0.5, 0],
    ]),
    whorl(
      'inner',
      3,
      [
        [0.02, 0, 0.08],
        [0.13, 0.36, 0.22],
        [0.34, 0.6, 0.2],
        [0.5, 0.56, 0],
      ],
      Math.PI / 3,
    ),
    stamens(6, 0.72, 0.16),
  );

const daffodil: MakeHead = ({ petal }) =>
  group(
    whorl(petal, 6, [
      [0.05, 0, 0.1],
      [0.26, 0.02, 0.26],
      [0.42, 0.02, 0.18],
      [0.5, 0, 0],
    ]),
    lathe(
      'centre',
      [
        [0.08, 0],
        [0.13, 0.12],
        [0.15, 0.26],
        [0.2, 0.33],
        [0.17, 0.32],
        [0.12, 0.24],
        [0, 0.1],
      ],
      { sides: 10 },
    ),
  );

const iris: MakeHead = ({ petal }) =>
  group(
    whorl('inner', 3, [
      [0.03, 0, 0.1],
      [0.2, 0.3, 0.36],
      [0.16, 0.62, 0.3],
      [0.02, 0.74, 0],
    ]),
    whorl(
      petal,
      3,
      [
        [0.03, 0, 0.1],
        [0.26, 0.16, 0.26],
        [0.42, 0.02, 0.36],
        [0.48, -0.3, 0.26],
        [0.44, -0.4, 0],
      ],
      Math.PI / 3,
    ),
    whorl(
      'centre',
      3,
      [
        [0.1, 0.12, 0.06],
        [0.24, 0.19, 0.08],
        [0.36, 0.13, 0],
      ],
      Math.PI / 3,
    ),
  );

/** Five petals and a lip; the middle of the flower faces +y. */
const orchid: MakeHead = ({ petal }) => {
  const part = (slot: string, angle: number, reach: number, width: number): Shape =>
    whorl(
      slot,
      1,
      [
        [0.02, 0, 0.4 * width],
        [0.55 * reach, 0.05, width],
        [0.85 * reach, 0.03, 0.8 * width],
        [reach, -0.02, 0],
      ],
      angle,
    );
  return group(
    part(petal, Math.PI, 0.46, 0.26),
    part(petal, 0.7, 0.44, 0.24),
    part(petal, -0.7, 0.44, 0.24),
    part(petal, 1.85, 0.5, 0.46),
    part(petal, -1.85, 0.5, 0.46),
    turn(
      whorl('inner', 1, [
        [0.02, 0.05, 0.12],
        [0.14, 0.12, 0.26],
        [0.3, 0.02, 0.1],
      ]),
      [0, 0, 0],
    ),
    move(sphere('centre', 0.06, { detail: 1 }), 0, 0.06, 0.02),
  );
};

const onBall = (k: number, count: number): Vec3 => {
  const y = 1 - (1.9 * (k + 0.5)) / count;
  return polar(Math.sqrt(Math.max(0, 1 - y * y)), k * GOLDEN_ANGLE, y);
};

const globe: MakeHead = ({ petal }) =>
  group(
    move(sphere('inner', 0.38, { detail: 1 }), 0, 0.4, 0),
    blades(
      petal,
      times(70, (k): Blade => {
        const [x, y, z] = onBall(k, 70);
        const [sx, , sz] = polar(0.17, k * 1.7);
        const centre: Vec3 = [0.44 * x, 0.4 + 0.44 * y, 0.44 * z];
        const lift = y > 0.7 ? 0 : 0.1;
        return {
          path: [
            [centre[0] - sx / 2, centre[1] - lift, centre[2] - sz / 2],
            [centre[0] + sx / 2, centre[1] + lift, centre[2] + sz / 2],
          ],
          width: 0.17,
          up: [x, y, z],
          shade: [x, y, z],
        };
      }),
    ),
  );

const puff: MakeHead = ({ petal }) =>
  group(
    move(sphere('centre', 0.1, { detail: 1 }), 0, 0.45, 0),
    blades(
      petal,
      times(80, (k): Blade => {
        const [x, y, z] = onBall(k, 76);
        return {
          path: [
            [0.06 * x, 0.45 + 0.06 * y, 0.06 * z],
            [0.36 * x, 0.45 + 0.36 * y, 0.36 * z],
            [0.5 * x, 0.45 + 0.5 * y, 0.5 * z],
          ],
          width: [0.01, 0.02, 0.12],
          shade: [x, y, z],
        };
      }),
    ),
  );

/** Whorls of florets; the spike is 1 long and stands on the origin. */
const spike: MakeHead = ({ petals, petal }) =>
  group(
    sweep(
      'stem',
      [
        [0, 0, 0],
        [0, 1, 0],
      ],
      0.012,
      { sides: 4 },
    ),
    blades(
      petal,
      times(petals * 9, (k): Blade => {
        const share = k / (petals * 9 - 1);
        const reach = (0.15 - 0.1 * share) * (petals > 8 ? 1 : 0.62);
        const out = polar(reach, k * GOLDEN_ANGLE, 0.02 + 0.95 * share + 0.4 * reach);
        return { path: [polar(0.01, k * GOLDEN_ANGLE, 0.95 * share), out], width: 0.9 * reach, shade: polar(0.9, k * GOLDEN_ANGLE, 0.45) };
      }),
    ),
  );

const umbel: MakeHead = ({ petal }) =>
  group(
    blades(
      'stem',
      times(10, (k): Blade => ({ path: [[0, 0, 0], polar(0.4 * Math.sqrt((k + 0.5) / 10), k * GOLDEN_ANGLE, 0.4)], width: 0.03 })),
    ),
    ...times(16, (k) => {
      const radius = 0.42 * Math.sqrt((k + 0.3) / 16);
      const [x, y, z] = polar(radius, k * GOLDEN_ANGLE, 0.42 - 0.3 * radius * radius);
      return move(sphere(petal, [0.1, 0.06, 0.1], { detail: 0 }), x, y, z);
    }),
  );

const bell: MakeHead = ({ petal }) =>
  move(
    turn(
      lathe(
        petal,
        [
          [0.06, 0],
          [0.24, 0.1],
          [0.3, 0.4],
          [0.34, 0.62],
          [0.5, 0.8],
          [0.44, 0.78],
          [0.24, 0.55],
          [0, 0.5],
        ],
        { sides: 7 },
      ),
      [180, 0, 0],
    ),
    0,
    0,
    0,
  );

const thistle: MakeHead = ({ petal }) =>
  group(
    lathe(
      'stem',
      [
        [0.05, 0],
        [0.3, 0.15],
        [0.36, 0.35],
        [0.24, 0.55],
        [0, 0.56],
      ],
      { sides: 9 },
    ),
    blades(
      petal,
      times(40, (k): Blade => ({
        path: [polar(0.1, k * GOLDEN_ANGLE, 0.5), polar(0.5 * Math.sqrt((k + 1) / 40), k * GOLDEN_ANGLE, 1 - 0.3 * (k / 40))],
        width: 0.06,
      })),
    ),
    blades(
      'leaf',
      times(14, (k): Blade => ({
        path: [polar(0.3, k * GOLDEN_ANGLE, 0.2 + 0.02 * k), polar(0.5, k * GOLDEN_ANGLE, 0.14 + 0.03 * k)],
        width: 0.08,
      })),
    ),
  );

const strelitzia: MakeHead = ({ petal }) =>
  turn(
    group(
      turn(
        lathe(
          'leaf',
          [
            [0.08, 0],
            [0.11, 0.15],
            [0.07, 0.6],
            [0, 1],
          ],
          { sides: 7 },
        ),
        [90, 0, 0],
      ),
      ...[-14, 8, 30].map((angle) =>
        turn(
          blades(petal, [
            {
              path: [
                [0, 0, 0],
                [0, 0.4, 0.02],
                [0, 0.75, 0],
              ],
              width: [0.06, 0.2, 0],
              up: [1, 0, 0],
            },
          ]),
          [angle, 0, 0],
          [0, 0.05, 0.2],
        ),
      ),
      turn(
        blades('inner', [
          {
            path: [
              [0, 0, 0],
              [0, 0.3, 0],
              [0, 0.6, 0],
            ],
            width: [0.05, 0.12, 0],
            up: [1, 0, 0],
          },
        ]),
        [55, 0, 0],
        [0, 0.06, 0.25],
      ),
    ),
    [0, 90, 0],
  );

const calla: MakeHead = ({ petal }) =>
  group(
    whorl(petal, 5, [
      [0.05, 0, 0.1],
      [0.16, 0.35, 0.26],
      [0.26, 0.62, 0.38],
      [0.46, 0.8, 0.3],
      [0.52, 0.78, 0.1],
    ]),
    whorl(
      petal,
      1,
      [
        [0.05, 0, 0.1],
        [0.18, 0.4, 0.4],
        [0.34, 0.85, 0.5],
        [0.55, 1.2, 0],
      ],
      Math.PI,
    ),
    sweep(
      'centre',
      [
        [0, 0.1, 0],
        [0, 0.8, 0],
      ],
      [0.06, 0.04],
      { sides: 6 },
    ),
  );

/** How each kind of flower is made. */
export const FLOWER_HEADS: Readonly<Record<FlowerHead, MakeHead>> = {
  daisy,
  tulip,
  poppy,
  rose,
  lotus,
  lily,
  daffodil,
  iris,
  orchid,
  globe,
  puff,
  spike,
  umbel,
  bell,
  thistle,
  strelitzia,
  calla,
};
