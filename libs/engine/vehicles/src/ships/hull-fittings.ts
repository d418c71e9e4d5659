import type { SailingShipSpec } from '@diorama/catalogue';
import { array, bar, boxAt, group, lathe, mirror, move, radial, rod, sphere, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { copies, drumX, drumY, handWheel, plateX, rods, spread, tube } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { bulwark, edgeOf, edgeRail, hull } from './hull.js';
import type { HullLines } from './hull.js';
import { cloth } from './sails.js';

type Fit = (lines: HullLines, size: Vec3) => Shape;

/** What stands on the hull of each build: castles, cabins, figureheads, shields. */
export const FITTINGS: Readonly<Record<SailingShipSpec['hull'], Fit>> = {
  galleon: (lines, size) =>
    // prettier-ignore
    group(castle(lines, [-0.5, -0.24], 0.09 * size[1], 2), castle(lines, [0.27, 0.43], 0.05 * size[1], 1), bowsprit(lines, size), sternWindows(lines, size), deckGear(lines)),
  clipper: (lines, size) =>
    // prettier-ignore
    group(castle(lines, [-0.46, -0.3], 0.03 * size[1], 1), bowsprit(lines, size), deckGear(lines), ...[-0.12, 0.12].map((z) => move(boxAt('trim', [0.4 * lines.beam, 0.03 * size[1], 0.1 * lines.length], [0, 0, 0]), 0, edgeOf(lines, z)[1], z * lines.length))),
  longship: longshipFittings,
  yacht: (lines) => {
    const [w, y] = edgeOf(lines, -0.05);
    const l = lines.length;
    return group(
      // prettier-ignore
      plateX('body', [[-0.2 * l, y - 0.02], [0.2 * l, y], [0.12 * l, y + 0.07 * l * 0.5], [-0.2 * l, y + 0.09 * l * 0.5]], 1.1 * w),
      mirror(boxAt('glass', [0.03, 0.018 * l, 0.22 * l], [0.55 * w, y + 0.012 * l, -0.04 * l])),
      boxAt('trim', [1.2 * w, 0.05, 0.2 * l], [0, y - 0.02, -0.34 * l]),
      boxAt('dark', [0.9 * w, 0.08, 0.16 * l], [0, y - 0.01, -0.34 * l]),
      turn(handWheel('chrome', 0.05 * l), [78, 0, 0], [0, y + 0.09 * l, -0.3 * l]),
      rod('chrome', [0, y, -0.32 * l], [0, y + 0.09 * l, -0.31 * l], 0.03),
      // prettier-ignore
      edgeRail('chrome', lines, 0.018, { rise: 0.05 * l, range: [-0.48, 0.47] }),
      // prettier-ignore
      mirror(group(...spread(-0.46, 0.46, 9).map((z) => rod('chrome', [edgeOf(lines, z)[0], edgeOf(lines, z)[1], z * l], [edgeOf(lines, z)[0], edgeOf(lines, z)[1] + 0.05 * l, z * l], 0.014, 4)))),
    );
  },
  junk: (lines, size) =>
    group(
      castle(lines, [-0.5, -0.22], 0.07 * size[1], 2),
      sternWindows(lines, size),
      ...[-0.04, 0.1].map((z) =>
        boxAt('castle', [1.2 * edgeOf(lines, z)[0], 0.05 * size[1], 0.1 * lines.length], [0, edgeOf(lines, z)[1], z * lines.length]),
      ),
      // prettier-ignore
      mirror(move(sphere('white', [0.02, 0.03 * size[1], 0.03 * size[1]], { detail: 1 }), 0.8 * edgeOf(lines, 0.46)[0], 0.85 * edgeOf(lines, 0.46)[1], 0.47 * lines.length)),
    ),
  dhow: (lines, size) =>
    group(
      castle(lines, [-0.48, -0.3], 0.05 * size[1], 1),
      rod(
        'mast',
        [0, edgeOf(lines, 0.48)[1], 0.44 * lines.length],
        [0, edgeOf(lines, 0.48)[1] + 0.05 * size[1], 0.53 * lines.length],
        0.08,
      ),
    ),
  trireme: (lines, size) => {
    const l = lines.length;
    const prow = edgeOf(lines, 0.5)[1];
    return group(
      tube(
        'bronze',
        [
          [0, 0.3 * prow, 0.46 * l],
          [0, 0.18 * prow, 0.52 * l],
        ],
        0.05 * l * 0.4,
      ),
      // prettier-ignore
      mirror(group(drumX('white', 0.05 * size[1], 0.1, [0.1 * lines.beam, 0.7 * prow, 0.46 * l], { sides: 14 }), drumX('black', 0.024 * size[1], 0.14, [0.1 * lines.beam, 0.7 * prow, 0.46 * l], { sides: 12 }))),
      // prettier-ignore
      tube('trim', [[0, edgeOf(lines, -0.5)[1], -0.5 * l], [0, edgeOf(lines, -0.5)[1] + 0.1 * size[1], -0.5 * l], [0, edgeOf(lines, -0.5)[1] + 0.18 * size[1], -0.45 * l], [0, edgeOf(lines, -0.5)[1] + 0.16 * size[1], -0.4 * l]], 0.16),
      // prettier-ignore
      mirror(group(...[0.6, 0.84].map((share) => boxAt('stripe', [0.1, 0.05 * size[1] * 0.4, 0.66 * l], [lines.beam / 2 - 0.02, share * edgeOf(lines, 0)[1], -0.02 * l])))),
    );
  },
  catamaran: (lines, size) => {
    const [width, height, length] = size;
    const one: HullLines = { ...lines, beam: 0.22 * width };
    const y = edgeOf(one, 0)[1];
    return group(
      mirror(move(hull(one), 0.39 * width, 0, 0)),
      boxAt('trim', [0.8 * width, 0.3, 0.46 * length], [0, 0.7 * y, -0.14 * length]),
      // prettier-ignore
      plateX('body', [[-0.32, 0.9], [0.1, 0.9], [0.04, 1.7], [-0.02, 1.95], [-0.32, 1.95]].map(([z, s]): Point2 => [(z ?? 0) * length, (s ?? 0) * y]), 0.62 * width),
      mirror(boxAt('glass', [0.04, 0.5 * y, 0.28 * length], [0.31 * width, 1.25 * y, -0.14 * length])),
      // prettier-ignore
      plateX('glass', [[0.07, 1.25], [0.095, 1.25], [0.05, 1.65], [0.02, 1.65]].map(([z, s]): Point2 => [(z ?? 0) * length, (s ?? 0) * y]), 0.58 * width),
      rod('mast', [-0.4 * width, 0.9 * y, 0.4 * length], [0.4 * width, 0.9 * y, 0.4 * length], 0.02 * height * 0.4),
      boxAt('net', [0.6 * width, 0.02, 0.26 * length], [0, 0.8 * y, 0.26 * length]),
    );
  },
};

function longshipFittings(lines: HullLines, size: Vec3): Shape {
  const l = lines.length;
  const rise = edgeOf(lines, 0.5)[1];
  // prettier-ignore
  const shields = spread(-0.3, 0.3, 9).map((z): { at: Vec3; k: number } => ({ at: [edgeOf(lines, z)[0] + 0.06, 0.98 * edgeOf(lines, z)[1], z * l], k: Math.round(z * 100) }));
  // prettier-ignore
  const neck = (z: 1 | -1): readonly Vec3[] => [[0, 0.9 * rise, 0.49 * l * z], [0, 1.25 * rise, 0.515 * l * z], [0, 1.6 * rise, 0.5 * l * z], [0, 1.72 * rise, 0.49 * l * z]];
  const head = group(
    sweep('mast', neck(1), [0.24, 0.2, 0.18, 0.2], { sides: 8 }),
    // prettier-ignore
    sweep('mast', [[0, 1.7 * rise, 0.475 * l], [0, 1.76 * rise, 0.5 * l], [0, 1.66 * rise, 0.545 * l]], [0.2, 0.26, 0.12], { sides: 8 }),
    // prettier-ignore
    mirror(rods('mast', [[[0.1, 1.8 * rise, 0.48 * l], [0.16, 2 * rise, 0.46 * l]]], 0.06)),
    mirror(move(sphere('gilt', 0.07, { detail: 1 }), 0.2, 1.76 * rise, 0.51 * l)),
    ...spread(1, 1.6, 5).map((y) => boxAt('gilt', [0.1, 0.12, 0.3], [0, y * rise, 0.48 * l])),
  );
  return group(
    head,
    // prettier-ignore
    sweep('mast', [...neck(-1), [0, 1.62 * rise, -0.46 * l], [0, 1.5 * rise, -0.462 * l]], [0.24, 0.18, 0.15, 0.12, 0.09, 0.06], { sides: 8 }),
    // prettier-ignore
    mirror(group(...shields.map(({ at: [x, y, z], k }, n) => group(drumX((n + k) % 2 === 0 ? 'shield' : 'yellow', 0.42, 0.08, [x, y, z], { sides: 16 }), move(sphere('iron', [0.1, 0.12, 0.12], { detail: 1 }), x + 0.05, y, z))))),
    bar('mast', [0.5 * lines.beam, 1.05 * edgeOf(lines, -0.34)[1], -0.34 * l], [0.52 * lines.beam, 0.1, -0.38 * l], 0.14),
    array(boxAt('trim', [0.8 * lines.beam, 0.08, 0.3], [0, 0.86 * edgeOf(lines, 0)[1], -0.24 * l]), 7, [0, 0, 0.08 * l]),
    drumY('mast', 0.02 * size[1], 0.1, [0, edgeOf(lines, 0)[1], 0.02 * l]),
  );
}

/** A raised deck over a stretch of the hull, with railings. */
function castle(lines: HullLines, [from, to]: Point2, height: number, levels: number): Shape {
  const l = lines.length;
  const parts: Shape[] = [];
  for (let level = 0; level < levels; level++) {
    const front = to - (level * (to - from)) / 2.2;
    // prettier-ignore
    const raised: HullLines = { ...lines, sheer: lines.sheer.map(([z, y]): Point2 => [z, y + (level + 1) * height]), keel: lines.sheer.map(([z, y]): Point2 => [z, y + level * height - 0.1]), plan: lines.plan.map(([z, w]): Point2 => [z, w * (0.97 - 0.05 * level)]), fullness: 1, belly: 1 };
    const cut = spread(from, front, 6);
    const [w, y] = edgeOf(raised, front);
    parts.push(
      {
        form: 'loft',
        slot: 'castle',
        smooth: false,
        strips: [null, null, 'deck', null],
        sections: cut.map((z) => {
          const [half, top] = edgeOf(raised, z);
          const base = top - height - 0.3;
          // prettier-ignore
          return { z: z * l, outline: [[-half, base], [half, base], [half, top], [-half, top]] as Point2[] };
        }),
      },
      bulwark('body', raised, 0.4 * height, [from, front], 0.05),
      edgeRail('gilt', raised, 0.05 * height, { rise: 0.4 * height, range: [from, front] }),
      array(drumY('trim', 0.05 * height, 0.4 * height, [-0.9 * w, y - 0.02, front * l - 0.1], { sides: 6 }), 8, [(1.8 * w) / 7, 0, 0]),
      boxAt('trim', [1.9 * w, 0.08 * height, 0.12 * height], [0, y + 0.4 * height, front * l - 0.1]),
    );
  }
  return group(...parts);
}

function bowsprit(lines: HullLines, [, height, length]: Vec3): Shape {
  const y = edgeOf(lines, 0.44)[1];
  const tip: Vec3 = [0, y + 0.14 * height, 0.6 * length];
  const z = 0.46 * lines.length;
  return group(
    rod('mast', [0, y, 0.4 * lines.length], tip, 0.012 * height),
    // prettier-ignore
    cloth('sail', [[0, 0.66 * height, 0.28 * lines.length], [0, 0.64 * height, 0.285 * lines.length], [0, tip[1] - 0.05, 0.94 * tip[2]], [0, y + 0.1 * height, 0.36 * lines.length]], 0.03 * length),
    // prettier-ignore
    rods('rope', [[[0, 0.8 * height, 0.28 * lines.length], tip], [[0, 0.55 * height, 0.28 * lines.length], [0, tip[1] - 0.04 * height, 0.54 * length]]], 0.002 * height, 4),
    // prettier-ignore
    move(turn(group(sphere('gilt', [0.016 * height, 0.04 * height, 0.02 * height], { detail: 1 }), move(sphere('gilt', 0.016 * height, { detail: 1 }), 0, 0.045 * height, 0.006 * height)), [40, 0, 0]), 0, 0.92 * y, z + 0.03 * length),
  );
}

/** Rows of windows and lanterns over the stern. */
function sternWindows(lines: HullLines, [, height]: Vec3): Shape {
  const [w, y] = edgeOf(lines, -0.5);
  const z = -0.5 * lines.length;
  // prettier-ignore
  const row = (at: number): Shape => copies(group(boxAt('gilt', [0.26 * w, 0.045 * height, 0.1], [0, -0.004 * height, 0]), boxAt('lamp', [0.2 * w, 0.036 * height, 0.16], [0, 0, 0])), spread(-0.7, 0.7, 5).map((x): Vec3 => [x * w, at, z]));
  return group(
    row(0.66 * y),
    row(1.08 * y),
    boxAt('gilt', [2 * w, 0.01 * height, 0.2], [0, 0.98 * y, z]),
    boxAt('gilt', [2 * w, 0.01 * height, 0.2], [0, 0.6 * y, z]),
    // prettier-ignore
    mirror(move(group(boxAt('lamp', [0.016 * height, 0.03 * height, 0.016 * height], [0, 0, 0]), move(lathe('gilt', [[0.014 * height, 0], [0.001, 0.014 * height]], { sides: 8 }), 0, 0.03 * height, 0)), 0.8 * w, 1.5 * y + 0.12 * height, z)),
    boxAt('trim', [0.08 * w, 0.7 * y, 0.8], [0, 0.05 * y, z - 0.1]),
    mirror(
      rods(
        'trim',
        [
          [
            [0.8 * w, 0.9 * y, z],
            [0.8 * w, 1.5 * y + 0.13 * height, z],
          ],
        ],
        0.004 * height,
      ),
    ),
  );
}

/** Hatches, a capstan and the helm. */
function deckGear(lines: HullLines): Shape {
  const l = lines.length;
  const deck = (z: number): number => edgeOf(lines, z)[1];
  const r = 0.025 * l;
  return group(
    ...[-0.12, 0.14].map((z) => boxAt('dark', [0.2 * lines.beam, 0.012 * l, 0.05 * l], [0, deck(z), z * l])),
    turn(
      group(handWheel('trim', r), radial(rod('trim', [0, 0, 0.9 * r], [0, 0, 1.3 * r], 0.08 * r, 5), 8)),
      [90, 0, 0],
      [0, deck(-0.2) + 1.6 * r, -0.2 * l],
    ),
    boxAt('trim', [0.5 * r, 1.6 * r, 0.4 * r], [0, deck(-0.2), -0.21 * l]),
  );
}
