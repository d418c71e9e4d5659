import type { GeneratorContext } from '@diorama/catalogue';
import { bar, box, cylinder, extrude, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { cushion, hoop, roller, sideways, tube } from '../parts/solids.js';

type Room = Pick<GeneratorContext, 'size'>;

const extinguisher = ({ size: [w, h] }: Room): Shape => {
  const r = w * 0.42;
  return group(
    lathe(
      'extinguisher',
      [
        [r * 0.92, 0],
        [r, 0.02],
        [r, h * 0.68],
        [r * 0.7, h * 0.8],
        [r * 0.3, h * 0.84],
        [r * 0.3, h * 0.88],
      ],
      { sides: 24 },
    ),
    move(
      lathe(
        'white',
        [
          [r * 1.005, 0],
          [r * 1.01, 0.01],
          [r * 1.01, h * 0.2],
          [r * 1.005, h * 0.21],
        ],
        { sides: 24 },
      ),
      0,
      h * 0.3,
      0,
    ),
    move(cylinder('iron', r * 0.34, h * 0.05), 0, h * 0.86, 0),
    bar('iron', [0, h * 0.9, -0.02], [0, h * 0.92, 0.13], 0.03),
    bar('extinguisher', [0, h * 0.92, -0.02], [0, h, 0.12], 0.03),
    move(turn(cylinder('face', 0.024, 0.02, { sides: 14 }), [0, 0, 90]), r * 0.5, h * 0.89, 0),
    tube(
      'rubber',
      [
        [-r * 0.3, h * 0.89, 0],
        [-r * 1.1, h * 0.84, 0.02],
        [-r * 1.3, h * 0.5, 0.03],
        [-r * 1.12, h * 0.3, 0.03],
      ],
      0.014,
    ),
    move(
      lathe(
        'rubber',
        [
          [0.026, 0],
          [0.014, 0.1],
        ],
        { sides: 12 },
      ),
      -r * 1.12,
      h * 0.18,
      0.03,
    ),
  );
};

const fireHose = ({ size: [w, h, d] }: Room): Shape =>
  group(
    box('extinguisher', w, h, d * 0.3, 0.01),
    ...[-1, 1].map((s) => move(box('extinguisher', 0.02, h, d * 0.7), s * (w / 2 - 0.01), 0, d * 0.15)),
    ...[0, 1].map((k) => move(box('extinguisher', w, 0.02, d * 0.7), 0, k * (h - 0.02), d * 0.15)),
    ...[0.36, 0.3, 0.24, 0.18].map((r) => move(hoop('white', r * w, 0.026, 'z', 28), 0, h * 0.54, d * 0.24)),
    move(turn(cylinder('steel', w * 0.1, 0.08, { sides: 20 }), [90, 0, 0]), 0, h * 0.54, d * 0.18),
    tube(
      'white',
      [
        [w * 0.36, h * 0.5, d * 0.24],
        [w * 0.38, h * 0.2, d * 0.26],
        [w * 0.1, h * 0.12, d * 0.26],
      ],
      0.026,
    ),
    move(
      lathe(
        'brass',
        [
          [0.03, 0],
          [0.014, 0.16],
        ],
        { sides: 12 },
      ),
      0,
      h * 0.05,
      d * 0.26,
    ),
    move(roller('brass', 0.04, 0.1, 'x', 14), -w * 0.34, h * 0.14, d * 0.26),
  );

const safe = ({ size: [w, h, d] }: Room): Shape =>
  group(
    move(box('iron', w, h - 0.04, d * 0.92, 0.02), 0, 0.04, -d * 0.04),
    mirror(mirror(move(box('iron', 0.07, 0.04, 0.07), w * 0.4, 0, d * 0.34), 'z')),
    move(box('metal', w * 0.84, h * 0.84, 0.04, 0.012), 0, h * 0.1, d * 0.42),
    move(
      turn(
        lathe(
          'steel',
          [
            [w * 0.12, 0],
            [w * 0.12, 0.02],
            [w * 0.08, 0.05],
            [0, 0.05],
          ],
          { sides: 24 },
        ),
        [90, 0, 0],
      ),
      -w * 0.14,
      h * 0.56,
      d * 0.44,
    ),
    ...Array.from({ length: 12 }, (_, k) =>
      turn(move(box('ink', 0.006, 0.02, 0.006), 0, w * 0.1, 0), [0, 0, 30 * k], [-w * 0.14, h * 0.56, d * 0.44 + 0.022]),
    ),
    ...[0, 120, 240].map((a) => turn(rod('brass', [0, 0, 0], [0, w * 0.14, 0], 0.012), [0, 0, a], [w * 0.16, h * 0.5, d * 0.44 + 0.05])),
    move(turn(cylinder('brass', 0.035, 0.07, { sides: 14 }), [90, 0, 0]), w * 0.16, h * 0.5, d * 0.44),
    ...[0.2, 0.76].map((y) => move(cylinder('steel', 0.025, 0.12), -w * 0.44, y * h, d * 0.44)),
  );

const vaultDoor = ({ size: [w, h, d] }: Room): Shape =>
  group(
    extrude(
      'metal',
      [
        [-w / 2, 0],
        [w / 2, 0],
        [w / 2, h],
        [-w / 2, h],
      ],
      d * 0.4,
    ),
    move(
      turn(
        lathe(
          'steel',
          [
            [w * 0.44, -d * 0.2],
            [w * 0.44, d * 0.3],
            [w * 0.4, d * 0.4],
            [w * 0.3, d * 0.42],
            [w * 0.28, d * 0.34],
            [0, d * 0.34],
          ],
          { sides: 40 },
        ),
        [90, 0, 0],
      ),
      0,
      h / 2,
      0,
    ),
    ...Array.from({ length: 16 }, (_, k) =>
      turn(move(turn(cylinder('metal', 0.04, d * 0.1), [90, 0, 0]), 0, w * 0.37, d * 0.38), [0, 0, 22.5 * k], [0, h / 2, 0]),
    ),
    move(hoop('brass', w * 0.16, 0.025, 'z', 30), 0, h / 2, d * 0.52),
    ...[0, 36, 72, 108, 144].map((a) => turn(rod('brass', [-w * 0.2, 0, 0], [w * 0.2, 0, 0], 0.018), [0, 0, a], [0, h / 2, d * 0.52])),
    move(turn(cylinder('brass', 0.08, d * 0.22, { sides: 18 }), [90, 0, 0]), 0, h / 2, d * 0.33),
    ...[0.3, 0.7].map((y) => move(box('metal', w * 0.14, 0.2, d * 0.6, 0.02), -w * 0.44, y * h - 0.1, d * 0.1)),
  );

const coatRack = ({ size: [w, h] }: Room): Shape =>
  group(
    ...[0, 90, 180, 270].map((yaw) =>
      turn(
        tube(
          'frame',
          [
            [0, 0.2, 0.02],
            [0, 0.12, w * 0.2],
            [0, 0.015, w * 0.42],
          ],
          0.018,
        ),
        [0, yaw, 0],
      ),
    ),
    lathe(
      'frame',
      [
        [0.03, 0.12],
        [0.024, 0.3],
        [0.034, 0.9],
        [0.022, 1],
        [0.026, h - 0.06],
        [0.04, h - 0.04],
        [0, h],
      ],
      { sides: 12 },
    ),
    ...[0, 60, 120, 180, 240, 300].map((yaw) =>
      turn(
        tube(
          'frame',
          [
            [0, h - 0.3, 0.02],
            [0, h - 0.26, 0.16],
            [0, h - 0.14, 0.2],
          ],
          0.013,
        ),
        [0, yaw, 0],
      ),
    ),
    turn(
      group(
        move(cushion('dress', 0.34, 0.8, 0.14, 0.06), 0, -0.82, 0),
        ...[-1, 1].map((s) => turn(cushion('dress', 0.1, 0.6, 0.11, 0.045), [0, 0, s * 8], [s * 0.2, -0.66, 0])),
        move(cushion('dress', 0.2, 0.1, 0.12, 0.04), 0, -0.06, 0),
      ),
      [0, 30, 0],
      [0.1, h - 0.14, 0.17],
    ),
    turn(
      group(
        lathe(
          'dark2',
          [
            [0.17, 0],
            [0.18, 0.012],
            [0.1, 0.02],
            [0.095, 0.1],
            [0.06, 0.13],
            [0, 0.12],
          ],
          { sides: 20 },
        ),
        move(
          lathe(
            'ink',
            [
              [0.104, 0],
              [0.104, 0.03],
              [0.1, 0.034],
            ],
            { sides: 20 },
          ),
          0,
          0.02,
          0,
        ),
      ),
      [0, 0, 12],
      [-0.03, h - 0.06, 0],
    ),
  );

const umbrellaStand = ({ size: [w, h] }: Room): Shape => {
  const r = w * 0.42;
  return group(
    lathe(
      'iron',
      [
        [r, 0],
        [r * 0.92, 0.03],
        [r, h * 0.55],
        [r * 0.94, h * 0.55],
        [r * 0.86, 0.04],
        [0, 0.03],
      ],
      { sides: 20 },
    ),
    ...[
      ['pole1', -0.4, 8],
      ['pole2', 0.4, -9],
      ['ink', 0.0, 3],
    ].map(([slot, x, tilt], k) =>
      turn(
        group(
          lathe(
            slot as string,
            [
              [0.006, 0.04],
              [0.035, h * 0.5],
              [0.03, h * 0.62],
              [0.01, h * 0.66],
            ],
            { sides: 8 },
          ),
          rod('steel', [0, h * 0.6, 0], [0, h * 0.8, 0], 0.006),
          tube(
            'frame',
            [
              [0, h * 0.78, 0],
              [0, h * 0.92, 0],
              [0.03, h * 0.98, 0],
              [0.06, h * 0.9, 0],
            ],
            0.012,
          ),
        ),
        [k * 4 - 4, 0, tilt as number],
        [(x as number) * r * 0.3, 0.02, (k - 1) * r * 0.3],
      ),
    ),
  );
};

const stage = ({ size: [w, h, d] }: Room): Shape =>
  group(
    move(box('stage', w, 0.08, d), 0, 0.72, 0),
    ...Array.from({ length: 10 }, (_, k) => move(box('frame', 0.012, 0.01, d), (k - 4.5) * (w / 10), 0.795, 0)),
    move(box('cloth', w - 0.06, 0.72, d - 0.1), 0, 0, -0.02),
    ...[0, 1, 2].map((k) => move(box('stage', 1.1, 0.2 * (k + 1), 0.3), w * 0.34, 0, d / 2 + 0.8 - 0.3 * k)),
    mirror(
      group(
        rod('steel', [w / 2 - 0.2, 0.8, -d / 2 + 0.2], [w / 2 - 0.2, h, -d / 2 + 0.2], 0.06),
        rod('steel', [w / 2 - 0.2, 0.8, d / 2 - 0.3], [w / 2 - 0.2, h, d / 2 - 0.3], 0.06),
        rod('steel', [w / 2 - 0.2, h - 0.06, -d / 2 + 0.2], [w / 2 - 0.2, h - 0.06, d / 2 - 0.3], 0.06),
        move(box('ink', 0.5, 1.1, 0.45, 0.02), w / 2 - 0.55, 0.8, d / 2 - 0.4),
      ),
    ),
    ...[-d / 2 + 0.2, d / 2 - 0.3].map((z) => rod('steel', [-w / 2 + 0.2, h - 0.06, z], [w / 2 - 0.2, h - 0.06, z], 0.06)),
    ...[-0.34, -0.12, 0.12, 0.34].map((x, k) =>
      turn(
        group(
          lathe(
            'ink',
            [
              [0.08, -0.1],
              [0.14, 0.2],
              [0.12, 0.2],
              [0, 0],
            ],
            { sides: 14 },
          ),
          move(cylinder(['light', 'fish2', 'light', 'fish'][k] as string, 0.12, 0.02), 0, 0.16, 0),
        ),
        [140, 0, 0],
        [x * w, h - 0.2, d / 2 - 0.35],
      ),
    ),
    move(box('cloth', w - 0.5, h - 1, 0.06), 0, 0.8, -d / 2 + 0.2),
    ...Array.from({ length: 18 }, (_, k) =>
      move(cylinder('cloth', 0.1, h - 1, { sides: 8 }), (k - 8.5) * ((w - 0.6) / 18), 0.8, -d / 2 + 0.24),
    ),
  );

const winners = ({ size: [w, h, d] }: Room): Shape =>
  group(
    ...[
      [0, 1, 'gold'],
      [-1, 0.72, 'steel'],
      [1, 0.5, 'brass'],
    ].map(([x, y, slot], k) =>
      move(
        group(
          box('white', w / 3 - 0.01, (y as number) * h, d, 0.01),
          move(box(slot as string, w / 3 - 0.005, 0.03, d * 1.01), 0, (y as number) * h - 0.03, 0),
          ...(k === 0
            ? [move(box('ink', 0.05, 0.26, 0.012), 0, h * 0.4, d / 2)]
            : Array.from({ length: k + 1 }, (_, n) => move(box('ink', 0.04, 0.2, 0.012), (n - k / 2) * 0.09, h * 0.16, d / 2))),
        ),
        ((x as number) * w) / 3,
        0,
        0,
      ),
    ),
  );

function escalator({ size: [w, h, d] }: Room): Shape {
  const rise = h - 1;
  const steps = 18;
  const slope: readonly (readonly [number, number])[] = [
    [d / 2, 0],
    [d / 2, 0.25],
    [d * 0.34, 0.25],
    [-d * 0.32, rise + 0.15],
    [-d / 2, rise + 0.15],
    [-d / 2, rise - 0.5],
    [-d * 0.36, rise - 0.5],
    [d * 0.3, 0],
  ];
  return group(
    sideways('metal', slope, w),
    ...Array.from({ length: steps }, (_, k) =>
      move(
        group(
          box('step', w * 0.62, (rise / steps) * 1.3, (d * 0.66) / steps),
          move(box('fish2', w * 0.62, 0.012, 0.02), 0, (rise / steps) * 1.3, (d * 0.33) / steps),
        ),
        0,
        0.22 + ((k + 0.2) * rise) / steps,
        d * 0.33 - ((k + 0.5) * d * 0.66) / steps,
      ),
    ),
    mirror(
      group(
        move(
          sideways(
            'glass',
            [
              [d * 0.48, 0.25],
              [d * 0.48, 0.9],
              [d * 0.34, 1.05],
              [-d * 0.32, rise + 0.92],
              [-d * 0.48, rise + 0.92],
              [-d * 0.48, rise + 0.15],
              [-d * 0.32, rise + 0.15],
              [d * 0.34, 0.25],
            ],
            0.03,
          ),
          w * 0.42,
          0,
          0,
        ),
        tube(
          'belt',
          [
            [w * 0.42, 0.4, d * 0.49],
            [w * 0.42, 0.84, d * 0.49],
            [w * 0.42, 1.0, d * 0.44],
            [w * 0.42, 1.08, d * 0.34],
            [w * 0.42, rise + 0.96, -d * 0.32],
            [w * 0.42, rise + 0.98, -d * 0.46],
            [w * 0.42, rise + 0.7, -d * 0.49],
          ],
          0.05,
          8,
        ),
      ),
    ),
  );
}

const ropeBarrier = ({ size: [w, h, d] }: Room): Shape =>
  group(
    mirror(
      group(
        move(
          lathe(
            'gold',
            [
              [d * 0.5, 0],
              [d * 0.5, 0.02],
              [d * 0.12, 0.05],
              [0.026, 0.07],
              [0.026, h - 0.1],
              [0.045, h - 0.09],
              [0.045, h - 0.05],
              [0.02, h - 0.03],
              [0, h],
            ],
            { sides: 20 },
          ),
          w / 2 - d / 2,
          0,
          0,
        ),
      ),
    ),
    tube(
      'rope',
      [
        [-w / 2 + d / 2, h - 0.08, 0.03],
        [-w * 0.25, h * 0.66, 0.03],
        [0, h * 0.58, 0.03],
        [w * 0.25, h * 0.66, 0.03],
        [w / 2 - d / 2, h - 0.08, 0.03],
      ],
      0.026,
    ),
  );

const confessional = ({ size: [w, h, d] }: Room): Shape =>
  group(
    move(box('frame', w, 0.12, d), 0, 0, 0),
    move(box('frame', w, h * 0.8, 0.06), 0, 0.1, -d / 2 + 0.03),
    ...[-0.485, -0.165, 0.165, 0.485].map((x) => move(box('frame', 0.08, h * 0.82, d * 0.9), x * w, 0.1, 0)),
    move(box('frame', w * 1.02, 0.12, d), 0, h * 0.8, 0),
    ...[-1, 0, 1].map((k) =>
      group(
        move(
          extrude(
            'dark2',
            [
              [-w * 0.14, 0],
              [w * 0.14, 0],
              [0, h * 0.12],
            ],
            0.1,
          ),
          k * w * 0.325,
          h * 0.84,
          d * 0.4,
        ),
        ...(k === 0
          ? [move(box('panel', w * 0.27, h * 0.38, 0.05), 0, 0.12, d * 0.4), move(box('dark2', w * 0.2, h * 0.26, 0.06), 0, 0.26, d * 0.4)]
          : [0, 1, 2, 3, 4].map((n) =>
              move(cylinder('cloth', 0.05, h * 0.72, { sides: 8 }), k * w * 0.325 + (n - 2) * w * 0.055, 0.14, d * 0.36),
            )),
      ),
    ),
    move(box('gold', 0.04, 0.3, 0.04), 0, h - 0.3, d * 0.4),
    move(box('gold', 0.16, 0.04, 0.04), 0, h - 0.14, d * 0.4),
  );

const organ = ({ size: [w, h, d] }: Room): Shape =>
  group(
    box('frame', w, h * 0.4, d * 0.6, 0.02),
    ...[-0.36, -0.12, 0.12, 0.36].map((x) => move(box('panel', w * 0.18, h * 0.24, 0.03), x * w, h * 0.06, d * 0.3)),
    ...Array.from({ length: 23 }, (_, k) => {
      const t = Math.abs(k - 11) / 11;
      const tall = h * (0.34 + 0.22 * Math.abs(Math.cos(t * Math.PI)));
      return move(
        lathe(
          'metal',
          [
            [0.012, 0],
            [w * 0.018, h * 0.06],
            [w * 0.018, tall],
          ],
          { sides: 12 },
        ),
        (k - 11) * w * 0.041,
        h * 0.4,
        d * 0.1,
      );
    }),
    ...[-0.49, -0.17, 0.17, 0.49].map((x) => move(box('frame', w * 0.035, h * 0.56, d * 0.3, 0.01), x * w, h * 0.4, d * 0.05)),
    move(box('frame', w * 1.02, 0.1, d * 0.4, 0.02), 0, h * 0.94, d * 0.05),
    move(box('dark2', w, h * 0.54, 0.05), 0, h * 0.4, -d * 0.16),
    move(
      group(
        box('frame', w * 0.34, h * 0.26, d * 0.3),
        ...[0, 1].map((k) =>
          move(
            group(
              box('face', w * 0.3, 0.03, 0.14),
              ...Array.from({ length: 15 }, (_, n) => move(box('ink', 0.012, 0.02, 0.08), (n - 7) * w * 0.019, 0.025, -0.03)),
            ),
            0,
            h * 0.22 + k * 0.08,
            d * 0.16 - 0.12 * k,
          ),
        ),
      ),
      0,
      0,
      d * 0.42,
    ),
    move(box('frame', w * 0.3, 0.06, 0.3), 0, 0.5, d * 0.85),
    mirror(move(box('frame', 0.06, 0.5, 0.28), w * 0.13, 0, d * 0.85)),
  );

const deerHead = ({ size: [w, h, d] }: Room): Shape =>
  group(
    move(
      extrude(
        'frame',
        [
          [0, 0],
          [w * 0.2, h * 0.12],
          [w * 0.24, h * 0.46],
          [0, h * 0.52],
          [-w * 0.24, h * 0.46],
          [-w * 0.2, h * 0.12],
        ],
        0.04,
      ),
      0,
      0,
      -d / 2 + 0.02,
    ),
    turn(
      lathe(
        'fur',
        [
          [0.15, 0],
          [0.11, 0.14],
          [0.085, d * 0.5],
        ],
        { sides: 14 },
      ),
      [58, 0, 0],
      [0, h * 0.26, -d / 2 + 0.03],
    ),
    move(sphere('fur', [0.085, 0.09, 0.11], { detail: 2 }), 0, h * 0.5, d * 0.1),
    turn(
      lathe(
        'fur',
        [
          [0.075, 0],
          [0.045, 0.17],
          [0.03, 0.19],
        ],
        { sides: 12 },
      ),
      [108, 0, 0],
      [0, h * 0.5, d * 0.16],
    ),
    move(sphere('ink', [0.03, 0.024, 0.02], { detail: 1 }), 0, h * 0.44, d * 0.45),
    mirror(
      group(
        move(sphere('ink', 0.015, { detail: 1 }), 0.07, h * 0.53, d * 0.2),
        turn(sphere('fur', [0.035, 0.08, 0.015], { detail: 1 }), [0, 0, -70], [0.14, h * 0.55, d * 0.04]),
        tube(
          'antler',
          [
            [0.04, h * 0.57, d * 0.06],
            [w * 0.26, h * 0.66, d * 0.0],
            [w * 0.44, h * 0.82, d * 0.02],
            [w * 0.4, h, d * 0.08],
          ],
          [0.02, 0.02, 0.019, 0.018, 0.018, 0.017, 0.016, 0.015, 0.014, 0.012, 0.01, 0.008, 0.004],
        ),
        ...[
          [0.24, 0.65, 0.2, 0.84],
          [0.36, 0.74, 0.3, 0.94],
          [0.43, 0.82, 0.49, 0.92],
        ].map(([a = 0, b = 0, c = 0, e = 0]) => rod('antler', [a * w, b * h, 0.01], [c * w, e * h, 0.06], 0.01, 6)),
      ),
    ),
  );

const dartboard = ({ size: [w, , d] }: Room): Shape =>
  move(
    group(
      turn(cylinder('ink', w / 2, d * 0.5, { sides: 40 }), [90, 0, 0], [0, 0, -d / 2]),
      ...Array.from({ length: 20 }, (_, k) =>
        turn(
          extrude(
            k % 2 ? 'face' : 'ink',
            [
              [0, 0.02 * w],
              [0.065 * w, 0.4 * w],
              [-0.065 * w, 0.4 * w],
            ],
            0.01,
          ),
          [0, 0, 18 * k],
          [0, 0, 0.005],
        ),
      ),
      ...[0.39, 0.235].map((r) =>
        group(
          ...Array.from({ length: 20 }, (_, k) =>
            turn(move(box(k % 2 ? 'green' : 'pole1', r * w * 0.3, w * 0.024, 0.014), 0, r * w - w * 0.012, 0.006), [0, 0, 18 * k]),
          ),
        ),
      ),
      turn(cylinder('green', w * 0.045, 0.02, { sides: 18 }), [90, 0, 0]),
      turn(cylinder('pole1', w * 0.02, 0.026, { sides: 14 }), [90, 0, 0]),
      ...[
        [0.05, 0.14],
        [-0.13, 0.04],
        [0.02, -0.01],
      ].map(([x = 0, y = 0], k) =>
        turn(
          group(
            rod('steel', [0, 0, 0], [0, 0, 0.06], 0.004),
            rod('brass', [0, 0, 0.05], [0, 0, 0.11], 0.008),
            ...[0, 90].map((a) => turn(box(k ? 'pole1' : 'pole2', 0.04, 0.003, 0.05), [0, 0, a], [0, 0, 0.14])),
          ),
          [-10 + 6 * k, 8, 0],
          [x * w, y * w, 0.01],
        ),
      ),
    ),
    0,
    w / 2,
    0,
  );

const firstAid = ({ size: [w, h, d] }: Room): Shape =>
  group(
    box('white', w, h, d, 0.015),
    move(box('weed', w * 0.5, h * 0.16, 0.01), 0, h * 0.42, d / 2),
    move(box('weed', h * 0.16, h * 0.5, 0.01), 0, h * 0.25, d / 2),
    move(box('steel', 0.03, 0.07, 0.02), w * 0.44, h * 0.45, d / 2),
  );

/** Fittings of halls, churches and houses. */
export const HALL_FITTINGS = {
  'fire-extinguisher': extinguisher,
  'fire-hose': fireHose,
  safe,
  'vault-door': vaultDoor,
  'coat-rack': coatRack,
  'umbrella-stand': umbrellaStand,
  stage,
  'winners-podium': winners,
  escalator,
  'rope-barrier': ropeBarrier,
  confessional,
  'organ-pipes': organ,
  'deer-head': deerHead,
  dartboard,
  'first-aid-box': firstAid,
} as const;
