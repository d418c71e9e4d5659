import type { Generated, GeneratorContext } from '@diorama/catalogue';
import { CONTENT_FINISHES, drawContents, made, plate } from '@diorama/furnishing-parts';
import { arcPoints, array, box, cylinder, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { kitchenIsland, sushiCounter, buffetTable } from './food-counters.js';
import { checkout, labBench } from './work-counters.js';

/** Vertical boards on a front. */
const boards = (slot: string, width: number, height: number, z: number, count: number): Shape =>
  array(move(box(slot, width / count - 0.02, height, 0.02, 0.006), 0, 0, z), count, [width / count, 0, 0], true);

function receptionDesk({ size: [w, h, d] }: GeneratorContext): Generated {
  const outer = arcPoints([0, -d / 2], [w / 2, d], 8, 172, 23);
  const inner = arcPoints([0, -d / 2], [w / 2 - 0.14, d - 0.14], 8, 172, 23).toReversed();
  const deep = arcPoints([0, -d / 2], [w / 2 - 0.6, d - 0.6], 8, 172, 23).toReversed();
  return made(
    group(
      move(plate('front', [...outer, ...inner], h - 0.12), 0, 0.08, 0),
      plate('plinth', [...arcPoints([0, -d / 2], [w / 2 - 0.04, d - 0.04], 8, 172, 23), ...inner], 0.085),
      move(
        plate(
          'top',
          [
            ...arcPoints([0, -d / 2], [w / 2 + 0.04, d + 0.04], 7, 173, 23),
            ...arcPoints([0, -d / 2], [w / 2 - 0.26, d - 0.26], 7, 173, 23).toReversed(),
          ],
          0.04,
        ),
        0,
        h - 0.04,
        0,
      ),
      move(plate('desk', [...arcPoints([0, -d / 2], [w / 2 - 0.1, d - 0.1], 8, 172, 23), ...deep], 0.03), 0, 0.72, 0),
      move(plate('light', [...arcPoints([0, -d / 2], [w / 2 + 0.008, d + 0.008], 9, 171, 23), ...inner], 0.03), 0, h * 0.3, 0),
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

const beerTap = (): Shape =>
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
  );

/** Empty glasses and a full one. */
const barGlasses = (w: number, h: number): Shape =>
  group(
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
  );

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
      ...[0, 1, 2].map((k) => move(beerTap(), -0.12 + k * 0.12, h - 0.34, 0)),
      move(box('brass', 0.42, 0.02, 0.14), 0, h - 0.345, 0.04),
      move(bottles, -w * 0.3, h - 0.34, -0.1),
      barGlasses(w, h),
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
