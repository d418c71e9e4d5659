import { tube } from '@diorama/furnishing-parts';
import { array, box, cylinder, group, lathe, mirror, move, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import type { Size } from './telephones.js';

/** Draws the driver. */
export const driver = (radius: number, z: number): Shape =>
  turn(
    group(
      lathe(
        'ring',
        [
          [radius, 0],
          [radius, 0.01],
          [radius * 0.88, 0.014],
          [radius * 0.88, 0],
          [radius, 0],
        ],
        { sides: 24 },
      ),
      move(
        lathe(
          'cone',
          [
            [radius * 0.88, 0.008],
            [radius * 0.3, 0.001],
          ],
          { sides: 22 },
        ),
        0,
        0,
        0,
      ),
      move(sphere('cone', [radius * 0.3, 0.016, radius * 0.3], { detail: 1 }), 0, 0.006, 0),
    ),
    [90, 0, 0],
    [0, 0, z],
  );

/** Draws the bookshelf speaker. */
export const bookshelfSpeaker = ([w, h, d]: Size): Shape =>
  group(
    box('wood', w, h, d * 0.94, 0.006),
    move(box('body', w * 0.92, h * 0.94, 0.01), 0, h * 0.03, d * 0.46),
    move(driver(w * 0.38, d * 0.47), 0, h * 0.36, 0),
    move(driver(w * 0.2, d * 0.47), 0, h * 0.78, 0),
  );

const component = (w: number, h: number, d: number, face: Shape): Shape =>
  group(
    box('metal', w, h, d * 0.9, 0.004),
    move(box('body', w * 0.98, h * 0.92, 0.01), 0, h * 0.04, d * 0.45),
    move(face, 0, h * 0.5, d * 0.46),
  );

const knobs = (count: number, radius: number, step: number): Shape =>
  array(turn(cylinder('chrome', radius, 0.02, { sides: 14 }), [90, 0, 0]), count, [step, 0, 0], true);

/** Draws the stereo. */
export const stereo = ([w, h, d]: Size): Shape => {
  const c = w * 0.44;
  return group(
    mirror(move(bookshelfSpeaker([w * 0.26, h, d * 0.9]), w * 0.37, 0, 0)),
    move(component(c, h * 0.3, d, group(knobs(4, 0.016, 0.06), move(box('screen', c * 0.3, 0.03, 0.01), -c * 0.3, 0.0, 0))), 0, 0, 0),
    move(
      component(
        c,
        h * 0.26,
        d,
        group(move(box('frame', c * 0.8, 0.02, 0.012), 0, 0, 0), move(box('led', 0.06, 0.014, 0.014), c * 0.3, -0.03, 0)),
      ),
      0,
      h * 0.31,
      0,
    ),
    move(
      component(
        c,
        h * 0.26,
        d,
        group(
          ...Array.from({ length: 9 }, (_, k) =>
            move(box('led', 0.014, 0.02 + 0.04 * Math.abs(Math.sin(k * 1.3)), 0.012), (k - 4) * c * 0.08, -0.04, 0),
          ),
        ),
      ),
      0,
      h * 0.58,
      0,
    ),
    move(box('body', c, 0.02, d * 0.9), 0, h * 0.85, 0),
  );
};

/** Draws the record player. */
export const recordPlayer = ([w, h, d]: Size): Shape =>
  group(
    mirror(mirror(move(cylinder('cone', 0.025, h * 0.1), w * 0.4, 0, d * 0.38), 'z')),
    move(box('wood', w, h * 0.26, d, 0.006), 0, h * 0.08, 0),
    move(cylinder('metal', d * 0.4, h * 0.05, { sides: 30 }), -w * 0.12, h * 0.34, 0),
    move(cylinder('record', d * 0.39, h * 0.03, { sides: 30 }), -w * 0.12, h * 0.39, 0),
    move(cylinder('label', d * 0.12, h * 0.012, { sides: 20 }), -w * 0.12, h * 0.415, 0),
    move(cylinder('chrome', 0.006, h * 0.08), -w * 0.12, h * 0.4, 0),
    move(cylinder('chrome', 0.028, h * 0.16), w * 0.38, h * 0.34, -d * 0.3),
    tube(
      'chrome',
      [
        [w * 0.38, h * 0.5, -d * 0.34],
        [w * 0.38, h * 0.5, d * 0.1],
        [w * 0.2, h * 0.45, d * 0.24],
      ],
      0.008,
      6,
    ),
    move(box('body', 0.04, 0.02, 0.06), w * 0.19, h * 0.42, d * 0.25),
    ...[0, 1].map((k) => move(cylinder('chrome', 0.02, 0.02), w * 0.38, h * 0.34, d * (0.3 + 0.1 * k))),
    turn(
      group(
        box('lens', w * 0.98, 0.01, d * 0.98),
        ...[-1, 1].map((s) => move(box('lens', 0.008, 0.08, d * 0.98), s * w * 0.485, -0.08, 0)),
      ),
      [-70, 0, 0],
      [0, h * 0.34 + d * 0.46, -d * 0.64],
    ),
  );
