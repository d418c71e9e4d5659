import type { GeneratorContext } from '@diorama/catalogue';
import { array, box, cylinder, group, lathe, mirror, move, rod, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { drawContents } from '../parts/contents.js';
import { cushion, roller, sideways, tube } from '../parts/solids.js';

function vending({ size: [w, h, d], random }: GeneratorContext): Shape {
  const pane = w * 0.62;
  const x = -w * 0.13;
  const rows = 6;
  const step = (h * 0.66) / rows;
  return group(
    move(box('body', w, h - 0.06, d - 0.2), 0, 0.06, -0.1),
    mirror(move(box('body', 0.05, h - 0.06, 0.2), w / 2 - 0.025, 0.06, d / 2 - 0.1)),
    move(box('body', w * 0.26, h - 0.06, 0.2), w * 0.35, 0.06, d / 2 - 0.1),
    move(box('body', w, h * 0.22, 0.2), 0, 0.06, d / 2 - 0.1),
    move(box('body', w, h * 0.08, 0.2), 0, h * 0.92, d / 2 - 0.1),
    move(box('light', pane, h * 0.66, 0.01), x, h * 0.26, d / 2 - 0.195),
    ...Array.from({ length: rows }, (_, k) =>
      move(
        group(
          box('steel', pane, 0.02, 0.17),
          move(
            drawContents(k < 3 ? 'packets' : k < 5 ? 'cans' : 'bottles', { width: pane - 0.06, height: step - 0.03, depth: 0.16 }, random),
            0,
            0.02,
            0,
          ),
          move(box('white', pane, 0.024, 0.006), 0, -0.002, 0.087),
        ),
        x,
        h * 0.27 + (rows - 1 - k) * step,
        d / 2 - 0.11,
      ),
    ),
    move(box('black', pane * 0.8, h * 0.1, 0.02), x, h * 0.12, d / 2),
    move(box('screen', w * 0.16, h * 0.06, 0.012), w * 0.35, h * 0.72, d / 2 + 0.002),
    ...Array.from({ length: 12 }, (_, k) =>
      move(box('white', 0.03, 0.03, 0.014), w * 0.35 + ((k % 3) - 1) * 0.045, h * 0.66 - Math.floor(k / 3) * 0.045, d / 2 + 0.002),
    ),
    move(box('black', 0.1, 0.02, 0.014), w * 0.35, h * 0.48, d / 2 + 0.002),
    move(box('steel', 0.12, 0.16, 0.014), w * 0.35, h * 0.3, d / 2 + 0.002),
    move(box('light', w * 0.9, h * 0.05, 0.012), 0, h * 0.94, d / 2 + 0.002),
    move(box('black', w - 0.1, 0.06, d - 0.06), 0, 0, -0.02),
  );
}

function drinksMachine({ size: [w, h, d], random }: GeneratorContext): Shape {
  const bay = { width: w * 0.82, height: h * 0.11, depth: 0.12 };
  return group(
    move(box('body', w, h, d - 0.12, 0.01), 0, 0, -0.06),
    mirror(move(box('body', 0.06, h, 0.14), w / 2 - 0.03, 0, d / 2 - 0.07)),
    move(box('body', w, h * 0.46, 0.14), 0, 0, d / 2 - 0.07),
    move(box('body', w, h * 0.1, 0.14), 0, h * 0.9, d / 2 - 0.07),
    move(box('light', w - 0.1, h * 0.44, 0.01), 0, h * 0.46, d / 2 - 0.115),
    ...[0, 1, 2].map((k) =>
      move(
        group(
          box('steel', w - 0.1, 0.016, 0.12),
          move(drawContents(k === 0 ? 'bottles' : 'cans', bay, random), 0, 0.016, 0),
          array(move(box('button2', 0.05, 0.022, 0.01), 0, -0.005, 0.064), 8, [w * 0.1, 0, 0], true),
        ),
        0,
        h * (0.475 + 0.145 * k),
        d / 2 - 0.07,
      ),
    ),
    move(box('black', w * 0.6, h * 0.1, 0.02), -w * 0.08, h * 0.1, d / 2),
    move(box('panel', w * 0.2, h * 0.2, 0.014), w * 0.32, h * 0.22, d / 2),
    move(box('screen', w * 0.14, 0.05, 0.02), w * 0.32, h * 0.36, d / 2),
    move(box('steel', 0.06, 0.1, 0.022), w * 0.32, h * 0.25, d / 2),
    move(box('white', w * 0.5, h * 0.12, 0.012), -w * 0.12, h * 0.28, d / 2),
  );
}

function atm({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    move(
      sideways(
        'side',
        [
          [-d / 2, 0],
          [d * 0.3, 0],
          [d * 0.3, h * 0.54],
          [d / 2, h * 0.58],
          [d / 2, h * 0.62],
          [d * 0.2, h * 0.66],
          [d * 0.1, h * 0.88],
          [d * 0.36, h * 0.9],
          [d * 0.36, h],
          [-d / 2, h],
        ],
        w,
      ),
      0,
      0,
      0,
    ),
    turn(
      group(
        box('panel', w * 0.86, h * 0.24, 0.02),
        move(box('screen', w * 0.5, h * 0.16, 0.01), 0, h * 0.06, 0.012),
        ...[-1, 1].flatMap((s) =>
          [0, 1, 2, 3].map((k) => move(box('steel', 0.05, 0.024, 0.012), s * w * 0.33, h * 0.075 + k * 0.05, 0.012)),
        ),
      ),
      [-22, 0, 0],
      [0, h * 0.655, d * 0.215],
    ),
    turn(
      group(
        box('steel', w * 0.4, 0.012, d * 0.2),
        ...Array.from({ length: 12 }, (_, k) =>
          move(
            box(k === 9 ? 'button' : k === 11 ? 'led' : 'white', 0.035, 0.012, 0.03),
            ((k % 3) - 1) * 0.05,
            0.012,
            (Math.floor(k / 3) - 1.5) * 0.042,
          ),
        ),
      ),
      [14, 0, 0],
      [-w * 0.12, h * 0.645, d * 0.34],
    ),
    move(box('steel', w * 0.2, 0.05, 0.03), w * 0.28, h * 0.635, d * 0.4),
    move(box('led', w * 0.12, 0.012, 0.034), w * 0.28, h * 0.655, d * 0.4),
    move(box('black', w * 0.46, 0.04, 0.02), 0, h * 0.46, d * 0.3),
    move(box('paper', w * 0.3, 0.006, 0.12), 0, h * 0.475, d * 0.33),
    move(box('light', w * 0.9, h * 0.07, 0.012), 0, h * 0.915, d * 0.362),
    move(box('steel', w * 0.8, h * 0.3, 0.012), 0, h * 0.1, d * 0.302),
  );
}

function cashRegister({ size: [w, h, d] }: GeneratorContext): Shape {
  const low = h * 0.3;
  return group(
    box('panel', w, low, d * 0.9, 0.01),
    move(box('black', w * 0.94, low * 0.66, 0.02), 0, low * 0.16, d * 0.45),
    move(
      group(
        box('panel', w * 0.9, 0.02, d * 0.2),
        ...[-2, -1, 0, 1, 2].map((k) => move(box(k % 2 ? 'lime' : 'paper', 0.07, 0.012, d * 0.16), k * w * 0.17, 0.018, 0)),
      ),
      0,
      low * 0.3,
      d * 0.5,
    ),
    move(
      sideways(
        'body',
        [
          [-d * 0.42, low],
          [d * 0.42, low],
          [d * 0.42, low + h * 0.08],
          [-d * 0.06, h * 0.74],
          [-d * 0.42, h * 0.74],
        ],
        w * 0.92,
      ),
      0,
      0,
      0,
    ),
    turn(
      group(
        ...Array.from({ length: 20 }, (_, k) =>
          move(
            box(k % 5 === 4 ? (k > 10 ? 'button' : 'button2') : 'white', w * 0.1, 0.024, d * 0.07, 0.005),
            ((k % 5) - 2) * w * 0.14,
            0,
            (Math.floor(k / 5) - 1.5) * d * 0.1,
          ),
        ),
      ),
      [41, 0, 0],
      [0, h * 0.56, d * 0.2],
    ),
    move(box('body', w * 0.66, h * 0.24, d * 0.2, 0.012), -w * 0.06, h * 0.74, -d * 0.28),
    move(box('led', w * 0.5, h * 0.1, 0.012), -w * 0.06, h * 0.82, -d * 0.18),
    move(box('paper', w * 0.16, h * 0.26, 0.006), w * 0.34, h * 0.7, -d * 0.24),
    move(roller('white', d * 0.07, w * 0.18, 'x', 14), w * 0.34, h * 0.74, -d * 0.3),
  );
}

function ticketMachine({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    move(box('side', w, h * 0.92, d * 0.8, 0.02), 0, 0, -d * 0.1),
    move(box('body', w + 0.01, h * 0.12, d * 0.82, 0.02), 0, h * 0.88, -d * 0.1),
    move(box('light', w * 0.8, h * 0.06, 0.02), 0, h * 0.91, d * 0.31),
    turn(
      group(box('panel', w * 0.84, h * 0.26, 0.03), move(box('screen', w * 0.72, h * 0.2, 0.012), 0, h * 0.03, 0.014)),
      [-10, 0, 0],
      [0, h * 0.56, d * 0.32],
    ),
    move(box('steel', w * 0.84, h * 0.24, 0.02), 0, h * 0.3, d * 0.3),
    ...Array.from({ length: 9 }, (_, k) =>
      move(box('white', 0.03, 0.03, 0.016), -w * 0.24 + ((k % 3) - 1) * 0.045, h * 0.46 - Math.floor(k / 3) * 0.05, d * 0.31),
    ),
    move(box('black', w * 0.18, 0.016, 0.03), w * 0.2, h * 0.46, d * 0.3),
    move(box('button', 0.04, 0.06, 0.03), w * 0.2, h * 0.38, d * 0.3),
    move(box('black', w * 0.6, h * 0.08, 0.03), 0, h * 0.2, d * 0.3),
    move(box('paper', w * 0.16, h * 0.04, 0.05), 0, h * 0.22, d * 0.31),
  );
}

function serverRack({ size: [w, h, d], random }: GeneratorContext): Shape {
  const units = 20;
  const step = (h - 0.2) / units;
  return group(
    mirror(move(box('panel', 0.05, h, d * 0.96), w / 2 - 0.025, 0, -d * 0.02)),
    ...[0, h - 0.06].map((y) => move(box('panel', w, 0.06, d * 0.96), 0, y, -d * 0.02)),
    move(box('black', w - 0.08, h - 0.1, d * 0.8), 0, 0.05, -d * 0.08),
    ...Array.from({ length: units }, (_, k) => {
      if (k % 7 === 6) return group();
      const y = 0.08 + k * step;
      const isSwitch = k % 5 === 3;
      return move(
        group(
          box(isSwitch ? 'side' : 'iron', w - 0.12, step * 0.82, 0.04),
          ...(isSwitch
            ? Array.from({ length: 10 }, (_, n) =>
                move(box(random.next() < 0.6 ? 'led' : 'amber', 0.014, 0.012, 0.008), (n - 4.5) * w * 0.075, step * 0.5, 0.022),
              )
            : [
                move(box('steel', (w - 0.12) * 0.62, step * 0.44, 0.008), w * 0.08, step * 0.2, 0.02),
                ...[0, 1, 2].map((n) =>
                  move(box(random.pick(['led', 'neon2', 'amber']), 0.014, 0.012, 0.008), -w * 0.36 + n * 0.035, step * 0.4, 0.022),
                ),
              ]),
        ),
        0,
        y,
        d * 0.33,
      );
    }),
    ...[-0.3, -0.1, 0.2].map((x, k) =>
      tube(
        ['neon2', 'amber', 'button'][k] as string,
        [
          [x * w, 0.08 + 3 * step, d * 0.36],
          [x * w - 0.04, 0.08 + 5 * step, d * 0.42],
          [x * w + 0.03, 0.08 + 8 * step, d * 0.36],
        ],
        0.008,
        5,
      ),
    ),
    mirror(move(box('steel', 0.03, h - 0.12, 0.03), w / 2 - 0.07, 0.06, d * 0.36)),
  );
}

function photocopier({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    move(box('white', w * 0.8, h * 0.72, d * 0.9, 0.015), 0, 0.04, 0),
    ...[0, 1, 2].map((k) =>
      move(
        group(box('white', w * 0.78, h * 0.13, 0.02, 0.005), move(box('panel', 0.2, 0.03, 0.012), 0, h * 0.08, 0.012)),
        0,
        0.08 + k * h * 0.145,
        d * 0.45,
      ),
    ),
    move(box('panel', w * 0.74, h * 0.1, d * 0.7), 0, h * 0.58, d * 0.06),
    move(box('paper', w * 0.5, 0.012, d * 0.5), 0, h * 0.6, d * 0.14),
    move(box('white', w * 0.84, h * 0.08, d * 0.94, 0.012), 0, h * 0.7, 0),
    move(box('panel', w * 0.82, h * 0.07, d * 0.84, 0.02), 0, h * 0.79, -d * 0.03),
    move(box('white', w * 0.5, h * 0.1, d * 0.6, 0.03), -w * 0.06, h * 0.86, -d * 0.06),
    turn(box('paper', w * 0.3, 0.008, d * 0.4), [0, 0, -22], [w * 0.2, h * 0.94, -d * 0.06]),
    turn(
      group(
        box('panel', w * 0.44, 0.03, 0.16, 0.006),
        move(box('screen', w * 0.22, 0.006, 0.11), -w * 0.06, 0.03, 0),
        ...[0, 1].map((k) => move(cylinder(k ? 'led' : 'button', 0.014, 0.01), w * 0.12 + k * 0.05, 0.03, 0)),
      ),
      [24, 0, 0],
      [0, h * 0.77, d * 0.46],
    ),
    move(box('panel', 0.3, 0.02, d * 0.5), -w * 0.5 + 0.1, h * 0.4, 0),
    move(box('paper', 0.24, 0.02, d * 0.4), -w * 0.5 + 0.12, h * 0.42, 0),
    mirror(mirror(move(roller('cord', 0.025, 0.02, 'x', 10), w * 0.34, 0.025, d * 0.36), 'z')),
  );
}

function waterCooler({ size: [w, h, d] }: GeneratorContext): Shape {
  const low = h * 0.68;
  const r = w * 0.4;
  return group(
    move(box('white', w, low, d * 0.92, 0.02), 0, 0, -d * 0.04),
    move(box('panel', w * 0.7, low * 0.26, 0.02), 0, low * 0.6, d * 0.42),
    move(box('button2', 0.04, 0.05, 0.06, 0.01), -w * 0.16, low * 0.78, d * 0.46),
    move(box('button', 0.04, 0.05, 0.06, 0.01), w * 0.16, low * 0.78, d * 0.46),
    move(box('steel', w * 0.7, 0.02, d * 0.14), 0, low * 0.58, d * 0.46),
    move(
      lathe(
        'water',
        [
          [r * 0.4, 0],
          [r * 0.4, 0.05],
          [r, 0.1],
          [r, 0.16],
          [r * 0.94, 0.18],
          [r, 0.2],
          [r, h - low - 0.05],
          [r * 0.7, h - low],
        ],
        { sides: 24 },
      ),
      0,
      low - 0.01,
      -d * 0.04,
    ),
    move(cylinder('white', 0.035, 0.34, { sides: 12 }), w / 2 + 0.02, low * 0.5, d * 0.2),
    move(box('panel', w * 0.8, low * 0.3, 0.012), 0, low * 0.1, d * 0.42),
  );
}

function ticketGate({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    mirror(
      group(
        move(box('steel', w * 0.22, h * 0.94, d, 0.03), w * 0.39, 0, 0),
        move(box('panel', w * 0.2, 0.03, d * 0.9, 0.01), w * 0.39, h * 0.94, 0),
        move(box('neon2', 0.07, 0.012, 0.12), w * 0.39, h * 0.965, d * 0.3),
        move(box('led', w * 0.1, 0.08, 0.01), w * 0.39, h * 0.74, d / 2),
      ),
    ),
    ...[0, 120, 240].map((roll) =>
      turn(
        rod('chrome', [0, 0, 0], [0.001, w * 0.46, 0], 0.018),
        [0, 0, 90 + (roll === 0 ? 0 : roll === 120 ? -62 : 62)],
        [w * 0.27, h * 0.76, roll === 0 ? 0 : 0.001],
      ),
    ),
    move(roller('panel', 0.08, 0.14, 'x', 14), w * 0.25, h * 0.76, 0),
  );
}

function metalDetector({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    mirror(
      group(
        move(box('white', 0.12, h, d, 0.02), w / 2 - 0.06, 0, 0),
        move(box('panel', 0.13, 0.1, d + 0.06, 0.01), w / 2 - 0.065, 0, 0),
        ...Array.from({ length: 8 }, (_, k) => move(box(k < 5 ? 'led' : 'button', 0.03, 0.12, 0.012), w / 2 - 0.06, 0.3 + k * 0.2, d / 2)),
      ),
    ),
    move(box('panel', w, 0.24, d * 0.8, 0.02), 0, h - 0.24, 0),
    move(box('screen', 0.3, 0.08, 0.02), 0, h - 0.16, d * 0.4),
    move(box('led', 0.06, 0.06, 0.02), 0.24, h - 0.15, d * 0.4),
  );
}

function changeMachine({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    move(box('body', w, h * 0.66, d, 0.02), 0, h * 0.34, 0),
    move(box('panel', w * 0.8, h * 0.34, d * 0.8), 0, 0, 0),
    move(box('light', w * 0.86, h * 0.14, 0.02), 0, h * 0.82, d / 2),
    move(box('black', w * 0.4, 0.03, 0.03), 0, h * 0.7, d / 2),
    move(box('steel', w * 0.5, h * 0.1, 0.03), 0, h * 0.62, d / 2),
    move(box('black', w * 0.5, h * 0.1, 0.02), 0, h * 0.4, d / 2),
    move(cushion('gold', w * 0.4, 0.03, 0.08), 0, h * 0.4, d / 2 + 0.03),
  );
}

/** Machines of offices, banks and stations. */
export const SERVICE_MACHINES = {
  'vending-machine': vending,
  'drinks-machine': drinksMachine,
  atm,
  'cash-register': cashRegister,
  'ticket-machine': ticketMachine,
  'server-rack': serverRack,
  photocopier,
  'water-cooler': waterCooler,
  'ticket-gate': ticketGate,
  'metal-detector': metalDetector,
  'change-machine': changeMachine,
} as const;
