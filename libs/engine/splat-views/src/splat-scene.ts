import type { SplatCloud } from '@diorama/splat';
import { fromHarmonic } from '@diorama/splatting';

/** A splat cloud as the renderer reads it. Its arrays are shared memory: all threads render one copy. */
export interface SplatScene {
  readonly count: number;
  /** x, y and z of each centre, metres. */
  readonly positions: Float32Array;
  /** Upper triangle of each covariance matrix in the frame of the world, square metres: xx, xy, xz, yy, yz, zz. */
  readonly covariances: Float32Array;
  /** Red, green and blue of sRGB, 0 to 255. */
  readonly colors: Uint8Array;
  /** 0 to 1. */
  readonly opacities: Float32Array;
}

/** Prepares a cloud for pictures from many places. Colours that depend on the direction are left out; worlds have none. */
export function createSplatScene(cloud: SplatCloud): SplatScene {
  const { count } = cloud;
  const floats = (length: number): Float32Array => new Float32Array(new SharedArrayBuffer(4 * length));
  const scene = {
    count,
    positions: floats(3 * count),
    covariances: floats(6 * count),
    colors: new Uint8Array(new SharedArrayBuffer(3 * count)),
    opacities: floats(count),
  };
  scene.positions.set(cloud.positions);
  for (let i = 0; i < 3 * count; i++) scene.colors[i] = Math.round(255 * Math.min(1, Math.max(0, fromHarmonic(cloud.colors[i] as number))));
  for (let i = 0; i < count; i++) {
    scene.opacities[i] = 1 / (1 + Math.exp(-(cloud.opacities[i] as number)));
    writeCovariance(scene.covariances, cloud, i);
  }
  return scene;
}

/** R S S' R', with the rotation R of the splat's quaternion and its standard deviations S (B. Kerbl and others, "3D Gaussian Splatting", 2023). */
function writeCovariance(covariances: Float32Array, { rotations, scales }: SplatCloud, i: number): void {
  const qx = rotations[4 * i] as number;
  const qy = rotations[4 * i + 1] as number;
  const qz = rotations[4 * i + 2] as number;
  const qw = rotations[4 * i + 3] as number;
  const s1 = Math.exp(scales[3 * i] as number);
  const s2 = Math.exp(scales[3 * i + 1] as number);
  const s3 = Math.exp(scales[3 * i + 2] as number);
  // The columns of the rotation's matrix, each as long as its standard deviation.
  const x1 = s1 * (1 - 2 * (qy * qy + qz * qz));
  const y1 = s1 * 2 * (qx * qy + qw * qz);
  const z1 = s1 * 2 * (qx * qz - qw * qy);
  const x2 = s2 * 2 * (qx * qy - qw * qz);
  const y2 = s2 * (1 - 2 * (qx * qx + qz * qz));
  const z2 = s2 * 2 * (qy * qz + qw * qx);
  const x3 = s3 * 2 * (qx * qz + qw * qy);
  const y3 = s3 * 2 * (qy * qz - qw * qx);
  const z3 = s3 * (1 - 2 * (qx * qx + qy * qy));
  covariances[6 * i] = x1 * x1 + x2 * x2 + x3 * x3;
  covariances[6 * i + 1] = x1 * y1 + x2 * y2 + x3 * y3;
  covariances[6 * i + 2] = x1 * z1 + x2 * z2 + x3 * z3;
  covariances[6 * i + 3] = y1 * y1 + y2 * y2 + y3 * y3;
  covariances[6 * i + 4] = y1 * z1 + y2 * z2 + y3 * z3;
  covariances[6 * i + 5] = z1 * z1 + z2 * z2 + z3 * z3;
}
