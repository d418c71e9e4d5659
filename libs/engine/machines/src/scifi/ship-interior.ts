import { array, bar, boxAt, group, lathe, mirror, move, radial, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { drumY, drumZ, octagon, plateX, range, ringZ, smoothed, spread, squircle, torusY, tube, turnedZ } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { door } from './door.js';

/** Draws a thing of the future to a size. */
export type DrawSciFi = (size: Vec3) => Shape;

/** A field of small lit buttons on a plate that faces +z, from the lower left corner. */
const buttons = (columns: number, rows: number, [width, height]: Point2, [x, y, z]: Vec3): Shape =>
  // prettier-ignore
  group(...range(columns * rows).map((k) => boxAt(['amber', 'glow', 'redlamp', 'greenlamp', 'white'][(k * 7) % 5] ?? 'glow', [(0.6 * width) / columns, (0.5 * height) / rows, 0.015], [x + ((k % columns) + 0.5) * (width / columns), y + Math.floor(k / columns) * (height / rows), z])));

/** A desk with a sloped panel; its screens face +z, where the operator sits. */
const consoleBase = (width: number, height: number, depth: number): Shape =>
  group(
    // prettier-ignore
    plateX('body', [[-0.5, 0], [0.3, 0], [0.18, 0.16], [0.24, 0.56], [0.5, 0.62], [0.5, 0.68], [-0.1, 0.86], [-0.2, 1], [-0.5, 1]].map(([z, y]): Point2 => [(z ?? 0) * depth, (y ?? 0) * height]), width),
    // prettier-ignore
    mirror(plateX('trim', [[-0.52, 0], [0.34, 0], [0.22, 0.16], [0.28, 0.54], [0.54, 0.6], [0.54, 0.7], [-0.08, 0.9], [-0.18, 1.03], [-0.52, 1.03]].map(([z, y]): Point2 => [(z ?? 0) * depth, (y ?? 0) * height]), 0.04 * width, 0.49 * width)),
  );

/** A sloped panel on such a desk. */
const slope = (part: Shape, height: number, depth: number): Shape =>
  turn(part, [-Math.atan2(0.6 * depth, 0.18 * height) * (180 / Math.PI), 0, 0], [0, 0.69 * height, 0.48 * depth]);

/** What stands in ships and stations. */
export const INTERIOR = {
  'hologram-table': ([width, height]) => {
    const r = width / 2;
    const top = 0.46 * height;
    return group(
      // prettier-ignore
      lathe('body', [[0.9 * r, 0], [0.9 * r, 0.05 * height], [0.5 * r, 0.1 * height], [0.45 * r, 0.3 * height], [0.96 * r, 0.4 * height], [r, top], [0.9 * r, top]], { sides: 8, smooth: false }),
      drumY('dark', 0.88 * r, 0.01 * height, [0, top - 0.004 * height, 0], { sides: 28 }),
      torusY('hologram', 0.84 * r, 0.012 * r, [0, top + 0.006 * height, 0], 32),
      drumY('hologram', 0.3 * r, 0.012 * height, [0, top, 0], { sides: 24 }),
      move(sphere('planet', 0.36 * r, { detail: 3 }), 0, top + 0.26 * height, 0),
      ...[
        [0, 0],
        [70, 20],
        [20, 70],
      ].map(([a, b], k) =>
        turn(torusY('hologram', (0.5 + 0.09 * k) * r, 0.008 * r, [0, 0, 0], 36), [a ?? 0, 0, b ?? 0], [0, top + 0.26 * height, 0]),
      ),
      ...range(5).map((k) =>
        move(
          sphere('hologram', 0.03 * r, { detail: 1 }),
          0.62 * r * Math.sin(2 * k),
          top + (0.16 + 0.05 * k) * height,
          0.62 * r * Math.cos(2 * k),
        ),
      ),
      radial(turn(boxAt('screen', [0.36 * r, 0.03, 0.16 * r], [0, 0, 0]), [20, 0, 0], [0, 0.43 * height, 0.9 * r]), 8),
      radial(boxAt('neon', [0.04 * r, 0.16 * height, 0.02], [0, 0.12 * height, 0.47 * r]), 8),
    );
  },
  hologram: ([width, height]) => {
    const r = width / 2;
    return group(
      lathe(
        'body',
        [
          [r, 0],
          [r, 0.04 * height],
          [0.8 * r, 0.07 * height],
          [0.5 * r, 0.07 * height],
        ],
        { sides: 24, smooth: false },
      ),
      torusY('hologram', 0.66 * r, 0.03 * r, [0, 0.075 * height, 0], 28),
      // A standing figure of light.
      // prettier-ignore
      { form: 'implicit', slot: 'figure', blend: 0.05 * height, cell: height / 60, bones: [{ from: [0, 0.46 * height, 0], to: [0, 0.76 * height, 0], radii: [0.075 * height, 0.1 * height] }, { from: [0, 0.8 * height, 0], to: [0, 0.86 * height, 0], radii: [0.04 * height, 0.04 * height] }, { from: [0, 0.91 * height, 0], to: [0, 0.93 * height, 0], radii: [0.06 * height, 0.055 * height] }, { from: [0.05 * height, 0.46 * height, 0], to: [0.06 * height, 0.13 * height, 0], radii: [0.06 * height, 0.035 * height] }, { from: [-0.05 * height, 0.46 * height, 0], to: [-0.06 * height, 0.13 * height, 0], radii: [0.06 * height, 0.035 * height] }, { from: [0.11 * height, 0.76 * height, 0], to: [0.17 * height, 0.5 * height, 0.03 * height], radii: [0.04 * height, 0.025 * height] }, { from: [-0.11 * height, 0.76 * height, 0], to: [-0.17 * height, 0.52 * height, 0.05 * height], radii: [0.04 * height, 0.025 * height] }] },
      ...spread(0.14, 0.95, 9).map((y, k) =>
        torusY('hologram', (0.5 - 0.012 * k) * r + 0.06 * height, 0.004 * height, [0, y * height, 0], 28),
      ),
    );
  },
  'control-console': ([width, height, depth]) =>
    group(
      consoleBase(width, height, depth),
      // prettier-ignore
      slope(group(boxAt('dark', [0.88 * width, 0.55 * depth, 0.02], [0, 0.03 * depth, 0]), buttons(14, 4, [0.8 * width, 0.34 * depth], [-0.4 * width, 0.06 * depth, 0.012]), mirror(boxAt('screen', [0.18 * width, 0.14 * depth, 0.02], [0.28 * width, 0.42 * depth, 0.01])), ...spread(-0.1, 0.1, 4).map((x) => boxAt('steel', [0.02 * width, 0.03 * depth, 0.06], [x * width, 0.46 * depth, 0.02]))), height, depth),
      // prettier-ignore
      ...[-0.32, 0, 0.32].map((x, k) => turn(group(boxAt('dark', [0.3 * width, 0.42 * height, 0.04], [0, 0, 0], 0.01), boxAt('screen', [0.27 * width, 0.36 * height, 0.02], [0, 0.03 * height, 0.02])), [-8, (k - 1) * -14, 0], [x * width, 1.0 * height, -0.3 * depth])),
      boxAt('neon', [0.9 * width, 0.02 * height, 0.02], [0, 0.1 * height, 0.27 * depth]),
      mirror(drumY('steel', 0.02 * width, 0.1 * height, [0.42 * width, 0.66 * height, 0.4 * depth], { sides: 8 })),
    ),
  'computer-console': ([width, height, depth]) =>
    group(
      boxAt('body', [width, 0.9 * height, 0.5 * depth], [0, 0, -0.25 * depth], 0.03),
      // prettier-ignore
      plateX('body', [[0, 0], [0.2, 0], [0.24, 0.34], [0.5, 0.38], [0.5, 0.42], [0, 0.48]].map(([z, y]): Point2 => [(z ?? 0) * depth, (y ?? 0) * height]), 0.96 * width),
      boxAt('dark', [0.84 * width, 0.26 * height, 0.03], [0, 0.54 * height, 0.005 * depth]),
      mirror(boxAt('screen', [0.36 * width, 0.2 * height, 0.02], [0.2 * width, 0.57 * height, 0.03])),
      ...[-0.3, 0.3].map((x) =>
        group(
          drumZ('dark', 0.1 * height, 0.03, [x * width, 0.82 * height + 0.03 * height, 0.01 * depth], { sides: 20 }),
          ...range(3).map((k) =>
            ringZ('steel', (0.03 + 0.02 * k) * height, 0.004 * height, [x * width, 0.85 * height, 0.012 * depth + 0.02], 16),
          ),
        ),
      ),
      buttons(10, 2, [0.5 * width, 0.06 * height], [-0.25 * width, 0.82 * height, 0.01]),
      turn(buttons(18, 3, [0.8 * width, 0.22 * depth], [-0.4 * width, 0, 0]), [-80, 0, 0], [0, 0.425 * height, 0.44 * depth]),
      boxAt('neon', [1.01 * width, 0.015 * height, 0.51 * depth], [0, 0.88 * height, -0.25 * depth]),
      boxAt('body', [0.9 * width, 0.1 * height, 0.4 * depth], [0, 0.9 * height, -0.25 * depth], 0.02),
    ),
  'captain-chair': ([width, height, depth]) =>
    group(
      lathe(
        'dark',
        [
          [0.5 * width, 0],
          [0.5 * width, 0.04 * height],
          [0.2 * width, 0.08 * height],
          [0.14 * width, 0.3 * height],
        ],
        { sides: 20, smooth: false },
      ),
      boxAt('seat', [0.6 * width, 0.1 * height, 0.6 * depth], [0, 0.3 * height, 0], 0.04),
      turn(boxAt('seat', [0.58 * width, 0.56 * height, 0.12 * depth], [0, 0, 0], 0.04), [-10, 0, 0], [0, 0.36 * height, -0.28 * depth]),
      turn(boxAt('body', [0.72 * width, 0.66 * height, 0.06 * depth], [0, 0, 0], 0.03), [-10, 0, 0], [0, 0.32 * height, -0.36 * depth]),
      boxAt('seat', [0.36 * width, 0.14 * height, 0.12 * depth], [0, 0.86 * height, -0.4 * depth], 0.03),
      // prettier-ignore
      mirror(group(boxAt('body', [0.14 * width, 0.3 * height, 0.5 * depth], [0.4 * width, 0.26 * height, 0], 0.02), boxAt('body', [0.16 * width, 0.04 * height, 0.66 * depth], [0.4 * width, 0.55 * height, 0.04 * depth], 0.01), turn(boxAt('screen', [0.13 * width, 0.01, 0.2 * depth], [0, 0, 0]), [12, 0, 0], [0.4 * width, 0.6 * height, 0.24 * depth]), boxAt('neon', [0.01, 0.02 * height, 0.4 * depth], [0.474 * width, 0.46 * height, 0]))),
    ),
  'cryo-pod': ([width, height, length]) =>
    group(
      // prettier-ignore
      { form: 'loft', slot: 'body', smooth: false, sections: [[-0.5, 0.8], [-0.44, 1], [0.42, 1], [0.5, 0.7]].map(([z, s]) => ({ z: (z ?? 0) * length, outline: octagon((s ?? 1) * width, 0.56 * height, 0.12 * height, [0, 0.28 * height]) })) },
      // prettier-ignore
      { form: 'loft', slot: 'cover', sections: [[-0.4, 0.5], [-0.34, 0.9], [0.32, 0.9], [0.42, 0.4]].map(([z, s]) => ({ z: (z ?? 0) * length, outline: squircle(0.4 * width, (s ?? 1) * 0.42 * height, 2.4, 16, [0, 0.52 * height]) })) },
      // prettier-ignore
      ...[-0.36, -0.02, 0.34].map((z) => ({ form: 'placed', move: [0, 0, z * length], part: { form: 'loft', slot: 'trim', sections: [-0.02, 0.02].map((dz) => ({ z: dz * length, outline: squircle(0.42 * width, 0.43 * height, 2.4, 16, [0, 0.52 * height]) })) } }) satisfies Shape),
      boxAt('trim', [0.9 * width, 0.06 * height, 0.14 * length], [0, 0.54 * height, -0.44 * length], 0.02),
      mirror(boxAt('neon', [0.02 * width, 0.03 * height, 0.76 * length], [0.5 * width, 0.4 * height, 0])),
      turn(boxAt('screen', [0.3 * width, 0.14 * height, 0.02], [0, 0, 0]), [-30, 0, 0], [0, 0.36 * height, 0.5 * length]),
      mirror(
        tube(
          'steel',
          [
            [0.3 * width, 0.1 * height, -0.5 * length],
            [0.4 * width, 0.06 * height, -0.56 * length],
            [0.5 * width, 0.04 * height, -0.4 * length],
            [0.52 * width, 0.1 * height, 0],
          ],
          0.03 * width,
        ),
      ),
      boxAt('dark', [0.7 * width, 0.08 * height, 0.7 * length], [0, 0, 0]),
    ),
  'cryo-chamber': ([width, height, depth]) =>
    group(
      lathe(
        'body',
        [
          [0.5 * width, 0],
          [0.5 * width, 0.1 * height],
          [0.42 * width, 0.14 * height],
        ],
        { sides: 24, smooth: false },
      ),
      lathe(
        'cover',
        [
          [0.38 * width, 0.12 * height],
          [0.38 * width, 0.84 * height],
        ],
        { sides: 26 },
      ),
      lathe(
        'body',
        [
          [0.42 * width, 0.84 * height],
          [0.5 * width, 0.88 * height],
          [0.5 * width, 0.96 * height],
          [0.3 * width, height],
        ],
        { sides: 24, smooth: false },
      ),
      boxAt('body', [0.6 * width, 0.78 * height, 0.2 * depth], [0, 0.1 * height, -0.38 * depth], 0.03),
      ...[0.3, 0.5, 0.7].map((y) => torusY('trim', 0.385 * width, 0.012 * width, [0, y * height, 0])),
      torusY('neon', 0.43 * width, 0.014 * width, [0, 0.125 * height, 0]),
      torusY('neon', 0.43 * width, 0.014 * width, [0, 0.855 * height, 0]),
      mirror(
        tube(
          'dark',
          [
            [0.26 * width, 0.95 * height, -0.2 * depth],
            [0.5 * width, 0.9 * height, -0.4 * depth],
            [0.46 * width, 0.4 * height, -0.46 * depth],
            [0.46 * width, 0, -0.46 * depth],
          ],
          0.04 * width,
        ),
      ),
      turn(boxAt('screen', [0.22 * width, 0.08 * height, 0.03], [0, 0, 0]), [-24, 0, 0], [0, 0.03 * height, 0.49 * width]),
    ),
  airlock: ([width, height, depth]) => door(width, height, depth, true),
  hatch: ([width, , depth]) => {
    const r = width / 2;
    const wheelRing = ringZ('accent', 0.34 * r, 0.035 * r, [0, r, 0.46 * depth], 20);
    return group(
      turnedZ(
        'body',
        [
          [r, -0.4 * depth],
          [r, 0.05 * depth],
          [0.84 * r, 0.1 * depth],
        ],
        [0, r, 0],
        { smooth: false, sides: 28 },
      ),
      turnedZ(
        'trim',
        [
          [0.78 * r, 0],
          [0.76 * r, 0.14 * depth],
          [0.6 * r, 0.22 * depth],
        ],
        [0, r, 0.08 * depth],
        { smooth: false, sides: 28 },
      ),
      ...range(10).map((k) =>
        drumZ(
          'dark',
          0.05 * r,
          0.1 * depth,
          [0.91 * r * Math.cos((k * Math.PI) / 5), r + 0.91 * r * Math.sin((k * Math.PI) / 5), 0.08 * depth],
          { sides: 6 },
        ),
      ),
      wheelRing,
      ...[0, 60, 120].map((a) =>
        turn(boxAt('accent', [0.05 * r, 0.68 * r, 0.06 * depth], [0, -0.34 * r, 0]), [0, 0, a], [0, r, 0.43 * depth]),
      ),
      drumZ('steel', 0.07 * r, 0.3 * depth, [0, r, 0.36 * depth]),
      ...range(4).map((k) =>
        turn(boxAt('steel', [0.09 * r, 0.26 * r, 0.1 * depth], [0, 0.58 * r, 0]), [0, 0, 45 + 90 * k], [0, r, 0.24 * depth]),
      ),
      mirror(boxAt('dark', [0.16 * r, 0.2 * r, 0.3 * depth], [0.98 * r, 0.9 * r, 0])),
    );
  },
  'blast-door': ([width, height, depth]) => door(width, height, depth, false),
  'space-suit-stand': ([width, height, depth]) =>
    group(
      drumY('dark', 0.44 * width, 0.03 * height, [0, 0, 0], { sides: 20 }),
      rod('steel', [0, 0, -0.36 * depth], [0, 0.86 * height, -0.36 * depth], 0.03 * width),
      // prettier-ignore
      { form: 'implicit', slot: 'body', blend: 0.06 * height, cell: height / 70, bones: [{ from: [0, 0.5 * height, 0], to: [0, 0.74 * height, 0], radii: [0.1 * height, 0.13 * height] }, { from: [0.06 * height, 0.46 * height, 0], to: [0.075 * height, 0.08 * height, 0], radii: [0.085 * height, 0.06 * height] }, { from: [-0.06 * height, 0.46 * height, 0], to: [-0.075 * height, 0.08 * height, 0], radii: [0.085 * height, 0.06 * height] }, { from: [0.14 * height, 0.76 * height, 0], to: [0.2 * height, 0.46 * height, 0.03 * height], radii: [0.065 * height, 0.045 * height] }, { from: [-0.14 * height, 0.76 * height, 0], to: [-0.2 * height, 0.46 * height, 0.03 * height], radii: [0.065 * height, 0.045 * height] }] },
      move(sphere('body', 0.1 * height, { detail: 3 }), 0, 0.9 * height, 0),
      move(sphere('visor', [0.08 * height, 0.075 * height, 0.06 * height], { detail: 2 }), 0, 0.9 * height, 0.055 * height),
      torusY('steel', 0.075 * height, 0.014 * height, [0, 0.815 * height, 0]),
      boxAt('body', [0.22 * height, 0.3 * height, 0.09 * height], [0, 0.52 * height, -0.17 * height], 0.02),
      boxAt('grey', [0.13 * height, 0.08 * height, 0.05 * height], [0, 0.64 * height, 0.11 * height], 0.01),
      ...[-0.04, 0, 0.04].map((x, k) =>
        boxAt(
          ['red', 'blue', 'yellow'][k] ?? 'red',
          [0.018 * height, 0.018 * height, 0.02 * height],
          [x * height, 0.67 * height, 0.135 * height],
        ),
      ),
      // prettier-ignore
      mirror(group(tube('grey', [[0.06 * height, 0.66 * height, 0.11 * height], [0.15 * height, 0.7 * height, 0.08 * height], [0.13 * height, 0.72 * height, -0.14 * height]], 0.014 * height), boxAt('boot', [0.1 * height, 0.05 * height, 0.17 * height], [0.078 * height, 0.03 * height, 0.02 * height], 0.02), move(sphere('boot', [0.045 * height, 0.05 * height, 0.045 * height], { detail: 1 }), 0.205 * height, 0.43 * height, 0.035 * height), torusAround([0.185 * height, 0.54 * height, 0.025 * height], 0.052 * height))),
    ),
  catwalk: ([width, height, length]) =>
    group(
      boxAt('grate', [0.9 * width, 0.03, length], [0, 0.5 * height, 0]),
      array(boxAt('body', [0.9 * width, 0.05, 0.03], [0, 0.5 * height - 0.01, -0.48 * length]), Math.round(length / 0.3), [
        0,
        0,
        (0.96 * length) / Math.max(1, Math.round(length / 0.3) - 1),
      ]),
      mirror(boxAt('body', [0.06, 0.16, length], [0.46 * width, 0.5 * height - 0.1, 0])),
      mirror(
        group(
          ...[0.74, 0.98].map((y) => boxAt('rail', [0.04, 0.04, length], [0.46 * width, y * height, 0])),
          ...spread(-0.48, 0.48, Math.round(length / 1.2)).map((z) =>
            boxAt('rail', [0.045, 0.5 * height, 0.045], [0.46 * width, 0.5 * height, z * length]),
          ),
        ),
      ),
      ...[-0.4, 0.4].map((z) =>
        group(
          mirror(boxAt('body', [0.1, 0.5 * height, 0.1], [0.42 * width, 0, z * length])),
          bar('body', [-0.42 * width, 0.06 * height, z * length], [0.42 * width, 0.48 * height, z * length], 0.04),
        ),
      ),
    ),
  'ventilation-duct': ([width, height, length]) => {
    const seams = spread(-0.46, 0.46, 6);
    return group(
      boxAt('body', [0.9 * width, 0.86 * height, length], [0, 0.07 * height, 0]),
      ...seams.map((z) => boxAt('trim', [0.98 * width, 0.96 * height, 0.03 * length], [0, 0.02 * height, z * length])),
      boxAt('dark', [0.76 * width, 0.72 * height, 1.004 * length], [0, 0.14 * height, 0]),
      group(
        boxAt('trim', [0.04 * width, 0.6 * height, 0.24 * length], [0.45 * width, 0.2 * height, 0.1 * length]),
        ...spread(0.24, 0.72, 6).map((y) =>
          boxAt('dark', [0.06 * width, 0.05 * height, 0.2 * length], [0.45 * width, y * height, 0.1 * length]),
        ),
      ),
      ...[-0.3, 0.3].map((z) =>
        mirror(rod('steel', [0.46 * width, 0.9 * height, z * length], [0.46 * width, 1.2 * height, z * length], 0.02 * width)),
      ),
    );
  },
  'cable-bundle': ([width, height, length]) =>
    group(
      ...range(9).map((k) => {
        const [x, y] = [0.26 * width * Math.sin(k * 2.1), 0.34 * height + 0.24 * height * Math.cos(k * 2.1)];
        const slot = ['wire', 'red', 'blue', 'wire', 'yellow', 'wire', 'green', 'wire', 'orange'][k] ?? 'wire';
        // prettier-ignore
        return tube(slot, spread(-0.5, 0.5, 9).map((t): Vec3 => [x + 0.1 * width * Math.sin(5 * t + k) * Math.abs(t) * 2, Math.max(0.08 * height, y + 0.08 * height * Math.sin(7 * t + 2 * k) - 0.1 * height * Math.abs(t)), t * length]), 0.085 * height + 0.01 * height * (k % 3));
      }),
      ...[-0.26, 0.04, 0.3].map((z) =>
        turnedZ(
          'dark',
          [
            [0.42 * height, -0.01 * length],
            [0.42 * height, 0.02 * length],
          ],
          [0, 0.42 * height, z * length],
          { sides: 14 },
        ),
      ),
    ),
  'server-core': ([width, height]) =>
    group(
      lathe(
        'body',
        [
          [0.5 * width, 0],
          [0.5 * width, 0.06 * height],
          [0.34 * width, 0.12 * height],
        ],
        { sides: 24, smooth: false },
      ),
      lathe(
        'glow',
        smoothed(
          [
            [0.16 * width, 0.12 * height],
            [0.22 * width, 0.5 * height],
            [0.16 * width, 0.88 * height],
          ],
          3,
        ),
        { sides: 18 },
      ),
      // prettier-ignore
      radial(group(boxAt('body', [0.14 * width, 0.8 * height, 0.1 * width], [0, 0.1 * height, 0.33 * width], 0.01), ...spread(0.16, 0.82, 9).map((y, k) => boxAt(k % 3 === 0 ? 'greenlamp' : 'neon', [0.08 * width, 0.012 * height, 0.02], [0, y * height, 0.385 * width]))), 8),
      lathe(
        'body',
        [
          [0.34 * width, 0.88 * height],
          [0.5 * width, 0.94 * height],
          [0.5 * width, height],
        ],
        { sides: 24, smooth: false },
      ),
    ),
} satisfies Record<string, DrawSciFi>;

const torusAround = (at: Vec3, radius: number): Shape => torusY('red', radius, 0.2 * radius, at, 16);
