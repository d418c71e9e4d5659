import { box, group, move, scale, sheet, sphere, sweep } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { placeIn } from '../frame/frame.js';
import { band, cuff, drape, hoop, limbPoint, onBoth, strap, torsoRing } from './cloth.js';
import type { ClothRing } from './cloth.js';
import { girthAt, onTorso } from './wearer.js';
import type { GarmentMaker } from './wearer.js';

const cuirass: GarmentMaker = (skeleton, main, trim) => {
  const { build, torso } = skeleton;
  const rings = [0.08, 0.16, 0.24, build.torso - 0.22, build.torso - 0.12, build.torso - 0.02, build.torso + 0.035].map((y): ClothRing => {
    const { x, z, forward } = girthAt(build, y);
    const inner = Math.min(x, build.shoulderX - 0.012);
    return { at: [0, y, forward], x: inner + 0.016, z: z + 0.024 };
  });
  return group(
    placeIn(drape(main, rings), torso),
    hoop(skeleton, trim, { low: 0.075, high: 0.115, out: 0.026 }),
    strap(
      skeleton,
      trim,
      [
        [0, 0.14],
        [0, 0.3],
        [0, build.torso - 0.06],
      ],
      0.02,
      0.03,
    ),
  );
};

const pauldrons: GarmentMaker = ({ arms, build, torso }, main, trim) =>
  onBoth(arms, ({ root, side }) => {
    const size = build.arm[0];
    const plate = group(
      move(sphere(main, [size + 0.05, size + 0.028, size + 0.048], { detail: 2 }), 0.012 * side, 0.022, 0),
      move(sphere(trim, [size + 0.034, size + 0.016, size + 0.036], { detail: 1 }), 0.034 * side, -0.04, 0),
    );
    return placeIn(plate, { ...torso, at: root });
  });

const spikes: GarmentMaker = ({ arms, build, torso }, main) =>
  onBoth(arms, ({ root, side }) =>
    placeIn(
      group(
        ...[-35, 0, 35].map((lean) =>
          sweep(
            main,
            [
              [0, 0, 0],
              [side * (0.09 + build.arm[0]), 0.13 + build.arm[0], 0.0022 * lean],
            ],
            [0.03, 0],
            { sides: 6 },
          ),
        ),
      ),
      { ...torso, at: root },
    ),
  );

/** Plates on forearms and shins, with knobs on elbows and knees. */
const limbPlates: GarmentMaker = ({ arms, legs, build }, main, trim) =>
  group(
    onBoth(arms, (arm) =>
      group(
        cuff(arm, main, { from: 1.12, to: 1.95, radii: [build.arm[1] + 0.018, build.arm[2] + 0.02] }),
        move(sphere(trim, build.arm[1] + 0.018, { detail: 1 }), ...arm.joint),
      ),
    ),
    onBoth(legs, (leg) =>
      group(
        cuff(leg, main, { from: 1.14, to: 1.9, radii: [build.leg[1] + 0.02, build.leg[2] + 0.022] }),
        move(sphere(trim, [build.leg[1] + 0.016, build.leg[1] + 0.022, build.leg[1] + 0.024], { detail: 1 }), ...leg.joint),
      ),
    ),
  );

const greaves: GarmentMaker = ({ legs, build }, main) =>
  onBoth(legs, (leg) => cuff(leg, main, { from: 1.02, to: 1.9, radii: [build.leg[1] + 0.016, build.leg[2] + 0.016] }));

const bracers: GarmentMaker = ({ arms, build }, main) =>
  onBoth(arms, (arm) => cuff(arm, main, { from: 1.35, to: 1.95, radii: [build.arm[1] + 0.012, build.arm[2] + 0.012] }));

/** Bands of plates around the chest and over the shoulders. */
const lorica: GarmentMaker = (skeleton, main, trim) => {
  const { build, arms, torso } = skeleton;
  const rows = [0.08, 0.14, 0.2, 0.26, 0.32];
  return group(
    ...rows.map((low, k) => hoop(skeleton, main, { low, high: low + 0.054, out: 0.018 + 0.003 * (k % 2) })),
    band(skeleton, main, { low: build.torso - 0.17, high: build.torso - 0.02, from: -60, to: 60, out: 0.022, rows: 3 }),
    band(skeleton, main, { low: build.torso - 0.17, high: build.torso - 0.02, from: 120, to: 240, out: 0.022, rows: 3 }),
    ...rows.map((low) => move(sphere(trim, 0.012, { detail: 0 }), ...onTorso(skeleton, 0, low + 0.027, 0.028))),
    onBoth(arms, ({ root, side }) =>
      placeIn(
        group(
          ...[0, 1, 2].map((k) =>
            move(sphere(main, [0.085 + 0.01 * k, 0.03, 0.1], { detail: 1 }), (0.012 + 0.016 * k) * side, 0.05 - 0.034 * k, 0),
          ),
        ),
        { ...torso, at: root },
      ),
    ),
  );
};

/** Laced plates of a samurai: chest, square shoulder guards, skirt plates. */
const lamellar: GarmentMaker = (skeleton, main, trim) => {
  const { arms, torso } = skeleton;
  const rows = [0.1, 0.18, 0.26, 0.34];
  const plate = (width: number): Shape =>
    group(...[0, 1, 2, 3, 4].map((k) => group(move(box(k % 2 === 0 ? main : trim, width, 0.05, 0.024, 0.006), 0, -0.05 * k, 0.004 * k))));
  const { x, z } = torsoRing(skeleton, 0.04, 0.03);
  const skirt = [-75, -25, 25, 75, 128, 180, 232].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return placeIn(
      {
        form: 'placed',
        part: { form: 'placed', part: plate(0.15), turn: [-14, 0, 0] },
        turn: [0, degrees, 0],
        move: [x * Math.sin(angle), 0.0, z * Math.cos(angle)],
      },
      torso,
    );
  });
  return group(
    ...rows.flatMap((low) => [
      hoop(skeleton, main, { low, high: low + 0.05, out: 0.02 }),
      hoop(skeleton, trim, { low: low + 0.048, high: low + 0.082, out: 0.016 }),
    ]),
    ...skirt,
    onBoth(arms, ({ root, side }) =>
      placeIn(
        {
          form: 'placed',
          part: { form: 'placed', part: plate(0.2), turn: [0, side * 90, 0] },
          turn: [0, 0, side * 22],
          move: [side * 0.075, 0.06, 0],
        },
        { ...torso, at: root },
      ),
    ),
  );
};

/** The armoured arm of a gladiator. */
const armGuard: GarmentMaker = ({ arms, build }, main, trim) => {
  const arm = arms[1];
  return group(
    ...[0.2, 0.5, 0.8, 1.1, 1.4, 1.7].map((from, k) =>
      cuff(arm, k % 2 === 0 ? main : trim, {
        from,
        to: from + 0.28,
        radii: [build.arm[from < 1 ? 0 : 1] + 0.02, build.arm[from < 1 ? 0 : 1] + 0.016],
      }),
    ),
    move(sphere(main, [0.09, 0.075, 0.09], { detail: 1 }), arm.root[0], arm.root[1] + 0.02, arm.root[2]),
  );
};

const strapsOfChest: GarmentMaker = (skeleton, main, trim) => {
  const top = skeleton.build.torso;
  return group(
    strap(
      skeleton,
      main,
      [
        [60, top],
        [30, top - 0.1],
        [0, top - 0.22],
        [-40, 0.18],
        [-80, 0.12],
      ],
      0.036,
      0.012,
    ),
    strap(
      skeleton,
      main,
      [
        [-60, top],
        [-30, top - 0.1],
        [0, top - 0.22],
        [40, 0.18],
        [80, 0.12],
      ],
      0.036,
      0.014,
    ),
    move(sphere(trim, [0.04, 0.04, 0.02], { detail: 1 }), ...onTorso(skeleton, 0, top - 0.22, 0.02)),
  );
};

/** Turns of a bandage around the whole body. */
const bandages: GarmentMaker = (skeleton, main, trim) => {
  const { arms, legs, build, head } = skeleton;
  const slots = [main, trim];
  const around = (k: number): string => slots[k % 2] ?? main;
  return group(
    ...[0, 0.07, 0.14, 0.21, 0.28, 0.35, 0.42].map((low, k) =>
      hoop(skeleton, around(k), { low, high: low + 0.06, out: 0.006 + 0.007 * (k % 2) }),
    ),
    ...[0.1, 0.4, 0.7, 1, 1.3, 1.6].flatMap((from, k) => [
      onBoth(arms, (arm) =>
        cuff(arm, around(k), { from, to: from + 0.26, radii: [build.arm[from < 1 ? 0 : 1] + 0.012, build.arm[from < 1 ? 1 : 2] + 0.016] }),
      ),
      onBoth(legs, (leg) =>
        cuff(leg, around(k), {
          from: from + 0.1,
          to: from + 0.36,
          radii: [build.leg[from < 0.9 ? 0 : 1] + 0.01, build.leg[from < 0.9 ? 1 : 2] + 0.018],
        }),
      ),
    ]),
    ...[-0.1, -0.055, 0.05, 0.09].map((y, k) =>
      placeIn(
        move(
          scale(
            drape(around(k), [
              { at: [0, -0.02, 0.008], x: 0.088, z: 0.104 },
              { at: [0, 0.022, 0.006], x: 0.088, z: 0.104 },
            ]),
            [1 - 3 * Math.max(0, y - 0.05), 1, 1 - 3 * Math.max(0, y - 0.05)],
          ),
          0,
          y,
          0,
        ),
        head,
      ),
    ),
    sweep(
      main,
      [limbPoint(arms[0], 1.9), [limbPoint(arms[0], 1.9)[0] + 0.02, limbPoint(arms[0], 1.9)[1] - 0.26, limbPoint(arms[0], 1.9)[2]]],
      0.02,
      { sides: 4 },
    ),
  );
};

/** Straw that sticks out of sleeves, trouser legs and collar. */
const straw: GarmentMaker = ({ arms, legs, torso, build }, main) => {
  const tuft = (at: readonly [number, number, number], along: readonly [number, number, number], radius: number): Shape =>
    group(
      ...[0, 1, 2, 3, 4, 5, 6].map((k) => {
        const angle = (2 * Math.PI * k) / 6;
        const spread = k === 6 ? 0 : 0.08;
        const side = [Math.cos(angle) * spread, Math.sin(angle) * spread] as const;
        return sweep(
          main,
          [
            at,
            [
              at[0] + 0.22 * along[0] + side[0] * (1 - Math.abs(along[0])),
              at[1] + 0.22 * along[1] + side[1] * (1 - Math.abs(along[1])),
              at[2] + 0.22 * along[2] + side[1],
            ],
          ],
          [radius, 0],
          { sides: 5 },
        );
      }),
    );
  return group(
    onBoth(arms, ({ end, tip }) => tuft(end, tip.y, 0.036)),
    onBoth(legs, ({ end, tip }) => tuft([end[0], end[1] + 0.04, end[2]], [-tip.y[0], -tip.y[1], -tip.y[2]], 0.036)),
    tuft([torso.at[0], torso.at[1] + build.torso + 0.02, torso.at[2] + 0.03], [0, 0.1, 0.7], 0.036),
  );
};

/** Fur at wrists, ankles and hem. */
const furCuffs: GarmentMaker = ({ arms, legs, build }, main) =>
  group(
    onBoth(arms, (arm) => cuff(arm, main, { from: 1.78, to: 1.98, radii: [build.arm[2] + 0.032, build.arm[2] + 0.034] })),
    onBoth(legs, (leg) => cuff(leg, main, { from: 1.28, to: 1.45, radii: [build.leg[1] + 0.034, build.leg[1] + 0.034] })),
  );

const cuffs: GarmentMaker = ({ arms, build }, main) =>
  onBoth(arms, (arm) => cuff(arm, main, { from: 1.82, to: 1.99, radii: [build.arm[2] + 0.017, build.arm[2] + 0.019] }));

const puffSleeves: GarmentMaker = ({ arms, build }, main) =>
  onBoth(arms, ({ root, joint }) =>
    move(
      sphere(main, build.arm[0] + 0.04, { detail: 2 }),
      (root[0] * 3 + joint[0]) / 4,
      (root[1] * 3 + joint[1]) / 4,
      (root[2] * 3 + joint[2]) / 4,
    ),
  );

const flippers: GarmentMaker = ({ legs }, main) => onBoth(legs, ({ tip }) => placeIn(sweepFin(main), tip));

const sweepFin = (slot: string): Shape =>
  sheet(
    slot,
    [
      [
        [-0.05, -0.055, 0.1],
        [0.05, -0.055, 0.1],
      ],
      [
        [-0.07, -0.06, 0.25],
        [0.07, -0.06, 0.25],
      ],
      [
        [-0.11, -0.066, 0.45],
        [0.11, -0.066, 0.45],
      ],
    ],
    0.02,
  );

/** Armour, and garments of the limbs. */
export const ARMOUR = {
  cuirass,
  pauldrons,
  spikes,
  'limb-plates': limbPlates,
  greaves,
  bracers,
  lorica,
  lamellar,
  'arm-guard': armGuard,
  'chest-straps': strapsOfChest,
  bandages,
  straw,
  'fur-cuffs': furCuffs,
  cuffs,
  'puff-sleeves': puffSleeves,
  flippers,
} as const satisfies Record<string, GarmentMaker>;
