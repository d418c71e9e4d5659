import { computePixelSolidAngle, computeRowLatitude } from '@diorama/pano';

/** Colours (sRGB-encoded, 0 to 1, three a pixel) or distances of an equirectangular view, and which of its pixels count. */
export interface MaskedViews {
  readonly width: number;
  readonly truth: Float32Array;
  readonly shown: Float32Array;
  readonly mask: Uint8Array;
}

/** Peak signal-to-noise ratio of the masked pixels in decibels, weighted by solid angle. */
export function measureMaskedPsnr({ width, truth, shown, mask }: MaskedViews): number {
  let [error, sum] = [0, 0];
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] === 0) continue;
    const weight = computePixelSolidAngle(width, Math.floor(at / width));
    sum += weight;
    for (let i = 3 * at; i < 3 * at + 3; i++) error += (weight * ((shown[i] ?? 0) - (truth[i] ?? 0)) ** 2) / 3;
  }
  return -10 * Math.log10(error / sum);
}

const WINDOW = 8;
const STEP = 4;
const C1 = 0.01 ** 2;
const C2 = 0.03 ** 2;

/** Mean structural similarity (Wang and others, 2004) of the luminance over windows that are masked to three quarters. */
export function measureMaskedSsim(views: MaskedViews): number {
  const { width, mask } = views;
  let [sum, count] = [0, 0];
  for (let row = 0; row + WINDOW <= width / 2; row += STEP)
    for (let column = 0; column + WINDOW <= width; column += STEP) {
      const pixels = Array.from({ length: WINDOW ** 2 }, (_, i) => (row + Math.floor(i / WINDOW)) * width + column + (i % WINDOW)).filter(
        (at) => mask[at] === 1,
      );
      if (pixels.length < 0.75 * WINDOW ** 2) continue;
      sum += similarity(views, pixels);
      count++;
    }
  return sum / count;
}

function similarity({ truth, shown }: MaskedViews, pixels: readonly number[]): number {
  const light = (colors: Float32Array, at: number): number =>
    0.2126 * (colors[3 * at] ?? 0) + 0.7152 * (colors[3 * at + 1] ?? 0) + 0.0722 * (colors[3 * at + 2] ?? 0);
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (const at of pixels) {
    const [x, y] = [light(truth, at), light(shown, at)];
    a += x;
    b += y;
    aa += x * x;
    bb += y * y;
    ab += x * y;
  }
  const n = pixels.length;
  const [ma, mb] = [a / n, b / n];
  const [va, vb, cov] = [aa / n - ma * ma, bb / n - mb * mb, ab / n - ma * mb];
  return ((2 * ma * mb + C1) * (2 * cov + C2)) / ((ma * ma + mb * mb + C1) * (va + vb + C2));
}

/** How distances compare with the truth in the masked pixels. */
export interface DepthFigures {
  /** Mean and median of |d - truth| / truth of what is nearer than 80 m. */
  readonly absRel: number;
  readonly medianRel: number;
  /** The mean after the best factor for the picture. */
  readonly absRelScaled: number;
  /** F1 of depth edges within a pixel. */
  readonly edges: number;
  /** Share of the floor, and of walls nearer than 8 m, that lies within 5 cm or 3 % of where it is; null where none is seen. */
  readonly floor: number | null;
  readonly walls: number | null;
  /** Share of walls within 5 cm or 3 % of the plane that fits the wall's own distances best. */
  readonly flat: number | null;
}

const FURTHEST = 80;
const LEAP = 1.2;
const EDGES_TO = 60;

export function measureDistances(views: MaskedViews, normal: Float32Array, eyeHeight: number): DepthFigures {
  const { width, truth, shown, mask } = views;
  const ratios: { ratio: number; weight: number }[] = [];
  for (let at = 0; at < mask.length; at++) {
    const metres = truth[at] ?? Infinity;
    if (mask[at] === 0 || metres >= FURTHEST) continue;
    ratios.push({
      ratio: Math.min(FURTHEST, shown[at] ?? Infinity) / Math.max(0.1, metres),
      weight: computePixelSolidAngle(width, Math.floor(at / width)),
    });
  }
  const sorted = ratios.toSorted((a, b) => a.ratio - b.ratio);
  const factor = sorted[sorted.length >> 1]?.ratio ?? 1;
  const mean = (of: (ratio: number) => number): number =>
    ratios.reduce((sum, { ratio, weight }) => sum + weight * of(ratio), 0) / ratios.reduce((sum, { weight }) => sum + weight, 0);
  const offs = ratios.map(({ ratio }) => Math.abs(ratio - 1)).toSorted((a, b) => a - b);
  return {
    absRel: mean((ratio) => Math.abs(ratio - 1)),
    medianRel: offs[offs.length >> 1] ?? 0,
    absRelScaled: mean((ratio) => Math.abs(ratio / factor - 1)),
    edges: edgeAgreement(views),
    ...measureSurfaces(views, normal, eyeHeight),
  };
}

function edgeAgreement({ width, truth, shown, mask }: MaskedViews): number {
  const edgesOf = (distance: Float32Array): Uint8Array => {
    const edges = new Uint8Array(distance.length);
    const read = (at: number): number => Math.min(EDGES_TO, distance[at] ?? EDGES_TO);
    for (let at = 0; at < distance.length - width; at++)
      for (const other of [at + 1, at + width]) if (Math.max(read(at), read(other)) > LEAP * Math.min(read(at), read(other))) edges[at] = 1;
    return edges;
  };
  const [wanted, found] = [edgesOf(truth), edgesOf(shown)];
  const share = (edges: Uint8Array, others: Uint8Array): number => {
    let [near, all] = [0, 0];
    for (let at = width + 1; at < edges.length - width - 1; at++) {
      if (edges[at] === 0 || mask[at] === 0) continue;
      all++;
      if ([-width - 1, -width, -width + 1, -1, 0, 1, width - 1, width, width + 1].some((by) => others[at + by] === 1)) near++;
    }
    return all === 0 ? 1 : near / all;
  };
  const [recall, precision] = [share(wanted, found), share(found, wanted)];
  return recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
}

const within = (off: number, metres: number): boolean => Math.abs(off) <= Math.max(0.05, 0.03 * metres);

function measureSurfaces(
  { width, truth, shown, mask }: MaskedViews,
  normal: Float32Array,
  eyeHeight: number,
): Pick<DepthFigures, 'floor' | 'walls' | 'flat'> {
  let [floor, floors, walls, exact] = [0, 0, 0, 0];
  const planes = new Map<string, number[]>();
  for (let at = 0; at < mask.length; at++) {
    const metres = truth[at] ?? Infinity;
    if (mask[at] === 0 || metres > 8) continue;
    const ray = direction(width, at);
    const [nx, ny, nz] = [normal[3 * at] ?? 0, normal[3 * at + 1] ?? 0, normal[3 * at + 2] ?? 0];
    const off = (shown[at] ?? Infinity) - metres;
    if (ny > 0.99 && Math.abs(metres * ray[1] + eyeHeight) < 0.03) {
      floors++;
      if (within(off, metres)) floor++;
    } else if (Math.abs(ny) < 0.02) {
      walls++;
      if (within(off, metres)) exact++;
      const offset = metres * (nx * ray[0] + ny * ray[1] + nz * ray[2]);
      const key = `${Math.round(10 * nx)} ${Math.round(10 * nz)} ${Math.round(10 * offset)}`;
      planes.set(key, [...(planes.get(key) ?? []), at]);
    }
  }
  const pixels = mask.reduce((sum, value) => sum + value, 0);
  const large = [...planes.values()].filter((plane) => plane.length > 0.02 * pixels);
  let [flat, all] = [0, 0];
  for (const plane of large) {
    all += plane.length;
    flat += flatPixels(plane, shown, width);
  }
  return {
    floor: floors < 50 ? null : floor / floors,
    walls: large.length === 0 ? null : exact / walls,
    flat: all === 0 ? null : flat / all,
  };
}

/** Pixels of a wall within 5 cm or 3 % of the upright plane that most of them agree on: x, z on a line, fitted by least absolute residuals. */
function flatPixels(plane: readonly number[], shown: Float32Array, width: number): number {
  const points = plane.map((at) => {
    const ray = direction(width, at);
    const metres = Math.min(100, shown[at] ?? 100);
    return { x: metres * ray[0], z: metres * ray[2], metres };
  });
  let best = 0;
  for (let degrees = 0; degrees < 180; degrees += 2) {
    const [nx, nz] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const offsets = points.map(({ x, z }) => x * nx + z * nz).toSorted((a, b) => a - b);
    const middle = offsets[offsets.length >> 1] ?? 0;
    best = Math.max(best, points.filter(({ x, z, metres }) => within(x * nx + z * nz - middle, metres)).length);
  }
  return best;
}

/** The unit direction of a pixel. */
export function direction(width: number, at: number): [number, number, number] {
  const azimuth = (2 * Math.PI * ((at % width) + 0.5)) / width - Math.PI;
  const latitude = computeRowLatitude(width, Math.floor(at / width));
  return [Math.sin(azimuth) * Math.cos(latitude), Math.sin(latitude), -Math.cos(azimuth) * Math.cos(latitude)];
}
