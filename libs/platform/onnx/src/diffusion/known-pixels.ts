import { resamplePicture } from '../pictures/resample-picture.js';
import type { FloatPicture } from '../pictures/resample-picture.js';
import { readPicture } from '../pictures/picture-tensor.js';
import type { TensorFile } from '../tensors/tensor-file.js';
import { toFloats } from '../tensors/tensors.js';
import type { TensorData } from '../tensors/tensors.js';
import { getFirstOutput, getGraph, runOnValues } from './graph-runner.js';
import type { DiffusionModel } from './graph-runner.js';

/** A picture of which a part is known, in the size of the model. */
export interface KnownPixels {
  /** 3 x height x width in 0 to 1. */
  readonly rgb: Float32Array;
  /** Height x width: 1 where the model paints, 0 where the picture is known. */
  readonly mask: Float32Array;
}

/** The same as the network takes it, in the size of the latents. */
export interface KnownLatents {
  readonly latents: Float32Array;
  /** 1 where the model paints. */
  readonly mask: Float32Array;
}

const COLOURS = 3;

/**
 * Reads the inputs `picture`, height x width x 3, and `mask`, height x width with 1 where the model paints; both are brought to a size.
 *
 * @throws RangeError when one is missing or of another shape
 */
export function readKnownPixels(tensors: TensorFile['tensors'], size: { readonly width: number; readonly height: number }): KnownPixels {
  const picture = readPicture('picture', tensors['picture']);
  const mask = tensors['mask'];
  if (mask === undefined || mask.data.length !== picture.width * picture.height)
    throw new RangeError('the input mask must have one number for each pixel of the picture');
  const shown = resamplePicture(picture, size, 'area');
  const plane = size.width * size.height;
  const rgb = Float32Array.from({ length: COLOURS * plane }, (_, i) => shown.data[(i % plane) * COLOURS + Math.floor(i / plane)] as number);
  const isPainted = readMask(mask.data, picture);
  return { rgb, mask: resamplePicture(isPainted, size, 'nearest').data };
}

function readMask(data: TensorData, { width, height }: FloatPicture): FloatPicture {
  return { width, height, channels: 1, data: toFloats(data).map((value) => (value >= 0.5 ? 1 : 0)) };
}

/**
 * The known pixels as latents. A network that takes them as channels is shown grey where it paints, as it was trained.
 *
 * @throws RangeError when the bundle has no vaeEncoder, or its output does not fit
 */
export async function encodeKnownPixels(diffusion: DiffusionModel, { rgb, mask }: KnownPixels): Promise<KnownLatents> {
  const { latents: facts, inpainting } = diffusion.manifest;
  const { channels, width, height, pixels, scale, shift } = facts;
  const plane = mask.length;
  const picture = rgb.map((value, i) => (inpainting?.kind === 'channels' && (mask[i % plane] as number) >= 0.5 ? 0 : 2 * value - 1));
  const graph = getGraph(diffusion.graphs, 'vaeEncoder');
  const outputs = await runOnValues(diffusion, 'vaeEncoder', [{ [graph.inputs[0]?.name ?? '']: picture }]);
  const length = channels * width * height;
  const encoded = getFirstOutput(graph, outputs);
  // Mean and logarithm of the variance; the mean is what it is without a draw.
  if (encoded.length !== length && encoded.length !== 2 * length)
    throw new RangeError(`the encoder returns ${encoded.length} numbers, not ${length}, or twice as many`);
  return {
    latents: encoded.slice(0, length).map((value) => (value - shift) * scale),
    mask: Float32Array.from(
      { length: width * height },
      (_, i) => mask[Math.floor(i / width) * pixels * width * pixels + (i % width) * pixels] as number,
    ),
  };
}

/** Copies known pixels into a painted picture, 3 x height x width. */
export function keepKnownPixels(painted: Float32Array, { rgb, mask }: KnownPixels): Float32Array {
  return painted.map((value, i) => ((mask[i % mask.length] as number) >= 0.5 ? value : (rgb[i] as number)));
}
