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
  scale,
  sphere,
  sweep,
  torus,
  turn,
} from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

type MachineSpec = Extract<PersonSpec, { readonly generator: 'walking-machine' }>;

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

const lens = (x: number, y: number, z: number, radius: number, slot = 'lens'): Shape =>
  turn(
    group(
      cylinder('dark', radius, 0.04, { sides: 16 }),
      move(sphere(slot, [0.75 * radius, 0.3 * radius, 0.75 * radius], { detail: 1 }), 0, 0.04, 0),
    ),
    [90, 0, 0],
    [x, y, z],
  );

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
    lens(0, 0.98, 0.22, 0.06, 'light'),
    lens(0.14, 0.94, 0.21, 0.03, 'red'),
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

const extrudeAt = (slot: string, outline: readonly Point2[], depth: number, at: Vec3): Shape =>
  turn(extrude(slot, outline, depth), [0, 90, 0], at);

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
    ),
  );
}

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

/** A cockpit on two legs that bend backwards, with guns at its sides. */
function createWalker(): Shape {
  const leg = group(
    move(sphere('joint', 0.3, { detail: 1 }), 0.62, 2.5, 0),
    rod('shell', [0.68, 2.5, 0], [0.78, 1.7, 0.5], 0.2),
    move(sphere('joint', 0.2, { detail: 1 }), 0.78, 1.7, 0.5),
    rod('shell', [0.78, 1.7, 0.5], [0.82, 0.95, -0.45], 0.16),
    move(sphere('joint', 0.17, { detail: 1 }), 0.82, 0.95, -0.45),
    rod('joint', [0.82, 0.95, -0.45], [0.84, 0.25, 0.0], 0.13),
    move(box('accent', 0.42, 0.5, 0.22, 0.04), 0.8, 1.1, 0.12),
    move(box('shell', 0.5, 0.2, 0.55, 0.05), 0.84, 0.08, 0),
    ...[-0.18, 0, 0.18].map((x) =>
      sweep(
        'joint',
        [
          [0.84 + x, 0.14, 0.2],
          [0.84 + 1.4 * x, 0.08, 0.6],
        ],
        [0.1, 0.04],
        { sides: 6 },
      ),
    ),
    sweep(
      'joint',
      [
        [0.84, 0.14, -0.2],
        [0.84, 0.07, -0.5],
      ],
      [0.1, 0.04],
      { sides: 6 },
    ),
  );
  const gun = group(
    move(box('joint', 0.3, 0.34, 0.4, 0.04), 1.02, 2.85, -0.05),
    move(box('shell', 0.44, 0.46, 1.1, 0.06), 1.36, 2.75, 0.1),
    ...[-0.1, 0.1].flatMap((x) => [
      turn(cylinder('dark', 0.07, 0.8, { sides: 12 }), [90, 0, 0], [1.36 + x, 3.04, 0.6]),
      turn(cylinder('dark', 0.07, 0.8, { sides: 12 }), [90, 0, 0], [1.36 + x, 2.86, 0.6]),
    ]),
    move(box('accent', 0.46, 0.1, 0.5), 1.36, 3.16, -0.1),
  );
  return group(
    mirror(leg),
    mirror(gun),
    move(box('joint', 1.1, 0.5, 0.8, 0.08), 0, 2.3, -0.05),
    turn(cylinder('joint', 0.4, 0.35, { sides: 18 }), [0, 0, 0], [0, 2.6, -0.05]),
    move(createCockpit(), 0, 2.85, 0),
    ...[-0.32, 0.32].map((x) =>
      move(
        group(
          box('shell', 0.5, 0.42, 0.7, 0.05),
          ...[-0.12, 0.12].flatMap((dx) =>
            [0.12, 0.3].map((y) => turn(cylinder('red', 0.08, 0.02, { sides: 10 }), [90, 0, 0], [dx, y, 0.35])),
          ),
        ),
        x,
        3.75,
        -0.35,
      ),
    ),
    rod('joint', [0.3, 3.7, -0.7], [0.34, 4.6, -0.75], 0.025, 6),
  );
}

function createCockpit(): Shape {
  const side: Point2[] = [
    [-0.85, 0.1],
    [-0.3, -0.1],
    [0.75, -0.05],
    [1.05, 0.3],
    [0.75, 0.72],
    [0.1, 0.98],
    [-0.85, 0.85],
  ];
  const pane: Point2[] = [
    [1.0, 0.36],
    [0.76, 0.68],
    [0.3, 0.86],
    [0.42, 0.4],
  ];
  const along = (slot: string, outline: readonly Point2[], width: number): Shape =>
    turn(extrude(slot, outline.map(([z, y]): Point2 => [-z, y]).toReversed(), width), [0, 90, 0]);
  return group(
    along('shell', side, 1.25),
    along(
      'lens',
      pane.map(([z, y]): Point2 => [z * 1.015, y * 1.02]),
      1.05,
    ),
    move(box('accent', 1.3, 0.12, 0.9, 0.03), 0, 0.12, -0.1),
    mirror(move(box('light', 0.16, 0.1, 0.06), 0.4, 0.08, 0.93)),
  );
}

/** A dog-like robot on four jointed legs. */
function createQuadruped(): Shape {
  const leg = (z: number): Shape =>
    group(
      turn(cylinder('joint', 0.06, 0.1, { sides: 16 }), [0, 0, -90], [0.1, 0.52, z]),
      turn(cylinder('accent', 0.062, 0.03, { sides: 16 }), [0, 0, -90], [0.195, 0.52, z]),
      sweep(
        'shell',
        [
          [0.18, 0.52, z],
          [0.18, 0.4, z - 0.09],
          [0.18, 0.28, z - 0.16],
        ],
        [0.05, 0.045, 0.036],
        { sides: 8 },
      ),
      move(sphere('joint', 0.04, { detail: 1 }), 0.18, 0.28, z - 0.16),
      sweep(
        'joint',
        [
          [0.18, 0.28, z - 0.16],
          [0.18, 0.04, z],
        ],
        [0.03, 0.02],
        { sides: 8 },
      ),
      move(sphere('rubber', 0.034, { detail: 1 }), 0.18, 0.034, z),
    );
  return group(
    move(box('shell', 0.22, 0.15, 0.78, 0.045), 0, 0.46, 0),
    move(box('accent', 0.225, 0.04, 0.5, 0.015), 0, 0.52, 0),
    move(box('dark', 0.19, 0.13, 0.05, 0.02), 0, 0.47, 0.39),
    lens(0.05, 0.55, 0.4, 0.028, 'light'),
    lens(-0.05, 0.55, 0.4, 0.028, 'light'),
    move(box('joint', 0.05, 0.012, 0.3, 0.004), 0.06, 0.61, 0),
    move(box('joint', 0.05, 0.012, 0.3, 0.004), -0.06, 0.61, 0),
    move(cylinder('dark', 0.055, 0.07, { sides: 16 }), 0, 0.61, -0.2),
    mirror(group(leg(0.32), leg(-0.28))),
    sweep(
      'joint',
      [
        [0, 0.6, 0.26],
        [0, 0.74, 0.28],
        [0, 0.8, 0.4],
      ],
      0.03,
      { sides: 8 },
    ),
    move(box('shell', 0.13, 0.11, 0.2, 0.03), 0, 0.75, 0.44),
    lens(0, 0.81, 0.53, 0.03, 'red'),
  );
}

/** A robot on six legs. */
function createHexapod(): Shape {
  const leg = group(
    move(sphere('joint', 0.055, { detail: 1 }), 0, 0.34, 0.2),
    rod('shell', [0, 0.34, 0.2], [0, 0.54, 0.46], 0.04),
    move(sphere('joint', 0.05, { detail: 1 }), 0, 0.54, 0.46),
    sweep(
      'shell',
      [
        [0, 0.54, 0.46],
        [0, 0.3, 0.68],
        [0, 0, 0.76],
      ],
      [0.042, 0.03, 0.008],
      { sides: 8 },
    ),
    move(box('accent', 0.07, 0.05, 0.14, 0.012), 0, 0.44, 0.34),
  );
  return group(
    ...[35, 90, 145, -35, -90, -145].map((degrees) => turn(leg, [0, degrees, 0])),
    move(scale(sphere('shell', [0.24, 0.12, 0.28], { detail: 2 }), 1), 0, 0.36, -0.02),
    move(
      lathe(
        'accent',
        [
          [0.2, 0],
          [0.18, 0.05],
          [0, 0.07],
        ],
        { sides: 18 },
      ),
      0,
      0.42,
      -0.04,
    ),
    move(sphere('shell', [0.14, 0.1, 0.12], { detail: 2 }), 0, 0.37, 0.27),
    lens(0.055, 0.4, 0.35, 0.035, 'red'),
    lens(-0.055, 0.4, 0.35, 0.035, 'red'),
    rod('joint', [0.05, 0.44, 0.26], [0.1, 0.66, 0.28], 0.008, 5),
    move(sphere('red', 0.02, { detail: 1 }), 0.1, 0.67, 0.28),
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

/** A dome that rides on a ball. */
const createSphereRobot = (): Shape =>
  group(
    move(sphere('shell', 0.25, { detail: 3 }), 0, 0.25, 0),
    ...(
      [
        [0, 0],
        [90, 0],
        [180, 0],
        [-90, 0],
      ] as const
    ).map(([degrees]) => turn(turn(torus('accent', 0.12, 0.02, 18), [90, 0, 0], [0, 0, 0.222]), [0, degrees, 0], [0, 0.25, 0])),
    ...[45, 135, -45, -135].map((degrees) =>
      turn(move(box('joint', 0.05, 0.1, 0.03, 0.01), 0, -0.05, 0.235), [0, degrees, 0], [0, 0.25, 0]),
    ),
    move(
      lathe(
        'shell',
        [
          [0.16, 0],
          [0.17, 0.03],
          [0.15, 0.1],
          [0.09, 0.16],
          [0, 0.18],
        ],
        { sides: 22 },
      ),
      0,
      0.49,
      0,
    ),
    move(
      lathe(
        'accent',
        [
          [0.16, 0.02],
          [0.174, 0.03],
          [0.166, 0.06],
          [0.15, 0.05],
          [0.16, 0.02],
        ],
        { sides: 22 },
      ),
      0,
      0.49,
      0,
    ),
    lens(0, 0.58, 0.14, 0.04, 'light'),
    lens(0.08, 0.55, 0.14, 0.018),
    rod('joint', [-0.05, 0.64, 0], [-0.05, 0.78, 0], 0.006, 5),
    rod('joint', [0.03, 0.64, -0.02], [0.03, 0.73, -0.02], 0.006, 5),
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
