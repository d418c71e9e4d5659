import type { DirectionalColors, SplatCloud } from '@diorama/splat';
import { fromHarmonic, writeScaledAxes } from '@diorama/splatting';

/** A splat cloud as the renderer reads it. Its arrays are shared memory: all threads render one copy. */
export interface SplatScene extends DirectionalColors {
  readonly count: number;
  /** x, y and z of each centre, metres. */
  readonly positions: Float32Array;
  /** Upper triangle of each covariance matrix in the frame of the world, square metres: xx, xy, xz, yy, yz, zz. */
  readonly covariances: Float32Array;
  /** Red, green and blue of sRGB, 0 to 1, without what depends on the direction. */
  readonly colors: Float32Array;
  /** 0 to 1. */
  readonly opacities: Float32Array;
}

/** Prepares a cloud for pictures from many places. */
export function createSplatScene(cloud: SplatCloud): SplatScene {
  const { count } = cloud;
  const floats = (length: number): Float32Array => new Float32Array(new SharedArrayBuffer(4 * length));
  const scene = {
    count,
    positions: floats(3 * count),
    covariances: floats(6 * count),
    colors: floats(3 * count),
    opacities: floats(count),
    shDegree: cloud.shDegree,
    sh: floats(cloud.sh.length),
  };
  scene.positions.set(cloud.positions);
  scene.sh.set(cloud.sh);
  for (let i = 0; i < 3 * count; i++) scene.colors[i] = fromHarmonic(cloud.colors[i] as number);
  const axes = new Float64Array(9);
  for (let i = 0; i < count; i++) {
    scene.opacities[i] = 1 / (1 + Math.exp(-(cloud.opacities[i] as number)));
    writeCovariance(scene.covariances, i, writeScaledAxes(cloud, i, axes));
  }
  return scene;
}

/** The covariance R S S' R' from the columns of R S. */
function writeCovariance(covariances: Float32Array, i: number, axes: Float64Array): void {
  const x1 = axes[0] as number;
  const y1 = axes[1] as number;
  const z1 = axes[2] as number;
  const x2 = axes[3] as number;
  const y2 = axes[4] as number;
  const z2 = axes[5] as number;
  const x3 = axes[6] as number;
  const y3 = axes[7] as number;
  const z3 = axes[8] as number;
  covariances[6 * i] = x1 * x1 + x2 * x2 + x3 * x3;
  covariances[6 * i + 1] = x1 * y1 + x2 * y2 + x3 * y3;
  covariances[6 * i + 2] = x1 * z1 + x2 * z2 + x3 * z3;
  covariances[6 * i + 3] = y1 * y1 + y2 * y2 + y3 * y3;
  covariances[6 * i + 4] = y1 * z1 + y2 * z2 + y3 * z3;
  covariances[6 * i + 5] = z1 * z1 + z2 * z2 + z3 * z3;
}
