import { boxAt, cylinder, extrude, group, lathe, mirror, move, sphere, starOutline } from '@diorama/shape-language';
import type { Point2, Shape, Slot } from '@diorama/shape-language';

import type { Room } from './church-fittings.js';

/** A star of six points that faces +z around the origin: two triangles as bands. */
const hexagram = (slot: Slot, radius: number, depth: number): Shape => {
  const triangle = (size: number, tip: 1 | -1): Point2[] =>
    [0, 1, 2].map((k): Point2 => {
      const angle = Math.PI / 2 + (2 * Math.PI * k) / 3;
      return [tip * size * Math.cos(angle), tip * size * Math.sin(angle)];
    });
  return group(...([1, -1] as const).map((tip) => extrude(slot, triangle(radius, tip), depth, { holes: [triangle(0.72 * radius, tip)] })));
};

/** A round-headed outline of an arch with a point, its foot on y = 0. */
function pointedArch(width: number, height: number): Point2[] {
  const half = width / 2;
  const spring = height - 0.9 * width;
  const side = [0, 1, 2, 3, 4, 5].map((k): Point2 => {
    const t = k / 6;
    return [half * (1 - t * t), spring + (height - spring) * Math.sin((t * Math.PI) / 2)];
  });
  return [[-half, 0], [half, 0], ...side, [0, height], ...side.toReversed().map(([x, y]): Point2 => [-x, y])];
}

/** The cupboard of the scrolls: columns, a curtain with a star, two tablets above and steps before it. */
const torahArk = ({ size: [w, h, d] }: Room): Shape =>
  group(
    ...[0, 1, 2].map((k) => boxAt('stone', [w * (0.9 - 0.1 * k), 0.16, d * (1 - 0.16 * k)], [0, 0.16 * k, (-d * 0.16 * k) / 2])),
    boxAt('frame', [w * 0.86, h * 0.68, d * 0.4], [0, 0.48, -d * 0.28]),
    boxAt('blue', [w * 0.5, h * 0.56, 0.05], [0, 0.5, -d * 0.06]),
    ...Array.from({ length: 9 }, (_, k) =>
      move(cylinder('blue', w * 0.03, h * 0.56, { sides: 8 }), ((k - 4) * w * 0.5) / 9, 0.5, -d * 0.05),
    ),
    boxAt('gold', [w * 0.54, 0.07, 0.14], [0, h * 0.56 + 0.48, -d * 0.04]),
    boxAt('gold', [w * 0.5, 0.06, 0.08], [0, 0.5, -d * 0.02]),
    move(hexagram('gold', w * 0.15, 0.05), 0, h * 0.42, d * 0.02),
    mirror(
      group(
        move(cylinder('face', w * 0.055, h * 0.6, { sides: 14 }), w * 0.36, 0.48, -d * 0.02),
        boxAt('gold', [w * 0.15, 0.1, d * 0.2], [w * 0.36, 0.48 + h * 0.6, -d * 0.02]),
        boxAt('gold', [w * 0.15, 0.1, d * 0.2], [w * 0.36, 0.44, -d * 0.02]),
      ),
    ),
    boxAt('panel', [w * 0.98, h * 0.07, d * 0.56], [0, h * 0.78, -d * 0.2]),
    // The two tablets with round heads.
    mirror(
      group(
        boxAt('face', [w * 0.14, h * 0.1, 0.08], [w * 0.08, h * 0.85, -d * 0.1]),
        move(extrude('face', halfDisc(w * 0.07), 0.08), w * 0.08, h * 0.95, -d * 0.1),
        ...[0, 1, 2, 3].map((k) => boxAt('gold', [w * 0.09, 0.025, 0.1], [w * 0.08, h * (0.865 + 0.022 * k), -d * 0.1])),
        move(sphere('gold', w * 0.035, { detail: 2 }), w * 0.42, h * 0.87, -d * 0.1),
      ),
    ),
  );

const halfDisc = (radius: number): Point2[] =>
  Array.from({ length: 9 }, (_, k): Point2 => [radius * Math.cos((Math.PI * k) / 8), radius * Math.sin((Math.PI * k) / 8)]);

/** The platform for the reader: steps, a balustrade and a sloping table with an open scroll. */
const bimah = ({ size: [w, h, d] }: Room): Shape => {
  const level = h * 0.28;
  const post = (x: number, z: number): Shape =>
    move(
      lathe('panel', [
        [0.035, 0],
        [0.05, 0.1],
        [0.028, 0.3],
        [0.05, h * 0.44],
        [0.03, h * 0.5],
      ]),
      x,
      level,
      z,
    );
  const along = Array.from({ length: 9 }, (_, k) => (k / 8 - 0.5) * 0.94);
  return group(
    boxAt('frame', [w, level, d], [0, 0, 0]),
    boxAt('cloth', [w * 0.94, 0.02, d * 0.94], [0, level, 0]),
    ...along.flatMap((t) => [post(t * w, d * 0.47), post(w * 0.47, t * d), post(-w * 0.47, t * d)]),
    boxAt('frame', [w, 0.08, 0.1], [0, level + h * 0.5, d * 0.47]),
    mirror(boxAt('frame', [0.1, 0.08, d], [w * 0.47, level + h * 0.5, 0])),
    mirror(move(sphere('gold', 0.08, { detail: 2 }), w * 0.47, level + h * 0.6, d * 0.47)),
    boxAt('frame', [w * 0.44, h * 0.5, d * 0.26], [0, level, 0]),
    boxAt('blue', [w * 0.5, 0.05, d * 0.34], [0, level + h * 0.5, 0]),
    boxAt('blue', [w * 0.5, h * 0.3, 0.03], [0, level + h * 0.22, d * 0.18]),
    move(hexagram('gold', h * 0.11, 0.03), 0, level + h * 0.36, d * 0.2),
    boxAt('cream', [w * 0.3, 0.03, d * 0.22], [0, level + h * 0.54, 0]),
    mirror(move(cylinder('panel', 0.045, d * 0.3, { sides: 10 }), w * 0.17, level + h * 0.54, 0)),
    ...[0, 1].map((k) => boxAt('panel', [w * 0.3, level * (0.66 - 0.33 * k), 0.22], [0, 0, -d / 2 - 0.1 - 0.2 * k])),
  );
};

/** The niche that shows the direction of prayer: a tall frame of tiles, a pointed arch and a lamp in it. */
const mihrab = ({ size: [w, h, d] }: Room): Shape =>
  group(
    extrude(
      'blue',
      [
        [-w / 2, 0],
        [w / 2, 0],
        [w / 2, h],
        [-w / 2, h],
      ],
      d * 0.6,
      { holes: [pointedArch(w * 0.52, h * 0.76)] },
    ),
    boxAt('teal', [w * 0.6, h * 0.8, d * 0.1], [0, 0, -d * 0.42]),
    ...Array.from({ length: 6 }, (_, k) => boxAt('face', [w * 0.54, 0.03, d * 0.12], [0, h * (0.1 + 0.1 * k), -d * 0.4])),
    mirror(
      group(
        move(cylinder('face', w * 0.04, h * 0.5, { sides: 14 }), w * 0.28, 0.1, d * 0.34),
        boxAt('gold', [w * 0.12, 0.1, w * 0.12], [w * 0.28, 0.02, d * 0.34]),
        boxAt('gold', [w * 0.12, 0.12, w * 0.12], [w * 0.28, h * 0.5 + 0.1, d * 0.34]),
        boxAt('gold', [w * 0.03, h, d * 0.66], [w * 0.47, 0, 0]),
        boxAt('teal', [w * 0.1, h * 0.84, d * 0.64], [w * 0.395, 0.06, 0]),
      ),
    ),
    boxAt('gold', [w * 0.96, h * 0.02, d * 0.66], [0, h * 0.8, 0]),
    boxAt('face', [w * 0.8, h * 0.09, d * 0.64], [0, h * 0.845, 0]),
    ...Array.from({ length: 7 }, (_, k) =>
      boxAt('blue', [w * 0.05, h * (0.03 + 0.018 * (k % 3)), d * 0.7], [(k - 3) * w * 0.1, h * 0.86, 0]),
    ),
    boxAt('gold', [w * 0.96, h * 0.025, d * 0.66], [0, h * 0.96, 0]),
    move(sphere('light', w * 0.06, { detail: 2 }), 0, h * 0.44, d * 0.1),
  );

/** The pulpit of a mosque: a straight flight of steps between panels, up to a seat under a pointed roof. Its front is the foot of the steps. */
const minbar = ({ size: [w, h, d] }: Room): Shape => {
  const count = 9;
  const rise = (h * 0.5) / count;
  return group(
    ...Array.from({ length: count }, (_, k) =>
      boxAt('frame', [w * 0.86, rise * (k + 1), (d * 0.72) / count], [0, 0, d * 0.46 - ((k + 0.5) * d * 0.72) / count]),
    ),
    mirror(
      group(
        ...Array.from({ length: count }, (_, k) =>
          boxAt('panel', [0.07, rise * (k + 1) + 0.55, (d * 0.72) / count], [w * 0.46, 0, d * 0.46 - ((k + 0.5) * d * 0.72) / count]),
        ),
        boxAt('panel', [0.09, h * 0.84, 0.1], [w * 0.44, 0, -d * 0.28]),
        boxAt('panel', [0.09, h * 0.84, 0.1], [w * 0.44, 0, -d * 0.47]),
        boxAt('panel', [0.09, h * 0.62, 0.12], [w * 0.44, 0, d * 0.46]),
      ),
    ),
    boxAt('frame', [w * 0.86, h * 0.5, d * 0.24], [0, 0, -d * 0.38]),
    boxAt('panel', [w, 0.12, 0.14], [0, h * 0.62, d * 0.46]),
    boxAt('panel', [w, 0.12, d * 0.26], [0, h * 0.82, -d * 0.375]),
    move(
      lathe(
        'green',
        [
          [w * 0.44, 0],
          [w * 0.3, h * 0.06],
          [0, h * 0.17],
        ],
        { sides: 8 },
      ),
      0,
      h * 0.85,
      -d * 0.375,
    ),
    move(sphere('gold', 0.05, { detail: 2 }), 0, h * 1.01, -d * 0.375),
  );
};

/** Fittings of synagogues and mosques. */
export const SACRED_FITTINGS = {
  'torah-ark': torahArk,
  bimah,
  mihrab,
  minbar,
  'star-of-david': ({ size: [w, , d] }: Room): Shape =>
    group(hexagram('gold', w * 0.56, d), move(extrude('blue', starOutline(24, w * 0.66, w * 0.62), d * 0.5), 0, 0, -d * 0.3)),
} as const;
