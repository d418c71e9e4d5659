import type { FloorMark } from '../../../sites/site-type.js';

/** A white line. */
export const WHITE = { color: '#f4f4f0', width: 0.36 } as const;

/** A straight line, metres. */
export const segment = (
  from: readonly [x: number, z: number],
  to: readonly [x: number, z: number],
  line: Omit<FloorMark, 'path' | 'circle'>,
): FloorMark => ({ ...line, path: [from, to] });

/** The outline of a rectangle of lines between two corners, metres. */
export const outline = (x0: number, z0: number, x1: number, z1: number, line: Pick<FloorMark, 'color' | 'width'> = WHITE): FloorMark => ({
  ...line,
  path: [
    [x0, z0],
    [x1, z0],
    [x1, z1],
    [x0, z1],
    [x0, z0],
  ],
});

/** A broken line along z, metres from one dash to the next. */
export const dashes = (
  x: number,
  reach: number,
  { pitch, ...line }: Pick<FloorMark, 'color' | 'width'> & { readonly pitch: number },
): FloorMark[] => {
  const count = Math.floor((2 * reach) / pitch);
  return Array.from({ length: count }, (_, k): FloorMark => {
    const z = (k - (count - 1) / 2) * pitch;
    return segment([x, z - 0.25 * pitch], [x, z + 0.25 * pitch], line);
  });
};

/** Places (x, z) along z from `from` to `to`, `pitch` metres apart. */
export const alongZ = (x: number, from: number, to: number, pitch: number): readonly (readonly [x: number, z: number])[] =>
  Array.from({ length: Math.floor((to - from) / pitch) + 1 }, (_, k) => [x, from + k * pitch] as const);
