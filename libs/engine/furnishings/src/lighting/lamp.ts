import type { Generated, GeneratorContext, LampSpec } from '@diorama/catalogue';
import { box, cylinder, group, lathe, move, rod, sphere, sweep, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { made } from '../parts/made.js';
import { curve, roller, tube } from '../parts/solids.js';

/** Finishes of the slots of lamps. */
export const LAMP_FINISHES = {
  shade: 'canvas #f2e4c4',
  stand: 'metal #3a3a3c',
  base: 'ceramic #4f7a8a',
  bulb: 'lamp',
  wood: 'wood #a8763f',
  brass: 'brass',
  black: 'plastic #1c1c1f',
  white: 'plastic #f0efea',
  iron: 'iron #2c2b2c',
  wax: 'wax',
  flame: 'flame',
  glass: 'glass',
  red: 'glass #c8402c',
  green: 'glass #2f7a4a',
  amber: 'glass #e0a030',
  blue: 'glass #3a6ab0',
  lava: 'neon #f05028',
  chrome: 'chrome',
  paper: 'lamp #fff0d4',
  neon: 'neon #ff3a7a',
  exit: 'glow #30d860',
  salt: 'glow #e8845a',
  gold: 'gold',
  crystal: 'crystal #dfeef8',
  rope: 'rope',
  yellow: 'plastic #e8b820',
} as const;

interface Room {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** A lamp of a mount and one or more shades. */
export function lamp(spec: LampSpec, { size: [width, height, depth] }: GeneratorContext): Generated {
  const room: Room = { width, height, depth };
  const { points, mount } = MOUNTS[spec.mount](room, spec.count ?? 1);
  const count = Math.max(1, spec.count ?? 1);
  const radius = SHADE_RADIUS(spec, room, count);
  return made(group(mount, ...points.map(({ at, tilt = [0, 0, 0] }) => turn(SHADES[spec.shade](radius), tilt, at))), LAMP_FINISHES, {
    lights: [{ at: points[0]?.at ?? [0, height, 0], color: '#ffd9a0', power: 1, when: 'lit' }],
  });
}

const SHADE_RADIUS = ({ mount, shade }: LampSpec, { width, depth }: Room, count: number): number => {
  const span = Math.min(width, depth);
  if (mount === 'arc' || mount === 'clamp') return 0.42 * span;
  if (mount === 'branch') return 0.12 * width;
  if (shade === 'candle') return 0.16 * span;
  return (count > 1 ? 0.22 : 0.49) * span;
};

interface Mounted {
  readonly mount: Shape;
  /** Where shades hang or stand, and how they are turned. */
  readonly points: readonly { readonly at: Vec3; readonly tilt?: Vec3 }[];
}

const MOUNTS: Readonly<Record<LampSpec['mount'], (room: Room, count: number) => Mounted>> = {
  disc: ({ width, height }) => {
    const top = height - 0.42 * Math.min(width, height * 0.6);
    return {
      mount: group(
        lathe(
          'stand',
          [
            [width * 0.34, 0],
            [width * 0.34, 0.015],
            [width * 0.1, 0.035],
            [0.014, 0.05],
            [0.012, top],
          ],
          { sides: 22 },
        ),
      ),
      points: [{ at: [0, top, 0] }],
    };
  },
  column: ({ width, height }) => {
    const top = height * 0.6;
    return {
      mount: lathe(
        'brass',
        [
          [width * 0.3, 0],
          [width * 0.3, 0.02],
          [width * 0.1, 0.05],
          [width * 0.06, 0.12],
          [width * 0.12, height * 0.24],
          [width * 0.05, height * 0.3],
          [width * 0.05, top],
        ],
        { sides: 20 },
      ),
      points: [{ at: [0, top, 0] }],
    };
  },
  tripod: ({ width, height }) => {
    const top = height * 0.72;
    return {
      mount: group(
        ...[0, 120, 240].map((yaw) =>
          turn(
            sweep(
              'wood',
              [
                [0, 0, width * 0.48],
                [0, top, 0.03],
              ],
              [0.018, 0.022],
              { sides: 7 },
            ),
            [0, yaw, 0],
          ),
        ),
        move(cylinder('brass', 0.05, 0.06, { sides: 14 }), 0, top - 0.05, 0),
      ),
      points: [{ at: [0, top, 0] }],
    };
  },
  vase: ({ width, height }) => {
    const k = height / 0.6;
    const top = 0.36 * k;
    const profile: Point2[] = [
      [0.07, 0],
      [0.075, 0.02],
      [0.12, 0.1],
      [0.11, 0.2],
      [0.04, 0.28],
      [0.03, 0.31],
    ].map(([r = 0, y = 0]): Point2 => [r * (width / 0.4), y * k]);
    return {
      mount: group(lathe('base', profile, { sides: 22 }), move(cylinder('brass', 0.014, 0.07 * k, { sides: 8 }), 0, 0.3 * k, 0)),
      points: [{ at: [0, top, 0] }],
    };
  },
  arc: ({ width, height, depth }) => {
    const line = curve(
      [
        [-width / 2 + 0.18, 0.1, 0],
        [-width / 2 + 0.16, height * 0.6, 0],
        [-width * 0.2, height - 0.04, 0],
        [width * 0.16, height * 0.94, 0],
        [width / 2 - 0.42 * Math.min(width, depth), height * 0.8, 0],
      ],
      5,
    );
    const end = line.at(-1) as Vec3;
    return {
      mount: group(sweep('chrome', line, 0.014, { sides: 8 }), move(box('white', 0.3, 0.12, 0.3, 0.01), -width / 2 + 0.18, 0, 0)),
      points: [{ at: [end[0], end[1] - 0.16, end[2]] }],
    };
  },
  clamp: ({ width, height, depth }) => {
    const elbow: Vec3 = [-width * 0.4, height * 0.62, 0];
    const head: Vec3 = [width * 0.16, height * 0.9, 0];
    const thin = Math.min(0.012, height * 0.02);
    return {
      mount: group(
        lathe(
          'stand',
          [
            [depth * 0.46, 0],
            [depth * 0.46, height * 0.03],
            [depth * 0.1, height * 0.06],
            [0.012, height * 0.09],
          ],
          { sides: 20 },
        ),
        ...[-1, 1].flatMap((s) => [
          rod('stand', [0, height * 0.07, s * thin * 1.4], [elbow[0], elbow[1], s * thin * 1.4], thin * 0.7, 6),
          rod('stand', [elbow[0], elbow[1], s * thin * 1.4], [head[0], head[1], s * thin * 1.4], thin * 0.7, 6),
        ]),
        move(roller('brass', thin * 1.6, thin * 5, 'z', 10), elbow[0], elbow[1], 0),
        move(roller('brass', thin * 1.6, thin * 5, 'z', 10), head[0], head[1], 0),
        move(roller('brass', thin * 1.6, thin * 5, 'z', 10), 0, height * 0.08, 0),
      ),
      points: [{ at: [head[0] + depth * 0.2, head[1] - height * 0.13, 0], tilt: [0, 0, 24] }],
    };
  },
  wall: ({ width, height, depth }, count) => {
    const z = -depth / 2;
    const xs = count > 1 ? [-width * 0.3, width * 0.3] : [0];
    return {
      mount: group(
        move(
          turn(
            lathe(
              'brass',
              [
                [height * 0.16, 0],
                [height * 0.14, 0.02],
                [height * 0.05, 0.035],
              ],
              { sides: 18 },
            ),
            [90, 0, 0],
          ),
          0,
          height * 0.42,
          z,
        ),
        ...xs.map((x) =>
          tube(
            'brass',
            [
              [0, height * 0.42, z + 0.02],
              [x * 0.6, height * 0.28, z + depth * 0.3],
              [x, height * 0.36, depth * 0.06],
              [x, height * 0.5, depth * 0.06],
            ],
            0.011,
          ),
        ),
      ),
      points: xs.map((x) => ({ at: [x, height * 0.5, depth * 0.06] as Vec3 })),
    };
  },
  ceiling: ({ width, height }, count) => ({
    mount: group(
      move(
        lathe(
          'stand',
          [
            [width * 0.2, 0],
            [width * 0.22, 0.03],
            [width * 0.1, 0.04],
          ].map(([r = 0, y = 0]): Point2 => [count > 1 ? r * 1.6 : r, y]),
          { sides: 24 },
        ),
        0,
        height - 0.04,
        0,
      ),
      rod('stand', [0, height - 0.03, 0], [0, height * 0.5, 0], 0.01),
    ),
    points:
      count > 1
        ? Array.from({ length: count }, (_, k) => ({
            at: [
              width * 0.26 * Math.sin((2 * Math.PI * k) / count),
              height * 0.4,
              width * 0.26 * Math.cos((2 * Math.PI * k) / count),
            ] as Vec3,
          }))
        : [{ at: [0, height * 0.1, 0] }],
  }),
  jar: ({ width, height }) => ({
    mount: group(
      lathe(
        'glass',
        [
          [width * 0.3, 0],
          [width * 0.36, height * 0.2],
          [width * 0.3, height * 0.46],
          [width * 0.14, height * 0.52],
        ],
        { sides: 20 },
      ),
      move(cylinder('brass', width * 0.1, height * 0.06, { sides: 12 }), 0, height * 0.52, 0),
    ),
    points: [{ at: [0, height * 0.56, 0] }],
  }),
  box: ({ width, height }) => ({
    mount: group(
      box('wood', width * 0.5, height * 0.12, width * 0.5, 0.006),
      move(box('wood', width * 0.1, height * 0.4, width * 0.1), 0, height * 0.12, 0),
    ),
    points: [{ at: [0, height * 0.5, 0] }],
  }),
  branch: ({ width, height }, count) => ({
    mount: group(
      lathe(
        'stand',
        [
          [width * 0.3, 0],
          [width * 0.3, 0.02],
          [0.02, 0.05],
          [0.016, height * 0.86],
        ],
        { sides: 20 },
      ),
      ...Array.from({ length: count }, (_, k) => {
        const a = (k * 2 * Math.PI) / count;
        const y = height * (0.58 + (0.26 * k) / count);
        return tube(
          'stand',
          [
            [0, y, 0],
            [width * 0.2 * Math.sin(a), y + 0.12, width * 0.2 * Math.cos(a)],
            [width * 0.34 * Math.sin(a), y + 0.06, width * 0.34 * Math.cos(a)],
          ],
          0.01,
        );
      }),
    ),
    points: Array.from({ length: count }, (_, k) => {
      const a = (k * 2 * Math.PI) / count;
      return { at: [width * 0.36 * Math.sin(a), height * (0.58 + (0.26 * k) / count) - 0.03, width * 0.36 * Math.cos(a)] as Vec3 };
    }),
  }),
};

const hollow = (slot: string, low: number, top: number, height: number, sides = 24): Shape =>
  lathe(
    slot,
    [
      [low, 0],
      [top, height],
      [top - 0.012, height],
      [low - 0.012, 0],
      [low, 0],
    ],
    { sides, smooth: false },
  );

const bulb = (r: number, y: number): Shape => move(sphere('bulb', [r, r * 1.2, r], { detail: 1 }), 0, y, 0);

/** Shades around a point where the socket is, for a radius. */
const SHADES: Readonly<Record<LampSpec['shade'], (radius: number) => Shape>> = {
  drum: (r) =>
    group(
      hollow('shade', r, r * 0.94, r * 1.1),
      bulb(r * 0.24, r * 0.4),
      move(cylinder('bulb', r * 0.9, 0.004, { sides: 20 }), 0, r * 0.5, 0),
    ),
  cone: (r) =>
    group(
      hollow('shade', r, r * 0.5, r * 1.1),
      bulb(r * 0.24, r * 0.36),
      move(cylinder('bulb', r * 0.7, 0.004, { sides: 20 }), 0, r * 0.5, 0),
    ),
  dome: (r) =>
    group(
      lathe(
        'shade',
        [
          [r, 0],
          [r * 0.92, r * 0.35],
          [r * 0.6, r * 0.68],
          [r * 0.16, r * 0.82],
          [r * 0.14, r * 0.94],
          [r * 0.1, r * 0.94],
          [r * 0.5, r * 0.6],
          [r * 0.96, 0],
          [r, 0],
        ],
        { sides: 26 },
      ),
      bulb(r * 0.26, r * 0.2),
      move(cylinder('bulb', r * 0.88, 0.004, { sides: 20 }), 0, r * 0.1, 0),
    ),
  bell: (r) =>
    group(
      lathe(
        'shade',
        [
          [r, 0],
          [r * 0.72, r * 0.2],
          [r * 0.56, r * 0.6],
          [r * 0.4, r * 0.96],
          [r * 0.36, r * 0.96],
          [r * 0.66, r * 0.2],
          [r * 0.96, 0],
          [r, 0],
        ],
        { sides: 24 },
      ),
      bulb(r * 0.22, r * 0.3),
    ),
  globe: (r) => group(move(sphere('paper', r, { detail: 3 }), 0, r * 0.9, 0), cylinder('stand', r * 0.3, r * 0.12, { sides: 14 })),
  bankers: (r) =>
    group(
      move(
        turn(
          lathe(
            'green',
            [
              [0, -r * 1.2],
              [r * 0.4, -r * 1.2],
              [r * 0.44, 0],
              [r * 0.4, r * 1.2],
              [0, r * 1.2],
            ],
            { sides: 20 },
          ),
          [0, 0, 90],
        ),
        0,
        r * 0.5,
        0,
      ),
      move(box('paper', r * 2.1, r * 0.1, r * 0.5), 0, r * 0.06, 0),
      tube(
        'brass',
        [
          [0, -r * 0.1, 0],
          [0, r * 0.1, -r * 0.5],
          [0, r * 0.9, -r * 0.3],
          [0, r * 0.98, 0],
        ],
        0.01,
      ),
      move(sphere('brass', r * 0.1, { detail: 1 }), 0, r, 0),
    ),
  tiffany: (r) =>
    group(
      lathe(
        'amber',
        [
          [r, 0],
          [r * 0.98, r * 0.1],
          [r * 0.84, r * 0.4],
          [r * 0.5, r * 0.68],
          [r * 0.12, r * 0.78],
        ],
        { sides: 24, bands: ['red', 'green', 'amber', 'blue'] },
      ),
      ...Array.from({ length: 12 }, (_, k) =>
        turn(
          tube(
            'black',
            [
              [0, 0, r * 1.005],
              [0, r * 0.4, r * 0.85],
              [0, r * 0.68, r * 0.51],
              [0, r * 0.78, r * 0.12],
            ],
            0.005,
            4,
          ),
          [0, 30 * k, 0],
        ),
      ),
      move(torus('black', r * 0.99, 0.006, 24), 0, r * 0.1, 0),
      move(torus('black', r * 0.84, 0.005, 24), 0, r * 0.41, 0),
      move(sphere('brass', r * 0.09, { detail: 1 }), 0, r * 0.84, 0),
      bulb(r * 0.2, r * 0.1),
    ),
  spot: (r) =>
    turn(
      group(
        lathe(
          'stand',
          [
            [r * 0.3, -r * 0.4],
            [r * 0.5, -r * 0.3],
            [r * 0.62, r],
            [r * 0.56, r],
            [r * 0.44, -r * 0.1],
            [0, -r * 0.1],
          ],
          { sides: 18 },
        ),
        move(cylinder('bulb', r * 0.5, 0.01, { sides: 16 }), 0, r * 0.8, 0),
      ),
      [120, 0, 0],
    ),
  uplight: (r) =>
    group(
      lathe(
        'shade',
        [
          [r * 0.1, 0],
          [r * 0.5, r * 0.1],
          [r * 0.95, r * 0.4],
          [r, r * 0.5],
          [r * 0.9, r * 0.44],
          [0, r * 0.16],
        ],
        { sides: 24 },
      ),
      move(cylinder('bulb', r * 0.8, 0.01, { sides: 20 }), 0, r * 0.36, 0),
    ),
  candle: (r) =>
    group(
      lathe(
        'brass',
        [
          [r * 0.3, 0],
          [r, r * 0.3],
          [r * 0.9, r * 0.4],
          [0, r * 0.2],
        ],
        { sides: 14 },
      ),
      move(cylinder('wax', r * 0.4, r * 2.6, { sides: 10 }), 0, r * 0.2, 0),
      move(
        lathe(
          'flame',
          [
            [r * 0.08, 0],
            [r * 0.28, r * 0.4],
            [0, r * 1.2],
          ],
          { sides: 8 },
        ),
        0,
        r * 2.8,
        0,
      ),
    ),
  paper: (r) =>
    group(
      move(
        lathe(
          'paper',
          [
            [r * 0.3, -r * 0.9],
            ...Array.from({ length: 13 }, (_, k): Point2 => [
              r * Math.cos((k / 12 - 0.5) * 2.5) * (k % 2 ? 1 : 0.97),
              r * Math.sin((k / 12 - 0.5) * 2.5),
            ]),
            [r * 0.3, r * 0.9],
          ],
          { sides: 20, smooth: false },
        ),
        0,
        r * 0.95,
        0,
      ),
    ),
  ring: (r) => move(turn(torus('paper', r * 0.86, r * 0.1, 28), [90, 0, 0]), 0, r * 0.95, 0),
  bare: (r) =>
    group(
      cylinder('brass', r * 0.3, r * 0.4, { sides: 12 }),
      move(
        lathe(
          'bulb',
          [
            [r * 0.25, 0],
            [r * 0.6, r * 0.5],
            [r * 0.6, r * 0.9],
            [r * 0.3, r * 1.3],
            [0, r * 1.36],
          ],
          { sides: 16 },
        ),
        0,
        r * 0.4,
        0,
      ),
    ),
  lantern: (r) =>
    group(
      box('iron', r * 1.5, r * 0.16, r * 1.5),
      ...[-1, 1].flatMap((s) => [-1, 1].map((t) => move(box('iron', r * 0.1, r * 1.7, r * 0.1), s * r * 0.62, 0, t * r * 0.62))),
      move(box('paper', r * 1.1, r * 1.5, r * 1.1), 0, r * 0.14, 0),
      move(
        lathe(
          'iron',
          [
            [r * 1.15, 0],
            [r * 0.3, r * 0.5],
            [0, r * 0.6],
          ],
          { sides: 4, smooth: false },
        ),
        0,
        r * 1.66,
        0,
      ),
    ),
  softbox: (r) =>
    turn(
      group(
        lathe(
          'black',
          [
            [r * 0.2, 0],
            [r * 1.35, r * 1.2],
            [r * 1.35, r * 1.3],
            [0, r * 1.3],
          ],
          { sides: 4, smooth: false },
        ),
        move(turn(box('paper', r * 1.8, 0.01, r * 1.8), [0, 45, 0]), 0, r * 1.3, 0),
      ),
      [78, 0, 0],
    ),
};
