import { array, bar, boxAt, group, lathe, mirror, move, radial, rod, sphere, turn } from '@diorama/shape-language';
import {
  copies,
  dish,
  drumX,
  drumY,
  drumZ,
  ladder,
  lattice,
  railing,
  range,
  rods,
  smoothed,
  spread,
  torusY,
  tube,
  turnedX,
  turnedZ,
} from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import type { DrawSciFi } from './ship-interior.js';

/** What stands outside: bases, pads, containers, relics. */
export const BASES = {
  'launch-pad': ([width, height, depth]) =>
    group(
      boxAt('concrete', [width, 0.06 * height, depth], [0, 0, 0], 0.1),
      boxAt('dark', [0.34 * width, 0.01 * height, 0.34 * depth], [0.1 * width, 0.058 * height, 0]),
      // prettier-ignore
      move(lathe('steel', [[0.13 * width, 0.06 * height], [0.1 * width, 0.1 * height], [0.1 * width, 0.12 * height], [0.07 * width, 0.12 * height], [0.07 * width, 0.1 * height]], { sides: 20, smooth: false }), 0.1 * width, 0, 0),
      move(
        lattice('body', { width: 0.14 * width, height: 0.86 * height, bays: 14, thickness: 0.012 * width }),
        -0.2 * width,
        0.06 * height,
        0,
      ),
      ...spread(0.2, 0.86, 7).map((y) => boxAt('body', [0.17 * width, 0.01 * height, 0.17 * width], [-0.2 * width, y * height, 0])),
      ...[0.5, 0.76].map((y) =>
        group(
          boxAt('body', [0.2 * width, 0.03 * height, 0.04 * width], [-0.04 * width, y * height, 0]),
          boxAt('white', [0.05 * width, 0.05 * height, 0.05 * width], [0.05 * width, (y - 0.01) * height, 0]),
        ),
      ),
      // prettier-ignore
      ...[[0.36, 0.36], [-0.4, 0.38], [0.38, -0.38], [-0.4, -0.38]].map(([x, z]) => group(rod('steel', [(x ?? 0) * width, 0.06 * height, (z ?? 0) * depth], [(x ?? 0) * width, 0.46 * height, (z ?? 0) * depth], 0.008 * width), boxAt('lamp', [0.06 * width, 0.04 * height, 0.03 * width], [(x ?? 0) * width, 0.45 * height, (z ?? 0) * depth]))),
      rod('white', [-0.2 * width, 0.9 * height, 0], [-0.2 * width, height, 0], 0.006 * width),
      move(sphere('white', 0.07 * width, { detail: 2 }), 0.36 * width, 0.13 * height, -0.16 * depth),
      array(boxAt('yellow', [0.02 * width, 0.004 * height, 0.06 * depth], [-0.05 * width, 0.06 * height, 0.24 * depth]), 8, [
        0.043 * width,
        0,
        0,
      ]),
      // prettier-ignore
      copies(tube('steel', [[-0.13 * width, 0.08 * height, 0.04 * depth], [0, 0.07 * height, 0.1 * depth], [0.06 * width, 0.1 * height, 0.06 * depth]], 0.008 * width), [[0, 0, 0], [0, 0.01 * height, 0.03 * depth]]),
    ),
  'landing-pad': ([width, height]) => {
    const r = width / 2;
    return group(
      lathe(
        'body',
        [
          [0.9 * r, 0],
          [r, 0.5 * height],
          [r, 0.9 * height],
          [0.96 * r, height],
        ],
        { sides: 8, smooth: false },
      ),
      drumY('dark', 0.9 * r, 0.04 * height, [0, 0.98 * height, 0], { sides: 8 }),
      torusY('yellow', 0.62 * r, 0.03 * r, [0, 1.0 * height, 0], 32),
      mirror(boxAt('yellow', [0.07 * r, 0.02 * height, 0.6 * r], [0.2 * r, 1.01 * height, 0])),
      boxAt('yellow', [0.4 * r, 0.02 * height, 0.07 * r], [0, 1.01 * height, 0]),
      radial(boxAt('lamp', [0.06 * r, 0.06 * height, 0.06 * r], [0, 0.98 * height, 0.94 * r]), 16),
      turn(
        boxAt('body', [0.4 * r, 0.1 * height, 0.6 * r], [0, 0, 0.3 * r]),
        [Math.atan2(height, 0.6 * r) * 40, 0, 0],
        [0, 0.8 * height, 0.9 * r],
      ),
    );
  },
  gantry: ([width, height, length]) =>
    group(
      ...[-1, 1].flatMap((a) =>
        [-1, 1].map((b) =>
          move(
            lattice('body', { width: 0.1 * width, height: 0.86 * height, bays: 8, thickness: 0.012 * width }),
            a * 0.44 * width,
            0,
            b * 0.42 * length,
          ),
        ),
      ),
      ...[-1, 1].map((b) => boxAt('body', [width, 0.06 * height, 0.1 * width], [0, 0.86 * height, b * 0.42 * length])),
      mirror(boxAt('body', [0.08 * width, 0.05 * height, length], [0.44 * width, 0.88 * height, 0])),
      boxAt('accent', [width, 0.07 * height, 0.12 * width], [0, 0.93 * height, 0.1 * length]),
      boxAt('accent', [0.16 * width, 0.08 * height, 0.2 * width], [0.1 * width, 0.86 * height, 0.1 * length]),
      // prettier-ignore
      rods('dark', [[[0.08 * width, 0.86 * height, 0.1 * length], [0.08 * width, 0.5 * height, 0.1 * length]], [[0.12 * width, 0.86 * height, 0.1 * length], [0.12 * width, 0.5 * height, 0.1 * length]]], 0.004 * width),
      boxAt('yellow', [0.1 * width, 0.05 * height, 0.06 * width], [0.1 * width, 0.46 * height, 0.1 * length]),
      // prettier-ignore
      mirror(railing('yellow', [[0.44 * width, 0.93 * height, -0.48 * length], [0.44 * width, 0.93 * height, 0], [0.44 * width, 0.93 * height, 0.48 * length]], 0.07 * height, 0.006 * width)),
      move(ladder('yellow', 0.06 * width, 0.88 * height, 0.008 * width), 0.5 * width, 0, 0.42 * length),
    ),
  'shipping-container': ([width, height, length]) =>
    group(
      boxAt('body', [0.95 * width, 0.95 * height, 0.985 * length], [0, 0.03 * height, 0]),
      ...[-0.49, 0.49].flatMap((z) => [
        mirror(boxAt('trim', [0.05 * width, height, 0.02 * length], [0.475 * width, 0, z * length])),
        ...[0, 0.95].map((y) => boxAt('trim', [width, 0.05 * height, 0.02 * length], [0, y * height, z * length])),
      ]),
      // prettier-ignore
      mirror(group(...[0, 0.955].map((y) => boxAt('trim', [0.04 * width, 0.045 * height, length], [0.48 * width, y * height, 0])), array(boxAt('body', [0.03 * width, 0.88 * height, 0.012 * length], [0.477 * width, 0.06 * height, -0.46 * length]), 26, [0, 0, 0.0368 * length]))),
      // prettier-ignore
      mirror(group(...[0.12, 0.34].map((x) => group(rod('steel', [x * width, 0.05 * height, 0.5 * length], [x * width, 0.95 * height, 0.5 * length], 0.014 * width), boxAt('steel', [0.08 * width, 0.02 * height, 0.02], [x * width + 0.03 * width, 0.42 * height, 0.505 * length]))), ...[0.1, 0.5, 0.85].map((y) => boxAt('dark', [0.04 * width, 0.05 * height, 0.02], [0.44 * width, y * height, 0.497 * length])))),
      boxAt('dark', [0.008 * width, 0.9 * height, 0.004 * length], [0, 0.05 * height, 0.4935 * length]),
      mirror(boxAt('white', [0.012 * width, 0.12 * height, 0.2 * length], [0.492 * width, 0.66 * height, -0.3 * length])),
    ),
  biodome: ([width, height]) => {
    const r = 0.48 * width;
    const h = height * 0.9;
    const at = (a: number, b: number): Vec3 => [
      r * Math.cos(b) * Math.sin(a),
      0.08 * height + h * Math.sin(b),
      r * Math.cos(b) * Math.cos(a),
    ];
    const bands = [0, 0.42, 0.8, 1.16, Math.PI / 2];
    return group(
      lathe(
        'body',
        [
          [1.04 * r, 0],
          [1.04 * r, 0.08 * height],
          [0.96 * r, 0.1 * height],
        ],
        { sides: 32, smooth: false },
      ),
      drumY('soil', 0.96 * r, 0.02 * height, [0, 0.09 * height, 0], { sides: 32 }),
      ...bands.slice(0, 4).map((b) => torusY('frame', r * Math.cos(b), 0.012 * r, [0, 0.08 * height + h * Math.sin(b), 0], 32)),
      // prettier-ignore
      ...bands.slice(1).flatMap((b, row) => range(12).flatMap((k) => { const [a0, a1] = [(k * Math.PI) / 6 + (row % 2) * 0.26, (k * Math.PI) / 6 + ((row + 1) % 2) * 0.26]; const low = bands[row] ?? 0; return row > 2 ? [rod('frame', at(a0, low), at(0, b), 0.011 * r, 5)] : [rod('frame', at(a0, low), at(a1, b), 0.011 * r, 5), rod('frame', at(a0, low), at(a1 + (row % 2 === 0 ? -0.52 : 0.52), b), 0.011 * r, 5)]; })),
      // prettier-ignore
      ...range(11).map((k) => { const [x, z, s] = [0.6 * r * Math.sin(2.4 * k) * ((k + 2) / 13), 0.6 * r * Math.cos(2.4 * k) * ((k + 2) / 13), 0.13 * r * (1 + 0.5 * Math.sin(3 * k))]; return group(drumY('wood', 0.16 * s, 2.2 * s, [x, 0.1 * height, z], { sides: 6 }), move(sphere(k % 3 === 0 ? 'leafb' : 'leafa', [s, 1.1 * s, s], { detail: 1, roughness: 0.2, seed: k }), x, 0.1 * height + 2.6 * s, z)); }),
      boxAt('body', [0.24 * r, 0.22 * height, 0.3 * r], [0, 0, 1.04 * r], 0.04 * r),
      boxAt('pane', [0.14 * r, 0.15 * height, 0.02 * r], [0, 0.02 * height, 1.19 * r]),
    );
  },
  'dome-habitat': ([width, height]) => {
    const r = 0.4 * width;
    return group(
      // prettier-ignore
      lathe('body', smoothed([[r, 0.02 * height], [r, 0.3 * height], [0.92 * r, 0.56 * height], [0.66 * r, 0.8 * height], [0.3 * r, 0.94 * height], [0.02, 0.97 * height]], 3), { sides: 28 }),
      lathe(
        'trim',
        [
          [1.04 * r, 0],
          [1.04 * r, 0.06 * height],
          [r, 0.08 * height],
        ],
        { sides: 28, smooth: false },
      ),
      radial(turn(boxAt('pane', [0.24 * r, 0.16 * height, 0.06 * r], [0, 0, 0], 0.02 * r), [-8, 0, 0], [0, 0.36 * height, 0.97 * r]), 8),
      radial(
        tube(
          'trim',
          [
            [0, 0.06 * height, 1.01 * r],
            [0, 0.34 * height, r],
            [0, 0.58 * height, 0.92 * r],
            [0, 0.82 * height, 0.64 * r],
            [0, 0.96 * height, 0.26 * r],
          ],
          0.02 * r,
          6,
        ),
        8,
      ),
      turn(
        group(
          drumZ('body', 0.3 * r, 0.5 * r, [0, 0.32 * r, 1.2 * r], { sides: 18 }),
          drumZ('trim', 0.33 * r, 0.06 * r, [0, 0.32 * r, 1.44 * r], { sides: 18 }),
          boxAt('accent', [0.34 * r, 0.44 * r, 0.04 * r], [0, 0.06 * r, 1.46 * r]),
        ),
        [0, 22, 0],
      ),
      drumX('body', 0.22 * r, 0.9 * r, [1.25 * r, 0.26 * r, 0], { sides: 16 }),
      drumX('trim', 0.26 * r, 0.1 * r, [1.66 * r, 0.26 * r, 0], { sides: 16 }),
      turn(dish('white', 0.16 * r), [-40, 30, 0], [0.2 * r, 1.0 * height, -0.1 * r]),
      rod('steel', [-0.2 * r, 0.9 * height, 0], [-0.2 * r, 1.2 * height, 0], 0.012 * r),
    );
  },
  'moon-base-module': ([, height, length]) => {
    const [r, y] = [0.36 * height, 0.54 * height];
    return group(
      // prettier-ignore
      turnedZ('body', [[0.5 * r, -0.5 * length], [0.9 * r, -0.44 * length], [r, -0.38 * length], [r, 0.34 * length], [0.9 * r, 0.4 * length], [0.5 * r, 0.44 * length]], [0, y, 0], { sides: 22 }),
      ...spread(-0.34, 0.3, 6).map((z) =>
        turnedZ(
          'trim',
          [
            [1.03 * r, 0],
            [1.03 * r, 0.016 * length],
          ],
          [0, y, z * length],
          { sides: 22 },
        ),
      ),
      drumZ('trim', 0.56 * r, 0.12 * length, [0, y, 0.46 * length], { sides: 18 }),
      boxAt('accent', [0.6 * r, 0.86 * r, 0.02 * length], [0, y - 0.5 * r, 0.515 * length], 0.02),
      drumZ('pane', 0.14 * r, 0.03 * length, [0, y + 0.12 * r, 0.52 * length], { sides: 14 }),
      mirror(
        copies(
          turnedX(
            'trim',
            [
              [0.24 * r, 0],
              [0.2 * r, 0.08 * r],
            ],
            [0.96 * r, y + 0.1 * r, 0],
          ),
          spread(-0.24, 0.2, 3).map((z): Vec3 => [0, 0, z * length]),
        ),
      ),
      mirror(
        copies(
          turnedX(
            'pane',
            [
              [0.17 * r, 0.06 * r],
              [0.15 * r, 0.1 * r],
            ],
            [0.96 * r, y + 0.1 * r, 0],
          ),
          spread(-0.24, 0.2, 3).map((z): Vec3 => [0, 0, z * length]),
        ),
      ),
      ...[-0.3, 0.26].map((z) =>
        mirror(
          group(
            bar('steel', [0.6 * r, y - 0.6 * r, z * length], [1.1 * r, 0.04, z * length], 0.08 * r),
            drumY('steel', 0.2 * r, 0.05, [1.1 * r, 0, z * length], { sides: 12 }),
          ),
        ),
      ),
      turn(boxAt('steel', [0.7 * r, 0.04, 0.9 * r], [0, 0, 0.4 * r]), [34, 0, 0], [0, y - 0.6 * r, 0.5 * length]),
      turn(boxAt('solar', [1.6 * r, 0.03 * r, 0.34 * length], [0, 0, 0]), [0, 0, 0], [0, height - 0.06 * r, -0.12 * length]),
      // prettier-ignore
      rods('steel', [[[0, y + 0.9 * r, -0.12 * length], [0, height, -0.12 * length]]], 0.06 * r),
      turn(dish('white', 0.3 * r), [-40, 30, 0], [0.3 * r, y + 1.24 * r, 0.22 * length]),
      rod('steel', [0.2 * r, y + 0.9 * r, 0.22 * length], [0.28 * r, y + 1.22 * r, 0.21 * length], 0.03 * r),
    );
  },
  'cargo-crate': ([width, height, depth]) =>
    group(
      boxAt('body', [0.92 * width, 0.9 * height, 0.92 * depth], [0, 0.05 * height, 0], 0.05 * height),
      ...[-1, 1].flatMap((a) =>
        [-1, 1].map((b) => boxAt('trim', [0.16 * width, height, 0.16 * depth], [a * 0.42 * width, 0, b * 0.42 * depth], 0.03 * height)),
      ),
      boxAt('trim', [0.98 * width, 0.08 * height, 0.5 * depth], [0, 0.9 * height, 0], 0.02),
      // prettier-ignore
      ...[1, -1].map((s) => group(boxAt('dark', [0.5 * width, 0.4 * height, 0.02], [0, 0.3 * height, s * 0.46 * depth]), boxAt('neon', [0.4 * width, 0.03 * height, 0.03], [0, 0.62 * height, s * 0.46 * depth]), boxAt('accent', [0.14 * width, 0.14 * height, 0.03], [0, 0.4 * height, s * 0.46 * depth]))),
      mirror(
        group(
          boxAt('dark', [0.02, 0.3 * height, 0.5 * depth], [0.46 * width, 0.35 * height, 0]),
          boxAt('neon', [0.03, 0.03 * height, 0.4 * depth], [0.46 * width, 0.62 * height, 0]),
        ),
      ),
    ),
} satisfies Record<string, DrawSciFi>;
