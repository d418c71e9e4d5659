import type { ArmPose, LegPose, PoseName } from '@diorama/catalogue';
import type { Vec3 } from '@diorama/world-model';

/** Directions of both halves of a limb; x counts outwards, to the side of the limb. */
export type LimbDirections = readonly [upper: Vec3, lower: Vec3];

/** Directions of upper arm and forearm. */
export const ARM_POSES: Readonly<Record<ArmPose, LimbDirections>> = {
  hang: [
    [0.26, -1, -0.02],
    [0.12, -1, 0.16],
  ],
  apart: [
    [0.55, -1, 0],
    [0.45, -1, 0.2],
  ],
  swing: [
    [0.2, -1, 0.5],
    [0, -0.7, 0.8],
  ],
  back: [
    [0.25, -1, -0.6],
    [0.15, -1, -0.2],
  ],
  pump: [
    [0.2, -0.9, 0.6],
    [-0.1, 0.5, 0.9],
  ],
  'pump-back': [
    [0.3, -0.7, -0.8],
    [0.1, -0.9, 0.6],
  ],
  forward: [
    [0.28, -1, 0.1],
    [0.02, 0.02, 1],
  ],
  low: [
    [0.32, -1, 0.1],
    [0.16, -0.7, 0.6],
  ],
  staff: [
    [0.5, -0.9, 0.25],
    [0.35, 0.25, 1],
  ],
  raised: [
    [0.75, 0.55, 0.1],
    [0.1, 1, 0.15],
  ],
  high: [
    [0.5, 0.85, 0.1],
    [0.35, 1, 0.1],
  ],
  wave: [
    [0.9, -0.1, 0.1],
    [0.4, 1, 0.15],
  ],
  out: [
    [1, 0, 0],
    [1, 0, 0.05],
  ],
  spread: [
    [0.8, -0.6, 0.2],
    [0.8, -0.3, 0.6],
  ],
  hip: [
    [0.75, -0.75, -0.25],
    [-0.75, -0.6, 0.45],
  ],
  pray: [
    [0.3, -0.85, 0.45],
    [-0.68, 0.62, 0.6],
  ],
  clasp: [
    [0.25, -0.95, 0.25],
    [-0.75, -0.15, 0.75],
  ],
  cross: [
    [0.3, -0.85, 0.35],
    [-1, 0.16, 0.3],
  ],
  chest: [
    [0.4, -0.9, 0.2],
    [-0.75, 0.4, 0.55],
  ],
  shoulder: [
    [0.35, -0.9, 0.2],
    [0.05, 0.85, 0.5],
  ],
  strike: [
    [0.7, 0.35, 0.1],
    [0.15, 0.8, 0.55],
  ],
  guard: [
    [0.3, -0.7, 0.6],
    [-0.2, 0.75, 0.6],
  ],
  punch: [
    [0.15, -0.1, 1],
    [-0.1, 0.1, 1],
  ],
  bow: [
    [1, 0.02, 0.25],
    [1, 0.02, 0.2],
  ],
  draw: [
    [0.8, 0.05, -0.25],
    [-0.9, 0.1, 0.35],
  ],
  strum: [
    [0.4, -0.9, -0.05],
    [-0.55, -0.1, 0.8],
  ],
  fret: [
    [0.55, -0.8, 0.3],
    [0.25, 0.55, 0.75],
  ],
  tray: [
    [0.4, -0.8, 0.3],
    [0.15, 0.75, 0.6],
  ],
  carry: [
    [0.22, -0.95, 0.15],
    [-0.25, -0.05, 0.95],
  ],
  knee: [
    [0.25, -0.95, 0.25],
    [0.05, -0.35, 0.95],
  ],
  lap: [
    [0.35, -0.95, 0.1],
    [-0.6, -0.35, 0.7],
  ],
  zombie: [
    [0.15, 0, 1],
    [-0.05, 0.08, 1],
  ],
  claw: [
    [0.75, -0.55, 0.3],
    [0.35, 0.45, 0.85],
  ],
  ballet: [
    [0.6, 0.75, 0.1],
    [-0.5, 0.85, 0.05],
  ],
  chin: [
    [0.2, -0.75, 0.75],
    [-0.25, 0.95, 0.1],
  ],
  salute: [
    [0.85, -0.05, 0.35],
    [-0.85, 0.75, 0.25],
  ],
  bless: [
    [0.35, -0.75, 0.5],
    [0.1, 0.95, 0.35],
  ],
  flex: [
    [1, 0.12, 0],
    [-0.15, 1, 0.1],
  ],
  ape: [
    [0.4, -1, 0.25],
    [0.18, -1, 0.3],
  ],
};

/** How the legs stand, and how far the torso leans forward, degrees. */
export interface Stance {
  readonly left: LimbDirections;
  readonly right: LimbDirections;
  readonly lean?: number;
}

const both = (thigh: Vec3, shin: Vec3, lean = 0): Stance => ({ left: [thigh, shin], right: [thigh, shin], lean });

/** Directions of thighs and shins. */
export const LEG_POSES: Readonly<Record<LegPose, Stance>> = {
  stand: both([0.09, -1, 0.01], [0.02, -1, -0.03]),
  apart: both([0.3, -1, 0.05], [0.12, -1, -0.06]),
  together: both([-0.03, -1, 0], [-0.03, -1, -0.02]),
  contrapposto: {
    left: [
      [0.16, -1, 0.22],
      [0.08, -1, -0.22],
    ],
    right: [
      [0.02, -1, -0.02],
      [0.0, -1, -0.02],
    ],
  },
  walk: {
    left: [
      [0.04, -1, 0.4],
      [0.0, -1, 0.06],
    ],
    right: [
      [0.04, -1, -0.16],
      [0, -1, -0.58],
    ],
    lean: 3,
  },
  run: {
    left: [
      [0.05, -0.75, 0.9],
      [0, -1, -0.1],
    ],
    right: [
      [0.05, -1, -0.4],
      [0, -0.45, -1],
    ],
    lean: 14,
  },
  lunge: {
    left: [
      [0.15, -0.75, 0.75],
      [0.05, -1, -0.05],
    ],
    right: [
      [0.15, -1, -0.5],
      [0.05, -1, -0.55],
    ],
    lean: 8,
  },
  sit: both([0.14, -0.06, 1], [0.02, -1, 0.02]),
  ride: both([0.75, -0.7, 0.6], [0.1, -1, -0.2]),
  lotus: both([0.75, -0.16, 0.75], [-0.95, -0.12, 0.32]),
  kneel: both([0.14, -1, 0.12], [0.02, -0.12, -1]),
  'one-knee': {
    left: [
      [0.12, -0.05, 1],
      [0, -1, 0],
    ],
    right: [
      [0.1, -1, 0.02],
      [0, -0.16, -1],
    ],
  },
  squat: both([0.55, -0.05, 0.85], [-0.05, -1, -0.4], 12),
  tiptoe: {
    left: [
      [0.25, -0.45, 0.75],
      [-0.75, -0.85, -0.25],
    ],
    right: [
      [0.0, -1, 0],
      [0, -1, 0],
    ],
  },
  dance: {
    left: [
      [0.5, -0.7, 0.65],
      [-0.15, -1, -0.25],
    ],
    right: [
      [0.1, -1, -0.05],
      [0, -1, -0.12],
    ],
  },
};

/** What a named pose is made of: legs, left arm, right arm, and how far the head is bent forward, degrees. */
export const POSES: Readonly<Record<PoseName, readonly [LegPose, ArmPose, ArmPose, number?]>> = {
  stand: ['stand', 'hang', 'hang'],
  alert: ['apart', 'apart', 'apart'],
  attention: ['together', 'hang', 'hang'],
  relaxed: ['contrapposto', 'hang', 'hang'],
  walk: ['walk', 'back', 'swing'],
  run: ['run', 'pump-back', 'pump'],
  sit: ['sit', 'knee', 'knee'],
  kneel: ['kneel', 'pray', 'pray', 12],
  dance: ['dance', 'raised', 'spread'],
  wave: ['stand', 'wave', 'hang'],
  ride: ['ride', 'carry', 'carry'],
  pray: ['stand', 'pray', 'pray', 10],
  fight: ['lunge', 'guard', 'strike'],
  box: ['lunge', 'guard', 'guard'],
  'arms-crossed': ['apart', 'cross', 'cross'],
  'hands-on-hips': ['apart', 'hip', 'hip'],
  clasp: ['stand', 'clasp', 'clasp'],
  meditate: ['lotus', 'lap', 'lap'],
  shamble: ['walk', 'zombie', 'zombie', 8],
  menace: ['apart', 'claw', 'claw'],
  ballet: ['tiptoe', 'ballet', 'ballet'],
  'arms-out': ['together', 'out', 'out'],
  think: ['sit', 'lap', 'chin', 18],
  ape: ['apart', 'ape', 'ape'],
  crouch: ['squat', 'knee', 'knee'],
  flex: ['apart', 'flex', 'flex'],
};
