import { box, group, leaves, mirror, move, sphere, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape, Slot } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { Skeleton } from '../body/skeleton.js';
import { placeIn, pointIn } from '../frame/frame.js';
import { cuff, hoop, limbPoint, onBoth } from './cloth.js';
import { pinned } from './pinned.js';
import { onTorso } from './wearer.js';
import type { GarmentMaker } from './wearer.js';

/** Claws on hands and feet. */
const claws: GarmentMaker = ({ arms, legs, build }, main) => {
  const size = build.hand;
  const three = (at: (k: number) => readonly [Vec3, Vec3]): Shape =>
    group(...[-1, 0, 1].map((k) => sweep(main, [...at(k)], [0.012 * size, 0], { sides: 5 })));
  return group(
    ...arms.map((arm) =>
      placeIn(
        three((k) => [
          [-0.03 * arm.side * size, 0.12 * size, 0.016 * k * size],
          [-0.06 * arm.side * size, 0.2 * size, 0.028 * k * size],
        ]),
        arm.tip,
      ),
    ),
    ...legs.map((leg) =>
      placeIn(
        three((k) => [
          [0.024 * k, -0.055, 0.18],
          [0.034 * k, -0.07, 0.25],
        ]),
        leg.tip,
      ),
    ),
  );
};

const tuft = (slot: string, from: Vec3, to: Vec3, radius: number): Shape => sweep(slot, [from, to], [radius, 0], { sides: 5 });

/** Locks of long fur over the whole body. */
const shaggy: GarmentMaker = (skeleton, main) => {
  const { arms, legs, build } = skeleton;
  const out = (degrees: number, y: number): Shape =>
    tuft(main, onTorso(skeleton, degrees, y, -0.02), onTorso(skeleton, degrees, y - 0.16, 0.05), 0.06);
  return group(
    ...[0.08, 0.24, 0.4, build.torso - 0.02].flatMap((y, r) => Array.from({ length: 11 }, (_, k) => out(33 * k + 15 * (r % 2), y))),
    ...arms.flatMap((arm) =>
      [0.2, 0.5, 0.8, 1.1, 1.4, 1.7].flatMap((share) => {
        const at = limbPoint(arm, share);
        return [0, 120, 240].map((degrees) => {
          const angle = ((degrees + 90 * share) * Math.PI) / 180;
          const side: Vec3 = [0.09 * Math.cos(angle), 0, 0.09 * Math.sin(angle)];
          return tuft(
            main,
            [at[0] + 0.5 * side[0], at[1], at[2] + 0.5 * side[2]],
            [at[0] + 1.4 * side[0], at[1] - 0.15, at[2] + 1.4 * side[2]],
            0.05,
          );
        });
      }),
    ),
    ...legs.flatMap((leg) =>
      [0.3, 0.7, 1.1, 1.5].flatMap((share) => {
        const at = limbPoint(leg, share);
        return [30, 120, 210, 300].map((degrees) => {
          const angle = (degrees * Math.PI) / 180;
          const side: Vec3 = [0.11 * Math.cos(angle), 0, 0.11 * Math.sin(angle)];
          return tuft(
            main,
            [at[0] + 0.5 * side[0], at[1], at[2] + 0.5 * side[2]],
            [at[0] + 1.25 * side[0], at[1] - 0.15, at[2] + 1.25 * side[2]],
            0.055,
          );
        });
      }),
    ),
  );
};

const chestFur: GarmentMaker = (skeleton, main) =>
  group(
    ...[0, 1, 2, 3].flatMap((row) =>
      [-24, 0, 24].map((degrees) =>
        tuft(
          main,
          onTorso(skeleton, degrees + 8 * (row % 2), skeleton.build.torso - 0.06 - 0.09 * row, -0.02),
          onTorso(skeleton, degrees + 8 * (row % 2), skeleton.build.torso - 0.2 - 0.09 * row, 0.03),
          0.045,
        ),
      ),
    ),
  );

/** Boulders instead of smooth limbs, and a small head with glowing eyes between the shoulders. */
const boulders: GarmentMaker = ({ arms, legs, torso, build }, main, trim) => {
  const rock = (at: Vec3, size: number, seed: number, slot = main): Shape =>
    move(sphere(slot, [size, 0.9 * size, size], { detail: 1, roughness: 0.22, seed, faceted: true }), ...at);
  const head = pointIn(torso, [0, build.torso + 0.13, 0.1]);
  return group(
    rock(pointIn(torso, [0, build.torso - 0.16, 0.02]), 0.29, 1),
    rock(pointIn(torso, [0.12, 0.2, 0.05]), 0.19, 2),
    rock(pointIn(torso, [-0.12, 0.18, 0.04]), 0.19, 3),
    rock(pointIn(torso, [0, 0.02, 0]), 0.2, 4),
    rock(head, 0.15, 5),
    mirror(move(sphere('glow', [0.034, 0.022, 0.03], { detail: 1 }), 0.055, head[1] + 0.02, head[2] + 0.125)),
    ...arms.flatMap((arm, k) => [
      rock([arm.root[0] + 0.03 * arm.side, arm.root[1] + 0.03, arm.root[2]], 0.2, 6 + k),
      rock(limbPoint(arm, 0.6), 0.125, 8 + k),
      rock(arm.joint, 0.115, 20 + k),
      rock(limbPoint(arm, 1.5), 0.155, 10 + k),
      rock(pointIn(arm.tip, [0, 0.09, 0]), 0.15, 12 + k),
    ]),
    ...legs.flatMap((leg, k) => [
      rock(limbPoint(leg, 0.4), 0.155, 14 + k),
      rock(limbPoint(leg, 1.1), 0.125, 16 + k),
      rock(pointIn(leg.tip, [0, 0, 0.05]), 0.155, 18 + k),
    ]),
    ...[
      [150, 0.5],
      [200, 0.45],
      [100, 0.52],
    ].map(([degrees = 0, y = 0], k) =>
      rock(pointIn(torso, [0.2 * Math.sin((degrees * Math.PI) / 180), build.torso + 0.06 + 0.2 * (y - 0.5), -0.1]), 0.085, 30 + k, trim),
    ),
    ...arms.map((arm, k) => rock([arm.root[0] + 0.05 * arm.side, arm.root[1] + 0.17, arm.root[2]], 0.09, 34 + k, trim)),
  );
};

/** Limbs of a tree that walks, with twigs for fingers and roots for toes. */
const treeLimbs = ({ arms, legs }: Skeleton, main: Slot): Shape =>
  group(
    ...arms.flatMap((arm) => [
      sweep(main, [arm.root, arm.joint, arm.end], [0.1, 0.07, 0.055], { sides: 8 }),
      ...[-1, 0, 1].map((k) =>
        placeIn(
          sweep(
            main,
            [
              [0, 0.02, 0.02 * k],
              [-0.02 * arm.side, 0.14, 0.05 * k],
              [-0.06 * arm.side, 0.26, 0.08 * k],
            ],
            [0.03, 0.022, 0],
            { sides: 6 },
          ),
          arm.tip,
        ),
      ),
    ]),
    ...legs.flatMap((leg) => [
      sweep(main, [leg.root, leg.joint, leg.end], [0.12, 0.1, 0.12], { sides: 9 }),
      ...[-50, 0, 50, 160].map((degrees) => {
        const angle = (degrees * Math.PI) / 180;
        return sweep(
          main,
          [
            leg.end,
            [leg.end[0] + 0.16 * Math.sin(angle), leg.end[1] - 0.05, leg.end[2] + 0.16 * Math.cos(angle)],
            [leg.end[0] + 0.28 * Math.sin(angle), leg.end[1] - 0.085, leg.end[2] + 0.28 * Math.cos(angle)],
          ],
          [0.07, 0.05, 0.01],
          { sides: 6 },
        );
      }),
    ]),
  );

/** Branches, roots and leaves of a tree that walks. */
const treeGrowth: GarmentMaker = (skeleton, main, trim) => {
  const { torso, build } = skeleton;
  const top = pointIn(torso, [0, build.torso + 0.08, 0]);
  const branch = (x: number, z: number, height: number): Shape =>
    group(
      sweep(
        main,
        [
          [0.3 * x, top[1], top[2]],
          [0.7 * x, top[1] + 0.5 * height, top[2] + 0.6 * z],
          [x, top[1] + height, top[2] + z],
        ],
        [0.06, 0.04, 0.012],
        { sides: 7 },
      ),
      move(
        leaves(trim, [0.2, 0.15, 0.2], { count: 46, leaf: [0.13, 0.08], seed: Math.round(100 * (x + z + 3)) }),
        x,
        top[1] + height,
        top[2] + z,
      ),
    );
  return group(
    sweep(
      main,
      [
        [0, torso.at[1] - 0.05, 0],
        [0, torso.at[1] + 0.3, 0.02],
        [0, top[1], 0.03],
        [0, top[1] + 0.3, 0],
      ],
      [0.19, 0.17, 0.2, 0.13],
      { sides: 10 },
    ),
    branch(0.28, 0, 0.5),
    branch(-0.3, -0.05, 0.45),
    branch(0.02, -0.18, 0.62),
    branch(0.12, 0.14, 0.42),
    mirror(move(sphere('glow', [0.026, 0.018, 0.02], { detail: 1 }), 0.062, top[1] + 0.13, 0.155)),
    sweep(
      main,
      [
        [0, top[1] + 0.12, 0.13],
        [0, top[1] + 0.06, 0.24],
      ],
      [0.04, 0.01],
      { sides: 6 },
    ),
    move(leaves(trim, [0.1, 0.16, 0.07], { count: 30, leaf: [0.1, 0.05], droop: 1, seed: 9 }), 0, top[1] - 0.06, 0.17),
    treeLimbs(skeleton, main),
  );
};

/** Ribs, spine, pelvis and bare limb bones; the skin below should be as dark as the gaps. */
const ribs: GarmentMaker = (skeleton, main) =>
  group(
    ...[0.24, 0.3, 0.36, 0.42].map((low) => hoop(skeleton, main, { low, high: low + 0.03, out: 0.008 })),
    pinned(
      skeleton,
      sweep(
        main,
        [
          [0, -0.1, 0],
          [0, 0.1, 0],
        ],
        0.018,
        { sides: 6 },
      ),
      0,
      0.34,
      0.014,
    ),
    onBoth(skeleton.legs, ({ joint }) => move(sphere(main, skeleton.build.leg[1] + 0.012, { detail: 1 }), ...joint)),
    onBoth(skeleton.arms, ({ joint }) => move(sphere(main, skeleton.build.arm[1] + 0.01, { detail: 1 }), ...joint)),
  );

/** Seams of a body of plates, and a light on the chest. */
const androidSeams: GarmentMaker = (skeleton, main, trim) => {
  const { build, arms, legs } = skeleton;
  return group(
    hoop(skeleton, main, { low: 0.1, high: 0.13, out: 0.004 }),
    pinned(skeleton, sphere(trim, [0.026, 0.026, 0.012], { detail: 1 }), 0, build.torso - 0.12, 0.004),
    ...arms.map((arm) => move(sphere(main, build.arm[1] + 0.008, { detail: 1 }), ...arm.joint)),
    ...legs.map((leg) => move(sphere(main, build.leg[1] + 0.008, { detail: 1 }), ...leg.joint)),
  );
};

/** An arm of metal rods, from the shoulder on, with a light. */
const metalArm: GarmentMaker = ({ arms, build }, main, trim) => {
  const arm = arms[1];
  const at = (share: number): Vec3 => limbPoint(arm, share);
  return group(
    move(sphere(main, build.arm[0] + 0.045, { detail: 1 }), ...arm.root),
    cuff(arm, main, { from: 0.2, to: 0.9, radii: [build.arm[0] + 0.012, build.arm[1] + 0.008] }),
    move(sphere(main, build.arm[1] + 0.02, { detail: 1 }), ...arm.joint),
    cuff(arm, main, { from: 1.1, to: 1.95, radii: [build.arm[1] + 0.02, build.arm[2] + 0.02] }),
    ...[0.4, 0.65, 1.3, 1.6].map((share) =>
      cuff(arm, 'dark', { from: share, to: share + 0.06, radii: [build.arm[0] + 0.018, build.arm[0] + 0.018] }),
    ),
    move(sphere(trim, 0.022, { detail: 1 }), at(1.45)[0], at(1.45)[1] + 0.02, at(1.45)[2] + build.arm[1] + 0.016),
    placeIn(
      group(
        move(sphere(main, [0.05, 0.06, 0.055], { detail: 1 }), 0, 0.05, 0),
        ...[-0.03, -0.01, 0.01, 0.03].map((z) =>
          sweep(
            main,
            [
              [0, 0.09, z],
              [-0.05, 0.13, z],
              [-0.07, 0.09, z],
            ],
            0.014,
            { sides: 6 },
          ),
        ),
      ),
      arm.tip,
    ),
  );
};

/** A rock to sit on. */
const seatRock: GarmentMaker = ({ torso, ground }, main) =>
  move(sphere(main, [0.36, (torso.at[1] - ground) / 2, 0.34], { detail: 2, roughness: 0.12 }), 0, (torso.at[1] + ground) / 2 - 0.09, -0.12);

const stoneThrone: GarmentMaker = ({ torso, ground }, main) =>
  group(
    move(box(main, 0.62, torso.at[1] - ground - 0.09, 0.62, 0.01), 0, ground, -0.06),
    move(box(main, 0.62, torso.at[1] - ground + 0.22, 0.14, 0.01), 0, ground, -0.34),
    move(box(main, 0.62, 0.09, 0.75, 0.01), 0, ground, 0.4),
  );

const carriedGlobe: GarmentMaker = ({ head, arms }, main) => {
  const y = Math.max(arms[0].end[1], head.at[1]) + 0.42;
  return group(
    move(sphere(main, 0.44, { detail: 2 }), 0, y, head.at[2] - 0.06),
    ...[0, 60, 120].map((degrees) => turn(torus(main, 0.445, 0.014, 24), [90, degrees, 0], [0, y, head.at[2] - 0.06])),
    move(torus(main, 0.445, 0.014, 24), 0, y, head.at[2] - 0.06),
  );
};

/** Rows of plates on the chest of a clay warrior. */
const lamellarVest: GarmentMaker = (skeleton, main, trim) =>
  group(
    ...[0.04, 0.12, 0.2, 0.28, 0.36].map((low, k) =>
      hoop(skeleton, k % 2 === 0 ? main : trim, { low, high: low + 0.07, out: 0.02 + 0.006 * (k % 2) }),
    ),
    ...[0.07, 0.15, 0.23, 0.31].flatMap((y) =>
      [-40, -20, 0, 20, 40].map((degrees) => pinned(skeleton, sphere(main, 0.012, { detail: 0 }), degrees, y, 0.03)),
    ),
    onBoth(skeleton.arms, ({ root }) => move(sphere(main, [0.085, 0.07, 0.085], { detail: 1 }), ...root)),
  );

/** Growths of the body itself, and what statues sit on or carry. */
export const HIDES = {
  claws,
  shaggy,
  'chest-fur': chestFur,
  boulders,
  'tree-growth': treeGrowth,
  ribs,
  'android-seams': androidSeams,
  'metal-arm': metalArm,
  'seat-rock': seatRock,
  'stone-throne': stoneThrone,
  'carried-globe': carriedGlobe,
  'lamellar-vest': lamellarVest,
} as const satisfies Record<string, GarmentMaker>;
