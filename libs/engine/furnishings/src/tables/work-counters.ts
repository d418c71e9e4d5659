import type { Generated, GeneratorContext } from '@diorama/catalogue';
import { made, tube } from '@diorama/furnishing-parts';
import { box, cylinder, group, lathe, mirror, move, rod, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

/** Draws the checkout. */
export function checkout({ size: [w, h, d] }: GeneratorContext): Generated {
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

/** Three cupboards with two drawers each. */
const labDrawers = (w: number, d: number, top: number): Shape =>
  group(
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
  );

/** Two glass shelves with reagent bottles. */
const reagentShelf = (w: number, h: number, d: number, top: number): Shape =>
  group(
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
  );

const microscope = (): Shape =>
  group(
    box('body', 0.16, 0.02, 0.2, 0.004),
    move(box('body', 0.06, 0.28, 0.05), 0, 0.02, -0.07),
    turn(cylinder('steel', 0.026, 0.22), [-28, 0, 0], [0, 0.2, 0.03]),
    move(box('dark', 0.12, 0.016, 0.12), 0, 0.13, 0.02),
    turn(box('body', 0.05, 0.06, 0.16), [14, 0, 0], [0, 0.27, -0.02]),
  );

const labSink = (): Shape =>
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
  );

const testTubes = (): Shape =>
  group(
    box('dark', 0.2, 0.012, 0.05),
    ...[0, 1, 2, 3].map((k) =>
      move(cylinder(['blue', 'red', 'green', 'glass'][k] as string, 0.012, 0.13, { sides: 8 }), -0.07 + k * 0.046, 0.01, 0),
    ),
    move(box('dark', 0.2, 0.008, 0.05), 0, 0.08, 0),
  );

const LAB_FINISHES = {
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
} as const;

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

/** Draws the lab bench. */
export function labBench({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = 0.9;
  return made(
    group(
      move(box('top', w, 0.04, d, 0.005), 0, top - 0.04, 0),
      labDrawers(w, d, top),
      move(box('plinth', w - 0.08, 0.1, d - 0.2), 0, 0, -0.03),
      reagentShelf(w, h, d, top),
      move(flask('blue', 1.3), -w * 0.3, top, 0.1),
      move(flask('green', 1), -w * 0.2, top, 0),
      move(flask('red', 1.1), -w * 0.08, top, 0.12),
      move(microscope(), w * 0.1, top, 0.04),
      move(labSink(), w * 0.34, top, 0.02),
      move(testTubes(), -w * 0.4, top, 0.2),
    ),
    LAB_FINISHES,
    { offers: [{ kind: 'top', height: top, size: [w, d] }] },
  );
}
