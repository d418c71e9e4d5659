import type { SpacecraftSpec } from '@diorama/catalogue';
import { boxAt, group, lathe, mirror, move, radial, rod, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { drumX, drumY, plateX, range, rods, smoothed } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { downNozzle } from './greebles.js';

/** A fin that stands out along +z of a vertical body: outline in z (out) and y. */
const finOut = (slot: string, outline: readonly Point2[], thickness: number): Shape => plateX(slot, outline, thickness);

/** Rockets and missiles that stand upright. */
export const ROCKETS: Partial<Record<SpacecraftSpec['kind'], (size: Vec3) => Shape>> = {
  rocket: ([width, height]) => {
    const r = 0.3 * width;
    const y = (s: number): number => s * height;
    return group(
      // prettier-ignore
      lathe('body', [[0.9 * r, y(0.05)], [r, y(0.07)], [r, y(0.3)], [r, y(0.305)], [r, y(0.34)], [r, y(0.36)], [r, y(0.62)], [0.74 * r, y(0.68)], [0.74 * r, y(0.8)], [0.8 * r, y(0.82)], [0.7 * r, y(0.9)], [0.3 * r, y(0.97)], [0.02, y(1)]], { sides: 24, smooth: false, bands: [null, null, null, 'dark', null, null, null, null, 'stripe', null, 'stripe', 'stripe'] }),
      // prettier-ignore
      radial(finOut('stripe', [[0.9 * r, y(0.02)], [1.62 * r, y(0)], [1.62 * r, y(0.07)], [0.95 * r, y(0.16)]], 0.12 * r), 4),
      downNozzle(0.5 * r, 0.05 * height, [0, 0, 0]),
      radial(downNozzle(0.26 * r, 0.05 * height, [0, 0.005 * height, 0.6 * r]), 4),
      ...[0.14, 0.22, 0.46, 0.56].map((s) =>
        lathe(
          'grey',
          [
            [1.01 * r, y(s)],
            [1.01 * r, y(s + 0.006)],
          ],
          { sides: 24 },
        ),
      ),
      radial(boxAt('dark', [0.1 * r, 0.1 * height, 0.06 * r], [0, y(0.4), 0]), 2, r),
      boxAt('stripe', [0.34 * r, 0.1 * height, 0.06], [0, y(0.5), r]),
    );
  },
  'retro-rocket': ([width, height]) => {
    const r = 0.27 * width;
    const y = (s: number): number => s * height;
    // prettier-ignore
    const hull = smoothed([[0.5 * r, y(0.16)], [0.86 * r, y(0.28)], [r, y(0.46)], [0.9 * r, y(0.64)], [0.62 * r, y(0.8)], [0.3 * r, y(0.92)], [0.03, y(1)]], 4);
    // prettier-ignore
    const leg: Point2[] = [[0.78 * r, y(0.26)], [1.3 * r, y(0.2)], [1.75 * r, y(0.08)], [1.84 * r, y(0)], [1.7 * r, y(0)], [1.3 * r, y(0.09)], [0.6 * r, y(0.14)]];
    return group(
      lathe('body', hull, { sides: 28, bands: range(hull.length - 1).map((k) => (k > 17 ? 'stripe' : k < 3 ? 'stripe' : null)) }),
      radial(finOut('stripe', leg, 0.16 * r), 3),
      // prettier-ignore
      ...[0.5, 0.66].map((s, k) => group(turn(lathe('brass', [[0.34 * r, 0], [0.34 * r, 0.1 * r], [0.24 * r, 0.14 * r]], { sides: 18 }), [90 - 6 * k, 0, 0], [0, y(s), (0.95 - 0.12 * k) * r]), turn(lathe('pane', [[0.24 * r, 0.02 * r], [0.2 * r, 0.12 * r]], { sides: 18 }), [90 - 6 * k, 0, 0], [0, y(s), (0.97 - 0.12 * k) * r]))),
      lathe(
        'brass',
        [
          [0.6 * r, y(0.1)],
          [0.46 * r, y(0.165)],
        ],
        { sides: 18 },
      ),
      lathe(
        'flame',
        [
          [0.001, y(0.01)],
          [0.4 * r, y(0.09)],
          [0.45 * r, y(0.105)],
        ],
        { sides: 12 },
      ),
      rod('brass', [0, y(0.98), 0], [0, y(1.06), 0], 0.05 * r),
    );
  },
  'heavy-rocket': ([width, height]) => {
    const r = 0.17 * width;
    const y = (s: number): number => s * height;
    // prettier-ignore
    const stage = (top: number, nose: number): Shape => group(lathe('body', [[r, y(0.05)], [r, y(0.1)], [r, y(top)], [r, y(top + 0.03)], [0.5 * r, y(nose - 0.03)], [0.03, y(nose)]], { sides: 20, smooth: false, bands: ['dark', null, 'dark', null, null] }), radial(downNozzle(0.28 * r, 0.05 * height, [0, 0, 0.55 * r]), 6), downNozzle(0.28 * r, 0.05 * height, [0, 0, 0]));
    return group(
      stage(0.66, 0.8),
      // prettier-ignore
      lathe('body', [[r, y(0.68)], [r, y(0.78)], [1.3 * r, y(0.81)], [1.3 * r, y(0.92)], [0.7 * r, y(0.98)], [0.03, y(1)]], { sides: 20, smooth: false }),
      mirror(move(stage(0.6, 0.7), 2.1 * r, 0, 0)),
      mirror(boxAt('dark', [0.4 * r, 0.02 * height, 0.5 * r], [1.05 * r, y(0.5), 0])),
      mirror(boxAt('dark', [0.4 * r, 0.02 * height, 0.5 * r], [1.05 * r, y(0.12), 0])),
      radial(turn(boxAt('dark', [0.7 * r, 0.03 * height, 0.1 * r], [0, 0, 0]), [10, 0, 0], [0, y(0.64), 1.02 * r]), 4),
      boxAt('stripe', [0.4 * r, 0.16 * height, 0.06], [0, y(0.34), r]),
    );
  },
  'booster-stack': ([width, height, depth]) => {
    // A winged orbiter on its tank between two boosters.
    const [r, y] = [0.19 * width, (s: number): number => s * height];
    const orbiter = group(
      lathe(
        'white',
        [
          [0.5 * r, y(0.1)],
          [0.5 * r, y(0.5)],
          [0.4 * r, y(0.58)],
          [0.04, y(0.66)],
        ],
        { sides: 16 },
      ),
      // prettier-ignore
      mirror({ form: 'placed', turn: [0, 0, 0], part: { form: 'extrude', slot: 'white', depth: 0.1 * r, outline: [[0, y(0.1)], [1.5 * r, y(0.12)], [1.5 * r, y(0.16)], [0.5 * r, y(0.32)], [0, y(0.46)]] } }),
      // prettier-ignore
      plateX('white', [[0.3 * r, y(0.09)], [1.4 * r, y(0.06)], [1.4 * r, y(0.1)], [0.5 * r, y(0.22)]], 0.08 * r),
      boxAt('dark', [0.5 * r, 0.012 * height, 0.12 * r], [0, y(0.575), 0.36 * r]),
      drumY('nozzle', 0.26 * r, 0.05 * height, [0, y(0.06), 0.1 * r], { top: 0.12 * r, sides: 12 }),
    );
    return group(
      // prettier-ignore
      lathe('body', [[0.8 * r, y(0.13)], [r, y(0.17)], [r, y(0.78)], [0.8 * r, y(0.88)], [0.4 * r, y(0.96)], [0.03, y(1)]], { sides: 24 }),
      // prettier-ignore
      mirror(move(group(lathe('white', [[0.46 * r, y(0.04)], [0.42 * r, y(0.1)], [0.42 * r, y(0.72)], [0.03, y(0.8)]], { sides: 16, smooth: false }), ...[0.2, 0.4, 0.6].map((s) => lathe('dark', [[0.43 * r, y(s)], [0.43 * r, y(s + 0.008)]], { sides: 16 })), drumY('nozzle', 0.4 * r, 0.05 * height, [0, 0, 0], { top: 0.24 * r, sides: 14 })), 1.44 * r, 0, 0)),
      move(orbiter, 0, 0, Math.min(1.5 * r, depth / 2)),
    );
  },
  missile: ([width, height, length]) => {
    const r = 0.13 * height;
    const y = 0.6 * height;
    // prettier-ignore
    const tube = group(turn(lathe('white', [[r, 0], [r, 0.72 * length], [0.7 * r, 0.82 * length], [0.02, 0.92 * length]], { sides: 16, bands: [null, 'stripe', 'stripe'] }), [90, 0, 0], [0, 0, -0.46 * length]), radialZ(plateX('white', [[-0.46 * length, r], [-0.34 * length, r], [-0.44 * length, 2.4 * r], [-0.48 * length, 2.4 * r]], 0.1 * r)), radialZ(plateX('white', [[0.06 * length, r], [0.16 * length, r], [0.08 * length, 1.9 * r]], 0.1 * r)));
    return group(
      turn(move(tube, 0, 0, 0), [-24, 0, 0], [0, y, 0]),
      // prettier-ignore
      mirror(rods('body', [[[0.4 * width, 0, 0.3 * length], [0.1 * width, 0.5 * height, 0.1 * length]], [[0.4 * width, 0, -0.3 * length], [0.1 * width, 0.4 * height, -0.1 * length]]], 0.04 * height)),
      boxAt('body', [0.3 * width, 0.1 * height, 0.5 * length], [0, 0.3 * height, 0]),
      drumX('body', 0.1 * height, 0.4 * width, [0, 0.48 * height, 0]),
    );
  },
};

const radialZ = (part: Shape): Shape => group(...[45, 135, 225, 315].map((a) => turn(part, [0, 0, a])));
