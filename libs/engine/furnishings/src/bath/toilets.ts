import type { GeneratorContext } from '@diorama/catalogue';
import { box, cylinder, extrude, group, lathe, mirror, move, rod, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { bowl, cushion, ellipse, plate, roller, roundedRectangle, tube } from '../parts/solids.js';

/** A curved tap with two handles, standing on y = 0, its outlet towards +z. */
export const tap = (slot: string, height: number, reach: number): Shape =>
  group(
    move(cylinder(slot, 0.024, 0.02, { sides: 12 }), 0, 0, 0),
    tube(
      slot,
      [
        [0, 0, 0],
        [0, height * 0.75, 0],
        [0, height, reach * 0.4],
        [0, height * 0.96, reach * 0.85],
        [0, height * 0.8, reach],
      ],
      0.014,
    ),
    mirror(
      group(
        move(cylinder(slot, 0.014, 0.05, { sides: 10 }), 0.09, 0, 0),
        ...[0, 90].map((yaw) => turn(move(box(slot, 0.06, 0.012, 0.012, 0.004), 0, 0.05, 0), [0, yaw, 0], [0.09, 0, 0])),
      ),
    ),
  );

/** Draws the scaled. */
export const scaled = (part: Shape, x: number, y: number, z: number): Shape => ({ form: 'placed', part, scale: [x, y, z] });

/** The open bowl and rim of a toilet, its rim at the given height. */
function toiletBowl(rim: number, w: number, length: number): Shape {
  const k = length / w;
  const profile: Point2[] = [
    [w * 0.3, 0],
    [w * 0.3, 0.06],
    [w * 0.24, rim * 0.3],
    [w * 0.34, rim * 0.66],
    [w * 0.5, rim * 0.92],
    [w * 0.5, rim],
    [w * 0.38, rim],
    [w * 0.3, rim * 0.72],
    [w * 0.1, rim * 0.56],
    [0, rim * 0.56],
  ];
  return group(
    scaled(lathe('china', profile, { sides: 24 }), 1, 1, k),
    scaled(
      move(
        lathe(
          'water',
          [
            [w * 0.16, 0],
            [0, 0.004],
          ],
          { sides: 16 },
        ),
        0,
        rim * 0.62,
        0,
      ),
      1,
      1,
      k,
    ),
    move(plate('seat', ellipse(w * 0.52, w * 0.52 * k, 28), 0.024, { holes: [ellipse(w * 0.32, w * 0.34 * k, 24)] }), 0, rim + 0.004, 0),
  );
}

const lid = (w: number, length: number): Shape =>
  turn(move(extrude('seat', [...ellipse(w * 0.5, length * 0.5, 24)], 0.024), 0, length * 0.5, 0), [-10, 0, 0]);

/** Draws the toilet. */
export function toilet({ size: [w, h, d] }: GeneratorContext): Shape {
  const rim = 0.4;
  const length = d * 0.66;
  const z = d / 2 - length / 2;
  return group(
    move(toiletBowl(rim, w * 0.92, length), 0, 0, z),
    move(box('china', w * 0.5, rim * 0.9, d * 0.4, 0.04), 0, 0, -d / 2 + 0.26),
    move(lid(w * 0.88, length * 0.9), 0, rim + 0.02, -d / 2 + 0.22),
    move(cushion('china', w, h - rim - 0.02, 0.19, 0.04), 0, rim - 0.03, -d / 2 + 0.1),
    move(cushion('china', w * 1.04, 0.045, 0.21, 0.018), 0, h - 0.045, -d / 2 + 0.105),
    move(box('metal', 0.08, 0.02, 0.03, 0.008), -w * 0.3, h - 0.12, -d / 2 + 0.2),
  );
}

/** Draws the wall toilet. */
export function wallToilet({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    move(box('tile', w, h, 0.16), 0, 0, -d / 2 + 0.08),
    move(cushion('china', w * 0.56, 0.28, d - 0.18, 0.1), 0, 0.14, 0.06),
    move(plate('seat', roundedRectangle(w * 0.6, d - 0.2, 0.16, 5), 0.05), 0, 0.4, 0.07),
    move(box('metal', 0.24, 0.16, 0.012, 0.004), 0, h - 0.3, -d / 2 + 0.165),
    mirror(move(box('dark', 0.002, 0.14, 0.014), 0.02, h - 0.29, -d / 2 + 0.166)),
  );
}

/** Draws the squat toilet. */
export function squatToilet({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    plate('china', roundedRectangle(w, d, 0.1, 4), h, { holes: [roundedRectangle(w * 0.36, d * 0.66, w * 0.17, 5)] }),
    plate('china', roundedRectangle(w * 0.36, d * 0.66, w * 0.17, 5), 0.02),
    move(cylinder('dark', w * 0.1, 0.012, { sides: 18 }), 0, 0.02, -d * 0.18),
    ...[-1, 1].flatMap((s) => [
      move(box('china', w * 0.2, 0.02, d * 0.4, 0.008), s * w * 0.34, h, 0),
      ...[-2, -1, 0, 1, 2].map((k) => move(box('tile', w * 0.18, 0.006, 0.014), s * w * 0.34, h + 0.018, k * d * 0.07)),
    ]),
  );
}

/** Draws the bidet. */
export function bidet({ size: [w, h, d] }: GeneratorContext): Shape {
  const k = d / w;
  return group(
    scaled(
      lathe(
        'china',
        [
          [w * 0.3, 0],
          [w * 0.26, 0.1],
          [w * 0.36, h * 0.5],
          [w * 0.5, h * 0.86],
          [w * 0.5, h * 0.9],
          [w * 0.42, h * 0.9],
          [w * 0.3, h * 0.6],
          [0, h * 0.5],
        ],
        { sides: 24 },
      ),
      1,
      1,
      k,
    ),
    move(box('china', w * 0.6, h * 0.88, 0.14, 0.03), 0, 0, -d / 2 + 0.09),
    move(tap('metal', h * 0.22, 0.1), 0, h * 0.88, -d / 2 + 0.08),
  );
}

/** Draws the urinal. */
export function urinal({ size: [w, h, d] }: GeneratorContext): Shape {
  const shell = (inset: number): Point2[] => roundedRectangle(w - inset, h - inset, 0.42 * (w - inset), 5);
  return group(
    move(extrude('china', shell(0), d * 0.8, { holes: [shell(0.12)] }), 0, h / 2, -d * 0.1),
    move(extrude('china', shell(0.1), 0.06), 0, h / 2, -d / 2 + 0.03),
    move(
      scaled(
        bowl(
          'china',
          [
            [0.1, 0],
            [0.42, 0.12],
            [0.5, 0.3],
          ],
          0.06,
          24,
        ),
        w,
        h * 0.5,
        d * 0.9,
      ),
      0,
      0,
      0.05 * d,
    ),
    move(cylinder('dark', 0.03, 0.012), 0, h * 0.07, 0),
    rod('metal', [0, h - 0.1, -d / 2 + 0.1], [0, h + 0.16, -d / 2 + 0.1], 0.018),
    move(roller('metal', 0.036, 0.1, 'x', 12), 0, h + 0.12, -d / 2 + 0.1),
    move(rod('metal', [0.05, 0, 0], [0.12, 0.04, 0.05], 0.009), 0, h + 0.12, -d / 2 + 0.1),
  );
}
