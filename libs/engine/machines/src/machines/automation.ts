import { array, boxAt, group, lathe, mirror, move, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { copies, drumX, drumY, drumZ, octagon, plateX, railing, range, rods, spread, tube } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { louvres, motor } from './plant.js';
import type { DrawMachine } from './plant.js';

const TOOLS: Readonly<Record<number, (s: number) => Shape>> = {
  // A gripper, a welding torch, a suction head: around the origin, pointing down.
  // prettier-ignore
  0: (s) => group(boxAt('dark', [0.3 * s, 0.1 * s, 0.2 * s], [0, -0.1 * s, 0]), mirror(group(boxAt('steel', [0.05 * s, 0.26 * s, 0.1 * s], [0.11 * s, -0.34 * s, 0]), boxAt('steel', [0.08 * s, 0.05 * s, 0.1 * s], [0.09 * s, -0.36 * s, 0])))),
  // prettier-ignore
  1: (s) => group(drumY('dark', 0.07 * s, 0.2 * s, [0, -0.2 * s, 0]), turn(drumY('copper', 0.035 * s, 0.26 * s, [0, -0.26 * s, 0], { sides: 8 }), [-24, 0, 0], [0, -0.18 * s, 0]), move(sphere('spark', 0.05 * s, { detail: 1 }), 0, -0.42 * s, 0.1 * s)),
  // prettier-ignore
  2: (s) => group(boxAt('steel', [0.6 * s, 0.06 * s, 0.4 * s], [0, -0.08 * s, 0]), copies(group(drumY('dark', 0.03 * s, 0.12 * s, [0, -0.2 * s, 0]), drumY('rubber', 0.08 * s, 0.05 * s, [0, -0.24 * s, 0], { top: 0.04 * s })), [[0.24 * s, 0, 0.14 * s], [-0.24 * s, 0, 0.14 * s], [0.24 * s, 0, -0.14 * s], [-0.24 * s, 0, -0.14 * s]])),
};

/** A jointed arm with six axes. */
const robotArm: DrawMachine = ([width, height, depth], tool) => {
  const s = height / 2;
  const shoulder: Vec3 = [0, 0.66 * s, -0.26 * depth];
  const elbow: Vec3 = [0, 1.72 * s, -0.1 * depth];
  const wrist: Vec3 = [0, 1.6 * s, 0.42 * depth];
  const link = (from: Vec3, to: Vec3, r: readonly [number, number]): Shape => ({
    form: 'sweep',
    slot: 'body',
    path: [from, to],
    radius: [...r],
    sides: 12,
  });
  const joint = (at: Vec3, r: number, w: number): Shape =>
    group(drumX('body', r, w, at, { sides: 18 }), drumX('dark', 0.62 * r, 1.14 * w, at, { sides: 16 }));
  return group(
    drumY('dark', 0.36 * s, 0.1 * s, [0, 0, shoulder[2]], { sides: 22 }),
    move(
      lathe(
        'body',
        [
          [0.3 * s, 0.1 * s],
          [0.26 * s, 0.3 * s],
          [0.28 * s, 0.46 * s],
        ],
        { sides: 20 },
      ),
      0,
      0,
      shoulder[2],
    ),
    boxAt('body', [0.5 * s, 0.3 * s, 0.4 * s], [0, 0.42 * s, shoulder[2]], 0.08 * s),
    joint(shoulder, 0.24 * s, 0.5 * s),
    link(shoulder, elbow, [0.17 * s, 0.13 * s]),
    joint(elbow, 0.19 * s, 0.42 * s),
    link([elbow[0], elbow[1] + 0.06 * s, elbow[2] - 0.14 * s], wrist, [0.15 * s, 0.09 * s]),
    turn(motor(0.1 * s, 0.26 * s, 'dark'), [0, 90, 0], [0, elbow[1] + 0.06 * s, elbow[2] - 0.22 * s]),
    joint(wrist, 0.11 * s, 0.24 * s),
    drumY('body', 0.09 * s, 0.22 * s, [wrist[0], wrist[1] - 0.26 * s, wrist[2] + 0.02 * s], { sides: 14 }),
    move((TOOLS[tool] ?? TOOLS[0] ?? (() => group()))(0.9 * s), wrist[0], wrist[1] - 0.24 * s, wrist[2] + 0.02 * s),
    // prettier-ignore
    tube('wire', [[0.26 * s, 0.3 * s, shoulder[2] - 0.1 * s], [0.32 * s, 1.1 * s, shoulder[2] - 0.16 * s], [0.26 * s, elbow[1] + 0.16 * s, elbow[2] - 0.2 * s], [0.12 * s, wrist[1] + 0.24 * s, 0.6 * wrist[2]], [0.08 * s, wrist[1], wrist[2]]], 0.03 * s),
    boxAt('dark', [Math.min(0.9 * s, width), 0.04 * s, 0.9 * s], [0, 0, shoulder[2]]),
  );
};

/** A belt between two drums on a frame with legs. */
const conveyor: DrawMachine = ([width, height, length], count) => {
  const r = 0.1;
  const y = height - 0.14 - (count > 0 ? 0.3 : 0);
  const legs = spread(-0.42, 0.42, Math.max(2, Math.round(length / 1.4)));
  return group(
    // prettier-ignore
    plateX('belt', [...range(9).map((k): Point2 => [length / 2 - r + r * Math.sin((k * Math.PI) / 8), y + r * Math.cos((k * Math.PI) / 8) - r + 0.08]), ...range(9).map((k): Point2 => [r - length / 2 - r * Math.sin((k * Math.PI) / 8), y - r * Math.cos((k * Math.PI) / 8) - r + 0.08])], 0.86 * width),
    mirror(boxAt('body', [0.06 * width, 0.16, length - 0.1], [0.47 * width, y - 0.1, 0])),
    ...legs.map((z) =>
      group(
        mirror(boxAt('frame', [0.07, y - 0.08, 0.07], [0.46 * width, 0, z * length])),
        boxAt('frame', [0.9 * width, 0.05, 0.05], [0, 0.3 * y, z * length]),
        mirror(boxAt('dark', [0.14, 0.02, 0.14], [0.46 * width, 0, z * length])),
      ),
    ),
    ...[-1, 1].map((s) => drumX('steel', 0.7 * r, 0.95 * width, [0, y - 0.02, s * (length / 2 - r)], { sides: 14 })),
    boxAt('accent', [0.24, 0.24, 0.4], [-0.5 * width - 0.08, y - 0.26, 0.36 * length], 0.03),
    // prettier-ignore
    ...(count > 0 ? spread(-0.34, 0.34, count).map((z, k) => group(boxAt('goods', [0.5 * width, 0.3 - 0.06 * (k % 2), 0.44 * width], [0.04 * width * (k % 2 === 0 ? 1 : -1), y + 0.075, z * length], 0.005), boxAt('tape', [0.08 * width, 0.302 - 0.06 * (k % 2), 0.445 * width], [0.04 * width * (k % 2 === 0 ? 1 : -1), y + 0.075, z * length]))) : []),
  );
};

/** Machines that move, pick, measure and feed. */
export const AUTOMATION = {
  'robot-arm': robotArm,
  'conveyor-belt': conveyor,
  'roller-conveyor': ([width, height, length]) =>
    group(
      mirror(boxAt('body', [0.06 * width, 0.14, length], [0.47 * width, height - 0.14, 0])),
      ...spread(-0.48, 0.48, Math.round(length / 0.14)).map((z) =>
        drumX('steel', 0.035, 0.9 * width, [0, height - 0.05, z * length], { sides: 10 }),
      ),
      ...spread(-0.44, 0.44, 3).map((z) =>
        group(
          mirror(boxAt('frame', [0.07, height - 0.1, 0.07], [0.46 * width, 0, z * length])),
          boxAt('frame', [0.9 * width, 0.05, 0.05], [0, 0.3 * height, z * length]),
        ),
      ),
      boxAt('goods', [0.56 * width, 0.3, 0.5], [0, height - 0.012, 0.12 * length]),
      boxAt('tape', [0.07, 0.302, 0.505], [0, height - 0.012, 0.12 * length]),
    ),
  'gantry-robot': ([width, height, length]) =>
    group(
      ...[-1, 1].flatMap((a) =>
        [-1, 1].map((b) => boxAt('frame', [0.06 * width, 0.8 * height, 0.06 * width], [a * 0.46 * width, 0, b * 0.44 * length])),
      ),
      mirror(boxAt('body', [0.07 * width, 0.08 * height, length], [0.46 * width, 0.8 * height, 0])),
      ...[-1, 1].map((b) => boxAt('frame', [0.92 * width, 0.05 * height, 0.05 * width], [0, 0.76 * height, b * 0.44 * length])),
      boxAt('accent', [width, 0.09 * height, 0.08 * width], [0, 0.88 * height, 0.06 * length]),
      boxAt('dark', [0.16 * width, 0.16 * height, 0.16 * width], [0.1 * width, 0.84 * height, 0.06 * length]),
      boxAt('steel', [0.05 * width, 0.5 * height, 0.05 * width], [0.1 * width, 0.5 * height, 0.13 * length]),
      move((TOOLS[0] ?? (() => group()))(0.3 * height), 0.1 * width, 0.52 * height, 0.13 * length),
      boxAt('steel', [0.8 * width, 0.05 * height, 0.7 * length], [0, 0.24 * height, 0]),
      ...[-0.3, 0.3].map((x) => boxAt('frame', [0.05 * width, 0.24 * height, 0.5 * length], [x * width, 0, 0])),
      boxAt('goods', [0.2 * width, 0.12 * height, 0.16 * length], [0.1 * width, 0.29 * height, 0.13 * length]),
    ),
  agv: ([width, height, length]) =>
    group(
      // prettier-ignore
      { form: 'loft', slot: 'body', smooth: false, sections: [[-0.5, 0.8], [-0.44, 1], [0.44, 1], [0.5, 0.8]].map(([z, s]) => ({ z: (z ?? 0) * length, outline: octagon((s ?? 1) * width, 0.66 * height, 0.1 * height, [0, 0.42 * height]) })) },
      boxAt('dark', [0.86 * width, 0.16 * height, 0.84 * length], [0, 0.75 * height, 0]),
      boxAt('steel', [0.8 * width, 0.08 * height, 0.76 * length], [0, 0.91 * height, 0]),
      mirror(drumX('tyre', 0.16 * height, 0.1 * width, [0.42 * width, 0.16 * height, 0], { sides: 16 })),
      // prettier-ignore
      mirror(copies(drumX('tyre', 0.1 * height, 0.06 * width, [0, 0, 0]), [[0.3 * width, 0.1 * height, 0.36 * length], [0.3 * width, 0.1 * height, -0.36 * length]])),
      ...[-1, 1].map((s) =>
        group(
          boxAt('neon', [0.7 * width, 0.05 * height, 0.02], [0, 0.52 * height, s * 0.498 * length]),
          boxAt('dark', [0.76 * width, 0.12 * height, 0.04], [0, 0.2 * height, s * 0.5 * length]),
        ),
      ),
      mirror(boxAt('neon', [0.015, 0.05 * height, 0.7 * length], [0.5 * width, 0.52 * height, 0])),
      drumY('dark', 0.09 * width, 0.14 * height, [0.32 * width, 0.9 * height, 0.42 * length], { sides: 14 }),
      boxAt('red', [0.08 * width, 0.06 * height, 0.08 * width], [-0.34 * width, 0.95 * height, -0.42 * length]),
    ),
  amr: ([width, height, length]) =>
    group(
      drumY('body', 0.5 * width, 0.3 * height, [0, 0.04 * height, 0], { sides: 26 }),
      drumY('dark', 0.46 * width, 0.05 * height, [0, 0, 0], { sides: 26 }),
      drumY('neon', 0.505 * width, 0.02 * height, [0, 0.2 * height, 0], { sides: 26 }),
      mirror(boxAt('frame', [0.06 * width, 0.62 * height, 0.06 * width], [0.34 * width, 0.34 * height, -0.1 * length])),
      ...[0.34, 0.56, 0.78].map((y) => boxAt('grey', [0.82 * width, 0.03 * height, 0.6 * length], [0, y * height, 0])),
      boxAt('dark', [0.4 * width, 0.18 * height, 0.04], [0, 0.82 * height, 0.1 * length]),
      boxAt('screen', [0.36 * width, 0.15 * height, 0.02], [0, 0.84 * height, 0.1 * length + 0.02]),
      ...[0.37, 0.59].map((y, k) => boxAt(k === 0 ? 'blue' : 'goods', [0.5 * width, 0.12 * height, 0.36 * length], [0, y * height, 0])),
      drumY('dark', 0.1 * width, 0.06 * height, [0, 0.96 * height - 0.02, -0.1 * length], { sides: 14 }),
    ),
  lidar: ([width, height]) =>
    group(
      drumY('body', 0.46 * width, 0.28 * height, [0, 0, 0], { sides: 26 }),
      drumY('lens', 0.42 * width, 0.4 * height, [0, 0.28 * height, 0], { sides: 26 }),
      drumY('body', 0.46 * width, 0.22 * height, [0, 0.68 * height, 0], { sides: 26 }),
      drumY('body', 0.38 * width, 0.1 * height, [0, 0.9 * height, 0], { sides: 26 }),
      ...range(12).map((k) =>
        turn(boxAt('dark', [0.03 * width, 0.18 * height, 0.03 * width], [0, 0.04 * height, 0.45 * width]), [0, 30 * k, 0]),
      ),
      tube(
        'wire',
        [
          [0, 0.1 * height, -0.42 * width],
          [0, 0.08 * height, -0.56 * width],
          [0.06 * width, 0.03 * height, -0.7 * width],
        ],
        0.035 * width,
      ),
      boxAt('red', [0.06 * width, 0.04 * height, 0.02 * width], [0, 0.5 * height, 0.42 * width]),
    ),
  'charging-dock': ([width, height, depth]) =>
    group(
      boxAt('body', [width, height, 0.3 * depth], [0, 0, -0.35 * depth], 0.03),
      boxAt('dark', [0.9 * width, 0.04 * height, 0.8 * depth], [0, 0, 0.06 * depth], 0.01),
      mirror(boxAt('copper', [0.08 * width, 0.03 * height, 0.2 * depth], [0.12 * width, 0.04 * height, 0.16 * depth])),
      boxAt('neon', [0.6 * width, 0.03 * height, 0.02], [0, 0.86 * height, -0.2 * depth]),
      // prettier-ignore
      plateX('yellow', [[-0.21, 0.3], [-0.19, 0.3], [-0.19, 0.7], [-0.21, 0.7]].map(([z, y]): Point2 => [(z ?? 0) * depth, (y ?? 0) * height]), 0.5 * width),
      bolt(0.3 * height, [0, 0.5 * height, -0.17 * depth]),
    ),
  'charging-station': ([width, height, depth]) =>
    group(
      boxAt('dark', [1.1 * width, 0.04 * height, 1.2 * depth], [0, 0, 0]),
      boxAt('body', [0.9 * width, 0.94 * height, 0.7 * depth], [0, 0.03 * height, 0], 0.05),
      boxAt('screen', [0.5 * width, 0.14 * height, 0.02], [0, 0.74 * height, 0.355 * depth]),
      boxAt('neon', [0.92 * width, 0.03 * height, 0.72 * depth], [0, 0.9 * height, 0]),
      bolt(0.16 * height, [0, 0.56 * height, 0.37 * depth]),
      boxAt('dark', [0.14 * width, 0.16 * height, 0.12 * depth], [0.46 * width, 0.5 * height, 0.1 * depth], 0.02),
      tube(
        'rubber',
        [
          [0.5 * width, 0.48 * height, 0.1 * depth],
          [0.62 * width, 0.2 * height, 0.2 * depth],
          [0.5 * width, 0.06 * height, 0.3 * depth],
          [0.4 * width, 0.3 * height, 0.4 * depth],
        ],
        0.025,
      ),
      boxAt('green', [0.3 * width, 0.02 * height, 0.02], [0, 0.5 * height, 0.36 * depth]),
    ),
  'control-cabinet': ([width, height, depth]) =>
    group(
      boxAt('dark', [width, 0.08 * height, depth], [0, 0, 0]),
      boxAt('body', [width, 0.92 * height, 0.96 * depth], [0, 0.08 * height, 0], 0.015),
      boxAt('dark', [0.012, 0.84 * height, 0.012], [0, 0.12 * height, 0.48 * depth]),
      mirror(boxAt('steel', [0.03, 0.14 * height, 0.04], [0.06 * width, 0.46 * height, 0.49 * depth])),
      ...range(3).map((k) =>
        drumZ(['red', 'green', 'yellow'][k] ?? 'red', 0.022, 0.03, [(-0.36 + 0.08 * k) * width, 0.8 * height, 0.49 * depth], { sides: 12 }),
      ),
      boxAt('screen', [0.26 * width, 0.1 * height, 0.02], [0.26 * width, 0.74 * height, 0.48 * depth]),
      drumZ('red', 0.05, 0.05, [-0.28 * width, 0.66 * height, 0.5 * depth], { sides: 14 }),
      drumZ('yellow', 0.07, 0.02, [-0.28 * width, 0.66 * height, 0.485 * depth], { sides: 14 }),
      louvres(0.3 * width, 0.14 * height, [0.26 * width, 0.18 * height, 0.48 * depth], 5),
      louvres(0.3 * width, 0.14 * height, [-0.26 * width, 0.18 * height, 0.48 * depth], 5),
      bolt(0.09 * height, [-0.26 * width, 0.48 * height, 0.49 * depth]),
    ),
  'electrical-panel': ([width, height]) => {
    const depth = 0.3;
    return group(
      boxAt('body', [width, height, 0.7 * depth], [0, 0, -0.15 * depth], 0.01),
      boxAt('dark', [0.84 * width, 0.84 * height, 0.04 * depth], [0, 0.08 * height, 0.2 * depth]),
      // prettier-ignore
      ...range(4).flatMap((row) => range(8).map((k) => group(boxAt('white', [0.085 * width, 0.13 * height, 0.12 * depth], [(-0.35 + 0.1 * k) * width, (0.12 + 0.2 * row) * height, 0.26 * depth]), boxAt((row + k) % 5 === 0 ? 'red' : 'black', [0.04 * width, 0.05 * height, 0.1 * depth], [(-0.35 + 0.1 * k) * width, (0.16 + 0.2 * row) * height, 0.34 * depth])))),
      turn(
        boxAt('body', [0.96 * width, 0.98 * height, 0.06 * depth], [0.48 * width, 0, 0]),
        [0, -108, 0],
        [0.5 * width, 0.01 * height, 0.2 * depth],
      ),
      mirror(drumY('grey', 0.05 * width, 0.1 * height, [0.2 * width, height, -0.15 * depth], { sides: 10 })),
    );
  },
  'light-curtain': ([width, height, depth]) =>
    // prettier-ignore
    group(mirror(group(boxAt('yellow', [0.06 * width, height, 0.8 * depth], [0.46 * width, 0, 0]), boxAt('dark', [0.02 * width, 0.9 * height, 0.4 * depth], [0.425 * width, 0.05 * height, 0]), boxAt('dark', [0.12 * width, 0.02, 1.2 * depth], [0.46 * width, 0, 0]))), ...spread(0.1, 0.9, 12).map((y) => drumX('beam', 0.006, 0.84 * width, [0, y * height, 0], { sides: 5 }))),
  'signal-tower': ([width, height]) =>
    // prettier-ignore
    group(drumY('dark', 0.5 * width, 0.04 * height, [0, 0, 0], { sides: 16 }), drumY('steel', 0.14 * width, 0.42 * height, [0, 0.03 * height, 0]), ...['greenlamp', 'amber', 'redlamp'].map((slot, k) => group(drumY(slot, 0.36 * width, 0.16 * height, [0, (0.44 + 0.18 * k) * height, 0], { sides: 18 }), drumY('dark', 0.38 * width, 0.025 * height, [0, (0.42 + 0.18 * k) * height, 0], { sides: 18 }))), drumY('dark', 0.38 * width, 0.03 * height, [0, 0.965 * height, 0], { sides: 18 })),
  'machine-camera': ([width, height, depth]) =>
    // prettier-ignore
    group(boxAt('body', [0.8 * width, 0.8 * height, 0.6 * depth], [0, 0.1 * height, -0.1 * depth], 0.006), drumZ('dark', 0.34 * height, 0.3 * depth, [0, 0.5 * height, 0.3 * depth], { sides: 20 }), drumZ('lens', 0.26 * height, 0.02, [0, 0.5 * height, 0.46 * depth], { sides: 18 }), drumZ('steel', 0.37 * height, 0.03 * depth, [0, 0.5 * height, 0.36 * depth], { sides: 20 }), tube('wire', [[0, 0.5 * height, -0.4 * depth], [0, 0.4 * height, -0.5 * depth], [0, 0.02, -0.52 * depth]], 0.06 * width), boxAt('dark', [0.3 * width, 0.14 * height, 0.3 * depth], [0, 0, -0.1 * depth])),
  'safety-fence': ([width, height]) =>
    group(
      ...spread(-0.5, 0.5, 3).map((x) =>
        group(
          boxAt('body', [0.06, height, 0.06], [x * (width - 0.06), 0, 0]),
          boxAt('dark', [0.14, 0.02, 0.14], [x * (width - 0.14), 0, 0]),
        ),
      ),
      // prettier-ignore
      ...[-0.25, 0.25].map((x) => group(...[0.1, 0.94].map((y) => boxAt('mesh', [0.46 * width, 0.035, 0.03], [x * width, y * height, 0])), array(boxAt('mesh', [0.012, 0.84 * height, 0.012], [(x - 0.22) * width, 0.1 * height, 0]), 16, [(0.44 * width) / 15, 0, 0]), array(boxAt('mesh', [0.46 * width, 0.012, 0.012], [x * width, 0.2 * height, 0]), 7, [0, 0.12 * height, 0]))),
    ),
  'dock-door': ([width, height, full]) => {
    const depth = full / 0.62;
    return group(
      boxAt('concrete', [width, height, 0.2 * depth], [0, 0, -0.4 * depth]),
      boxAt('body', [0.66 * width, 0.74 * height, 0.06 * depth], [0, 0.14 * height, -0.27 * depth]),
      ...spread(0.14, 0.76, 6).map((y) => boxAt('grey', [0.66 * width, 0.012 * height, 0.08 * depth], [0, y * height, -0.265 * depth])),
      ...[-0.16, 0.16].map((x) => boxAt('glass', [0.14 * width, 0.06 * height, 0.09 * depth], [x * width, 0.56 * height, -0.26 * depth])),
      mirror(boxAt('rubber', [0.12 * width, 0.82 * height, 0.3 * depth], [0.39 * width, 0.12 * height, -0.2 * depth], 0.05)),
      boxAt('rubber', [0.9 * width, 0.12 * height, 0.3 * depth], [0, 0.86 * height, -0.2 * depth], 0.05),
      mirror(boxAt('yellow', [0.03 * width, 0.5 * height, 0.02 * depth], [0.39 * width, 0.2 * height, -0.045 * depth])),
      boxAt('steel', [0.62 * width, 0.03 * height, 0.4 * depth], [0, 0.11 * height, -0.1 * depth]),
      mirror(boxAt('rubber', [0.09 * width, 0.1 * height, 0.16 * depth], [0.3 * width, 0, -0.24 * depth], 0.02)),
      boxAt('concrete', [width, 0.11 * height, 0.16 * depth], [0, 0, -0.34 * depth]),
      boxAt('redlamp', [0.04 * width, 0.06 * height, 0.06 * depth], [-0.47 * width, 0.6 * height, -0.27 * depth]),
    );
  },
  'loading-dock': ([width, height, depth]) =>
    group(
      boxAt('concrete', [width, 0.24 * height, depth], [0, 0, 0]),
      boxAt('wall', [width, 0.76 * height, 0.1 * depth], [0, 0.24 * height, -0.45 * depth]),
      // prettier-ignore
      ...[-0.25, 0.25].map((x) => group(boxAt('body', [0.3 * width, 0.52 * height, 0.04 * depth], [x * width, 0.24 * height, -0.39 * depth]), ...spread(0.3, 0.7, 5).map((y) => boxAt('grey', [0.3 * width, 0.012 * height, 0.05 * depth], [x * width, y * height, -0.385 * depth])), mirror(boxAt('rubber', [0.05 * width, 0.12 * height, 0.06 * depth], [0, 0, 0])), boxAt('steel', [0.26 * width, 0.02 * height, 0.3 * depth], [x * width, 0.235 * height, 0.34 * depth]), boxAt('rubber', [0.05 * width, 0.14 * height, 0.05 * depth], [(x - 0.12) * width, 0.06 * height, 0.51 * depth]), boxAt('rubber', [0.05 * width, 0.14 * height, 0.05 * depth], [(x + 0.12) * width, 0.06 * height, 0.51 * depth]))),
      // prettier-ignore
      plateX('roof', [[-0.5, 0.9], [0.5, 0.86], [0.5, 0.92], [-0.5, 0.98]].map(([z, y]): Point2 => [(z ?? 0) * depth, (y ?? 0) * height]), width),
      array(boxAt('yellow', [0.06 * width, 0.012, 0.05 * depth], [-0.47 * width, 0.24 * height, 0.47 * depth]), 8, [0.1343 * width, 0, 0]),
      ...range(4).map((k) =>
        boxAt('concrete', [0.14 * width, 0.06 * height * (4 - k), 0.08 * depth], [-0.42 * width, 0, 0.52 * depth + 0.08 * k * depth]),
      ),
      boxAt('goods', [0.12 * width, 0.14 * height, 0.2 * depth], [0.02 * width, 0.24 * height, 0]),
      mirror(boxAt('lamp', [0.04 * width, 0.03 * height, 0.06 * depth], [0.25 * width, 0.82 * height, -0.36 * depth])),
    ),
  ramp: ([width, tall, length]) => {
    const height = tall - 0.9;
    return group(
      // prettier-ignore
      plateX('body', [[-0.5, 0], [0.5, 0], [0.5, 0.02], [-0.28, 1], [-0.5, 1]].map(([z, y]): Point2 => [(z ?? 0) * length, (y ?? 0) * height]), width),
      // prettier-ignore
      mirror(railing('yellow', [[0.48 * width, 0.03 * height, 0.46 * length], [0.48 * width, 0.52 * height, 0.1 * length], [0.48 * width, height, -0.28 * length], [0.48 * width, height, -0.48 * length]], 0.9, 0.025)),
      ...spread(-0.24, 0.44, 9).map((z) =>
        boxAt('dark', [0.9 * width, 0.02, 0.03], [0, height * (1 - (z + 0.28) / 0.78) + 0.005, z * length]),
      ),
    );
  },
  pallet: ([width, height, depth]) => pallet(width, height, depth),
  'pallet-with-boxes': ([width, height, depth]) => {
    const top = 0.14;
    const rows = 3;
    const step = (height - top) / rows;
    return group(
      pallet(width, top, depth),
      // prettier-ignore
      ...range(rows).flatMap((k) => [-1, 1].flatMap((a) => [-1, 0, 1].map((b) => group(boxAt('goods', [0.46 * width, 0.97 * step, 0.31 * depth], [a * 0.24 * width, top + k * step, b * 0.325 * depth], 0.004), boxAt('tape', [0.06 * width, 0.972 * step, 0.312 * depth], [a * 0.24 * width, top + k * step, b * 0.325 * depth]))))),
      mirror(boxAt('strap', [0.03 * width, height - top + 0.01, 0.985 * depth], [0.24 * width, top, 0])),
    );
  },
  drawer: ([width, height, depth]) =>
    // prettier-ignore
    group(boxAt('body', [width, height, 0.06 * depth], [0, 0, 0.47 * depth], 0.006), boxAt('inside', [0.9 * width, 0.05 * height, 0.9 * depth], [0, 0.1 * height, 0]), mirror(boxAt('inside', [0.03 * width, 0.7 * height, 0.92 * depth], [0.44 * width, 0.1 * height, 0])), boxAt('inside', [0.9 * width, 0.7 * height, 0.03 * depth], [0, 0.1 * height, -0.46 * depth]), mirror(boxAt('steel', [0.02 * width, 0.1 * height, 0.9 * depth], [0.465 * width, 0.4 * height, 0])), mirror(rods('chrome', [[[0.16 * width, 0.55 * height, 0.5 * depth], [0.16 * width, 0.55 * height, 0.56 * depth]]], 0.008)), drumX('chrome', 0.01, 0.36 * width, [0, 0.55 * height, 0.56 * depth])),
  'door-handle': ([width, height, depth]) =>
    // prettier-ignore
    group(boxAt('plate', [0.3 * width, height, 0.14 * depth], [-0.34 * width, 0, -0.42 * depth], 0.004), drumZ('body', 0.1 * height, 0.7 * depth, [-0.34 * width, 0.66 * height, -0.1 * depth], { sides: 14 }), { form: 'sweep', slot: 'body', sides: 10, path: [[-0.34 * width, 0.66 * height, 0.26 * depth], [-0.1 * width, 0.67 * height, 0.36 * depth], [0.46 * width, 0.64 * height, 0.3 * depth]], radius: [0.08 * height, 0.07 * height, 0.055 * height] }, drumZ('dark', 0.05 * height, 0.03 * depth, [-0.34 * width, 0.3 * height, -0.34 * depth], { sides: 10 }), boxAt('dark', [0.04 * width, 0.1 * height, 0.03 * depth], [-0.34 * width, 0.18 * height, -0.34 * depth])),
} satisfies Record<string, DrawMachine>;

/** A lightning symbol that faces +z. */
const bolt = (size: number, at: Vec3): Shape =>
  // prettier-ignore
  move({ form: 'extrude', slot: 'yellow', depth: 0.02, outline: [[-0.2, 0], [0.06, 0.06], [-0.02, -0.5], [0.22, 0.14], [-0.02, 0.08], [0.1, 0.5]].map(([x, y]): Point2 => [(x ?? 0) * size, (y ?? 0) * size]) }, ...at);

const pallet = (width: number, height: number, depth: number): Shape =>
  group(
    array(boxAt('body', [(0.8 * width) / 6, 0.18 * height, depth], [-width / 2 + (0.4 * width) / 6, 0.82 * height, 0]), 6, [
      (width - (0.8 * width) / 6) / 5,
      0,
      0,
    ]),
    // prettier-ignore
    ...[-0.44, 0, 0.44].flatMap((z) => [boxAt('body', [width, 0.16 * height, 0.1 * depth], [0, 0.66 * height, z * depth]), boxAt('body', [width, 0.16 * height, 0.1 * depth], [0, 0, z * depth]), ...[-0.43, 0, 0.43].map((x) => boxAt('body', [0.12 * width, 0.5 * height, 0.11 * depth], [x * width, 0.16 * height, z * depth]))]),
  );
