/** Covariances of Gaussians as six numbers xx xy xz yy yz zz, and back to axes and lengths. */

const SWEEPS = 8;

/** What a covariance looks like: columns of `axes` are a right-handed set, the first the longest; variances fall. */
interface PrincipalAxes {
  /** Column by column: first axis x y z, second, third. */
  readonly axes: Float64Array;
  readonly variances: Float64Array;
}

/** Adds `weight` times R diag(variance) R^T to `sum`, R the rotation of a quaternion x y z w of any length but zero. */
export function addRotatedCovariance(sum: Float64Array, weight: number, quaternion: ArrayLike<number>, variance: ArrayLike<number>): void {
  const x = quaternion[0] as number;
  const y = quaternion[1] as number;
  const z = quaternion[2] as number;
  const w = quaternion[3] as number;
  const two = 2 / (x * x + y * y + z * z + w * w);
  const [first, second, third] = [variance[0] as number, variance[1] as number, variance[2] as number];
  addOuterProduct(sum, weight * first, 1 - two * (y * y + z * z), two * (x * y + w * z), two * (x * z - w * y));
  addOuterProduct(sum, weight * second, two * (x * y - w * z), 1 - two * (x * x + z * z), two * (y * z + w * x));
  addOuterProduct(sum, weight * third, two * (x * z + w * y), two * (y * z - w * x), 1 - two * (x * x + y * y));
}

/** Writes what the unit quaternion x y z w at a place in `rotations` turns an axis, 0 to 2, into: a unit vector. */
export function writeRotatedAxis(rotations: ArrayLike<number>, at: number, axis: number, out: Float64Array): void {
  const x = rotations[at] as number;
  const y = rotations[at + 1] as number;
  const z = rotations[at + 2] as number;
  const w = rotations[at + 3] as number;
  if (axis === 0) {
    out[0] = 1 - 2 * (y * y + z * z);
    out[1] = 2 * (x * y + w * z);
    out[2] = 2 * (x * z - w * y);
  } else if (axis === 1) {
    out[0] = 2 * (x * y - w * z);
    out[1] = 1 - 2 * (x * x + z * z);
    out[2] = 2 * (y * z + w * x);
  } else {
    out[0] = 2 * (x * z + w * y);
    out[1] = 2 * (y * z - w * x);
    out[2] = 1 - 2 * (x * x + y * y);
  }
}

/** Adds `weight` times the outer product of a vector with itself. */
export function addOuterProduct(sum: Float64Array, weight: number, x: number, y: number, z: number): void {
  sum[0] = (sum[0] as number) + weight * x * x;
  sum[1] = (sum[1] as number) + weight * x * y;
  sum[2] = (sum[2] as number) + weight * x * z;
  sum[3] = (sum[3] as number) + weight * y * y;
  sum[4] = (sum[4] as number) + weight * y * z;
  sum[5] = (sum[5] as number) + weight * z * z;
}

/** Finds the principal axes by cyclic Jacobi rotations (Golub and Van Loan, "Matrix Computations", 8.5), into `out`. */
export function computePrincipalAxes(covariance: Float64Array, out: PrincipalAxes): void {
  const matrix = SCRATCH;
  unfold(covariance, matrix);
  const { axes, variances } = out;
  axes.fill(0);
  axes[0] = axes[4] = axes[8] = 1;
  const scale = (matrix[0] as number) + (matrix[4] as number) + (matrix[8] as number);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const off = Math.abs(matrix[1] as number) + Math.abs(matrix[2] as number) + Math.abs(matrix[5] as number);
    if (off <= 1e-12 * scale) break;
    rotateAway(matrix, axes, 0, 1);
    rotateAway(matrix, axes, 0, 2);
    rotateAway(matrix, axes, 1, 2);
  }
  for (let i = 0; i < 3; i++) variances[i] = Math.max(0, matrix[4 * i] as number);
  orderBySize(out, 0, 1);
  orderBySize(out, 1, 2);
  orderBySize(out, 0, 1);
  completeRightHanded(axes);
}

const SCRATCH = new Float64Array(9);

function unfold(covariance: Float64Array, matrix: Float64Array): void {
  matrix[0] = covariance[0] as number;
  matrix[1] = matrix[3] = covariance[1] as number;
  matrix[2] = matrix[6] = covariance[2] as number;
  matrix[4] = covariance[3] as number;
  matrix[5] = matrix[7] = covariance[4] as number;
  matrix[8] = covariance[5] as number;
}

/** One rotation in the plane of p and q that makes the matrix's entry (p, q) zero; the axes turn along. */
function rotateAway(matrix: Float64Array, axes: Float64Array, p: number, q: number): void {
  const mixed = matrix[3 * p + q] as number;
  if (mixed === 0) return;
  const theta = ((matrix[4 * q] as number) - (matrix[4 * p] as number)) / (2 * mixed);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  const r = 3 - p - q;
  const rp = matrix[3 * r + p] as number;
  const rq = matrix[3 * r + q] as number;
  matrix[4 * p] = (matrix[4 * p] as number) - tangent * mixed;
  matrix[4 * q] = (matrix[4 * q] as number) + tangent * mixed;
  matrix[3 * p + q] = matrix[3 * q + p] = 0;
  matrix[3 * r + p] = matrix[3 * p + r] = cosine * rp - sine * rq;
  matrix[3 * r + q] = matrix[3 * q + r] = sine * rp + cosine * rq;
  for (let i = 0; i < 3; i++) {
    const along = axes[3 * p + i] as number;
    const across = axes[3 * q + i] as number;
    axes[3 * p + i] = cosine * along - sine * across;
    axes[3 * q + i] = sine * along + cosine * across;
  }
}

function orderBySize({ axes, variances }: PrincipalAxes, first: number, second: number): void {
  const before = variances[first] as number;
  const after = variances[second] as number;
  if (before >= after) return;
  variances[first] = after;
  variances[second] = before;
  for (let i = 0; i < 3; i++) {
    const kept = axes[3 * first + i] as number;
    axes[3 * first + i] = axes[3 * second + i] as number;
    axes[3 * second + i] = kept;
  }
}

function completeRightHanded(axes: Float64Array): void {
  const ax = axes[0] as number;
  const ay = axes[1] as number;
  const az = axes[2] as number;
  const bx = axes[3] as number;
  const by = axes[4] as number;
  const bz = axes[5] as number;
  axes[6] = ay * bz - az * by;
  axes[7] = az * bx - ax * bz;
  axes[8] = ax * by - ay * bx;
}

/** Writes the quaternion x y z w of a right-handed set of axes (S. W. Shepperd, "Quaternion from Rotation Matrix", 1978). */
export function axesToQuaternion(axes: Float64Array, out: Float32Array, at: number): void {
  const xx = axes[0] as number;
  const yy = axes[4] as number;
  const zz = axes[8] as number;
  const yzTurn = (axes[5] as number) - (axes[7] as number);
  const zxTurn = (axes[6] as number) - (axes[2] as number);
  const xyTurn = (axes[1] as number) - (axes[3] as number);
  const xySum = (axes[1] as number) + (axes[3] as number);
  const zxSum = (axes[6] as number) + (axes[2] as number);
  const yzSum = (axes[5] as number) + (axes[7] as number);
  let x = yzTurn;
  let y = zxTurn;
  let z = xyTurn;
  let w = 1 + xx + yy + zz;
  if (xx + yy + zz < Math.max(xx, yy, zz)) {
    if (xx >= yy && xx >= zz) [x, y, z, w] = [1 + xx - yy - zz, xySum, zxSum, yzTurn];
    else if (yy >= zz) [x, y, z, w] = [xySum, 1 + yy - xx - zz, yzSum, zxTurn];
    else [x, y, z, w] = [zxSum, yzSum, 1 + zz - xx - yy, xyTurn];
  }
  const length = Math.sqrt(x * x + y * y + z * z + w * w);
  out[at] = x / length;
  out[at + 1] = y / length;
  out[at + 2] = z / length;
  out[at + 3] = w / length;
}
