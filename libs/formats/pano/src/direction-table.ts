import { computeRowLatitude } from './equirect.js';

/** Sines and cosines of a panorama's columns and rows, so that a pixel's direction costs two products. */
export interface PanoramaDirectionTable {
  readonly width: number;
  readonly height: number;
  /** Sine and cosine of the azimuth of each column. */
  readonly sinAzimuth: Float64Array;
  readonly cosAzimuth: Float64Array;
  /** Sine and cosine of the latitude of each row. */
  readonly sinLatitude: Float64Array;
  readonly cosLatitude: Float64Array;
}

let last: PanoramaDirectionTable | undefined;

/**
 * The table of an equirectangular panorama `width` pixels wide, even. A direction is (sin a cos l, sin l, -cos a cos l). Consecutive calls
 * with one width share a table, which callers must not change.
 */
export function createPanoramaDirectionTable(width: number): PanoramaDirectionTable {
  if (last?.width !== width) last = tabulate(width);
  return last;
}

function tabulate(width: number): PanoramaDirectionTable {
  const height = width / 2;
  const table: PanoramaDirectionTable = {
    width,
    height,
    sinAzimuth: new Float64Array(width),
    cosAzimuth: new Float64Array(width),
    sinLatitude: new Float64Array(height),
    cosLatitude: new Float64Array(height),
  };
  for (let column = 0; column < width; column++) {
    const azimuth = (2 * Math.PI * (column + 0.5)) / width - Math.PI;
    table.sinAzimuth[column] = Math.sin(azimuth);
    table.cosAzimuth[column] = Math.cos(azimuth);
  }
  for (let row = 0; row < height; row++) {
    table.sinLatitude[row] = Math.sin(computeRowLatitude(width, row));
    table.cosLatitude[row] = Math.cos(computeRowLatitude(width, row));
  }
  return table;
}
