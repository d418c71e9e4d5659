import type { Generated, GeneratorContext } from '@diorama/catalogue';
import { bowl, cushion, made, tube } from '@diorama/furnishing-parts';
import { array, box, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

const fruitBowl = (w: number, top: number): Shape =>
  group(
    move(
      bowl(
        'bowl',
        [
          [0.06, 0],
          [0.13, 0.05],
          [0.16, 0.09],
        ],
        0.01,
        20,
      ),
      -w * 0.2,
      top,
      0.04,
    ),
    ...[0, 1, 2, 3].map((k) =>
      move(
        sphere(k % 2 ? 'apple' : 'orange', 0.045, { detail: 1 }),
        -w * 0.2 + 0.06 * Math.cos(k * 1.6),
        top + 0.08,
        0.04 + 0.06 * Math.sin(k * 1.6),
      ),
    ),
  );

/** Draws the kitchen island. */
export function kitchenIsland({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = 0.92;
  const front = (width: number, height: number, x: number, y: number): Shape =>
    move(
      group(box('front', width - 0.012, height - 0.012, 0.02, 0.004), move(box('handle', 0.16, 0.012, 0.024), 0, height - 0.08, 0.02)),
      x,
      y,
      d / 2 - 0.21,
    );
  return made(
    group(
      move(box('body', w - 0.2, top - 0.14, d - 0.4), 0, 0.1, 0),
      move(box('plinth', w - 0.28, 0.1, d - 0.48), 0, 0, 0),
      move(box('top', w, 0.05, d, 0.008), 0, top - 0.05, 0),
      ...[-1.5, -0.5, 0.5, 1.5].flatMap((k) => [
        front((w - 0.2) / 4, 0.52, k * ((w - 0.2) / 4), 0.11),
        front((w - 0.2) / 4, 0.2, k * ((w - 0.2) / 4), 0.64),
      ]),
      move(box('basin', 0.5, 0.006, 0.36), w * 0.22, top, 0),
      move(box('steel', 0.56, 0.004, 0.42), w * 0.22, top, 0),
      tube(
        'steel',
        [
          [w * 0.22, top, -0.24],
          [w * 0.22, h - 0.06, -0.24],
          [w * 0.22, h, -0.16],
          [w * 0.22, h - 0.04, -0.08],
          [w * 0.22, h - 0.12, -0.07],
        ],
        0.013,
      ),
      fruitBowl(w, top),
      move(box('board', 0.34, 0.02, 0.24, 0.005), -w * 0.02, top, 0.1),
    ),
    {
      body: 'paint #2f4a58',
      front: 'paint #36556a',
      top: 'marble',
      plinth: 'paint #1f2a30',
      handle: 'brass',
      basin: 'metal #6a7076',
      steel: 'chrome',
      bowl: 'ceramic',
      apple: 'fruit',
      orange: 'fruit #e8902c',
      board: 'wood #b07c46',
    },
    { offers: [{ kind: 'top', height: top, size: [w, d] }] },
  );
}

/** A counter with plates under glass and stools' room in front. */
export function sushiCounter({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = 0.98;
  const roll = group(box('rice', 0.05, 0.035, 0.09, 0.01), move(box('fish', 0.052, 0.018, 0.1, 0.006), 0, 0.03, 0));
  return made(
    group(
      move(box('front', w, top - 0.05, d - 0.3), 0, 0, -0.1),
      array(move(box('slat', 0.035, top - 0.1, 0.03), 0, 0.03, d / 2 - 0.25), Math.round(w / 0.1), [0.1, 0, 0], true),
      move(box('top', w + 0.04, 0.05, d, 0.008), 0, top - 0.05, 0),
      move(box('case', w - 0.1, 0.03, 0.3), 0, top, -d / 2 + 0.2),
      array(move(roll, 0, top + 0.03, -d / 2 + 0.2), Math.round(w / 0.14), [0.13, 0, 0], true),
      turn(box('glass', w - 0.1, 0.28, 0.012), [-20, 0, 0], [0, top + 0.02, -d / 2 + 0.38]),
      move(box('case', w - 0.1, 0.016, 0.26), 0, h - 0.016, -d / 2 + 0.16),
      mirror(move(box('case', 0.014, h - top, 0.3), w / 2 - 0.055, top, -d / 2 + 0.2)),
      ...[-0.3, 0, 0.3].map((x) =>
        move(
          group(
            box('dark', 0.26, 0.012, 0.16),
            move(roll, -0.05, 0.012, 0),
            move(roll, 0.04, 0.012, 0),
            rod('slat', [-0.12, 0.018, 0.1], [0.12, 0.018, 0.11], 0.004, 5),
          ),
          x * w,
          top,
          d * 0.22,
        ),
      ),
    ),
    {
      front: 'wood #3a2a20',
      slat: 'bamboo #c8a86a',
      top: 'wood #d0a468',
      case: 'metal',
      glass: 'glass',
      rice: 'cream #f8f6ee',
      fish: 'fruit #f0804a',
      dark: 'paint #1c1a1a',
    },
  );
}

/** Draws the buffet table. */
export function buffetTable({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = h - 0.34;
  const dish = group(
    box('steel', 0.5, 0.05, 0.36, 0.01),
    move(cushion('steel', 0.46, 0.2, 0.33, 0.09), 0, 0.06, 0),
    move(box('dark', 0.1, 0.02, 0.02), 0, 0.26, 0.02),
    ...[-1, 1].map((s) => move(box('steel', 0.03, 0.08, 0.3), s * 0.2, -0.08, 0)),
  );
  const salad = group(
    lathe(
      'china',
      [
        [0.07, 0],
        [0.16, 0.07],
        [0.15, 0.07],
        [0, 0.04],
      ],
      { sides: 18 },
    ),
    ...[0, 1, 2, 3, 4].map((k) =>
      move(sphere(k % 2 ? 'leafy' : 'red', 0.05, { detail: 1 }), 0.07 * Math.cos(k * 1.26), 0.075, 0.07 * Math.sin(k * 1.26)),
    ),
  );
  return made(
    group(
      move(box('cloth', w, 0.012, d), 0, top - 0.012, 0),
      move(box('cloth', w - 0.02, top - 0.05, d - 0.02), 0, 0.04, 0),
      array(move(box('skirt', 0.03, top - 0.06, 0.012), 0, 0.045, d / 2 - 0.006), Math.round(w / 0.12), [0.12, 0, 0], true),
      array(move(dish, 0, top + 0.08, -0.06), 3, [w * 0.24, 0, 0], true),
      move(salad, w * 0.41, top, 0.02),
      move(salad, -w * 0.41, top, 0.02),
      ...[0, 1, 2, 3, 4].map((k) =>
        move(
          lathe(
            'china',
            [
              [0.08, 0],
              [0.13, 0.012],
              [0, 0.006],
            ],
            { sides: 16 },
          ),
          -w * 0.14,
          top + k * 0.012,
          d * 0.3,
        ),
      ),
    ),
    {
      cloth: 'fabric #f4f0e6',
      skirt: 'fabric #d8d0be',
      steel: 'chrome',
      dark: 'plastic #1c1d20',
      china: 'ceramic',
      leafy: 'leaf',
      red: 'fruit',
    },
  );
}
