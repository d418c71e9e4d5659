import type { DiffusersManifest } from '../bundle/manifest.js';
import type { ModelPool } from '../process/model-pool.js';
import type { Bundle } from '../bundle/open-bundle.js';
import type { TensorFile } from '../tensors/tensor-file.js';
import { countTensorElements } from '../tensors/tensors.js';
import type { TensorData, Tensors } from '../tensors/tensors.js';
import { createScheduler } from './create-scheduler.js';
import { denoise, getDenoiserName } from './denoise.js';
import { getFirstOutput, getGraph, runOnValues } from './graph-runner.js';
import type { DiffusionModel, NamedValues } from './graph-runner.js';
import { encodeKnownPixels, keepKnownPixels, readKnownPixels } from './known-pixels.js';
import { blendPanoramaSeam, rollColumns } from './roll-columns.js';
import { conditionOnText, loadTokenizers } from './text-conditioning.js';

interface PaintOrder {
  /** `control`, where the model takes one: height x width numbers in 0 to 1, more for what is nearer. */
  readonly inputs: Tensors;
  /** `picture` and `mask`, where the model paints what is missing in a picture. */
  readonly pictures: TensorFile['tensors'];
  /** `prompt`, and if wanted `negative_prompt`, `seed` and `steps`. */
  readonly texts: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

type DiffusersBundle = Bundle<DiffusersManifest>;

/** Columns of the picture over which its closed ends fade into the rest. */
const FADE = 64;
const COLOURS = 3;
const SEED_MAX = 4_294_967_295;

export function isDiffusersBundle(bundle: Bundle): bundle is DiffusersBundle {
  return bundle.manifest.layout === 'onnx-diffusers';
}

/**
 * Paints a panorama by latent diffusion: `rgb`, 3 x height x width in 0 to 1. The picture is decoded twice, once half a turn round, so that its
 * ends join. The same order gives the same picture.
 *
 * @throws RangeError when the order does not fit or the picture has NaN, and as `ModelPool.use` does
 */
export async function runDiffusionPipeline(pool: Pick<ModelPool, 'use'>, bundle: DiffusersBundle, order: PaintOrder): Promise<TensorFile> {
  const tokenize = await loadTokenizers(bundle);
  const { prompt = '', negative_prompt: negative = '', seed, steps } = order.texts;
  const { manifest, graphs } = bundle;
  const { width, height, pixels } = manifest.latents;
  const scheduler = createScheduler(manifest.scheduler, wholeNumber('steps', steps, manifest.steps));
  const control = readControl(bundle, order.inputs);
  const known = readKnown(bundle, order.pictures, { width: width * pixels, height: height * pixels });
  return pool.use(
    bundle,
    async (model) => {
      const diffusion: DiffusionModel = { manifest, graphs, model };
      const guides: NamedValues[] = [await conditionOnText(diffusion, tokenize(prompt), false)];
      if (manifest.guidance > 1) guides.push(await conditionOnText(diffusion, tokenize(negative), negative === ''));
      const latents = await denoise(diffusion, {
        scheduler,
        seed: wholeNumber('seed', seed, 0),
        guides,
        control,
        known: known === null ? null : await encodeKnownPixels(diffusion, known),
      });
      const painted = await decode(diffusion, latents);
      const keepsKnown = manifest.inpainting?.keepsKnown ?? true;
      const data = known !== null && keepsKnown ? keepKnownPixels(painted, known) : painted;
      return { tensors: { rgb: { shape: [COLOURS, height * pixels, width * pixels], data } }, texts: {} };
    },
    order.signal,
  );
}

function readKnown(
  { manifest }: DiffusersBundle,
  pictures: TensorFile['tensors'],
  size: { readonly width: number; readonly height: number },
) {
  if (manifest.inpainting !== undefined) return readKnownPixels(pictures, size);
  const [strange] = Object.keys(pictures);
  if (strange !== undefined) throw new RangeError(`there is no input ${strange}`);
  return null;
}

function wholeNumber(name: string, text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(value) || value < 0 || value > SEED_MAX)
    throw new RangeError(`${name} must be a whole number from 0 to ${SEED_MAX}`);
  return value;
}

/** The same numbers in as many channels as the model wants. */
function readControl({ manifest, graphs }: DiffusersBundle, { control, ...others }: Tensors): Float32Array | null {
  const [strange] = Object.keys(others);
  if (strange !== undefined) throw new RangeError(`there is no input ${strange}`);
  if (manifest.control === undefined) {
    if (control !== undefined) throw new RangeError('there is no input control');
    return null;
  }
  const { input } = manifest.control;
  const facts = (graphs['controlnet'] ?? graphs[getDenoiserName(graphs)])?.inputs.find(({ name }) => name === input);
  if (facts === undefined) throw new RangeError(`no graph has the input ${input} that the bundle declares`);
  const { width, height, pixels } = manifest.latents;
  const plane = width * height * pixels ** 2;
  if (!(control instanceof Float32Array) || control.length !== plane) throw new RangeError(`the input control must have ${plane} floats`);
  const all = new Float32Array(countTensorElements(facts));
  for (let channel = 0; channel * plane < all.length; channel++) all.set(control, channel * plane);
  return all;
}

async function decode(diffusion: DiffusionModel, latents: Float32Array): Promise<Float32Array> {
  const { width, height, pixels, scale, shift, wraps = true } = diffusion.manifest.latents;
  const [across, down] = [width * pixels, height * pixels];
  const data = latents.map((value) => value / scale + shift);
  const graph = getGraph(diffusion.graphs, 'vaeDecoder');
  const [input] = graph.inputs;
  const decodeOnce = async (turned: TensorData): Promise<Float32Array> =>
    getFirstOutput(graph, await runOnValues(diffusion, 'vaeDecoder', [{ [input?.name ?? '']: turned }]));
  const whole = await decodeOnce(data);
  if (whole.length !== COLOURS * across * down)
    throw new RangeError(`the decoder returns ${whole.length} numbers, not 3 x ${down} x ${across}`);
  if (whole.some(Number.isNaN)) throw new RangeError('the decoder returns NaN');
  const closed = wraps
    ? blendPanoramaSeam({ data: whole, width: across }, await decodeOnce(rollColumns({ data, width }, width / 2)), FADE)
    : whole;
  return closed.map((value) => Math.min(1, Math.max(0, value / 2 + 0.5)));
}
