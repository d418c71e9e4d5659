import type { GeneratorContext } from '@diorama/catalogue';
import { array, box, cylinder, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

import { cushion, plate, roundedRectangle, tube } from '../parts/solids.js';
import { tap } from './toilets.js';

const scaled = (part: Shape, x: number, y: number, z: number): Shape => ({ form: 'placed', part, scale: [x, y, z] });

/** A shell of levels, each a ring between two rounded rectangles, over a floor. */
function basin(w: number, d: number, h: number, wall: number, radius: number): Shape {
  return group(
    plate('tub', roundedRectangle(w, d, radius, 5), h, {
      holes: [roundedRectangle(w - 2 * wall, d - 2 * wall, Math.max(0.05, radius - wall / 2), 5)],
    }),
    plate('tub', roundedRectangle(w - wall, d - wall, radius, 5), 0.08),
  );
}

const suds = (w: number, d: number, y: number): Shape =>
  group(
    ...Array.from({ length: 16 }, (_, k) =>
      move(
        sphere('foam', 0.06 + 0.03 * ((k * 7) % 3), { detail: 1 }),
        w * 0.42 * Math.sin(k * 2.4) * ((k % 5) / 5 + 0.2),
        y,
        d * 0.36 * Math.cos(k * 2.4) * ((k % 4) / 4 + 0.2),
      ),
    ),
  );

function bathtub({ size: [w, h, d] }: GeneratorContext): Shape {
  const rim = h - 0.14;
  return group(
    basin(w, d, rim, 0.11, 0.06),
    move(
      plate('tub', roundedRectangle(w + 0.02, d + 0.02, 0.07, 4), 0.035, { holes: [roundedRectangle(w - 0.2, d - 0.2, 0.18, 5)] }),
      0,
      rim - 0.02,
      0,
    ),
    move(plate('water', roundedRectangle(w - 0.2, d - 0.2, 0.2, 5), 0.02), 0, rim * 0.66, 0),
    move(turn(tap('metal', 0.14, 0.14), [0, 90, 0]), -w / 2 + 0.07, rim, 0),
    move(suds(w * 0.6, d * 0.7, rim * 0.68), w * 0.12, 0, 0),
    move(cushion('towel', 0.1, 0.02, d * 0.5), w * 0.4, rim + 0.012, 0),
  );
}

function clawfoot({ size: [w, h, d] }: GeneratorContext): Shape {
  const rim = h - 0.2;
  const k = d / w;
  const shell: Point2[] = [
    [0.24, 0.14],
    [0.4, 0.2],
    [0.47, rim * 0.7],
    [0.49, rim - 0.03],
  ].map(([r = 0, y = 0]): Point2 => [r * w, y]);
  const foot = group(
    tube(
      'brass',
      [
        [0, 0.26, 0],
        [0.05, 0.16, 0.05],
        [0.06, 0.06, 0.06],
        [0.1, 0.02, 0.1],
      ],
      [0.035, 0.034, 0.032, 0.03, 0.028, 0.026, 0.026, 0.028, 0.03, 0.03, 0.032, 0.034, 0.034],
    ),
    move(sphere('brass', 0.035, { detail: 1 }), 0.09, 0.035, 0.09),
  );
  return group(
    scaled(
      lathe('tub', [[0, 0.14], ...shell, ...shell.map(([r, y]): Point2 => [r - 0.035, y + 0.03]).toReversed(), [0, 0.18]], { sides: 32 }),
      1,
      1,
      k,
    ),
    scaled(
      move(
        lathe(
          'water',
          [
            [0.44 * w, 0],
            [0, 0.006],
          ],
          { sides: 28 },
        ),
        0,
        rim * 0.72,
        0,
      ),
      1,
      1,
      k,
    ),
    mirror(mirror(move(foot, w * 0.26, 0, d * 0.24), 'z')),
    move(turn(tap('brass', 0.2, 0.16), [0, 90, 0]), -w / 2 + 0.03, rim, 0),
    rod('brass', [-w / 2 + 0.03, 0, 0], [-w / 2 + 0.03, rim + 0.02, 0], 0.014),
    move(suds(w * 0.6, d * 0.5, rim * 0.74), 0.1, 0, 0),
  );
}

function cornerTub({ size: [w, h, d] }: GeneratorContext): Shape {
  const quarter = (inset: number): Point2[] => [
    [-w / 2 + inset, -d / 2 + inset],
    ...Array.from({ length: 13 }, (_, k): Point2 => {
      const a = (k / 12) * (Math.PI / 2);
      return [-w / 2 + inset + (w - 2 * inset) * Math.cos(a), -d / 2 + inset + (d - 2 * inset) * Math.sin(a)];
    }),
  ];
  return group(
    plate('tub', quarter(0), h, { holes: [quarter(0.14)] }),
    plate('tub', quarter(0.05), 0.1),
    move(plate('water', quarter(0.12), 0.02), 0, h * 0.74, 0),
    move(turn(tap('metal', 0.14, 0.14), [0, 45, 0]), -w * 0.36, h, -d * 0.36),
    ...[0, 1, 2, 3].map((k) => move(sphere('foam', 0.1, { detail: 1 }), -w * 0.1 + k * 0.12, h * 0.76, -d * 0.16 + 0.1 * (k % 2))),
  );
}

function hotTub({ size: [w, h, d] }: GeneratorContext): Shape {
  const rim = h - 0.05;
  return group(
    plate('panel', roundedRectangle(w - 0.06, d - 0.06, 0.24, 5), rim, { holes: [roundedRectangle(w - 0.5, d - 0.5, 0.3, 5)] }),
    array(move(box('wood', 0.1, rim - 0.1, 0.02), 0, 0.03, d / 2 - 0.025), Math.floor((w - 0.5) / 0.12), [0.12, 0, 0], true),
    turn(
      array(move(box('wood', 0.1, rim - 0.1, 0.02), 0, 0.03, w / 2 - 0.025), Math.floor((d - 0.5) / 0.12), [0.12, 0, 0], true),
      [0, 90, 0],
    ),
    move(plate('tub', roundedRectangle(w, d, 0.28, 6), 0.07, { holes: [roundedRectangle(w - 0.4, d - 0.4, 0.34, 6)] }), 0, rim - 0.02, 0),
    move(plate('water', roundedRectangle(w - 0.38, d - 0.38, 0.34, 6), 0.02), 0, rim - 0.12, 0),
    ...Array.from({ length: 14 }, (_, k) =>
      move(
        sphere('foam', [0.1, 0.03, 0.1], { detail: 1 }),
        (w / 2 - 0.36) * Math.cos(k * 0.45) * (0.6 + 0.4 * (k % 2)),
        rim - 0.1,
        (d / 2 - 0.36) * Math.sin(k * 0.45) * (0.6 + 0.4 * (k % 2)),
      ),
    ),
    ...[-1, 1].map((s) => move(cushion('dark', 0.3, 0.06, 0.14, 0.025), s * w * 0.26, rim + 0.03, -d / 2 + 0.14)),
    move(box('dark', 0.24, 0.02, 0.1, 0.006), w * 0.3, rim + 0.05, d / 2 - 0.1),
    move(group(box('wood', w * 0.34, 0.2, 0.6), move(box('wood', w * 0.34, 0.42, 0.3), 0, 0, -0.15)), -w * 0.18, 0, d / 2 + 0.2),
  );
}

/** A round tub of staves with hoops. */
function woodenTub({ size: [w, h, d] }: GeneratorContext): Shape {
  const r = Math.min(w, d) / 2;
  return group(
    lathe(
      'wood',
      [
        [0, 0.05],
        [r * 0.9, 0.05],
        [r * 0.92, 0],
        [r, h],
        [r - 0.05, h],
        [r * 0.85, 0.1],
        [0, 0.1],
      ],
      { sides: 26, smooth: false },
    ),
    ...[0.2, 0.76].map((y) =>
      move(
        lathe(
          'iron',
          [
            [r * (0.93 + 0.07 * y) + 0.008, 0],
            [r * (0.935 + 0.07 * y) + 0.008, 0.05],
            [r * 0.9, 0.05],
            [r * 0.9, 0],
            [r * (0.93 + 0.07 * y) + 0.008, 0],
          ],
          { sides: 26 },
        ),
        0,
        y * h,
        0,
      ),
    ),
    move(cylinder('water', r * 0.94, 0.02, { sides: 26 }), 0, h * 0.8, 0),
    mirror(move(box('wood', 0.1, 0.16, 0.16), r - 0.03, h - 0.02, 0)),
  );
}

const showerHead = (h: number, d: number): Shape =>
  group(
    rod('metal', [0, 0.9, -d / 2 + 0.05], [0, h - 0.12, -d / 2 + 0.05], 0.013),
    tube(
      'metal',
      [
        [0, h - 0.12, -d / 2 + 0.05],
        [0, h - 0.04, -d / 2 + 0.12],
        [0, h - 0.06, -d * 0.2],
      ],
      0.013,
    ),
    move(
      lathe(
        'metal',
        [
          [0.12, 0],
          [0.125, 0.02],
          [0.03, 0.04],
          [0.02, 0.07],
        ],
        { sides: 22 },
      ),
      0,
      h - 0.13,
      -d * 0.2,
    ),
    move(box('metal', 0.22, 0.05, 0.06, 0.02), 0, 1.0, -d / 2 + 0.06),
    ...[-2, -1, 0, 1, 2].map((k) => rod('water', [k * 0.035, h - 0.14, -d * 0.2], [k * 0.06, 0.7, -d * 0.2 + 0.02 * k], 0.003, 4)),
  );

function shower({ size: [w, h, d] }: GeneratorContext): Shape {
  const frame = (width: number): Shape =>
    group(
      mirror(move(box('metal', 0.03, h - 0.12, 0.03), width / 2 - 0.015, 0.1, 0)),
      move(box('metal', width, 0.03, 0.03), 0, h - 0.03, 0),
      move(box('metal', width, 0.03, 0.03), 0, 0.1, 0),
    );
  return group(
    plate('china', roundedRectangle(w, d, 0.06, 4), 0.1),
    move(cylinder('dark', 0.05, 0.006, { sides: 14 }), 0, 0.1, 0),
    move(box('tile', w, h - 0.1, 0.04), 0, 0.1, -d / 2 + 0.02),
    move(box('tile', 0.04, h - 0.1, d), -w / 2 + 0.02, 0.1, 0),
    move(frame(w), 0, 0, d / 2 - 0.02),
    turn(frame(d), [0, 90, 0], [w / 2 - 0.02, 0, 0]),
    // One pane stands open for the view of what is inside.
    turn(move(box('glass', w * 0.9, h - 0.2, 0.01), (w * 0.9) / 2, 0.13, 0), [0, -58, 0], [-w / 2 + 0.04, 0, d / 2]),
    move(box('metal', 0.02, 0.3, 0.03), -w / 2 + 0.5, 1, d / 2 + 0.62),
    move(showerHead(h - 0.06, d), 0, 0.02, 0),
  );
}

function openShower({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    move(box('tile', w, h, 0.06), 0, 0, -d / 2 + 0.03),
    plate('stone', roundedRectangle(w, d, 0.03), 0.05),
    move(box('glass', 0.014, h - 0.1, d * 0.8), w / 2 - 0.03, 0.05, -d * 0.1),
    rod('metal', [w / 2 - 0.03, h - 0.06, d * 0.3], [-w / 2 + 0.2, h - 0.06, -d / 2 + 0.06], 0.012),
    move(box('dark', w * 0.4, 0.006, 0.06), 0, 0.05, d * 0.1),
    move(showerHead(h - 0.08, d), -w * 0.1, 0, 0.02),
    move(box('dark', 0.36, 0.1, 0.03), w * 0.26, 1.2, -d / 2 + 0.07),
  );
}

function showerBath({ size: [w, h, d] }: GeneratorContext): Shape {
  const tub = 0.58;
  const folds: Shape[] = Array.from({ length: 16 }, (_, k) =>
    move(box(k % 2 ? 'towel' : 'cloth', w * 0.034, h - 0.42, 0.03 + 0.02 * (k % 2)), w / 2 - 0.05 - k * w * 0.033, 0.34, d / 2 + 0.01),
  );
  return group(
    basin(w, d, tub, 0.1, 0.06),
    move(plate('water', roundedRectangle(w - 0.18, d - 0.18, 0.16, 4), 0.02), 0, tub * 0.6, 0),
    move(box('tile', w, h - tub, 0.04), 0, tub, -d / 2 + 0.02),
    rod('metal', [-w / 2, h - 0.06, d / 2], [w / 2, h - 0.06, d / 2], 0.014),
    ...[-1, 1].map((s) => rod('metal', [s * (w / 2 - 0.01), h - 0.06, d / 2], [s * (w / 2 - 0.01), h - 0.06, -d / 2 + 0.02], 0.014)),
    ...folds,
    move(turn(showerHead(h - 0.1, w), [0, 90, 0]), 0, 0.05, 0),
  );
}

/** Tubs and showers. */
export const TUBS = {
  bathtub,
  'clawfoot-tub': clawfoot,
  'corner-tub': cornerTub,
  'hot-tub': hotTub,
  'wooden-tub': woodenTub,
  shower,
  'open-shower': openShower,
  'shower-bath': showerBath,
} as const;
