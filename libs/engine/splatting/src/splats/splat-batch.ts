import { releaseMemory } from './release-memory.js';

/** Opaque Gaussian splats as typed arrays; plain data that a thread can send. */
export interface SplatPart {
  readonly count: number;
  /** Metres, three a splat. */
  readonly positions: Float32Array;
  /** Natural logarithms of the three sigmas in metres, three a splat. */
  readonly scales: Float32Array;
  /** Unit quaternions x, y, z, w from the splat's axes to the world's, four a splat. */
  readonly rotations: Float32Array;
  /** Display colour as the constant spherical harmonic, three a splat. */
  readonly colors: Float32Array;
  /** Which surface each lies on, as in `Capture`; 0 is sky. */
  readonly surface: Uint32Array;
  /** How large each is in what people see, steradians: the mean over the views of walkers, or in the capture alone. */
  readonly weights: Float32Array;
}

/** Value of the constant spherical harmonic, 1 / (2 sqrt(pi)). */
const SH0 = 0.28209479177387814;

/** Coefficient of the constant spherical harmonic for an sRGB-encoded value, 0 to 1. */
export const toHarmonic = (value: number): number => (value - 0.5) / SH0;

/** The sRGB-encoded value of a coefficient. */
export const fromHarmonic = (coefficient: number): number => coefficient * SH0 + 0.5;

/** One splat about to be added; a caller keeps one and overwrites it. */
export interface Splat {
  x: number;
  y: number;
  z: number;
  /** Sigmas along its own axes in metres, above zero. */
  sigma1: number;
  sigma2: number;
  sigma3: number;
  /** Unit quaternion. */
  qx: number;
  qy: number;
  qz: number;
  qw: number;
  /** sRGB-encoded, 0 to 1. */
  red: number;
  green: number;
  blue: number;
  surface: number;
  /** Steradians, as in `SplatPart`. */
  weight: number;
}

/** A splat at the origin, to be overwritten. */
export const createBlankSplat = (): Splat => ({
  x: 0,
  y: 0,
  z: 0,
  sigma1: 1,
  sigma2: 1,
  sigma3: 1,
  qx: 0,
  qy: 0,
  qz: 0,
  qw: 1,
  red: 0,
  green: 0,
  blue: 0,
  surface: 0,
  weight: 0,
});

/** Collects splats in room for at most `capacity`. */
export class SplatBatch {
  private count = 0;
  private readonly positions: Float32Array;
  private readonly scales: Float32Array;
  private readonly rotations: Float32Array;
  private readonly colors: Float32Array;
  private readonly surface: Uint32Array;
  private readonly weights: Float32Array;

  constructor(capacity: number) {
    this.positions = new Float32Array(3 * capacity);
    this.scales = new Float32Array(3 * capacity);
    this.rotations = new Float32Array(4 * capacity);
    this.colors = new Float32Array(3 * capacity);
    this.surface = new Uint32Array(capacity);
    this.weights = new Float32Array(capacity);
  }

  add(splat: Splat): void {
    const i = this.count++;
    if (i >= this.surface.length) throw new RangeError(`more than ${this.surface.length} splats`);
    this.positions[3 * i] = splat.x;
    this.positions[3 * i + 1] = splat.y;
    this.positions[3 * i + 2] = splat.z;
    this.scales[3 * i] = Math.log(splat.sigma1);
    this.scales[3 * i + 1] = Math.log(splat.sigma2);
    this.scales[3 * i + 2] = Math.log(splat.sigma3);
    this.rotations[4 * i] = splat.qx;
    this.rotations[4 * i + 1] = splat.qy;
    this.rotations[4 * i + 2] = splat.qz;
    this.rotations[4 * i + 3] = splat.qw;
    this.colors[3 * i] = toHarmonic(splat.red);
    this.colors[3 * i + 1] = toHarmonic(splat.green);
    this.colors[3 * i + 2] = toHarmonic(splat.blue);
    this.surface[i] = splat.surface;
    this.weights[i] = splat.weight;
  }

  /** What was added, in arrays of just that length. */
  finish(): SplatPart {
    const n = this.count;
    return {
      count: n,
      positions: this.positions.slice(0, 3 * n),
      scales: this.scales.slice(0, 3 * n),
      rotations: this.rotations.slice(0, 4 * n),
      colors: this.colors.slice(0, 3 * n),
      surface: this.surface.slice(0, n),
      weights: this.weights.slice(0, n),
    };
  }
}

/** The splats of all parts, in their order. */
export const joinSplats = (parts: readonly SplatPart[]): SplatPart => join(parts, () => undefined);

/** As `joinSplats`, and lets go of each part as soon as it is copied, so that little is in memory twice. */
export const joinAndReleaseSplats = (parts: readonly SplatPart[]): SplatPart =>
  join(parts, ({ positions, scales, rotations, colors, surface, weights }) =>
    releaseMemory(positions, scales, rotations, colors, surface, weights),
  );

function join(parts: readonly SplatPart[], onCopied: (part: SplatPart) => void): SplatPart {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const joined = {
    count,
    positions: new Float32Array(3 * count),
    scales: new Float32Array(3 * count),
    rotations: new Float32Array(4 * count),
    colors: new Float32Array(3 * count),
    surface: new Uint32Array(count),
    weights: new Float32Array(count),
  };
  let at = 0;
  for (const part of parts) {
    joined.positions.set(part.positions, 3 * at);
    joined.scales.set(part.scales, 3 * at);
    joined.rotations.set(part.rotations, 4 * at);
    joined.colors.set(part.colors, 3 * at);
    joined.surface.set(part.surface, at);
    joined.weights.set(part.weights, at);
    at += part.count;
    onCopied(part);
  }
  return joined;
}
