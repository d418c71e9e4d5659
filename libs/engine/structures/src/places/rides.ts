import type { PlayKind } from '@diorama/catalogue';
import { bar, boxAt, cylinder, group, mirror, move, radial, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { KindTable } from '../finishes/kinds.js';
import { ballAt, beam, disc, frustum, postAt } from '../solids/solids.js';
import type { Triple } from './play-shapes.js';

const COLOURS = ['red', 'yellow', 'blue', 'green', 'orange', 'purple', 'pink', 'teal'] as const;

const colour = (k: number): string => COLOURS[k % COLOURS.length] ?? 'red';

const horse = (slot: string): Shape =>
  group(
    move(sphere(slot, [0.16, 0.2, 0.42], { detail: 2 }), 0, 0, 0),
    turn(cylinder(slot, 0.13, 0.5, { top: 0.08, sides: 8 }), [38, 0, 0], [0, 0.05, 0.26]),
    move(sphere(slot, [0.08, 0.1, 0.19], { detail: 1 }), 0, 0.48, 0.66),
    mirror(turn(cylinder(slot, 0.06, 0.5, { top: 0.04, sides: 6 }), [140, 0, 0], [0.09, -0.05, 0.28])),
    mirror(turn(cylinder(slot, 0.06, 0.5, { top: 0.04, sides: 6 }), [215, 0, 0], [0.09, -0.05, -0.28])),
    boxAt('red', [0.3, 0.08, 0.34], [0, 0.16, -0.04], 0.03),
    turn(boxAt('gold', [0.05, 0.4, 0.1], [0, 0, 0]), [38, 0, 0], [0, 0.12, 0.2]),
    turn(boxAt('gold', [0.07, 0.4, 0.07], [0, 0, 0]), [-150, 0, 0], [0, 0.1, -0.4]),
  );

function carousel(): Shape {
  const panels = (y: number, r: number, h: number): Shape =>
    group(
      ...Array.from({ length: 16 }, (_, k) =>
        turn(boxAt(k % 2 === 0 ? 'red' : 'cream', [2 * r * Math.tan(Math.PI / 16) * 1.01, h, 0.1], [0, y, r]), [0, 22.5 * k, 0]),
      ),
    );
  return group(
    postAt('red', 4.2, 0.4, [0, 0, 0], { sides: 24 }),
    postAt('wood', 4, 0.1, [0, 0.4, 0], { sides: 24 }),
    postAt('cream', 0.9, 3.4, [0, 0.4, 0], { sides: 12 }),
    radial(boxAt('gold', [0.16, 3.2, 0.06], [0, 0.5, 0]), 8, 0.9),
    panels(3.5, 4.2, 0.6),
    postAt('gold', 4.24, 0.1, [0, 4.05, 0], { sides: 24 }),
    move(
      radial(
        group(
          ...[0, 1].map((j) => ({
            form: 'sheet' as const,
            slot: j === 0 ? 'red' : 'cream',
            thickness: 0.08,
            grid: [0, 1].map((i) =>
              [0, 1].map((u): Triple => {
                const a = ((j + u - 1) * Math.PI) / 12;
                const r = i === 0 ? 4.4 : 0.02;
                return [r * Math.sin(a), i * 1.9, r * Math.cos(a)];
              }),
            ),
          })),
        ),
        12,
      ),
      0,
      4.1,
      0,
    ),
    ballAt('gold', 0.26, [0, 6.1, 0]),
    ...Array.from({ length: 8 }, (_, k) =>
      turn(
        group(
          postAt('gold', 0.05, 3.2, [0, 0.4, 3], { sides: 6 }),
          turn(horse(['white', 'log', 'dark', 'cream'][k % 4] ?? 'white'), [0, 90, 0], [0, 1.25 + 0.3 * (k % 2), 3]),
        ),
        [0, 45 * k, 0],
      ),
    ),
    radial(ballAt('lamp', 0.1, [0, 3.45, 0]), 24, 4.24),
  );
}

function ferrisWheel(): Shape {
  const r = 12;
  const ring = (radius: number, z: number): Shape =>
    sweep(
      'white',
      Array.from({ length: 32 }, (_, k): Triple => [radius * Math.sin((k * Math.PI) / 16), radius * Math.cos((k * Math.PI) / 16), z]),
      0.16,
      { sides: 6, closed: true },
    );
  return group(
    move(
      group(
        ...[-1, 1].flatMap((z) => [
          ring(r, z),
          ring(r * 0.72, z),
          ...Array.from({ length: 16 }, (_, k) => turn(boxAt('white', [0.14, r, 0.14], [0, 0, z]), [0, 0, 22.5 * k])),
        ]),
        ...Array.from({ length: 16 }, (_, k) => turn(boxAt('white', [0.12, 0.12, 2], [0, r, 0]), [0, 0, 22.5 * k])),
        disc('red', 1.1, 3, 16),
        ...Array.from({ length: 16 }, (_, k) => {
          const a = (k * Math.PI) / 8;
          return move(
            group(
              boxAt(colour(k), [1.5, 0.7, 1.5], [0, -1.9, 0], 0.1),
              boxAt('glass', [1.36, 0.7, 1.36], [0, -1.2, 0]),
              move(frustum(colour(k), [1.7, 1.7], 0.4, [0.3, 0.3]), 0, -0.5, 0),
            ),
            r * Math.sin(a),
            r * Math.cos(a),
            0,
          );
        }),
      ),
      0,
      14.6,
      0,
    ),
    ...[-1.9, 1.9].map((z) =>
      group(
        bar('blue', [-6.4, 0, z * 1.3], [0, 14.8, z], 0.5),
        bar('blue', [6.4, 0, z * 1.3], [0, 14.8, z], 0.5),
        boxAt('blue', [6, 0.3, 0.3], [0, 7, z * 1.15]),
      ),
    ),
    boxAt('grey', [15, 0.5, 7], [0, 0, 0]),
    boxAt('red', [2, 2.2, 2], [4.6, 0.5, 2.2]),
  );
}

function rollerCoaster(): Shape {
  const count = 72;
  const at = (k: number): Triple => {
    const t = (2 * Math.PI * k) / count;
    return [18 * Math.cos(t), 6.4 + 5 * Math.sin(3 * t + 0.6) * (0.6 + 0.4 * Math.cos(t)) + 1.2 * Math.sin(t), 11 * Math.sin(t)];
  };
  const line = Array.from({ length: count }, (_, k) => at(k));
  const side = (d: number): Triple[] =>
    line.map(([x, y, z], k): Triple => {
      const [nx, , nz] = at(k + 1);
      const length = Math.hypot(nx - x, nz - z) || 1;
      return [x + (d * (nz - z)) / length, y, z - (d * (nx - x)) / length];
    });
  const loop = Array.from({ length: 25 }, (_, k): Triple => [
    6.4 * Math.sin((k * Math.PI) / 12) - 3,
    7.4 - 6.4 * Math.cos((k * Math.PI) / 12),
    11 + 1.8 * (k / 24 - 0.5),
  ]);
  return group(
    ...[-0.6, 0.6].map((d) => sweep('red', side(d), 0.17, { sides: 6, closed: true })),
    ...[-0.6, 0.6].map((d) =>
      sweep(
        'red',
        loop.map(([x, y, z]): Triple => [x, y, z + d]),
        0.17,
        { sides: 6 },
      ),
    ),
    ...loop
      .slice(0, -1)
      .filter((_, k) => k % 2 === 0)
      .map(([x, y, z]) => boxAt('white', [0.16, 0.16, 1.3], [x, y - 0.08, z])),
    ...line
      .filter((_, k) => k % 2 === 0)
      .map(([x, y, z]) => group(boxAt('white', [0.2, y, 0.2], [x, 0, z]), boxAt('yellow', [1, 0.14, 1], [x, y - 0.3, z]))),
    ...line
      .filter((_, k) => k % 4 === 0)
      .map(([x, y, z], k, all) => {
        const [nx, ny, nz] = all[(k + 1) % all.length] ?? [x, y, z];
        return bar('white', [x, 0, z], [nx, ny * 0.8, nz], 0.13);
      }),
    ...[-3, 3].flatMap((x) => [bar('white', [x - 3 + Math.sign(x) * 4, 0, 10.4], [x - 3 + Math.sign(x) * 2, 8, 10.8], 0.24)]),
    ...[4, 5, 6].map((k) => {
      const [x, y, z] = at(k * 1.5 + 4);
      const [nx, ny, nz] = at(k * 1.5 + 5);
      return turn(
        turn(group(boxAt('blue', [1.3, 0.7, 1.7], [0, 0.2, 0], 0.15), boxAt('yellow', [1.1, 0.8, 0.3], [0, 0.5, -0.4])), [
          (-Math.atan2(ny - y, Math.hypot(nx - x, nz - z)) * 180) / Math.PI,
          0,
          0,
        ]),
        [0, (Math.atan2(nx - x, nz - z) * 180) / Math.PI, 0],
        [x, y, z],
      );
    }),
    boxAt('plank', [8, 1, 4], [15, 0, 12]),
    boxAt('red', [8, 0.3, 4.4], [15, 4, 12]),
    ...[
      [11.4, 10.4],
      [18.6, 10.4],
      [11.4, 13.6],
      [18.6, 13.6],
    ].map(([x = 0, z = 0]) => boxAt('white', [0.2, 4, 0.2], [x, 0, z])),
  );
}

/** Rides of fairs. */
export const RIDE_KINDS = {
  carousel,
  'ferris-wheel': ferrisWheel,
  'roller-coaster': rollerCoaster,
  'spring-rider': () =>
    group(
      sweep(
        'metal',
        Array.from({ length: 33 }, (_, k): Triple => [0.12 * Math.cos(k * 0.8), 0.06 + 0.012 * k, 0.12 * Math.sin(k * 0.8)]),
        0.02,
        { sides: 5 },
      ),
      postAt('grey', 0.24, 0.06, [0, 0, 0]),
      move(horse('yellow'), 0, 0.72, 0),
      sweep(
        'blue',
        [
          [-0.22, 1, 0.36],
          [0.22, 1, 0.36],
        ],
        0.025,
        { sides: 6 },
      ),
    ),
  'basketball-court-hoop': () =>
    group(
      postAt('grey', 0.1, 3.2, [0, 0, -0.8]),
      bar('grey', [0, 3.1, -0.8], [0, 3.3, 0], 0.1),
      boxAt('white', [1.8, 1.1, 0.06], [0, 2.8, 0]),
      boxAt('red', [0.6, 0.45, 0.08], [0, 2.95, 0]),
      boxAt('white', [0.5, 0.36, 0.1], [0, 2.99, 0]),
      beam(
        'orange',
        Array.from({ length: 17 }, (_, k): Triple => [0.23 * Math.sin((k * Math.PI) / 8), 3.05, 0.35 + 0.23 * Math.cos((k * Math.PI) / 8)]),
        0.03,
      ),
      ...Array.from({ length: 10 }, (_, k) => {
        const a = (k * Math.PI) / 5;
        return bar(
          'white',
          [0.22 * Math.sin(a), 3.04, 0.35 + 0.22 * Math.cos(a)],
          [0.13 * Math.sin(a + 0.3), 2.64, 0.35 + 0.13 * Math.cos(a + 0.3)],
          0.014,
        );
      }),
      boxAt('grey', [0.8, 0.2, 0.8], [0, 0, -0.8]),
    ),
} satisfies Partial<KindTable<PlayKind>>;
