import { box, cylinder, group, lathe, mirror, move, sheet, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { brimmed, turned } from './turned.js';

const peak = (slot: string): Shape =>
  sheet(
    slot,
    [0, 0.5, 1]
      .map((share) =>
        [-60, -35, 0, 35, 60].map((degrees): Vec3 => {
          const angle = (degrees * Math.PI) / 180;
          return [(0.094 + 0.012 * share) * Math.sin(angle), 0.066 - 0.022 * share, 0.0 + (0.098 + 0.075 * share) * Math.cos(angle)];
        }),
      )
      .toReversed(),
    0.01,
  );

const policeCap = (): Shape =>
  group(
    turned(
      'hat',
      [
        [0.098, 0],
        [0.1, 0.045],
        [0.135, 0.085],
        [0.132, 0.1],
        [0, 0.112],
      ],
      0.055,
      ['band'],
    ),
    peak('dark'),
    turn(cylinder('badge', 0.026, 0.014, { sides: 6 }), [80, 0, 0], [0, 0.098, 0.098]),
  );

const tricorne = (): Shape => {
  const corner = (degrees: number): Vec3 => {
    const angle = (degrees * Math.PI) / 180;
    return [0.2 * Math.sin(angle), 0.1, -0.012 + 0.2 * Math.cos(angle)];
  };
  const side = (a: number, b: number): Shape => {
    const [p, q] = [corner(a), corner(b)];
    const low = (share: number): Vec3 => [(p[0] + (q[0] - p[0]) * share) * 0.7, 0.055, (p[2] + (q[2] - p[2]) * share) * 0.7];
    const high = (share: number): Vec3 => {
      const bulge = 1 - 0.1 * Math.sin(Math.PI * share);
      return [(p[0] + (q[0] - p[0]) * share) * bulge, 0.1 + 0.075 * Math.sin(Math.PI * share), (p[2] + (q[2] - p[2]) * share) * bulge];
    };
    const shares = [0, 0.2, 0.4, 0.6, 0.8, 1];
    return group(
      sheet('hat', [shares.map(low), shares.map(high)].toReversed(), 0.014),
      sweep('band', shares.map(high), 0.009, { sides: 5 }),
    );
  };
  return group(
    side(0, 120),
    side(120, 240),
    side(240, 360),
    turned(
      'hat',
      [
        [0.1, 0],
        [0.1, 0.05],
        [0.08, 0.09],
        [0, 0.1],
      ],
      0.05,
    ),
  );
};

const bicorneShell = (): Shape => {
  const fan = (z: number): Shape => {
    const angles = [-90, -60, -30, 0, 30, 60, 90];
    return sheet(
      'hat',
      [
        angles.map((a): Vec3 => [0.2 * Math.sin((a * Math.PI) / 180), 0.05 + 0.17 * Math.cos((a * Math.PI) / 180), z * 0.6]),
        angles.map((a): Vec3 => [0.12 * Math.sin((a * Math.PI) / 180), 0.05, z + 0.05 * Math.sign(z) * Math.cos((a * Math.PI) / 180)]),
      ],
      0.016,
    );
  };
  return group(
    fan(0.06),
    fan(-0.08),
    turned(
      'hat',
      [
        [0.1, 0],
        [0.1, 0.06],
        [0, 0.1],
      ],
      0.05,
    ),
    turn(cylinder('red', 0.026, 0.012, { sides: 10 }), [90, 0, 0], [0.05, 0.13, 0.06]),
  );
};

const skullAndBones = (): Shape =>
  group(
    move(sphere('white', [0.026, 0.028, 0.012], { detail: 1 }), 0, 0.135, 0.075),
    move(box('white', 0.03, 0.02, 0.014), 0, 0.1, 0.075),
    mirror(
      sweep(
        'white',
        [
          [-0.05, 0.085, 0.078],
          [0.05, 0.155, 0.07],
        ],
        0.007,
        { sides: 5 },
      ),
    ),
    mirror(move(sphere('dark', 0.008, { detail: 0 }), 0.011, 0.135, 0.088)),
  );

const pirateHat = (): Shape => group(tricorne(), skullAndBones());

const feather = (slot: string, x: number): Shape =>
  turn(
    sheet(
      slot,
      [
        [
          [-0.016, 0, 0],
          [0.016, 0, 0],
        ],
        [
          [-0.034, 0.1, -0.05],
          [0.034, 0.1, -0.05],
        ],
        [
          [-0.03, 0.17, -0.14],
          [0.03, 0.17, -0.14],
        ],
        [
          [-0.004, 0.17, -0.21],
          [0.004, 0.17, -0.21],
        ],
      ],
      0.012,
    ),
    [0, 0, x > 0 ? -24 : 24],
    [x, 0.09, 0],
  );

/** Caps with a peak, and cocked hats. */
export const PEAKED_HATS = {
  'police-cap': policeCap,
  'peaked-cap': policeCap,
  'flat-cap': () =>
    group(
      turned(
        'hat',
        [
          [0.1, 0],
          [0.118, 0.02],
          [0.1, 0.05],
          [0, 0.065],
        ],
        0.06,
      ),
      peak('hat'),
    ),
  cap: () =>
    group(
      turned(
        'hat',
        [
          [0.102, 0],
          [0.101, 0.03],
          [0.084, 0.07],
          [0.04, 0.092],
          [0, 0.096],
        ],
        0.05,
      ),
      peak('hat'),
    ),
  kepi: () =>
    group(
      turned(
        'hat',
        [
          [0.1, 0],
          [0.1, 0.03],
          [0.092, 0.1],
          [0, 0.104],
        ],
        0.055,
        ['band'],
      ),
      peak('dark'),
    ),
  tricorne,
  'pirate-hat': pirateHat,
  'kettle-hat': () =>
    turned(
      'steel',
      [
        [0.165, -0.02],
        [0.17, -0.01],
        [0.108, 0.03],
        [0.104, 0.06],
        [0.07, 0.11],
        [0, 0.13],
      ],
      0.055,
    ),
  shako: () =>
    group(
      turned(
        'hat',
        [
          [0.1, 0],
          [0.1, 0.03],
          [0.112, 0.2],
          [0.115, 0.21],
          [0, 0.214],
        ],
        0.055,
        ['band', null, 'gold'],
      ),
      peak('dark'),
      turn(cylinder('gold', 0.045, 0.012, { sides: 8 }), [86, 0, 0], [0, 0.17, 0.1]),
      sweep(
        'plume',
        [
          [0, 0.2, 0.09],
          [0, 0.36, 0.1],
        ],
        [0.02, 0.034],
        { sides: 8 },
      ),
    ),
  'bicorne-plain': () => bicorneShell(),
  'feather-hat': () => group(brimmed(0.2, 0.1, 0.1, 0.085), feather('red', 0.09)),
  'robin-hat': () =>
    group(
      turned(
        'hat',
        [
          [0.12, 0.02],
          [0.105, 0],
          [0.1, 0.04],
          [0.06, 0.1],
          [0, 0.12],
        ],
        0.055,
      ),
      sweep(
        'hat',
        [
          [0, 0.06, 0.06],
          [0, 0.055, 0.19],
        ],
        [0.06, 0.002],
        { sides: 4 },
      ),
      feather('red', 0.09),
    ),
  'leprechaun-hat': () => group(brimmed(0.17, 0.1, 0.2, 0.115), turn(box('buckle', 0.06, 0.05, 0.014), [-4, 0, 0], [0, 0.075, 0.1])),
  'bee-hat': () =>
    group(
      brimmed(0.24, 0.1, 0.1, 0.085),
      move(
        lathe(
          'veil',
          [
            [0.14, -0.2],
            [0.17, -0.15],
            [0.21, 0.05],
            [0.2, 0.06],
          ],
          { sides: 18 },
        ),
        0,
        0,
        0,
      ),
    ),
} as const satisfies Record<string, () => Shape>;
