import { cushion, hoop, roller, tube } from '@diorama/furnishing-parts';
import { box, cylinder, extrude, group, lathe, mirror, move, rod, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { confessional, organ, deerHead } from './church-fittings.js';
import type { Room } from './church-fittings.js';
import { winners, ropeBarrier } from './stage-fittings.js';

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

const hangingCoat = (): Shape =>
  group(
    move(cushion('dress', 0.34, 0.8, 0.14, 0.06), 0, -0.82, 0),
    ...[-1, 1].map((s) => turn(cushion('dress', 0.1, 0.6, 0.11, 0.045), [0, 0, s * 8], [s * 0.2, -0.66, 0])),
    move(cushion('dress', 0.2, 0.1, 0.12, 0.04), 0, -0.06, 0),
  );

const hat = (): Shape =>
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
    turn(hangingCoat(), [0, 30, 0], [0.1, h - 0.14, 0.17]),
    turn(hat(), [0, 0, 12], [-0.03, h - 0.06, 0]),
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

/** Fittings of halls, churches and houses. */
export const HALL_FITTINGS = {
  'fire-hose': fireHose,
  safe,
  'vault-door': vaultDoor,
  'coat-rack': coatRack,
  'umbrella-stand': umbrellaStand,
  'winners-podium': winners,
  'rope-barrier': ropeBarrier,
  confessional,
  'organ-pipes': organ,
  'deer-head': deerHead,
} as const;
