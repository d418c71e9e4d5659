import { group, mirror, move, sphere } from '@diorama/shape-language';
import type { Shape, Slot } from '@diorama/shape-language';

import type { Skeleton } from '../body/skeleton.js';
import { band, cord, hoop, torsoRing, wrap } from './cloth.js';
import type { ClothRing } from './cloth.js';
import { onTorso } from './wearer.js';
import type { GarmentMaker } from './wearer.js';

/** A cloak from the shoulders: length as a share of the height of the shoulders, degrees that stay open in front. */
const cloak =
  ({ length, gap, flare, back = 0.05 }: { length: number; gap: number; flare: number; back?: number }): GarmentMaker =>
  (skeleton, main, trim) => {
    const rings = cloakRings(skeleton, length, flare, back);
    const top = skeleton.build.torso;
    return group(
      wrap(main, rings, { from: gap, to: 360 - gap, columns: 20, folds: 9, thickness: 0.018 }),
      ...(trim === main
        ? []
        : [
            cord(
              skeleton,
              trim,
              [
                [-34, top - 0.02],
                [0, top - 0.05],
                [34, top - 0.02],
              ],
              0.014,
              0.03,
            ),
          ]),
    );
  };

function cloakRings(skeleton: Skeleton, length: number, flare: number, back: number): ClothRing[] {
  const top = skeleton.build.torso;
  const neck = torsoRing(skeleton, top + 0.045, 0.02);
  const shoulder = torsoRing(skeleton, top - 0.02, 0.05);
  const arms = skeleton.build.shoulderX + 0.1;
  const height = shoulder.at[1] - skeleton.ground;
  const at = (share: number, x: number, z: number, fold: number): ClothRing => ({
    at: [0, shoulder.at[1] - share * length * height, shoulder.at[2] - back * share],
    x,
    z,
    fold,
  });
  return [
    neck,
    { ...shoulder, x: shoulder.x + 0.02 },
    at(0.3, arms + 0.25 * flare, 0.17 + 0.3 * flare, 0.03),
    at(0.65, arms + 0.6 * flare, 0.18 + 0.7 * flare, 0.06),
    at(1, arms + flare, 0.19 + flare, 0.09),
  ];
}

const furMantle: GarmentMaker = (skeleton, main, trim) => {
  const top = skeleton.build.torso;
  const tuft = (degrees: number, y: number, size: number): Shape => {
    const at = onTorso(skeleton, degrees, y, 0.01);
    return move(sphere(main, [size, 0.8 * size, size], { detail: 1, roughness: 0.2, seed: Math.round(degrees + 400) }), ...at);
  };
  const places = [-150, -110, -75, -40, 40, 75, 110, 150, 180];
  return group(
    ...places.map((degrees) => tuft(degrees, top - 0.01, 0.085)),
    ...(trim === main ? [] : [move(sphere(trim, 0.03, { detail: 1 }), ...onTorso(skeleton, 0, top - 0.06, 0.02))]),
  );
};

const shawl: GarmentMaker = (skeleton, main, trim) => {
  const top = skeleton.build.torso;
  const ring = (y: number, out: number): ClothRing => torsoRing(skeleton, y, out);
  return group(
    wrap(
      main,
      [ring(top + 0.05, 0.02), ring(top - 0.01, 0.045), { ...ring(top - 0.16, 0.1), fold: 0.03 }, { ...ring(top - 0.28, 0.1), fold: 0.05 }],
      { from: 12, to: 348, columns: 18 },
    ),
    band(skeleton, trim, { low: top - 0.04, high: top - 0.01, from: -12, to: 12, out: 0.05 }),
  );
};

const poncho: GarmentMaker = (skeleton, main, trim) => {
  const top = skeleton.build.torso;
  const x = skeleton.build.shoulderX + 0.16;
  const rings: ClothRing[] = [
    torsoRing(skeleton, top + 0.04, 0.015),
    torsoRing(skeleton, top - 0.02, 0.045),
    { ...torsoRing(skeleton, top - 0.25, 0.06), x, fold: 0.03 },
    { ...torsoRing(skeleton, top - 0.46, 0.1), x: x + 0.05, fold: 0.05 },
  ];
  const [, , third, last] = rings as [ClothRing, ClothRing, ClothRing, ClothRing];
  const border = (share: number): ClothRing => ({
    ...last,
    at: [0, third.at[1] + (last.at[1] - third.at[1]) * share, last.at[2]],
    x: third.x + (last.x - third.x) * share + 0.012,
    z: third.z + (last.z - third.z) * share + 0.012,
  });
  return group(
    wrap(main, rings, { from: -180, to: 180, columns: 25 }),
    wrap(trim, [border(0.3), border(0.45)], { from: -180, to: 180, columns: 25 }),
    wrap(trim, [border(0.65), border(0.8)], { from: -180, to: 180, columns: 25 }),
  );
};

const scarf: GarmentMaker = (skeleton, main) => {
  const top = skeleton.build.torso;
  return group(
    hoop(skeleton, main, { low: top + 0.02, high: top + 0.09, out: 0.03 }),
    band(skeleton, main, { low: top - 0.3, high: top + 0.03, from: 8, to: 30, out: 0.03, rows: 4 }),
  );
};

/** Garments that hang from the shoulders or the head. */
export const CLOAKS = {
  'closed-cloak': cloak({ length: 0.97, gap: 14, flare: 0.14 }),
  cape: cloak({ length: 0.84, gap: 112, flare: 0.16, back: 0.22 }),
  'short-cape': cloak({ length: 0.42, gap: 90, flare: 0.08 }),
  'high-collar': (skeleton, main) => highCollar(skeleton, main),
  'fur-mantle': furMantle,
  shawl,
  poncho,
  scarf,
} as const satisfies Record<string, GarmentMaker>;

function highCollar(skeleton: Skeleton, main: Slot): Shape {
  const top = skeleton.build.torso;
  const base = torsoRing(skeleton, top - 0.0, 0.01);
  const wing: ClothRing = { at: [0, base.at[1] + 0.28, base.at[2] - 0.05], x: 0.22, z: 0.17 };
  return group(
    wrap(main, [wing, { ...base, x: 0.14, z: 0.1 }], { from: 60, to: 300, columns: 12, thickness: 0.02 }),
    mirror(move(sphere('gold', 0.02, { detail: 1 }), 0.08, base.at[1], base.at[2] + 0.1)),
  );
}
