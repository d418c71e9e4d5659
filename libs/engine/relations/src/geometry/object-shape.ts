import { memoizeByObject } from '@diorama/world-model';
import type { Prototype } from '@diorama/world-model';

import { findFreeColumns } from './free-columns.js';
import type { FreeColumns } from './free-columns.js';

/** A rectangle of the ground in the frame of an object, metres. */
export interface Outline {
  readonly x: readonly [number, number];
  readonly z: readonly [number, number];
}

/** What relations need of the geometry of a prototype, in its frame. */
export interface ObjectShape {
  /** Around all of it. */
  readonly outline: Outline;
  /** Around the part up to the height of a person, where others meet it: the trunk of a tree. */
  readonly foot: Outline;
  readonly bottom: number;
  readonly top: number;
  readonly columns: FreeColumns;
}

/** Height up to which others meet an object, as a share of its own height and at most in metres. */
const BODY = { share: 0.35, max: 1.8 };
/** The smallest side of an outline, metres. */
const SIDE_MIN = 0.02;

/** Metres across, up and deep of an object with a shape and a factor on its size. */
export interface ObjectSize {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

export const measureSize = ({
  shape: { outline, bottom, top },
  scale,
}: {
  readonly shape: ObjectShape;
  readonly scale: number;
}): ObjectSize => ({
  width: (outline.x[1] - outline.x[0]) * scale,
  height: (top - bottom) * scale,
  depth: (outline.z[1] - outline.z[0]) * scale,
});

/** Height above its lower end up to which others meet an object at size 1, metres. */
export const getBodyHeight = ({ bottom, top }: Pick<ObjectShape, 'bottom' | 'top'>): number =>
  Math.min(BODY.max, Math.max(BODY.share * (top - bottom), 0.05));

/** Measures a prototype; the same prototype always gives the same object. */
export const measureObjectShape = memoizeByObject((prototype: Prototype): ObjectShape => {
  const [bottom, top] = verticalRange(prototype);
  const outline = outlineUpTo(prototype, Infinity);
  const foot = outlineUpTo(prototype, bottom + getBodyHeight({ bottom, top }));
  let columns: FreeColumns | null = null;
  return {
    outline,
    foot,
    bottom,
    top,
    get columns() {
      columns ??= findFreeColumns(prototype, outline);
      return columns;
    },
  };
});

function verticalRange({ positions, indices }: Prototype): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const index of indices) {
    const y = positions[3 * index + 1] as number;
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  return low > high ? [0, 0] : [low, high];
}

function outlineUpTo({ positions, indices }: Prototype, height: number): Outline {
  let [x0, x1, z0, z1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const index of indices) {
    if ((positions[3 * index + 1] as number) > height) continue;
    const [x, z] = [positions[3 * index] as number, positions[3 * index + 2] as number];
    [x0, x1, z0, z1] = [Math.min(x0, x), Math.max(x1, x), Math.min(z0, z), Math.max(z1, z)];
  }
  const widen = (low: number, high: number): readonly [number, number] => {
    if (low > high) return [-SIDE_MIN / 2, SIDE_MIN / 2];
    const spare = Math.max(0, SIDE_MIN - (high - low)) / 2;
    return [low - spare, high + spare];
  };
  return { x: widen(x0, x1), z: widen(z0, z1) };
}
