import { box, group, move, sheet, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { placeIn } from '../frame/frame.js';
import { band, cuff, drape, hoop, onBoth, strap, torsoRing, wrap } from './cloth.js';
import type { ClothRing } from './cloth.js';
import { pinned, topOf } from './pinned.js';
import { onTorso } from './wearer.js';
import type { GarmentMaker } from './wearer.js';

const skis: GarmentMaker = ({ legs }, main) =>
  onBoth(legs, ({ tip }) =>
    sweep(
      main,
      [
        [tip.at[0], tip.at[1] - 0.1, tip.at[2] - 0.7],
        [tip.at[0], tip.at[1] - 0.1, tip.at[2] + 0.75],
        [tip.at[0], tip.at[1] - 0.04, tip.at[2] + 0.92],
        [tip.at[0], tip.at[1] + 0.04, tip.at[2] + 1],
      ],
      [0.04, 0.04, 0.036, 0.01],
      { sides: 4 },
    ),
  );

const kickedBall: GarmentMaker = ({ ground }, main, trim) => {
  const at: Vec3 = [0.2, ground + 0.12, 0.62];
  return group(
    move(sphere(main, 0.12, { detail: 2 }), ...at),
    ...[
      [0, 0, 1],
      [0.85, 0.2, 0.5],
      [-0.85, 0.2, 0.5],
      [0, 0.9, 0.45],
      [0.55, 0.8, -0.3],
      [-0.55, 0.8, -0.3],
      [0, -0.8, 0.55],
    ].map(([x = 0, y = 0, z = 0]) => move(sphere(trim, 0.042, { detail: 1 }), at[0] + 0.085 * x, at[1] + 0.085 * y, at[2] + 0.085 * z)),
  );
};

const boxingGloves: GarmentMaker = ({ arms, build }, main) =>
  onBoth(arms, (arm) =>
    group(
      placeIn(
        group(
          move(sphere(main, [0.085, 0.1, 0.09], { detail: 2 }), 0, 0.085, 0),
          move(sphere(main, [0.035, 0.06, 0.035], { detail: 1 }), 0, 0.06, 0.085),
        ),
        arm.tip,
      ),
      cuff(arm, main, { from: 1.8, to: 2.05, radii: [build.arm[2] + 0.028, build.arm[2] + 0.034] }),
    ),
  );

const reflectiveBands: GarmentMaker = (skeleton, main) =>
  group(hoop(skeleton, main, { low: 0.12, high: 0.17, out: 0.024 }), hoop(skeleton, main, { low: 0.31, high: 0.36, out: 0.024 }));

const armourVest: GarmentMaker = (skeleton, main, trim) => {
  const top = topOf(skeleton);
  const pouch = (degrees: number): Shape => pinned(skeleton, move(box(trim, 0.075, 0.11, 0.04, 0.008), 0, -0.1, 0.01), degrees, 0.26, 0.02);
  return group(
    band(skeleton, main, { low: 0.12, high: top - 0.02, out: 0.022, rows: 5 }),
    ...[-40, -14, 14, 40].map(pouch),
    ...[1, -1].map((side) =>
      strap(
        skeleton,
        trim,
        [
          [side * 34, top - 0.12],
          [side * 46, top - 0.02],
          [side * 70, top + 0.02],
          [side * 140, top - 0.02],
        ],
        0.06,
        0.026,
      ),
    ),
  );
};

const armTowel: GarmentMaker = ({ arms }, main) => {
  const { joint, end } = arms[1];
  const at = (share: number, down: number, out: number): Vec3 => [
    joint[0] + (end[0] - joint[0]) * share + out,
    joint[1] + (end[1] - joint[1]) * share - down,
    joint[2] + (end[2] - joint[2]) * share,
  ];
  return sheet(
    main,
    [
      [at(0.3, -0.05, -0.06), at(0.9, -0.05, -0.06)],
      [at(0.3, 0.02, -0.075), at(0.9, 0.02, -0.075)],
      [at(0.3, 0.3, -0.075), at(0.9, 0.3, -0.075)],
    ],
    0.02,
  );
};

const check: GarmentMaker = (skeleton, main) =>
  group(
    ...[0.14, 0.22, 0.3, 0.38, 0.46].map((low) => hoop(skeleton, main, { low, high: low + 0.022, out: 0.004 })),
    ...[-160, -120, -80, -48, -24, 0, 24, 48, 80, 120, 160].map((degrees) =>
      strap(
        skeleton,
        main,
        [
          [degrees, 0.12],
          [degrees, 0.25],
          [degrees, topOf(skeleton) - 0.06],
        ],
        0.02,
        0.006,
      ),
    ),
    ...[0.3, 0.7, 1.1, 1.5, 1.8].map((from) =>
      onBoth(skeleton.arms, (arm) =>
        cuff(arm, main, {
          from,
          to: from + 0.09,
          radii: [skeleton.build.arm[from < 1 ? 0 : 1] + 0.008, skeleton.build.arm[from < 1 ? 0 : 1] + 0.006],
        }),
      ),
    ),
  );

const ruffles: GarmentMaker = (skeleton, main, trim) =>
  group(
    ...[0.3, 0.55, 0.78].map((share, k) => {
      const y = skeleton.torso.at[1] - share * (skeleton.torso.at[1] - skeleton.ground);
      const size = 0.2 + 0.27 * share;
      const at: Vec3 = [0, y, 0.03];
      return drape(
        k % 2 === 0 ? main : trim,
        [
          { at, x: size + 0.07, z: size + 0.06, fold: 0.05 },
          { at: [0, y + 0.1, 0.02], x: size - 0.02, z: size - 0.04, fold: 0.02 },
        ],
        14,
      );
    }),
  );

const bigShoes: GarmentMaker = ({ legs }, main) =>
  onBoth(legs, ({ tip }) =>
    placeIn(
      group(
        move(sphere(main, [0.085, 0.065, 0.1], { detail: 1 }), 0, -0.03, 0.05),
        move(sphere(main, [0.095, 0.07, 0.12], { detail: 1 }), 0, -0.025, 0.2),
      ),
      tip,
    ),
  );

const longVest: GarmentMaker = (skeleton, main, trim) => {
  const top = topOf(skeleton);
  const rings: ClothRing[] = [
    torsoRing(skeleton, top + 0.02, 0.02),
    torsoRing(skeleton, top - 0.06, 0.03),
    torsoRing(skeleton, 0.18, 0.045),
    torsoRing(skeleton, -0.1, 0.08),
    { ...torsoRing(skeleton, -0.55, 0.13), fold: 0.03 },
  ];
  return group(
    wrap(main, rings, { from: 26, to: 334, columns: 20 }),
    ...[1, -1].map((side) =>
      wrap(
        trim,
        rings.map((ring) => ({ ...ring, x: ring.x + 0.008, z: ring.z + 0.008 })),
        { from: side * 23, to: side * 33, columns: 2 },
      ),
    ),
  );
};

const cowl: GarmentMaker = (skeleton, main) => {
  const top = topOf(skeleton);
  return group(
    drape(main, [
      { ...torsoRing(skeleton, top - 0.12, 0.03), fold: 0.03 },
      torsoRing(skeleton, top - 0.02, 0.04),
      torsoRing(skeleton, top + 0.05, 0.02),
    ]),
    move(sphere(main, [0.14, 0.1, 0.1], { detail: 1 }), ...onTorso(skeleton, 180, top + 0.05, 0.03)),
  );
};

const shellTop: GarmentMaker = (skeleton, main) =>
  group(
    ...[1, -1].map((side) =>
      pinned(skeleton, move(sphere(main, [0.068, 0.062, 0.05], { detail: 2 }), 0, 0, -0.012), side * 34, topOf(skeleton) - 0.165, 0.004),
    ),
    hoop(skeleton, main, { low: topOf(skeleton) - 0.19, high: topOf(skeleton) - 0.175, out: 0.004 }),
  );

const tassets: GarmentMaker = (skeleton, main, trim) =>
  group(
    ...[0, 1].map((k) =>
      drape(k === 0 ? main : trim, [
        { ...torsoRing(skeleton, -0.09 - 0.07 * k, 0.045 + 0.014 * k) },
        { ...torsoRing(skeleton, 0.08 - 0.11 * k, 0.024 + 0.012 * k) },
      ]),
    ),
    ...[1, -1].map((side) =>
      pinned(skeleton, turn(move(box(main, 0.16, 0.2, 0.02, 0.008), 0, -0.2, 0), [-8, 0, 0]), side * 38, -0.12, 0.06),
    ),
  );

/** Gear and details of sport and work. */
export const GEAR = {
  skis,
  'kicked-ball': kickedBall,
  'boxing-gloves': boxingGloves,
  'reflective-bands': reflectiveBands,
  'armour-vest': armourVest,
  'arm-towel': armTowel,
  check,
  ruffles,
  'big-shoes': bigShoes,
  'long-vest': longVest,
  cowl,
  'shell-top': shellTop,
  tassets,
} as const satisfies Record<string, GarmentMaker>;
