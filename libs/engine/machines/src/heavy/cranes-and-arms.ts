import type { HeavyMachineSpec } from '@diorama/catalogue';
import { array, bar, boxAt, group, mirror, move, rod, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import {
  crawler,
  drumX,
  drumY,
  drumZ,
  ladder,
  lattice,
  plateX,
  range,
  rods,
  spread,
  stays,
  turnedZ,
  upright,
  wheelPair,
} from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { glassCab, hydraulic } from './diggers.js';

type Draw = (size: Vec3) => Shape;

/** A hook block that hangs on cables from a point. */
const hook = (from: Vec3, drop: number, size: number): Shape =>
  group(
    // prettier-ignore
    rods('dark', [[from, [from[0] - 0.2 * size, from[1] - drop, from[2]]], [from, [from[0] + 0.2 * size, from[1] - drop, from[2]]]], 0.04 * size, 4),
    boxAt('accent', [0.8 * size, 0.7 * size, 0.5 * size], [from[0], from[1] - drop - 0.7 * size, from[2]], 0.1 * size),
    // prettier-ignore
    { form: 'sweep', slot: 'dark', radius: 0.12 * size, sides: 6, path: range(8).map((k): Vec3 => { const a = (k * 40 - 90) * (Math.PI / 180); return [from[0], from[1] - drop - 1.2 * size - 0.3 * size * Math.cos(a), from[2] + 0.3 * size * Math.sin(a)]; }) },
  );

/** A lattice boom from one point to another in the yz plane. */
const boom = (slot: string, from: Vec3, to: Vec3, width: number, bays: number): Shape => {
  const [dy, dz] = [to[1] - from[1], to[2] - from[2]];
  // prettier-ignore
  return turn(lattice(slot, { width, height: Math.hypot(dy, dz), bays, thickness: 0.09 * width, top: 0.6 * width }), [(Math.atan2(dz, dy) * 180) / Math.PI, 0, 0], from);
};

/** A tank: hull, tracks with skirts, turret, gun. */
function tank([width, height, length]: Vec3, style: { gun: number; turret: number; skirts: boolean }): Shape {
  const hull = 0.5 * height;
  const track = 0.4 * height;
  const body = length * (1 - style.gun);
  const z0 = -0.5 * length + body / 2;
  // prettier-ignore
  const side: Point2[] = [[-0.5, 0.3], [-0.42, 0.16], [0.4, 0.16], [0.5, 0.36], [0.3, 0.54], [-0.5, 0.54]].map(([z, y]): Point2 => [z0 + (z ?? 0) * body, (y ?? 0) * height]);
  const top = style.turret;
  // prettier-ignore
  const turretOutline = (s: number): Point2[] => [[-0.3, -0.26], [0.3, -0.26], [0.34, 0], [0.16, 0.26], [-0.16, 0.26], [-0.34, 0]].map(([x, z]): Point2 => [(x ?? 0) * width * s, (z ?? 0) * body * s]);
  return group(
    plateX('body', side, 0.62 * width),
    mirror(move(crawler({ length: 0.98 * body, height: track, width: 0.2 * width, wheels: 6, rise: 0.16 * body }), 0.4 * width, 0, z0)),
    mirror(boxAt('body', [0.22 * width, 0.04 * height, 0.96 * body], [0.39 * width, track + 0.04 * height, z0])),
    ...(style.skirts ? [mirror(boxAt('body', [0.03 * width, 0.18 * height, 0.84 * body], [0.49 * width, 0.28 * height, z0]))] : []),
    // prettier-ignore
    move(upright('body', [{ y: hull, outline: turretOutline(0.9) }, { y: hull + 0.12 * height * top, outline: turretOutline(1) }, { y: hull + 0.3 * height * top, outline: turretOutline(0.76) }], { smooth: false }), 0, 0, z0 - 0.02 * body),
    boxAt('body', [0.16 * width, 0.16 * height, 0.12 * body], [0, hull + 0.08 * height, z0 + 0.22 * body], 0.03),
    drumZ('body', 0.05 * height, length / 2 - z0 - 0.24 * body, [0, hull + 0.16 * height, (length / 2 + z0 + 0.24 * body) / 2], {
      top: 0.04 * height,
      sides: 12,
    }),
    drumZ('dark', 0.055 * height, 0.05 * length, [0, hull + 0.16 * height, 0.475 * length], { sides: 12 }),
    drumZ('body', 0.06 * height, 0.07 * length, [0, hull + 0.16 * height, 0.3 * length], { sides: 12 }),
    drumY('body', 0.1 * width, 0.07 * height, [0.12 * width, hull + 0.28 * height * top, z0 - 0.06 * body], { sides: 14 }),
    rod(
      'dark',
      [0.12 * width, hull + 0.36 * height * top, z0 - 0.06 * body],
      [0.12 * width, hull + 0.4 * height * top, z0 + 0.16 * body],
      0.02 * height,
    ),
    rod('dark', [-0.2 * width, hull + 0.2 * height, z0 - 0.2 * body], [-0.2 * width, height * 1.05, z0 - 0.22 * body], 0.008 * height, 4),
    mirror(boxAt('dark', [0.1 * width, 0.06 * height, 0.14 * body], [0.2 * width, 0.54 * height, z0 - 0.4 * body])),
    mirror(drumZ('lamp', 0.04 * height, 0.05, [0.24 * width, 0.46 * height, z0 + 0.42 * body])),
  );
}

/** Cranes, tanks and guns. */
export const CRANES: Partial<Record<HeavyMachineSpec['kind'], Draw>> = {
  tank: (size) => tank(size, { gun: 0.28, turret: 1.15, skirts: true }),
  'light-tank': (size) => tank(size, { gun: 0.06, turret: 1.3, skirts: false }),
  howitzer: ([width, height, length]) =>
    group(
      wheelPair('wooden', { radius: 0.36 * height, width: 0.1, gauge: 0.86 * width }, 0.1 * length),
      // prettier-ignore
      turn(group(turnedZ('bronze', [[0.09 * height, -0.14 * length], [0.16 * height, -0.12 * length], [0.13 * height, 0.1 * length], [0.1 * height, 0.4 * length], [0.13 * height, 0.42 * length], [0.12 * height, 0.46 * length], [0.07 * height, 0.46 * length], [0.07 * height, 0.4 * length]], [0, 0, 0], { sides: 18 }), drumX('bronze', 0.06 * height, 0.44 * width, [0, 0, 0.06 * length]), move({ form: 'sphere', radii: [0.07 * height, 0.07 * height, 0.07 * height], slot: 'bronze', detail: 1 }, 0, 0, -0.17 * length)), [-12, 0, 0], [0, 0.56 * height, 0.06 * length]),
      // prettier-ignore
      mirror(plateX('body', [[0.2, 0.5], [0.12, 0.62], [-0.06, 0.56], [-0.48, 0.06], [-0.48, 0], [-0.42, 0], [0.02, 0.36], [0.18, 0.36]].map(([z, y]): Point2 => [(z ?? 0) * length, (y ?? 0) * height]), 0.06 * width, 0.2 * width)),
      ...[-0.4, -0.2, 0.1].map((z) => boxAt('body', [0.4 * width, 0.05, 0.08], [0, (z + 0.44) * 0.7 * height, z * length])),
    ),
  'crawler-crane': ([width, height, length]) => {
    const base = -0.22 * length;
    const track = 0.1 * height;
    const foot: Vec3 = [0, 0.16 * height, base + 0.14 * length];
    const tip: Vec3 = [0, height, 0.47 * length];
    return group(
      mirror(move(crawler({ length: 0.5 * length, height: track, width: 0.2 * width }), 0.38 * width, 0, base)),
      boxAt('frame', [0.6 * width, 0.06 * height, 0.3 * length], [0, 0.04 * height, base]),
      drumY('dark', 0.26 * width, 0.03 * height, [0, 0.09 * height, base], { sides: 18 }),
      boxAt('body', [0.7 * width, 0.12 * height, 0.42 * length], [0, 0.12 * height, base - 0.04 * length], 0.1),
      boxAt('dark', [0.74 * width, 0.1 * height, 0.08 * length], [0, 0.12 * height, base - 0.24 * length]),
      move(glassCab(0.26 * width, 0.14 * height, 0.14 * length), 0.36 * width, 0.12 * height, base + 0.14 * length),
      boom('accent', foot, tip, 0.14 * width, 16),
      bar('body', [0, 0.2 * height, base - 0.1 * length], [0, 0.44 * height, base - 0.22 * length], 0.06 * width),
      // prettier-ignore
      mirror(stays('dark', [[[0.05 * width, 0.44 * height, base - 0.22 * length], [0.03 * width, 0.98 * height, 0.45 * length]], [[0.05 * width, 0.44 * height, base - 0.22 * length], [0.2 * width, 0.2 * height, base - 0.24 * length]]], 0.008 * width)),
      hook(tip, 0.5 * height, 0.12 * width),
    );
  },
  'mobile-crane': ([width, height, length]) => {
    const r = 0.15 * height;
    return group(
      ...spread(-0.4, 0.3, 4).map((z) => wheelPair('truck', { radius: r, width: 0.2 * width, gauge: 0.8 * width }, z * length)),
      boxAt('body', [0.96 * width, 0.16 * height, 0.96 * length], [0, 0.2 * height, 0], 0.04),
      move(glassCab(0.9 * width, 0.36 * height, 0.12 * length), 0, 0.26 * height, 0.43 * length),
      drumY('dark', 0.3 * width, 0.06 * height, [0, 0.36 * height, -0.12 * length], { sides: 18 }),
      boxAt('body', [0.8 * width, 0.2 * height, 0.24 * length], [0, 0.4 * height, -0.18 * length], 0.06),
      boxAt('dark', [0.9 * width, 0.2 * height, 0.06 * length], [0, 0.4 * height, -0.32 * length]),
      move(glassCab(0.34 * width, 0.34 * height, 0.12 * length), 0.3 * width, 0.4 * height, -0.02 * length),
      bar('body', [-0.1 * width, 0.56 * height, -0.26 * length], [-0.1 * width, 0.84 * height, 0.24 * length], 0.24 * width),
      bar('accent', [-0.1 * width, 0.78 * height, 0.14 * length], [-0.1 * width, 0.98 * height, 0.5 * length], 0.18 * width),
      hydraulic([-0.1 * width, 0.5 * height, -0.06 * length], [-0.1 * width, 0.72 * height, 0.08 * length], 0.08 * width),
      hook([-0.1 * width, 0.98 * height, 0.5 * length], 0.34 * height, 0.16 * width),
      // prettier-ignore
      mirror(group(...[-0.3, 0.2].map((z) => group(boxAt('accent', [0.3 * width, 0.06 * height, 0.03 * length], [0.56 * width, 0.24 * height, z * length]), boxAt('accent', [0.06 * width, 0.24 * height, 0.03 * length], [0.68 * width, 0.03 * height, z * length]), boxAt('dark', [0.2 * width, 0.03 * height, 0.06 * length], [0.68 * width, 0, z * length]))))),
    );
  },
  'tower-crane': ([width, height, length]) => {
    const top = 0.82 * height;
    const w = 0.04 * height;
    const z = -0.24 * length;
    return move(
      group(
        boxAt('concrete', [Math.min(width, 3.4 * w), 0.025 * height, 3.4 * w], [0, 0, 0]),
        lattice('body', { width: w, height: top, bays: 22, thickness: 0.09 * w }),
        drumY('frame', 0.8 * w, 0.5 * w, [0, top, 0], { sides: 14 }),
        boxAt('body', [1.1 * w, 1.4 * w, 1.1 * w], [0, top + 0.5 * w, 0]),
        move(glassCab(0.9 * w, 1.3 * w, 1.1 * w), 1.1 * w, top + 0.4 * w, 0.6 * w),
        spire([0, top + 1.4 * w, 0], w, height - top - 1.4 * w),
        boom('body', [0, top + 1.2 * w, 0.4 * w], [0, top + 1.2 * w, 0.5 * length - z - 0.01], 0.8 * w, 24),
        boom('body', [0, top + 1.2 * w, -0.4 * w], [0, top + 1.2 * w, -0.5 * length - z], 0.8 * w, 9),
        ...range(3).map((k) => boxAt('concrete', [1.3 * w, 1.6 * w, 0.5 * w], [0, top + 0.1 * w, -0.5 * length - z + (0.4 + 0.6 * k) * w])),
        // prettier-ignore
        stays('dark', [[[0, height, 0], [0, top + 1.7 * w, 0.36 * length - z]], [[0, height, 0], [0, top + 1.7 * w, 0.02 * length - z]], [[0, height, 0], [0, top + 1.6 * w, -0.46 * length - z]]], 0.05 * w),
        boxAt('accent', [0.9 * w, 0.4 * w, 0.8 * w], [0, top + 0.6 * w, 0.26 * length - z]),
        hook([0, top + 0.6 * w, 0.26 * length - z], 0.3 * height, 0.5 * w),
        mirror(move(ladder('frame', 0.3 * w, 0.5 * top, 0.04 * w), 0, 0, 0)),
      ),
      0,
      0,
      z,
    );
  },
  'harbour-crane': ([width, height, length]) => {
    const deck = 0.6 * height;
    const t = 0.035 * height;
    // prettier-ignore
    const leg = (x: number, z: number): Shape => group(boxAt('body', [1.2 * t, deck + 0.05 * height, 1.2 * t], [x, 0.03 * height, z]), boxAt('dark', [1.6 * t, 0.04 * height, 4 * t], [x, 0, z]));
    const [x, z0, z1] = [0.42 * width, -0.14 * length, 0.16 * length];
    return group(
      leg(x, z0),
      leg(x, z1),
      leg(-x, z0),
      leg(-x, z1),
      ...[z0, z1].map((z) =>
        group(
          boxAt('body', [2 * x, 1.2 * t, t], [0, 0.3 * height, z]),
          boxAt('body', [2 * x, 1.4 * t, t], [0, deck, z]),
          bar('body', [-x, 0.32 * height, z], [x, deck, z], 0.5 * t),
        ),
      ),
      mirror(
        group(
          boxAt('body', [t, 1.2 * t, z1 - z0], [x, 0.3 * height, (z0 + z1) / 2]),
          bar('body', [x, 0.32 * height, z0], [x, deck, z1], 0.5 * t),
        ),
      ),
      mirror(boxAt('body', [0.7 * t, 1.3 * t, length], [0.12 * width, deck, 0])),
      array(boxAt('body', [0.24 * width, 0.5 * t, 0.4 * t], [0, deck + 0.3 * t, -0.48 * length]), 15, [0, 0, 0.0686 * length]),
      mirror(bar('body', [x, deck, z1], [0.05 * width, 0.97 * height, z1 - 0.02 * length], t)),
      mirror(bar('body', [x, deck, z0], [0.05 * width, 0.97 * height, z1 - 0.02 * length], 0.6 * t)),
      // prettier-ignore
      mirror(stays('dark', [[[0.05 * width, 0.97 * height, z1 - 0.02 * length], [0.12 * width, deck + t, 0.48 * length]], [[0.05 * width, 0.97 * height, z1 - 0.02 * length], [0.12 * width, deck + t, 0.3 * length]], [[0.05 * width, 0.97 * height, z1 - 0.02 * length], [0.12 * width, deck + t, -0.46 * length]]], 0.1 * t)),
      boxAt('white', [0.3 * width, 0.08 * height, 0.12 * length], [0, deck + 1.3 * t, -0.2 * length]),
      boxAt('dark', [0.26 * width, t, 0.06 * length], [0, deck - 0.6 * t, 0.34 * length]),
      // prettier-ignore
      mirror(stays('dark', [[[0.1 * width, deck - 0.6 * t, 0.33 * length], [0.1 * width, 0.34 * height, 0.33 * length]], [[0.1 * width, deck - 0.6 * t, 0.37 * length], [0.1 * width, 0.34 * height, 0.37 * length]]], 0.1 * t)),
      boxAt('accent', [0.2 * width, 0.09 * height, 0.08 * length * 1.4], [0, 0.25 * height, 0.35 * length]),
      move(glassCab(0.1 * width, 0.05 * height, 0.04 * length), 0, deck - 1.9 * t, 0.28 * length),
    );
  },
};

/** The pointed top of a tower. */
// prettier-ignore
const spire = (at: Vec3, width: number, height: number): Shape => move(lattice('body', { width, height, bays: 4, thickness: 0.09 * width, top: 0.15 * width }), ...at);
