import { box, cylinder, group, mirror, move, sheet, sphere, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape, Slot } from '@diorama/shape-language';
import { createFrame, placeIn } from '../frame/frame.js';
import { band, cord, hoop, onBoth, strap, torsoRing, wrap } from './cloth.js';
import { pinned } from './pinned.js';
import { top } from './front-parts.js';
import type { GarmentMaker } from './wearer.js';

const cross: GarmentMaker = (skeleton, main, trim) => {
  const y = top(skeleton);
  const bar = (width: number, height: number, at: number): Shape => move(box(main, width, height, 0.014), 0, at, 0);
  return group(
    cord(
      skeleton,
      trim,
      [
        [-36, y + 0.02],
        [-18, y - 0.1],
        [0, y - 0.18],
        [18, y - 0.1],
        [36, y + 0.02],
      ],
      0.006,
      0.014,
    ),
    pinned(skeleton, group(bar(0.026, 0.13, -0.1), bar(0.085, 0.026, -0.045)), 0, y - 0.18, 0.02),
  );
};

const necklace =
  (bead: number, drop: number): GarmentMaker =>
  (skeleton, main) => {
    const y = top(skeleton);
    return group(
      ...[-50, -34, -20, -7, 7, 20, 34, 50].map((degrees) =>
        pinned(skeleton, sphere(main, bead, { detail: 1 }), degrees, y + 0.02 - drop * (1 - (degrees / 50) ** 2), 0.014),
      ),
    );
  };

const epaulettes: GarmentMaker = ({ arms, torso }, main) =>
  onBoth(arms, ({ root, side }) => {
    const plate = group(
      move(box(main, 0.11, 0.022, 0.1, 0.008), 0, 0, 0),
      ...[-0.04, -0.02, 0, 0.02, 0.04].map((z) =>
        move(
          sweep(
            main,
            [
              [0.055 * side, 0.01, z],
              [0.075 * side, -0.035, z],
            ],
            0.01,
            { sides: 5 },
          ),
          0,
          0,
          0,
        ),
      ),
    );
    return placeIn(move(plate, 0.01 * side, 0.058, 0), { ...torso, at: root });
  });

const medals: GarmentMaker = (skeleton, main, trim) =>
  group(
    ...[14, 24, 34].map((degrees) =>
      pinned(
        skeleton,
        group(move(box(trim, 0.028, 0.03, 0.008), 0, 0, 0), turn(cylinder(main, 0.016, 0.008, { sides: 8 }), [90, 0, 0], [0, -0.014, 0])),
        degrees,
        top(skeleton) - 0.14,
        0.018,
      ),
    ),
  );

const badge: GarmentMaker = (skeleton, main) =>
  pinned(skeleton, turn(cylinder(main, 0.034, 0.012, { sides: 6 }), [90, 0, 0]), 26, top(skeleton) - 0.13, 0.018);

const emblem: GarmentMaker = (skeleton, main, trim) => {
  const y = top(skeleton);
  const shield = (slot: Slot, size: number, out: number): Shape =>
    pinned(
      skeleton,
      sheet(
        slot,
        [
          [
            [-size, 0.6 * size, 0],
            [0, 0.7 * size, 0.012],
            [size, 0.6 * size, 0],
          ],
          [
            [-0.8 * size, -0.2 * size, 0],
            [0, -0.2 * size, 0.012],
            [0.8 * size, -0.2 * size, 0],
          ],
          [
            [-0.02, -1.1 * size, 0],
            [0, -1.15 * size, 0.004],
            [0.02, -1.1 * size, 0],
          ],
        ],
        0.014,
      ),
      0,
      y - 0.15,
      out,
    );
  return group(shield(main, 0.105, 0.022), shield(trim, 0.07, 0.034));
};

const stethoscope: GarmentMaker = (skeleton, main, trim) => {
  const y = top(skeleton);
  return group(
    cord(
      skeleton,
      main,
      [
        [-24, y - 0.2],
        [-34, y - 0.06],
        [-60, y + 0.03],
        [-180, y + 0.06],
      ],
      0.011,
      0.024,
    ),
    cord(
      skeleton,
      main,
      [
        [-180, y + 0.06],
        [-300, y + 0.03],
        [-326, y - 0.06],
        [-334, y - 0.2],
        [-340, y - 0.26],
      ],
      0.011,
      0.024,
    ),
    pinned(skeleton, turn(cylinder(trim, 0.028, 0.02, { sides: 12 }), [90, 0, 0]), 20, y - 0.28, 0.02),
  );
};

const ruff: GarmentMaker = (skeleton, main) => {
  const ring = torsoRing(skeleton, top(skeleton) + 0.06, 0.0);
  return placeIn(
    group(
      ...Array.from({ length: 18 }, (_, k) =>
        turn(
          sweep(
            main,
            [
              [0, 0, 0.06],
              [0, 0.01, 0.16],
            ],
            [0.02, 0.03],
            { sides: 6 },
          ),
          [0, 20 * k, 0],
        ),
      ),
    ),
    createFrame(ring.at, [0, 1, 0], [0, 0, 1]),
  );
};

const collar: GarmentMaker = (skeleton, main) =>
  hoop(skeleton, main, { low: top(skeleton) + 0.035, high: top(skeleton) + 0.085, out: 0.014 });

const broadCollar: GarmentMaker = (skeleton, main, trim) => {
  const y = top(skeleton);
  return group(
    ...[0, 1, 2, 3].map((k) =>
      band(skeleton, k % 2 === 0 ? main : trim, { low: y - 0.13 + 0.042 * k, high: y - 0.085 + 0.042 * k, out: 0.016 + 0.003 * k }),
    ),
  );
};

const stole: GarmentMaker = (skeleton, main, trim) => {
  const y = top(skeleton);
  const half = (side: number): Shape =>
    group(
      strap(
        skeleton,
        main,
        [
          [side * 120, y + 0.02],
          [side * 45, y + 0.02],
          [side * 26, y - 0.1],
          [side * 20, 0.2],
          [side * 18, 0.02],
        ],
        0.075,
        0.024,
      ),
      wrap(main, [torsoRing(skeleton, 0.04, 0.034), { ...torsoRing(skeleton, -0.44, 0.1) }], {
        from: side * 18 - 12,
        to: side * 18 + 12,
        columns: 4,
      }),
      pinned(
        skeleton,
        group(move(box(trim, 0.02, 0.08, 0.012), 0, -0.04, 0), move(box(trim, 0.055, 0.02, 0.012), 0, -0.008, 0)),
        side * 21,
        y - 0.22,
        0.032,
      ),
    );
  return group(half(1), half(-1));
};

const camera: GarmentMaker = (skeleton, main, trim) => {
  const y = top(skeleton);
  return group(
    cord(
      skeleton,
      main,
      [
        [-36, y + 0.02],
        [-14, y - 0.12],
        [14, y - 0.12],
        [36, y + 0.02],
      ],
      0.008,
      0.016,
    ),
    pinned(
      skeleton,
      group(
        move(box(main, 0.14, 0.085, 0.06, 0.01), 0, -0.04, 0.02),
        turn(cylinder(trim, 0.034, 0.06, { sides: 14 }), [90, 0, 0], [0, 0, 0.04]),
      ),
      0,
      0.27,
      0.012,
    ),
  );
};

const sailorCollar: GarmentMaker = (skeleton, main, trim) => {
  const y = top(skeleton);
  return group(
    band(skeleton, main, { low: y - 0.17, high: y + 0.02, from: 110, to: 250, out: 0.02, rows: 3 }),
    ...[1, -1].map((side) =>
      strap(
        skeleton,
        main,
        [
          [side * 110, y],
          [side * 50, y + 0.0],
          [side * 24, y - 0.09],
          [side * 2, y - 0.2],
        ],
        0.075,
        0.02,
      ),
    ),
    pinned(
      skeleton,
      mirror(
        sheet(
          trim,
          [
            [
              [0, 0, 0],
              [0.015, 0.03, 0],
            ],
            [
              [0.02, -0.12, 0.01],
              [0.075, -0.11, 0],
            ],
          ],
          0.012,
        ),
      ),
      0,
      y - 0.2,
      0.03,
    ),
  );
};

const lei: GarmentMaker = (skeleton, main, trim) => {
  const y = top(skeleton);
  return group(
    ...Array.from({ length: 16 }, (_, k) =>
      pinned(
        skeleton,
        sphere(k % 2 === 0 ? main : trim, [0.034, 0.034, 0.03], { detail: 1 }),
        -180 + 22.5 * k,
        y + 0.03 - 0.13 * Math.max(0, Math.cos(((-180 + 22.5 * k) * Math.PI) / 180)),
        0.02,
      ),
    ),
  );
};

/** The ring of a buoy around the waist. */
const swimRing: GarmentMaker = (skeleton, main) => placeIn(torus(main, 0.24, 0.08), createFrame(skeleton.torso.at, [0, 1, 0], [0, 0, 1]));

/** Necklaces, badges, collars and stoles. */
export const ORNAMENTS = {
  cross,
  beads: necklace(0.02, 0.14),
  pearls: necklace(0.013, 0.05),
  epaulettes,
  medals,
  badge,
  emblem,
  stethoscope,
  ruff,
  collar,
  'broad-collar': broadCollar,
  stole,
  camera,
  'sailor-collar': sailorCollar,
  lei,
  'swim-ring': swimRing,
} as const satisfies Record<string, GarmentMaker>;
