/** Pixels across of the renderings; they are half as high. */
export const WIDTH = 512;
const PIXELS = WIDTH ** 2 / 2;

export interface RenderedPanorama {
  /** sRGB, three bytes a pixel. */
  readonly color: Uint8Array;
  /** Along the rays; Infinity for sky. */
  readonly metres: Float32Array;
}

/** A file of `models/training/depth-rgb/render-scenes.ts`. */
export function readPanorama(bytes: Uint8Array): RenderedPanorama {
  const half = new Float16Array(bytes.buffer.slice(bytes.byteOffset + 3 * PIXELS, bytes.byteOffset + 5 * PIXELS));
  return { color: bytes.subarray(0, 3 * PIXELS), metres: Float32Array.from(half) };
}

/** Every tenth scene is held out from training. */
const HELD_OUT = 10;

/** Whether a file of those, by its name, shows a scene that was held out from training. */
export function isHeldOut(name: string): boolean {
  return name.endsWith('.bin') && Number(name.slice(0, 5)) % HELD_OUT === HELD_OUT - 1;
}
