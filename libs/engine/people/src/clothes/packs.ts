import { box, cylinder, group, mirror, move, rod, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import type { Skeleton } from '../body/skeleton.js';
import { placeIn } from '../frame/frame.js';
import { strap } from './cloth.js';
import { girthAt, onTorso } from './wearer.js';
import type { GarmentMaker } from './wearer.js';

/** A part on the back; its origin lies on the skin at a height above the hip joints, -z away from the body. */
function onBack(skeleton: Skeleton, part: Shape, y: number): Shape {
  const { z, forward } = girthAt(skeleton.build, y);
  return placeIn(move(part, 0, y, forward - z), skeleton.torso);
}

function shoulderStraps(skeleton: Skeleton, slot: string): Shape {
  const top = skeleton.build.torso;
  return group(
    ...[1, -1].map((side) =>
      strap(
        skeleton,
        slot,
        [
          [side * 70, 0.16],
          [side * 44, top - 0.2],
          [side * 40, top - 0.04],
          [side * 62, top + 0.02],
          [side * 150, top],
        ],
        0.04,
        0.012,
      ),
    ),
  );
}

const backpack =
  (size: number): GarmentMaker =>
  (skeleton, main, trim) =>
    group(
      shoulderStraps(skeleton, trim),
      onBack(
        skeleton,
        group(
          move(box(main, 0.3, 0.42 * size, 0.2, 0.04), 0, 0, -0.1),
          move(box(main, 0.24, 0.2, 0.08, 0.025), 0, 0.03, -0.22),
          move(box(trim, 0.27, 0.03, 0.22, 0.01), 0, 0.26, -0.1),
          ...(size > 1.2
            ? [
                turn(cylinder('roll', 0.08, 0.42, { sides: 14 }), [0, 0, 90], [0.21, 0.42 * size + 0.06, -0.1]),
                turn(cylinder('rope', 0.075, 0.4, { sides: 12 }), [0, 0, 90], [0.2, -0.08, -0.1]),
              ]
            : []),
        ),
        0.06,
      ),
    );

const airTank: GarmentMaker = (skeleton, main, trim) =>
  group(
    shoulderStraps(skeleton, trim),
    onBack(
      skeleton,
      group(
        move(cylinder(main, 0.085, 0.46, { sides: 16 }), 0, 0, -0.09),
        move(sphere(main, [0.085, 0.05, 0.085], { detail: 2 }), 0, 0.46, -0.09),
        move(cylinder(trim, 0.025, 0.08, { sides: 10 }), 0, 0.48, -0.09),
      ),
      0.02,
    ),
  );

/** The life support pack of a space suit with its panel and hoses in front. */
const lifePack: GarmentMaker = (skeleton, main, trim) => {
  const y = skeleton.build.torso;
  const chest = onTorso(skeleton, 0, y - 0.26, 0);
  return group(
    onBack(
      skeleton,
      group(move(box(main, 0.42, 0.62, 0.22, 0.05), 0, 0.0, -0.1), move(box(trim, 0.3, 0.1, 0.04, 0.01), 0, 0.4, -0.21)),
      -0.02,
    ),
    placeIn(
      group(
        move(box(main, 0.22, 0.16, 0.09, 0.015), 0, 0, 0.02),
        move(box(trim, 0.06, 0.04, 0.02), -0.05, 0.08, 0.065),
        move(box('red', 0.03, 0.03, 0.02), 0.04, 0.09, 0.065),
        move(box('blue', 0.03, 0.03, 0.02), 0.08, 0.09, 0.065),
        move(box(trim, 0.16, 0.02, 0.02), 0, 0.03, 0.065),
      ),
      { ...skeleton.torso, at: chest },
    ),
    mirror(
      sweep(
        trim,
        [
          [chest[0] + 0.08, chest[1] + 0.06, chest[2] + 0.05],
          [0.2, chest[1] - 0.04, chest[2] + 0.03],
          [0.27, chest[1] + 0.02, 0],
          [0.2, chest[1] + 0.08, -0.16],
        ],
        0.02,
        { sides: 8 },
      ),
    ),
  );
};

const quiver: GarmentMaker = (skeleton, main, trim) => {
  const y = skeleton.build.torso;
  const arrows = [-0.025, 0, 0.025].flatMap((x, k) =>
    [-0.02, 0.02].map((z) =>
      group(
        rod('wood', [x, 0.2, z], [x, 0.58 + 0.02 * k, z], 0.006, 5),
        move(box(trim, 0.004, 0.09, 0.04), x, 0.5 + 0.02 * k, z),
        move(box(trim, 0.04, 0.09, 0.004), x, 0.5 + 0.02 * k, z),
      ),
    ),
  );
  return group(
    strap(
      skeleton,
      main,
      [
        [50, y + 0.02],
        [30, y - 0.08],
        [0, y - 0.22],
        [-40, 0.16],
        [-90, 0.1],
        [-140, 0.14],
      ],
      0.034,
      0.012,
    ),
    onBack(skeleton, turn(group(cylinder(main, 0.05, 0.46, { top: 0.06, sides: 12 }), ...arrows), [0, 0, -24], [-0.1, 0, -0.07]), 0.1),
  );
};

const satchel: GarmentMaker = (skeleton, main, trim) => {
  const y = skeleton.build.torso;
  const hip = onTorso(skeleton, 90, -0.02, 0.05);
  return group(
    strap(
      skeleton,
      trim,
      [
        [-60, y + 0.02],
        [-34, y - 0.06],
        [0, y - 0.24],
        [50, 0.14],
        [85, 0.04],
      ],
      0.032,
      0.012,
    ),
    placeIn(group(move(box(main, 0.09, 0.22, 0.3, 0.02), 0, -0.2, 0), move(box(trim, 0.02, 0.11, 0.28, 0.005), 0.045, -0.08, 0)), {
      ...skeleton.torso,
      at: hip,
    }),
  );
};

const sheath: GarmentMaker = (skeleton, main, trim) =>
  placeIn(
    turn(
      group(
        move(box(main, 0.02, 0.72, 0.045, 0.006), 0, -0.72, 0),
        move(box(trim, 0.03, 0.03, 0.16, 0.006), 0, 0, 0),
        move(cylinder(trim, 0.014, 0.14, { sides: 8 }), 0, 0.02, 0),
      ),
      [-28, 0, 0],
    ),
    { ...skeleton.torso, at: onTorso(skeleton, 88, 0.09, 0.05) },
  );

const twoSwords: GarmentMaker = (skeleton, main, trim) =>
  onBack(
    skeleton,
    group(
      ...[1, -1].map((side) =>
        turn(
          group(
            move(box(main, 0.04, 0.6, 0.02, 0.006), 0, -0.36, 0),
            move(box('gold', 0.07, 0.02, 0.05), 0, 0.25, 0),
            move(cylinder(trim, 0.016, 0.22, { sides: 8 }), 0, 0.27, 0),
          ),
          [0, 0, 36 * side],
          [0, 0, -0.03 - 0.015 * side],
        ),
      ),
    ),
    skeleton.build.torso - 0.25,
  );

const holster: GarmentMaker = (skeleton, main, trim) =>
  group(
    ...[1, -1].map((side) =>
      placeIn(
        turn(
          group(
            move(box(main, 0.035, 0.2, 0.1, 0.01), 0, -0.2, 0),
            turn(box(trim, 0.026, 0.11, 0.045, 0.008), [-35, 0, 0], [0, -0.02, -0.02]),
          ),
          [0, 0, side * 6],
        ),
        { ...skeleton.torso, at: onTorso(skeleton, side * 92, 0.04, 0.02) },
      ),
    ),
  );

const toolBelt: GarmentMaker = (skeleton, main, trim) =>
  group(
    ...[-50, 50, 100].map((degrees) => {
      const at = onTorso(skeleton, degrees, 0.08, 0.02);
      return placeIn(
        turn(
          group(move(box(main, 0.1, 0.13, 0.05, 0.012), 0, -0.13, 0.0), move(cylinder(trim, 0.011, 0.12, { sides: 6 }), 0.02, -0.06, 0)),
          [0, degrees, 0],
        ),
        { ...skeleton.torso, at },
      );
    }),
  );

/** Things that are worn on back, hip and shoulder. */
export const PACKS = {
  backpack: backpack(1),
  'big-pack': backpack(1.35),
  'air-tank': airTank,
  'life-pack': lifePack,
  quiver,
  satchel,
  sheath,
  'two-swords': twoSwords,
  holster,
  'tool-belt': toolBelt,
} as const satisfies Record<string, GarmentMaker>;
