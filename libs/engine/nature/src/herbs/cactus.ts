import type { CactusSpec, Generated, GeneratorContext, GeneratorRandom } from '@diorama/catalogue';
import { blades, group, loft, move, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Blade, Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { GOLDEN_ANGLE, polar, times, cycle, points2, points3 } from '../geometry/curves.js';
import { flowerHead } from './flower.js';

const FINISHES = {
  flesh: 'leaf #5d8a4c',
  rib: 'leaf #41682f',
  spine: 'bone #efe4c0',
  petal: 'petal #f06a9a',
  inner: 'petal #f8a8c0',
  centre: 'petal #f4d84a',
  fruit: 'fruit #c02c5a',
  leaf: 'leaf #5d8a4c',
  stem: 'stem #5d8a4c',
} as const;

type MakeCactus = (spec: CactusSpec, size: Vec3, random: GeneratorRandom) => Shape;

/** A cactus. */
export const makeCactus = (spec: CactusSpec, { size, random }: GeneratorContext): Generated => ({
  shape: KINDS[spec.kind](spec, size, random),
  finishes: FINISHES,
});

/** Rings of a column and of a ball: shares of the height and of the radius. */
const COLUMN = points2([0, 0.85], [0.12, 0.98], [0.5, 1], [0.86, 0.98], [0.94, 0.85], [0.98, 0.6], [1, 0.15]);
const BALL = points2([0, 0.5], [0.12, 0.74], [0.3, 0.94], [0.52, 1], [0.72, 0.92], [0.86, 0.74], [0.95, 0.45], [1, 0.1]);

/** An upright column with ribs: a rounded top, `radius` wide and `height` tall. */
function ribbed(radius: number, height: number, ribs: number, rings: readonly (readonly [share: number, reach: number])[] = COLUMN): Shape {
  const outline = (reach: number): Point2[] =>
    times(2 * ribs, (k) => {
      const angle = (Math.PI * k) / ribs;
      const out = reach * (k % 2 === 0 ? 1 : 0.8);
      return [out * Math.cos(angle), out * Math.sin(angle)];
    });
  const cap = rings === COLUMN ? Math.min(1, (1.6 * radius) / height) : 0;
  const sections = rings.map(([share, reach]) => ({
    z: height * (cap > 0 && share > 0.86 ? 1 - cap * (1 - share) * 4 : share * (1 - 0.6 * cap)),
    outline: outline(radius * reach),
  }));
  const strips = times(2 * ribs, (k) => (k % 2 === 0 ? null : 'rib'));
  return turn(loft('flesh', sections, { smooth: false, strips }), [-90, 0, 0]);
}

/** Short spines in columns over a cylinder. */
function spines(radius: number, from: number, to: number, ribs: number, length: number): Shape {
  const rows = Math.max(3, Math.round((to - from) / (length * 2.6)));
  return blades(
    'spine',
    times(ribs * rows, (k): Blade => {
      const angle = (2 * Math.PI * (k % ribs)) / ribs + Math.PI / 2;
      const y = from + ((to - from) * (Math.floor(k / ribs) + 0.5)) / rows;
      return {
        path: [
          polar(radius * 0.97, angle, y),
          polar(radius + length, angle + (k % 3 === 0 ? 0.08 : -0.06), y + 0.35 * length * ((k % 3) - 1)),
        ],
        width: 0.14 * length,
        up: [0, 1, 0],
      };
    }),
  );
}

const saguaro: MakeCactus = ({ arms = 3 }, [width, height], random) => {
  const radius = 0.075 * height;
  const parts: Shape[] = [ribbed(radius, height, 12), spines(radius, 0.08 * height, 0.9 * height, 12, 0.014 * height)];
  for (let k = 0; k < arms; k++) {
    const side = k % 2 === 0 ? 1 : -1;
    const reach = (0.5 * width - 0.75 * radius) * (k < 2 ? 1 : random.range(0.6, 0.85));
    const from = height * cycle([0.36, 0.5, 0.62, 0.3], k);
    const own = 0.72 * radius;
    const top = height * cycle([0.86, 0.8, 0.92, 0.6], k);
    const elbow: Vec3[] = times(7, (j) => {
      const angle = (Math.PI / 2) * (j / 6);
      return [side * (reach - 1.6 * own * (1 - Math.sin(angle))), from + 1.6 * own * (1 - Math.cos(angle)), 0];
    });
    const arm = group(
      sweep('flesh', [[0, from, 0], ...elbow], own * 0.95, { sides: 12 }),
      move(ribbed(own, top - from - 1.5 * own, 9), side * reach, from + 1.5 * own, 0),
      move(spines(own, 0.1 * (top - from), 0.8 * (top - from), 9, 0.012 * height), side * reach, from + 1.5 * own, 0),
      move(flowerHead('daisy', 1.1 * own, { petal: 'centre' }), side * reach, top, 0),
    );
    parts.push(turn(arm, [0, cycle([0, 8, -62, 70], k), 0]));
  }
  return group(...parts);
};

const barrel: MakeCactus = ({ flowers = 6 }, [width, height]) => {
  const radius = 0.46 * width;
  const ball = ribbed(radius, height, 16, BALL);
  const crown = times(flowers, (k) => {
    const [x, , z] = polar(0.34 * radius, (2 * Math.PI * k) / flowers);
    return move(flowerHead('tulip', 0.24 * radius), x, 0.94 * height, z);
  });
  return group(ball, spines(0.96 * radius, 0.26 * height, 0.72 * height, 16, 0.1 * height), ...crown);
};

const pad = (tall: number): Shape =>
  group(
    scale(
      sweep(
        'flesh',
        points3([0, 0, 0], [0, 0.12 * tall, 0], [0, 0.4 * tall, 0], [0, 0.75 * tall, 0], [0, 0.94 * tall, 0], [0, tall, 0]),
        [0.08, 0.2, 0.34, 0.36, 0.2, 0].map((radius) => radius * tall),
        { sides: 10 },
      ),
      [1, 1, 0.26],
    ),
    blades(
      'spine',
      times(34, (k): Blade => {
        const y = tall * (0.15 + 0.75 * ((k * 0.618) % 1));
        const x = 0.62 * tall * (((k * 0.755) % 1) - 0.5) * Math.sin(Math.PI * (0.15 + 0.75 * (y / tall)));
        const side = k % 2 === 0 ? 1 : -1;
        return {
          path: points3([x, y, side * 0.05 * tall], [x + 0.03 * tall, y + 0.02 * tall, side * 0.16 * tall]),
          width: 0.014 * tall,
        };
      }),
    ),
  );

const pricklyPear: MakeCactus = ({ flowers = 5 }, [width, height]) => {
  const tall = 0.44 * Math.min(width, height) * 1.1;
  const places: readonly (readonly [x: number, y: number, tilt: number, turnBy: number, size: number])[] = [
    [0, 0, 0, 0, 1],
    [-0.22, 0.72, 38, 24, 0.85],
    [0.2, 0.78, -34, -30, 0.9],
    [0.02, 0.9, 3, 70, 0.85],
    [-0.62, 1.22, 22, -20, 0.7],
    [0.6, 1.3, -20, 40, 0.72],
    [0.1, 1.55, -12, 10, 0.66],
    [-0.3, 0.1, 66, 40, 0.7],
  ];
  const pads = places.map(([x, y, tilt, turnBy, size]) =>
    turn(turn(scale(pad(tall), size), [0, turnBy, 0]), [0, 0, tilt], [x * tall, y * tall, 0.04 * tall * turnBy * 0.02]),
  );
  const fruit = times(flowers, (k) => {
    const [x, y, tilt, , size] = places[3 + (k % 4)] as (typeof places)[number];
    const lean = (tilt * Math.PI) / 180;
    const reach = size * tall * 0.98;
    const at: Vec3 = [x * tall - Math.sin(lean) * reach + ((k % 3) - 1) * 0.1 * tall, y * tall + Math.cos(lean) * reach, 0];
    return move(
      k % 2 === 0
        ? flowerHead('poppy', 0.26 * tall, { petal: 'centre' })
        : sphere('fruit', [0.07 * tall, 0.11 * tall, 0.07 * tall], { detail: 1 }),
      ...at,
    );
  });
  return group(...pads, ...fruit);
};

const organPipe: MakeCactus = ({ arms = 9 }, [width, height, depth], random) =>
  group(
    ...times(arms, (k) => {
      const share = Math.sqrt(k / arms);
      const [x, , z] = polar(share, k * GOLDEN_ANGLE);
      const radius = 0.085 * width;
      const tall = height * (k === 0 ? 1 : random.range(0.55, 0.95));
      return turn(
        group(ribbed(radius, tall, 8), spines(radius, 0.06 * tall, 0.9 * tall, 8, 0.012 * height)),
        [3 * z, 0, -4 * x],
        [x * (0.5 * width - 1.6 * radius), 0, z * (0.5 * depth - 1.6 * radius)],
      );
    }),
  );

const cluster: MakeCactus = ({ arms = 7, flowers = 4 }, [width, height, depth], random) =>
  group(
    ...times(arms, (k) => {
      const [x, , z] = polar(k === 0 ? 0 : 0.62, (k * 2 * Math.PI) / (arms - 1));
      const radius = 0.2 * width * (k === 0 ? 1 : random.range(0.6, 0.9));
      const tall = k === 0 ? height : height * random.range(0.45, 0.75);
      const body = group(
        move(ribbed(radius, 1.1 * tall, 12, BALL), 0, -0.55 * tall, 0),
        spines(0.94 * radius, -0.28 * tall, 0.3 * tall, 12, 0.22 * radius),
      );
      const bloom = k < flowers ? [move(flowerHead('daisy', 0.9 * radius), 0, 0.55 * tall, 0)] : [];
      return move(group(body, ...bloom), x * (0.5 * width - radius), 0.44 * tall, z * (0.5 * depth - radius));
    }),
  );

/** Flat jointed stems that hang over, with flowers at their ends. */
const christmas: MakeCactus = ({ arms = 16 }, [width, height]) => {
  const list: Blade[] = [];
  const blooms: Shape[] = [];
  for (let k = 0; k < arms; k++) {
    const out = polar(1, k * GOLDEN_ANGLE);
    const reach = 0.42 * width;
    const path = times(9, (j): Vec3 => {
      const t = j / 8;
      return [out[0] * reach * t, height * (0.35 + 1.3 * t * (1 - t) + 0.3 * t * (k / arms - 0.7)), out[2] * reach * t];
    });
    list.push({ path, width: path.map((_, j) => 0.1 * width * (j % 2 === 0 ? 0.4 : 1)) });
    const end = path.at(-1) as Vec3;
    if (k % 2 === 0) blooms.push(turn(flowerHead('lily', 0.16 * width), [110, (k * GOLDEN_ANGLE * 180) / Math.PI, 0], end));
  }
  return group(blades('flesh', list), ...blooms);
};

const KINDS: Readonly<Record<CactusSpec['kind'], MakeCactus>> = {
  saguaro,
  barrel,
  'prickly-pear': pricklyPear,
  'organ-pipe': organPipe,
  cluster,
  christmas,
};
