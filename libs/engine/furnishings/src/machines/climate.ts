import type { GeneratorContext } from '@diorama/catalogue';
import { array, box, cylinder, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { cushion, hoop, roller, tube } from '../parts/solids.js';

function radiator({ size: [w, h, d] }: GeneratorContext): Shape {
  const ribs = Math.round(w / 0.075);
  const rib = group(move(cushion('white', 0.055, h - 0.08, d * 0.9, 0.024), 0, 0.06, 0));
  return group(
    array(rib, ribs, [(w - 0.06) / ribs, 0, 0], true),
    ...[0.14, 0.86].map((y) => move(roller('white', 0.022, w - 0.06, 'x', 10), 0, y * h, 0)),
    mirror(mirror(move(cylinder('white', 0.02, 0.08, { sides: 8 }), w * 0.44, 0, d * 0.3), 'z')),
    move(roller('steel', 0.028, 0.06, 'x', 12), w / 2 - 0.01, 0.14 * h, 0),
    move(cylinder('white', 0.032, 0.08, { sides: 12 }), w / 2 + 0.02, 0.14 * h, 0),
    rod('steel', [w / 2 + 0.02, 0, 0], [w / 2 + 0.02, 0.14 * h, 0], 0.012),
  );
}

function airConditioner({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    move(cushion('white', w, h, d, 0.06), 0, 0, 0),
    turn(box('panel', w * 0.86, 0.014, d * 0.34), [32, 0, 0], [0, h * 0.12, d * 0.36]),
    turn(box('white', w * 0.84, 0.012, d * 0.36, 0.004), [44, 0, 0], [0, h * 0.06, d * 0.42]),
    array(move(box('panel', w * 0.86, 0.008, 0.008), 0, h * 0.96, -d * 0.3), 5, [0, 0.004, d * 0.14]),
    move(box('led', 0.06, 0.02, 0.012), w * 0.38, h * 0.4, d / 2),
    move(box('steel', w * 0.9, 0.006, 0.01), 0, h * 0.34, d / 2 - 0.002),
  );
}

function spaceHeater({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    mirror(move(box('panel', 0.06, 0.04, d, 0.01), w * 0.36, 0, 0)),
    move(box('panel', w, h - 0.04, d * 0.5, 0.03), 0, 0.04, 0),
    move(box('steel', w * 0.8, h * 0.74, 0.012), 0, h * 0.18, d * 0.25),
    ...[0.3, 0.5, 0.7].map((y) => move(roller('ember', 0.016, w * 0.76, 'x', 10), 0, y * h, d * 0.27)),
    array(move(rod('steel', [0, h * 0.18, d * 0.31], [0, h * 0.92, d * 0.31], 0.004, 5), 0, 0, 0), 12, [w * 0.07, 0, 0], true),
    ...[0.18, 0.92].map((y) => rod('steel', [-w * 0.4, y * h, d * 0.31], [w * 0.4, y * h, d * 0.31], 0.006, 5)),
    move(cylinder('white', 0.022, 0.02), w * 0.36, h, 0),
  );
}

function woodStove({ size: [w, h, d] }: GeneratorContext): Shape {
  const low = 0.74;
  const k = Math.min(1, h / 2.2);
  return group(
    mirror(
      mirror(
        move(
          tube(
            'iron',
            [
              [0, 0.16, 0],
              [0.03, 0.08, 0.03],
              [0.05, 0, 0.05],
            ],
            0.026,
          ),
          w * 0.38,
          0,
          d * 0.36,
        ),
        'z',
      ),
    ),
    move(box('iron', w * 0.9, low * k - 0.1, d * 0.86, 0.03), 0, 0.14, 0),
    move(box('iron', w, 0.04, d, 0.01), 0, low * k + 0.02, 0),
    move(box('iron', w * 0.94, 0.04, d * 0.92, 0.01), 0, 0.12, 0),
    move(box('steel', w * 0.62, low * 0.46, 0.03, 0.008), 0, 0.26, d * 0.43),
    move(box('ember', w * 0.48, low * 0.3, 0.034, 0.006), 0, 0.32, d * 0.43),
    ...[-0.12, 0, 0.1].map((x, n) =>
      move(
        lathe(
          'flame',
          [
            [0.02, 0],
            [0.035, 0.04],
            [0, 0.13 + 0.03 * n],
          ],
          { sides: 7 },
        ),
        x,
        0.33,
        d * 0.45,
      ),
    ),
    ...[-1, 0, 1].map((n) => move(roller('wood', 0.03, 0.16, 'x', 8), n * 0.09, 0.34, d * 0.445)),
    move(sphere('chrome', 0.022, { detail: 1 }), w * 0.27, 0.42, d * 0.46),
    stovePipe(h, low * k),
    move(
      group(
        lathe(
          'steel',
          [
            [0.1, 0],
            [0.12, 0.03],
            [0.1, 0.12],
            [0.03, 0.14],
            [0, 0.16],
          ],
          { sides: 16 },
        ),
        tube(
          'steel',
          [
            [-0.09, 0.13, 0],
            [-0.07, 0.22, 0],
            [0.07, 0.22, 0],
            [0.09, 0.13, 0],
          ],
          0.008,
        ),
        tube(
          'steel',
          [
            [0.1, 0.05, 0],
            [0.16, 0.09, 0],
            [0.18, 0.13, 0],
          ],
          0.014,
        ),
      ),
      w * 0.24,
      low * k + 0.06,
      d * 0.1,
    ),
  );
}

const stovePipe = (h: number, low: number): Shape =>
  move(
    lathe(
      'iron',
      [
        [0.11, 0],
        [0.085, 0.03],
        [0.085, h * 0.6 - low],
        [0.1, h * 0.6 - low + 0.01],
        [0.1, h * 0.6 - low + 0.05],
        [0.085, h * 0.6 - low + 0.06],
        [0.085, h - low - 0.05],
      ],
      { sides: 16 },
    ),
    -0.02,
    low + 0.05,
    -0.08,
  );

const blades = (slot: string, r: number, count: number): Shape =>
  group(
    ...Array.from({ length: count }, (_, k) =>
      turn(move(sphere(slot, [r * 0.3, r * 0.46, 0.008], { detail: 1 }), 0, r * 0.48, 0), [0, 22, (360 / count) * k]),
    ),
  );

const fanHead = (r: number): Shape =>
  group(
    blades('button2', r * 0.94, 4),
    move(roller('white', r * 0.2, 0.14, 'z', 16), 0, 0, -0.08),
    move(sphere('steel', [r * 0.16, r * 0.16, 0.03], { detail: 1 }), 0, 0, 0.03),
    ...[-0.045, 0.055].flatMap((z) =>
      [1, 0.68, 0.36].map((share) => move(hoop('steel', r * share, 0.005, 'z', 24), 0, 0, z * (1.3 - 0.5 * share))),
    ),
    hoop('steel', r * 1.02, 0.012, 'z', 28),
    ...Array.from({ length: 16 }, (_, k) => {
      const [c, s] = [Math.cos((k * Math.PI) / 8), Math.sin((k * Math.PI) / 8)];
      return tube(
        'steel',
        [
          [r * 0.1 * c, r * 0.1 * s, 0.066],
          [r * 0.6 * c, r * 0.6 * s, 0.056],
          [r * c, r * s, 0.02],
        ],
        0.003,
        4,
      );
    }),
  );

function fan({ size: [w, h] }: GeneratorContext): Shape {
  const r = 0.46 * w;
  return group(
    lathe(
      'white',
      [
        [w * 0.42, 0],
        [w * 0.42, 0.02],
        [w * 0.14, 0.05],
        [0.03, 0.07],
        [0.024, h * 0.4],
        [0.02, h - r - 0.14],
      ],
      { sides: 22 },
    ),
    turn(fanHead(r), [-6, 0, 0], [0, h - r - 0.02, 0.04]),
    move(box('panel', 0.09, 0.16, 0.07, 0.01), 0, h - 2 * r - 0.16, 0),
    ...[0, 1, 2].map((k) => move(box('button', 0.018, 0.018, 0.02), (k - 1) * 0.026, h - 2 * r - 0.09, 0.035)),
  );
}

function towerFan({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    lathe(
      'panel',
      [
        [w * 0.5, 0],
        [w * 0.5, 0.02],
        [w * 0.3, 0.05],
      ],
      { sides: 24 },
    ),
    move(
      lathe(
        'white',
        [
          [w * 0.32, 0],
          [w * 0.34, 0.03],
          [w * 0.34, h - 0.1],
          [w * 0.26, h - 0.05],
        ],
        { sides: 20 },
      ),
      0,
      0.05,
      0,
    ),
    array(move(box('black', 0.007, h * 0.66, 0.02), 0, h * 0.16, d * 0.32), 7, [w * 0.06, 0, 0], true),
    move(box('neon2', 0.06, 0.03, 0.02), 0, h * 0.88, d * 0.32),
  );
}

function dehumidifier({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    move(cushion('white', w, h, d, 0.05), 0, 0, 0),
    array(move(box('panel', w * 0.7, 0.012, 0.012), 0, h * 0.3, d / 2 - 0.006), 10, [0, h * 0.045, 0]),
    move(box('screen', w * 0.3, 0.04, 0.012), 0, h * 0.84, d / 2 - 0.004),
    move(box('water', w * 0.5, h * 0.14, 0.012), 0, h * 0.08, d / 2 - 0.004),
  );
}

/** Heaters, coolers and fans. */
export const CLIMATE = {
  radiator,
  'air-conditioner': airConditioner,
  'space-heater': spaceHeater,
  'wood-stove': woodStove,
  fan,
  'tower-fan': towerFan,
  dehumidifier,
} as const;
