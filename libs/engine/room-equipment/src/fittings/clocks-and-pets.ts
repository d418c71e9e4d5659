import { hoop, roller, tube } from '@diorama/furnishing-parts';
import { box, extrude, group, lathe, mirror, move, rod, scatter, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { wallClock, grandfather, cuckoo, mantel, stationClock } from './clocks.js';
import type { Room } from './clocks.js';

const fishOf = (slot: string, s: number): Shape =>
  group(
    sphere(slot, [s, s * 0.55, s * 0.3], { detail: 1 }),
    move(
      extrude(
        slot,
        [
          [0, 0],
          [-s * 0.7, s * 0.5],
          [-s * 0.5, 0],
          [-s * 0.7, -s * 0.5],
        ],
        s * 0.12,
      ),
      -s * 0.8,
      0,
      0,
    ),
  );

const weeds = (x: number, z: number, height: number): Shape =>
  group(
    ...[0, 1, 2].map((k) =>
      tube(
        'weed',
        [
          [x + k * 0.025, 0, z],
          [x + k * 0.025 + 0.02, height * 0.4, z + 0.01],
          [x + k * 0.025 - 0.02, height * (0.7 + 0.1 * k), z],
          [x + k * 0.025 + 0.015, height * (0.9 + 0.05 * k), z],
        ],
        [0.01, 0.012, 0.012, 0.012, 0.011, 0.01, 0.01, 0.009, 0.008, 0.007, 0.006, 0.005, 0.003],
        5,
      ),
    ),
  );

function aquarium({ size: [w, h, d] }: Room): Shape {
  const low = h * 0.46;
  const tall = h - low - 0.08;
  return group(
    box('dark2', w, low, d, 0.01),
    ...[-1, 1].map((s) =>
      move(
        group(box('frame', w * 0.46, low * 0.84, 0.016, 0.004), move(box('steel', 0.014, 0.14, 0.024), -s * w * 0.18, low * 0.5, 0.01)),
        s * w * 0.24,
        low * 0.08,
        d / 2,
      ),
    ),
    move(box('water', w - 0.06, tall, d * 0.5), 0, low + 0.02, -d * 0.22),
    move(box('sand', w - 0.04, 0.06, d - 0.06), 0, low + 0.01, 0),
    mirror(mirror(move(box('iron', 0.025, tall + 0.06, 0.025), w / 2 - 0.014, low, d / 2 - 0.014), 'z')),
    ...[-1, 1].map((s) => move(box('iron', w, 0.03, 0.03), 0, low, s * (d / 2 - 0.015))),
    move(box('iron', w, 0.07, d), 0, h - 0.07, 0),
    move(box('light', w * 0.8, 0.012, d * 0.4), 0, h - 0.08, 0),
    ...[-0.38, -0.1, 0.3, 0.4].map((x, k) => move(weeds(0, 0, tall * (0.8 - 0.14 * (k % 3))), x * w, low + 0.05, d * 0.16)),
    move(sphere('stone', [0.12, 0.09, 0.08], { detail: 1, roughness: 0.3, faceted: true, seed: 3 }), w * 0.14, low + 0.1, d * 0.1),
    ...[
      [-0.28, 0.55, 1],
      [0.02, 0.72, -1],
      [0.22, 0.5, 1],
      [-0.08, 0.36, -1],
      [0.36, 0.74, 1],
    ].map(([x = 0, y = 0, s = 1], k) =>
      turn(fishOf(k % 2 ? 'fish2' : 'fish', 0.06), [0, s > 0 ? 0 : 180, 0], [x * w, low + y * tall, d * 0.24]),
    ),
    ...[0, 1, 2, 3].map((k) => move(sphere('white', 0.012, { detail: 0 }), -w * 0.42, low + tall * (0.3 + 0.17 * k), d * 0.2)),
  );
}

const fishBowl = ({ size: [w, h] }: Room): Shape => {
  const r = w / 2;
  return group(
    lathe(
      'glass',
      [
        [r * 0.6, 0],
        [r * 0.98, h * 0.3],
        [r * 0.99, h * 0.42],
        [r * 0.97, h * 0.42],
        [r * 0.58, h * 0.06],
        [0, h * 0.05],
      ],
      { sides: 26 },
    ),
    move(
      lathe(
        'sand',
        [
          [r * 0.6, 0],
          [r * 0.7, h * 0.1],
          [0, h * 0.14],
        ],
        { sides: 22 },
      ),
      0,
      h * 0.03,
      0,
    ),
    ...[0, 1, 2, 3, 4, 5].map((k) => {
      const a = (k * Math.PI) / 3;
      return tube(
        'glass',
        [
          [r * 0.99 * Math.cos(a), h * 0.42, r * 0.99 * Math.sin(a)],
          [r * 0.86 * Math.cos(a), h * 0.76, r * 0.86 * Math.sin(a)],
          [r * 0.66 * Math.cos(a), h * 0.96, r * 0.66 * Math.sin(a)],
        ],
        0.006,
        5,
      );
    }),
    move(turn(hoop('glass', r * 0.68, 0.01, 'z', 26), [90, 0, 0]), 0, h - 0.01, 0),
    move(weeds(0, 0, h * 0.5), -r * 0.4, h * 0.1, 0),
    move(fishOf('fish', r * 0.3), r * 0.16, h * 0.5, 0.02),
  );
};

const terrarium = ({ size: [w, h, d] }: Room): Shape =>
  group(
    box('iron', w, 0.04, d),
    scatter(
      move(box('sand', w - 0.04, 0.08, d - 0.04), 0, 0.03, 0),
      [sphere('stone', [0.03, 0.02, 0.03], { detail: 1 }), weeds(0, 0, 0.12)],
      12,
      { seed: 4, minUp: 0.9 },
    ),
    mirror(mirror(move(box('iron', 0.02, h, 0.02), w / 2 - 0.01, 0, d / 2 - 0.01), 'z')),
    ...[-1, 1].map((s) => move(box('iron', w, 0.025, 0.02), 0, h - 0.025, s * (d / 2 - 0.01))),
    mirror(move(box('iron', 0.02, 0.025, d), w / 2 - 0.01, h - 0.025, 0)),
    move(box('glass', w - 0.02, h - 0.04, 0.008), 0, 0.02, -d / 2 + 0.01),
    tube(
      'frame',
      [
        [-w * 0.3, 0.08, 0],
        [-w * 0.1, h * 0.4, 0.02],
        [w * 0.2, h * 0.5, 0],
        [w * 0.36, h * 0.8, -0.02],
      ],
      0.022,
    ),
    tube(
      'weed',
      [
        [-w * 0.12, h * 0.46, 0.03],
        [0, h * 0.53, 0.03],
        [w * 0.12, h * 0.56, 0.03],
        [w * 0.2, h * 0.62, 0.04],
      ],
      [0.01, 0.016, 0.02, 0.022, 0.024, 0.024, 0.024, 0.024, 0.024, 0.022, 0.02, 0.02, 0.016],
    ),
    ...[-0.3, 0.3].map((x) =>
      move(
        group(
          ...[0, 72, 144, 216, 288].map((yaw) =>
            turn(sphere('weed', [0.02, h * 0.2, 0.008], { detail: 1 }), [28, yaw, 0], [0, h * 0.16, 0]),
          ),
        ),
        x * w,
        0.06,
        d * 0.1,
      ),
    ),
    move(
      lathe(
        'iron',
        [
          [0.07, 0],
          [0.04, 0.06],
        ],
        { sides: 14 },
      ),
      w * 0.2,
      h,
      0,
    ),
  );

function birdCage({ size: [w, h] }: Room): Shape {
  const r = w / 2 - 0.02;
  const low = h * 0.12;
  const spring = h * 0.6;
  return group(
    lathe(
      'gold',
      [
        [r, 0],
        [r + 0.01, 0.02],
        [r, low],
        [r * 0.9, low],
      ],
      { sides: 24 },
    ),
    ...Array.from({ length: 18 }, (_, k) => {
      const [c, s] = [Math.cos((k * Math.PI) / 9), Math.sin((k * Math.PI) / 9)];
      return tube(
        'gold',
        [
          [r * c, low, r * s],
          [r * c, spring, r * s],
          [r * 0.72 * c, h * 0.78, r * 0.72 * s],
          [r * 0.24 * c, h * 0.88, r * 0.24 * s],
          [0.001 * c, h * 0.9, 0.001 * s],
        ],
        0.005,
        5,
      );
    }),
    ...[0.36, 0.6].map((y) => move(turn(hoop('gold', r, 0.007, 'z', 24), [90, 0, 0]), 0, y * h, 0)),
    move(hoop('gold', h * 0.05, 0.007, 'z', 16), 0, h * 0.95, 0),
    rod('frame', [-r, h * 0.36, 0], [r, h * 0.36, 0], 0.01),
    move(
      group(
        sphere('bird', [0.045, 0.06, 0.06], { detail: 1 }),
        move(sphere('bird', 0.038, { detail: 1 }), 0, 0.075, 0.02),
        move(
          lathe(
            'fish',
            [
              [0.012, 0],
              [0, 0.03],
            ],
            { sides: 6 },
          ),
          0,
          0.07,
          0.06,
        ),
        turn(box('weed', 0.03, 0.1, 0.012), [150, 0, 0], [0, 0, -0.05]),
      ),
      0,
      h * 0.43,
      0,
    ),
  );
}

const hamsterCage = ({ size: [w, h, d] }: Room): Shape =>
  group(
    box('pole2', w, h * 0.24, d, 0.02),
    move(box('sand', w * 0.94, 0.02, d * 0.94), 0, h * 0.23, 0),
    ...Array.from({ length: 17 }, (_, k) =>
      [-1, 1].map((s) =>
        rod('steel', [(k - 8) * (w / 17.4), h * 0.24, s * d * 0.47], [(k - 8) * (w / 17.4), h * 0.98, s * d * 0.47], 0.003, 4),
      ),
    ).flat(),
    ...[0.5, 0.75, 0.99].flatMap((y) => [
      ...[-1, 1].map((s) => rod('steel', [-w * 0.48, y * h, s * d * 0.47], [w * 0.48, y * h, s * d * 0.47], 0.004, 4)),
      ...[-1, 1].map((s) => rod('steel', [s * w * 0.48, y * h, -d * 0.47], [s * w * 0.48, y * h, d * 0.47], 0.004, 4)),
    ]),
    move(turn(hoop('fish2', h * 0.24, 0.012, 'z', 24), [0, 0, 0]), -w * 0.22, h * 0.54, 0),
    move(hoop('fish2', h * 0.24, 0.012, 'z', 24), -w * 0.22, h * 0.54, 0.06),
    ...Array.from({ length: 12 }, (_, k) =>
      rod(
        'fish2',
        [-w * 0.22 + h * 0.24 * Math.cos(k * 0.524), h * 0.54 + h * 0.24 * Math.sin(k * 0.524), 0],
        [-w * 0.22 + h * 0.24 * Math.cos(k * 0.524), h * 0.54 + h * 0.24 * Math.sin(k * 0.524), 0.06],
        0.004,
        4,
      ),
    ),
    move(box('pole1', 0.16, 0.12, 0.14), w * 0.28, h * 0.25, -0.03),
    move(
      extrude(
        'fish2',
        [
          [-0.1, 0],
          [0.1, 0],
          [0, 0.08],
        ],
        0.16,
      ),
      w * 0.28,
      h * 0.25 + 0.12,
      -0.03,
    ),
    move(sphere('fur', [0.05, 0.04, 0.035], { detail: 1 }), w * 0.06, h * 0.3, 0.06),
    move(roller('water', 0.02, 0.1, 'x', 10), w * 0.42, h * 0.7, d * 0.3),
  );

/** Clocks, tanks and cages. */
export const CLOCKS_AND_PETS = {
  'wall-clock': wallClock,
  'grandfather-clock': grandfather,
  'cuckoo-clock': cuckoo,
  'mantel-clock': mantel,
  'station-clock': stationClock,
  aquarium,
  'fish-bowl': fishBowl,
  terrarium,
  'bird-cage': birdCage,
  'hamster-cage': hamsterCage,
} as const;
