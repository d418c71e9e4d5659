import type { Generator, SmallBoatSpec } from '@diorama/catalogue';
import { array, boxAt, group, mirror, move, rod, sphere, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { drumX, drumZ, finished, rods, spread, tube } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';
import { lerpVectors } from '@diorama/world-model';

import { edgeOf, hull, openHull, thwarts } from './hull.js';
import type { HullLines } from './hull.js';

/** Makes open boats and boards. */
export const generateSmallBoat: Generator<SmallBoatSpec> = ({ kind }, { size }) =>
  finished(BOATS[kind](size), 'body', {
    finishes: {
      body: 'planks #8a5a34',
      trim: 'wood #6e4628',
      paddle: 'wood #b8864a',
      log: 'bark #8a6844',
      cut: 'wood #c8a070',
      red: 'paint #c0322a',
    },
  });

type Draw = (size: Vec3) => Shape;

// prettier-ignore
const DOUBLE_ENDED: readonly Point2[] = [[-0.5, 0.03], [-0.4, 0.42], [-0.2, 0.88], [0, 1], [0.2, 0.88], [0.4, 0.42], [0.5, 0.03]];
// prettier-ignore
const TRANSOM: readonly Point2[] = [[-0.5, 0.66], [-0.3, 0.9], [-0.05, 1], [0.2, 0.86], [0.4, 0.46], [0.5, 0.03]];

// prettier-ignore
const linesFor = (beam: number, height: number, length: number, shape: { plan: readonly Point2[]; sheer: readonly Point2[]; fullness?: number; rise?: number }): HullLines => ({
  length,
  beam,
  plan: shape.plan,
  sheer: shape.sheer.map(([z, y]): Point2 => [z, y * height]),
  // prettier-ignore
  keel: [[-0.5, (shape.rise ?? 0.2) * height], [-0.36, 0.01], [0.36, 0.01], [0.5, (shape.rise ?? 0.2) * height]],
  fullness: shape.fullness ?? 0.55,
});

const oar = (from: Vec3, to: Vec3): Shape =>
  group(
    rod('paddle', from, to, 0.022, 6),
    sweep('paddle', [lerpVectors(from, to, 0.8), lerpVectors(from, to, 0.86), to], [0.02, 0.07, 0.07], { sides: 4 }),
  );

/** A paddle with a blade at both ends or at one. */
const paddle = (length: number, blades: 1 | 2): Shape =>
  group(
    rod('paddle', [-length / 2, 0, 0], [length / 2, 0, 0], 0.018, 6),
    ...(blades === 2 ? [-1, 1] : [1]).map((s) => boxAt('red', [0.42, 0.03, 0.17], [s * (length / 2 - 0.1), -0.015, 0], 0.012)),
    ...(blades === 1 ? [boxAt('paddle', [0.04, 0.03, 0.12], [-length / 2, -0.015, 0])] : []),
  );

const BOATS: Readonly<Record<SmallBoatSpec['kind'], Draw>> = {
  rowing: ([width, height, length]) => {
    const beam = 0.6 * width;
    // prettier-ignore
    const lines = linesFor(beam, height, length, { plan: TRANSOM, sheer: [[-0.5, 0.86], [0, 0.76], [0.5, 1]] });
    const [w, y] = edgeOf(lines, -0.5);
    return group(
      openHull(lines, 'body', 0.035),
      boxAt('body', [1.9 * w, 0.7 * y, 0.05], [0, 0.26 * y, -0.495 * length]),
      thwarts('trim', lines, [-0.36, -0.08, 0.2], 0.14, 0.28),
      mirror(oar([0.1, 0.9 * height, 0], [width / 2, 0.12 * height, -0.1 * length])),
      ...spread(-0.3, 0.3, 5).map((z) => boxAt('trim', [0.9 * edgeOf(lines, z)[0], 0.03, 0.06], [0, 0.04, z * length])),
    );
  },
  canoe: ([width, height, length]) => {
    // prettier-ignore
    const lines = linesFor(width, height, length, { plan: DOUBLE_ENDED, sheer: [[-0.5, 1], [-0.4, 0.72], [0, 0.6], [0.4, 0.72], [0.5, 1]], rise: 0.4 });
    return group(
      openHull(lines, 'body', 0.025),
      thwarts('trim', lines, [-0.28, 0, 0.28], 0.06, 0.16),
      move(turn(paddle(1.5, 1), [0, 64, 8]), 0.06, 0.66 * height, 0),
    );
  },
  kayak: ([width, height, length]) => {
    const beam = 0.36 * width;
    // prettier-ignore
    const lines = linesFor(beam, 0.62 * height, length, { plan: DOUBLE_ENDED, sheer: [[-0.5, 1], [-0.3, 0.86], [0, 0.8], [0.3, 0.9], [0.5, 1.1]], rise: 0.5 });
    const y = edgeOf(lines, 0)[1];
    return group(
      hull(lines, { bottom: 'body', side: 'body', strake: 'body', deck: 'accent' }),
      sphereCap(beam, y, length),
      boxAt('seat', [0.5 * beam, 0.24, 0.06], [0, y, -0.1 * length], 0.02),
      move(turn(paddle(width, 2), [0, 6, 0]), 0, 0.86 * height, 0.05 * length),
      ...[0.22, 0.3].map((z) => rod('dark', [-0.3 * beam, y + 0.06, z * length], [0.3 * beam, y + 0.06, (z + 0.04) * length], 0.01, 4)),
    );
  },
  raft: ([width, height, length]) => {
    const r = 0.09 * width;
    const logs = spread(-0.42, 0.42, 6);
    const mast = height - 0.05;
    return group(
      // prettier-ignore
      ...logs.map((x, k) => group(drumZ('log', r, length * (0.94 + 0.05 * (k % 2)), [x * width, r, 0.02 * length * (k % 2 === 0 ? 1 : -1)], { sides: 10 }), drumZ('cut', 0.86 * r, length * (0.95 + 0.05 * (k % 2)), [x * width, r, 0.02 * length * (k % 2 === 0 ? 1 : -1)], { sides: 10 }))),
      ...[-0.36, 0.36].map((z) => drumX('log', 0.55 * r, width, [0, 2.3 * r, z * length], { sides: 8 })),
      ...[-0.36, 0.36].flatMap((z) => logs.map((x) => boxAt('rope', [0.05 * width, 1.1 * r, 1.4 * r], [x * width, 1.7 * r, z * length]))),
      rod('log', [0, 2 * r, 0], [0, mast, 0], 0.045),
      drumX('log', 0.035, 0.8 * width, [0, 0.94 * mast, 0.05]),
      // prettier-ignore
      { form: 'sheet', slot: 'sail', thickness: 0.02, grid: spread(-1, 1, 6).map((s) => spread(0, 1, 5).map((t): Vec3 => [0.38 * width * s, 0.92 * mast - t * 0.6 * mast, 0.08 + 0.3 * Math.sin(Math.PI * t) * (1 - 0.5 * s * s)])) },
      // prettier-ignore
      rods('rope', [[[0, mast, 0], [0.4 * width, 2 * r, -0.4 * length]], [[0, mast, 0], [-0.4 * width, 2 * r, -0.4 * length]]], 0.012),
      boxAt('cut', [0.4, 0.34, 0.34], [0.25 * width, 2 * r, -0.26 * length]),
    );
  },
  inflatable: ([width, height, length]) => {
    const r = 0.28 * height;
    // prettier-ignore
    const ring: Vec3[] = spread(-90, 90, 9).map((a): Vec3 => [(width / 2 - r) * Math.cos((a * Math.PI) / 180) * (a > 0 ? 0.96 : 1), r + (a > 40 ? 0.3 * r : 0), 0.1 * length + (0.4 * length - r) * Math.sin((a * Math.PI) / 180)]).slice(2);
    const side = ring.filter(([x]) => x > 0.02);
    // prettier-ignore
    const path: Vec3[] = [[width / 2 - r, r, -0.5 * length], [width / 2 - r, r, -0.2 * length], ...side, ...side.toReversed().map(([x, y, z]): Vec3 => [-x, y, z]), [r - width / 2, r, -0.2 * length], [r - width / 2, r, -0.5 * length]];
    return group(
      sweep('body', path, r, { sides: 12 }),
      boxAt('dark', [width - 2.6 * r, 0.06, 0.86 * length], [0, 0.5 * r, -0.04 * length]),
      boxAt('dark', [width - 2 * r, 1.8 * r, 0.06], [0, 0.3 * r, -0.42 * length]),
      boxAt('trim', [width - 2.2 * r, 0.05, 0.26], [0, 1.5 * r, -0.08 * length]),
      group(
        boxAt('black', [0.26, 0.3, 0.4], [0, height - 0.32, -0.48 * length], 0.05),
        boxAt('black', [0.12, height - 0.3, 0.16], [0, 0, -0.48 * length]),
      ),
      rod('black', [0, height - 0.16, -0.42 * length], [0.1, height - 0.12, -0.26 * length], 0.025),
      // prettier-ignore
      mirror(tube('rope', [[width / 2 - 0.02, 1.5 * r, -0.4 * length], [width / 2, 1.2 * r, -0.2 * length], [width / 2 - 0.02, 1.5 * r, 0], [width / 2 - 0.02, 1.2 * r, 0.16 * length]], 0.015)),
    );
  },
  gondola: ([width, height, length]) => {
    // prettier-ignore
    const lines = linesFor(0.9 * width, height, length, { plan: DOUBLE_ENDED, sheer: [[-0.5, 0.9], [-0.42, 0.55], [-0.25, 0.32], [0, 0.28], [0.25, 0.32], [0.42, 0.6], [0.5, 0.95]], rise: 0.6 });
    return group(
      openHull(lines, 'body', 0.04, 'gold'),
      boxAt('red', [0.6 * width, 0.16, 0.5], [0, 0.2, -0.06 * length], 0.05),
      boxAt('red', [0.6 * width, 0.5, 0.12], [0, 0.24, -0.1 * length], 0.05),
      boxAt('gold', [0.5 * width, 0.06, 0.08], [0, 0.74, -0.1 * length]),
      boxAt('body', [0.9 * edgeOf(lines, -0.34)[0], 0.04, 0.16 * length], [0, 0.3 * height, -0.34 * length]),
      ...spread(0.6, 0.9, 5).map((y) => boxAt('steel', [0.04, 0.03 * height, 0.16], [0, y * height, 0.495 * length + 0.02])),
      // prettier-ignore
      sweep('steel', [[0, 0.5 * height, 0.47 * length], [0, 0.8 * height, 0.5 * length], [0, height, 0.475 * length]], [0.03, 0.06, 0.03], { sides: 6 }),
      rod('paddle', [-0.2 * width, 0.8 * height, -0.34 * length], [-0.9 * width, 0, -0.1 * length], 0.025),
      rod('paddle', [-0.2 * width, 0.8 * height, -0.34 * length], [-0.05, height, -0.4 * length], 0.025),
    );
  },
  punt: ([width, height, length]) => {
    // prettier-ignore
    const lines = linesFor(width, height, length, { plan: [[-0.5, 0.8], [-0.3, 1], [0.3, 1], [0.5, 0.7]], sheer: [[-0.5, 1], [0, 0.8], [0.5, 1]], fullness: 0.95, rise: 0.7 });
    // prettier-ignore
    return group(openHull(lines, 'body', 0.03), thwarts('trim', lines, [-0.42, -0.1, 0.24, 0.42], 0.03, 0.4), rod('paddle', [0.3 * width, 0.9 * height, -0.45 * length], [0.3 * width, 0.95 * height, 0.45 * length], 0.022));
  },
  outrigger: ([width, height, length]) => {
    // prettier-ignore
    const lines = linesFor(0.3 * width, height, length, { plan: DOUBLE_ENDED, sheer: [[-0.5, 1], [-0.4, 0.74], [0, 0.6], [0.4, 0.74], [0.5, 1]], rise: 0.5 });
    const float = 0.78 * width;
    return move(
      group(
        openHull(lines, 'body', 0.03),
        thwarts('trim', lines, [-0.3, -0.1, 0.1, 0.3], 0.06, 0.18),
        // prettier-ignore
        sweep('body', [[float, 0.24, -0.34 * length], [float, 0.13, -0.24 * length], [float, 0.13, 0.24 * length], [float, 0.26, 0.34 * length]], [0.05, 0.12, 0.12, 0.04], { sides: 10 }),
        // prettier-ignore
        ...[-0.15, 0.15].map((z) => tube('paddle', [[-0.15 * width, 0.66 * height, z * length], [0.4 * width, 0.8 * height, z * length], [0.7 * float + 0.1, 0.6 * height, z * length], [float, 0.15, z * length]], 0.035)),
      ),
      -0.33 * width,
      0,
      0,
    );
  },
  coracle: ([width, height, length]) => {
    const circle = spread(-0.5, 0.5, 9).map((z): Point2 => [z, Math.sqrt(Math.max(0.04, 1 - (2 * z) ** 2))]);
    // prettier-ignore
    const lines = linesFor(width, height, length, { plan: circle, sheer: [[-0.5, 1], [0.5, 1]], rise: 0.7, fullness: 0.7 });
    return group(
      openHull(lines, 'body', 0.03),
      thwarts('trim', lines, [0], 0.1, 0.3),
      ...[-1, 1].map((s) => boxAt('body', [0.25 * width, 0.34 * height, 0.04], [0, 0.66 * height, s * 0.49 * length])),
      move(turn(paddle(1.3, 1), [0, 30, 6]), 0, height, 0.1),
    );
  },
  'dragon-boat': ([width, height, length]) => {
    // prettier-ignore
    const lines = linesFor(0.5 * width, 0.5 * height, length * 0.94, { plan: DOUBLE_ENDED, sheer: [[-0.5, 1.2], [-0.3, 0.8], [0.3, 0.8], [0.5, 1.2]], rise: 0.6 });
    const z = 0.46 * length;
    return group(
      openHull(lines, 'body', 0.04, 'gold'),
      thwarts('trim', lines, spread(-0.36, 0.36, 9), 0.08, 0.2),
      mirror(array(oar([0.2 * width, 0.5 * height, -0.3 * length], [0.5 * width, 0, -0.34 * length]), 8, [0, 0, 0.085 * length])),
      sweep(
        'green',
        [
          [0, 0.5 * height, z - 0.4],
          [0, 0.8 * height, z],
          [0, 0.95 * height, z + 0.1],
        ],
        [0.2, 0.16, 0.2],
        { sides: 8 },
      ),
      boxAt('green', [0.3, 0.22, 0.5], [0, 0.86 * height, z + 0.22], 0.06),
      boxAt('red', [0.28, 0.06, 0.4], [0, 0.83 * height, z + 0.28]),
      mirror(move(sphere('white', 0.07, { detail: 1 }), 0.13, height, z + 0.2)),
      // prettier-ignore
      mirror(rods('gold', [[[0.1, height, z + 0.02], [0.2, height + 0.24, z - 0.2]]], 0.03)),
      sweep(
        'green',
        [
          [0, 0.5 * height, -z + 0.3],
          [0, 0.8 * height, -z],
          [0, 1 * height, -z - 0.1],
        ],
        [0.14, 0.1, 0.02],
        { sides: 8 },
      ),
      drumX('red', 0.3, 0.4, [0, 0.66 * height, 0.36 * length]),
    );
  },
};

/** The raised rim around a kayak's cockpit and the ridge of its deck. */
const sphereCap = (beam: number, y: number, length: number): Shape =>
  group(
    move(sphere('body', [0.36 * beam, 0.1, 0.36 * length], { detail: 2 }), 0, y - 0.03, 0),
    // prettier-ignore
    { form: 'placed', part: { form: 'sweep', slot: 'dark', radius: 0.02, closed: true, path: spread(0, 345, 24).map((a): Vec3 => [0.32 * beam * Math.sin((a * Math.PI) / 180), y + 0.07, 0.1 * length * Math.cos((a * Math.PI) / 180)]) } },
    move(sphere('black', [0.3 * beam, 0.06, 0.095 * length], { detail: 2 }), 0, y + 0.03, 0),
  );
