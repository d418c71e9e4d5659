/** The part of a panorama that pictures show. */
export interface PartialPanorama {
  readonly width: number;
  readonly height: number;
  /** Encoded RGB, three a pixel; the nearest known colours where nothing is known. */
  readonly color: Float32Array;
  /** 1 where a picture shows it. */
  readonly known: Uint8Array;
  /** 1 where a picture shows the sky. */
  readonly sky: Uint8Array;
}
