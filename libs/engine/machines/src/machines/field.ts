import { bar, boxAt, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import {
  copies,
  dish,
  drumX,
  drumY,
  drumZ,
  fin,
  ladder,
  lattice,
  plateX,
  railing,
  range,
  rods,
  spread,
  stays,
  torusY,
  tube,
  turnedZ,
} from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import type { DrawMachine } from './plant.js';

/** A solar module in its frame, tilted towards +z. */
const solarTable = (width: number, depth: number, cells: readonly [number, number]): Shape => {
  const [across, along] = cells;
  return group(
    boxAt('steel', [width, 0.05, depth], [0, 0, 0]),
    // prettier-ignore
    ...range(across).flatMap((i) => range(along).map((k) => boxAt('solar', [(0.94 * width) / across, 0.03, (0.94 * depth) / along], [((i + 0.5) / across - 0.5) * width * 0.98, 0.03, ((k + 0.5) / along - 0.5) * depth * 0.98]))),
  );
};

/** Machines of fields, roofs and hills. */
export const FIELD = {
  'wind-turbine': ([width, height]) => {
    // prettier-ignore
    const [r, hub] = [width / 2, height - width / 2];
    const blade = fin('body', { span: 0.96 * r, chord: 0.1 * r, taper: 0.25, sweep: 2, thickness: 0.16 }, [0, 0, 0]);
    return group(
      drumY('body', 0.05 * r, hub, [0, 0, -0.06 * r], { top: 0.028 * r, sides: 18 }),
      boxAt('body', [0.1 * r, 0.1 * r, 0.26 * r], [0, hub - 0.05 * r, -0.04 * r], 0.03 * r),
      turnedZ(
        'body',
        [
          [0.055 * r, 0],
          [0.05 * r, 0.05 * r],
          [0.01 * r, 0.1 * r],
        ],
        [0, hub, 0.09 * r],
        { sides: 16 },
      ),
      ...range(3).map((k) => turn(turn(blade, [0, 70, 0]), [0, 0, 120 * k], [0, hub, 0.12 * r])),
      drumY('concrete', 0.1 * r, 0.01 * height, [0, 0, -0.06 * r], { sides: 18 }),
      boxAt('red', [0.02 * r, 0.03 * r, 0.02 * r], [0, hub + 0.05 * r, -0.12 * r]),
      boxAt('grey', [0.04 * r, 0.06 * r, 0.01 * r], [0, 0.01 * height, -0.012 * r]),
    );
  },
  'solar-panel': ([width, height, depth]) =>
    group(
      turn(solarTable(width, 1.1 * depth, [6, 4]), [32, 0, 0], [0, 0.62 * height, 0]),
      // prettier-ignore
      mirror(rods('steel', [[[0.32 * width, 0, 0.2 * depth], [0.32 * width, 0.44 * height, 0.2 * depth]], [[0.32 * width, 0, -0.26 * depth], [0.32 * width, 0.78 * height, -0.26 * depth]], [[0.32 * width, 0.1, 0.2 * depth], [0.32 * width, 0.66 * height, -0.2 * depth]]], 0.03)),
      boxAt('grey', [0.24, 0.3, 0.1], [0, 0.24 * height, -0.26 * depth]),
      rod('steel', [-0.32 * width, 0.3 * height, -0.26 * depth], [0.32 * width, 0.3 * height, -0.26 * depth], 0.025),
    ),
  'radar-dish': ([width, height, depth]) => {
    const r = Math.min(width, height) * 0.42;
    return group(
      lathe(
        'concrete',
        [
          [0.34 * width, 0],
          [0.34 * width, 0.06 * height],
          [0.22 * width, 0.06 * height],
        ],
        { sides: 20, smooth: false },
      ),
      drumY('body', 0.14 * width, 0.26 * height, [0, 0.06 * height, 0], { top: 0.1 * width, sides: 16 }),
      boxAt('body', [0.3 * width, 0.06 * height, 0.26 * width], [0, 0.3 * height, 0], 0.03),
      // prettier-ignore
      mirror(plateX('body', [[-0.1, 0.34], [0.12, 0.34], [0.03, 0.6], [-0.03, 0.6]].map(([z, y]): Point2 => [(z ?? 0) * width, (y ?? 0) * height]), 0.05 * width, 0.14 * width)),
      // prettier-ignore
      turn(group(dish('body', r), ...range(8).map((k) => turn(plateX('frame', [[0.02 * r, -0.1 * r], [0.9 * r, 0.2 * r], [0.9 * r, 0.26 * r], [0.02 * r, 0.06 * r]].map(([a, b]): Point2 => [(b ?? 0) - 0.06 * r, a ?? 0]), 0.02 * r), [0, 0, 45 * k])), boxAt('frame', [0.3 * r, 0.3 * r, 0.3 * r], [0, -0.15 * r, -0.2 * r])), [-34, 0, 0], [0, 0.58 * height, 0.04 * depth]),
      move(ladder('frame', 0.12 * width, 0.3 * height, 0.02), 0, 0, 0.16 * width),
    );
  },
  'satellite-dish': ([width, height, depth]) =>
    group(
      tube(
        'frame',
        [
          [0, 0.02, -0.4 * depth],
          [0, 0.3 * height, -0.4 * depth],
          [0, 0.5 * height, -0.2 * depth],
        ],
        0.04 * height,
      ),
      boxAt('frame', [0.4 * width, 0.03, 0.3 * depth], [0, 0, -0.34 * depth]),
      // prettier-ignore
      turn(group(dishPlain(0.5 * width), rod('frame', [0, -0.4 * width, 0.1 * width], [0, 0, 0.5 * width], 0.014 * width), boxAt('dark', [0.08 * width, 0.1 * width, 0.14 * width], [0, -0.04 * width, 0.46 * width], 0.01)), [-24, 0, 0], [0, 0.54 * height, -0.16 * depth]),
      boxAt('frame', [0.12 * width, 0.16 * width, 0.1 * width], [0, 0.46 * height, -0.2 * depth]),
    ),
  antenna: ([width, height]) =>
    group(
      lattice('body', { width: 0.28 * width, height: 0.82 * height, bays: 16, thickness: 0.02 * width, top: 0.08 * width }),
      rod('body', [0, 0.8 * height, 0], [0, height, 0], 0.012 * width),
      ...[0.62, 0.7, 0.78].flatMap((y) =>
        range(3).map((k) =>
          turn(boxAt('white', [0.08 * width, 0.05 * height, 0.04 * width], [0, y * height, 0.14 * width]), [0, 120 * k, 0]),
        ),
      ),
      turn(dish('white', 0.12 * width), [0, 20, 0], [0.06 * width, 0.5 * height, 0.14 * width]),
      boxAt('beaconred', [0.03 * width, 0.012 * height, 0.03 * width], [0, height, 0]),
      // prettier-ignore
      stays('dark', range(3).flatMap((k): (readonly [Vec3, Vec3])[] => { const a = (2 * Math.PI * k) / 3; return [[[0, 0.6 * height, 0], [0.5 * width * Math.sin(a), 0, 0.5 * width * Math.cos(a)]]]; }), 0.004 * width),
      boxAt('concrete', [0.4 * width, 0.02 * height, 0.4 * width], [0, 0, 0]),
      boxAt('grey', [0.2 * width, 0.06 * height, 0.14 * width], [0.2 * width, 0.01 * height, 0]),
    ),
  telescope: ([width, height, depth]) => {
    const r = 0.14 * height;
    return group(
      lathe(
        'concrete',
        [
          [0.3 * width, 0],
          [0.3 * width, 0.08 * height],
          [0.2 * width, 0.1 * height],
        ],
        { sides: 22, smooth: false },
      ),
      drumY('grey', 0.18 * width, 0.22 * height, [0, 0.08 * height, 0], { sides: 18 }),
      // prettier-ignore
      mirror(plateX('grey', [[-0.16, 0.28], [0.16, 0.28], [0.05, 0.62], [-0.05, 0.62]].map(([z, y]): Point2 => [(z ?? 0) * depth, (y ?? 0) * height]), 0.06 * width, 0.22 * width)),
      boxAt('grey', [0.5 * width, 0.06 * height, 0.3 * depth], [0, 0.26 * height, 0]),
      // prettier-ignore
      turn(group(turnedZ('body', [[1.1 * r, -0.3 * depth], [1.1 * r, -0.14 * depth], [r, -0.12 * depth], [r, 0.5 * depth], [1.08 * r, 0.5 * depth], [1.08 * r, 0.54 * depth], [0.94 * r, 0.54 * depth], [0.94 * r, 0.5 * depth]], [0, 0, 0], { smooth: false, sides: 24, bands: [null, null, null, 'dark', 'dark', 'dark', 'glass'] }), drumZ('dark', 0.26 * r, 0.6 * depth, [0, 1.24 * r, 0.06 * depth], { sides: 12 }), turnedZ('dark', [[0.4 * r, -0.12 * depth], [0.3 * r, 0]], [0, 0, -0.3 * depth]), drumX('dark', 0.3 * r, 3.4 * r, [0, 0, 0]), ...[0.1, 0.3].map((z) => drumZ('brass', 1.04 * r, 0.02 * depth, [0, 0, z * depth], { sides: 24 }))), [-42, 0, 0], [0, 0.58 * height, 0]),
      move(ladder('frame', 0.2 * width, 0.3 * height, 0.02), 0, 0, -0.34 * depth),
      boxAt('frame', [0.4 * width, 0.03, 0.2 * depth], [0, 0.3 * height, -0.36 * depth]),
    );
  },
  'radio-telescope': ([width, height]) => {
    const r = 0.48 * width;
    return group(
      // prettier-ignore
      ...range(8).map((k) => { const a = (k * Math.PI) / 4; return rods('body', [[[0.32 * width * Math.sin(a), 0, 0.32 * width * Math.cos(a)], [0.12 * width * Math.sin(a + 0.4), 0.46 * height, 0.12 * width * Math.cos(a + 0.4)]]], 0.012 * width); }),
      torusY('body', 0.32 * width, 0.02 * width, [0, 0.02 * height, 0]),
      torusY('body', 0.13 * width, 0.02 * width, [0, 0.46 * height, 0]),
      drumY('grey', 0.1 * width, 0.12 * height, [0, 0.4 * height, 0], { sides: 18 }),
      // prettier-ignore
      turn(group(dish('body', r), ...range(12).map((k) => turn(rods('frame', [[[0.1 * r, 0, -0.1 * r], [0.7 * r, 0, 0.12 * r]], [[0.7 * r, 0, 0.12 * r], [0.98 * r, 0, 0.28 * r]]], 0.01 * r, 4), [0, 0, 30 * k]))), [-50, 0, 0], [0, 0.62 * height, 0.04 * width]),
      boxAt('white', [0.16 * width, 0.12 * height, 0.12 * width], [0.14 * width, 0, 0.1 * width]),
    );
  },
  'pump-jack': ([width, height, length]) => {
    const beam: Vec3 = [0, 0.74 * height, 0.06 * length];
    return group(
      boxAt('concrete', [0.8 * width, 0.05 * height, 0.92 * length], [0, 0, -0.04 * length]),
      // prettier-ignore
      mirror(rods('frame', [[[0.34 * width, 0.05 * height, -0.08 * length], [0.04 * width, beam[1], beam[2]]], [[0.34 * width, 0.05 * height, 0.2 * length], [0.04 * width, beam[1], beam[2]]], [[0.28 * width, 0.26 * height, -0.03 * length], [0.28 * width, 0.26 * height, 0.16 * length]]], 0.03 * width * 1.6)),
      // prettier-ignore
      turn(group(boxAt('body', [0.16 * width, 0.08 * height, 0.86 * length], [0, -0.04 * height, -0.02 * length]), plateX('body', spread(-34, 34, 9).map((a): Point2 => [0.3 * length + 0.14 * length * Math.cos((a * Math.PI) / 180), 0.3 * height * Math.sin((a * Math.PI) / 180)]).concat([[0.34 * length, 0.05 * height], [0.34 * length, -0.05 * height]]), 0.14 * width)), [10, 0, 0], beam),
      // prettier-ignore
      mirror(plateX('accent', [[-0.44, 0.2], [-0.3, 0.16], [-0.2, 0.3], [-0.24, 0.42], [-0.36, 0.44], [-0.46, 0.34]].map(([z, y]): Point2 => [(z ?? 0) * length, (y ?? 0) * height]), 0.08 * width, 0.24 * width)),
      // prettier-ignore
      mirror(rods('frame', [[[0.18 * width, 0.32 * height, -0.38 * length], [0.1 * width, 0.8 * height, -0.34 * length]]], 0.05 * width)),
      boxAt('body', [0.36 * width, 0.24 * height, 0.2 * length], [0, 0.05 * height, -0.28 * length], 0.03),
      boxAt('grey', [0.3 * width, 0.16 * height, 0.12 * length], [0, 0.05 * height, -0.44 * length]),
      // prettier-ignore
      rods('steel', [[[0, 0.6 * height, 0.49 * length], [0, 0.1 * height, 0.49 * length]]], 0.02 * width),
      drumY('green', 0.08 * width, 0.18 * height, [0, 0, 0.49 * length], { sides: 12 }),
      drumX('green', 0.05 * width, 0.3 * width, [0, 0.12 * height, 0.49 * length], { sides: 10 }),
    );
  },
  'drilling-rig': ([width, height]) =>
    group(
      boxAt('frame', [0.9 * width, 0.03 * height, 0.9 * width], [0, 0.14 * height, 0]),
      ...[-1, 1].flatMap((a) =>
        [-1, 1].map((b) => boxAt('frame', [0.06 * width, 0.15 * height, 0.06 * width], [a * 0.4 * width, 0, b * 0.4 * width])),
      ),
      // prettier-ignore
      mirror(rods('frame', [[[0.4 * width, 0, 0.4 * width], [0.4 * width, 0.14 * height, -0.4 * width]]], 0.02 * width)),
      // prettier-ignore
      railing('yellow', [[-0.44 * width, 0.17 * height, 0.44 * width], [0.44 * width, 0.17 * height, 0.44 * width], [0.44 * width, 0.17 * height, -0.44 * width], [-0.44 * width, 0.17 * height, -0.44 * width], [-0.44 * width, 0.17 * height, 0.44 * width]], 0.035 * height, 0.008 * width),
      move(
        lattice('body', { width: 0.5 * width, height: 0.78 * height, bays: 9, thickness: 0.018 * width, top: 0.16 * width }),
        0,
        0.17 * height,
        0,
      ),
      boxAt('body', [0.24 * width, 0.03 * height, 0.24 * width], [0, 0.95 * height, 0]),
      boxAt('yellow', [0.08 * width, 0.05 * height, 0.08 * width], [0, 0.6 * height, 0]),
      // prettier-ignore
      rods('dark', [[[-0.03 * width, 0.95 * height, 0], [-0.03 * width, 0.64 * height, 0]], [[0.03 * width, 0.95 * height, 0], [0.03 * width, 0.64 * height, 0]]], 0.006 * width),
      rod('steel', [0, 0, 0], [0, 0.6 * height, 0], 0.012 * width),
      boxAt('white', [0.26 * width, 0.08 * height, 0.2 * width], [-0.26 * width, 0.17 * height, -0.3 * width]),
      drumX('grey', 0.06 * width, 0.24 * width, [0.24 * width, 0.22 * height, -0.3 * width], { sides: 14 }),
      turn(boxAt('frame', [0.14 * width, 0.01 * height, 0.3 * width], [0, 0, 0]), [48, 0, 0], [0.26 * width, 0.08 * height, 0.54 * width]),
      copies(
        drumX('steel', 0.012 * width, 0.6 * width, [0, 0, 0], { sides: 8 }),
        spread(0.45, 0.6, 5).map((z): Vec3 => [-0.1 * width, 0.02 * height, -z * width]),
      ),
    ),
  'water-wheel': ([width, height, depth]) => {
    const r = 0.47 * height;
    const y = 0.5 * height;
    return group(
      // prettier-ignore
      turn(group(...[-1, 1].map((s) => move(turn(ringOfPlanks(r, 0.1 * depth), [90, 0, 0]), 0, 0, s * 0.34 * depth)), ...range(16).map((k) => turn(group(boxAt('planks', [0.04 * r, 0.24 * r, 0.7 * depth], [0, 0.76 * r, 0]), ...(k % 2 === 0 ? [-1, 1].map((s) => boxAt('body', [0.07 * r, 0.84 * r, 0.06 * depth], [0, 0, s * 0.34 * depth])) : [])), [0, 0, 22.5 * k])), drumZ('body', 0.1 * r, 1.06 * depth, [0, 0, 0], { sides: 12 })), [0, 0, 0], [0, y, 0]),
      // prettier-ignore
      ...[-1, 1].map((s) => group(bar('body', [-0.3 * width, 0, s * 0.47 * depth], [0, y, s * 0.47 * depth], 0.08 * r), bar('body', [0.3 * width, 0, s * 0.47 * depth], [0, y, s * 0.47 * depth], 0.08 * r), boxAt('iron', [0.2 * r, 0.14 * r, 0.08 * depth], [0, y - 0.1 * r, s * 0.47 * depth]))),
    );
  },
  'weather-station': ([width, height]) =>
    group(
      rod('steel', [0, 0, 0], [0, height - 0.1, 0], 0.03),
      ...range(3).map((k) =>
        rod('steel', [0, 0.3 * height, 0], [0.4 * width * Math.sin(2.09 * k), 0, 0.4 * width * Math.cos(2.09 * k)], 0.02),
      ),
      rod('steel', [-0.45 * width, 0.9 * height, 0], [0.45 * width, 0.9 * height, 0], 0.018),
      // prettier-ignore
      ...range(3).map((k) => group(rod('dark', [0.4 * width, 0.98 * height, 0], [0.4 * width + 0.12 * Math.sin(2.09 * k), 0.98 * height, 0.12 * Math.cos(2.09 * k)], 0.008), move(sphere('dark', 0.05, { detail: 1 }), 0.4 * width + 0.14 * Math.sin(2.09 * k), 0.98 * height, 0.14 * Math.cos(2.09 * k)))),
      rod('dark', [0.4 * width, 0.9 * height, 0], [0.4 * width, 0.98 * height, 0], 0.012),
      // prettier-ignore
      plateX('dark', [[-0.2, 0.96], [0.16, 0.965], [0.16, 0.975], [-0.1, 0.98], [-0.2, 1]].map(([z, y]): Point2 => [z ?? 0, (y ?? 0) * height]), 0.02, -0.4 * width),
      ...spread(0.55, 0.7, 6).map((y) =>
        lathe(
          'white',
          [
            [0.13, y * height],
            [0.1, (y + 0.02) * height],
          ],
          { sides: 16 },
        ),
      ),
      turn(solarTable(0.5, 0.36, [3, 2]), [40, 0, 0], [0, 0.48 * height, 0.16]),
      boxAt('body', [0.3, 0.36, 0.16], [0, 0.3 * height, 0.06], 0.02),
    ),
} satisfies Record<string, DrawMachine>;

/** A smooth bowl without a feed that faces +z. */
const dishPlain = (radius: number): Shape => {
  const shares = spread(0, 1, 7);
  return turn(
    // prettier-ignore
    lathe('body', [...shares.map((s): Point2 => [Math.max(0.001, s * radius), 0.24 * radius * s * s]), ...shares.toReversed().map((s): Point2 => [Math.max(0.001, s * radius * 0.98), 0.24 * radius * s * s + 0.03 * radius])], { sides: 28 }),
    [90, 0, 0],
  );
};

/** The felloe of a wheel: a ring of planks around y. */
const ringOfPlanks = (radius: number, height: number): Shape =>
  // prettier-ignore
  lathe('body', [[0.86 * radius, -height / 2], [radius, -height / 2], [radius, height / 2], [0.86 * radius, height / 2], [0.86 * radius, -height / 2]], { sides: 24, smooth: false });
