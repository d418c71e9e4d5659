import type { AerostatSpec, Generator } from '@diorama/catalogue';
import { boxAt, group, lathe, mirror, move, rod, sheet, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import {
  copies,
  drumX,
  drumY,
  fin,
  finished,
  plateX,
  propeller,
  range,
  ringZ,
  rods,
  smoothed,
  spread,
  turnedZ,
} from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { edgeRail, hull } from '../ships/hull.js';
import type { HullLines } from '../ships/hull.js';

/** Makes balloons, airships and parachutes. */
export const generateAerostat: Generator<AerostatSpec> = ({ kind }, { size }) =>
  finished(KINDS[kind](size), 'body', {
    finishes: {
      body: 'fabric #c8342a',
      second: 'fabric #f0e0b0',
      third: 'fabric #2f5f9a',
      bottom: 'planks #5a3a24',
      trim: 'planks #8a6238',
      prop: 'wood #8a5a30',
      basket: 'wicker',
    },
  });

/** An envelope of gores in turn of three slots. */
function gores(profile: readonly Point2[], count: number, slots: readonly string[], sag = 0.04): Shape {
  const step = (2 * Math.PI) / count;
  return group(
    ...range(count).map((k) =>
      sheet(
        slots[k % slots.length] ?? 'body',
        spread(0, 1, 5).map((t) => {
          const angle = (k + t) * step;
          const bulge = 1 + sag * Math.sin(Math.PI * t) - sag * 0.5;
          return profile.map(([r, y]): Vec3 => [
            Math.max(0.02, r * bulge) * Math.sin(angle),
            y,
            Math.max(0.02, r * bulge) * Math.cos(angle),
          ]);
        }),
        0.04,
      ),
    ),
  );
}

/** Stations of a cigar: shares of length and of the largest radius. */
// prettier-ignore
const CIGAR: readonly Point2[] = [[-0.5, 0.02], [-0.44, 0.3], [-0.32, 0.66], [-0.12, 0.95], [0.1, 1], [0.28, 0.9], [0.4, 0.66], [0.47, 0.36], [0.5, 0.02]];

/** A rigid hull with longitudinal stripes. */
function envelope(slot: string, stripe: string | null, measures: { length: number; radius: number; y: number; sides?: number }): Shape {
  const { length, radius, y, sides = 20 } = measures;
  const stations = smoothed(CIGAR, 3);
  return {
    form: 'loft',
    slot,
    smooth: sides > 16,
    strips: range(sides).map((k) => (stripe !== null && k % 4 === 1 ? stripe : null)),
    sections: stations.map(([z, s]) => ({
      z: z * length,
      outline: range(sides).map((k): Point2 => {
        const angle = (2 * Math.PI * (k + 0.5)) / sides;
        return [Math.max(0.03, s * radius) * Math.cos(angle), y + Math.max(0.03, s * radius) * Math.sin(angle)];
      }),
    })),
  };
}

/** Four fins around the tail. */
const tailFins = (slot: string, measures: { length: number; radius: number; y: number }): Shape => {
  const { length, radius, y } = measures;
  const plan = { span: 0.75 * radius, chord: 0.16 * length, taper: 0.6, sweep: 30, thickness: 0.07 };
  return group(...[0, 90, 180, 270].map((a) => turn(fin(slot, plan, [0, 0.5 * radius, 0]), [0, 0, a], [0, y, -0.36 * length])));
};

const basket = (width: number, height: number): Shape =>
  group(
    boxAt('basket', [width, height, width], [0, 0, 0], 0.04),
    boxAt('dark', [0.86 * width, 0.02, 0.86 * width], [0, height, 0]),
    ...[-1, 1].flatMap((s) => [
      boxAt('leather', [width + 0.1, 0.1, 0.1], [0, height - 0.06, (s * width) / 2]),
      boxAt('leather', [0.1, 0.1, width + 0.1], [(s * width) / 2, height - 0.06, 0]),
    ]),
  );

const KINDS: Readonly<Record<AerostatSpec['kind'], (size: Vec3) => Shape>> = {
  balloon: ([width, height]) => {
    const r = width / 2;
    const y = (s: number): number => s * height;
    // prettier-ignore
    const profile = smoothed([[0.2 * r, y(0.28)], [0.52 * r, y(0.4)], [0.92 * r, y(0.56)], [r, y(0.72)], [0.86 * r, y(0.86)], [0.5 * r, y(0.96)], [0.02, y(1)]], 3);
    const corner = 0.055 * width;
    return group(
      gores(profile, 16, ['body', 'second', 'third', 'second']),
      lathe(
        'body',
        [
          [0.14 * r, y(0.25)],
          [0.2 * r, y(0.285)],
        ],
        { sides: 16 },
      ),
      basket(0.11 * width, 0.09 * height),
      // prettier-ignore
      ...[-1, 1].flatMap((a) => [-1, 1].map((b) => rods('rope', [[[a * corner, y(0.085), b * corner], [a * corner, y(0.15), b * corner]], [[a * corner, y(0.15), b * corner], [a * 0.13 * r, y(0.26), b * 0.13 * r]]], 0.0025 * width + 0.02))),
      boxAt('steel', [0.07 * width, 0.012 * height, 0.07 * width], [0, y(0.15), 0]),
      lathe(
        'flame',
        [
          [0.012 * width, y(0.165)],
          [0.022 * width, y(0.19)],
          [0.001, y(0.25)],
        ],
        { sides: 8 },
      ),
      // prettier-ignore
      mirror(copies(group(boxAt('soil', [0.02 * width, 0.03 * height, 0.02 * width], [0, 0, 0], 0.05)), [[0.064 * width, y(0.03), 0.03 * width], [0.064 * width, y(0.03), -0.03 * width]])),
    );
  },
  zeppelin: ([width, height, length]) => {
    const r = Math.min(width, 0.86 * height) / 2;
    const y = height - r;
    return group(
      envelope('body', null, { length, radius: r, y, sides: 16 }),
      tailFins('second', { length: 0.95 * length, radius: r, y }),
      // prettier-ignore
      plateX('second', [[0.14, 0], [0.3, 0.02], [0.33, 0.1], [0.08, 0.1]].map(([z, s]): Point2 => [(z ?? 0) * length, (s ?? 0) * height * 1.2]), 0.24 * width),
      mirror(
        copies(
          boxAt('pane', [0.02 * width, 0.045 * height, 0.012 * length], [0.12 * width, 0.05 * height, 0]),
          spread(0.15, 0.29, 7).map((z): Vec3 => [0, 0, z * length]),
        ),
      ),
      // prettier-ignore
      mirror(copies(group(turnedZ('frame', [[0.02 * length * 0.4, -0.025 * length], [0.02 * length * 0.7, 0], [0.01 * length, 0.02 * length]], [0, 0, 0]), turn(propeller('prop', 0.026 * length, 2), [0, 180, 0], [0, 0, -0.026 * length]), rod('frame', [0, 0, 0], [-0.06 * width, 0.1 * height, 0], 0.002 * length)), [[0.42 * width, 0.2 * height, 0.02 * length], [0.36 * width, 0.2 * height, -0.2 * length]])),
      ...spread(-0.34, 0.34, 5).map((z) => boxAt('second', [0.02 * width, 0.006 * length, 0.002 * length], [0, y, z * length])),
    );
  },
  blimp: ([width, height, length]) => {
    const r = Math.min(width, 0.84 * height) / 2;
    const y = height - r;
    return group(
      envelope('body', 'third', { length, radius: r, y }),
      tailFins('third', { length: 0.95 * length, radius: r, y }),
      boxAt('second', [0.2 * width, 0.1 * height, 0.18 * length], [0, 0.03 * height, 0.08 * length], 0.03 * height),
      boxAt('glass', [0.21 * width, 0.05 * height, 0.14 * length], [0, 0.065 * height, 0.09 * length]),
      boxAt('second', [0.06 * width, 0.1 * height, 0.14 * length], [0, 0.1 * height, 0.06 * length]),
      mirror(
        group(
          drumX('frame', 0.01 * length, 0.12 * width, [0.14 * width, 0.09 * height, 0.02 * length]),
          turn(propeller('prop', 0.045 * length, 3), [0, 180, 0], [0.2 * width, 0.09 * height, 0.01 * length]),
        ),
      ),
      drumY('tyre', 0.03 * height, 0.04 * height, [0, 0, 0.1 * length]),
    );
  },
  airship: ([width, height, length]) => {
    const r = 0.27 * height;
    const y = height - r;
    // prettier-ignore
    const lines: HullLines = { length: 0.74 * length, beam: 0.56 * width, sheer: [[-0.5, 0.34 * height], [-0.2, 0.25 * height], [0.2, 0.24 * height], [0.5, 0.33 * height]], plan: [[-0.5, 0.7], [-0.2, 1], [0.1, 0.96], [0.36, 0.56], [0.5, 0.05]], keel: [[-0.5, 0.16 * height], [-0.3, 0.03 * height], [0.2, 0], [0.5, 0.22 * height]], fullness: 0.55 };
    const cables = spread(-0.36, 0.36, 6).map((z): readonly [Vec3, Vec3] => [
      [0.22 * width, 0.27 * height, z * 0.7 * length],
      [0.82 * r, y - 0.46 * r, z * 0.8 * length],
    ]);
    return group(
      envelope('body', 'second', { length, radius: r, y }),
      ...[-0.24, 0, 0.24].map((z) => ringOf(z, r, y, length)),
      tailFins('third', { length: 0.95 * length, radius: r, y }),
      hull(lines),
      edgeRail('brass', lines, 0.008 * height, { rise: 0.03 * height }),
      boxAt('trim', [0.36 * width, 0.12 * height, 0.18 * length], [0, 0.28 * height, -0.22 * length], 0.01 * height),
      // prettier-ignore
      mirror(copies(boxAt('lamp', [0.02 * width, 0.04 * height, 0.03 * length], [0.18 * width, 0.33 * height, 0]), [[0, 0, -0.26 * length], [0, 0, -0.18 * length]])),
      mirror(rods('rope', cables, 0.004 * height, 4)),
      // prettier-ignore
      mirror(group(rod('brass', [0.26 * width, 0.2 * height, -0.16 * length], [0.42 * width, 0.24 * height, -0.16 * length], 0.012 * height), turnedZ('brass', [[0.02 * height, -0.05 * length], [0.04 * height, 0], [0.03 * height, 0.03 * length]], [0.42 * width, 0.24 * height, -0.16 * length]), turn(propeller('prop', 0.13 * height, 4), [0, 180, 0], [0.42 * width, 0.24 * height, -0.2 * length]))),
      move(propeller('prop', 0.12 * height, 4), 0, 0.16 * height, -0.39 * length),
      mirror(
        copies(
          drumX('pane', 0.016 * height, 0.03 * width, [0, 0, 0], { sides: 10 }),
          spread(-0.2, 0.16, 5).map((z): Vec3 => [0.265 * width, 0.17 * height, z * length]),
        ),
      ),
      drumY('dark', 0.02 * height, 0.14 * height, [0.08 * width, 0.36 * height, -0.24 * length], { sides: 10 }),
    );
  },
  parachute: ([width, height]) => {
    const r = width / 2;
    // prettier-ignore
    const profile = smoothed([[r, 0.66 * height], [0.96 * r, 0.8 * height], [0.7 * r, 0.94 * height], [0.1 * r, height]], 3);
    // prettier-ignore
    const cords = range(16).map((k): readonly [Vec3, Vec3] => [[0.98 * r * Math.sin((k * Math.PI) / 8), 0.66 * height, 0.98 * r * Math.cos((k * Math.PI) / 8)], [0.1 * Math.sign(Math.sin((k * Math.PI) / 8 + 0.1)), 0.16 * height, 0]]);
    return group(
      gores(profile, 16, ['body', 'second'], 0.1),
      rods('rope', cords, 0.006, 4),
      boxAt('green', [0.5, 0.08 * height, 0.4], [0, 0.06 * height, 0], 0.06),
      boxAt('leather', [0.54, 0.02 * height, 0.1], [0, 0.09 * height, 0.17]),
      boxAt('leather', [0.3, 0.06 * height, 0.24], [0, 0, 0], 0.05),
    );
  },
  paraglider: ([width, height, length]) => {
    const arch = (s: number): Vec3 => [(width / 2) * Math.sin(1.15 * s) * 1.09, 0.72 * height + 0.27 * height * Math.cos(1.35 * s), 0];
    const cells = spread(-1, 1, 17);
    const chord = (s: number): number => 0.9 * length * Math.sqrt(1 - 0.75 * s * s);
    const lines = spread(-0.9, 0.9, 9).map((s): readonly [Vec3, Vec3] => [arch(s), [0.15 * Math.sign(s + 0.01), 0.2 * height, 0]]);
    return group(
      ...cells.slice(1).map((to, k) => {
        const from = cells[k] ?? 0;
        const row = (s: number): Vec3[] =>
          spread(0.5, -0.5, 5).map((t): Vec3 => [arch(s)[0], arch(s)[1] + 0.1 * chord(s) * (0.5 - t) * (t + 0.5), t * chord(s)]);
        return sheet(k < 4 || k > 11 ? 'second' : k % 2 === 0 ? 'body' : 'third', [row(from), row(to)], 0.16);
      }),
      rods('rope', lines, 0.012, 4),
      // prettier-ignore
      rods('rope', lines.map(([a, b]): readonly [Vec3, Vec3] => [[a[0], a[1], -0.3 * length], b]), 0.012, 4),
      boxAt('dark', [0.5, 0.5, 0.6], [0, 0.1 * height, 0], 0.1),
      boxAt('dark', [0.4, 0.24, 0.9], [0, 0.08 * height, 0.5], 0.1),
      move(sphere('white', 0.16, { detail: 1 }), 0, 0.1 * height + 0.75, 0.05),
    );
  },
  'weather-balloon': ([width, height]) =>
    group(
      move(sphere('body', [width / 2, 0.54 * width, width / 2], { detail: 3 }), 0, height - 0.54 * width, 0),
      lathe(
        'body',
        [
          [0.03 * width, height - 1.2 * width],
          [0.12 * width, height - 1.04 * width],
        ],
        { sides: 12 },
      ),
      // prettier-ignore
      rods('rope', [[[0, 0.1, 0], [0, height - 1.15 * width, 0]]], 0.012, 5),
      lathe(
        'red',
        [
          [0.26 * width, 0.34 * height],
          [0.2 * width, 0.38 * height],
          [0.02, 0.41 * height],
        ],
        { sides: 14 },
      ),
      boxAt('white', [0.26, 0.3, 0.26], [0, 0, 0], 0.03),
      rod('steel', [0.08, 0.3, 0.08], [0.08, 0.5, 0.08], 0.008),
    ),
};

const ringOf = (z: number, r: number, y: number, length: number): Shape =>
  ringZ('brass', 1.0 * r * (Math.abs(z) > 0.2 ? 0.83 : 0.995), 0.012 * r, [0, y, z * length]);
