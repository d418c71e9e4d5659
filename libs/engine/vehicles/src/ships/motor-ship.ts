import type { Generator, MotorShipSpec } from '@diorama/catalogue';
import { array, bar, boxAt, group, mirror, move, rod, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { copies, drumX, drumY, drumZ, finished, ladder, plateX, plateY, range, rods, spread } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { CRAFT } from './craft.js';
import { edgeOf, edgeRail, hull } from './hull.js';
import type { HullLines } from './hull.js';
import { cabin, crane, funnel, lifeboatRow, radarMast, turret } from './superstructure.js';

/** Makes vessels with engines. */
export const generateMotorShip: Generator<MotorShipSpec> = ({ kind }, { size }) =>
  finished((CRAFT[kind] ?? SHIPS[kind] ?? cargoShip)(size), 'body', {
    finishes: {
      body: 'paint #1f2c44',
      bottom: 'paint #8a2a22',
      trim: 'paint #e8e6e0',
      deck: 'paint #6a7a6a',
      house: 'paint #f0eee8',
      pane: 'window #2f4454',
      boxa: 'paint #b8442c',
      boxb: 'paint #2f6a8a',
      boxc: 'paint #3c7a4a',
      boxd: 'paint #c8a030',
      boxe: 'paint #8a8e92',
    },
  });

type Draw = (size: Vec3) => Shape;

/** A ship's lines: full in the middle, a raked stem, a round stern. */
export const shipLines = (
  [width, , length]: Vec3,
  freeboard: number,
  style: { fullness?: number; bow?: number; rake?: number } = {},
): HullLines => ({
  length,
  beam: width,
  // prettier-ignore
  sheer: [[-0.5, freeboard], [0.25, freeboard], [0.5, freeboard * (style.bow ?? 1.25)]],
  // prettier-ignore
  plan: [[-0.5, 0.72], [-0.44, 0.92], [-0.3, 1], [0.22, 1], [0.34, 0.82], [0.44, 0.44], [0.5, 0.03]],
  // prettier-ignore
  keel: [[-0.5, 0.5 * freeboard], [-0.42, 0.06 * freeboard], [0.4, 0], [0.5, (style.rake ?? 0.55) * freeboard]],
  fullness: style.fullness ?? 0.85,
});

/** Containers in stacks, four colours in a fixed order. */
function containers(lines: HullLines, [from, to]: Point2, measures: { rows: number; across: number; high: number; unit: number }): Shape {
  const { rows, across, high, unit } = measures;
  const slots = ['boxa', 'boxb', 'boxc', 'boxd', 'boxe'];
  const step = ((to - from) * lines.length) / rows;
  const parts: Shape[] = [];
  for (const row of range(rows))
    for (const column of range(across)) {
      const z = from * lines.length + (row + 0.5) * step;
      const [w, y] = edgeOf(lines, z / lines.length);
      const span = (2 * Math.min(w, lines.beam / 2)) / across;
      const levels = Math.max(1, high - ((row * 7 + column * 3) % 3));
      for (const level of range(levels))
        // prettier-ignore
        parts.push(boxAt(slots[(row * 3 + column * 5 + level * 7) % 5] ?? 'boxa', [0.94 * span, 0.94 * unit, 0.95 * step], [(column - (across - 1) / 2) * span, y + level * unit, z]));
    }
  return group(...parts);
}

const cargoShip: Draw = (size) => {
  const [width, height, length] = size;
  const lines = shipLines(size, 0.36 * height);
  const deck = 0.36 * height;
  return group(
    hull(lines),
    cabin([0.7 * width, 0.4 * height, 0.12 * length], [0, deck, -0.38 * length], 4),
    boxAt('house', [0.94 * width, 0.05 * height, 0.05 * length], [0, deck + 0.38 * height, -0.35 * length]),
    funnel([0.2 * width, 0.2 * height], [0, deck + 0.34 * height, -0.42 * length]),
    ...[-0.2, 0, 0.2].map((z) => boxAt('trim', [0.6 * width, 0.05 * height, 0.13 * length], [0, deck, z * length])),
    ...[-0.1, 0.1].map((z) => crane([0.05 * width, 0.42 * height], 0.16 * length, [0, deck, z * length])),
    radarMast(0.16 * height, [0, deck + 0.43 * height, -0.36 * length]),
    edgeRail('trim', lines, 0.004 * length, { rise: 0.02 * height }),
  );
};

const SHIPS: Partial<Record<MotorShipSpec['kind'], Draw>> = {
  cargo: cargoShip,
  container: (size) => {
    const [width, height, length] = size;
    const deck = 0.34 * height;
    const lines = shipLines(size, deck);
    return group(
      hull(lines),
      containers(lines, [-0.28, 0.4], { rows: 9, across: 6, high: 5, unit: 0.085 * height }),
      containers(lines, [-0.48, -0.38], { rows: 1, across: 6, high: 4, unit: 0.085 * height }),
      cabin([0.86 * width, 0.5 * height, 0.07 * length], [0, deck, -0.33 * length], 5),
      boxAt('house', [width, 0.04 * height, 0.04 * length], [0, deck + 0.5 * height, -0.32 * length]),
      funnel([0.22 * width, 0.2 * height], [0, deck + 0.4 * height, -0.38 * length]),
      radarMast(0.1 * height, [0, deck + 0.54 * height, -0.32 * length]),
    );
  },
  tanker: (size) => {
    const [width, height, length] = size;
    const deck = 0.4 * height;
    const lines = shipLines(size, deck, { bow: 1.12 });
    return group(
      hull(lines),
      cabin([0.8 * width, 0.42 * height, 0.1 * length], [0, deck, -0.38 * length], 4),
      boxAt('house', [0.98 * width, 0.05 * height, 0.05 * length], [0, deck + 0.4 * height, -0.36 * length]),
      funnel([0.2 * width, 0.2 * height], [0, deck + 0.34 * height, -0.44 * length]),
      boxAt('frame', [0.1 * width, 0.06 * height, 0.7 * length], [0, deck, 0.04 * length]),
      ...[-0.1, 0.1].map((x) =>
        rod('boxa', [x * width, deck + 0.1 * height, -0.3 * length], [x * width, deck + 0.1 * height, 0.38 * length], 0.018 * width),
      ),
      ...spread(-0.24, 0.34, 8).map((z) => boxAt('frame', [0.8 * width, 0.05 * height, 0.008 * length], [0, deck, z * length])),
      mirror(
        copies(
          drumY('frame', 0.03 * width, 0.07 * height, [0, 0, 0], { sides: 10 }),
          spread(-0.2, 0.3, 5).map((z): Vec3 => [0.3 * width, deck, z * length]),
        ),
      ),
      crane([0.05 * width, 0.22 * height], 0.1 * length, [0.16 * width, deck, 0.04 * length]),
    );
  },
  cruise: (size) => {
    const [width, height, length] = size;
    const deck = 0.26 * height;
    const lines = shipLines(size, deck, { bow: 1.3 });
    const level = 0.075 * height;
    const tiers = range(7).map((k) => {
      const [back, front] = [(-0.46 + 0.018 * k) * length, (0.34 - 0.022 * k) * length];
      const w = width * (0.98 - 0.02 * k);
      // prettier-ignore
      const outline: Point2[] = [[back, deck + k * level], [front, deck + k * level], [front - 0.016 * length, deck + (k + 1) * level], [back + 0.008 * length, deck + (k + 1) * level]];
      return group(
        plateX('house', outline, w),
        // prettier-ignore
        mirror(array(boxAt('pane', [0.02 * width, 0.5 * level, 0.011 * length], [w / 2, deck + (k + 0.25) * level, back + 0.03 * length]), Math.floor((front - back) / (0.018 * length)) - 3, [0, 0, 0.018 * length])),
        boxAt('pane', [0.8 * w, 0.4 * level, 0.01 * length], [0, deck + (k + 0.3) * level, front - 0.008 * length]),
      );
    });
    const top = deck + 7 * level;
    return group(
      hull(lines, { deck: 'deck', strake: 'body' }),
      ...tiers,
      boxAt('pool', [0.3 * width, 0.02 * height, 0.09 * length], [0, top, 0.03 * length]),
      funnel([0.2 * width, 0.17 * height], [0, top, -0.26 * length], 'accent'),
      radarMast(0.12 * height, [0, top, 0.12 * length]),
      lifeboatRow(lines, { y: deck + 0.9 * level, x: width / 2, from: -0.36, to: 0.26, count: 10 }),
      boxAt('pane', [0.9 * width, 0.5 * level, 0.012 * length], [0, top - 1.6 * level, 0.215 * length]),
      mirror(
        array(boxAt('pane', [0.01 * width, 0.25 * level, 0.006 * length], [0.49 * width, 0.72 * deck, -0.4 * length]), 30, [
          0,
          0,
          0.021 * length,
        ]),
      ),
    );
  },
  liner: (size) => {
    const [width, height, length] = size;
    const deck = 0.32 * height;
    const lines = shipLines(size, deck, { bow: 1.2, rake: 0.1 });
    return group(
      hull(lines, { strake: 'body' }),
      ...range(3).map((k) =>
        cabin([width * (0.94 - 0.08 * k), 0.1 * height, (0.66 - 0.06 * k) * length], [0, deck + k * 0.1 * height, 0.02 * length], 1, 34),
      ),
      // prettier-ignore
      ...spread(-0.2, 0.22, 4).map((z) => turn(group(drumY('boxd', 0.15 * width, 0.3 * height, [0, 0, 0], { sides: 18 }), drumY('black', 0.155 * width, 0.07 * height, [0, 0.24 * height, 0], { sides: 18 })), [-8, 0, 0], [0, deck + 0.28 * height, z * length])),
      ...[-0.4, 0.36].map((z) => drumY('boxd', 0.008 * length, height - deck, [0, deck, z * length], { top: 0.003 * length, sides: 8 })),
      // prettier-ignore
      rods('dark', [[[0, height - 0.02, -0.4 * length], [0, height - 0.02, 0.36 * length]], [[0, height, 0.36 * length], [0, 1.2 * deck, 0.5 * length]], [[0, height, -0.4 * length], [0, deck, -0.5 * length]]], 0.0012 * length, 4),
      lifeboatRow(lines, { y: deck + 0.3 * height, x: 0.4 * width, from: -0.24, to: 0.26, count: 7 }),
      mirror(
        array(drumX('pane', 0.008 * height + 0.1, 0.04 * width, [0.485 * width, 0.7 * deck, -0.36 * length], { sides: 8 }), 26, [
          0,
          0,
          0.024 * length,
        ]),
      ),
    );
  },
  ferry: (size) => {
    const [width, height, length] = size;
    const deck = 0.26 * height;
    // prettier-ignore
    const lines: HullLines = { ...shipLines(size, deck), plan: [[-0.5, 0.66], [-0.42, 0.94], [-0.3, 1], [0.3, 1], [0.42, 0.94], [0.5, 0.66]] };
    return group(
      hull(lines, { strake: 'stripe' }),
      cabin([0.96 * width, 0.2 * height, 0.84 * length], [0, deck, 0], 1, 16),
      cabin([0.8 * width, 0.18 * height, 0.66 * length], [0, deck + 0.2 * height, 0], 1, 16),
      boxAt('deck', [0.96 * width, 0.02 * height, 0.84 * length], [0, deck + 0.2 * height, 0]),
      ...[-1, 1].map((s) => boxAt('dark', [0.6 * width, 0.17 * height, 0.02 * length], [0, deck, s * 0.415 * length])),
      ...[-1, 1].map((s) =>
        turn(
          boxAt('frame', [0.6 * width, 0.02 * height, 0.1 * length], [0, 0, 0]),
          [s * 24, 0, 0],
          [0, deck + 0.05 * height, s * 0.5 * length],
        ),
      ),
      cabin([0.5 * width, 0.14 * height, 0.14 * length], [0, deck + 0.38 * height, 0.14 * length], 1, 5),
      funnel([0.16 * width, 0.26 * height], [0, deck + 0.37 * height, -0.16 * length], 'accent'),
      radarMast(0.2 * height, [0, deck + 0.52 * height, 0.12 * length]),
      // prettier-ignore
      edgeRail('trim', { ...lines, sheer: lines.sheer.map(([z]): Point2 => [z, deck + 0.2 * height]) }, 0.003 * length, { rise: 0.06 * height, range: [-0.4, 0.4] }),
      lifeboatRow(lines, { y: deck + 0.3 * height, x: 0.43 * width, from: -0.26, to: 0.26, count: 4 }),
    );
  },
  carrier: (size) => {
    const [width, height, length] = size;
    const deck = 0.36 * height;
    // prettier-ignore
    const lines: HullLines = { ...shipLines([0.6 * width, height, length], deck), sheer: [[-0.5, deck], [0.5, deck]] };
    // prettier-ignore
    const flight: Point2[] = [[-0.36, -0.48], [0.34, -0.48], [0.5, -0.2], [0.5, 0.16], [0.3, 0.3], [0.24, 0.5], [-0.28, 0.5], [-0.36, 0.3], [-0.5, 0.06], [-0.5, -0.3]].map(([x, z]): Point2 => [(x ?? 0) * width, (z ?? 0) * length]);
    // prettier-ignore
    const plane = group(boxAt('house', [0.012 * length, 0.02 * height, 0.05 * length], [0, 0.01 * height, 0], 0.01), plateY('house', [[-0.022 * length, -0.012 * length], [0.022 * length, -0.012 * length], [0.006 * length, 0.012 * length], [-0.006 * length, 0.012 * length]], 0.008 * height, 0.02 * height), boxAt('house', [0.003 * length, 0.05 * height, 0.01 * length], [0, 0.02 * height, -0.022 * length]));
    return group(
      hull(lines, { strake: 'body', side: 'body', deck: 'body' }),
      plateY('deck', flight, 0.05 * height, deck + 0.02 * height),
      // prettier-ignore
      turn(boxAt('trim', [0.008 * length, 0.006 * height, 0.72 * length], [0, 0, 0]), [0, -6, 0], [-0.16 * width, deck + 0.045 * height, -0.08 * length]),
      ...spread(-0.4, 0.4, 12).map((z) =>
        boxAt('trim', [0.006 * length, 0.006 * height, 0.03 * length], [0.12 * width, deck + 0.045 * height, z * length]),
      ),
      cabin([0.13 * width, 0.3 * height, 0.14 * length], [0.4 * width, deck + 0.04 * height, 0], 3),
      boxAt('house', [0.18 * width, 0.05 * height, 0.08 * length], [0.4 * width, deck + 0.28 * height, 0.02 * length]),
      radarMast(0.28 * height, [0.4 * width, deck + 0.34 * height, 0]),
      // prettier-ignore
      ...[[0.2, -0.36], [0.28, -0.28], [0.3, 0.18], [0.22, 0.26], [-0.3, -0.36], [-0.22, -0.4], [-0.12, 0.38], [0.1, -0.42]].map(([x, z], k) => turn(plane, [0, k * 40 - 60, 0], [(x ?? 0) * width, deck + 0.045 * height, (z ?? 0) * length])),
    );
  },
  battleship: (size) => {
    const [width, height, length] = size;
    const deck = 0.24 * height;
    const lines = shipLines(size, deck, { bow: 1.4, fullness: 0.7 });
    return group(
      hull(lines, { strake: 'body', deck: 'deck' }),
      turret([0.5 * width, 0.09 * height, 0.2 * length], [0, deck, 0.26 * length], 0),
      turret([0.5 * width, 0.09 * height, 0.2 * length], [0, deck + 0.09 * height, 0.15 * length], 0),
      turret([0.5 * width, 0.09 * height, 0.2 * length], [0, deck, -0.32 * length], 180),
      boxAt('body', [0.5 * width, 0.1 * height, 0.36 * length], [0, deck, -0.04 * length]),
      boxAt('body', [0.36 * width, 0.1 * height, 0.28 * length], [0, deck + 0.1 * height, -0.02 * length]),
      boxAt('body', [0.26 * width, 0.3 * height, 0.06 * length], [0, deck + 0.2 * height, 0.06 * length], 0.3),
      boxAt('body', [0.36 * width, 0.06 * height, 0.07 * length], [0, deck + 0.42 * height, 0.06 * length]),
      boxAt('pane', [0.37 * width, 0.025 * height, 0.071 * length], [0, deck + 0.44 * height, 0.06 * length]),
      radarMast(0.24 * height, [0, deck + 0.5 * height, 0.06 * length]),
      funnel([0.2 * width, 0.26 * height], [0, deck + 0.18 * height, -0.06 * length], 'body'),
      mirror(
        group(
          ...[-0.12, -0.02, 0.08].map((z) =>
            turn(
              turret([0.16 * width, 0.05 * height, 0.07 * length], [0, 0, 0], 0),
              [0, 50, 0],
              [0.36 * width, deck + 0.02 * height, z * length],
            ),
          ),
        ),
      ),
      edgeRail('trim', lines, 0.002 * length, { rise: 0.03 * height }),
    );
  },
  tug: (size) => {
    const [width, height, length] = size;
    const deck = 0.26 * height;
    const lines = shipLines(size, deck, { bow: 1.5 });
    return group(
      hull(lines, { strake: 'trim' }),
      edgeRail('tyre', lines, 0.05 * width, { rise: -0.02 * height }),
      // prettier-ignore
      mirror(copies(turn({ form: 'sweep', slot: 'tyre', closed: true, radius: 0.03 * width, path: range(12).map((k): Vec3 => [0.07 * width * Math.sin((k * Math.PI) / 6), 0, 0.07 * width * Math.cos((k * Math.PI) / 6)]) }, [0, 0, 90]), spread(-0.34, 0.2, 5).map((z): Vec3 => [edgeOf(lines, z)[0] + 0.03 * width, 0.7 * deck, z * length]))),
      cabin([0.6 * width, 0.22 * height, 0.34 * length], [0, deck, 0.04 * length], 1, 4),
      cabin([0.5 * width, 0.2 * height, 0.2 * length], [0, deck + 0.22 * height, 0.08 * length], 1, 3),
      boxAt('boxa', [0.56 * width, 0.03 * height, 0.23 * length], [0, deck + 0.42 * height, 0.08 * length]),
      funnel([0.22 * width, 0.36 * height], [0, deck + 0.16 * height, -0.1 * length], 'boxa'),
      radarMast(0.28 * height, [0, deck + 0.44 * height, 0.06 * length]),
      drumX('frame', 0.08 * height, 0.3 * width, [0, deck + 0.1 * height, -0.24 * length], { sides: 12 }),
      mirror(bar('dark', [0.14 * width, deck, -0.34 * length], [0.08 * width, deck + 0.12 * height, -0.34 * length], 0.05 * width)),
    );
  },
  trawler: (size) => {
    const [width, height, length] = size;
    const deck = 0.2 * height;
    const lines = shipLines(size, deck, { bow: 1.9, fullness: 0.6 });
    return group(
      hull(lines, { strake: 'trim' }),
      edgeRail('trim', lines, 0.02 * width, { rise: 0.05 * height }),
      cabin([0.56 * width, 0.26 * height, 0.22 * length], [0, deck, 0.14 * length], 1, 3),
      boxAt('boxa', [0.62 * width, 0.025 * height, 0.25 * length], [0, deck + 0.26 * height, 0.14 * length]),
      drumY('mast', 0.02 * width + 0.04, 0.72 * height, [0, deck, 0], { top: 0.04, sides: 8 }),
      // prettier-ignore
      rods('mast', [[[0, deck + 0.2 * height, -0.02 * length], [0, deck + 0.56 * height, -0.36 * length]], [[0, deck + 0.3 * height, 0.28 * length], [0, deck + 0.55 * height, 0.28 * length]]], 0.05),
      // prettier-ignore
      mirror(rods('frame', [[[0.34 * width, deck, -0.42 * length], [0.3 * width, deck + 0.42 * height, -0.42 * length]], [[0.3 * width, deck + 0.42 * height, -0.42 * length], [0, deck + 0.42 * height, -0.42 * length]]], 0.07)),
      // prettier-ignore
      rods('rope', [[[0, deck + 0.7 * height, 0], [0, deck + 0.42 * height, -0.42 * length]], [[0, deck + 0.7 * height, 0], [0, 1.9 * deck, 0.48 * length]], [[0, deck + 0.56 * height, -0.36 * length], [0, deck, -0.34 * length]]], 0.02, 4),
      drumX('net', 0.09 * height, 0.4 * width, [0, deck + 0.1 * height, -0.34 * length], { sides: 12 }),
      mirror(drumX('frame', 0.1 * height, 0.03 * width, [0.2 * width, deck + 0.1 * height, -0.34 * length], { sides: 14 })),
      boxAt('planks', [0.3 * width, 0.05 * height, 0.12 * length], [0, deck, -0.16 * length]),
      // prettier-ignore
      mirror(copies(drumZ('accent', 0.03 * height, 0.05 * height, [0, 0, 0], { sides: 10 }), spread(-0.1, 0.14, 4).map((z): Vec3 => [edgeOf(lines, z)[0] + 0.02 * width, 0.9 * deck, z * length]))),
      move(ladder('frame', 0.4, 0.26 * height, 0.04), 0.1 * width, deck, 0.02 * length),
    );
  },
  'motor-yacht': (size) => {
    const [width, height, length] = size;
    const deck = 0.34 * height;
    const lines = shipLines(size, deck, { bow: 1.3, fullness: 0.5, rake: 0.8 });
    // prettier-ignore
    const tier = (y: number, h: number, [back, front]: Point2, w: number): Shape => group(plateX('house', [[back, y], [front, y], [front - 1.3 * h, y + h], [back + 0.3 * h, y + h]], w), plateX('pane', [[back + 0.5 * h, y + 0.34 * h], [front - 0.44 * h, y + 0.34 * h], [front - 0.96 * h, y + 0.74 * h], [back + 0.5 * h, y + 0.74 * h]], w + 0.04));
    return group(
      hull(lines, { strake: 'body', deck: 'planks' }),
      tier(deck, 0.24 * height, [-0.34 * length, 0.24 * length], 0.74 * width),
      tier(deck + 0.24 * height, 0.2 * height, [-0.3 * length, 0.1 * length], 0.6 * width),
      boxAt('house', [0.62 * width, 0.03 * height, 0.3 * length], [0, deck + 0.44 * height, -0.13 * length], 0.04),
      mirror(bar('house', [0.24 * width, deck + 0.44 * height, -0.2 * length], [0.2 * width, deck + 0.6 * height, -0.24 * length], 0.12)),
      boxAt('house', [0.5 * width, 0.03 * height, 0.04 * length], [0, deck + 0.6 * height, -0.24 * length]),
      // prettier-ignore
      edgeRail('chrome', lines, 0.02, { rise: 0.08 * height, range: [0, 0.48] }),
      mirror(boxAt('pane', [0.06, 0.05 * height, 0.3 * length], [0.5 * width, 0.66 * deck, 0])),
      boxAt('planks', [0.8 * width, 0.05, 0.1 * length], [0, 0.4 * deck, -0.5 * length]),
    );
  },
};
