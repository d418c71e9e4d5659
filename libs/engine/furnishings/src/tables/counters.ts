import type { Generated, GeneratorContext } from '@diorama/catalogue';
import { array, box, cylinder, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

import { CONTENT_FINISHES, drawContents } from '../parts/contents.js';
import { made } from '../parts/made.js';
import { arc, bowl, cushion, plate, tube } from '../parts/solids.js';

/** Vertical boards on a front. */
const boards = (slot: string, width: number, height: number, z: number, count: number): Shape =>
  array(move(box(slot, width / count - 0.02, height, 0.02, 0.006), 0, 0, z), count, [width / count, 0, 0], true);

function receptionDesk({ size: [w, h, d] }: GeneratorContext): Generated {
  const outer = arc([0, -d / 2], [w / 2, d], [8, 172], 24);
  const inner = arc([0, -d / 2], [w / 2 - 0.14, d - 0.14], [8, 172], 24).toReversed();
  const deep = arc([0, -d / 2], [w / 2 - 0.6, d - 0.6], [8, 172], 24).toReversed();
  return made(
    group(
      move(plate('front', [...outer, ...inner], h - 0.12), 0, 0.08, 0),
      plate('plinth', [...arc([0, -d / 2], [w / 2 - 0.04, d - 0.04], [8, 172], 24), ...inner], 0.085),
      move(
        plate(
          'top',
          [
            ...arc([0, -d / 2], [w / 2 + 0.04, d + 0.04], [7, 173], 24),
            ...arc([0, -d / 2], [w / 2 - 0.26, d - 0.26], [7, 173], 24).toReversed(),
          ],
          0.04,
        ),
        0,
        h - 0.04,
        0,
      ),
      move(plate('desk', [...arc([0, -d / 2], [w / 2 - 0.1, d - 0.1], [8, 172], 24), ...deep], 0.03), 0, 0.72, 0),
      move(plate('light', [...arc([0, -d / 2], [w / 2 + 0.008, d + 0.008], [9, 171], 24), ...inner], 0.03), 0, h * 0.3, 0),
      move(
        group(box('dark', 0.24, 0.015, 0.16), move(box('dark', 0.03, 0.12, 0.03), 0, 0, 0), move(box('dark', 0.5, 0.32, 0.03), 0, 0.1, 0)),
        -w * 0.18,
        0.75,
        d * 0.1,
      ),
      move(
        lathe(
          'bell',
          [
            [0.045, 0],
            [0.04, 0.02],
            [0.02, 0.035],
            [0.006, 0.04],
            [0.006, 0.055],
            [0, 0.056],
          ],
          { sides: 14 },
        ),
        w * 0.1,
        h,
        d / 2 - 0.1,
      ),
      move(
        group(
          cylinder('plinth', 0.07, 0.12, { top: 0.09, sides: 14 }),
          ...[0, 1, 2, 3, 4, 5].map((k) =>
            turn(sphere('leafy', [0.025, 0.14, 0.012], { detail: 1 }), [22, 60 * k, 0], [0.06 * Math.sin(k), 0.22, 0.06 * Math.cos(k)]),
          ),
        ),
        w * 0.28,
        h,
        d * 0.24,
      ),
    ),
    {
      front: 'wood #c8a070',
      top: 'marble',
      desk: 'wood #d8b888',
      plinth: 'metal #3a3d42',
      light: 'glow #fff0cc',
      dark: 'plastic #1c1d20',
      bell: 'brass',
      leafy: 'leaf',
    },
  );
}

function barCounter({ size: [w, h, d], random }: GeneratorContext): Generated {
  const bottles = drawContents('bottles', { width: w * 0.34, height: 0.34, depth: 0.2 }, random);
  return made(
    group(
      move(box('front', w - 0.1, h - 0.38, d - 0.24, 0.005), 0, 0, -0.06),
      move(boards('panel', w - 0.14, h - 0.62, d / 2 - 0.17, Math.round(w / 0.45)), 0, 0.14, 0),
      move(box('front', w - 0.06, 0.1, d - 0.2), 0, 0, -0.05),
      move(box('top', w, 0.06, d - 0.04, 0.012), 0, h - 0.4, 0),
      move(box('top', w - 0.04, 0.05, 0.06, 0.02), 0, h - 0.42, d / 2 - 0.06),
      rod('brass', [-w / 2 + 0.1, 0.2, d / 2 - 0.05], [w / 2 - 0.1, 0.2, d / 2 - 0.05], 0.02),
      array(
        rod('brass', [0, 0.2, d / 2 - 0.05], [0, 0.2, d / 2 - 0.2], 0.014),
        Math.round(w / 0.8),
        [w / Math.round(w / 0.8) - 0.04, 0, 0],
        true,
      ),
      ...[0, 1, 2].map((k) =>
        move(
          group(
            cylinder('brass', 0.026, 0.28, { sides: 12 }),
            move(rod('brass', [0, 0.22, 0], [0, 0.2, 0.1], 0.01), 0, 0, 0),
            move(
              lathe(
                'handle',
                [
                  [0.016, 0],
                  [0.022, 0.05],
                  [0.014, 0.1],
                  [0, 0.11],
                ],
                { sides: 10 },
              ),
              0,
              0.27,
              0,
            ),
          ),
          -0.12 + k * 0.12,
          h - 0.34,
          0,
        ),
      ),
      move(box('brass', 0.42, 0.02, 0.14), 0, h - 0.345, 0.04),
      move(bottles, -w * 0.3, h - 0.34, -0.1),
      ...[0, 1, 2, 3].map((k) =>
        move(
          lathe(
            'glass',
            [
              [0.03, 0],
              [0.036, 0.12],
              [0.033, 0.12],
              [0, 0.01],
            ],
            { sides: 12 },
          ),
          w * 0.2 + k * 0.1,
          h - 0.34,
          0.06 * (k % 2),
        ),
      ),
      move(
        lathe(
          'beer',
          [
            [0.036, 0],
            [0.04, 0.1],
            [0, 0.102],
          ],
          { sides: 12 },
        ),
        w * 0.4,
        h - 0.34,
        0.14,
      ),
      move(
        lathe(
          'foam',
          [
            [0.04, 0],
            [0.04, 0.03],
            [0, 0.04],
          ],
          { sides: 12 },
        ),
        w * 0.4,
        h - 0.24,
        0.14,
      ),
    ),
    {
      front: 'wood #5f3418',
      panel: 'wood #7a4826',
      top: 'wood #8a5a30',
      brass: 'brass',
      handle: 'wood #2a1a10',
      glass: 'glass',
      beer: 'glass #d89a28',
      foam: 'foam',
      ...CONTENT_FINISHES,
    },
    { offers: [{ kind: 'top', height: h - 0.34, size: [w, d] }] },
  );
}

function shopCounter({ size: [w, h, d], random }: GeneratorContext): Generated {
  const goods = drawContents('jars', { width: w - 0.2, height: 0.3, depth: 0.3 }, random);
  return made(
    group(
      move(box('front', w, 0.42, d - 0.04, 0.005), 0, 0, 0),
      move(boards('panel', w - 0.06, 0.3, d / 2 - 0.01, 4), 0, 0.06, 0),
      mirror(move(box('frame', 0.03, h - 0.4, d - 0.04), w / 2 - 0.015, 0.4, 0)),
      move(box('back', w - 0.06, h - 0.46, 0.02), 0, 0.42, -d / 2 + 0.04),
      move(goods, 0, 0.42, 0),
      move(box('frame', w, 0.03, 0.03), 0, h - 0.05, d / 2 - 0.035),
      move(box('top', w + 0.04, 0.03, d, 0.006), 0, h - 0.03, 0),
    ),
    { front: 'wood #8a5a32', panel: 'wood #9c6a3e', frame: 'wood #5a3620', back: 'fabric #7a2436', top: 'glass', ...CONTENT_FINISHES },
    { offers: [{ kind: 'top', height: h, size: [w, d] }] },
  );
}

function checkout({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = 0.88;
  const goods: readonly (readonly [string, number, number, number, number])[] = [
    ['red', 0.1, 0.24, 0.14, -0.62],
    ['bread', 0.26, 0.1, 0.12, -0.36],
    ['blue', 0.16, 0.1, 0.2, -0.12],
    ['green', 0.08, 0.2, 0.08, 0.08],
  ];
  return made(
    group(
      move(box('body', w, top - 0.1, 0.56, 0.02), 0, 0.06, 0.12),
      move(box('plinth', w - 0.06, 0.08, 0.5), 0, 0, 0.12),
      move(box('stripe', w + 0.004, 0.12, 0.565), 0, 0.5, 0.12),
      move(box('top', w + 0.02, 0.05, 0.62, 0.012), 0, top - 0.06, 0.12),
      move(box('belt', w * 0.56, 0.02, 0.46), -w * 0.18, top - 0.016, 0.12),
      ...goods.map(([slot, x, y, z, at]) => move(box(slot, x, y, z, 0.012), at * (w * 0.5) + 0.02, top + 0.004, 0.12)),
      move(box('steel', 0.4, 0.02, 0.46), w * 0.24, top - 0.014, 0.12),
      move(box('dark', 0.2, 0.01, 0.2), w * 0.2, top + 0.004, 0.12),
      move(box('body', w * 0.5, 0.7, 0.44, 0.02), w * 0.2, 0, -d / 2 + 0.24),
      move(
        group(
          box('dark', 0.34, 0.1, 0.36, 0.01),
          move(box('dark', 0.03, 0.2, 0.03), 0, 0.1, 0),
          turn(
            group(box('dark', 0.32, 0.24, 0.03, 0.006), move(box('screen', 0.29, 0.2, 0.006), 0, 0.02, -0.016)),
            [14, 0, 0],
            [0, 0.24, 0],
          ),
          move(box('screen', 0.14, 0.06, 0.01), 0, 0.3, 0.03),
        ),
        w * 0.26,
        0.7,
        -d / 2 + 0.26,
      ),
      rod('steel', [-w / 2 + 0.05, top, 0.36], [-w / 2 + 0.05, h - 0.26, 0.36], 0.016),
      move(box('sign', 0.24, 0.26, 0.08, 0.02), -w / 2 + 0.05, h - 0.26, 0.36),
      move(box('divider', 0.03, 0.04, 0.4), -w * 0.4, top + 0.004, 0.12),
    ),
    {
      body: 'plastic #e8e8e4',
      stripe: 'paint #2f7f4a',
      top: 'metal',
      plinth: 'plastic #3a3d42',
      belt: 'rubber #2a2a2e',
      steel: 'chrome',
      dark: 'plastic #1c1d20',
      screen: 'screen',
      sign: 'glow #58d070',
      divider: 'plastic #e04a2a',
      red: 'paint #c8302a',
      bread: 'bread',
      blue: 'paint #2f5fa8',
      green: 'glass #2f7f3c',
    },
  );
}

function labBench({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = 0.9;
  const flask = (slot: string, s: number): Shape =>
    group(
      lathe(
        'glass',
        [
          [0.05, 0],
          [0.055, 0.015],
          [0.016, 0.1],
          [0.016, 0.15],
          [0.02, 0.155],
        ].map(([r = 0, y = 0]): Point2 => [r * s, y * s]),
        { sides: 12 },
      ),
      move(
        lathe(
          slot,
          [
            [0.056, 0.012],
            [0.057, 0.02],
            [0.036, 0.062],
            [0, 0.062],
          ].map(([r = 0, y = 0]): Point2 => [r * s, y * s]),
          { sides: 12 },
        ),
        0,
        0,
        0,
      ),
    );
  return made(
    group(
      move(box('top', w, 0.04, d, 0.005), 0, top - 0.04, 0),
      ...[-1, 0, 1].map((k) =>
        move(
          group(
            box('body', w / 3 - 0.04, top - 0.14, d - 0.12),
            ...[0.16, 0.52].map((y, n) =>
              move(
                group(
                  box('front', w / 3 - 0.06, n ? 0.22 : 0.32, 0.02, 0.004),
                  move(box('steel', 0.14, 0.014, 0.02), 0, n ? 0.14 : 0.26, 0.02),
                ),
                0,
                y - 0.1,
                d / 2 - 0.05,
              ),
            ),
          ),
          k * (w / 3),
          0.1,
          -0.02,
        ),
      ),
      move(box('plinth', w - 0.08, 0.1, d - 0.2), 0, 0, -0.03),
      // The reagent shelf.
      mirror(move(box('steel', 0.04, h - top, 0.06), w / 2 - 0.1, top, -d / 2 + 0.14)),
      ...[0.5, 0.96].map((share) => move(box('shelf', w - 0.1, 0.024, 0.24), 0, top + share * (h - top) - 0.024, -d / 2 + 0.14)),
      ...[0, 1, 2, 3, 4, 5, 6].map((k) =>
        move(
          lathe(
            ['amber', 'glass', 'amber', 'label'][k % 4] as string,
            [
              [0.035, 0],
              [0.036, 0.1],
              [0.014, 0.13],
              [0.016, 0.16],
              [0, 0.162],
            ],
            { sides: 10 },
          ),
          -w * 0.36 + k * 0.12,
          top + 0.5 * (h - top),
          -d / 2 + 0.14,
        ),
      ),
      move(flask('blue', 1.3), -w * 0.3, top, 0.1),
      move(flask('green', 1), -w * 0.2, top, 0),
      move(flask('red', 1.1), -w * 0.08, top, 0.12),
      move(
        group(
          box('body', 0.16, 0.02, 0.2, 0.004),
          move(box('body', 0.06, 0.28, 0.05), 0, 0.02, -0.07),
          turn(cylinder('steel', 0.026, 0.22), [-28, 0, 0], [0, 0.2, 0.03]),
          move(box('dark', 0.12, 0.016, 0.12), 0, 0.13, 0.02),
          turn(box('body', 0.05, 0.06, 0.16), [14, 0, 0], [0, 0.27, -0.02]),
        ),
        w * 0.1,
        top,
        0.04,
      ),
      move(
        group(
          box('basin', 0.4, 0.01, 0.34),
          tube(
            'steel',
            [
              [0, 0, -0.18],
              [0, 0.26, -0.18],
              [0, 0.32, -0.08],
              [0, 0.24, 0.0],
            ],
            0.012,
          ),
        ),
        w * 0.34,
        top,
        0.02,
      ),
      move(
        group(
          box('dark', 0.2, 0.012, 0.05),
          ...[0, 1, 2, 3].map((k) =>
            move(cylinder(['blue', 'red', 'green', 'glass'][k] as string, 0.012, 0.13, { sides: 8 }), -0.07 + k * 0.046, 0.01, 0),
          ),
          move(box('dark', 0.2, 0.008, 0.05), 0, 0.08, 0),
        ),
        -w * 0.4,
        top,
        0.2,
      ),
    ),
    {
      body: 'paint #dfe3e4',
      front: 'paint #c4d2d8',
      top: 'paint #26292c',
      plinth: 'paint #2c3034',
      shelf: 'glass',
      steel: 'metal',
      dark: 'plastic #1c1d20',
      basin: 'paint #101214',
      glass: 'glass',
      amber: 'glass #7a4a1c',
      label: 'plastic #f0ece0',
      blue: 'glass #2f6fd8',
      green: 'glass #38b058',
      red: 'glass #d83a4a',
    },
    { offers: [{ kind: 'top', height: top, size: [w, d] }] },
  );
}

function kitchenIsland({ size: [w, h, d] }: GeneratorContext): Generated {
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
function sushiCounter({ size: [w, h, d] }: GeneratorContext): Generated {
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

function buffetTable({ size: [w, h, d] }: GeneratorContext): Generated {
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

/** Counters of shops, bars, laboratories and kitchens. */
export const COUNTERS = {
  'reception-desk': receptionDesk,
  'bar-counter': barCounter,
  'shop-counter': shopCounter,
  checkout,
  'lab-bench': labBench,
  'kitchen-island': kitchenIsland,
  'sushi-counter': sushiCounter,
  'buffet-table': buffetTable,
} as const;
