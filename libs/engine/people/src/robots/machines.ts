import type { Finish, Generated, MachineKind, PersonSpec } from '@diorama/catalogue';
import {
  array,
  box,
  cylinder,
  extrude,
  group,
  lathe,
  listSlots,
  mirror,
  move,
  radial,
  rod,
  sphere,
  sweep,
  torus,
  turn,
} from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { createHexapod, createQuadruped } from './legged-robots.js';
import { extrudeAt, lens } from './machine-parts.js';
import { createWalker } from './walker.js';

type MachineSpec = Extract<PersonSpec, { readonly generator: 'robot-machine' }>;

/** A robot that does not walk like a person. */
export function generateMachine({ kind, shell, accent, light }: MachineSpec): Generated {
  const shape = MACHINES[kind]();
  const all: Record<string, Finish> = {
    shell,
    accent,
    light: light ?? 'neon #40d8ff',
    joint: 'metal #4a4e54',
    dark: 'plastic #1c1e22',
    rubber: 'rubber',
    lens: 'glass #2a3a5a',
    red: 'neon #ff3020',
    steel: 'metal #b4bac2',
    'screen-face': 'screen #1c3a5a',
    plate: 'ceramic',
    cup: 'paint #d8402c',
  };
  return {
    shape,
    finishes: Object.fromEntries(
      listSlots(shape)
        .toSorted((a, b) => Number(b === 'shell') - Number(a === 'shell'))
        .map((slot) => [slot, all[slot] ?? 'plastic']),
    ),
  };
}

/** A drum with a dome on three legs. */
function createBarrel(): Shape {
  const panel = (degrees: number, y: number, width: number, height: number, slot: string): Shape =>
    turn(move(box(slot, width, height, 0.03, 0.004), 0, 0, 0.255), [0, degrees, 0], [0, y, 0]);
  return group(
    lathe(
      'shell',
      [
        [0.2, 0.26],
        [0.27, 0.3],
        [0.27, 0.84],
        [0, 0.84],
      ],
      { sides: 26, smooth: false },
    ),
    lathe(
      'steel',
      [
        [0.272, 0.84],
        [0.272, 0.9],
        [0.255, 0.97],
        [0.19, 1.06],
        [0.09, 1.12],
        [0, 1.13],
      ],
      { sides: 26 },
    ),
    lathe(
      'accent',
      [
        [0.265, 0.84],
        [0.279, 0.85],
        [0.279, 0.88],
        [0.265, 0.89],
        [0.265, 0.84],
      ],
      { sides: 26 },
    ),
    panel(0, 0.7, 0.26, 0.07, 'accent'),
    panel(0, 0.58, 0.26, 0.05, 'accent'),
    panel(16, 0.4, 0.08, 0.13, 'accent'),
    panel(-16, 0.4, 0.08, 0.13, 'accent'),
    panel(180, 0.4, 0.24, 0.3, 'accent'),
    move(box('dark', 0.3, 0.09, 0.08, 0.02), 0, 0.92, 0.215),
    lens(0.075, 0.965, 0.24, 0.036, 'light'),
    lens(-0.075, 0.965, 0.24, 0.036, 'light'),
    rod('joint', [0.12, 1.05, -0.05], [0.15, 1.3, -0.06], 0.008, 5),
    move(sphere('accent', 0.024, { detail: 1 }), 0.15, 1.31, -0.06),
    ...[60, -60, 130, -130].map((degrees) => turn(move(box('accent', 0.1, 0.07, 0.02), 0, 0, 0.24), [0, degrees, 0], [0, 0.92, 0])),
    mirror(
      group(
        move(box('shell', 0.11, 0.5, 0.17, 0.03), 0.34, 0.24, 0),
        turn(cylinder('accent', 0.1, 0.13, { sides: 18 }), [0, 0, -90], [0.27, 0.72, 0]),
        extrudeAt(
          'shell',
          [
            [-0.12, 0],
            [0.12, 0],
            [0.08, 0.26],
            [-0.08, 0.26],
          ],
          0.12,
          [0.34, 0.03, 0],
        ),
        move(box('dark', 0.13, 0.06, 0.3, 0.015), 0.34, 0, 0),
      ),
    ),
    move(group(box('shell', 0.12, 0.26, 0.1, 0.02), move(box('dark', 0.14, 0.06, 0.26, 0.015), 0, 0, 0)), 0, 0, 0.14),
  );
}

/** A column on wheels with a screen for a face and two arms. */
function createService(): Shape {
  return group(
    lathe(
      'shell',
      [
        [0.27, 0.05],
        [0.3, 0.09],
        [0.29, 0.2],
        [0.17, 0.3],
        [0.13, 0.5],
        [0.15, 0.85],
        [0.19, 0.98],
        [0.14, 1.05],
        [0, 1.06],
      ],
      { sides: 24 },
    ),
    lathe(
      'accent',
      [
        [0.297, 0.14],
        [0.303, 0.15],
        [0.3, 0.18],
        [0.293, 0.17],
        [0.297, 0.14],
      ],
      { sides: 24 },
    ),
    move(
      lathe(
        'light',
        [
          [0.18, 0],
          [0.194, 0.01],
          [0.18, 0.02],
        ],
        { sides: 24 },
      ),
      0,
      0.95,
      0,
    ),
    radial(turn(cylinder('rubber', 0.06, 0.05, { sides: 14 }), [0, 0, 90], [0.025, 0.06, 0]), 3, 0.22),
    move(cylinder('joint', 0.045, 0.12, { sides: 12 }), 0, 1.04, 0),
    turn(
      group(
        move(box('shell', 0.36, 0.28, 0.12, 0.04), 0, 0, 0),
        move(box('screen-face', 0.31, 0.22, 0.02), 0, 0.03, 0.056),
        mirror(turn(cylinder('light', 0.034, 0.016, { sides: 16 }), [90, 0, 0], [0.075, 0.16, 0.06])),
        sweep(
          'light',
          [
            [-0.06, 0.085, 0.07],
            [-0.03, 0.065, 0.07],
            [0.03, 0.065, 0.07],
            [0.06, 0.085, 0.07],
          ],
          0.009,
          { sides: 5 },
        ),
      ),
      [-8, 0, 0],
      [0, 1.14, 0],
    ),
    move(box('screen-face', 0.16, 0.12, 0.02, 0.004), 0, 0.72, 0.13),
    createServiceArms(),
  );
}

const createServiceArms = (): Shape =>
  mirror(
    group(
      move(sphere('joint', 0.06, { detail: 1 }), 0.2, 0.9, 0),
      rod('shell', [0.21, 0.9, 0], [0.28, 0.66, 0.02], 0.042),
      move(sphere('joint', 0.045, { detail: 1 }), 0.28, 0.65, 0.02),
      rod('shell', [0.28, 0.65, 0.02], [0.24, 0.6, 0.26], 0.036),
      ...[-0.03, 0.03].map((x) =>
        sweep(
          'joint',
          [
            [0.24 + x * 0.4, 0.6, 0.26],
            [0.24 + x, 0.6, 0.32],
            [0.24 + 0.5 * x, 0.6, 0.38],
          ],
          [0.02, 0.016, 0.01],
          { sides: 6 },
        ),
      ),
    ),
  );

/** Shelves with dishes on a wheeled base. */
function createWaiter(): Shape {
  const dish = (x: number, y: number, z: number): Shape =>
    group(
      move(cylinder('plate', 0.07, 0.015, { top: 0.1, sides: 18 }), x, y, z),
      move(sphere('cup', [0.05, 0.03, 0.05], { detail: 1 }), x, y + 0.025, z),
    );
  return group(
    move(box('shell', 0.5, 0.16, 0.54, 0.06), 0, 0.04, 0),
    mirror(
      group(
        turn(cylinder('rubber', 0.06, 0.05, { sides: 14 }), [0, 0, 90], [0.22, 0.06, 0.17]),
        turn(cylinder('rubber', 0.06, 0.05, { sides: 14 }), [0, 0, 90], [0.22, 0.06, -0.17]),
      ),
    ),
    mirror(move(box('shell', 0.05, 0.92, 0.1, 0.02), 0.23, 0.15, -0.18)),
    ...[0.34, 0.6, 0.86].map((y) =>
      group(move(box('accent', 0.46, 0.03, 0.44, 0.012), 0, y, 0), dish(0.1, y + 0.03, 0.06), dish(-0.11, y + 0.03, -0.04)),
    ),
    turn(
      group(
        box('shell', 0.42, 0.26, 0.08, 0.03),
        move(box('screen-face', 0.37, 0.21, 0.02), 0, 0.025, 0.036),
        mirror(turn(cylinder('light', 0.03, 0.014, { sides: 14 }), [90, 0, 0], [0.08, 0.15, 0.042])),
        move(box('light', 0.09, 0.014, 0.012), 0, 0.065, 0.048),
      ),
      [-14, 0, 0],
      [0, 1.06, -0.14],
    ),
    mirror(
      extrude(
        'shell',
        [
          [0.12, 1.3],
          [0.2, 1.3],
          [0.19, 1.42],
        ],
        0.05,
      ),
    ),
  );
}

/** A box on tracks with an arm and a camera mast. */
function createTracked(): Shape {
  const track: Point2[] = [
    [-0.42, 0.08],
    [-0.36, 0.02],
    [0.3, 0.02],
    [0.46, 0.16],
    [0.46, 0.24],
    [0.4, 0.28],
    [-0.4, 0.26],
    [-0.46, 0.18],
  ];
  const side = group(
    turn(extrude('rubber', track.map(([z, y]): Point2 => [-z, y]).toReversed(), 0.13), [0, 90, 0], [0.27, 0, 0]),
    ...[-0.3, -0.1, 0.1, 0.3].map((z) => turn(cylinder('joint', 0.085, 0.145, { sides: 14 }), [0, 0, -90], [0.2, 0.13, z])),
    move(array(box('dark', 0.14, 0.02, 0.03), 10, [0, 0, 0.078]), 0.27, 0.265, -0.37),
  );
  return group(
    mirror(side),
    move(box('shell', 0.4, 0.2, 0.78, 0.03), 0, 0.14, -0.02),
    move(box('accent', 0.42, 0.04, 0.6, 0.01), 0, 0.26, -0.02),
    move(cylinder('joint', 0.1, 0.1, { sides: 16 }), 0.05, 0.33, 0.1),
    rod('shell', [0.05, 0.42, 0.1], [0.05, 0.82, -0.16], 0.045),
    move(sphere('joint', 0.065, { detail: 1 }), 0.05, 0.82, -0.16),
    rod('shell', [0.05, 0.82, -0.16], [0.05, 0.74, 0.42], 0.036),
    move(sphere('joint', 0.05, { detail: 1 }), 0.05, 0.74, 0.42),
    ...[-1, 1].map((s) =>
      sweep(
        'joint',
        [
          [0.05, 0.74, 0.42],
          [0.05 + 0.06 * s, 0.7, 0.5],
          [0.05 + 0.02 * s, 0.66, 0.6],
        ],
        [0.024, 0.022, 0.01],
        { sides: 6 },
      ),
    ),
    rod('joint', [-0.13, 0.3, -0.25], [-0.13, 0.92, -0.25], 0.02, 8),
    move(box('shell', 0.16, 0.1, 0.12, 0.02), -0.13, 0.9, -0.24),
    lens(-0.16, 0.95, -0.18, 0.028, 'light'),
    lens(-0.1, 0.95, -0.18, 0.02),
    move(cylinder('light', 0.03, 0.05, { sides: 10 }), 0.14, 0.33, -0.3),
  );
}

/** A head that rides on a ball. */
const createSphereRobot = (): Shape =>
  group(
    move(sphere('shell', 0.25, { detail: 3 }), 0, 0.25, 0),
    mirror(turn(torus('accent', 0.2, 0.03, 24), [0, 0, 90], [0.155, 0.25, 0])),
    mirror(turn(cylinder('joint', 0.13, 0.03, { sides: 20 }), [0, 0, -90], [0.23, 0.25, 0])),
    move(cylinder('joint', 0.05, 0.1, { sides: 12 }), 0, 0.46, 0),
    move(box('shell', 0.3, 0.17, 0.2, 0.04), 0, 0.54, 0),
    move(box('dark', 0.26, 0.11, 0.02, 0.004), 0, 0.57, 0.095),
    mirror(turn(cylinder('light', 0.036, 0.02, { sides: 14 }), [90, 0, 0], [0.065, 0.625, 0.1])),
    mirror(move(box('accent', 0.03, 0.09, 0.1, 0.01), 0.16, 0.58, 0)),
    rod('joint', [0.08, 0.7, 0], [0.08, 0.86, 0], 0.006, 5),
    move(sphere('accent', 0.018, { detail: 1 }), 0.08, 0.87, 0),
  );

const MACHINES: Readonly<Record<MachineKind, () => Shape>> = {
  barrel: createBarrel,
  service: createService,
  waiter: createWaiter,
  walker: createWalker,
  quadruped: createQuadruped,
  hexapod: createHexapod,
  tracked: createTracked,
  sphere: createSphereRobot,
};
