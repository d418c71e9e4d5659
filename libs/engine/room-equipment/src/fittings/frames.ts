import { arcPoints, box, extrude, group, mirror, move } from '@diorama/shape-language';
import type { Point2, Shape, Slot } from '@diorama/shape-language';

/** Four bars around a rectangle that stands on y = 0. */
export const rim = (slot: Slot, w: number, h: number, bar: number, d: number): Shape =>
  group(
    mirror(move(box(slot, bar, h, d, 0.004), w / 2 - bar / 2, 0, 0)),
    move(box(slot, w - bar, bar, d, 0.004), 0, 0, 0),
    move(box(slot, w - bar, bar, d, 0.004), 0, h - bar, 0),
  );

/** A rectangle with a round or a pointed top. */
export const archOutline = (w: number, h: number, inset = 0, pointed = false): Point2[] => {
  const half = w / 2 - inset;
  const spring = h - w / 2;
  if (!pointed)
    return [[-half, inset], [half, inset], [half, spring], ...arcPoints([0, spring], half, 0, 180, 16).slice(1, -1), [-half, spring]];
  const low = h - w * 0.8;
  const right = arcPoints([-half * 0.6, low], [half * 1.6, w * 0.8 - inset], 0, 68, 7);
  const tip: Point2 = [0, h - inset];
  return [
    [-half, inset],
    [half, inset],
    ...right.map(([x, y]): Point2 => [Math.max(0.01, x), Math.min(y, h - inset)]),
    tip,
    ...right.map(([x, y]): Point2 => [-Math.max(0.01, x), Math.min(y, h - inset)]).toReversed(),
  ];
};

/** A plate over an outline with a rim around it. */
export const archFrame = (slot: Slot, w: number, h: number, bar: number, d: number): Shape =>
  extrude(slot, archOutline(w, h), d, { holes: [archOutline(w, h, bar)] });
