/** Eight bits a channel, RGB, row-major; encoding it as a picture file is an adapter's work. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}
