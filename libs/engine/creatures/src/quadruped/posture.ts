import type { QuadrupedPose } from '@diorama/catalogue';
import { addVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { Joint } from '../anatomy/curves.js';
import { pitched } from '../anatomy/curves.js';
import type { Proportions } from './proportions.js';

/** How a quadruped stands, in multiples of the height at its shoulder. */
export interface Posture {
  readonly hip: Vec3;
  /** Degrees that the trunk rises towards the chest. */
  readonly pitch: number;
  readonly neckAngle: number;
  readonly headPitch: number;
  /** Joints of the legs from the body down: front right, front left, hind right, hind left. */
  readonly legs: readonly (readonly Joint[])[];
}

/** A joint of a leg in the table: height as a share of that of the shoulder or hip, offset ahead, radius. */
type LegJoint = readonly [y: number, z: number, radius: number, aside?: number];

const LEGS: Readonly<Record<Proportions['legs']['kind'], { readonly front: readonly LegJoint[]; readonly hind: readonly LegJoint[] }>> = {
  hoofed: {
    front: [
      [1, 0, 0.11],
      [0.64, -0.05, 0.075],
      [0.42, 0, 0.05],
      [0.35, 0.01, 0.046],
      [0.3, 0.005, 0.036],
      [0.14, 0, 0.027],
      [0.085, 0, 0.035],
      [0.03, 0.03, 0.032],
    ],
    hind: [
      [1, 0, 0.13],
      [0.7, 0.09, 0.105],
      [0.52, -0.04, 0.058],
      [0.42, -0.1, 0.05],
      [0.36, -0.1, 0.038],
      [0.15, -0.075, 0.029],
      [0.085, -0.07, 0.037],
      [0.03, -0.04, 0.032],
    ],
  },
  pawed: {
    front: [
      [1, 0, 0.1],
      [0.6, -0.05, 0.068],
      [0.36, 0, 0.047],
      [0.16, 0, 0.038],
      [0.05, 0.01, 0.042],
    ],
    hind: [
      [1, 0, 0.13],
      [0.64, 0.1, 0.095],
      [0.42, -0.03, 0.052],
      [0.27, -0.11, 0.042],
      [0.14, -0.09, 0.036],
      [0.05, -0.07, 0.042],
    ],
  },
  flat: {
    front: [
      [1, 0, 0.1],
      [0.6, -0.03, 0.075],
      [0.3, 0, 0.055],
      [0.06, 0, 0.05],
    ],
    hind: [
      [1, 0, 0.12],
      [0.6, 0.07, 0.085],
      [0.25, -0.04, 0.055],
      [0.06, -0.04, 0.05],
    ],
  },
  column: {
    front: [
      [1, 0, 0.13],
      [0.6, 0, 0.115],
      [0.32, 0.01, 0.092],
      [0.04, 0, 0.1],
    ],
    hind: [
      [1, 0, 0.16],
      [0.62, 0.04, 0.125],
      [0.3, -0.02, 0.088],
      [0.04, -0.01, 0.1],
    ],
  },
  sprawl: {
    front: [
      [1, 0, 0.12],
      [0.95, -0.06, 0.085, 0.34],
      [0.5, 0.08, 0.065, 0.5],
      [0.08, 0.14, 0.055, 0.52],
    ],
    hind: [
      [1, 0, 0.14],
      [0.98, 0.06, 0.1, 0.38],
      [0.5, -0.08, 0.07, 0.54],
      [0.08, 0, 0.055, 0.56],
    ],
  },
  bird: {
    front: [
      [1, 0, 0.08],
      [0.7, -0.06, 0.05],
      [0.5, 0.06, 0.04],
      [0.4, 0.12, 0.03],
    ],
    hind: [
      [1, 0, 0.2],
      [0.62, 0.2, 0.15],
      [0.42, 0.02, 0.085],
      [0.3, -0.1, 0.062],
      [0.14, -0.02, 0.056],
      [0.04, 0.03, 0.06],
    ],
  },
  flipper: {
    front: [
      [1, 0, 0.12],
      [0.4, 0, 0.09, 0.12],
      [0.12, -0.02, 0.07, 0.2],
      [0.05, -0.04, 0.05, 0.26],
    ],
    hind: [
      [1, 0, 0.08],
      [0.5, -0.1, 0.06, 0.02],
      [0.2, -0.2, 0.05, 0.06],
      [0.1, -0.3, 0.04, 0.08],
    ],
  },
  ape: {
    front: [
      [1, 0, 0.125],
      [0.5, -0.02, 0.085, 0.1],
      [0.24, 0.04, 0.07, 0.08],
      [0.05, 0.06, 0.055, 0.05],
    ],
    hind: [
      [1, 0, 0.14],
      [0.52, 0.16, 0.1, 0.08],
      [0.22, 0.02, 0.065, 0.06],
      [0.06, 0, 0.06, 0.06],
    ],
  },
  short: {
    front: [
      [1, 0, 0.1],
      [0.5, -0.03, 0.072],
      [0.25, 0, 0.05],
      [0.08, 0.01, 0.045],
    ],
    hind: [
      [1, 0, 0.15],
      [0.5, 0.1, 0.12],
      [0.25, -0.05, 0.06],
      [0.08, -0.04, 0.05],
    ],
  },
};

interface PoseRule {
  /** Degrees of trunk; share of the standing height of the hip, or a height above its radius. */
  readonly rise?: number;
  readonly low?: number;
  readonly isDown?: boolean;
  /** Degrees that each leg swings forwards. */
  readonly swing?: readonly [number, number, number, number];
  readonly front?: 'folded' | 'raised' | 'hanging';
  readonly hind?: 'folded' | 'squat';
  readonly neck?: number;
  readonly head?: number;
}

const POSES: Readonly<Record<QuadrupedPose, PoseRule>> = {
  standing: {},
  walking: { swing: [16, -14, -16, 14] },
  running: { swing: [52, 34, -50, -34], neck: -14 },
  grazing: {},
  sitting: { rise: 50, isDown: true, hind: 'folded', neck: 8 },
  lying: { isDown: true, front: 'folded', hind: 'folded' },
  howling: { rise: 50, isDown: true, hind: 'folded', neck: 18, head: -62 },
  rearing: { rise: 52, low: 0.94, front: 'raised', neck: 14 },
  upright: { rise: 68, isDown: true, hind: 'squat', front: 'hanging' },
  crouching: { low: 0.7 },
  biped: { front: 'hanging', neck: 0 },
  knuckle: {},
};

/** Shifts of joints from shoulder or hip: aside, height above the ground, ahead. */
const FOLDED_FRONT: readonly Vec3[] = [
  [0, 0, 0],
  [0.02, 0.14, -0.1],
  [0, 0.05, 0.1],
  [0, 0.04, 0.3],
  [0, 0.04, 0.36],
];
const FOLDED_HIND: readonly Vec3[] = [
  [0, 0, 0],
  [0.07, 0.3, 0.2],
  [0.06, 0.16, 0.06],
  [0.05, 0.055, -0.04],
  [0.05, 0.04, 0.12],
  [0.05, 0.035, 0.22],
];
const SQUAT_HIND: readonly Vec3[] = [
  [0, 0, 0],
  [0.05, 0.36, 0.26],
  [0.04, 0.18, 0.08],
  [0.04, 0.05, -0.02],
  [0.04, 0.04, 0.16],
  [0.04, 0.035, 0.26],
];
const RAISED: readonly Vec3[] = [
  [0, 0, 0],
  [0, -0.17, 0.14],
  [0, -0.1, 0.32],
  [0, -0.1, 0.4],
  [0, -0.16, 0.41],
  [0, -0.36, 0.33],
  [0, -0.42, 0.29],
  [0, -0.46, 0.25],
];
const HANGING: readonly Vec3[] = [
  [0, 0, 0],
  [0.03, -0.2, 0.03],
  [0.0, -0.2, 0.15],
  [-0.02, -0.24, 0.25],
  [-0.02, -0.3, 0.28],
];

/** Places trunk, neck and legs of a quadruped. */
export function postureOf(proportions: Proportions, pose: QuadrupedPose, rise?: number): Posture {
  const { trunk, neck, head, legs } = proportions;
  const rule = POSES[pose];
  const standing: readonly [number, number] = [trunk.croup - trunk.hip, 1 - trunk.chest];
  const low = rule.low ?? 1;
  const hipY = rule.isDown === true ? trunk.hip * (rule.hind === 'squat' ? 1.25 : 0.95) : standing[0] * low;
  const chestY = rule.isDown === true ? trunk.chest * 0.97 : standing[1] * low;
  const level = (Math.atan2(chestY - hipY, trunk.length) * 180) / Math.PI;
  const pitch = rise ?? rule.rise ?? level;
  const hip: Vec3 = [0, hipY, -trunk.length / 2];
  const chest = addVectors(hip, pitched([0, 0, trunk.length], -pitch));
  const front = rule.front === undefined ? null : { folded: FOLDED_FRONT, raised: RAISED, hanging: HANGING }[rule.front];
  const hind = rule.hind === undefined ? null : rule.hind === 'folded' ? FOLDED_HIND : SQUAT_HIND;
  const legOf = (index: number): readonly Joint[] => {
    const isFront = index < 2;
    const side: 1 | -1 = index % 2 === 0 ? 1 : -1;
    const table = LEGS[legs.kind][isFront ? 'front' : 'hind'];
    const from = isFront ? chest : hip;
    const shifts = isFront ? front : hind;
    const place = { from, side, stance: legs.stance, thick: legs.thick, wide: (isFront ? trunk.chest : trunk.hip) * trunk.width };
    if (shifts === null) return standingLeg(table, place, rule.swing?.[index] ?? 0);
    if (rule.front === 'hanging' && isFront) {
      const arm = legs.arm ?? 1;
      return bentLeg(
        table,
        shifts.map(([x, y, z]): Vec3 => [x, y * arm, z * arm]),
        { ...place, thick: legs.thick * Math.min(1, 0.45 + 0.5 * arm), isOnGround: false },
      );
    }
    return bentLeg(table, shifts, { ...place, isOnGround: rule.front !== 'raised' && !(isFront && rule.front === 'hanging') });
  };
  const reach = chest[1] - head.size * 0.75;
  const graze = -(Math.asin(Math.min(0.97, Math.max(0.1, reach / (neck.length + 0.12)))) * 180) / Math.PI;
  return {
    hip,
    pitch,
    neckAngle: pose === 'grazing' ? graze : neck.angle + (rule.neck ?? 0) + (rule.rise === undefined ? 0 : 14),
    headPitch: pose === 'grazing' ? 58 : (rule.head ?? head.pitch),
    legs: [0, 1, 2, 3].map(legOf),
  };
}

interface LegPlace {
  readonly from: Vec3;
  readonly side: 1 | -1;
  readonly stance: number;
  readonly thick: number;
  /** Half the width of the body there. */
  readonly wide: number;
}

function standingLeg(table: readonly LegJoint[], { from, side, stance, thick, wide }: LegPlace, swing: number): Joint[] {
  const height = from[1];
  return table.map(([y, z, radius, aside = 0], k): Joint => {
    const bent = pitched([0, (y - 1) * height, z * height], -swing);
    const x = k === 0 ? Math.min(wide * 0.6, stance * 1.1) : stance + aside;
    return [side * x, Math.max(0.02, height + bent[1]), from[2] + bent[2], radius * thick];
  });
}

function bentLeg(
  table: readonly LegJoint[],
  shifts: readonly Vec3[],
  { from, side, stance, thick, wide, isOnGround }: LegPlace & { readonly isOnGround: boolean },
): Joint[] {
  return shifts.map(([x, y, z], k): Joint => {
    const radius = table[Math.min(table.length - 1, Math.round((k / (shifts.length - 1)) * (table.length - 1)))]?.[2] ?? 0.05;
    const height = isOnGround && k > 0 ? y + 0.2 * (thick - 1) * radius : from[1] + y;
    return [side * (Math.max(stance, wide * 0.6) + x), height, from[2] + z, radius * thick * (k > 0 ? 0.92 : 1)];
  });
}
