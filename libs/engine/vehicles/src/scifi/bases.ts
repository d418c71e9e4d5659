import { array, bar, group, lathe, mirror, move, radial, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

import { dish, ladder, lattice, railing } from '../parts/fittings.js';
import { octagon, smoothed } from '../parts/outlines.js';
import { boxAt, copies, drumX, drumY, drumZ, plateX, range, ringZ, rods, spread, torusY, tube, turnedX, turnedZ } from '../parts/solids.js';
import type { Vec3 } from '../parts/solids.js';
import type { DrawSciFi } from './ship-interior.js';

/** What stands outside: bases, pads, containers, relics. */
export const BASES = {
  reactor: ([width, height]) => {
    const r = 0.5 * width;
    return group(
      lathe('body', [[r, 0], [r, 0.08 * height], [0.7 * r, 0.14 * height], [0.5 * r, 0.14 * height]], { sides: 28, smooth: false }),
      lathe('glow', smoothed([[0.3 * r, 0.13 * height], [0.22 * r, 0.3 * height], [0.34 * r, 0.5 * height], [0.22 * r, 0.7 * height], [0.3 * r, 0.87 * height]], 3), { sides: 22 }), // prettier-ignore
      ...spread(0.22, 0.78, 6).map((y) => torusY('trim', 0.44 * r, 0.045 * r, [0, y * height, 0], 26)),
      radial(group(boxAt('body', [0.14 * r, 0.74 * height, 0.14 * r], [0, 0.12 * height, 0.5 * r], 0.02), boxAt('neon', [0.04 * r, 0.5 * height, 0.02 * r], [0, 0.24 * height, 0.575 * r])), 6),
      lathe('body', [[0.5 * r, 0.86 * height], [0.7 * r, 0.86 * height], [0.86 * r, 0.92 * height], [0.86 * r, 0.97 * height], [0.4 * r, height]], { sides: 28, smooth: false }), // prettier-ignore
      radial(tube('copper', [[0, 0.92 * height, 0.8 * r], [0, 0.84 * height, 0.98 * r], [0, 0.3 * height, 0.98 * r], [0, 0.06 * height, 0.92 * r]], 0.05 * r), 3),
      railing('yellow', range(17).map((k): Vec3 => [0.96 * r * Math.sin((k * Math.PI) / 8), 0.08 * height, 0.96 * r * Math.cos((k * Math.PI) / 8)]), 0.1 * height, 0.012 * r), // prettier-ignore
      radial(boxAt('accent', [0.3 * r, 0.05 * height, 0.02 * r], [0, 0.02 * height, r]), 6),
    );
  },
  thruster: ([width, height, length]) => {
    const [r, y] = [0.46 * width, height / 2];
    return group(
      turnedZ('body', [[0.98 * r, -0.5 * length], [0.9 * r, -0.4 * length], [0.6 * r, -0.14 * length], [0.46 * r, -0.02 * length], [0.6 * r, 0.1 * length], [0.6 * r, 0.32 * length], [0.3 * r, 0.42 * length]], [0, y, 0], { sides: 26 }), // prettier-ignore
      ...spread(-0.42, -0.08, 6).map((z) => ringZ('trim', (0.5 + 1.14 * (-z)) * r * 0.98, 0.03 * r, [0, y, z * length], 26)),
      turnedZ('flame', [[0.9 * r, 0], [0.7 * r, 0.02 * length]], [0, y, -0.512 * length], { sides: 24 }),
      turnedZ('glow', [[0.4 * r, 0], [0.2 * r, 0.02 * length]], [0, y, -0.525 * length], { sides: 20 }),
      ...range(6).map((k) => { const a = (k * Math.PI) / 3; return tube('copper', [[0.5 * r * Math.cos(a), y + 0.5 * r * Math.sin(a), 0.34 * length], [0.8 * r * Math.cos(a), y + 0.8 * r * Math.sin(a), 0.2 * length], [0.78 * r * Math.cos(a), y + 0.78 * r * Math.sin(a), -0.18 * length]], 0.05 * r); }), // prettier-ignore
      drumZ('dark', 0.72 * r, 0.06 * length, [0, y, 0.2 * length], { sides: 24 }),
      drumZ('steel', 0.22 * r, 0.14 * length, [0, y, 0.44 * length], { sides: 16 }),
      mirror(rods('dark', [[[0.7 * r, 0, 0.24 * length], [0.4 * r, y - 0.4 * r, 0.2 * length]], [[0.7 * r, 0, -0.1 * length], [0.4 * r, y - 0.4 * r, -0.06 * length]], [[0.7 * r, 0.03, -0.16 * length], [0.7 * r, 0.03, 0.3 * length]]], 0.05 * r)), // prettier-ignore
    );
  },
  'warp-core': ([width, height]) =>
    group(
      ...[0, 1].map((k) => { const flip = k === 0 ? 1 : -1; const y = (s: number): number => (k === 0 ? s * height : (1 - s) * height); const line: Point2[] = [[0.5 * width, y(0)], [0.5 * width, y(0.05)], [0.3 * width, y(0.1)], [0.24 * width, y(0.14)]]; return lathe('body', flip > 0 ? line : line.toReversed(), { sides: 20, smooth: false }); }), // prettier-ignore
      lathe('glow', [[0.17 * width, 0.12 * height], [0.17 * width, 0.88 * height]], { sides: 20 }),
      ...[...spread(0.16, 0.42, 6), ...spread(0.58, 0.84, 6)].map((y) => torusY('trim', 0.2 * width, 0.045 * width, [0, y * height, 0], 22)),
      lathe('trim', [[0.2 * width, 0.44 * height], [0.36 * width, 0.47 * height], [0.36 * width, 0.53 * height], [0.2 * width, 0.56 * height]], { sides: 8, smooth: false }),
      drumX('body', 0.09 * width, 1.1 * width, [0, 0.5 * height, 0], { sides: 14 }),
      mirror(drumX('glow', 0.1 * width, 0.06 * width, [0.44 * width, 0.5 * height, 0], { sides: 14 })),
      railing('steel', range(17).map((k): Vec3 => [0.48 * width * Math.sin((k * Math.PI) / 8), 0.05 * height, 0.48 * width * Math.cos((k * Math.PI) / 8)]), 0.1 * height, 0.01 * width), // prettier-ignore
    ),
  'launch-pad': ([width, height, depth]) =>
    group(
      boxAt('concrete', [width, 0.06 * height, depth], [0, 0, 0], 0.1),
      boxAt('dark', [0.34 * width, 0.01 * height, 0.34 * depth], [0.1 * width, 0.058 * height, 0]),
      move(lathe('steel', [[0.13 * width, 0.06 * height], [0.1 * width, 0.1 * height], [0.1 * width, 0.12 * height], [0.07 * width, 0.12 * height], [0.07 * width, 0.1 * height]], { sides: 20, smooth: false }), 0.1 * width, 0, 0), // prettier-ignore
      move(lattice('body', { width: 0.14 * width, height: 0.86 * height, bays: 14, thickness: 0.012 * width }), -0.2 * width, 0.06 * height, 0),
      ...spread(0.2, 0.86, 7).map((y) => boxAt('body', [0.17 * width, 0.01 * height, 0.17 * width], [-0.2 * width, y * height, 0])),
      ...[0.5, 0.76].map((y) => group(boxAt('body', [0.2 * width, 0.03 * height, 0.04 * width], [-0.04 * width, y * height, 0]), boxAt('white', [0.05 * width, 0.05 * height, 0.05 * width], [0.05 * width, (y - 0.01) * height, 0]))),
      ...[[0.36, 0.36], [-0.4, 0.38], [0.38, -0.38], [-0.4, -0.38]].map(([x, z]) => group(rod('steel', [(x ?? 0) * width, 0.06 * height, (z ?? 0) * depth], [(x ?? 0) * width, 0.46 * height, (z ?? 0) * depth], 0.008 * width), boxAt('lamp', [0.06 * width, 0.04 * height, 0.03 * width], [(x ?? 0) * width, 0.45 * height, (z ?? 0) * depth]))), // prettier-ignore
      rod('white', [-0.2 * width, 0.9 * height, 0], [-0.2 * width, height, 0], 0.006 * width),
      move(sphere('white', 0.07 * width, { detail: 2 }), 0.36 * width, 0.13 * height, -0.16 * depth),
      array(boxAt('yellow', [0.02 * width, 0.004 * height, 0.06 * depth], [-0.05 * width, 0.06 * height, 0.24 * depth]), 8, [0.043 * width, 0, 0]),
      copies(tube('steel', [[-0.13 * width, 0.08 * height, 0.04 * depth], [0, 0.07 * height, 0.1 * depth], [0.06 * width, 0.1 * height, 0.06 * depth]], 0.008 * width), [[0, 0, 0], [0, 0.01 * height, 0.03 * depth]]), // prettier-ignore
    ),
  'landing-pad': ([width, height]) => {
    const r = width / 2;
    return group(
      lathe('body', [[0.9 * r, 0], [r, 0.5 * height], [r, 0.9 * height], [0.96 * r, height]], { sides: 8, smooth: false }),
      drumY('dark', 0.9 * r, 0.04 * height, [0, 0.98 * height, 0], { sides: 8 }),
      torusY('yellow', 0.62 * r, 0.03 * r, [0, 1.0 * height, 0], 32),
      mirror(boxAt('yellow', [0.07 * r, 0.02 * height, 0.6 * r], [0.2 * r, 1.01 * height, 0])),
      boxAt('yellow', [0.4 * r, 0.02 * height, 0.07 * r], [0, 1.01 * height, 0]),
      radial(boxAt('lamp', [0.06 * r, 0.06 * height, 0.06 * r], [0, 0.98 * height, 0.94 * r]), 16),
      turn(boxAt('body', [0.4 * r, 0.1 * height, 0.6 * r], [0, 0, 0.3 * r]), [Math.atan2(height, 0.6 * r) * 40, 0, 0], [0, 0.8 * height, 0.9 * r]),
    );
  },
  gantry: ([width, height, length]) =>
    group(
      ...[-1, 1].flatMap((a) => [-1, 1].map((b) => move(lattice('body', { width: 0.1 * width, height: 0.86 * height, bays: 8, thickness: 0.012 * width }), a * 0.44 * width, 0, b * 0.42 * length))),
      ...[-1, 1].map((b) => boxAt('body', [width, 0.06 * height, 0.1 * width], [0, 0.86 * height, b * 0.42 * length])),
      mirror(boxAt('body', [0.08 * width, 0.05 * height, length], [0.44 * width, 0.88 * height, 0])),
      boxAt('accent', [width, 0.07 * height, 0.12 * width], [0, 0.93 * height, 0.1 * length]),
      boxAt('accent', [0.16 * width, 0.08 * height, 0.2 * width], [0.1 * width, 0.86 * height, 0.1 * length]),
      rods('dark', [[[0.08 * width, 0.86 * height, 0.1 * length], [0.08 * width, 0.5 * height, 0.1 * length]], [[0.12 * width, 0.86 * height, 0.1 * length], [0.12 * width, 0.5 * height, 0.1 * length]]], 0.004 * width), // prettier-ignore
      boxAt('yellow', [0.1 * width, 0.05 * height, 0.06 * width], [0.1 * width, 0.46 * height, 0.1 * length]),
      mirror(railing('yellow', [[0.44 * width, 0.93 * height, -0.48 * length], [0.44 * width, 0.93 * height, 0], [0.44 * width, 0.93 * height, 0.48 * length]], 0.07 * height, 0.006 * width)), // prettier-ignore
      move(ladder('yellow', 0.06 * width, 0.88 * height, 0.008 * width), 0.5 * width, 0, 0.42 * length),
    ),
  'shipping-container': ([width, height, length]) =>
    group(
      boxAt('body', [0.95 * width, 0.95 * height, 0.985 * length], [0, 0.03 * height, 0]),
      ...[-0.49, 0.49].flatMap((z) => [mirror(boxAt('trim', [0.05 * width, height, 0.02 * length], [0.475 * width, 0, z * length])), ...[0, 0.95].map((y) => boxAt('trim', [width, 0.05 * height, 0.02 * length], [0, y * height, z * length]))]),
      mirror(group(...[0, 0.955].map((y) => boxAt('trim', [0.04 * width, 0.045 * height, length], [0.48 * width, y * height, 0])), array(boxAt('body', [0.03 * width, 0.88 * height, 0.012 * length], [0.477 * width, 0.06 * height, -0.46 * length]), 26, [0, 0, 0.0368 * length]))), // prettier-ignore
      mirror(group(...[0.12, 0.34].map((x) => group(rod('steel', [x * width, 0.05 * height, 0.5 * length], [x * width, 0.95 * height, 0.5 * length], 0.014 * width), boxAt('steel', [0.08 * width, 0.02 * height, 0.02], [x * width + 0.03 * width, 0.42 * height, 0.505 * length]))), ...[0.1, 0.5, 0.85].map((y) => boxAt('dark', [0.04 * width, 0.05 * height, 0.02], [0.44 * width, y * height, 0.497 * length])))), // prettier-ignore
      boxAt('dark', [0.008 * width, 0.9 * height, 0.004 * length], [0, 0.05 * height, 0.4935 * length]),
      mirror(boxAt('white', [0.012 * width, 0.12 * height, 0.2 * length], [0.492 * width, 0.66 * height, -0.3 * length])),
    ),
  'toxic-barrel': ([width, height]) => {
    const r = 0.47 * width;
    const sludge = lathe('slime', [[0.98 * r, 0], [0.9 * r, 0.02 * height], [0.2 * r, 0.03 * height]], { sides: 18 });
    return group(
      lathe('body', [[0.98 * r, 0], [r, 0.02 * height], [0.96 * r, 0.04 * height], [0.96 * r, 0.32 * height], [r, 0.34 * height], [0.96 * r, 0.36 * height], [0.96 * r, 0.64 * height], [r, 0.66 * height], [0.96 * r, 0.68 * height], [0.96 * r, 0.95 * height], [r, 0.97 * height], [r, height], [0.9 * r, height], [0.9 * r, 0.97 * height]], { sides: 22, smooth: false, bands: [null, null, null, null, null, 'stripe', null, null, null, null, null, null, 'slime'] }), // prettier-ignore
      drumY('slime', 0.88 * r, 0.02 * height, [0, 0.965 * height, 0], { sides: 20 }),
      ...[[0.3, 0.4], [1, 0.62], [1.5, 0.3], [-0.8, 0.5]].map(([a, l]) => tube('slime', [[0.8 * r * Math.sin(a ?? 0), 0.985 * height, 0.8 * r * Math.cos(a ?? 0)], [r * Math.sin(a ?? 0), 0.985 * height, r * Math.cos(a ?? 0)], [1.01 * r * Math.sin(a ?? 0), (1 - (l ?? 0)) * height, 1.01 * r * Math.cos(a ?? 0)]], 0.05 * r, 6)), // prettier-ignore
      move(group(turn(drumY('yellow', 0.42 * r, 0.03, [0, 0, 0], { sides: 20 }), [90, 0, 0], [0, 0, -0.02]), ...range(3).map((k) => turn({ form: 'extrude', slot: 'black', depth: 0.02, outline: [[0.04 * r, 0.08 * r], [0.17 * r, 0.32 * r], [-0.17 * r, 0.32 * r], [-0.04 * r, 0.08 * r]] }, [0, 0, 120 * k], [0, 0, 0.012])), turn(drumY('black', 0.06 * r, 0.02, [0, 0, 0], { sides: 12 }), [90, 0, 0], [0, 0, 0.002])), 0, 0.5 * height, 0.965 * r), // prettier-ignore
      move(sludge, 0.5 * r, 0, 0.42 * r),
    );
  },
  monolith: ([width, height, depth]) => group(boxAt('body', [width, height, depth], [0, 0, 0])),
  'rune-monolith': ([width, height, depth]) =>
    group(
      plateX('body', [[-0.5, 0], [0.5, 0], [0.42, 0.9], [0.1, 1], [-0.42, 0.94]].map(([z, y]): Point2 => [(z ?? 0) * depth, (y ?? 0) * height]), width), // prettier-ignore
      ...spread(0.14, 0.8, 7).map((y, k) => group(boxAt('glow', [0.26 * width, 0.012 * height, 0.02], [0, y * height, (0.5 - 0.085 * y) * depth + 0.002]), boxAt('glow', [0.02 * width, 0.05 * height, 0.02], [(k % 2 === 0 ? 0.13 : -0.13) * width, y * height, (0.5 - 0.085 * y) * depth + 0.002]), turn(boxAt('glow', [0.02 * width, 0.05 * height, 0.02], [0, 0, 0]), [0, 0, k % 2 === 0 ? 40 : -40], [0, y * height, (0.5 - 0.085 * y) * depth]))), // prettier-ignore
      mirror(boxAt('glow', [0.02 * width, 0.76 * height, 0.02], [0.36 * width, 0.08 * height, 0.455 * depth])),
    ),
  'alien-egg': ([width, height]) => {
    const r = 0.4 * width;
    return group(
      lathe('body', smoothed([[0.6 * r, 0.04 * height], [0.95 * r, 0.26 * height], [r, 0.46 * height], [0.8 * r, 0.72 * height], [0.42 * r, 0.9 * height], [0.2 * r, 0.94 * height]], 3), { sides: 20 }), // prettier-ignore
      ...range(4).map((k) => turn({ form: 'sweep', slot: 'flesh', sides: 8, path: [[0, 0.88 * height, 0.24 * r], [0, 0.96 * height, 0.5 * r], [0, 0.99 * height, 0.86 * r]], radius: [0.2 * r, 0.16 * r, 0.03 * r] }, [0, 45 + 90 * k, 0])), // prettier-ignore
      drumY('glow', 0.2 * r, 0.02 * height, [0, 0.93 * height, 0], { sides: 14 }),
      ...range(8).map((k) => turn(tube('vein', spread(0.1, 0.86, 7).map((t): Vec3 => [0.08 * r * Math.sin(9 * t + k), t * height, r * (0.7 + 1.25 * t - 1.5 * t * t) * 1.0]), 0.025 * r, 5), [0, 45 * k, 0])),
      ...range(7).map((k) => turn({ form: 'sweep', slot: 'flesh', sides: 7, path: [[0, 0.12 * height, 0.7 * r], [0.1 * r, 0.06 * height, 1.1 * r], [0.2 * r, 0.02 * height, 1.24 * r]], radius: [0.16 * r, 0.12 * r, 0.03 * r] }, [0, (360 / 7) * k, 0])), // prettier-ignore
    );
  },
  biodome: ([width, height]) => {
    const r = 0.48 * width;
    const h = height * 0.9;
    const at = (a: number, b: number): Vec3 => [r * Math.cos(b) * Math.sin(a), 0.08 * height + h * Math.sin(b), r * Math.cos(b) * Math.cos(a)];
    const bands = [0, 0.42, 0.8, 1.16, Math.PI / 2];
    return group(
      lathe('body', [[1.04 * r, 0], [1.04 * r, 0.08 * height], [0.96 * r, 0.1 * height]], { sides: 32, smooth: false }),
      drumY('soil', 0.96 * r, 0.02 * height, [0, 0.09 * height, 0], { sides: 32 }),
      ...bands.slice(0, 4).map((b) => torusY('frame', r * Math.cos(b), 0.012 * r, [0, 0.08 * height + h * Math.sin(b), 0], 32)),
      ...bands.slice(1).flatMap((b, row) => range(12).flatMap((k) => { const [a0, a1] = [(k * Math.PI) / 6 + (row % 2) * 0.26, (k * Math.PI) / 6 + ((row + 1) % 2) * 0.26]; const low = bands[row] ?? 0; return row > 2 ? [rod('frame', at(a0, low), at(0, b), 0.011 * r, 5)] : [rod('frame', at(a0, low), at(a1, b), 0.011 * r, 5), rod('frame', at(a0, low), at(a1 + (row % 2 === 0 ? -0.52 : 0.52), b), 0.011 * r, 5)]; })), // prettier-ignore
      ...range(11).map((k) => { const [x, z, s] = [0.6 * r * Math.sin(2.4 * k) * ((k + 2) / 13), 0.6 * r * Math.cos(2.4 * k) * ((k + 2) / 13), 0.13 * r * (1 + 0.5 * Math.sin(3 * k))]; return group(drumY('wood', 0.16 * s, 2.2 * s, [x, 0.1 * height, z], { sides: 6 }), move(sphere(k % 3 === 0 ? 'leafb' : 'leafa', [s, 1.1 * s, s], { detail: 1, roughness: 0.2, seed: k }), x, 0.1 * height + 2.6 * s, z)); }), // prettier-ignore
      boxAt('body', [0.24 * r, 0.22 * height, 0.3 * r], [0, 0, 1.04 * r], 0.04 * r),
      boxAt('pane', [0.14 * r, 0.15 * height, 0.02 * r], [0, 0.02 * height, 1.19 * r]),
    );
  },
  'dome-habitat': ([width, height]) => {
    const r = 0.4 * width;
    return group(
      lathe('body', smoothed([[r, 0.02 * height], [r, 0.3 * height], [0.92 * r, 0.56 * height], [0.66 * r, 0.8 * height], [0.3 * r, 0.94 * height], [0.02, 0.97 * height]], 3), { sides: 28 }), // prettier-ignore
      lathe('trim', [[1.04 * r, 0], [1.04 * r, 0.06 * height], [r, 0.08 * height]], { sides: 28, smooth: false }),
      radial(turn(boxAt('pane', [0.24 * r, 0.16 * height, 0.06 * r], [0, 0, 0], 0.02 * r), [-8, 0, 0], [0, 0.36 * height, 0.97 * r]), 8),
      radial(tube('trim', [[0, 0.06 * height, 1.01 * r], [0, 0.34 * height, r], [0, 0.58 * height, 0.92 * r], [0, 0.82 * height, 0.64 * r], [0, 0.96 * height, 0.26 * r]], 0.02 * r, 6), 8),
      turn(group(drumZ('body', 0.3 * r, 0.5 * r, [0, 0.32 * r, 1.2 * r], { sides: 18 }), drumZ('trim', 0.33 * r, 0.06 * r, [0, 0.32 * r, 1.44 * r], { sides: 18 }), boxAt('accent', [0.34 * r, 0.44 * r, 0.04 * r], [0, 0.06 * r, 1.46 * r])), [0, 22, 0]),
      drumX('body', 0.22 * r, 0.9 * r, [1.25 * r, 0.26 * r, 0], { sides: 16 }),
      drumX('trim', 0.26 * r, 0.1 * r, [1.66 * r, 0.26 * r, 0], { sides: 16 }),
      turn(dish('white', 0.16 * r), [-40, 30, 0], [0.2 * r, 1.0 * height, -0.1 * r]),
      rod('steel', [-0.2 * r, 0.9 * height, 0], [-0.2 * r, 1.2 * height, 0], 0.012 * r),
    );
  },
  'moon-base-module': ([, height, length]) => {
    const [r, y] = [0.36 * height, 0.54 * height];
    return group(
      turnedZ('body', [[0.5 * r, -0.5 * length], [0.9 * r, -0.44 * length], [r, -0.38 * length], [r, 0.34 * length], [0.9 * r, 0.4 * length], [0.5 * r, 0.44 * length]], [0, y, 0], { sides: 22 }), // prettier-ignore
      ...spread(-0.34, 0.3, 6).map((z) => turnedZ('trim', [[1.03 * r, 0], [1.03 * r, 0.016 * length]], [0, y, z * length], { sides: 22 })),
      drumZ('trim', 0.56 * r, 0.12 * length, [0, y, 0.46 * length], { sides: 18 }),
      boxAt('accent', [0.6 * r, 0.86 * r, 0.02 * length], [0, y - 0.5 * r, 0.515 * length], 0.02),
      drumZ('pane', 0.14 * r, 0.03 * length, [0, y + 0.12 * r, 0.52 * length], { sides: 14 }),
      mirror(copies(turnedX('trim', [[0.24 * r, 0], [0.2 * r, 0.08 * r]], [0.96 * r, y + 0.1 * r, 0]), spread(-0.24, 0.2, 3).map((z): Vec3 => [0, 0, z * length]))),
      mirror(copies(turnedX('pane', [[0.17 * r, 0.06 * r], [0.15 * r, 0.1 * r]], [0.96 * r, y + 0.1 * r, 0]), spread(-0.24, 0.2, 3).map((z): Vec3 => [0, 0, z * length]))),
      ...[-0.3, 0.26].map((z) => mirror(group(bar('steel', [0.6 * r, y - 0.6 * r, z * length], [1.1 * r, 0.04, z * length], 0.08 * r), drumY('steel', 0.2 * r, 0.05, [1.1 * r, 0, z * length], { sides: 12 })))),
      turn(boxAt('steel', [0.7 * r, 0.04, 0.9 * r], [0, 0, 0.4 * r]), [34, 0, 0], [0, y - 0.6 * r, 0.5 * length]),
      turn(boxAt('solar', [1.6 * r, 0.03 * r, 0.34 * length], [0, 0, 0]), [0, 0, 0], [0, height - 0.06 * r, -0.12 * length]),
      rods('steel', [[[0, y + 0.9 * r, -0.12 * length], [0, height, -0.12 * length]]], 0.06 * r), // prettier-ignore
      turn(dish('white', 0.3 * r), [-40, 30, 0], [0.3 * r, y + 1.24 * r, 0.22 * length]),
      rod('steel', [0.2 * r, y + 0.9 * r, 0.22 * length], [0.28 * r, y + 1.22 * r, 0.21 * length], 0.03 * r),
    );
  },
  'sensor-tower': ([width, height]) =>
    group(
      turn({ form: 'loft', slot: 'body', smooth: false, sections: [[0, 0.5], [0.06, 0.46], [0.1, 0.2], [0.7, 0.12]].map(([y, s]) => ({ z: (y ?? 0) * height, outline: octagon(2 * (s ?? 0) * width, 2 * (s ?? 0) * width, 0.4 * (s ?? 0) * width) })) }, [-90, 0, 0]), // prettier-ignore
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
      lathe('body', [[0.5 * width, 0], [0.5 * width, 0.16 * height], [0.4 * width, 0.2 * height]], { sides: 8, smooth: false }),
      lathe('glow', [[0.34 * width, 0.18 * height], [0.34 * width, 0.82 * height]], { sides: 18 }),
      lathe('body', [[0.4 * width, 0.8 * height], [0.5 * width, 0.84 * height], [0.5 * width, 0.96 * height], [0.3 * width, height]], { sides: 8, smooth: false }),
      radial(boxAt('trim', [0.1 * width, 0.68 * height, 0.08 * width], [0, 0.16 * height, 0.4 * width]), 4),
      ...[0.36, 0.5, 0.64].map((y) => torusY('trim', 0.36 * width, 0.025 * width, [0, y * height, 0], 20)),
      { form: 'sweep', slot: 'steel', radius: 0.035 * width, sides: 6, path: spread(0, 180, 7).map((a): Vec3 => [0.24 * width * Math.cos((a * Math.PI) / 180), 0.98 * height + 0.14 * width * Math.sin((a * Math.PI) / 180), 0]) }, // prettier-ignore
    ),
  'cargo-crate': ([width, height, depth]) =>
    group(
      boxAt('body', [0.92 * width, 0.9 * height, 0.92 * depth], [0, 0.05 * height, 0], 0.05 * height),
      ...[-1, 1].flatMap((a) => [-1, 1].map((b) => boxAt('trim', [0.16 * width, height, 0.16 * depth], [a * 0.42 * width, 0, b * 0.42 * depth], 0.03 * height))),
      boxAt('trim', [0.98 * width, 0.08 * height, 0.5 * depth], [0, 0.9 * height, 0], 0.02),
      ...[1, -1].map((s) => group(boxAt('dark', [0.5 * width, 0.4 * height, 0.02], [0, 0.3 * height, s * 0.46 * depth]), boxAt('neon', [0.4 * width, 0.03 * height, 0.03], [0, 0.62 * height, s * 0.46 * depth]), boxAt('accent', [0.14 * width, 0.14 * height, 0.03], [0, 0.4 * height, s * 0.46 * depth]))), // prettier-ignore
      mirror(group(boxAt('dark', [0.02, 0.3 * height, 0.5 * depth], [0.46 * width, 0.35 * height, 0]), boxAt('neon', [0.03, 0.03 * height, 0.4 * depth], [0.46 * width, 0.62 * height, 0]))),
    ),
} satisfies Record<string, DrawSciFi>;
