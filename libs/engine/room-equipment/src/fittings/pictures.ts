import type { GeneratorContext } from '@diorama/catalogue';
import { ellipse, hoop } from '@diorama/furnishing-parts';
import { box, cylinder, extrude, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

import { archOutline, rim } from './frames.js';

type Size = GeneratorContext['size'];

/** Flat pictures in w by h, their lower edge at y = 0, their face at z = 0. */
const landscape = (w: number, h: number): Shape =>
  group(
    box('sky', w, h, 0.01),
    move(sphere('paint3', [h * 0.09, h * 0.09, 0.004], { detail: 2 }), w * 0.24, h * 0.74, 0.005),
    move(
      extrude(
        'hill',
        [
          [-w / 2, 0],
          [w / 2, 0],
          [w / 2, h * 0.42],
          [w * 0.26, h * 0.56],
          [0, h * 0.36],
          [-w * 0.24, h * 0.66],
          [-w / 2, h * 0.4],
        ],
        0.008,
      ),
      0,
      0,
      0.004,
    ),
    move(
      extrude(
        'field',
        [
          [-w / 2, 0],
          [w / 2, 0],
          [w / 2, h * 0.26],
          [0, h * 0.2],
          [-w / 2, h * 0.28],
        ],
        0.014,
      ),
      0,
      0,
      0.004,
    ),
    move(
      extrude(
        'sea',
        [
          [-w * 0.1, 0],
          [w * 0.16, 0],
          [w * 0.02, h * 0.22],
          [-w * 0.02, h * 0.22],
        ],
        0.018,
      ),
      0,
      0,
      0.004,
    ),
  );

const portraitOf = (w: number, h: number): Shape =>
  group(
    box('shade', w, h, 0.01),
    move(
      extrude(
        'dress',
        [
          [-w * 0.42, 0],
          [w * 0.42, 0],
          [w * 0.34, h * 0.28],
          [w * 0.1, h * 0.38],
          [-w * 0.1, h * 0.38],
          [-w * 0.34, h * 0.28],
        ],
        0.012,
      ),
      0,
      0,
      0.004,
    ),
    move(sphere('hair', [w * 0.21, h * 0.2, 0.012], { detail: 2 }), 0, h * 0.62, 0.006),
    move(sphere('skin', [w * 0.15, h * 0.16, 0.02], { detail: 2 }), 0, h * 0.58, 0.006),
    move(box('skin', w * 0.12, h * 0.1, 0.02), 0, h * 0.34, 0.006),
    ...[-1, 1].map((s) => move(sphere('hair', [w * 0.022, h * 0.014, 0.006], { detail: 1 }), s * w * 0.055, h * 0.6, 0.024)),
    move(box('paint1', w * 0.06, h * 0.016, 0.006), 0, h * 0.5, 0.022),
    move(
      extrude(
        'canvas',
        [
          [-w * 0.08, h * 0.36],
          [w * 0.08, h * 0.36],
          [0, h * 0.24],
        ],
        0.016,
      ),
      0,
      0,
      0.008,
    ),
  );

const abstract = (w: number, h: number): Shape =>
  group(
    box('canvas', w, h, 0.01),
    move(box('paint1', w * 0.4, h * 0.5, 0.012), -w * 0.3, h * 0.5, 0.002),
    move(box('paint2', w * 0.26, h * 0.28, 0.012), w * 0.37, 0, 0.002),
    move(box('paint3', w * 0.2, h * 0.2, 0.012), -w * 0.4, 0, 0.002),
    ...[-0.1, 0.24].map((x) => move(box('ink', w * 0.025, h, 0.014), x * w, 0, 0.002)),
    ...[0.28, 0.48].map((y) => move(box('ink', w, h * 0.035, 0.014), 0, y * h, 0.002)),
    move(sphere('paint2', [w * 0.1, w * 0.1, 0.008], { detail: 2 }), w * 0.06, h * 0.74, 0.006),
  );

const framedPicture = (slot: string, [w, h, d]: Size, bar: number, picture: (w: number, h: number) => Shape): Shape =>
  group(rim(slot, w, h, bar, d), move(picture(w - 2 * bar + 0.01, h - 2 * bar + 0.01), 0, bar - 0.005, -d * 0.2));

const ornate = (slot: string, size: Size, bar: number, picture: (w: number, h: number) => Shape): Shape =>
  group(
    framedPicture(slot, size, bar, picture),
    ...[-1, 1].flatMap((x) =>
      [0, 1].map((y) =>
        move(
          sphere(slot, [bar * 0.8, bar * 0.8, size[2] * 0.7], { detail: 1 }),
          x * (size[0] / 2 - bar / 2),
          y * (size[1] - bar) + bar / 2,
          0,
        ),
      ),
    ),
    move(sphere(slot, [bar * 1.6, bar * 0.7, size[2] * 0.7], { detail: 1 }), 0, size[1] - bar / 2, 0),
    ...[-1, 1].map((x) =>
      move(sphere(slot, [bar * 0.6, bar * 1.4, size[2] * 0.65], { detail: 1 }), x * (size[0] / 2 - bar / 2), size[1] / 2, 0),
    ),
  );

const poster = ([w, h]: Size): Shape =>
  group(
    box('paint2', w, h, 0.006),
    move(extrude('paint1', ellipse(w * 0.32, w * 0.32, 26), 0.006), 0, h * 0.62, 0.003),
    move(
      extrude(
        'paint3',
        [
          [-w * 0.36, h * 0.2],
          [w * 0.36, h * 0.2],
          [0, h * 0.66],
        ],
        0.006,
      ),
      0,
      0,
      0.005,
    ),
    ...[0.13, 0.08].map((y, k) => move(box('canvas', w * (0.7 - 0.2 * k), h * 0.025, 0.006), 0, y * h, 0.004)),
    ...[-1, 1].flatMap((x) => [0.97, 0.015].map((y) => move(cylinder('steel', 0.008, 0.004), x * w * 0.46, y * h, 0.004))),
  );

const photoFrame = ([w, h, d]: Size): Shape =>
  group(
    turn(framedPicture('frame', [w, h, d * 0.14], 0.022, portraitOf), [-12, 0, 0], [0, 0, d * 0.2]),
    turn(box('dark', w * 0.3, h * 0.8, 0.006), [20, 0, 0], [0, 0, -d * 0.46]),
  );

const galleryWall = ([w, h, d]: Size): Shape =>
  group(
    ...(
      [
        [-0.32, 0.5, 0.34, 0.48, 0],
        [0.06, 0.62, 0.36, 0.36, 1],
        [0.38, 0.46, 0.22, 0.34, 2],
        [-0.36, 0.04, 0.26, 0.4, 1],
        [0.0, 0.1, 0.32, 0.46, 0],
        [0.36, 0.02, 0.26, 0.38, 2],
      ] as const
    ).map(([x, y, pw, ph, k]) =>
      move(
        framedPicture(
          ['frame', 'dark', 'gold'][k] as string,
          [pw * w, ph * h, d],
          0.03,
          [landscape, abstract, portraitOf][k] as typeof landscape,
        ),
        x * w,
        y * h,
        0,
      ),
    ),
  );

const wallMirror = ([w, h, d]: Size): Shape =>
  group(
    rim('frame', w, h, 0.05, d),
    move(box('mirror', w - 0.08, h - 0.08, 0.012), 0, 0.04, 0),
    ...[0.3, 0.5].map((x) => move(turn(box('white', 0.014, h * 0.4, 0.002), [0, 0, -24]), (x - 0.45) * w, h * 0.3, 0.007)),
  );

const standingMirror = ([w, h, d]: Size): Shape =>
  group(
    mirror(
      group(
        rod('frame', [w / 2 - 0.03, 0.02, 0], [w / 2 - 0.03, h * 0.66, 0], 0.024),
        rod('frame', [w / 2 - 0.03, 0.03, -d / 2 + 0.02], [w / 2 - 0.03, 0.03, d / 2 - 0.02], 0.024),
        move(sphere('brass', 0.03, { detail: 1 }), w / 2 - 0.03, h * 0.55, 0),
        move(sphere('frame', 0.035, { detail: 1 }), w / 2 - 0.03, h * 0.68, 0),
      ),
    ),
    rod('frame', [-w / 2 + 0.03, 0.12, 0], [w / 2 - 0.03, 0.12, 0], 0.018),
    turn(
      move(
        group(
          extrude('frame', archOutline(w - 0.14, h - 0.16), 0.04),
          move(extrude('mirror', archOutline(w - 0.14, h - 0.16, 0.05), 0.012), 0, 0, 0.018),
          ...[0.0, 0.1].map((x) => move(turn(box('white', 0.014, h * 0.24, 0.002), [0, 0, -24]), x * w - 0.04, h * 0.4, 0.026)),
        ),
        0,
        -h * 0.4,
        0,
      ),
      [-6, 0, 0],
      [0, h * 0.55, 0],
    ),
  );

const roundMirror = ([w, , d]: Size): Shape =>
  move(
    group(
      extrude('gold', ellipse(w * 0.35, w * 0.35, 32), d * 0.4),
      ...Array.from({ length: 24 }, (_, k) =>
        turn(
          move(
            turn(
              lathe(
                'gold',
                [
                  [0.014, 0],
                  [0.001, w * (k % 2 ? 0.1 : 0.16)],
                ],
                { sides: 6 },
              ),
              [0, 0, 0],
            ),
            0,
            w * 0.34,
            0,
          ),
          [0, 0, 15 * k],
        ),
      ),
      hoop('gold', w * 0.345, w * 0.025, 'z', 32),
      move(extrude('mirror', ellipse(w * 0.33, w * 0.33, 32), d * 0.5), 0, 0, d * 0.1),
    ),
    0,
    w / 2,
    0,
  );

const ornateMirror = (size: Size): Shape =>
  ornate('gold', size, 0.1, (w, h) =>
    group(
      box('mirror', w, h, 0.012),
      ...[0, 0.14].map((x) => move(turn(box('white', 0.016, h * 0.4, 0.002), [0, 0, -24]), x * w - 0.08, h * 0.3, 0.007)),
    ),
  );

const tapestry = ([w, h, d]: Size): Shape => {
  const tail: Point2[] = [
    [-w * 0.46, h * 0.14],
    [-w * 0.23, h * 0.04],
    [0, h * 0.14],
    [w * 0.23, h * 0.04],
    [w * 0.46, h * 0.14],
    [w * 0.46, h * 0.95],
    [-w * 0.46, h * 0.95],
  ];
  return group(
    rod('frame', [-w / 2, h * 0.96, 0], [w / 2, h * 0.96, 0], d * 0.3),
    mirror(move(sphere('gold', d * 0.45, { detail: 1 }), w / 2 - d * 0.2, h * 0.96, 0)),
    extrude('cloth', tail, 0.02),
    extrude(
      'cloth2',
      tail.map(([x, y]): Point2 => [x * 0.86, h * 0.1 + (y - h * 0.04) * 0.9]),
      0.028,
    ),
    extrude(
      'cloth',
      tail.map(([x, y]): Point2 => [x * 0.78, h * 0.13 + (y - h * 0.04) * 0.85]),
      0.034,
    ),
    extrude(
      'cloth2',
      [
        [0, h * 0.36],
        [w * 0.18, h * 0.5],
        [w * 0.2, h * 0.74],
        [0, h * 0.78],
        [-w * 0.2, h * 0.74],
        [-w * 0.18, h * 0.5],
      ],
      0.042,
    ),
    extrude(
      'cloth',
      [
        [-w * 0.025, h * 0.44],
        [w * 0.025, h * 0.44],
        [w * 0.025, h * 0.72],
        [-w * 0.025, h * 0.72],
      ],
      0.048,
    ),
    extrude(
      'cloth',
      [
        [-w * 0.12, h * 0.59],
        [w * 0.12, h * 0.59],
        [w * 0.12, h * 0.63],
        [-w * 0.12, h * 0.63],
      ],
      0.048,
    ),
  );
};

/** Pictures and mirrors. */
export const PICTURES = {
  'landscape-painting': (size: Size): Shape => ornate('gold', size, 0.07, landscape),
  portrait: (size: Size): Shape => ornate('gold', size, 0.08, portraitOf),
  'abstract-painting': (size: Size): Shape => framedPicture('dark', size, 0.02, abstract),
  poster,
  'photo-frame': photoFrame,
  'gallery-wall': galleryWall,
  'wall-mirror': wallMirror,
  'standing-mirror': standingMirror,
  'round-mirror': roundMirror,
  'ornate-mirror': ornateMirror,
  tapestry,
} as const;
