import { group, mirror, move, rod, sheet, turn } from '@diorama/shape-language';
import type { Shape, Slot } from '@diorama/shape-language';
import { copies, drumX, drumY, rods, spread } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';
import { lerpVectors } from '@diorama/world-model';

/** How whole sails are: a share of each that has rotted away, and a source of numbers from 0 to 1. */
export interface Wear {
  readonly share: number;
  readonly random: () => number;
}

/** A square sail under a yard at y, down to another height, that bulges to +z. */
export function squareSail(
  slot: Slot,
  measures: { width: number; top: number; bottom: number; z: number },
  wear: Wear,
  stripe?: Slot,
): Shape {
  const { width, top, bottom, z } = measures;
  const columns = 9;
  const drop = spread(0, 1, columns).map(() => 1 - wear.share * wear.random());
  const point = (s: number, t: number, k: number): Vec3 => [
    s * (width / 2) * (1 + 0.06 * t),
    top + (bottom - top) * t * (drop[k] ?? 1),
    z + 0.16 * width * Math.sin(Math.PI * Math.min(1, 0.15 + 0.85 * t)) * (1 - 0.5 * s * s),
  ];
  const column = (k: number): Vec3[] => spread(0, 1, 6).map((t) => point(-1 + (2 * k) / (columns - 1), t, k));
  // prettier-ignore
  if (stripe === undefined) return sheet(slot, spread(0, columns - 1, columns).map(column), 0.05);
  return group(...spread(0, columns - 2, columns - 1).map((k) => sheet(k % 2 === 0 ? slot : stripe, [column(k), column(k + 1)], 0.05)));
}

/** A mast with yards and square sails: heights of the yards from below. */
export function squareMast(
  measures: { z: number; base: number; top: number; yards: number; width: number; radius: number },
  wear: Wear | null,
  stripe?: Slot,
): Shape {
  const { z, base, top, yards, width, radius } = measures;
  const first = base + 0.26 * (top - base);
  const heights = spread(first, top - 0.06 * (top - base), yards + 1);
  const spans = heights.map((_, k) => width * (yards === 1 ? 1 : 1 - (0.42 * k) / yards));
  // prettier-ignore
  const sails = wear === null ? [] : heights.slice(1).map((y, k) => squareSail('sail', { width: 0.94 * (spans[k + 1] ?? width), top: y - 0.1, bottom: (heights[k] ?? base) + 0.06 * (top - base), z: z + 1.4 * radius }, wear, stripe));
  return group(
    drumY('mast', radius, top - base, [0, base, z], { top: 0.45 * radius, sides: 10 }),
    // prettier-ignore
    ...heights.slice(yards === 1 ? 1 : 0).map((y, k) => drumX('mast', 0.5 * radius, spans[yards === 1 ? k + 1 : k] ?? width, [0, y, z + radius], { sides: 8 })),
    ...(yards > 1 ? [drumY('mast', 2.2 * radius, 1.5 * radius, [0, base + 0.62 * (top - base), z], { top: 2.8 * radius, sides: 10 })] : []),
    ...sails,
  );
}

/** A triangle or quadrangle of cloth over corners, with a belly to +x. */
export function cloth(slot: Slot, [a, b, c, d]: readonly [Vec3, Vec3, Vec3, Vec3], belly: number, wear?: Wear): Shape {
  const rows = spread(0, 1, 6).map((t) => {
    const [from, to] = [lerpVectors(a, d, t), lerpVectors(b, c, t)];
    const reach = wear === undefined ? 1 : 1 - wear.share * wear.random();
    return spread(0, reach, 6).map((s): Vec3 => {
      const [x, y, z] = lerpVectors(from, to, s);
      return [x + belly * Math.sin(Math.PI * s) * Math.sin(Math.PI * (0.15 + 0.7 * t)), y, z];
    });
  });
  return sheet(slot, rows, 0.03);
}

/** A tall triangular mainsail and a foresail. */
export function bermudaRig(
  measures: { z: number; base: number; top: number; boom: number; bow: Vec3; radius: number },
  wear?: Wear,
): Shape {
  const { z, base, top, boom, bow, radius } = measures;
  const foot = base + 0.1 * (top - base);
  const peak: Vec3 = [0, top - 0.1, z - 0.05];
  return group(
    drumY('mast', radius, top - base, [0, base, z], { top: 0.6 * radius, sides: 8 }),
    rod('mast', [0, foot, z], [0, foot + 0.02 * boom, z - boom], 0.8 * radius),
    cloth('sail', [peak, [0, top - 0.1, z - 0.12], [0, foot + 0.15, z - 0.96 * boom], [0, foot + 0.12, z - 0.05]], 0.1 * boom, wear),
    // prettier-ignore
    cloth('foresail', [[0, top - 0.14 * (top - base), z + 0.05], [0, top - 0.15 * (top - base), z + 0.12], bow, [0.05, foot, z + 0.15]], 0.12 * boom, wear),
    // prettier-ignore
    rods('rope', [[[0, top, z], bow]], 0.3 * radius + 0.006, 4),
  );
}

/** A long yard that slants up and back, with a triangular sail. */
export function lateenMast(measures: { z: number; base: number; top: number; span: number; radius: number }, wear?: Wear): Shape {
  const { z, base, top, span, radius } = measures;
  const low: Vec3 = [radius, base + 0.18 * (top - base), z + 0.5 * span];
  const high: Vec3 = [radius, top + 0.12 * (top - base), z - 0.42 * span];
  return group(
    drumY('mast', radius, top - base, [0, base, z], { top: 0.5 * radius, sides: 10 }),
    rod('mast', low, high, 0.5 * radius),
    cloth(
      'sail',
      [high, [radius, high[1] - 0.1, high[2] - 0.05], [radius, base + 0.14 * (top - base), z - 0.46 * span], low],
      0.1 * span,
      wear,
    ),
  );
}

/** A sail with battens as junks have it: panels that fan out. */
export function junkMast(measures: { z: number; base: number; top: number; span: number; radius: number }, wear?: Wear): Shape {
  const { z, base, top, span, radius } = measures;
  const edge = (t: number): readonly [Vec3, Vec3] => [
    [1.6 * radius, base + (0.14 + 0.74 * t) * (top - base), z + span * (0.3 - 0.08 * t)],
    [1.6 * radius, base + (0.14 + (0.7 + 0.16 * t) * t) * (top - base) + 0.02 * span, z - span * (0.7 - 0.26 * t * t)],
  ];
  const lines = spread(0, 1, 6).map(edge);
  return group(
    drumY('mast', radius, top - base, [0, base, z], { top: 0.5 * radius, sides: 10 }),
    ...lines.map(([from, to]) => rod('batten', from, to, 0.4 * radius, 6)),
    ...lines.slice(1).map(([c, d], k) => {
      const [a, b] = lines[k] ?? [c, d];
      return cloth('sail', [a, b, d, c], 0.05 * span, wear);
    }),
  );
}

/** A sail between a boom and a gaff. */
export function gaffMast(measures: { z: number; base: number; top: number; span: number; radius: number }, wear?: Wear): Shape {
  const { z, base, top, span, radius } = measures;
  const [foot, head] = [base + 0.14 * (top - base), base + 0.7 * (top - base)];
  const peak: Vec3 = [0, base + 0.92 * (top - base), z - 0.72 * span];
  return group(
    drumY('mast', radius, top - base, [0, base, z], { top: 0.5 * radius, sides: 10 }),
    rod('mast', [0, foot, z], [0, foot + 0.2, z - span], 0.6 * radius),
    rod('mast', [0, head, z], peak, 0.5 * radius),
    // prettier-ignore
    cloth('sail', [[0, head - 0.1, z - radius], [0, peak[1] - 0.15, peak[2]], [0, foot + 0.35, z - 0.97 * span], [0, foot + 0.15, z - radius]], 0.08 * span, wear),
  );
}

/** Shrouds on both sides from a mast's height to places on the deck's edge, with ratlines. */
export function shrouds(top: Vec3, feet: readonly Vec3[], radius: number): Shape {
  const lines = feet.map((foot) => [top, foot] as const);
  const [first, last] = [feet[0], feet.at(-1)];
  const rungs =
    first === undefined || last === undefined
      ? []
      : spread(0.3, 0.95, 7).map((t) => [lerpVectors(top, first, t), lerpVectors(top, last, t)] as const);
  return mirror(rods('rope', [...lines, ...rungs], radius, 4));
}

/** A flag that flies back from a pole's top; a pirate's has a skull and bones. */
export function flag(slot: Slot, size: number, isPirate: boolean): Shape {
  const wave = spread(0, 1, 7).map((t) => [0.08 * size * Math.sin(6 * t), -t * size * 1.5] as const);
  // prettier-ignore
  const fly = sheet(slot, wave.map(([x, z]): Vec3[] => [[x, 0, z], [x, size, z]]), 0.02 * size);
  if (!isPirate) return fly;
  const skull = group(
    drumX('white', 0.2 * size, 0.14 * size, [0, 0.58 * size, -0.72 * size], { sides: 12 }),
    drumX('white', 0.12 * size, 0.14 * size, [0, 0.42 * size, -0.72 * size], { sides: 8 }),
    // prettier-ignore
    copies(drumX('black', 0.055 * size, 0.16 * size, [0, 0, 0], { sides: 8 }), [[0, 0.58 * size, -0.64 * size], [0, 0.58 * size, -0.8 * size]]),
    // prettier-ignore
    ...[28, -28].map((lean) => turn(rod('white', [0, 0, -0.36 * size], [0, 0, 0.36 * size], 0.04 * size, 6), [lean, 0, 0], [0, 0.28 * size, -0.72 * size])),
  );
  return group(fly, move(skull, 0.02 * size, 0, 0));
}
