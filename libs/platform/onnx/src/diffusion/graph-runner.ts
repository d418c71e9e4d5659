import type { DiffusersManifest } from '../bundle/manifest.js';
import type { Bundle, BundleGraph } from '../bundle/open-bundle.js';
import type { LoadedModel } from '../process/model-pool.js';
import type { TensorSpec } from '../tensors/tensor-schema.js';
import { countTensorElements, toFloats, toTensorData } from '../tensors/tensors.js';
import type { TensorData, Tensors } from '../tensors/tensors.js';

/** A loaded bundle of latent diffusion. */
export interface DiffusionModel {
  readonly manifest: DiffusersManifest;
  readonly graphs: Bundle['graphs'];
  readonly model: LoadedModel;
}

/** Values for the inputs of a graph, by their names. */
export type NamedValues = Readonly<Record<string, ArrayLike<number> | TensorData>>;

/** @throws RangeError when the bundle has no such graph */
export function getGraph(graphs: Bundle['graphs'], name: string): BundleGraph {
  const graph = graphs[name];
  if (graph === undefined) throw new RangeError(`there is no graph ${name}`);
  return graph;
}

/**
 * Runs a graph on the values that it has inputs for, each in the type of its input. Where an input takes as many numbers as all of `items`
 * have together, they are joined in a batch; where it takes those of one, it gets those of the first.
 *
 * @throws RangeError when an input takes another number of values
 */
export async function runOnValues({ graphs, model }: DiffusionModel, name: string, items: readonly NamedValues[]): Promise<Tensors> {
  const inputs = getGraph(graphs, name).inputs.flatMap((spec) => {
    const values = items.flatMap((item) => (item[spec.name] === undefined ? [] : [item[spec.name] as ArrayLike<number>]));
    return values.length === 0 ? [] : [[spec.name, joinValues(spec, values)] as const];
  });
  return model.run(name, Object.fromEntries(inputs));
}

/** The first output of a graph as floats. */
export function getFirstOutput(graph: BundleGraph, outputs: Tensors): Float32Array {
  const first = outputs[graph.outputs[0]?.name ?? ''];
  if (first === undefined) throw new RangeError('the graph returns nothing');
  return toFloats(first);
}

/** How many items a graph takes at once: the first axis of the input that takes the latents. */
export function getBatchSize(graph: BundleGraph, latents: readonly string[]): number {
  const shape = graph.inputs.find(({ name }) => latents.includes(name))?.shape;
  return shape?.[0] ?? 1;
}

function joinValues(spec: TensorSpec, values: readonly (ArrayLike<number> | TensorData)[]): TensorData {
  const [first] = values;
  const wanted = countTensorElements(spec);
  if (first === undefined) throw new RangeError(`the input ${spec.name} has no values`);
  if (first.length === wanted) return toTensorData(spec, first);
  const total = values.reduce((sum, { length }) => sum + length, 0);
  if (total !== wanted) throw new RangeError(`the input ${spec.name} takes ${wanted} numbers, not ${total}`);
  const joined = new Float64Array(wanted);
  let at = 0;
  for (const item of values) for (let i = 0; i < item.length; i++) joined[at++] = Number(item[i]);
  return toTensorData(spec, joined);
}
