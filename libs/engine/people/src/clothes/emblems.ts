import { box, group, mirror, move, rod, sheet, sphere } from '@diorama/shape-language';
import type { Shape, Slot } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { createFrame, placeIn } from '../frame/frame.js';
import { band, cuff, hoop, onBoth, strap, torsoRing, wrap } from './cloth.js';
import type { ClothRing } from './cloth.js';
import { pinned, topOf } from './pinned.js';
import type { GarmentMaker } from './wearer.js';

const star = (slot: Slot, size: number): Shape =>
  ({
    form: 'extrude',
    outline: Array.from({ length: 10 }, (_, k): readonly [number, number] => {
      const reach = size * (k % 2 === 0 ? 1 : 0.45);
      return [-reach * Math.sin((Math.PI * k) / 5), reach * Math.cos((Math.PI * k) / 5)];
    }),
    depth: 0.02,
    slot,
  }) satisfies Shape;

const plus = (slot: Slot, size: number): Shape =>
  group(move(box(slot, size, 0.3 * size, 0.014), 0, -0.15 * size, 0), move(box(slot, 0.3 * size, size, 0.014), 0, -0.5 * size, 0));

const trunks: GarmentMaker = (skeleton, main) =>
  group(
    hoop(skeleton, main, { low: -0.09, high: 0.08, out: 0.012 }),
    onBoth(skeleton.legs, (leg) =>
      cuff(leg, main, { from: 0.02, to: 0.28, radii: [skeleton.build.leg[0] + 0.014, skeleton.build.leg[0] + 0.01] }),
    ),
  );

const furFront: GarmentMaker = (skeleton, main) => {
  const top = topOf(skeleton);
  return group(
    band(skeleton, main, { low: 0.02, high: top - 0.06, from: -11, to: 11, out: 0.024, rows: 6 }),
    hoop(skeleton, main, { low: top + 0.0, high: top + 0.06, out: 0.026 }),
  );
};

const stars: GarmentMaker = (skeleton, main) =>
  group(
    ...(
      [
        [20, 0.38],
        [-22, 0.3],
        [-30, 0.02],
        [26, -0.02],
      ] as const
    ).map(([degrees, y]) => pinned(skeleton, star(main, 0.045), degrees, y, y < 0.1 ? 0.05 : 0.016)),
    ...(
      [
        [10, 0.62],
        [-26, 0.78],
        [34, 0.82],
        [-50, 0.56],
      ] as const
    ).map(([degrees, share]) => {
      const angle = (degrees * Math.PI) / 180;
      const reach = 0.19 + 0.06 * share;
      const y = skeleton.torso.at[1] * (1 - share) + skeleton.ground * share;
      return placeIn(
        star(main, 0.05),
        createFrame([reach * Math.sin(angle), y, 0.04 + reach * 0.92 * Math.cos(angle)], [0, 1, 0], [Math.sin(angle), 0, Math.cos(angle)]),
      );
    }),
  );

const petalSkirt: GarmentMaker = (skeleton, main, trim) => {
  const waist = torsoRing(skeleton, 0.06, 0.0);
  return group(
    ...Array.from({ length: 10 }, (_, k) => {
      const angle = (2 * Math.PI * k) / 10;
      const at = (reach: number, drop: number, side: number): Vec3 => {
        const turned = angle + side;
        return [waist.at[0] + (waist.x + reach) * Math.sin(turned), waist.at[1] - drop, waist.at[2] + (waist.z + reach) * Math.cos(turned)];
      };
      return sheet(
        k % 2 === 0 ? main : trim,
        [
          [at(0, 0, -0.3), at(0, 0, 0.3)],
          [at(0.09, 0.13, -0.36), at(0.09, 0.13, 0.36)],
          [at(0.16, 0.27, -0.2), at(0.16, 0.27, 0.2)],
          [at(0.19, 0.36, -0.02), at(0.19, 0.36, 0.02)],
        ],
        0.014,
      );
    }),
  );
};

const baldric: GarmentMaker = (skeleton, main, trim) => {
  const top = topOf(skeleton);
  return group(
    strap(
      skeleton,
      main,
      [
        [60, top],
        [30, top - 0.1],
        [0, top - 0.24],
        [-40, 0.16],
        [-80, 0.08],
        [-130, 0.12],
      ],
      0.05,
      0.018,
    ),
    pinned(skeleton, move(box(trim, 0.06, 0.06, 0.014), 0, -0.03, 0), 8, top - 0.2, 0.03),
  );
};

const oneStrap: GarmentMaker = (skeleton, main, trim) => {
  const top = topOf(skeleton);
  return group(
    strap(
      skeleton,
      main,
      [
        [56, top],
        [28, top - 0.1],
        [0, top - 0.24],
        [-40, 0.16],
        [-80, 0.08],
        [-140, 0.2],
        [-180, top - 0.2],
        [-250, top - 0.06],
        [-300, top],
      ],
      0.045,
      0.014,
    ),
    pinned(skeleton, sphere(trim, [0.034, 0.034, 0.014], { detail: 1 }), 0, top - 0.24, 0.022),
  );
};

const patches: GarmentMaker = (skeleton, main, trim) =>
  group(
    pinned(skeleton, move(box(main, 0.09, 0.09, 0.014), 0, 0, 0), 26, 0.3, 0.006),
    pinned(skeleton, move(box(trim, 0.08, 0.08, 0.014), 0, 0, 0), -30, 0.18, 0.006),
    ...skeleton.legs.map((leg, k) =>
      move(box(k === 0 ? trim : main, 0.08, 0.08, 0.02), leg.joint[0], leg.joint[1] - 0.04, leg.joint[2] + skeleton.build.leg[1] + 0.012),
    ),
  );

const crossPole: GarmentMaker = ({ arms, torso, ground }, main) =>
  group(
    rod(
      main,
      [arms[0].end[0] + 0.24, arms[0].end[1], arms[0].end[2] - 0.03],
      [arms[1].end[0] - 0.24, arms[1].end[1], arms[1].end[2] - 0.03],
      0.024,
    ),
    rod(main, [0, ground - 0.25, torso.at[2] - 0.14], [0, torso.at[1] + 0.8, torso.at[2] - 0.12], 0.026),
  );

const capeLining: GarmentMaker = (skeleton, main) => {
  const top = topOf(skeleton);
  const x = skeleton.build.shoulderX;
  const height = skeleton.torso.at[1] + top - skeleton.ground;
  const at = (share: number): ClothRing => ({
    at: [0, skeleton.torso.at[1] + top - share * 0.83 * height, -0.2 * share],
    x: x + 0.05 + 0.17 * share,
    z: 0.13 + 0.19 * share,
    fold: 0.06 * share,
  });
  return mirror(wrap(main, [at(0.06), at(0.35), at(0.7), at(0.98)], { from: 100, to: 180, columns: 7, folds: 9 }));
};

/** Badges, straps and linings. */
export const EMBLEMS = {
  trunks,
  'fur-front': furFront,
  stars,
  'petal-skirt': petalSkirt,
  baldric,
  'one-strap': oneStrap,
  patches,
  'cross-pole': crossPole,
  'cape-lining': capeLining,
  star: (skeleton, main) => pinned(skeleton, star(main, 0.05), 26, topOf(skeleton) - 0.14, 0.022),
  'cross-badge': (skeleton, main) => pinned(skeleton, plus(main, 0.11), 0, topOf(skeleton) - 0.17, 0.016),
  'wings-badge': (skeleton, main) =>
    pinned(
      skeleton,
      mirror(
        sheet(
          main,
          [
            [
              [0, 0.012, 0],
              [0.07, 0.026, 0],
            ],
            [
              [0, -0.012, 0],
              [0.06, 0.0, 0],
            ],
          ],
          0.012,
        ),
      ),
      28,
      topOf(skeleton) - 0.13,
      0.016,
    ),
  'sash-front': (skeleton, main) =>
    group(
      ...[1, -1].map((side) =>
        strap(
          skeleton,
          main,
          [
            [side * 34, topOf(skeleton)],
            [side * 16, topOf(skeleton) - 0.14],
            [side * 12, 0.2],
          ],
          0.05,
          0.02,
        ),
      ),
    ),
} as const satisfies Record<string, GarmentMaker>;
