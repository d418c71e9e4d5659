import type { QuadrupedEars } from '@diorama/catalogue';
import type { Shape } from '@diorama/shape-language';
import { group, sheet, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** Half the width of an ear at a share of its length, as a share of the greatest. */
const OUTLINES: Readonly<Record<QuadrupedEars['kind'], (t: number) => number>> = {
  pointed: (t) => (1 - t) ** 0.75 * (0.86 + 0.5 * t),
  round: (t) => Math.sqrt(Math.max(0, 1 - (1.6 * t - 0.6) ** 2)),
  leaf: (t) => Math.sin(Math.PI * (0.18 + 0.82 * t)) ** 0.8,
  drop: (t) => Math.sqrt(Math.max(0, 1 - (1.5 * t - 0.55) ** 2)) * (0.75 + 0.25 * t),
  long: (t) => Math.sin(Math.PI * (0.14 + 0.86 * t)) ** 0.6,
  fan: (t) => Math.sqrt(Math.max(0, 1 - (1.45 * t - 0.5) ** 2)) * (1 - 0.25 * t),
  none: () => 0,
};

/** The right ear at the origin: it grows up and opens to the front, tilted aside. The mirror image is the left one. */
export function earOf(ears: QuadrupedEars, slots: { readonly outer: string; readonly inner: string }): Shape {
  const { kind, length, width, tilt, turn: forward = 0 } = ears;
  const isFlat = kind === 'fan';
  const cup = isFlat ? 0.06 : kind === 'drop' ? 0.2 : 0.45;
  const rows = kind === 'long' ? 7 : 5;
  const face = (share: number, lift: number): Vec3[][] =>
    Array.from({ length: rows }, (_, r) => {
      const t = r / (rows - 1);
      const half = Math.max(0.015, OUTLINES[kind](Math.min(0.995, t))) * (width / 2) * share;
      return [-1, -0.45, 0.45, 1].map((u): Vec3 => [
        u * half,
        length * (0.02 + t * (0.98 * share + (1 - share) * 0.3)),
        cup * u * u * half + lift,
      ]);
    });
  const thickness = Math.max(0.012, 0.1 * width);
  const ear = group(
    sheet(slots.outer, face(1, 0), isFlat ? 0.035 : thickness),
    sheet(slots.inner, face(0.74, thickness * 0.45), thickness * 0.4),
  );
  // The ears of elephants lie back along the neck.
  if (isFlat) return turn(turn(ear, [0, 0, -tilt]), [0, 50, 0]);
  return turn(turn(ear, [0, forward, 0]), [kind === 'drop' ? 14 : -8, 0, -tilt]);
}
