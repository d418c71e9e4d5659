import type { Finish, Generator, StringedSpec } from '@diorama/catalogue';
import { ball, ellipse, madeInCentimetres, pointsOf, smoothOutline, smoothPath, spun, symmetric } from '@diorama/goods-parts';
import { box, extrude, group, loft, mirror, move, rod, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

interface BodyPlan {
  readonly outline: readonly Point2[];
  /** Heights of the top of the body, the bridge and the centre of the hole. */
  readonly top: number;
  readonly bridge: number;
  readonly hole: number;
}

const PLANS: Readonly<Record<StringedSpec['body'], BodyPlan>> = {
  guitar: {
    outline: smoothOutline(symmetric(pointsOf([0, 0, 12, 1, 19, 8, 18.6, 17, 13, 26, 13.6, 35, 9, 44, 0, 46])), 3),
    top: 46,
    bridge: 13,
    hole: 30,
  },
  violin: {
    outline: smoothOutline(
      symmetric(pointsOf([0, 0, 7, 0.6, 10.6, 5, 10.4, 10, 7.6, 13, 6.4, 17, 7.6, 21, 9, 24, 8.4, 30, 4, 34.6, 0, 35])),
      3,
    ),
    top: 35,
    bridge: 15,
    hole: 16,
  },
  electric: {
    outline: smoothOutline(
      pointsOf([
        0, 0, 10, 1, 15.6, 7, 14.4, 14, 11.6, 20, 13, 27, 15, 34, 13.6, 38, 10, 36, 6, 30, 0, 29, -6, 31, -9, 38, -12.6, 43, -16, 42, -15,
        34, -12.4, 26, -12.6, 20, -15.6, 14, -16, 7, -10, 1,
      ]),
      3,
    ),
    top: 30,
    bridge: 8,
    hole: 17,
  },
  round: { outline: ellipse(16, 16, [0, 16], 28), top: 32, bridge: 9, hole: 18 },
  pear: {
    outline: smoothOutline(symmetric(pointsOf([0, 0, 9, 1, 15, 8, 14.6, 17, 9, 29, 4, 38, 0, 40])), 3),
    top: 39,
    bridge: 8,
    hole: 20,
  },
};

/** Guitars, violins, banjos and lutes: a body with neck, head, pegs and strings; centimetres. */
export const generateStringed: Generator<StringedSpec> = (spec) => {
  const { body, neck, strings, size = 1, depth, opening } = spec;
  const plan = PLANS[body];
  const finishes: Record<string, Finish> = {
    top: spec.finish,
    side: spec.side,
    neck: spec.neckFinish,
    dark: 'wood #1f1712',
    metal: 'chrome',
    string: 'silver',
    guard: 'plastic #f4ecd0',
    ...(spec.bow === true ? { bow: 'wood #6a2c18' as const, hair: 'rope #efe8d8' as const } : {}),
  };
  const half = depth / 2;
  const parts: Shape[] = [
    body === 'pear'
      ? {
          form: 'placed',
          part: spun('side', [0, -20, 11, -13, 15, -5, 14.6, 3, 9, 13, 0, 21], { curve: true, sides: 20 }),
          move: [0, 19, -6.4],
          scale: [1, 1, 0.55],
        }
      : extrude('side', plan.outline, depth),
    move(
      extrude(
        'top',
        plan.outline.map(([x, y]): Point2 => [x * 0.96, plan.top / 2 + (y - plan.top / 2) * 0.97]),
        0.8,
      ),
      0,
      0,
      half,
    ),
    ...neckOf(plan, neck, strings, half, body === 'violin'),
    ...openingOf(opening, plan, half),
    ...stringsOf(plan, neck, strings, half),
  ];
  if (spec.pin !== undefined) parts.push(rod('metal', [0, 0, 0], [0, -spec.pin, 0], 0.6));
  if (spec.bow === true) parts.push(bowOf(plan.top + neck));
  return madeInCentimetres(turn({ form: 'placed', part: group(...parts), scale: size }, [-8, 0, 0]), finishes);
};

function neckOf({ top }: BodyPlan, neck: number, strings: number, half: number, hasScroll: boolean): Shape[] {
  const [low, high] = [top - 4, top + neck];
  const width = 1.1 + 0.42 * strings;
  const board: { z: number; outline: Point2[] }[] = [low, high].map((y, k) => ({
    z: y,
    outline: [
      [-width * (1.05 - 0.15 * k), -1],
      [width * (1.05 - 0.15 * k), -1],
      [width * (1.05 - 0.15 * k), 0.9],
      [-width * (1.05 - 0.15 * k), 0.9],
    ],
  }));
  const frets = hasScroll
    ? []
    : Array.from({ length: 9 }, (_, k) =>
        move(box('metal', 1.9 * width, 0.25, 0.5), 0, low + 6 + (neck - 4) * (1 - 0.86 ** k) * 1.32, half + 1.7),
      );
  const pegs = Array.from({ length: strings }, (_, k): Shape => {
    const [side, row] = [k % 2 === 0 ? 1 : -1, Math.floor(k / 2)];
    return group(rod('metal', [0, high + 3.4 + 3.4 * row, half], [side * (width + 2), high + 3.4 + 3.4 * row, half], 0.35, 6), {
      form: 'placed',
      part: ball('dark', [0.9, 1.1, 0.5], [side * (width + 2.4), high + 3.4 + 3.4 * row, half], 1),
    });
  });
  const headHeight = 3.4 * Math.ceil(strings / 2) + 3;
  const head = hasScroll
    ? [
        move(box('neck', 1.6 * width, headHeight, 2.2), 0, high, half - 0.5),
        turn(spun('neck', [1.9, -1.4, 1.9, 1.4]), [0, 0, 90], [0, high + headHeight, half - 0.6]),
      ]
    : [
        move(
          extrude(
            'neck',
            symmetric([
              [0, 0],
              [width, 0],
              [1.35 * width, 3],
              [1.45 * width, headHeight],
              [0.6 * width, headHeight + 1.4],
              [0, headHeight + 0.8],
            ]),
            1.4,
          ),
          0,
          high,
          half,
        ),
      ];
  return [
    turn(loft('neck', [...board], { smooth: false }), [-90, 0, 0], [0, 0, half + 0.3]),
    move(box('dark', 1.85 * width, neck + 4, 0.5), 0, low, half + 1.3),
    move(box('top', 2 * width, 0.8, 1), 0, high - 0.8, half + 1.4),
    ...frets,
    ...pegs,
    ...head,
  ];
}

function openingOf(opening: StringedSpec['opening'], { hole, bridge, top }: BodyPlan, half: number): Shape[] {
  const z = half + 0.5;
  const bridgeShape = group(move(box('dark', 11, 1.6, 1.4, 0.3), 0, bridge, z), move(box('metal', 8, 0.4, 1), 0, bridge + 0.8, z + 0.6));
  switch (opening) {
    case 'round':
      return [
        turn(spun('neck', [5.4, 0, 5.4, 0.3, 0, 0.35], { sides: 22 }), [90, 0, 0], [0, hole, z - 0.1]),
        turn(spun('dark', [4.5, 0, 4.5, 0.5, 0, 0.55], { sides: 22 }), [90, 0, 0], [0, hole, z - 0.1]),
        bridgeShape,
      ];
    case 'f':
      return [
        mirror(
          sweep(
            'dark',
            smoothPath(
              [
                [3.4, bridge + 4, z],
                [4.4, bridge + 4.4, z],
                [4.4, bridge + 2.4, z],
                [5, bridge - 2.4, z],
                [5, bridge - 4.4, z],
                [6, bridge - 4, z],
              ],
              3,
            ),
            0.4,
            { sides: 6 },
          ),
        ),
        move(box('neck', 5, 3, 0.7, 0.2), 0, bridge - 1, z + 0.6),
        move(extrude('dark', pointsOf([-1, 0, 1, 0, 1.8, 9, -1.8, 9]), 0.8), 0, 1.4, z + 0.9),
        { form: 'placed', part: ball('dark', [2, 2.4, 0.7], [-4.4, 2.4, z + 0.4], 1) },
      ];
    case 'pickups':
      return [
        ...[hole + 6, hole].map((y) => move(box('dark', 7, 2.6, 1, 0.3), 0, y, z)),
        move(box('metal', 7, 3, 1.2, 0.3), 0, bridge - 1, z),
        ...[
          [8, 9],
          [10, 5.4],
          [7, 4.4],
        ].map(([x = 0, y = 0]) => turn(spun('metal', [1, 0, 0.9, 1.2, 0, 1.2], { sides: 10 }), [90, 0, 0], [x, y, z])),
        move(extrude('guard', smoothOutline(pointsOf([3, 3, 12, 6, 11, 16, 8, 24, 4, 26, 4, 14]), 2), 0.4), 0, 0, z - 0.05),
        rod('metal', [4, bridge, z + 0.6], [11, bridge + 3.4, z + 1.6], 0.3, 5),
      ];
    default:
      return [
        turn(spun('skin', [14.4, 0, 14.4, 0.5, 0, 0.55], { sides: 28 }), [90, 0, 0], [0, top / 2, z - 0.1]),
        ...Array.from({ length: 16 }, (_, k) => turn(move(box('metal', 0.8, 1.6, 2), 0, 15.4, 0), [0, 0, 22.5 * k], [0, top / 2, half])),
        bridgeShape,
      ].map((part) => ({ form: 'restyled' as const, part, slots: { skin: 'string' } }));
  }
}

function stringsOf({ top, bridge }: BodyPlan, neck: number, strings: number, half: number): Shape[] {
  const spread = 0.75;
  return Array.from({ length: strings }, (_, k) => {
    const x = (k - (strings - 1) / 2) * spread;
    return rod('string', [1.2 * x, bridge, half + 2.2], [0.8 * x, top + neck, half + 2.1], 0.13, 4);
  });
}

/** A bow that leans on the instrument. */
function bowOf(length: number): Shape {
  const stick: Vec3[] = [
    [15, 2, 2],
    [14, 0.35 * length, 2],
    [12.4, 0.7 * length, 2],
    [12.4, length, 2],
  ];
  return group(
    sweep('bow', smoothPath(stick, 3), 0.5),
    rod('hair', [16.6, 3, 2], [14.6, length - 1, 2], 0.28, 5),
    move(box('dark', 2, 3, 1), 15.8, 3, 2),
    rod('bow', [12.4, length, 2], [14.8, length - 1, 2], 0.4),
  );
}
