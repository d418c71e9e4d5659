import type { QuadrupedSpec } from '@diorama/catalogue';
import type { Point2, Shape } from '@diorama/shape-language';
import { curve, extrude, group, lathe, mirror, move, radial, sheet, sphere, turn } from '@diorama/shape-language';
import { addVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { Joint } from '../anatomy/curves.js';
import { limb, pitched } from '../anatomy/curves.js';
import type { Palette } from '../anatomy/palette.js';
import { onTrunk } from './body.js';
import type { Proportions } from './proportions.js';
import type { Posture } from './posture.js';

interface Back {
  readonly proportions: Proportions;
  readonly posture: Posture;
  readonly neck: readonly Joint[];
  readonly tail: readonly Joint[];
}

/** Points on the line of the back from the neck to the tail, with the pitch of the back there and the radius below. */
function backLine({ proportions: { trunk }, posture, neck, tail }: Back): { readonly at: Vec3; readonly pitch: number }[] {
  const { length, chest, waist, hip, arch = 0 } = trunk;
  const middle = (hip + chest) / 2 + arch - waist;
  const spine: Joint[] = [
    ...neck.toReversed().slice(0, 3),
    [...onTrunk(posture, 0, 0, length), chest],
    [...onTrunk(posture, 0, middle, length * 0.52), waist],
    [...onTrunk(posture, 0, 0, 0), hip],
    ...tail.slice(1),
  ];
  const fine = curve(spine, 4);
  return fine.map(([x, y, z, r], k) => {
    const [a, b] = [fine[Math.max(0, k - 1)] as Joint, fine[Math.min(fine.length - 1, k + 1)] as Joint];
    const pitch = (Math.atan2(b[1] - a[1], a[2] - b[2]) * 180) / Math.PI;
    return { at: addVectors([x, y, z], pitched([0, r * 0.94, 0], pitch)), pitch };
  });
}

/** Plates, spikes, scutes or a sail along the back. */
export function dorsalOf(spec: QuadrupedSpec, back: Back, { slot }: Palette): Shape[] {
  const line = backLine(back);
  const size = (spec.dorsalSize ?? 1) * 0.16;
  const inner = line.slice(spec.dorsal === 'sail' ? 8 : 2, spec.dorsal === 'sail' ? Math.max(14, line.length - 14) : -2);
  const share = (k: number, length = inner.length): number => Math.sin(Math.PI * ((k + 0.6) / length));
  if (spec.dorsal === 'sail' || spec.dorsal === 'crest') {
    const grid = inner.map(({ at, pitch }, k) =>
      [-0.3, 0.4, 1].map((up) =>
        addVectors(at, pitched([0, up * size * (0.35 + 0.65 * share(k)) * (up > 0 && k % 2 === 1 ? 0.82 : 1), 0], pitch)),
      ),
    );
    return [sheet(slot('dorsal'), grid, 0.03)];
  }
  const profile: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
    plates: [
      [-0.32, -0.2],
      [0.32, -0.2],
      [0.62, 0.42],
      [0.34, 0.86],
      [0, 1.15],
      [-0.34, 0.86],
      [-0.62, 0.42],
    ],
    spikes: [
      [-0.42, -0.2],
      [0.42, -0.2],
      [0.1, 0.5],
      [-0.4, 1.0],
      [-0.3, 0.4],
    ],
    scutes: [
      [-0.5, -0.2],
      [0.5, -0.2],
      [0.12, 0.42],
      [-0.2, 0.4],
    ],
  };
  const outline = profile[spec.dorsal ?? 'spikes'] as readonly (readonly [number, number])[];
  const chosen = spec.dorsal === 'plates' ? inner.filter((_, k) => k % 2 === 0) : inner;
  return chosen.map(({ at, pitch }, k) => {
    const grown = size * (spec.dorsal === 'scutes' ? 0.8 : 0.4 + 0.9 * share(k, chosen.length));
    const plate = turn(
      extrude(
        slot('dorsal'),
        outline.map(([z, y]): [number, number] => [z * grown, y * grown]),
        size * 0.18,
      ),
      [0, -90, 0],
    );
    const aside = spec.dorsal === 'plates' ? (k % 2 === 0 ? 1 : -1) * 0.06 : spec.dorsal === 'scutes' ? (k % 2 === 0 ? 1 : -1) * 0.12 : 0;
    return turn(plate, [pitch, 0, aside === 0 ? 0 : -aside * 160], [at[0] + aside, at[1], at[2]]);
  });
}

/** The outline of an arrow's head that points up. */
const ARROW: readonly Point2[] = [
  [-0.16, 0.08],
  [0, 0],
  [0.16, 0.08],
  [0, 0.3],
];

/** Spikes, a club, an arrow or a flame at the end of a tail. */
export function tailEndOf(kind: NonNullable<QuadrupedSpec['tailEnd']>, tail: readonly Joint[], { slot }: Palette): Shape[] {
  const end = tail.at(-1);
  if (end === undefined) return [];
  const [x, y, z] = end;
  switch (kind) {
    case 'spikes':
      return [0.04, 0.2].map((ahead) =>
        mirror(
          limb(
            slot('horns'),
            [
              [x, y, z + ahead, 0.032],
              [x + 0.16, y + 0.16, z + ahead - 0.1, 0.022],
              [x + 0.24, y + 0.26, z + ahead - 0.2, 0],
            ],
            { sides: 6 },
          ),
        ),
      );
    case 'club':
      return [move(sphere(slot('horns'), [0.17, 0.1, 0.2], { detail: 2 }), x, y, z)];
    case 'arrow':
      return [turn(extrude(slot('dorsal'), ARROW, 0.03), [-90, 0, 0], [x, y, z + 0.06])];
    default:
      return [
        limb(slot('flame'), [
          [x, y, z + 0.1, 0.03],
          [x, y + 0.06, z, 0.09],
          [x, y + 0.2, z - 0.06, 0.05],
          [x, y + 0.36, z - 0.04, 0],
        ]),
      ];
  }
}

/** The shell of a turtle over the trunk, with plates. */
export function shellOf(height: number, { trunk }: Proportions, posture: Posture, { slot }: Palette): Shape {
  const radius = trunk.length * 0.5 + trunk.chest * 0.9;
  const high = height * trunk.chest;
  const dome = lathe(
    slot('shell'),
    [
      [0, -0.02],
      [radius * 1.04, 0],
      [radius * 1.06, 0.05],
      [radius * 0.96, high * 0.45],
      [radius * 0.72, high * 0.82],
      [radius * 0.38, high * 0.98],
      [0, high * 1.02],
    ],
    { sides: 28 },
  );
  const plate = (reach: number, up: number, tilt: number, size: number): Shape =>
    turn(sphere(slot('shell-plates'), [size, 0.07, size * 0.86], { detail: 1 }), [tilt, 0, 0], [0, up, reach]);
  const rings = group(
    radial(plate(radius * 0.5, high * 0.9, 24, radius * 0.2), 6),
    radial(plate(radius * 0.83, high * 0.62, 52, radius * 0.19), 11),
    move(sphere(slot('shell-plates'), [radius * 0.2, 0.07, radius * 0.2], { detail: 1 }), 0, high * 0.99, 0),
  );
  const under = move(sphere(slot('plastron'), [radius * 0.92, trunk.chest * 0.55, radius * 0.95], { detail: 2 }), 0, 0, 0);
  return turn(
    group({ form: 'placed', part: group(dome, rings), scale: [0.86, 1, 1] }, { form: 'placed', part: under, scale: [0.86, 1, 1] }),
    [-posture.pitch, 0, 0],
    onTrunk(posture, 0, -0.02, trunk.length * 0.5),
  );
}
