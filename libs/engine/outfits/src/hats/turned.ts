import { lathe, move, scale } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

/** A turned hat on the head: its rings from the brim up; the head is deeper than wide. */
export const turned = (slot: string, profile: readonly Point2[], y: number, bands?: readonly (string | null)[]): Shape =>
  move(scale(lathe(slot, profile, { sides: 24, ...(bands === undefined ? {} : { bands }) }), [0.94, 1, 1.08]), 0, y, -0.012);

export const brimmed = (brim: number, crown: number, height: number, top: number): Shape =>
  turned(
    'hat',
    [
      [brim, 0.004],
      [brim, 0.014],
      [crown + 0.012, 0.02],
      [crown, 0.024],
      [crown - 0.002, 0.06],
      [top + 0.01, height - 0.012],
      [top, height],
      [0, height + 0.002],
    ],
    0.055,
    [null, null, null, 'band', null, null, null],
  );
