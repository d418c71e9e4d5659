/** Numbers row by row. */
interface PixelPlane {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** The picture in another size: each pixel is the mean of those that it covers, or that which it lies in. */
export function resizePlane({ data, width, height }: PixelPlane, to: Pick<PixelPlane, 'width' | 'height'>): Float32Array {
  if (to.width === width && to.height === height) return data;
  const fitted = new Float32Array(to.width * to.height);
  const columns = edges(width, to.width);
  const rows = edges(height, to.height);
  for (let y = 0, at = 0; y < to.height; y++) {
    const [top, bottom] = rows(y);
    for (let x = 0; x < to.width; x++) {
      const [left, right] = columns(x);
      let sum = 0;
      for (let row = top; row < bottom; row++) for (let i = row * width + left; i < row * width + right; i++) sum += data[i] as number;
      fitted[at++] = sum / ((bottom - top) * (right - left));
    }
  }
  return fitted;
}

/** From which to before which one pixel of `to` covers those of `from`. */
function edges(from: number, to: number): (pixel: number) => readonly [first: number, end: number] {
  return (pixel) => {
    const first = Math.floor((pixel * from) / to);
    return [first, Math.max(first + 1, Math.floor(((pixel + 1) * from) / to))];
  };
}
