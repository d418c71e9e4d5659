import type { CartSpec } from '@diorama/catalogue';
import { boxAt, group, mirror, move, rod, sphere, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { drumY, drumZ, plateX, rods, spread, tube, wheelPair } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

const fourWheels = ([width, , length]: Vec3, rear: number, front: number): Shape =>
  group(
    wheelPair('wooden', { radius: rear, width: 0.08, gauge: width - 0.1 }, -0.26 * length),
    wheelPair('wooden', { radius: front, width: 0.08, gauge: width - 0.1 }, 0.22 * length),
    rod('iron', [0, front, -0.26 * length], [0, front, 0.22 * length], 0.05),
  );

const lantern = (at: Vec3): Shape =>
  // prettier-ignore
  move(group(boxAt('brass', [0.12, 0.04, 0.12], [0, -0.02, 0]), boxAt('lamp', [0.1, 0.18, 0.1], [0, 0, 0]), boxAt('brass', [0.14, 0.06, 0.14], [0, 0.18, 0], 0.02)), ...at);

/** Coaches with a closed body. */
export const COACHES: Partial<Record<CartSpec['body'], (size: Vec3) => Shape>> = {
  stagecoach: (size) => {
    const [width, height, length] = size;
    const w = width / 2 - 0.28;
    const [rear, front] = [0.26 * height, 0.2 * height];
    // prettier-ignore
    const side: Point2[] = [[-0.2, 0.34], [0.12, 0.34], [0.2, 0.46], [0.2, 0.78], [-0.28, 0.78], [-0.28, 0.46]].map(([z, y]): Point2 => [(z ?? 0) * length, (y ?? 0) * height]);
    return group(
      fourWheels(size, rear, front),
      plateX('body', side, 2 * w),
      boxAt('dark', [2 * w + 0.1, 0.06, 0.54 * length], [0, 0.77 * height, -0.04 * length]),
      // prettier-ignore
      mirror(group(boxAt('trim', [0.04, 0.38 * height, 0.16 * length], [w, 0.37 * height, -0.04 * length]), ...[-0.19, -0.04, 0.12].map((z) => boxAt('pane', [0.06, 0.16 * height, 0.09 * length], [w, 0.56 * height, z * length])))),
      mirror(boxAt('gilt', [0.05, 0.03, 0.46 * length], [w, 0.52 * height, -0.04 * length])),
      boxAt('leather', [1.6 * w, 0.1, 0.14 * length], [0, 0.7 * height, 0.27 * length], 0.03),
      boxAt('body', [1.6 * w, 0.3 * height, 0.05 * length], [0, 0.42 * height, 0.22 * length]),
      turn(boxAt('body', [1.6 * w, 0.04, 0.16 * length], [0, 0, 0]), [-30, 0, 0], [0, 0.46 * height, 0.32 * length]),
      // prettier-ignore
      plateX('leather', [[-0.29 * length, 0.36 * height], [-0.42 * length, 0.42 * height], [-0.38 * length, 0.64 * height], [-0.29 * length, 0.7 * height]], 1.7 * w),
      boxAt('leather', [0.9 * w, 0.14 * height, 0.14 * length], [0.2, 0.8 * height, -0.16 * length], 0.04),
      boxAt('wood', [0.8 * w, 0.12 * height, 0.12 * length], [-0.3, 0.8 * height, 0], 0.02),
      // prettier-ignore
      mirror(tube('iron', [[0.6 * w, rear, -0.34 * length], [0.6 * w, 0.34 * height, -0.1 * length], [0.6 * w, 0.32 * height, 0.1 * length], [0.6 * w, front + 0.1, 0.28 * length]], 0.04)),
      mirror(lantern([w + 0.08, 0.62 * height, 0.2 * length])),
      rod('wood', [0, front, 0.22 * length], [0, front + 0.1, 0.5 * length], 0.045),
      // prettier-ignore
      mirror(rods('iron', [[[w, 0.8 * height, -0.28 * length], [w, 0.9 * height, -0.28 * length]], [[w, 0.9 * height, -0.28 * length], [w, 0.9 * height, 0.16 * length]], [[w, 0.9 * height, 0.16 * length], [w, 0.8 * height, 0.16 * length]]], 0.018)),
    );
  },
  carriage: (size) => {
    const [width, height, length] = size;
    const w = width / 2 - 0.3;
    const [rear, front] = [0.28 * height, 0.2 * height];
    return group(
      fourWheels(size, rear, front),
      {
        form: 'loft',
        slot: 'body',
        sections: spread(-1, 1, 9).map((t) => {
          const round = Math.sqrt(Math.max(0.04, 1 - t ** 4));
          const [low, high] = [(0.62 - 0.3 * round) * height, (0.62 + 0.26 * round) * height];
          // prettier-ignore
          return { z: -0.05 * length + 0.24 * length * t, outline: [[-0.7 * w, low], [0.7 * w, low], [w, (low + high) / 2], [0.9 * w, high - 0.06], [0.5 * w, high], [-0.5 * w, high], [-0.9 * w, high - 0.06], [-w, (low + high) / 2]] as Point2[] };
        }),
      },
      // prettier-ignore
      mirror(group(...[-0.16, -0.05, 0.06].map((z) => boxAt('pane', [0.08, 0.2 * height, 0.08 * length], [0.94 * w, 0.6 * height, z * length])), boxAt('gilt', [0.1, 0.03, 0.44 * length], [0.97 * w, 0.56 * height, -0.05 * length]), boxAt('gilt', [0.1, 0.46 * height, 0.02], [0.93 * w, 0.36 * height, -0.105 * length]), boxAt('gilt', [0.1, 0.46 * height, 0.02], [0.93 * w, 0.36 * height, 0.005 * length]))),
      move(sphere('gilt', [0.14, 0.12, 0.14], { detail: 1 }), 0, 0.92 * height, -0.05 * length),
      drumY('gilt', 0.05, 0.06 * height, [0, 0.94 * height, -0.05 * length], { top: 0.01 }),
      mirror(mirror(move(sphere('gilt', 0.07, { detail: 1 }), 0.5 * w, 0.88 * height, 0.17 * length), 'x')),
      // prettier-ignore
      mirror(sweep('gilt', [[0.5 * w, 0.3 * height, -0.05 * length], [0.5 * w, 0.3 * height, 0.12 * length], [0.5 * w, 0.5 * height, 0.24 * length], [0.5 * w, 0.58 * height, 0.2 * length]], 0.04)),
      // prettier-ignore
      mirror(sweep('gilt', [[0.5 * w, 0.3 * height, -0.05 * length], [0.5 * w, 0.3 * height, -0.2 * length], [0.5 * w, 0.5 * height, -0.34 * length], [0.5 * w, 0.6 * height, -0.3 * length]], 0.04)),
      boxAt('velvet', [1.3 * w, 0.12, 0.1 * length], [0, 0.58 * height, 0.26 * length], 0.04),
      boxAt('body', [1.2 * w, 0.2 * height, 0.08 * length], [0, 0.4 * height, 0.26 * length], 0.04),
      mirror(lantern([0.9 * w, 0.6 * height, 0.2 * length])),
      rod('gilt', [0, front, 0.22 * length], [0, front + 0.1, 0.5 * length], 0.04),
    );
  },
  vardo: (size) => {
    const [width, height, length] = size;
    const w = width / 2 - 0.24;
    const z = -0.08 * length;
    const l = 0.74 * length;
    // prettier-ignore
    const arch = spread(0, 180, 9).map((a): Point2 => [1.12 * w * Math.cos((a * Math.PI) / 180), 0.78 * height + 0.16 * height * Math.sin((a * Math.PI) / 180)]);
    return group(
      fourWheels(size, 0.2 * height, 0.16 * height),
      // prettier-ignore
      { form: 'loft', slot: 'body', smooth: false, sections: [-0.5, 0.5].map((s) => ({ z: z + s * l, outline: [[-0.8 * w, 0.3 * height], [0.8 * w, 0.3 * height], [w, 0.8 * height], [-w, 0.8 * height]] as Point2[] })) },
      { form: 'extrude', outline: arch, depth: l + 0.3, slot: 'roof' } satisfies Shape,
      ...[-0.4, -0.2, 0, 0.2, 0.4].map((s) => mirror(boxAt('gilt', [0.06, 0.44 * height, 0.05], [0.92 * w, 0.34 * height, z + s * l]))),
      // prettier-ignore
      mirror(group(boxAt('gilt', [0.08, 0.22 * height, 0.2 * l], [0.94 * w, 0.5 * height, z]), boxAt('pane', [0.1, 0.18 * height, 0.16 * l], [0.94 * w, 0.52 * height, z]), ...[-0.14, 0.14].map((s) => boxAt('trim', [0.1, 0.22 * height, 0.06 * l], [0.94 * w, 0.5 * height, z + s * l])))),
      boxAt('trim', [0.7 * w, 0.42 * height, 0.05], [0, 0.34 * height, z + 0.5 * l]),
      boxAt('pane', [0.4 * w, 0.14 * height, 0.07], [0, 0.58 * height, z + 0.5 * l]),
      boxAt('wood', [1.8 * w, 0.08, 0.12 * length], [0, 0.3 * height, z + 0.5 * l + 0.06 * length]),
      ...[0.22, 0.14, 0.06].map((y, k) => boxAt('wood', [0.8 * w, 0.05, 0.2], [0, y * height, z + 0.5 * l + 0.13 * length + 0.16 * k])),
      drumY('dark', 0.07, 0.16 * height, [0.4 * w, 0.84 * height, z - 0.3 * l], { sides: 8 }),
      // prettier-ignore
      mirror(rods('wood', [[[0.3 * width, 0.26 * height, 0.3 * length], [0.3 * width, 0.3 * height, 0.5 * length]]], 0.035)),
    );
  },
  'war-wagon': (size) => {
    const [width, height, length] = size;
    const w = width / 2 - 0.24;
    return group(
      fourWheels(size, 0.2 * height, 0.2 * height),
      boxAt('body', [2 * w, 0.56 * height, 0.72 * length], [0, 0.26 * height, -0.06 * length], 0.02),
      // prettier-ignore
      plateX('roof', [[-0.46 * length, 0.82 * height], [0.34 * length, 0.82 * height], [0.2 * length, height], [-0.32 * length, height]], 2.2 * w),
      // prettier-ignore
      mirror(group(...spread(-0.32, 0.2, 4).map((z) => boxAt('dark', [0.06, 0.12 * height, 0.07 * length], [w, 0.54 * height, z * length])), ...spread(-0.38, 0.28, 5).map((z) => boxAt('iron', [0.08, 0.56 * height, 0.06], [w, 0.26 * height, z * length])))),
      mirror(drumZ('bronze', 0.1, 0.3 * length, [0.4 * w, 0.5 * height, 0.36 * length], { top: 0.075, sides: 14 })),
      boxAt('iron', [2 * w + 0.06, 0.08, 0.74 * length], [0, 0.3 * height, -0.06 * length]),
      rod('wood', [0, 0.2 * height, 0.3 * length], [0, 0.24 * height, 0.5 * length], 0.05),
    );
  },
  'sedan-chair': ([width, height, length]) =>
    group(
      boxAt('body', [0.86 * width, 0.7 * height, 0.32 * length], [0, 0.14 * height, 0], 0.03),
      // prettier-ignore
      mirror(group(boxAt('pane', [0.04, 0.26 * height, 0.2 * length], [0.43 * width, 0.48 * height, 0]), boxAt('gilt', [0.03, 0.03, 0.32 * length], [0.43 * width, 0.44 * height, 0]))),
      boxAt('pane', [0.5 * width, 0.26 * height, 0.03], [0, 0.48 * height, 0.16 * length]),
      // prettier-ignore
      plateX('roof', [[-0.2 * length, 0.83 * height], [0.2 * length, 0.83 * height], [0.1 * length, 0.93 * height], [0, 0.98 * height], [-0.1 * length, 0.93 * height]], width),
      move(sphere('gilt', 0.06, { detail: 1 }), 0, height - 0.04, 0),
      // prettier-ignore
      mirror(rods('wood', [[[0.47 * width, 0.42 * height, -length / 2], [0.47 * width, 0.42 * height, length / 2]]], 0.03)),
      mirror(mirror(drumY('gilt', 0.03, 0.16 * height, [0.36 * width, 0, 0.12 * length]), 'z')),
    ),
};
