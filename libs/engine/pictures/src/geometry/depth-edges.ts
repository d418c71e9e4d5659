/** Inverse distances that differ by no more than this share lie on one surface. */
const JUMP_MIN = 0.06;
/** A jump is this many times as large as the slope of the surface on either side. */
const STEEPNESS = 2;

/**
 * Whether an edge lies between `own` and `other`, neighbours in a row of four pixels; all are inverse distances, 0 for the sky. Along a plane
 * inverse distances change evenly, however steeply it is seen, and where two planes meet by as much as on one of them. An edge changes more.
 */
export function isDepthEdge(before: number, own: number, other: number, after: number): boolean {
  const jump = Math.abs(own - other);
  if (jump <= JUMP_MIN * Math.max(own, other)) return false;
  // Slopes the other way belong to something thin.
  const sign = Math.sign(other - own);
  return jump > STEEPNESS * Math.max(0, sign * (own - before), sign * (after - other));
}

/** Whether an edge lies between a pixel of an equirectangular grid and its neighbour, `right` or `down` from it by 1 or -1. */
export function hasEdge(distance: Float32Array, width: number, at: number, right: number, down: number): boolean {
  const own = inverse(distance[at]);
  const other = inverse(distance[neighbour(width, at, right, down, distance.length)]);
  const jump = Math.abs(own - other);
  // Most pixels are alike, and need no more than two reads.
  if (jump <= JUMP_MIN * Math.max(own, other)) return false;
  const before = inverse(distance[neighbour(width, at, -right, -down, distance.length)]);
  const after = inverse(distance[neighbour(width, at, 2 * right, 2 * down, distance.length)]);
  return isDepthEdge(before, own, other, after);
}

const inverse = (metres: number | undefined): number => 1 / (metres as number);

/** The pixel so far from another; rows end at the poles. */
export function neighbour(width: number, at: number, right: number, down: number, pixels: number): number {
  const column = at % width;
  const to = at - column + ((column + right + 2 * width) % width) + down * width;
  return to < 0 ? to + width * Math.ceil(-to / width) : to >= pixels ? to - width * Math.ceil((to - pixels + 1) / width) : to;
}
