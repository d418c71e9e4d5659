import type { ShrubSpec } from '@diorama/catalogue';
import { sweep } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { polar, times, cycle, points3 } from '../geometry/curves.js';

/** A part of a shrub that carries leaves. */
export interface ShrubBody {
  readonly at: Vec3;
  readonly radii: Vec3;
  readonly kind: 'ball' | 'box';
  /** Share of the dark body inside. */
  readonly core: number;
  /** How deep leaves lie below the surface, 0 to 1. */
  readonly loose: number;
  /** Share of the leaves. */
  readonly area: number;
  readonly seed: number;
}

interface Outline {
  readonly bodies: readonly ShrubBody[];
  readonly trunk: readonly Shape[];
}

const ball = (at: Vec3, radii: Vec3, seed = 1, core = 0.93, loose = 0): ShrubBody => ({
  at,
  radii,
  kind: 'ball',
  core,
  loose,
  area: radii[0] * radii[1] + radii[1] * radii[2] + radii[0] * radii[2],
  seed,
});

const stem = (height: number, radius: number): Shape =>
  sweep('twig', points3([0, 0, 0], [0.02 * height, 0.5 * height, 0], [0, height, 0]), [1.2 * radius, radius, radius], { sides: 8 });

type MakeOutline = (size: Vec3) => Outline;

const dome: MakeOutline = ([w, h, d]) => ({
  bodies: [
    ball([0, 0.42 * h, 0], [0.44 * w, 0.5 * h, 0.44 * d], 1, 0.86, 0.12),
    ...times(6, (k) => {
      const [x, , z] = polar(0.25, k * 1.05 + 0.4);
      return ball([x * w, (0.36 + 0.13 * (k % 3)) * h, z * d], [0.26 * w, 0.3 * h, 0.26 * d], k + 2, 0.84, 0.12);
    }),
  ],
  trunk: [],
});

const loose: MakeOutline = ([w, h, d]) => ({
  bodies: times(9, (k) => {
    const [x, , z] = polar(k === 0 ? 0 : 0.26, k * 0.79 * 2.3);
    return ball([x * w, (0.34 + 0.33 * ((k * 0.618) % 1)) * h, z * d], [0.22 * w, 0.3 * h, 0.22 * d], k, 0, 0.7);
  }),
  trunk: times(6, (k) => {
    const [x, , z] = polar(0.3, k * 1.05);
    return sweep(
      'twig',
      points3([0.1 * x * w, 0, 0.1 * z * d], [0.6 * x * w, 0.4 * h, 0.6 * z * d], [x * w, 0.75 * h, z * d]),
      [0.016 * h, 0.01 * h, 0.003 * h],
      { sides: 5 },
    );
  }),
});

const box: MakeOutline = ([w, h, d]) => ({
  bodies: [{ at: [0, 0.5 * h, 0], radii: [0.5 * w, 0.5 * h, 0.5 * d], kind: 'box', core: 0.97, loose: 0, area: 1, seed: 1 }],
  trunk: [],
});

const ballTree: MakeOutline = ([w, h, d]) => ({
  bodies: [ball([0, h - 0.5 * w, 0], [0.5 * w, 0.5 * w, 0.5 * d])],
  trunk: [stem(h - 0.8 * w, 0.03 * h)],
});

const single: MakeOutline = ([w, h, d]) => ({ bodies: [ball([0, 0.5 * h, 0], [0.5 * w, 0.5 * h, 0.5 * d])], trunk: [] });

const cone: MakeOutline = ([w, h, d]) => ({
  bodies: times(14, (k) => {
    const share = k / 13;
    const radius = 0.5 * (1 - share) + 0.03;
    return ball([0, (0.08 + 0.9 * share) * h, 0], [radius * w, 0.085 * h, radius * d], k);
  }),
  trunk: [],
});

const spiral: MakeOutline = ([w, h, d]) => ({
  bodies: times(44, (k) => {
    const share = k / 43;
    const reach = 0.34 * (1 - 0.85 * share);
    const radius = 0.17 * (1 - 0.62 * share);
    const [x, , z] = polar(reach, share * 6.5 * Math.PI);
    return ball([x * w, (0.12 + 0.84 * share) * h, z * d], [radius * w, 0.85 * radius * w, radius * d], k, 0.9);
  }),
  trunk: [stem(0.95 * h, 0.02 * h)],
});

const tiers: MakeOutline = ([w, h, d]) => ({
  bodies: [0.5, 0.36, 0.24].map((radius, k) =>
    ball([0, cycle([0.3, 0.62, 0.87], k) * h, 0], [radius * w, 0.3 * radius * w + 0.06 * h, radius * d], k),
  ),
  trunk: [stem(0.9 * h, 0.022 * h)],
});

/** Bodies at shares of width, height and depth with radii in the same shares. */
const figure =
  (parts: readonly (readonly [x: number, y: number, z: number, rx: number, ry: number, rz: number])[]): MakeOutline =>
  ([w, h, d]) => ({ bodies: parts.map(([x, y, z, rx, ry, rz], k) => ball([x * w, y * h, z * d], [rx * w, ry * h, rz * d], k)), trunk: [] });

const rabbit = figure([
  [0, 0.24, -0.12, 0.42, 0.24, 0.34],
  [0, 0.34, 0.1, 0.3, 0.22, 0.22],
  [0, 0.6, 0.2, 0.3, 0.14, 0.2],
  [-0.16, 0.85, 0.1, 0.09, 0.16, 0.08],
  [0.16, 0.85, 0.1, 0.09, 0.16, 0.08],
  [0, 0.2, -0.46, 0.14, 0.08, 0.08],
  [-0.26, 0.08, 0.3, 0.14, 0.08, 0.16],
  [0.26, 0.08, 0.3, 0.14, 0.08, 0.16],
]);

const swan = figure([
  [0, 0.26, -0.06, 0.42, 0.26, 0.36],
  [0, 0.36, -0.4, 0.2, 0.16, 0.14],
  [0, 0.44, 0.3, 0.15, 0.14, 0.1],
  [0, 0.58, 0.34, 0.13, 0.12, 0.07],
  [0, 0.72, 0.3, 0.12, 0.12, 0.06],
  [0, 0.84, 0.24, 0.12, 0.1, 0.06],
  [0, 0.92, 0.26, 0.15, 0.08, 0.09],
  [0, 0.9, 0.4, 0.08, 0.04, 0.1],
]);

const elephant = figure([
  [0, 0.56, -0.12, 0.36, 0.28, 0.32],
  [0, 0.7, 0.26, 0.26, 0.2, 0.14],
  [-0.32, 0.72, 0.2, 0.16, 0.2, 0.05],
  [0.32, 0.72, 0.2, 0.16, 0.2, 0.05],
  [0, 0.52, 0.4, 0.1, 0.14, 0.07],
  [0, 0.34, 0.44, 0.08, 0.12, 0.05],
  [0, 0.22, 0.47, 0.07, 0.06, 0.05],
  ...[-0.22, 0.22].flatMap((x) => [0.1, -0.32].map((z) => [x, 0.18, z, 0.14, 0.2, 0.09] as const)),
]);

const arch: MakeOutline = ([w, h, d]) => ({
  bodies: times(26, (k) => {
    const share = k / 25;
    const angle = Math.PI * share;
    const leg = share < 0.3 || share > 0.7;
    const t = (share - 0.3) / 0.4;
    const x = leg ? (share < 0.3 ? -0.4 : 0.4) : -0.4 * Math.cos(Math.PI * t);
    const y = leg ? (share < 0.3 ? share : 1 - share) * 2.1 + 0.03 : 0.62 + 0.28 * Math.sin(Math.PI * t);
    return ball([x * w, y * h, 0], [0.11 * w, 0.1 * h, 0.46 * d], k + Math.round(angle), 0.85);
  }),
  trunk: [],
});

/** A ball of dry twigs. */
const tumble: MakeOutline = ([w, h, d]) => ({
  bodies: [],
  trunk: times(110, (k) => {
    const turnBy = k * 2.39996;
    const [x, , z] = polar(0.5, turnBy);
    const y = 1 - (2 * (k + 0.5)) / 110;
    const r = Math.sqrt(1 - y * y);
    const [ex, , ez] = polar(0.5 * Math.sqrt(1 - (0.7 * y) ** 2), turnBy + 1.1);
    return sweep(
      'twig',
      points3(
        [x * r * w, (0.5 + 0.5 * y) * h, z * r * d],
        [0.8 * (x * r + ex) * 0.5 * w, (0.5 + 0.52 * y * 0.8) * h, 0.4 * (z * r + ez) * d],
        [ex * w, (0.5 + 0.35 * y) * h, ez * d],
        [0.2 * ex * w, (0.5 - 0.2 * y) * h, 0.2 * ez * d],
      ),
      [0.002, 0.006 * w, 0.007 * w, 0.004 * w],
      { sides: 3 },
    );
  }),
});

const OUTLINES: Readonly<Record<ShrubSpec['outline'], MakeOutline>> = {
  dome,
  loose,
  box,
  'ball-tree': ballTree,
  ball: single,
  cone,
  spiral,
  tiers,
  rabbit,
  swan,
  elephant,
  arch,
  tumble,
};

/** The bodies of an outline in a box of this size, and its bare parts. */
export const bodiesOf = (outline: ShrubSpec['outline'], size: Vec3): Outline => OUTLINES[outline](size);
