/** The length of a vector of ordinary size. `Math.hypot` guards against overflow too, and takes ten times as long. */
export const computeLength = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z);

/** By how much a rotation times a uniform scale, row-major 3x4, stretches. */
export const getUniformScale = (m: Float32Array): number => computeLength(m[0] as number, m[4] as number, m[8] as number);

/** The fourth power in two products; `**` takes twenty times as long. */
export function fourthPower(value: number): number {
  const square = value * value;
  return square * square;
}

/** The fifth power in three products. */
export const fifthPower = (value: number): number => fourthPower(value) * value;
