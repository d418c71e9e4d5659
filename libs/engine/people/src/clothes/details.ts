import { box, group, mirror, move, rod, sheet, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape, Slot } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { Skeleton } from '../body/skeleton.js';
import { createFrame, directionIn, placeIn } from '../frame/frame.js';
import { band, cuff, drape, hoop, onBoth, strap, torsoRing, wrap } from './cloth.js';
import type { ClothRing } from './cloth.js';
import { onTorso } from './wearer.js';
import type { GarmentMaker } from './wearer.js';

/** A part on the torso: degrees from the front, height above the hip joints; its +z faces out. */
export function pinned(skeleton: Skeleton, part: Shape, degrees: number, y: number, out = 0.012): Shape {
  const angle = (degrees * Math.PI) / 180;
  const outward = directionIn(skeleton.torso, [Math.sin(angle), 0, Math.cos(angle)]);
  return placeIn(part, createFrame(onTorso(skeleton, degrees, y, out), skeleton.torso.y, outward));
}

const topOf = ({ build }: Skeleton): number => build.torso;

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

const coatSleeves: GarmentMaker = ({ arms, build }, main) =>
  onBoth(arms, (arm) => cuff(arm, main, { from: 0.02, to: 1.94, radii: [build.arm[0] + 0.022, build.arm[2] + 0.022] }));

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

const ermine: GarmentMaker = (skeleton, main, trim) => {
  const top = topOf(skeleton);
  const rings: ClothRing[] = [
    torsoRing(skeleton, top - 0.17, 0.075),
    torsoRing(skeleton, top - 0.08, 0.07),
    torsoRing(skeleton, top + 0.0, 0.05),
    torsoRing(skeleton, top + 0.06, 0.025),
  ];
  const [low] = rings as [ClothRing];
  return group(
    drape(
      main,
      rings.map((ring, k) => (k < 2 ? { ...ring, x: Math.max(ring.x, skeleton.build.shoulderX + 0.09) } : ring)),
    ),
    ...Array.from({ length: 14 }, (_, k) => {
      const angle = (2 * Math.PI * (k + 0.5)) / 14;
      const x = Math.max(low.x, skeleton.build.shoulderX + 0.09);
      return move(
        sphere(trim, [0.011, 0.024, 0.011], { detail: 0 }),
        low.at[0] + x * Math.sin(angle),
        low.at[1] + 0.05,
        low.at[2] + low.z * Math.cos(angle),
      );
    }),
  );
};

const motley: GarmentMaker = (skeleton, main, trim) => {
  const { arms, legs, build } = skeleton;
  return group(
    band(skeleton, main, { low: 0.08, high: topOf(skeleton) - 0.02, from: -180, to: 0, out: 0.006, rows: 6 }),
    cuff(arms[1], 'bottom', { from: 0.1, to: 1.95, radii: [build.arm[0] + 0.014, build.arm[2] + 0.014] }),
    cuff(legs[0], 'top', { from: 0.15, to: 1.9, radii: [build.leg[0] + 0.016, build.leg[2] + 0.016] }),
    ...[-0.02, 0.1, 0.2, 0.3].map((y) => pinned(skeleton, sphere(trim, 0.018, { detail: 1 }), 0, y + 0.08, 0.016)),
  );
};

const oneShoulder: GarmentMaker = (skeleton, main, trim) => {
  const top = topOf(skeleton);
  const spots = [
    [20, 0.3],
    [-30, 0.2],
    [50, 0.1],
    [150, 0.25],
    [-140, 0.15],
    [-10, 0.1],
    [100, 0.3],
    [-70, 0.25],
  ] as const;
  return group(
    band(skeleton, main, { low: 0.02, high: top - 0.2, out: 0.014, rows: 5 }),
    strap(
      skeleton,
      main,
      [
        [70, top - 0.22],
        [46, top - 0.12],
        [46, top - 0.02],
        [80, top + 0.01],
        [140, top - 0.06],
        [130, top - 0.22],
      ],
      0.12,
      0.016,
    ),
    drape(
      main,
      [{ ...torsoRing(skeleton, -0.3, 0.08), fold: 0.09 }, torsoRing(skeleton, -0.06, 0.03), torsoRing(skeleton, 0.06, 0.012)],
      7,
    ),
    ...spots.map(([degrees, y]) => pinned(skeleton, sphere(trim, [0.026, 0.022, 0.008], { detail: 1 }), degrees, y, 0.02)),
  );
};

const boneNecklace: GarmentMaker = (skeleton, main) => {
  const top = topOf(skeleton);
  return group(
    ...[-52, -36, -20, -6, 6, 20, 36, 52].map((degrees) =>
      pinned(
        skeleton,
        sweep(
          main,
          [
            [0, 0.02, 0.006],
            [0, -0.06, 0.016],
          ],
          [0.014, 0],
          { sides: 5 },
        ),
        degrees,
        top + 0.01 - 0.1 * (1 - (degrees / 52) ** 2),
        0.014,
      ),
    ),
  );
};

const apronPanel: GarmentMaker = (skeleton, main, trim) =>
  group(
    wrap(main, [torsoRing(skeleton, 0.1, 0.03), torsoRing(skeleton, -0.05, 0.06), torsoRing(skeleton, -0.48, 0.16)], {
      from: -13,
      to: 13,
      columns: 4,
    }),
    ...[-0.08, -0.2, -0.32, -0.44].map((y) =>
      wrap(trim, [torsoRing(skeleton, y, 0.085 + (-0.05 - y) * 0.24), torsoRing(skeleton, y - 0.05, 0.09 + (-0.05 - y) * 0.24)], {
        from: -11,
        to: 11,
        columns: 4,
      }),
    ),
  );

const kimonoFlowers: GarmentMaker = (skeleton, main, trim) =>
  group(
    ...(
      [
        [18, 0.62],
        [-20, 0.5],
        [30, 0.82],
        [-34, 0.78],
        [6, 0.9],
        [60, 0.66],
        [-66, 0.62],
        [-8, 0.7],
      ] as const
    ).map(([degrees, share], k) => {
      const angle = (degrees * Math.PI) / 180;
      const y = skeleton.torso.at[1] * (1 - share) + skeleton.ground * share;
      const at: Vec3 = [0.175 * Math.sin(angle), y, 0.14 * Math.cos(angle) + 0.02];
      return move(sphere(k % 2 === 0 ? main : trim, [0.034, 0.034, 0.03], { detail: 1 }), ...at);
    }),
  );

const tatters: GarmentMaker = (skeleton, main, trim) =>
  group(
    drape(main, [{ ...torsoRing(skeleton, -0.14, 0.03), fold: 0.2 }, torsoRing(skeleton, 0.0, 0.016), torsoRing(skeleton, 0.12, 0.012)], 5),
    ...(
      [
        [24, 0.36, 0.05],
        [-36, 0.22, 0.04],
        [-10, 0.3, 0.03],
      ] as const
    ).map(([degrees, y, size]) => pinned(skeleton, sphere(trim, [size, 1.3 * size, 0.012], { detail: 1 }), degrees, y, 0.004)),
  );

const chaps: GarmentMaker = ({ legs, build }, main) =>
  onBoth(legs, (leg) => cuff(leg, main, { from: 0.3, to: 1.8, radii: [build.leg[0] + 0.02, build.leg[1] + 0.046] }));

const sporran: GarmentMaker = (skeleton, main, trim) =>
  pinned(
    skeleton,
    group(move(sphere(main, [0.06, 0.08, 0.03], { detail: 1 }), 0, -0.1, 0.03), move(box(trim, 0.1, 0.03, 0.05, 0.006), 0, -0.05, 0.03)),
    0,
    0.06,
    0.03,
  );

const kiltLines: GarmentMaker = (skeleton, main, trim) =>
  group(
    ...[-0.06, -0.16, -0.26].map((y, k) =>
      drape(k % 2 === 0 ? main : trim, [torsoRing(skeleton, y - 0.024, 0.056 + 0.05 * k), torsoRing(skeleton, y, 0.05 + 0.048 * k)]),
    ),
    ...[-30, 0, 30].map((degrees) =>
      wrap(main, [torsoRing(skeleton, 0.1, 0.02), torsoRing(skeleton, -0.06, 0.05), torsoRing(skeleton, -0.36, 0.17)], {
        from: degrees - 4,
        to: degrees + 4,
        columns: 2,
      }),
    ),
  );

const crossedStraps: GarmentMaker = (skeleton, main, trim) => {
  const top = topOf(skeleton);
  const one = (side: number): Shape =>
    strap(
      skeleton,
      main,
      [
        [side * 46, top],
        [side * 28, top - 0.1],
        [0, top - 0.24],
        [-side * 36, 0.18],
        [-side * 66, 0.1],
      ],
      0.05,
      side > 0 ? 0.02 : 0.024,
    );
  return group(one(1), one(-1), pinned(skeleton, move(box(trim, 0.05, 0.06, 0.014), 0, -0.03, 0), 0, top - 0.24, 0.034));
};

const vestFront: GarmentMaker = (skeleton, main, trim) => {
  const top = topOf(skeleton);
  return group(
    band(skeleton, main, { low: 0.06, high: top - 0.08, from: -26, to: 26, out: 0.012, rows: 5 }),
    ...[0.12, 0.19, 0.26, 0.33].map((y) => pinned(skeleton, sphere(trim, [0.013, 0.013, 0.008], { detail: 0 }), 0, y, 0.022)),
  );
};

const suitRings: GarmentMaker = ({ arms, legs, build }, main, trim) =>
  group(
    onBoth(arms, (arm) =>
      group(
        cuff(arm, trim, { from: 1.82, to: 2, radii: [build.arm[2] + 0.03, build.arm[2] + 0.03] }),
        cuff(arm, main, { from: 0.5, to: 0.62, radii: [build.arm[0] + 0.02, build.arm[0] + 0.018] }),
      ),
    ),
    onBoth(legs, (leg) =>
      group(
        cuff(leg, trim, { from: 1.22, to: 1.34, radii: [build.leg[1] + 0.03, build.leg[1] + 0.03] }),
        cuff(leg, main, { from: 0.55, to: 0.66, radii: [build.leg[0] + 0.024, build.leg[0] + 0.02] }),
      ),
    ),
  );

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

/** Small garments, badges and things that make a trade recognisable. */
export const DETAILS = {
  skis,
  'kicked-ball': kickedBall,
  'boxing-gloves': boxingGloves,
  'reflective-bands': reflectiveBands,
  'armour-vest': armourVest,
  'coat-sleeves': coatSleeves,
  'arm-towel': armTowel,
  check,
  ruffles,
  'big-shoes': bigShoes,
  'long-vest': longVest,
  cowl,
  'shell-top': shellTop,
  tassets,
  ermine,
  motley,
  'one-shoulder': oneShoulder,
  'bone-necklace': boneNecklace,
  'apron-panel': apronPanel,
  'kimono-flowers': kimonoFlowers,
  tatters,
  chaps,
  sporran,
  'kilt-lines': kiltLines,
  'crossed-straps': crossedStraps,
  'vest-front': vestFront,
  'suit-rings': suitRings,
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
