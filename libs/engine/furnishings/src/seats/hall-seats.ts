import type { Generated, GeneratorContext } from '@diorama/catalogue';
import { cushion, made, plate, roundedRectangle, sideways, tube } from '@diorama/furnishing-parts';
import { arcPoints, array, bar, box, cylinder, extrude, group, lathe, mirror, move, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

import { kneeler, xStool, stepStool, stumpSeat } from './small-seats.js';

const throneFinial = (): Shape =>
  lathe(
    'frame',
    [
      [0.05, 0],
      [0.06, 0.03],
      [0.03, 0.05],
      [0.07, 0.11],
      [0.03, 0.17],
      [0.012, 0.22],
      [0, 0.24],
    ],
    { sides: 14 },
  );

const crown = (h: number, z: number): Shape =>
  move(
    group(
      ...[-1, 0, 1].map((k) =>
        turn(
          lathe(
            'frame',
            [
              [0.035, 0],
              [0.05, 0.05],
              [0, 0.15],
            ],
            { sides: 8 },
          ),
          [0, 0, -24 * k],
          [0.1 * k, h - 0.14 - 0.03 * Math.abs(k), z - 0.36],
        ),
      ),
    ),
    0,
    0,
    0,
  );

/** A raised seat of state: gilded frame, red cushions, a crowned back and steps. */
function throne({ size: [w, h, d] }: GeneratorContext): Generated {
  const step = 0.14;
  const seat = step + 0.52;
  const z = -0.14;
  const back: Point2[] = [
    [-0.4, 0],
    [0.4, 0],
    [0.4, h - seat - 0.4],
    ...arcPoints([0, h - seat - 0.4], [0.4, 0.34], 0, 180, 12).slice(1, -1),
    [-0.4, h - seat - 0.4],
  ];
  const inner = back.map(([x, y]): Point2 => [x * 0.74, 0.12 + y * 0.82]);
  const finial = throneFinial();
  return made(
    group(
      move(box('step', w, step, d, 0.015), 0, 0, 0),
      move(box('carpet', w * 0.5, step + 0.012, d + 0.01), 0, 0, 0),
      move(extrude('frame', back, 0.12), 0, seat, z - 0.36),
      move(extrude('cushion', inner, 0.06), 0, seat, z - 0.28),
      ...[0.2, 0.42, 0.64].flatMap((y, r) =>
        [-1, 0, 1].map((k) =>
          move(
            sphere('frame', 0.016, { detail: 1 }),
            (k + (r % 2 ? 0.5 : 0) - (r % 2 ? 0.5 : 0)) * 0.17,
            seat + 0.12 + y * (h - seat - 0.3),
            z - 0.245,
          ),
        ),
      ),
      mirror(group(move(box('frame', 0.11, h - step - 0.34, 0.13, 0.015), 0.44, step, z - 0.36), move(finial, 0.44, h - 0.34, z - 0.36))),
      move(sphere('jewel', [0.06, 0.075, 0.04], { detail: 1, faceted: true }), 0, h - 0.13, z - 0.29),
      crown(h, z),
      move(box('frame', 0.86, 0.2, 0.74, 0.02), 0, seat - 0.26, z),
      move(cushion('cushion', 0.74, 0.14, 0.66, 0.06), 0, seat - 0.08, z + 0.03),
      mirror(
        group(
          move(box('frame', 0.1, 0.3, 0.1, 0.01), 0.41, seat - 0.06, z + 0.3),
          move(cushion('cushion', 0.11, 0.07, 0.56, 0.03), 0.42, seat + 0.24, z - 0.02),
          move(box('frame', 0.12, 0.04, 0.64, 0.01), 0.42, seat + 0.21, z),
          move(sphere('frame', 0.085, { detail: 2 }), 0.42, seat + 0.25, z + 0.34),
          move(box('frame', 0.1, seat - step, 0.1, 0.01), 0.4, step, z + 0.33),
        ),
      ),
    ),
    { frame: 'gold', cushion: 'fabric #8f1526', step: 'marble #8a8790', carpet: 'fabric #8f1526', jewel: 'paint #1d5fc0' },
    { offers: [{ kind: 'seat', height: seat, size: [0.74, 0.6] }] },
  );
}

/** A long wooden bench with a straight back and shaped ends. */
function pew({ size: [w, h, d] }: GeneratorContext): Generated {
  const end: Point2[] = [
    [-d / 2, 0],
    [d / 2, 0],
    [d / 2, 0.3],
    ...arcPoints([d / 2 - 0.08, 0.52], 0.1, -20, 150, 5),
    [-d / 2 + 0.22, 0.72],
    ...arcPoints([-d / 2 + 0.1, h - 0.09], 0.09, 0, 180, 6),
    [-d / 2, h * 0.7],
  ];
  return made(
    group(
      mirror(move(sideways('frame', end, 0.06), w / 2 - 0.03, 0, 0)),
      move(box('frame', w - 0.08, 0.04, d * 0.72, 0.005), 0, 0.42, 0.04),
      turn(box('frame', w - 0.08, 0.5, 0.03), [-8, 0, 0], [0, 0.4, -d / 2 + 0.14]),
      move(box('frame', w - 0.08, 0.05, 0.11, 0.01), 0, h - 0.12, -d / 2 + 0.08),
      array(turn(box('panel', (w - 0.2) / 4 - 0.06, 0.3, 0.036), [-8, 0, 0], [0, 0.5, -d / 2 + 0.128]), 4, [(w - 0.1) / 4, 0, 0], true),
      move(box('frame', w - 0.08, 0.12, 0.03), 0, 0.3, d / 2 - 0.14),
      move(box('book', 0.12, 0.03, 0.17), -w * 0.25, 0.46, 0.05),
    ),
    { frame: 'wood #7a4a26', panel: 'wood #5f3719', book: 'leather #6a1c22' },
    { offers: [{ kind: 'seat', height: 0.46, size: [w - 0.1, d * 0.7] }] },
  );
}

/** Tip-up seats in a row with shared arms. */
function cinemaSeats({ size: [w, h, d] }: GeneratorContext): Generated {
  const count = 3;
  const each = (w - 0.1) / count;
  const one = group(
    turn(
      group(cushion('cushion', each - 0.09, h - 0.42, 0.13, 0.05), move(box('frame', each - 0.1, h - 0.5, 0.05, 0.02), 0, 0.02, -0.07)),
      [-12, 0, 0],
      [0, 0.42, -d / 2 + 0.2],
    ),
    turn(cushion('cushion', each - 0.1, 0.13, 0.5, 0.05), [-4, 0, 0], [0, 0.36, 0.06]),
  );
  const divider = group(
    move(
      sideways(
        'frame',
        [
          [-0.16, 0],
          [0.16, 0],
          [0.1, 0.06],
          [0.1, 0.5],
          [0.24, 0.58],
          [-0.26, 0.58],
          [-0.16, 0.4],
        ],
        0.06,
      ),
      0,
      0,
      0.02,
    ),
    move(cushion('arm', 0.09, 0.05, 0.46, 0.02), 0, 0.57, 0.02),
    turn(cylinder('metal', 0.036, 0.02), [0, 0, 0], [0, 0.6, 0.19]),
  );
  return made(
    group(array(one, count, [each, 0, 0], true), array(divider, count + 1, [each, 0, 0], true)),
    { cushion: 'fabric #a3202c', frame: 'plastic #1e1e22', arm: 'plastic #2c2c30', metal: 'rubber' },
    { offers: [{ kind: 'seat', height: 0.46, size: [w - 0.2, 0.46] }] },
  );
}

/** Perforated metal seats on a beam, as in waiting halls. */
function waitingBench({ size: [w, h, d] }: GeneratorContext): Generated {
  const count = Math.max(2, Math.round(w / 0.58));
  const each = w / count;
  const shell: Point2[] = [
    [d / 2 - 0.1, 0.38],
    [d / 2 - 0.06, 0.42],
    [d / 2 - 0.1, 0.445],
    [-0.06, 0.42],
    [-d / 2 + 0.1, h],
    [-d / 2 + 0.07, h - 0.005],
    [-d / 2 + 0.2, 0.44],
    [-0.08, 0.385],
  ];
  return made(
    group(
      array(sideways('seat', shell, each - 0.05), count, [each, 0, 0], true),
      bar('frame', [-w / 2 + 0.04, 0.34, 0], [w / 2 - 0.04, 0.34, 0], 0.07),
      mirror(group(move(box('frame', 0.05, 0.34, 0.06), w / 2 - each * 0.6, 0, 0), footPlate('frame', w / 2 - each * 0.6, d))),
      array(
        tube(
          'arm',
          [
            [0, 0.36, 0.12],
            [0, 0.6, 0.16],
            [0, 0.62, 0.12],
            [0, 0.62, -0.14],
            [0, 0.55, -0.2],
          ],
          0.014,
        ),
        count + 1,
        [each - 0.006, 0, 0],
        true,
      ),
    ),
    { seat: 'metal #b4bac0', frame: 'metal #6c7278', arm: 'plastic #26282c' },
    { offers: [{ kind: 'seat', height: 0.44, size: [w - 0.1, 0.42] }] },
  );
}

const footPlate = (slot: string, x: number, d: number): Shape =>
  move(
    sideways(
      slot,
      [
        [-d / 2 + 0.02, 0],
        [d / 2 - 0.02, 0],
        [d / 2 - 0.02, 0.025],
        [0.04, 0.08],
        [-0.04, 0.08],
        [-d / 2 + 0.02, 0.025],
      ],
      0.05,
    ),
    x,
    0,
    0,
  );

/** A desk for one pupil with a seat joined to it. */
function schoolDesk({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = h - 0.08;
  return made(
    group(
      move(plate('top', roundedRectangle(w, 0.44, 0.04), 0.025), 0, top - 0.025, d / 2 - 0.22),
      move(box('tray', w - 0.1, 0.1, 0.34), 0, top - 0.13, d / 2 - 0.22),
      move(box('gap', w - 0.14, 0.07, 0.01), 0, top - 0.115, d / 2 - 0.395),
      mirror(
        group(
          tube(
            'frame',
            [
              [w / 2 - 0.08, top - 0.03, d / 2 - 0.2],
              [w / 2 - 0.08, 0.1, d / 2 - 0.2],
              [w / 2 - 0.08, 0.02, d / 2 - 0.04],
            ],
            0.014,
          ),
          tube(
            'frame',
            [
              [w / 2 - 0.08, 0.02, d / 2 - 0.05],
              [w / 2 - 0.08, 0.02, -d / 2 + 0.1],
            ],
            0.014,
          ),
          tube(
            'frame',
            [
              [w / 2 - 0.12, 0.02, -d / 2 + 0.05],
              [w / 2 - 0.14, 0.42, -d / 2 + 0.2],
              [w / 2 - 0.16, 0.5, -d / 2 + 0.05],
              [w / 2 - 0.16, h - 0.02, -d / 2 + 0.02],
            ],
            0.014,
          ),
          tube(
            'frame',
            [
              [w / 2 - 0.14, 0.42, -d / 2 + 0.14],
              [w / 2 - 0.12, 0.4, -0.05],
              [w / 2 - 0.1, 0.02, 0],
            ],
            0.014,
          ),
        ),
      ),
      move(cushion('top', 0.4, 0.04, 0.38, 0.016), 0, 0.42, -d / 2 + 0.26),
      turn(cushion('top', 0.38, 0.2, 0.03, 0.012), [-8, 0, 0], [0, h - 0.22, -d / 2 + 0.07]),
      move(box('paper', 0.2, 0.008, 0.28), 0.06, top, d / 2 - 0.22),
    ),
    { top: 'wood #c79a5e', frame: 'metal #5c6670', tray: 'metal #8a949c', gap: 'paint #24282c', paper: 'paper #f4f2ea' },
    {
      offers: [
        { kind: 'top', height: top, size: [w, 0.44] },
        { kind: 'seat', height: 0.46, size: [0.4, 0.38] },
      ],
    },
  );
}

/** Seats of halls, churches and schools. */
export const HALL_SEATS = {
  throne,
  pew,
  'cinema-seats': cinemaSeats,
  'waiting-bench': waitingBench,
  'school-desk': schoolDesk,
  kneeler,
  'x-stool': xStool,
  'step-stool': stepStool,
  'tree-stump-seat': stumpSeat,
} as const;
