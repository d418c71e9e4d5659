import type { BallSpec, Finish, Generator } from '@diorama/catalogue';
import { ball, ballProfile, ellipse, facing, madeInCentimetres, sphereDirections, spun, stripedBody } from '@diorama/goods-parts';
import { extrude, group, move, sphere, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** Balls of sports and toys: a sphere or spindle with a pattern. */
export const generateBall: Generator<BallSpec> = ({ radius, pattern, finish, second, third = second, length = 1 }) => {
  const finishes: Record<string, Finish> = { body: finish, second, third };
  const shape = group(...PATTERNS[pattern](radius));
  const whole: Shape = length === 1 ? shape : { form: 'placed', part: shape, scale: [length, 1, 1] };
  return madeInCentimetres(move(turn(whole, [0, 24, length === 1 ? 12 : 14]), 0, radius, 0), finishes);
};

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const ICOSAHEDRON: readonly Vec3[] = [1, -1].flatMap((a) =>
  [GOLDEN, -GOLDEN].flatMap((b): Vec3[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
);

const plainBall = (radius: number): Shape => sphere('body', radius, { detail: 3 });

const PATTERNS: Readonly<Record<BallSpec['pattern'], (radius: number) => Shape[]>> = {
  pentagons: (radius) => [
    plainBall(radius),
    ...ICOSAHEDRON.map((out) =>
      facing(
        spun('second', [0.38 * radius, -0.046 * radius, 0.2 * radius, -0.006 * radius, 0, 0.006 * radius], { sides: 5 }),
        out,
        radius,
        'y',
      ),
    ),
  ],
  seams: (radius) => [
    plainBall(radius),
    torus('second', radius, 0.018 * radius, 32),
    turn(torus('second', radius, 0.018 * radius, 32), [90, 0, 0]),
    ...[1, -1].map((side) => turn(move(torus('second', 0.78 * radius, 0.018 * radius, 28), 0, 0.63 * side * radius, 0), [0, 0, 90])),
  ],
  curve: (radius) => [
    plainBall(radius),
    sweep(
      'second',
      Array.from({ length: 48 }, (_, k): Vec3 => {
        const t = (2 * Math.PI * k) / 48;
        const [x, y, z] = [
          0.75 * Math.cos(t) + 0.25 * Math.cos(3 * t),
          0.75 * Math.sin(t) - 0.25 * Math.sin(3 * t),
          0.86 * Math.sin(2 * t),
        ];
        const factor = (1.002 * radius) / Math.hypot(x, y, z);
        return [x * factor, y * factor, z * factor];
      }),
      0.03 * radius,
      { closed: true, sides: 6 },
    ),
  ],
  stripes: (radius) => [
    stripedBody(ballProfile(radius, 0, 12), ['body', 'second', 'body', 'third'], 8, 4),
    spun('body', [0.2 * radius, 0, 0.14 * radius, 0.04 * radius, 0, 0.05 * radius], { at: [0, 0.98 * radius, 0] }),
  ],
  swirl: (radius) => [
    plainBall(radius),
    ...[0, 1, 2].map((k) => turn(torus(k === 1 ? 'third' : 'second', 0.99 * radius, 0.07 * radius, 32), [30 + 50 * k, 0, 24 * k])),
  ],
  holes: (radius) => [
    plainBall(radius),
    ...[
      [0.16, 0.35],
      [-0.16, 0.35],
      [0, 0.08],
    ].map(([x = 0, y = 0]) =>
      facing(
        spun('second', [0.09 * radius, -0.02 * radius, 0.08 * radius, 0.012 * radius, 0, 0.012 * radius], { sides: 12 }),
        [x, y, 0.9],
        0.995 * radius,
        'y',
      ),
    ),
  ],
  dimples: (radius) => [
    plainBall(radius),
    ...sphereDirections(90).map((out) =>
      facing(
        spun('second', [0.09 * radius, -0.01 * radius, 0.07 * radius, 0.006 * radius, 0, 0.006 * radius], { sides: 7 }),
        out,
        radius,
        'y',
      ),
    ),
  ],
  number: (radius) => [
    plainBall(radius),
    facing(
      spun('second', [0.46 * radius, -0.1 * radius, 0.3 * radius, -0.03 * radius, 0, 0.012 * radius], { sides: 20 }),
      [0, 0.3, 1],
      radius,
      'y',
    ),
    facing(
      group(
        ...[0.09, -0.09].map((y) =>
          move(
            extrude('body', ellipse(0.11 * radius, 0.09 * radius, [0, 0], 14), 0.04 * radius, {
              holes: [ellipse(0.05 * radius, 0.04 * radius, [0, 0], 10)],
            }),
            0,
            y * radius,
            0,
          ),
        ),
      ),
      [0, 0.3, 1],
      1.0 * radius,
    ),
  ],
  laces: (radius) => [
    plainBall(radius),
    ...[0, 1, 2, 3, 4].map((k) =>
      ball(
        'second',
        [0.02 * radius, 0.03 * radius, 0.16 * radius],
        [(k - 2) * 0.13 * radius, radius * Math.sqrt(1 - ((k - 2) * 0.13) ** 2), 0],
        1,
      ),
    ),
    ball('second', [0.36 * radius, 0.03 * radius, 0.03 * radius], [0, 0.985 * radius, 0], 1),
    ...[0.7, -0.7].map((x) => turn(torus('third', Math.sqrt(1 - 0.49) * radius, 0.03 * radius, 24), [0, 0, 90], [x * radius, 0, 0])),
  ],
};
