import type { AeroplaneSpec } from '@diorama/catalogue';
import { boxAt, group, mirror, move, rod, sheet } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import {
  copies,
  drumX,
  drumZ,
  fin,
  fuselage,
  plateX,
  plateY,
  rods,
  slab,
  spread,
  turnedZ,
  upright,
  wheel,
  wings,
} from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

const scaled = (points: readonly (readonly [number, number])[], x: number, y: number): Point2[] =>
  points.map(([a, b]): Point2 => [a * x, b * y]);

/** Aircraft without a usual fuselage. */
export const UNUSUAL: Partial<Record<AeroplaneSpec['fuselage'], (size: Vec3) => Shape>> = {
  paper: ([width, height, length]) => {
    // prettier-ignore
    const [nose, back, keel] = [length / 2, -length / 2, 0];
    const half = (s: 1 | -1): Shape =>
      group(
        // prettier-ignore
        slab('body', [[0, keel, nose], [0.06 * s * width, height, back], [0, 0.02 * height, back], [0, 0, 0]], 0.002),
        // prettier-ignore
        sheet('body', [[[0.002 * s, 0.86 * height, nose], [0.002 * s, 0.9 * height, nose]], [[0.05 * s * width, height, back], [0.5 * s * width, 0.94 * height, back]]], 0.004),
        // prettier-ignore
        sheet('fold', [[[0.001 * s, 0.86 * height, nose], [0.001 * s, 0.8 * height, nose]], [[0.05 * s * width, height, back], [0.004 * s, 0, back]]], 0.004),
      );
    return group(half(1), half(-1));
  },
  hang: ([width, height, length]) => {
    // prettier-ignore
    const [y, nose, back] = [0.86 * height, length / 2, -0.3 * length];
    const sail = (s: 1 | -1): Shape =>
      sheet(
        'body',
        spread(0, 1, 7).map((t) => {
          const lead: Vec3 = [(s * t * width) / 2, y + 0.06 * height * Math.sin(Math.PI * t), nose - 0.62 * length * t];
          const trail: Vec3 = [
            (s * t * width) / 2,
            y + 0.02 * height * Math.sin(Math.PI * t),
            back - 0.2 * length * t * (1 - 0.3 * t) - 0.02 * length,
          ];
          return spread(0, 1, 4).map((u): Vec3 => [
            lead[0],
            lead[1] + u * (trail[1] - lead[1]) + 0.05 * height * Math.sin(Math.PI * u),
            lead[2] + u * (trail[2] - lead[2]),
          ]);
        }),
        0.02,
      );
    return group(
      sail(1),
      sail(-1),
      // prettier-ignore
      mirror(rods('frame', [[[0, y, nose], [0.5 * width, y, nose - 0.62 * length]], [[0, y - 0.02, 0], [0.28 * width, y, 0.08 * length]], [[0, y, 0.05 * length], [0.24 * length, 0.34 * height, 0.12 * length]]], 0.02)),
      // prettier-ignore
      rods('frame', [[[0, y, nose], [0, y, back]], [[0, y, 0], [0, height, 0]], [[-0.24 * length, 0.34 * height, 0.12 * length], [0.24 * length, 0.34 * height, 0.12 * length]]], 0.022),
      // prettier-ignore
      mirror(rods('dark', [[[0, height, 0], [0.4 * width, y, -0.02 * length]], [[0.24 * length, 0.34 * height, 0.12 * length], [0.36 * width, y, 0]], [[0.24 * length, 0.34 * height, 0.12 * length], [0, y, nose]]], 0.006, 4)),
      // prettier-ignore
      fuselage('accent', [[-0.34 * length, 0.06, 0.06, 0.42 * height], [-0.1 * length, 0.2, 0.16, 0.44 * height], [0.1 * length, 0.16, 0.16, 0.46 * height]]),
      move({ form: 'sphere', radii: [0.13, 0.14, 0.15], slot: 'white' }, 0, 0.54 * height, 0.14 * length),
      // prettier-ignore
      rods('dark', [[[0, y, 0], [0, 0.52 * height, -0.02 * length]]], 0.015),
    );
  },
  delta: ([width, height, length]) => {
    // prettier-ignore
    const outline = scaled([[0, 0.5], [0.5, -0.22], [0.44, -0.3], [0.3, -0.16], [0.16, -0.34], [0, -0.2], [-0.16, -0.34], [-0.3, -0.16], [-0.44, -0.3], [-0.5, -0.22]], width, length);
    const y = 0.5 * height;
    const layer = (s: number, at: number): Point2[] => outline.map(([x, z]): Point2 => [s * x, s * z + (1 - s) * at]);
    return group(
      // prettier-ignore
      upright('body', [{ y: 0.42 * height, outline: layer(0.94, 0.02 * length) }, { y, outline }, { y: 0.62 * height, outline: layer(0.8, 0.06 * length) }], { smooth: false }),
      // prettier-ignore
      fuselage('body', [[-0.24 * length, 0.1 * width, 0.02 * height, y], [-0.02 * length, 0.09 * width, 0.44 * height, y], [0.2 * length, 0.07 * width, 0.46 * height, y], [0.4 * length, 0.01 * width, 0.02 * height, y]]),
      // prettier-ignore
      mirror(move(fuselage('body', [[-0.24 * length, 0.05 * width, 0.02 * height, y], [-0.06 * length, 0.05 * width, 0.34 * height, y], [0.1 * length, 0.04 * width, 0.2 * height, y], [0.14 * length, 0.01 * width, 0.04 * height, y]]), 0.16 * width, 0, 0)),
      mirror(boxAt('dark', [0.06 * width, 0.12 * height, 0.02 * length], [0.16 * width, 0.6 * height, 0.1 * length])),
      // prettier-ignore
      slab('glass', [[-0.04 * width, 0.84 * height, 0.22 * length], [0.04 * width, 0.84 * height, 0.22 * length], [0.05 * width, 0.95 * height, 0.17 * length], [-0.05 * width, 0.95 * height, 0.17 * length]], 0.03 * height),
      // prettier-ignore
      ...[0.1, -0.1].map((x) => group(rod('steel', [x * width, 0.45 * height, -0.05 * length], [x * width, 0.1 * height, -0.05 * length], 0.03 * height), move(wheel('solid', 0.12 * height, 0.1 * height), x * width, 0.12 * height, -0.05 * length))),
      rod('steel', [0, 0.45 * height, 0.24 * length], [0, 0.1 * height, 0.24 * length], 0.03 * height),
      move(wheel('solid', 0.1 * height, 0.1 * height), 0, 0.1 * height, 0.24 * length),
    );
  },
  shuttle: ([width, height, length]) => {
    // prettier-ignore
    const [r, y] = [0.085 * length, 0.3 * height];
    const delta = scaled(
      [
        [0, 0.34],
        [0.1, 0.2],
        [0.16, -0.08],
        [0.5, -0.34],
        [0.5, -0.42],
        [0, -0.46],
      ],
      width,
      length,
    );
    const strips = spread(0, 19, 20).map((k) => (k >= 10 && k <= 18 ? 'dark' : null));
    return group(
      // prettier-ignore
      fuselage('body', [[-0.46 * length, r, r, y], [0.2 * length, r, r, y], [0.34 * length, 0.86 * r, 0.8 * r, y - 0.1 * r], [0.44 * length, 0.55 * r, 0.46 * r, y - 0.3 * r], [0.5 * length, 0.1 * r, 0.08 * r, y - 0.5 * r]], { power: 3, strips }),
      mirror(plateY('body', delta, 0.03 * length, y - 0.8 * r)),
      // prettier-ignore
      mirror(plateY('dark', delta.map(([x, z]): Point2 => [1.01 * x, z]), 0.012 * length, y - 0.8 * r - 0.014 * length)),
      fin('body', { span: height - y - 0.7 * r, chord: 0.2 * length, taper: 0.55, sweep: 42, thickness: 0.1 }, [
        0,
        y + 0.8 * r,
        -0.3 * length,
      ]),
      // prettier-ignore
      mirror(move(fuselage('body', [[-0.48 * length, 0.34 * r, 0.34 * r, 0], [-0.4 * length, 0.36 * r, 0.4 * r, 0], [-0.3 * length, 0.1 * r, 0.1 * r, 0]]), 0.7 * r, y + 0.85 * r, 0)),
      // prettier-ignore
      copies(turnedZ('nozzle', [[0.42 * r, -0.05 * length], [0.24 * r, 0.03 * length]], [0, 0, 0], { smooth: false, sides: 16 }), [[0, y + 0.62 * r, -0.47 * length], [-0.48 * r, y - 0.2 * r, -0.47 * length], [0.48 * r, y - 0.2 * r, -0.47 * length]]),
      // prettier-ignore
      plateX('glass', scaled([[0.355, 0], [0.39, -0.14], [0.385, -0.22], [0.345, -0.06]], length, r).map(([z, dy]): Point2 => [z, y + 0.66 * r + dy]), 1.2 * r),
      boxAt('dark', [0.03 * r, 0.03 * r, 0.56 * length], [0, y + 0.99 * r, -0.08 * length]),
      // prettier-ignore
      mirror(copies(group(rod('steel', [0, 0.2 * height, 0], [0, 0.06 * height, 0], 0.1 * r), drumX('tyre', 0.06 * height, 0.3 * r, [0, 0.06 * height, 0])), [[0.2 * width, 0, -0.2 * length]])),
      rod('steel', [0, 0.2 * height, 0.3 * length], [0, 0.06 * height, 0.3 * length], 0.1 * r),
      drumX('tyre', 0.055 * height, 0.4 * r, [0, 0.055 * height, 0.3 * length]),
      mirror(drumZ('red', 0.3 * r, 0.001 * length, [r, y, 0])),
    );
  },
  bare: ([width, height, length]) => {
    // An ultralight: a pod, a boom, a high wing of cloth.
    const y = 0.86 * height;
    return group(
      wings('wing', { span: width / 2, chord: 0.26 * length, taper: 0.9, sweep: 2, dihedral: 2 }, [0, y, 0.14 * length], 'tip'),
      // prettier-ignore
      fuselage('body', [[-0.06 * length, 0.1, 0.12, 0.3 * height], [0.2 * length, 0.34, 0.3, 0.3 * height], [0.44 * length, 0.1, 0.1, 0.26 * height]]),
      // prettier-ignore
      rods('frame', [[[0, y, 0.2 * length], [0, 0.5 * height, -0.48 * length]], [[0, 0.34 * height, -0.04 * length], [0, 0.52 * height, -0.4 * length]], [[0, 0.36 * height, 0.06 * length], [0, y, 0.1 * length]]], 0.03),
      // prettier-ignore
      mirror(rods('frame', [[[0.16, 0.3 * height, 0.14 * length], [0.3 * width, y, 0.14 * length]], [[0.1, 0.3 * height, 0.1 * length], [0.5, 0.16, 0.06 * length]]], 0.022)),
      mirror(move(wheel('solid', 0.17, 0.1), 0.54, 0.17, 0.06 * length)),
      move(wheel('solid', 0.14, 0.1), 0, 0.14, 0.38 * length),
      fin('fin', { span: 0.36 * height, chord: 0.16 * length, taper: 0.6, sweep: 20 }, [0, 0.5 * height, -0.42 * length]),
      wings('wing', { span: 0.14 * width, chord: 0.14 * length, taper: 0.8, sweep: 6 }, [0, 0.52 * height, -0.43 * length]),
      boxAt('metal', [0.3, 0.3, 0.34], [0, 0.62 * height, -0.06 * length], 0.04),
      boxAt('prop', [1.5, 0.1, 0.03], [0, 0.66 * height, -0.13 * length], 0.01),
      boxAt('prop', [0.1, 1.2, 0.03], [0, 0.47 * height, -0.13 * length], 0.01),
      boxAt('seat', [0.4, 0.4, 0.1], [0, 0.36 * height, 0.06 * length], 0.03),
    );
  },
};
