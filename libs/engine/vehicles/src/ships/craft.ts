import type { MotorShipSpec } from '@diorama/catalogue';
import { array, bar, boxAt, group, lathe, mirror, move, radial, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import {
  copies,
  drumX,
  drumY,
  drumZ,
  octagon,
  plateX,
  propeller,
  railing,
  ringX,
  ringZ,
  rods,
  seat,
  spread,
  squircle,
  steeringWheel,
  tube,
  turnedZ,
} from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { edgeOf, edgeRail, hull } from './hull.js';
import type { HullLines } from './hull.js';
import { cabin } from './superstructure.js';

const boatLines = ([width, , length]: Vec3, deck: number, style: { bow?: number; fullness?: number; rake?: number } = {}): HullLines => ({
  length,
  beam: width,
  // prettier-ignore
  sheer: [[-0.5, deck], [0.1, deck], [0.5, deck * (style.bow ?? 1.2)]],
  // prettier-ignore
  plan: [[-0.5, 0.84], [-0.2, 1], [0.1, 0.96], [0.34, 0.62], [0.5, 0.04]],
  // prettier-ignore
  keel: [[-0.5, 0], [0.25, 0], [0.5, deck * (style.rake ?? 0.7)]],
  fullness: style.fullness ?? 0.4,
});

/** Smaller craft with engines, and those of other builds. */
export const CRAFT: Partial<Record<MotorShipSpec['kind'], (size: Vec3) => Shape>> = {
  submarine: ([width, height, length]) => {
    const r = width / 2;
    // prettier-ignore
    const sail: Point2[] = [[0.02, 0.62], [0.2, 0.62], [0.19, 0.98], [0.16, 1], [0.05, 1]].map(([z, y]): Point2 => [(z ?? 0) * length, (y ?? 0) * height]);
    const ring = ([z, s]: Point2): { z: number; outline: Point2[] } => ({
      z: z * length,
      outline: squircle(s * r, s * r, 2, 20, [0, 0.34 * height]),
    });
    return group(
      // prettier-ignore
      { form: 'loft', slot: 'body', sections: [[-0.48, 0.08], [-0.4, 0.4], [-0.26, 0.84], [-0.1, 1], [0.3, 1], [0.4, 0.88], [0.46, 0.62], [0.49, 0.3], [0.5, 0.05]].map(([z, s]) => ring([z ?? 0, s ?? 0])), strips: [null, null, null, null, null, null, null, null, null, null, 'lower', 'lower', 'lower', 'lower', 'lower', 'lower', 'lower', 'lower', 'lower', null] },
      plateX('body', sail, 0.36 * width),
      boxAt('body', [0.5 * width, 0.1 * height, 0.7 * length], [0, 0.34 * height + 0.86 * r, 0], 0.05 * height),
      mirror(boxAt('body', [0.4 * width, 0.04 * height, 0.06 * length], [0.3 * width, 0.84 * height, 0.13 * length])),
      mirror(boxAt('body', [0.5 * width, 0.05 * height, 0.07 * length], [0.26 * width, 0.32 * height, -0.42 * length])),
      boxAt('body', [0.06 * width, 0.62 * height, 0.07 * length], [0, 0.04 * height, -0.42 * length]),
      // prettier-ignore
      rods('steel', [[[0, 0.9 * height, 0.14 * length], [0, 1.2 * height, 0.14 * length]], [[0.05 * width, 0.9 * height, 0.11 * length], [0.05 * width, 1.12 * height, 0.11 * length]]], 0.025 * width),
      boxAt('steel', [0.05 * width, 0.03 * height, 0.016 * length], [0, 1.18 * height, 0.145 * length]),
      { form: 'placed', part: propeller('bronze', 0.4 * r * 1.6, 5), move: [0, 0.34 * height, -0.485 * length] },
      mirror(
        array(boxAt('dark', [0.1 * width, 0.04 * height, 0.02 * length], [0.44 * width, 0.5 * height, -0.2 * length]), 7, [
          0,
          0,
          0.05 * length,
        ]),
      ),
      boxAt('pane', [0.38 * width, 0.04 * height, 0.01 * length], [0, 0.9 * height, 0.19 * length]),
    );
  },
  speedboat: (size) => {
    const [width, height, length] = size;
    const deck = 0.5 * height;
    const lines = boatLines(size, deck, { bow: 1.15 });
    return group(
      hull(lines, { bottom: 'trim', strake: 'body', deck: 'trim' }),
      boxAt('dark', [0.66 * width, 0.02, 0.4 * length], [0, deck, -0.18 * length]),
      mirror(boxAt('body', [0.1 * width, 0.14 * height, 0.5 * length], [0.4 * width, deck - 0.02, -0.2 * length], 0.03)),
      mirror(move(seat('white', 0.5, 0.5), 0.2 * width, deck + 0.22, -0.02 * length)),
      boxAt('white', [0.7 * width, 0.2, 0.5], [0, deck, -0.3 * length], 0.05),
      boxAt('white', [0.7 * width, 0.5, 0.12], [0, deck, -0.36 * length], 0.05),
      // prettier-ignore
      plateX('glass', [[0.12 * length, deck], [0.13 * length, deck], [0.05 * length, height], [0.04 * length, height]], 0.74 * width),
      move(steeringWheel(0.18), 0.2 * width, deck + 0.36, 0.04 * length),
      boxAt('black', [0.4, 0.5, 0.44], [0, 0.7 * height - 0.1, -0.48 * length], 0.08),
      boxAt('black', [0.14, 0.6 * height, 0.2], [0, 0.1, -0.49 * length]),
      // prettier-ignore
      edgeRail('chrome', lines, 0.018, { rise: 0.1 * height, range: [0.2, 0.48] }),
      boxAt('stripe', [0.2 * width, 0.02, 0.2 * length], [0, 1.04 * deck, 0.28 * length]),
    );
  },
  'jet-ski': ([width, height, length]) => {
    // prettier-ignore
    const lines: HullLines = { ...boatLines([width, height, length], 0.4 * height, { bow: 1.1 }), plan: [[-0.5, 0.8], [-0.1, 1], [0.2, 0.9], [0.4, 0.5], [0.5, 0.06]] };
    return group(
      hull(lines, { bottom: 'trim', side: 'trim', strake: 'body', deck: 'dark' }),
      // prettier-ignore
      plateX('body', [[0.5, 0.4], [0.46, 0.5], [0.24, 0.72], [0.1, 0.86], [0.02, 0.8], [0, 0.4]].map(([z, y]): Point2 => [(z ?? 0) * length, (y ?? 0) * height]), 0.5 * width),
      // prettier-ignore
      plateX('seat', [[-0.46, 0.4], [0.04, 0.4], [0.04, 0.64], [-0.12, 0.62], [-0.2, 0.7], [-0.44, 0.74]].map(([z, y]): Point2 => [(z ?? 0) * length, (y ?? 0) * height]), 0.3 * width),
      rod('dark', [0, 0.78 * height, 0.12 * length], [0, 0.96 * height, 0.06 * length], 0.05),
      // prettier-ignore
      tube('dark', [[-0.38 * width, 0.94 * height, 0], [-0.1 * width, 0.98 * height, 0.06 * length], [0.1 * width, 0.98 * height, 0.06 * length], [0.38 * width, 0.94 * height, 0]], 0.03),
      mirror(boxAt('stripe', [0.02, 0.1 * height, 0.24 * length], [0.25 * width, 0.5 * height, 0.14 * length])),
    );
  },
  lifeboat: (size) => {
    const [width, height, length] = size;
    // prettier-ignore
    const lines: HullLines = { ...boatLines(size, 0.5 * height), plan: [[-0.5, 0.1], [-0.4, 0.7], [-0.2, 1], [0.2, 1], [0.4, 0.7], [0.5, 0.1]], sheer: [[-0.5, 0.56 * height], [0, 0.48 * height], [0.5, 0.58 * height]], keel: [[-0.5, 0.3 * height], [-0.3, 0], [0.3, 0], [0.5, 0.3 * height]] };
    return group(
      hull(lines, { bottom: 'body', strake: 'trim', deck: 'body' }),
      // prettier-ignore
      { form: 'loft', slot: 'body', smooth: false, sections: [[-0.42, 0.4], [-0.26, 0.85], [0.26, 0.85], [0.42, 0.4]].map(([z, w]) => ({ z: (z ?? 0) * length, outline: octagon((w ?? 1) * width, 0.7 * height, 0.14 * height, [0, 0.52 * height]) })) },
      mirror(
        array(boxAt('pane', [0.04, 0.1 * height, 0.06 * length], [0.42 * width, 0.62 * height, -0.2 * length]), 5, [0, 0, 0.1 * length]),
      ),
      boxAt('body', [0.4 * width, 0.16 * height, 0.18 * length], [0, 0.84 * height, -0.2 * length], 0.06),
      boxAt('pane', [0.41 * width, 0.07 * height, 0.181 * length], [0, 0.9 * height, -0.2 * length]),
      edgeRail('rope', lines, 0.025, { rise: -0.06 * height }),
      mirror(boxAt('white', [0.03, 0.04 * height, 0.7 * length], [0.5 * width, 0.4 * height, 0])),
      { form: 'placed', part: propeller('bronze', 0.14 * height, 3), move: [0, 0.12 * height, -0.47 * length] },
    );
  },
  'paddle-steamer': (size) => {
    const [width, height, length] = size;
    const deck = 0.14 * height;
    const lines = boatLines([0.86 * width, height, 0.9 * length], deck, { fullness: 0.8 });
    const r = 0.24 * height;
    const level = 0.18 * height;
    const z = 0.04 * length;
    return group(
      move(hull(lines, { strake: 'trim' }), 0, 0, z),
      // prettier-ignore
      ...[0, 1].map((k) => group(cabin([0.6 * width, level, (0.62 - 0.1 * k) * length], [0, deck + k * level, z], 1, 12), boxAt('deck', [0.82 * width, 0.02 * height, (0.74 - 0.08 * k) * length], [0, deck + (k + 1) * level, z]), mirror(array(drumY('white', 0.012 * height, level, [0.39 * width, deck + k * level, z - 0.34 * length], { sides: 6 }), 10, [0, 0, 0.074 * length])), mirror(railing('white', spread(-0.36, 0.34, 10).map((s): Vec3 => [0.39 * width, deck + k * level, z + s * length * (1 - 0.1 * k)]), 0.06 * height, 0.004 * height)))),
      cabin([0.3 * width, 0.14 * height, 0.12 * length], [0, deck + 2 * level, z + 0.14 * length], 1, 3),
      // prettier-ignore
      mirror(group(drumY('black', 0.03 * height, 0.46 * height, [0.16 * width, deck + 2 * level, z + 0.24 * length], { sides: 12 }), drumY('red', 0.045 * height, 0.03 * height, [0.16 * width, deck + 2 * level + 0.44 * height, z + 0.24 * length], { top: 0.06 * height, sides: 12 }))),
      move(turn(group(radial(boxAt('red', [0.5 * width, 0.02 * height, 0.3 * r], [0, 0, 0.85 * r]), 12)), [0, 0, 0]), 0, 0, 0),
      // prettier-ignore
      move(group(...spread(0, 330, 12).map((a) => turn(boxAt('red', [0.6 * width, 0.26 * r, 0.03 * r], [0, 0.76 * r, 0]), [a, 0, 0])), ...[-0.3, 0, 0.3].map((x) => group(ringX('red', 0.9 * r, 0.04 * r, [x * width, 0, 0]), ...spread(0, 150, 6).map((a) => turn(boxAt('red', [0.05 * r, 1.8 * r, 0.06 * r], [x * width, -0.9 * r, 0]), [a, 0, 0])))), drumX('iron', 0.1 * r, 0.66 * width, [0, 0, 0])), 0, r, -0.5 * length + r),
      mirror(bar('trim', [0.33 * width, deck + 0.04 * height, -0.36 * length], [0.33 * width, r, -0.5 * length + r], 0.04 * height)),
    );
  },
  barge: (size) => {
    const [width, height, length] = size;
    const deck = 0.46 * height;
    // prettier-ignore
    const lines: HullLines = { ...boatLines(size, deck), plan: [[-0.5, 0.86], [-0.4, 1], [0.36, 1], [0.46, 0.7], [0.5, 0.3]], fullness: 0.95 };
    return group(
      hull(lines, { strake: 'trim' }),
      boxAt('frame', [0.8 * width, 0.12 * height, 0.62 * length], [0, deck, 0.08 * length]),
      boxAt('coal', [0.72 * width, 0.1 * height, 0.58 * length], [0, deck + 0.06 * height, 0.08 * length], 0.3),
      cabin([0.7 * width, 0.36 * height, 0.12 * length], [0, deck, -0.36 * length], 1, 3),
      boxAt('boxa', [0.78 * width, 0.04 * height, 0.14 * length], [0, deck + 0.36 * height, -0.36 * length]),
      rod('white', [0, deck, 0.44 * length], [0, height, 0.44 * length], 0.06),
    );
  },
  houseboat: (size) => {
    const [width, height, length] = size;
    const deck = 0.22 * height;
    // prettier-ignore
    const lines: HullLines = { ...boatLines(size, deck), plan: [[-0.5, 0.9], [-0.4, 1], [0.36, 1], [0.5, 0.6]], fullness: 0.95 };
    const house = 0.62 * length;
    return group(
      hull(lines, { strake: 'trim', deck: 'planks' }),
      boxAt('house', [0.8 * width, 0.46 * height, house], [0, deck, -0.06 * length], 0.04),
      // prettier-ignore
      plateX('roof', [[-0.4 * length, deck + 0.46 * height], [0.28 * length, deck + 0.46 * height], [0.26 * length, deck + 0.52 * height], [-0.38 * length, deck + 0.52 * height]], 0.92 * width),
      // prettier-ignore
      mirror(group(...spread(-0.3, 0.16, 4).map((z) => group(boxAt('trim', [0.03, 0.24 * height, 0.12 * length], [0.4 * width, deck + 0.14 * height, z * length]), boxAt('pane', [0.05, 0.2 * height, 0.1 * length], [0.4 * width, deck + 0.16 * height, z * length]))))),
      boxAt('accent', [0.3 * width, 0.38 * height, 0.04], [0, deck, 0.25 * length]),
      drumY('dark', 0.12, 0.2 * height, [0.2 * width, deck + 0.5 * height, -0.24 * length], { sides: 10 }),
      // prettier-ignore
      edgeRail('trim', lines, 0.03, { rise: 0.2 * height, range: [0.24, 0.5] }),
      mirror(
        group(
          ...spread(0.26, 0.48, 4).map((z) =>
            rod('trim', [edgeOf(lines, z)[0], deck, z * length], [edgeOf(lines, z)[0], deck + 0.22 * height, z * length], 0.03, 5),
          ),
        ),
      ),
      // prettier-ignore
      ...[-0.2, 0, 0.14].map((z) => group(boxAt('clay', [0.3, 0.2, 0.6], [0.2 * width, deck + 0.52 * height, z * length]), move(sphere('green', [0.2, 0.18, 0.36], { detail: 1, roughness: 0.3 }), 0.2 * width, deck + 0.52 * height + 0.26, z * length))),
    );
  },
  hovercraft: ([width, height, length]) => {
    const plan = (w: number, l: number): Point2[] => squircle((w * width) / 2, (l * length) / 2, 4, 24);
    // prettier-ignore
    const skirt: Shape = { form: 'placed', turn: [-90, 0, 0], part: { form: 'loft', slot: 'tyre', sections: [[0, 0.9], [0.1, 1], [0.2, 0.98], [0.26, 0.9]].map(([y, s]) => ({ z: (y ?? 0) * height, outline: plan(s ?? 1, s ?? 1) })) } };
    return group(
      skirt,
      boxAt('trim', [0.9 * width, 0.06 * height, 0.9 * length], [0, 0.25 * height, 0], 0.04),
      // prettier-ignore
      plateX('body', [[-0.2, 0.3], [0.36, 0.3], [0.26, 0.62], [0.16, 0.68], [-0.2, 0.68]].map(([z, y]): Point2 => [(z ?? 0) * length, (y ?? 0) * height]), 0.6 * width),
      // prettier-ignore
      plateX('pane', [[-0.16, 0.46], [0.3, 0.46], [0.25, 0.62], [-0.16, 0.62]].map(([z, y]): Point2 => [(z ?? 0) * length, (y ?? 0) * height]), 0.62 * width),
      // prettier-ignore
      mirror(group(ringZ('dark', 0.27 * height, 0.03 * height, [0.22 * width, 0.66 * height, -0.36 * length]), { form: 'placed', part: propeller('accent', 0.25 * height, 4), move: [0.22 * width, 0.66 * height, -0.36 * length] }, boxAt('dark', [0.06, 0.42 * height, 0.06 * length], [0.22 * width, 0.28 * height, -0.36 * length]), boxAt('body', [0.03 * width, 0.5 * height, 0.1 * length], [0.22 * width, 0.44 * height, -0.45 * length]))),
    );
  },
  airboat: ([width, height, length]) => {
    const z = -0.3 * length;
    return group(
      plateX(
        'body',
        [
          [-0.5, 0.02],
          [0.3, 0.02],
          [0.5, 0.16],
          [0.5, 0.2],
          [-0.5, 0.2],
        ].map(([a, b]): Point2 => [(a ?? 0) * length, (b ?? 0) * height]),
        width,
      ),
      ringZ('steel', 0.36 * height, 0.02 * height, [0, 0.6 * height, z]),
      ...[0.12, 0.24].map((r) => ringZ('steel', r * height, 0.01 * height, [0, 0.6 * height, z - 0.06 * length])),
      { form: 'placed', part: propeller('black', 0.33 * height, 3), move: [0, 0.6 * height, z] },
      boxAt('metal', [0.24 * width, 0.24 * height, 0.16 * length], [0, 0.46 * height, z + 0.12 * length]),
      mirror(bar('frame', [0.3 * width, 0.2 * height, z + 0.2 * length], [0.1 * width, 0.6 * height, z + 0.04 * length], 0.04)),
      move(seat('seat', 0.5, 0.5), 0, 0.62 * height, 0.06 * length),
      mirror(bar('frame', [0.2, 0.2 * height, 0.06 * length], [0.2, 0.58 * height, 0.06 * length], 0.05)),
      boxAt('seat', [0.7 * width, 0.2 * height, 0.12 * length], [0, 0.2 * height, 0.24 * length], 0.04),
      mirror(boxAt('accent', [0.02, 0.32 * height, 0.1 * length], [0.12 * width, 0.44 * height, -0.46 * length])),
    );
  },
  'pedal-boat': ([width, height, length]) => {
    // prettier-ignore
    const swan: readonly Vec3[] = [[0, 0.3 * height, 0.36 * length], [0, 0.5 * height, 0.46 * length], [0, 0.76 * height, 0.42 * length], [0, 0.92 * height, 0.38 * length], [0, 0.96 * height, 0.46 * length]];
    return group(
      // prettier-ignore
      { form: 'loft', slot: 'body', sections: [[-0.5, 0.1, 0.44], [-0.4, 0.6, 0.4], [-0.1, 1, 0.34], [0.2, 0.96, 0.36], [0.4, 0.6, 0.42], [0.48, 0.2, 0.42]].map(([z, w, h]) => ({ z: (z ?? 0) * length, outline: squircle(((w ?? 1) * width) / 2, ((h ?? 1) * height) / 2, 3, 16, [0, ((h ?? 1) * height) / 2]) })) },
      { form: 'sweep', slot: 'body', path: swan, radius: [0.3, 0.22, 0.17, 0.2, 0.16], sides: 12 },
      {
        form: 'sweep',
        slot: 'orange',
        path: [
          [0, 0.95 * height, 0.46 * length],
          [0, 0.9 * height, 0.56 * length],
        ],
        radius: [0.13, 0.02],
        sides: 8,
      },
      mirror(move(sphere('black', 0.05, { detail: 1 }), 0.14, 0.98 * height, 0.44 * length)),
      mirror(move(sphere('body', [0.2, 0.22 * height, 0.3 * length], { detail: 2 }), 0.46 * width, 0.34 * height, -0.1 * length)),
      boxAt('blue', [0.7 * width, 0.04, 0.4 * length], [0, 0.36 * height, -0.04 * length]),
      mirror(move(seat('red', 0.5, 0.4), 0.2 * width, 0.46 * height, -0.1 * length)),
    );
  },
  submersible: ([width, height, length]) =>
    group(
      // prettier-ignore
      { form: 'loft', slot: 'body', sections: [[-0.5, 0.2], [-0.4, 0.7], [-0.1, 1], [0.1, 1], [0.2, 0.86]].map(([z, s]) => ({ z: (z ?? 0) * length, outline: squircle((s ?? 1) * 0.36 * width, (s ?? 1) * 0.34 * height, 3, 20, [0, 0.5 * height]) })) },
      move(sphere('glass', 0.35 * height, { detail: 3 }), 0, 0.48 * height, 0.2 * length),
      ringZ('trim', 0.34 * height, 0.04 * height, [0, 0.48 * height, 0.2 * length]),
      drumY('accent', 0.14 * height, 0.18 * height, [0, 0.8 * height, -0.1 * length], { sides: 14 }),
      // prettier-ignore
      mirror(group(drumZ('trim', 0.1 * height, 0.7 * length, [0.4 * width, 0.16 * height, 0], { sides: 12 }), boxAt('frame', [0.06, 0.3 * height, 0.1], [0.36 * width, 0.16 * height, 0.2 * length]), boxAt('frame', [0.06, 0.3 * height, 0.1], [0.36 * width, 0.16 * height, -0.2 * length]))),
      // prettier-ignore
      mirror(group(turnedZ('dark', [[0.14 * height, 0], [0.16 * height, 0.16 * length]], [0.42 * width, 0.56 * height, -0.4 * length], { smooth: false }), { form: 'placed', part: propeller('steel', 0.12 * height, 4), move: [0.42 * width, 0.56 * height, -0.42 * length] })),
      // prettier-ignore
      mirror(group(tube('steel', [[0.24 * width, 0.24 * height, 0.3 * length], [0.3 * width, 0.2 * height, 0.42 * length], [0.2 * width, 0.18 * height, 0.52 * length]], 0.03 * height), rods('steel', [[[0.2 * width, 0.18 * height, 0.52 * length], [0.14 * width, 0.22 * height, 0.56 * length]], [[0.2 * width, 0.18 * height, 0.52 * length], [0.16 * width, 0.12 * height, 0.57 * length]]], 0.02 * height))),
      // prettier-ignore
      copies(turnedZ('lamp', [[0.05 * height, 0], [0.09 * height, 0.08 * height]], [0, 0, 0]), [[0.24 * width, 0.86 * height, 0.18 * length], [-0.24 * width, 0.86 * height, 0.18 * length]]),
      funnelFin(height, length),
    ),
};

const funnelFin = (height: number, length: number): Shape =>
  group(
    // prettier-ignore
    plateX('accent', [[-0.5 * length, 0.5 * height], [-0.34 * length, 0.7 * height], [-0.4 * length, height], [-0.5 * length, height]], 0.06 * height),
    move(
      lathe('steel', [
        [0.02 * height, 0],
        [0.02 * height, 0.08 * height],
      ]),
      0,
      0.96 * height,
      -0.1 * length,
    ),
  );
