/** What is read, and what is written. */
interface SurfacesWithBackground {
  /** Metres along the ray, Infinity for sky; one a pixel. */
  readonly distance: Float32Array;
  /** For each pixel the column of its row whose view also hangs behind it, or -1. */
  readonly behind: Int16Array;
}

/** Neighbours whose distances differ by this factor are the edge of a thing before what is behind it. */
const JUMP = 1.05;
/** What hangs behind must be further away than what is before it by this factor. */
const RATIO = 1.03;
/** Metres that the viewer may step aside, and the widest strip that is hung behind an edge, radians. */
const ASIDE = 1.2;
const WIDEST = 0.4;

/**
 * Finds what a step aside would show behind the edges of things, row by row: the row mirrored at the edge, so that what is further continues behind
 * what is nearer. Writes `behind`.
 */
export function findBackground({ distance, behind }: SurfacesWithBackground, width: number): void {
  behind.fill(-1);
  const row = { distance: new Float32Array(width), nearest: new Float64Array(width) };
  for (let start = 0; start < distance.length; start += width) {
    row.distance.set(distance.subarray(start, start + width));
    row.nearest.fill(Infinity);
    for (let edge = 0; edge < width; edge++) {
      const [before, after] = [row.distance[edge] as number, row.distance[(edge + 1) % width] as number];
      if (before > JUMP * after) hang({ edge: edge + 1, side: 1, far: before, near: after }, row, behind.subarray(start, start + width));
      else if (after > JUMP * before) hang({ edge, side: -1, far: after, near: before }, row, behind.subarray(start, start + width));
    }
  }
}

interface Edge {
  /** The first column of the thing. */
  readonly edge: number;
  /** Where the thing continues: 1 to the right, -1 to the left. */
  readonly side: 1 | -1;
  /** Metres to what is behind it and to the thing, at the edge. */
  readonly far: number;
  readonly near: number;
}

interface Row {
  readonly distance: Float32Array;
  /** Columns to the edge behind which each column was hung. */
  readonly nearest: Float64Array;
}

/**
 * Hangs the mirrored row behind a thing, from its edge on, as far as it is nearer and a step aside shows. Where the mirrored row shows another thing,
 * the last column that lies behind continues.
 */
function hang({ edge, side, far, near }: Edge, { distance, nearest }: Row, behind: Int16Array): void {
  if (far === Infinity) return; // the sky closes behind everything
  const width = distance.length;
  const reach = (Math.min(WIDEST, Math.atan(ASIDE / near) - Math.atan(ASIDE / far)) * width) / (2 * Math.PI);
  const isBehind = (source: number, column: number): boolean => {
    const seen = distance[source] as number;
    return seen !== Infinity && seen > RATIO * (distance[column] as number);
  };
  let last = (edge - side + width) % width;
  for (let k = 0; k < reach; k++) {
    const column = (edge + side * k + width) % width;
    const mirrored = (edge - side * (k + 1) + 2 * width) % width;
    if (isBehind(mirrored, column)) last = mirrored;
    else if (!isBehind(last, column)) return;
    if (k >= (nearest[column] as number)) continue;
    nearest[column] = k;
    behind[column] = last;
  }
}
