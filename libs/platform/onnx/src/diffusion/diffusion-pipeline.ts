import { hashInteger, hashStreamName } from '@diorama/random';

import type { DiffusersManifest } from '../bundle/manifest.js';
import type { LoadedModel, ModelPool } from '../process/model-pool.js';
import type { Bundle, BundleGraph } from '../bundle/open-bundle.js';
import type { TensorFile } from '../tensors/tensor-file.js';
import type { TensorSpec } from '../tensors/tensor-schema.js';
import { TENSOR_ARRAY_TYPES, countTensorElements } from '../tensors/tensors.js';
import type { TensorData, Tensors } from '../tensors/tensors.js';
import { generateGaussianNoise } from './noise.js';
import { blendPanoramaSeam, rollColumns } from './roll-columns.js';
import { createScheduler } from './create-scheduler.js';
import type { Scheduler } from './scheduler.js';
import { loadTokenizer } from './tokenize.js';

interface PaintOrder {
  /** `control`, where the model takes one: height x width numbers in 0 to 1, more for what is nearer. */
  readonly inputs: Tensors;
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
 * Paints a panorama by latent diffusion: `rgb`, 3 x height x width in 0 to 1. In each step the latents are turned by another number
 * of columns, so that no seam stays where the network sees an end; the picture is decoded twice, once half a turn round. The same
 * order gives the same picture.
 *
 * @throws RangeError when the order does not fit, and as `ModelPool.use` does
 */
export async function runDiffusionPipeline(pool: Pick<ModelPool, 'use'>, bundle: DiffusersBundle, order: PaintOrder): Promise<TensorFile> {
  const tokenize = await loadTokenizer(bundle);
  const { prompt = '', negative_prompt: negative = '', seed, steps } = order.texts;
  const { manifest, graphs } = bundle;
  const scheduler = createScheduler(manifest.scheduler, wholeNumber('steps', steps, manifest.steps));
  const control = readControl(bundle, order.inputs);
  const painter = { manifest, graphs, scheduler, control, seed: wholeNumber('seed', seed, 0) };
  return pool.use(
    bundle,
    async (model) => {
      const words = manifest.guidance > 1 ? [prompt, negative] : [prompt];
      const guides: TensorData[] = [];
      for (const text of words) guides.push(await encode(painter, model, tokenize(text)));
      const latents = await denoise(painter, model, guides);
      return { tensors: { rgb: await decode(painter, model, latents) }, texts: {} };
    },
    order.signal,
  );
}

interface Painter {
  readonly manifest: DiffusersManifest;
  readonly graphs: Bundle['graphs'];
  readonly scheduler: Scheduler;
  /** All channels of the picture that the model is guided by. */
  readonly control: Float32Array | null;
  readonly seed: number;
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
  const facts = (graphs['controlnet'] ?? graphs['unet'])?.inputs.find(({ name }) => name === input);
  if (facts === undefined) throw new RangeError(`no graph has the input ${input} that the bundle declares`);
  const { width, height, pixels } = manifest.latents;
  const plane = width * height * pixels ** 2;
  if (!(control instanceof Float32Array) || control.length !== plane) throw new RangeError(`the input control must have ${plane} floats`);
  const all = new Float32Array(countTensorElements(facts));
  for (let channel = 0; channel * plane < all.length; channel++) all.set(control, channel * plane);
  return all;
}

/** Words as the network takes them. */
async function encode({ graphs }: Painter, model: LoadedModel, ids: readonly number[]): Promise<TensorData> {
  const [input] = graphOf(graphs, 'textEncoder').inputs;
  if (input === undefined) throw new RangeError('the text encoder has no input');
  return run({ graphs, model, graph: 'textEncoder' }, { [input.name]: numbers(input, ids) });
}

async function denoise(painter: Painter, model: LoadedModel, guides: readonly TensorData[]): Promise<Float32Array> {
  const { manifest, scheduler, seed } = painter;
  const { channels, width, height } = manifest.latents;
  const length = channels * width * height;
  let latents: Float32Array = generateGaussianNoise(seed, 'latents', length).map((value) => value * scheduler.initialSigma);
  for (const step of scheduler.timesteps.keys()) {
    const turn = hashInteger(seed, hashStreamName('turn'), step) % width;
    const input = rollColumns({ data: scheduler.scaleInput(latents, step), width }, turn);
    const predictions: Float32Array[] = [];
    for (const guide of guides) predictions.push(await predict(painter, model, { input, guide, step, turn }));
    const prediction = rollColumns({ data: guided(predictions, manifest.guidance), width }, -turn);
    const noise = scheduler.needsNoise(step) ? { noise: generateGaussianNoise(seed, `step ${step}`, length) } : {};
    latents = scheduler.step({ step, latents, prediction, ...noise });
  }
  return latents;
}

interface Look {
  readonly input: Float32Array;
  readonly guide: TensorData;
  readonly step: number;
  /** How far the latents are turned. */
  readonly turn: number;
}

/** One look of the network, by way of its ControlNet where that is a graph of its own. */
async function predict({ graphs, manifest, scheduler, control }: Painter, model: LoadedModel, look: Look): Promise<Float32Array> {
  const known: Record<string, TensorData> = {
    sample: look.input,
    encoder_hidden_states: look.guide,
    conditioning_scale: Float32Array.of(1),
  };
  const timestep = graphOf(graphs, 'unet').inputs.find(({ name }) => name === 'timestep');
  if (timestep !== undefined) known['timestep'] = numbers(timestep, [scheduler.timesteps[look.step] ?? 0]);
  const { width, pixels } = manifest.latents;
  if (control !== null && manifest.control !== undefined)
    known[manifest.control.input] = rollColumns({ data: control, width: width * pixels }, look.turn * pixels);
  if (graphs['controlnet'] !== undefined) Object.assign(known, await model.run('controlnet', chosen(graphs['controlnet'], known)));
  return floats(await run({ graphs, model, graph: 'unet' }, chosen(graphOf(graphs, 'unet'), known)));
}

/** J. Ho and T. Salimans, "Classifier-Free Diffusion Guidance", 2022: away from what the other words would give. */
function guided([prediction, other]: readonly Float32Array[], guidance: number): Float32Array {
  if (prediction === undefined) throw new RangeError('nothing was predicted');
  if (other === undefined) return prediction;
  return prediction.map((value, i) => (other[i] as number) + guidance * (value - (other[i] as number)));
}

async function decode({ graphs, manifest }: Painter, model: LoadedModel, latents: Float32Array): Promise<TensorFile['tensors'][string]> {
  const { width, height, pixels, scale, shift } = manifest.latents;
  const [across, down] = [width * pixels, height * pixels];
  const data = latents.map((value) => value / scale + shift);
  const [input] = graphOf(graphs, 'vaeDecoder').inputs;
  const look = async (turned: Float32Array): Promise<Float32Array> =>
    floats(await run({ graphs, model, graph: 'vaeDecoder' }, { [input?.name ?? '']: turned }));
  const whole = await look(data);
  if (whole.length !== COLOURS * across * down)
    throw new RangeError(`the decoder returns ${whole.length} numbers, not 3 x ${down} x ${across}`);
  const turned = await look(rollColumns({ data, width }, width / 2));
  const closed = blendPanoramaSeam({ data: whole, width: across }, turned, FADE);
  return { shape: [COLOURS, down, across], data: closed.map((value) => Math.min(1, Math.max(0, value / 2 + 0.5))) };
}

/** Runs a graph and answers its first output. */
async function run(
  { graphs, model, graph }: { readonly graphs: Bundle['graphs']; readonly model: LoadedModel; readonly graph: string },
  inputs: Tensors,
): Promise<TensorData> {
  const outputs = await model.run(graph, inputs);
  const first = outputs[graphOf(graphs, graph).outputs[0]?.name ?? ''];
  if (first === undefined) throw new RangeError(`the graph ${graph} returns nothing`);
  return first;
}

function graphOf(graphs: Bundle['graphs'], name: string): BundleGraph {
  const graph = graphs[name];
  if (graph === undefined) throw new RangeError(`there is no graph ${name}`);
  return graph;
}

/** Those of the tensors that a graph takes. */
function chosen({ inputs }: BundleGraph, known: Tensors): Tensors {
  return Object.fromEntries(inputs.flatMap(({ name }) => (known[name] === undefined ? [] : [[name, known[name]]])));
}

/** Numbers in the type that a graph wants them in. */
function numbers({ type }: TensorSpec, values: readonly number[]): TensorData {
  const data = new TENSOR_ARRAY_TYPES[type](values.length);
  for (const [i, value] of values.entries()) data[i] = type === 'int64' ? BigInt(Math.round(value)) : value;
  return data;
}

function floats(data: TensorData): Float32Array {
  if (!(data instanceof Float32Array)) throw new RangeError('an image graph must return floats');
  return data;
}
