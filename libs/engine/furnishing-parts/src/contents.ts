import type { GeneratorRandom } from '@diorama/catalogue';
import { box, cylinder, group, lathe, move, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

import { cushion, hoop } from './solids.js';

/** The room for goods: they stand on y = 0, centred on x, their fronts near +z. */
export interface Bay {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** Finishes of the slots of goods. */
export const CONTENT_FINISHES = {
  red: 'paint #b03a30',
  blue: 'paint #2f5f8f',
  green: 'paint #4a7a4a',
  yellow: 'paint #d8a838',
  cream: 'paper #e6dcc4',
  brown: 'paper #a97c50',
  dark: 'paint #3a3438',
  china: 'ceramic',
  bottle: 'glass #2f5238',
  bread: 'bread',
  pallet: 'planks #b08a58',
  tyre: 'rubber',
  trophy: 'gold',
  leafy: 'leaf',
  orange: 'fruit #e88a28',
  lime: 'fruit #8ab840',
} as const;

const COLOURS = ['red', 'blue', 'green', 'yellow', 'cream', 'brown', 'dark'] as const;

/** Fills a width with parts until it is full. */
function filled({ width }: Bay, next: () => { readonly part: Shape; readonly width: number; readonly gap?: number }): Shape {
  const parts: Shape[] = [];
  let x = -width / 2;
  for (let guard = 0; guard < 60; guard++) {
    const { part, width: own, gap = 0.003 } = next();
    if (x + own > width / 2) break;
    parts.push(move(part, x + own / 2, 0, 0));
    x += own + gap;
  }
  return group(...parts);
}

type Fill = (bay: Bay, random: GeneratorRandom) => Shape;

const books: Fill = (bay, random) =>
  filled(bay, () => {
    const width = random.range(0.025, 0.055);
    const height = Math.min(bay.height * random.range(0.62, 0.92), 0.36);
    const depth = Math.min(0.19, bay.depth * 0.85);
    const part = move(box(random.pick(COLOURS), width, height, depth), 0, 0, bay.depth / 2 - depth / 2 - 0.02);
    return { part: random.next() < 0.06 ? turn(part, [0, 0, 9]) : part, width, gap: random.next() < 0.08 ? 0.05 : 0.002 };
  });

const boxes =
  (colours: readonly string[], size: Point2, tape: boolean): Fill =>
  (bay, random) =>
    filled(bay, () => {
      const width = random.range(size[0], size[1]);
      const height = bay.height * random.range(0.5, 0.86);
      const depth = bay.depth * random.range(0.75, 0.92);
      const colour = random.pick(colours);
      return {
        part: group(
          move(box(colour, width, height, depth, 0.004), 0, 0, 0),
          tape ? move(box('cream', width * 0.14, height + 0.002, depth + 0.003), 0, 0, 0) : group(),
        ),
        width,
        gap: 0.02,
      };
    });

const turned =
  (slots: readonly string[], profile: readonly Point2[], size: { radius: number; height: number; sides?: number; band?: number }): Fill =>
  (bay, random) => {
    const rows = bay.width > 1.2 ? 1 : Math.max(1, Math.min(2, Math.floor(bay.depth / (2.3 * size.radius))));
    return filled(bay, () => {
      const slot = random.pick(slots);
      const height = Math.min(size.height, bay.height * 0.88);
      const bands = size.band === undefined ? {} : { bands: profile.slice(1).map((_, k) => (k === size.band ? 'cream' : null)) };
      const one = lathe(
        slot,
        profile.map(([r, y]): Point2 => [r * size.radius, y * height]),
        { sides: size.sides ?? 8, ...bands },
      );
      return {
        part: group(...Array.from({ length: rows }, (_, k) => move(one, 0, 0, bay.depth / 2 - size.radius * 1.3 - k * 2.2 * size.radius))),
        width: 2 * size.radius,
        gap: 0.008,
      };
    });
  };

const BOTTLE: readonly Point2[] = [
  [0.9, 0],
  [1, 0.04],
  [1, 0.34],
  [1, 0.52],
  [0.95, 0.62],
  [0.36, 0.76],
  [0.36, 1],
];
const CAN: readonly Point2[] = [
  [0.94, 0],
  [1, 0.06],
  [1, 0.94],
  [0.9, 1],
];
const JAR: readonly Point2[] = [
  [0.9, 0],
  [1, 0.06],
  [1, 0.7],
  [0.8, 0.8],
  [0.84, 0.82],
  [0.84, 1],
];

const dishes: Fill = (bay, random) =>
  filled(bay, () =>
    random.next() < 0.5
      ? {
          part: turn(
            lathe(
              'china',
              [
                [0.03, 0],
                [0.06, 0.006],
                [0.09, 0.016],
                [0.09, 0.02],
                [0, 0.008],
              ],
              { sides: 14 },
            ),
            [80, 0, 0],
            [0, Math.min(0.09, bay.height / 2), -bay.depth * 0.2],
          ),
          width: 0.19,
          gap: 0.02,
        }
      : {
          part: lathe(
            random.next() < 0.7 ? 'china' : 'blue',
            [
              [0.03, 0],
              [0.045, 0.03],
              [0.05, Math.min(0.09, bay.height * 0.7)],
              [0.046, Math.min(0.09, bay.height * 0.7)],
              [0.04, 0.02],
              [0, 0.02],
            ],
            { sides: 12 },
          ),
          width: 0.1,
          gap: 0.03,
        },
  );

const clothes: Fill = (bay, random) =>
  filled(bay, () => {
    const width = random.range(0.05, 0.09);
    const length = bay.height * random.range(0.55, 0.8);
    return {
      part: move(cushion(random.pick(COLOURS), width, length, bay.depth * 0.72, 0.02), 0, bay.height * 0.92 - length, 0),
      width,
      gap: 0.012,
    };
  });

const shoes: Fill = (bay, random) =>
  filled(bay, () => {
    const colour = random.pick(['brown', 'dark', 'red', 'cream', 'blue']);
    const shoe = group(cushion(colour, 0.085, 0.06, 0.26, 0.028), move(cushion(colour, 0.08, 0.09, 0.12, 0.03), 0, 0.02, -0.065));
    return { part: group(move(shoe, -0.05, 0, 0), move(shoe, 0.05, 0, 0)), width: 0.2, gap: 0.05 };
  });

const bread: Fill = (bay, random) =>
  filled(bay, () =>
    random.next() < 0.5
      ? {
          part: turn(move(sphere('bread', [0.05, 0.04, Math.min(0.2, bay.depth * 0.42)], { detail: 2 }), 0, 0.035, 0), [0, 0, 0]),
          width: 0.11,
          gap: 0.015,
        }
      : { part: move(sphere('bread', [0.09, 0.06, 0.09], { detail: 2 }), 0, 0.045, random.range(-0.03, 0.05)), width: 0.18, gap: 0.015 },
  );

const pallets: Fill = (bay, random) =>
  filled({ ...bay, width: bay.width }, () => {
    const width = Math.min(1.1, bay.width * 0.46);
    const height = bay.height * random.range(0.4, 0.72);
    const goods = random.pick(['brown', 'brown', 'blue', 'cream', 'green']);
    const layers = goods === 'brown' ? 2 : 1;
    return {
      part: group(
        move(box('pallet', width, 0.03, bay.depth * 0.94), 0, 0.1, 0),
        ...[-1, 0, 1].map((k) => move(box('pallet', 0.09, 0.1, bay.depth * 0.94), k * (width / 2 - 0.05), 0, 0)),
        ...Array.from({ length: layers * 2 }, (_, k) =>
          move(
            box(goods, width * 0.47, height / layers - 0.012, bay.depth * 0.86, 0.008),
            (k % 2 === 0 ? -1 : 1) * width * 0.24,
            0.13 + Math.floor(k / 2) * (height / layers),
            0,
          ),
        ),
      ),
      width,
      gap: bay.width * 0.04,
    };
  });

const wine: Fill = (bay) => {
  const across = Math.floor(bay.width / 0.105);
  const one = turn(
    lathe(
      'bottle',
      BOTTLE.map(([r, y]): Point2 => [r * 0.036, y * Math.min(0.3, bay.depth)]),
      { sides: 8, bands: [null, null, null, null, 'red', 'red'] },
    ),
    [90, 0, 0],
    [0, 0.045, -0.14],
  );
  return group(...Array.from({ length: across }, (_, k) => move(one, (k - (across - 1) / 2) * (bay.width / across), 0, 0)));
};

const tyres: Fill = (bay) =>
  filled(bay, () => ({
    part: move(hoop('tyre', Math.min(bay.height, bay.depth) * 0.36, 0.08, 'x', 16), 0, Math.min(bay.height, bay.depth) * 0.36 + 0.08, 0),
    width: 0.17,
    gap: 0.03,
  }));

const plants: Fill = (bay, random) =>
  filled(bay, () => ({
    part: group(
      cylinder(random.pick(['cream', 'brown', 'blue']), 0.055, 0.1, { top: 0.07, sides: 12 }),
      ...[0, 1, 2, 3, 4].map((k) =>
        turn(
          sphere('leafy', [0.025, bay.height * 0.3, 0.012], { detail: 1 }),
          [18 + 8 * (k % 2), 72 * k, 0],
          [0.02 * Math.sin(k * 1.25), 0.1 + bay.height * 0.2, 0.02 * Math.cos(k * 1.25)],
        ),
      ),
    ),
    width: 0.2,
    gap: 0.08,
  }));

const fruit: Fill = (bay, random) => {
  const slot = random.pick(['orange', 'red', 'lime', 'yellow']);
  const across = Math.floor(bay.width / 0.085);
  return group(
    ...Array.from({ length: across * 2 }, (_, k) =>
      move(
        sphere(slot, 0.042, { detail: 1 }),
        ((k % across) - (across - 1) / 2) * 0.085,
        0.04 + 0.02 * (k % 2),
        (Math.floor(k / across) - 0.5) * Math.min(0.1, bay.depth * 0.4),
      ),
    ),
  );
};

const toys: Fill = (bay, random) =>
  filled(bay, () => {
    const slot = random.pick(['red', 'blue', 'yellow', 'green'] as const);
    const part = random.pick([
      move(sphere(slot, 0.075, { detail: 2 }), 0, 0.075, 0),
      group(box(slot, 0.11, 0.11, 0.11, 0.006), move(box('yellow', 0.08, 0.08, 0.08, 0.006), 0.01, 0.11, 0)),
      group(
        ...(['red', 'yellow', 'green', 'blue'] as const).map((colour, k) =>
          move(cylinder(colour, 0.07 - 0.014 * k, 0.035, { sides: 14 }), 0, 0.035 * k, 0),
        ),
      ),
      group(
        move(sphere('brown', [0.06, 0.075, 0.055], { detail: 1 }), 0, 0.07, 0),
        move(sphere('brown', 0.05, { detail: 1 }), 0, 0.175, 0),
        ...[-1, 1].map((s) => move(sphere('brown', 0.022, { detail: 1 }), s * 0.04, 0.215, 0)),
        ...[-1, 1].map((s) => move(sphere('cream', 0.028, { detail: 1 }), s * 0.045, 0.03, 0.05)),
      ),
    ]);
    return { part, width: 0.15, gap: 0.03 };
  });

const trophies: Fill = (bay) =>
  filled(bay, () => {
    const h = Math.min(0.34, bay.height * 0.85);
    return {
      part: group(
        box('dark', 0.09, 0.2 * h, 0.09),
        move(
          lathe(
            'trophy',
            [
              [0.03, 0],
              [0.012, 0.12 * h],
              [0.012, 0.3 * h],
              [0.045, 0.45 * h],
              [0.055, 0.78 * h],
              [0.048, 0.78 * h],
              [0, 0.5 * h],
            ],
            { sides: 12 },
          ),
          0,
          0.2 * h,
          0,
        ),
      ),
      width: 0.13,
      gap: 0.06,
    };
  });

const FILLS = {
  books,
  boxes: boxes(['brown', 'brown', 'cream'], [0.25, 0.45], true),
  folders: boxes(['blue', 'red', 'dark', 'green', 'cream'], [0.05, 0.08], false),
  packets: boxes(['red', 'blue', 'yellow', 'green', 'cream'], [0.09, 0.2], false),
  toys,
  magazines: boxes(['red', 'cream', 'blue', 'yellow'], [0.16, 0.2], false),
  bottles: turned(['bottle', 'brown', 'red', 'bottle'], BOTTLE, { radius: 0.038, height: 0.3, band: 2 }),
  cans: turned(['red', 'blue', 'green', 'yellow'], CAN, { radius: 0.042, height: 0.13 }),
  jars: turned(['yellow', 'red', 'brown', 'green', 'cream'], JAR, { radius: 0.05, height: 0.17, band: 4 }),
  dishes,
  clothes,
  shoes,
  bread,
  pallets,
  wine,
  tyres,
  plants,
  fruit,
  trophies,
} as const satisfies Record<string, Fill>;

/** Goods that fill a bay of a shelf. */
export type Contents = keyof typeof FILLS | 'mixed';

/** Draws goods in a bay. */
export function drawContents(kind: Contents, bay: Bay, random: GeneratorRandom): Shape {
  return FILLS[kind === 'mixed' ? random.pick(['packets', 'cans', 'bottles', 'jars'] as const) : kind](bay, random);
}
