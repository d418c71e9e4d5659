/** Interleaved floats of a picture, row by row from the top. */
export interface FloatPicture {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

export type ResampleFilter = 'area' | 'nearest' | 'bilinear' | 'bicubic';

/** Pixels of the source that make one pixel along an axis. */
interface Taps {
  readonly first: number;
  readonly weights: readonly number[];
}

/**
 * The picture in another size. `area` averages the source under each pixel; `bilinear` and `bicubic` widen their kernels when they shrink, as
 * Pillow does.
 */
export function resamplePicture(
  picture: FloatPicture,
  to: { readonly width: number; readonly height: number },
  filter: ResampleFilter,
): FloatPicture {
  if (picture.width === to.width && picture.height === to.height) return picture;
  const columns = computeTaps(picture.width, to.width, filter);
  const rows = computeTaps(picture.height, to.height, filter);
  const { channels } = picture;
  const narrow = new Float32Array(to.width * picture.height * channels);
  for (let y = 0, at = 0; y < picture.height; y++)
    for (const { first, weights } of columns)
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0;
        for (const [i, weight] of weights.entries())
          sum += weight * (picture.data[(y * picture.width + first + i) * channels + channel] as number);
        narrow[at++] = sum;
      }
  const data = new Float32Array(to.width * to.height * channels);
  const length = to.width * channels;
  for (const [y, { first, weights }] of rows.entries())
    for (let x = 0; x < length; x++) {
      let sum = 0;
      for (const [i, weight] of weights.entries()) sum += weight * (narrow[(first + i) * length + x] as number);
      data[y * length + x] = sum;
    }
  return { data, width: to.width, height: to.height, channels };
}

function computeTaps(from: number, to: number, filter: ResampleFilter): Taps[] {
  const ratio = from / to;
  return Array.from({ length: to }, (_, pixel): Taps => {
    if (filter === 'nearest') return { first: Math.min(from - 1, Math.floor((pixel + 0.5) * ratio)), weights: [1] };
    const [begin, end] = [pixel * ratio, (pixel + 1) * ratio];
    if (filter === 'area') return normalize(Math.floor(begin), Math.ceil(end), from, (i) => Math.min(end, i + 1) - Math.max(begin, i));
    const stretch = Math.max(1, ratio);
    const centre = (pixel + 0.5) * ratio;
    const support = (filter === 'bilinear' ? 1 : 2) * stretch;
    const kernel = filter === 'bilinear' ? triangle : cubic;
    return normalize(Math.floor(centre - support + 0.5), Math.floor(centre + support + 0.5), from, (i) =>
      kernel((i + 0.5 - centre) / stretch),
    );
  });
}

/** Weights of the pixels from `first` to before `end` that the source has, with a sum of 1. */
// eslint-disable-next-line max-params -- a range and its weights
function normalize(first: number, end: number, from: number, weigh: (pixel: number) => number): Taps {
  const begin = Math.min(from - 1, Math.max(0, first));
  const weights = Array.from({ length: Math.max(1, Math.min(from, end) - begin) }, (_, i) => weigh(begin + i));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return { first: begin, weights: sum === 0 ? [1] : weights.map((weight) => weight / sum) };
}

const triangle = (distance: number): number => Math.max(0, 1 - Math.abs(distance));

/** R. Keys, "Cubic Convolution Interpolation for Digital Image Processing", 1981, with a = -1/2. */
function cubic(distance: number): number {
  const x = Math.abs(distance);
  if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
  return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0;
}
