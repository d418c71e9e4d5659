import type { SpacecraftSpec } from '@diorama/catalogue';
import { array, bar, boxAt, group, lathe, mirror, move, radial, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import {
  copies,
  dish,
  drumX,
  drumY,
  drumZ,
  ladder,
  octagon,
  plateX,
  range,
  ringZ,
  rods,
  seat,
  spread,
  turnedZ,
  upright,
} from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { downNozzle } from './greebles.js';

/** A solar panel wing along +x from the origin: cells in a frame. */
const solarWing = (length: number, width: number, cells: number): Shape =>
  group(
    rod('steel', [0, 0, 0], [0.1 * length, 0, 0], 0.03 * width),
    boxAt('steel', [0.9 * length, 0.03 * width, width], [0.55 * length, -0.015 * width, 0]),
    // prettier-ignore
    ...range(cells).flatMap((k) => [-1, 1].map((s) => boxAt('solar', [(0.84 * length) / cells, 0.045 * width, 0.45 * width], [0.1 * length + (0.9 * length * (k + 0.5)) / cells, -0.0225 * width, s * 0.24 * width]))),
  );

/** A wing that faces +z instead of up. */
const facing = (part: Shape): Shape => turn(part, [90, 0, 0]);

/** A rover's wheel of metal with treads. */
const roverWheel = (radius: number, width: number): Shape =>
  turn(
    group(
      // prettier-ignore
      lathe('grey', [[0.9 * radius, -width / 2], [radius, 0], [0.9 * radius, width / 2], [0.7 * radius, width / 2], [0.7 * radius, -width / 2], [0.9 * radius, -width / 2]], { sides: 18, smooth: false }),
      radial(boxAt('dark', [0.06 * radius, 0.9 * width, 0.06 * radius], [0, -0.45 * width, 0.96 * radius]), 14),
      radial(boxAt('steel', [0.1 * radius, 0.3 * width, 0.7 * radius], [0, -0.15 * width, 0.36 * radius]), 6),
      move(
        lathe('steel', [
          [0.2 * radius, 0],
          [0.16 * radius, 0.7 * width],
        ]),
        0,
        -0.35 * width,
        0,
      ),
    ),
    [0, 0, -90],
  );

/** Vehicles of real space flight. */
export const EXPLORERS: Partial<Record<SpacecraftSpec['kind'], (size: Vec3) => Shape>> = {
  lander: ([width, height]) => {
    const [r, y] = [0.3 * width, (s: number): number => s * height];
    const oct = (s: number): Point2[] => octagon(2 * s * r, 2 * s * r, 0.58 * s * r);
    return group(
      // prettier-ignore
      upright('foil', [{ y: y(0.24), outline: oct(0.9) }, { y: y(0.28), outline: oct(1) }, { y: y(0.46), outline: oct(1) }], { smooth: false }),
      radial(boxAt('gold', [0.7 * r, 0.12 * height, 0.04], [0, y(0.3), 0.98 * r]), 4),
      downNozzle(0.34 * r, 0.12 * height, [0, y(0.13), 0]),
      // prettier-ignore
      radial(group(rods('foil', [[[0, y(0.42), 0.95 * r], [0, y(0.06), 1.62 * r]], [[0.3 * r, y(0.28), 0.9 * r], [0, y(0.1), 1.58 * r]], [[-0.3 * r, y(0.28), 0.9 * r], [0, y(0.1), 1.58 * r]]], 0.035 * r), landingPad([0, 0, 1.64 * r], 0.26 * r, y(0.05))), 4),
      // prettier-ignore
      upright('body', [{ y: y(0.46), outline: octagon(1.5 * r, 1.3 * r, 0.3 * r) }, { y: y(0.56), outline: octagon(1.7 * r, 1.5 * r, 0.4 * r) }, { y: y(0.74), outline: octagon(1.5 * r, 1.3 * r, 0.4 * r) }, { y: y(0.84), outline: octagon(0.8 * r, 0.7 * r, 0.2 * r) }], { smooth: false }),
      // prettier-ignore
      mirror({ form: 'placed', part: { form: 'extrude', slot: 'dark', depth: 0.06 * r, outline: [[0.18 * r, y(0.68)], [0.5 * r, y(0.66)], [0.34 * r, y(0.74)]] }, move: [0, 0, 0.68 * r] }),
      boxAt('grey', [0.44 * r, 0.14 * height, 0.1 * r], [0, y(0.48), 0.7 * r], 0.03 * r),
      move(ladder('steel', 0.3 * r, 0.4 * height, 0.03 * r), 0, y(0.06), 1.3 * r),
      // prettier-ignore
      mirror(copies(group(boxAt('dark', [0.12 * r, 0.04 * height, 0.12 * r], [0, 0, 0]), ...range(4).map((k) => turn(lathe('nozzle', [[0.03 * r, 0.04 * r], [0.07 * r, 0.14 * r]], { sides: 8 }), [90 * k, 0, 0], [0, 0.02 * height, 0]))), [[0.92 * r, y(0.6), 0.5 * r], [0.92 * r, y(0.6), -0.5 * r]])),
      drumY('steel', 0.24 * r, 0.06 * height, [0, y(0.84), 0], { sides: 14 }),
      turn(dish('white', 0.26 * r), [-30, 20, 0], [0.5 * r, y(0.88), 0.1 * r]),
      rod('steel', [0.5 * r, y(0.76), 0], [0.5 * r, y(0.87), 0.05 * r], 0.02 * r),
      rod('steel', [-0.4 * r, y(0.8), 0], [-0.5 * r, y(1), 0], 0.014 * r),
    );
  },
  capsule: ([width, height]) => {
    const [r, y] = [width / 2, (s: number): number => s * height];
    return group(
      // prettier-ignore
      lathe('body', [[0.86 * r, y(0.02)], [r, y(0.1)], [0.96 * r, y(0.18)], [0.44 * r, y(0.82)], [0.4 * r, y(0.86)]], { sides: 24, smooth: false, bands: ['dark', 'dark', null, null] }),
      lathe(
        'steel',
        [
          [0.3 * r, y(0.84)],
          [0.3 * r, y(0.96)],
          [0.22 * r, y(1)],
        ],
        { sides: 18 },
      ),
      turn(
        group(
          boxAt('dark', [0.36 * r, 0.3 * height, 0.06 * r], [0, 0, 0], 0.04 * r),
          boxAt('pane', [0.2 * r, 0.12 * height, 0.08 * r], [0, 0.14 * height, 0]),
        ),
        [-36, 0, 0],
        [0, y(0.34), 0.82 * r],
      ),
      mirror(turn(boxAt('pane', [0.2 * r, 0.12 * height, 0.06 * r], [0, 0, 0], 0.03 * r), [-36, 0, 0], [0.4 * r, y(0.48), 0.62 * r])),
      radial(turn(boxAt('grey', [0.02 * r, 0.76 * height, 0.03 * r], [0, 0, 0]), [-38, 0, 0], [0, y(0.18), 0.96 * r]), 12),
      radial(drumY('nozzle', 0.05 * r, 0.05 * height, [0, y(0.2), 0.93 * r], { sides: 8 }), 4),
      radial(boxAt('stripe', [0.2 * r, 0.04 * height, 0.03 * r], [0, y(0.13), 0.985 * r]), 8),
    );
  },
  'escape-pod': ([width, height, length]) => {
    const [r, y] = [0.4 * height, 0.52 * height];
    return group(
      // prettier-ignore
      turnedZ('body', [[0.5 * r, -0.42 * length], [0.9 * r, -0.34 * length], [r, -0.1 * length], [r, 0.24 * length], [0.72 * r, 0.4 * length], [0.3 * r, 0.48 * length], [0.02, 0.5 * length]], [0, y, 0], { sides: 20, smooth: false, bands: ['grey', null, 'stripe', null, 'dark', 'dark'] }),
      turn(
        lathe(
          'grey',
          [
            [0.42 * r, 0],
            [0.42 * r, 0.1 * r],
          ],
          { sides: 16 },
        ),
        [90, 0, 0],
        [0, y + 0.3 * r, 0.38 * length],
      ),
      // prettier-ignore
      mirror(group(turn(lathe('grey', [[0.36 * r, 0], [0.36 * r, 0.12 * r], [0.26 * r, 0.12 * r]], { sides: 16 }), [0, 0, -90], [0.93 * r, y + 0.1 * r, 0.08 * length]), turn(lathe('pane', [[0.26 * r, 0], [0.24 * r, 0.14 * r]], { sides: 16 }), [0, 0, -90], [0.94 * r, y + 0.1 * r, 0.08 * length]))),
      boxAt('grey', [0.6 * r, 0.1 * r, 0.26 * length], [0, y + 0.95 * r, 0.04 * length], 0.03 * r),
      // prettier-ignore
      ...range(4).map((k) => turn(plateX('stripe', [[-0.46 * length, 0.7 * r], [-0.2 * length, 0.9 * r], [-0.34 * length, 1.25 * r], [-0.48 * length, 1.25 * r]], 0.08 * r), [0, 0, 45 + 90 * k], [0, y, 0])),
      // prettier-ignore
      ...range(3).map((k) => { const a = (2 * Math.PI * k) / 3; return turnedZ('nozzle', [[0.2 * r, -0.1 * length], [0.12 * r, 0]], [0.28 * r * Math.cos(a), y + 0.28 * r * Math.sin(a), -0.4 * length], { sides: 12 }); }),
      // prettier-ignore
      mirror(copies(bar('dark', [0.4 * r, y - 0.7 * r, 0], [0.42 * width, 0.02, 0], 0.08 * r), [[0, 0, -0.2 * length], [0, 0, 0.2 * length]])),
    );
  },
  satellite: ([width, height]) => {
    const [y, b] = [0.46 * height, 0.24 * height];
    return group(
      boxAt('foil', [0.9 * b * 1.6, 2 * b, 1.6 * b], [0, y - b, 0], 0.04 * b),
      ...[-0.5, 0, 0.5].map((s) => boxAt('body', [1.48 * b, 0.08 * b, 1.64 * b], [0, y + s * b, 0])),
      mirror(move(facing(solarWing(width / 2 - 0.7 * b, 1.7 * b, 5)), 0.7 * b, y, 0)),
      turn(dish('white', 0.9 * b), [-70, 0, 0], [0, y + 1.35 * b, 0]),
      rod('steel', [0, y + b, 0], [0, y + 1.5 * b, 0], 0.06 * b),
      drumZ('dark', 0.36 * b, 0.3 * b, [0, y, 0.9 * b], { sides: 16 }),
      drumZ('glass', 0.28 * b, 0.34 * b, [0, y, 0.9 * b], { sides: 16 }),
      drumY('nozzle', 0.3 * b, 0.3 * b, [0, y - 1.28 * b, 0], { top: 0.14 * b, sides: 14 }),
      rod('steel', [0.5 * b, y - b, 0.4 * b], [0.9 * b, y - 1.8 * b, 0.7 * b], 0.03 * b),
    );
  },
  'cube-satellite': ([width, height]) => {
    const b = 0.28 * height;
    const y = 0.5 * height;
    // prettier-ignore
    return group(boxAt('body', [b, 2 * b, b], [0, y - b, 0], 0.04 * b), mirror(boxAt('solar', [0.04 * b, 1.8 * b, 0.86 * b], [0.5 * b, y - 0.9 * b, 0])), mirror(boxAt('solar', [width / 2 - 0.6 * b, 1.8 * b, 0.04 * b], [0.5 * b + width / 4 - 0.3 * b, y - 0.9 * b, 0])), drumZ('dark', 0.3 * b, 0.2 * b, [0, y, 0.55 * b]), ...[-1, 1].map((s) => rod('steel', [s * 0.3 * b, y + b, 0], [s * 0.9 * b, height, 0], 0.02 * b)), boxAt('foil', [0.5 * b, 0.4 * b, 1.04 * b], [0, y + 0.5 * b, 0]));
  },
  probe: ([width, height, length]) => {
    const y = 0.36 * height;
    const b = 0.14 * height;
    return group(
      // prettier-ignore
      upright('foil', [{ y: y - b, outline: octagon(3 * b, 3 * b, 0.9 * b) }, { y: y + 0.6 * b, outline: octagon(3 * b, 3 * b, 0.9 * b) }], { smooth: false }),
      turn(dish('white', 0.42 * Math.min(width, length) * 0.8), [-90, 0, 0], [0, y + 1.4 * b, 0]),
      drumY('steel', 0.5 * b, b, [0, y + 0.5 * b, 0]),
      // prettier-ignore
      rods('steel', [[[1.2 * b, y, 0], [0.5 * width, y - 0.6 * b, 0]], [[-1.2 * b, y, 0], [-0.5 * width, y + 0.4 * b, 0]], [[0, y, 1.2 * b], [0, y - 0.4 * b, 0.46 * length]]], 0.12 * b),
      ...spread(0.26, 0.46, 4).map((x) => drumX('dark', 0.3 * b, 0.06 * width, [x * width, y - 0.5 * b, 0], { sides: 12 })),
      boxAt('grey', [0.8 * b, 0.8 * b, 0.8 * b], [-0.48 * width, y, 0]),
      boxAt('body', [b, 0.8 * b, b], [0, y - 0.8 * b, 0.44 * length]),
      // prettier-ignore
      mirror(rods('steel', [[[0.8 * b, y - b, 0], [0.3 * width, 0, 0.1 * length]]], 0.05 * b)),
      radial(downNozzle(0.2 * b, 0.5 * b, [0, y - 1.5 * b, 0.9 * b]), 4),
    );
  },
  'sphere-probe': ([, height]) => {
    const r = 0.24 * height;
    const y = height - r;
    // prettier-ignore
    return group(move(sphere('body', r, { detail: 3 }), 0, y, 0), ringZ('dark', r, 0.02 * r, [0, y, 0]), turn(lathe('steel', [[0.3 * r, 0], [0.2 * r, 0.1 * r]]), [90, 0, 0], [0, y, 0.97 * r]), mirror(rods('steel', [[[0.4 * r, y - 0.6 * r, 0.3 * r], [1.5 * r, 0, -0.9 * r]], [[0.4 * r, y - 0.6 * r, -0.3 * r], [0.9 * r, 0, -2.2 * r]]], 0.035 * r)));
  },
  'space-telescope': ([width, height, length]) => {
    const [r, y] = [0.3 * height, 0.5 * height];
    return group(
      // prettier-ignore
      turnedZ('body', [[0.9 * r, -0.44 * length], [1.1 * r, -0.4 * length], [1.1 * r, -0.1 * length], [0.86 * r, -0.06 * length], [0.86 * r, 0.36 * length], [0.78 * r, 0.36 * length], [0.78 * r, 0.3 * length]], [0, y, 0], { sides: 24, smooth: false, bands: [null, null, null, 'foil', 'dark', 'dark'] }),
      turn(
        lathe(
          'body',
          [
            [0.86 * r, 0],
            [0.86 * r, 0.06 * r],
          ],
          { sides: 24 },
        ),
        [30, 0, 0],
        [0, y + 1.2 * r, 0.46 * length],
      ),
      ...spread(-0.3, 0.3, 5).map((z) => ringZ('grey', (z < -0.08 ? 1.1 : 0.87) * r, 0.03 * r, [0, y, z * length])),
      mirror(move(facing(solarWing(width / 2 - r, 1.3 * r * 1.2, 4)), r, y, 0)),
      rod('steel', [0, y + r, -0.2 * length], [0, height - 0.3 * r, -0.2 * length], 0.04 * r),
      turn(dish('white', 0.3 * r), [-60, 0, 0], [0, height - 0.26 * r, -0.2 * length]),
    );
  },
  station: ([width, height, length]) => {
    const y = 0.5 * height;
    const r = 0.09 * length;
    const module = (l: number, at: Vec3, along: 'x' | 'z', slot = 'body'): Shape => {
      const part = turnedZ(
        slot,
        [
          [0.5 * r, -l / 2],
          [r, -0.42 * l],
          [r, 0.42 * l],
          [0.5 * r, l / 2],
        ],
        [0, 0, 0],
        { sides: 18, smooth: false },
      );
      const rings = group(...[-0.3, 0, 0.3].map((s) => drumZ('grey', 1.04 * r, 0.04 * l, [0, 0, s * l], { sides: 18 })));
      return turn(group(part, rings), [0, along === 'x' ? 90 : 0, 0], at);
    };
    return group(
      module(0.34 * length, [0, y, 0.3 * length], 'z'),
      module(0.34 * length, [0, y, -0.04 * length], 'z', 'grey2'),
      module(0.28 * length, [0, y, -0.34 * length], 'z'),
      module(0.3 * length, [0.24 * length * 0.9, y, 0.13 * length], 'x'),
      module(0.3 * length, [-0.24 * length * 0.9, y, 0.13 * length], 'x', 'foil'),
      boxAt('grey', [0.96 * width, 0.5 * r, 0.5 * r], [0, y + 1.1 * r, -0.06 * length]),
      mirror(
        group(
          ...[0.3, 0.44].flatMap((x) =>
            [-1, 1].map((s) => turn(solarWing(0.36 * length, 0.1 * width, 6), [0, s * 90, 0], [x * width, y + 1.3 * r, -0.06 * length])),
          ),
        ),
      ),
      mirror(
        group(
          ...[0.14].map((x) =>
            turn(
              boxAt('white', [0.08 * width, 0.04 * r, 0.26 * length], [0, 0, 0.16 * length]),
              [-8, 180, 0],
              [x * width, y + 1.3 * r, -0.06 * length],
            ),
          ),
        ),
      ),
      turn(dish('white', 0.8 * r), [-50, 0, 0], [0, y + 2.4 * r, -0.06 * length]),
      move(sphere('glass', 0.6 * r, { detail: 1 }), 0, y - r, 0.3 * length),
      drumY('grey', 0.5 * r, 1.6 * r, [0, y - 2.2 * r, -0.04 * length], { sides: 14 }),
    );
  },
  'wheel-station': ([width, height]) => {
    const [r, y] = [0.44 * width, height / 2];
    return group(
      // prettier-ignore
      { form: 'sweep', slot: 'body', closed: true, radius: 0.1 * r, sides: 10, path: range(40).map((k): Vec3 => [r * Math.sin((k * Math.PI) / 20), y, r * Math.cos((k * Math.PI) / 20)]) },
      radial(boxAt('pane', [0.06 * r, 0.06 * r, 0.02 * r], [0, y - 0.03 * r, 1.09 * r]), 36),
      radial(boxAt('stripe', [0.1 * r, 0.03 * r, 0.14 * r], [0, y + 0.085 * r, r]), 12),
      radial(drumZ('grey', 0.04 * r, 0.9 * r, [0, y, 0.5 * r], { sides: 10 }), 4),
      // prettier-ignore
      lathe('body', [[0.06 * r, 0.02 * height], [0.12 * r, 0.2 * height], [0.18 * r, 0.36 * height], [0.18 * r, 0.64 * height], [0.12 * r, 0.8 * height], [0.06 * r, 0.98 * height]], { sides: 20, smooth: false, bands: ['grey', null, 'glow', null, 'grey'] }),
      radial(turn(boxAt('solar', [0.16 * r, 0.02 * r, 0.4 * r], [0, 0, 0.24 * r]), [0, 0, 0], [0, 0.9 * height, 0]), 4),
      rod('grey', [0, 0.96 * height, 0], [0, 1.1 * height, 0], 0.01 * r),
    );
  },
  rover: ([width, height, length]) => {
    const r = 0.13 * height * 1.1;
    const deck = 0.4 * height;
    const places: Vec3[] = [-0.38, 0, 0.38].map((z): Vec3 => [0.43 * width, r, z * length]);
    return group(
      boxAt('body', [0.6 * width, 0.16 * height, 0.62 * length], [0, deck, -0.02 * length], 0.02 * height),
      boxAt('solar', [0.86 * width, 0.025 * height, 0.7 * length], [0, deck + 0.16 * height, -0.06 * length]),
      ...spread(-0.36, 0.24, 7).map((z) =>
        boxAt('steel', [0.88 * width, 0.03 * height, 0.01 * length], [0, deck + 0.158 * height, z * length]),
      ),
      mirror(copies(roverWheel(r, 0.12 * width), places)),
      // prettier-ignore
      mirror(rods('steel', [[[0.36 * width, r, 0.38 * length], [0.36 * width, 0.36 * height, 0.12 * length]], [[0.36 * width, 0.36 * height, 0.12 * length], [0.36 * width, 0.28 * height, -0.18 * length]], [[0.36 * width, 0.28 * height, -0.18 * length], [0.36 * width, r, 0]], [[0.36 * width, 0.28 * height, -0.18 * length], [0.36 * width, r, -0.38 * length]], [[0.36 * width, 0.36 * height, 0.12 * length], [0.28 * width, 0.44 * height, 0.1 * length]]], 0.018 * height)),
      drumY('white', 0.025 * height, 0.4 * height, [0.12 * width, deck + 0.16 * height, 0.24 * length], { sides: 10 }),
      boxAt('white', [0.26 * width, 0.09 * height, 0.09 * length], [0.12 * width, 0.93 * height, 0.25 * length], 0.01 * height),
      ...[-1, 1].map((s) =>
        drumZ('dark', 0.03 * height, 0.04 * length, [(0.12 + s * 0.07) * width, 0.975 * height, 0.3 * length], { sides: 12 }),
      ),
      // prettier-ignore
      rods('steel', [[[-0.2 * width, 0.44 * height, 0.28 * length], [-0.22 * width, 0.6 * height, 0.4 * length]], [[-0.22 * width, 0.6 * height, 0.4 * length], [-0.2 * width, 0.3 * height, 0.5 * length]]], 0.02 * height),
      drumY('grey', 0.04 * height, 0.1 * height, [-0.2 * width, 0.22 * height, 0.5 * length], { sides: 10 }),
      turn(dish('white', 0.13 * height), [-50, 30, 0], [-0.24 * width, deck + 0.32 * height, -0.24 * length]),
      rod(
        'steel',
        [-0.24 * width, deck + 0.16 * height, -0.24 * length],
        [-0.24 * width, deck + 0.32 * height, -0.24 * length],
        0.012 * height,
      ),
      boxAt('foil', [0.24 * width, 0.14 * height, 0.14 * length], [0.14 * width, deck + 0.18 * height, -0.3 * length]),
    );
  },
  'crew-rover': ([width, height, length]) => {
    const r = 0.19 * height;
    return group(
      // prettier-ignore
      { form: 'loft', slot: 'body', smooth: false, sections: [[-0.46, 0.7, 0.5], [-0.4, 0.8, 0.62], [0.26, 0.8, 0.62], [0.4, 0.7, 0.5], [0.47, 0.5, 0.3]].map(([z, w, h]) => ({ z: (z ?? 0) * length, outline: octagon((w ?? 1) * width, (h ?? 1) * height, 0.12 * height, [0, 0.6 * height]) })) },
      // prettier-ignore
      { form: 'loft', slot: 'glass', smooth: false, sections: [[0.3, 0.72, 0.26], [0.42, 0.62, 0.24], [0.475, 0.44, 0.16]].map(([z, w, h]) => ({ z: (z ?? 0) * length, outline: octagon((w ?? 1) * width, (h ?? 1) * height, 0.06 * height, [0, 0.66 * height]) })) },
      mirror(
        copies(
          roverWheel(r, 0.15 * width),
          spread(-0.36, 0.34, 3).map((z): Vec3 => [0.44 * width, r, z * length]),
        ),
      ),
      boxAt('grey', [0.76 * width, 0.12 * height, 0.86 * length], [0, 0.24 * height, 0]),
      mirror(boxAt('stripe', [0.02 * width, 0.05 * height, 0.5 * length], [0.4 * width, 0.56 * height, -0.08 * length])),
      mirror(boxAt('pane', [0.02 * width, 0.14 * height, 0.14 * length], [0.4 * width, 0.66 * height, 0.06 * length])),
      boxAt('grey', [0.4 * width, 0.44 * height, 0.05 * length], [0, 0.34 * height, -0.47 * length], 0.03 * height),
      boxAt('solar', [0.64 * width, 0.02 * height, 0.3 * length], [0, 0.92 * height, -0.2 * length]),
      rod('steel', [0.2 * width, 0.9 * height, 0.1 * length], [0.2 * width, 1.06 * height, 0.08 * length], 0.01 * height),
      mirror(boxAt('lamp', [0.14 * width, 0.06 * height, 0.04 * length], [0.2 * width, 0.42 * height, 0.45 * length])),
    );
  },
  'moon-buggy': ([width, height, length]) => {
    const r = 0.2 * height;
    return group(
      // prettier-ignore
      mirror(copies(roverWheel(r, 0.13 * width), [[0.42 * width, r, -0.36 * length], [0.42 * width, r, 0.36 * length]])),
      boxAt('steel', [0.56 * width, 0.06 * height, 0.86 * length], [0, 0.3 * height, 0]),
      // prettier-ignore
      mirror(copies(group(plateX('foil', [[-0.16, 0.44], [-0.1, 0.5], [0.1, 0.5], [0.16, 0.44], [0.14, 0.43], [0.09, 0.47], [-0.09, 0.47], [-0.14, 0.43]].map(([z, y]): Point2 => [(z ?? 0) * length, (y ?? 0) * height]), 0.18 * width)), [[0.42 * width, 0, -0.36 * length], [0.42 * width, 0, 0.36 * length]])),
      mirror(move(seat('white', 0.3 * width, 0.28 * width), 0.2 * width, 0.52 * height, -0.06 * length)),
      boxAt('grey', [0.16 * width, 0.1 * height, 0.16 * length], [0, 0.46 * height, 0.14 * length], 0.02),
      rod('steel', [0, 0.5 * height, 0.18 * length], [0, 0.66 * height, 0.14 * length], 0.02),
      boxAt('foil', [0.5 * width, 0.26 * height, 0.16 * length], [0, 0.36 * height, -0.36 * length]),
      rod('steel', [0.16 * width, 0.34 * height, 0.4 * length], [0.16 * width, 0.86 * height, 0.4 * length], 0.02),
      turn(dish('foil', 0.15 * height), [-40, 0, 0], [0.16 * width, 0.9 * height, 0.4 * length]),
      boxAt('white', [0.2 * width, 0.16 * height, 0.1 * length], [-0.14 * width, 0.36 * height, 0.38 * length]),
      array(mirror(rod('steel', [0.3 * width, 0.3 * height, -0.36 * length], [0.42 * width, r, -0.36 * length], 0.03)), 2, [
        0,
        0,
        0.72 * length,
      ]),
    );
  },
};

/** A landing pad. */
// prettier-ignore
const landingPad = (at: Vec3, radius: number, height: number): Shape => move(lathe('grey', [[0.7 * radius, 0], [radius, 0.3 * height], [0.4 * radius, height]], { sides: 14 }), ...at);
