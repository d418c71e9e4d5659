import { box, group, move, sphere, sweep } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { band, cuff, drape, onBoth, strap, torsoRing, wrap } from './cloth.js';
import type { ClothRing } from './cloth.js';
import { pinned, topOf } from './pinned.js';
import type { GarmentMaker } from './wearer.js';

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

/** Details of dress. */
export const DETAILS = {
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
} as const satisfies Record<string, GarmentMaker>;
