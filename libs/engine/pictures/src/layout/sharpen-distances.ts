import { EYE_HEIGHT } from '@diorama/world-model';

/** What a pixel shows. */
export const SurfaceKind = { Other: 0, Ground: 1, Sky: 2 } as const;

interface DistanceMaps {
  /** Pixels; twice as wide as high. */
  readonly width: number;
  /** Metres along the ray, Infinity for sky, NaN where nothing is estimated. */
  readonly metres: Float32Array;
  /** One of `SurfaceKind` a pixel. */
  readonly kind: Uint8Array;
  /** Encoded RGB from 0 to 1, three a pixel. */
  readonly color: Float32Array;
}

/** Distances that differ by this factor within REACH pixels are an edge. */
const EDGE = 1.12;
const REACH = 4;
const ROUNDS = 2;
/** Standard deviations of the weights, in pixels and in encoded colour. */
const SPREAD = 4;
const COLOR = 0.09;
/** Steps of the squared difference of colours from 0 to 1; what differs more has no weight. */
const COLOR_STEPS = 4_096;
const BY_COLOR = Float64Array.from({ length: COLOR_STEPS + 1 }, (_, step) =>
  step === COLOR_STEPS ? 0 : Math.exp(-step / COLOR_STEPS / (2 * COLOR * COLOR)),
);
/** By the squared distance in pixels. */
const BY_PLACE = Float64Array.from({ length: 2 * REACH * REACH + 1 }, (_, square) => Math.exp(-square / (2 * SPREAD * SPREAD)));

/**
 * Moves edges of distances to edges of colours, in place: beside an edge, a pixel takes the weighted median of the distances around it, in which
 * pixels of its own colour count most (after Z. Ma et al., "Constant time weighted median filtering for stereo matching and beyond", 2013).
 */
export function sharpenDistances(maps: DistanceMaps): void {
  for (let round = 0; round < ROUNDS; round++) sharpenOnce(maps);
}

function sharpenOnce({ width, metres, kind, color }: DistanceMaps): void {
  const [oldMetres, oldKind] = [metres.slice(), kind.slice()];
  const isEdge = findEdges(oldMetres, width);
  const height = width / 2;
  const side = 2 * REACH + 1;
  const nearby = { at: new Int32Array(side * side), weight: new Float64Array(side * side) };
  for (let at = 0; at < metres.length; at++) {
    if (isEdge[at] === 0) continue;
    const [column, row] = [at % width, Math.floor(at / width)];
    let count = 0;
    for (let y = Math.max(0, row - REACH); y <= Math.min(height - 1, row + REACH); y++)
      for (let x = column - REACH; x <= column + REACH; x++) {
        const other = y * width + ((x + width) % width);
        if (Number.isNaN(oldMetres[other])) continue;
        let apart = 0;
        for (let channel = 0; channel < 3; channel++)
          apart += ((color[3 * at + channel] as number) - (color[3 * other + channel] as number)) ** 2;
        const step = Math.min(COLOR_STEPS, Math.floor(apart * COLOR_STEPS));
        nearby.at[count] = other;
        nearby.weight[count++] = (BY_COLOR[step] as number) * (BY_PLACE[(y - row) ** 2 + (x - column) ** 2] as number);
      }
    const chosen = chooseMedian(nearby, count, oldMetres);
    kind[at] = oldKind[chosen] as number;
    // Ground lies deeper or further in each row.
    const below = Math.sin((2 * Math.PI * (row + 0.5)) / width - Math.PI / 2);
    metres[at] = kind[at] === SurfaceKind.Ground && below > 0 ? EYE_HEIGHT / below : (oldMetres[chosen] as number);
  }
}

/** 1 for pixels that have another one of another surface nearby. */
function findEdges(metres: Float32Array, width: number): Uint8Array {
  const isEdge = new Uint8Array(metres.length);
  const height = width / 2;
  const mark = (row: number, column: number): void => {
    for (let y = Math.max(0, row - REACH); y <= Math.min(height - 1, row + REACH); y++)
      for (let x = column - REACH; x <= column + REACH; x++) {
        const other = y * width + ((x + width) % width);
        if (!Number.isNaN(metres[other])) isEdge[other] = 1;
      }
  };
  const differ = (a: number, b: number): boolean => Math.max(a, b) > EDGE * Math.min(a, b);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const own = metres[row * width + column] as number;
      const right = metres[row * width + ((column + 1) % width)] as number;
      const below = row + 1 < height ? (metres[(row + 1) * width + column] as number) : NaN;
      if (differ(own, right) || differ(own, below)) mark(row, column);
    }
  return isEdge;
}

interface Nearby {
  readonly at: Int32Array;
  readonly weight: Float64Array;
}

/** Steps between the nearest and the furthest distance in which the median is found; the sky has a step of its own. */
const STEPS = 32;
const sums = new Float64Array(STEPS + 1);
const best = new Int32Array(STEPS + 1);

/** The pixel of most weight in the step in which the weighted median of the logarithms of the distances lies. */
function chooseMedian({ at, weight }: Nearby, count: number, metres: Float32Array): number {
  let [nearest, furthest, total] = [Infinity, 0, 0];
  for (let i = 0; i < count; i++) {
    const found = metres[at[i] as number] as number;
    if (found < nearest) nearest = found;
    if (found !== Infinity && found > furthest) furthest = found;
    total += weight[i] as number;
  }
  const scale = furthest > nearest ? STEPS / Math.log(furthest / nearest) : 0;
  sums.fill(0);
  best.fill(-1);
  for (let i = 0; i < count; i++) {
    const found = metres[at[i] as number] as number;
    const step = found === Infinity ? STEPS : Math.min(STEPS - 1, Math.floor(scale * Math.log(found / nearest)));
    sums[step] = (sums[step] as number) + (weight[i] as number);
    const other = best[step] as number;
    if (other < 0 || (weight[i] as number) > (weight[other] as number)) best[step] = i;
  }
  let sum = 0;
  for (let step = 0; step <= STEPS; step++) {
    sum += sums[step] as number;
    if (sum >= total / 2 && (best[step] as number) >= 0) return at[best[step] as number] as number;
  }
  return at[0] as number;
}
