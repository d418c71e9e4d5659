import { countShCoefficients, SH_C0 } from './cloud.js';
import type { SplatCloud } from './cloud.js';

/** The factor of the spherical harmonics of degree 1, sqrt(3 / (4 pi)). */
export const SH_C1 = 0.4886025119029199;

const ORIGIN = [0, 0, 0] as const;

/** The part of a cloud that says how colours depend on the direction. */
export type DirectionalColors = Pick<SplatCloud, 'shDegree' | 'sh'>;

/**
 * Adds what the harmonics of degree 1 change in the colour (sRGB, 0 to 1) of a splat that an eye (x, y, z, metres) sees; nothing where the eye
 * is its centre. Higher degrees are left out. The signs are those of B. Kerbl and others, "3D Gaussian Splatting", 2023.
 */
export function addFirstHarmonics(
  { shDegree, sh, positions }: DirectionalColors & Pick<SplatCloud, 'positions'>,
  splat: number,
  eye: ArrayLike<number>,
  color: Float32Array,
): void {
  if (shDegree === 0) return;
  const x = (positions[3 * splat] as number) - (eye[0] as number);
  const y = (positions[3 * splat + 1] as number) - (eye[1] as number);
  const z = (positions[3 * splat + 2] as number) - (eye[2] as number);
  const length = Math.sqrt(x * x + y * y + z * z);
  if (length === 0) return;
  const factor = SH_C1 / length;
  const at = countShCoefficients(shDegree) * splat;
  for (let c = 0; c < 3; c++)
    color[c] =
      (color[c] as number) + factor * (z * (sh[at + 3 + c] as number) - y * (sh[at + c] as number) - x * (sh[at + 6 + c] as number));
}

/** What `addFirstHarmonics` adds to some splats of a cloud that are seen from the origin, three a splat. */
export function computeOriginOffsets(cloud: DirectionalColors & Pick<SplatCloud, 'positions'>, splats: Uint32Array): Float32Array {
  const offsets = new Float32Array(3 * splats.length);
  if (cloud.shDegree === 0) return offsets;
  for (let k = 0; k < splats.length; k++) {
    const i = splats[k] as number;
    addFirstHarmonics(cloud, i, ORIGIN, offsets.subarray(3 * k, 3 * k + 3));
  }
  return offsets;
}

/**
 * The cloud in the colours that it has from the origin, from every direction, for formats and readers without harmonics. A cloud without any is
 * answered as it is.
 */
export function bakeHarmonics(cloud: SplatCloud): SplatCloud {
  if (cloud.shDegree === 0) return cloud;
  const offsets = computeOriginOffsets(
    cloud,
    Uint32Array.from({ length: cloud.count }, (_, i) => i),
  );
  const colors = cloud.colors.map((value, i) => value + (offsets[i] as number) / SH_C0);
  return { ...cloud, colors, shDegree: 0, sh: new Float32Array(0) };
}
