import { arcPoints, array, bar, boxAt, group, lathe, mirror, move, rod, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import {
  axles,
  bumper,
  crossPane,
  doorSeams,
  drumX,
  drumY,
  drumZ,
  lampPair,
  plateX,
  plateY,
  rods,
  seat,
  shell,
  sideWindows,
  slab,
  spread,
  steeringWheel,
  tube,
  turnedZ,
  wheel,
  wingMirrors,
} from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

// prettier-ignore
export type SpecialName = 'vintage' | 'jeep' | 'pickup' | 'caravan' | 'trailer' | 'formula' | 'go-kart' | 'golf-cart' | 'buggy' | 'tuk-tuk' | 'armored' | 'quad';

/** Draws a road vehicle with a build of its own kind. */
export const SPECIALS: Readonly<Record<SpecialName, (size: Vec3) => Shape>> = {
  vintage: ([width, height, length]) => {
    const [half, r] = [width / 2, 0.21 * height];
    const places = [-0.3 * length, 0.32 * length];
    const fender = (z: number): Shape => {
      const curve = [...arcPoints([z, r], 1.3 * r, 175, 10, 7), ...arcPoints([z, r], 1.16 * r, 10, 175, 7)];
      return mirror(plateX('accent', curve, 0.3, half - 0.17));
    };
    return group(
      shell('body', {
        // prettier-ignore
        top: [[-0.48 * length, 0.5 * height], [-0.34 * length, 0.62 * height], [0.1 * length, 0.62 * height], [0.44 * length, 0.58 * height]],
        // prettier-ignore
        half: [[-0.48 * length, 0.5 * half], [-0.3 * length, 0.66 * half], [0, 0.68 * half], [0.1 * length, 0.5 * half], [0.44 * length, 0.34 * half]],
        floor: 0.24 * height,
        arches: [],
        shoulder: [0.08, 0.06],
      }),
      ...places.map(fender),
      mirror(boxAt('accent', [0.3, 0.05, 0.42 * length], [half - 0.18, 0.24 * height, 0])),
      axles('wire', { radius: r, width: 0.13, gauge: 1.7 * half }, places),
      mirror(drumX('rim', 0.5 * r, 0.1, [0.85 * half, r, places[0] ?? 0])),
      mirror(drumX('rim', 0.5 * r, 0.1, [0.85 * half, r, places[1] ?? 0])),
      boxAt('glass', [1.16 * half, 0.3 * height, 0.36 * length], [0, 0.62 * height, -0.1 * length]),
      boxAt('dark', [1.28 * half, 0.07, 0.42 * length], [0, 0.94 * height, -0.1 * length], 0.03),
      ...spread(-0.28, 0.08, 3).map((z) => mirror(boxAt('body', [0.07, 0.34 * height, 0.07], [0.59 * half, 0.61 * height, z * length]))),
      boxAt('chrome', [0.66 * half, 0.36 * height, 0.08], [0, 0.28 * height, 0.445 * length], 0.03),
      boxAt('dark', [0.52 * half, 0.28 * height, 0.1], [0, 0.31 * height, 0.446 * length]),
      // prettier-ignore
      mirror(turnedZ('chrome', [[0.03, -0.16], [0.13, -0.02], [0.13, 0.04]], [0.48 * half, 0.5 * height, 0.42 * length], { sides: 16 })),
      mirror(drumZ('lamp', 0.11, 0.03, [0.48 * half, 0.5 * height, 0.42 * length + 0.05])),
      boxAt('chrome', [1.7 * half, 0.07, 0.06], [0, 0.2 * height, 0.49 * length]),
      turn(wheel('wire', 0.9 * r, 0.12), [0, 90, 0], [0, 0.46 * height, -0.49 * length]),
      drumZ('rim', 0.4 * r, 0.1, [0, 0.46 * height, -0.49 * length]),
    );
  },
  jeep: ([width, height, length]) => {
    const [half, r] = [width / 2 - 0.05, 0.21 * height];
    const places = [-0.3 * length, 0.32 * length];
    return group(
      shell('body', {
        // prettier-ignore
        top: [[-0.48 * length, 0.58 * height], [0.1 * length, 0.58 * height], [0.14 * length, 0.62 * height], [0.47 * length, 0.58 * height]],
        // prettier-ignore
        half: [[-0.48 * length, 0.9 * half], [0.1 * length, 0.9 * half], [0.47 * length, 0.74 * half]],
        floor: 0.26 * height,
        arches: places.map((z) => ({ z, radius: 1.25 * r, height: r })),
        shoulder: [0.02, 0.02],
      }),
      // prettier-ignore
      ...places.map((z) => mirror(plateX('dark', [[z - 1.4 * r, 1.5 * r], [z - r, 2.3 * r], [z + r, 2.3 * r], [z + 1.4 * r, 1.5 * r], [z + 1.3 * r, 1.5 * r], [z + 0.9 * r, 2.15 * r], [z - 0.9 * r, 2.15 * r], [z - 1.3 * r, 1.5 * r]], 0.26, half - 0.08))),
      axles('lugged', { radius: r, width: 0.26, gauge: 2 * half - 0.24 }, places),
      boxAt('canvas', [1.66 * half, 0.06, 0.5 * length], [0, 0.95 * height, -0.2 * length], 0.03),
      // prettier-ignore
      mirror(rods('frame', [[[0.8 * half, 0.56 * height, -0.44 * length], [0.8 * half, 0.96 * height, -0.42 * length]], [[0.8 * half, 0.56 * height, -0.1 * length], [0.8 * half, 0.96 * height, -0.1 * length]]], 0.035)),
      // prettier-ignore
      slab('glass', [[-0.76 * half, 0.62 * height, 0.13 * length], [0.76 * half, 0.62 * height, 0.13 * length], [0.74 * half, 0.94 * height, 0.08 * length], [-0.74 * half, 0.94 * height, 0.08 * length]], 0.03),
      mirror(bar('body', [0.78 * half, 0.6 * height, 0.13 * length], [0.77 * half, 0.97 * height, 0.08 * length], 0.07)),
      bar('body', [-0.78 * half, 0.96 * height, 0.08 * length], [0.78 * half, 0.96 * height, 0.08 * length], 0.07),
      mirror(move(seat('seat', 0.48), 0.4 * half, 0.6 * height, -0.08 * length)),
      move(steeringWheel(0.2), 0.4 * half, 0.7 * height, 0.06 * length),
      ...spread(-0.36, 0.36, 7).map((x) => boxAt('dark', [0.05, 0.2 * height, 0.04], [x * half, 0.34 * height, 0.475 * length])),
      mirror(drumZ('lamp', 0.1, 0.05, [0.54 * half, 0.49 * height, 0.475 * length])),
      bumper('dark', 1.8 * half, [0.24 * height, 0.49 * length], 0.14),
      turn(wheel('lugged', r, 0.24), [0, 90, 0], [0.1, 0.5 * height, -0.5 * length]),
      doorSeams(0.9 * half, [-0.12 * length, 0.1 * length], [0.3 * height, 0.56 * height]),
    );
  },
  pickup: ([width, height, length]) => {
    const [half, r] = [width / 2 - 0.05, 0.21 * height];
    const places = [-0.28 * length, 0.31 * length];
    const bed = 0.62 * height;
    return group(
      shell('body', {
        // prettier-ignore
        top: [[-0.49 * length, 0.46 * height], [-0.06 * length, 0.46 * height], [-0.05 * length, 0.98 * height], [0.11 * length, 0.98 * height], [0.22 * length, 0.63 * height], [0.44 * length, 0.58 * height], [0.49 * length, 0.52 * height], [0.5 * length, 0.4 * height]],
        // prettier-ignore
        half: [[-0.49 * length, half], [0.4 * length, half], [0.5 * length, 0.88 * half]],
        floor: 0.2 * height,
        arches: places.map((z) => ({ z, radius: 1.2 * r, height: r })),
        shoulder: [0.12 * half, 0.07 * height],
      }),
      mirror(boxAt('body', [0.1, bed - 0.4 * height, 0.44 * length], [half - 0.06, 0.4 * height, -0.27 * length])),
      boxAt('body', [1.9 * half, bed - 0.36 * height, 0.08], [0, 0.36 * height, -0.49 * length]),
      mirror(boxAt('dark', [0.11, 0.03, 0.44 * length], [half - 0.06, bed, -0.27 * length])),
      boxAt('dark', [1.7 * half, 0.03, 0.42 * length], [0, 0.46 * height, -0.27 * length]),
      // prettier-ignore
      sideWindows(half, [[-0.035 * length, 0.045 * length], [0.06 * length, 0.12 * length]], [0.68 * height, 0.88 * height]),
      crossPane('glass', [0.222 * length, 0.66 * height, 0.84 * half], [0.118 * length, 0.95 * height, 0.82 * half]),
      boxAt('glass', [1.3 * half, 0.2 * height, 0.04], [0, 0.7 * height, -0.055 * length]),
      axles('car', { radius: r, width: 0.26, gauge: 2 * half - 0.26 }, places),
      lampPair('lamp', [0.3, 0.14, 0.08], [0.7 * half, 0.44 * height, 0.485 * length]),
      boxAt('chrome', [1.1 * half, 0.16 * height, 0.08], [0, 0.36 * height, 0.485 * length]),
      ...spread(0.38, 0.48, 3).map((y) => boxAt('dark', [1.04 * half, 0.03, 0.1], [0, y * height, 0.485 * length])),
      bumper('chrome', 1.9 * half, [0.2 * height, 0.49 * length], 0.16),
      bumper('chrome', 1.9 * half, [0.2 * height, -0.49 * length], 0.16),
      lampPair('tail', [0.1, 0.16 * height, 0.05], [0.92 * half, 0.42 * height, -0.498 * length]),
      doorSeams(half, [-0.04 * length, 0.17 * length], [0.26 * height, 0.64 * height]),
      wingMirrors('dark', [half, 0.66 * height, 0.17 * length]),
    );
  },
  caravan: ([width, height, length]) => {
    const [half, r] = [width / 2 - 0.02, 0.3];
    const [back, front] = [-0.5 * length, 0.5 * length - 1.1];
    return group(
      shell('body', {
        // prettier-ignore
        top: [[back, 0.7 * height], [back + 0.12, 0.92 * height], [back + 0.5, height], [front - 0.6, height], [front - 0.15, 0.88 * height], [front, 0.5 * height]],
        // prettier-ignore
        half: [[back, 0.97 * half], [back + 0.3, half], [front - 0.3, half], [front, 0.95 * half]],
        floor: 0.4,
        arches: [{ z: -0.05 * length, radius: 0.36, height: r }],
        shoulder: [0.12, 0.1],
      }),
      axles('car', { radius: r, width: 0.2, gauge: 2 * half - 0.22 }, [-0.05 * length]),
      mirror(boxAt('stripe', [0.03, 0.16, front - back - 0.2], [half - 0.004, 0.42 * height, (back + front) / 2])),
      // prettier-ignore
      sideWindows(half, [[back + 0.4, back + 1.3], [front - 1.5, front - 0.5]], [0.52 * height, 0.78 * height], 'pane'),
      boxAt('trim', [0.05, 0.72 * height, 0.7], [-half, 0.2 * height, 0.06 * length]),
      boxAt('pane', [0.06, 0.2 * height, 0.4], [-half, 0.64 * height, 0.06 * length]),
      crossPane('pane', [front, 0.54 * height, 0.7 * half], [front - 0.13, 0.84 * height, 0.7 * half]),
      mirror(bar('frame', [0.5 * half, 0.42, front - 0.2], [0, 0.42, front + 1], 0.1)),
      rod('frame', [0, 0, front + 0.7], [0, 0.6, front + 0.7], 0.035),
      drumX('tyre', 0.1, 0.06, [0, 0.1, front + 0.7]),
      boxAt('trim', [0.6, 0.3, 0.36], [0, 0.44, front + 0.3], 0.06),
      lampPair('tail', [0.14, 0.3, 0.05], [0.8 * half, 0.5, back]),
      boxAt('trim', [0.8, 0.1, 0.6], [0, height - 0.02, -0.02 * length], 0.04),
    );
  },
  trailer: ([width, height, length]) => {
    const [half, r] = [width / 2 - 0.16, 0.3];
    const [back, front] = [-0.5 * length, 0.5 * length - 0.9];
    return group(
      boxAt('planks', [2 * half, 0.06, front - back], [0, 0.52, (back + front) / 2]),
      mirror(boxAt('body', [0.05, height - 0.52, front - back], [half, 0.52, (back + front) / 2])),
      boxAt('body', [2 * half, height - 0.52, 0.05], [0, 0.52, back + 0.03]),
      boxAt('body', [2 * half, height - 0.52, 0.05], [0, 0.52, front - 0.03]),
      mirror(array(boxAt('frame', [0.08, height - 0.5, 0.07], [half + 0.02, 0.5, back + 0.1]), 4, [0, 0, (front - back - 0.2) / 3])),
      axles('car', { radius: r, width: 0.2, gauge: 2 * half + 0.3 }, [(back + front) / 2 - 0.1]),
      // prettier-ignore
      mirror(plateX('dark', [...arcPoints([(back + front) / 2 - 0.1, r], 0.4, 170, 10, 6), ...arcPoints([(back + front) / 2 - 0.1, r], 0.36, 10, 170, 6)], 0.24, half + 0.15)),
      mirror(bar('frame', [0.6 * half, 0.48, front - 0.1], [0, 0.48, front + 0.8], 0.08)),
      rod('frame', [0, 0, front + 0.5], [0, 0.62, front + 0.5], 0.03),
      drumX('tyre', 0.09, 0.06, [0, 0.09, front + 0.5]),
      lampPair('tail', [0.14, 0.1, 0.04], [0.85 * half, 0.56, back]),
    );
  },
  formula: ([width, height, length]) => {
    const [half, r] = [width / 2, 0.34 * height];
    const z = (s: number): number => s * length;
    return group(
      shell('body', {
        // prettier-ignore
        top: [[z(-0.42), 0.4 * height], [z(-0.15), 0.86 * height], [z(-0.08), 0.96 * height], [z(-0.04), 0.62 * height], [z(0.06), 0.56 * height], [z(0.24), 0.5 * height], [z(0.47), 0.26 * height]],
        // prettier-ignore
        half: [[z(-0.42), 0.12 * half], [z(-0.1), 0.3 * half], [z(0.1), 0.34 * half], [z(0.24), 0.2 * half], [z(0.47), 0.1 * half]],
        floor: 0.1 * height,
        arches: [],
        shoulder: [0.08, 0.1],
        tuck: 0.02,
      }),
      // prettier-ignore
      mirror(plateX('body', [[z(-0.3), 0.1 * height], [z(0.08), 0.1 * height], [z(0.07), 0.46 * height], [z(-0.12), 0.48 * height], [z(-0.3), 0.26 * height]], 0.32 * half, 0.46 * half)),
      mirror(boxAt('dark', [0.24 * half, 0.22 * height, 0.03], [0.46 * half, 0.2 * height, z(0.078)])),
      // prettier-ignore
      plateY('dark', [[-0.7 * half, z(-0.36)], [0.7 * half, z(-0.36)], [0.62 * half, z(0.12)], [0.2 * half, z(0.2)], [-0.2 * half, z(0.2)], [-0.62 * half, z(0.12)]], 0.04, 0.08 * height),
      axles('car', { radius: r, width: 0.36, gauge: 2 * half - 0.38 }, [z(-0.34)]),
      axles('car', { radius: 0.94 * r, width: 0.3, gauge: 2 * half - 0.34 }, [z(0.3)]),
      boxAt('accent', [1.9 * half, 0.03, 0.4], [0, 0.1 * height, z(0.47)]),
      boxAt('accent', [1.8 * half, 0.03, 0.24], [0, 0.2 * height, z(0.455)]),
      mirror(boxAt('accent', [0.03, 0.24 * height, 0.5], [0.94 * half, 0.06 * height, z(0.465)])),
      boxAt('accent', [1.2 * half, 0.04, 0.36], [0, 0.92 * height, z(-0.46)]),
      mirror(boxAt('accent', [0.03, 0.5 * height, 0.46], [0.6 * half, 0.48 * height, z(-0.46)])),
      // prettier-ignore
      mirror(rods('dark', [[[0.18 * half, 0.4 * height, z(0.28)], [0.85 * half, r, z(0.3)]], [[0.18 * half, 0.2 * height, z(0.24)], [0.85 * half, 0.8 * r, z(0.3)]], [[0.12 * half, 0.4 * height, z(-0.32)], [0.8 * half, r, z(-0.34)]]], 0.022)),
      boxAt('seat', [0.42 * half, 0.06, 0.7], [0, 0.57 * height, z(0.01)]),
      // prettier-ignore
      tube('dark', [[-0.3 * half, 0.6 * height, z(-0.03)], [-0.2 * half, 0.78 * height, z(0.04)], [0, 0.82 * height, z(0.09)], [0.2 * half, 0.78 * height, z(0.04)], [0.3 * half, 0.6 * height, z(-0.03)]], 0.03),
      rod('dark', [0, 0.56 * height, z(0.11)], [0, 0.82 * height, z(0.09)], 0.03),
      // prettier-ignore
      move(lathe('white', [[0.13, 0], [0.15, 0.1], [0.1, 0.22], [0.001, 0.26]], { sides: 12 }), 0, 0.6 * height, z(-0.01)),
      mirror(boxAt('body', [0.14, 0.08, 0.05], [0.34 * half, 0.6 * height, z(0.11)])),
    );
  },
  'go-kart': ([width, height, length]) => {
    const [half, r] = [width / 2, 0.13];
    return group(
      mirror(
        tube(
          'frame',
          [
            [0.4 * half, 0.12, -0.45 * length],
            [0.5 * half, 0.12, 0],
            [0.3 * half, 0.12, 0.4 * length],
          ],
          0.025,
        ),
      ),
      axles('solid', { radius: r, width: 0.2, gauge: 2 * half - 0.22 }, [-0.3 * length]),
      axles('solid', { radius: 0.9 * r, width: 0.13, gauge: 2 * half - 0.2 }, [0.3 * length]),
      boxAt('dark', [0.9 * half, 0.02, 0.7 * length], [0, 0.1, 0]),
      plateX(
        'body',
        [
          [0.3 * length, 0.08],
          [0.5 * length, 0.1],
          [0.48 * length, 0.22],
          [0.36 * length, 0.3],
        ],
        1.3 * half,
      ),
      mirror(boxAt('body', [0.24, 0.18, 0.36 * length], [0.78 * half, 0.07, -0.02 * length], 0.05)),
      plateX(
        'body',
        [
          [0.14 * length, 0.1],
          [0.24 * length, 0.12],
          [0.2 * length, 0.56],
          [0.16 * length, 0.56],
        ],
        0.24,
      ),
      move(seat('seat', 0.36, 0.42), 0, 0.24, -0.14 * length),
      turn(steeringWheel(0.15), [-10, 0, 0], [0, 0.56, 0.08 * length]),
      boxAt('frame', [0.3, 0.24, 0.26], [-0.55 * half, 0.12, -0.26 * length]),
      drumX('chrome', 0.06, 0.4, [0.2, 0.25, -0.42 * length]),
      boxAt('dark', [1.8 * half, 0.12, 0.07], [0, 0.1, -0.48 * length], 0.03),
      boxAt('white', [0.3, 0.02, 0.02], [0, height - 0.04, 0.18 * length]),
    );
  },
  'golf-cart': ([width, height, length]) => {
    const [half, r] = [width / 2 - 0.03, 0.22];
    return group(
      shell('body', {
        // prettier-ignore
        top: [[-0.48 * length, 0.48 * height], [-0.2 * length, 0.48 * height], [-0.1 * length, 0.36 * height], [-0.09 * length, 0.2 * height], [0.2 * length, 0.2 * height], [0.24 * length, 0.5 * height], [0.36 * length, 0.48 * height], [0.48 * length, 0.3 * height]],
        // prettier-ignore
        half: [[-0.48 * length, 0.9 * half], [0.3 * length, half], [0.48 * length, 0.8 * half]],
        floor: 0.14 * height,
        arches: [-0.32 * length, 0.34 * length].map((z) => ({ z, radius: 0.27, height: r })),
        shoulder: [0.06, 0.06],
      }),
      axles('car', { radius: r, width: 0.2, gauge: 2 * half - 0.22 }, [-0.32 * length, 0.34 * length]),
      boxAt('seat', [1.7 * half, 0.12, 0.42], [0, 0.44 * height, -0.14 * length], 0.04),
      boxAt('seat', [1.7 * half, 0.34, 0.1], [0, 0.52 * height, -0.25 * length], 0.04),
      boxAt('trim', [1.9 * half, 0.06, 0.62 * length], [0, height - 0.07, -0.08 * length], 0.03),
      // prettier-ignore
      mirror(rods('dark', [[[0.8 * half, 0.46 * height, 0.28 * length], [0.82 * half, height - 0.05, 0.18 * length]], [[0.8 * half, 0.46 * height, -0.3 * length], [0.82 * half, height - 0.05, -0.34 * length]]], 0.025)),
      // prettier-ignore
      slab('glass', [[-0.76 * half, 0.5 * height, 0.27 * length], [0.76 * half, 0.5 * height, 0.27 * length], [0.78 * half, 0.94 * height, 0.19 * length], [-0.78 * half, 0.94 * height, 0.19 * length]], 0.015),
      move(steeringWheel(0.16), 0.4 * half, 0.6 * height, 0.14 * length),
      lampPair('lamp', [0.16, 0.1, 0.06], [0.6 * half, 0.32 * height, 0.46 * length]),
      mirror(drumY('green', 0.13, 0.8, [0.36 * half, 0.42 * height, -0.43 * length], { sides: 12 })),
      // prettier-ignore
      mirror(rods('chrome', spread(-0.06, 0.06, 3).map((x) => [[0.36 * half + x, 0.8 * height - 0.3, -0.43 * length], [0.36 * half + 2 * x, 0.9 * height - 0.25, -0.43 * length]]), 0.015)),
    );
  },
  buggy: ([width, height, length]) => {
    const [half, r] = [width / 2, 0.24 * height];
    // prettier-ignore
    const cage = (x: number): readonly Vec3[] => [[x, 0.5 * height, 0.3 * length], [x, 0.98 * height, 0.06 * length], [x, 0.98 * height, -0.16 * length], [x, 0.5 * height, -0.42 * length]];
    return group(
      shell('body', {
        // prettier-ignore
        top: [[-0.3 * length, 0.5 * height], [-0.16 * length, 0.54 * height], [0.1 * length, 0.5 * height], [0.42 * length, 0.44 * height]],
        // prettier-ignore
        half: [[-0.3 * length, 0.5 * half], [0.1 * length, 0.52 * half], [0.42 * length, 0.3 * half]],
        floor: 0.24 * height,
        arches: [],
        shoulder: [0.1, 0.06],
      }),
      mirror(tube('accent', cage(0.5 * half), 0.035)),
      // prettier-ignore
      ...[[0.98, 0.06], [0.98, -0.16], [0.5, -0.42]].map(([y, z]) => rod('accent', [-0.5 * half, (y ?? 0) * height, (z ?? 0) * length], [0.5 * half, (y ?? 0) * height, (z ?? 0) * length], 0.035)),
      axles('lugged', { radius: r, width: 0.34, gauge: 2 * half - 0.34 }, [-0.34 * length]),
      axles('lugged', { radius: 0.85 * r, width: 0.22, gauge: 2 * half - 0.24 }, [0.38 * length]),
      mirror(move(seat('seat', 0.46, 0.6), 0.24 * half, 0.54 * height, -0.08 * length)),
      move(steeringWheel(0.17), 0.24 * half, 0.66 * height, 0.08 * length),
      boxAt('frame', [0.6, 0.4, 0.5], [0, 0.3 * height, -0.36 * length], 0.05),
      // prettier-ignore
      mirror(tube('chrome', [[0.2, 0.4 * height, -0.4 * length], [0.26, 0.5 * height, -0.48 * length], [0.26, 0.7 * height, -0.5 * length]], 0.05)),
      // prettier-ignore
      mirror(rods('frame', [[[0.3 * half, 0.4 * height, 0.4 * length], [0.9 * half, 0.85 * r, 0.38 * length]], [[0.3 * half, 0.4 * height, -0.3 * length], [0.8 * half, r, -0.34 * length]]], 0.04)),
      ...spread(-0.34, 0.34, 4).map((x) => drumZ('lamp', 0.08, 0.08, [x * half, height, 0.06 * length])),
    );
  },
  'tuk-tuk': ([width, height, length]) => {
    const [half, r] = [width / 2 - 0.03, 0.2];
    return group(
      shell('body', {
        // prettier-ignore
        top: [[-0.48 * length, 0.5 * height], [-0.16 * length, 0.5 * height], [-0.14 * length, 0.2 * height], [0.22 * length, 0.2 * height], [0.25 * length, 0.5 * height], [0.36 * length, 0.48 * height], [0.46 * length, 0.24 * height]],
        // prettier-ignore
        half: [[-0.48 * length, 0.9 * half], [-0.1 * length, half], [0.2 * length, 0.8 * half], [0.46 * length, 0.26 * half]],
        floor: 0.14 * height,
        arches: [{ z: -0.3 * length, radius: 0.25, height: r }],
        shoulder: [0.05, 0.05],
      }),
      axles('car', { radius: r, width: 0.14, gauge: 2 * half - 0.2 }, [-0.3 * length]),
      move(wheel('car', r, 0.13), 0, r, 0.4 * length),
      plateX('dark', arcPoints([0.4 * length, r], 0.27, 170, 0, 7), 0.2),
      boxAt('accent', [2 * half, 0.08, 0.66 * length], [0, 0.92 * height, -0.15 * length], 0.04),
      boxAt('accent', [1.7 * half, 0.06, 0.5 * length], [0, 0.97 * height, -0.15 * length], 0.03),
      // prettier-ignore
      mirror(rods('chrome', [[[0.9 * half, 0.5 * height, -0.45 * length], [0.92 * half, 0.94 * height, -0.45 * length]], [[0.8 * half, 0.48 * height, 0.24 * length], [0.9 * half, 0.94 * height, 0.14 * length]], [[0.95 * half, 0.2 * height, -0.12 * length], [0.95 * half, 0.94 * height, -0.14 * length]]], 0.025)),
      // prettier-ignore
      slab('glass', [[-0.74 * half, 0.52 * height, 0.25 * length], [0.74 * half, 0.52 * height, 0.25 * length], [0.84 * half, 0.92 * height, 0.15 * length], [-0.84 * half, 0.92 * height, 0.15 * length]], 0.02),
      boxAt('accent', [2 * half, 0.4 * height, 0.04], [0, 0.52 * height, -0.47 * length]),
      boxAt('seat', [1.7 * half, 0.14, 0.4], [0, 0.38 * height, -0.3 * length], 0.04),
      boxAt('seat', [1.7 * half, 0.4, 0.1], [0, 0.46 * height, -0.42 * length], 0.04),
      move(seat('seat', 0.4, 0.4), 0, 0.42 * height, 0.02 * length),
      rod('dark', [-0.3, 0.6 * height, 0.2 * length], [0.3, 0.6 * height, 0.2 * length], 0.02),
      mirror(drumZ('lamp', 0.08, 0.06, [0.4 * half, 0.42 * height, 0.38 * length])),
    );
  },
  armored: ([width, height, length]) => {
    const [half, r] = [width / 2 - 0.06, 0.22 * height];
    const places = spread(-0.36 * length, 0.34 * length, length > 6 ? 4 : 2);
    // prettier-ignore
    const side: Point2[] = [[-0.5 * length, 0.5 * height], [-0.46 * length, 0.26 * height], [0.42 * length, 0.26 * height], [0.5 * length, 0.5 * height], [0.3 * length, 0.8 * height], [-0.46 * length, 0.84 * height]];
    return group(
      plateX('body', side, 1.5 * half),
      mirror(
        plateX(
          'body',
          side.map(([z, y]): Point2 => [0.97 * z, y < 0.4 * height ? 0.46 * height : 0.95 * y]),
          0.5 * half,
          0.74 * half,
        ),
      ),
      axles('lugged', { radius: r, width: 0.34, gauge: 2 * half - 0.32 }, places),
      mirror(boxAt('glass', [0.5, 0.14, 0.04], [0.36 * half, 0.66 * height, 0.395 * length])),
      mirror(array(boxAt('dark', [0.03, 0.1, 0.3], [half - 0.01, 0.62 * height, -0.3 * length]), 3, [0, 0, 0.22 * length])),
      drumY('body', 0.62, 0.16 * height, [0, 0.8 * height, -0.02 * length], { top: 0.5, sides: 8 }),
      rod('dark', [0, 0.9 * height, 0.05 * length], [0, 0.93 * height, 0.34 * length], 0.05),
      drumY('body', 0.28, 0.08, [0.1, 0.95 * height, -0.03 * length], { sides: 10 }),
      mirror(drumZ('lamp', 0.1, 0.08, [0.7 * half, 0.56 * height, 0.46 * length])),
      mirror(boxAt('body', [0.16, 0.3, 0.6], [0.9 * half, 0.7 * height, -0.32 * length])),
      rod('dark', [0.6 * half, 0.8 * height, -0.4 * length], [0.6 * half, 1.2 * height, -0.42 * length], 0.015, 4),
    );
  },
  quad: ([width, height, length]) => {
    const [half, r] = [width / 2, 0.28];
    return group(
      axles('lugged', { radius: r, width: 0.28, gauge: 2 * half - 0.28 }, [-0.3 * length, 0.3 * length]),
      boxAt('frame', [0.36, 0.3, 0.6 * length], [0, 0.28, 0], 0.05),
      // prettier-ignore
      ...[-0.3, 0.3].map((z) => mirror(plateX('body', [...arcPoints([z * length, r], 0.42, 165, 15, 6), ...arcPoints([z * length, r], 0.37, 15, 165, 6)], 0.34, half - 0.2))),
      // prettier-ignore
      plateX('body', [[0.08 * length, 0.5], [0.44 * length, 0.5], [0.4 * length, 0.78], [0.1 * length, 0.82]], 0.4),
      boxAt('seat', [0.34, 0.14, 0.42 * length], [0, 0.68, -0.14 * length], 0.05),
      boxAt('body', [0.7 * half, 0.1, 0.26 * length], [0, 0.62, -0.34 * length]),
      ...[-0.36, 0.38].map((z) =>
        array(rod('dark', [-0.32, 0.8, z * length - 0.16], [-0.32, 0.8, z * length + 0.16], 0.015, 5), 5, [0.16, 0, 0]),
      ),
      // prettier-ignore
      tube('dark', [[-0.42, height - 0.02, 0], [-0.2, height - 0.04, 0.06 * length], [0, 0.86, 0.12 * length], [0.2, height - 0.04, 0.06 * length], [0.42, height - 0.02, 0]], 0.022),
      mirror(drumZ('lamp', 0.08, 0.06, [0.14, 0.66, 0.43 * length])),
      bumper('dark', 0.6, [0.36, 0.46 * length], 0.06),
    );
  },
};
