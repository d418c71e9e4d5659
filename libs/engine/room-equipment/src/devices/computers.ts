import type { GeneratorContext } from '@diorama/catalogue';
import { cushion, plate, roller, roundedRectangle, sideways } from '@diorama/furnishing-parts';
import { array, box, cylinder, extrude, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

type Size = GeneratorContext['size'];

/** A picture of hills under a sky on a screen whose lower edge is at y = 0. */
export const landscape = (w: number, h: number): Shape =>
  group(
    box('sky', w, h, 0.004),
    move(sphere('sun', [h * 0.1, h * 0.1, 0.003], { detail: 2 }), w * 0.26, h * 0.74, 0.002),
    move(
      extrude(
        'hill',
        [
          [-w / 2, 0],
          [w / 2, 0],
          [w / 2, h * 0.3],
          [w * 0.28, h * 0.44],
          [w * 0.04, h * 0.26],
          [-w * 0.2, h * 0.56],
          [-w / 2, h * 0.3],
        ],
        0.003,
      ),
      0,
      0,
      0.003,
    ),
  );

const windows = (w: number, h: number): Shape =>
  group(
    box('screen', w, h, 0.004),
    move(box('white', w * 0.5, h * 0.5, 0.004), -w * 0.14, h * 0.34, 0.002),
    move(box('accent', w * 0.5, h * 0.07, 0.005), -w * 0.14, h * 0.78, 0.002),
    move(box('frame', w * 0.3, h * 0.34, 0.004), w * 0.27, h * 0.2, 0.003),
    ...[0, 1, 2, 3].map((k) => move(box('key', w * 0.36, h * 0.03, 0.005), -w * 0.16, h * (0.42 + 0.08 * k), 0.003)),
    move(box('frame', w, h * 0.05, 0.005), 0, 0, 0.001),
  );

const screenOn = (w: number, h: number, d: number): Shape =>
  group(move(box('frame', w, h, d, 0.006), 0, 0, 0), move(windows(w * 0.96, h * 0.92), 0, h * 0.05, d / 2));

const monitor = ([w, h, d]: Size): Shape =>
  group(
    plate('frame', roundedRectangle(w * 0.42, d, 0.03), 0.014),
    move(box('frame', 0.05, h * 0.4, 0.025), 0, 0.01, -d * 0.1),
    move(screenOn(w, h * 0.72, 0.035), 0, h * 0.28, 0),
  );

function curvedMonitor([w, h, d]: Size): Shape {
  const parts = 9;
  return group(
    plate('frame', roundedRectangle(w * 0.3, d, 0.03), 0.014),
    move(box('frame', 0.06, h * 0.5, 0.03), 0, 0.01, -d * 0.2),
    ...Array.from({ length: parts }, (_, k) => {
      const t = k - (parts - 1) / 2;
      return turn(
        group(
          box('frame', w / parts + 0.006, h * 0.66, 0.03),
          move(box(k % 4 === 1 ? 'accent' : 'screen', w / parts + 0.002, h * 0.6, 0.006), 0, h * 0.03, 0.015),
        ),
        [0, -t * 5, 0],
        [t * (w / parts) * 0.98, h * 0.34, -d * 0.1 + t * t * 0.008],
      );
    }),
  );
}

const keys = (slot: string, w: number, d: number, rows: number, across: number): Shape =>
  group(
    ...Array.from({ length: rows }, (_, r) =>
      array(
        move(box(slot, (w / across) * 0.8, 0.008, (d / rows) * 0.78), 0, 0, (r - (rows - 1) / 2) * (d / rows)),
        r === rows - 1 ? Math.round(across * 0.5) : across,
        [w / across, 0, 0],
        true,
      ),
    ),
    move(box(slot, w * 0.42, 0.008, (d / rows) * 0.78), 0, 0, ((rows - 1) / 2) * (d / rows)),
  );

const keyboard = ([w, h, d]: Size): Shape =>
  turn(
    group(
      plate('body', roundedRectangle(w, d, 0.012), h * 0.6),
      move(keys('key', w * 0.68, d * 0.84, 5, 14), -w * 0.13, h * 0.6, 0),
      move(keys('key', w * 0.2, d * 0.66, 4, 4), w * 0.36, h * 0.6, d * 0.06),
    ),
    [3, 0, 0],
  );

const mouse = ([w, h, d]: Size): Shape =>
  group(
    {
      form: 'placed',
      part: lathe(
        'body',
        [
          [w * 0.46, 0],
          [w * 0.5, h * 0.3],
          [w * 0.42, h * 0.75],
          [w * 0.2, h * 0.97],
          [0, h],
        ],
        { sides: 22 },
      ),
      scale: [1, 1, d / w],
    } as const,
    move(roller('key', h * 0.16, w * 0.1, 'x', 10), 0, h * 0.86, -d * 0.22),
    move(box('frame', 0.003, h * 0.06, d * 0.4), 0, h * 0.9, -d * 0.22),
  );

const tower = ([w, h, d]: Size): Shape =>
  group(
    move(box('body', w, h - 0.02, d, 0.008), 0, 0.02, 0),
    mirror(mirror(move(box('frame', 0.03, 0.02, 0.05), w * 0.36, 0, d * 0.38), 'z')),
    move(box('frame', w * 0.9, h * 0.9, 0.008), 0, 0.05, d / 2),
    ...[0.24, 0.5, 0.76].map((y) =>
      group(
        turn(
          lathe(
            'accent',
            [
              [w * 0.32, 0],
              [w * 0.32, 0.012],
              [w * 0.27, 0.012],
              [w * 0.27, 0],
              [w * 0.32, 0],
            ],
            { sides: 20 },
          ),
          [90, 0, 0],
          [0, y * h, d / 2],
        ),
        ...[0, 72, 144, 216, 288].map((roll) => turn(box('metal', w * 0.09, w * 0.26, 0.006), [0, 0, roll], [0, y * h, d / 2 + 0.006])),
      ),
    ),
    move(box('sky', 0.006, h * 0.7, d * 0.7), w / 2, h * 0.14, 0),
    move(cylinder('led', 0.01, 0.006), 0, h, d * 0.4),
  );

const computer = ([w, h, d]: Size): Shape =>
  group(
    move(monitor([w * 0.62, h, d * 0.4]), -w * 0.1, 0, -d * 0.2),
    move(tower([w * 0.22, h * 0.86, d * 0.8]), w * 0.39, 0, -d * 0.1),
    move(keyboard([w * 0.58, 0.03, d * 0.28]), -w * 0.12, 0, d * 0.32),
    move(mouse([0.06, 0.035, 0.1]), w * 0.24, 0, d * 0.36),
  );

const retroComputer = ([w, h, d]: Size): Shape =>
  group(
    move(box('beige', w * 0.9, h * 0.22, d * 0.6, 0.01), 0, 0, -d * 0.2),
    ...[-0.2, 0.2].map((x) =>
      group(
        move(box('body', w * 0.3, 0.02, 0.01), x * w, h * 0.13, d * 0.1),
        move(box('beige', w * 0.1, 0.03, 0.014), x * w, h * 0.1, d * 0.1),
      ),
    ),
    move(
      sideways(
        'beige',
        [
          [-d * 0.46, h * 0.24],
          [d * 0.08, h * 0.24],
          [d * 0.1, h],
          [-d * 0.2, h],
          [-d * 0.46, h * 0.86],
        ],
        w * 0.76,
      ),
      0,
      0,
      0,
    ),
    move(box('body', w * 0.62, h * 0.56, 0.02, 0.006), 0, h * 0.36, d * 0.09),
    move(cushion('lens', w * 0.54, h * 0.48, 0.04), 0, h * 0.4, d * 0.09),
    ...[0, 1, 2, 3, 4].map((k) => move(box('led', w * (0.36 - 0.05 * (k % 3)), 0.012, 0.006), -w * 0.04, h * (0.78 - 0.07 * k), d * 0.112)),
    move(
      sideways(
        'beige',
        [
          [d * 0.18, 0],
          [d / 2, 0],
          [d / 2, h * 0.04],
          [d * 0.18, h * 0.1],
        ],
        w * 0.94,
      ),
      0,
      0,
      0,
    ),
    turn(keys('key', w * 0.86, d * 0.24, 4, 12), [10, 0, 0], [0, h * 0.08, d * 0.34]),
  );

const laptop = ([w, h, d]: Size): Shape =>
  group(
    plate('metal', roundedRectangle(w, d * 0.68, 0.02), 0.016),
    move(keys('body', w * 0.86, d * 0.32, 5, 13), 0, 0.014, -d * 0.1),
    move(box('key', w * 0.3, 0.003, d * 0.16), 0, 0.016, d * 0.2),
    turn(
      group(
        move(plate('metal', roundedRectangle(w, 0.012, 0.005), h * 0.96), 0, 0, 0),
        move(box('frame', w * 0.96, h * 0.9, 0.006), 0, h * 0.03, 0.006),
        move(windows(w * 0.92, h * 0.84), 0, h * 0.06, 0.01),
      ),
      [-16, 0, 0],
      [0, 0.012, -d * 0.33],
    ),
  );

const printer = ([w, h, d]: Size): Shape =>
  group(
    move(box('white', w, h * 0.6, d * 0.8, 0.03), 0, 0.02, -d * 0.06),
    move(box('body', w * 0.9, h * 0.16, d * 0.76, 0.02), 0, h * 0.58, -d * 0.06),
    turn(
      group(box('body', w * 0.6, h * 0.4, 0.014), move(box('paper', w * 0.48, h * 0.5, 0.008), 0, 0.01, 0.01)),
      [-24, 0, 0],
      [0, h * 0.66, -d * 0.34],
    ),
    move(box('frame', w * 0.7, h * 0.16, 0.02), 0, h * 0.2, d * 0.34),
    move(box('body', w * 0.6, 0.012, d * 0.3), 0, h * 0.18, d * 0.4),
    turn(box('paper', w * 0.48, 0.006, d * 0.34), [3, 0, 0], [0, h * 0.22, d * 0.4]),
    move(box('screen', w * 0.16, h * 0.1, 0.01), -w * 0.34, h * 0.44, d * 0.34),
    ...[0, 1, 2].map((k) => move(box(k ? 'key' : 'led', 0.02, 0.012, 0.01), w * 0.3 + k * 0.03, h * 0.48, d * 0.34)),
  );

const scanner = ([w, h, d]: Size): Shape =>
  group(
    box('body', w, h * 0.16, d, 0.01),
    move(box('lens', w * 0.86, 0.006, d * 0.84), 0, h * 0.16, 0),
    move(box('light', w * 0.8, 0.008, 0.03), 0, h * 0.165, d * 0.1),
    turn(move(box('body', w, h * 0.12, d * 0.96, 0.01), 0, 0, d * 0.48), [-50, 0, 0], [0, h * 0.18, -d * 0.48]),
    turn(move(box('white', w * 0.86, 0.006, d * 0.8), 0, -0.006, d * 0.48), [-50, 0, 0], [0, h * 0.18, -d * 0.48]),
  );

const router = ([w, h, d]: Size): Shape =>
  group(
    plate('body', roundedRectangle(w, d, 0.03), h * 0.2),
    ...[-0.4, -0.14, 0.14, 0.4].map((x) => rod('body', [x * w, h * 0.1, -d * 0.44], [x * w * 1.14, h, -d * 0.5], 0.008)),
    ...[-2, -1, 0, 1, 2].map((k) => move(box('led', 0.01, 0.004, 0.01), k * 0.03, h * 0.2, d * 0.3)),
    move(
      extrude(
        'accent',
        [
          [-w * 0.1, 0],
          [0, -0.03],
          [w * 0.1, 0],
        ],
        0.003,
      ),
      0,
      h * 0.1,
      d / 2,
    ),
  );

const tablet = ([w, h, d]: Size): Shape =>
  group(
    turn(
      group(box('frame', w, h * 1.02, 0.01, 0.003), move(windows(w * 0.92, h * 0.92), 0, h * 0.05, 0.005)),
      [-18, 0, 0],
      [0, 0.01, d * 0.24],
    ),
    turn(box('body', w * 0.5, h * 0.7, 0.006), [24, 0, 0], [0, 0, -d * 0.46]),
  );

/** Computers and machines for writing. */
export const COMPUTERS = {
  monitor,
  'curved-monitor': curvedMonitor,
  computer,
  'computer-tower': tower,
  'retro-computer': retroComputer,
  laptop,
  keyboard,
  'computer-mouse': mouse,
  printer,
  scanner,
  router,
  tablet,
} as const;
