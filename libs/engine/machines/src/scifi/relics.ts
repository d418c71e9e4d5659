import { bar, boxAt, group, lathe, mirror, move, radial, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2 } from '@diorama/shape-language';
import {
  drumX,
  drumY,
  drumZ,
  octagon,
  plateX,
  railing,
  range,
  ringZ,
  rods,
  smoothed,
  spread,
  torusY,
  tube,
  turnedZ,
} from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import type { DrawSciFi } from './ship-interior.js';

/** Reactors, thrusters, relics and other things that glow. */
export const RELICS = {
  reactor: ([width, height]) => {
    const r = 0.5 * width;
    return group(
      lathe(
        'body',
        [
          [r, 0],
          [r, 0.08 * height],
          [0.7 * r, 0.14 * height],
          [0.5 * r, 0.14 * height],
        ],
        { sides: 28, smooth: false },
      ),
      // prettier-ignore
      lathe('glow', smoothed([[0.3 * r, 0.13 * height], [0.22 * r, 0.3 * height], [0.34 * r, 0.5 * height], [0.22 * r, 0.7 * height], [0.3 * r, 0.87 * height]], 3), { sides: 22 }),
      ...spread(0.22, 0.78, 6).map((y) => torusY('trim', 0.44 * r, 0.045 * r, [0, y * height, 0], 26)),
      radial(
        group(
          boxAt('body', [0.14 * r, 0.74 * height, 0.14 * r], [0, 0.12 * height, 0.5 * r], 0.02),
          boxAt('neon', [0.04 * r, 0.5 * height, 0.02 * r], [0, 0.24 * height, 0.575 * r]),
        ),
        6,
      ),
      // prettier-ignore
      lathe('body', [[0.5 * r, 0.86 * height], [0.7 * r, 0.86 * height], [0.86 * r, 0.92 * height], [0.86 * r, 0.97 * height], [0.4 * r, height]], { sides: 28, smooth: false }),
      radial(
        tube(
          'copper',
          [
            [0, 0.92 * height, 0.8 * r],
            [0, 0.84 * height, 0.98 * r],
            [0, 0.3 * height, 0.98 * r],
            [0, 0.06 * height, 0.92 * r],
          ],
          0.05 * r,
        ),
        3,
      ),
      // prettier-ignore
      railing('yellow', range(17).map((k): Vec3 => [0.96 * r * Math.sin((k * Math.PI) / 8), 0.08 * height, 0.96 * r * Math.cos((k * Math.PI) / 8)]), 0.1 * height, 0.012 * r),
      radial(boxAt('accent', [0.3 * r, 0.05 * height, 0.02 * r], [0, 0.02 * height, r]), 6),
    );
  },
  thruster: ([width, height, length]) => {
    const [r, y] = [0.46 * width, height / 2];
    return group(
      // prettier-ignore
      turnedZ('body', [[0.98 * r, -0.5 * length], [0.9 * r, -0.4 * length], [0.6 * r, -0.14 * length], [0.46 * r, -0.02 * length], [0.6 * r, 0.1 * length], [0.6 * r, 0.32 * length], [0.3 * r, 0.42 * length]], [0, y, 0], { sides: 26 }),
      ...spread(-0.42, -0.08, 6).map((z) => ringZ('trim', (0.5 + 1.14 * -z) * r * 0.98, 0.03 * r, [0, y, z * length], 26)),
      turnedZ(
        'flame',
        [
          [0.9 * r, 0],
          [0.7 * r, 0.02 * length],
        ],
        [0, y, -0.512 * length],
        { sides: 24 },
      ),
      turnedZ(
        'glow',
        [
          [0.4 * r, 0],
          [0.2 * r, 0.02 * length],
        ],
        [0, y, -0.525 * length],
        { sides: 20 },
      ),
      // prettier-ignore
      ...range(6).map((k) => { const a = (k * Math.PI) / 3; return tube('copper', [[0.5 * r * Math.cos(a), y + 0.5 * r * Math.sin(a), 0.34 * length], [0.8 * r * Math.cos(a), y + 0.8 * r * Math.sin(a), 0.2 * length], [0.78 * r * Math.cos(a), y + 0.78 * r * Math.sin(a), -0.18 * length]], 0.05 * r); }),
      drumZ('dark', 0.72 * r, 0.06 * length, [0, y, 0.2 * length], { sides: 24 }),
      drumZ('steel', 0.22 * r, 0.14 * length, [0, y, 0.44 * length], { sides: 16 }),
      // prettier-ignore
      mirror(rods('dark', [[[0.7 * r, 0, 0.24 * length], [0.4 * r, y - 0.4 * r, 0.2 * length]], [[0.7 * r, 0, -0.1 * length], [0.4 * r, y - 0.4 * r, -0.06 * length]], [[0.7 * r, 0.03, -0.16 * length], [0.7 * r, 0.03, 0.3 * length]]], 0.05 * r)),
    );
  },
  'warp-core': ([width, height]) =>
    group(
      // prettier-ignore
      ...[0, 1].map((k) => { const flip = k === 0 ? 1 : -1; const y = (s: number): number => (k === 0 ? s * height : (1 - s) * height); const line: Point2[] = [[0.5 * width, y(0)], [0.5 * width, y(0.05)], [0.3 * width, y(0.1)], [0.24 * width, y(0.14)]]; return lathe('body', flip > 0 ? line : line.toReversed(), { sides: 20, smooth: false }); }),
      lathe(
        'glow',
        [
          [0.17 * width, 0.12 * height],
          [0.17 * width, 0.88 * height],
        ],
        { sides: 20 },
      ),
      ...[...spread(0.17, 0.41, 4), ...spread(0.59, 0.83, 4)].map((y) =>
        torusY('trim', 0.2 * width, 0.045 * width, [0, y * height, 0], 22),
      ),
      lathe(
        'trim',
        [
          [0.2 * width, 0.44 * height],
          [0.36 * width, 0.47 * height],
          [0.36 * width, 0.53 * height],
          [0.2 * width, 0.56 * height],
        ],
        { sides: 8, smooth: false },
      ),
      drumX('body', 0.09 * width, 1.1 * width, [0, 0.5 * height, 0], { sides: 14 }),
      mirror(drumX('glow', 0.1 * width, 0.06 * width, [0.44 * width, 0.5 * height, 0], { sides: 14 })),
      // prettier-ignore
      railing('steel', range(17).map((k): Vec3 => [0.48 * width * Math.sin((k * Math.PI) / 8), 0.05 * height, 0.48 * width * Math.cos((k * Math.PI) / 8)]), 0.1 * height, 0.01 * width),
    ),
  monolith: ([width, height, depth]) => group(boxAt('body', [width, height, depth], [0, 0, 0])),
  'rune-monolith': ([width, height, depth]) =>
    group(
      // prettier-ignore
      plateX('body', [[-0.5, 0], [0.5, 0], [0.42, 0.9], [0.1, 1], [-0.42, 0.94]].map(([z, y]): Point2 => [(z ?? 0) * depth, (y ?? 0) * height]), width),
      // prettier-ignore
      ...spread(0.14, 0.8, 7).map((y, k) => group(boxAt('glow', [0.26 * width, 0.012 * height, 0.02], [0, y * height, (0.5 - 0.085 * y) * depth + 0.002]), boxAt('glow', [0.02 * width, 0.05 * height, 0.02], [(k % 2 === 0 ? 0.13 : -0.13) * width, y * height, (0.5 - 0.085 * y) * depth + 0.002]), turn(boxAt('glow', [0.02 * width, 0.05 * height, 0.02], [0, 0, 0]), [0, 0, k % 2 === 0 ? 40 : -40], [0, y * height, (0.5 - 0.085 * y) * depth]))),
      mirror(boxAt('glow', [0.02 * width, 0.76 * height, 0.02], [0.36 * width, 0.08 * height, 0.455 * depth])),
    ),
  'alien-egg': ([width, height]) => {
    const r = 0.4 * width;
    return group(
      // prettier-ignore
      lathe('body', smoothed([[0.6 * r, 0.04 * height], [0.95 * r, 0.26 * height], [r, 0.46 * height], [0.8 * r, 0.72 * height], [0.42 * r, 0.9 * height], [0.2 * r, 0.94 * height]], 3), { sides: 20 }),
      // prettier-ignore
      ...range(4).map((k) => turn({ form: 'sweep', slot: 'flesh', sides: 8, path: [[0, 0.88 * height, 0.24 * r], [0, 0.96 * height, 0.5 * r], [0, 0.99 * height, 0.86 * r]], radius: [0.2 * r, 0.16 * r, 0.03 * r] }, [0, 45 + 90 * k, 0])),
      drumY('glow', 0.2 * r, 0.02 * height, [0, 0.93 * height, 0], { sides: 14 }),
      ...range(8).map((k) =>
        turn(
          tube(
            'vein',
            spread(0.1, 0.86, 7).map((t): Vec3 => [0.08 * r * Math.sin(9 * t + k), t * height, r * (0.7 + 1.25 * t - 1.5 * t * t) * 1.0]),
            0.025 * r,
            5,
          ),
          [0, 45 * k, 0],
        ),
      ),
      // prettier-ignore
      ...range(7).map((k) => turn({ form: 'sweep', slot: 'flesh', sides: 7, path: [[0, 0.12 * height, 0.7 * r], [0.1 * r, 0.06 * height, 1.1 * r], [0.2 * r, 0.02 * height, 1.24 * r]], radius: [0.16 * r, 0.12 * r, 0.03 * r] }, [0, (360 / 7) * k, 0])),
    );
  },
  'sensor-tower': ([width, height]) =>
    group(
      // prettier-ignore
      turn({ form: 'loft', slot: 'body', smooth: false, sections: [[0, 0.5], [0.06, 0.46], [0.1, 0.2], [0.7, 0.12]].map(([y, s]) => ({ z: (y ?? 0) * height, outline: octagon(2 * (s ?? 0) * width, 2 * (s ?? 0) * width, 0.4 * (s ?? 0) * width) })) }, [-90, 0, 0]),
      ...spread(0.2, 0.6, 4).map((y) => boxAt('neon', [0.34 * width, 0.012 * height, 0.34 * width], [0, y * height, 0])),
      drumY('trim', 0.2 * width, 0.04 * height, [0, 0.7 * height, 0], { sides: 18 }),
      move(sphere('dark', 0.16 * width, { detail: 2 }), 0, 0.8 * height, 0),
      ringZ('glow', 0.13 * width, 0.02 * width, [0, 0.8 * height, 0.1 * width], 18),
      drumZ('redlamp', 0.07 * width, 0.04 * width, [0, 0.8 * height, 0.15 * width], { sides: 14 }),
      mirror(bar('trim', [0.16 * width, 0.72 * height, 0], [0.34 * width, 0.94 * height, 0], 0.05 * width)),
      rod('steel', [0, 0.86 * height, 0], [0, height, 0], 0.02 * width),
      radial(boxAt('accent', [0.16 * width, 0.03 * height, 0.1 * width], [0, 0.02 * height, 0.47 * width]), 4),
    ),
  'power-cell': ([width, height]) =>
    group(
      lathe(
        'body',
        [
          [0.5 * width, 0],
          [0.5 * width, 0.16 * height],
          [0.4 * width, 0.2 * height],
        ],
        { sides: 8, smooth: false },
      ),
      lathe(
        'glow',
        [
          [0.34 * width, 0.18 * height],
          [0.34 * width, 0.82 * height],
        ],
        { sides: 18 },
      ),
      lathe(
        'body',
        [
          [0.4 * width, 0.8 * height],
          [0.5 * width, 0.84 * height],
          [0.5 * width, 0.96 * height],
          [0.3 * width, height],
        ],
        { sides: 8, smooth: false },
      ),
      radial(boxAt('trim', [0.1 * width, 0.68 * height, 0.08 * width], [0, 0.16 * height, 0.4 * width]), 4),
      ...[0.36, 0.5, 0.64].map((y) => torusY('trim', 0.36 * width, 0.025 * width, [0, y * height, 0], 20)),
      // prettier-ignore
      { form: 'sweep', slot: 'steel', radius: 0.035 * width, sides: 6, path: spread(0, 180, 7).map((a): Vec3 => [0.24 * width * Math.cos((a * Math.PI) / 180), 0.98 * height + 0.14 * width * Math.sin((a * Math.PI) / 180), 0]) },
    ),
} satisfies Record<string, DrawSciFi>;
