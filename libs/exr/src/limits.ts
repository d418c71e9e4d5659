/** Bounds of what is read; all of them are checked before memory is taken. */
export interface ExrLimits {
  /** Bytes of the headers of all parts together. */
  readonly headerBytes: number;
  readonly channels: number;
  readonly parts: number;
  /** Pixels along one edge of a window, and in a window. */
  readonly edge: number;
  readonly pixels: number;
}

export const EXR_LIMITS: ExrLimits = { headerBytes: 1_048_576, channels: 1_024, parts: 64, edge: 65_536, pixels: 16_384 * 8_192 };
