import type { Generated, GeneratorContext, SpecialLampSpec } from '@diorama/catalogue';
import { array, bar, box, cylinder, group, lathe, mirror, move, rod, sphere, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { made } from '../parts/made.js';
import { cushion, hoop, roller, tube } from '../parts/solids.js';
import { LAMP_FINISHES } from './lamp.js';

type Size = GeneratorContext['size'];

const candle = (height: number, r = 0.014): Shape =>
  group(
    cylinder('wax', r, height, { sides: 9 }),
    move(
      lathe(
        'flame',
        [
          [r * 0.3, 0],
          [r * 0.8, r * 1.4],
          [0, r * 4],
        ],
        { sides: 7 },
      ),
      0,
      height,
      0,
    ),
  );

const lavaLamp = ([w, h]: Size): Shape => {
  const r = w / 2;
  return group(
    lathe(
      'chrome',
      [
        [r * 0.95, 0],
        [r, 0.01],
        [r * 0.62, h * 0.16],
        [r * 0.86, h * 0.3],
      ],
      { sides: 24 },
    ),
    move(
      lathe(
        'amber',
        [
          [r * 0.84, 0],
          [r * 0.9, h * 0.04],
          [r * 0.42, h * 0.54],
          [r * 0.36, h * 0.56],
        ],
        { sides: 24 },
      ),
      0,
      h * 0.3,
      0,
    ),
    ...[
      [0.36, 0.72],
      [0.5, 0.6],
      [0.63, 0.46],
      [0.76, 0.36],
    ].map(([y = 0, s = 0], k) =>
      move(sphere('lava', [r * s * 1.04, r * s * 0.8, r * s * 1.04], { detail: 2 }), 0.1 * r * (k % 2 ? 1 : -1), y * h, r * 0.16),
    ),
    move(
      lathe(
        'chrome',
        [
          [r * 0.4, 0],
          [r * 0.26, h * 0.13],
          [0, h * 0.14],
        ],
        { sides: 20 },
      ),
      0,
      h * 0.86,
      0,
    ),
  );
};

const ceilingFan = ([w, h]: Size): Shape => {
  const y = h * 0.42;
  return group(
    move(
      lathe(
        'stand',
        [
          [0.07, 0],
          [0.09, 0.05],
          [0.04, 0.07],
        ],
        { sides: 18 },
      ),
      0,
      h - 0.06,
      0,
    ),
    rod('stand', [0, y, 0], [0, h - 0.04, 0], 0.014),
    move(
      lathe(
        'stand',
        [
          [0.07, 0],
          [0.13, 0.03],
          [0.13, 0.1],
          [0.05, 0.13],
        ],
        { sides: 20 },
      ),
      0,
      y - 0.06,
      0,
    ),
    ...Array.from({ length: 5 }, (_, k) =>
      turn(
        group(
          bar('brass', [0, 0, 0.1], [0, 0, 0.22], 0.03),
          turn(move(box('wood', 0.14, 0.012, w * 0.5 - 0.2, 0.004), 0, 0, w * 0.25 + 0.1), [0, 0, 10]),
        ),
        [0, 72 * k, 0],
        [0, y, 0],
      ),
    ),
    move(
      lathe(
        'paper',
        [
          [0.02, 0],
          [0.09, 0.04],
          [0.11, 0.1],
        ],
        { sides: 20 },
      ),
      0,
      y - 0.16,
      0,
    ),
    rod('brass', [0.06, y - 0.08, 0.06], [0.06, 0, 0.06], 0.004, 5),
  );
};

const stageLight = ([w, h, d]: Size): Shape =>
  group(
    mirror(move(box('black', 0.02, h * 0.6, 0.04), w * 0.46, h * 0.36, 0)),
    move(box('black', w * 0.94, 0.03, 0.04), 0, h * 0.94, 0),
    turn(
      group(
        lathe(
          'black',
          [
            [w * 0.2, -d * 0.4],
            [w * 0.36, -d * 0.3],
            [w * 0.38, d * 0.34],
            [w * 0.34, d * 0.36],
            [w * 0.32, d * 0.1],
            [0, d * 0.1],
          ],
          { sides: 24 },
        ),
        move(cylinder('paper', w * 0.32, 0.012, { sides: 22 }), 0, d * 0.24, 0),
        ...[0, 90, 180, 270].map((yaw) =>
          turn(turn(box('black', w * 0.5, 0.01, d * 0.26), [-62, 0, 0], [0, d * 0.44, w * 0.42]), [0, yaw, 0]),
        ),
      ),
      [112, 0, 0],
      [0, h * 0.42, 0],
    ),
    move(roller('chrome', 0.03, w, 'x', 10), 0, h * 0.42, 0),
  );

const trackLight = ([w, h]: Size): Shape =>
  group(
    move(box('white', w, 0.03, 0.04), 0, h - 0.03, 0),
    ...[-0.36, -0.12, 0.12, 0.36].map((x, k) =>
      group(
        move(cylinder('white', 0.012, 0.08), x * w, h - 0.1, 0),
        turn(
          group(
            lathe(
              'black',
              [
                [0.03, -0.06],
                [0.045, -0.05],
                [0.05, 0.08],
                [0.044, 0.08],
                [0.03, 0],
                [0, 0],
              ],
              { sides: 14 },
            ),
            move(cylinder('bulb', 0.042, 0.006), 0, 0.06, 0),
          ),
          [130, 20 * k - 30, 0],
          [x * w, h - 0.14, 0],
        ),
      ),
    ),
  );

const tubeLight = ([w, h, d]: Size): Shape =>
  group(
    move(box('white', w, h * 0.4, d * 0.4), 0, h * 0.6, 0),
    mirror(move(box('white', 0.03, h * 0.5, d * 0.8), w / 2 - 0.02, h * 0.2, 0)),
    ...[-0.22, 0.22].map((z) => move(roller('paper', Math.min(0.02, h * 0.2), w - 0.06, 'x', 10), 0, h * 0.36, z * d)),
  );

const exitSign = ([w, h, d]: Size): Shape => {
  const man = group(
    move(sphere('white', [h * 0.07, h * 0.07, 0.004], { detail: 1 }), 0.02, h * 0.78, 0),
    ...(
      [
        [
          [0, 0.68],
          [-0.04, 0.42],
        ],
        [
          [-0.04, 0.42],
          [0.06, 0.3],
        ],
        [
          [0.06, 0.3],
          [0.03, 0.12],
        ],
        [
          [-0.04, 0.42],
          [-0.12, 0.26],
        ],
        [
          [-0.12, 0.26],
          [-0.2, 0.28],
        ],
        [
          [0, 0.64],
          [0.1, 0.52],
        ],
        [
          [0, 0.64],
          [-0.1, 0.54],
        ],
      ] as const
    ).map(([a, b]) => rod('white', [a[0] * h, a[1] * h, 0], [b[0] * h, b[1] * h, 0], h * 0.04, 6)),
  );
  return group(
    box('exit', w, h, d, 0.01),
    move(man, w * 0.04, 0, d / 2),
    move(box('white', w * 0.2, h * 0.72, 0.006), w * 0.32, h * 0.14, d / 2),
    move(box('exit', w * 0.15, h * 0.64, 0.008), w * 0.32, h * 0.14, d / 2),
    rod('white', [-w * 0.42, h * 0.5, d / 2], [-w * 0.18, h * 0.5, d / 2], h * 0.03, 6),
    ...[1, -1].map((s) => rod('white', [-w * 0.42, h * 0.5, d / 2], [-w * 0.32, h * (0.5 + 0.2 * s), d / 2], h * 0.03, 6)),
  );
};

const discoBall = ([w, h]: Size): Shape => {
  const r = w / 2 - 0.01;
  const tiles = Array.from({ length: 9 }, (_, row) => {
    const polar = ((row + 0.5) / 9) * Math.PI;
    const count = Math.max(3, Math.round(16 * Math.sin(polar)));
    return Array.from({ length: count }, (_, k) =>
      turn(move(box(['chrome', 'white', 'crystal', 'chrome'][(k * 3 + row) % 4] as string, r * 0.34, r * 0.3, 0.012), 0, -r * 0.15, r), [
        ((polar * 180) / Math.PI - 90) * 1,
        (360 / count) * k,
        0,
      ]),
    );
  }).flat();
  return group(
    move(group(sphere('chrome', r, { detail: 2 }), ...tiles), 0, r + 0.01, 0),
    rod('black', [0, 2 * r, 0], [0, h, 0], 0.006),
    move(cylinder('black', 0.04, 0.05), 0, 2 * r, 0),
  );
};

const stringLights = ([w, h]: Size): Shape => {
  const at = (t: number): Vec3 => [(t - 0.5) * w, h - (h - 0.1) * 0.9 * (1 - (2 * t - 1) ** 2), 0];
  return group(
    tube('black', [0, 0.25, 0.5, 0.75, 1].map(at), 0.008, 5),
    ...Array.from({ length: 13 }, (_, k) => {
      const [x, y] = at((k + 0.5) / 13);
      return group(
        move(cylinder('black', 0.014, 0.04), x, y - 0.05, 0),
        move(sphere('bulb', [0.032, 0.042, 0.032], { detail: 1 }), x, y - 0.08, 0),
      );
    }),
  );
};

const oilLamp = ([w, h]: Size): Shape => {
  const r = w / 2;
  return group(
    lathe(
      'brass',
      [
        [r * 0.8, 0],
        [r * 0.8, 0.01],
        [r * 0.3, h * 0.08],
        [r * 0.9, h * 0.18],
        [r * 0.9, h * 0.3],
        [r * 0.4, h * 0.38],
        [r * 0.5, h * 0.42],
      ],
      { sides: 22 },
    ),
    move(
      lathe(
        'glass',
        [
          [r * 0.4, 0],
          [r * 0.62, h * 0.12],
          [r * 0.34, h * 0.4],
          [r * 0.3, h * 0.56],
          [r * 0.26, h * 0.56],
          [r * 0.3, h * 0.4],
          [r * 0.4, 0],
        ],
        { sides: 18 },
      ),
      0,
      h * 0.42,
      0,
    ),
    move(
      lathe(
        'flame',
        [
          [r * 0.1, 0],
          [r * 0.2, h * 0.05],
          [0, h * 0.16],
        ],
        { sides: 8 },
      ),
      0,
      h * 0.44,
      r * 0.5,
    ),
    move(cylinder('brass', 0.012, 0.03), r * 0.5, h * 0.38, 0),
    tube(
      'brass',
      [
        [r * 0.86, h * 0.2, 0],
        [r * 1.16, h * 0.24, 0],
        [r * 1.1, h * 0.36, 0],
        [r * 0.6, h * 0.36, 0],
      ],
      0.01,
    ),
  );
};

const lantern = ([w, h]: Size): Shape => {
  const r = w / 2;
  const body = h * 0.62;
  return group(
    lathe(
      'iron',
      [
        [r, 0],
        [r, 0.03],
        [r * 0.8, 0.05],
      ],
      { sides: 6, smooth: false },
    ),
    ...Array.from({ length: 6 }, (_, k) =>
      rod(
        'iron',
        [r * 0.8 * Math.cos((k * Math.PI) / 3), 0.03, r * 0.8 * Math.sin((k * Math.PI) / 3)],
        [r * 0.8 * Math.cos((k * Math.PI) / 3), body, r * 0.8 * Math.sin((k * Math.PI) / 3)],
        0.008,
        5,
      ),
    ),
    move(candle(body * 0.44, r * 0.3), 0, 0.04, 0),
    move(
      lathe(
        'iron',
        [
          [r * 0.95, 0],
          [r * 0.9, 0.02],
          [r * 0.4, h * 0.14],
          [r * 0.2, h * 0.18],
          [0, h * 0.2],
        ],
        { sides: 6, smooth: false },
      ),
      0,
      body,
      0,
    ),
    move(hoop('iron', h * 0.08, 0.007, 'z', 18), 0, h * 0.89, 0),
  );
};

const paperLantern = ([w, h]: Size): Shape => {
  const r = w / 2;
  return group(
    move(
      lathe(
        'red',
        [
          [r * 0.4, -h * 0.26],
          ...Array.from(
            { length: 15 },
            (_, k) => [r * Math.cos((k / 14 - 0.5) * 2.3) * (k % 2 ? 1 : 0.965), h * 0.25 * Math.sin((k / 14 - 0.5) * 2.3)] as const,
          ),
          [r * 0.4, h * 0.26],
        ],
        { sides: 22, smooth: false },
      ),
      0,
      h * 0.56,
      0,
    ),
    ...[0.29, 0.8].map((y) => move(cylinder('gold', r * 0.42, h * 0.04, { sides: 18 }), 0, y * h, 0)),
    rod('black', [0, h * 0.82, 0], [0, h, 0], 0.006),
    rod('gold', [0, 0.2 * h, 0], [0, h * 0.3, 0], 0.01),
    move(
      lathe(
        'red',
        [
          [r * 0.16, 0],
          [r * 0.12, h * 0.18],
          [0, h * 0.2],
        ],
        { sides: 10 },
      ),
      0,
      0,
      0,
    ),
  );
};

const holder = (slot: string, height: number, r: number): Shape =>
  lathe(
    slot,
    [
      [r, 0],
      [r * 0.9, 0.015],
      [r * 0.25, 0.03],
      [r * 0.2, height * 0.3],
      [r * 0.4, height * 0.36],
      [r * 0.2, height * 0.42],
      [r * 0.2, height * 0.9],
      [r * 0.5, height * 0.95],
      [r * 0.4, height],
    ],
    { sides: 16 },
  );

const candlestick = ([w, h]: Size): Shape => group(holder('brass', h * 0.5, w / 2), move(candle(h * 0.36, w * 0.13), 0, h * 0.48, 0));

const branches = (slot: string, w: number, low: number, top: number, reaches: readonly number[], height: number): Shape =>
  group(
    ...reaches.map((reach) =>
      mirror(
        group(
          tube(
            slot,
            [
              [0, low, 0],
              [(reach * w) / 4, low - 0.02, 0],
              [(reach * w) / 2, low + (top - low) * 0.5, 0],
              [(reach * w) / 2, top, 0],
            ],
            0.012,
          ),
          move(
            lathe(
              slot,
              [
                [0.012, 0],
                [0.036, 0.02],
                [0.026, 0.03],
              ],
              { sides: 12 },
            ),
            (reach * w) / 2,
            top,
            0,
          ),
          move(candle(height), (reach * w) / 2, top + 0.025, 0),
        ),
      ),
    ),
    move(
      lathe(
        slot,
        [
          [0.012, 0],
          [0.036, 0.02],
          [0.026, 0.03],
        ],
        { sides: 12 },
      ),
      0,
      top,
      0,
    ),
    move(candle(height), 0, top + 0.025, 0),
  );

const candelabra = ([w, h]: Size): Shape => {
  const tall = Math.max(0.12, h * 0.2);
  const top = h - tall - 0.08;
  return group(holder('stand', top, w * 0.26), branches('stand', w - 0.08, top * 0.72, top, [1, 0.5], tall));
};

const menorah = ([w, h]: Size): Shape => {
  const top = h * 0.68;
  return group(
    holder('gold', top, w * 0.2),
    ...[1, 0.68, 0.36].map((reach) =>
      mirror(
        group(
          tube(
            'gold',
            [
              [0, top - (reach * w) / 2, 0],
              [(reach * w) / 4, top - reach * w * 0.42, 0],
              [reach * w * 0.45, top - reach * w * 0.22, 0],
              [(reach * (w - 0.06)) / 2, top, 0],
            ],
            0.011,
          ),
          move(cylinder('gold', 0.022, 0.02), (reach * (w - 0.06)) / 2, top, 0),
          move(candle(h * 0.2, 0.012), (reach * (w - 0.06)) / 2, top + 0.02, 0),
        ),
      ),
    ),
    move(candle(h * 0.22, 0.012), 0, top, 0),
  );
};

const saltLamp = ([w, h, d]: Size): Shape =>
  group(
    cylinder('wood', w * 0.45, h * 0.12, { sides: 20 }),
    move(sphere('salt', [w * 0.42, h * 0.5, d * 0.4], { detail: 2, roughness: 0.3, faceted: true, seed: 7 }), 0, h * 0.54, 0),
  );

const torchHolder = ([, h, d]: Size): Shape =>
  group(
    move(box('iron', 0.09, h * 0.4, 0.02), 0, 0, -d / 2 + 0.01),
    tube(
      'iron',
      [
        [0, h * 0.12, -d / 2],
        [0, h * 0.14, -d * 0.1],
        [0, h * 0.2, 0.02],
      ],
      0.014,
    ),
    move(turn(torus('iron', 0.05, 0.01, 14), [12, 0, 0]), 0, h * 0.34, 0.04),
    rod('iron', [0, h * 0.34, -d / 2], [0, h * 0.34, 0], 0.01),
    turn(
      group(
        lathe(
          'wood',
          [
            [0.02, 0],
            [0.036, h * 0.5],
          ],
          { sides: 9 },
        ),
        move(
          lathe(
            'rope',
            [
              [0.042, 0],
              [0.055, 0.05],
              [0.05, h * 0.14],
            ],
            { sides: 10 },
          ),
          0,
          h * 0.46,
          0,
        ),
        move(
          lathe(
            'flame',
            [
              [0.03, 0],
              [0.08, h * 0.1],
              [0.05, h * 0.2],
              [0, h * 0.34],
            ],
            { sides: 9 },
          ),
          0,
          h * 0.58,
          0,
        ),
      ),
      [12, 0, 0],
      [0, h * 0.06, -0.01],
    ),
  );

const surgicalLight = ([w, h]: Size): Shape =>
  group(
    rod('white', [0, h * 0.5, 0], [0, h, 0], 0.03),
    move(cylinder('white', 0.1, 0.04), 0, h - 0.04, 0),
    ...[-1, 1].map((s) =>
      group(
        tube(
          'white',
          [
            [0, h * 0.56, 0],
            [s * w * 0.16, h * 0.6, 0],
            [s * w * 0.26, h * 0.42, 0],
            [s * w * 0.26, h * 0.26, 0],
          ],
          0.022,
        ),
        move(
          group(
            lathe(
              'white',
              [
                [w * 0.2, 0],
                [w * 0.22, 0.03],
                [w * 0.16, 0.1],
                [0.04, 0.12],
              ],
              { sides: 24 },
            ),
            ...Array.from({ length: 7 }, (_, k) =>
              move(
                cylinder('paper', w * 0.045, 0.012, { sides: 12 }),
                k ? w * 0.12 * Math.cos(k * 1.047) : 0,
                -0.012,
                k ? w * 0.12 * Math.sin(k * 1.047) : 0,
              ),
            ),
          ),
          s * w * 0.28,
          h * 0.14,
          0,
        ),
      ),
    ),
  );

const ringLight = ([w, h]: Size): Shape =>
  group(
    ...[0, 120, 240].map((yaw) => turn(rod('black', [0, h * 0.2, 0.02], [0, 0, w * 0.45], 0.012), [0, yaw, 0])),
    rod('black', [0, h * 0.16, 0], [0, h - w * 0.98, 0], 0.014),
    move(hoop('paper', w * 0.42, w * 0.055, 'z', 32), 0, h - w * 0.5, 0),
    move(box('black', 0.07, 0.14, 0.012), 0, h - w * 0.57, 0),
  );

const shojiLamp = ([w, h, d]: Size): Shape =>
  group(
    box('wood', w, 0.03, d),
    mirror(mirror(move(box('wood', 0.024, h, 0.024), w / 2 - 0.012, 0, d / 2 - 0.012), 'z')),
    move(box('paper', w - 0.03, h - 0.1, d - 0.03), 0, 0.05, 0),
    ...[0.3, 0.6, 0.96].map((y) =>
      group(
        ...[-1, 1].map((s) => move(box('wood', w, 0.014, 0.014), 0, y * h, s * (d / 2 - 0.01))),
        mirror(move(box('wood', 0.014, 0.014, d), w / 2 - 0.01, y * h, 0)),
      ),
    ),
    ...[-1, 1].map((s) => move(box('wood', 0.014, h - 0.06, 0.014), 0, 0.03, s * (d / 2 - 0.01))),
  );

const crystalLamp = ([w, h]: Size): Shape =>
  group(
    lathe(
      'chrome',
      [
        [w * 0.26, 0],
        [w * 0.26, 0.015],
        [0.02, 0.03],
      ],
      { sides: 20 },
    ),
    ...[0.12, 0.26, 0.4].map((y, k) => move(sphere('crystal', w * (0.14 - 0.02 * k), { detail: 1, faceted: true }), 0, y * h, 0)),
    rod('chrome', [0, 0.02, 0], [0, h * 0.56, 0], 0.008),
    move(
      lathe(
        'shade',
        [
          [w * 0.49, 0],
          [w * 0.32, h * 0.38],
        ],
        { sides: 24, smooth: false },
      ),
      0,
      h * 0.54,
      0,
    ),
    ...Array.from({ length: 14 }, (_, k) =>
      move(
        sphere('crystal', [0.012, 0.026, 0.012], { detail: 0 }),
        w * 0.46 * Math.cos(k * 0.449),
        h * 0.52,
        w * 0.46 * Math.sin(k * 0.449),
      ),
    ),
  );

const workLight = ([w, h, d]: Size): Shape =>
  group(
    ...[0, 120, 240].map((yaw) => turn(rod('yellow', [0, h * 0.34, 0.02], [0, 0, d * 0.46], 0.016), [0, yaw, 0])),
    rod('yellow', [0, h * 0.28, 0], [0, h * 0.84, 0], 0.018),
    move(box('black', w * 0.9, 0.03, 0.03), 0, h * 0.8, 0),
    mirror(
      move(
        group(
          box('yellow', w * 0.4, h * 0.16, 0.08, 0.008),
          move(box('paper', w * 0.34, h * 0.12, 0.01), 0, h * 0.02, 0.04),
          array(move(box('black', 0.006, h * 0.15, 0.006), 0, 0, 0.05), 5, [w * 0.08, 0, 0], true),
        ),
        w * 0.25,
        h * 0.83,
        0.03,
      ),
    ),
  );

const neonHeart = ([w, h, d]: Size): Shape =>
  group(
    move(box('black', w, h, d * 0.3, 0.01), 0, 0, -d * 0.3),
    tube(
      'neon',
      [
        [0, h * 0.18, 0],
        [w * 0.3, h * 0.46, 0],
        [w * 0.36, h * 0.68, 0],
        [w * 0.2, h * 0.84, 0],
        [0, h * 0.68, 0],
        [-w * 0.2, h * 0.84, 0],
        [-w * 0.36, h * 0.68, 0],
        [-w * 0.3, h * 0.46, 0],
        [0, h * 0.18, 0],
      ],
      0.022,
    ),
    move(cushion('white', 0.06, 0.06, 0.04), w * 0.4, h * 0.06, 0),
  );

const LAMPS: Readonly<Record<SpecialLampSpec['kind'], (size: Size) => Shape>> = {
  'lava-lamp': lavaLamp,
  'ceiling-fan': ceilingFan,
  'stage-light': stageLight,
  'track-light': trackLight,
  'tube-light': tubeLight,
  'exit-sign': exitSign,
  'disco-ball': discoBall,
  'string-lights': stringLights,
  'oil-lamp': oilLamp,
  lantern,
  'paper-lantern': paperLantern,
  menorah,
  candlestick,
  candelabra,
  'salt-lamp': saltLamp,
  'torch-holder': torchHolder,
  'surgical-light': surgicalLight,
  'ring-light': ringLight,
  'shoji-lamp': shojiLamp,
  'crystal-lamp': crystalLamp,
  'work-light': workLight,
  'neon-heart': neonHeart,
};

/** A light of a special build. */
export const specialLamp = ({ kind }: SpecialLampSpec, { size }: GeneratorContext): Generated =>
  made(LAMPS[kind](size), LAMP_FINISHES, {
    lights: [
      { at: [0, size[1] * 0.7, 0], color: '#ffc888', power: 0.8, when: kind === 'lava-lamp' || kind === 'neon-heart' ? 'always' : 'lit' },
    ],
  });
