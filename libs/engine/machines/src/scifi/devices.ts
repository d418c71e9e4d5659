import { bar, boxAt, group, lathe, mirror, move, radial, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import {
  copies,
  drumY,
  drumZ,
  fuselage,
  octagon,
  plateX,
  range,
  ringBand,
  ringZ,
  spread,
  squircle,
  torusY,
  tube,
  turnedZ,
  wings,
} from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { thruster } from '../space/greebles.js';
import type { DrawSciFi } from './ship-interior.js';

/** Wavy arcs of light from one point to another. */
const arcOfLight = (from: Vec3, to: Vec3, wild: number, seed: number): Shape =>
  // prettier-ignore
  tube('spark', spread(0, 1, 8).map((t, k): Vec3 => { const w = k === 0 || k === 7 ? 0 : wild; return [from[0] + t * (to[0] - from[0]) + w * Math.sin(9 * k + seed), from[1] + t * (to[1] - from[1]) + w * Math.cos(7 * k + 2 * seed), from[2] + t * (to[2] - from[2]) + w * Math.sin(5 * k + 3 * seed)]; }), 0.06 * wild + 0.008, 5);

/** A dome of hexagon-like panels between ribs of light. */
const fieldDome = (radius: number, rings: number, spokes: number): Shape => {
  const at = (a: number, b: number): Vec3 => [radius * Math.cos(b) * Math.sin(a), radius * Math.sin(b), radius * Math.cos(b) * Math.cos(a)];
  return group(
    ...spread(0.02, 1.25, rings).map((b) => torusY('field', radius * Math.cos(b), 0.006 * radius, [0, radius * Math.sin(b), 0], 36)),
    // prettier-ignore
    ...range(spokes).map((k) => tube('field', spread(0, 1.5, 8).map((b) => at((2 * Math.PI * k) / spokes + (b > 0.6 ? Math.PI / spokes : 0) * Math.min(1, (b - 0.6) * 1.4), b)), 0.006 * radius, 5)),
  );
};

/** Devices of laboratories and battles. */
export const DEVICES = {
  laser: ([width, height, length]) =>
    group(
      lathe(
        'body',
        [
          [0.44 * width, 0],
          [0.44 * width, 0.06 * height],
          [0.2 * width, 0.14 * height],
          [0.16 * width, 0.4 * height],
        ],
        { sides: 20, smooth: false },
      ),
      // prettier-ignore
      mirror(plateX('body', [[-0.12, 0.36], [0.12, 0.36], [0.06, 0.74], [-0.06, 0.74]].map(([z, y]): Point2 => [(z ?? 0) * length, (y ?? 0) * height]), 0.06 * width, 0.24 * width)),
      // prettier-ignore
      turn(group(turnedZ('body', [[0.16 * width, -0.4 * length], [0.22 * width, -0.34 * length], [0.22 * width, -0.02 * length], [0.12 * width, 0.04 * length], [0.1 * width, 0.34 * length]], [0, 0, 0], { sides: 16, smooth: false }), ...spread(0.06, 0.3, 6).map((z) => ringZ('copper', 0.13 * width, 0.02 * width, [0, 0, z * length], 16)), turnedZ('steel', [[0.07 * width, 0], [0.13 * width, 0.06 * length], [0.13 * width, 0.08 * length]], [0, 0, 0.34 * length]), drumZ('beam', 0.035 * width, 0.2 * length, [0, 0, 0.5 * length], { sides: 8 }), move(sphere('beam', 0.07 * width, { detail: 1 }), 0, 0, 0.42 * length), boxAt('glow', [0.06 * width, 0.03 * height, 0.24 * length], [0, 0.2 * width, -0.18 * length]), mirror(drumZ('dark', 0.06 * width, 0.3 * length, [0.24 * width, 0.06 * width, -0.18 * length]))), [-12, 0, 0], [0, 0.68 * height, 0]),
      tube(
        'wire',
        [
          [0, 0.64 * height, -0.36 * length],
          [0, 0.3 * height, -0.44 * length],
          [0, 0.04 * height, -0.3 * length],
        ],
        0.05 * width,
      ),
    ),
  turret: ([width, height, length]) =>
    group(
      upOct(
        'body',
        [
          [0, 0.5],
          [0.1, 0.5],
          [0.26, 0.36],
          [0.4, 0.34],
        ],
        width,
        height,
      ),
      drumY('dark', 0.3 * width, 0.06 * height, [0, 0.4 * height, 0], { sides: 20 }),
      // prettier-ignore
      { form: 'loft', slot: 'body', smooth: false, sections: [[-0.34, 0.5, 0.3], [-0.24, 0.62, 0.44], [0.06, 0.62, 0.44], [0.16, 0.4, 0.26]].map(([z, w, h]) => ({ z: (z ?? 0) * length, outline: octagon((w ?? 1) * width, (h ?? 1) * height, 0.08 * height, [0, 0.68 * height]) })) },
      // prettier-ignore
      mirror(group(drumZ('dark', 0.07 * width, 0.2 * length, [0.17 * width, 0.68 * height, 0.18 * length], { sides: 14 }), drumZ('steel', 0.04 * width, 0.3 * length, [0.17 * width, 0.68 * height, 0.34 * length], { sides: 12 }), drumZ('dark', 0.055 * width, 0.05 * length, [0.17 * width, 0.68 * height, 0.47 * length], { sides: 12 }))),
      boxAt('redlamp', [0.12 * width, 0.05 * height, 0.03 * length], [0, 0.78 * height, 0.15 * length]),
      boxAt('accent', [0.3 * width, 0.04 * height, 0.16 * length], [0, 0.89 * height, -0.1 * length]),
      mirror(boxAt('dark', [0.12 * width, 0.24 * height, 0.2 * length], [0.36 * width, 0.56 * height, -0.12 * length], 0.02)),
      rod('dark', [-0.14 * width, 0.9 * height, -0.24 * length], [-0.14 * width, 1.1 * height, -0.26 * length], 0.012 * width),
    ),
  'force-field': ([width, height, depth]) =>
    group(
      // prettier-ignore
      mirror(group(boxAt('body', [0.1 * width, height, 0.8 * depth], [0.45 * width, 0, 0], 0.03), boxAt('dark', [0.16 * width, 0.06 * height, depth], [0.45 * width, 0, 0], 0.02), ...spread(0.14, 0.9, 6).map((y) => boxAt('field', [0.03 * width, 0.05 * height, 0.3 * depth], [0.395 * width, y * height, 0])))),
      ...range(7).flatMap((row) =>
        range(row % 2 === 0 ? 5 : 6).map((k) =>
          hexagon((k - (row % 2 === 0 ? 2 : 2.5)) * 0.15 * width, (0.13 + 0.125 * row) * height, 0.08 * width),
        ),
      ),
    ),
  'energy-shield': ([width]) =>
    // prettier-ignore
    group(fieldDome(0.5 * width, 6, 16), torusY('body', 0.5 * width, 0.02 * width, [0, 0.02 * width, 0], 36), lathe('body', [[0.1 * width, 0], [0.1 * width, 0.03 * width], [0.05 * width, 0.05 * width], [0.03 * width, 0.16 * width]], { sides: 14, smooth: false }), move(sphere('field', 0.045 * width, { detail: 2 }), 0, 0.2 * width, 0), radial(boxAt('body', [0.05 * width, 0.06 * width, 0.05 * width], [0, 0, 0.5 * width]), 8)),
  portal: ([width, height, depth]) => {
    const r = 0.46 * width;
    const y = height - 0.5 * width;
    return group(
      ringZ('body', r, 0.07 * width, [0, y, 0], 36),
      ...range(12).map((k) =>
        turn(
          group(
            boxAt('trim', [0.12 * width, 0.18 * width, 0.7 * depth], [0, r - 0.08 * width, 0], 0.01),
            boxAt('glow', [0.05 * width, 0.06 * width, 0.74 * depth], [0, r + 0.01 * width, 0]),
          ),
          [0, 0, 30 * k],
          [0, y, 0],
        ),
      ),
      turnedZ(
        'vortex',
        [
          [0.39 * width, -0.02 * depth],
          [0.39 * width, 0.02 * depth],
        ],
        [0, y, 0],
        { sides: 36 },
      ),
      ...range(5).map((k) =>
        ringZ('swirl', (0.06 + 0.065 * k) * width, 0.008 * width, [0.01 * width * Math.sin(k), y + 0.01 * width * Math.cos(k), 0], 30),
      ),
      ...[1, -1].map((s) => bar('trim', [s * 0.46 * width, 0, 0], [s * 0.4 * width, y - 0.2 * width, 0], 0.09 * width)),
      boxAt('trim', [0.94 * width, 0.06 * height, depth], [0, 0, 0], 0.03),
      boxAt('trim', [0.5 * width, 0.04 * height, 1.4 * depth], [0, 0, 0.2 * depth], 0.02),
    );
  },
  teleporter: ([width, height]) => {
    const r = width / 2;
    return group(
      lathe(
        'body',
        [
          [r, 0],
          [r, 0.04 * height],
          [0.9 * r, 0.08 * height],
          [0.84 * r, 0.08 * height],
        ],
        { sides: 28, smooth: false },
      ),
      drumY('pad', 0.82 * r, 0.01 * height, [0, 0.076 * height, 0], { sides: 28 }),
      ...[0.3, 0.56, 0.8].map((s) => torusY('neon', s * r, 0.012 * r, [0, 0.088 * height, 0], 30)),
      // prettier-ignore
      mirror(move(group(boxAt('body', [0.16 * r, 0.9 * height, 0.2 * r], [0, 0.04 * height, 0], 0.03), boxAt('neon', [0.03 * r, 0.7 * height, 0.03 * r], [-0.085 * r, 0.12 * height, 0])), 0.9 * r, 0, 0)),
      move(
        group(
          boxAt('body', [0.2 * r, 0.9 * height, 0.16 * r], [0, 0.04 * height, 0], 0.03),
          boxAt('neon', [0.03 * r, 0.7 * height, 0.03 * r], [0, 0.12 * height, 0.085 * r]),
        ),
        0,
        0,
        -0.9 * r,
      ),
      lathe(
        'body',
        [
          [0.84 * r, 0.92 * height],
          [r, 0.94 * height],
          [r, height],
          [0.7 * r, height],
        ],
        { sides: 28, smooth: false },
      ),
      drumY('neon', 0.6 * r, 0.01 * height, [0, 0.912 * height, 0], { sides: 24 }),
      ...spread(0.2, 0.84, 7).map((y, k) => torusY('swirl', (0.5 + 0.06 * Math.sin(3 * k)) * r, 0.008 * r, [0, y * height, 0], 28)),
      ...range(14).map((k) =>
        move(
          sphere('swirl', 0.018 * r, { detail: 0 }),
          0.4 * r * Math.sin(5 * k) * ((k % 3) / 3 + 0.2),
          (0.14 + 0.052 * k) * height,
          0.4 * r * Math.cos(3 * k),
        ),
      ),
    );
  },
  'containment-chamber': ([width, height]) =>
    group(
      // prettier-ignore
      lathe('body', [[0.5 * width, 0], [0.5 * width, 0.12 * height], [0.42 * width, 0.18 * height], [0.36 * width, 0.18 * height]], { sides: 26, smooth: false }),
      lathe(
        'fluid',
        [
          [0.34 * width, 0.16 * height],
          [0.34 * width, 0.8 * height],
        ],
        { sides: 26 },
      ),
      // prettier-ignore
      lathe('body', [[0.36 * width, 0.8 * height], [0.44 * width, 0.82 * height], [0.5 * width, 0.88 * height], [0.5 * width, 0.96 * height], [0.3 * width, height]], { sides: 26, smooth: false }),
      radial(boxAt('trim', [0.05 * width, 0.66 * height, 0.05 * width], [0, 0.16 * height, 0.36 * width]), 4),
      // The specimen shows through openings of the liquid's column.
      // prettier-ignore
      { form: 'implicit', slot: 'creature', blend: 0.05 * width, cell: 0.024 * width, bones: [{ from: [0, 0.62 * height, 0.29 * width], to: [0, 0.66 * height, 0.31 * width], radii: [0.13 * width, 0.12 * width] }, { from: [0, 0.56 * height, 0.29 * width], to: [0.02 * width, 0.34 * height, 0.33 * width], radii: [0.08 * width, 0.05 * width] }, { from: [0.02 * width, 0.34 * height, 0.33 * width], to: [-0.08 * width, 0.24 * height, 0.37 * width], radii: [0.05 * width, 0.02 * width] }, { from: [0.06 * width, 0.52 * height, 0.33 * width], to: [0.14 * width, 0.42 * height, 0.40 * width], radii: [0.03 * width, 0.02 * width] }, { from: [-0.06 * width, 0.52 * height, 0.33 * width], to: [-0.14 * width, 0.44 * height, 0.40 * width], radii: [0.03 * width, 0.02 * width] }] },
      mirror(
        move(sphere('black', [0.03 * width, 0.035 * width, 0.02 * width], { detail: 1 }), 0.055 * width, 0.65 * height, 0.415 * width),
      ),
      ...range(9).map((k) =>
        move(
          sphere('bubble', 0.014 * width, { detail: 1 }),
          0.26 * width * Math.sin(2.4 * k),
          (0.22 + 0.062 * k) * height,
          0.34 * width * Math.abs(Math.cos(1.3 * k)),
        ),
      ),
      boxAt('accent', [0.4 * width, 0.06 * height, 0.04], [0, 0.04 * height, 0.49 * width]),
      boxAt('screen', [0.2 * width, 0.07 * height, 0.04], [0.22 * width, 0.85 * height, 0.44 * width]),
      mirror(
        tube(
          'dark',
          [
            [0.3 * width, 0.98 * height, -0.2 * width],
            [0.5 * width, 1.02 * height, -0.34 * width],
            [0.52 * width, 0.5 * height, -0.42 * width],
            [0.46 * width, 0.1 * height, -0.3 * width],
          ],
          0.035 * width,
        ),
      ),
      ...[0.3, 0.66].map((y) => torusY('trim', 0.345 * width, 0.014 * width, [0, y * height, 0])),
    ),
  'tesla-coil': ([width, height]) => {
    const top = 0.84 * height;
    return group(
      lathe(
        'body',
        [
          [0.36 * width, 0],
          [0.36 * width, 0.06 * height],
          [0.26 * width, 0.1 * height],
        ],
        { sides: 22, smooth: false },
      ),
      ...spread(0.12, 0.24, 6).map((y, k) => torusY('copper', (0.3 - 0.02 * k) * width, 0.014 * width, [0, y * height, 0])),
      drumY('dark', 0.1 * width, 0.66 * height, [0, 0.1 * height, 0], { sides: 18 }),
      ...spread(0.28, 0.72, 22).map((y) => torusY('copper', 0.105 * width, 0.01 * height, [0, y * height, 0], 18)),
      torusY('steel', 0.2 * width, 0.085 * width, [0, top, 0], 30),
      move(sphere('steel', 0.08 * width, { detail: 2 }), 0, top + 0.1 * width, 0),
      drumY('steel', 0.2 * width, 0.02 * height, [0, top - 0.01 * height, 0], { sides: 20 }),
      arcOfLight([0.26 * width, top, 0], [0.49 * width, 0.5 * height, 0.1 * width], 0.04 * width, 1),
      arcOfLight([-0.26 * width, top + 0.02 * height, 0.06 * width], [-0.48 * width, 0.62 * height, 0.2 * width], 0.05 * width, 2),
      arcOfLight([0.1 * width, top, 0.24 * width], [0.24 * width, 0.36 * height, 0.46 * width], 0.045 * width, 3),
      arcOfLight([-0.05 * width, top + 0.1 * width, 0], [-0.2 * width, height, -0.16 * width], 0.04 * width, 4),
      arcOfLight([0, top, -0.26 * width], [0.1 * width, 0.5 * height, -0.48 * width], 0.05 * width, 5),
    );
  },
  'hover-bike': ([width, height, length]) => {
    const y = 0.5 * height;
    return group(
      // prettier-ignore
      fuselage('body', [[-0.46 * length, 0.1 * width, 0.12 * height, y], [-0.2 * length, 0.26 * width, 0.2 * height, y], [0.1 * length, 0.24 * width, 0.18 * height, y], [0.36 * length, 0.14 * width, 0.12 * height, y - 0.04 * height], [0.5 * length, 0.03 * width, 0.03 * height, y - 0.1 * height]], { power: 3 }),
      // prettier-ignore
      plateX('seat', [[-0.34, 0.66], [0.02, 0.62], [0.04, 0.74], [-0.14, 0.72], [-0.34, 0.86]].map(([z, h]): Point2 => [(z ?? 0) * length, (h ?? 0) * height]), 0.3 * width),
      rod('dark', [-0.42 * width, 0.94 * height, 0.08 * length], [0.42 * width, 0.94 * height, 0.08 * length], 0.03 * height),
      rod('dark', [0, 0.64 * height, 0.18 * length], [0, 0.94 * height, 0.08 * length], 0.04 * height),
      // prettier-ignore
      plateX('glass', [[0.14, 0.7], [0.26, 0.64], [0.1, 1], [0.08, 1]].map(([z, h]): Point2 => [(z ?? 0) * length, (h ?? 0) * height]), 0.36 * width),
      // prettier-ignore
      ...[-0.3, 0.26].map((z) => mirror(group(drumY('dark', 0.2 * width, 0.12 * height, [0.3 * width, 0.22 * height, z * length], { sides: 18 }), drumY('glow', 0.15 * width, 0.03 * height, [0.3 * width, 0.195 * height, z * length], { sides: 18 }), torusY('trim', 0.2 * width, 0.03 * width, [0.3 * width, 0.34 * height, z * length], 18)))),
      mirror(thruster(0.09 * width, 0.14 * length, [0.16 * width, y, -0.44 * length])),
      mirror(wings('accent', { span: 0.2 * width, chord: 0.14 * length, taper: 0.4, sweep: 40 }, [0.2 * width, y, 0.3 * length])),
      mirror(boxAt('lamp', [0.06 * width, 0.05 * height, 0.03 * length], [0.06 * width, y - 0.04 * height, 0.44 * length])),
      mirror(boxAt('neon', [0.02 * width, 0.03 * height, 0.3 * length], [0.26 * width, y, -0.04 * length])),
      drumY('glowsoft', 0.4 * width, 0.01 * height, [0, 0, 0], { sides: 20 }),
    );
  },
  hovercar: ([width, height, length]) => {
    const y = 0.46 * height;
    // prettier-ignore
    const section = (z: number, w: number, low: number, high: number): { z: number; outline: Point2[] } => ({ z: z * length, outline: octagon(w * width, (high - low) * height, 0.12 * height, [0, ((high + low) / 2) * height]) });
    return group(
      // prettier-ignore
      { form: 'loft', slot: 'body', smooth: false, sections: [section(-0.5, 0.7, 0.3, 0.62), section(-0.38, 0.96, 0.24, 0.66), section(0.2, 0.96, 0.24, 0.62), section(0.42, 0.76, 0.26, 0.52), section(0.5, 0.5, 0.3, 0.42)] },
      // prettier-ignore
      { form: 'loft', slot: 'glass', sections: [[-0.32, 0.3, 0.1], [-0.18, 0.66, 0.36], [0.04, 0.68, 0.38], [0.22, 0.4, 0.12]].map(([z, w, h]) => ({ z: (z ?? 0) * length, outline: squircle(((w ?? 1) * width) / 2, (h ?? 1) * height, 2.6, 16, [0, 0.6 * height]) })) },
      // prettier-ignore
      ...[-0.32, 0.28].map((z) => mirror(group(drumY('dark', 0.17 * width, 0.16 * height, [0.42 * width, 0.14 * height, z * length], { sides: 18 }), drumY('glow', 0.13 * width, 0.03 * height, [0.42 * width, 0.115 * height, z * length], { sides: 18 })))),
      mirror(thruster(0.11 * width, 0.08 * length, [0.26 * width, y, -0.5 * length])),
      // prettier-ignore
      mirror(plateX('accent', [[-0.5, 0.62], [-0.3, 0.64], [-0.44, 0.98], [-0.52, 0.98]].map(([z, h]): Point2 => [(z ?? 0) * length, (h ?? 0) * height]), 0.03 * width, 0.4 * width)),
      boxAt('accent', [0.84 * width, 0.03 * height, 0.08 * length], [0, 0.94 * height, -0.48 * length]),
      boxAt('lamp', [0.5 * width, 0.04 * height, 0.02 * length], [0, 0.38 * height, 0.5 * length]),
      mirror(boxAt('neon', [0.02 * width, 0.03 * height, 0.66 * length], [0.48 * width, 0.4 * height, -0.06 * length])),
      boxAt('tail', [0.6 * width, 0.05 * height, 0.02 * length], [0, 0.54 * height, -0.5 * length]),
      drumY('glowsoft', 0.3 * width, 0.01 * height, [0, 0, 0], { sides: 20 }),
    );
  },
  'hyperloop-pod': ([width, height, length]) => {
    const [r, y] = [0.42 * height, 0.56 * height];
    return group(
      // prettier-ignore
      fuselage('body', [[-0.5 * length, 0.2 * r, 0.2 * r, y], [-0.42 * length, 0.72 * r, 0.72 * r, y], [-0.3 * length, r, r, y], [0.26 * length, r, r, y], [0.4 * length, 0.74 * r, 0.7 * r, y - 0.1 * r], [0.5 * length, 0.1 * r, 0.1 * r, y - 0.4 * r]]),
      mirror(
        copies(
          boxAt('pane', [0.03 * r, 0.34 * r, 0.05 * length], [0.97 * r, y + 0.02 * r, 0]),
          spread(-0.24, 0.24, 6).map((z): Vec3 => [0, 0, z * length]),
        ),
      ),
      move(sphere('glass', [0.56 * r, 0.4 * r, 0.12 * length], { detail: 2 }), 0, y + 0.3 * r, 0.36 * length),
      mirror(boxAt('neon', [0.03 * r, 0.06 * r, 0.7 * length], [r * 0.95, y - 0.34 * r, -0.02 * length])),
      boxAt('dark', [1.2 * r, 0.1 * height, 0.7 * length], [0, 0.1 * height, 0]),
      boxAt('concrete', [0.9 * width, 0.1 * height, length], [0, 0, 0]),
      mirror(boxAt('steel', [0.1 * width, 0.08 * height, length], [0.3 * width, 0.09 * height, 0])),
      ...[-0.42, 0.42].map((z) => turn(ringBand('tube', 1.14 * r, 1.22 * r, 0.05 * length, 32), [90, 0, 0], [0, y, z * length])),
      ...[-0.42, 0.42].map((z) => boxAt('tube', [0.7 * r, 0.2 * height, 0.05 * length], [0, 0, z * length])),
    );
  },
  'space-elevator': ([width, height]) =>
    group(
      // prettier-ignore
      lathe('concrete', [[0.5 * width, 0], [0.46 * width, 0.03 * height], [0.3 * width, 0.05 * height], [0.2 * width, 0.16 * height], [0.1 * width, 0.2 * height]], { sides: 24, smooth: false }),
      radial(boxAt('pane', [0.03 * width, 0.03 * height, 0.02 * width], [0, 0.08 * height, 0.26 * width]), 16),
      ...range(4).map((k) =>
        rod(
          'body',
          [0.03 * width * Math.sin(1.57 * k), 0.18 * height, 0.03 * width * Math.cos(1.57 * k)],
          [0.03 * width * Math.sin(1.57 * k), 0.96 * height, 0.03 * width * Math.cos(1.57 * k)],
          0.006 * width,
        ),
      ),
      ...spread(0.24, 0.92, 12).map((y) => torusY('body', 0.034 * width, 0.006 * width, [0, y * height, 0], 12)),
      lathe(
        'body',
        [
          [0.06 * width, 0.46 * height],
          [0.1 * width, 0.48 * height],
          [0.1 * width, 0.54 * height],
          [0.06 * width, 0.56 * height],
        ],
        { sides: 16, smooth: false, bands: [null, 'neon', null] },
      ),
      // prettier-ignore
      lathe('body', [[0.1 * width, 0.9 * height], [0.4 * width, 0.93 * height], [0.42 * width, 0.95 * height], [0.2 * width, 0.98 * height], [0.04 * width, height]], { sides: 28, smooth: false, bands: [null, 'neon', null, null] }),
      radial(boxAt('solar', [0.12 * width, 0.003 * height, 0.2 * width], [0, 0.945 * height, 0.46 * width]), 8),
      radial(boxAt('body', [0.06 * width, 0.05 * height, 0.06 * width], [0, 0, 0.44 * width]), 6),
    ),
  'ring-world': ([width, height]) => {
    const r = 0.46 * width;
    // prettier-ignore
    return turn(group(turn(ringBand('body', 0.96 * r, r, 0.36 * height, 64), [0, 0, 0]), turn(ringBand('land', 0.94 * r, 0.965 * r, 0.3 * height, 64), [0, 0, 0]), ...range(24).map((k) => turn(boxAt(k % 3 === 0 ? 'water' : 'green', [0.16 * r, 0.1 * height * (1 + (k % 2)), 0.02 * r], [0, -0.08 * height, 0.935 * r]), [0, 15 * k, 0])), move(sphere('sun', 0.12 * r, { detail: 3 }), 0, 0, 0), ...range(8).map((k) => turn(boxAt('dark', [0.26 * r, 0.2 * height, 0.01 * r], [0, -0.1 * height, 0.42 * r]), [0, 45 * k, 0]))), [24, 0, 14], [0, height / 2, 0]);
  },
  'dyson-sphere': ([width]) => {
    const r = width / 2;
    const band = (a: number, b: number): Shape => turn(ringBand('body', 0.95 * r, r, 0.16 * r, 48), [a, 0, b]);
    return move(
      // prettier-ignore
      group(move(sphere('sun', 0.5 * r, { detail: 3 }), 0, 0, 0), band(0, 0), band(60, 0), band(-60, 0), band(0, 60), band(0, -60), band(90, 40), ...range(40).map((k) => { const [a, b] = [2.399 * k, Math.asin(1 - (2 * (k + 0.5)) / 40)]; return turn(boxAt('solar', [0.2 * r, 0.2 * r, 0.02 * r], [0, -0.1 * r, 0.9 * r]), [(-b * 180) / Math.PI, (a * 180) / Math.PI, 0]); })),
      0,
      r,
      0,
    );
  },
  'plasma-globe': ([width, height]) => {
    const [r, y] = [0.48 * width, height - 0.48 * width];
    return group(
      lathe(
        'body',
        [
          [0.5 * width, 0],
          [0.5 * width, 0.08 * height],
          [0.3 * width, 0.22 * height],
          [0.24 * width, 0.28 * height],
        ],
        { sides: 22, smooth: false },
      ),
      ...range(4).map((k) => turn(ringZ('cover', r, 0.01 * r, [0, y, 0], 32), [0, 45 * k, 0])),
      torusY('cover', r, 0.01 * r, [0, y, 0], 32),
      move(sphere('neon', 0.16 * r, { detail: 2 }), 0, y, 0),
      // prettier-ignore
      ...range(9).map((k) => { const [a, b] = [2.4 * k, Math.asin(0.9 - 0.2 * k)]; return arcOfLight([0, y, 0], [0.94 * r * Math.cos(b) * Math.sin(a), y + 0.94 * r * Math.sin(b), 0.94 * r * Math.cos(b) * Math.cos(a)], 0.07 * r, k); }),
      rod('dark', [0, 0.24 * height, 0], [0, y, 0], 0.03 * r),
    );
  },
} satisfies Record<string, DrawSciFi>;

const hexagon = (x: number, y: number, radius: number): Shape =>
  // prettier-ignore
  move({ form: 'extrude', slot: 'field', depth: 0.02, outline: range(6).map((k): Point2 => [radius * Math.sin((k * Math.PI) / 3), radius * Math.cos((k * Math.PI) / 3)]), holes: [range(6).map((k): Point2 => [0.86 * radius * Math.sin((k * Math.PI) / 3), 0.86 * radius * Math.cos((k * Math.PI) / 3)])] }, x, y, 0);

/** An upright body with octagonal sections: height and half width shares. */
const upOct = (slot: string, line: readonly (readonly number[])[], width: number, height: number): Shape =>
  // prettier-ignore
  turn({ form: 'loft', slot, smooth: false, sections: line.map(([y, s]) => ({ z: (y ?? 0) * height, outline: octagon(2 * (s ?? 0) * width, 2 * (s ?? 0) * width, 0.5 * (s ?? 0) * width) })) }, [-90, 0, 0]);
