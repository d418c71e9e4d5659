import type { LampSpec } from '@diorama/catalogue';
import { box, cylinder, group, lathe, move, rod, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { curve, roller, tube } from '../parts/solids.js';

/** Measures of the parts in this file. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

interface Mounted {
  readonly mount: Shape;
  /** Where shades hang or stand, and how they are turned. */
  readonly points: readonly { readonly at: Vec3; readonly tilt?: Vec3 }[];
}

/** Feet, arms and brackets of lamps, with the places of their shades. */
export const MOUNTS: Readonly<Record<LampSpec['mount'], (room: Room, count: number) => Mounted>> = {
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
