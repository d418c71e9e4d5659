import type { GeneratorContext } from '@diorama/catalogue';
import { array, box, cylinder, group, lathe, mirror, move, rod, sheet, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { cushion, hoop, plate, roller, roundedRectangle, tube } from '../parts/solids.js';

/** A towel over a bar at y = 0, `drop` long at the front. */
const hungTowel = (slot: string, width: number, drop: number): Shape => {
  const line: readonly Point2[] = [
    [-0.025, -drop * 0.7],
    [-0.024, -0.05],
    [0, 0.018],
    [0.024, -0.05],
    [0.028, -drop * 0.5],
    [0.03, -drop],
  ];
  return sheet(
    slot,
    line.map(([z, y]): Vec3[] => [-1, -0.5, 0, 0.5, 1].map((s): Vec3 => [(s * width) / 2, y, z + 0.006 * Math.sin(s * 6)])),
    0.02,
  );
};

function towelRail({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    mirror(rod('metal', [w / 2 - 0.02, 0, 0], [w / 2 - 0.02, h, 0], 0.018)),
    ...Array.from({ length: 9 }, (_, k) =>
      rod('metal', [-w / 2 + 0.02, 0.06 + (k * (h - 0.12)) / 8, 0.01], [w / 2 - 0.02, 0.06 + (k * (h - 0.12)) / 8, 0.01], 0.011),
    ),
    move(hungTowel('towel', w * 0.72, h * 0.42), 0, 0.06 + (6 * (h - 0.12)) / 8, d * 0.1),
    move(hungTowel('towel2', w * 0.6, h * 0.26), 0.03, 0.06 + (2 * (h - 0.12)) / 8, d * 0.1),
    ...[0.1, 0.9].flatMap((y) =>
      [-1, 1].map((s) => rod('metal', [s * (w / 2 - 0.02), y * h, 0], [s * (w / 2 - 0.02), y * h, -d / 2], 0.012)),
    ),
  );
}

function toiletRoll({ size: [w, h, d] }: GeneratorContext): Shape {
  const r = Math.min(h * 0.4, 0.055);
  return group(
    move(box('metal', w, h * 0.3, 0.012, 0.004), 0, h * 0.7, -d / 2 + 0.006),
    tube(
      'metal',
      [
        [-w / 2 + 0.02, h * 0.8, -d / 2 + 0.01],
        [-w / 2 + 0.02, h * 0.78, 0],
        [-w / 2 + 0.02, h * 0.5, 0.02],
        [w / 2 - 0.02, h * 0.5, 0.02],
      ],
      0.006,
    ),
    move(
      turn(
        lathe(
          'roll',
          [
            [0.02, -w * 0.36],
            [r, -w * 0.36],
            [r, w * 0.36],
            [0.02, w * 0.36],
            [0.02, -w * 0.36],
          ],
          { sides: 22, smooth: false },
        ),
        [0, 0, 90],
      ),
      0,
      h * 0.48,
      0.02,
    ),
    move(box('roll', w * 0.72, h * 0.5, 0.003), 0, 0, 0.02 + r),
  );
}

function handDryer({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    move(cushion('steel', w, h, d * 0.9, 0.06), 0, 0, -d * 0.05),
    turn(
      move(
        lathe(
          'metal',
          [
            [0.045, 0],
            [0.05, 0.09],
            [0.036, 0.09],
            [0.03, 0.02],
            [0, 0.02],
          ],
          { sides: 16 },
        ),
        0,
        -0.09,
        0,
      ),
      [-24, 0, 0],
      [0, h * 0.08, d * 0.26],
    ),
    move(cylinder('metal', 0.036, 0.03, { sides: 16 }), 0, h - 0.002, 0),
    move(turn(cylinder('metal', 0.04, 0.03, { sides: 18 }), [90, 0, 0]), 0, h * 0.62, d * 0.38),
    move(box('dark', w * 0.4, 0.03, 0.01), 0, h * 0.3, d * 0.4),
  );
}

function toiletStall({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    mirror(move(box('panel', 0.03, h - 0.2, d), w / 2 - 0.015, 0.18, 0)),
    mirror(move(box('panel', w * 0.16, h - 0.2, 0.03), w / 2 - w * 0.08, 0.18, d / 2 - 0.015)),
    turn(
      move(
        group(box('panel', w * 0.66, h - 0.24, 0.028), move(sphere('metal', 0.025, { detail: 1 }), w * 0.28, h * 0.45, 0.02)),
        w * 0.33,
        0.2,
        0,
      ),
      [0, -48, 0],
      [-w * 0.33, 0, d / 2 - 0.015],
    ),
    move(box('metal', w, 0.04, 0.04), 0, h - 0.04, d / 2 - 0.02),
    ...[-1, 1].flatMap((s) => [-1, 1].map((t) => move(cylinder('metal', 0.02, 0.2), s * (w / 2 - 0.02), 0, t * (d / 2 - 0.02)))),
    {
      form: 'placed',
      part: lathe(
        'china',
        [
          [0.12, 0],
          [0.1, 0.12],
          [0.18, 0.36],
          [0.18, 0.4],
          [0.12, 0.4],
          [0, 0.26],
        ],
        { sides: 20 },
      ),
      move: [0, 0, -d / 2 + 0.42],
      scale: [1, 1, 1.3],
    } as const,
    move(box('china', 0.4, 0.36, 0.18, 0.03), 0, 0.4, -d / 2 + 0.12),
    move(plate('seat', roundedRectangle(0.36, 0.46, 0.17), 0.03), 0, 0.4, -d / 2 + 0.44),
    move(roller('roll', 0.055, 0.1, 'x', 16), w / 2 - 0.09, 0.7, 0),
  );
}

function outhouseSeat({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    move(box('wood', w, h * 0.9, 0.03), 0, 0, d / 2 - 0.03),
    mirror(move(box('wood', 0.03, h * 0.9, d), w / 2 - 0.015, 0, 0)),
    move(
      plate(
        'wood',
        [
          [-w / 2, -d / 2],
          [w / 2, -d / 2],
          [w / 2, d / 2],
          [-w / 2, d / 2],
        ],
        0.035,
        { holes: [roundedRectangle(0.26, 0.32, 0.12, 5)] },
      ),
      0,
      h * 0.9,
      0,
    ),
    move(box('dark', w - 0.06, 0.01, d - 0.06), 0, h * 0.5, 0),
    array(move(box('dark', 0.006, h * 0.86, 0.004), 0, 0, d / 2 - 0.013), 4, [w / 5, 0, 0], true),
    move(roller('roll', 0.055, 0.1, 'x', 16), w * 0.36, h * 0.9 + 0.09, -d * 0.2),
  );
}

function saunaStove({ size: [w, h, d] }: GeneratorContext): Shape {
  const stones = Array.from({ length: 22 }, (_, k) =>
    move(
      sphere('stone', [0.07, 0.055, 0.065], { detail: 1, faceted: true, roughness: 0.2, seed: k + 1 }),
      w * 0.3 * Math.sin(k * 2.4) * (0.4 + 0.6 * ((k % 5) / 4)),
      h - 0.16 + 0.09 * (k > 13 ? 1 : 0),
      d * 0.3 * Math.cos(k * 2.4) * (0.4 + 0.6 * ((k % 5) / 4)),
    ),
  );
  return group(
    mirror(mirror(move(box('iron', 0.04, 0.1, 0.04), w * 0.4, 0, d * 0.4), 'z')),
    move(box('iron', w * 0.92, h * 0.62, d * 0.92, 0.015), 0, 0.08, 0),
    move(plate('iron', roundedRectangle(w, d, 0.03), 0.16, { holes: [roundedRectangle(w - 0.08, d - 0.08, 0.02)] }), 0, h * 0.64, 0),
    move(box('steel', w * 0.5, h * 0.28, 0.02, 0.006), 0, h * 0.18, d * 0.46),
    move(box('glow', w * 0.38, h * 0.18, 0.026), 0, h * 0.23, d * 0.46),
    array(move(box('steel', w * 0.8, 0.02, 0.012), 0, h * 0.5, d * 0.46), 3, [0, 0.05, 0]),
    ...stones,
  );
}

function boiler({ size: [w, h, d] }: GeneratorContext): Shape {
  const r = Math.min(w, d) / 2;
  return group(
    lathe(
      'body',
      [
        [r * 0.3, 0.08],
        [r * 0.9, 0.1],
        [r, 0.18],
        [r, h - 0.26],
        [r * 0.9, h - 0.18],
        [r * 0.3, h - 0.14],
      ],
      { sides: 28 },
    ),
    ...[0, 120, 240].map((yaw) =>
      turn(
        box('dark', 0.04, 0.14, 0.04),
        [0, yaw, 0],
        [r * 0.7 * Math.sin((yaw * Math.PI) / 180), 0, r * 0.7 * Math.cos((yaw * Math.PI) / 180)],
      ),
    ),
    ...[-1, 1].map((s) =>
      tube(
        'brass',
        [
          [s * r * 0.4, h - 0.2, 0],
          [s * r * 0.4, h - 0.04, 0],
          [s * r * 0.4, h, -0.06],
          [s * r * 0.4, h, -d / 2],
        ],
        0.022,
      ),
    ),
    move(box('dark', r * 0.7, 0.2, 0.05, 0.01), 0, 0.3, r * 0.98),
    move(turn(cylinder('steel', 0.06, 0.03, { sides: 20 }), [90, 0, 0]), 0, h * 0.62, r * 0.99),
    move(turn(cylinder('roll', 0.05, 0.034, { sides: 20 }), [90, 0, 0]), 0, h * 0.62, r * 0.99),
    tube(
      'brass',
      [
        [r * 0.96, 0.3, 0],
        [r + 0.06, 0.3, 0],
        [r + 0.06, 0.1, 0],
      ],
      0.014,
    ),
  );
}

function bathMat({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    plate('towel', roundedRectangle(w, d, 0.06), h * 0.6),
    move(plate('cloth', roundedRectangle(w * 0.84, d * 0.76, 0.04), h * 0.4), 0, h * 0.6, 0),
    array(move(box('towel', w * 0.7, h * 0.3, 0.03), 0, h * 0.9, 0), 4, [0, 0, d * 0.16], true),
  );
}

function laundryBasket({ size: [w, h, d] }: GeneratorContext): Shape {
  const r = Math.min(w, d) / 2;
  const clothes = ['towel', 'cloth', 'towel2', 'towel'].map((slot, k) =>
    turn(
      cushion(slot, r * 0.9, 0.12, r * 0.8, 0.05),
      [10 * k, 60 * k, 14 - 8 * k],
      [r * 0.24 * Math.sin(k * 2), h * 0.82 + 0.03 * k, r * 0.24 * Math.cos(k * 2)],
    ),
  );
  return group(
    lathe(
      'wicker',
      [
        [r * 0.8, 0],
        [r * 0.86, h * 0.3],
        [r * 0.95, h * 0.88],
        [r * 0.88, h * 0.88],
        [r * 0.74, 0.04],
        [0, 0.03],
      ],
      { sides: 22 },
    ),
    ...[0.12, 0.36, 0.6, 0.84].map((y) => move(turn(hoop('wicker', r * (0.82 + 0.14 * y), 0.018, 'z', 22), [90, 0, 0]), 0, y * h, 0)),
    mirror(move(hoop('wicker', 0.06, 0.014, 'x', 12), r * 0.95, h * 0.86, 0)),
    ...clothes,
    move(hungTowel('towel2', r * 0.7, h * 0.3), 0, h * 0.88, r * 0.9),
  );
}

function scale({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    move(plate('dark', roundedRectangle(w * 0.9, d * 0.9, 0.03), h * 0.5), 0, 0, 0),
    move(plate('glass', roundedRectangle(w, d, 0.04), h * 0.5), 0, h * 0.5, 0),
    move(box('screen', w * 0.3, 0.004, d * 0.14), 0, h, -d * 0.34),
    mirror(move(box('metal', w * 0.16, 0.003, d * 0.5), w * 0.26, h, d * 0.08)),
  );
}

function mopBucket({ size: [w, h, d] }: GeneratorContext): Shape {
  const body = h * 0.3;
  return group(
    mirror(mirror(move(roller('dark', 0.035, 0.03, 'x', 12), w * 0.34, 0.035, d * 0.34), 'z')),
    plateBucket(w, d, body),
    move(box('dark', w * 0.5, 0.14, d * 0.34, 0.02), 0, body - 0.02, -d * 0.24),
    rod('dark', [0, body + 0.1, -d * 0.3], [0, body + 0.4, -d * 0.46], 0.012),
    rod('wood', [w * 0.14, body * 0.5, d * 0.1], [w * 0.34, h, -d * 0.2], 0.013),
    ...Array.from({ length: 9 }, (_, k) =>
      tube(
        'mop',
        [
          [w * 0.14, body * 0.95, d * 0.1],
          [w * 0.14 + 0.07 * Math.sin(k * 0.7), body * 0.7, d * 0.1 + 0.07 * Math.cos(k * 0.7)],
          [w * 0.14 + 0.05 * Math.sin(k * 0.7), 0.12, d * 0.1 + 0.05 * Math.cos(k * 0.7)],
        ],
        0.014,
        5,
      ),
    ),
  );
}

const plateBucket = (w: number, d: number, h: number): Shape =>
  group(
    move(
      plate('yellow', roundedRectangle(w * 0.88, d * 0.88, 0.06), h - 0.06, {
        holes: [roundedRectangle(w * 0.88 - 0.04, d * 0.88 - 0.04, 0.05)],
      }),
      0,
      0.06,
      0,
    ),
    move(plate('yellow', roundedRectangle(w * 0.86, d * 0.86, 0.06), 0.03), 0, 0.05, 0),
    move(plate('water', roundedRectangle(w * 0.84, d * 0.84, 0.05), 0.01), 0, h * 0.7, 0),
    move(
      plate('yellow', roundedRectangle(w * 0.94, d * 0.94, 0.07), 0.03, { holes: [roundedRectangle(w * 0.84, d * 0.84, 0.05)] }),
      0,
      h - 0.03,
      0,
    ),
  );

/** Rails, dryers and other items of bathrooms and laundries. */
export const BATHROOM_ITEMS = {
  'towel-rail': towelRail,
  'toilet-roll': toiletRoll,
  'hand-dryer': handDryer,
  'toilet-stall': toiletStall,
  'outhouse-seat': outhouseSeat,
  'sauna-stove': saunaStove,
  boiler,
  'bath-mat': bathMat,
  'laundry-basket': laundryBasket,
  'bathroom-scale': scale,
  'mop-bucket': mopBucket,
} as const;
