/** The directions of a panorama's pixels in a frame that is turned about the vertical. */
export interface SphereDirections {
  readonly width: number;
  /** Sine and cosine of each column's azimuth from -z, clockwise, in the turned frame. */
  readonly sine: Float64Array;
  readonly cosine: Float64Array;
  /** Vertical and level part of each row's unit directions. */
  readonly up: Float64Array;
  readonly level: Float64Array;
}

/** `turn`: radians clockwise from the picture's centre column to the frame's -z. */
export function createSphereDirections(width: number, turn: number): SphereDirections {
  const azimuth = (column: number): number => (2 * Math.PI * (column + 0.5)) / width - Math.PI - turn;
  const latitude = (row: number): number => Math.PI / 2 - (2 * Math.PI * (row + 0.5)) / width;
  return {
    width,
    sine: Float64Array.from({ length: width }, (_, column) => Math.sin(azimuth(column))),
    cosine: Float64Array.from({ length: width }, (_, column) => Math.cos(azimuth(column))),
    up: Float64Array.from({ length: width / 2 }, (_, row) => Math.sin(latitude(row))),
    level: Float64Array.from({ length: width / 2 }, (_, row) => Math.cos(latitude(row))),
  };
}
