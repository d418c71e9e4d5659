import type { Raster } from '@diorama/raster';

/** How a picture is turned: clockwise by 0, 90, 180 or 270 degrees, then left and right exchanged. */
interface VideoOrientation {
  readonly rotation: number;
  readonly flip: boolean;
}

/** Size of a picture within an edge; it is never made larger. */
export function computeSizeWithin(width: number, height: number, maxEdge: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, maxEdge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export function applyOrientation(picture: Raster, { rotation, flip }: VideoOrientation): Raster {
  if (rotation === 0 && !flip) return picture;
  const isSideways = rotation === 90 || rotation === 270;
  const width = isSideways ? picture.height : picture.width;
  const height = isSideways ? picture.width : picture.height;
  const data = new Uint8Array(picture.data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const source = sourceOf(flip ? width - 1 - x : x, y, { picture, rotation }) * 3;
      const target = (y * width + x) * 3;
      data[target] = picture.data[source] as number;
      data[target + 1] = picture.data[source + 1] as number;
      data[target + 2] = picture.data[source + 2] as number;
    }
  }
  return { width, height, data };
}

/** The pixel that comes to lie at x, y when the picture is turned clockwise. */
function sourceOf(x: number, y: number, { picture, rotation }: { readonly picture: Raster; readonly rotation: number }): number {
  const { width, height } = picture;
  if (rotation === 90) return (height - 1 - x) * width + y;
  if (rotation === 180) return (height - 1 - y) * width + (width - 1 - x);
  if (rotation === 270) return x * width + (width - 1 - y);
  return y * width + x;
}
