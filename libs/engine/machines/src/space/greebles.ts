import { boxAt, group, mirror } from '@diorama/shape-language';
import type { Shape, Slot } from '@diorama/shape-language';
import { drumY, range, turnedZ } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

/** A source of numbers from 0 to 1. */
export type Chance = () => number;

/** Small boxes and drums on a rectangle that faces up at a height: the look of machinery. */
export function greebles(
  slots: readonly Slot[],
  area: { x: number; z: number; width: number; depth: number; y: number; size: number },
  count: number,
  chance: Chance,
): Shape {
  const { x, z, width, depth, y, size } = area;
  return group(
    ...range(count).map((k) => {
      const at: Vec3 = [x + (chance() - 0.5) * width, y - 0.2 * size, z + (chance() - 0.5) * depth];
      const slot = slots[k % slots.length] ?? 'body';
      const [w, h, d] = [0.4 + 1.2 * chance(), 0.4 + 0.7 * chance(), 0.4 + 1.6 * chance()];
      return k % 4 === 3
        ? drumY(slot, 0.4 * w * size, h * size, at, { sides: 8 })
        : boxAt(slot, [w * size, h * size, d * size], at, 0.08 * size);
    }),
  );
}

/** Greebles on both sides alike. */
export const twinGreebles = (slots: readonly Slot[], area: Parameters<typeof greebles>[1], count: number, chance: Chance): Shape =>
  mirror(greebles(slots, area, count, chance));

/** A thruster's nozzle that opens to -z, with a glowing inside. */
export const thruster = (radius: number, length: number, at: Vec3, glow: Slot = 'glow'): Shape =>
  group(
    // prettier-ignore
    turnedZ('nozzle', [[radius, -length / 2], [0.86 * radius, -0.46 * length], [0.62 * radius, 0], [0.8 * radius, 0.2 * length], [0.8 * radius, length / 2]], at, { smooth: false, sides: 16 }),
    turnedZ(
      glow,
      [
        [0.8 * radius, -0.01 * length],
        [0.5 * radius, 0.05 * length],
      ],
      [at[0], at[1], at[2] - 0.5 * length],
      { sides: 16 },
    ),
  );

/** A nozzle that opens downwards. */
export const downNozzle = (radius: number, height: number, [x, y, z]: Vec3): Shape =>
  drumY('nozzle', radius, height, [x, y, z], { top: 0.45 * radius, sides: 14 });
