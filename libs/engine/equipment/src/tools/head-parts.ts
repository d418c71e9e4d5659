import { loft } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

/** A blade in the xy plane with thin edges. */
export const blade = (slot: string, outline: readonly Point2[], thickness: number): Shape => {
  const [cx, cy] = outline.reduce(([sx, sy], [x, y]): Point2 => [sx + x / outline.length, sy + y / outline.length], [0, 0] as Point2);
  const shrunk = (share: number): Point2[] => outline.map(([x, y]) => [cx + (x - cx) * share, cy + (y - cy) * share]);
  return loft(
    slot,
    [
      { z: -thickness, outline: shrunk(0.82) },
      { z: 0, outline: [...outline] },
      { z: thickness, outline: shrunk(0.82) },
    ],
    { smooth: false },
  );
};
