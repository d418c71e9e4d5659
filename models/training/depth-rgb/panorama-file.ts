/** Pixels across of the renderings of `image-depth`; they are half as high. */
export const WIDTH = 512;
const PIXELS = WIDTH ** 2 / 2;

export interface RenderedPanorama {
  /** sRGB, three bytes a pixel. */
  readonly color: Uint8Array;
  /** Along the rays; Infinity for sky. */
  readonly metres: Float32Array;
}

/** A file of `models/training/image-depth/render-scenes.ts`. */
export function readPanorama(bytes: Uint8Array): RenderedPanorama {
  const half = new Float16Array(bytes.buffer.slice(bytes.byteOffset + 3 * PIXELS, bytes.byteOffset + 5 * PIXELS));
  return { color: bytes.subarray(0, 3 * PIXELS), metres: Float32Array.from(half) };
}
