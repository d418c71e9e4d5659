import type { HeavyMachineSpec } from '@diorama/catalogue';
import { arcPoints, array, bar, boxAt, group, lathe, mirror, move, rod, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import {
  copies,
  crawler,
  drumX,
  drumY,
  drumZ,
  plateX,
  railing,
  range,
  rods,
  seat,
  shell,
  spread,
  steeringWheel,
  tube,
  wheel,
  wheelPair,
} from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { glassCab, hydraulic } from './diggers.js';

type Draw = (size: Vec3) => Shape;

/** A mast with two rails, a carriage with forks, at z. */
function forkMast([width, height]: Vec3, z: number, forks: number): Shape {
  return group(
    mirror(boxAt('dark', [0.07 * width, 0.94 * height, 0.1 * width], [0.24 * width, 0.05 * height, z])),
    mirror(boxAt('dark', [0.05 * width, 0.9 * height, 0.08 * width], [0.17 * width, 0.08 * height, z + 0.02])),
    ...[0.3, 0.62, 0.95].map((y) => boxAt('dark', [0.5 * width, 0.04 * height, 0.08 * width], [0, y * height, z - 0.02])),
    hydraulic([0, 0.08 * height, z], [0, 0.9 * height, z], 0.03 * width),
    ...[0.08, 0.26].map((y) => boxAt('dark', [0.8 * width, 0.04 * height, 0.06], [0, y * height, z + 0.12])),
    // prettier-ignore
    mirror(group(boxAt('steel', [0.1 * width, 0.26 * height, 0.06], [0.22 * width, 0.03 * height, z + 0.16]), boxAt('steel', [0.1 * width, 0.022 * height, forks], [0.22 * width, 0.02 * height, z + 0.16 + forks / 2]))),
    mirror(array(boxAt('dark', [0.04 * width, 0.24 * height, 0.04], [0.14 * width, 0.28 * height, z + 0.12]), 2, [0.18 * width, 0, 0])),
  );
}

/** Machines of farms, warehouses and gardens. */
export const YARD_MACHINES: Partial<Record<HeavyMachineSpec['kind'], Draw>> = {
  tractor: ([width, height, length]) => {
    const [big, small] = [0.29 * height, 0.19 * height];
    const [rear, front] = [-0.5 * length + big, 0.5 * length - small];
    const fender = [...arcPoints([rear, big], 1.2 * big, 165, 30, 8), ...arcPoints([rear, big], 1.08 * big, 30, 165, 8)];
    return group(
      wheelPair('lugged', { radius: big, width: 0.22 * width, gauge: 0.78 * width }, rear),
      wheelPair('lugged', { radius: small, width: 0.15 * width, gauge: 0.68 * width }, front),
      // prettier-ignore
      shell('body', { top: [[rear + 0.4 * big, 0.6 * height], [0.2 * length, 0.58 * height], [0.42 * length, 0.54 * height], [0.47 * length, 0.44 * height]], half: [[rear, 0.17 * width], [0.47 * length, 0.15 * width]], floor: 0.3 * height, arches: [], shoulder: [0.05, 0.06] }),
      boxAt('dark', [0.24 * width, 0.16 * height, 0.03], [0, 0.33 * height, 0.47 * length]),
      mirror(boxAt('dark', [0.02, 0.1 * height, 0.2 * length], [0.165 * width, 0.4 * height, 0.24 * length])),
      boxAt('frame', [0.3 * width, 0.18 * height, 0.7 * length], [0, 0.2 * height, 0]),
      mirror(plateX('body', fender, 0.24 * width, 0.39 * width)),
      move(glassCab(0.52 * width, 0.5 * height, 0.3 * length), 0, 0.48 * height, rear + 0.06 * length),
      drumY('dark', 0.03 * width, 0.34 * height, [0.12 * width, 0.58 * height, 0.22 * length], { sides: 10 }),
      mirror(drumZ('lamp', 0.035 * height, 0.03, [0.1 * width, 0.47 * height, 0.475 * length])),
      mirror(boxAt('frame', [0.06 * width, 0.03 * height, 0.1 * length], [0.2 * width, 0.24 * height, -0.46 * length])),
      rod('frame', [0, 0.2 * height, -0.36 * length], [0, 0.2 * height, -0.5 * length], 0.04),
      mirror(boxAt('dark', [0.1 * width, 0.03, 0.14 * length], [0.3 * width, 0.26 * height, 0.04 * length])),
    );
  },
  combine: ([width, height, length]) => {
    const [big, small] = [0.24 * height, 0.16 * height];
    const w = 0.3 * width;
    const y = 0.24 * height;
    return group(
      wheelPair('lugged', { radius: big, width: 0.1 * width, gauge: 2 * w + 0.1 * width }, 0.12 * length),
      wheelPair('lugged', { radius: small, width: 0.07 * width, gauge: 1.7 * w }, -0.34 * length),
      // prettier-ignore
      plateX('body', [[-0.48, 0.3], [0.16, 0.3], [0.16, 0.72], [-0.3, 0.78], [-0.48, 0.6]].map(([z, h]): Point2 => [(z ?? 0) * length, (h ?? 0) * height]), 2 * w),
      // prettier-ignore
      plateX('body', [[-0.26, 0.76], [0.06, 0.72], [0.08, 0.9], [-0.28, 0.92]].map(([z, h]): Point2 => [(z ?? 0) * length, (h ?? 0) * height]), 1.6 * w),
      boxAt('straw', [1.4 * w, 0.06 * height, 0.26 * length], [0, 0.88 * height, -0.1 * length], 0.04 * height),
      move(glassCab(1.4 * w, 0.46 * height, 0.16 * length), 0, 0.5 * height, 0.22 * length),
      // prettier-ignore
      plateX('frame', [[0.14, 0.3], [0.2, 0.44], [0.4, 0.2], [0.38, 0.08]].map(([z, h]): Point2 => [(z ?? 0) * length, (h ?? 0) * height]), 0.7 * w),
      boxAt('accent', [0.98 * width, 0.2 * height, 0.03 * length], [0, 0.06 * height, 0.36 * length]),
      boxAt('accent', [0.98 * width, 0.03 * height, 0.1 * length], [0, 0.03 * height, 0.4 * length]),
      // prettier-ignore
      mirror(plateX('accent', [[0.34, 0.04], [0.5, 0.02], [0.42, 0.2], [0.34, 0.26]].map(([z, h]): Point2 => [(z ?? 0) * length, (h ?? 0) * height]), 0.02 * width, 0.49 * width)),
      // prettier-ignore
      ...range(6).map((k) => { const a = (k * Math.PI) / 3; return boxAt('yellow', [0.94 * width, 0.02 * height, 0.02 * length], [0, y + 0.16 * height * Math.sin(a), 0.44 * length + 0.16 * height * Math.cos(a)]); }),
      // prettier-ignore
      ...spread(-0.46, 0.46, 5).map((x) => group(...range(3).map((k) => { const a = (k * Math.PI) / 3; return bar('yellow', [x * width, y - 0.16 * height * Math.sin(a), 0.44 * length - 0.16 * height * Math.cos(a)], [x * width, y + 0.17 * height * Math.sin(a), 0.44 * length + 0.17 * height * Math.cos(a)], 0.02 * height); }))),
      tube(
        'body',
        [
          [w, 0.7 * height, 0.02 * length],
          [1.06 * w, 0.96 * height, 0],
          [1.06 * w, 0.98 * height, -0.36 * length],
        ],
        0.04 * height,
      ),
      mirror(boxAt('stripe', [0.01 * width, 0.06 * height, 0.5 * length], [w, 0.54 * height, -0.14 * length])),
    );
  },
  forklift: ([width, height, length]) => {
    const back = -0.5 * length;
    const front = 0.12 * length;
    return group(
      // prettier-ignore
      plateX('body', [[back, 0.12], [front, 0.1], [front, 0.3], [front - 0.2 * length, 0.32], [back + 0.3 * length, 0.44], [back, 0.44]].map(([z, y]): Point2 => [z ?? 0, (y ?? 0) * height]), 0.86 * width),
      boxAt('dark', [0.88 * width, 0.3 * height, 0.1 * length], [0, 0.1 * height, back + 0.05 * length], 0.05),
      wheelPair('truck', { radius: 0.15 * height, width: 0.18 * width, gauge: 0.82 * width }, front - 0.06 * length),
      wheelPair('truck', { radius: 0.12 * height, width: 0.16 * width, gauge: 0.78 * width }, back + 0.14 * length),
      move(seat('seat', 0.44 * width, 0.4 * width), 0, 0.52 * height, back + 0.3 * length),
      move(steeringWheel(0.16 * width), 0, 0.56 * height, front - 0.1 * length),
      // prettier-ignore
      mirror(rods('dark', [[[0.4 * width, 0.42 * height, back + 0.1 * length], [0.38 * width, 0.96 * height, back + 0.18 * length]], [[0.4 * width, 0.28 * height, front], [0.38 * width, 0.96 * height, front - 0.14 * length]]], 0.035)),
      boxAt('dark', [0.8 * width, 0.03 * height, 0.06], [0, 0.95 * height, front - 0.14 * length]),
      ...spread(back + 0.18 * length, front - 0.14 * length, 5).map((z) =>
        boxAt('dark', [0.8 * width, 0.025 * height, 0.05], [0, 0.955 * height, z]),
      ),
      boxAt('amber', [0.1 * width, 0.05 * height, 0.1 * width], [0, 0.97 * height, back + 0.2 * length]),
      forkMast([width, height, length], front + 0.06 * length, 0.34 * length),
      boxAt('dark', [0.3 * width, 0.06 * height, 0.02], [0, 0.24 * height, back - 0.005]),
    );
  },
  'reach-truck': ([width, height, length]) =>
    group(
      boxAt('body', [0.9 * width, 0.34 * height, 0.4 * length], [0, 0.05 * height, -0.28 * length], 0.06),
      boxAt('dark', [0.7 * width, 0.2 * height, 0.24 * length], [0, 0.36 * height, -0.3 * length], 0.05),
      // prettier-ignore
      mirror(rods('dark', [[[0.4 * width, 0.3 * height, -0.44 * length], [0.4 * width, 0.7 * height, -0.4 * length]], [[0.4 * width, 0.3 * height, -0.08 * length], [0.4 * width, 0.7 * height, -0.1 * length]]], 0.035)),
      boxAt('dark', [0.9 * width, 0.02 * height, 0.36 * length], [0, 0.69 * height, -0.25 * length]),
      mirror(boxAt('body', [0.16 * width, 0.08 * height, 0.6 * length], [0.38 * width, 0.03 * height, 0.18 * length])),
      mirror(drumX('tyre', 0.05 * height, 0.1 * width, [0.38 * width, 0.05 * height, 0.42 * length])),
      forkMast([width, height, length], 0.04 * length, 0.36 * length),
    ),
  'pallet-jack': ([width, height, length]) =>
    group(
      mirror(boxAt('body', [0.28 * width, 0.05, 0.72 * length], [0.32 * width, 0.05, 0.14 * length], 0.01)),
      mirror(drumX('dark', 0.04, 0.2 * width, [0.32 * width, 0.04, 0.4 * length])),
      boxAt('body', [0.7 * width, 0.3, 0.12 * length], [0, 0.05, -0.26 * length], 0.03),
      drumY('chrome', 0.05, 0.3, [0, 0.24, -0.34 * length], { sides: 12 }),
      mirror(drumX('dark', 0.09, 0.05, [0.06, 0.09, -0.38 * length])),
      rod('body', [0, 0.26, -0.37 * length], [0, height - 0.16, -0.47 * length], 0.025),
      // prettier-ignore
      tube('body', [[0, height - 0.18, -0.465 * length], [-0.13, height - 0.1, -0.47 * length], [-0.13, height - 0.02, -0.48 * length], [0.13, height - 0.02, -0.48 * length], [0.13, height - 0.1, -0.47 * length], [0, height - 0.18, -0.465 * length]], 0.018),
      boxAt('red', [0.05, 0.1, 0.02], [0.05, height - 0.14, -0.46 * length]),
    ),
  'scissor-lift': ([width, height, length]) => {
    const [base, deck] = [0.18 * height, 0.6 * height];
    const bays = 4;
    const step = (deck - base) / bays;
    return group(
      boxAt('body', [0.9 * width, 0.12 * height, 0.94 * length], [0, 0.06 * height, 0], 0.04),
      ...[-0.34, 0.34].map((z) => wheelPair('solid', { radius: 0.08 * height, width: 0.16 * width, gauge: 0.84 * width }, z * length)),
      // prettier-ignore
      ...range(bays).map((k) => mirror(group(bar('frame', [0.3 * width, base + k * step, -0.36 * length], [0.3 * width, base + (k + 1) * step, 0.36 * length], 0.045 * height * 0.6), bar('frame', [0.36 * width, base + k * step, 0.36 * length], [0.36 * width, base + (k + 1) * step, -0.36 * length], 0.045 * height * 0.6)))),
      hydraulic([0, base, -0.2 * length], [0, base + 2 * step, 0.1 * length], 0.02 * height),
      boxAt('body', [0.94 * width, 0.05 * height, length], [0, deck, 0]),
      // prettier-ignore
      railing('accent', [[-0.45 * width, deck, -0.48 * length], [0.45 * width, deck, -0.48 * length], [0.45 * width, deck, 0], [0.45 * width, deck, 0.48 * length], [-0.45 * width, deck, 0.48 * length], [-0.45 * width, deck, 0], [-0.45 * width, deck, -0.48 * length]], height - deck, 0.022),
      boxAt('dark', [0.2 * width, 0.12 * height, 0.06 * length], [0.3 * width, deck + 0.2 * height, 0.42 * length]),
    );
  },
  'boom-lift': ([width, height, length]) => {
    const r = 0.1 * height;
    return group(
      ...[-0.22, 0.06].map((z) => wheelPair('lugged', { radius: r, width: 0.2 * width, gauge: 0.8 * width }, z * length)),
      boxAt('body', [0.6 * width, 0.12 * height, 0.4 * length], [0, 0.1 * height, -0.08 * length], 0.04),
      boxAt('body', [0.76 * width, 0.16 * height, 0.36 * length], [0, 0.22 * height, -0.16 * length], 0.06),
      bar('accent', [0, 0.34 * height, -0.28 * length], [0, 0.76 * height, 0.26 * length], 0.07 * height),
      bar('white', [0, 0.6 * height, 0.06 * length], [0, 0.84 * height, 0.36 * length], 0.05 * height),
      bar('accent', [0, 0.84 * height, 0.36 * length], [0, 0.7 * height, 0.42 * length], 0.04 * height),
      hydraulic([0, 0.26 * height, -0.04 * length], [0, 0.5 * height, 0], 0.025 * height),
      boxAt('frame', [0.7 * width, 0.03 * height, 0.14 * length], [0, 0.68 * height, 0.43 * length]),
      // prettier-ignore
      railing('accent', [[-0.34 * width, 0.7 * height, 0.36 * length], [0.34 * width, 0.7 * height, 0.36 * length], [0.34 * width, 0.7 * height, 0.5 * length], [-0.34 * width, 0.7 * height, 0.5 * length], [-0.34 * width, 0.7 * height, 0.36 * length]], 0.2 * height, 0.025),
    );
  },
  plough: ([width, height, length]) =>
    group(
      mirror(
        tube(
          'wood',
          [
            [0.06 * width, 0.4 * height, 0],
            [0.2 * width, 0.62 * height, -0.24 * length],
            [0.34 * width, 0.98 * height, -0.48 * length],
          ],
          0.03,
        ),
      ),
      rod('wood', [0, 0.3 * height, -0.14 * length], [0, 0.5 * height, 0.48 * length], 0.045),
      bar('wood', [0, 0.06 * height, -0.1 * length], [0, 0.46 * height, 0], 0.07),
      // prettier-ignore
      { form: 'sheet', slot: 'body', thickness: 0.02, grid: [[[-0.02, 0, 0.14 * length], [0.1 * width, 0.1 * height, 0], [0.3 * width, 0.06 * height, -0.16 * length]], [[-0.02, 0.2 * height, 0.06 * length], [0.06 * width, 0.34 * height, 0], [0.26 * width, 0.36 * height, -0.14 * length]]] },
      boxAt('iron', [0.05, 0.05, 0.3 * length], [0, 0, -0.06 * length]),
      rod('iron', [0, 0.44 * height, 0.26 * length], [0, 0.06 * height, 0.24 * length], 0.02),
      { form: 'placed', part: wheel('wooden', 0.18 * height, 0.04), move: [0.1, 0.18 * height, 0.42 * length] },
      drumX('wood', 0.022, 0.6 * width, [0, 0.72 * height, -0.32 * length]),
    ),
  snowmobile: ([width, height, length]) =>
    group(
      move(crawler({ length: 0.62 * length, height: 0.3 * height, width: 0.4 * width }), 0, 0, -0.16 * length),
      // prettier-ignore
      shell('body', { top: [[-0.1 * length, 0.5 * height], [0.1 * length, 0.66 * height], [0.34 * length, 0.56 * height], [0.46 * length, 0.36 * height]], half: [[-0.1 * length, 0.26 * width], [0.2 * length, 0.34 * width], [0.46 * length, 0.2 * width]], floor: 0.24 * height, arches: [], shoulder: [0.08, 0.08] }),
      // prettier-ignore
      plateX('seat', [[-0.48, 0.4], [0.02, 0.4], [0.02, 0.58], [-0.3, 0.6], [-0.46, 0.68]].map(([z, y]): Point2 => [(z ?? 0) * length, (y ?? 0) * height]), 0.34 * width),
      // prettier-ignore
      plateX('glass', [[0.16, 0.64], [0.26, 0.6], [0.08, 0.98], [0.06, 0.98]].map(([z, y]): Point2 => [(z ?? 0) * length, (y ?? 0) * height]), 0.44 * width),
      rod('dark', [-0.32 * width, 0.78 * height, 0.04 * length], [0.32 * width, 0.78 * height, 0.04 * length], 0.02),
      rod('dark', [0, 0.6 * height, 0.1 * length], [0, 0.78 * height, 0.04 * length], 0.025),
      // prettier-ignore
      mirror(group(tube('accent', [[0.38 * width, 0.03, 0.12 * length], [0.38 * width, 0.03, 0.4 * length], [0.38 * width, 0.12 * height, 0.5 * length]], 0.04), bar('dark', [0.38 * width, 0.04, 0.28 * length], [0.22 * width, 0.4 * height, 0.24 * length], 0.05))),
      mirror(boxAt('lamp', [0.14 * width, 0.06 * height, 0.04], [0.12 * width, 0.46 * height, 0.42 * length])),
    ),
  'lawn-mower': ([width, height, length]) =>
    group(
      boxAt('body', [0.84 * width, 0.16 * height, 0.42 * length], [0, 0.09 * height, 0.22 * length], 0.05),
      drumY('body', 0.3 * width, 0.1 * height, [0, 0.2 * height, 0.22 * length], { top: 0.24 * width, sides: 18 }),
      boxAt('dark', [0.4 * width, 0.14 * height, 0.2 * length], [0, 0.26 * height, 0.22 * length], 0.04),
      drumY('dark', 0.1 * width, 0.05 * height, [0, 0.4 * height, 0.22 * length]),
      // prettier-ignore
      mirror(copies(wheel('solid', 0.1 * height, 0.09 * width), [[0.44 * width, 0.1 * height, 0.4 * length], [0.44 * width, 0.1 * height, 0.04 * length]])),
      boxAt('green', [0.6 * width, 0.3 * height, 0.26 * length], [0, 0.1 * height, -0.12 * length], 0.08),
      mirror(
        tube(
          'steel',
          [
            [0.36 * width, 0.2 * height, 0.06 * length],
            [0.34 * width, 0.6 * height, -0.24 * length],
            [0.32 * width, height - 0.02, -0.48 * length],
          ],
          0.016,
        ),
      ),
      drumX('dark', 0.024, 0.66 * width, [0, height - 0.02, -0.48 * length]),
    ),
  'tunnel-borer': ([width, height, length]) => {
    const r = 0.46 * height;
    const y = height / 2;
    return group(
      drumZ('body', r, 0.7 * length, [0, y, -0.1 * length], { sides: 30 }),
      ...spread(-0.4, 0.2, 5).map((z) => drumZ('frame', 1.02 * r, 0.03 * length, [0, y, z * length], { sides: 30 })),
      drumZ('accent', 1.05 * r, 0.12 * length, [0, y, 0.34 * length], { sides: 30 }),
      turn(
        lathe(
          'accent',
          [
            [1.04 * r, 0],
            [0.8 * r, 0.05 * length],
            [0.3 * r, 0.09 * length],
          ],
          { sides: 30 },
        ),
        [90, 0, 0],
        [0, y, 0.4 * length],
      ),
      // prettier-ignore
      ...range(8).map((k) => { const a = (k * Math.PI) / 4; return bar('dark', [0.1 * r * Math.cos(a), y + 0.1 * r * Math.sin(a), 0.49 * length], [0.92 * r * Math.cos(a), y + 0.92 * r * Math.sin(a), 0.43 * length], 0.12 * r); }),
      // prettier-ignore
      ...range(24).map((k) => { const a = (k * Math.PI) / 4 + 0.06; const s = 0.26 + 0.22 * Math.floor(k / 8); return drumZ('steel', 0.07 * r, 0.04 * length, [s * 1.15 * r * Math.cos(a), y + s * 1.15 * r * Math.sin(a), (0.475 - 0.06 * s) * length], { sides: 8 }); }),
      boxAt('frame', [0.6 * width, 0.1 * height, 0.8 * length], [0, 0, -0.08 * length]),
      drumZ('dark', 0.7 * r, 0.1 * length, [0, y, -0.46 * length], { sides: 24 }),
    );
  },
  'mining-truck': ([width, height, length]) => {
    const r = 0.26 * height;
    const [rear, front] = [-0.5 * length + 1.3 * r, 0.5 * length - 1.25 * r];
    return group(
      wheelPair('lugged', { radius: r, width: 0.3 * width, gauge: 0.66 * width }, rear),
      wheelPair('lugged', { radius: r, width: 0.18 * width, gauge: 0.78 * width }, front),
      boxAt('frame', [0.4 * width, 0.16 * height, 0.86 * length], [0, 0.26 * height, 0]),
      boxAt('body', [0.5 * width, 0.3 * height, 0.22 * length], [0, 0.26 * height, front + 0.06 * length], 0.06),
      boxAt('body', [0.98 * width, 0.05 * height, 0.26 * length], [0, 0.56 * height, front + 0.04 * length]),
      move(glassCab(0.34 * width, 0.28 * height, 0.15 * length), 0.28 * width, 0.6 * height, front),
      // prettier-ignore
      railing('yellow', spread(-0.48, 0.48, 6).map((x): Vec3 => [x * width, 0.6 * height, 0.47 * length]), 0.1 * height, 0.03),
      boxAt('dark', [0.44 * width, 0.24 * height, 0.02 * length], [0, 0.28 * height, front + 0.17 * length]),
      // prettier-ignore
      plateX('cargo', [[-0.5, 0.5], [-0.42, 0.42], [0.12, 0.54], [0.14, 0.9], [0.4, 0.94], [0.4, 1], [0.1, 1], [-0.36, 0.86], [-0.5, 0.64]].map(([z, y]): Point2 => [(z ?? 0) * length, (y ?? 0) * height]), 0.98 * width),
      mirror(
        array(boxAt('cargo', [0.05 * width, 0.36 * height, 0.03 * length], [0.49 * width, 0.54 * height, -0.36 * length]), 5, [
          0,
          0.02 * height,
          0.1 * length,
        ]),
      ),
      // prettier-ignore
      move({ form: 'sphere', radii: [0.42 * width, 0.12 * height, 0.26 * length], slot: 'stone', detail: 3, roughness: 0.2 }, 0, 0.92 * height, -0.14 * length),
      mirror(
        turn(
          group(boxAt('dark', [0.06 * width, 0.03 * height, 0.34 * length], [0, 0, 0])),
          [48, 0, 0],
          [0.2 * width, 0.3 * height, front + 0.14 * length],
        ),
      ),
      mirror(boxAt('lamp', [0.1 * width, 0.05 * height, 0.02 * length], [0.36 * width, 0.48 * height, front + 0.17 * length])),
    );
  },
};
