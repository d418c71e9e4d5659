/**
 * Equirectangular panoramas, twice as wide as high. The frame is x right, y up, z back; the centre column looks along -z
 * and azimuth grows to the right. Columns and rows are continuous: whole numbers are pixel centres, so a panorama spans
 * [-0.5, width - 0.5) by [-0.5, height - 0.5).
 */

/** A row of numbers to write results into; a typed array is fastest. */
export type WritableNumbers = Float64Array | Float32Array | number[];

/** Writes the unit direction through a point of a panorama of this width. */
export function pixelToDirection(width: number, column: number, row: number, out: WritableNumbers): void {
  const azimuth = (2 * Math.PI * (column + 0.5)) / width - Math.PI;
  const latitude = computeRowLatitude(width, row);
  const level = Math.cos(latitude);
  out[0] = Math.sin(azimuth) * level;
  out[1] = Math.sin(latitude);
  out[2] = -Math.cos(azimuth) * level;
}

/** Writes the column and row that a direction of any length but zero meets: the inverse of `pixelToDirection`. */
// eslint-disable-next-line max-params -- a direction; an object per pixel would cost more than the mapping
export function directionToPixel(width: number, x: number, y: number, z: number, out: WritableNumbers): void {
  const turn = Math.atan2(x, -z) / (2 * Math.PI) + 0.5;
  const latitude = Math.atan2(y, Math.sqrt(x * x + z * z));
  // Azimuth +180 degrees is the left edge, where -180 is.
  out[0] = (turn >= 1 ? 0 : turn) * width - 0.5;
  out[1] = (0.5 - latitude / Math.PI) * (width / 2) - 0.5;
}

/** Latitude of a row in radians, pi/2 at the upper edge. */
export function computeRowLatitude(width: number, row: number): number {
  return Math.PI / 2 - (2 * Math.PI * (row + 0.5)) / width;
}

/** Solid angle of one pixel of a row, in steradians; all pixels of a panorama add up to 4 pi. */
export function computePixelSolidAngle(width: number, row: number): number {
  return ((2 * Math.PI) / width) * computeRowBandSolidAngle(width, row - 0.5, row + 0.5);
}

/** Share of the sphere between two continuous rows, as a difference of sines of latitude (the whole sphere: 2). */
export function computeRowBandSolidAngle(width: number, top: number, bottom: number): number {
  return Math.sin(computeRowLatitude(width, top)) - Math.sin(computeRowLatitude(width, bottom));
}
