import { hashInteger, hashStreamName } from '@diorama/random';

import type { Bundle, BundleGraph } from '../bundle/open-bundle.js';
import { countTensorElements } from '../tensors/tensors.js';
import { getBatchSize, getFirstOutput, getGraph, runOnValues } from './graph-runner.js';
import type { DiffusionModel, NamedValues } from './graph-runner.js';
import type { KnownLatents } from './known-pixels.js';
import { generateGaussianNoise } from './noise.js';
import { createPatchPlaces, packLatents, unpackLatents } from './packed-latents.js';
import { rollColumns } from './roll-columns.js';
import type { Scheduler } from './scheduler.js';

export interface Denoising {
  readonly scheduler: Scheduler;
  readonly seed: number;
  /** What guides the network: that of the prompt, and of the negative prompt where there is one. */
  readonly guides: readonly NamedValues[];
  /** All channels of the picture that the model is guided by. */
  readonly control: Float32Array | null;
  readonly known: KnownLatents | null;
}

/** The graph that predicts noise. @throws RangeError when the bundle has none */
export const getDenoiserName = (graphs: Bundle['graphs']): 'transformer' | 'unet' => {
  if (graphs['transformer'] !== undefined) return 'transformer';
  getGraph(graphs, 'unet');
  return 'unet';
};

/** Names of the input that takes the latents. */
const LATENTS = ['sample', 'hidden_states'];

/**
 * Latents from noise. Where the picture is a panorama, the latents are turned in each step by another number of columns, so that no seam
 * stays where the network sees an end.
 */
export async function denoise(diffusion: DiffusionModel, order: Denoising): Promise<Float32Array> {
  const { scheduler, seed, known, guides } = order;
  const { channels, width, height, wraps = true } = diffusion.manifest.latents;
  const length = channels * width * height;
  const noise = generateGaussianNoise(seed, 'latents', length);
  const isBlended = diffusion.manifest.inpainting?.kind === 'blended';
  let latents: Float32Array = noise.map((value) => value * scheduler.initialSigma);
  for (const step of scheduler.timesteps.keys()) {
    const turn = wraps ? hashInteger(seed, hashStreamName('turn'), step) % width : 0;
    const shown = [scheduler.scaleInput(latents, step), ...(known === null || isBlended ? [] : [known.mask, known.latents])];
    const input = rollColumns({ data: join(shown), width }, turn);
    const predictions = await predict(diffusion, order, { input, step, turn });
    const prediction = rollColumns({ data: guide(predictions, guides.length > 1 ? diffusion.manifest.guidance : 1), width }, -turn);
    const fresh = scheduler.needsNoise(step) ? { noise: generateGaussianNoise(seed, `step ${step}`, length) } : {};
    latents = scheduler.step({ step, latents, prediction, ...fresh });
    if (known !== null && isBlended)
      latents = blend(latents, known, isLast(scheduler, step) ? known.latents : scheduler.addNoise(known.latents, noise, step + 1));
  }
  return latents;
}

const isLast = ({ timesteps }: Scheduler, step: number): boolean => step === timesteps.length - 1;

function join(parts: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0)] = parts;
  if (parts.length === 1) return first;
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** O. Avrahami et al., "Blended Latent Diffusion", 2023: what is known takes the place of what was painted over it. */
function blend(painted: Float32Array, { mask }: KnownLatents, known: Float32Array): Float32Array {
  return painted.map((value, i) => {
    const share = mask[i % mask.length] as number;
    return share * value + (1 - share) * (known[i] as number);
  });
}

/** J. Ho and T. Salimans, "Classifier-Free Diffusion Guidance", 2022: away from what the other words would give. */
function guide([prediction, other]: readonly Float32Array[], guidance: number): Float32Array {
  if (prediction === undefined) throw new RangeError('nothing was predicted');
  if (other === undefined) return prediction;
  return prediction.map((value, i) => (other[i] as number) + guidance * (value - (other[i] as number)));
}

interface NetworkInput {
  readonly input: Float32Array;
  readonly step: number;
  /** How far the latents are turned. */
  readonly turn: number;
}

/** A prediction for each guide, in their order: by one run where the graph takes as many at once, else one after another. */
async function predict(diffusion: DiffusionModel, order: Denoising, shown: NetworkInput): Promise<Float32Array[]> {
  const graph = getGraph(diffusion.graphs, getDenoiserName(diffusion.graphs));
  const shared = describeInput(diffusion, order, shown);
  const items = order.guides.map((guide): NamedValues => ({ ...shared, ...guide }));
  const batch = getBatchSize(graph, LATENTS);
  if (batch === 1) {
    const predictions: Float32Array[] = [];
    for (const item of items) predictions.push(...(await runBatch(diffusion, graph, [item])));
    return predictions;
  }
  if (items.length !== 1 && items.length !== batch)
    throw new RangeError(`the network takes ${batch} pictures at once, not ${items.length}`);
  // Negative first, as in the pipelines of diffusers.
  const filled = Array.from({ length: batch }, (_, i) => items[(batch - 1 - i) % items.length] as NamedValues);
  return (await runBatch(diffusion, graph, filled)).toReversed().slice(0, items.length);
}

/** Values for all inputs that networks have in addition to those of the text. */
function describeInput(
  { manifest, graphs }: DiffusionModel,
  { scheduler, control }: Denoising,
  { input, step, turn }: NetworkInput,
): NamedValues {
  const { width, height, pixels } = manifest.latents;
  const { conditioning } = manifest;
  const timestep = scheduler.timesteps[step] ?? 0;
  const values: Record<string, ArrayLike<number>> = {
    sample: input,
    hidden_states: input,
    timestep: [timestep],
    conditioning_scale: [1],
    time_ids: [height * pixels, width * pixels, 0, 0, height * pixels, width * pixels],
  };
  if (control !== null && manifest.control !== undefined)
    values[manifest.control.input] = rollColumns({ data: control, width: width * pixels }, turn * pixels);
  if (conditioning?.kind !== 'flux') return values;
  const words = getGraph(graphs, 'transformer').inputs.find(({ name }) => name === 'txt_ids');
  return {
    ...values,
    hidden_states: packLatents(input, manifest.latents),
    timestep: [timestep / manifest.scheduler.trainSteps],
    guidance: [conditioning.distilledGuidance ?? 1],
    img_ids: createPatchPlaces(manifest.latents),
    txt_ids: new Float32Array(words === undefined ? 0 : countTensorElements(words)),
  };
}

/** Runs the network, by way of its ControlNet where that is a separate graph. */
async function runBatch(diffusion: DiffusionModel, graph: BundleGraph, items: readonly NamedValues[]): Promise<Float32Array[]> {
  const { graphs, manifest } = diffusion;
  const [first, ...rest] = items;
  const residuals = graphs['controlnet'] === undefined ? {} : await runOnValues(diffusion, 'controlnet', items);
  const outputs = await runOnValues(diffusion, getDenoiserName(graphs), [{ ...first, ...residuals }, ...rest]);
  const all = getFirstOutput(graph, outputs);
  const length = all.length / items.length;
  return items.map((_, i) => {
    const prediction = items.length === 1 ? all : all.slice(i * length, (i + 1) * length);
    return manifest.conditioning?.kind === 'flux' ? unpackLatents(prediction, manifest.latents) : prediction;
  });
}
