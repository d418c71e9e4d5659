import type { SpacecraftSpec } from '@diorama/catalogue';
import { array, bar, boxAt, group, lathe, mirror, move, radial, rod, sphere, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import {
  copies,
  drumX,
  drumY,
  drumZ,
  fin,
  fuselage,
  octagon,
  plateX,
  plateY,
  range,
  ringX,
  ringZ,
  rods,
  smoothed,
  spread,
  turnedZ,
  upright,
  wings,
} from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { greebles, thruster, twinGreebles } from './greebles.js';
import type { Chance } from './greebles.js';

type Draw = (size: Vec3, chance: Chance) => Shape;

/** A hull through octagons: z, width, height, height of the middle. */
const blockHull = (slot: string, stations: readonly (readonly [number, number, number, number])[], cut = 0.3): Shape => ({
  form: 'loft',
  slot,
  smooth: false,
  sections: stations.map(([z, w, h, y]) => ({ z, outline: octagon(w, h, cut * Math.min(w, h), [0, y]) })),
});

/** Landing legs with pads at places. */
const legs = (height: number, places: readonly Vec3[]): Shape =>
  group(
    ...places.map(([x, , z]) =>
      group(bar('dark', [0.8 * x, height, 0.8 * z], [x, 0.1, z], 0.16), boxAt('dark', [0.5, 0.12, 0.7], [x, 0, z], 0.03)),
    ),
  );

/** Spaceships of fiction. */
export const STARSHIPS: Partial<Record<SpacecraftSpec['kind'], Draw>> = {
  saucer: ([width, height]) => {
    const r = width / 2;
    const y = (s: number): number => s * height;
    const rim = 0.52;
    return group(
      // prettier-ignore
      lathe('body', smoothed([[0.26 * r, y(0.22)], [0.5 * r, y(0.26)], [0.84 * r, y(0.42)], [r, y(rim)], [0.84 * r, y(0.6)], [0.5 * r, y(0.7)], [0.34 * r, y(0.74)]], 3), { sides: 36 }),
      // prettier-ignore
      lathe('glass', smoothed([[0.33 * r, y(0.72)], [0.31 * r, y(0.86)], [0.2 * r, y(0.97)], [0.01, y(1)]], 3), { sides: 28 }),
      lathe(
        'dark',
        [
          [0.36 * r, y(0.7)],
          [0.36 * r, y(0.75)],
        ],
        { sides: 28 },
      ),
      radial(move(sphere('lamp', 0.045 * r, { detail: 1 }), 0, y(rim + 0.05), 0.93 * r), 16),
      radial(move(sphere('glow', [0.06 * r, 0.03 * r, 0.06 * r], { detail: 1 }), 0, y(0.33), 0.66 * r), 8),
      lathe(
        'glow',
        [
          [0.2 * r, y(0.19)],
          [0.26 * r, y(0.225)],
        ],
        { sides: 24 },
      ),
      radial(
        group(
          rod('dark', [0, y(0.3), 0.55 * r], [0, y(0.02), 0.72 * r], 0.02 * r),
          drumY('dark', 0.07 * r, y(0.03), [0, 0, 0.72 * r], { sides: 10 }),
        ),
        3,
      ),
      radial(boxAt('dark', [0.015 * r, 0.01 * height, 0.4 * r], [0, y(0.665), 0.62 * r]), 12),
      move(sphere('green', [0.1 * r, 0.1 * r, 0.1 * r], { detail: 2 }), 0, y(0.86), 0.04 * r),
    );
  },
  fighter: ([width, height, length], chance) => {
    const y = 0.5 * height;
    const r = 0.055 * length;
    return group(
      // prettier-ignore
      blockHull('body', [[-0.36 * length, 2.4 * r, 2 * r, y], [-0.1 * length, 2.6 * r, 2.2 * r, y], [0.1 * length, 1.7 * r, 1.7 * r, y], [0.44 * length, 0.8 * r, 0.7 * r, y], [0.5 * length, 0.4 * r, 0.3 * r, y]]),
      move(sphere('glass', [0.66 * r, 0.7 * r, 0.1 * length], { detail: 2 }), 0, y + 0.75 * r, 0.02 * length),
      boxAt('body', [1.1 * r, 0.9 * r, 0.16 * length], [0, y + 0.6 * r, -0.16 * length], 0.2 * r),
      // prettier-ignore
      mirror(group(...[14, -14].map((a) => turn(group(plateY('body', [[0, -0.3], [0.9, -0.3], [0.96, -0.22], [0.2, -0.04], [0, 0]].map(([x, z]): Point2 => [(x ?? 0) * 0.5 * width, (z ?? 0) * length]), 0.3 * r), boxAt('stripe', [0.1 * width, 0.34 * r, 0.1 * length], [0.3 * width, -0.17 * r, -0.27 * length]), drumZ('grey', 0.18 * r, 0.44 * length, [0.47 * width, 0, -0.06 * length], { sides: 8 }), drumZ('dark', 0.3 * r, 0.16 * length, [0.47 * width, 0, -0.24 * length], { sides: 8 }), drumZ('red', 0.1 * r, 0.06 * length, [0.47 * width, 0, 0.17 * length], { sides: 6 })), [0, 0, a], [0, y + (a > 0 ? 0.2 * r : -0.2 * r), -0.02 * length])))),
      // prettier-ignore
      mirror(group(...[0.75, -0.75].map((dy) => group(drumZ('grey', 0.62 * r, 0.26 * length, [1.5 * r, y + dy * r, -0.26 * length], { sides: 14 }), drumZ('stripe', 0.66 * r, 0.03 * length, [1.5 * r, y + dy * r, -0.14 * length], { sides: 14 }), thruster(0.56 * r, 0.07 * length, [1.5 * r, y + dy * r, -0.42 * length], 'flame'))))),
      boxAt('stripe', [0.5 * r, 0.2 * r, 0.2 * length], [0, y + 0.42 * r, 0.26 * length]),
      twinGreebles(
        ['grey', 'dark'],
        { x: 0.5 * r, z: -0.2 * length, width: 0.7 * r, depth: 0.24 * length, y: y + 1.05 * r, size: 0.24 * r },
        8,
        chance,
      ),
      // prettier-ignore
      legs(y - r, [[1.6 * r, 0, -0.2 * length], [-1.6 * r, 0, -0.2 * length], [0, 0, 0.26 * length]]),
    );
  },
  interceptor: ([width, height, length]) => {
    const y = height / 2;
    const panel = octagon(0.92 * height, 0.94 * length, 0.28 * length);
    return group(
      move(sphere('body', [0.2 * width, 0.2 * width, 0.2 * width], { detail: 2 }), 0, y, 0),
      drumZ('dark', 0.14 * width, 0.06 * width, [0, y, 0.175 * width], { sides: 8 }),
      ...range(4).map((k) =>
        turn(boxAt('body', [0.28 * width, 0.018 * width, 0.02 * width], [0, -0.009 * width, 0]), [0, 0, 45 * k], [0, y, 0.21 * width]),
      ),
      mirror(
        group(
          drumX('body', 0.07 * width, 0.3 * width, [0.28 * width, y, 0], { sides: 12 }),
          drumX('grey', 0.11 * width, 0.06 * width, [0.42 * width, y, 0], { sides: 6 }),
        ),
      ),
      // prettier-ignore
      mirror(move(group(plateX('dark', panel.map(([a, b]): Point2 => [b, a + y]), 0.03 * width), ...range(4).map((k) => turn(boxAt('grey', [0.05 * width, 0.98 * height, 0.03 * length], [0, -0.49 * height, 0]), [45 * k, 0, 0], [0, y, 0])), ringX('grey', 0.42 * height, 0.02 * height, [0, y, 0], 8)), 0.47 * width, 0, 0)),
      mirror(drumZ('red', 0.02 * width, 0.06 * width, [0.06 * width, y - 0.13 * width, 0.16 * width], { sides: 8 })),
      mirror(move(thruster(0.05 * width, 0.08 * width, [0.07 * width, y, -0.2 * width], 'flame'), 0, 0, 0)),
    );
  },
  freighter: ([width, height, length], chance) => {
    const y = 0.56 * height;
    return group(
      // prettier-ignore
      blockHull('body', [[0.26 * length, 0.3 * width, 0.4 * height, y], [0.42 * length, 0.26 * width, 0.36 * height, y], [0.5 * length, 0.14 * width, 0.16 * height, y - 0.05 * height]]),
      boxAt('glass', [0.24 * width, 0.1 * height, 0.04 * length], [0, y + 0.06 * height, 0.44 * length], 0.02 * height),
      boxAt('grey', [0.14 * width, 0.2 * height, 0.7 * length], [0, y - 0.1 * height, -0.02 * length]),
      // prettier-ignore
      ...[-0.22, -0.02, 0.18].map((z, k) => mirror(group(boxAt(['accent', 'stripe', 'accent'][k] ?? 'accent', [0.34 * width, 0.56 * height, 0.17 * length], [0.25 * width, y - 0.28 * height, z * length], 0.03 * height), ...spread(-0.06, 0.06, 4).map((dz) => boxAt('grey', [0.36 * width, 0.58 * height, 0.008 * length], [0.25 * width, y - 0.29 * height, (z + dz) * length]))))),
      // prettier-ignore
      blockHull('body', [[-0.46 * length, 0.8 * width, 0.6 * height, y], [-0.34 * length, 0.86 * width, 0.66 * height, y], [-0.31 * length, 0.5 * width, 0.4 * height, y]]),
      ...[-0.27, 0, 0.27].map((x) => thruster(0.12 * width, 0.06 * length, [x * width, y, -0.47 * length])),
      greebles(
        ['grey', 'body', 'dark'],
        { x: 0, z: -0.4 * length, width: 0.6 * width, depth: 0.08 * length, y: y + 0.33 * height, size: 0.06 * height },
        14,
        chance,
      ),
      greebles(
        ['grey', 'dark'],
        { x: 0, z: 0, width: 0.1 * width, depth: 0.5 * length, y: y + 0.1 * height, size: 0.05 * height },
        12,
        chance,
      ),
      // prettier-ignore
      legs(y - 0.28 * height, [[0.3 * width, 0, -0.3 * length], [-0.3 * width, 0, -0.3 * length], [0.1 * width, 0, 0.34 * length], [-0.1 * width, 0, 0.34 * length]]),
      rod('grey', [0, y + 0.1 * height, 0.3 * length], [0, height, 0.28 * length], 0.01 * height),
    );
  },
  cruiser: ([width, height, length], chance) => {
    const y = 0.4 * height;
    // prettier-ignore
    const wedge = (s: number, dz: number): Point2[] => [[0, 0.5 * length - dz], [0.5 * s * width, -0.46 * length + 0.2 * dz], [0.3 * s * width, -0.5 * length + 0.2 * dz], [-0.3 * s * width, -0.5 * length + 0.2 * dz], [-0.5 * s * width, -0.46 * length + 0.2 * dz]];
    return group(
      // prettier-ignore
      upright('body', [[0.1, 0.4, 0.2], [0.38, 1, 0], [0.42, 1, 0], [0.62, 0.5, 0.26]].map(([h, s, dz]) => ({ y: (h ?? 0) * height, outline: wedge(s ?? 1, (dz ?? 0) * length) })), { smooth: false }),
      mirror(bar('dark', [0.01, y, 0.485 * length], [0.485 * width, y, -0.44 * length], 0.03 * height)),
      // prettier-ignore
      blockHull('body', [[-0.44 * length, 0.3 * width, 0.2 * height, 0.66 * height], [-0.2 * length, 0.22 * width, 0.16 * height, 0.64 * height], [-0.12 * length, 0.06 * width, 0.06 * height, 0.6 * height]]),
      boxAt('body', [0.08 * width, 0.16 * height, 0.06 * length], [0, 0.74 * height, -0.38 * length]),
      boxAt('body', [0.22 * width, 0.09 * height, 0.05 * length], [0, 0.87 * height, -0.38 * length], 0.01 * height),
      boxAt('glow', [0.16 * width, 0.02 * height, 0.052 * length], [0, 0.91 * height, -0.38 * length]),
      mirror(move(sphere('grey', 0.045 * height, { detail: 1 }), 0.07 * width, 0.98 * height, -0.38 * length)),
      ...[-0.2, 0, 0.2].map((x) => thruster(0.14 * height, 0.05 * length, [x * width, y, -0.505 * length])),
      twinGreebles(
        ['grey', 'dark', 'body'],
        { x: 0.12 * width, z: -0.28 * length, width: 0.16 * width, depth: 0.26 * length, y: 0.6 * height, size: 0.03 * height },
        22,
        chance,
      ),
      mirror(
        array(boxAt('lamp', [0.01 * width, 0.012 * height, 0.008 * length], [0.06 * width, 0.42 * height, 0.3 * length]), 12, [
          0.026 * width,
          0,
          -0.05 * length,
        ]),
      ),
    );
  },
  dropship: ([width, height, length], chance) => {
    const y = 0.52 * height;
    return group(
      // prettier-ignore
      blockHull('body', [[-0.46 * length, 0.3 * width, 0.34 * height, y + 0.06 * height], [-0.3 * length, 0.36 * width, 0.5 * height, y], [0.16 * length, 0.36 * width, 0.5 * height, y], [0.34 * length, 0.26 * width, 0.38 * height, y - 0.03 * height], [0.48 * length, 0.1 * width, 0.14 * height, y - 0.1 * height]]),
      // prettier-ignore
      blockHull('glass', [[0.22 * length, 0.24 * width, 0.1 * height, y + 0.19 * height], [0.4 * length, 0.12 * width, 0.06 * height, y + 0.05 * height]]),
      // prettier-ignore
      mirror(group(plateY('body', [[0.14, -0.12], [0.36, -0.08], [0.36, 0.02], [0.14, 0.12]].map(([x, z]): Point2 => [(x ?? 0) * width, (z ?? 0) * length]), 0.06 * height, y + 0.14 * height), turn(group(drumY('grey', 0.1 * width, 0.32 * height, [0, -0.16 * height, 0], { sides: 16 }), drumY('stripe', 0.104 * width, 0.04 * height, [0, 0.06 * height, 0], { sides: 16 }), drumY('glow', 0.08 * width, 0.02 * height, [0, -0.18 * height, 0], { sides: 16 }), drumY('dark', 0.07 * width, 0.02 * height, [0, 0.15 * height, 0], { sides: 16 })), [-12, 0, 0], [0.4 * width, y + 0.12 * height, -0.03 * length]))),
      mirror(
        fin(
          'body',
          { span: 0.28 * height, chord: 0.18 * length, taper: 0.5, sweep: 36 },
          [0.1 * width, y + 0.2 * height, -0.36 * length],
          16,
        ),
      ),
      mirror(boxAt('stripe', [0.01 * width, 0.2 * height, 0.06 * length], [0.182 * width, y - 0.06 * height, -0.1 * length])),
      mirror(boxAt('dark', [0.01 * width, 0.28 * height, 0.12 * length], [0.18 * width, y - 0.18 * height, 0.08 * length])),
      thruster(0.1 * width, 0.06 * length, [0, y + 0.06 * height, -0.47 * length]),
      turn(
        boxAt('grey', [0.24 * width, 0.03 * height, 0.2 * length], [0, 0, -0.1 * length]),
        [-20, 0, 0],
        [0, 0.3 * height, -0.42 * length],
      ),
      greebles(
        ['grey', 'dark'],
        { x: 0, z: -0.1 * length, width: 0.2 * width, depth: 0.36 * length, y: y + 0.25 * height, size: 0.05 * height },
        12,
        chance,
      ),
      // prettier-ignore
      legs(y - 0.22 * height, [[0.16 * width, 0, -0.2 * length], [-0.16 * width, 0, -0.2 * length], [0.1 * width, 0, 0.26 * length], [-0.1 * width, 0, 0.26 * length]]),
    );
  },
  scout: ([width, height, length]) => {
    const y = 0.55 * height;
    const r = 0.17 * height * 1.4;
    return group(
      // prettier-ignore
      fuselage('body', [[-0.42 * length, 0.6 * r, 0.5 * r, y], [-0.16 * length, 1.2 * r, r, y], [0.1 * length, 1.1 * r, 0.95 * r, y], [0.34 * length, 0.6 * r, 0.5 * r, y], [0.5 * length, 0.06 * r, 0.06 * r, y - 0.1 * r]]),
      move(sphere('glass', [0.74 * r, 0.6 * r, 0.14 * length], { detail: 2 }), 0, y + 0.6 * r, 0.1 * length),
      wings(
        'body',
        { span: 0.4 * width, chord: 0.4 * length, taper: 0.3, sweep: 40, dihedral: -12, thickness: 0.07 },
        [0.8 * r, y, -0.12 * length],
        'stripe',
      ),
      mirror(fin('stripe', { span: 0.36 * height, chord: 0.2 * length, taper: 0.5, sweep: 40 }, [0.7 * r, y + 0.5 * r, -0.3 * length], 20)),
      mirror(
        group(
          drumZ('grey', 0.5 * r, 0.3 * length, [1.3 * r, y - 0.2 * r, -0.26 * length], { sides: 14 }),
          thruster(0.44 * r, 0.07 * length, [1.3 * r, y - 0.2 * r, -0.43 * length]),
        ),
      ),
      thruster(0.5 * r, 0.08 * length, [0, y, -0.44 * length]),
      // prettier-ignore
      legs(y - 0.7 * r, [[0.2 * width, 0, -0.18 * length], [-0.2 * width, 0, -0.18 * length], [0, 0, 0.24 * length]]),
    );
  },
  mothership: ([width, height], chance) => {
    const r = width / 2;
    const y = (s: number): number => s * height;
    return group(
      // prettier-ignore
      lathe('body', [[0.1 * r, y(0)], [0.16 * r, y(0.1)], [0.5 * r, y(0.16)], [0.9 * r, y(0.34)], [r, y(0.4)], [r, y(0.46)], [0.86 * r, y(0.54)], [0.5 * r, y(0.62)], [0.44 * r, y(0.74)], [0.26 * r, y(0.78)], [0.2 * r, y(0.92)], [0.06 * r, y(1)]], { sides: 32, smooth: false, bands: ['glow', null, null, null, 'glow', null, null, 'dark', null, 'glow', null] }),
      radial(boxAt('dark', [0.05 * r, 0.06 * height, 0.34 * r], [0, y(0.53), 0.7 * r]), 12),
      radial(boxAt('grey', [0.1 * r, 0.1 * height, 0.12 * r], [0, y(0.38), 0.96 * r]), 16),
      radial(boxAt('lamp', [0.02 * r, 0.012 * height, 0.03 * r], [0, y(0.58), 0.68 * r]), 24),
      radial(
        greebles(['grey', 'dark'], { x: 0, z: 0.62 * r, width: 0.16 * r, depth: 0.2 * r, y: y(0.6), size: 0.04 * height }, 4, chance),
        8,
      ),
      radial(rod('grey', [0, y(0.95), 0.03 * r], [0, y(1.12), 0.05 * r], 0.006 * r), 3),
    );
  },
  organic: ([width, height, length]) => {
    const y = 0.5 * height;
    // prettier-ignore
    const arm = (s: number, up: number): Shape => sweep('body', [[0.1 * width, y, -0.2 * length], [s * 0.34 * width, y + up * 0.3 * height, 0], [s * 0.48 * width, y + up * 0.4 * height, 0.3 * length], [s * 0.34 * width, y + up * 0.2 * height, 0.5 * length]], [0.14 * height, 0.12 * height, 0.07 * height, 0], { sides: 10 });
    return group(
      // prettier-ignore
      { form: 'implicit', slot: 'body', blend: 0.2 * height, cell: length / 42, coat: { pattern: 'stripes', slot: 'vein', scale: 0.12 * length, share: 0.24, seed: 3 }, bones: [{ from: [0, y, -0.4 * length], to: [0, y + 0.06 * height, 0], radii: [0.1 * height, 0.36 * height], flatten: 1.2 }, { from: [0, y + 0.06 * height, 0], to: [0, y - 0.05 * height, 0.36 * length], radii: [0.36 * height, 0.12 * height], flatten: 1.1 }, { from: [0, y, -0.1 * length], to: [0.3 * width, y - 0.1 * height, -0.3 * length], radii: [0.2 * height, 0.04 * height] }, { from: [0, y, -0.1 * length], to: [-0.3 * width, y - 0.1 * height, -0.3 * length], radii: [0.2 * height, 0.04 * height] }] },
      mirror(group(arm(1, 0.8), arm(1, -0.8))),
      move(sphere('glow', [0.16 * height, 0.13 * height, 0.1 * length], { detail: 2 }), 0, y + 0.22 * height, 0.2 * length),
      // prettier-ignore
      mirror(copies(sphere('glow', 0.045 * height, { detail: 1 }), [[0.3 * height, y + 0.2 * height, 0], [0.32 * height, y + 0.1 * height, -0.08 * length], [0.26 * height, y + 0.2 * height, 0.1 * length]])),
      thruster(0.14 * height, 0.05 * length, [0, y, -0.42 * length]),
    );
  },
  'ring-ship': ([width, height, length], chance) => {
    const [y, r] = [height / 2, 0.46 * Math.min(width, height)];
    return group(
      ringZ('body', r, 0.09 * r, [0, y, 0], 32),
      // prettier-ignore
      ...range(16).map((k) => { const a = (k * Math.PI) / 8; return boxAt('lamp', [0.03 * r, 0.03 * r, 0.19 * r], [r * Math.cos(a), y - 0.015 * r + r * Math.sin(a), 0]); }),
      // prettier-ignore
      ...range(3).map((k) => { const a = (2 * k * Math.PI) / 3 + Math.PI / 2; return bar('grey', [0, y, 0], [r * Math.cos(a), y + r * Math.sin(a), 0], 0.09 * r); }),
      // prettier-ignore
      blockHull('body', [[-0.46 * length, 0.3 * r, 0.3 * r, y], [-0.36 * length, 0.44 * r, 0.44 * r, y], [0, 0.3 * r, 0.3 * r, y], [0.3 * length, 0.34 * r, 0.34 * r, y], [0.5 * length, 0.1 * r, 0.1 * r, y]]),
      boxAt('glow', [0.26 * r, 0.06 * r, 0.02 * length], [0, y + 0.08 * r, 0.34 * length]),
      // prettier-ignore
      ...[0.25, 0.75, 1.25, 1.75].map((a) => thruster(0.12 * r, 0.06 * length, [0.15 * r * Math.cos(a * Math.PI), y + 0.15 * r * Math.sin(a * Math.PI), -0.47 * length])),
      greebles(
        ['grey', 'dark'],
        { x: 0, z: -0.1 * length, width: 0.2 * r, depth: 0.4 * length, y: y + 0.17 * r, size: 0.07 * r },
        14,
        chance,
      ),
    );
  },
  starliner: ([width, height, length]) => {
    // A disc with a neck, a hull and two engines on pylons.
    const [r, y] = [0.46 * width, 0.66 * height];
    const dz = 0.5 * length - r;
    return group(
      // prettier-ignore
      move(lathe('body', [[0.3 * r, y - 0.06 * height], [0.9 * r, y - 0.015 * height], [r, y], [0.9 * r, y + 0.03 * height], [0.4 * r, y + 0.06 * height], [0.2 * r, y + 0.12 * height], [0.06 * r, y + 0.14 * height]], { sides: 36, bands: [null, 'stripe', 'stripe', null, null, 'glow'] }), 0, 0, dz),
      move(radial(boxAt('lamp', [0.02 * r, 0.008 * height, 0.02 * r], [0, y + 0.035 * height, 0.84 * r]), 24), 0, 0, dz),
      // prettier-ignore
      fuselage('body', [[-0.46 * length, 0.05 * height, 0.06 * height, 0.3 * height], [-0.3 * length, 0.12 * height, 0.13 * height, 0.26 * height], [0, 0.15 * height, 0.16 * height, 0.22 * height], [0.1 * length, 0.13 * height, 0.14 * height, 0.22 * height]]),
      turnedZ(
        'glow',
        [
          [0.1 * height, 0],
          [0.02 * height, 0.05 * height],
        ],
        [0, 0.22 * height, 0.1 * length],
      ),
      // prettier-ignore
      plateX('body', [[-0.12 * length, 0.3 * height], [0.04 * length, 0.3 * height], [0.2 * length, 0.64 * height], [0, 0.64 * height]], 0.05 * height),
      // prettier-ignore
      mirror(group(bar('body', [0.06 * height, 0.3 * height, -0.26 * length], [0.34 * width, 0.8 * height, -0.24 * length], 0.05 * height))),
      // prettier-ignore
      mirror(move(group(fuselage('body', [[-0.5 * length, 0.03 * height, 0.03 * height, 0], [-0.4 * length, 0.06 * height, 0.06 * height, 0], [0.02 * length, 0.07 * height, 0.07 * height, 0]]), turnedZ('red', [[0.07 * height, 0], [0.05 * height, 0.03 * length], [0.01, 0.045 * length]], [0, 0, 0.02 * length]), boxAt('glow', [0.145 * height, 0.02 * height, 0.3 * length], [0, -0.01 * height, -0.18 * length])), 0.36 * width, 0.84 * height, -0.02 * length)),
      // prettier-ignore
      rods('grey', [[[0, 0.36 * height, -0.3 * length], [0, 0.4 * height, -0.3 * length]]], 0.01 * height),
    );
  },
};
