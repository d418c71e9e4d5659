/** A shared part of shapes: Triple. */
export type Triple = readonly [number, number, number];
