/**
 * A cloud of 3D Gaussians ("splats"), planar. Frame: x right, y up, z back; metres. Every array is interleaved per splat:
 * position x y z; scale the natural logarithms of the three standard deviations in metres; rotation x y z w, a unit
 * quaternion; colour the SH coefficient of degree 0 for r g b (`(rgb - 0.5) / SH_C0`); opacity a logit; sh the
 * coefficients of degree 1 and up, coefficient by coefficient, r g b innermost.
 */
export interface SplatCloud {
  readonly count: number;
  readonly positions: Float32Array;
  readonly scales: Float32Array;
  readonly rotations: Float32Array;
  readonly colors: Float32Array;
  readonly opacities: Float32Array;
  /** 0 to 4. */
  readonly shDegree: number;
  readonly sh: Float32Array;
}

/** Bytes that are not what they should be, or a cloud that a format cannot hold. */
export class SplatFormatError extends Error {
  override readonly name = 'SplatFormatError';
}

/** The constant spherical harmonic, 1 / (2 sqrt(pi)). */
export const SH_C0 = 0.28209479177387814;

/** How many numbers of `sh` one splat has: three colours times the harmonics of degree 1 to `degree`. */
export function countShCoefficients(degree: number): number {
  return 3 * (degree * degree + 2 * degree);
}

/** A cloud of zeros to be filled in. */
export function createSplatCloud(count: number, shDegree = 0): SplatCloud {
  return {
    count,
    positions: new Float32Array(3 * count),
    scales: new Float32Array(3 * count),
    rotations: new Float32Array(4 * count),
    colors: new Float32Array(3 * count),
    opacities: new Float32Array(count),
    shDegree,
    sh: new Float32Array(countShCoefficients(shDegree) * count),
  };
}

/** Throws a SplatFormatError unless the cloud has at least one splat, arrays of the right lengths and finite numbers only. */
export function validateSplatCloud(cloud: SplatCloud): void {
  const { count, shDegree } = cloud;
  if (!Number.isInteger(count) || count < 1) throw new SplatFormatError(`a cloud needs at least one splat, not ${count}`);
  if (!Number.isInteger(shDegree) || shDegree < 0 || shDegree > 4)
    throw new SplatFormatError(`spherical harmonics of degree ${shDegree} are not supported`);
  checkNumbers('positions', cloud.positions, 3 * count);
  checkNumbers('scales', cloud.scales, 3 * count);
  checkNumbers('rotations', cloud.rotations, 4 * count);
  checkNumbers('colors', cloud.colors, 3 * count);
  checkNumbers('opacities', cloud.opacities, count);
  checkNumbers('sh', cloud.sh, countShCoefficients(shDegree) * count);
}

function checkNumbers(name: string, values: Float32Array, length: number): void {
  if (values.length !== length) throw new SplatFormatError(`${name} holds ${values.length} numbers instead of ${length}`);
  // Infinity and NaN stay in a sum, and float32 numbers cannot overflow one in float64: one branch instead of millions.
  let sum = 0;
  for (let i = 0; i < length; i++) sum += values[i] as number;
  if (Number.isFinite(sum)) return;
  const at = values.findIndex((value) => !Number.isFinite(value));
  throw new SplatFormatError(`${name}[${at}] is ${values[at]}`);
}
