import type {
  QuadrupedBuild,
  QuadrupedEars,
  QuadrupedHead,
  QuadrupedLegs,
  QuadrupedNeck,
  QuadrupedTail,
  QuadrupedTrunk,
} from '@diorama/catalogue';

/** The proportions that a quadruped starts from. */
export interface Proportions {
  readonly trunk: QuadrupedTrunk;
  readonly neck: QuadrupedNeck;
  readonly head: QuadrupedHead;
  readonly legs: QuadrupedLegs;
  readonly tail: QuadrupedTail;
  readonly ears: QuadrupedEars;
}

/** Proportions of families of mammals, in multiples of the height at the shoulder. */
export const BUILDS: Readonly<Record<QuadrupedBuild, Proportions>> = {
  equine: {
    trunk: { length: 0.64, chest: 0.235, waist: 0.19, hip: 0.19, width: 0.82, croup: 1.0 },
    neck: { length: 0.5, angle: 52, root: 0.15, tip: 0.085, arch: 0.05 },
    head: {
      size: 0.42, pitch: 42, skull: 0.2, width: 0.78, muzzleWidth: 0.72, muzzle: [0.175, 0.115], drop: 0.0, cheek: 0.15, nose: 0.0, eye: 0.042,
      eyeAt: [0.78, 0.3, 0.75], jaw: 0.8,
    },
    legs: { kind: 'hoofed', thick: 1, stance: 0.1, foot: 1 },
    tail: { kind: 'hair', length: 0.55, radius: 0.06, angle: -35, bend: -50 },
    ears: { kind: 'leaf', length: 0.3, width: 0.13, tilt: 14, at: [0.55, 0.75, -0.2] },
  },
  canine: {
    trunk: { length: 0.68, chest: 0.205, waist: 0.135, hip: 0.155, width: 0.8, croup: 0.97 },
    neck: { length: 0.3, angle: 48, root: 0.15, tip: 0.11 },
    head: {
      size: 0.4, pitch: 12, skull: 0.27, width: 0.95, muzzleWidth: 0.85, muzzle: [0.16, 0.1], drop: 0.09, cheek: 0.17, nose: 0.055, eye: 0.042,
      eyeAt: [0.52, 0.3, 0.86], brow: 0.08, jaw: 0.8,
    },
    legs: { kind: 'pawed', thick: 1, stance: 0.1, foot: 1 },
    tail: { kind: 'bush', length: 0.5, radius: 0.06, angle: -30, bend: 50 },
    ears: { kind: 'pointed', length: 0.32, width: 0.24, tilt: 16, at: [0.55, 0.7, -0.15] },
  },
  feline: {
    trunk: { length: 0.84, chest: 0.2, waist: 0.165, hip: 0.18, width: 0.78, croup: 1.0 },
    neck: { length: 0.27, angle: 40, root: 0.16, tip: 0.13 },
    head: {
      size: 0.33, pitch: 8, skull: 0.4, width: 1.0, muzzleWidth: 1.3, muzzle: [0.19, 0.13], drop: 0.16, cheek: 0.22, nose: 0.05, eye: 0.075,
      eyeAt: [0.5, 0.16, 0.82], jaw: 0.9, iris: true,
    },
    legs: { kind: 'pawed', thick: 1.05, stance: 0.1, foot: 1.05 },
    tail: { kind: 'whip', length: 0.95, radius: 0.045, angle: -40, bend: 90 },
    ears: { kind: 'pointed', length: 0.36, width: 0.36, tilt: 24, at: [0.6, 0.72, 0] },
  },
  bovine: {
    trunk: { length: 0.82, chest: 0.3, waist: 0.3, hip: 0.23, width: 0.86, croup: 0.98, sag: 0.03 },
    neck: { length: 0.44, angle: 24, root: 0.2, tip: 0.13 },
    head: {
      size: 0.4, pitch: 38, skull: 0.25, width: 0.85, muzzleWidth: 0.95, muzzle: [0.2, 0.155], drop: 0.02, cheek: 0.17, nose: 0.1, eye: 0.045,
      eyeAt: [0.86, 0.3, 0.6], jaw: 0.8,
    },
    legs: { kind: 'hoofed', thick: 1.2, stance: 0.14, foot: 1.15 },
    tail: { kind: 'tuft', length: 0.6, radius: 0.022, angle: -70, bend: -20 },
    ears: { kind: 'leaf', length: 0.34, width: 0.2, tilt: 98, at: [0.85, 0.42, -0.1] },
  },
  ovine: {
    trunk: { length: 0.72, chest: 0.25, waist: 0.23, hip: 0.2, width: 0.86, croup: 1.0, sag: 0.02 },
    neck: { length: 0.3, angle: 48, root: 0.16, tip: 0.11 },
    head: {
      size: 0.34, pitch: 34, skull: 0.27, width: 0.85, muzzleWidth: 0.8, muzzle: [0.2, 0.12], drop: 0.02, cheek: 0.16, nose: 0.05, eye: 0.05,
      eyeAt: [0.78, 0.3, 0.6], jaw: 0.8,
    },
    legs: { kind: 'hoofed', thick: 1.05, stance: 0.11, foot: 1.1 },
    tail: { kind: 'stub', length: 0.14, radius: 0.04, angle: 20 },
    ears: { kind: 'leaf', length: 0.42, width: 0.2, tilt: 100, at: [0.8, 0.45, -0.1] },
  },
  cervine: {
    trunk: { length: 0.68, chest: 0.205, waist: 0.165, hip: 0.17, width: 0.78, croup: 1.01 },
    neck: { length: 0.42, angle: 60, root: 0.125, tip: 0.075 },
    head: {
      size: 0.32, pitch: 24, skull: 0.24, width: 0.85, muzzleWidth: 0.8, muzzle: [0.16, 0.09], drop: 0.05, cheek: 0.13, nose: 0.055, eye: 0.052,
      eyeAt: [0.78, 0.25, 0.62], jaw: 0.75,
    },
    legs: { kind: 'hoofed', thick: 0.78, stance: 0.085, foot: 0.8 },
    tail: { kind: 'scut', length: 0.12, radius: 0.04, angle: -40 },
    ears: { kind: 'leaf', length: 0.46, width: 0.22, tilt: 52, at: [0.7, 0.6, -0.2] },
  },
  swine: {
    trunk: { length: 0.92, chest: 0.34, waist: 0.35, hip: 0.32, width: 0.86, croup: 1.0, arch: 0.03 },
    neck: { length: 0.32, angle: 5, root: 0.28, tip: 0.22 },
    head: {
      size: 0.5, pitch: 18, skull: 0.32, width: 0.9, muzzleWidth: 1.0, muzzle: [0.25, 0.14], drop: 0.08, cheek: 0.22, nose: 0.16, eye: 0.035,
      eyeAt: [0.62, 0.36, 0.7], jaw: 0.85,
    },
    legs: { kind: 'hoofed', thick: 1.5, stance: 0.17, foot: 1.2 },
    tail: { kind: 'curl', length: 0.24, radius: 0.022, angle: 20 },
    ears: { kind: 'pointed', length: 0.36, width: 0.3, tilt: 32, turn: 35, at: [0.6, 0.75, 0.05] },
  },
  ursine: {
    trunk: { length: 0.82, chest: 0.32, waist: 0.32, hip: 0.31, width: 0.9, croup: 0.95, hump: 0.06 },
    neck: { length: 0.36, angle: 18, root: 0.24, tip: 0.19 },
    head: {
      size: 0.42, pitch: 16, skull: 0.36, width: 0.98, muzzleWidth: 0.95, muzzle: [0.19, 0.125], drop: 0.12, cheek: 0.2, nose: 0.06, eye: 0.036,
      eyeAt: [0.42, 0.2, 0.94], jaw: 0.8,
    },
    legs: { kind: 'flat', thick: 1.9, stance: 0.19, foot: 1.5, claws: true },
    tail: { kind: 'stub', length: 0.08, radius: 0.05, angle: -20 },
    ears: { kind: 'round', length: 0.22, width: 0.24, tilt: 32, at: [0.66, 0.74, -0.1] },
  },
  rodent: {
    trunk: { length: 0.78, chest: 0.36, waist: 0.42, hip: 0.44, width: 0.92, croup: 1.06, arch: 0.06 },
    neck: { length: 0.26, angle: 10, root: 0.3, tip: 0.27 },
    head: {
      size: 0.66, pitch: 12, skull: 0.36, width: 0.92, muzzleWidth: 0.85, muzzle: [0.24, 0.09], drop: 0.1, cheek: 0.2, nose: 0.05, eye: 0.07,
      eyeAt: [0.74, 0.3, 0.62], jaw: 0.7,
    },
    legs: { kind: 'short', thick: 1.5, stance: 0.2, foot: 1.3 },
    tail: { kind: 'whip', length: 1.5, radius: 0.06, angle: -10, bend: 30 },
    ears: { kind: 'round', length: 0.34, width: 0.34, tilt: 30, at: [0.62, 0.8, -0.1] },
  },
  leporine: {
    trunk: { length: 0.62, chest: 0.3, waist: 0.36, hip: 0.42, width: 0.86, croup: 1.12, arch: 0.1 },
    neck: { length: 0.2, angle: 48, root: 0.24, tip: 0.2 },
    head: {
      size: 0.52, pitch: 14, skull: 0.36, width: 0.85, muzzleWidth: 0.95, muzzle: [0.25, 0.17], drop: 0.1, cheek: 0.2, nose: 0.035, eye: 0.075,
      eyeAt: [0.82, 0.25, 0.5], jaw: 0.75,
    },
    legs: { kind: 'short', thick: 1.4, stance: 0.18, foot: 1.8 },
    tail: { kind: 'scut', length: 0.12, radius: 0.13, angle: 30 },
    ears: { kind: 'long', length: 0.95, width: 0.24, tilt: 12, at: [0.4, 0.8, -0.2] },
  },
  pachyderm: {
    trunk: { length: 0.72, chest: 0.32, waist: 0.35, hip: 0.31, width: 0.9, croup: 0.96, arch: 0.03, sag: 0.02 },
    neck: { length: 0.34, angle: 24, root: 0.24, tip: 0.2 },
    head: {
      size: 0.4, pitch: 30, skull: 0.36, width: 0.95, muzzleWidth: 0.9, muzzle: [0.27, 0.18], drop: 0.1, cheek: 0.22, nose: 0, eye: 0.03,
      eyeAt: [0.84, 0.1, 0.55], jaw: 0.7,
    },
    legs: { kind: 'column', thick: 1, stance: 0.17, foot: 1 },
    tail: { kind: 'tuft', length: 0.4, radius: 0.025, angle: -75, bend: -10 },
    ears: { kind: 'fan', length: 1.15, width: 1.5, tilt: 104, at: [0.8, 0.15, -0.25] },
  },
  mustelid: {
    trunk: { length: 1.3, chest: 0.26, waist: 0.25, hip: 0.27, width: 0.86, croup: 1.02, arch: 0.08 },
    neck: { length: 0.4, angle: 38, root: 0.21, tip: 0.17 },
    head: {
      size: 0.52, pitch: 10, skull: 0.34, width: 0.95, muzzleWidth: 1.05, muzzle: [0.2, 0.12], drop: 0.1, cheek: 0.19, nose: 0.055, eye: 0.05,
      eyeAt: [0.5, 0.22, 0.85], jaw: 0.8,
    },
    legs: { kind: 'short', thick: 1.2, stance: 0.17, foot: 1.3 },
    tail: { kind: 'bush', length: 0.9, radius: 0.1, angle: -15, bend: 10 },
    ears: { kind: 'round', length: 0.2, width: 0.26, tilt: 42, at: [0.72, 0.6, -0.2] },
  },
  simian: {
    trunk: { length: 0.6, chest: 0.23, waist: 0.18, hip: 0.18, width: 0.95, croup: 0.92 },
    neck: { length: 0.16, angle: 40, root: 0.12, tip: 0.11 },
    head: {
      size: 0.34, pitch: 5, skull: 0.42, width: 0.92, muzzleWidth: 1.05, muzzle: [0.26, 0.2], drop: 0.22, cheek: 0.2, nose: 0.03, eye: 0.055,
      eyeAt: [0.36, 0.12, 0.95], brow: 0.1, jaw: 0.9,
    },
    legs: { kind: 'flat', thick: 1.0, stance: 0.12, foot: 1 },
    tail: { kind: 'whip', length: 1.2, radius: 0.03, angle: 20, bend: 70 },
    ears: { kind: 'round', length: 0.22, width: 0.2, tilt: 60, at: [0.95, 0.1, 0] },
  },
  lizard: {
    trunk: { length: 1.7, chest: 0.36, waist: 0.4, hip: 0.34, width: 1.15, croup: 0.95 },
    neck: { length: 0.4, angle: 12, root: 0.3, tip: 0.24 },
    head: {
      size: 1.0, pitch: 2, skull: 0.26, width: 1.15, muzzleWidth: 1.35, muzzle: [0.21, 0.13], drop: 0.05, cheek: 0.16, nose: 0, eye: 0.07,
      eyeAt: [0.72, 0.62, 0.7], jaw: 0.75, brow: 0.06, iris: true,
    },
    legs: { kind: 'sprawl', thick: 1, stance: 0.26, foot: 1.5 },
    tail: { kind: 'taper', length: 2.4, radius: 0.3, angle: -8, bend: 8 },
    ears: { kind: 'none', length: 0, width: 0, tilt: 0 },
  },
  crocodile: {
    trunk: { length: 2.5, chest: 0.5, waist: 0.56, hip: 0.5, width: 1.25, croup: 0.98 },
    neck: { length: 0.7, angle: 0, root: 0.44, tip: 0.34 },
    head: {
      size: 1.7, pitch: 2, skull: 0.2, width: 1.2, muzzleWidth: 1.5, muzzle: [0.14, 0.085], drop: 0.05, cheek: 0.12, nose: 0, eye: 0.04,
      eyeAt: [0.5, 0.95, 0.45], jaw: 0.85, brow: 0.06, iris: true,
    },
    legs: { kind: 'sprawl', thick: 1.2, stance: 0.3, foot: 1.9, claws: true },
    tail: { kind: 'taper', length: 3.2, radius: 0.42, angle: -9, bend: 8 },
    ears: { kind: 'none', length: 0, width: 0, tilt: 0 },
  },
  sauropod: {
    trunk: { length: 0.8, chest: 0.34, waist: 0.4, hip: 0.34, width: 0.92, croup: 1.02, arch: 0.08, sag: 0.02 },
    neck: { length: 1.75, angle: 52, root: 0.24, tip: 0.075, arch: -0.14 },
    head: {
      size: 0.25, pitch: 22, skull: 0.32, width: 0.9, muzzleWidth: 1.1, muzzle: [0.24, 0.17], drop: 0.08, cheek: 0.16, nose: 0, eye: 0.06,
      eyeAt: [0.86, 0.3, 0.5], jaw: 0.8,
    },
    legs: { kind: 'column', thick: 0.95, stance: 0.2, foot: 1 },
    tail: { kind: 'taper', length: 2.0, radius: 0.26, angle: -18, bend: 24 },
    ears: { kind: 'none', length: 0, width: 0, tilt: 0 },
  },
  theropod: {
    trunk: { length: 0.6, chest: 0.22, waist: 0.22, hip: 0.23, width: 0.78, croup: 0.98 },
    neck: { length: 0.3, angle: 50, root: 0.17, tip: 0.13, arch: 0.06 },
    head: {
      size: 0.52, pitch: 8, skull: 0.2, width: 0.78, muzzleWidth: 0.72, muzzle: [0.19, 0.13], drop: 0.04, cheek: 0.14, nose: 0, eye: 0.035,
      eyeAt: [0.86, 0.42, 0.6], jaw: 0.7, brow: 0.06, iris: true, gape: 13,
    },
    legs: { kind: 'bird', thick: 0.9, stance: 0.15, foot: 2.2, claws: true, arm: 0.5 },
    tail: { kind: 'taper', length: 1.4, radius: 0.19, angle: 4, bend: 8 },
    ears: { kind: 'none', length: 0, width: 0, tilt: 0 },
  },
  ceratopsian: {
    trunk: { length: 0.84, chest: 0.36, waist: 0.4, hip: 0.38, width: 0.92, croup: 1.06, arch: 0.04 },
    neck: { length: 0.46, angle: 4, root: 0.28, tip: 0.22 },
    head: {
      size: 0.72, pitch: 24, skull: 0.28, width: 0.85, muzzleWidth: 0.72, muzzle: [0.24, 0.1], drop: 0.1, cheek: 0.17, nose: 0, eye: 0.032,
      eyeAt: [0.86, 0.2, 0.55], jaw: 0.8,
    },
    legs: { kind: 'column', thick: 0.95, stance: 0.22, foot: 1 },
    tail: { kind: 'taper', length: 1.0, radius: 0.3, angle: -16, bend: 0 },
    ears: { kind: 'none', length: 0, width: 0, tilt: 0 },
  },
  dragon: {
    trunk: { length: 0.9, chest: 0.29, waist: 0.24, hip: 0.25, width: 0.88, croup: 0.94 },
    neck: { length: 0.95, angle: 58, root: 0.2, tip: 0.11, arch: -0.14 },
    head: {
      size: 0.48, pitch: 16, skull: 0.22, width: 0.85, muzzleWidth: 0.9, muzzle: [0.18, 0.105], drop: 0.05, cheek: 0.14, nose: 0, eye: 0.04,
      eyeAt: [0.84, 0.36, 0.66], jaw: 0.75, brow: 0.07, iris: true, gape: 14,
    },
    legs: { kind: 'pawed', thick: 1.35, stance: 0.22, foot: 1.6, claws: true },
    tail: { kind: 'taper', length: 1.9, radius: 0.21, angle: -22, bend: 36 },
    ears: { kind: 'none', length: 0, width: 0, tilt: 0 },
  },
  seal: {
    trunk: { length: 1.7, chest: 0.5, waist: 0.48, hip: 0.3, width: 1.0, croup: 0.62 },
    neck: { length: 0.5, angle: 46, root: 0.42, tip: 0.3 },
    head: {
      size: 0.66, pitch: 6, skull: 0.42, width: 0.95, muzzleWidth: 1.2, muzzle: [0.24, 0.17], drop: 0.12, cheek: 0.2, nose: 0.055, eye: 0.085,
      eyeAt: [0.56, 0.16, 0.8], jaw: 0.8,
    },
    legs: { kind: 'flipper', thick: 1.0, stance: 0.42, foot: 1 },
    tail: { kind: 'none', length: 0, radius: 0, angle: 0 },
    ears: { kind: 'none', length: 0, width: 0, tilt: 0 },
  },
};
