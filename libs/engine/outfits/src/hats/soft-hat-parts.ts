import { implicit } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

export const cowl = (slot: string, low: number): Shape =>
  implicit(
    slot,
    [
      { from: [0, 0.05, -0.04], to: [0, 0.06, -0.005], radii: [0.104, 0.1] },
      { from: [0, 0, -0.05], to: [0, low, -0.07], radii: [0.092, 0.08], flatten: 1.25 },
      { from: [0.08, 0.04, 0.01], to: [0.088, low * 0.8, 0.0], radii: [0.03, 0.034] },
      { from: [-0.08, 0.04, 0.01], to: [-0.088, low * 0.8, 0.0], radii: [0.03, 0.034] },
      { from: [-0.05, 0.11, 0.045], to: [0.05, 0.11, 0.045], radii: [0.03, 0.03] },
    ],
    { blend: 0.03, cell: 0.026 },
  );
