import type { Raster } from './raster.js';

/** The picture over shared memory, where threads read it without a copy each; what a decoder gives may not be moved to a thread at all. */
export function copyToSharedMemory(raster: Raster): Raster {
  if (raster.data.buffer instanceof SharedArrayBuffer) return raster;
  const data = new Uint8Array(new SharedArrayBuffer(raster.data.length));
  data.set(raster.data);
  return { width: raster.width, height: raster.height, data };
}
