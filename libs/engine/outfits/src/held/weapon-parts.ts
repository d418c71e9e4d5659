import { box, cylinder, extrude, group, move, sweep } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

export const blade = (slot: string, outline: readonly Point2[], depth = 0.014): Shape => extrude(slot, outline, depth);

export const curved = (length: number, width: number, bend: number): Point2[] => {
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const axis = (t: number): Point2 => [-bend * t * t, 0.05 + length * t];
  const half = (t: number): number => width * (t > 0.9 ? 0.1 : 1 + 0.35 * t);
  return [
    ...steps.map((t): Point2 => [axis(t)[0] + half(t), axis(t)[1]]),
    ...steps.toReversed().map((t): Point2 => [axis(t)[0] - half(t), axis(t)[1]]),
  ];
};

export const cutlass = (): Shape =>
  group(
    blade('steel', curved(0.62, 0.026, 0.14)),
    move(cylinder('leather', 0.018, 0.13, { sides: 8 }), 0, -0.08, 0),
    sweep(
      'gold',
      [
        [0.04, 0.05, 0],
        [0.085, -0.01, 0],
        [0.02, -0.085, 0],
      ],
      0.012,
      { sides: 6 },
    ),
    move(box('gold', 0.12, 0.018, 0.034), 0, 0.04, 0),
  );
