import type { GeneratorRandom, TreeSpec } from '@diorama/catalogue';
import type { Vec3 } from '@diorama/world-model';

import { polar, sampleTable, times } from '../geometry/curves.js';
import type { TrunkProfile } from './skeleton.js';

type TrunkKind = NonNullable<TreeSpec['trunk']>;

const STEPS = 13;

/** Factor on the radius of a trunk from its foot to its end. */
const PROFILES: Readonly<Record<TrunkKind, readonly number[]>> = {
  straight: [1.5, 1.05, 0.95, 0.9, 0.84, 0.78, 0.7],
  leaning: [1.5, 1.05, 0.95, 0.9, 0.84, 0.78, 0.7],
  winding: [1.6, 1.15, 1, 0.95, 0.9, 0.8, 0.65],
  twisted: [1.5, 1.12, 0.95, 1, 0.86, 0.9, 0.66],
  bottle: [0.96, 1.02, 1.05, 1.03, 0.98, 0.8, 0.4],
};

/** Radius of the trunk along its length as a share of its girth. */
export const trunkProfile =
  (kind: TrunkKind): TrunkProfile =>
  (share) =>
    sampleTable(PROFILES[kind], share);

/** How far trunks of each kind bend away from the axis, in shares of their height. */
const BENDS: Readonly<Record<TrunkKind, number>> = { straight: 0.015, leaning: 0.06, winding: 0.1, twisted: 0.05, bottle: 0 };

interface TrunkMeasures {
  readonly kind: TrunkKind;
  readonly stems: number;
  readonly top: number;
  /** Height of the ground. */
  readonly floor: number;
  /** How far trunks of a group lean apart, metres. */
  readonly spread: number;
}

/** The centre lines of the trunks of a tree. */
export function makeTrunks({ kind, stems, top, floor, spread }: TrunkMeasures, random: GeneratorRandom): Vec3[][] {
  const start = random.range(0, 2 * Math.PI);
  return times(stems, (stem) => {
    const [x, , z] = stems > 1 ? polar(spread, start + (2 * Math.PI * stem) / stems) : polar(kind === 'leaning' ? 0.22 * top : 0, start);
    const phase = random.range(0, 2 * Math.PI);
    const bend = BENDS[kind] * top;
    const turns = kind === 'twisted' ? 1.3 : 0.9;
    const height = floor + (top - floor) * (stem === 0 ? 1 : random.range(0.8, 1));
    return times(STEPS, (k): Vec3 => {
      const share = k / (STEPS - 1);
      const angle = phase + turns * 2 * Math.PI * share;
      const wave = bend * Math.sin(Math.PI * share);
      const lean = share ** 1.2 * (kind === 'leaning' ? 1 - 0.35 * share : 1);
      const foot = stems > 1 ? 0.22 : 0;
      return [
        x * (foot + lean) + wave * Math.cos(angle),
        floor + (height - floor) * share - (k === 0 ? 0.02 * top : 0),
        z * (foot + lean) + wave * Math.sin(angle),
      ];
    });
  });
}
