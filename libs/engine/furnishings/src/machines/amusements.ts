import type { GeneratorContext } from '@diorama/catalogue';
import { box, cylinder, extrude, group, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { arc, roller, sideways, tube } from '../parts/solids.js';
import { stick, jukebox, danceMachine, racingSimulator, photoBooth, gumball } from './big-amusements.js';

/** The side boards of a cabinet with a sloping screen and a console. */
const cabinetSide = (h: number, d: number): Point2[] => [
  [-d / 2, 0],
  [d * 0.36, 0],
  [d * 0.36, h * 0.44],
  [d / 2, h * 0.5],
  [d / 2, h * 0.54],
  [d * 0.12, h * 0.6],
  [-d * 0.02, h * 0.84],
  [d * 0.3, h * 0.87],
  [d * 0.3, h],
  [-d / 2, h],
];

function arcade({ size: [w, h, d] }: GeneratorContext): Shape {
  const inner = w - 0.08;
  const console = group(
    box('panel', inner, 0.03, d * 0.36),
    move(stick('button'), -inner * 0.34, 0.03, 0.02),
    move(stick('button2'), inner * 0.06, 0.03, 0.02),
    ...[-0.2, -0.12, 0.2, 0.28, 0.36].flatMap((x, k) =>
      [0.05, -0.04].map((z) =>
        move(cylinder(['button3', 'button', 'button2'][k % 3] as string, 0.02, 0.014, { sides: 10 }), x * inner, 0.03, z),
      ),
    ),
  );
  return group(
    mirror(move(sideways('side', cabinetSide(h, d), 0.035), w / 2 - 0.0175, 0, 0)),
    mirror(
      move(
        sideways(
          'neon',
          [
            [-d * 0.3, h * 0.1],
            [d * 0.28, h * 0.3],
            [d * 0.28, h * 0.36],
            [-d * 0.3, h * 0.2],
          ],
          0.037,
        ),
        w / 2 - 0.0165,
        0,
        0,
      ),
    ),
    mirror(
      move(
        sideways(
          'neon2',
          [
            [-d * 0.34, h * 0.4],
            [0, h * 0.64],
            [-d * 0.06, h * 0.78],
            [-d * 0.34, h * 0.6],
          ],
          0.037,
        ),
        w / 2 - 0.0165,
        0,
        0,
      ),
    ),
    move(box('body', inner, h * 0.46, d * 0.8), 0, 0, -d * 0.08),
    move(box('body', inner, h * 0.5, 0.03), 0, h * 0.42, -d / 2 + 0.02),
    turn(console, [10, 0, 0], [0, h * 0.5, d * 0.28]),
    turn(
      group(
        box('black', inner, h * 0.3, 0.04),
        move(box('screen', inner * 0.8, h * 0.22, 0.01), 0, h * 0.04, 0.022),
        ...[
          [-0.2, 0.1],
          [0.1, 0.16],
          [0.22, 0.08],
          [-0.05, 0.2],
        ].map(([x = 0, y = 0], k) =>
          move(box(['led', 'button3', 'button', 'white'][k] as string, 0.05, 0.03, 0.012), x * inner, y * h, 0.022),
        ),
        move(box('button3', 0.06, 0.03, 0.012), 0, h * 0.055, 0.022),
      ),
      [-16, 0, 0],
      [0, h * 0.57, d * 0.08],
    ),
    move(box('black', inner, 0.03, d * 0.8), 0, h * 0.86, -d * 0.08),
    move(box('light', inner, h * 0.1, 0.02), 0, h * 0.88, d * 0.28),
    move(box('button', inner * 0.7, h * 0.04, 0.026), 0, h * 0.91, d * 0.28),
    move(box('body', inner, 0.03, d * 0.7), 0, h - 0.03, -d * 0.1),
    mirror(
      group(
        move(box('steel', 0.12, 0.2, 0.02), 0.09, h * 0.16, d * 0.325),
        move(box('button', 0.05, 0.06, 0.026), 0.09, h * 0.22, d * 0.325),
      ),
    ),
  );
}

function pinball({ size: [w, h, d] }: GeneratorContext): Shape {
  const bed = h * 0.5;
  return group(
    mirror(mirror(move(box('chrome', 0.05, bed * 0.9, 0.05), w / 2 - 0.05, 0, d * 0.4), 'z')),
    turn(
      group(
        box('side', w, 0.3, d * 0.9, 0.01),
        move(box('felt', w - 0.08, 0.01, d * 0.86), 0, 0.3, 0),
        ...[
          [-0.12, -0.2],
          [0.12, -0.24],
          [0, -0.05],
        ].map(([x = 0, z = 0], k) =>
          move(
            group(
              cylinder('white', 0.05, 0.04, { sides: 14 }),
              move(cylinder(['button', 'button3', 'button2'][k] as string, 0.062, 0.02, { sides: 14 }), 0, 0.04, 0),
            ),
            x * w * 1.4,
            0.3,
            z * d,
          ),
        ),
        mirror(turn(box('button', 0.14, 0.03, 0.03), [0, -26, 0], [0.11, 0.3, d * 0.32])),
        ...Array.from({ length: 8 }, (_, k) =>
          move(cylinder(k % 2 ? 'amber' : 'led', 0.018, 0.012, { sides: 10 }), w * 0.3 * Math.sin(k * 1.9), 0.3, d * (0.2 - k * 0.07)),
        ),
        tube(
          'chrome',
          [
            [-w * 0.36, 0.34, d * 0.1],
            [-w * 0.34, 0.36, -d * 0.3],
            [0, 0.38, -d * 0.4],
            [w * 0.3, 0.36, -d * 0.3],
            [w * 0.32, 0.33, 0],
          ],
          0.008,
          5,
        ),
        move(sphere('ball', 0.022, { detail: 1 }), 0.04, 0.33, d * 0.18),
        mirror(move(box('chrome', 0.035, 0.05, d * 0.9), w / 2 - 0.016, 0.28, 0)),
        move(box('chrome', w, 0.06, 0.04), 0, 0.27, d * 0.45),
        move(roller('chrome', 0.022, 0.08, 'z', 10), w * 0.36, 0.2, d * 0.47),
        move(box('black', w * 0.3, 0.16, 0.02), 0, 0.05, d * 0.45),
        mirror(move(sphere('button', 0.018, { detail: 1 }), w / 2, 0.2, d * 0.38)),
      ),
      [5, 0, 0],
      [0, bed - 0.24, 0],
    ),
    move(box('side', w * 1.04, h - bed - 0.06, 0.24, 0.012), 0, bed + 0.06, -d * 0.4),
    move(box('neon', w * 0.92, (h - bed) * 0.66, 0.02), 0, bed + (h - bed) * 0.25, -d * 0.4 + 0.12),
    move(sphere('button3', [w * 0.2, w * 0.2, 0.01], { detail: 2 }), -w * 0.12, bed + (h - bed) * 0.56, -d * 0.4 + 0.132),
    move(box('neon2', w * 0.3, 0.1, 0.022), w * 0.24, bed + (h - bed) * 0.7, -d * 0.4 + 0.12),
    move(box('amber', w * 0.7, 0.06, 0.024), 0, bed + (h - bed) * 0.14, -d * 0.4 + 0.12),
  );
}

const bear = (slot: string): Shape =>
  group(
    move(sphere(slot, [0.08, 0.09, 0.07], { detail: 1 }), 0, 0.08, 0),
    move(sphere(slot, 0.07, { detail: 1 }), 0, 0.2, 0),
    ...[-1, 1].flatMap((s) => [
      move(sphere(slot, 0.028, { detail: 1 }), s * 0.055, 0.26, 0),
      move(sphere(slot, [0.03, 0.05, 0.03], { detail: 1 }), s * 0.08, 0.1, 0.03),
    ]),
    move(sphere('white', [0.03, 0.024, 0.03], { detail: 1 }), 0, 0.185, 0.055),
  );

function claw({ size: [w, h, d] }: GeneratorContext): Shape {
  const low = h * 0.42;
  const tall = h * 0.86;
  return group(
    move(box('body', w, low, d, 0.015), 0, 0, 0),
    mirror(mirror(move(box('body', 0.05, tall - low, 0.05), w / 2 - 0.025, low, d / 2 - 0.025), 'z')),
    move(box('body', w, h - tall, d, 0.015), 0, tall, 0),
    move(box('light', w * 0.84, (h - tall) * 0.6, 0.02), 0, tall + (h - tall) * 0.2, d / 2),
    move(box('black', w - 0.06, tall - low, 0.02), 0, low, -d / 2 + 0.03),
    ...Array.from({ length: 9 }, (_, k) =>
      turn(
        bear(['plush', 'plush2', 'plush3'][k % 3] as string),
        [(k % 3) * 12 - 12, k * 70, 8],
        [((k % 3) - 1) * w * 0.27, low + 0.02 + 0.08 * Math.floor(k / 6), (Math.floor(k / 3) - 1) * d * 0.25],
      ),
    ),
    rod('steel', [-w / 2 + 0.05, tall - 0.06, 0.05], [w / 2 - 0.05, tall - 0.06, 0.05], 0.014),
    rod('chrome', [0.08, tall - 0.06, 0.05], [0.08, tall - 0.24, 0.05], 0.01),
    move(
      group(
        cylinder('chrome', 0.04, 0.06, { sides: 12 }),
        ...[0, 120, 240].map((yaw) =>
          turn(
            tube(
              'chrome',
              [
                [0, 0.02, 0.03],
                [0, -0.02, 0.1],
                [0, -0.12, 0.09],
                [0, -0.16, 0.03],
              ],
              0.009,
              5,
            ),
            [0, yaw, 0],
          ),
        ),
      ),
      0.08,
      tall - 0.28,
      0.05,
    ),
    move(box('panel', w * 0.7, 0.1, 0.14, 0.02), 0, low - 0.08, d / 2 + 0.04),
    move(stick('button'), -w * 0.2, low + 0.02, d / 2 + 0.04),
    move(cylinder('button3', 0.03, 0.03, { sides: 12 }), w * 0.16, low + 0.02, d / 2 + 0.04),
    move(box('black', w * 0.32, low * 0.42, 0.02), -w * 0.22, low * 0.18, d / 2),
    move(box('steel', w * 0.22, low * 0.32, 0.02), w * 0.26, low * 0.24, d / 2),
    mirror(move(box('neon2', 0.02, tall - low, 0.02), w / 2 - 0.02, low, d / 2)),
  );
}

function slotMachine({ size: [w, h, d] }: GeneratorContext): Shape {
  const reel = (x: number, k: number): Shape =>
    group(
      move(roller('white', h * 0.08, w * 0.2, 'x', 20), x, h * 0.6, d * 0.1),
      move(
        sphere(['button', 'button3', 'button'][k] as string, [w * 0.065, w * 0.065, 0.02], { detail: 1 }),
        x,
        h * 0.6,
        d * 0.1 + h * 0.075,
      ),
    );
  return group(
    move(box('body', w, h * 0.42, d, 0.02), 0, 0, 0),
    move(box('gold', w * 0.7, h * 0.24, 0.02, 0.005), 0, h * 0.1, d / 2),
    move(box('black', w * 0.6, h * 0.19, 0.026, 0.005), 0, h * 0.125, d / 2),
    move(box('gold', w * 0.66, 0.05, 0.14, 0.02), 0, h * 0.04, d / 2 + 0.05),
    move(
      sideways(
        'body',
        [
          [-d / 2, h * 0.4],
          [d / 2, h * 0.4],
          [d / 2, h * 0.46],
          [d * 0.22, h * 0.5],
          [d * 0.14, h * 0.72],
          [d * 0.2, h * 0.74],
          [d * 0.2, h * 0.8],
          [-d / 2, h * 0.8],
        ],
        w * 0.96,
      ),
      0,
      0,
      0,
    ),
    move(box('black', w * 0.78, h * 0.16, 0.02), 0, h * 0.52, d * 0.19),
    ...[-1, 0, 1].map((k) => move(reel(k * w * 0.24, k + 1), 0, 0, 0.02)),
    ...[0.515, 0.675].map((y) => move(box('gold', w * 0.84, 0.02, 0.05), 0, y * h, d * 0.22)),
    ...[-0.3, -0.1, 0.1, 0.3].map((x, k) =>
      move(cylinder(['button', 'button3', 'button2', 'led'][k] as string, 0.026, 0.024, { sides: 12 }), x * w, h * 0.468, d * 0.36),
    ),
    move(
      extrude(
        'neon',
        [
          [-w / 2, 0],
          [w / 2, 0],
          [w / 2, h * 0.08],
          ...arc([0, h * 0.08], [w / 2, h * 0.11], [0, 180], 13).slice(1, -1),
          [-w / 2, h * 0.08],
        ],
        d * 0.5,
      ),
      0,
      h * 0.8,
      -d * 0.12,
    ),
    move(
      extrude(
        'button3',
        [
          [-w * 0.4, 0.02],
          [w * 0.4, 0.02],
          [w * 0.4, h * 0.07],
          ...arc([0, h * 0.07], [w * 0.4, h * 0.08], [0, 180], 11).slice(1, -1),
          [-w * 0.4, h * 0.07],
        ],
        d * 0.51,
      ),
      0,
      h * 0.8,
      -d * 0.12,
    ),
    ...Array.from({ length: 9 }, (_, k) =>
      move(
        sphere('light', 0.016, { detail: 1 }),
        w * 0.45 * Math.cos((k * Math.PI) / 8),
        h * 0.87 + h * 0.095 * Math.sin((k * Math.PI) / 8),
        d * 0.14,
      ),
    ),
    move(roller('chrome', 0.05, 0.05, 'x', 14), w / 2 + 0.03, h * 0.5, 0),
    rod('chrome', [w / 2 + 0.04, h * 0.5, 0], [w / 2 + 0.06, h * 0.72, 0.06], 0.014),
    move(sphere('button', 0.045, { detail: 2 }), w / 2 + 0.06, h * 0.74, 0.065),
  );
}

/** Machines of arcades, casinos and bars. */
export const AMUSEMENTS = {
  'arcade-machine': arcade,
  'pinball-machine': pinball,
  'claw-machine': claw,
  'slot-machine': slotMachine,
  jukebox,
  'dance-machine': danceMachine,
  'racing-simulator': racingSimulator,
  'photo-booth': photoBooth,
  'gumball-machine': gumball,
} as const;
