import { box, group, mirror, move, sheet, sphere, sweep } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { band, cord, cuff, hoop, onBoth, strap, torsoRing, wrap } from './cloth.js';
import { pinned } from './pinned.js';
import { top } from './front-parts.js';
import { onTorso } from './wearer.js';
import type { GarmentMaker } from './wearer.js';

const apron =
  (chest: boolean): GarmentMaker =>
  (skeleton, main, trim) =>
    group(
      wrap(
        main,
        [
          torsoRing(skeleton, 0.15, 0.022),
          torsoRing(skeleton, 0, 0.034),
          { ...torsoRing(skeleton, -0.22, 0.05), fold: 0.02 },
          { ...torsoRing(skeleton, -0.42, 0.075), fold: 0.03 },
        ],
        { from: -68, to: 68, columns: 11, folds: 9 },
      ),
      ...(chest
        ? [
            band(skeleton, main, { low: 0.14, high: top(skeleton) - 0.12, from: -34, to: 34, out: 0.022, rows: 4 }),
            braces(skeleton, main, trim),
          ]
        : []),
      hoop(skeleton, trim, { low: 0.13, high: 0.16, out: 0.02 }),
    );

const braces: GarmentMaker = (skeleton, main) => {
  const y = top(skeleton);
  return group(
    ...[1, -1].map((side) =>
      strap(
        skeleton,
        main,
        [
          [side * 28, 0.1],
          [side * 30, y - 0.18],
          [side * 40, y - 0.04],
          [side * 60, y + 0.02],
          [side * 130, y],
          [side * 160, y - 0.2],
          [side * 165, 0.12],
        ],
        0.034,
        0.014,
      ),
    ),
  );
};

const tabard: GarmentMaker = (skeleton, main, trim) => {
  const y = top(skeleton);
  const panel = (from: number, to: number): Shape =>
    group(
      band(skeleton, main, { low: 0.1, high: y, from, to, out: 0.022, rows: 4 }),
      wrap(main, [torsoRing(skeleton, 0.12, 0.024), torsoRing(skeleton, 0, 0.036), { ...torsoRing(skeleton, -0.42, 0.09), fold: 0.03 }], {
        from,
        to,
        columns: 8,
        folds: 9,
      }),
    );
  const arm = (width: number, height: number): Shape => move(box(trim, width, height, 0.012), 0, -height / 2, 0);
  return group(panel(-40, 40), panel(140, 220), pinned(skeleton, group(arm(0.05, 0.24), arm(0.17, 0.05)), 0, y - 0.2, 0.032));
};

const buttons =
  (rows: readonly number[]): GarmentMaker =>
  (skeleton, main) =>
    group(
      ...rows.flatMap((degrees) =>
        [0.16, 0.23, 0.3, 0.37, 0.43].map((y) => pinned(skeleton, sphere(main, [0.014, 0.014, 0.008], { detail: 0 }), degrees, y, 0.014)),
      ),
    );

/** The shirt front between the lapels of a jacket, with the lapels in the trim. */
const lapels: GarmentMaker = (skeleton, main, trim) => {
  const y = top(skeleton);
  const rows = [y - 0.3, y - 0.2, y - 0.1, y + 0.02];
  const half = [1, 8, 15, 24];
  const front = sheet(
    main,
    rows.map((height, k) => [-1, -0.5, 0, 0.5, 1].map((share) => onTorso(skeleton, share * (half[k] ?? 0), height, 0.008))),
    0.012,
  );
  const edge = (side: number): Shape =>
    strap(
      skeleton,
      trim,
      rows.map((height, k) => [side * ((half[k] ?? 0) + 5), height] as const),
      0.034,
      0.014,
    );
  return group(front, edge(1), edge(-1));
};

const tie: GarmentMaker = (skeleton, main) => {
  const y = top(skeleton);
  const rows = [y + 0.015, y - 0.03, y - 0.05, y - 0.26, y - 0.31];
  const half = [7, 5, 3.5, 8, 0.5];
  return sheet(
    main,
    rows.map((height, k) => [-(half[k] ?? 0), half[k] ?? 0].map((degrees) => onTorso(skeleton, degrees, height, 0.024))),
    0.012,
  );
};

const bowTie: GarmentMaker = (skeleton, main) =>
  pinned(
    skeleton,
    group(
      mirror(
        sweep(
          main,
          [
            [0.004, 0, 0],
            [0.05, 0, 0],
          ],
          [0.01, 0.03],
          { sides: 6 },
        ),
      ),
      sphere(main, 0.014, { detail: 0 }),
    ),
    0,
    top(skeleton) + 0.03,
    0.02,
  );

const vest: GarmentMaker = (skeleton, main, trim) => {
  const y = top(skeleton);
  return group(
    band(skeleton, main, { low: 0.06, high: y - 0.0, from: 20, to: 340, out: 0.014, rows: 6 }),
    ...(trim === main ? [] : [0.12, 0.26].map((low) => band(skeleton, trim, { low, high: low + 0.05, from: 20, to: 340, out: 0.024 }))),
    ...(trim === main
      ? []
      : [1, -1].map((side) =>
          strap(
            skeleton,
            trim,
            [
              [side * 32, 0.28],
              [side * 34, y - 0.16],
              [side * 44, y - 0.04],
              [side * 60, y + 0.01],
              [side * 125, y - 0.02],
              [side * 145, y - 0.2],
            ],
            0.045,
            0.024,
          ),
        )),
  );
};

/** Bands around arms and legs, such as those of a firefighter. */
const limbBands: GarmentMaker = ({ arms, legs, build }, main) =>
  group(
    onBoth(arms, (arm) => cuff(arm, main, { from: 1.5, to: 1.68, radii: [build.arm[1] + 0.024, build.arm[1] + 0.022] })),
    onBoth(legs, (leg) => cuff(leg, main, { from: 1.5, to: 1.64, radii: [build.leg[1] + 0.03, build.leg[1] + 0.028] })),
  );

const stripes: GarmentMaker = (skeleton, main) =>
  group(
    ...[0.1, 0.19, 0.28, 0.37, 0.45].map((low) => hoop(skeleton, main, { low, high: low + 0.042, out: 0.006 })),
    ...[0.35, 0.75, 1.15, 1.5].map((from) =>
      onBoth(skeleton.arms, (arm) =>
        cuff(arm, main, { from, to: from + 0.16, radii: [skeleton.build.arm[from < 1 ? 0 : 1] + 0.014, skeleton.build.arm[1] + 0.014] }),
      ),
    ),
  );

const belt: GarmentMaker = (skeleton, main, trim) =>
  group(
    hoop(skeleton, main, { low: 0.075, high: 0.13, out: 0.012 }),
    ...(trim === main ? [] : [pinned(skeleton, move(box(trim, 0.06, 0.055, 0.014), 0, -0.026, 0), 0, 0.102, 0.02)]),
  );

const ropeBelt: GarmentMaker = (skeleton, main) =>
  group(
    cord(
      skeleton,
      main,
      Array.from({ length: 17 }, (_, k) => [-180 + 22.5 * k, 0.14] as const),
      0.014,
      0.018,
    ),
    sweep(main, [onTorso(skeleton, 20, 0.14, 0.03), onTorso(skeleton, 22, -0.1, 0.06), onTorso(skeleton, 24, -0.35, 0.1)], 0.012, {
      sides: 6,
    }),
  );

const sash: GarmentMaker = (skeleton, main, trim) => {
  const y = top(skeleton);
  return group(
    strap(
      skeleton,
      main,
      [
        [65, y + 0.02],
        [40, y - 0.05],
        [18, y - 0.15],
        [0, y - 0.25],
        [-30, 0.2],
        [-70, 0.08],
      ],
      0.08,
      0.016,
    ),
    ...(trim === main ? [] : [pinned(skeleton, sphere(trim, [0.03, 0.03, 0.014], { detail: 1 }), -70, 0.09, 0.026)]),
  );
};

const waistSash: GarmentMaker = (skeleton, main) =>
  group(
    hoop(skeleton, main, { low: 0.07, high: 0.17, out: 0.018 }),
    ...[52, 70].map((degrees) =>
      sheet(
        main,
        [
          [onTorso(skeleton, degrees - 9, 0.12, 0.03), onTorso(skeleton, degrees + 9, 0.12, 0.03)],
          [onTorso(skeleton, degrees - 16, -0.28, 0.09), onTorso(skeleton, degrees + 12, -0.28, 0.09)],
        ],
        0.014,
      ),
    ),
  );

/** Aprons, vests, belts and sashes. */
export const FRONTS = {
  apron: apron(false),
  'bib-apron': apron(true),
  bib: (skeleton, main, trim) =>
    group(
      band(skeleton, main, { low: 0.1, high: top(skeleton) - 0.13, from: -36, to: 36, out: 0.012, rows: 4 }),
      braces(skeleton, main, trim),
      pinned(skeleton, move(box(trim, 0.09, 0.08, 0.01), 0, -0.04, 0), 0, 0.28, 0.02),
    ),
  braces,
  tabard,
  buttons: buttons([0]),
  'double-buttons': buttons([-16, 16]),
  lapels,
  tie,
  'bow-tie': bowTie,
  vest,
  'limb-bands': limbBands,
  stripes,
  belt,
  'rope-belt': ropeBelt,
  sash,
  'waist-sash': waistSash,
} as const satisfies Record<string, GarmentMaker>;
