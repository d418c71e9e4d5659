import type { BuildName } from '@diorama/catalogue';

/** Proportions of a body that is drawn about 1.75 m tall. Lengths are metres. */
export interface Build {
  /** Height of a row without a height given, metres. */
  readonly tall: number;
  /** Height of the hip joints above the ground. */
  readonly hip: number;
  /** From the hip joints to the shoulder joints. */
  readonly torso: number;
  /** From the middle to a hip joint and to a shoulder joint. */
  readonly hipX: number;
  readonly shoulderX: number;
  readonly upperArm: number;
  readonly foreArm: number;
  /** Radii at the shoulder, the elbow and the wrist. */
  readonly arm: readonly [number, number, number];
  /** Radii at the hip, the knee and the ankle. */
  readonly leg: readonly [number, number, number];
  /** Radii of pelvis, waist and chest, front to back. */
  readonly girth: readonly [pelvis: number, waist: number, chest: number];
  /** Width of pelvis, waist and chest in multiples of their depth. */
  readonly flatten: readonly [pelvis: number, waist: number, chest: number];
  /** Radius of each breast; 0 for none. */
  readonly bust: number;
  /** How far the belly stands out. */
  readonly belly: number;
  /** Size of the head and of the hands in multiples of a man's. */
  readonly head: number;
  readonly hand: number;
  /** How far the back is bent, degrees. */
  readonly stoop: number;
}

const MAN: Build = {
  tall: 1.78,
  hip: 0.9,
  torso: 0.54,
  hipX: 0.088,
  shoulderX: 0.185,
  upperArm: 0.285,
  foreArm: 0.255,
  arm: [0.051, 0.043, 0.034],
  leg: [0.084, 0.06, 0.044],
  girth: [0.1, 0.092, 0.108],
  flatten: [1.38, 1.38, 1.5],
  bust: 0,
  belly: 0,
  head: 1.14,
  hand: 1.12,
  stoop: 0,
};

const WOMAN: Build = {
  ...MAN,
  tall: 1.67,
  hip: 0.91,
  torso: 0.51,
  hipX: 0.085,
  shoulderX: 0.152,
  arm: [0.041, 0.036, 0.029],
  leg: [0.084, 0.054, 0.038],
  girth: [0.102, 0.076, 0.092],
  flatten: [1.45, 1.3, 1.42],
  bust: 0.052,
  head: 1.14,
  hand: 1.02,
};

const CHILD: Build = {
  ...MAN,
  tall: 1.2,
  hip: 0.78,
  torso: 0.5,
  hipX: 0.08,
  shoulderX: 0.165,
  upperArm: 0.26,
  foreArm: 0.22,
  arm: [0.05, 0.042, 0.035],
  leg: [0.08, 0.06, 0.045],
  girth: [0.1, 0.098, 0.1],
  flatten: [1.3, 1.3, 1.35],
  head: 1.6,
  hand: 1.15,
};

const STRONG: Build = {
  ...MAN,
  tall: 1.88,
  shoulderX: 0.25,
  arm: [0.078, 0.06, 0.044],
  leg: [0.1, 0.07, 0.05],
  girth: [0.105, 0.1, 0.135],
  flatten: [1.42, 1.45, 1.62],
  head: 1.06,
  hand: 1.25,
};

/** The builds that rows name. */
export const BUILDS: Readonly<Record<BuildName, Build>> = {
  man: MAN,
  woman: WOMAN,
  child: CHILD,
  old: { ...MAN, tall: 1.68, stoop: 16, belly: 0.02, shoulderX: 0.18, arm: [0.046, 0.04, 0.032] },
  toddler: { ...CHILD, tall: 0.85, hip: 0.6, torso: 0.5, belly: 0.04, head: 2.05, leg: [0.09, 0.07, 0.055], arm: [0.055, 0.048, 0.04] },
  slender: { ...MAN, shoulderX: 0.175, arm: [0.042, 0.036, 0.028], leg: [0.07, 0.05, 0.036], girth: [0.088, 0.078, 0.092] },
  strong: STRONG,
  stocky: {
    ...MAN,
    tall: 1.72,
    girth: [0.125, 0.14, 0.135],
    belly: 0.07,
    arm: [0.066, 0.054, 0.038],
    leg: [0.1, 0.068, 0.048],
    shoulderX: 0.22,
  },
  fat: {
    ...MAN,
    tall: 1.8,
    girth: [0.18, 0.21, 0.17],
    flatten: [1.3, 1.25, 1.4],
    belly: 0.12,
    arm: [0.09, 0.072, 0.046],
    leg: [0.13, 0.085, 0.055],
    hipX: 0.12,
    shoulderX: 0.25,
    head: 1.22,
  },
  dwarf: {
    ...STRONG,
    tall: 1.3,
    hip: 0.56,
    torso: 0.54,
    girth: [0.15, 0.16, 0.15],
    flatten: [1.35, 1.35, 1.5],
    belly: 0.05,
    leg: [0.11, 0.085, 0.065],
    upperArm: 0.25,
    foreArm: 0.22,
    head: 1.5,
    hand: 1.4,
  },
  hulking: {
    ...STRONG,
    tall: 2.3,
    hip: 0.76,
    torso: 0.6,
    stoop: 14,
    shoulderX: 0.31,
    upperArm: 0.34,
    foreArm: 0.32,
    arm: [0.105, 0.082, 0.065],
    leg: [0.125, 0.09, 0.065],
    girth: [0.13, 0.135, 0.17],
    flatten: [1.5, 1.5, 1.65],
    belly: 0.04,
    head: 1.2,
    hand: 1.6,
  },
  giant: { ...STRONG, tall: 4.2, girth: [0.12, 0.125, 0.14], head: 0.98, belly: 0.03 },
  gaunt: { ...MAN, shoulderX: 0.17, arm: [0.036, 0.03, 0.025], leg: [0.056, 0.042, 0.032], girth: [0.078, 0.062, 0.085], stoop: 8 },
  imp: {
    ...CHILD,
    tall: 1.1,
    hip: 0.6,
    torso: 0.46,
    stoop: 16,
    belly: 0.04,
    upperArm: 0.3,
    foreArm: 0.3,
    arm: [0.04, 0.035, 0.03],
    leg: [0.062, 0.048, 0.038],
    head: 1.85,
    hand: 1.4,
  },
};
