import { group, loft, move, turn } from '@diorama/shape-language';
import type { Point2, Shape, Slot } from '@diorama/shape-language';

import { squircle } from './outlines.js';
import { spread } from './solids.js';

/** One wing towards +x from the root at the origin: span, chords, sweep in degrees, dihedral in degrees. */
export interface WingPlan {
  readonly span: number;
  readonly chord: number;
  readonly taper: number;
  readonly sweep: number;
  readonly dihedral?: number;
  readonly thickness?: number;
}

/** A wing with a profile, its leading edge at z = chord / 2 at the root. */
export function wing(slot: Slot, plan: WingPlan, tip: Slot = slot): Shape {
  const { span, chord, taper, sweep, dihedral = 0, thickness = 0.11 } = plan;
  const [back, up] = [Math.tan((sweep * Math.PI) / 180), Math.tan((dihedral * Math.PI) / 180)];
  const section = (t: number): { z: number; outline: Point2[] } => {
    const c = chord * (1 + (taper - 1) * t);
    const lead = chord / 2 - back * span * t;
    const at = (share: number, height: number): Point2 => [-(lead - share * c), up * span * t + height * c * thickness];
    // The loft runs along z and is then turned so that z is the span; x of the section is -z of the wing.
    return { z: t * span, outline: [at(0, 0), at(0.12, -0.34), at(0.5, -0.3), at(1, 0), at(0.6, 0.42), at(0.25, 0.6), at(0.06, 0.36)] };
  };
  // prettier-ignore
  const piece = (from: number, to: number, part: Slot): Shape => loft(part, [from, to].map(section), { smooth: true });
  const whole = tip === slot ? piece(0, 1, slot) : group(piece(0, 0.82, slot), piece(0.82, 1, tip));
  return turn(whole, [0, 90, 0]);
}

/** Wings on both sides from a half width `x`. */
export const wings = (slot: Slot, plan: WingPlan, [x, y, z]: readonly [number, number, number], tip: Slot = slot): Shape =>
  group({ form: 'mirrored', part: move(wing(slot, plan, tip), x, y, z), axis: 'x' });

/** A fin that stands on a point, swept back. */
export const fin = (slot: Slot, plan: WingPlan, [x, y, z]: readonly [number, number, number], lean = 0, tip: Slot = slot): Shape =>
  turn(wing(slot, plan, tip), [0, 0, 90 - lean], [x, y, z]);

/** A body of revolution along z with its own section: z, radius across, radius up, height of the middle. */
export const fuselage = (
  slot: Slot,
  stations: readonly (readonly [z: number, across: number, up: number, middle: number])[],
  options: { power?: number; points?: number; strips?: readonly (Slot | null)[] } = {},
): Shape => {
  const { power = 2, points = 20, strips } = options;
  return loft(
    slot,
    stations.map(([z, across, up, middle]) => ({
      z,
      outline: squircle(Math.max(0.004, across), Math.max(0.004, up), power, points, [0, middle]),
    })),
    strips === undefined ? {} : { strips },
  );
};

/** Strips for a fuselage of 20 points: a band on the sides below the middle, another slot below. */
export const bellyStrips = (belly: Slot | null, band: Slot | null): (Slot | null)[] =>
  spread(0, 19, 20).map((k) => (k >= 11 && k <= 17 ? belly : k === 10 || k === 18 ? band : null));
