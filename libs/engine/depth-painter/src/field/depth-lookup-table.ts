/** How the samples of a picture stand for metres, its least value 0 and its greatest 1. */
export interface DepthScale {
  /** Metres, both positive, the second one greater. */
  readonly zMin: number;
  readonly zMax: number;
  /** `linear`: z_min + v (z_max - z_min). `inverse_log`: z_min (z_max / z_min)^(1 - v), where near is bright. */
  readonly encoding: 'linear' | 'inverse_log';
}

/**
 * The metres of each value from 0 to `greatest`.
 *
 * @throws RangeError for bounds that are none
 */
export function createDepthLookupTable(greatest: number, { zMin, zMax, encoding }: DepthScale): Float32Array {
  if (!(zMin > 0 && zMax > zMin && zMax < Infinity)) throw new RangeError(`no depths lie between ${zMin} and ${zMax}`);
  const ratio = Math.log(zMax / zMin);
  return Float32Array.from({ length: greatest + 1 }, (_, value) => {
    const v = value / greatest;
    return encoding === 'linear' ? zMin + v * (zMax - zMin) : zMin * Math.exp(ratio * (1 - v));
  });
}
