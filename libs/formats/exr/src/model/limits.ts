/** Bounds of what is read; all of them are checked before memory is taken. */
export interface ExrLimits {
  /** Bytes of the headers of all parts together. */
  readonly headerBytes: number;
  readonly channels: number;
  readonly parts: number;
  /** Pixels along one edge of a window, and in a window. */
  readonly edge: number;
  readonly pixels: number;
  /** Bytes of the samples of all channels: in one block, and in a part. */
  readonly blockBytes: number;
  readonly sampleBytes: number;
}

/** A panorama of 16384 x 8192 pixels in sixteen float channels, one of which may lie in a single tile. */
export const EXR_LIMITS: ExrLimits = {
  headerBytes: 1_048_576,
  channels: 1_024,
  parts: 64,
  edge: 65_536,
  pixels: 16_384 * 8_192,
  blockBytes: 536_870_912,
  sampleBytes: 8_589_934_592,
};
