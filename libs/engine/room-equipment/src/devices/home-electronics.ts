import { cushion, plate, roller, roundedRectangle, sideways, tube } from '@diorama/furnishing-parts';
import { array, box, cylinder, group, lathe, mirror, move, rod, sphere, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { landscape } from './computers.js';
import { telephone, candlestickPhone, payphone } from './telephones.js';
import type { Size } from './telephones.js';
import { driver, bookshelfSpeaker, stereo, recordPlayer } from './players.js';

const television = ([w, h, d]: Size): Shape =>
  group(
    mirror(
      group(
        rod('frame', [w * 0.3, 0.006, d / 2], [w * 0.26, 0.07, 0], 0.01),
        rod('frame', [w * 0.3, 0.006, -d / 2], [w * 0.26, 0.07, 0], 0.01),
      ),
    ),
    move(box('frame', w, h - 0.05, 0.04, 0.006), 0, 0.05, 0),
    move(landscape(w * 0.975, h - 0.09), 0, 0.075, 0.021),
  );

const wallTelevision = ([w, h, d]: Size): Shape =>
  group(
    box('frame', w, h, d * 0.6, 0.006),
    move(landscape(w * 0.97, h * 0.94), 0, h * 0.03, d * 0.3),
    move(box('body', w * 0.3, h * 0.3, d * 0.4), 0, h * 0.35, -d * 0.4),
  );

const crt = ([w, h, d]: Size): Shape =>
  group(
    move(box('wood', w, h * 0.78, d * 0.5, 0.02), 0, h * 0.06, d * 0.22),
    move(
      sideways(
        'body',
        [
          [-d / 2, h * 0.24],
          [0, h * 0.1],
          [0, h * 0.8],
          [-d / 2, h * 0.6],
        ],
        w * 0.8,
      ),
      0,
      0,
      0,
    ),
    move(box('frame', w * 0.74, h * 0.66, 0.02, 0.01), -w * 0.1, h * 0.12, d * 0.47),
    move(cushion('screen', w * 0.66, h * 0.56, 0.06), -w * 0.1, h * 0.17, d * 0.47),
    ...[0.64, 0.48].map((y) => move(turn(cylinder('chrome', w * 0.055, 0.03, { sides: 16 }), [90, 0, 0]), w * 0.38, y * h, d * 0.48)),
    array(move(box('frame', w * 0.14, 0.01, 0.02), w * 0.38, h * 0.16, d * 0.47), 6, [0, h * 0.035, 0]),
    ...[-1, 1].map((s) => rod('chrome', [0, h * 0.84, 0], [s * w * 0.34, h, -0.02], 0.006, 5)),
    move(sphere('frame', 0.03, { detail: 1 }), 0, h * 0.84, 0),
    mirror(mirror(move(cylinder('wood', 0.02, h * 0.07), w * 0.4, 0, d * 0.2), 'z')),
  );

const speaker = ([w, h, d]: Size): Shape =>
  group(
    move(box('wood', w, h - 0.03, d * 0.94, 0.006), 0, 0.03, -d * 0.03),
    move(box('body', w * 0.9, h * 0.94, 0.012), 0, 0.05, d * 0.44),
    ...[0.22, 0.48].map((y) => move(driver(w * 0.38, d * 0.45), 0, y * h, 0)),
    move(driver(w * 0.3, d * 0.45), 0, h * 0.72, 0),
    move(driver(w * 0.14, d * 0.45), 0, h * 0.89, 0),
    mirror(mirror(move(cylinder('cone', 0.02, 0.03), w * 0.36, 0, d * 0.34), 'z')),
  );

const projector = ([w, h, d]: Size): Shape =>
  group(
    mirror(mirror(move(cylinder('body', 0.014, h * 0.12), w * 0.4, 0, d * 0.38), 'z')),
    move(cushion('white', w, h * 0.84, d, 0.03), 0, h * 0.12, 0),
    move(
      turn(
        lathe(
          'body',
          [
            [h * 0.36, 0],
            [h * 0.36, 0.05],
            [h * 0.3, 0.06],
            [h * 0.3, 0.02],
            [0, 0.02],
          ],
          { sides: 22 },
        ),
        [90, 0, 0],
      ),
      -w * 0.22,
      h * 0.54,
      d / 2 - 0.01,
    ),
    move(sphere('beam', [h * 0.28, h * 0.28, 0.02], { detail: 2 }), -w * 0.22, h * 0.54, d / 2 + 0.02),
    array(move(box('body', 0.012, h * 0.5, 0.006), w * 0.28, h * 0.28, d / 2 - 0.002), 6, [0.024, 0, 0], true),
    move(box('body', w * 0.3, 0.006, d * 0.2), w * 0.1, h * 0.955, -d * 0.1),
    move(box('led', 0.012, 0.004, 0.012), w * 0.36, h * 0.955, 0),
  );

const filmProjector = ([w, h, d]: Size): Shape =>
  group(
    move(box('metal', w * 0.5, h * 0.4, d * 0.5, 0.02), 0, h * 0.3, 0),
    ...[-1, 1].map((s) => rod('body', [0, h * 0.36, s * d * 0.1], [s * 0.001, 0, s * d * 0.4], 0.02)),
    mirror(rod('body', [0, h * 0.36, 0], [w * 0.36, 0, -d * 0.3], 0.02)),
    ...[-1, 1].map((s) =>
      move(
        turn(
          group(
            lathe(
              'body',
              [
                [h * 0.16, 0],
                [h * 0.16, 0.02],
                [0, 0.02],
              ],
              { sides: 24 },
            ),
            move(cylinder('metal', h * 0.06, 0.04, { sides: 16 }), 0, 0, 0),
            ...[0, 72, 144, 216, 288].map((a) =>
              move(
                cylinder('white', h * 0.035, 0.024, { sides: 10 }),
                h * 0.1 * Math.cos((a * Math.PI) / 180),
                0,
                h * 0.1 * Math.sin((a * Math.PI) / 180),
              ),
            ),
          ),
          [0, 0, 90],
        ),
        w * 0.3,
        h * (s > 0 ? 0.84 : 0.66),
        s > 0 ? d * 0.2 : -d * 0.34,
      ),
    ),
    rod('metal', [w * 0.2, h * 0.6, 0], [w * 0.24, h * 0.84, d * 0.2], 0.02),
    rod('metal', [w * 0.2, h * 0.6, 0], [w * 0.24, h * 0.66, -d * 0.34], 0.02),
    move(roller('chrome', h * 0.07, d * 0.24, 'z', 18), 0, h * 0.5, d * 0.34),
    move(roller('beam', h * 0.055, 0.01, 'z', 18), 0, h * 0.5, d * 0.462),
  );

const projectorScreen = ([w, h, d]: Size): Shape =>
  group(
    ...[0, 120, 240].map((yaw) => turn(rod('body', [0, h * 0.2, 0], [0, 0, d * 0.48], 0.012), [0, yaw + 60, 0])),
    rod('body', [0, h * 0.12, -0.03], [0, h, -0.03], 0.014),
    move(box('body', w, 0.07, 0.07, 0.02), 0, h * 0.24, 0),
    move(box('cream', w * 0.96, h * 0.7, 0.01), 0, h * 0.28, 0),
    ...[-1, 1].map((s) => move(box('frame', 0.03, h * 0.7, 0.012), s * w * 0.475, h * 0.28, 0.002)),
    ...[0.28, 0.965].map((y) => move(box('frame', w * 0.96, 0.03, 0.012), 0, y * h, 0.002)),
  );

const gamepad = (slot: string, s: number): Shape =>
  group(
    move(cushion(slot, 0.1 * s, 0.035 * s, 0.06 * s), 0, 0, 0),
    mirror(turn(cushion(slot, 0.04 * s, 0.036 * s, 0.08 * s), [0, 20, 0], [0.055 * s, 0, 0.02 * s])),
    mirror(move(cylinder('cone', 0.011 * s, 0.05 * s, { sides: 10 }), 0.025 * s, 0, 0.015 * s)),
    ...['red', 'green', 'accent', 'yellow'].map((c, k) =>
      move(
        cylinder(c, 0.005 * s, 0.04 * s, { sides: 8 }),
        0.05 * s + 0.012 * s * ([1, 0, -1, 0][k] as number),
        0,
        -0.012 * s + 0.012 * s * ([0, 1, 0, -1][k] as number),
      ),
    ),
  );

const gameConsole = ([w, h, d]: Size): Shape =>
  group(
    move(box('body', w * 0.66, h, d * 0.8, 0.01), -w * 0.16, 0, -d * 0.08),
    move(box('accent', w * 0.67, h * 0.1, d * 0.81), -w * 0.16, h * 0.5, -d * 0.08),
    move(box('frame', w * 0.3, h * 0.08, 0.01), -w * 0.2, h * 0.74, d * 0.32),
    move(box('led', 0.02, 0.006, 0.01), w * 0.08, h * 0.3, d * 0.32),
    turn(gamepad('white', 1.15), [0, -20, 0], [w * 0.34, 0, d * 0.26]),
  );

const handheld = ([w, h, d]: Size): Shape =>
  turn(
    group(
      box('frame', w * 0.64, h, d, 0.006),
      move(landscape(w * 0.58, h * 0.84), 0, h * 0.08, d / 2),
      ...[
        [-1, 'accent'],
        [1, 'red'],
      ].map(([s, c]) =>
        group(
          move(cushion(c as string, w * 0.18, h, d * 1.1, d * 0.4), (s as number) * w * 0.41, 0, 0),
          move(
            turn(cylinder('cone', w * 0.04, d * 0.4, { sides: 12 }), [90, 0, 0]),
            (s as number) * w * 0.41,
            h * (s === 1 ? 0.36 : 0.7),
            d / 2,
          ),
          ...[0, 1, 2, 3].map((k) =>
            move(
              turn(cylinder('cone', w * 0.018, d * 0.2, { sides: 8 }), [90, 0, 0]),
              (s as number) * w * 0.41 + 0.026 * w * 1.4 * ([1, 0, -1, 0][k] as number),
              h * (s === 1 ? 0.7 : 0.36) + 0.05 * h * ([0, 1, 0, -1][k] as number) * 1.6,
              d / 2,
            ),
          ),
        ),
      ),
    ),
    [-60, 0, 0],
  );

const securityCamera = ([w, h, d]: Size): Shape =>
  group(
    move(turn(cylinder('white', w * 0.4, 0.02, { sides: 18 }), [90, 0, 0]), 0, h * 0.7, -d / 2),
    tube(
      'white',
      [
        [0, h * 0.7, -d / 2],
        [0, h * 0.74, -d * 0.2],
        [0, h * 0.6, -d * 0.1],
      ],
      0.016,
    ),
    turn(
      group(
        move(box('white', w * 0.7, h * 0.4, d * 0.66, 0.012), 0, 0, 0),
        move(box('white', w * 0.8, 0.012, d * 0.8), 0, h * 0.4, 0.02),
        move(turn(cylinder('body', w * 0.26, 0.02, { sides: 18 }), [90, 0, 0]), 0, h * 0.2, d * 0.33),
        move(sphere('lens', [w * 0.18, w * 0.18, 0.02], { detail: 1 }), 0, h * 0.2, d * 0.345),
        move(sphere('red', 0.008, { detail: 1 }), w * 0.24, h * 0.08, d * 0.34),
      ),
      [14, 0, 0],
      [0, h * 0.2, d * 0.08],
    ),
  );

const amplifier = ([w, h, d]: Size): Shape =>
  group(
    box('body', w, h * 0.94, d, 0.012),
    move(box('cloth', w * 0.92, h * 0.62, 0.012), 0, h * 0.06, d / 2),
    array(move(box('frame', 0.004, h * 0.6, 0.016), 0, h * 0.07, d / 2), 18, [w * 0.05, 0, 0], true),
    move(box('brass', w * 0.92, h * 0.16, 0.014), 0, h * 0.73, d / 2),
    move(array(turn(cylinder('frame', 0.016, 0.026, { sides: 12 }), [90, 0, 0]), 7, [w * 0.1, 0, 0], true), 0, h * 0.81, d / 2),
    move(sphere('red', 0.01, { detail: 1 }), w * 0.41, h * 0.81, d / 2 + 0.01),
    tube(
      'cone',
      [
        [-0.1, h * 0.93, 0],
        [-0.08, h, 0],
        [0.08, h, 0],
        [0.1, h * 0.93, 0],
      ],
      0.012,
    ),
    mirror(mirror(move(box('chrome', 0.04, 0.04, 0.04, 0.008), w * 0.48, 0.0, d * 0.47), 'z')),
  );

const soundbar = ([w, h, d]: Size): Shape =>
  group(
    plate('body', roundedRectangle(w, d, 0.03), h),
    move(box('cloth', w * 0.94, h * 0.8, 0.01), 0, h * 0.1, d / 2),
    ...[-2, -1, 0, 1, 2].map((k) =>
      move(turn(cylinder('frame', h * 0.34, 0.012, { sides: 16 }), [90, 0, 0]), k * w * 0.19, h * 0.5, d / 2),
    ),
    move(box('led', 0.04, 0.006, 0.014), w * 0.42, h * 0.3, d / 2),
  );

const smartSpeaker = ([w, h]: Size): Shape =>
  group(
    lathe(
      'cloth',
      [
        [w * 0.42, 0],
        [w * 0.5, h * 0.1],
        [w * 0.5, h * 0.84],
        [w * 0.44, h * 0.94],
      ],
      { sides: 24 },
    ),
    move(cylinder('body', w * 0.44, h * 0.06, { sides: 24 }), 0, h * 0.93, 0),
    move(torus('accent', w * 0.4, w * 0.03, 24), 0, h * 0.99, 0),
  );

/** Televisions, sound and telephones. */
export const HOME_ELECTRONICS = {
  television,
  'wall-television': wallTelevision,
  'crt-television': crt,
  speaker,
  'bookshelf-speaker': bookshelfSpeaker,
  stereo,
  'record-player': recordPlayer,
  projector,
  'film-projector': filmProjector,
  'projector-screen': projectorScreen,
  'game-console': gameConsole,
  'handheld-console': handheld,
  telephone,
  'candlestick-phone': candlestickPhone,
  payphone,
  'security-camera': securityCamera,
  amplifier,
  soundbar,
  'smart-speaker': smartSpeaker,
} as const;
