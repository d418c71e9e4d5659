import type { PreprocessingManifest } from '../bundle/preprocessing-manifest.js';
import { resamplePicture } from './resample-picture.js';
import type { FloatPicture } from './resample-picture.js';
import type { TensorSpec } from '../tensors/tensor-schema.js';
import type { TensorFile } from '../tensors/tensor-file.js';
import { toTensorData } from '../tensors/tensors.js';
import type { TensorData } from '../tensors/tensors.js';

const COLOURS = 3;

/** The size of a picture that an input takes. */
export interface PictureAxes {
  readonly batch: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The input of a graph that takes a picture: the one that the manifest names, else the first with three or more axes.
 *
 * @throws RangeError without one
 */
export function findPictureInput(inputs: readonly TensorSpec[], { input }: PreprocessingManifest): TensorSpec {
  const found = inputs.find(({ name, shape }) => (input === undefined ? shape.length >= COLOURS : name === input));
  if (found === undefined)
    throw new RangeError(`no input of the graph takes a picture${input === undefined ? '' : `: there is no ${input}`}`);
  return found;
}

/** @throws RangeError when the shape is not that of pictures with three colours */
export function readPictureAxes({ name, shape }: TensorSpec, { layout = 'nchw' }: PreprocessingManifest): PictureAxes {
  const [batch = 1, ...axes] = shape.length === COLOURS ? [1, ...shape] : shape;
  const [height = 0, width = 0, colours] = layout === 'nchw' ? [axes[1], axes[2], axes[0]] : [axes[0], axes[1], axes[2]];
  if (axes.length !== COLOURS || colours !== COLOURS)
    throw new RangeError(`the input ${name} has the shape ${shape.join(' x ')}, which is not ${layout} with 3 colours`);
  return { batch, width, height };
}

/**
 * A tensor as a picture: bytes or floats in 0 to 1, height x width x 3.
 *
 * @throws RangeError when it is of another shape or type
 */
export function readPicture(name: string, tensor: TensorFile['tensors'][string] | undefined): FloatPicture {
  const [height = 0, width = 0, channels = 0] = tensor?.shape ?? [];
  const { data } = tensor ?? {};
  if (channels !== COLOURS || tensor?.shape.length !== COLOURS || !(data instanceof Uint8Array || data instanceof Float32Array))
    throw new RangeError(`the input ${name} must be bytes or floats of the shape height x width x 3`);
  return { width, height, channels, data: data instanceof Uint8Array ? Float32Array.from(data, (value) => value / 255) : data };
}

/**
 * Pictures in sRGB from 0 to 1 as the input of a graph: size, colours, values, mean and deviation, and the order of axes and channels are those
 * of the manifest. Pictures of the input's size are not resampled.
 */
export function encodePictures(pictures: readonly FloatPicture[], spec: TensorSpec, preprocessing: PreprocessingManifest): TensorData {
  const size = readPictureAxes(spec, preprocessing);
  const { layout = 'nchw', channels: order = 'rgb', filter = 'area', colour = 'srgb' } = preprocessing;
  const { values: [black, white] = [0, 1], mean = [], deviation = [] } = preprocessing;
  const plane = size.width * size.height;
  const numbers = new Float32Array(pictures.length * COLOURS * plane);
  for (const [index, picture] of pictures.entries()) {
    const shown = resamplePicture(colour === 'srgb' ? picture : toLinear(picture), size, filter);
    for (let channel = 0; channel < COLOURS; channel++) {
      const from = order === 'rgb' ? channel : COLOURS - 1 - channel;
      const [subtracted, divisor] = [mean[channel] ?? 0, deviation[channel] ?? 1];
      for (let pixel = 0; pixel < plane; pixel++) {
        const value = black + (white - black) * (shown.data[pixel * COLOURS + from] as number);
        const at = layout === 'nchw' ? channel * plane + pixel : pixel * COLOURS + channel;
        numbers[index * COLOURS * plane + at] = (value - subtracted) / divisor;
      }
    }
  }
  return toTensorData(spec, numbers);
}

/** IEC 61966-2-1. */
const toLinear = (picture: FloatPicture): FloatPicture => ({
  ...picture,
  data: picture.data.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)),
});
