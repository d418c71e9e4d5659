import type { Feature } from '@diorama/catalogue';
import { array, box, boxAt, cylinder, extrude, group, lathe, move, radial, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { ballAt, disc, postAt, steps } from '../solids/solids.js';
import { onionDome } from './roofs.js';
import { windowShape } from './openings.js';

type FeatureTable = { readonly [Kind in Feature['kind']]: (feature: Extract<Feature, { readonly kind: Kind }>) => Shape };

const FEATURES: FeatureTable = {
  chimney: ({ height, width = 0.8, slot = 'brick' }) =>
    group(
      box(slot, width, height, width),
      boxAt(slot, [1.25 * width, 0.2, 1.25 * width], [0, height - 0.3, 0]),
      boxAt('dark', [0.6 * width, 0.3, 0.6 * width], [0, height - 0.1, 0]),
    ),
  smokestack: ({ height, radius, slot = 'brick' }) =>
    group(
      cylinder(slot, radius, height, { top: 0.65 * radius, sides: 16 }),
      postAt('white', 0.75 * radius, 0.06 * height, [0, 0.82 * height, 0], { sides: 16, top: 0.73 * radius }),
      postAt('red', 0.72 * radius, 0.05 * height, [0, 0.95 * height, 0], { sides: 16 }),
      postAt('dark', 0.5 * radius, 0.1, [0, height, 0]),
    ),
  portico: porticoShape,
  steps: ({ size: [w, h, d], count = 5, slot = 'base' }) => steps(slot, w, h, d, count),
  awning: ({ width, depth = 1.2 }) => awningShape(width, depth),
  'shop-front': shopFrontShape,
  balcony: ({ width, depth = 1.1 }) =>
    group(
      boxAt('trim', [width, 0.16, depth], [0, 0, depth / 2]),
      boxAt('iron', [width, 0.08, 0.08], [0, 1, depth - 0.1]),
      move(
        array(
          box('iron', 0.06, 1, 0.06),
          Math.max(4, Math.round(width / 0.28)),
          [width / Math.max(4, Math.round(width / 0.28)), 0, 0],
          true,
        ),
        0,
        0.05,
        depth - 0.1,
      ),
      ...[-1, 1].map((side) => boxAt('iron', [0.08, 1.05, depth], [(side * (width - 0.08)) / 2, 0, depth / 2])),
    ),
  dormer: ({ size: [w, h, d] }) =>
    group(
      box('wall', w, h, d),
      move(windowShape('paned', 0.6 * w, 0.6 * h), 0, 0.25 * h, d / 2),
      move(
        extrude(
          'roof',
          [
            [-0.65 * w, -0.1 * h],
            [0.65 * w, -0.1 * h],
            [0, 0.5 * h],
          ],
          d + 0.3,
        ),
        0,
        h,
        0.1,
      ),
    ),
  cross: ({ height }) =>
    group(
      box('gold', 0.12 * height, height, 0.12 * height),
      boxAt('gold', [0.6 * height, 0.12 * height, 0.12 * height], [0, 0.6 * height, 0]),
    ),
  flag: ({ height, slot = 'red' }) =>
    group(
      postAt('iron', 0.025 * height, height, [0, 0, 0], { sides: 6 }),
      ballAt('gold', 0.05 * height, [0, height, 0]),
      boxAt(slot, [0.55 * height, 0.32 * height, 0.04], [0.28 * height, 0.62 * height, 0]),
    ),
  clock: ({ radius }) =>
    group(
      disc('dark', 1.12 * radius, 0.24, 20),
      disc('white', radius, 0.34, 20),
      boxAt('dark', [0.09 * radius, 0.78 * radius, 0.44], [0, 0, 0]),
      turn(box('dark', 0.1 * radius, 0.55 * radius, 0.44), [0, 0, -70]),
      turn(radial(boxAt('dark', [0.08 * radius, 0.4, 0.16 * radius], [0, 0, 0]), 12, 0.85 * radius), [90, 0, 0], [0, 0, -0.02]),
    ),
  rose: ({ radius }) =>
    group(
      disc('trim', 1.15 * radius, 0.3, 20),
      disc('glass', radius, 0.4, 20),
      ...[0, 30, 60, 90, 120, 150].map((angle) => turn(boxAt('trim', [0.08 * radius, 2 * radius, 0.46], [0, -radius, 0]), [0, 0, angle])),
      disc('red', 0.35 * radius, 0.5, 12),
    ),
  board: ({ size }) => box('sign', ...size),
  wheel: wheelShape,
  minaret: minaretShape,
  picket: ({ width }) =>
    group(
      array(box('white', 0.12, 1, 0.05), Math.round(width / 0.28), [0.28, 0, 0], true),
      boxAt('white', [width, 0.1, 0.08], [0, 0.3, 0]),
      boxAt('white', [width, 0.1, 0.08], [0, 0.7, 0]),
    ),
};

/** Draws a detail of a building. */
export function featureShape(feature: Feature): Shape {
  // The table is complete by its type; the compiler cannot relate a kind to its own parameters.
  const make = FEATURES[feature.kind] as (each: Feature) => Shape;
  return turn(make(feature), [0, 'turn' in feature ? (feature.turn ?? 0) : 0, 0], feature.at);
}

/** A classical column with base and capital that stands on y = 0. */
export const classicalColumn = (radius: number, height: number, slot = 'trim', sides = 12): Shape =>
  group(
    box(slot, 2.6 * radius, 0.05 * height, 2.6 * radius),
    move(
      lathe(
        slot,
        [
          [1.15 * radius, 0],
          [radius, 0.06 * height],
          [0.82 * radius, 0.86 * height],
          [1.2 * radius, 0.91 * height],
        ],
        { sides, smooth: false },
      ),
      0,
      0.04 * height,
      0,
    ),
    boxAt(slot, [2.6 * radius, 0.06 * height, 2.6 * radius], [0, 0.94 * height, 0]),
  );

function porticoShape({ size: [w, h, d], columns, roof }: Extract<Feature, { readonly kind: 'portico' }>): Shape {
  const r = Math.min(0.055 * h, (0.28 * w) / columns);
  const top = 0.78 * h;
  const row = array(classicalColumn(r, top, 'trim', 10), columns, [(w - 3 * r) / (columns - 1), 0, 0], true);
  return group(
    boxAt('base', [w + 0.4, 0.12, d + 0.4], [0, 0, d / 2]),
    move(row, 0, 0, d - 1.4 * r),
    boxAt('trim', [w, roof === 'shed' ? 0.05 * h : 0.09 * h, d], [0, top, d / 2]),
    ...(roof === 'pediment'
      ? [
          move(
            extrude(
              'trim',
              [
                [-0.53 * w, 0],
                [0.53 * w, 0],
                [0, 0.18 * w],
              ],
              d + 0.5,
            ),
            0,
            top + 0.09 * h,
            d / 2,
          ),
          move(
            extrude(
              'wall',
              [
                [-0.36 * w, 0],
                [0.36 * w, 0],
                [0, 0.11 * w],
              ],
              d + 0.6,
            ),
            0,
            top + 0.11 * h,
            d / 2,
          ),
        ]
      : []),
    ...(roof === 'shed'
      ? [
          turn(
            boxAt('roof', [w + 0.5, 0.15, 1.1 * d], [0, 0, 0]),
            [Math.atan2(0.16 * h, d) * (180 / Math.PI), 0, 0],
            [0, top + 0.13 * h, d / 2],
          ),
        ]
      : []),
  );
}

function awningShape(width: number, depth: number): Shape {
  const count = Math.max(4, 2 * Math.round(width / 1.1) + 1);
  const step = width / count;
  const strip = (slot: string): Shape =>
    group(
      turn(boxAt(slot, [step, 0.07, depth * 1.12], [0, 0, 0]), [26, 0, 0], [0, -0.26 * depth, depth / 2]),
      boxAt(slot, [step, 0.32, 0.05], [0, -0.5 * depth - 0.26, depth]),
    );
  return group(
    ...Array.from({ length: count }, (_, k) => move(strip(k % 2 === 0 ? 'awning' : 'awning2'), (k - (count - 1) / 2) * step, 0, 0)),
  );
}

function shopFrontShape({ width, height }: Extract<Feature, { readonly kind: 'shop-front' }>): Shape {
  const pane = (x: number, w: number): Shape =>
    group(boxAt('shutter', [w, 0.22 * height, 0.3], [x, 0, 0]), boxAt('glass', [w - 0.2, 0.68 * height, 0.24], [x, 0.24 * height, 0]));
  return group(
    boxAt('shutter', [width, height, 0.16], [0, 0, 0]),
    pane(-0.32 * width, 0.3 * width),
    pane(0.32 * width, 0.3 * width),
    boxAt('door', [0.2 * width, 0.85 * height, 0.24], [0, 0, 0]),
    boxAt('glass', [0.14 * width, 0.45 * height, 0.3], [0, 0.34 * height, 0]),
    boxAt('sign', [width, 0.2 * height, 0.4], [0, height, 0]),
  );
}

function wheelShape({ radius, width }: Extract<Feature, { readonly kind: 'wheel' }>): Shape {
  const spoke = boxAt('plank', [0.14, radius, 0.14], [0, 0, 0]);
  const side = group(
    ...Array.from({ length: 8 }, (_, k) => turn(spoke, [0, 0, 45 * k])),
    turn(
      lathe(
        'plank',
        [
          [0.86 * radius, 0],
          [radius, 0],
          [radius, 0.14],
          [0.86 * radius, 0.14],
          [0.86 * radius, 0],
        ],
        { sides: 20, smooth: false },
      ),
      [90, 0, 0],
      [0, 0, -0.07],
    ),
  );
  return group(
    move(side, 0, 0, width / 2),
    move(side, 0, 0, -width / 2),
    disc('timber', 0.16 * radius, width + 0.8, 10),
    ...Array.from({ length: 16 }, (_, k) => turn(boxAt('wood', [0.08, 0.24 * radius, width], [0, 0.8 * radius, 0]), [0, 0, 22.5 * k])),
  );
}

function minaretShape({ height: h, radius: r }: Extract<Feature, { readonly kind: 'minaret' }>): Shape {
  return group(
    box('wall', 2.6 * r, 0.16 * h, 2.6 * r),
    cylinder('wall', r, 0.8 * h, { top: 0.75 * r, sides: 12 }),
    postAt('trim', 0.8 * r, 0.03 * h, [0, 0.55 * h, 0], { top: 1.5 * r, sides: 12 }),
    postAt('trim', 1.5 * r, 0.03 * h, [0, 0.58 * h, 0], { sides: 12 }),
    postAt('trim', 0.7 * r, 0.03 * h, [0, 0.76 * h, 0], { top: 1.3 * r, sides: 12 }),
    postAt('trim', 1.3 * r, 0.02 * h, [0, 0.79 * h, 0], { sides: 12 }),
    postAt('wall', 0.55 * r, 0.07 * h, [0, 0.8 * h, 0], { sides: 10 }),
    move(onionDome('roof', 0.62 * r, 0.14 * h, 12), 0, 0.86 * h, 0),
  );
}
