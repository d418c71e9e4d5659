import type { Generated, GeneratorContext } from '@diorama/catalogue';
import { cushion, hoop, made, plate, roundedRectangle, sideways, tube } from '@diorama/furnishing-parts';
import { array, box, cylinder, group, lathe, mirror, move, rod, sheet, sphere, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { bedding } from './frame-bed.js';

const bars = (slot: string, width: number, height: number): Shape =>
  array(cylinder(slot, 0.011, height, { sides: 7 }), Math.round(width / 0.09), [width / Math.round(width / 0.09), 0, 0], true);

const star = (slot: string): Shape => group(...[0, 60, 120].map((roll) => turn(box(slot, 0.02, 0.09, 0.014), [0, 0, roll])));

function crib({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = 0.96;
  const side = group(
    move(box('frame', w - 0.08, 0.05, 0.035, 0.008), 0, top - 0.05, 0),
    move(box('frame', w - 0.08, 0.05, 0.035), 0, 0.22, 0),
    move(bars('frame', w - 0.16, top - 0.3), 0, 0.26, 0),
  );
  const end = group(
    move(box('frame', d - 0.06, 0.05, 0.035), 0, top - 0.05, 0),
    move(box('frame', d - 0.06, 0.05, 0.035), 0, 0.22, 0),
    move(bars('frame', d - 0.12, top - 0.3), 0, 0.26, 0),
  );
  return made(
    group(
      ...[-1, 1].map((s) => move(side, 0, 0, s * (d / 2 - 0.03))),
      mirror(turn(end, [0, 90, 0], [w / 2 - 0.03, 0, 0])),
      mirror(
        mirror(
          group(
            move(box('frame', 0.06, top + 0.03, 0.06, 0.01), w / 2 - 0.03, 0, d / 2 - 0.03),
            move(sphere('frame', 0.036, { detail: 1 }), w / 2 - 0.03, top + 0.05, d / 2 - 0.03),
          ),
          'z',
        ),
      ),
      move(cushion('mattress', w - 0.1, 0.12, d - 0.1, 0.045), 0, 0.3, 0),
      move(cushion('cover', w * 0.5, 0.1, d - 0.12, 0.045), w * 0.16, 0.36, 0),
      move(cushion('pillow', 0.24, 0.08, d * 0.6, 0.035), -w / 2 + 0.2, 0.41, 0),
      tube(
        'frame',
        [
          [-w / 2 + 0.03, top, -d / 2 + 0.03],
          [-w / 2 + 0.03, h - 0.06, -d / 2 + 0.03],
          [-w / 2 + 0.12, h, -d / 2 + 0.1],
          [-w * 0.2, h - 0.02, 0],
        ],
        0.012,
      ),
      ...['star', 'cover', 'toy', 'star'].map((slot, k) =>
        group(
          rod(
            'pillow',
            [-w * 0.2 + 0.12 * Math.cos(k * 1.57), h - 0.04, 0.12 * Math.sin(k * 1.57)],
            [-w * 0.2 + 0.12 * Math.cos(k * 1.57), h - 0.2, 0.12 * Math.sin(k * 1.57)],
            0.003,
            4,
          ),
          move(star(slot), -w * 0.2 + 0.12 * Math.cos(k * 1.57), h - 0.24, 0.12 * Math.sin(k * 1.57)),
        ),
      ),
      move(torus('frame', 0.12, 0.006, 18), -w * 0.2, h - 0.04, 0),
    ),
    {
      frame: 'paint #f6f3ea',
      cover: 'fabric #8fc0d8',
      mattress: 'fabric #fbf8f0',
      pillow: 'fabric #f4ecd8',
      star: 'paint #f0c040',
      toy: 'paint #e87a6a',
    },
  );
}

function cradle({ size: [w, h, d] }: GeneratorContext): Generated {
  const end = [
    [-d / 2 + 0.12, 0.14],
    [d / 2 - 0.12, 0.14],
    [d / 2 - 0.02, 0.56],
    [0.1, 0.62],
    [0, h - 0.02],
    [-0.1, 0.62],
    [-d / 2 + 0.02, 0.56],
  ].map(([x = 0, y = 0]) => [x, y] as const);
  return made(
    group(
      mirror(move(sideways('frame', end, 0.03), w / 2 - 0.04, 0, 0)),
      ...[-1, 1].map((s) => turn(box('frame', w - 0.08, 0.42, 0.024), [s * 13, 0, 0], [0, 0.15, s * (d / 2 - 0.12)])),
      move(box('frame', w - 0.08, 0.03, d - 0.24), 0, 0.15, 0),
      mirror(
        move(
          sideways(
            'rocker',
            [
              [-d / 2, 0.1],
              ...Array.from({ length: 9 }, (_, k) => [(k / 8 - 0.5) * d, 0.1 * (k / 4 - 1) ** 2] as const),
              [d / 2, 0.15],
              [0, 0.16],
              [-d / 2, 0.15],
            ]
              .slice(1)
              .map(([x = 0, y = 0]) => [x, y] as const),
            0.035,
          ),
          w / 2 - 0.06,
          0,
          0,
        ),
      ),
      move(cushion('cover', w * 0.56, 0.24, d - 0.28, 0.09), w * 0.14, 0.2, 0),
      move(cushion('pillow', 0.2, 0.16, d * 0.5, 0.07), -w / 2 + 0.19, 0.28, 0),
    ),
    { frame: 'wood #a06c3c', rocker: 'wood #8a5a30', cover: 'fabric #e8d8c0', pillow: 'fabric #fbf8f0' },
  );
}

function bassinet({ size: [w, h, d] }: GeneratorContext): Generated {
  const hood = Array.from({ length: 7 }, (_, r): Vec3[] =>
    Array.from({ length: 9 }, (_, c): Vec3 => {
      const [a, b] = [(r / 6) * 1.5, (c / 8 - 0.5) * Math.PI];
      return [
        -w * 0.1 - w * 0.38 * Math.sin(a) * Math.cos(b * 0.98),
        0.62 + (h - 0.64) * Math.cos(a) * Math.cos(b * 0.7),
        d * 0.47 * Math.sin(b),
      ];
    }),
  );
  return made(
    group(
      move(
        lathe(
          'woven',
          [
            [0.3, 0],
            [0.37, 0.12],
            [0.4, 0.24],
            [0.41, 0.26],
            [0.38, 0.26],
            [0.34, 0.1],
            [0, 0.06],
          ].map(([r = 0, y = 0]) => [r * (w / 0.86), y] as const),
          { sides: 24 },
        ),
        0,
        0.4,
        0,
      ),
      sheet('drape', hood, 0.02),
      move(cushion('drape', w * 0.6, 0.12, d * 0.6, 0.05), 0, 0.54, 0),
      mirror(group(...[-1, 1].map((s) => rod('frame', [w * 0.3, 0.06, s * d * 0.3], [w * 0.22, 0.44, s * d * 0.12], 0.018)))),
      mirror(mirror(move(turn(hoop('frame', 0.05, 0.014, 'x', 14), [0, 0, 0]), w * 0.3, 0.06, d * 0.3), 'z')),
    ),
    { drape: 'fabric #fbf4ea', woven: 'wicker', frame: 'wood #c8a070' },
  );
}

function playpen({ size: [w, h, d] }: GeneratorContext): Generated {
  const net = group(
    move(box('rim', 1, 0.06, 0.05, 0.02), 0, h - 0.06, 0),
    move(box('rim', 1, 0.08, 0.04), 0, 0, 0),
    array(move(box('net', 0.006, h - 0.1, 0.006), 0, 0.06, 0), 22, [0.044, 0, 0], true),
    array(move(box('net', 1, 0.006, 0.006), 0, 0.12, 0), 9, [0, (h - 0.18) / 9, 0]),
  );
  const wall = (length: number): Shape => ({ form: 'placed', part: net, scale: [length, 1, 1] });
  return made(
    group(
      ...[-1, 1].map((s) => move(wall(w - 0.06), 0, 0, s * (d / 2 - 0.03))),
      mirror(turn(wall(d - 0.06), [0, 90, 0], [w / 2 - 0.03, 0, 0])),
      mirror(mirror(move(cylinder('frame', 0.035, h, { sides: 12 }), w / 2 - 0.035, 0, d / 2 - 0.035), 'z')),
      move(cushion('mat', w - 0.06, 0.06, d - 0.06, 0.025), 0, 0.02, 0),
      move(sphere('ball', 0.08, { detail: 2 }), -0.2, 0.15, 0.1),
      ...[0, 1, 2].map((k) =>
        move(box(k % 2 ? 'ball' : 'block', 0.09, 0.09, 0.09, 0.008), 0.16 + 0.1 * (k % 2), 0.08 + (k === 2 ? 0.09 : 0), -0.1),
      ),
    ),
    {
      rim: 'fabric #3f8ab0',
      net: 'plastic #d8e4ea',
      frame: 'plastic #2f6f94',
      mat: 'fabric #f0d880',
      ball: 'plastic #d84a3a',
      block: 'plastic #48a058',
    },
  );
}

function petBed({ size: [w, h, d] }: GeneratorContext): Generated {
  const k = d / w;
  return made(
    group(
      {
        form: 'placed',
        part: lathe(
          'cover',
          [
            [0.36 * w, 0],
            [0.5 * w, h * 0.3],
            [0.49 * w, h * 0.75],
            [0.43 * w, h],
            [0.36 * w, h * 0.8],
            [0.34 * w, h * 0.4],
            [0, h * 0.3],
          ],
          { sides: 28 },
        ),
        scale: [1, 1, k],
      },
      {
        form: 'placed',
        part: move(
          lathe(
            'lining',
            [
              [0.2 * w, 0],
              [0.35 * w, 0.02],
              [0.34 * w, h * 0.22],
              [0.2 * w, h * 0.34],
              [0, h * 0.36],
            ],
            { sides: 24 },
          ),
          0,
          h * 0.24,
          0,
        ),
        scale: [1, 1, k],
      },
      move(
        group(
          turn(
            lathe(
              'bone',
              [
                [0.012, -0.06],
                [0.012, 0.06],
              ],
              { sides: 8 },
            ),
            [0, 0, 90],
          ),
          ...[-1, 1].flatMap((s) => [-1, 1].map((t) => move(sphere('bone', 0.02, { detail: 1 }), s * 0.065, 0, t * 0.014))),
        ),
        0.05,
        h * 0.64,
        0.03,
      ),
    ),
    { cover: 'fabric #7a5a48', lining: 'wool #e8dcc8', bone: 'bone' },
  );
}

function catTree({ size: [w, h, d] }: GeneratorContext): Generated {
  const post = (x: number, z: number, from: number, to: number): Shape =>
    move(cylinder('rope', 0.045, to - from, { sides: 12 }), x, from, z);
  const deck = (x: number, z: number, y: number, s: number): Shape =>
    move(plate('plush', roundedRectangle(s, s * 0.9, 0.07), 0.04), x, y, z);
  return made(
    group(
      move(plate('plush', roundedRectangle(w, d, 0.06), 0.05), 0, 0, 0),
      post(-w * 0.3, -d * 0.2, 0.05, h - 0.12),
      post(w * 0.3, d * 0.1, 0.05, h * 0.62),
      post(w * 0.28, -d * 0.26, 0.05, h * 0.34),
      move(box('plush', 0.34, 0.28, 0.32, 0.02), w * 0.18, 0.05, d * 0.08),
      move(turn(cylinder('hole', 0.09, 0.02, { sides: 18 }), [90, 0, 0]), w * 0.18, 0.19, d * 0.08 + 0.155),
      deck(w * 0.2, 0, h * 0.34, 0.4),
      deck(w * 0.26, d * 0.06, h * 0.62, 0.36),
      deck(-w * 0.26, -d * 0.12, h * 0.48, 0.32),
      move(
        lathe(
          'plush',
          [
            [0.16, 0],
            [0.2, 0.04],
            [0.19, 0.12],
            [0.15, 0.12],
            [0.13, 0.05],
            [0, 0.04],
          ],
          { sides: 20 },
        ),
        -w * 0.28,
        h - 0.13,
        -d * 0.18,
      ),
      rod('rope', [-w * 0.2, h * 0.48, 0.06], [-w * 0.2, h * 0.34, 0.06], 0.005, 5),
      move(sphere('toy', 0.035, { detail: 1 }), -w * 0.2, h * 0.32, 0.06),
    ),
    { plush: 'wool #cdb89a', rope: 'rope #c0a070', hole: 'paint #241c16', toy: 'fabric #d84a3a' },
  );
}

function daybed({ size: [w, h, d] }: GeneratorContext): Generated {
  const level = 0.5;
  const bend = (x: number): Shape =>
    group(
      tube(
        'frame',
        [
          [x, 0, d / 2 - 0.05],
          [x, h * 0.86, d / 2 - 0.08],
          [x, h, 0],
          [x, h * 0.86, -d / 2 + 0.08],
          [x, 0, -d / 2 + 0.05],
        ],
        0.02,
      ),
      ...[-0.25, 0, 0.25].map((z) => rod('frame', [x, 0.3, z * d], [x, h * (0.97 - z * z), z * d], 0.009, 6)),
      rod('frame', [x, 0.3, -d / 2 + 0.05], [x, 0.3, d / 2 - 0.05], 0.014),
    );
  return made(
    group(
      mirror(bend(w / 2 - 0.03)),
      rod('frame', [-w / 2 + 0.03, h * 0.8, -d / 2 + 0.06], [w / 2 - 0.03, h * 0.8, -d / 2 + 0.06], 0.018),
      array(rod('frame', [0, 0.3, -d / 2 + 0.06], [0, h * 0.8, -d / 2 + 0.06], 0.009, 6), 11, [w / 11.5, 0, 0], true),
      move(turn(bedding({ pillows: 0 }, { width: d, depth: w - 0.06 }), [0, 90, 0]), 0, level, 0),
      ...[-0.32, -0.02, 0.28].map((x, k) =>
        turn(cushion(k === 1 ? 'accent' : 'pillow', 0.5, 0.46, 0.16, 0.07), [-16, 0, 0], [x * w, level, -d / 2 + 0.22]),
      ),
    ),
    {
      cover: 'fabric #b0a890',
      frame: 'iron #26272a',
      mattress: 'fabric #f2efe6',
      sheet: 'fabric #e9e4d8',
      pillow: 'fabric #f4f0e6',
      accent: 'fabric #6f8f7a',
    },
  );
}

/** Beds for children and pets, and daybeds. */
export const SMALL_BEDS = {
  crib,
  cradle,
  bassinet,
  playpen,
  'pet-bed': petBed,
  'cat-tree': catTree,
  daybed,
} as const;
