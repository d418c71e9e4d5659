/** A point, metres. */
export type Triple = readonly [number, number, number];
